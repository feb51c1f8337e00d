//! The Tower: floors, captures, prisoners and their ransom. Names no other expansion.

mod capture;
mod floor;
mod picture;
mod prison;

pub use crate::words::tower::{
    Action, Event, LeaveReason, Phase, Pieces, Prison, Seat, Slot, Source, Start, Step, Tower,
    TowerAtStart,
};
pub use capture::{TowerReach, next_reach, reach_asking, within_reach};
pub use picture::{Front, OnLand, PrisonerPicture};
pub use prison::PRICE;

use crate::action::{self, Relevance, Reply};
use crate::base::NOT_NOW;
use crate::event;
use crate::expansion::{Expansion, Hook, OwnAction, OwnStep, Window, own};
use crate::figure::{FigureKind, SegmentId};
use crate::ground::{Kind, PlayerId};
use crate::menu::Menu;
use crate::reason::{Code, Reason, ReasonCollector};
use crate::score::ScoreItem;
use crate::setup::{Setup, SetupProblem};
use crate::state::{Context, ContextMut};
use crate::words::{ExpansionAction, ExpansionKey, ExpansionStep};

crate::code::codes! {
    NO_FOUNDATION "tower/no-foundation" "TW-03"
    CLOSED "tower/closed" "TW-11"
    NO_FLOORS_LEFT "tower/no-floors-left" "TW-01"
    BARE_FOUNDATION "tower/bare-foundation" "TW-12"
    WRONG_FIGURE "tower/wrong-figure" "TW-22"
    OUT_OF_REACH "tower/out-of-reach" "TW-06"
    NOT_IN_LINE "tower/not-in-line" "TW-06"
    NOBODY_THERE "tower/nobody-there" "TW-04"
    NOT_CAPTURABLE "tower/not-capturable" "TW-23"
    NO_PRISONER "tower/no-prisoner" "TW-17"
    RANSOM_ONCE "tower/ransom-once" "TW-21"
    RANSOM_TOO_POOR "tower/ransom-too-poor" "TW-18"
    NOTHING_TO_EXCHANGE "tower/nothing-to-exchange" "TW-16"
    MUST_EXCHANGE "tower/must-exchange" "TW-15"
}

/// Its marks: a foundation.
const MARKS: [&str; 1] = ["foundation"];
const FOUNDATION: usize = 0;

/// The expansion.
pub struct TheTower;

impl Expansion for TheTower {
    fn key(&self) -> ExpansionKey {
        ExpansionKey::Tower
    }

    fn hooks(&self) -> &'static [Hook] {
        &[
            Hook::SetUp,
            Hook::TurnBegan,
            Hook::TileLanded,
            Hook::Offer,
            Hook::Deciding,
            Hook::AllowsInside,
            Hook::TurnScored,
        ]
    }

    fn marks(&self) -> &'static [&'static str] {
        &MARKS
    }

    fn inner_place(&self) -> Option<(usize, Kind)> {
        Some((FOUNDATION, Kind::Tower))
    }

    fn codes(&self) -> &'static [&'static Code] {
        CODES
    }

    fn items(&self) -> &'static [&'static ScoreItem] {
        static ITEMS: [&ScoreItem; 1] = [&prison::RANSOM];
        &ITEMS
    }

    fn step<'a>(&self, step: &'a ExpansionStep) -> &'a dyn OwnStep {
        own::<Step, _>(step)
    }

    fn action<'a>(&self, action: &'a ExpansionAction) -> &'a dyn OwnAction {
        own::<Action, _>(action)
    }

    fn given(&self, setup: &Setup) -> Vec<String> {
        let towers = (!setup.expansions.tower.towers.is_empty()).then(|| "towers".to_owned());
        let held = setup.seats_with("prisoners", |seat| {
            !seat.expansions.tower.prisoners.is_empty()
        });
        let floors = setup.seats_with("floors", |seat| seat.expansions.tower.floors.is_some());
        let ransomed = setup
            .expansions
            .tower
            .ransomed
            .then(|| "ransomed".to_owned());
        towers
            .into_iter()
            .chain(held)
            .chain(floors)
            .chain(ransomed)
            .collect()
    }

    fn held(&self, setup: &Setup, player: PlayerId, figure: FigureKind) -> usize {
        let held = setup
            .seats
            .iter()
            .flat_map(|s| &s.expansions.tower.prisoners);
        held.filter(|p| **p == (player, figure)).count()
    }

    fn holder(
        &self,
        context: Context<'_>,
        owner: PlayerId,
        figure: FigureKind,
    ) -> Option<PlayerId> {
        prison::holder(context, owner, figure)
    }

    fn set_up(&self, stage: &mut ContextMut<'_>, setup: &Setup, faults: &mut Vec<SetupProblem>) {
        floor::set_up(stage, setup, faults);
        prison::set_up(stage, setup, faults);
        stage.state.expansions.tower.ransomed = setup.expansions.tower.ransomed;
    }

    fn tell(&self, context: Context<'_>, setup: &mut Setup) {
        floor::tell(context, setup);
        prison::tell(context, setup);
    }

    fn turn_began(&self, stage: &mut ContextMut<'_>) {
        stage.state.expansions.tower.ransomed = false;
        stage.state.expansions.tower.offered = false;
    }

    fn tile_landed(&self, stage: &mut ContextMut<'_>) {
        if let Some(landed) = stage.state.landed {
            floor::found(stage, landed);
        }
    }

    fn offer(&self, context: Context<'_>, window: Window, menu: &mut Menu) {
        if window == Window::Act {
            floor::menu(context, menu);
        }
        if prison::has_captives(context) && !menu.is_full() && !is_late(context) {
            prison::ransom_menu(context, menu);
        }
    }

    fn deciding(&self, stage: &mut ContextMut<'_>) {
        prison::notice_offer(stage);
    }

    fn turn_scored(&self, stage: &mut ContextMut<'_>) {
        prison::ask_late(stage);
    }

    fn allows_inside(
        &self,
        context: Context<'_>,
        who: PlayerId,
        figure: FigureKind,
        on: SegmentId,
        why: &mut ReasonCollector,
    ) {
        floor::check_figure(context, who, figure, on, why);
    }
}

