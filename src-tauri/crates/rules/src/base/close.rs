//! Completed features: which there are, in which order they are scored, and paying points.

use super::{claim, worth};
use crate::action::Action;
use crate::agenda::{Need, Step};
use crate::event::{Event, LeaveReason, ScoreEntry, Weight};
use crate::expansion::Hook;
use crate::figure::SegmentId;
use crate::ground::{MAX_PLAYERS, Place, PlayerId};
use crate::menu::Menu;
use crate::options::Choice;
use crate::score::{Scoring, When};
use crate::state::{Context, ContextMut};

/// Finds what the tile just laid completes.
pub fn collect(stage: &mut ContextMut<'_>) {
    let closing = completed(stage.context());
    if !closing.is_empty() {
        stage.state.agenda.push(Step::Order);
    }
    stage.state.closing = closing;
}

/// What the tile just laid completes (BG-16, BG-17, BG-20, BG-24), in scoring order.
#[must_use]
pub fn completed(context: Context<'_>) -> Vec<SegmentId> {
    let Some(landed) = context.state.landed else {
        return Vec::new();
    };
    let board = &context.state.board;
    let joined = board.segments_of(landed).filter(|s| board.is_complete(*s));
    let around = board.just_surrounded().iter().copied();
    let mut closing: Vec<SegmentId> = Vec::new();
    for segment in joined.chain(around) {
        let feature = board.feature(segment);
        if !closing.contains(&feature) {
            closing.push(feature);
        }
    }
    if closing.len() > 1 {
        closing.sort_unstable_by_key(|f| context.scoring_order(*f));
    }
    closing
}

/// OP-06: the active player chooses where the order matters; otherwise it is fixed.
pub fn need(context: Context<'_>) -> Need {
    let closing = &context.state.closing;
    let Some(first) = closing.first() else {
        return Need::Skip;
    };
    if closing.len() > 1
        && context.table.options.of(Choice::FeatureOrder) == 0
        && !context.table.heard_by(Hook::OrderMatters).is_empty()
    {
        let features: Vec<_> = closing.iter().map(|f| all_scorings(context, *f)).collect();
        // What scores for nobody comes first: nobody need be asked about it.
        if let Some(idle) = features.iter().position(Vec::is_empty) {
            return Need::Take(order_of(context, closing[idle]));
        }
        let hook = context.table.heard_by(Hook::OrderMatters);
        if hook
            .iter()
            .any(|expansion| expansion.order_matters(context, &features))
        {
            return Need::Ask;
        }
    }
    Need::Take(order_of(context, *first))
}

/// The features that may be scored next.
pub fn menu(context: Context<'_>, menu: &mut Menu) {
    for feature in &context.state.closing {
        menu.add(order_of(context, *feature));
    }
}

fn order_of(context: Context<'_>, feature: SegmentId) -> Action {
    let Place { x, y, kind, at } = context.place(feature);
    Action::Order { x, y, kind, at }
}

/// Everything that a completed feature pays, one scoring after the other.
fn all_scorings(context: Context<'_>, feature: SegmentId) -> Vec<Scoring> {
    let mut scorings = scorings_beside(context, feature);
    scorings.push(owners_scoring(context, feature, When::Closed));
    scorings.retain(|s| !s.payments.is_empty());
    scorings
}

/// What is still to be paid for features that the tile just laid completed; what is scored while the figure is decided
/// comes before all of it.
#[must_use]
pub fn still_to_pay(context: Context<'_>, now: When) -> Vec<Scoring> {
    let mut out = Vec::new();
    for step in context.state.agenda.steps() {
        match step {
            Step::Beside(feature, n) => {
                let mut beside = scorings_beside(context, feature);
                out.extend((usize::from(n) < beside.len()).then(|| beside.swap_remove(n.into())));
            }
            Step::Score(feature, When::Closed) => {
                out.push(owners_scoring(context, feature, When::Closed));
            }
            _ => {}
        }
    }
    let closing = match now {
        When::Recalled => completed(context),
        When::Closed | When::Final => context.state.closing.clone(),
    };
    out.extend(closing.iter().flat_map(|f| all_scorings(context, *f)));
    out
}

fn scorings_beside(context: Context<'_>, feature: SegmentId) -> Vec<Scoring> {
    let mut out = Vec::new();
    for expansion in context.table.heard_by(Hook::ScoresBeside) {
        expansion.scores_beside(context, feature, &mut out);
    }
    out
}

