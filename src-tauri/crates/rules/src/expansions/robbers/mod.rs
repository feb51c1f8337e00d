//! The Robbers: they stand on the score track and take half of somebody's points. Names no other expansion.

mod order;
mod picture;
mod place;
mod rob;
mod track;

pub use crate::words::robbers::{
    Action, Event, PendingScoring, Phase, RobbingRobber, Seat, Slot, Source, Spaces, Step,
};
pub use picture::{Front, RobberPicture};
pub use rob::loot;
pub use track::{SPACES, space_of};

use crate::action;
use crate::expansion::{Expansion, Hook, OwnAction, OwnStep, own};
use crate::ground::PlayerId;
use crate::menu::Menu;
use crate::options::Choice;
use crate::reason::{Code, ReasonCollector};
use crate::score::{ScoreItem, Scoring};
use crate::setup::{Setup, SetupProblem};
use crate::state::{Context, ContextMut, Scores};
use crate::words::{ExpansionAction, ExpansionKey, ExpansionStep};

crate::code::codes! {
    NO_SUCH_SPACE "robbers/no-such-space" "BG-05"
    NOBODY_ELSE_THERE "robbers/nobody-else-there" "RB-03"
    ALREADY_THERE "robbers/already-there" "PR-01"
    NOT_A_VICTIM "robbers/not-a-victim" "RB-12"
    MUST_ROB "robbers/must-rob" "RB-11"
}

/// Their marks: a money bag.
const MARKS: [&str; 1] = ["bag"];
const BAG: usize = 0;

/// The values of OP-01.
const NEXT_ONE: u8 = 1;
const BEFORE_THE_TILE: u8 = 2;

/// The expansion.
pub struct Robbers;

impl Expansion for Robbers {
    fn key(&self) -> ExpansionKey {
        ExpansionKey::Robbers
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

    fn marks(&self) -> &'static [&'static str] {
        &MARKS
    }

    fn codes(&self) -> &'static [&'static Code] {
        CODES
    }

    fn items(&self) -> &'static [&'static ScoreItem] {
        static ITEMS: [&ScoreItem; 1] = [&rob::HALF];
        &ITEMS
    }

    fn step<'a>(&self, step: &'a ExpansionStep) -> &'a dyn OwnStep {
        own::<Step, _>(step)
    }

    fn action<'a>(&self, action: &'a ExpansionAction) -> &'a dyn OwnAction {
        own::<Action, _>(action)
    }

    fn given(&self, setup: &Setup) -> Vec<String> {
        let on_track = |seat: &crate::setup::Seat| seat.expansions.robbers.robber.is_some();
        setup.seats_with("robber", on_track).collect()
    }

    fn set_up(&self, stage: &mut ContextMut<'_>, setup: &Setup, faults: &mut Vec<SetupProblem>) {
        place::set_up(stage, setup, faults);
    }

    fn tell(&self, context: Context<'_>, setup: &mut Setup) {
        for (seat, space) in setup
            .seats
            .iter_mut()
            .zip(context.state.expansions.robbers.at)
        {
            seat.expansions.robbers.robber = space;
        }
    }

    fn tile_drawn(&self, stage: &mut ContextMut<'_>) {
        let Some(drawn) = stage.state.drawn else {
            return;
        };
        let bag = stage.table.mark(ExpansionKey::Robbers, BAG);
        let has_bag = stage.table.types[usize::from(drawn)].marks & bag != 0;
        if has_bag && stage.table.options.of(Choice::WhoFollowsTheRobber) == BEFORE_THE_TILE {
            place::ask(stage, usize::MAX);
        }
    }

    fn tile_landed(&self, stage: &mut ContextMut<'_>) {
        let Some(landed) = stage.state.landed else {
            return;
        };
        let bag = stage.table.mark(ExpansionKey::Robbers, BAG);
        if stage.context().type_of(landed).marks & bag != 0 {
            match stage.table.options.of(Choice::WhoFollowsTheRobber) {
                BEFORE_THE_TILE => {}
                NEXT_ONE => place::ask(stage, 1),
                _ => place::ask(stage, usize::MAX),
            }
        }
    }

    fn order_matters(&self, context: Context<'_>, features: &[Vec<Scoring>]) -> bool {
        order::matters(context, features)
    }

    fn points_scored(&self, stage: &mut ContextMut<'_>, scoring: &Scoring, before: &Scores) {
        rob::settle(stage, scoring, before);
    }

    fn finishing(&self, stage: &mut ContextMut<'_>) {
        // OP-02, IX-14, IX-32: robbers take part in the final scoring, or go home first.
        if stage.table.options.of(Choice::RobbersInFinalScoring) == 1 {
            let at = std::mem::take(&mut stage.state.expansions.robbers.at);
            for (player, _) in PlayerId::all().zip(at).filter(|(_, space)| space.is_some()) {
                stage.events.tell(|| Event::RobberHome { player });
            }
        }
    }
}

impl OwnStep for Step {
    fn asks(&self, _: Context<'_>) -> Option<(PlayerId, action::Phase)> {
        match *self {
            Self::Place(player) => Some((player, Phase::Robber.into())),
            Self::Choose(player) => Some((player, Phase::Rob.into())),
            Self::Collect => None,
        }
    }

    fn menu(&self, context: Context<'_>, menu: &mut Menu) {
        match *self {
            Self::Place(player) => place::menu(context, player, menu),
            Self::Choose(player) => rob::menu(context, player, menu),
            Self::Collect => {}
        }
    }

    fn check(
        &self,
        context: Context<'_>,
        who: PlayerId,
        action: &action::Action,
        why: &mut ReasonCollector,
    ) {
        match *self {
            Self::Place(_) => place::check(context, who, action.reply(), why),
            Self::Choose(_) | Self::Collect => rob::check(context, who, action.reply(), why),
        }
    }

    fn answer(&self, stage: &mut ContextMut<'_>, who: PlayerId, action: &action::Action) {
        match *self {
            Self::Place(_) => place::place(stage, who, action.reply()),
            Self::Choose(_) | Self::Collect => rob::choose(stage, who, action.reply()),
        }
    }

    /// The robbers take their share.
    fn run(&self, stage: &mut ContextMut<'_>) {
        match *self {
            Self::Collect => rob::collect(stage),
            Self::Place(_) | Self::Choose(_) => unreachable!("{self:?} is answered, not run"),
        }
    }

    fn is_settling(&self) -> bool {
        matches!(self, Self::Choose(_))
    }
}

impl OwnAction for Action {
    fn is_follow_up(&self) -> bool {
        matches!(self, Self::Rob { .. })
    }
}
