//! The River: which tiles come first, where they may lie, and that nobody stands on water. Names no other expansion.

mod course;

use crate::expansion::{Expansion, Hook};
use crate::ground::{Cell, Kind, Rotation};
use crate::reason::{Code, ReasonCollector};
use crate::state::Context;
use crate::tile::{MarkBit, TileType, TypeId};
use crate::words::ExpansionKey;

crate::code::codes! {
    NOT_AT_THE_END "river/not-at-the-end" "RV-05"
    U_TURN "river/u-turn" "RV-07"
    BENDS_BACK "river/bends-back" "OP-13"
    NO_WAY_ON "river/no-way-on" "OP-13"
    NOBODY_ON_WATER "river/nobody-on-water" "RV-09"
    NOT_YET "river/not-yet" "RV-04"
}

/// Its marks: where the river begins, and where it ends.
const MARKS: [&str; 2] = ["spring", "lake"];
const LAKE: usize = 1;

/// RV-04: the river, then its lake, then all the rest.
const RIVER_STAGE: u8 = 0;
const LAKE_STAGE: u8 = 1;

/// The expansion.
pub struct TheRiver;

impl Expansion for TheRiver {
    fn key(&self) -> ExpansionKey {
        ExpansionKey::River
    }

    fn hooks(&self) -> &'static [Hook] {
        &[Hook::AllowsPlace]
    }

    fn marks(&self) -> &'static [&'static str] {
        &MARKS
    }

    fn stage(&self, tile: &TileType, own: MarkBit) -> Option<u8> {
        let stage = if own >> LAKE & 1 == 1 {
            LAKE_STAGE
        } else {
            RIVER_STAGE
        };
        has_river(tile).then_some(stage)
    }

    fn too_early(&self) -> Option<&'static Code> {
        Some(NOT_YET)
    }

    fn watches(&self, tile: &TileType) -> bool {
        has_river(tile)
    }

    fn bare_land(&self) -> Option<(Kind, &'static Code)> {
        Some((Kind::River, NOBODY_ON_WATER))
    }

    fn codes(&self) -> &'static [&'static Code] {
        CODES
    }

    fn allows_place(
        &self,
        context: Context<'_>,
        tile: TypeId,
        cell: Cell,
        rotation: Rotation,
        why: &mut ReasonCollector,
    ) {
        course::check(context, tile, cell, rotation, why);
    }
}

fn has_river(tile: &TileType) -> bool {
    tile.segments.iter().any(|s| s.kind == Kind::River)
}
