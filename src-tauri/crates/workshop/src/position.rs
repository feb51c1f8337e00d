//! What can be done with a position: tiles, figures, what lies before players, whose turn, which tiles come, the rules and
//! the aims. Knows one position as a file says it; whether it can be is judged by `content`.

use crate::draft::written;
use crate::mix;
use crate::op::{LaidTile, OpRefusal};
use crate::position_op::{AimList, DrawOp, PositionOp, SeatOp, TurnOp};
use crate::seat;
use content::beginning::{GameSetup, Players};
use content::expansions::{Floors, Tollhouse};
use content::mix::{MixChoice, StartTile};
use content::number::Whole;
use content::position::{FigureOnLand, PositionSeat};
use content::position_file::{GOAL, PositionFile, STAR, key_of_aim};
use content::scenario::MOST_WORDS;
use content::text::{MOST_LETTERS_OF_NAME, Text};
use content::words::Draw;
use rules::figure::FigureKind;
use rules::ground::Place;
use rules::setup::MAX_TILES;
use std::collections::{BTreeMap, BTreeSet};

/// As many aims stand in one list.
const MOST_AIMS: usize = 12;
/// More figures than all players can have.
const MOST_FIGURES: usize = 600;

/// The position after a change.
pub(crate) fn change(before: &PositionFile, op: &PositionOp) -> Result<PositionFile, OpRefusal> {
    let mut after = before.clone();
    let setup = &mut after.setup;
    match op {
        PositionOp::Lay { laid, by } => lay(setup, laid, *by)?,
        PositionOp::Lift { x, y } => lift(setup, *x, *y)?,
        PositionOp::Stand {
            player,
            figure,
            place,
        } => {
            let seats = setup.players.seats().len();
            if usize::from(*player) >= seats {
                return Err(OpRefusal::NoSeat);
            }
            if setup.figures.len() >= MOST_FIGURES {
                return Err(OpRefusal::TooMany);
            }
            setup.figures.push(stand(*player, *figure, *place)?);
        }
        PositionOp::Take {
            player,
            figure,
            place,
        } => {
            let wanted = stand(*player, *figure, *place)?;
            let at = setup.figures.iter().rposition(|stand| *stand == wanted);
            setup.figures.remove(at.ok_or(OpRefusal::NoFigure)?);
        }
        PositionOp::Tower { x, y, floors } => tower(setup, *x, *y, *floors)?,
        PositionOp::Seats { count } => seats(&mut after, *count)?,
        PositionOp::Seat { seat, change } => seat_of(setup, *seat, change)?,
        PositionOp::Turn { change } => turn(setup, *change)?,
        PositionOp::Draw { draw } => drawn(setup, draw)?,
        PositionOp::Aside { tiles } => setup.aside = few(tiles)?,
        PositionOp::Mix { change } => {
            let MixChoice::Written(written) = &mut setup.mix else {
                return Err(OpRefusal::WrongKind);
            };
            **written = mix::change(written, change)?;
        }
        PositionOp::Aims { list, aims, words } => {
            if aims.len() > MOST_AIMS {
                return Err(OpRefusal::TooMany);
            }
            let aims = aims.iter().map(crate::aim::AimSentence::predicate);
            let aims = aims.collect::<Result<Vec<_>, _>>()?;
            match list {
                AimList::Goals => {
                    say(&mut after, GOAL, words, aims.len())?;
                    after.goals = aims;
                }
                AimList::Stars => {
                    say(&mut after, STAR, words, aims.len())?;
                    after.stars = aims;
                }
                // What must not happen is said nowhere.
                AimList::Never => after.never = aims,
            }
        }
        PositionOp::Learner { player } => {
            if usize::from(*player) >= setup.players.seats().len() {
                return Err(OpRefusal::NoSeat);
            }
            after.learner = Some(whole(*player)?);
        }
        PositionOp::Turns { most } => after.turns = some(*most)?,
    }
    Ok(after)
}

