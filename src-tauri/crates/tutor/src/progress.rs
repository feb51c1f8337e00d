//! How far somebody has come in a lesson, ready to be kept: which steps, what was done, mistakes and help, and the
//! stars for these (for aims, `Runner::stars`).

use crate::learner_editor::EditorAction;
use crate::others::Cursor;
use rules::action::Action;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How far somebody has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The scenario.
    pub scenario: String,
    /// What shuffled its bag.
    pub seed: u32,
    /// The steps that were begun, the last one the present one.
    pub visits: Vec<StepVisit>,
    /// Moves in all that were mistakes.
    pub mistakes: u32,
    /// Wrong answers to questions in all. Whoever guesses has not been told yet, so they cost nothing.
    #[serde(default)]
    pub guesses: u32,
    /// Hints asked for in all, where something is done.
    pub hints: u32,
    /// Hints asked for in all, where something is guessed.
    #[serde(default)]
    pub asides: u32,
    /// Tasks that were skipped.
    pub skipped: u32,
    /// Help given in the present step, from 0 to 4.
    pub rung: u8,
    /// Mistakes in the present step, by class.
    pub classes: BTreeMap<String, u32>,
    /// True when the last step is done.
    pub done: bool,
    /// The board as it was when the last step was done: whoever comes back sees how it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<StepVisit>,
    /// The board in the midst of free turns, where somebody left there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amid: Option<Box<StepVisit>>,
    /// True when it is done because a loss was taken: then it has no stars.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lost: bool,
}

/// A step that was begun, and all that leads to the game as it begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepVisit {
    /// The step.
    pub step: String,
    /// The board; the first one has no name.
    pub board: Option<String>,
    /// Everything decided on it before the step, by whoever was asked.
    pub actions: Vec<Action>,
    /// How far the scripts had come.
    pub cursors: Vec<Cursor>,
    /// Everything done at the desk before the step, since its document began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub made: Vec<EditorAction>,
}

impl Progress {
    /// The stars for how it was done: finished; at most one mistake; no mistake and no hint.
    pub const fn stars(&self) -> u8 {
        match (self.skipped, self.mistakes, self.hints) {
            (0, 0, 0) => 3,
            (0, 0 | 1, _) => 2,
            _ => 1,
        }
    }

    /// The stars of a test, in which every answer counts and one may be wrong.
    pub const fn stars_of_test(&self) -> u8 {
        match self.mistakes + self.guesses + self.hints + self.asides + self.skipped {
            0 => 3,
            1 => 2,
            _ => 1,
        }
    }

    /// A step begins: help and mistakes count from nothing for it.
    pub(crate) fn enter(&mut self, visit: StepVisit) {
        self.visits.push(visit);
        self.rung = 0;
        self.classes.clear();
    }
}