fn owners_scoring(context: Context<'_>, feature: SegmentId, when: When) -> Scoring {
    let mut scoring = worth::scoring(context, feature, when);
    if when == When::Closed {
        for expansion in context.table.heard_by(Hook::JoinsScoring) {
            expansion.joins_scoring(context, feature, &mut scoring);
        }
    }
    scoring
}

/// The chosen feature is scored now.
pub fn choose(stage: &mut ContextMut<'_>, feature: SegmentId) {
    stage.state.closing.retain(|f| *f != feature);
    stage
        .state
        .agenda
        .push_all(&[Step::Closed(feature), Step::Score(feature, When::Closed)]);
}

/// Tells that a feature is complete, before its worth is fixed.
pub fn closed(stage: &mut ContextMut<'_>, feature: SegmentId) {
    if stage.events.listening {
        let Place { x, y, kind, at } = stage.context().place(feature);
        let strengths = worth::strengths(stage.context(), feature);
        let owned = worth::owners(strengths).next().is_some();
        stage.events.tell(|| Event::FeatureCompleted {
            x,
            y,
            kind,
            at,
            owned,
        });
    }
    for expansion in stage.table.heard_by(Hook::FeatureClosed) {
        expansion.feature_closed(stage, feature);
    }
    if !stage.table.heard_by(Hook::ScoresBeside).is_empty() {
        let beside = scorings_beside(stage.context(), feature).len() as u8;
        for n in (0..beside).rev() {
            stage.state.agenda.push(Step::Beside(feature, n));
        }
    }
}

/// Pays one scoring beside the owners' own.
pub fn beside(stage: &mut ContextMut<'_>, feature: SegmentId, n: u8) {
    let scoring = scorings_beside(stage.context(), feature).swap_remove(usize::from(n));
    pay(stage, &scoring);
}

/// Pays a feature's owners; when it was completed, its figures go home (BG-23).
pub fn score(stage: &mut ContextMut<'_>, feature: SegmentId, when: When) {
    pay_owners(stage, feature, when);
    if when == When::Closed && stage.state.board.claims(feature) != 0 {
        for index in (0..stage.state.figures.len()).rev() {
            if stage.state.board.feature(stage.state.figures[index].on) == feature {
                claim::send_home(stage, index, LeaveReason::Scored);
            }
        }
    }
}

fn pay_owners(stage: &mut ContextMut<'_>, feature: SegmentId, when: When) {
    let is_heard = |hook| !stage.table.heard_by(hook).is_empty();
    if !stage.events.listening && !is_heard(Hook::JoinsScoring) && !is_heard(Hook::PointsScored) {
        // Bots score in most of their tries, where nobody asks for lines.
        let points = worth::points(stage.context(), feature);
        for (player, points) in stage.state.players.iter_mut().zip(points) {
            player.score += points;
        }
        return;
    }
    let mut scoring = owners_scoring(stage.context(), feature, when);
    if stage.events.listening {
        scoring.strengths = worth::strengths(stage.context(), feature);
    }
    pay(stage, &scoring);
}

fn weights(strengths: [u8; MAX_PLAYERS]) -> Vec<Weight> {
    let there = PlayerId::all()
        .zip(strengths)
        .filter(|(_, weight)| *weight > 0);
    there
        .map(|(player, weight)| Weight { player, weight })
        .collect()
}

/// Moves the markers of everybody who is paid, and tells the expansions.
pub fn pay(stage: &mut ContextMut<'_>, scoring: &Scoring) {
    if scoring.payments.is_empty() {
        return;
    }
    let before = stage.state.scores();
    for payment in &scoring.payments {
        let (player, points) = (payment.player, payment.points());
        stage.state.players[usize::from(player)].score += points;
        stage.events.tell(|| {
            Event::Score(ScoreEntry {
                player,
                points,
                source: scoring.source,
                cause: scoring.cause,
                when: scoring.when,
                lines: payment.lines.to_vec(),
                goods: scoring.goods,
                majority: weights(scoring.strengths),
                from: None,
                half_of: None,
            })
        });
    }
    for expansion in stage.table.heard_by(Hook::PointsScored) {
        expansion.points_scored(stage, scoring, &before);
    }
}
