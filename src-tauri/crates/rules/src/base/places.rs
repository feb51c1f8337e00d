//! The places of the drawn tile as bits: counted, and one of them taken by its number, without a menu.

use super::place::{edges, is_watched, tile};
use crate::action::Action;
use crate::gaps::{FittingTurns, STRIDE};
use crate::ground::Cell;
use crate::state::Context;
use arrayvec::ArrayVec;

/// So many times eight gaps are kept: more than any game of ordinary sets reaches.
const EIGHTS: usize = 32;

/// Every place and turn of the drawn tile, in the order of the menu.
pub struct Places<'a> {
    cells: &'a [Cell],
    /// How the tile fits into eight gaps after the other.
    eights: ArrayVec<FittingTurns, EIGHTS>,
    count: usize,
}

impl<'a> Places<'a> {
    /// Nothing where only a menu tells: no tile is in hand, expansions have a say in its place, or the board is huge.
    #[must_use]
    #[inline]
    pub fn of(context: Context<'a>) -> Option<Self> {
        let free = |kind: &_| !is_watched(context, *kind);
        let kind = context.state.drawn.filter(free)?;
        let gaps = context.state.board.gaps();
        let mut places = Self {
            cells: gaps.cells(),
            eights: ArrayVec::new(),
            count: 0,
        };
        for (_, turns) in gaps.fitting(edges(context, kind))? {
            places.count += turns.len();
            places.eights.try_push(turns).ok()?;
        }
        Some(places)
    }

    /// How many there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The one with this number.
    #[must_use]
    pub fn nth(&self, mut number: usize) -> Option<Action> {
        for (cells, turns) in self.cells.chunks(STRIDE).zip(&self.eights) {
            if number < turns.len() {
                let (gap, rotation) = turns.clone().nth(number)?;
                return Some(tile(cells[gap], rotation));
            }
            number -= turns.len();
        }
        None
    }
}
