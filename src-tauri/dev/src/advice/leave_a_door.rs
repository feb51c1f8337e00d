//! Leave a door: extend so that most of the tiles left fit. A gap that few tiles fit stays open.

use super::decision::{Decision, Outcome};
use super::land::OpenFeature;

/// With one in so many of the tiles left fitting, a gap is a door.
const DOOR: i32 = 4;
/// What a gap costs into which nothing fits; less, the more fit.
const WALL: i32 = 75;
/// A city or road of one's own that this tile is part of, and all of whose gaps are doors.
const WELL_LAID: i32 = 15;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let mut own = outcome.open.iter();
    let is_well_laid = own.any(|open| {
        open.pays(decision.me)
            && outcome.touches(open.feature)
            && decision.tightest(open) * DOOR >= decision.left
    });
    let well = if is_well_laid { WELL_LAID } else { 0 };
    well + walls(decision, &decision.open) - walls(decision, &outcome.open)
}

/// How far the gaps of a player's cities and roads are from being doors.
fn walls(decision: &Decision<'_>, open: &[OpenFeature]) -> i32 {
    let door = (decision.left / DOOR).max(1);
    let own = open.iter().filter(|open| open.pays(decision.me));
    let gaps = own.flat_map(|open| &open.sides);
    gaps.map(|(gap, _)| {
        let missing = (door - i32::from(decision.bag.at(*gap).tiles)).max(0);
        WALL * missing / door * missing / door
    })
    .sum()
}
