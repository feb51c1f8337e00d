//! An SVG as pixels. What could reach out of it, move, or need a font is refused, and so is what takes long to draw.

mod asked;
mod drawn;

use super::limits::{MOST_LETTERS, MOST_NODES};
use crate::fault::BroughtProblem;
use resvg::tiny_skia::{Pixmap, Transform};
use usvg::roxmltree::{Document, Error, ParsingOptions};
use usvg::{ImageHrefResolver, Options, Tree};

/// In the middle of a square of so many pixels.
pub(super) fn read(text: &str, pixels: u32) -> Result<Pixmap, BroughtProblem> {
    if text.len() > MOST_LETTERS {
        return Err(BroughtProblem::TooRich);
    }
    // Words that stand for others can stand for a million; nobody needs them to draw.
    if text.contains("<!ENTITY") {
        return Err(BroughtProblem::Entities);
    }
    let options = ParsingOptions {
        allow_dtd: true,
        nodes_limit: MOST_NODES,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, options).map_err(|error| match error {
        Error::NodesLimitReached => BroughtProblem::TooRich,
        _ => BroughtProblem::Broken,
    })?;
    asked::judge(&document)?;
    let options = Options {
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    };
    let tree = Tree::from_xmltree(&document, &options).map_err(|_| BroughtProblem::NoSize)?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let side = pixels as f32;
    let scale = side / width.max(height);
    if !scale.is_finite() || scale <= 0.0 || width.min(height) * scale < 1.0 {
        return Err(BroughtProblem::NoSize);
    }
    drawn::judge(&tree, scale, side)?;
    let mut map = Pixmap::new(pixels, pixels).ok_or(BroughtProblem::NoSize)?;
    let (x, y) = (side - width * scale, side - height * scale);
    let place = Transform::from_row(scale, 0.0, 0.0, scale, x / 2.0, y / 2.0);
    resvg::render(&tree, place, &mut map.as_mut());
    Ok(map)
}
