//! The rooms in files, side by side: their names and words, what a seat has of them, which tile each lives on,
//! and whose words an action is in. Each room's own are in its file. The only file of this crate that lists them.

mod abbot;
pub mod crop_circles;
mod inns;
mod river;
pub mod robbers;
pub mod tollkeepers;
pub mod tower;
pub mod traders;

pub use crop_circles::CIRCLES;
pub use robbers::Robber;
pub use tollkeepers::Tollhouse;
pub use tower::{Floors, Prisoner};
pub use traders::{Goods, Tokens};

use crate::action::own;
use crate::beginning::Opening;
use crate::campaign::{CarriedWord, SeatAtEnd};
use crate::faults::Faults;
use crate::pieces::StartingPieces;
use crate::position::PositionSeat;
use crate::tile_set::SetTile;
use crate::told::{some, whole};
use crate::words::{Land, words};
use deserr::ValuePointerRef;
use rules::action::Action;
use rules::figure::{FIGURES, FigureKind};
use rules::ground::PlayerId;
use rules::rooms::{RoomKey, RoomSet, Seats, Starts};
use rules::table::Table;
use serde_json::Value;

/// Every room by its key, its word and its file.
macro_rules! every_room {
    ($($room:ident $word:literal $file:ident;)+) => {
        words! {
            /// Where tiles and rules belong: the base game or an expansion.
            Home {
                Base = "base",
                $($room = $word),+
            }

            /// An expansion whose rules may be on.
            Room {
                $($room = $word),+
            }
        }

        impl From<RoomKey> for Room {
            fn from(room: RoomKey) -> Self {
                match room {
                    $(RoomKey::$room => Self::$room),+
                }
            }
        }

        impl From<Room> for Home {
            fn from(room: Room) -> Self {
                match room {
                    $(Room::$room => Self::$room),+
                }
            }
        }

        impl From<Room> for RoomKey {
            fn from(room: Room) -> Self {
                match room {
                    $(Room::$room => Self::$room),+
                }
            }
        }

        /// True when the tile shows what the rules of the room live on.
        pub(crate) fn feeds(room: Room, tile: &SetTile) -> bool {
            match room {
                $(Room::$room => $file::feeds(tile)),+
            }
        }
    };
}

/// Reads an action that lies at a place in a file.
pub(crate) type Reader = fn(Value, ValuePointerRef<'_>) -> Result<Action, Faults>;

/// The rooms in whose words something may be decided.
macro_rules! decisions {
    ($($file:ident)+) => {
        /// Who reads an action of this word; nobody when it is no room's.
        pub(crate) fn reader(word: &str) -> Option<Reader> {
            $(if $file::ACTIONS.contains(&word) {
                return Some(|value, at| {
                    let action = own::<$file::Action>(value, at)?;
                    Ok(rules::rooms::$file::Action::from(action).into())
                });
            })+
            None
        }

        /// The words for everything that may be decided in a room.
        pub(crate) fn actions() -> impl Iterator<Item = &'static str> {
            [$($file::ACTIONS),+].into_iter().flatten().copied()
        }
    };
}

every_room! {
    Traders "traders" traders;
    Tower "tower" tower;
    Robbers "robbers" robbers;
    Tollkeepers "tollkeepers" tollkeepers;
    CropCircles "crop-circles" crop_circles;
    Inns "inns" inns;
    River "river" river;
    Abbot "abbot" abbot;
}

decisions! { tower robbers tollkeepers crop_circles abbot }

words! {
    /// What a tile is recognised by.
    Mark {
        Foundation = "foundation",
        Bag = "bag",
        Garden = "garden",
        CropFork = "crop-fork",
        CropClub = "crop-club",
        CropShield = "crop-shield",
        Spring = "spring",
        Lake = "lake",
    }

    /// A picture beside a road, or anywhere on a tile.
    Picture {
        Farmhouse = "farmhouse",
        Cowshed = "cowshed",
        Pigsty = "pigsty",
        DonkeyStable = "donkey-stable",
        Garden = "garden",
        Highwaymen = "highwaymen",
        Travellers = "travellers",
        Inn = "inn",
    }
}

/// What a seat has of the rooms, as the rules take it.
pub(crate) fn seats(seat: &PositionSeat) -> Seats {
    Seats {
        traders: seat.goods.as_ref().map(Tokens::seat).unwrap_or_default(),
        tower: rules::rooms::tower::Seat {
            floors: seat.floors.map(crate::number::Whole::get),
            prisoners: seat
                .prisoners
                .iter()
                .map(|p| (p.owner.get(), p.figure))
                .collect(),
        },
        robbers: seat.robber.map(Robber::seat).unwrap_or_default(),
        tollkeepers: rules::rooms::tollkeepers::Seat {
            tollhouse: seat.tollhouse.as_ref().map(Tollhouse::placed),
        },
    }
}

