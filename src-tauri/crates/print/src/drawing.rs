//! A picture as the window draws it: an SVG of paths and nothing else, but for pictures that authors of tiles brought:
//! one on a tile, and on a board one on each tile. Whatever could reach out of it, or grow when it is read, is refused.

mod placed;

pub(crate) use placed::PlacedPicture;

use crate::fault::PictureProblem;
use usvg::roxmltree::{Document, Node, ParsingOptions};
use usvg::{Options, Tree};

/// Ten times as long as the richest tile that there is.
const TILE: Limits = Limits {
    bytes: 1_000_000,
    nodes: 20_000,
};
/// Twice as long as the board of a game with every expansion.
const BOARD: Limits = Limits {
    bytes: 6_000_000,
    nodes: 60_000,
};

struct Limits {
    bytes: usize,
    nodes: u32,
}

/// More than the tiles of the longest game, each with a picture between paths.
const MOST_LAYERS: usize = 1000;

/// Ours are flat.
const DEEPEST: usize = 16;

const SVG: &str = "http://www.w3.org/2000/svg";
const ELEMENTS: [&str; 3] = ["svg", "g", "path"];
/// Without `id`, `class`, `style` and `href`, nothing can point anywhere.
const ATTRIBUTES: [&str; 18] = [
    "d",
    "fill",
    "fill-opacity",
    "fill-rule",
    "height",
    "opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "transform",
    "viewBox",
    "width",
    "version",
];

/// A picture that can be put on paper: what lies one on the other.
pub struct Drawing {
    pub(crate) layers: Vec<Layer>,
}

pub(crate) enum Layer {
    Paths(Box<Tree>),
    Picture(PlacedPicture),
}

impl Drawing {
    /// A tile; or a board, where frames say so.
    pub fn read(svg: &str) -> Result<Self, PictureProblem> {
        if svg.contains(placed::FRAME_BEGINS) {
            return Self::board(svg);
        }
        let Some((below, rest)) = svg.split_once(placed::BEGINS) else {
            return Ok(Self {
                layers: vec![Layer::paths(svg, &TILE)?],
            });
        };
        let (picture, above) = rest
            .split_once(placed::ENDS)
            .ok_or(PictureProblem::Unreadable)?;
        let head = below.find('>').and_then(|end| below.get(..=end));
        let head = head.ok_or(PictureProblem::Unreadable)?;
        Ok(Self {
            layers: vec![
                // Either part is whole by itself, or the picture lies where none may lie.
                Layer::paths(&format!("{below}</svg>"), &TILE)?,
                Layer::Picture(PlacedPicture::read(picture)?),
                Layer::paths(&format!("{head}{above}"), &TILE)?,
            ],
        })
    }

    /// The picture of a whole board: paths, and pictures of authors’ own in frames as large as their tiles.
    pub fn board(svg: &str) -> Result<Self, PictureProblem> {
        let head = svg.find('>').and_then(|end| svg.split_at_checked(end + 1));
        let (head, mut rest) = head.ok_or(PictureProblem::Unreadable)?;
        let mut layers = Vec::new();
        while let Some((below, framed)) = rest.split_once(placed::FRAME_BEGINS) {
            let (framed, above) = framed
                .split_once(placed::FRAME_ENDS)
                .ok_or(PictureProblem::Unreadable)?;
            if layers.len() >= MOST_LAYERS {
                return Err(PictureProblem::TooLong);
            }
            if !below.is_empty() {
                layers.push(Layer::paths(&format!("{head}{below}</svg>"), &BOARD)?);
            }
            let picture = PlacedPicture::framed(head, framed)?;
            layers.push(Layer::Picture(picture));
            rest = above;
        }
        layers.push(Layer::paths(&format!("{head}{rest}"), &BOARD)?);
        Ok(Self { layers })
    }
}

impl Layer {
    fn paths(svg: &str, most: &Limits) -> Result<Self, PictureProblem> {
        if svg.len() > most.bytes {
            return Err(PictureProblem::TooLong);
        }
        let options = ParsingOptions {
            allow_dtd: false,
            nodes_limit: most.nodes,
            ..ParsingOptions::default()
        };
        let document = match Document::parse_with_options(svg, options) {
            Ok(document) => document,
            Err(usvg::roxmltree::Error::NodesLimitReached) => return Err(PictureProblem::TooLong),
            Err(_) => return Err(PictureProblem::Unreadable),
        };
        if !document.root_element().has_tag_name((SVG, "svg")) {
            return Err(PictureProblem::Unreadable);
        }
        // The reader goes through it in a loop; whoever draws it goes as deep as it is.
        let too_deep = |node: Node<'_, '_>| node.ancestors().nth(DEEPEST).is_some();
        if document.descendants().any(too_deep) {
            return Err(PictureProblem::TooLong);
        }
        if !document.descendants().all(is_ours) {
            return Err(PictureProblem::NotOnlyPaths);
        }
        let tree = Tree::from_xmltree(&document, &Options::default());
        let tree = tree.map_err(|_| PictureProblem::Unreadable)?;
        let (width, height) = (tree.size().width(), tree.size().height());
        if (width - height).abs() > width * 1e-4 {
            return Err(PictureProblem::NotSquare);
        }
        Ok(Self::Paths(Box::new(tree)))
    }
}

fn is_ours(node: Node<'_, '_>) -> bool {
    if node.is_text() {
        return node.text().is_none_or(|text| text.trim().is_empty());
    }
    if !node.is_element() {
        // A remark says nothing; an instruction asks for something.
        return !node.is_pi();
    }
    let tag = node.tag_name();
    let inner = node.parent_element().is_some();
    tag.namespace() == Some(SVG)
        && ELEMENTS.contains(&tag.name())
        && inner != (tag.name() == "svg")
        && node.attributes().all(|each| {
            each.namespace().is_none()
                && ATTRIBUTES.contains(&each.name())
                && !each.value().contains("url(")
                && !each.value().contains("var(")
        })
}
