//! Foresees whether the order of several completed features changes who gets what (IX-26, OP-06).

use super::rob::{let_wait, robbings};
use super::track::{Track, half};
use crate::score::Scoring;
use crate::state::Context;

/// Up to so many features every order is played through; beyond, a robber on the track is enough to ask.
const PLAYED_THROUGH: usize = 5;

/// True when two orders end differently.
pub(super) fn matters(context: Context<'_>, features: &[Vec<Scoring>]) -> bool {
    let at = context.state.expansions.robbers.at;
    if features.len() < 2 || at.iter().all(Option::is_none) {
        return false;
    }
    if features.len() > PLAYED_THROUGH {
        return true;
    }
    let start = Track {
        options: &context.table.options,
        scores: context.state.scores(),
        at,
    };
    let mut first = None;
    let mut order: Vec<usize> = (0..features.len()).collect();
    any_order(&mut order, 0, &mut |order| {
        play(context, start, order.iter().map(|i| &features[*i]))
            .is_none_or(|end| *first.get_or_insert(end) != end)
    })
}

/// Visits every order until one satisfies `found`.
fn any_order(order: &mut [usize], from: usize, found: &mut impl FnMut(&[usize]) -> bool) -> bool {
    if from + 1 >= order.len() {
        return found(order);
    }
    for next in from..order.len() {
        order.swap(from, next);
        let is_found = any_order(order, from + 1, found);
        order.swap(from, next);
        if is_found {
            return true;
        }
    }
    false
}

/// Where markers and robbers end. Victims who are paid alike are one as good as another; where they are not,
/// the end hangs on a choice of the robber's owner.
fn play<'a, 'f>(
    context: Context<'_>,
    mut track: Track<'a>,
    features: impl Iterator<Item = &'f Vec<Scoring>>,
) -> Option<Track<'a>> {
    let scorings: Vec<_> = features.flatten().cloned().collect();
    for (n, scoring) in scorings.iter().enumerate() {
        let mut robbings = robbings(&track, scoring, context.state.from_active());
        let_wait(&track, &mut robbings, &scorings[n + 1..]);
        if robbings.iter().any(|robbing| robbing.may_wait) {
            return None;
        }
        for payment in &scoring.payments {
            track.scores[usize::from(payment.player)] += payment.points();
        }
        for robbing in &robbings {
            track.at[usize::from(robbing.robber)] = None;
        }
        for robbing in &robbings {
            let points = robbing.victims[0].1;
            if robbing.victims.iter().any(|victim| victim.1 != points) {
                return None;
            }
            track.advance(robbing.robber, half(points));
        }
    }
    Some(track)
}
