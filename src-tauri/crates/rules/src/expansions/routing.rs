//! What the core asks the expansions of their own steps, decisions and points, and what is answered for an expansion that has
//! nothing to say. Decides nothing itself, and names no expansion.

use super::{ExpansionAction, ExpansionKey, ExpansionSource, ExpansionStep};
use crate::action::{Action, Phase};
use crate::agenda::Need;
use crate::base::{self, NOT_IN_PLAY, NOT_NOW};
use crate::board::TileId;
use crate::expansion::Expansion;
use crate::figure::SegmentId;
use crate::foresee::Bearing;
use crate::ground::{Kind, PlayerId};
use crate::menu::Menu;
use crate::reason::{Code, Reason, Why};
use crate::score::ScoreItem;
use crate::state::{Scene, Stage};
use std::fmt::Debug;

/// What an expansion is asked of a step of its own. What nobody answers runs by itself.
#[allow(unused_variables, reason = "an expansion names only what it needs")]
pub(crate) trait OwnStep: Copy + Debug {
    /// Who is asked, and what; nobody when the step runs by itself.
    fn asks(self, scene: Scene<'_>) -> Option<(PlayerId, Phase)> {
        None
    }

    /// The answers.
    fn menu(self, scene: Scene<'_>, menu: &mut Menu) {}

    /// Objects to an answer.
    fn check(self, scene: Scene<'_>, who: PlayerId, action: &Action, why: &mut Why) {
        why.object(|| Reason::new(NOT_NOW));
    }

    /// Does what was answered, the step already taken from the agenda.
    fn answer(self, stage: &mut Stage<'_>, who: PlayerId, action: &Action) {
        unreachable!("{self:?} never asks")
    }

    /// Does what it does by itself, already taken from the agenda.
    fn run(self, stage: &mut Stage<'_>) {
        unreachable!("{self:?} is answered, not run")
    }

    /// True while a payment is pending: then nothing may come between.
    fn is_settling(self) -> bool {
        false
    }
}

/// What an expansion is asked of a decision in its own words.
#[allow(unused_variables, reason = "an expansion names only what it needs")]
pub(crate) trait OwnAction: Debug {
    /// True for what leaves the question open that was asked.
    fn is_aside(&self) -> bool {
        false
    }

    /// True for what the engine answers itself when there is one answer.
    fn is_follow_up(&self) -> bool {
        false
    }

    /// Objects to it where it is offered in the figure decision, or beside any.
    fn check_offer(&self, scene: Scene<'_>, who: PlayerId, why: &mut Why) {
        why.object(|| Reason::new(NOT_NOW));
    }

    /// How far it reaches where it is offered in the figure decision.
    fn bearing(&self, scene: Scene<'_>) -> Bearing {
        Bearing::Wide
    }

    /// Does it where it was offered.
    fn perform_offer(&self, stage: &mut Stage<'_>, who: PlayerId) {
        unreachable!("{self:?} is no offer of an expansion")
    }
}

/// What an expansion is asked of points in its own words.
#[allow(unused_variables, reason = "an expansion names only what it needs")]
pub(crate) trait OwnSource: Copy {
    /// The tiles that it counted for them.
    fn counted_tiles(self, scene: Scene<'_>, segment: SegmentId) -> Vec<TileId> {
        Vec::new()
    }
}

impl ExpansionKey {
    /// The expansion of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|key| key.word() == word)
    }
}

/// Every expansion, in a fixed order.
pub fn all() -> impl Iterator<Item = &'static dyn Expansion> {
    ExpansionKey::ALL.into_iter().map(ExpansionKey::expansion)
}

/// True for places that expansions give to tiles.
#[must_use]
pub fn is_inner(kind: Kind) -> bool {
    all().any(|expansion| expansion.inner_place().is_some_and(|(_, its)| its == kind))
}

/// Every way in which an action may be refused.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    base::CODES
        .iter()
        .copied()
        .chain(all().flat_map(|expansion| expansion.codes().iter().copied()))
}

/// Every line that may be scored.
pub fn items() -> impl Iterator<Item = &'static ScoreItem> {
    base::ITEMS
        .iter()
        .copied()
        .chain(all().flat_map(|expansion| expansion.items().iter().copied()))
}

/// Why no figure ever stands on a kind of land, where that is an expansion's to say.
#[must_use]
pub fn bare(kind: Kind) -> Option<&'static Code> {
    let lands = all().filter_map(Expansion::bare_land);
    let mut of_kind = lands.filter(|(land, _)| *land == kind);
    of_kind.next().map(|(_, why)| why)
}

/// Who is asked by a step of an expansion, and what.
#[must_use]
pub fn asks(scene: Scene<'_>, step: ExpansionStep) -> Option<(PlayerId, Phase)> {
    step.asks(scene)
}

/// What a step of an expansion wants: who has nothing to choose from is not asked.
#[must_use]
pub fn need(scene: Scene<'_>, step: ExpansionStep) -> Need {
    if step.asks(scene).is_none() {
        return Need::Run;
    }
    let mut options = Menu::probe(2);
    step.menu(scene, &mut options);
    let is_follow_up = |action: &Action| match action {
        Action::Expansion(action) => action.is_follow_up(),
        _ => false,
    };
    match (options.count(), options.first()) {
        (0, _) | (1, Some(Action::Pass)) => Need::Skip,
        (1, Some(only)) if is_follow_up(&only) => Need::Take(only),
        _ => Need::Ask,
    }
}

/// True while a payment is pending: then nothing may come between.
#[must_use]
pub fn is_settling(step: ExpansionStep) -> bool {
    step.is_settling()
}

/// True for what leaves the question open that was asked.
#[must_use]
pub fn is_aside(action: &Action) -> bool {
    matches!(action, Action::Expansion(action) if action.is_aside())
}

/// The answers to a step of an expansion.
pub fn menu(scene: Scene<'_>, step: ExpansionStep, menu: &mut Menu) {
    step.menu(scene, menu);
}

/// Objects to an answer to a step of an expansion.
pub fn check(scene: Scene<'_>, step: ExpansionStep, who: PlayerId, action: &Action, why: &mut Why) {
    step.check(scene, who, action, why);
}

/// Does what was answered to a step of an expansion, already taken from the agenda.
pub fn answer(stage: &mut Stage<'_>, step: ExpansionStep, who: PlayerId, action: &Action) {
    step.answer(stage, who, action);
}

/// Does an automatic step of an expansion, already taken from the agenda.
pub fn run(stage: &mut Stage<'_>, step: ExpansionStep) {
    step.run(stage);
}

/// The tiles that an expansion counted for a score.
#[must_use]
pub fn counted_tiles(scene: Scene<'_>, source: ExpansionSource, segment: SegmentId) -> Vec<TileId> {
    source.counted_tiles(scene, segment)
}

/// Objects to something that an expansion offers in the figure decision, or beside any.
pub fn check_offer(scene: Scene<'_>, who: PlayerId, action: &ExpansionAction, why: &mut Why) {
    if scene.table.expansions.has(action.expansion()) {
        action.check_offer(scene, who, why);
    } else {
        why.object(|| Reason::new(NOT_IN_PLAY));
    }
}

/// How far something reaches that an expansion offers in the figure decision.
#[must_use]
pub fn bearing(scene: Scene<'_>, action: &ExpansionAction) -> Bearing {
    action.bearing(scene)
}

/// Does what an expansion offered.
pub fn perform_offer(stage: &mut Stage<'_>, who: PlayerId, action: &ExpansionAction) {
    action.perform_offer(stage, who);
}
