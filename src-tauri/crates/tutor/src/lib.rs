//! Scenarios played with somebody who learns, and proofs that a scenario can be played so. Pure: the same
//! inputs bring the same outputs. It must not know any window, store, clock or disk.
//!
//! A [`Lesson`] is a scenario whose boards are set up; a [`Runner`] goes through its steps; [`check::prove`] says
//! what is wrong with it. Everything that is true of a game is asked of the rules.

pub mod aims;
mod bag;
mod bench;
mod best;
mod board;
pub mod campaign;
mod case;
pub mod check;
mod free_turns;
mod hint;
mod land;
mod lesson;
mod maker;
mod making;
mod measure;
pub mod moment;
mod moves;
mod others;
mod outcome;
mod pattern;
pub mod people;
mod progress;
mod reach;
mod rooms;
mod runner;
mod steps;
mod trail;
mod tree;
mod truth;
mod vocabulary;
mod work;

pub use bench::{BenchRun, Made, Make, Weigh};
pub use lesson::{Lesson, LessonStage};
pub use measure::{NoValue, value};
pub use outcome::{Explanation, Help, Misplaced, Outcome, Said, StepQuestion, Verdict, View};
pub use progress::{Progress, Visit};
pub use reach::{Search, is_solved, search};
pub use runner::Runner;
pub use truth::Truth;
pub use vocabulary::of as operations;
pub use work::Work;
