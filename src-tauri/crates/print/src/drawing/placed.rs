//! The picture that the author of a tile brought, where it lies among the paths: a PNG that is in the drawing itself. On a
//! board it lies in a frame as large as its tile, and is cut off there.

use crate::brought::raster;
use crate::fault::PictureProblem;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use resvg::tiny_skia::{Pixmap, Rect, Transform};
use usvg::roxmltree::{Document, Node};

/// How such a picture begins in a drawing, and how it ends.
pub(super) const BEGINS: &str = "<image ";
pub(super) const ENDS: &str = "/>";
/// How its frame begins on a board, and how that ends.
pub(super) const FRAME_BEGINS: &str = "<svg x=";
pub(super) const FRAME_ENDS: &str = "</svg>";
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
    /// How it is mirrored and turned on its tile, and with it.
    moved: Transform,
    tile: TileFrame,
}

/// Six numbers, as `matrix(1 0 0 1 0 0)` says them.
fn matrix(text: &str) -> Option<Transform> {
    let numbers = text.strip_prefix("matrix(")?.strip_suffix(')')?;
    let numbers: Vec<f32> = numbers
        .split(' ')
        .map(|number| number.parse().ok().filter(|it: &f32| it.abs() <= FARTHEST))
        .collect::<Option<_>>()?;
    let [sx, ky, kx, sy, tx, ty] = numbers[..] else {
        return None;
    };
    Some(Transform::from_row(sx, ky, kx, sy, tx, ty))
}

/// Where a tile lies in a box of 100 by 100.
struct TileFrame {
    x: f32,
    y: f32,
    side: f32,
}

impl TileFrame {
    const WHOLE: Self = Self {
        x: 0.0,
        y: 0.0,
        side: BOX,
    };

    /// As the frame says it, in what the whole drawing says that it shows.
    fn read(head: &str, frame: Node<'_, '_>) -> Result<Self, PictureProblem> {
        let whole = format!("{head}</svg>");
        let whole = Document::parse(&whole).map_err(|_| PictureProblem::Unreadable)?;
        let shown = whole.root_element().attribute("viewBox");
        let shown = shown.ok_or(PictureProblem::Unreadable)?.split(' ');
        let shown: Result<Vec<f32>, _> = shown.map(str::parse).collect();
        let Ok([left, top, across, _]) = shown.as_deref() else {
            return Err(PictureProblem::Unreadable);
        };
        let scale = BOX / across;
        let (x, y) = (number(frame, "x")?, number(frame, "y")?);
        let is_a_tile = number(frame, "width")? == BOX && number(frame, "height")? == BOX;
        let shows_a_tile = frame.attribute("viewBox") == Some("0 0 100 100");
        if !(is_a_tile && shows_a_tile && scale.is_finite() && frame.attributes().len() == 5) {
            return Err(PictureProblem::NotOnlyPaths);
        }
        Ok(Self {
            x: (x - left) * scale,
            y: (y - top) * scale,
            side: BOX * scale,
        })
    }
}

fn said<'a>(node: Node<'a, '_>, name: &str) -> Result<&'a str, PictureProblem> {
    node.attribute(name).ok_or(PictureProblem::NotOnlyPaths)
}

/// Of a board it may be far from its first tile.
fn number(node: Node<'_, '_>, name: &str) -> Result<f32, PictureProblem> {
    let number = said(node, name)?.parse::<f32>().ok();
    number
        .filter(|number| number.is_finite())
        .ok_or(PictureProblem::Unreadable)
}

impl PlacedPicture {
    pub(super) fn read(attributes: &str) -> Result<Self, PictureProblem> {
        if attributes.len() > MOST_LETTERS {
            return Err(PictureProblem::TooLong);
        }
        let element = format!("{BEGINS}{attributes}{ENDS}");
        let document = Document::parse(&element).map_err(|_| PictureProblem::Unreadable)?;
        let image = document.root_element();
        Self::of(image, TileFrame::WHOLE)
    }

    /// On a board: with its frame, which may turn it with its tile.
    pub(super) fn framed(head: &str, framed: &str) -> Result<Self, PictureProblem> {
        if framed.len() > MOST_LETTERS {
            return Err(PictureProblem::TooLong);
        }
        let element = format!("{FRAME_BEGINS}{framed}{FRAME_ENDS}");
        let document = Document::parse(&element).map_err(|_| PictureProblem::Unreadable)?;
        let frame = document.root_element();
        let mut inner = frame.children();
        let (Some(image), None) = (inner.next(), inner.next()) else {
            return Err(PictureProblem::NotOnlyPaths);
        };
        if !image.has_tag_name("image") {
            return Err(PictureProblem::NotOnlyPaths);
        }
        Self::of(image, TileFrame::read(head, frame)?)
    }

    fn of(image: Node<'_, '_>, tile: TileFrame) -> Result<Self, PictureProblem> {
        let moved = image.attribute("transform");
        if image.attributes().len() != 5 + usize::from(moved.is_some()) {
            return Err(PictureProblem::NotOnlyPaths);
        }
        let near = |name| {
            let number = number(image, name)?;
            let near = number.abs() <= FARTHEST;
            near.then_some(number).ok_or(PictureProblem::Unreadable)
        };
        let png = said(image, "href")?.strip_prefix(DATA);
        let png = png.ok_or(PictureProblem::NotOnlyPaths)?;
        let png = STANDARD
            .decode(png)
            .map_err(|_| PictureProblem::Unreadable)?;
        Ok(Self {
            pixels: raster::read(&png).map_err(|_| PictureProblem::Unreadable)?,
            x: near("x")?,
            y: near("y")?,
            width: near("width")?,
            height: near("height")?,
            moved: match moved {
                Some(text) => matrix(text).ok_or(PictureProblem::NotOnlyPaths)?,
                None => Transform::identity(),
            },
            tile,
        })
    }

    /// From its pixels to a drawing of this width.
    pub(crate) fn place(&self, side: f32) -> Transform {
        let (columns, rows) = (self.pixels.width() as f32, self.pixels.height() as f32);
        let (wide, high) = (self.width / columns, self.height / rows);
        let tile = self.tile.side / BOX;
        Transform::from_row(wide, 0.0, 0.0, high, self.x, self.y)
            .post_concat(self.moved)
            .post_scale(tile, tile)
            .post_translate(self.tile.x, self.tile.y)
            .post_scale(side / BOX, side / BOX)
    }

    /// What of a drawing of this width it may cover.
    pub(crate) fn cut(&self, side: f32) -> Option<Rect> {
        let scale = side / BOX;
        let TileFrame { x, y, side } = self.tile;
        Rect::from_xywh(x * scale, y * scale, side * scale, side * scale)
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
