//! The expansions in files, side by side: what a seat has of them, which tile each lives on, and whose words an action is
//! in. Each expansion's own are in its file. The only file of this crate that lists them.

mod abbot;
pub mod crop_circles;
pub(crate) mod drawn;
mod inns;
mod river;
pub mod robbers;
pub mod tollkeepers;
pub mod tower;
pub mod traders;

pub use drawn::{CIRCLES, Goods, Mark, Picture};
pub use robbers::Robber;
pub use tollkeepers::Tollhouse;
pub use tower::{Floors, Prisoner};
pub use traders::Tokens;

use crate::beginning::GameSetup;
use crate::campaign::carried::{CarriedWord, SeatAtEnd};
use crate::faults::{ProblemList, read_at};
use crate::number::{Whole, whole};
use crate::pieces::{StartPiece, StartingPieces};
use crate::position::PositionSeat;
use crate::problem::Problem;
use crate::tile_set::SetTile;
use deserr::ValuePointerRef;
use rules::action::Action;
use rules::expansions::{ExpansionKey, ExpansionSet, Seats, Starts};
use rules::figure::{FIGURES, FigureKind};
use rules::ground::PlayerId;
use rules::options::{Choice, Options};
use rules::table::Table;
use serde_json::Value;

/// True when the tile shows what the rules of the expansion live on.
pub(crate) fn feeds(expansion: ExpansionKey, tile: &SetTile) -> bool {
    match expansion {
        ExpansionKey::Traders => traders::feeds(tile),
        ExpansionKey::Tower => tower::feeds(tile),
        ExpansionKey::Robbers => robbers::feeds(tile),
        ExpansionKey::Tollkeepers => tollkeepers::feeds(tile),
        ExpansionKey::CropCircles => crop_circles::feeds(tile),
        ExpansionKey::Inns => inns::feeds(tile),
        ExpansionKey::River => river::feeds(tile),
        ExpansionKey::Abbot => abbot::feeds(tile),
    }
}

/// True when the rules of the expansion, as they are played, live on something that tiles show.
pub(crate) const fn needs_tiles(expansion: ExpansionKey, options: &Options) -> bool {
    match expansion {
        ExpansionKey::Traders => rules::expansions::traders::has_goods(options),
        _ => true,
    }
}

/// Reads an action that lies at a place in a file.
pub(crate) type ActionReader = fn(Value, ValuePointerRef<'_>) -> Result<Action, ProblemList>;

/// The expansions in whose words something may be decided.
macro_rules! decisions {
    ($($file:ident)+) => {
        /// Who reads an action of this word; nobody when it is no expansion's.
        pub(crate) fn reader(word: &str) -> Option<ActionReader> {
            $(if $file::ACTIONS.contains(&word) {
                return Some(|value, at| {
                    let action = read_at::<$file::Action>(value, at)?;
                    Ok(rules::expansions::$file::Action::from(action).into())
                });
            })+
            None
        }

        /// The words for everything that may be decided in an expansion.
        pub(crate) fn actions() -> impl Iterator<Item = &'static str> {
            [$($file::ACTIONS),+].into_iter().flatten().copied()
        }
    };
}

decisions! { tower robbers tollkeepers crop_circles abbot }

/// What a seat has of the expansions, as the rules take it.
pub(crate) fn seats(seat: &PositionSeat) -> Seats {
    Seats {
        traders: seat.goods.as_ref().map(Tokens::seat).unwrap_or_default(),
        tower: rules::expansions::tower::Seat {
            floors: seat.floors.map(Whole::get),
            prisoners: seat
                .prisoners
                .iter()
                .map(|p| (p.owner.get(), p.figure))
                .collect(),
        },
        robbers: seat.robber.map(Robber::seat).unwrap_or_default(),
        tollkeepers: rules::expansions::tollkeepers::Seat {
            tollhouse: seat.tollhouse.as_ref().map(Tollhouse::placed),
        },
    }
}

/// Whom an action robs.
pub(crate) fn robbed(action: &Action) -> Option<PlayerId> {
    robbers::robbed(action)
}

/// What a position tells of a seat, in the words of a file. Only of expansions whose rules are on.
pub(crate) fn tell_seat(table: &Table, told: &Seats, seat: &mut PositionSeat) {
    let on = |expansion| table.expansions.has(expansion);
    if on(ExpansionKey::Traders) && rules::expansions::traders::has_goods(&table.options) {
        seat.goods = Some(Tokens::tell(&told.traders));
    }
    if on(ExpansionKey::Tower) {
        seat.floors = told.tower.floors.map(whole);
        seat.prisoners = told
            .tower
            .prisoners
            .iter()
            .copied()
            .map(Prisoner::tell)
            .collect();
    }
    if on(ExpansionKey::Robbers) {
        seat.robber = Some(Robber::tell(&told.robbers));
    }
    if on(ExpansionKey::Tollkeepers) {
        seat.tollhouse = told.tollkeepers.tollhouse.map(Tollhouse::tell);
    }
}

