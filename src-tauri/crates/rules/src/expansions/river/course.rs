//! The way that the river takes: RV-05, RV-07, OP-13. Looks at the tile to be laid and at those that lie there,
//! never at the bag (PR-15).

use super::{BENDS_BACK, NO_WAY_ON, NOT_AT_THE_END, U_TURN};
use crate::board::Tile;
use crate::ground::{Cell, Kind, Place, Rim, Rotation, Side};
use crate::options::Choice;
use crate::reason::{Reason, ReasonCollector};
use crate::state::Context;
use crate::tile::{NONE, TypeId};

/// The values of OP-13.
const NEVER: u8 = 1;
const CLEAR: u8 = 2;

/// Objects to a river tile at a place at which its land fits.
pub(super) fn check(
    context: Context<'_>,
    tile: TypeId,
    cell: Cell,
    rotation: Rotation,
    why: &mut ReasonCollector,
) {
    let mut joins = false;
    let rule = context.table.options.of(Choice::RiverTurns);
    for segment in &context.types()[usize::from(tile)].segments {
        if segment.kind != Kind::River {
            continue;
        }
        let rim = segment.rim.turned(rotation);
        for side in sides(rim) {
            let Some(there) = beyond(context, cell, side) else {
                if rule == CLEAR {
                    look_ahead(context, cell, side, why);
                }
                continue;
            };
            joins = true;
            if rule != CLEAR
                && let Some(out) = other_end(rim, side)
                && let Some(turn) = bend(side.opposite(), out)
            {
                check_bend(context, there, turn, rule == NEVER, why);
            }
        }
    }
    why.demand(joins, || Reason::new(NOT_AT_THE_END));
}

/// A way to turn, seen from whoever floats along.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RiverTurn {
    Left,
    Right,
}

/// A stretch of river that lies there, and the side by which it is entered from the tile to be laid.
#[derive(Clone, Copy)]
struct RiverEnd {
    tile: Tile,
    index: u8,
    entered: Side,
}

/// The sides that a stretch of river reaches.
fn sides(rim: Rim) -> impl Iterator<Item = Side> {
    let reached = rim.sides();
    Side::ALL
        .into_iter()
        .filter(move |side| reached >> *side as u8 & 1 == 1)
}

/// The river that lies beyond a side, where a tile lies there. That it is river, the land says.
fn beyond(context: Context<'_>, cell: Cell, side: Side) -> Option<RiverEnd> {
    let board = &context.state.board;
    let tile = *board.tile(board.tile_at(cell.beyond(side))?);
    let entered = side.opposite();
    let index = context.types()[usize::from(tile.kind)].side(tile.rotation, entered as usize);
    (index != NONE).then_some(RiverEnd {
        tile,
        index,
        entered,
    })
}

/// Where the river goes on that comes in by a side; nowhere at its ends, and not one way only where it forks.
fn other_end(rim: Rim, side: Side) -> Option<Side> {
    let mut others = sides(rim).filter(|other| *other != side);
    let only = others.next();
    only.filter(|_| others.next().is_none())
}

/// The turn of whoever floats in the direction `from` and leaves in the direction `to`; none when it is straight on.
fn bend(from: Side, to: Side) -> Option<RiverTurn> {
    match (to as u8 + 4 - from as u8) % 4 {
        1 => Some(RiverTurn::Right),
        3 => Some(RiverTurn::Left),
        _ => None,
    }
}

/// Objects when the river turned the same way on the tile before, or wherever it turned last.
fn check_bend(
    context: Context<'_>,
    mut there: RiverEnd,
    turn: RiverTurn,
    far: bool,
    why: &mut ReasonCollector,
) {
    // A river that lies in a circle is walked around once.
    for _ in 0..context.state.board.tiles().len() {
        let RiverEnd {
            tile,
            index,
            entered,
        } = there;
        let segment = &context.types()[usize::from(tile.kind)].segments[usize::from(index)];
        let Some(out) = other_end(segment.rim.turned(tile.rotation), entered) else {
            return;
        };
        // Whoever floats comes in by `out` and leaves by `entered`.
        if let Some(before) = bend(out.opposite(), entered) {
            let why_not = if far { BENDS_BACK } else { U_TURN };
            return why.demand(before != turn, || {
                Reason::new(why_not).at(place(context, there))
            });
        }
        let next = far.then(|| beyond(context, tile.cell, out)).flatten();
        let Some(next) = next else { return };
        there = next;
    }
}

fn place(context: Context<'_>, RiverEnd { tile, index, .. }: RiverEnd) -> Place {
    context.place(tile.first.plus(index))
}

/// OP-13 `clear`: ahead of an open end, in a strip three cells wide, no tile may lie up to the end of the board.
fn look_ahead(context: Context<'_>, cell: Cell, side: Side, why: &mut ReasonCollector) {
    let ahead = |tile: &Tile| {
        let x = i32::from(tile.cell.x) - i32::from(cell.x);
        let y = i32::from(tile.cell.y) - i32::from(cell.y);
        let (far, aside) = match side {
            Side::N => (-y, x),
            Side::E => (x, y),
            Side::S => (y, x),
            Side::W => (-x, y),
        };
        (far > 0 && aside.abs() <= 1).then_some((far, tile.first))
    };
    let tiles = context.state.board.tiles().iter();
    if let Some((_, nearest)) = tiles.filter_map(ahead).min() {
        why.object(|| Reason::new(NO_WAY_ON).on(side).at(context.place(nearest)));
    }
}
