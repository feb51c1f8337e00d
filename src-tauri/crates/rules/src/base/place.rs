//! Drawing a tile and laying it: BG-06 to BG-10.

use super::turn;
use super::{
    CELL_TAKEN, CORNER_ONLY, EDGE_MISMATCH, NO_NEIGHBOUR, NO_SUCH_ROTATION, NOT_IN_THE_BAG,
};
use crate::action::Action;
use crate::agenda::Step;
use crate::event::{Event, EventSink};
use crate::expansion::{Expansion, Hook};
use crate::gaps::Gap;
use crate::ground::{Cell, PlayerId, Rotation};
use crate::menu::Menu;
use crate::reason::{Reason, ReasonCollector};
use crate::state::{Context, ContextMut, State};
use crate::table::Table;
use crate::tile::{Edge, TypeId};

/// Draws until a tile fits somewhere; ends the game, or the turn, when none does.
pub fn draw(stage: &mut ContextMut<'_>) {
    stage.state.drawn = None;
    while stage.state.left() > 0 {
        if take(stage) {
            return;
        }
    }
    // BG-28, IX-29: a second part without a tile lapses; a turn without one is the end.
    if stage.state.part > 1 {
        turn::close_turn(stage);
    } else {
        stage.state.agenda.push(Step::Finish);
    }
}

/// Takes the next tile, to be placed; BG-09: false when it fits nowhere and is put aside.
fn take(stage: &mut ContextMut<'_>) -> bool {
    let Some(kind) = stage.state.pile.next() else {
        unreachable!("a tile is taken as long as one is left")
    };
    if !fits_anywhere(stage.context(), kind) {
        put_aside(stage.state, stage.table, stage.events);
        return false;
    }
    let tile = &stage.table.types[usize::from(kind)];
    let state = &mut *stage.state;
    state.pile.draw();
    let player = state.active;
    state.drawn = Some(kind);
    stage.events.tell(|| Event::TileDrawn {
        player,
        tile: tile.id.clone(),
    });
    turn::push_part(stage);
    for expansion in stage.table.heard_by(Hook::TileDrawn) {
        expansion.tile_drawn(stage);
    }
    true
}

/// Every design that somebody may have drawn from the real bag.
pub fn draw_menu(context: Context<'_>, menu: &mut Menu) {
    let alike = context.state.pile.next_ones().chunk_by(|a, b| a == b);
    for tiles in alike {
        menu.add(Action::Draw { tile: tiles[0] });
    }
}

/// Objects to a tile that nobody can have drawn.
pub fn check_drawn(context: Context<'_>, tile: TypeId, why: &mut ReasonCollector) {
    let pile = &context.state.pile;
    if pile.next_ones().contains(&tile) {
        return;
    }
    if pile.undrawn().contains(&tile) {
        for early in context
            .table
            .expansions_on()
            .filter_map(Expansion::too_early)
        {
            why.object(|| Reason::new(early));
        }
    }
    if why.is_clear() {
        why.object(|| Reason::new(NOT_IN_THE_BAG));
    }
}

/// A tile was drawn from the real bag; when it fits nowhere, the next one is asked for.
pub fn draw_by_hand(stage: &mut ContextMut<'_>, tile: TypeId) {
    stage.state.drawn = None;
    if !stage.state.pile.put_on_top(tile) {
        unreachable!("what is drawn was checked before")
    }
    if !take(stage) {
        stage.state.agenda.push(Step::Draw);
    }
}

/// BG-09: the next tile is shown and put aside.
fn put_aside(state: &mut State, table: &Table, events: &mut EventSink) {
    let Some(kind) = state.pile.draw() else {
        unreachable!("a tile is put aside as long as one is left")
    };
    state.aside.push(kind);
    let tile = &table.types[usize::from(kind)].id;
    events.tell(|| Event::TilePutAside {
        tile: tile.clone(),
        rule: "BG-09",
    });
}

/// True when somebody can still place a tile.
#[must_use]
pub fn any_left_fits(context: Context<'_>) -> bool {
    let mut left = context.state.undrawn().iter();
    if context.table.heard_by(Hook::AllowsPlace).is_empty() {
        let gaps = context.state.board.gaps();
        return left.any(|kind| gaps.any_fits(edges(context, *kind)));
    }
    left.any(|kind| fits_anywhere(context, *kind))
}

/// True when there is a place for a tile.
#[inline]
fn fits_anywhere(context: Context<'_>, kind: TypeId) -> bool {
    if !is_watched(context, kind) {
        return context.state.board.gaps().any_fits(edges(context, kind));
    }
    is_allowed_anywhere(context, kind)
}

/// True when an expansion may refuse a tile a place at which its land fits.
#[inline]
pub(super) fn is_watched(context: Context<'_>, kind: TypeId) -> bool {
    context.types()[usize::from(kind)].is_watched
}

/// True when there is a place for a tile at which no expansion refuses it.
fn is_allowed_anywhere(context: Context<'_>, kind: TypeId) -> bool {
    let mut menu = Menu::probe(1);
    allowed_places(context, kind, &mut menu);
    menu.count() > 0
}

#[inline]
pub(super) fn edges(context: Context<'_>, kind: TypeId) -> u32 {
    context.types()[usize::from(kind)].edges
}

/// True when no expansion refuses a place at which the land fits.
fn is_allowed(context: Context<'_>, kind: TypeId, cell: Cell, rotation: Rotation) -> bool {
    let mut why = ReasonCollector::quick();
    check_expansions(context, kind, cell, rotation, &mut why);
    why.is_clear()
}

