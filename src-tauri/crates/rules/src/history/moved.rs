//! A tile that lies elsewhere after a correction, and figures that go with it.

use super::moment::TurnSnapshot;
use crate::action::Action;
use crate::event::Event;
use crate::game::Game;
use crate::ground::{Cell, Rotation};

/// A tile that was laid otherwise than before.
#[derive(Clone, Debug)]
pub(crate) struct MovedTile {
    /// Its design.
    tile: String,
    turn: u16,
    from: Cell,
    /// How it lay there.
    rotation: Rotation,
    to: Cell,
}

/// The tile that a decision laid: its design, where and how it lies.
fn laid(moment: &TurnSnapshot) -> Option<(&str, Cell, Rotation)> {
    let mut events = moment.told.iter().map(|told| &told.event);
    events.find_map(|event| match event {
        Event::TileLaid {
            tile,
            x,
            y,
            rotation,
            ..
        } => Some((tile.as_str(), Cell { x: *x, y: *y }, *rotation)),
        _ => None,
    })
}

impl MovedTile {
    /// Nothing where no tile was laid, or none is laid now, or one of another design: its land is other land.
    pub(crate) fn between(was: &TurnSnapshot, now: &TurnSnapshot) -> Option<Self> {
        let ((tile, from, rotation), (design, to, rotated)) = (laid(was)?, laid(now)?);
        let is_moved = tile == design && (from, rotation) != (to, rotated);
        is_moved.then(|| Self {
            tile: tile.to_owned(),
            turn: was.turn,
            from,
            rotation,
            to,
        })
    }

    /// The same decision as it is meant with the tiles where they lie now: a figure on one stands on the same land.
    pub(crate) fn followed(moved: &[Self], action: Action, now: &Game) -> Action {
        let Action::Figure { figure, .. } = action else {
            return action;
        };
        let stands = action.place().and_then(|place| {
            let first = moved.iter().find(|one| one.from == place.cell())?;
            // Where it was laid wrongly twice, it was moved twice.
            let same = moved.iter().filter(|one| one.turn == first.turn);
            let to = same.fold(
                place.cell(),
                |cell, one| {
                    if one.from == cell { one.to } else { cell }
                },
            );
            let board = &now.state().board;
            let tile = board.tile_at(to)?;
            let design = now.context().type_of(tile);
            if design.id != first.tile {
                return None;
            }
            let nth = design.segment_at(first.rotation, place.kind, place.at)?;
            let segment = board.segments_of(tile).nth(nth.into())?;
            Some(now.context().place(segment))
        });
        stands.map_or(action, |stands| Action::Figure {
            figure,
            x: stands.x,
            y: stands.y,
            kind: stands.kind,
            at: stands.at,
        })
    }
}
