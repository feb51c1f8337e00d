//! The Tollkeepers: a house at a crossroads collects from every road that is completed there.
//! Names no other room.

mod house;
mod toll;

pub use house::{House, check_house, place_house};
pub use toll::counted_tiles;

use super::{RoomKey, RoomStep};
use crate::agenda;
use crate::board::TileId;
use crate::figure::SegmentId;
use crate::ground::{MAX_PLAYERS, PlayerId};
use crate::menu::Menu;
use crate::options::{Choice, Options};
use crate::reason::Code;
use crate::room::{Hook, Room, Window};
use crate::score::{Item, Scoring};
use crate::setup::{Fault, Setup};
use crate::state::{Scene, Stage};
use crate::tile::Lane;
use serde::Serialize;

/// Memory of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Slot {
    /// The house of each player, once it is placed.
    pub houses: [Option<House>; MAX_PLAYERS],
    /// The tiles with a crossroads.
    pub crossroads: Vec<TileId>,
}

/// Final toll for one open road and one player's house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The road.
    pub road: SegmentId,
    /// Whose house.
    pub player: PlayerId,
}

macro_rules! codes {
    ($($name:ident $code:literal $rule:literal $message:literal)*) => {
        $(#[doc = $message] pub const $name: &Code = &Code { code: $code, rule: $rule, message: $message };)*
        const CODES: &[&Code] = &[$($name),*];
    };
}

codes! {
    NO_CROSSROADS "tollkeepers/no-crossroads" "TK-04" "There is no crossroads on this tile."
    TAKEN "tollkeepers/taken" "TK-06" "Player {player}'s tollhouse stands at this crossroads."
    ALREADY_THERE "tollkeepers/already-there" "PR-07" "Your tollhouse stands there already."
}

/// The lanes of the pictures beside roads.
const FARMHOUSES: Lane = 4;
const SHEDS: Lane = 5;
const GARDENS: Lane = 6;
const HIGHWAYMEN: Lane = 7;
const TRAVELLERS: Lane = 8;

/// TK-16: cowshed, pigsty and donkey stable are all sheds.
const LANES: [(&str, Lane); 7] = [
    ("farmhouse", FARMHOUSES),
    ("cowshed", SHEDS),
    ("pigsty", SHEDS),
    ("donkey-stable", SHEDS),
    ("garden", GARDENS),
    ("highwaymen", HIGHWAYMEN),
    ("travellers", TRAVELLERS),
];

/// OP-11: which pictures count; travellers always do.
#[must_use]
pub fn counts(lane: Lane, options: &Options) -> bool {
    match (lane, options.of(Choice::Pictures)) {
        (FARMHOUSES, pictures) => pictures != 2,
        (SHEDS | GARDENS | HIGHWAYMEN, pictures) => pictures == 0,
        _ => true,
    }
}

/// The room.
pub struct Tollkeepers;

impl Room for Tollkeepers {
    fn key(&self) -> RoomKey {
        RoomKey::Tollkeepers
    }

    fn hooks(&self) -> &'static [Hook] {
        &[
            Hook::SetUp,
            Hook::TileLanded,
            Hook::Offer,
            Hook::FeatureClosed,
            Hook::ScoresBeside,
            Hook::JoinsScoring,
            Hook::TurnEnding,
            Hook::FinalScoring,
        ]
    }

    fn lanes(&self) -> &'static [(&'static str, Lane)] {
        &LANES
    }

    fn codes(&self) -> &'static [&'static Code] {
        CODES
    }

    fn items(&self) -> &'static [&'static Item] {
        toll::ITEMS
    }

    fn set_up(&self, stage: &mut Stage<'_>, setup: &Setup, faults: &mut Vec<Fault>) {
        house::set_up(stage, setup, faults);
    }

    fn tile_landed(&self, stage: &mut Stage<'_>) {
        if let Some(landed) = stage.state.landed
            && house::is_crossroads(stage.scene(), landed)
        {
            stage.state.rooms.tollkeepers.crossroads.push(landed);
        }
    }

    fn offer(&self, scene: Scene<'_>, window: Window, menu: &mut Menu) {
        if window == Window::Act {
            house::menu(scene, menu);
        }
    }

    fn feature_closed(&self, stage: &mut Stage<'_>, road: SegmentId) {
        toll::meet_travellers(stage, road);
    }

    fn scores_beside(&self, scene: Scene<'_>, road: SegmentId, out: &mut Vec<Scoring>) {
        toll::scores_beside(scene, road, out);
    }

    fn joins_scoring(&self, scene: Scene<'_>, road: SegmentId, scoring: &mut Scoring) {
        toll::joins_scoring(scene, road, scoring);
    }

    fn turn_ending(&self, stage: &mut Stage<'_>) {
        house::flip(stage);
    }

    fn final_scoring(&self, scene: Scene<'_>, steps: &mut Vec<agenda::Step>) {
        let step = |step| agenda::Step::Room(RoomStep::Tollkeepers(step));
        steps.extend(toll::open_roads(scene).into_iter().map(step));
    }
}

/// Collects the last toll of one road.
pub fn run(stage: &mut Stage<'_>, step: Step) {
    toll::score_open_road(stage, step.road, step.player);
}
