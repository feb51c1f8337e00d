//! Games played by bots to measure something: many of one mix, or what might follow in a game that is reviewed.
//!
//! - A [`LabPlan`] holds its beginning as a record that stands alone, so that what becomes of a mix changes no run of
//!   it. A game is a function of plan and number; from game to game everybody moves up by one seat.
//! - A [`LabRun`] hands out batches of games to whoever has time (`job`) and adds them up in the order of their numbers.
//!   What is kept of it ([`Partial`]) is always the first so many games, without a gap.
//! - Figures are whole numbers: sums, squares, counts. Only `report` divides. `odds` says how sure a figure is:
//!   Student's interval for a mean, Wilson's for a share of wins, and Welch's test with Holm's method between two
//!   mixes.
//! - A tile is worth what it brings at once to whoever places it.
//! - [`review`] looks at one game again, by the same `job`.
//! - `expansions` lists what is counted of each expansion. A measure is kept by its name, which never changes.
//!
//! # What always holds
//!
//! - **One thread, eight, or a run stopped a hundred times end with the same bytes.** `tests/same.rs`.
//! - **Figures of different bots or rules are never added up.** A run knows of which bots and rules it is
//!   ([`Origin`]); `tests/years.rs`.
//! - **Seeds from [`REPORTED_SEEDS`] on are for published figures alone.** `bastide-dev tune` refuses them.
//!
//! There is no clock, file or window here; threads are given from outside.

mod compare;
mod counts;
mod duel;
mod expansions;
mod figures;
mod job;
mod measure;
pub mod motive;
mod odds;
mod origin;
mod plan;
mod play;
mod report;
pub mod review;
mod run;
mod table;
mod tiles;

pub use compare::{Comparison, Difference, Distance, LabSubject, compare};
pub use counts::MeasureCounts;
pub use duel::Duel;
pub use figures::{LabFigures, Tally};
pub use measure::{LabGroup, LabMeasure, measures};
pub use odds::Interval;
pub use origin::{OfBot, Origin, OriginChange};
pub use plan::{LabPlan, PlannedGame, REPORTED_SEEDS};
pub use report::{Bin, LabReport, report};
pub use run::{BATCH, LabRun, NotOfThePlan, Partial};
pub use table::{csv, csv_of_two};
pub use tiles::{FateReport, Finding, FindingSubject, TilePeers, TileReport};
