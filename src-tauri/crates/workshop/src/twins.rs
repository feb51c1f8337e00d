//! Tiles that are the same when one of them is turned, or turned over.
//! Knows what is drawn on two tiles; not whose they are.

use crate::plan::TilePlan;
use crate::things::{mirrored, turned};
use content::number::Whole;
use content::tile_set::SetTile;
use serde::Serialize;
use std::collections::BTreeSet;

/// How two tiles are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "kebab-case")]
pub enum Likeness {
    /// The same, perhaps turned.
    Same,
    /// The same as seen in a mirror.
    Mirrored,
}

/// What a tile looks like, whichever way it lies. Pictures that count for nothing do not count here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looks {
    plain: String,
    mirrored: String,
}

impl Looks {
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
    pub fn likeness(&self, other: &Self) -> Option<Likeness> {
        if self.plain == other.plain {
            Some(Likeness::Same)
        } else {
            (self.mirrored == other.plain).then_some(Likeness::Mirrored)
        }
    }
}

/// The first of its four turns in the order of the alphabet.
fn least(plan: TilePlan) -> String {
    let turns = std::iter::successors(Some(plan), |plan| Some(turned(plan))).take(4);
    turns
        .map(|plan| format!("{:?}", plan.tile()))
        .min()
        .unwrap_or_default()
}
