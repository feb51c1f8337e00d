//! One picture as points of colour.

use crate::drawing::Drawing;
use crate::fault::PrintError;
use resvg::tiny_skia::{Pixmap, Transform};

pub const ENDING: &str = "png";
pub const PIXELS: (u32, u32) = (16, 4096);

/// A square picture, so many pixels wide, as PNG.
pub fn png(drawing: &Drawing, pixels: u32) -> Result<Vec<u8>, PrintError> {
    let (least, most) = PIXELS;
    if !(least..=most).contains(&pixels) {
        return Err(PrintError::Pixels { least, most });
    }
    let failed = |what: &str| PrintError::Failed {
        detail: format!("a picture of {pixels} pixels: {what}"),
    };
    let mut map = Pixmap::new(pixels, pixels).ok_or_else(|| failed("no room"))?;
    let scale = pixels as f32 / drawing.tree.size().width();
    let larger = Transform::from_scale(scale, scale);
    resvg::render(&drawing.tree, larger, &mut map.as_mut());
    map.encode_png().map_err(|error| failed(&error.to_string()))
}
