//! A PNG as pixels: of any kind, with limits on what it says of itself. Words, profiles and all else are passed over.

use super::limits::{MOST_PIXELS, MOST_UNPACKED};
use crate::fault::BroughtProblem;
use png::{ColorType, Decoder, DecodingError, Limits, Transformations};
use resvg::tiny_skia::{IntSize, Pixmap};
use std::io::Cursor;

pub(crate) fn read(bytes: &[u8]) -> Result<Pixmap, BroughtProblem> {
    let limits = Limits {
        bytes: MOST_UNPACKED,
    };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), limits);
    decoder.set_transformations(Transformations::normalize_to_color8());
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    // Its size is known before anything is unpacked.
    let head = decoder.read_header_info().map_err(problem)?;
    let (width, height) = (head.width, head.height);
    if width.max(height) > MOST_PIXELS {
        return Err(BroughtProblem::TooManyPixels { most: MOST_PIXELS });
    }
    let mut reader = decoder.read_info().map_err(problem)?;
    if reader.info().animation_control().is_some() {
        return Err(BroughtProblem::Moving);
    }
    // The reading library takes it that a palette has whole colours, and no more than a byte can name.
    let palette = reader.info().palette.as_deref().unwrap_or_default();
    if palette.len() % 3 != 0 || palette.len() > 3 * 256 {
        return Err(BroughtProblem::Broken);
    }
    let size = reader.output_buffer_size().ok_or(BroughtProblem::Broken)?;
    let mut pixels = vec![0; size];
    let frame = reader.next_frame(&mut pixels).map_err(problem)?;
    reader.finish().map_err(problem)?;
    pixels.truncate(frame.buffer_size());
    let rgba = coloured(&pixels, frame.color_type).ok_or(BroughtProblem::Broken)?;
    let size = IntSize::from_wh(width, height).ok_or(BroughtProblem::NoSize)?;
    Pixmap::from_vec(rgba, size).ok_or(BroughtProblem::Broken)
}

fn problem(error: DecodingError) -> BroughtProblem {
    match error {
        DecodingError::LimitsExceeded => BroughtProblem::TooManyPixels { most: MOST_PIXELS },
        _ => BroughtProblem::Broken,
    }
}

/// Four bytes a pixel, each colour times its share of cover, as drawing wants them.
fn coloured(pixels: &[u8], kind: ColorType) -> Option<Vec<u8>> {
    let each = kind.samples();
    let mut rgba = Vec::with_capacity(pixels.len() / each * 4);
    for pixel in pixels.chunks_exact(each) {
        let (colours, cover) = match (kind, pixel) {
            (ColorType::Grayscale, &[grey]) => ([grey; 3], u8::MAX),
            (ColorType::GrayscaleAlpha, &[grey, cover]) => ([grey; 3], cover),
            (ColorType::Rgb, &[red, green, blue]) => ([red, green, blue], u8::MAX),
            (ColorType::Rgba, &[red, green, blue, cover]) => ([red, green, blue], cover),
            _ => return None,
        };
        let part = |colour: u8| ((u32::from(colour) * u32::from(cover) + 127) / 255) as u8;
        rgba.extend(colours.map(part));
        rgba.push(cover);
    }
    Some(rgba)
}
