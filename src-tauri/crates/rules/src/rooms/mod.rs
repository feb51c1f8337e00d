//! The only file that names every room: which there are, and whose a step or an action is.
//! Routes; decides nothing itself.

pub mod crop_circles;
pub mod robbers;
pub mod tollkeepers;
pub mod tower;
pub mod traders;

use crate::action::{Action, Phase};
use crate::base::turn::Need;
use crate::base::{self, NOT_IN_PLAY, NOT_NOW};
use crate::board::TileId;
use crate::figure::{FigureKind, SegmentId};
use crate::ground::PlayerId;
use crate::menu::Menu;
use crate::options::Options;
use crate::reason::{Code, Reason, Why};
use crate::room::Room;
use crate::score::{Item, Source};
use crate::state::{Scene, Stage};
use crate::tile::{Lane, Mark};
use serde::{Deserialize, Serialize};

/// How many rooms there are besides the base game.
pub const ROOMS: usize = 5;

/// The name of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names of the expansions")]
pub enum RoomKey {
    Traders,
    Tower,
    Robbers,
    Tollkeepers,
    CropCircles,
}

impl RoomKey {
    /// Every room.
    pub const ALL: [Self; ROOMS] = [
        Self::Traders,
        Self::Tower,
        Self::Robbers,
        Self::Tollkeepers,
        Self::CropCircles,
    ];

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Traders => "traders",
            Self::Tower => "tower",
            Self::Robbers => "robbers",
            Self::Tollkeepers => "tollkeepers",
            Self::CropCircles => "crop-circles",
        }
    }

    /// The room of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|key| key.word() == word)
    }

    fn room(self) -> &'static dyn Room {
        match self {
            Self::Traders => &traders::Traders,
            Self::Tower => &tower::TheTower,
            Self::Robbers => &robbers::Robbers,
            Self::Tollkeepers => &tollkeepers::Tollkeepers,
            Self::CropCircles => &crop_circles::CropCircles,
        }
    }
}

/// The rooms whose rules are on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RoomSet(u8);

impl RoomSet {
    /// The base game alone.
    pub const EMPTY: Self = Self(0);
    /// All of them.
    pub const ALL: Self = Self((1 << ROOMS) - 1);

    /// This room too.
    #[must_use]
    pub const fn with(self, key: RoomKey) -> Self {
        Self(self.0 | 1 << key as u8)
    }

    /// Without this room.
    #[must_use]
    pub const fn without(self, key: RoomKey) -> Self {
        Self(self.0 & !(1 << key as u8))
    }

    /// True when the room is on.
    #[must_use]
    pub const fn has(self, key: RoomKey) -> bool {
        self.0 >> key as u8 & 1 == 1
    }

    /// Every combination of rooms.
    pub fn combinations() -> impl Iterator<Item = Self> {
        (0..=Self::ALL.0).map(Self)
    }

    /// The rooms that are on.
    pub fn iter(self) -> impl Iterator<Item = RoomKey> {
        RoomKey::ALL.into_iter().filter(move |key| self.has(*key))
    }
}

/// Every room, in a fixed order.
pub fn all() -> impl Iterator<Item = &'static dyn Room> {
    RoomKey::ALL.into_iter().map(RoomKey::room)
}

/// What each room remembers of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "one slot a room")]
pub struct Slots {
    pub traders: traders::Slot,
    pub tower: tower::Slot,
    pub robbers: robbers::Slot,
    pub tollkeepers: tollkeepers::Slot,
    pub crop_circles: crop_circles::Slot,
}

/// A step of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "one variant a room")]
pub enum RoomStep {
    Traders(traders::Step),
    Tower(tower::Step),
    Robbers(robbers::Step),
    Tollkeepers(tollkeepers::Step),
    CropCircles(crop_circles::Step),
}

/// Marks that mean nothing to any rule, but that tiles may carry.
const PICTURES: &[&str] = &["garden"];

