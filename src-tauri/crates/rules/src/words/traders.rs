//! The words of Traders & Builders: its memory, its steps, what it tells.

use crate::ground::{MAX_PLAYERS, PlayerId};
use serde::Serialize;

/// Tokens of wine, wheat and cloth.
pub type GoodsTokens = [u16; 3];

/// The words for them, in the order of [`Goods`].
pub const GOODS: [&str; 3] = ["wine", "wheat", "cloth"];

/// Memory of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Slot {
    /// Tokens of each player.
    pub goods: [GoodsTokens; MAX_PLAYERS],
    /// A builder saw the tile of this turn's first part (TB-28, IX-04).
    pub builder_saw: bool,
}

/// One kind of goods is judged in the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step(pub u8);

/// What a seat of a position has of this expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// Tokens of goods.
    pub goods: GoodsTokens,
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "TradersSource")]
pub enum Source {
    /// Most of one kind of goods.
    Goods,
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[serde(rename = "TradersEvent")]
pub enum Event {
    /// A builder grants a second tile.
    SecondPart {
        /// Whose turn goes on.
        player: PlayerId,
        /// The rule that grants it.
        rule: &'static str,
    },
    /// Tokens for a completed city.
    GoodsTaken {
        /// Who takes them.
        player: PlayerId,
        /// Which.
        goods: &'static str,
        /// How many.
        count: u16,
        /// The rule that gives them.
        rule: &'static str,
    },
}
