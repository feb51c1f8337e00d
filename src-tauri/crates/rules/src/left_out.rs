//! Why nobody was asked about a figure: what stood in the way on the tile just laid. Reads only.

use crate::agenda::{Need, Step};
use crate::base::{SUPPLY_EMPTY, claim};
use crate::course;
use crate::figure::FigureKind;
use crate::ground::Kind;
use crate::reason::{Reason, ReasonCollector};
use crate::state::Context;

/// A question about a figure that nobody was asked, because there was no choice to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedQuestion {
    /// So many events had happened by then.
    pub after: usize,
    /// What stood in the way of a follower, at least one: none is left, or each feature of the tile is taken.
    pub reasons: Vec<Reason>,
}

/// Whether a step asks about a figure, and nobody.
pub(crate) fn is_left_out(context: Context<'_>, step: Step) -> bool {
    step == Step::Act && course::need(context, step) == Need::Skip
}

/// What stands in the way of a follower. What only joins one, or stands on one kind of land, goes without saying.
pub(crate) fn reasons(context: Context<'_>) -> Vec<Reason> {
    let who = context.state.active;
    let in_hand = |kind: &&FigureKind| {
        let spec = context.table.figure(**kind);
        spec.is_follower && spec.stands_on(Kind::City) && context.state.supply(who, **kind) != 0
    };
    let Some(follower) = context.table.figures_in_play().iter().find(in_hand) else {
        return vec![Reason::new(SUPPLY_EMPTY).of(who)];
    };
    let mut why = ReasonCollector::all();
    let landed = context.state.landed.into_iter();
    for on in landed.flat_map(|tile| context.state.board.segments_of(tile)) {
        claim::check(context, who, *follower, context.place(on), &mut why);
    }
    let refused = why.verdict().err();
    refused.map_or_else(Vec::new, |refused| refused.reasons)
}
