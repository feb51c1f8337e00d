//! What a lesson points at, found on a board.

use crate::view::feature::Member;
use content::scenario::{Anchor, Mark, PlaceOrCell};
use rules::figure::SegmentId;
use rules::game::Game;
use rules::ground::{Cell, Kind, Place};
use serde::Serialize;
use specta::Type;
use tutor::LessonStage;

/// Something that is pointed at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum MarkView {
    Land {
        members: Vec<Member>,
    },
    Cell {
        x: i16,
        y: i16,
    },
    Figure {
        at: Footing,
    },
    /// A part of the screen.
    Part {
        part: String,
    },
    Arrow {
        from: Footing,
        to: Footing,
    },
}

/// Where something stands or an arrow ends: on a segment, or on the tile as such.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct Footing {
    pub x: i16,
    pub y: i16,
    pub segment: Option<u8>,
}

/// What of it is there now: a feature whose tile does not lie yet cannot be pointed at.
pub fn marks(stage: &LessonStage, game: &Game, marks: &[Mark]) -> Vec<MarkView> {
    marks
        .iter()
        .flat_map(|mark| shown(stage, game, mark))
        .collect()
}

fn shown(stage: &LessonStage, game: &Game, mark: &Mark) -> Vec<MarkView> {
    let mut all = Vec::new();
    if let Some(anchor) = &mark.feature {
        all.extend(land(stage, game, anchor));
    }
    all.extend(mark.place.as_ref().map(|spot| spot_mark(game, spot)));
    if let Some(spot) = &mark.figure {
        all.push(MarkView::Figure {
            at: footing(game, spot),
        });
    }
    if let Some(part) = mark.part {
        let part = content::words::Word::word(part).to_owned();
        all.push(MarkView::Part { part });
    }
    if let Some(arrow) = &mark.arrow {
        all.push(MarkView::Arrow {
            from: footing(game, &arrow.from),
            to: footing(game, &arrow.to),
        });
    }
    all
}

fn land(stage: &LessonStage, game: &Game, anchor: &Anchor) -> Option<MarkView> {
    let board = &game.state().board;
    let feature = stage.feature(anchor, game.context())?;
    let mut members: Vec<_> = board.members(feature).collect();
    members.sort_unstable();
    Some(MarkView::Land {
        members: members.into_iter().map(|it| member(game, it)).collect(),
    })
}

/// A piece of land on one tile, or a whole cell.
pub fn spot_mark(game: &Game, spot: &PlaceOrCell) -> MarkView {
    let (x, y) = (spot.x.get(), spot.y.get());
    match segment(game, spot) {
        Some(segment) => MarkView::Land {
            members: vec![member(game, segment)],
        },
        None => MarkView::Cell { x, y },
    }
}

fn footing(game: &Game, spot: &PlaceOrCell) -> Footing {
    Footing {
        x: spot.x.get(),
        y: spot.y.get(),
        segment: segment(game, spot).map(|it| game.state().board.index_of(it)),
    }
}

fn segment(game: &Game, spot: &PlaceOrCell) -> Option<SegmentId> {
    let (kind, at) = (spot.kind?.0, spot.at?.0);
    let (x, y) = (spot.x.get(), spot.y.get());
    if kind == Kind::Tower {
        return None;
    }
    game.context().segment_at(Place { x, y, kind, at })
}

fn member(game: &Game, segment: SegmentId) -> Member {
    let board = &game.state().board;
    let Cell { x, y } = board.tile(board.tile_of(segment)).cell;
    Member {
        x,
        y,
        segment: board.index_of(segment),
    }
}
