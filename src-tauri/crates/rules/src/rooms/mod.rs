//! Whose a step or an action is: the only file that names every room's code (`roster.rs` lists their words).
//! Routes; decides nothing itself.

pub mod crop_circles;
pub mod inns;
pub mod picture;
pub mod robbers;
pub mod roster;
pub mod tollkeepers;
pub mod tower;
pub mod traders;

pub use roster::{
    ROOMS, RoomAction, RoomEvent, RoomKey, RoomPhase, RoomSet, RoomSource, RoomStep, Slots,
};

use crate::action::{Action, Phase};
use crate::agenda::Need;
use crate::base::{self, NOT_IN_PLAY, NOT_NOW};
use crate::board::TileId;
use crate::figure::SegmentId;
use crate::foresee::Bearing;
use crate::ground::PlayerId;
use crate::menu::Menu;
use crate::reason::{Code, Reason, Why};
use crate::room::Room;
use crate::score::Item;
use crate::state::{Scene, Stage};

impl RoomKey {
    fn room(self) -> &'static dyn Room {
        match self {
            Self::Traders => &traders::Traders,
            Self::Tower => &tower::TheTower,
            Self::Robbers => &robbers::Robbers,
            Self::Tollkeepers => &tollkeepers::Tollkeepers,
            Self::CropCircles => &crop_circles::CropCircles,
            Self::Inns => &inns::Inns,
        }
    }
}

/// Every room, in a fixed order.
pub fn all() -> impl Iterator<Item = &'static dyn Room> {
    RoomKey::ALL.into_iter().map(RoomKey::room)
}

/// Every way in which an action may be refused.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    base::CODES
        .iter()
        .copied()
        .chain(all().flat_map(|room| room.codes().iter().copied()))
}

/// Every line that may be scored.
pub fn items() -> impl Iterator<Item = &'static Item> {
    base::ITEMS
        .iter()
        .copied()
        .chain(all().flat_map(|room| room.items().iter().copied()))
}

/// Who is asked by a step of a room, and what.
#[must_use]
pub fn asks(scene: Scene<'_>, step: RoomStep) -> Option<(PlayerId, Phase)> {
    fn of<P: Into<Phase>>((who, phase): (PlayerId, P)) -> (PlayerId, Phase) {
        (who, phase.into())
    }
    match step {
        RoomStep::Traders(_) | RoomStep::Tollkeepers(_) => None,
        RoomStep::Tower(step) => tower::asks(scene, step).map(of),
        RoomStep::Robbers(step) => robbers::asks(step).map(of),
        RoomStep::CropCircles(step) => crop_circles::asks(scene, step).map(of),
    }
}

/// What a step of a room wants: who has nothing to choose from is not asked.
#[must_use]
pub fn need(scene: Scene<'_>, step: RoomStep) -> Need {
    if asks(scene, step).is_none() {
        return Need::Run;
    }
    let mut options = Menu::probe(2);
    menu(scene, step, &mut options);
    match (options.count(), options.first()) {
        (0, _) | (1, Some(Action::Pass)) => Need::Skip,
        (1, Some(only)) if is_follow_up(&only) => Need::Take(only),
        _ => Need::Ask,
    }
}

/// What the engine answers itself when there is one answer.
const fn is_follow_up(action: &Action) -> bool {
    matches!(
        action,
        Action::Room(
            RoomAction::Tower(tower::Action::Exchange { .. })
                | RoomAction::Robbers(robbers::Action::Rob { .. })
                | RoomAction::CropCircles(crop_circles::Action::CropRemove { .. })
        )
    )
}

/// True while a payment is pending: then nothing may come between.
#[must_use]
pub const fn is_settling(step: RoomStep) -> bool {
    matches!(step, RoomStep::Robbers(robbers::Step::Choose(_)))
}

/// True for what leaves the question open that was asked.
#[must_use]
pub const fn is_aside(action: &Action) -> bool {
    matches!(
        action,
        Action::Room(RoomAction::Tower(tower::Action::Ransom { .. }))
    )
}

