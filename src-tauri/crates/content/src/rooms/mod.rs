//! The rooms in files, side by side: their names and words, what a seat has of them, which tile each lives on,
//! and whose words an action is in. Each room's own are in its file.

pub mod crop_circles;
mod inns;
pub mod robbers;
pub mod tollkeepers;
pub mod tower;
pub mod traders;

use crate::position::Seat;
use crate::tile_set::Tile;
use crate::told::whole;
use crate::words::words;
use rules::rooms::RoomKey;
use rules::rooms::roster::{Seats, Starts};
use rules::table::Table;

words! {
    /// Where tiles and rules belong: the base game or an expansion.
    Home {
        Base = "base",
        Traders = "traders",
        Tower = "tower",
        Robbers = "robbers",
        Tollkeepers = "tollkeepers",
        CropCircles = "crop-circles",
        Inns = "inns",
    }

    /// An expansion whose rules may be on.
    Room {
        Traders = "traders",
        Tower = "tower",
        Robbers = "robbers",
        Tollkeepers = "tollkeepers",
        CropCircles = "crop-circles",
        Inns = "inns",
    }

    /// What a tile is recognised by.
    Mark {
        Foundation = "foundation",
        Bag = "bag",
        Garden = "garden",
        CropFork = "crop-fork",
        CropClub = "crop-club",
        CropShield = "crop-shield",
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

impl From<RoomKey> for Room {
    fn from(room: RoomKey) -> Self {
        match room {
            RoomKey::Traders => Self::Traders,
            RoomKey::Tower => Self::Tower,
            RoomKey::Robbers => Self::Robbers,
            RoomKey::Tollkeepers => Self::Tollkeepers,
            RoomKey::CropCircles => Self::CropCircles,
            RoomKey::Inns => Self::Inns,
        }
    }
}

impl From<Room> for RoomKey {
    fn from(room: Room) -> Self {
        match room {
            Room::Traders => Self::Traders,
            Room::Tower => Self::Tower,
            Room::Robbers => Self::Robbers,
            Room::Tollkeepers => Self::Tollkeepers,
            Room::CropCircles => Self::CropCircles,
            Room::Inns => Self::Inns,
        }
    }
}

/// What a seat has of the rooms, as the rules take it.
pub(crate) fn seats(seat: &Seat) -> Seats {
    Seats {
        traders: seat
            .goods
            .as_ref()
            .map(traders::Tokens::seat)
            .unwrap_or_default(),
        tower: rules::rooms::tower::Seat {
            floors: seat.floors.map(crate::number::Whole::get),
            prisoners: seat
                .prisoners
                .iter()
                .map(|p| (p.owner.get(), p.figure))
                .collect(),
        },
        robbers: seat.robber.map(robbers::Robber::seat).unwrap_or_default(),
        tollkeepers: rules::rooms::tollkeepers::Seat {
            tollhouse: seat.tollhouse.as_ref().map(tollkeepers::Tollhouse::placed),
        },
    }
}

/// What a position tells of a seat, in the words of a file. Only of rooms whose rules are on.
pub(crate) fn tell_seat(table: &Table, told: &Seats, seat: &mut Seat) {
    let on = |room| table.rooms.has(room);
    if on(RoomKey::Traders) {
        seat.goods = Some(traders::Tokens::tell(&told.traders));
    }
    if on(RoomKey::Tower) {
        seat.floors = told.tower.floors.map(whole);
        seat.prisoners = told
            .tower
            .prisoners
            .iter()
            .copied()
            .map(tower::Prisoner::tell)
            .collect();
    }
    if on(RoomKey::Robbers) {
        seat.robber = Some(robbers::Robber::tell(&told.robbers));
    }
    if on(RoomKey::Tollkeepers) {
        seat.tollhouse = told.tollkeepers.tollhouse.map(tollkeepers::Tollhouse::tell);
    }
}

/// The towers that a position tells of.
pub(crate) fn tell_towers(told: &Starts) -> Vec<tower::Floors> {
    told.tower
        .towers
        .iter()
        .copied()
        .map(tower::Floors::tell)
        .collect()
}

/// True when the tile shows what the rules of the room live on.
pub(crate) fn feeds(room: Room, tile: &Tile) -> bool {
    match room {
        Room::Traders => traders::feeds(tile),
        Room::Tower => tower::feeds(tile),
        Room::Robbers => robbers::feeds(tile),
        Room::Tollkeepers => tollkeepers::feeds(tile),
        Room::CropCircles => crop_circles::feeds(tile),
        Room::Inns => inns::feeds(tile),
    }
}

/// True when the tile shows a symbol that means nothing without the rules of the room.
pub fn misses(room: Room, tile: &Tile) -> bool {
    match room {
        Room::Tollkeepers => tollkeepers::misses(tile),
        other => feeds(other, tile),
    }
}

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
