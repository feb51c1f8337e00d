//! Setting up: from what was asked for to a state, or every reason why it is impossible.
//! Plays nothing; the expansions add what is theirs.

use crate::base::{CELL_TAKEN, CORNER_ONLY, EDGE_MISMATCH, NO_NEIGHBOUR, claim, place};
use crate::board::Board;
use crate::draw_pile::DrawPile;
use crate::event::EventSink;
use crate::expansion::{Expansion, Hook};
use crate::figure::{FIGURES, Figure, FigureKind};
use crate::ground::{MAX_PLAYERS, PlayerId, Side};
use crate::reason::{Reason, ReasonCollector, Rejection};
use crate::setup::{MAX_SCORE, MAX_TILES, Setup, SetupProblem, TileAtStart};
use crate::state::{Context, ContextMut, Player, State};
use crate::table::Table;
use crate::tile::{Edge, TypeId};
use crate::words::Slots;

/// How far from the middle the first tile may lie. The others lie beside each other, so that a game that was
/// played can always be told.
const FAR: u16 = 1000;
/// The most figures of a kind that a supply may start with.
const MAX_SUPPLY: u8 = 50;

/// Builds the state before the first turn.
///
/// # Errors
/// With every fault.
pub(crate) fn set_up(table: &Table, setup: &Setup) -> Result<State, Vec<SetupProblem>> {
    judged(table, setup, &mut Vec::new())
}

/// Everything that is wrong with a position: what cannot be set up, and what no box and no play could have led to although
/// a game could go on from it.
#[must_use]
pub fn faults(table: &Table, setup: &Setup) -> Vec<SetupProblem> {
    let mut doubts = Vec::new();
    let mut faults = judged(table, setup, &mut doubts).err().unwrap_or_default();
    faults.append(&mut doubts);
    faults
}

