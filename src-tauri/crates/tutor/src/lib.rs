//! Lessons, scenarios and campaigns as they are played with a learner, and the proofs that they can be. Pure: the same
//! inputs bring the same outputs.
//!
//! ```
//! use content::{built_in, document, library::Library, scenario::Scenario};
//! use std::sync::Arc;
//! use tutor::{Lesson, Runner, check};
//!
//! let mut lessons = built_in::LESSONS.iter();
//! let (_, text) = lessons.find(|(path, _)| path.ends_with("base/01-placing.json")).unwrap();
//! let scenario: Scenario = document::read(text.as_bytes()).unwrap();
//!
//! // It can be played by its solution, by its hints, and by every mistake.
//! let proofs = check::prove(&scenario, Library::built_in());
//! assert!(proofs.problems.is_empty());
//!
//! let lesson = Lesson::open(scenario, Library::built_in(), 1).unwrap();
//! let mut runner = Runner::new(Arc::new(lesson));
//! runner.skip();
//! assert_eq!(runner.view().progress.0, 1, "one step is behind");
//! ```
//!
//! # Where is what
//!
//! - `lesson`: a scenario with its boards set up. `runner`: a learner in it; `moves` is what a learner may do, `steps`
//!   how it is judged, `hint` the four rungs of help.
//! - `case` and `measure`: what an author asks of a game, from a closed list, computed on the spot and never stored.
//! - `tree`: every way through a step, up to where it is decided. It says what is right, what a hint points at, how
//!   far a mistake is taken back, and whether a class of mistakes is missing.
//! - `checkpoint`: where a step begins once every step before it was solved.
//! - `facts`: numbers in answers, computed from what was done in the step.
//! - `progress`: what is kept of a learner: the decisions before each step that was begun. Going back, beginning again
//!   and coming back after a restart all play them again.
//! - `bench`, `making`, `vocabulary`: lessons at an editor, whose answers are operations on a document.
//! - `moment`, `reach`, `aims`: a turn of a game or a position as a scenario, and bots that try its aim.
//! - `desk`: what somebody who records a lesson should know: what is true of a move, which mistakes nobody answers.
//! - `campaign`: chapters that are proved with the least and the most that can carry over.
//! - `check`: the proofs; `check/plain.rs` warns of words that not everybody knows (`words`).
//!
//! # What always holds
//!
//! - **There is no dead end.** `tests/clumsy.rs` reaches the end from everywhere by hints alone and by skipping alone.
//! - **Every lesson can be played.** `check::prove` walks it from each position that a right way leaves behind, then
//!   plays it by its solution, its goals, its hints, and the moves that hints show. `npm test` proves every lesson.
//! - **A proof ends.** It takes from a [`Work`] that counts tries and not seconds, so that a file is too much
//!   everywhere or nowhere (`tests/bounded.rs`).
//! - **An action is right, a class of mistake, or a fault of the file;** what somebody draws at an editor may also be
//!   on the way.
//!
//! A scenario may be without a solution (`What::Unproven`): then there is a nudge and no more help. Where tiles come
//! in another order each time no solution can be written, so a bot tries fifty bags.

pub mod aims;
mod bag;
mod best;
mod board;
pub mod campaign;
pub mod check;
mod checkpoint;
pub mod desk;
mod desk_question;
mod desk_recording;
mod expansions;
mod facts;
mod free_turns;
mod hint;
mod land;
mod learner_editor;
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
mod predicate;
mod progress;
mod reach;
mod runner;
mod step_history;
mod steps;
mod tree;
mod truth;
mod turn_costs;
mod vocabulary;
mod ways;
mod work;

pub use checkpoint::{checkpoint, scenario_of_path};
pub use facts::{AnswerFacts, needs_facts};
pub use learner_editor::{BenchRun, EditedDocument, EditorAction, LabRunSpec};
pub use lesson::{Lesson, LessonStage};
pub use measure::{NoValue, value};
pub use outcome::{
    Explanation, Help, MisplacedRequest, OtherMove, StepOutcome, StepQuestion, Verdict, View,
};
pub use progress::{Progress, StepVisit};
pub use reach::{ReachSearch, is_solved, search};
pub use runner::Runner;
pub use truth::Truth;
pub use turn_costs::DecidedTurn;
pub use vocabulary::of as operations;
pub use ways::{is_same, ways};
pub use work::Work;
