//! What decisions are worth and why, as a screen shows it: a hint, a doubt before a decision, the reasons of a bot. Every
//! number comes from the bots and the rules.

use crate::view::odds::{self, FeatureOddsView};
use bots::{AssessedAction, Estimate, ExpectedLead, Motive};
use rules::action::Action;
use rules::event::EventSink;
use rules::figure::SegmentId;
use rules::ground::{Place, PlayerId};
use rules::sight::PlayerView;
use serde::Serialize;
use specta::Type;

/// A feature has so many odds told at most, each of another one.
const MOST_ODDS: usize = 3;

/// The best that somebody could do, the best first.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct HintView {
    /// The step at which it was asked for.
    pub step: u32,
    /// Whose decision it is.
    pub player: PlayerId,
    /// In so many games, played to the end, it was seen who is ahead.
    pub games: u32,
    /// The id of the bot that is assumed to play on at every seat.
    pub plays_on: &'static str,
    pub advice: Vec<AdviceView>,
}

/// A decision, with what became of it in games that went on from there.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct AdviceView {
    pub action: Action,
    /// What it would be followed by, after a tile.
    pub then: Option<Action>,
    /// Where it leads.
    pub leads: ExpectedLead,
    /// In hundredths of a point: so much less than the best in the same games; not below 0.
    pub behind: i32,
    /// True when the games cannot tell it from the best.
    pub level: bool,
    /// In so many games.
    pub games: u32,
    /// What it changes in what everybody can see.
    pub motives: Vec<Motive>,
    /// What may still come for the land that it changes.
    pub odds: Vec<RestsOnView>,
}

/// What may still come for a feature on which a decision rests.
#[derive(Debug, Clone, Serialize, Type)]
pub struct RestsOnView {
    pub place: Place,
    pub odds: FeatureOddsView,
}

/// A decision that loses much, before it is taken.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DoubtView {
    /// In hundredths of a point.
    pub lost: i32,
    /// In thousandths of the chance to win; null for somebody who plays alone.
    pub chance_lost: Option<u16>,
    /// The id of the bot that is assumed to play on at every seat.
    pub plays_on: &'static str,
    /// What the decision itself changes, without what would follow it.
    pub changes: Vec<Motive>,
    /// What would be better.
    pub better: AdviceView,
}

/// Why a bot did what it did.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ReasonsView {
    pub step: u32,
    pub player: PlayerId,
    /// The id of the bot.
    pub bot: String,
    pub action: Action,
    /// What it had in mind after a tile.
    pub then: Option<Action>,
    /// False when it would do something else today.
    pub same: bool,
    pub motives: Vec<Motive>,
    /// What it would have done otherwise; null when there was nothing else.
    pub next: Option<NextBestView>,
}

/// The best that a bot did not do.
#[derive(Debug, Clone, Copy, Serialize, Type)]
pub struct NextBestView {
    pub action: Action,
    pub then: Option<Action>,
    /// In hundredths of a point: so much less it seemed worth; null for a bot that weighs nothing.
    pub less: Option<i32>,
}

/// A decision with its reasons and what it rests on.
pub fn advice(sight: &PlayerView, assessed: &AssessedAction, leads: ExpectedLead) -> AdviceView {
    let AssessedAction {
        action,
        then,
        behind,
        noise,
        games,
    } = *assessed;
    let motives = bots::motives_of(sight, action, then);
    AdviceView {
        action,
        then,
        leads,
        behind: behind.max(0),
        level: behind <= 2 * noise,
        games,
        odds: rests_on(sight, [Some(action), then], &motives),
        motives,
    }
}

/// What was meant to be done, held against what is better.
pub fn doubt(
    sight: &PlayerView,
    taken: &AssessedAction,
    better: &AssessedAction,
    estimate: &Estimate,
) -> DoubtView {
    let player = sight.to_move().unwrap_or_default();
    let best = estimate.of(player, 0);
    let chances = best.chance.zip(estimate.of(player, taken.behind).chance);
    DoubtView {
        lost: taken.behind,
        chance_lost: chances.map(|(best, taken)| best.saturating_sub(taken)),
        plays_on: bots::PLAYS_ON.word(),
        changes: bots::motives_of(sight, taken.action, None),
        better: advice(sight, better, best),
    }
}

/// The open features of which the reasons speak, by what may still come for them.
fn rests_on(sight: &PlayerView, done: [Option<Action>; 2], motives: &[Motive]) -> Vec<RestsOnView> {
    let mut after = sight.clone();
    for action in done.into_iter().flatten() {
        after.attempt(action, &mut EventSink::silent());
    }
    let context = after.context();
    let mut told: Vec<SegmentId> = Vec::new();
    let mut rests = Vec::new();
    for motive in motives {
        let (Motive::InSight { place, .. } | Motive::Majority { place, .. }) = *motive else {
            continue;
        };
        let Some(segment) = context.segment_at(place) else {
            continue;
        };
        let feature = context.state.board.feature(segment);
        if told.contains(&feature) || rests.len() == MOST_ODDS {
            continue;
        }
        told.push(feature);
        rests.extend(odds::seen(&after, segment).map(|odds| RestsOnView { place, odds }));
    }
    rests
}
