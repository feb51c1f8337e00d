//! The picture that the author of a tile brought, where it lies among the paths: a PNG that is in the drawing itself.

use crate::brought::raster;
use crate::fault::PictureProblem;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use resvg::tiny_skia::{Pixmap, Transform};
use usvg::roxmltree::Document;

/// How such a picture begins in a drawing, and how it ends.
pub(super) const BEGINS: &str = "<image ";
pub(super) const ENDS: &str = "/>";
const DATA: &str = "data:image/png;base64,";
/// Twice as many letters as the largest that is kept has.
const MOST_LETTERS: usize = 1 << 20;
/// A tile is as wide.
const BOX: f32 = 100.0;
/// It may reach out of its tile, but not far.
const FARTHEST: f32 = 400.0;

/// A picture with its place in a box of 100 by 100.
pub(crate) struct PlacedPicture {
    pub(crate) pixels: Pixmap,
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

impl PlacedPicture {
    pub(super) fn read(attributes: &str) -> Result<Self, PictureProblem> {
        if attributes.len() > MOST_LETTERS {
            return Err(PictureProblem::TooLong);
        }
        let element = format!("{BEGINS}{attributes}{ENDS}");
        let document = Document::parse(&element).map_err(|_| PictureProblem::Unreadable)?;
        let image = document.root_element();
        if image.attributes().len() != 5 {
            return Err(PictureProblem::NotOnlyPaths);
        }
        let said = |name| image.attribute(name).ok_or(PictureProblem::NotOnlyPaths);
        let number = |name| {
            let number = said(name)?.parse::<f32>().ok();
            let near = number.filter(|number| number.abs() <= FARTHEST);
            near.ok_or(PictureProblem::Unreadable)
        };
        let png = said("href")?.strip_prefix(DATA);
        let png = png.ok_or(PictureProblem::NotOnlyPaths)?;
        let png = STANDARD
            .decode(png)
            .map_err(|_| PictureProblem::Unreadable)?;
        Ok(Self {
            pixels: raster::read(&png).map_err(|_| PictureProblem::Unreadable)?,
            x: number("x")?,
            y: number("y")?,
            width: number("width")?,
            height: number("height")?,
        })
    }

    /// From its pixels to a tile of this width.
    pub(crate) fn place(&self, side: f32) -> Transform {
        let scale = side / BOX;
        let (columns, rows) = (self.pixels.width() as f32, self.pixels.height() as f32);
        let (wide, high) = (self.width * scale / columns, self.height * scale / rows);
        Transform::from_row(wide, 0.0, 0.0, high, self.x * scale, self.y * scale)
    }

    /// Four bytes a pixel, whatever its cover.
    pub(crate) fn colours(&self) -> Vec<u8> {
        let pixels = self.pixels.pixels().iter();
        let colour = pixels.flat_map(|pixel| {
            let colour = pixel.demultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        });
        colour.collect()
    }
}
