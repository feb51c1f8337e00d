//! Which rules came up in turns that were played freely, as the end of a lesson lists them.

use serde::Serialize;
use specta::Type;

/// What came up, and what never did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct CameUpView {
    /// In the order in which they came up first.
    pub rules: Vec<RuleCameUp>,
    /// Rules of the same course that could have.
    pub never: Vec<String>,
}

/// A rule, and when it came up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct RuleCameUp {
    pub rule: String,
    /// Each turn once.
    pub turns: Vec<TurnOfRule>,
}

/// A turn in which a rule came up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct TurnOfRule {
    /// The step of the game that it led to.
    pub step: u32,
    pub turn: u16,
    /// True when it came up as the game ended.
    pub over: bool,
}

impl TurnOfRule {
    pub fn is_same(self, other: Self) -> bool {
        self.turn == other.turn && self.over == other.over
    }
}
