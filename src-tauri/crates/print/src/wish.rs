//! What a person wishes to have on paper, and what may be wished. Lengths are tenths of a millimetre, as everywhere in
//! this crate.

use crate::fault::PrintError;
use serde::{Deserialize, Serialize};

/// Tiles of this size are still held by fingers, and seen across a table.
pub const SIDES: (u16, u16) = (200, 1200);
/// More than this only wastes paper.
pub const MOST_BLEED: u16 = 50;
/// The largest bags of games that are sold hold some hundred tiles.
pub const MOST_TILES: u32 = 2000;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "PrintPaper", rename_all = "kebab-case")]
pub enum Paper {
    A4,
    Letter,
}

impl Paper {
    pub const fn size(self) -> (i32, i32) {
        match self {
            Self::A4 => (2100, 2970),
            Self::Letter => (2159, 2794),
        }
    }
}

/// What shows where to cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "PrintCut", rename_all = "kebab-case")]
pub enum CutMarks {
    Nothing,
    /// Short lines beside the tiles, for a knife and a ruler.
    Marks,
    /// A thin line around every tile as well, for scissors.
    Lines,
    /// Tiles apart from each other, each with a line with round corners, and marks in the corners of the page: for paper that
    /// sticks and a machine that cuts.
    Stickers,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
pub struct PrintWish {
    pub paper: Paper,
    /// How long a side of a tile is.
    pub side: u16,
    /// How far a tile's picture goes on beyond the cut.
    pub bleed: u16,
    pub cut: CutMarks,
    /// Whether each sheet is followed by its back sides.
    pub backs: bool,
    /// Whether pages follow that tell the tiles and rules.
    pub reference: bool,
}

impl PrintWish {
    pub(crate) fn check(self) -> Result<(), PrintError> {
        let (least, most) = SIDES;
        if !(least..=most).contains(&self.side) {
            return Err(PrintError::Size { least, most });
        }
        if self.bleed > MOST_BLEED {
            return Err(PrintError::Bleed { most: MOST_BLEED });
        }
        Ok(())
    }
}

/// A tile, and how many of it are printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stock {
    pub tile: String,
    pub count: u16,
}
