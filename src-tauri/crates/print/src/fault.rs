//! Why something cannot be printed.

use serde::Serialize;

/// Why nothing was printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum PrintError {
    /// There is no tile to print.
    NoTiles,
    /// More tiles than anybody cuts.
    TooManyTiles { most: u32 },
    /// More words than a reference page is for.
    TooManyWords,
    /// A tile is smaller or larger than this, in tenths of a millimetre.
    Size { least: u16, most: u16 },
    /// The edge around a tile is broader than this, in tenths of a millimetre.
    Bleed { most: u16 },
    /// A picture is smaller or larger than this, in pixels.
    Pixels { least: u32, most: u32 },
    /// Nobody drew this tile.
    NotDrawn { tile: String },
    /// The picture of a tile is none of ours.
    Picture { tile: String, why: PictureProblem },
    /// A fault of ours.
    Failed { detail: String },
}

/// Why a picture that somebody brought is not taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum BroughtProblem {
    /// Neither a PNG nor an SVG.
    NotAPicture,
    /// An SVG that is packed.
    Packed,
    /// The file has more than so many megabytes.
    TooLarge { most: u32 },
    /// It is wider or higher than so many pixels.
    TooManyPixels { most: u32 },
    /// The file is damaged, or cut off.
    Broken,
    /// It has no width or no height, or is as thin as a thread.
    NoSize,
    /// There is nothing to be seen on it.
    Blank,
    /// It moves.
    Moving,
    /// It names words of its own, which stand for others.
    Entities,
    /// It holds a program.
    Script,
    /// It asks for something that is not in it.
    Outside,
    /// Another picture lies in it.
    Nested,
    /// It holds letters, which need a font.
    Text,
    /// It is drawn with something that is not drawn here.
    Unsupported { element: String },
    /// There is more in it than can be drawn in a moment.
    TooRich,
}

/// What is wrong with a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum PictureProblem {
    /// It is no picture at all.
    Unreadable,
    /// It is too long to be one tile.
    TooLong,
    /// It is not as wide as it is high.
    NotSquare,
    /// It holds something else than paths: a text, an image, a reference, a style.
    NotOnlyPaths,
}
