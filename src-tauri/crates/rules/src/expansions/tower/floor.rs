//! Floors and figures on top: TW-01 to TW-03, TW-08, TW-11 to TW-14.

use super::capture;
use super::{
    Action, BARE_FOUNDATION, CLOSED, Event, FOUNDATION, NO_FLOORS_LEFT, NO_FOUNDATION, Step, Tower,
    TowerAtStart, WRONG_FIGURE,
};
use crate::action::{self, Relevance};
use crate::base::claim;
use crate::board::TileId;
use crate::figure::{FIGURES, FigureKind, SegmentId};
use crate::ground::{At, Cell, Kind, PlayerId};
use crate::menu::Menu;
use crate::reason::{Reason, ReasonCollector};
use crate::setup::{MAX_TILES, Setup, SetupProblem};
use crate::state::{Context, ContextMut};
use crate::words::ExpansionKey;
use arrayvec::ArrayVec;

/// TW-01: floors of each player, by the number of players.
const FLOORS: [u8; 7] = [0, 10, 10, 9, 7, 6, 5];

/// Remembers a new foundation.
pub(super) fn found(stage: &mut ContextMut<'_>, tile: TileId) {
    let foundation = stage.table.mark(ExpansionKey::Tower, FOUNDATION);
    if stage.context().type_of(tile).marks & foundation != 0 {
        let board = &stage.state.board;
        let Some(top) = board
            .segments_of(tile)
            .find(|s| board.kind(*s) == Kind::Tower)
        else {
            unreachable!("every foundation has a place on top")
        };
        stage.state.expansions.tower.towers.push(Tower {
            tile,
            cell: board.tile(tile).cell,
            top,
            floors: 0,
        });
    }
}

fn tower_at(context: Context<'_>, x: i16, y: i16) -> Option<Tower> {
    let tile = context.state.board.tile_at(Cell::new(x, y))?;
    context
        .state
        .expansions
        .tower
        .towers
        .iter()
        .find(|t| t.tile == tile)
        .copied()
}

fn is_closed(context: Context<'_>, tower: Tower) -> bool {
    context.state.board.claims(tower.top) != 0
}

/// Objects to a floor on a tile.
pub(super) fn check_floor(
    context: Context<'_>,
    who: PlayerId,
    x: i16,
    y: i16,
    why: &mut ReasonCollector,
) {
    let left = context.state.expansions.tower.floors[usize::from(who)];
    why.demand(left != 0, || Reason::new(NO_FLOORS_LEFT).of(who));
    match tower_at(context, x, y) {
        None => why.object(|| Reason::new(NO_FOUNDATION)),
        Some(tower) => check_open(context, tower, why),
    }
}

fn check_open(context: Context<'_>, tower: Tower, why: &mut ReasonCollector) {
    why.demand(!is_closed(context, tower), || {
        Reason::new(CLOSED).at(context.place(tower.top))
    });
}

/// Objects to a figure on top of a tower.
pub(super) fn check_figure(
    context: Context<'_>,
    who: PlayerId,
    figure: FigureKind,
    on: SegmentId,
    why: &mut ReasonCollector,
) {
    let Some(tower) = context
        .state
        .expansions
        .tower
        .towers
        .iter()
        .find(|t| t.top == on)
    else {
        unreachable!("a place on top belongs to a tower")
    };
    let spec = context.table.figure(figure);
    why.demand(spec.climbs, || {
        let kept_off = spec.is_follower.then_some(spec.wrong_land);
        Reason::new(kept_off.unwrap_or(WRONG_FIGURE))
    });
    claim::check_supply(context, who, figure, why);
    why.demand(tower.floors > 0, || Reason::new(BARE_FOUNDATION));
    check_open(context, *tower, why);
}

/// Every floor and every top that the active player may choose.
pub(super) fn menu(context: Context<'_>, menu: &mut Menu) {
    let who = context.state.active;
    let slot = &context.state.expansions.tower;
    let can_build = slot.floors[usize::from(who)] != 0;
    let can_stand = |figure: &FigureKind| {
        context.table.figure(*figure).climbs && context.state.supply(who, *figure) != 0
    };
    let in_play = context.table.figures_in_play().iter().copied();
    let standing: ArrayVec<FigureKind, FIGURES> = in_play.filter(can_stand).collect();
    let open = slot
        .towers
        .iter()
        .filter(|tower| !is_closed(context, **tower));
    for tower in open {
        let Cell { x, y } = tower.cell;
        if can_build {
            menu.add(Action::Floor { x, y });
        }
        if tower.floors > 0 {
            for &figure in &standing {
                let (kind, at) = (Kind::Tower, At::I);
                menu.add(action::Action::Figure {
                    figure,
                    x,
                    y,
                    kind,
                    at,
                });
            }
        }
        if menu.is_full() {
            return;
        }
    }
}