/// Builds the state before the first turn; what no play leads to, although a game can go on from it, is a doubt.
fn judged(
    table: &Table,
    setup: &Setup,
    doubts: &mut Vec<SetupProblem>,
) -> Result<State, Vec<SetupProblem>> {
    let mut faults = Vec::new();
    let seats = setup.seats.len();
    if !(1..=MAX_PLAYERS).contains(&seats) {
        let fault = SetupProblem::new("players", "setup/players");
        return Err(vec![fault.with("most", MAX_PLAYERS).with("n", seats)]);
    }
    check_types(table, setup, &mut faults);
    check_length(setup, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    if usize::from(setup.first) >= seats {
        faults.push(SetupProblem::new("first", "setup/no-such-player").with("player", setup.first));
    }
    if let Some(active) = setup.active
        && usize::from(active) >= seats
    {
        faults.push(SetupProblem::new("active", "setup/no-such-player").with("player", active));
    }
    if setup.part > 2 {
        faults.push(SetupProblem::new("part", "setup/part"));
    }
    check_expansions(table, setup, &mut faults);
    let mut state = State {
        board: Board::with_room_for(setup.start.len()),
        players: setup.seats.iter().map(|_| Player::default()).collect(),
        figures: Vec::new(),
        pile: pile(table, setup),
        aside: setup.aside.clone(),
        turn: setup.turn.max(1) - u16::from(!setup.is_under_way()),
        first: setup.first,
        active: setup.active.unwrap_or(setup.first),
        part: setup.part.max(1),
        drawn: None,
        landed: None,
        closing: Vec::new(),
        agenda: crate::agenda::Agenda::default(),
        expansions: Slots::default(),
    };
    let missing = lay_tiles(table, &mut state, setup, &mut faults);
    state.board.reserve(state.left());
    let mut events = EventSink::silent();
    let mut stage = ContextMut {
        table,
        state: &mut state,
        events: &mut events,
    };
    stand_figures(&mut stage, setup, &missing, &mut faults, doubts);
    fill_supplies(&mut stage, setup, &mut faults, doubts);
    // What is on a tile that does not lie there is not at fault itself.
    if missing.is_empty() {
        for expansion in table.heard_by(Hook::SetUp) {
            expansion.set_up(&mut stage, setup, &mut faults);
        }
    }
    if faults.is_empty() {
        Ok(state)
    } else {
        Err(faults)
    }
}

/// The tiles to be drawn.
pub(crate) fn pile(table: &Table, setup: &Setup) -> DrawPile {
    let pile = DrawPile::new(setup.draws(table), setup.by_hand);
    if table.has_stages() {
        pile.in_stages(|tile| table.stage(tile))
    } else {
        pile
    }
}

fn check_types(table: &Table, setup: &Setup, faults: &mut Vec<SetupProblem>) {
    let known = |tile: TypeId| usize::from(tile) < table.types.len();
    let deck = setup.deck.iter().flatten().copied();
    let all = deck
        .chain(setup.bag.iter().map(|b| b.0))
        .chain(setup.start.iter().map(|s| s.tile))
        .chain(setup.aside.iter().copied());
    if !all.into_iter().all(known) {
        faults.push(SetupProblem::new("deck", "setup/unknown-tile"));
    }
    let bag: usize = setup.bag.iter().map(|(_, count)| usize::from(*count)).sum();
    let tiles = setup.start.len() + setup.deck.as_ref().map_or(bag, Vec::len);
    if tiles > MAX_TILES {
        let fault = SetupProblem::new("deck", "setup/too-many-tiles");
        faults.push(fault.with("most", MAX_TILES).with("n", tiles));
    }
    if setup.start.is_empty() {
        faults.push(SetupProblem::new("start", "setup/no-start"));
    }
}

/// More figures than all players can have are not looked at one by one.
fn check_length(setup: &Setup, faults: &mut Vec<SetupProblem>) {
    let most = MAX_PLAYERS * FIGURES * usize::from(MAX_SUPPLY);
    let given = setup.figures.len();
    if given > most {
        let fault = SetupProblem::new("figures", "setup/too-many-figures");
        faults.push(fault.with("most", most).with("n", given));
    }
}

/// What a position says about expansions whose rules are off is a mistake, not a detail to be dropped.
fn check_expansions(table: &Table, setup: &Setup, faults: &mut Vec<SetupProblem>) {
    for expansion in table
        .every_expansion()
        .filter(|expansion| !table.expansions.has(expansion.key()))
    {
        for path in expansion.given(setup) {
            let name = expansion.key().word();
            faults.push(SetupProblem::new(path, "setup/expansion-off").with("expansion", name));
        }
    }
}

/// Lays the first tiles; tells which of them do not lie.
fn lay_tiles<'a>(
    table: &Table,
    state: &mut State,
    setup: &'a Setup,
    faults: &mut Vec<SetupProblem>,
) -> Vec<&'a TileAtStart> {
    let mut missing = Vec::new();
    for (i, laid) in setup.start.iter().enumerate() {
        if laid.rotation > 3 {
            let path = format!("start[{i}].rotation");
            faults.push(SetupProblem::new(path, "setup/rotation"));
            missing.push(laid);
            continue;
        }
        let far = if i == 0 { FAR } else { FAR + MAX_TILES as u16 };
        if laid.cell.x.unsigned_abs() > far || laid.cell.y.unsigned_abs() > far {
            let fault = SetupProblem::new(format!("start[{i}]"), "setup/too-far");
            faults.push(fault.with("most", usize::from(far)));
            missing.push(laid);
            continue;
        }
        let mut why = ReasonCollector::all();
        let is_first = state.board.tiles().is_empty();
        if !is_first {
            let context = Context { table, state };
            place::check_land(context, laid.tile, laid.cell, laid.rotation, &mut why);
        }
        let fits = why.is_clear();
        let beside_missing = against(table, laid, &missing, &mut why);
        match why.verdict() {
            Ok(()) => {
                let by = laid
                    .by
                    .filter(|player| usize::from(*player) < setup.seats.len());
                state
                    .board
                    .lay(&table.types, laid.tile, laid.cell, laid.rotation, by);
            }
            Err(no) => {
                // What touches only what does not lie is not at fault itself.
                let lonely = |reason: &Reason| [NO_NEIGHBOUR, CORNER_ONLY].contains(&reason.why);
                let excused = !fits && beside_missing;
                let mut reasons = no.reasons;
                reasons.retain(|reason| !(excused && lonely(reason)));
                if !reasons.is_empty() {
                    let path = format!("start[{i}]");
                    let fault = SetupProblem::new(path, "setup/tile-does-not-fit");
                    faults.push(fault.because(Rejection { reasons }));
                }
                missing.push(laid);
            }
        }
    }
    missing
}

/// Objects to a tile that does not fit to one that does not lie; tells whether it lies beside one.
fn against(
    table: &Table,
    laid: &TileAtStart,
    missing: &[&TileAtStart],
    why: &mut ReasonCollector,
) -> bool {
    let mut beside = false;
    let edge = |laid: &TileAtStart, side: Side| {
        let code = table.types[usize::from(laid.tile)].edge_code(laid.rotation);
        Edge::of(code >> (2 * side as u8) & 3)
    };
    for other in missing {
        if other.cell == laid.cell {
            why.object(|| Reason::new(CELL_TAKEN));
        }
        if other.rotation > 3 {
            continue;
        }
        for side in Side::ALL
            .into_iter()
            .filter(|side| laid.cell.beyond(*side) == other.cell)
        {
            beside = true;
            let (own, asked) = (edge(laid, side), edge(other, side.opposite()));
            why.demand(own == asked, || {
                Reason::new(EDGE_MISMATCH).on(side).meets(own, asked)
            });
        }
    }
    beside
}

