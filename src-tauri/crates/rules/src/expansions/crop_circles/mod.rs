//! Crop Circles: after the scoring, everybody adds a follower beside one of his own, or removes one.
//! Names no other expansion.

mod circle;

pub use crate::words::crop_circles::{
    Action, CropChoice, Event, LeaveReason, PassedOver, Phase, Slot, Step,
};

use crate::action;
use crate::agenda;
use crate::board::TileId;
use crate::expansion::{Expansion, Hook, OwnAction, OwnStep, own};
use crate::ground::{Kind, PlayerId};
use crate::menu::Menu;
use crate::reason::{Code, ReasonCollector};
use crate::state::{Context, ContextMut};
use crate::words::{ExpansionAction, ExpansionKey, ExpansionStep};

crate::code::codes! {
    MUST_CHOOSE "crop-circles/must-choose" "CC-02"
    WRONG_ROLE "crop-circles/wrong-role" "CC-04"
    NOBODY_OF_YOURS "crop-circles/nobody-of-yours" "CC-05"
    SUPPLY_EMPTY "crop-circles/supply-empty" "CC-06"
    MUST_ADD "crop-circles/must-add" "OP-07"
    MUST_REMOVE "crop-circles/must-remove" "CC-07"
}

/// The marks of the three circles and whom they concern (CC-04).
const MARKS: [&str; 3] = ["crop-fork", "crop-club", "crop-shield"];
const ROLES: [Kind; 3] = [Kind::Field, Kind::Road, Kind::City];

/// The expansion.
pub struct CropCircles;

impl Expansion for CropCircles {
    fn key(&self) -> ExpansionKey {
        ExpansionKey::CropCircles
    }

    fn hooks(&self) -> &'static [Hook] {
        &[Hook::TileLanded, Hook::PartScored]
    }

    fn doubles_up(&self) -> bool {
        true
    }

    fn marks(&self) -> &'static [&'static str] {
        &MARKS
    }

    fn codes(&self) -> &'static [&'static Code] {
        CODES
    }

    fn step<'a>(&self, step: &'a ExpansionStep) -> &'a dyn OwnStep {
        own::<Step, _>(step)
    }

    fn action<'a>(&self, action: &'a ExpansionAction) -> &'a dyn OwnAction {
        own::<Action, _>(action)
    }

    fn tile_landed(&self, stage: &mut ContextMut<'_>) {
        let Some(landed) = stage.state.landed else {
            return;
        };
        let role = called_by(stage.context(), landed);
        stage.state.expansions.crop_circles.role = role;
    }

    fn part_scored(&self, stage: &mut ContextMut<'_>) {
        circle::begin(stage);
    }
}

impl OwnStep for Step {
    fn asks(&self, context: Context<'_>) -> Option<(PlayerId, action::Phase)> {
        Some(match *self {
            Self::Choose(_) => (context.state.active, Phase::CropChoice.into()),
            Self::Add(player, _) | Self::Remove(player, _) => (player, Phase::Crop.into()),
        })
    }

    fn menu(&self, context: Context<'_>, menu: &mut Menu) {
        circle::menu(context, *self, menu);
    }

    fn check(
        &self,
        context: Context<'_>,
        who: PlayerId,
        action: &action::Action,
        why: &mut ReasonCollector,
    ) {
        circle::check(context, *self, who, action.reply(), why);
    }

    fn answer(&self, stage: &mut ContextMut<'_>, who: PlayerId, action: &action::Action) {
        circle::answer(stage, *self, who, action.reply());
    }
}

impl OwnAction for Action {
    fn is_follow_up(&self) -> bool {
        matches!(self, Self::CropRemove { .. })
    }
}

/// The land whose followers the circle on a tile calls for; nothing where there is none.
#[must_use]
pub fn called_by(context: Context<'_>, tile: TileId) -> Option<Kind> {
    let marks = context.type_of(tile).marks;
    let shows = |n: usize| marks & context.table.mark(ExpansionKey::CropCircles, n) != 0;
    (0..ROLES.len()).find(|n| shows(*n)).map(|n| ROLES[n])
}

/// The land whose followers the circle concerns, while it asks.
#[must_use]
pub fn concerned(context: Context<'_>) -> Option<Kind> {
    match context.state.agenda.top() {
        Some(agenda::Step::Expansion(ExpansionStep::CropCircles(
            Step::Choose(kind) | Step::Add(_, kind) | Step::Remove(_, kind),
        ))) => Some(kind),
        _ => None,
    }
}
