//! What an expansion can hear and say. Every default does nothing; the table calls only expansions that listen.

use crate::action::{Action, Phase, Relevance};
use crate::agenda::Step;
use crate::base::NOT_NOW;
use crate::board::FeatureTally;
use crate::figure::{FigureKind, FigureSpec};
use crate::ground::{Cell, Kind, PlayerId, Rotation, SegmentId, TileId};
use crate::menu::Menu;
use crate::options::Options;
use crate::reason::{Code, Reason, ReasonCollector};
use crate::score::{InnerWorth, ScoreItem, ScoreLines, Scoring};
use crate::setup::{Setup, SetupProblem};
use crate::state::{Context, ContextMut, Scores};
use crate::tile::{MarkBit, TileType, TypeId};
use crate::words::{EXPANSIONS, ExpansionAction, ExpansionKey, ExpansionSource, ExpansionStep};
use std::fmt::Debug;

/// The moments at which expansions are called, in the order of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Hook {
    /// [`Expansion::set_up`], [`Expansion::tell`].
    SetUp,
    /// [`Expansion::turn_began`].
    TurnBegan,
    /// [`Expansion::allows_place`].
    AllowsPlace,
    /// [`Expansion::tile_drawn`].
    TileDrawn,
    /// [`Expansion::tile_landed`].
    TileLanded,
    /// [`Expansion::offer`].
    Offer,
    /// [`Expansion::deciding`].
    Deciding,
    /// [`Expansion::allows_figure`].
    AllowsFigure,
    /// [`Expansion::allows_inside`].
    AllowsInside,
    /// [`Expansion::order_matters`].
    OrderMatters,
    /// [`Expansion::feature_closed`].
    FeatureClosed,
    /// [`Expansion::scores_beside`].
    ScoresBeside,
    /// [`Expansion::joins_scoring`].
    JoinsScoring,
    /// [`Expansion::revalue`].
    Revalue,
    /// [`Expansion::appraise_field`], [`Expansion::appraise_city`].
    Appraise,
    /// [`Expansion::points_scored`].
    PointsScored,
    /// [`Expansion::part_scored`].
    PartScored,
    /// [`Expansion::grants_part`].
    GrantsPart,
    /// [`Expansion::turn_scored`].
    TurnScored,
    /// [`Expansion::turn_ending`].
    TurnEnding,
    /// [`Expansion::finishing`].
    Finishing,
    /// [`Expansion::final_scoring`].
    FinalScoring,
}

/// How many hooks there are.
pub const HOOKS: usize = Hook::FinalScoring as usize + 1;

/// When a menu is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Beside any other decision of the active player: only asides.
    Aside,
    /// Instead of a figure, or as an aside.
    Act,
}

