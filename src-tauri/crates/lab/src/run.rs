//! A plan under way: its games in batches, and their figures added up in the order of their numbers.

use crate::figures::LabFigures;
use crate::job::Job;
use crate::plan::LabPlan;
use crate::play;
use bots::StopSignal;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

/// How many games are handed out at once, where they are short.
pub const BATCH: u32 = 8;

/// The figures of the first so many games: what is kept of a run that is not finished.
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
pub struct LabRun {
    plan: LabPlan,
    batch: u32,
    /// The batches, by their first game.
    job: Job<AddedUp>,
}

struct AddedUp {
    /// The figures of all games up to the first that is missing.
    figures: LabFigures,
    /// Later batches, by their first game.
    early: BTreeMap<u32, LabFigures>,
}

impl LabRun {
    /// A run that begins.
    pub fn new(plan: LabPlan) -> Self {
        let figures = LabFigures::none(plan.bots.len(), plan.table().types.len());
        Self::at(plan, figures)
    }

    /// A run that goes on where it was stopped.
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
        // Where a game takes long, each is kept by itself.
        let quick = plan.bots.iter().all(|bot| bot.is_quick());
        let batch = if quick { BATCH } else { 1 };
        // By other bots, or by other rules, these would be other games.
        let goes_on = plan.origin.changes().is_empty();
        let next = if goes_on { figures.games } else { plan.games };
        let early = BTreeMap::new();
        Self {
            job: Job::new(
                (next..plan.games).step_by(batch as usize),
                AddedUp { figures, early },
            ),
            plan,
            batch,
        }
    }

    /// What is played.
    pub const fn plan(&self) -> &LabPlan {
        &self.plan
    }

    /// The figures of the first games, as many as there are without a gap.
    pub fn partial(&self) -> Partial {
        let figures = self.job.found(|found| found.figures.clone());
        Partial { figures }
    }

    /// How many games are played and added up.
    pub fn done(&self) -> u32 {
        self.job.found(|found| found.figures.games)
    }

    /// Plays until there is nothing left to take, or until somebody says stop. Any number of threads may work
    /// at once.
    pub fn work(&self, stop: &dyn StopSignal) {
        self.job
            .work(stop, |from| self.play(from, stop), AddedUp::put);
    }

    fn play(&self, from: u32, stop: &dyn StopSignal) -> Option<LabFigures> {
        let mut figures = LabFigures::none(self.plan.bots.len(), self.plan.table().types.len());
        let end = from.saturating_add(self.batch).min(self.plan.games);
        for number in from..end {
            figures.add(number, &play::play(&self.plan, number, stop)?);
        }
        Some(figures)
    }
}

impl AddedUp {
    fn put(&mut self, from: u32, figures: LabFigures) {
        self.early.insert(from, figures);
        while let Some(next) = self.early.remove(&self.figures.games) {
            self.figures.merge(&next);
        }
    }
}
