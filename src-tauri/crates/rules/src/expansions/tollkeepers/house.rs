//! The tollhouse: where it may stand (TK-03 to TK-10) and when it turns over (TK-17, TK-18).

use super::{ALREADY_THERE, Action, Event, House, NO_CROSSROADS, PlacedTollhouse, TAKEN, toll};
use crate::action::Relevance;
use crate::board::TileId;
use crate::figure::SegmentId;
use crate::ground::{Cell, Kind, MAX_PLAYERS, PlayerId};
use crate::menu::Menu;
use crate::options::Choice;
use crate::reason::{Reason, ReasonCollector};
use crate::setup::{Setup, SetupProblem};
use crate::state::{Context, ContextMut};

/// TK-04, PR-07, IX-18, IX-19: a village where two roads or more end.
pub(super) fn is_crossroads(context: Context<'_>, tile: TileId) -> bool {
    context.type_of(tile).village.count_ones() > 1
}

fn at(context: Context<'_>, x: i16, y: i16) -> Option<TileId> {
    let tile = context.state.board.tile_at(Cell::new(x, y))?;
    is_crossroads(context, tile).then_some(tile)
}

/// Objects to a tollhouse on a tile.
pub(super) fn check_house(
    context: Context<'_>,
    who: PlayerId,
    x: i16,
    y: i16,
    why: &mut ReasonCollector,
) {
    let Some(tile) = at(context, x, y) else {
        return why.object(|| Reason::new(NO_CROSSROADS));
    };
    check_tile(context, who, tile, why);
}

/// The tile of each player's house; no tile has the highest number.
fn taken(context: Context<'_>) -> [TileId; MAX_PLAYERS] {
    context
        .state
        .expansions
        .tollkeepers
        .houses
        .map(|house| house.map_or(TileId(u16::MAX), |h| h.tile))
}

fn check_tile(context: Context<'_>, who: PlayerId, tile: TileId, why: &mut ReasonCollector) {
    if let Some(player) = taken(context).iter().position(|t| *t == tile) {
        let player = PlayerId::nth(player);
        let code = if player == who { ALREADY_THERE } else { TAKEN };
        why.object(|| Reason::new(code).of(player));
    }
}

/// Every crossroads for the active player's house.
pub(super) fn menu(context: Context<'_>, menu: &mut Menu) {
    let taken = taken(context);
    let taken = &taken[..usize::from(context.state.seats())];
    for tile in context
        .state
        .expansions
        .tollkeepers
        .crossroads
        .iter()
        .filter(|t| !taken.contains(t))
    {
        let Cell { x, y } = context.state.board.tile(*tile).cell;
        menu.add(Action::Tollhouse { x, y });
        if menu.is_full() {
            return;
        }
    }
}

/// How far a house at a cell reaches: a completed road pays toll where it stands, and none where it stood before.
pub(super) fn bearing(context: Context<'_>, completed: &[SegmentId], cell: Cell) -> Relevance {
    let mut roads = completed
        .iter()
        .filter(|feature| context.state.board.kind(**feature) == Kind::Road)
        .peekable();
    if roads.peek().is_none() {
        return Relevance::AsPassing;
    }
    let before = context.state.expansions.tollkeepers.houses[usize::from(context.state.active)];
    let before = before.map(|house| house.tile);
    let then = context.state.board.tile_at(cell);
    let pays = |road: &SegmentId| {
        let mut houses = before.into_iter().chain(then);
        houses.any(|tile| toll::reaches(context, *road, tile))
    };
    if roads.any(pays) {
        Relevance::Wide
    } else {
        Relevance::AsPassing
    }
}

/// Places or moves a house; TK-07: it keeps its value.
pub(super) fn place_house(stage: &mut ContextMut<'_>, who: PlayerId, x: i16, y: i16) {
    let Some(tile) = at(stage.context(), x, y) else {
        unreachable!("checked before")
    };
    let house = &mut stage.state.expansions.tollkeepers.houses[usize::from(who)];
    let moved = house.is_some();
    let placed = match *house {
        Some(old) => House { tile, ..old },
        None => House {
            tile,
            value: 1,
            turns: false,
        },
    };
    *house = Some(placed);
    let value = placed.value;
    stage.events.tell(|| Event::TollhousePlaced {
        player: who,
        x,
        y,
        value,
        moved,
    });
}

/// TK-18, IX-16: houses that met travellers turn over once, at the end of the turn (OP-04: of the round).
pub(super) fn flip(stage: &mut ContextMut<'_>) {
    let state = &mut *stage.state;
    let by_round = stage.table.options.of(Choice::TollFlip) == 1;
    if by_round && state.after(state.active) != state.first {
        return;
    }
    for (player, house) in PlayerId::all().zip(&mut state.expansions.tollkeepers.houses) {
        if let Some(house) = house
            && std::mem::take(&mut house.turns)
        {
            house.value = 3 - house.value;
            let value = house.value;
            stage.events.tell(|| Event::TollhouseFlipped {
                player,
                value,
                rule: "TK-17",
            });
        }
    }
}

/// Crossroads and houses of a position.
pub(super) fn set_up(stage: &mut ContextMut<'_>, setup: &Setup, faults: &mut Vec<SetupProblem>) {
    let villages = TileId::first(stage.state.board.tiles().len())
        .filter(|t| is_crossroads(stage.context(), *t))
        .collect();
    stage.state.expansions.tollkeepers.crossroads = villages;
    for (player, seat) in PlayerId::all().zip(&setup.seats) {
        let Some(PlacedTollhouse { cell, value, turns }) = seat.expansions.tollkeepers.tollhouse
        else {
            continue;
        };
        let path = format!("players[{player}].tollhouse");
        if !(1..=2).contains(&value) {
            faults.push(SetupProblem::new(
                format!("{path}.value"),
                "setup/toll-value",
            ));
        }
        let mut why = ReasonCollector::all();
        check_house(stage.context(), player, cell.x, cell.y, &mut why);
        match (why.verdict(), at(stage.context(), cell.x, cell.y)) {
            (Ok(()), Some(tile)) => {
                let house = House { tile, value, turns };
                stage.state.expansions.tollkeepers.houses[usize::from(player)] = Some(house);
            }
            (Err(no), _) => {
                faults.push(SetupProblem::new(path, "setup/tollhouse").because(no));
            }
            (Ok(()), None) => unreachable!("a house is only allowed at a crossroads"),
        }
    }
}

/// What a position says of houses.
pub(super) fn tell(context: Context<'_>, setup: &mut Setup) {
    let houses = context.state.expansions.tollkeepers.houses;
    for (seat, house) in setup.seats.iter_mut().zip(houses) {
        seat.expansions.tollkeepers.tollhouse = house.map(|house| PlacedTollhouse {
            cell: context.state.board.tile(house.tile).cell,
            value: house.value,
            turns: house.turns,
        });
    }
}
