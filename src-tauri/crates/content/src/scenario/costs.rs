//! What each way through a turn gives up, as a step carries it: by which bot, in how many games and with which seed that
//! was found. Knows the fields; which ways there are, and in which order, the rules tell whoever runs it.

use super::written::written;
use crate::faults::ProblemList;
use crate::number::Whole;
use crate::way_loss::WayLoss;
use deserr::Deserr;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// More than any turn has of them.
pub const MOST_WAYS: usize = 600;

written! {
    /// What each way through the turn gives up.
    MoveCosts
    needs {
        /// Who played on from each way.
        bot "bot": String,
        /// Of which version.
        version "version": Whole<1, 65_535>,
        /// With which bags: the same seed tells the same again.
        seed "seed": Whole<0, 9_007_199_254_740_991>,
        /// In so many games at first, and in so many of what stayed.
        games "games": (Whole<1, 10_000>, Whole<1, 10_000>),
        /// By way, in the order of the ways: hundredths of a point behind the best, the standard error of that, and in how many games it was found.
        stood "stood": Vec<WayLoss>,
    }
    may {}
}
