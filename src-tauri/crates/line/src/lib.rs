//! One line of play: what was decided step by step, looked back at, taken back, branched off, corrected. It
//! knows only the rules: no store, no window, no clock, and not who sits at the table.
//!
//! A line is copied in a few pointers, and branches share what they have in common. A whole game stands
//! only at every [`EVERY`]th step and at the head; what lies between is played again when it is looked at.

mod line;
mod moment;
mod moved;
mod stretch;

pub use line::{Corrected, Line, NoSuchStep, NotCorrected};
pub use moment::{LineAdjustment, LineDecision, LoggedEvent, Moment};
pub use stretch::EVERY;
