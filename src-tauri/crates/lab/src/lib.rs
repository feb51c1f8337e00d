//! The balance lab: many games of one mix by bots, and what they tell of it.
//!
//! A job is cut into numbered games; each is a function of mix, bots, seed and number alone. Figures are whole
//! numbers that are added up, so any number of threads, and any interruption, ends with the same. Threads are
//! given from outside; there is no clock, no file and no window here.

mod compare;
mod counts;
mod duel;
mod figures;
mod job;
mod measure;
mod odds;
mod origin;
mod plan;
mod play;
mod report;
mod rooms;
mod table;

pub use compare::{Comparison, Difference, LabSubject, compare};
pub use counts::Counts;
pub use duel::Duel;
pub use figures::{Figures, Tally};
pub use job::{BATCH, Job, NotOfThePlan, Partial};
pub use measure::{LabGroup, LabMeasure, measures};
pub use odds::Interval;
pub use origin::{Change, OfBot, Origin};
pub use plan::{LabPlan, PlannedGame, REPORTED_SEEDS};
pub use report::{LabReport, report};
pub use table::{csv, csv_of_two};