/// The room and the bit of a mark; no room for a mere picture.
#[must_use]
pub fn mark(word: &str) -> Option<(Option<RoomKey>, Mark)> {
    if PICTURES.contains(&word) {
        return Some((None, 0));
    }
    let of = |room: &'static dyn Room| {
        let (_, mark) = room.marks().iter().find(|(w, _)| *w == word)?;
        Some((Some(room.key()), *mark))
    };
    all().find_map(of)
}

/// The lane of a word; `Some(None)` when an option takes it out of the game.
#[must_use]
pub fn lane(word: &str, options: &Options) -> Option<Option<Lane>> {
    if word == "pennant" {
        return Some(Some(base::PENNANTS));
    }
    let lane = all()
        .find_map(|r| r.lanes().iter().find(|(w, _)| *w == word))?
        .1;
    Some(tollkeepers::counts(lane, options).then_some(lane))
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
    match step {
        RoomStep::Traders(_) | RoomStep::Tollkeepers(_) => None,
        RoomStep::Tower(step) => tower::asks(scene, step),
        RoomStep::Robbers(step) => robbers::asks(step),
        RoomStep::CropCircles(step) => crop_circles::asks(scene, step),
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
        Action::Exchange { .. } | Action::Rob { .. } | Action::CropRemove { .. }
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
        RoomStep::Tower(step) => tower::check(scene, step, who, action, why),
        RoomStep::Robbers(step) => robbers::check(scene, step, who, action, why),
        RoomStep::CropCircles(step) => crop_circles::check(scene, step, who, action, why),
    }
}

/// Does what was answered to a step of a room, already taken from the agenda.
pub fn answer(stage: &mut Stage<'_>, step: RoomStep, who: PlayerId, action: &Action) {
    match step {
        RoomStep::Traders(_) | RoomStep::Tollkeepers(_) => unreachable!("{step:?} never asks"),
        RoomStep::Tower(step) => tower::answer(stage, step, who, action),
        RoomStep::Robbers(step) => robbers::answer(stage, step, who, action),
        RoomStep::CropCircles(step) => crop_circles::answer(stage, step, who, action),
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
pub fn counted_tiles(scene: Scene<'_>, source: Source, segment: SegmentId) -> Vec<TileId> {
    match source {
        Source::Toll => tollkeepers::counted_tiles(scene, segment),
        _ => Vec::new(),
    }
}

/// Objects to something that a room offers in the figure decision, or beside any.
pub fn check_offer(scene: Scene<'_>, who: PlayerId, action: &Action, why: &mut Why) {
    let room = match action {
        Action::Floor { .. } | Action::Ransom { .. } => RoomKey::Tower,
        Action::Tollhouse { .. } => RoomKey::Tollkeepers,
        _ => return why.object(|| Reason::new(NOT_NOW)),
    };
    if !scene.table.rooms.has(room) {
        return why.object(|| Reason::new(NOT_IN_PLAY));
    }
    match *action {
        Action::Floor { x, y } => tower::check_floor(scene, who, x, y, why),
        Action::Ransom { from, figure } => tower::check_ransom(scene, who, from, figure, why),
        Action::Tollhouse { x, y } => tollkeepers::check_house(scene, who, x, y, why),
        _ => unreachable!("{action:?} was sorted out above"),
    }
}

/// Does what a room offered.
pub fn perform_offer(stage: &mut Stage<'_>, who: PlayerId, action: &Action) {
    match *action {
        Action::Floor { x, y } => tower::add_floor(stage, who, x, y),
        Action::Ransom { from, figure } => tower::pay_ransom(stage, who, from, figure),
        Action::Tollhouse { x, y } => tollkeepers::place_house(stage, who, x, y),
        _ => unreachable!("{action:?} is no offer of a room"),
    }
}

/// Objects to a figure on a place that a room gave to a tile.
pub fn check_figure_elsewhere(
    scene: Scene<'_>,
    who: PlayerId,
    figure: FigureKind,
    on: SegmentId,
    why: &mut Why,
) {
    tower::check_figure(scene, who, figure, on, why);
}
