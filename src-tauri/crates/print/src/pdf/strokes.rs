//! Paths of a picture as paths of a PDF.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use usvg::tiny_skia_path::PathSegment;
use usvg::{Group, Node, Paint};

pub(super) fn draw(surface: &mut Surface<'_>, group: &Group) {
    let turn = group.transform();
    surface.push_transform(&Transform::from_row(
        turn.sx, turn.ky, turn.kx, turn.sy, turn.tx, turn.ty,
    ));
    let opacity = group.opacity().get();
    match group.children() {
        // One stroke that is faint is cheaper than a layer with one stroke, and the same.
        [Node::Path(path)] if path.fill().is_none() || path.stroke().is_none() => {
            draw_path(surface, path, opacity);
        }
        children => {
            surface.push_opacity(share(opacity));
            for child in children {
                match child {
                    Node::Group(group) => draw(surface, group),
                    Node::Path(path) => draw_path(surface, path, 1.0),
                    // Nothing but paths is let in.
                    Node::Image(_) | Node::Text(_) => {}
                }
            }
            surface.pop();
        }
    }
    surface.pop();
}

fn draw_path(surface: &mut Surface<'_>, path: &usvg::Path, faint: f32) {
    let fill = path.fill().and_then(|fill| {
        Some(Fill {
            paint: colour(fill.paint())?.into(),
            opacity: share(fill.opacity().get() * faint),
            rule: match fill.rule() {
                usvg::FillRule::NonZero => FillRule::NonZero,
                usvg::FillRule::EvenOdd => FillRule::EvenOdd,
            },
        })
    });
    let stroke = path.stroke().and_then(|stroke| {
        Some(Stroke {
            paint: colour(stroke.paint())?.into(),
            width: stroke.width().get(),
            miter_limit: stroke.miterlimit().get(),
            line_cap: match stroke.linecap() {
                usvg::LineCap::Butt => LineCap::Butt,
                usvg::LineCap::Round => LineCap::Round,
                usvg::LineCap::Square => LineCap::Square,
            },
            line_join: match stroke.linejoin() {
                usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => LineJoin::Miter,
                usvg::LineJoin::Round => LineJoin::Round,
                usvg::LineJoin::Bevel => LineJoin::Bevel,
            },
            opacity: share(stroke.opacity().get() * faint),
            dash: stroke.dasharray().map(|array| StrokeDash {
                array: array.to_vec(),
                offset: stroke.dashoffset(),
            }),
        })
    });
    // With neither, the library would fill in black.
    if !path.is_visible() || (fill.is_none() && stroke.is_none()) {
        return;
    }
    if let Some(drawn) = traced(path) {
        surface.set_fill(fill);
        surface.set_stroke(stroke);
        surface.draw_path(&drawn);
    }
}

fn traced(path: &usvg::Path) -> Option<Path> {
    let mut drawn = PathBuilder::new();
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(to) => drawn.move_to(to.x, to.y),
            PathSegment::LineTo(to) => drawn.line_to(to.x, to.y),
            PathSegment::QuadTo(by, to) => drawn.quad_to(by.x, by.y, to.x, to.y),
            PathSegment::CubicTo(one, two, to) => {
                drawn.cubic_to(one.x, one.y, two.x, two.y, to.x, to.y);
            }
            PathSegment::Close => drawn.close(),
        }
    }
    drawn.finish()
}

fn colour(paint: &Paint) -> Option<rgb::Color> {
    match paint {
        Paint::Color(colour) => Some(rgb::Color::new(colour.red, colour.green, colour.blue)),
        Paint::LinearGradient(_) | Paint::RadialGradient(_) | Paint::Pattern(_) => None,
    }
}

fn share(of: f32) -> NormalizedF32 {
    NormalizedF32::new(of.clamp(0.0, 1.0)).unwrap_or(NormalizedF32::ONE)
}