/// What the expansions object to a place at which the land fits.
fn check_expansions(
    context: Context<'_>,
    kind: TypeId,
    cell: Cell,
    rotation: Rotation,
    why: &mut ReasonCollector,
) {
    for expansion in context.table.heard_by(Hook::AllowsPlace) {
        expansion.allows_place(context, kind, cell, rotation, why);
    }
}

/// True when a tile of any type may lie at a cell.
#[must_use]
pub fn fits(context: Context<'_>, kind: TypeId, cell: Cell, rotation: Rotation) -> bool {
    let mut why = ReasonCollector::quick();
    check_type(context, kind, cell, rotation, &mut why);
    why.is_clear()
}

/// The free cells beside tiles at which none of these may lie, in order.
#[must_use]
pub fn dead(context: Context<'_>, types: &[TypeId]) -> Vec<Cell> {
    let (watched, free): (Vec<_>, Vec<_>) = types
        .iter()
        .copied()
        .partition(|kind| is_watched(context, *kind));
    let free: Vec<_> = free.into_iter().map(|kind| edges(context, kind)).collect();
    let mut dead = context.state.board.gaps().dead(&free);
    dead.retain(|cell| {
        let mut all = watched
            .iter()
            .flat_map(|kind| (0..4).map(|turn| (*kind, turn)));
        !all.any(|(kind, turn)| fits(context, kind, *cell, turn))
    });
    dead
}

/// Puts aside what nobody can place any more.
pub fn put_rest_aside(stage: &mut ContextMut<'_>) {
    while stage.state.left() > 0 {
        put_aside(stage.state, stage.table, stage.events);
    }
}

/// Objects to the drawn tile at a cell.
pub fn check(context: Context<'_>, cell: Cell, rotation: Rotation, why: &mut ReasonCollector) {
    let Some(kind) = context.state.drawn else {
        unreachable!("a place is only asked for with a tile in hand")
    };
    why.demand(rotation < 4, || Reason::new(NO_SUCH_ROTATION));
    if rotation < 4 {
        check_type(context, kind, cell, rotation, why);
    } else {
        gap_at(context, cell, why);
    }
}

/// Objects to a tile of any type at a cell.
pub fn check_type(
    context: Context<'_>,
    kind: TypeId,
    cell: Cell,
    rotation: Rotation,
    why: &mut ReasonCollector,
) {
    if check_land(context, kind, cell, rotation, why) && is_watched(context, kind) {
        check_expansions(context, kind, cell, rotation, why);
    }
}

/// Objects to land that does not fit at a cell, whatever expansions say; true when it does fit.
pub fn check_land(
    context: Context<'_>,
    kind: TypeId,
    cell: Cell,
    rotation: Rotation,
    why: &mut ReasonCollector,
) -> bool {
    let Some(gap) = gap_at(context, cell, why) else {
        return false;
    };
    let tile = &context.types()[usize::from(kind)];
    if gap.fits(tile.edge_code(rotation)) {
        return true;
    }
    for side in gap.neighbours() {
        let own = tile.edge_code(rotation) >> (2 * side as u8) & 3;
        why.demand(own == gap.asked(side), || {
            let other = Edge::of(gap.asked(side));
            Reason::new(EDGE_MISMATCH)
                .on(side)
                .meets(Edge::of(own), other)
        });
    }
    false
}

/// The gap at a cell, or objections to it.
fn gap_at(context: Context<'_>, cell: Cell, why: &mut ReasonCollector) -> Option<Gap> {
    let board = &context.state.board;
    if board.tile_at(cell).is_some() {
        why.object(|| Reason::new(CELL_TAKEN));
        return None;
    }
    let gap = board.gap_at(cell);
    why.demand(gap.is_some(), || {
        let corner = near(cell) && cell.around().any(|c| board.tile_at(c).is_some());
        Reason::new(if corner { CORNER_ONLY } else { NO_NEIGHBOUR })
    });
    gap
}

/// True for cells whose neighbours have coordinates.
const fn near(cell: Cell) -> bool {
    cell.x > i16::MIN && cell.x < i16::MAX && cell.y > i16::MIN && cell.y < i16::MAX
}

/// Every place and turn of the drawn tile.
pub fn menu(context: Context<'_>, menu: &mut Menu) {
    let Some(kind) = context.state.drawn else {
        return;
    };
    let fitting = context.state.board.gaps().fitting(edges(context, kind));
    let Some(fitting) = fitting.filter(|_| !is_watched(context, kind)) else {
        return allowed_places(context, kind, menu);
    };
    for (cells, fitting) in fitting {
        menu.add_all(fitting.map(|(gap, rotation)| tile(cells[gap], rotation)));
    }
}

/// Every place and turn at which the land of a tile fits and no expansion refuses it, until the menu is full.
fn allowed_places(context: Context<'_>, kind: TypeId, menu: &mut Menu) {
    for (cell, rotation) in context.state.board.gaps().one_by_one(edges(context, kind)) {
        if is_allowed(context, kind, cell, rotation) {
            menu.add(tile(cell, rotation));
            if menu.is_full() {
                return;
            }
        }
    }
}

#[inline]
pub(super) const fn tile(Cell { x, y }: Cell, rotation: Rotation) -> Action {
    Action::Tile { x, y, rotation }
}

/// Lays the drawn tile.
pub fn lay(stage: &mut ContextMut<'_>, who: PlayerId, cell: Cell, rotation: Rotation) {
    let state = &mut *stage.state;
    let Some(kind) = state.drawn.take() else {
        unreachable!("a place is only asked for with a tile in hand")
    };
    let types = &stage.table.types;
    state.landed = Some(state.board.lay(types, kind, cell, rotation, Some(who)));
    stage.events.tell(|| Event::TileLaid {
        player: who,
        tile: types[usize::from(kind)].id.clone(),
        x: cell.x,
        y: cell.y,
        rotation,
    });
}
