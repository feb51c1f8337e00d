//! Tiles that are the same when one of them is turned, or turned over.
//! Knows what is drawn on two tiles; not whose they are.

use crate::plan::TilePlan;
use crate::things::{mirrored, turned};
use content::number::Whole;
use content::tile_set::SetTile;
use serde::Serialize;
use std::collections::BTreeSet;

/// How two tiles are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum TwinKind {
    /// The same, perhaps turned.
    Same,
    /// The same as seen in a mirror.
    Mirrored,
}

/// What a tile looks like, whichever way it lies. Pictures that count for nothing do not count here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileAppearance {
    plain: TilePlan,
    mirrored: TilePlan,
}

impl TileAppearance {
    /// Of a tile.
    pub fn of(tile: &SetTile) -> Self {
        let plan = TilePlan {
            id: String::new(),
            count: Whole::ONE,
            decor: BTreeSet::new(),
            ..TilePlan::of(tile)
        };
        Self {
            mirrored: least(mirrored(&plan)),
            plain: least(plan),
        }
    }

    /// How alike two tiles are, when they are.
    pub fn likeness(&self, other: &Self) -> Option<TwinKind> {
        if self.plain == other.plain {
            Some(TwinKind::Same)
        } else {
            (self.mirrored == other.plain).then_some(TwinKind::Mirrored)
        }
    }
}

/// The first of its four turns, by the order of plans.
fn least(mut plan: TilePlan) -> TilePlan {
    plan.order();
    let mut least = plan.clone();
    for _ in 1..4 {
        plan = turned(&plan);
        plan.order();
        if plan < least {
            least.clone_from(&plan);
        }
    }
    least
}