/// What is said of each aim of a list, in place of what was said before. Another language goes with what was English.
fn say(
    position: &mut PositionFile,
    list: &str,
    words: &[Option<String>],
    aims: usize,
) -> Result<(), OpRefusal> {
    let of_list = |key: &String| key.split_once('-').is_some_and(|(word, _)| word == list);
    let before = std::mem::take(&mut position.words.0);
    let (old, rest): (BTreeMap<_, _>, BTreeMap<_, _>) =
        before.into_iter().partition(|(key, _)| of_list(key));
    position.words.0 = rest;
    for (index, said) in words.iter().take(aims).enumerate() {
        let said = written(said.as_deref(), MOST_LETTERS_OF_NAME, "en")?;
        let Some(said) = said else { continue };
        if said.split_whitespace().count() > MOST_WORDS {
            return Err(OpRefusal::BadText);
        }
        let same = old.values().find(|text| text.in_language("en") == said);
        let text = same.cloned().unwrap_or_else(|| Text::english(said));
        position.words.0.insert(key_of_aim(list, index), text);
    }
    Ok(())
}

pub(crate) fn whole<const LEAST: i64, const MOST: i64>(
    number: impl Into<i64>,
) -> Result<Whole<LEAST, MOST>, OpRefusal> {
    Whole::new(number.into()).ok_or(OpRefusal::BadNumber)
}

pub(crate) fn some<const LEAST: i64, const MOST: i64>(
    number: Option<impl Into<i64>>,
) -> Result<Option<Whole<LEAST, MOST>>, OpRefusal> {
    number.map(whole).transpose()
}

fn few(tiles: &[String]) -> Result<Vec<String>, OpRefusal> {
    if tiles.len() > MAX_TILES {
        return Err(OpRefusal::TooMany);
    }
    Ok(tiles.to_vec())
}

fn lay(setup: &mut GameSetup, laid: &LaidTile, by: Option<u8>) -> Result<(), OpRefusal> {
    let tile = StartTile {
        tile: laid.tile.clone(),
        x: whole(laid.x)?,
        y: whole(laid.y)?,
        rotation: whole(laid.rotation)?,
        by: some(by)?,
    };
    let start = setup.start.get_or_insert_default();
    let there = |lies: &StartTile| (lies.x, lies.y) == (tile.x, tile.y);
    match start.iter().position(there) {
        Some(index) => start[index] = tile,
        None if start.len() >= MAX_TILES => return Err(OpRefusal::TooMany),
        None => start.push(tile),
    }
    in_order(start);
    Ok(())
}

fn lift(setup: &mut GameSetup, x: i16, y: i16) -> Result<(), OpRefusal> {
    let (x, y) = (whole(x)?, whole(y)?);
    let start = setup.start.get_or_insert_default();
    let before = start.len();
    start.retain(|lies| (lies.x, lies.y) != (x, y));
    if start.len() == before {
        return Err(OpRefusal::NoTile);
    }
    in_order(start);
    setup.figures.retain(|stand| (stand.x, stand.y) != (x, y));
    setup.towers.retain(|tower| (tower.x, tower.y) != (x, y));
    if let Players::Each(seats) = &mut setup.players {
        for seat in seats {
            let stands = |house: &Tollhouse| (house.x, house.y) == (x, y);
            seat.tollhouse = seat.tollhouse.take().filter(|house| !stands(house));
        }
    }
    Ok(())
}

/// Puts the tiles into an order in which each touches one before it, as far as there is one: otherwise as they came.
fn in_order(start: &mut Vec<StartTile>) {
    type CellCoords = (i64, i64);
    let cell = |tile: &StartTile| -> CellCoords { (tile.x.get(), tile.y.get()) };
    let mut left = std::mem::take(start);
    let mut reached: BTreeSet<CellCoords> = BTreeSet::new();
    while !left.is_empty() {
        let touches = |tile: &StartTile| {
            let (x, y) = cell(tile);
            let around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)];
            around.iter().any(|beside| reached.contains(beside))
        };
        // The first that touches; the first of all where none does.
        let next = left.iter().position(touches).unwrap_or(0);
        let tile = left.remove(next);
        reached.insert(cell(&tile));
        start.push(tile);
    }
}

