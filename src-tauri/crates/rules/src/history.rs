//! The history of a game: what was decided step by step, looked back at, taken back, branched off, corrected.
//!
//! A [`History`] holds a [`TurnSnapshot`] for each step (the decision, what happened, whose decision is next), the head, and
//! the game at the head.
//!
//! - A whole game stands at every [`EVERY`]th step only; what lies between is played again when somebody looks at it.
//!   What happened is kept and not played again, because it is asked for all steps at once.
//! - Histories share stretches of [`EVERY`] steps: a copy, a branch or a trial costs a few pointers.
//! - [`History::corrected`] decides a step anew and plays what followed as far as the rules allow; a figure goes along
//!   with a tile that lies elsewhere now. What is dropped can be taken again later, by [`History::resumed`].
//! - After a panic inside a change the line must be thrown away, which whoever changes a copy does anyway.
//!
//! `tests/rules/history.rs` holds all of it.

mod dropped;
mod moment;
mod moved;
mod stretch;

pub use dropped::DroppedDecisions;
pub use moment::{HistoryAdjustment, HistoryDecision, LoggedEvent, MOST_ADJUSTMENTS, TurnSnapshot};
pub use stretch::EVERY;

use crate::action::Action;
use crate::event::{Event, EventSink};
use crate::game::Game;
use crate::ground::PlayerId;
use crate::reason::Rejection;
use crate::setup::{Setup, SetupProblem};
use crate::table::Table;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;
use stretch::Stretches;

/// One line of play. Step 0 is the beginning; what lies behind the head was taken back and can be played
/// again.
#[derive(Clone, Debug)]
pub struct History {
    steps: Stretches,
    head: usize,
    /// The game at the head.
    now: Arc<Game>,
}

/// The line has no such step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchStep;

/// Why a line was not corrected; it is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotCorrected {
    /// No decision led to this step.
    NoSuchStep,
    /// Every reason against the new action.
    Refused(Rejection),
}

/// A line in which an early decision was taken otherwise.
#[derive(Clone, Debug)]
pub struct CorrectedHistory {
    /// The new line, its head behind the last decision that still holds.
    pub history: History,
    /// The decisions that were left out, in order: one that the rules refuse now, and all after it.
    pub dropped: DroppedDecisions,
    /// The reasons against the first of them; nothing when every decision still holds.
    pub refused: Option<Rejection>,
}

impl History {
    /// A line that begins with this set-up.
    ///
    /// # Errors
    /// With every fault of an impossible position.
    pub fn begin(table: Arc<Table>, setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let (game, events) = Game::begin(table, setup)?;
        Ok(Self::of(game, events))
    }

    /// A line that begins with a game that was set up, and what happened while it was.
    #[must_use]
    pub fn of(game: Game, events: Vec<Event>) -> Self {
        let moment = TurnSnapshot::new(None, game.state().turn, &game, events);
        let now = Arc::new(game);
        Self {
            steps: Stretches::new(Arc::clone(&now), moment),
            head: 0,
            now,
        }
    }

    /// The step that is played last.
    #[must_use]
    pub const fn head(&self) -> usize {
        self.head
    }

    /// The last step of all, what can be played again included.
    #[must_use]
    pub fn end(&self) -> usize {
        self.steps.len() - 1
    }

    /// The game at the head.
    #[must_use]
    pub const fn now(&self) -> &Arc<Game> {
        &self.now
    }

    /// The game as any step left it, what can be played again included.
    ///
    /// # Errors
    /// When there is no such step.
    pub fn game_at(&self, step: usize) -> Result<Arc<Game>, NoSuchStep> {
        if step == self.head {
            Ok(Arc::clone(&self.now))
        } else {
            self.steps.game(step).ok_or(NoSuchStep)
        }
    }

    /// The games as some steps left them, in order, as far as there are such steps; quicker than one by one.
    pub fn games(&self, steps: Range<usize>) -> impl Iterator<Item = Arc<Game>> {
        self.steps.games(steps)
    }

    /// What a step brought about, what can be played again included.
    #[must_use]
    pub fn moment(&self, step: usize) -> Option<&TurnSnapshot> {
        self.steps.get(step)
    }

    /// What some steps brought about, in order, as far as there are such steps.
    pub fn moments(&self, steps: RangeInclusive<usize>) -> impl Iterator<Item = &TurnSnapshot> {
        steps.map_while(|step| self.steps.get(step))
    }

    /// Everything decided up to a step, in order.
    pub fn decisions(&self, step: usize) -> impl Iterator<Item = HistoryDecision> {
        let moments = self.moments(0..=step);
        moments.filter_map(|moment| moment.decision)
    }

    /// Goes on from the head by a decision of a player: what could be played again is another line now.
    ///
    /// # Errors
    /// With every reason against it; then nothing has changed.
    pub fn play(&mut self, player: PlayerId, action: Action) -> Result<&TurnSnapshot, Rejection> {
        self.play_adjusted(player, action, [])
    }