/// Puts a floor on, and asks whom to take within its reach.
pub(super) fn add_floor(stage: &mut ContextMut<'_>, who: PlayerId, x: i16, y: i16) {
    let Some(tile) = stage.state.board.tile_at(Cell::new(x, y)) else {
        unreachable!("checked before")
    };
    let slot = &mut stage.state.expansions.tower;
    slot.floors[usize::from(who)] -= 1;
    let Some(tower) = slot.towers.iter_mut().find(|t| t.tile == tile) else {
        unreachable!("checked before")
    };
    tower.floors += 1;
    let floors = tower.floors;
    stage.events.tell(|| Event::FloorAdded {
        player: who,
        x,
        y,
        floors,
    });
    let capture = Step::Capture {
        tile,
        reach: floors,
    };
    stage.state.agenda.push(capture);
}

/// How far a floor reaches: when somebody stands within its reach, his capture is asked before anything else.
pub(super) fn bearing(context: Context<'_>, x: i16, y: i16) -> Relevance {
    let Some(tower) = tower_at(context, x, y) else {
        return Relevance::Wide;
    };
    let mut takeable = capture::takeable(context, tower.tile, tower.floors + 1);
    if takeable.next().is_some() {
        Relevance::Nothing
    } else {
        Relevance::AsPassing
    }
}

/// Foundations, floors and tops of a position.
pub(super) fn set_up(stage: &mut ContextMut<'_>, setup: &Setup, faults: &mut Vec<SetupProblem>) {
    for tile in TileId::first(stage.state.board.tiles().len()) {
        found(stage, tile);
    }
    let given = setup.expansions.tower.towers.len();
    if given > MAX_TILES {
        let fault = SetupProblem::new("towers", "setup/too-many-towers");
        faults.push(fault.with("most", MAX_TILES).with("n", given));
        return;
    }
    for (i, asked) in setup.expansions.tower.towers.iter().enumerate() {
        if setup.expansions.tower.towers[..i]
            .iter()
            .any(|t| t.cell == asked.cell)
        {
            faults.push(SetupProblem::new(
                format!("towers[{i}]"),
                "setup/tower-twice",
            ));
        }
        let tile = stage.state.board.tile_at(asked.cell);
        let towers = &mut stage.state.expansions.tower.towers;
        match towers.iter_mut().find(|t| Some(t.tile) == tile) {
            Some(tower) => tower.floors = asked.floors,
            None => faults.push(SetupProblem::new(
                format!("towers[{i}]"),
                "setup/no-foundation",
            )),
        }
    }
    let dealt = FLOORS[setup.seats.len().min(6)];
    let dealt = stage.table.pieces.tower.floors.unwrap_or(dealt);
    for (floors, seat) in stage
        .state
        .expansions
        .tower
        .floors
        .iter_mut()
        .zip(&setup.seats)
    {
        *floors = seat.expansions.tower.floors.unwrap_or(dealt);
    }
    let slot = &stage.state.expansions.tower;
    let highest = slot.towers.iter().map(|t| t.floors).max().unwrap_or(0);
    let supplies = slot.floors.iter().map(|f| u32::from(*f)).sum::<u32>();
    if supplies + u32::from(highest) > u32::from(u8::MAX) {
        faults.push(SetupProblem::new("towers", "setup/too-many-floors"));
    }
    let context = stage.context();
    for (i, stand) in setup.figures.iter().enumerate() {
        let Some(on) = context.segment_at(stand.place) else {
            continue;
        };
        let Some(tower) = context
            .state
            .expansions
            .tower
            .towers
            .iter()
            .find(|t| t.top == on)
        else {
            continue;
        };
        let path = format!("figures[{i}]");
        if tower.floors == 0 {
            faults.push(SetupProblem::new(path.clone(), "setup/bare-foundation"));
        }
        if !context.table.figure(stand.figure).climbs {
            faults.push(SetupProblem::new(path.clone(), "setup/wrong-figure"));
        }
        if context.state.board.claims(on) > 1 {
            faults.push(SetupProblem::new(path, "setup/tower-shared"));
        }
    }
}

/// What a position says of floors and towers.
pub(super) fn tell(context: Context<'_>, setup: &mut Setup) {
    let slot = &context.state.expansions.tower;
    for (seat, floors) in setup.seats.iter_mut().zip(slot.floors) {
        seat.expansions.tower.floors = Some(floors);
    }
    let grown = slot.towers.iter().filter(|tower| tower.floors > 0);
    let told = grown.map(|tower| TowerAtStart {
        cell: context.state.board.tile(tower.tile).cell,
        floors: tower.floors,
    });
    setup.expansions.tower.towers = told.collect();
}
