//! Which expansions are on, as a set. Knows how many expansions there are, and none by name.

use super::{EXPANSIONS, ExpansionKey};
use serde::Serialize;

/// How many words hold a bit for each expansion.
const WORDS: usize = EXPANSIONS.div_ceil(64);

/// The expansions whose rules are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ExpansionSet([u64; WORDS]);

impl ExpansionSet {
    /// The base game alone.
    pub const EMPTY: Self = Self([0; WORDS]);
    /// All of them.
    pub const ALL: Self = {
        let mut all = Self::EMPTY;
        let mut next = 0;
        while next < EXPANSIONS {
            all = all.with(ExpansionKey::ALL[next]);
            next += 1;
        }
        all
    };

    /// This expansion too.
    #[must_use]
    pub const fn with(mut self, key: ExpansionKey) -> Self {
        let bit = key as usize;
        self.0[bit / 64] |= 1 << (bit % 64);
        self
    }

    /// Without this expansion.
    #[must_use]
    pub const fn without(mut self, key: ExpansionKey) -> Self {
        let bit = key as usize;
        self.0[bit / 64] &= !(1 << (bit % 64));
        self
    }

    /// True when the expansion is on.
    #[must_use]
    #[inline]
    pub const fn has(self, key: ExpansionKey) -> bool {
        let bit = key as usize;
        self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// Every combination of expansions: twice as many with each expansion.
    pub fn combinations() -> impl Iterator<Item = Self> {
        let pick = |n: usize| {
            let picked = ExpansionKey::ALL
                .into_iter()
                .filter(move |key| n >> *key as usize & 1 == 1);
            picked.fold(Self::EMPTY, Self::with)
        };
        (0..1usize << EXPANSIONS).map(pick)
    }

    /// The expansions that are on.
    pub fn iter(self) -> impl Iterator<Item = ExpansionKey> {
        ExpansionKey::ALL
            .into_iter()
            .filter(move |key| self.has(*key))
    }
}

impl Default for ExpansionSet {
    fn default() -> Self {
        Self::EMPTY
    }
}
