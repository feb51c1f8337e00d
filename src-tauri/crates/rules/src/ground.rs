//! Where things are: cells, sides, half edges, turns of a tile, and kinds of places.

use crate::numbered::numbered;
use serde::{Deserialize, Serialize};

numbered! {
    /// A seat at the table, numbered from 0 in turn order.
    PlayerId(u8)
}

numbered! {
    /// The number of a tile on the board, in the order of laying.
    TileId(u16)
}

numbered! {
    /// The number of a segment on the board.
    SegmentId(u16)
}

impl SegmentId {
    /// The one `index` further on the same tile.
    #[must_use]
    #[inline]
    pub const fn plus(self, index: u8) -> Self {
        Self(self.0 + index as u16)
    }
}

/// The most seats a game has.
pub const MAX_PLAYERS: usize = 6;

/// A cell of the table; `x` grows east, `y` grows south, the first tile lies at (0, 0).
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    specta::Type,
)]
pub struct Cell {
    /// East of the first tile.
    pub x: i16,
    /// South of the first tile.
    pub y: i16,
}

impl Cell {
    /// The cell at (`x`, `y`).
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The neighbour across `side`.
    #[must_use]
    pub const fn beyond(self, side: Side) -> Self {
        let (dx, dy) = side.step();
        Self {
            x: self.x + dx,
            y: self.y + dy,
        }
    }

    /// The eight cells around this one.
    pub fn around(self) -> impl Iterator<Item = Self> {
        const STEPS: [(i16, i16); 8] = [
            (-1, -1),
            (0, -1),
            (1, -1),
            (1, 0),
            (1, 1),
            (0, 1),
            (-1, 1),
            (-1, 0),
        ];
        STEPS.into_iter().map(move |(dx, dy)| Self {
            x: self.x + dx,
            y: self.y + dy,
        })
    }
}

/// A side of a tile or of a cell.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[repr(u8)]
pub enum Side {
    /// North.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl Side {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The side that touches this one from the neighbouring cell.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    const fn step(self) -> (i16, i16) {
        match self {
            Self::N => (0, -1),
            Self::E => (1, 0),
            Self::S => (0, 1),
            Self::W => (-1, 0),
        }
    }
}

/// What lies along one side of a tile. The numbers are two bits of an edge code.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Edge {
    /// Grass along the whole side.
    Field,
    /// A road in the middle, grass on both halves.
    Road,
    /// A city along the whole side.
    City,
    /// A river in the middle, grass on both halves.
    River,
}

impl Edge {
    /// Every edge, in the order of their codes.
    pub const ALL: [Self; 4] = [Self::Field, Self::Road, Self::City, Self::River];

    /// The edge of a code.
    #[must_use]
    pub const fn of(code: u8) -> Self {
        Self::ALL[code as usize]
    }

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Field => "field",
            Self::Road => "road",
            Self::City => "city",
            Self::River => "river",
        }
    }
}

/// Quarter turns clockwise, 0 to 3.
pub type Rotation = u8;

/// What a stretch of land is. `Garden` and `Tower` are inner places that expansions give to some tiles.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    specta::Type,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// Grows from side to side; its ends close it.
    #[default]
    Road,
    /// Grows from side to side; its walls close it.
    City,
    /// Is surrounded.
    Monastery,
    /// Grows over half edges; never closes.
    Field,
    /// Is surrounded. A picture, unless an expansion makes it a place.
    Garden,
    /// The top of a tower.
    Tower,
    /// Grows from side to side; nobody stands there.
    River,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 7] = [
        Self::Road,
        Self::City,
        Self::Monastery,
        Self::Field,
        Self::Garden,
        Self::Tower,
        Self::River,
    ];
}

/// A spot on the rim of a tile, or its inside.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[repr(u8)]
#[allow(
    missing_docs,
    reason = "the names are the compass: L is the left half looking outward"
)]
pub enum At {
    N,
    E,
    S,
    W,
    NL,
    NR,
    EL,
    ER,
    SL,
    SR,
    WL,
    WR,
    /// The inside, for what reaches no edge.
    I,
}

impl At {
    /// Every spot, in the order in which the first one names a segment.
    pub const ALL: [Self; 13] = [
        Self::N,
        Self::E,
        Self::S,
        Self::W,
        Self::NL,
        Self::NR,
        Self::EL,
        Self::ER,
        Self::SL,
        Self::SR,
        Self::WL,
        Self::WR,
        Self::I,
    ];

    /// The bit of this spot in a [`Rim`]; the inside has none.
    #[must_use]
    pub const fn bit(self) -> u16 {
        match self {
            Self::I => 0,
            other => 1 << other as u16,
        }
    }
}

/// A set of spots on the rim: bits 0–3 are sides, bits 4–11 half edges, both clockwise from the north.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Rim(pub u16);

impl Rim {
    /// The sides as four bits.
    #[must_use]
    pub const fn sides(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// The half edges as eight bits.
    #[must_use]
    pub const fn halves(self) -> u8 {
        (self.0 >> 4) as u8
    }

    /// The same spots after `rotation` quarter turns clockwise.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        let sides = self.sides() as u16;
        let r = rotation as u32 & 3;
        let turned_sides = ((sides << r) | (sides >> ((4 - r) & 3) & 0xf)) & 0xf;
        let sides = if r == 0 { sides } else { turned_sides };
        Self(sides | ((self.halves().rotate_left(2 * r) as u16) << 4))
    }

    /// The first spot in the order of [`At::ALL`]; the inside when the set is empty.
    #[must_use]
    pub const fn first(self) -> At {
        if self.0 == 0 {
            At::I
        } else {
            At::ALL[self.0.trailing_zeros() as usize]
        }
    }

    /// True when `at` belongs to the set; an empty set holds the inside.
    #[must_use]
    pub const fn holds(self, at: At) -> bool {
        match at {
            At::I => self.0 == 0,
            other => self.0 & other.bit() != 0,
        }
    }
}

impl FromIterator<At> for Rim {
    fn from_iter<T: IntoIterator<Item = At>>(spots: T) -> Self {
        Self(spots.into_iter().fold(0, |bits, at| bits | at.bit()))
    }
}

/// A named spot of the land: any spot of the rim that the segment owns, in board orientation.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
pub struct Place {
    /// East of the first tile.
    pub x: i16,
    /// South of the first tile.
    pub y: i16,
    /// What is there.
    pub kind: Kind,
    /// Where on the tile.
    pub at: At,
}

impl Place {
    /// The cell of the tile.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell {
            x: self.x,
            y: self.y,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_quarter_turns_change_nothing() {
        let rim: Rim = [At::N, At::W, At::NL, At::ER].into_iter().collect();
        assert_eq!(rim.turned(4 & 3), rim);
        assert_eq!(rim.turned(1).turned(3), rim);
        assert_eq!(
            rim.turned(1),
            [At::E, At::N, At::EL, At::SR].into_iter().collect()
        );
    }

    #[test]
    fn the_first_spot_names_a_segment() {
        assert_eq!([At::W, At::E].into_iter().collect::<Rim>().first(), At::E);
        assert_eq!(Rim::default().first(), At::I);
    }
}
