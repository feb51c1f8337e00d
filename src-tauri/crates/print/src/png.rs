//! Pictures as points of colour: one, or many in rows.

use crate::drawing::{Drawing, Layer};
use crate::fault::PrintError;
use resvg::tiny_skia::{
    FillRule, FilterQuality, Mask, PathBuilder, Pixmap, PixmapPaint, Transform,
};
use serde::{Deserialize, Serialize};

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
    draw(drawing, &mut map);
    map.encode_png().map_err(|error| failed(&error.to_string()))
}

/// Fills a square with a drawing.
fn draw(drawing: &Drawing, map: &mut Pixmap) {
    let side = map.width() as f32;
    for layer in &drawing.layers {
        match layer {
            Layer::Paths(tree) => {
                let scale = side / tree.size().width();
                let larger = Transform::from_scale(scale, scale);
                resvg::render(tree, larger, &mut map.as_mut());
            }
            Layer::Picture(picture) => {
                let place = picture.place(side);
                let paint = PixmapPaint {
                    quality: FilterQuality::Bicubic,
                    ..PixmapPaint::default()
                };
                let cut = picture.cut(side).and_then(|cut| {
                    let mut cut_off = Mask::new(map.width(), map.height())?;
                    let path = PathBuilder::from_rect(cut);
                    cut_off.fill_path(&path, FillRule::Winding, true, Transform::identity());
                    Some(cut_off)
                });
                let pixels = picture.pixels.as_ref();
                map.draw_pixmap(0, 0, pixels, &paint, place, cut.as_ref());
            }
        }
    }
}

/// Pictures in rows, which other programs cut apart again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "PictureGrid", deny_unknown_fields)]
pub struct PictureGrid {
    pub columns: u32,
    pub rows: u32,
    /// How wide and high each picture is.
    pub pixels: u32,
}

/// More points than this are no picture any more that programs open at once.
const MOST_POINTS: u64 = 80_000_000;
/// What says 300 dots an inch, as it stands behind the head of a PNG: length, name, numbers, sum.
const DOTS: [u8; 21] = [
    0, 0, 0, 9, 112, 72, 89, 115, 0, 0, 46, 35, 0, 0, 46, 35, 1, 120, 165, 63, 118,
];
/// The signature of a PNG, and its first chunk.
const HEAD: usize = 33;

/// The pictures of the cells one after the other, at 300 dots an inch; the rest is empty.
pub fn sheet(
    drawings: &[Drawing],
    cells: &[u16],
    grid: PictureGrid,
) -> Result<Vec<u8>, PrintError> {
    let PictureGrid {
        columns,
        rows,
        pixels,
    } = grid;
    let (least, most) = PIXELS;
    let side = u64::from(pixels);
    let room = u64::from(columns) * u64::from(rows);
    let points = room.saturating_mul(side * side);
    if !(least..=most).contains(&pixels) || points > MOST_POINTS {
        let fits = (MOST_POINTS / room.max(1)).isqrt() as u32;
        let most = fits.clamp(least, most);
        return Err(PrintError::Pixels { least, most });
    }
    if cells.is_empty() || room < cells.len() as u64 {
        return Err(PrintError::NoTiles);
    }
    let failed = |what: &str| PrintError::Failed {
        detail: format!("a sheet of {columns} by {rows} pictures: {what}"),
    };
    let mut map = Pixmap::new(columns * pixels, rows * pixels).ok_or_else(|| failed("no room"))?;
    for (place, cell) in (0_u32..).zip(cells) {
        let drawing = drawings
            .get(usize::from(*cell))
            .ok_or_else(|| failed("a cell without a picture"))?;
        let (x, y) = (place % columns * pixels, place / columns * pixels);
        // A picture ends at its own rim: what is drawn beyond it belongs to no neighbour.
        let mut one = Pixmap::new(pixels, pixels).ok_or_else(|| failed("no room"))?;
        draw(drawing, &mut one);
        let paint = PixmapPaint::default();
        let there = Transform::identity();
        map.draw_pixmap(x as i32, y as i32, one.as_ref(), &paint, there, None);
    }
    let mut png = map
        .encode_png()
        .map_err(|error| failed(&error.to_string()))?;
    png.splice(HEAD..HEAD, DOTS);
    Ok(png)
}
