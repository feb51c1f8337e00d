//! The Tollkeepers in files: villages, travellers, tollhouses, and what is decided.

use super::drawn::Picture;
use crate::faults::ProblemList;
use crate::number::{AnyCoordinate, Coordinate, Whole, cell, whole};
use crate::tile_set::SetTile;
use deserr::Deserr;
use rules::expansions::tollkeepers;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// A tollhouse on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Tollhouse {
    /// East of the first tile.
    pub x: Coordinate,
    /// South of the first tile.
    pub y: Coordinate,
    /// The number that is up.
    pub value: Whole<0, 99>,
    /// True when it has met travellers and waits to be turned over.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turned: bool,
}

impl Tollhouse {
    /// As the rules tell it.
    pub(super) fn tell(house: tollkeepers::PlacedTollhouse) -> Self {
        Self {
            x: whole(house.cell.x),
            y: whole(house.cell.y),
            value: whole(house.value),
            turned: house.turns,
        }
    }

    /// As the rules take it.
    pub(super) fn placed(&self) -> tollkeepers::PlacedTollhouse {
        tollkeepers::PlacedTollhouse {
            cell: cell(self.x, self.y),
            value: self.value.get(),
            turns: self.turned,
        }
    }
}

/// What may be decided.
#[derive(Deserr)]
#[deserr(error = ProblemList, tag = "type", deny_unknown_fields)]
pub(crate) enum Action {
    #[deserr(rename = "tollhouse")]
    Tollhouse { x: AnyCoordinate, y: AnyCoordinate },
}

/// The words of [`Action`].
pub(crate) const ACTIONS: &[&str] = &["tollhouse"];

impl From<Action> for tollkeepers::Action {
    fn from(action: Action) -> Self {
        let Action::Tollhouse { x, y } = action;
        Self::Tollhouse {
            x: x.get(),
            y: y.get(),
        }
    }
}

/// True when the tile shows what the rules live on.
pub(super) const fn feeds(tile: &SetTile) -> bool {
    !tile.village.is_empty()
}

/// True when the tile shows what means nothing without the rules: villages and farmhouses are part of the
/// base game's land.
pub(super) fn misses(tile: &SetTile) -> bool {
    let shows = |pictures: &Vec<Picture>| pictures.contains(&Picture::Travellers);
    tile.segments.iter().any(|segment| shows(&segment.roadside))
}
