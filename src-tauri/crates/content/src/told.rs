//! From a position that the rules tell to the words of a game record: the inverse of `opening.rs`.
//! Knows the fields; what the rules remember is theirs.

use crate::beginning::{GameSetup, Players};
use crate::entries::Entries;
use crate::expansions;
use crate::mix::{Copies, Mix, MixChoice, StartTile};
use crate::number::{some, whole};
use crate::position::{FigureOnLand, PositionSeat, Supply};
use crate::words::Draw;
use rules::figure::FigureKind;
use rules::setup::{self, Setup};
use rules::table::Table;
use rules::tile::TypeId;

/// The position as a set-up that a game can begin with. Who sits where, and which bot, is taken from `seats`.
pub fn told(table: &Table, setup: &Setup, seats: &[PositionSeat]) -> GameSetup {
    let id = |kind: TypeId| table.types[usize::from(kind)].id.clone();
    let seat = |(n, told): (usize, &setup::Seat)| {
        let sits = seats.get(n).cloned().unwrap_or_default();
        let mut seat = PositionSeat {
            score: some(told.score),
            supply: Some(supply(told)),
            ..PositionSeat::default()
        };
        expansions::tell_seat(table, &told.expansions, &mut seat);
        PositionSeat {
            score: seat.score,
            supply: seat.supply,
            goods: seat.goods,
            prisoners: seat.prisoners,
            floors: seat.floors,
            robber: seat.robber,
            tollhouse: seat.tollhouse,
            ..sits
        }
    };
    let laid = |laid: &setup::TileAtStart| StartTile {
        tile: id(laid.tile),
        x: whole(laid.cell.x),
        y: whole(laid.cell.y),
        rotation: whole(laid.rotation),
        by: laid.by.and_then(some),
    };
    let stand = |stand: &setup::FigureAtStart| FigureOnLand {
        player: whole(stand.player),
        figure: stand.figure,
        x: whole(stand.place.x),
        y: whole(stand.place.y),
        kind: stand.place.kind,
        at: stand.place.at,
    };
    let mut opening = GameSetup {
        players: Players::Each(setup.seats.iter().enumerate().map(seat).collect()),
        mix: MixChoice::Written(Box::new(Mix {
            tiles: counts(table, setup),
            ..rules_of(table)
        })),
        seed: None,
        deck: (!setup.by_hand).then(|| setup.draws(table).into_iter().map(id).collect()),
        draw: setup.by_hand.then_some(Draw::ByHand),
        start: Some(setup.start.iter().map(laid).collect()),
        figures: setup.figures.iter().map(stand).collect(),
        towers: Vec::new(),
        first: some(setup.first),
        active: setup.active.and_then(some),
        turn: some(setup.turn.max(1)),
        part: (setup.part > 1).then(|| whole(setup.part)),
        ransomed: false,
        aside: setup.aside.iter().copied().map(id).collect(),
    };
    expansions::tell_starts(&setup.expansions, &mut opening);
    opening
}

/// The expansions and the options of a game, without a bag.
fn rules_of(table: &Table) -> Mix {
    let options = table.options.all();
    let options = options.map(|(id, value)| (id.to_owned(), value.to_owned()));
    Mix {
        expansions: table.expansions.iter().collect(),
        options: Entries(options.collect()),
        pieces: table.pieces.into(),
        ..Mix::default()
    }
}

/// How many of each tile, when no deck tells them: those in the bag, and those on the table that leave the bag
/// when it is filled.
pub(crate) fn counts(table: &Table, setup: &Setup) -> Entries<Copies> {
    if !setup.by_hand {
        return Entries::default();
    }
    let mut counts = vec![0_u16; table.types.len()];
    for (tile, count) in &setup.bag {
        counts[usize::from(*tile)] += count;
    }
    for laid in &setup.start {
        counts[usize::from(laid.tile)] += 1;
    }
    let all = table.types.iter().zip(counts);
    let some = all.filter(|(_, count)| *count > 0);
    Entries(some.map(|(kind, n)| (kind.id.clone(), whole(n))).collect())
}

fn supply(seat: &setup::Seat) -> Supply {
    let of = |kind: FigureKind| seat.supply[kind as usize].and_then(some);
    Supply {
        follower: of(FigureKind::Follower),
        big_follower: of(FigureKind::BigFollower),
        abbot: of(FigureKind::Abbot),
        builder: of(FigureKind::Builder),
        pig: of(FigureKind::Pig),
    }
}