/// Every expansion, in the order of the keys.
pub type Expansions = [&'static dyn Expansion; EXPANSIONS];

/// An expansion: stateless, its memory is its slot in the state.
#[allow(unused_variables, reason = "an expansion names only what it hears")]
pub trait Expansion: Sync {
    /// Its name.
    fn key(&self) -> ExpansionKey;

    /// The moments it wants to hear of: all those that it has a method for. `tests/rules/house.rs` reads the methods of
    /// each expansion and compares, so a hook can neither be forgotten here nor be listed for nothing.
    fn hooks(&self) -> &'static [Hook];

    /// The words by which tiles carry its marks. Each gets a bit when a catalogue is built.
    fn marks(&self) -> &'static [&'static str] {
        &[]
    }

    /// The words for what its features carry along, with a number of its own; several words may share one.
    fn lanes(&self) -> &'static [(&'static str, usize)] {
        &[]
    }

    /// False when an option takes one of these lanes out of the game.
    fn counts(&self, lane: usize, options: &Options) -> bool {
        true
    }

    /// The figures that it brings.
    fn figures(&self) -> &'static [FigureSpec] {
        &[]
    }

    /// False when an option takes one of these figures out of the game.
    fn brings(&self, figure: FigureKind, options: &Options) -> bool {
        true
    }

    /// An inner place that every tile with one of its marks gets.
    fn inner_place(&self) -> Option<(usize, Kind)> {
        None
    }

    /// How its inner place is scored, where it is.
    fn inner_worth(&self) -> Option<InnerWorth> {
        None
    }

    /// Who holds a figure of a player off the land.
    fn holder(
        &self,
        context: Context<'_>,
        owner: PlayerId,
        figure: FigureKind,
    ) -> Option<PlayerId> {
        None
    }

    /// When a tile is drawn that this expansion knows: what has a lower stage is drawn before everything else. `own` are
    /// its marks of this expansion, numbered as [`Expansion::marks`] lists them.
    fn stage(&self, tile: &TileType, own: MarkBit) -> Option<u8> {
        None
    }

    /// Why a tile of a later stage cannot have been drawn, where this expansion says when tiles are.
    fn too_early(&self) -> Option<&'static Code> {
        None
    }

    /// True for tiles of which it may refuse a place; of all others [`Expansion::allows_place`] is not asked.
    fn watches(&self, tile: &TileType) -> bool {
        true
    }

    /// A kind of land on which no figure ever stands, and why: known whether or not its rules are on.
    fn bare_land(&self) -> Option<(Kind, &'static Code)> {
        None
    }

    /// Every way in which it may refuse.
    fn codes(&self) -> &'static [&'static Code];

    /// Every line it may score.
    fn items(&self) -> &'static [&'static ScoreItem] {
        &[]
    }

    /// A step of its own, to be asked what it wants and to be done.
    fn step<'a>(&self, step: &'a ExpansionStep) -> &'a dyn OwnStep {
        unreachable!("{:?} has no steps: {step:?}", self.key())
    }

    /// A decision in its own words, to be checked and done.
    fn action<'a>(&self, action: &'a ExpansionAction) -> &'a dyn OwnAction {
        unreachable!("{:?} asks nothing: {action:?}", self.key())
    }

    /// The tiles that it counted for points in its own words.
    fn counted_tiles(
        &self,
        context: Context<'_>,
        source: ExpansionSource,
        segment: SegmentId,
    ) -> Vec<TileId> {
        Vec::new()
    }

    /// Objects to what a position says about this expansion while its rules are off: the paths.
    fn given(&self, setup: &Setup) -> Vec<String> {
        Vec::new()
    }

    /// How many of a player's figures of a kind are held off the land in a position.
    fn held(&self, setup: &Setup, player: PlayerId, figure: FigureKind) -> usize {
        0
    }

    /// True when its rules let a second figure stand where one stands.
    fn doubles_up(&self) -> bool {
        false
    }

    /// Seats, bag and first tiles are ready.
    fn set_up(&self, stage: &mut ContextMut<'_>, setup: &Setup, faults: &mut Vec<SetupProblem>) {}

    /// The inverse of [`Expansion::set_up`]: says in a position what this expansion remembers at the start of a turn.
    fn tell(&self, context: Context<'_>, setup: &mut Setup) {}

    /// A seat's turn starts.
    fn turn_began(&self, stage: &mut ContextMut<'_>) {}

    /// Objects to a place at which the land of a tile fits.
    fn allows_place(
        &self,
        context: Context<'_>,
        tile: TypeId,
        cell: Cell,
        rotation: Rotation,
        why: &mut ReasonCollector,
    ) {
    }

    /// A tile that fits somewhere is in hand.
    fn tile_drawn(&self, stage: &mut ContextMut<'_>) {}

    /// Placed and joined, before anyone acts.
    fn tile_landed(&self, stage: &mut ContextMut<'_>) {}

    /// A menu is written for the active player.
    fn offer(&self, context: Context<'_>, window: Window, menu: &mut Menu) {}

    /// The active player takes a decision beside which asides are possible.
    fn deciding(&self, stage: &mut ContextMut<'_>) {}

    /// Objects to a figure on a segment of the tile just laid.
    fn allows_figure(
        &self,
        context: Context<'_>,
        who: PlayerId,
        figure: FigureKind,
        on: SegmentId,
        why: &mut ReasonCollector,
    ) {
    }

    /// Objects to a figure on the inner place that this expansion gave to a tile.
    fn allows_inside(
        &self,
        context: Context<'_>,
        who: PlayerId,
        figure: FigureKind,
        on: SegmentId,
        why: &mut ReasonCollector,
    ) {
    }

    /// True when the order of these scorings, one list a feature, changes who gets what.
    fn order_matters(&self, context: Context<'_>, features: &[Vec<Scoring>]) -> bool {
        false
    }

    /// A feature is complete, its worth not yet fixed.
    fn feature_closed(&self, stage: &mut ContextMut<'_>, feature: SegmentId) {}

    /// Scorings of their own that come before the owners' points.
    fn scores_beside(&self, context: Context<'_>, feature: SegmentId, out: &mut Vec<Scoring>) {}

    /// Adds payments to the owners' scoring.
    fn joins_scoring(&self, context: Context<'_>, feature: SegmentId, scoring: &mut Scoring) {}

    /// Changes what a road or a city is worth, whoever owns it; `complete` as it is, or as it is imagined.
    fn revalue(
        &self,
        context: Context<'_>,
        kind: Kind,
        complete: bool,
        tally: &FeatureTally,
        lines: &mut ScoreLines,
    ) {
    }

    /// Changes or adds lines of one owner of a field. It may look at the field and its figures, and at nothing else:
    /// who judges by difference rests on it.
    fn appraise_field(
        &self,
        context: Context<'_>,
        field: SegmentId,
        who: PlayerId,
        lines: &mut ScoreLines,
    ) {
    }

    /// The same for a city that farmers score one by one, seen from one of the fields.
    fn appraise_city(
        &self,
        context: Context<'_>,
        field: SegmentId,
        who: PlayerId,
        lines: &mut ScoreLines,
    ) {
    }

    /// Markers moved: one call for each scoring, with the scores before it.
    fn points_scored(&self, stage: &mut ContextMut<'_>, scoring: &Scoring, before: &Scores) {}

    /// Every feature that the tile completed is scored.
    fn part_scored(&self, stage: &mut ContextMut<'_>) {}

    /// True when the same player goes on with another tile.
    fn grants_part(&self, stage: &mut ContextMut<'_>) -> bool {
        false
    }

    /// Everything of the turn is scored: the last moment for what belongs to it.
    fn turn_scored(&self, stage: &mut ContextMut<'_>) {}

    /// The turn is over, the seat not yet changed.
    fn turn_ending(&self, stage: &mut ContextMut<'_>) {}

    /// The last turn is over, nothing finally scored yet.
    fn finishing(&self, stage: &mut ContextMut<'_>) {}

    /// Adds steps that come after roads, cities, monasteries and fields.
    fn final_scoring(&self, context: Context<'_>, steps: &mut Vec<Step>) {}
}

/// A word of an expansion, which only that expansion is handed.
pub(crate) fn own<'a, Own, Any: Debug>(word: &'a Any) -> &'a Own
where
    &'a Own: TryFrom<&'a Any>,
{
    let own = word.try_into();
    own.unwrap_or_else(|_| unreachable!("{word:?} is another expansion's"))
}

/// What an expansion is asked of a step of its own. What nobody answers runs by itself.
#[allow(unused_variables, reason = "an expansion names only what it needs")]
pub trait OwnStep: Debug {
    /// Who is asked, and what; nobody when the step runs by itself.
    fn asks(&self, context: Context<'_>) -> Option<(PlayerId, Phase)> {
        None
    }

    /// The answers.
    fn menu(&self, context: Context<'_>, menu: &mut Menu) {}

    /// Objects to an answer.
    fn check(
        &self,
        context: Context<'_>,
        who: PlayerId,
        action: &Action,
        why: &mut ReasonCollector,
    ) {
        why.object(|| Reason::new(NOT_NOW));
    }

    /// Does what was answered, the step already taken from the agenda.
    fn answer(&self, stage: &mut ContextMut<'_>, who: PlayerId, action: &Action) {
        unreachable!("{self:?} never asks")
    }

    /// Does what it does by itself, already taken from the agenda.
    fn run(&self, stage: &mut ContextMut<'_>) {
        unreachable!("{self:?} is answered, not run")
    }

    /// True while a payment is pending: then nothing may come between.
    fn is_settling(&self) -> bool {
        false
    }
}

/// What an expansion is asked of a decision in its own words.
#[allow(unused_variables, reason = "an expansion names only what it needs")]
pub trait OwnAction: Debug {
    /// True for what leaves the question open that was asked.
    fn is_aside(&self) -> bool {
        false
    }

    /// True for what the engine answers itself when there is one answer.
    fn is_follow_up(&self) -> bool {
        false
    }

    /// Objects to it where it is offered in the figure decision, or beside any.
    fn check_offer(&self, context: Context<'_>, who: PlayerId, why: &mut ReasonCollector) {
        why.object(|| Reason::new(NOT_NOW));
    }

    /// How far it reaches where it is offered in the figure decision, after a tile that completed these features.
    fn bearing(&self, context: Context<'_>, completed: &[SegmentId]) -> Relevance {
        Relevance::Wide
    }

    /// Does it where it was offered.
    fn perform_offer(&self, stage: &mut ContextMut<'_>, who: PlayerId) {
        unreachable!("{self:?} is no offer of an expansion")
    }
}
