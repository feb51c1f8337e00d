//! The words of The Tollkeepers: their memory, their step, what is decided and told in it.

use crate::ground::{Cell, MAX_PLAYERS, Place, PlayerId, SegmentId, TileId};
use crate::in_place::copied_in_place;
use serde::{Deserialize, Serialize};

/// A tollhouse on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct House {
    /// The tile of its crossroads.
    pub tile: TileId,
    /// The side that is up: 1 or 2.
    pub value: u8,
    /// It met travellers, and turns over when the time comes.
    pub turns: bool,
}

/// Memory of a game.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Slot {
    /// The house of each player, once it is placed.
    pub houses: [Option<House>; MAX_PLAYERS],
    /// The tiles with a crossroads.
    pub crossroads: Vec<TileId>,
}

copied_in_place!(Slot: houses, crossroads);

/// Final toll for one open road and one player's house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The road.
    pub road: SegmentId,
    /// Whose house.
    pub player: PlayerId,
}

/// What a seat of a position has of this expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// The tollhouse, once it is placed.
    pub tollhouse: Option<PlacedTollhouse>,
}

/// A tollhouse of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedTollhouse {
    /// Where.
    pub cell: Cell,
    /// Which side is up.
    pub value: u8,
    /// It has met travellers and waits to be turned over.
    pub turns: bool,
}

/// What may be decided.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[serde(rename = "TollkeepersAction")]
#[allow(missing_docs, reason = "fields are coordinates")]
pub enum Action {
    /// Place or move the tollhouse.
    Tollhouse { x: i16, y: i16 },
}

impl Action {
    /// The word for it in files.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Tollhouse { .. } => "tollhouse",
        }
    }

    /// The place on the land that it names: none, it names a tile.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        None
    }
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "TollkeepersSource")]
pub enum Source {
    /// Toll for a road.
    Toll,
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[serde(rename = "TollkeepersEvent")]
#[allow(
    missing_docs,
    reason = "fields are players, places and numbers throughout"
)]
pub enum Event {
    /// A house is placed or moved.
    TollhousePlaced {
        player: PlayerId,
        x: i16,
        y: i16,
        value: u8,
        moved: bool,
    },
    /// A house that met travellers turns over.
    TollhouseFlipped {
        player: PlayerId,
        value: u8,
        rule: &'static str,
    },
}
