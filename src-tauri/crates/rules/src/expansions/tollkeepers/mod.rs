//! The Tollkeepers: a house at a crossroads collects from every road that is completed there.
//! Names no other expansion.

mod house;
mod picture;
mod toll;

pub use crate::words::tollkeepers::{
    Action, Event, House, PlacedTollhouse, Seat, Slot, Source, Step,
};
pub use picture::{Front, OnLand};

use crate::action::Relevance;
use crate::agenda;
use crate::board::TileId;
use crate::expansion::{Expansion, Hook, OwnAction, OwnStep, Window, own};
use crate::figure::SegmentId;
use crate::ground::{Cell, PlayerId};
use crate::menu::Menu;
use crate::options::{Choice, Options};
use crate::reason::{Code, ReasonCollector};
use crate::score::{ScoreItem, Scoring};
use crate::setup::{Setup, SetupProblem};
use crate::state::{Context, ContextMut};
use crate::words::{ExpansionAction, ExpansionKey, ExpansionSource, ExpansionStep};

crate::code::codes! {
    NO_CROSSROADS "tollkeepers/no-crossroads" "TK-04"
    TAKEN "tollkeepers/taken" "TK-06"
    ALREADY_THERE "tollkeepers/already-there" "PR-07"
}

/// The lanes of the pictures beside roads.
const FARMHOUSES: usize = 0;
const SHEDS: usize = 1;
const GARDENS: usize = 2;
const HIGHWAYMEN: usize = 3;
const TRAVELLERS: usize = 4;

/// TK-16: cowshed, pigsty and donkey stable are all sheds.
const LANES: [(&str, usize); 7] = [
    ("farmhouse", FARMHOUSES),
    ("cowshed", SHEDS),
    ("pigsty", SHEDS),
    ("donkey-stable", SHEDS),
    ("garden", GARDENS),
    ("highwaymen", HIGHWAYMEN),
    ("travellers", TRAVELLERS),
];

/// The expansion.
pub struct Tollkeepers;

impl Expansion for Tollkeepers {
    fn key(&self) -> ExpansionKey {
        ExpansionKey::Tollkeepers
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

    fn lanes(&self) -> &'static [(&'static str, usize)] {
        &LANES
    }

    fn counts(&self, lane: usize, options: &Options) -> bool {
        // OP-11: which pictures count; travellers always do.
        match (lane, options.of(Choice::Pictures)) {
            (FARMHOUSES, pictures) => pictures != 2,
            (SHEDS | GARDENS | HIGHWAYMEN, pictures) => pictures == 0,
            _ => true,
        }
    }

    fn codes(&self) -> &'static [&'static Code] {
        CODES
    }

    fn items(&self) -> &'static [&'static ScoreItem] {
        toll::ITEMS
    }

    fn step<'a>(&self, step: &'a ExpansionStep) -> &'a dyn OwnStep {
        own::<Step, _>(step)
    }

    fn action<'a>(&self, action: &'a ExpansionAction) -> &'a dyn OwnAction {
        own::<Action, _>(action)
    }

    fn counted_tiles(
        &self,
        context: Context<'_>,
        _: ExpansionSource,
        road: SegmentId,
    ) -> Vec<TileId> {
        toll::counted_tiles(context, road)
    }

    fn given(&self, setup: &Setup) -> Vec<String> {
        let placed = |seat: &crate::setup::Seat| seat.expansions.tollkeepers.tollhouse.is_some();
        setup.seats_with("tollhouse", placed).collect()
    }

    fn set_up(&self, stage: &mut ContextMut<'_>, setup: &Setup, faults: &mut Vec<SetupProblem>) {
        house::set_up(stage, setup, faults);
    }

    fn tell(&self, context: Context<'_>, setup: &mut Setup) {
        house::tell(context, setup);
    }

    fn tile_landed(&self, stage: &mut ContextMut<'_>) {
        if let Some(landed) = stage.state.landed
            && house::is_crossroads(stage.context(), landed)
        {
            stage.state.expansions.tollkeepers.crossroads.push(landed);
        }
    }

    fn offer(&self, context: Context<'_>, window: Window, menu: &mut Menu) {
        if window == Window::Act {
            house::menu(context, menu);
        }
    }

    fn feature_closed(&self, stage: &mut ContextMut<'_>, road: SegmentId) {
        toll::meet_travellers(stage, road);
    }

    fn scores_beside(&self, context: Context<'_>, road: SegmentId, out: &mut Vec<Scoring>) {
        toll::scores_beside(context, road, out);
    }

    fn joins_scoring(&self, context: Context<'_>, road: SegmentId, scoring: &mut Scoring) {
        toll::joins_scoring(context, road, scoring);
    }

    fn turn_ending(&self, stage: &mut ContextMut<'_>) {
        house::flip(stage);
    }

    fn final_scoring(&self, context: Context<'_>, steps: &mut Vec<agenda::Step>) {
        steps.extend(
            toll::open_roads(context)
                .into_iter()
                .map(agenda::Step::from),
        );
    }
}

impl OwnStep for Step {
    /// Collects the last toll of one road.
    fn run(&self, stage: &mut ContextMut<'_>) {
        toll::score_open_road(stage, self.road, self.player);
    }
}

impl OwnAction for Action {
    fn check_offer(&self, context: Context<'_>, who: PlayerId, why: &mut ReasonCollector) {
        let Self::Tollhouse { x, y } = *self;
        house::check_house(context, who, x, y, why);
    }

    fn bearing(&self, context: Context<'_>, completed: &[SegmentId]) -> Relevance {
        let Self::Tollhouse { x, y } = *self;
        house::bearing(context, completed, Cell::new(x, y))
    }

    /// Places or moves a tollhouse.
    fn perform_offer(&self, stage: &mut ContextMut<'_>, who: PlayerId) {
        let Self::Tollhouse { x, y } = *self;
        house::place_house(stage, who, x, y);
    }
}
