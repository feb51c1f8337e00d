//! The small picture of a game or a scenario in a list, and who sits there.

use crate::view::seat::SeatPattern;
use rules::figure::FigureKind;
use rules::ground::PlayerId;
use serde::{Deserialize, Serialize};
use specta::Type;

/// A seat in the list of games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct SeatSummary {
    /// Empty when the player was given none.
    pub name: String,
    pub colour: u8,
    pub pattern: SeatPattern,
    pub bot: Option<String>,
    pub score: i32,
}

/// A tile of a small picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct PictureTile {
    pub tile: String,
    pub x: i16,
    pub y: i16,
    pub rotation: u8,
}

/// Figures of one kind and owner in a small picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct PictureFigure {
    pub player: PlayerId,
    pub figure: FigureKind,
    pub x: i16,
    pub y: i16,
    /// The index of the segment on its tile; null on top of a tower.
    pub segment: Option<u8>,
    pub count: u16,
}
