//! Four at once: small cities and roads, each with one gap, and followers that come home. What has one gap is completed by
//! one tile; a follower that comes home is sent out again.

use super::decision::{Decision, Outcome};
use super::land::OpenFeature;

/// A follower comes home.
const HOME: i32 = 150;
/// A gap beyond the first of a city or road of one's own.
const GAP: i32 = -80;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let gaps = |open: &[OpenFeature]| {
        let own = open.iter().filter(|open| open.weight(decision.me) > 0);
        own.map(|open| open.sides.len() as i32 - 1).sum::<i32>()
    };
    let more = gaps(&outcome.open) - gaps(&decision.open);
    HOME * outcome.home(decision.me) + GAP * more
}
