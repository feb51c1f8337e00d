//! A tile that lies elsewhere after a correction, and figures that go with it.

use crate::action::Action;
use crate::game::Game;
use crate::ground::Cell;

/// A tile that was laid otherwise than before.
#[derive(Debug)]
pub(crate) struct MovedTile<'a> {
    /// The game in which it was laid, before the correction.
    was: &'a Game,
    from: Cell,
    to: Cell,
}

impl<'a> MovedTile<'a> {
    /// Nothing when what was corrected laid no tile, or lays none now.
    pub(crate) const fn of(was: &'a Game, before: &Action, now: &Action) -> Option<Self> {
        match (before, now) {
            (
                &Action::Tile { x, y, .. },
                &Action::Tile {
                    x: to_x, y: to_y, ..
                },
            ) => Some(Self {
                was,
                from: Cell { x, y },
                to: Cell { x: to_x, y: to_y },
            }),
            _ => None,
        }
    }

    /// The same decision as it is meant with the tile where it lies now: a figure on it stands on the same land.
    pub(crate) fn followed(&self, action: Action, now: &Game) -> Action {
        let Action::Figure { figure, .. } = action else {
            return action;
        };
        let place = action.place().filter(|place| place.cell() == self.from);
        let nth = place.and_then(|place| {
            let (context, tile) = (
                self.was.context(),
                self.was.state().board.tile_at(self.from)?,
            );
            let segment = context.segment_at(place)?;
            let mut segments = self.was.state().board.segments_of(tile);
            segments.position(|each| each == segment)
        });
        let stands = nth.and_then(|nth| {
            let board = &now.state().board;
            let segment = board.segments_of(board.tile_at(self.to)?).nth(nth)?;
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
