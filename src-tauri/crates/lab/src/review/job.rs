//! A review under way: the parts of a game that are known, and those that are still to be looked at.

use super::depth::Depth;
use super::part::{self, ReviewPart};
use super::subject::Subject;
use crate::job::Job;
use bots::StopSignal;
use rules::chance::Chance;
use std::collections::BTreeMap;

/// A review under way, shared by whoever works on it.
pub struct Review {
    subject: Subject,
    depth: Depth,
    seed: u64,
    job: Job<BTreeMap<usize, ReviewPart>>,
}

impl Review {
    /// A review that begins.
    pub fn new(subject: Subject, depth: Depth, seed: u64) -> Self {
        Self::resume(subject, depth, seed, BTreeMap::new())
    }

    /// A review that goes on where it was stopped: these parts are known by their numbers.
    pub fn resume(
        subject: Subject,
        depth: Depth,
        seed: u64,
        done: BTreeMap<usize, ReviewPart>,
    ) -> Self {
        let left = (0..subject.parts()).filter(|number| !done.contains_key(number));
        let left: Vec<_> = left.map(|number| number as u32).collect();
        Self {
            subject,
            depth,
            seed,
            job: Job::new(left.into_iter(), done),
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
        self.job.found(BTreeMap::len)
    }

    /// The parts that are known, by their numbers.
    pub fn parts(&self) -> BTreeMap<usize, ReviewPart> {
        self.job.found(BTreeMap::clone)
    }

    /// Works until there is nothing left to take, or until somebody says stop. Any number of threads may work at once.
    pub fn work(&self, stop: &dyn StopSignal) {
        let part = |number: u32| {
            let stretch = &self.subject.stretches[number as usize];
            part::review(stretch, self.depth, self.seed_of(number), stop)
        };
        self.job.work(stop, part, |known, number, part| {
            known.insert(number as usize, part);
        });
    }

    /// Seed and number are mixed twice, so that neighbours have nothing in common.
    fn seed_of(&self, number: u32) -> u64 {
        let number = Chance::new(number.into()).bits();
        Chance::new(self.seed ^ number).bits()
    }
}
