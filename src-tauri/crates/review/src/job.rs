//! A review under way: parts handed to whoever has time, and taken back unfinished. Knows no thread and no clock.

use crate::depth::Depth;
use crate::part::{self, ReviewPart};
use crate::subject::Subject;
use bots::StopSignal;
use rules::chance::Chance;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A review under way, shared by whoever works on it.
pub struct Review {
    subject: Subject,
    depth: Depth,
    seed: u64,
    desk: Mutex<ReviewQueue>,
}

struct ReviewQueue {
    /// The first part that nobody has taken yet.
    next: usize,
    /// Parts that somebody gave back unfinished.
    returned: Vec<usize>,
    done: BTreeMap<usize, ReviewPart>,
}

impl Review {
    /// A review that begins.
    pub const fn new(subject: Subject, depth: Depth, seed: u64) -> Self {
        Self::resume(subject, depth, seed, BTreeMap::new())
    }

    /// A review that goes on where it was stopped: these parts are known by their numbers.
    pub const fn resume(
        subject: Subject,
        depth: Depth,
        seed: u64,
        done: BTreeMap<usize, ReviewPart>,
    ) -> Self {
        let desk = ReviewQueue {
            next: 0,
            returned: Vec::new(),
            done,
        };
        Self {
            subject,
            depth,
            seed,
            desk: Mutex::new(desk),
        }
    }

    /// What is looked at.
    pub const fn subject(&self) -> &Subject {
        &self.subject
    }

    /// How much is played for it.
    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// How many parts are known.
    pub fn done(&self) -> usize {
        self.desk().done.len()
    }

    /// The parts that are known, by their numbers.
    pub fn parts(&self) -> BTreeMap<usize, ReviewPart> {
        self.desk().done.clone()
    }

    /// Works until there is nothing left to take, or until somebody says stop. Any number of threads may work at once.
    pub fn work(&self, stop: &dyn StopSignal) {
        while !stop.is_stopped() {
            let Some(number) = self.take() else { return };
            let stretch = &self.subject.stretches[number];
            let Some(part) = part::review(stretch, self.depth, self.seed_of(number), stop) else {
                self.desk().returned.push(number);
                return;
            };
            self.desk().done.insert(number, part);
        }
    }

    fn take(&self) -> Option<usize> {
        let mut desk = self.desk();
        if let Some(number) = desk.returned.pop() {
            return Some(number);
        }
        while desk.done.contains_key(&desk.next) {
            desk.next += 1;
        }
        let number = desk.next;
        desk.next += 1;
        (number < self.subject.parts()).then_some(number)
    }

    /// Seed and number are mixed twice, so that neighbours have nothing in common.
    fn seed_of(&self, number: usize) -> u64 {
        let number = Chance::new(number as u64).bits();
        Chance::new(self.seed ^ number).bits()
    }

    /// Parts are looked at outside of the lock; what is done within it leaves nothing half done.
    fn desk(&self) -> MutexGuard<'_, ReviewQueue> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
