//! The Tower: floors, captures, prisoners and their ransom. Names no other room.

mod capture;
mod floor;
mod prison;

pub use capture::within_reach;
pub use floor::{add_floor, check_figure, check_floor};
pub use prison::{PRICE, check_ransom, pay_ransom};

use super::RoomKey;
use crate::action::{Action, Phase};
use crate::board::TileId;
use crate::figure::{FIGURES, FigureKind, SegmentId};
use crate::ground::{Kind, MAX_PLAYERS, PlayerId};
use crate::menu::Menu;
use crate::reason::{Code, Why};
use crate::room::{Hook, Room, Window};
use crate::score::Item;
use crate::setup::{Fault, Setup};
use crate::state::{Scene, Stage};
use crate::tile::Mark;
use serde::Serialize;

/// A tile with a foundation, and the floors on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tower {
    /// The tile.
    pub tile: TileId,
    /// The place on top.
    pub top: SegmentId,
    /// How high it is.
    pub floors: u8,
}

/// Prisoners of one captor: how many of each figure of each owner.
pub type Prison = [[u8; FIGURES]; MAX_PLAYERS];

/// Memory of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Slot {
    /// Floors in each supply.
    pub floors: [u8; MAX_PLAYERS],
    /// Foundations on the board, oldest first.
    pub towers: Vec<Tower>,
    /// Prisoners by captor.
    pub prisoners: [Prison; MAX_PLAYERS],
    /// TW-21, IX-06: a ransom was paid in this turn.
    pub ransomed: bool,
}

/// What may follow a floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Step {
    /// Asks whom to take within reach of a new floor.
    Capture {
        /// The tile of the tower.
        tile: TileId,
        /// The level of the floor.
        reach: u8,
    },
    /// Both hold a figure of each other: they swap.
    Exchange {
        /// Who has just taken `figure`.
        captor: PlayerId,
        /// Whose it was.
        other: PlayerId,
        /// The figure taken.
        figure: FigureKind,
    },
}

macro_rules! codes {
    ($($name:ident $code:literal $rule:literal $message:literal)*) => {
        $(#[doc = $message] pub const $name: &Code = &Code { code: $code, rule: $rule, message: $message };)*
        const CODES: &[&Code] = &[$($name),*];
    };
}

codes! {
    NO_FOUNDATION "tower/no-foundation" "TW-03" "There is no foundation on this tile."
    CLOSED "tower/closed" "TW-11" "A figure stands on this tower: it is closed."
    NO_FLOORS_LEFT "tower/no-floors-left" "TW-01" "No floor is left in your supply."
    BARE_FOUNDATION "tower/bare-foundation" "TW-12" "A figure needs at least one floor to stand on."
    WRONG_FIGURE "tower/wrong-figure" "TW-22" "Only a follower can stand on a tower."
    OUT_OF_REACH "tower/out-of-reach" "TW-06" "This place is farther than {n} cells in a straight line."
    NOBODY_THERE "tower/nobody-there" "TW-04" "No such figure stands there."
    NOT_CAPTURABLE "tower/not-capturable" "TW-23" "This figure cannot be captured."
    NO_PRISONER "tower/no-prisoner" "TW-17" "Player {player} holds no such figure of yours."
    RANSOM_ONCE "tower/ransom-once" "TW-21" "You have bought a figure back in this turn already."
    RANSOM_TOO_POOR "tower/ransom-too-poor" "TW-18" "A ransom costs {m} points; you have {n}."
    NOTHING_TO_EXCHANGE "tower/nothing-to-exchange" "TW-16" "No such figure of yours waits to be exchanged."
    MUST_EXCHANGE "tower/must-exchange" "TW-15" "The exchange is automatic; only the figure is chosen."
}

/// The mark of a foundation.
pub const FOUNDATION: Mark = 1;

/// The room.
pub struct TheTower;

impl Room for TheTower {
    fn key(&self) -> RoomKey {
        RoomKey::Tower
    }

    fn hooks(&self) -> &'static [Hook] {
        &[Hook::SetUp, Hook::TurnBegan, Hook::TileLanded, Hook::Offer]
    }

    fn marks(&self) -> &'static [(&'static str, Mark)] {
        &[("foundation", FOUNDATION)]
    }

    fn inner_place(&self) -> Option<(Mark, Kind)> {
        Some((FOUNDATION, Kind::Tower))
    }

    fn codes(&self) -> &'static [&'static Code] {
        CODES
    }

    fn items(&self) -> &'static [&'static Item] {
        static ITEMS: [&Item; 1] = [&prison::RANSOM];
        &ITEMS
    }

    fn set_up(&self, stage: &mut Stage<'_>, setup: &Setup, faults: &mut Vec<Fault>) {
        floor::set_up(stage, setup, faults);
        prison::set_up(stage, setup, faults);
    }

    fn turn_began(&self, stage: &mut Stage<'_>) {
        stage.state.rooms.tower.ransomed = false;
    }

    fn tile_landed(&self, stage: &mut Stage<'_>) {
        if let Some(landed) = stage.state.landed {
            floor::found(stage, landed);
        }
    }

    fn offer(&self, scene: Scene<'_>, window: Window, menu: &mut Menu) {
        if window == Window::Act {
            floor::menu(scene, menu);
        }
        if !menu.is_full() {
            prison::ransom_menu(scene, menu);
        }
    }
}

/// Who is asked.
#[must_use]
pub fn asks(scene: Scene<'_>, step: Step) -> Option<(PlayerId, Phase)> {
    Some(match step {
        Step::Capture { .. } => (scene.state.active, Phase::Capture),
        Step::Exchange { captor, other, .. } => {
            (prison::chooser(scene, captor, other), Phase::Exchange)
        }
    })
}

/// The answers.
pub fn menu(scene: Scene<'_>, step: Step, menu: &mut Menu) {
    match step {
        Step::Capture { tile, reach } => capture::menu(scene, tile, reach, menu),
        Step::Exchange { captor, other, .. } => prison::exchange_menu(scene, captor, other, menu),
    }
}

/// Objects to an answer.
pub fn check(scene: Scene<'_>, step: Step, _: PlayerId, action: &Action, why: &mut Why) {
    match step {
        Step::Capture { tile, reach } => capture::check(scene, tile, reach, action, why),
        Step::Exchange { captor, other, .. } => {
            prison::check_exchange(scene, captor, other, action, why);
        }
    }
}

/// Does what was answered.
pub fn answer(stage: &mut Stage<'_>, step: Step, who: PlayerId, action: &Action) {
    match (step, action) {
        (_, Action::Exchange { figure: home }) => {
            if let Step::Exchange {
                captor,
                other,
                figure,
            } = step
            {
                prison::exchange(stage, captor, other, figure, *home);
            }
        }
        (_, action) => capture::take(stage, who, action),
    }
}

/// Steps of this room always ask.
pub fn run(_: &mut Stage<'_>, step: Step) {
    unreachable!("{step:?} is answered, not run")
}
