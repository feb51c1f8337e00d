//! The history of a game: what was decided step by step, looked back at, taken back, branched off, corrected. It knows
//! only the rules, and not who sits at the table.
//!
//! A [`History`] holds a [`TurnSnapshot`] for each step (the decision, what happened, whose decision is next), the head, and
//! the game at the head.
//!
//! - A whole game stands at every [`EVERY`]th step only; what lies between is played again when somebody looks at it.
//!   What happened is kept and not played again, because it is asked for all steps at once.
//! - Histories share stretches of [`EVERY`] steps: a copy, a branch or a trial costs a few pointers.
//! - [`History::corrected`] decides a step anew and plays what followed as far as the rules allow; a figure goes along
//!   with a tile that lies elsewhere now.
//! - After a panic inside a change the line must be thrown away, which whoever changes a copy does anyway.
//!
//! `tests/play.rs` holds all of it.

mod history;
mod moment;
mod moved;
mod stretch;

pub use history::{Corrected, History, NoSuchStep, NotCorrected};
pub use moment::{HistoryAdjustment, HistoryDecision, LoggedEvent, TurnSnapshot};
pub use stretch::EVERY;
