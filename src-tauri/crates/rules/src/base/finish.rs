//! The end: what is scored after the last turn, in which order (BG-28 to BG-32, PR-09).

use super::fields;
use crate::agenda::Step;
use crate::event::Event;
use crate::expansion::Hook;
use crate::figure::SegmentId;
use crate::ground::{Kind, PlayerId};
use crate::score::When;
use crate::state::{Context, ContextMut};

/// The claimed features of some kinds, in scoring order.
#[must_use]
pub fn claimed(context: Context<'_>, wanted: impl Fn(Kind) -> bool) -> Vec<SegmentId> {
    let board = &context.state.board;
    let mut features: Vec<_> = context
        .state
        .figures
        .iter()
        .filter(|f| context.table.figure(f.kind).claims && wanted(board.kind(f.on)))
        .map(|f| board.feature(f.on))
        .collect();
    features.sort_unstable_by_key(|f| context.scoring_order(*f));
    features.dedup();
    features
}

/// Plans the final scoring.
pub fn finish(stage: &mut ContextMut<'_>) {
    for expansion in stage.table.heard_by(Hook::Finishing) {
        expansion.finishing(stage);
    }
    let context = stage.context();
    let last = |feature| Step::Score(feature, When::Final);
    let mut steps: Vec<Step> = claimed(context, Kind::can_be_completed)
        .into_iter()
        .map(last)
        .collect();
    if fields::judged_by_city(context) {
        steps.extend(fields::farmed_cities(context).into_iter().map(Step::Farmed));
    } else {
        steps.extend(fields::claimed(context).into_iter().map(last));
    }
    for expansion in context.table.heard_by(Hook::FinalScoring) {
        expansion.final_scoring(context, &mut steps);
    }
    stage.state.agenda.clear();
    stage.state.agenda.push(Step::Over);
    stage.state.agenda.push_all(&steps);
}

/// BG-32: the most points; ties are shared.
#[must_use]
pub fn winners(context: Context<'_>) -> Vec<PlayerId> {
    let best = context.state.players.iter().map(|p| p.score).max();
    PlayerId::all()
        .zip(&context.state.players)
        .filter(|(_, p)| Some(p.score) == best)
        .map(|(player, _)| player)
        .collect()
}

/// Tells the end, once.
pub fn tell_over(stage: &mut ContextMut<'_>) {
    let winners = winners(stage.context());
    stage.events.tell(|| Event::GameOver { winners });
}
