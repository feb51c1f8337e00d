//! Traders & Builders in files: goods on tiles and in front of players.

use crate::faults::ProblemList;
use crate::number::{Whole, whole};
use crate::tile_set::SetTile;
use deserr::Deserr;
use rules::expansions::traders;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// Tokens of goods.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[serde(default)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Tokens {
    /// Wine.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wine: Option<Whole<0, 999>>,
    /// Wheat.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wheat: Option<Whole<0, 999>>,
    /// Cloth.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cloth: Option<Whole<0, 999>>,
}

impl Tokens {
    /// As the rules tell them.
    pub(super) fn tell(seat: &traders::Seat) -> Self {
        let [wine, wheat, cloth] = seat.goods.map(|n| (n > 0).then_some(whole(n)));
        Self { wine, wheat, cloth }
    }

    /// As the rules take them.
    pub(super) fn seat(&self) -> traders::Seat {
        let goods = [self.wine, self.wheat, self.cloth];
        traders::Seat {
            goods: goods.map(|n| n.map_or(0, Whole::get)),
        }
    }
}

/// True when the tile shows what the rules live on, and what means nothing without them.
pub(super) fn feeds(tile: &SetTile) -> bool {
    tile.segments.iter().any(|segment| segment.goods.is_some())
}
