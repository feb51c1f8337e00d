//! How much may be tried while a scenario is proved: counted, so that the same scenario fits everywhere or nowhere.

use rules::game::Game;
use std::sync::atomic::{AtomicU64, Ordering};

/// What lies on the land is copied with it: so many tiles cost as much as a try on an empty table.
const TILES: usize = 64;

/// What is left to be tried.
#[derive(Debug)]
pub struct Work {
    left: AtomicU64,
}

impl Work {
    /// What a scenario may take to be proved, unless somebody says more.
    pub const USUAL: u64 = 250_000;

    /// So many tries.
    pub const fn of(tries: u64) -> Self {
        Self {
            left: AtomicU64::new(tries),
        }
    }

    /// As long as it takes: for who plays, and does one thing after another.
    pub(crate) const fn endless() -> Self {
        Self::of(u64::MAX)
    }

    /// How much there is left.
    pub(crate) fn left(&self) -> u64 {
        self.left.load(Ordering::Relaxed)
    }

    /// Takes what so many tries cost; false when there is not so much left.
    pub(crate) fn take(&self, tries: usize) -> bool {
        let less = self.left().saturating_sub(tries as u64);
        self.left.store(less, Ordering::Relaxed);
        less > 0
    }

    /// Takes what so many tries cost in this game.
    pub(crate) fn take_in(&self, game: &Game, tries: usize) -> bool {
        self.take_on(game.state().board.tiles().len(), tries)
    }

    /// Takes what so many tries cost on a land of so many tiles.
    pub(crate) fn take_on(&self, tiles: usize, tries: usize) -> bool {
        self.take(tries * (1 + tiles / TILES))
    }

    /// True when there is nothing left.
    pub(crate) fn is_spent(&self) -> bool {
        !self.take(0)
    }
}

impl Default for Work {
    fn default() -> Self {
        Self::of(Self::USUAL)
    }
}
