//! Count the bag: how many of the tiles left close a gap? A city or road is worth completing where they do; where none
//! is left, a figure stays to the end.

use super::decision::{Decision, Outcome, SURE};
use super::land::OpenFeature;

/// What completing still adds to a feature counts for so many hundredths, were it sure: others fill gaps, too.
const SHARE: i32 = 50;
/// A feature that no tile left completes, in hundredths of a point.
const NEVER: i32 = 100;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    // What is complete now has paid: what it might have come to is no loss.
    let board = &outcome.context().state.board;
    let before = decision.open.iter();
    let before = before.filter(|open| !board.is_complete(open.feature));
    prospects(decision, outcome.open.iter()) - prospects(decision, before)
}

/// What the features of a player may still come to beyond what they pay now.
fn prospects<'a>(decision: &Decision<'_>, open: impl Iterator<Item = &'a OpenFeature>) -> i32 {
    let own = open.filter(|open| open.pays(decision.me));
    own.map(|open| match decision.completes(open) {
        0 => -NEVER,
        likely => SHARE * open.gain() * likely / SURE,
    })
    .sum()
}