/// The answers to a step of a room.
pub fn menu(scene: Scene<'_>, step: RoomStep, menu: &mut Menu) {
    match step {
        RoomStep::Traders(_) | RoomStep::Tollkeepers(_) => {}
        RoomStep::Tower(step) => tower::menu(scene, step, menu),
        RoomStep::Robbers(step) => robbers::menu(scene, step, menu),
        RoomStep::CropCircles(step) => crop_circles::menu(scene, step, menu),
    }
}

/// Objects to an answer to a step of a room.
pub fn check(scene: Scene<'_>, step: RoomStep, who: PlayerId, action: &Action, why: &mut Why) {
    match step {
        RoomStep::Traders(_) | RoomStep::Tollkeepers(_) => why.object(|| Reason::new(NOT_NOW)),
        RoomStep::Tower(step) => tower::check(scene, step, action.reply(), why),
        RoomStep::Robbers(step) => robbers::check(scene, step, who, action.reply(), why),
        RoomStep::CropCircles(step) => crop_circles::check(scene, step, who, action.reply(), why),
    }
}

/// Does what was answered to a step of a room, already taken from the agenda.
pub fn answer(stage: &mut Stage<'_>, step: RoomStep, who: PlayerId, action: &Action) {
    match step {
        RoomStep::Traders(_) | RoomStep::Tollkeepers(_) => unreachable!("{step:?} never asks"),
        RoomStep::Tower(step) => tower::answer(stage, step, who, action.reply()),
        RoomStep::Robbers(step) => robbers::answer(stage, step, who, action.reply()),
        RoomStep::CropCircles(step) => crop_circles::answer(stage, step, who, action.reply()),
    }
}

/// Does an automatic step of a room, already taken from the agenda.
pub fn run(stage: &mut Stage<'_>, step: RoomStep) {
    match step {
        RoomStep::Traders(step) => traders::run(stage, step),
        RoomStep::Tower(step) => tower::run(stage, step),
        RoomStep::Robbers(step) => robbers::run(stage, step),
        RoomStep::Tollkeepers(step) => tollkeepers::run(stage, step),
        RoomStep::CropCircles(step) => crop_circles::run(stage, step),
    }
}

/// The tiles that a room counted for a score.
#[must_use]
pub fn counted_tiles(scene: Scene<'_>, source: RoomSource, segment: SegmentId) -> Vec<TileId> {
    match source {
        RoomSource::Tollkeepers(_) => tollkeepers::counted_tiles(scene, segment),
        RoomSource::Traders(_) | RoomSource::Tower(_) | RoomSource::Robbers(_) => Vec::new(),
    }
}

/// Objects to something that a room offers in the figure decision, or beside any.
pub fn check_offer(scene: Scene<'_>, who: PlayerId, action: &RoomAction, why: &mut Why) {
    if !scene.table.rooms.has(action.room()) {
        return why.object(|| Reason::new(NOT_IN_PLAY));
    }
    match action {
        RoomAction::Tower(action) => tower::check_offer(scene, who, action, why),
        RoomAction::Tollkeepers(action) => tollkeepers::check_offer(scene, who, action, why),
        RoomAction::Robbers(_) | RoomAction::CropCircles(_) => {
            why.object(|| Reason::new(NOT_NOW));
        }
    }
}

/// How far something reaches that a room offers in the figure decision.
#[must_use]
pub fn bearing(scene: Scene<'_>, action: &RoomAction) -> Bearing {
    match action {
        RoomAction::Tower(action) => tower::bearing(scene, action),
        RoomAction::Tollkeepers(_) => tollkeepers::bearing(scene),
        RoomAction::Robbers(_) | RoomAction::CropCircles(_) => Bearing::Wide,
    }
}

/// Does what a room offered.
pub fn perform_offer(stage: &mut Stage<'_>, who: PlayerId, action: &RoomAction) {
    match action {
        RoomAction::Tower(action) => tower::perform_offer(stage, who, action),
        RoomAction::Tollkeepers(action) => tollkeepers::perform_offer(stage, who, action),
        RoomAction::Robbers(_) | RoomAction::CropCircles(_) => {
            unreachable!("{action:?} is no offer of a room")
        }
    }
}