fn stand_figures(
    stage: &mut ContextMut<'_>,
    setup: &Setup,
    missing: &[&TileAtStart],
    faults: &mut Vec<SetupProblem>,
    doubts: &mut Vec<SetupProblem>,
) {
    let seats = setup.seats.len();
    let two_may_stand = stage.table.expansions_on().any(Expansion::doubles_up);
    for (i, stand) in setup.figures.iter().enumerate() {
        let fault = |field: &str, code| SetupProblem::new(format!("figures[{i}]{field}"), code);
        let context = stage.context();
        let spec = context.table.figure(stand.figure);
        let on = context.segment_at(stand.place);
        if usize::from(stand.player) >= seats {
            let fault = fault(".player", "setup/no-such-player");
            faults.push(fault.with("player", stand.player));
        } else if spec.stands_on == 0 {
            let fault = fault(".figure", "setup/figure-not-in-play");
            faults.push(fault.with("figure", stand.figure.word()));
        } else if let Some(on) = on {
            let land = context.state.board.kind(on);
            if !spec.stands_on(land) && context.table.keeper_of(land).is_none() {
                let fault = fault(".kind", "setup/wrong-land");
                let fault = fault.with("figure", stand.figure.word());
                faults.push(fault.with("land", land.word()));
            } else if context.state.board.is_complete(on) {
                let fault = fault("", "setup/already-scored");
                faults.push(fault.with("land", land.word()));
            } else {
                let standing = &context.state.figures;
                if !two_may_stand && standing.iter().any(|figure| figure.on == on) {
                    doubts.push(fault("", "setup/two-figures").with("land", land.word()));
                }
                claim::stand(
                    stage,
                    Figure {
                        owner: stand.player,
                        kind: stand.figure,
                        on,
                    },
                );
            }
        } else if !missing.iter().any(|laid| laid.cell == stand.place.cell()) {
            let fault = fault("", "setup/no-such-place");
            faults.push(fault.with("land", stand.place.kind.word()));
        }
    }
    if !missing.is_empty() {
        return;
    }
    let context = stage.context();
    for (i, stand) in setup.figures.iter().enumerate() {
        let needs = context.table.figure(stand.figure).needs_own_follower;
        let on = context.segment_at(stand.place);
        if needs && on.is_some_and(|on| !context.has_follower_on(stand.player, on)) {
            let fault = SetupProblem::new(format!("figures[{i}]"), "setup/lonely");
            faults.push(fault.with("figure", stand.figure.word()));
        }
    }
}

fn fill_supplies(
    stage: &mut ContextMut<'_>,
    setup: &Setup,
    faults: &mut Vec<SetupProblem>,
    doubts: &mut Vec<SetupProblem>,
) {
    for (player, seat) in setup.seats.iter().enumerate() {
        let path = |field: &str| format!("players[{player}].{field}");
        if !(0..=MAX_SCORE).contains(&seat.score) {
            let fault = SetupProblem::new(path("score"), "setup/score");
            faults.push(fault.with("most", MAX_SCORE).with("n", seat.score));
        }
        stage.state.players[player].score = seat.score;
        for figure in FigureKind::ALL {
            let path = || path(&format!("supply.{}", figure.word()));
            let spec = stage.table.figure(figure);
            let out = elsewhere(stage.context(), setup, PlayerId::nth(player), figure);
            let supply = match seat.supply[figure as usize] {
                Some(given) if given > 0 && spec.stands_on == 0 => {
                    let fault = SetupProblem::new(path(), "setup/figure-not-in-play");
                    faults.push(fault.with("figure", figure.word()));
                    0
                }
                Some(given) if given > MAX_SUPPLY => {
                    let fault = SetupProblem::new(path(), "setup/supply");
                    let fault = fault.with("most", usize::from(MAX_SUPPLY));
                    faults.push(fault.with("n", usize::from(given)));
                    0
                }
                Some(given) => {
                    let (all, owned) = (usize::from(given) + out, usize::from(spec.supply));
                    if spec.stands_on != 0 && all > owned {
                        let fault = SetupProblem::new(path(), "setup/beyond-the-box");
                        let fault = fault.with("out", all).with("figure", figure.word());
                        doubts.push(fault.with("owned", owned));
                    }
                    given
                }
                None if out > usize::from(spec.supply) => {
                    let fault = SetupProblem::new(path(), "setup/too-many-figures");
                    let fault = fault.with("out", out).with("figure", figure.word());
                    faults.push(fault.with("owned", usize::from(spec.supply)));
                    0
                }
                None => spec.supply - out as u8,
            };
            if usize::from(supply) + out > usize::from(MAX_SUPPLY) {
                let fault = SetupProblem::new(path(), "setup/supply");
                let fault = fault.with("most", usize::from(MAX_SUPPLY));
                faults.push(fault.with("figure", figure.word()));
            }
            stage.state.players[player].supply[figure as usize] = supply;
        }
    }
}

/// How many of a player's figures stand on the land or are held by others.
fn elsewhere(context: Context<'_>, setup: &Setup, player: PlayerId, kind: FigureKind) -> usize {
    let on_land = context
        .state
        .figures
        .iter()
        .filter(|f| f.owner == player && f.kind == kind)
        .count();
    let expansions = context.table.every_expansion();
    let held = expansions.map(|expansion| expansion.held(setup, player, kind));
    on_land + held.sum::<usize>()
}