fn stand(player: u8, figure: FigureKind, place: Place) -> Result<FigureOnLand, OpRefusal> {
    Ok(FigureOnLand {
        player: whole(player)?,
        figure,
        x: whole(place.x)?,
        y: whole(place.y)?,
        kind: place.kind,
        at: place.at,
    })
}

fn tower(setup: &mut GameSetup, x: i16, y: i16, floors: u8) -> Result<(), OpRefusal> {
    let (x, y) = (whole(x)?, whole(y)?);
    if floors == 0 {
        setup.towers.retain(|tower| (tower.x, tower.y) != (x, y));
        return Ok(());
    }
    let floors = whole(floors)?;
    match setup.towers.iter().position(|t| (t.x, t.y) == (x, y)) {
        Some(index) => setup.towers[index].floors = floors,
        None if setup.towers.len() >= MAX_TILES => return Err(OpRefusal::TooMany),
        None => setup.towers.push(Floors { x, y, floors }),
    }
    Ok(())
}

fn seats(position: &mut PositionFile, count: u8) -> Result<(), OpRefusal> {
    if !(1..=6).contains(&count) {
        return Err(OpRefusal::BadNumber);
    }
    let setup = &mut position.setup;
    let mut seats = setup.players.seats();
    seats.resize(count.into(), PositionSeat::default());
    for seat in &mut seats {
        seat.prisoners.retain(|held| held.owner.get::<u8>() < count);
    }
    setup.players = Players::Each(seats);
    let sits = |player: &content::number::PlayerNumber| player.get::<u8>() < count;
    setup.figures.retain(|stand| sits(&stand.player));
    for laid in setup.start.iter_mut().flatten() {
        laid.by = laid.by.filter(sits);
    }
    setup.first = setup.first.filter(sits);
    setup.active = setup.active.filter(sits);
    position.learner = position.learner.filter(sits);
    Ok(())
}

fn seat_of(setup: &mut GameSetup, number: u8, change: &SeatOp) -> Result<(), OpRefusal> {
    let mut seats = setup.players.seats();
    let count = seats.len();
    let seat = seats
        .get_mut(usize::from(number))
        .ok_or(OpRefusal::NoSeat)?;
    seat::change(seat, change, count)?;
    setup.players = Players::Each(seats);
    Ok(())
}

fn turn(setup: &mut GameSetup, change: TurnOp) -> Result<(), OpRefusal> {
    let seats = setup.players.seats().len();
    let sitting = |player: Option<u8>| match player {
        Some(player) if usize::from(player) >= seats => Err(OpRefusal::NoSeat),
        player => some(player),
    };
    match change {
        TurnOp::First { player } => setup.first = sitting(player)?,
        TurnOp::Active { player } => setup.active = sitting(player)?,
        TurnOp::Number { turn } => setup.turn = some(turn)?,
        TurnOp::Second { on } => setup.part = on.then_some(whole(2)?),
        TurnOp::Ransomed { on } => setup.ransomed = on,
    }
    Ok(())
}

fn drawn(setup: &mut GameSetup, draw: &DrawOp) -> Result<(), OpRefusal> {
    (setup.deck, setup.seed, setup.draw) = match draw {
        DrawOp::Order { tiles } => (Some(few(tiles)?), None, None),
        DrawOp::Seed { seed } => (None, Some(whole(*seed)?), None),
        DrawOp::Left => (None, None, None),
        DrawOp::ByHand => (None, None, Some(Draw::ByHand)),
    };
    Ok(())
}
