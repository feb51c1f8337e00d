//! A plan under way: batches of games handed to whoever has time, and their figures added up in the order of
//! their numbers. Knows no thread and no clock.

use crate::figures::LabFigures;
use crate::plan::LabPlan;
use crate::play;
use bots::StopSignal;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many games are handed out at once, where they are short.
pub const BATCH: u32 = 8;

/// The figures of the first so many games: what is kept of a job that is not finished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Partial {
    /// Their figures; how many games they are stands in them.
    pub figures: LabFigures,
}

/// Figures that are not of the plan: of other seats or tiles, of more games, or not of as many as they say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOfThePlan;

impl fmt::Display for NotOfThePlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the figures are not of this plan")
    }
}

impl Error for NotOfThePlan {}

/// A plan under way, shared by whoever works on it.
pub struct Job {
    plan: LabPlan,
    desk: Mutex<JobQueue>,
}

/// What is handed out and what has come back.
struct JobQueue {
    /// The first game that nobody has taken yet.
    next: u32,
    /// Batches that somebody gave back without having played them.
    returned: Vec<u32>,
    /// The figures of all games up to the first that is missing.
    figures: LabFigures,
    /// Later batches, by their first game.
    early: BTreeMap<u32, LabFigures>,
}

impl Job {
    /// A job that begins.
    pub fn new(plan: LabPlan) -> Self {
        let figures = LabFigures::none(plan.bots.len(), plan.table().types.len());
        Self::at(plan, figures)
    }

    /// A job that goes on where it was stopped.
    ///
    /// # Errors
    /// When the figures are not of the plan.
    pub fn resume(plan: LabPlan, done: Partial) -> Result<Self, NotOfThePlan> {
        let (seats, designs) = (plan.bots.len(), plan.table().types.len());
        let Partial { figures } = done;
        if !figures.fit(seats, designs) || figures.games > plan.games {
            return Err(NotOfThePlan);
        }
        // Of no game, everything of today can still be counted.
        Ok(if figures.games == 0 {
            Self::new(plan)
        } else {
            Self::at(plan, figures)
        })
    }

    fn at(plan: LabPlan, figures: LabFigures) -> Self {
        // By other bots, or by other rules, these would be other games.
        let goes_on = plan.origin.changes().is_empty();
        let desk = Mutex::new(JobQueue {
            next: if goes_on { figures.games } else { plan.games },
            returned: Vec::new(),
            figures,
            early: BTreeMap::new(),
        });
        Self { plan, desk }
    }

    /// What is played.
    pub const fn plan(&self) -> &LabPlan {
        &self.plan
    }

    /// The figures of the first games, as many as there are without a gap.
    pub fn partial(&self) -> Partial {
        let figures = self.desk().figures.clone();
        Partial { figures }
    }

    /// How many games are played and added up.
    pub fn done(&self) -> u32 {
        self.desk().figures.games
    }

    /// Plays until there is nothing left to take, or until somebody says stop. Any number of threads may work
    /// at once.
    pub fn work(&self, stop: &dyn StopSignal) {
        while !stop.is_stopped() {
            let Some(from) = self.take() else { return };
            let Some(figures) = self.play(from, stop) else {
                self.desk().returned.push(from);
                return;
            };
            self.desk().put(from, figures);
        }
    }

    fn play(&self, from: u32, stop: &dyn StopSignal) -> Option<LabFigures> {
        let mut figures = LabFigures::none(self.plan.bots.len(), self.plan.table().types.len());
        for number in from..self.end(from) {
            figures.add(number, &play::play(&self.plan, number, stop)?);
        }
        Some(figures)
    }

    fn end(&self, from: u32) -> u32 {
        // Where a game takes long, each is kept by itself.
        let quick = self.plan.bots.iter().all(|bot| bot.is_quick());
        let batch = if quick { BATCH } else { 1 };
        from.saturating_add(batch).min(self.plan.games)
    }

    fn take(&self) -> Option<u32> {
        let mut desk = self.desk();
        if let Some(from) = desk.returned.pop() {
            return Some(from);
        }
        let from = desk.next;
        desk.next = self.end(from);
        (from < self.plan.games).then_some(from)
    }

    /// Games are played outside of the lock; what is done within it leaves nothing half done.
    fn desk(&self) -> MutexGuard<'_, JobQueue> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl JobQueue {
    fn put(&mut self, from: u32, figures: LabFigures) {
        self.early.insert(from, figures);
        while let Some(next) = self.early.remove(&self.figures.games) {
            self.figures.merge(&next);
        }
    }
}
