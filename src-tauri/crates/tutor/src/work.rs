//! How much may be tried while a scenario is proved: counted, so that the same scenario fits everywhere or nowhere. It
//! must not know any clock, nor what is tried.

use bots::Stop;
use rules::game::Game;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What lies on the land is copied with it: so many tiles cost as much as a try on an empty table.
const TILES: u64 = 64;

/// What is left to be tried.
pub struct Work {
    left: AtomicU64,
    stop: Option<Arc<dyn Stop + Send + Sync>>,
}

impl Work {
    /// What a scenario may take to be proved, unless somebody says more.
    pub const USUAL: u64 = 250_000;

    /// So many tries.
    pub const fn of(tries: u64) -> Self {
        Self {
            left: AtomicU64::new(tries),
            stop: None,
        }
    }

    /// As long as it takes: for who plays, and does one thing after another.
    pub(crate) const fn endless() -> Self {
        Self::of(u64::MAX)
    }

    /// The same, until nobody waits any longer.
    #[must_use]
    pub fn until(self, stop: Arc<dyn Stop + Send + Sync>) -> Self {
        let stop = Some(stop);
        Self { stop, ..self }
    }

    /// Takes what so many tries cost; false when there is not so much left.
    pub(crate) fn take(&self, tries: usize) -> bool {
        if self.stop.as_ref().is_some_and(|stop| stop.is_stopped()) {
            self.left.store(0, Ordering::Relaxed);
        }
        let left = self.left.load(Ordering::Relaxed);
        let less = left.saturating_sub(tries as u64);
        self.left.store(less, Ordering::Relaxed);
        less > 0
    }

    /// Takes what so many tries cost in this game.
    pub(crate) fn take_in(&self, game: &Game, tries: usize) -> bool {
        let tiles = game.state().board.tiles().len() as u64;
        self.take(tries * (1 + tiles / TILES) as usize)
    }

    /// True when there is nothing left, or nobody waits any longer.
    pub fn is_spent(&self) -> bool {
        !self.take(0)
    }
}

impl Default for Work {
    fn default() -> Self {
        Self::of(Self::USUAL)
    }
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} left", self.left.load(Ordering::Relaxed))
    }
}
