//! Inns & Cathedrals: the large follower, roads with an inn, cities with a cathedral. Names no other expansion.

use crate::base::NOBODY_STANDS_THERE;
use crate::board::FeatureTally;
use crate::expansion::{Expansion, Hook};
use crate::figure::{FigureKind, FigureSpec};
use crate::ground::Kind;
use crate::nature::kinds;
use crate::reason::Code;
use crate::score::{ScoreItem, ScoreLines, add};
use crate::state::Context;
use crate::words::ExpansionKey;

/// What its features carry along.
const LANES: [(&str, usize); 2] = [("inn", INN), ("cathedral", CATHEDRAL)];
const INN: usize = 0;
const CATHEDRAL: usize = 1;

/// IC-06: two points for a tile.
static INN_TILES: ScoreItem = ScoreItem {
    rule: "IC-06",
    what: "tiles",
};
/// IC-10: three points for a tile,
static CATHEDRAL_TILES: ScoreItem = ScoreItem {
    rule: "IC-10",
    what: "tiles",
};
/// and for a pennant.
static CATHEDRAL_PENNANTS: ScoreItem = ScoreItem {
    rule: "IC-10",
    what: "pennants",
};

/// The expansion.
pub struct Inns;

impl Expansion for Inns {
    fn key(&self) -> ExpansionKey {
        ExpansionKey::Inns
    }

    fn hooks(&self) -> &'static [Hook] {
        &[Hook::Revalue]
    }

    fn lanes(&self) -> &'static [(&'static str, usize)] {
        &LANES
    }

    fn figures(&self) -> &'static [FigureSpec] {
        // IC-02, IC-03: a follower in everything, but counted twice.
        const FIGURES: &[FigureSpec] = &[FigureSpec {
            kind: FigureKind::BigFollower,
            supply: 1,
            claims: true,
            strength: 2,
            stands_on: kinds(&[Kind::Road, Kind::City, Kind::Monastery, Kind::Field]),
            needs_own_follower: false,
            is_follower: true,
            climbs: true,
            wrong_land: NOBODY_STANDS_THERE,
        }];
        FIGURES
    }

    fn codes(&self) -> &'static [&'static Code] {
        &[]
    }

    fn items(&self) -> &'static [&'static ScoreItem] {
        static ITEMS: [&ScoreItem; 3] = [&INN_TILES, &CATHEDRAL_TILES, &CATHEDRAL_PENNANTS];
        &ITEMS
    }

    fn revalue(
        &self,
        context: Context<'_>,
        kind: Kind,
        complete: bool,
        tally: &FeatureTally,
        lines: &mut ScoreLines,
    ) {
        let has = |own| tally.lanes[context.table.lane(ExpansionKey::Inns, own)] > 0;
        // IC-07, IC-11: a second one adds nothing. IC-09, IC-12: left open, the feature is worth nothing.
        match kind {
            Kind::Road if has(INN) => {
                lines.clear();
                if complete {
                    add(lines, &INN_TILES, tally.tiles, 2);
                }
            }
            Kind::City if has(CATHEDRAL) => {
                let pennants = tally.lanes[crate::base::PENNANTS];
                lines.clear();
                if complete {
                    add(lines, &CATHEDRAL_TILES, tally.tiles, 3);
                    add(lines, &CATHEDRAL_PENNANTS, pennants, 3);
                }
            }
            _ => {}
        }
    }
}
