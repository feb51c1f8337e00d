//! Shut the door: make the hole that nothing fills beside a rival's city or road. It stays open, and its figures stay
//! there.

use super::decision::{Decision, Outcome, SURE};
use super::land::OpenFeature;

/// A figure that never comes home, in points.
const STAYS: i32 = 1;
/// A point that a rival does not get weighs so many hundredths.
const DENIED: i32 = 50;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let board = &outcome.context().state.board;
    let theirs = |open: &&OpenFeature| !open.pays(decision.me);
    let before = decision.open.iter().filter(theirs);
    let before: i32 = before
        .map(|open| {
            // What this turn completes for them was not shut.
            let missed = if board.is_complete(open.feature) {
                SURE
            } else {
                0
            };
            prospects(open, decision.completes(open) - missed)
        })
        .sum();
    let now = outcome.open.iter().filter(theirs);
    let now: i32 = now
        .map(|open| prospects(open, decision.completes(open)))
        .sum();
    (before - now) / decision.others()
}

/// What rivals gain by completing land, where that is so likely.
const fn prospects(open: &OpenFeature, likely: i32) -> i32 {
    DENIED * (open.gain() + STAYS) * likely / SURE
}