/// True where the ransom is the question itself, not an aside.
fn is_late(context: Context<'_>) -> bool {
    context.state.agenda.top() == Some(Step::LateRansom.into())
}

impl OwnStep for Step {
    fn asks(&self, context: Context<'_>) -> Option<(PlayerId, action::Phase)> {
        Some(match *self {
            Self::Capture { .. } => (context.state.active, Phase::Capture.into()),
            // TW-16: whose figures they are; what the captor took is a single one.
            Self::Exchange { captor, .. } => (captor, Phase::Exchange.into()),
            Self::LateRansom => (context.state.active, Phase::Ransom.into()),
        })
    }

    fn menu(&self, context: Context<'_>, menu: &mut Menu) {
        match *self {
            Self::Capture { tile, reach } => capture::menu(context, tile, reach, menu),
            Self::Exchange { captor, other, .. } => {
                prison::exchange_menu(context, captor, other, menu);
            }
            Self::LateRansom => {
                prison::ransom_menu(context, menu);
                menu.add(action::Action::Pass);
            }
        }
    }

    fn check(
        &self,
        context: Context<'_>,
        _: PlayerId,
        action: &action::Action,
        why: &mut ReasonCollector,
    ) {
        let reply = action.reply();
        match *self {
            Self::Capture { tile, reach } => capture::check(context, tile, reach, reply, why),
            Self::Exchange { captor, other, .. } => {
                prison::check_exchange(context, captor, other, reply, why);
            }
            Self::LateRansom => why.demand(reply == Reply::<Action>::Pass, || Reason::new(NOT_NOW)),
        }
    }

    fn answer(&self, stage: &mut ContextMut<'_>, who: PlayerId, action: &action::Action) {
        match (*self, action.reply()) {
            (
                Self::Exchange {
                    captor,
                    other,
                    figure,
                },
                Reply::With(Action::Exchange { figure: home }),
            ) => prison::exchange(stage, captor, other, figure, *home),
            (Self::Capture { .. }, Reply::With(action)) => capture::take(stage, who, *action),
            _ => stage.events.tell(|| event::Event::Passed { player: who }),
        }
    }
}

impl OwnAction for Action {
    fn is_aside(&self) -> bool {
        matches!(self, Self::Ransom { .. })
    }

    fn is_follow_up(&self) -> bool {
        matches!(self, Self::Exchange { .. })
    }

    fn check_offer(&self, context: Context<'_>, who: PlayerId, why: &mut ReasonCollector) {
        match *self {
            Self::Floor { x, y } => floor::check_floor(context, who, x, y, why),
            Self::Ransom { from, figure } => prison::check_ransom(context, who, from, figure, why),
            Self::Capture { .. } | Self::Exchange { .. } => why.object(|| Reason::new(NOT_NOW)),
        }
    }

    fn bearing(&self, context: Context<'_>, completed: &[SegmentId]) -> Relevance {
        match *self {
            // Whether or not a capture is asked first, nothing is scored after it.
            Self::Floor { .. } if completed.is_empty() => Relevance::Nothing,
            Self::Floor { x, y } => floor::bearing(context, x, y),
            Self::Ransom { .. } | Self::Capture { .. } | Self::Exchange { .. } => Relevance::Wide,
        }
    }

    fn perform_offer(&self, stage: &mut ContextMut<'_>, who: PlayerId) {
        match *self {
            Self::Floor { x, y } => floor::add_floor(stage, who, x, y),
            Self::Ransom { from, figure } => prison::pay_ransom(stage, who, from, figure),
            Self::Capture { .. } | Self::Exchange { .. } => {
                unreachable!("{self:?} is an answer, not an offer")
            }
        }
    }
}
