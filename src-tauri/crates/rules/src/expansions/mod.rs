//! Every expansion, side by side: the only file of this crate that names them. A new expansion is a folder and a line in each
//! list in which it has something; `lists.rs` says what becomes of a list, `routing.rs` what an expansion is asked.

mod expansion_set;
mod lists;
pub mod picture;
mod routing;

pub mod abbot;
pub mod crop_circles;
pub mod inns;
pub mod river;
pub mod robbers;
pub mod tollkeepers;
pub mod tower;
pub mod traders;

pub use expansion_set::ExpansionSet;
pub(crate) use routing::{OwnAction, OwnSource, OwnStep};
pub use routing::{
    all, answer, asks, bare, bearing, check, check_offer, codes, counted_tiles, is_aside, is_inner,
    is_settling, items, menu, need, perform_offer, run,
};

use crate::action::{Action, Phase};
use crate::board::TileId;
use crate::event::{Event, Left};
use crate::figure::{FIGURES, SegmentId};
use crate::foresee::Bearing;
use crate::ground::{Place, PlayerId};
use crate::menu::Menu;
use crate::reason::Why;
use crate::score::Source;
use crate::state::{Scene, Stage};
use lists::{
    decisions, expansions, memories, points, questions, shown, side_by_side, steps, words,
};
use serde::{Deserialize, Serialize};

expansions! {
    Traders "traders" traders::Traders;
    Tower "tower" tower::TheTower;
    Robbers "robbers" robbers::Robbers;
    Tollkeepers "tollkeepers" tollkeepers::Tollkeepers;
    CropCircles "crop-circles" crop_circles::CropCircles;
    Inns "inns" inns::Inns;
    River "river" river::TheRiver;
    Abbot "abbot" abbot::TheAbbot;
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

shown! {
    /// What of each expansion lies in front of a player, as another program is shown it.
    Fronts of(scene: Scene<'_>, player: PlayerId) by (scene, player):
    tower(tower::Front)
    robbers(robbers::Front)
    tollkeepers(tollkeepers::Front)
    traders(traders::Front)
}

shown! {
    /// What of each expansion lies on the land, as another program is shown it.
    OnLand of(scene: Scene<'_>) by (scene):
    tower(tower::OnLand)
    tollkeepers(tollkeepers::OnLand)
}

steps! {
    Traders(traders::Step)
    Tower(tower::Step)
    Robbers(robbers::Step)
    Tollkeepers(tollkeepers::Step)
    CropCircles(crop_circles::Step)
}

words! {
    /// A decision in the words of an expansion.
    ExpansionAction of Action, Copy PartialOrd Ord Hash Deserialize:
    Tower(tower::Action)
    Robbers(robbers::Action)
    Tollkeepers(tollkeepers::Action)
    CropCircles(crop_circles::Action)
    Abbot(abbot::Action)
}
decisions! { Tower Robbers Tollkeepers CropCircles Abbot }

words! {
    /// What is being decided, in the words of an expansion.
    ExpansionPhase of Phase, Copy:
    Tower(tower::Phase)
    Robbers(robbers::Phase)
    CropCircles(crop_circles::Phase)
}
questions! { Tower Robbers CropCircles }

words! {
    /// What points are given for, in the words of an expansion.
    ExpansionSource of Source, Copy PartialOrd Ord:
    Traders(traders::Source)
    Tower(tower::Source)
    Robbers(robbers::Source)
    Tollkeepers(tollkeepers::Source)
    Abbot(abbot::Source)
}
points! { Traders Tower Robbers Tollkeepers Abbot }

words! {
    /// Why a figure came home, in the words of an expansion.
    ExpansionLeft of Left, Copy:
    Tower(tower::Left)
    CropCircles(crop_circles::Left)
    Abbot(abbot::Left)
}

words! {
    /// What happened, in the words of an expansion.
    ExpansionEvent of Event,:
    Traders(traders::Event)
    Tower(tower::Event)
    Robbers(robbers::Event)
    Tollkeepers(tollkeepers::Event)
    CropCircles(crop_circles::Event)
}
