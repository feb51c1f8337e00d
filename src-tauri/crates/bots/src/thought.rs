//! What a mind answers: an action, its reasons, and what else it looked at. Holds it; thinks nothing.

use crate::motive::Motive;
use rules::action::Action;

/// An answer with all that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct BotAnswer {
    /// What the mind would do.
    pub action: Action,
    /// Why.
    pub motives: Vec<Motive>,
    /// Everything it looked at, the best first; where it was tried in rounds, what lasted longest first.
    pub candidates: Vec<Candidate>,
}

/// An action that a mind looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Which.
    pub action: Action,
    /// What it seemed worth, in hundredths of a point; nothing for a mind that weighs nothing.
    pub value: Option<i32>,
    /// What it would do after a tile.
    pub then: Option<Action>,
    /// How many games were played on for it; nothing for a mind that plays none.
    pub games: Option<u32>,
}
