//! Pixels as the PNG that is kept: in the middle of a square, and no larger than a file may be.

use crate::fault::BroughtProblem;
use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use resvg::tiny_skia::{FilterQuality, IntSize, Pixmap, PixmapPaint, Transform};

/// What does not fit into so many bytes is tried with so much less of each side.
const SMALLER: f32 = 0.85;

/// In the middle of a square that is at most so many pixels wide; small ones stay small.
pub(super) fn square(picture: &Pixmap, most: u32) -> Result<Pixmap, BroughtProblem> {
    let longest = picture.width().max(picture.height());
    let side = longest.min(most);
    let scale = side as f32 / longest as f32;
    let (width, height) = (
        picture.width() as f32 * scale,
        picture.height() as f32 * scale,
    );
    let smaller = averaged(picture, part(width), part(height))?;
    let mut square = Pixmap::new(side, side).ok_or(BroughtProblem::NoSize)?;
    let middle = |length: u32| ((side - length.min(side)) / 2) as i32;
    square.draw_pixmap(
        middle(smaller.width()),
        middle(smaller.height()),
        smaller.as_ref(),
        &PixmapPaint::default(),
        Transform::identity(),
        None,
    );
    Ok(square)
}

fn part(length: f32) -> u32 {
    (length.round() as u32).max(1)
}

/// Each pixel is the mean of those that it stands for: what is only picked out flickers.
fn averaged(picture: &Pixmap, width: u32, height: u32) -> Result<Pixmap, BroughtProblem> {
    if (width, height) == (picture.width(), picture.height()) {
        return Ok(picture.clone());
    }
    let (from, to) = (picture.width() as usize, picture.height() as usize);
    let bytes = picture.data();
    let mut rgba = Vec::with_capacity(width as usize * height as usize * 4);
    let span = |at: u32, of: u32, all: usize| {
        let begin = at as usize * all / of as usize;
        let end = (at as usize + 1) * all / of as usize;
        begin..end.max(begin + 1)
    };
    for y in 0..height {
        for x in 0..width {
            let mut sums = [0_u64; 4];
            let (rows, columns) = (span(y, height, to), span(x, width, from));
            let n = (rows.len() * columns.len()) as u64;
            for row in rows {
                for column in columns.clone() {
                    let at = (row * from + column) * 4;
                    for (sum, byte) in sums.iter_mut().zip(&bytes[at..at + 4]) {
                        *sum += u64::from(*byte);
                    }
                }
            }
            rgba.extend(sums.map(|sum| ((sum + n / 2) / n) as u8));
        }
    }
    let size = IntSize::from_wh(width, height).ok_or(BroughtProblem::NoSize)?;
    Pixmap::from_vec(rgba, size).ok_or(BroughtProblem::NoSize)
}

/// As a PNG of at most so many bytes; what has more becomes smaller until it fits.
pub(super) fn encoded(picture: &Pixmap, most: usize) -> Result<Vec<u8>, BroughtProblem> {
    let mut smaller = picture.clone();
    loop {
        let png = png(&smaller).ok_or(BroughtProblem::Broken)?;
        let side = part(smaller.width() as f32 * SMALLER);
        if png.len() <= most || side == smaller.width() {
            return Ok(png);
        }
        let scale = side as f32 / picture.width() as f32;
        smaller = Pixmap::new(side, side).ok_or(BroughtProblem::NoSize)?;
        let paint = PixmapPaint {
            quality: FilterQuality::Bicubic,
            ..PixmapPaint::default()
        };
        let larger = Transform::from_scale(scale, scale);
        smaller.draw_pixmap(0, 0, picture.as_ref(), &paint, larger, None);
    }
}

/// Without a word beside the picture; without cover where it covers everything.
fn png(picture: &Pixmap) -> Option<Vec<u8>> {
    let covers = picture
        .pixels()
        .iter()
        .all(|pixel| pixel.alpha() == u8::MAX);
    let mut colours = Vec::with_capacity(picture.data().len());
    for pixel in picture.pixels() {
        let colour = pixel.demultiply();
        colours.extend([colour.red(), colour.green(), colour.blue()]);
        if !covers {
            colours.push(colour.alpha());
        }
    }
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(if covers {
        ColorType::Rgb
    } else {
        ColorType::Rgba
    });
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::Adaptive);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(&colours).ok()?;
    writer.finish().ok()?;
    Some(bytes)
}