/// Whom an action robs.
pub(crate) fn robbed(action: &Action) -> Option<PlayerId> {
    robbers::robbed(action)
}

/// What a position tells of a seat, in the words of a file. Only of rooms whose rules are on.
pub(crate) fn tell_seat(table: &Table, told: &Seats, seat: &mut PositionSeat) {
    let on = |room| table.rooms.has(room);
    if on(RoomKey::Traders) {
        seat.goods = Some(Tokens::tell(&told.traders));
    }
    if on(RoomKey::Tower) {
        seat.floors = told.tower.floors.map(whole);
        seat.prisoners = told
            .tower
            .prisoners
            .iter()
            .copied()
            .map(Prisoner::tell)
            .collect();
    }
    if on(RoomKey::Robbers) {
        seat.robber = Some(Robber::tell(&told.robbers));
    }
    if on(RoomKey::Tollkeepers) {
        seat.tollhouse = told.tollkeepers.tollhouse.map(Tollhouse::tell);
    }
}

/// What of the rooms goes along from what lies before a seat: it sits so many seats after the first of so many.
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

/// The room without which there is nothing of a kind to go along.
pub const fn brings(what: CarriedWord) -> Option<Room> {
    match what {
        CarriedWord::Goods => Some(Room::Traders),
        CarriedWord::Floors | CarriedWord::Prisoners => Some(Room::Tower),
        CarriedWord::Robber => Some(Room::Robbers),
        CarriedWord::House => Some(Room::Tollkeepers),
        CarriedWord::Score | CarriedWord::Followers | CarriedWord::Stars | CarriedWord::Won => None,
    }
}

/// What a position has of the rooms, as the rules take it.
pub(crate) fn starts(opening: &Opening) -> Starts {
    Starts {
        tower: rules::rooms::tower::Start {
            towers: opening.towers.iter().map(Into::into).collect(),
            ransomed: opening.ransomed,
        },
    }
}

/// What the rules tell of a position, in the words of a file.
pub(crate) fn tell_starts(told: &Starts, opening: &mut Opening) {
    let towers = told.tower.towers.iter().copied();
    opening.towers = towers.map(Floors::tell).collect();
    opening.ransomed = told.tower.ransomed;
}

/// How many pieces that are no figures a player begins with, as the rules take it.
pub(crate) fn pieces(
    pieces: &StartingPieces,
    figures: [Option<u8>; FIGURES],
) -> rules::rooms::Pieces {
    rules::rooms::Pieces {
        figures,
        tower: rules::rooms::tower::Pieces {
            floors: pieces.floors.map(crate::number::Whole::get),
        },
    }
}

/// What the rules tell of them, in the words of a file.
pub(crate) fn tell_pieces(told: rules::rooms::Pieces, pieces: &mut StartingPieces) {
    pieces.floors = told.tower.floors.and_then(some);
}

/// Whose rules each piece is of that a player may begin with, and whether its number is given.
pub(crate) fn given(pieces: &StartingPieces) -> [(&'static str, bool, Room); 5] {
    [
        ("big-follower", pieces.big_follower.is_some(), Room::Inns),
        ("abbot", pieces.abbot.is_some(), Room::Abbot),
        ("builder", pieces.builder.is_some(), Room::Traders),
        ("pig", pieces.pig.is_some(), Room::Traders),
        ("floors", pieces.floors.is_some(), Room::Tower),
    ]
}

/// True when the tile shows a symbol that means nothing without the rules of the room.
pub fn misses(room: Room, tile: &SetTile) -> bool {
    match room {
        Room::Tollkeepers => tollkeepers::misses(tile),
        Room::River => river::misses(tile),
        // AB-02: without the rules a garden is a picture.
        Room::Abbot => false,
        other => feeds(other, tile),
    }
}

/// The room whose tile this is that lies on the table when a game of these rooms begins, unless something else is
/// said.
pub(crate) fn begun_by(rooms: RoomSet, tile: &SetTile) -> Option<RoomKey> {
    (rooms.has(RoomKey::River) && river::is_spring(tile)).then_some(RoomKey::River)
}

/// What leaves a bag before a game of these rooms begins.
pub(crate) fn leave(rooms: RoomSet, counts: &mut [(&SetTile, u16)]) {
    if rooms.has(RoomKey::River) {
        river::leave(counts);
    }
}

/// The marks of tiles on which a stretch of some land ends that goes on elsewhere.
pub(crate) const ENDS: [(Mark, Land); 2] = [(Mark::Spring, Land::River), (Mark::Lake, Land::River)];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Word;

    #[test]
    fn a_room_is_called_as_the_rules_call_it() {
        for room in Room::ALL {
            assert_eq!(RoomKey::from_word(room.word()), Some(RoomKey::from(*room)));
        }
    }
}
