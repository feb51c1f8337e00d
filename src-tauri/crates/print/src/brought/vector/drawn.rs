//! How much work a picture is: told before it is done.

use super::super::limits::{DEEPEST, MOST_COATS, MOST_DASHES, MOST_DRAWN, MOST_SEGMENTS};
use crate::fault::BroughtProblem;
use usvg::{BlendMode, ClipPath, Group, Node, Paint, Path, Rect, Tree};

pub(super) fn judge(tree: &Tree, scale: f32, side: f32) -> Result<(), BroughtProblem> {
    let mut work = Work {
        scale,
        side,
        coats: 0.0,
        segments: 0,
        nodes: 0,
    };
    work.group(tree.root(), 0)
}

/// What was counted so far.
struct Work {
    scale: f32,
    side: f32,
    /// How often the whole picture is painted over.
    coats: f32,
    segments: usize,
    nodes: u64,
}

impl Work {
    fn group(&mut self, group: &Group, depth: usize) -> Result<(), BroughtProblem> {
        let unsupported = |element: &str| BroughtProblem::Unsupported {
            element: element.to_owned(),
        };
        if depth > 4 * DEEPEST {
            return Err(BroughtProblem::TooRich);
        }
        if !group.filters().is_empty() {
            return Err(unsupported("filter"));
        }
        if group.mask().is_some() {
            return Err(unsupported("mask"));
        }
        if group.should_isolate() || group.blend_mode() != BlendMode::Normal {
            // A sheet of its own, laid onto the others.
            self.paint(3.0)?;
        }
        self.clip(group.clip_path(), depth)?;
        for node in group.children() {
            self.nodes += 1;
            if self.nodes > MOST_DRAWN {
                return Err(BroughtProblem::TooRich);
            }
            match node {
                Node::Group(inner) => self.group(inner, depth + 1)?,
                Node::Path(path) => self.path(path)?,
                Node::Image(_) => return Err(BroughtProblem::Nested),
                Node::Text(_) => return Err(BroughtProblem::Text),
            }
        }
        Ok(())
    }

    fn clip(&mut self, clip: Option<&ClipPath>, depth: usize) -> Result<(), BroughtProblem> {
        let Some(clip) = clip else { return Ok(()) };
        self.paint(2.0)?;
        self.group(clip.root(), depth + 1)?;
        self.clip(clip.clip_path(), depth + 1)
    }

    fn path(&mut self, path: &Path) -> Result<(), BroughtProblem> {
        self.segments += path.data().len();
        if self.segments > MOST_SEGMENTS {
            return Err(BroughtProblem::TooRich);
        }
        let paints = [
            path.fill().map(usvg::Fill::paint),
            path.stroke().map(usvg::Stroke::paint),
        ];
        let patterned = |paint: &&Paint| matches!(paint, Paint::Pattern(_));
        if paints.iter().flatten().any(patterned) {
            return Err(BroughtProblem::Unsupported {
                element: "pattern".to_owned(),
            });
        }
        if let Some(dashes) = path.stroke().and_then(usvg::Stroke::dasharray) {
            let around = path.bounding_box();
            let length = (around.width() + around.height()) * path.data().len() as f32;
            let dash = dashes.iter().sum::<f32>() / dashes.len() as f32;
            let strokes = length / dash;
            if strokes.is_nan() || strokes > MOST_DASHES {
                return Err(BroughtProblem::TooRich);
            }
        }
        let share = self.share(path.abs_stroke_bounding_box());
        self.paint(share * paints.iter().flatten().count() as f32)
    }

    /// The part of the picture that a box covers.
    fn share(&self, of: Rect) -> f32 {
        let part = |length: f32| (length * self.scale / self.side).clamp(0.0, 1.0);
        part(of.width()) * part(of.height())
    }

    fn paint(&mut self, coats: f32) -> Result<(), BroughtProblem> {
        self.coats += coats;
        if self.coats > MOST_COATS {
            Err(BroughtProblem::TooRich)
        } else {
            Ok(())
        }
    }
}
