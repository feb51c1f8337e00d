//! The plain words of the expansions: what each remembers, its steps, its decisions, what it tells. They lie below the
//! core, which carries them about and understands none of them; what a word means is told in `expansions`.
//!
//! A new expansion is a line in each list in which it has something; `lists.rs` says what becomes of a list.

mod expansion_set;
mod lists;

pub mod abbot;
pub mod crop_circles;
pub mod robbers;
pub mod tollkeepers;
pub mod tower;
pub mod traders;

pub use expansion_set::ExpansionSet;

use crate::figure::FIGURES;
use crate::ground::Place;
use lists::{decisions, keys, memories, one_of, questions, side_by_side, words};
use serde::{Deserialize, Serialize};

keys! {
    Traders "traders"
    Tower "tower"
    Robbers "robbers"
    Tollkeepers "tollkeepers"
    CropCircles "crop-circles"
    Inns "inns"
    River "river"
    Abbot "abbot"
}

memories! {
    /// What each expansion remembers of a game.
    #[derive(Debug, Default, PartialEq, Eq, Serialize)]
    Slots:
    traders(traders::Slot)
    tower(tower::Slot)
    robbers(robbers::Slot)
    tollkeepers(tollkeepers::Slot)
    crop_circles(crop_circles::Slot)
}

side_by_side! {
    /// What each expansion gives a seat of a position.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    Seats:
    traders(traders::Seat)
    tower(tower::Seat)
    robbers(robbers::Seat)
    tollkeepers(tollkeepers::Seat)
}

side_by_side! {
    /// How many of each piece a player begins with, where a game has it otherwise than the rules.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    Pieces:
    /// Figures; of those that no expansion in play brings there are none all the same.
    figures([Option<u8>; FIGURES])
    tower(tower::Pieces)
}

side_by_side! {
    /// What each expansion gives a position.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    Starts:
    tower(tower::Start)
}

impl Starts {
    /// True when something was done in the turn already.
    #[must_use]
    pub const fn are_under_way(&self) -> bool {
        self.tower.is_under_way()
    }
}

one_of! {
    /// A step of an expansion.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    ExpansionStep:
    Traders(traders::Step)
    Tower(tower::Step)
    Robbers(robbers::Step)
    Tollkeepers(tollkeepers::Step)
    CropCircles(crop_circles::Step)
}

words! {
    /// A decision in the words of an expansion.
    ExpansionAction, Copy PartialOrd Ord Hash Deserialize:
    Tower(tower::Action)
    Robbers(robbers::Action)
    Tollkeepers(tollkeepers::Action)
    CropCircles(crop_circles::Action)
    Abbot(abbot::Action)
}
decisions! { Tower Robbers Tollkeepers CropCircles Abbot }

words! {
    /// What is being decided, in the words of an expansion.
    ExpansionPhase, Copy:
    Tower(tower::Phase)
    Robbers(robbers::Phase)
    CropCircles(crop_circles::Phase)
}
questions! { Tower Robbers CropCircles }

words! {
    /// What points are given for, in the words of an expansion.
    ExpansionSource, Copy PartialOrd Ord:
    Traders(traders::Source)
    Tower(tower::Source)
    Robbers(robbers::Source)
    Tollkeepers(tollkeepers::Source)
    Abbot(abbot::Source)
}

words! {
    /// Why a figure came home, in the words of an expansion.
    ExpansionLeft, Copy:
    Tower(tower::LeaveReason)
    CropCircles(crop_circles::LeaveReason)
    Abbot(abbot::LeaveReason)
}

words! {
    /// What happened, in the words of an expansion.
    ExpansionEvent,:
    Traders(traders::Event)
    Tower(tower::Event)
    Robbers(robbers::Event)
    Tollkeepers(tollkeepers::Event)
    CropCircles(crop_circles::Event)
}
