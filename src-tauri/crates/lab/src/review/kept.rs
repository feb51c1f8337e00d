//! A part as it is kept, as text for whoever keeps it. What follows from the game, such as reasons, is found again when it
//! is read; judges nothing anew.

use super::decision::{ReviewDecision, reasons};
use super::luck::Luck;
use super::part::ReviewPart;
use super::subject::{ReviewMoment, Subject};
use bots::ExpectedLead;
use rules::action::Action;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct StoredReview {
    luck: Option<Luck>,
    expected: Vec<ExpectedLead>,
    decisions: Vec<KeptDecision>,
}

#[derive(Serialize, Deserialize)]
struct KeptDecision {
    taken: Action,
    best: Action,
    then: Option<Action>,
    games: u32,
    lost: i32,
    noise: i32,
    lead: i32,
    chance: Option<u16>,
    chance_lost: Option<u16>,
}

impl ReviewPart {
    /// The text to keep.
    #[must_use]
    pub fn text(&self) -> String {
        let kept = StoredReview {
            luck: self.luck.clone(),
            expected: self.expected.clone(),
            decisions: self.decisions.iter().map(KeptDecision::of).collect(),
        };
        serde_json::to_string(&kept).unwrap_or_default()
    }
}

impl Subject {
    /// A part from its text; nothing when it is torn, or of another game: then it is found anew.
    #[must_use]
    pub fn read(&self, number: usize, text: &str) -> Option<ReviewPart> {
        let stretch = self.stretches.get(number)?;
        let kept: StoredReview = serde_json::from_str(text).ok()?;
        let seats = self.end().state().players.len();
        let of_all = |count: usize| count == seats;
        if !of_all(kept.expected.len()) || kept.decisions.len() != stretch.moments.len() {
            return None;
        }
        let luck = kept.luck.filter(|luck| of_all(luck.each.len()));
        let moments = stretch.moments.iter().zip(&kept.decisions);
        let decisions = moments.map(|(moment, kept)| kept.read(moment));
        Some(ReviewPart {
            turn: stretch.turn,
            player: stretch.player,
            tile: stretch.tile,
            luck,
            expected: kept.expected,
            decisions: decisions.collect::<Option<_>>()?,
        })
    }
}

impl KeptDecision {
    const fn of(decision: &ReviewDecision) -> Self {
        Self {
            taken: decision.taken,
            best: decision.best,
            then: decision.then,
            games: decision.games,
            lost: decision.lost,
            noise: decision.noise,
            lead: decision.lead,
            chance: decision.chance,
            chance_lost: decision.chance_lost,
        }
    }

    fn read(&self, moment: &ReviewMoment) -> Option<ReviewDecision> {
        let sight = &moment.sight;
        let open = sight.actions();
        if self.taken != moment.taken || !open.contains(&self.best) {
            return None;
        }
        let mut decision = ReviewDecision {
            step: moment.step,
            player: moment.player,
            taken: moment.taken,
            best: self.best,
            then: self.then,
            games: self.games,
            lost: self.lost,
            noise: self.noise,
            lead: self.lead,
            chance: self.chance,
            chance_lost: self.chance_lost,
            grade: None,
            forced: open.len() == 1,
            reasons: Vec::new(),
        };
        decision.name();
        decision.reasons = reasons(sight, &decision);
        Some(decision)
    }
}
