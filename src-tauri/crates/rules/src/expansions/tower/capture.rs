//! Whom a new floor can take: TW-04 to TW-10, TW-23, TW-24.

use super::{
    Action, Event, LeaveReason, NOBODY_THERE, NOT_CAPTURABLE, NOT_IN_LINE, OUT_OF_REACH, Step,
    prison,
};
use crate::action::{self, Reply};
use crate::agenda;
use crate::base::{NOT_NOW, claim};
use crate::board::TileId;
use crate::figure::{Figure, FigureKind};
use crate::ground::{Cell, Place, PlayerId};
use crate::menu::Menu;
use crate::reason::{Reason, ReasonCollector};
use crate::state::{Context, ContextMut};
use crate::words::ExpansionStep;

/// TW-06, TW-07: the tower's own cell, and so many cells in each of the four directions.
#[must_use]
pub const fn within_reach(tower: Cell, reach: u8, cell: Cell) -> bool {
    let (dx, dy) = (tower.x.abs_diff(cell.x), tower.y.abs_diff(cell.y));
    (dx == 0 && dy <= reach as u16) || (dy == 0 && dx <= reach as u16)
}

/// A tower, and the cells with a tile from which its floor takes somebody, its own among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TowerReach {
    /// Where the tower stands.
    pub tower: Cell,
    /// In the order of laying.
    pub cells: Vec<Cell>,
}

impl TowerReach {
    fn new(context: Context<'_>, tower: Cell, reach: u8) -> Self {
        let tiles = context.state.board.tiles().iter().map(|tile| tile.cell);
        let cells = tiles.filter(|cell| within_reach(tower, reach, *cell));
        let cells = cells.collect();
        Self { tower, cells }
    }
}

/// The tower whose new floor takes somebody now; nothing while something else is asked.
#[must_use]
pub fn reach_asking(context: Context<'_>) -> Option<TowerReach> {
    match context.state.agenda.top()? {
        agenda::Step::Expansion(ExpansionStep::Tower(Step::Capture { tile, reach })) => {
            let tower = context.state.board.tile(tile).cell;
            Some(TowerReach::new(context, tower, reach))
        }
        _ => None,
    }
}

/// How far a tower would reach with one floor more; nothing where none stands.
#[must_use]
pub fn next_reach(context: Context<'_>, tower: Cell) -> Option<TowerReach> {
    let towers = &context.state.expansions.tower.towers;
    let there = towers.iter().find(|there| there.cell == tower)?;
    Some(TowerReach::new(context, tower, there.floors + 1))
}

/// Whom a floor of this height can take.
pub(super) fn takeable(
    context: Context<'_>,
    tower: TileId,
    reach: u8,
) -> impl Iterator<Item = &Figure> {
    let board = &context.state.board;
    let from = board.tile(tower).cell;
    context.state.figures.iter().filter(move |figure| {
        context.table.figure(figure.kind).is_follower
            && within_reach(from, reach, board.tile(board.tile_of(figure.on)).cell)
    })
}

/// Everybody within reach, and leaving them alone.
pub(super) fn menu(context: Context<'_>, tower: TileId, reach: u8, menu: &mut Menu) {
    for figure in takeable(context, tower, reach) {
        let Place { x, y, kind, at } = context.place(figure.on);
        let (owner, figure) = (figure.owner, figure.kind);
        let action = Action::Capture {
            x,
            y,
            kind,
            at,
            owner,
            figure,
        };
        // Two alike on one place are one choice.
        if !menu.actions().contains(&action.into()) {
            menu.add(action);
        }
        if menu.is_full() {
            return;
        }
    }
    menu.add(action::Action::Pass);
}

fn find(context: Context<'_>, place: Place, owner: PlayerId, kind: FigureKind) -> Option<usize> {
    let on = context.segment_at(place)?;
    context
        .state
        .figures
        .iter()
        .position(|f| *f == Figure { owner, kind, on })
}

/// Objects to taking somebody.
pub(super) fn check(
    context: Context<'_>,
    tower: TileId,
    reach: u8,
    reply: Reply<'_, Action>,
    why: &mut ReasonCollector,
) {
    let (place, owner, figure) = match reply {
        Reply::Pass => return,
        Reply::With(&Action::Capture {
            x,
            y,
            kind,
            at,
            owner,
            figure,
        }) => (Place { x, y, kind, at }, owner, figure),
        Reply::With(_) | Reply::Other => return why.object(|| Reason::new(NOT_NOW)),
    };
    let from = context.state.board.tile(tower).cell;
    why.demand(within_reach(from, reach, place.cell()), || {
        let in_line = from.x == place.x || from.y == place.y;
        let code = if in_line { OUT_OF_REACH } else { NOT_IN_LINE };
        Reason::new(code).at(place).n(i32::from(reach))
    });
    why.demand(context.table.figure(figure).is_follower, || {
        Reason::new(NOT_CAPTURABLE)
    });
    let there = find(context, place, owner, figure);
    why.demand(there.is_some(), || {
        Reason::new(NOBODY_THERE).at(place).of(owner)
    });
}

/// Takes somebody: TW-05, IX-03, IX-08, IX-09.
pub(super) fn take(stage: &mut ContextMut<'_>, who: PlayerId, action: Action) {
    let (Action::Capture { owner, figure, .. }, Some(place)) = (action, action.place()) else {
        unreachable!("{action:?} was checked before")
    };
    let Some(index) = find(stage.context(), place, owner, figure) else {
        unreachable!("checked before")
    };
    let on = stage.state.figures[index].on;
    if owner == who {
        claim::send_home(stage, index, LeaveReason::TakenBack.into());
    } else {
        claim::lift(stage, index);
        let from = stage.context().place(on);
        stage.events.tell(|| Event::Captured {
            player: who,
            owner,
            figure,
            from,
        });
    }
    claim::send_lonely_home(stage, owner, on);
    if owner != who {
        prison::imprison(stage, who, owner, figure);
    }
}
