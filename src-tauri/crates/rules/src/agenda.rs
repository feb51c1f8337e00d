//! What is still to be done: a stack of plain steps. To interrupt is to push.
//! Holds the steps; what each does is told by the base and by the expansions.

use crate::action::Action;
use crate::ground::SegmentId;
use crate::nature::When;
use crate::words::ExpansionStep;
use serde::Serialize;

/// One step. Those that ask wait on top until they are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the order of a turn, see base/turn.rs")]
pub enum Step {
    Begin,
    Draw,
    /// Asks for a place for the drawn tile.
    PlaceTile,
    Landed,
    /// Asks for a figure or what may be done instead.
    Act,
    Collect,
    /// Asks, when it matters, which completed feature is scored next.
    Order,
    Closed(SegmentId),
    /// A scoring beside the feature's own, by its number.
    Beside(SegmentId, u8),
    Score(SegmentId, When),
    /// A completed city, judged by all farmers around it (an older farmers' rule).
    Farmed(SegmentId),
    PartScored,
    PartEnd,
    TurnEnd,
    Finish,
    Over,
    /// A step of an expansion.
    Expansion(ExpansionStep),
}

impl Step {
    /// True for what never asks anybody.
    #[inline]
    pub(crate) const fn runs_by_itself(self) -> bool {
        !matches!(
            self,
            Self::Draw
                | Self::PlaceTile
                | Self::Act
                | Self::Order
                | Self::Over
                | Self::Expansion(_)
        )
    }
}

impl<S: Into<ExpansionStep>> From<S> for Step {
    #[inline]
    fn from(step: S) -> Self {
        Self::Expansion(step.into())
    }
}

/// What a step on top of the agenda wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// To run by itself.
    Run,
    /// An answer.
    Ask,
    /// Nothing: there is no choice to make.
    Skip,
    /// This one possible answer.
    Take(Action),
}

/// The stack of steps.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Agenda(Vec<Step>);

impl Clone for Agenda {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    /// Copies into the memory that is there already.
    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}

impl Agenda {
    /// The step to be done now.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<Step> {
        self.0.last().copied()
    }

    /// The step to be done now, where it lies.
    #[must_use]
    #[inline]
    pub fn peek(&self) -> Option<&Step> {
        self.0.last()
    }

    /// Every step, in the order in which they are done.
    pub fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.0.iter().rev().copied()
    }

    /// Puts a step before all others.
    #[inline]
    pub fn push(&mut self, step: impl Into<Step>) {
        self.0.push(step.into());
    }

    /// Puts steps before all others, to be done in the given order.
    pub fn push_all<S: Copy + Into<Step>>(&mut self, steps: &[S]) {
        self.0.extend(steps.iter().rev().map(|step| (*step).into()));
    }

    /// The step on top is done.
    #[inline]
    pub fn pop(&mut self) {
        self.0.pop();
    }

    /// Nothing is to be done any more.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
