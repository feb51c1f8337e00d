//! A picture that somebody brings, PNG or SVG, made one of ours: drawn anew, square, small, with nothing beside it. Nothing
//! that it names is looked for, and what might take long is refused before it is done.

mod fit;
mod limits;
pub(crate) mod raster;
mod vector;

pub use limits::MOST_BYTES;

use crate::fault::BroughtProblem;
use resvg::tiny_skia::Pixmap;

/// How large a picture is kept at most.
#[derive(Debug, Clone, Copy)]
pub struct KeptSize {
    /// How many pixels wide and high.
    pub pixels: u32,
    /// How many bytes its file has.
    pub bytes: usize,
}

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
const GZIP: &[u8] = &[0x1f, 0x8b];

/// The bytes of a PNG that shows the same.
pub fn taken(bytes: &[u8], most: KeptSize) -> Result<Vec<u8>, BroughtProblem> {
    if bytes.len() > MOST_BYTES {
        return Err(BroughtProblem::TooLarge {
            most: (MOST_BYTES >> 20) as u32,
        });
    }
    let picture = read(bytes, most.pixels)?;
    if picture.pixels().iter().all(|pixel| pixel.alpha() == 0) {
        return Err(BroughtProblem::Blank);
    }
    fit::encoded(&fit::square(&picture, most.pixels)?, most.bytes)
}

/// By what it holds, whatever its name ends with.
fn read(bytes: &[u8], pixels: u32) -> Result<Pixmap, BroughtProblem> {
    if bytes.starts_with(PNG) {
        return raster::read(bytes);
    }
    if bytes.starts_with(GZIP) {
        return Err(BroughtProblem::Packed);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| BroughtProblem::NotAPicture)?;
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if !text.starts_with('<') {
        return Err(BroughtProblem::NotAPicture);
    }
    vector::read(text, pixels)
}