/// What of the expansions goes along from what lies before a seat: it sits so many seats after the first of so many.
pub fn keep(told: &Seats, seat: usize, seats: usize, kept: &mut SeatAtEnd) {
    let mut prisoners = vec![0_u8; seats];
    for (owner, kind) in &told.tower.prisoners {
        if *kind == FigureKind::Follower {
            let from = (usize::from(owner.0) + seats - seat) % seats;
            prisoners[from] += 1;
        }
    }
    kept.floors = told.tower.floors.unwrap_or_default().into();
    kept.goods = told.traders.goods.map(Into::into);
    kept.prisoners = prisoners;
    kept.robber = told.robbers.robber;
    kept.house = told.tollkeepers.tollhouse.map(|house| house.value);
}

/// The expansion without which there is nothing of a kind to go along.
pub const fn brings(what: CarriedWord) -> Option<ExpansionKey> {
    match what {
        CarriedWord::Goods => Some(ExpansionKey::Traders),
        CarriedWord::Floors | CarriedWord::Prisoners => Some(ExpansionKey::Tower),
        CarriedWord::Robber => Some(ExpansionKey::Robbers),
        CarriedWord::House => Some(ExpansionKey::Tollkeepers),
        CarriedWord::Score | CarriedWord::Followers | CarriedWord::Stars | CarriedWord::Won => None,
    }
}

/// What a position has of the expansions, as the rules take it.
pub(crate) fn starts(opening: &GameSetup) -> Starts {
    Starts {
        tower: rules::expansions::tower::Start {
            towers: opening.towers.iter().map(Into::into).collect(),
            ransomed: opening.ransomed,
        },
    }
}

/// What the rules tell of a position, in the words of a file.
pub(crate) fn tell_starts(told: &Starts, opening: &mut GameSetup) {
    let towers = told.tower.towers.iter().copied();
    opening.towers = towers.map(Floors::tell).collect();
    opening.ransomed = told.tower.ransomed;
}

/// How many pieces that are no figures a player begins with, as the rules take it.
pub(crate) fn pieces(
    pieces: &StartingPieces,
    figures: [Option<u8>; FIGURES],
) -> rules::expansions::Pieces {
    rules::expansions::Pieces {
        figures,
        tower: rules::expansions::tower::Pieces {
            floors: pieces.count(StartPiece::Floors),
        },
    }
}

/// How many floors the rules tell.
pub(crate) fn floors(told: rules::expansions::Pieces) -> Option<u8> {
    told.tower.floors
}

/// Whose rules a piece is of; nothing where it is of the base game.
pub(crate) fn expansion_of(piece: StartPiece) -> Option<ExpansionKey> {
    match piece {
        StartPiece::Follower => None,
        StartPiece::BigFollower => Some(ExpansionKey::Inns),
        StartPiece::Abbot => Some(ExpansionKey::Abbot),
        StartPiece::Builder | StartPiece::Pig => Some(ExpansionKey::Traders),
        StartPiece::Floors => Some(ExpansionKey::Tower),
    }
}

/// The option by which each piece is left out, where there is one.
pub(crate) fn left_out(piece: StartPiece) -> Option<Choice> {
    match piece {
        StartPiece::Builder => Some(Choice::Builder),
        StartPiece::Pig => Some(Choice::Pig),
        _ => None,
    }
}

/// True when the tile shows a symbol that means nothing without the rules of the expansion.
pub fn misses(expansion: ExpansionKey, tile: &SetTile) -> bool {
    match expansion {
        ExpansionKey::Tollkeepers => tollkeepers::misses(tile),
        ExpansionKey::River => river::misses(tile),
        // AB-02: without the rules a garden is a picture.
        ExpansionKey::Abbot => false,
        other => feeds(other, tile),
    }
}

/// Tells of land that no other tile answers, of tiles with their place and their number of copies. Where the rules that it
/// needs are off, it is told of already.
pub(crate) fn unanswered<'a>(
    expansions: ExpansionSet,
    tiles: impl Iterator<Item = (String, &'a SetTile, u16)>,
) -> Option<Problem> {
    let on = expansions.has(ExpansionKey::River);
    on.then(|| river::unanswered(tiles)).flatten()
}

/// The expansion whose tile this is that lies on the table when a game of these expansions begins, unless something else is
/// said.
pub(crate) fn begun_by(expansions: ExpansionSet, tile: &SetTile) -> Option<ExpansionKey> {
    (expansions.has(ExpansionKey::River) && river::is_spring(tile)).then_some(ExpansionKey::River)
}

/// Whether two tiles are the same end of what begins and ends somewhere: of such, one may leave for the other.
pub(crate) fn same_end(one: &SetTile, other: &SetTile) -> bool {
    river::same_end(one, other)
}

/// What leaves a bag before a game of these expansions begins.
pub(crate) fn leave(expansions: ExpansionSet, counts: &mut [(&SetTile, u16)]) {
    if expansions.has(ExpansionKey::River) {
        river::leave(counts);
    }
}
