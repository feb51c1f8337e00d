//! The Robbers: they stand on the score track and take half of somebody's points. Names no other room.

mod order;
mod place;
mod rob;
mod track;

pub use rob::loot;
pub use track::{SPACES, space_of};

use super::RoomKey;
use crate::action::{Action, Phase};
use crate::event::Event;
use crate::ground::{MAX_PLAYERS, PlayerId};
use crate::menu::Menu;
use crate::options::Choice;
use crate::reason::{Code, Why};
use crate::room::{Hook, Room};
use crate::score::{Item, Scoring};
use crate::setup::{Fault, Setup};
use crate::state::{Scene, Scores, Stage};
use crate::tile::Mark;
use rob::Pending;
use serde::Serialize;

/// The space of each robber; nobody's when at home.
pub type Spaces = [Option<u16>; MAX_PLAYERS];

/// Memory of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Slot {
    /// Where the robbers stand.
    pub at: Spaces,
    /// A scoring whose robbers are still being settled.
    pub pending: Option<Pending>,
}

/// What robbers ask, and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Step {
    /// Asks a player for a space.
    Place(PlayerId),
    /// Asks a robber's owner for a victim.
    Choose(PlayerId),
    /// The robbers take their share.
    Collect,
}

macro_rules! codes {
    ($($name:ident $code:literal $rule:literal $message:literal)*) => {
        $(#[doc = $message] pub const $name: &Code = &Code { code: $code, rule: $rule, message: $message };)*
        const CODES: &[&Code] = &[$($name),*];
    };
}

codes! {
    NO_SUCH_SPACE "robbers/no-such-space" "BG-05" "There is no space {n} on the score track."
    NOBODY_ELSE_THERE "robbers/nobody-else-there" "RB-03" "No other player's marker stands on space {n}."
    ALREADY_THERE "robbers/already-there" "PR-01" "Your robber stands on space {n} already."
    NOT_A_VICTIM "robbers/not-a-victim" "RB-12" "Player {player} is not scoring from your robber's space."
    MUST_ROB "robbers/must-rob" "RB-11" "A robber takes the first points he can get."
}

/// The mark of a money bag.
const BAG: Mark = 2;

/// The values of OP-01.
const NEXT_ONE: u8 = 1;
const BEFORE_THE_TILE: u8 = 2;

/// The room.
pub struct Robbers;

impl Room for Robbers {
    fn key(&self) -> RoomKey {
        RoomKey::Robbers
    }

    fn hooks(&self) -> &'static [Hook] {
        &[
            Hook::SetUp,
            Hook::TileDrawn,
            Hook::TileLanded,
            Hook::OrderMatters,
            Hook::PointsScored,
            Hook::Finishing,
        ]
    }

    fn marks(&self) -> &'static [(&'static str, Mark)] {
        &[("bag", BAG)]
    }

    fn codes(&self) -> &'static [&'static Code] {
        CODES
    }

    fn items(&self) -> &'static [&'static Item] {
        static ITEMS: [&Item; 1] = [&rob::HALF];
        &ITEMS
    }

    fn set_up(&self, stage: &mut Stage<'_>, setup: &Setup, faults: &mut Vec<Fault>) {
        place::set_up(stage, setup, faults);
    }

    fn tile_drawn(&self, stage: &mut Stage<'_>) {
        let Some(drawn) = stage.state.drawn else {
            return;
        };
        let has_bag = stage.table.types[usize::from(drawn)].marks & BAG != 0;
        if has_bag && stage.table.options.of(Choice::WhoFollowsTheRobber) == BEFORE_THE_TILE {
            place::ask(stage, usize::MAX);
        }
    }

    fn tile_landed(&self, stage: &mut Stage<'_>) {
        let Some(landed) = stage.state.landed else {
            return;
        };
        if stage.scene().type_of(landed).marks & BAG != 0 {
            match stage.table.options.of(Choice::WhoFollowsTheRobber) {
                BEFORE_THE_TILE => {}
                NEXT_ONE => place::ask(stage, 1),
                _ => place::ask(stage, usize::MAX),
            }
        }
    }

    fn order_matters(&self, scene: Scene<'_>, features: &[Vec<Scoring>]) -> bool {
        order::matters(scene, features)
    }

    fn points_scored(&self, stage: &mut Stage<'_>, scoring: &Scoring, before: &Scores) {
        rob::settle(stage, scoring, before);
    }

    fn finishing(&self, stage: &mut Stage<'_>) {
        // OP-02, IX-14, IX-32: robbers take part in the final scoring, or go home first.
        if stage.table.options.of(Choice::RobbersInFinalScoring) == 1 {
            let at = std::mem::take(&mut stage.state.rooms.robbers.at);
            for (player, _) in (0..).zip(at).filter(|(_, space)| space.is_some()) {
                stage.tale.tell(|| Event::RobberHome { player });
            }
        }
    }
}

/// Who is asked.
#[must_use]
pub const fn asks(step: Step) -> Option<(PlayerId, Phase)> {
    match step {
        Step::Place(player) => Some((player, Phase::Robber)),
        Step::Choose(player) => Some((player, Phase::Rob)),
        Step::Collect => None,
    }
}

/// The answers.
pub fn menu(scene: Scene<'_>, step: Step, menu: &mut Menu) {
    match step {
        Step::Place(player) => place::menu(scene, player, menu),
        Step::Choose(player) => rob::menu(scene, player, menu),
        Step::Collect => {}
    }
}

/// Objects to an answer.
pub fn check(scene: Scene<'_>, step: Step, who: PlayerId, action: &Action, why: &mut Why) {
    match step {
        Step::Place(_) => place::check(scene, who, action, why),
        Step::Choose(_) | Step::Collect => rob::check(scene, who, action, why),
    }
}

/// Does what was answered.
pub fn answer(stage: &mut Stage<'_>, step: Step, who: PlayerId, action: &Action) {
    match step {
        Step::Place(_) => place::place(stage, who, action),
        Step::Choose(_) | Step::Collect => rob::choose(stage, who, action),
    }
}

/// The robbers take their share.
pub fn run(stage: &mut Stage<'_>, step: Step) {
    match step {
        Step::Collect => rob::collect(stage),
        Step::Place(_) | Step::Choose(_) => unreachable!("{step:?} is answered, not run"),
    }
}
