//! Drawing a tile and laying it: BG-06 to BG-10. Knows no figure and no score.

use super::turn;
use super::{
    CELL_TAKEN, CORNER_ONLY, EDGE_MISMATCH, NO_NEIGHBOUR, NO_SUCH_ROTATION, NOT_IN_THE_BAG,
};
use crate::action::Action;
use crate::agenda::Step;
use crate::event::{Event, Tale};
use crate::gaps::Gap;
use crate::ground::{Cell, PlayerId, Rotation};
use crate::menu::Menu;
use crate::reason::{Reason, Why};
use crate::room::Hook;
use crate::state::{Scene, Stage, State};
use crate::table::Table;
use crate::tile::{Edge, TypeId};

/// Draws until a tile fits somewhere; ends the game, or the turn, when none does.
pub fn draw(stage: &mut Stage<'_>) {
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
fn take(stage: &mut Stage<'_>) -> bool {
    let state = &mut *stage.state;
    let kind = state.deck[usize::from(state.drawn_count)];
    let tile = &stage.table.types[usize::from(kind)];
    if !state.board.gaps().any_fits(tile.edges) {
        put_aside(state, stage.table, stage.tale);
        return false;
    }
    let player = state.active;
    state.drawn_count += 1;
    state.drawn = Some(kind);
    stage.tale.tell(|| Event::TileDrawn {
        player,
        tile: tile.id.clone(),
    });
    turn::push_part(stage);
    for room in stage.table.heard_by(Hook::TileDrawn) {
        room.tile_drawn(stage);
    }
    true
}

/// Every design that somebody may have drawn from the real bag.
pub fn draw_menu(scene: Scene<'_>, menu: &mut Menu) {
    let alike = scene.state.undrawn().chunk_by(|a, b| a == b);
    for tiles in alike {
        menu.add(Action::Draw { tile: tiles[0] });
    }
}

/// Objects to a tile that nobody can have drawn.
pub fn check_drawn(scene: Scene<'_>, tile: TypeId, why: &mut Why) {
    why.demand(scene.state.undrawn().contains(&tile), || {
        Reason::new(NOT_IN_THE_BAG)
    });
}

/// A tile was drawn from the real bag; when it fits nowhere, the next one is asked for.
pub fn draw_by_hand(stage: &mut Stage<'_>, tile: TypeId) {
    let state = &mut *stage.state;
    state.drawn = None;
    let Some(index) = state.undrawn().iter().position(|kind| *kind == tile) else {
        unreachable!("what is drawn was checked before")
    };
    let next = usize::from(state.drawn_count);
    state.deck[next..=next + index].rotate_right(1);
    if !take(stage) {
        stage.state.agenda.push(Step::Draw);
    }
}

/// BG-09: the next tile is shown and put aside.
fn put_aside(state: &mut State, table: &Table, tale: &mut Tale) {
    let kind = state.deck[usize::from(state.drawn_count)];
    state.drawn_count += 1;
    state.aside.push(kind);
    let tile = &table.types[usize::from(kind)].id;
    tale.tell(|| Event::TilePutAside {
        tile: tile.clone(),
        rule: "BG-09",
    });
}

/// True when somebody can still place a tile.
#[must_use]
pub fn any_left_fits(scene: Scene<'_>) -> bool {
    let fits = |kind: &TypeId| {
        let edges = scene.types()[usize::from(*kind)].edges;
        scene.state.board.gaps().any_fits(edges)
    };
    scene.state.undrawn().iter().any(fits)
}

/// Puts aside what nobody can place any more.
pub fn put_rest_aside(stage: &mut Stage<'_>) {
    while stage.state.left() > 0 {
        put_aside(stage.state, stage.table, stage.tale);
    }
}

/// Objects to the drawn tile at a cell.
pub fn check(scene: Scene<'_>, cell: Cell, rotation: Rotation, why: &mut Why) {
    let Some(kind) = scene.state.drawn else {
        unreachable!("a place is only asked for with a tile in hand")
    };
    why.demand(rotation < 4, || Reason::new(NO_SUCH_ROTATION));
    if rotation < 4 {
        check_type(scene, kind, cell, rotation, why);
    } else {
        gap_at(scene, cell, why);
    }
}

/// Objects to a tile of any type at a cell.
pub fn check_type(scene: Scene<'_>, kind: TypeId, cell: Cell, rotation: Rotation, why: &mut Why) {
    let Some(gap) = gap_at(scene, cell, why) else {
        return;
    };
    let tile = &scene.types()[usize::from(kind)];
    if gap.fits(tile.edge_code(rotation)) {
        return;
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
}

/// The gap at a cell, or objections to it.
fn gap_at(scene: Scene<'_>, cell: Cell, why: &mut Why) -> Option<Gap> {
    let board = &scene.state.board;
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
pub fn menu(scene: Scene<'_>, menu: &mut Menu) {
    let Some(kind) = scene.state.drawn else {
        return;
    };
    let edges = scene.types()[usize::from(kind)].edges;
    for (cells, fitting) in scene.state.board.gaps().fitting(edges) {
        menu.add_all(fitting.map(|(gap, rotation)| {
            let Cell { x, y } = cells[gap];
            Action::Tile { x, y, rotation }
        }));
    }
}

/// Lays the drawn tile.
pub fn lay(stage: &mut Stage<'_>, who: PlayerId, cell: Cell, rotation: Rotation) {
    let state = &mut *stage.state;
    let Some(kind) = state.drawn.take() else {
        unreachable!("a place is only asked for with a tile in hand")
    };
    let types = &stage.table.types;
    state.landed = Some(state.board.lay(types, kind, cell, rotation, Some(who)));
    stage.tale.tell(|| Event::TileLaid {
        player: who,
        tile: types[usize::from(kind)].id.clone(),
        x: cell.x,
        y: cell.y,
        rotation,
    });
}
