//! Work in numbered parts, shared by whoever has time: each part is handed out once, and what is found of it is put to the
//! rest. A part that was stopped is handed out again.

use bots::StopSignal;
use std::sync::{Mutex, MutexGuard, PoisonError};

pub(crate) struct Job<F>(Mutex<Desk<F>>);

struct Desk<F> {
    /// The parts that nobody has taken, the next one last.
    left: Vec<u32>,
    found: F,
}

impl<F> Job<F> {
    /// These parts are still to be done, in this order.
    pub(crate) fn new(parts: impl DoubleEndedIterator<Item = u32>, found: F) -> Self {
        let left = parts.rev().collect();
        Self(Mutex::new(Desk { left, found }))
    }

    /// Looks at what was found so far.
    pub(crate) fn found<T>(&self, look: impl FnOnce(&F) -> T) -> T {
        look(&self.desk().found)
    }

    /// Works until no part is left, or until somebody says stop: `part` does one, outside of the lock, or answers nothing
    /// where it was stopped. Any number of threads may work at once.
    pub(crate) fn work<P>(
        &self,
        stop: &dyn StopSignal,
        part: impl Fn(u32) -> Option<P>,
        put: impl Fn(&mut F, u32, P),
    ) {
        while !stop.is_stopped() {
            let taken = self.desk().left.pop();
            let Some(number) = taken else { return };
            let Some(done) = part(number) else {
                self.desk().left.push(number);
                return;
            };
            put(&mut self.desk().found, number, done);
        }
    }

    /// What is done within the lock leaves nothing half done.
    fn desk(&self) -> MutexGuard<'_, Desk<F>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
