//! Which rooms are on, as a set. Knows how many rooms there are, and none by name.

use super::{ROOMS, RoomKey};
use serde::Serialize;

/// How many words hold a bit for each room.
const WORDS: usize = ROOMS.div_ceil(64);

/// The rooms whose rules are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RoomSet([u64; WORDS]);

impl RoomSet {
    /// The base game alone.
    pub const EMPTY: Self = Self([0; WORDS]);
    /// All of them.
    pub const ALL: Self = {
        let mut all = Self::EMPTY;
        let mut next = 0;
        while next < ROOMS {
            all = all.with(RoomKey::ALL[next]);
            next += 1;
        }
        all
    };

    /// This room too.
    #[must_use]
    pub const fn with(mut self, key: RoomKey) -> Self {
        let bit = key as usize;
        self.0[bit / 64] |= 1 << (bit % 64);
        self
    }

    /// Without this room.
    #[must_use]
    pub const fn without(mut self, key: RoomKey) -> Self {
        let bit = key as usize;
        self.0[bit / 64] &= !(1 << (bit % 64));
        self
    }

    /// True when the room is on.
    #[must_use]
    #[inline]
    pub const fn has(self, key: RoomKey) -> bool {
        let bit = key as usize;
        self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// Every combination of rooms: twice as many with each room.
    pub fn combinations() -> impl Iterator<Item = Self> {
        let pick = |n: usize| {
            let picked = RoomKey::ALL
                .into_iter()
                .filter(move |key| n >> *key as usize & 1 == 1);
            picked.fold(Self::EMPTY, Self::with)
        };
        (0..1usize << ROOMS).map(pick)
    }

    /// The rooms that are on.
    pub fn iter(self) -> impl Iterator<Item = RoomKey> {
        RoomKey::ALL.into_iter().filter(move |key| self.has(*key))
    }
}

impl Default for RoomSet {
    fn default() -> Self {
        Self::EMPTY
    }
}