    /// The same, with what the table agreed on after it.
    ///
    /// # Errors
    /// With every reason against the decision; then nothing has changed.
    pub fn play_adjusted(
        &mut self,
        player: PlayerId,
        action: Action,
        adjusted: impl IntoIterator<Item = HistoryAdjustment>,
    ) -> Result<&TurnSnapshot, Rejection> {
        // A refusal must not cost a copy of the game, nor what could be played again.
        self.now.check(player, &action)?;
        let (phase, turn) = (self.now.phase(), self.now.state().turn);
        let mut events = EventSink::told();
        let game = Arc::make_mut(&mut self.now);
        let left_out = game.apply_explained(action, &mut events);
        let decision = Some(HistoryDecision { player, action });
        let mut moment = TurnSnapshot::new(decision, turn, game, events.events);
        moment.phase = Some(phase);
        moment.left_out = left_out.map(Box::new);
        moment.adjust(game, adjusted);
        self.steps.truncate(self.head + 1);
        self.steps.push(&self.now, moment);
        self.head += 1;
        let played = self.steps.get(self.head);
        Ok(played.unwrap_or_else(|| unreachable!("the step was just played")))
    }

    /// Moves the head: back to take decisions back, on to play them again.
    ///
    /// # Errors
    /// When there is no such step.
    pub fn stand_at(&mut self, step: usize) -> Result<(), NoSuchStep> {
        self.now = self.game_at(step)?;
        self.head = step;
        Ok(())
    }

    /// A line of its own that ends at a step of this one and shares everything before it.
    ///
    /// # Errors
    /// When there is no such step.
    pub fn branch(&self, step: usize) -> Result<Self, NoSuchStep> {
        let mut branch = self.clone();
        branch.stand_at(step)?;
        branch.steps.truncate(step + 1);
        Ok(branch)
    }

    /// The line with another action in place of the decision that led to a step, and after it everything up
    /// to its head that the rules still allow. Who is asked there takes the new action; figures on a tile that
    /// lies elsewhere now go with it.
    ///
    /// # Errors
    /// When no decision led to this step, or with every reason against the new action.
    pub fn corrected(&self, step: usize, action: Action) -> Result<CorrectedHistory, NotCorrected> {
        if !(1..=self.head).contains(&step) {
            return Err(NotCorrected::NoSuchStep);
        }
        let adjusted = self.moment(step).map(|moment| moment.adjusted.clone());
        self.replayed(step, Some(action), adjusted.unwrap_or_default())
    }

    /// The line with something else that the table agreed on after a step, and everything up to its head. Nobody can
    /// agree on anything before the first decision.
    ///
    /// # Errors
    /// When no decision led to this step, or with every reason against a later decision that could not be taken then.
    pub fn adjusted(
        &self,
        step: usize,
        adjusted: Box<[HistoryAdjustment]>,
    ) -> Result<Self, NotCorrected> {
        if !(1..=self.head).contains(&step) {
            return Err(NotCorrected::NoSuchStep);
        }
        let replayed = self.replayed(step, None, adjusted)?;
        match replayed.refused {
            Some(refused) => Err(NotCorrected::Refused(refused)),
            None => Ok(replayed.history),
        }
    }

    /// The line with another decision at a step, or the same one, and other points agreed on after it; then all that
    /// followed up to the head, as far as the rules allow it.
    fn replayed(
        &self,
        step: usize,
        action: Option<Action>,
        adjusted: Box<[HistoryAdjustment]>,
    ) -> Result<CorrectedHistory, NotCorrected> {
        let before = self.branch(step - 1);
        let mut history = before.map_err(|NoSuchStep| NotCorrected::NoSuchStep)?;
        let was = self.steps.shared(step).ok_or(NotCorrected::NoSuchStep)?;
        let action = action.or_else(|| Some(was.decision?.action));
        let action = action.ok_or(NotCorrected::NoSuchStep)?;
        // Once nobody is asked, whoever acts hears that the game is over.
        let player = history.now.to_move().unwrap_or_default();
        let now = history.play_adjusted(player, action, adjusted);
        let mut dropped = DroppedDecisions::after(self, step);
        dropped.follow(&was, now.map_err(NotCorrected::Refused)?);
        let refused = dropped.take_again(&mut history);
        Ok(CorrectedHistory {
            history,
            dropped,
            refused,
        })
    }

    /// The line with dropped decisions taken again where it stands, as far as the rules allow.
    #[must_use]
    pub fn resumed(&self, mut dropped: DroppedDecisions) -> CorrectedHistory {
        let mut history = self.clone();
        let refused = dropped.take_again(&mut history);
        CorrectedHistory {
            history,
            dropped,
            refused,
        }
    }
}
