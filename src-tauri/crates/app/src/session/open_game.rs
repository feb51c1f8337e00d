//! The game on the table: its line of play, who sits there, the step that is looked at, the bot that thinks.

mod corrected;

use crate::catch_panics::guarded;
use crate::error::{AppError, Result};
use crate::session::correcting::CorrectionState;
use crate::session::waiting::{BotWaiter, GameWaiter};
use crate::session::{NO_STEP, adjusting};
use crate::view::game::GameFacts;
use crate::view::seat::Sitter;
use content::problem::{Problem, What};
use content::record::PlayedDecision;
use rules::action::Action;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::history::{History, HistoryAdjustment, NoSuchStep};
use rules::reason::Rejection;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use store::action::ActionId;
use store::game::GameId;

/// Numbers that are never given twice, so that no revision or task of one game fits another.
#[derive(Debug, Clone, Default)]
pub struct NumbersOnce(Arc<AtomicU32>);

impl NumbersOnce {
    pub fn next(&self) -> u32 {
        self.0.fetch_add(1, Ordering::Relaxed)
    }
}

/// The bot that is choosing, by the number of its task.
#[derive(Debug, Clone)]
struct BotTask {
    number: u32,
    player: PlayerId,
    waiting: GameWaiter,
}

/// The game on the table. A copy shares its line, so that one can be changed on trial.
#[derive(Debug, Clone)]
pub struct OpenGame {
    facts: Arc<GameFacts>,
    sitters: Arc<[Sitter]>,
    history: History,
    /// What each step but the first is kept as, and after them what today's rules no longer allow.
    ids: Vec<ActionId>,
    /// Where the head is kept: behind it lies what can be shown when the rules no longer allow all of the line.
    kept_head: Option<ActionId>,
    /// The scores that it was kept with at its head, where today's rules count otherwise.
    kept_scores: Option<Vec<i32>>,
    /// True when what is kept behind the line cannot be read.
    is_torn: bool,
    cursor: usize,
    /// The game at the cursor.
    shown: Arc<Game>,
    revision: u32,
    numbers: NumbersOnce,
    bot_task: Option<BotTask>,
    bots_paused: bool,
    correcting: CorrectionState,
}

/// Plays recorded actions; the first that the rules refuse is told by its path in the record.
pub fn replay_all(
    actions: impl IntoIterator<Item = PlayedDecision>,
    play: impl FnMut(&PlayedDecision) -> Result<(), Rejection>,
) -> Result<()> {
    match replay_allowed(actions, play)? {
        None => Ok(()),
        Some((index, rejection)) => {
            let path = format!("actions[{index}]");
            Err(vec![Problem::error(path, What::refused(&rejection))].into())
        }
    }
}

/// Plays recorded actions up to the first that the rules refuse, and tells which that is.
pub fn replay_allowed(
    actions: impl IntoIterator<Item = PlayedDecision>,
    mut play: impl FnMut(&PlayedDecision) -> Result<(), Rejection>,
) -> Result<Option<(usize, Rejection)>> {
    for (index, played) in actions.into_iter().enumerate() {
        let doing = || format!("action {index} of a record, {:?}", played.action);
        if let Err(rejection) = guarded(doing, || Ok(play(&played)))? {
            return Ok(Some((index, rejection)));
        }
    }
    Ok(None)
}

impl From<NoSuchStep> for AppError {
    fn from(NoSuchStep: NoSuchStep) -> Self {
        NO_STEP
    }
}

impl OpenGame {
    /// A game that stands at the head of its line, of which `head` actions are kept as played. Where the rules
    /// allow less of it than is kept, bots wait until a person has seen that.
    pub fn new(
        facts: GameFacts,
        sitters: Vec<Sitter>,
        history: History,
        ids: Vec<ActionId>,
        head: usize,
        numbers: NumbersOnce,
    ) -> Self {
        Self {
            facts: Arc::new(facts),
            sitters: sitters.into(),
            kept_head: ids[..head].last().copied(),
            bots_paused: ids.len() > history.end(),
            ids,
            kept_scores: None,
            is_torn: false,
            cursor: history.head(),
            shown: Arc::clone(history.now()),
            history,
            revision: numbers.next(),
            numbers,
            bot_task: None,
            correcting: CorrectionState::default(),
        }
    }

    /// Says with which other scores it was kept; bots wait until a person has seen that.
    pub fn was_kept_with(&mut self, scores: Option<Vec<i32>>) {
        self.bots_paused |= scores.is_some();
        self.kept_scores = scores;
    }

    /// Says whether what is kept behind its line cannot be read.
    pub fn was_kept_torn(&mut self, is_torn: bool) {
        self.is_torn = is_torn;
    }

    /// True when the first step that is kept beyond the line cannot be read; else today's rules refuse it.
    pub fn is_torn(&self) -> bool {
        self.is_torn && self.beyond() > 0
    }

    /// The scores that it was kept with, where today's rules count otherwise, until the game goes on.
    pub fn kept_scores(&self) -> Option<&[i32]> {
        self.kept_scores.as_deref().filter(|_| self.is_live())
    }

    pub fn facts(&self) -> &GameFacts {
        &self.facts
    }

    /// True as long as nothing may help here, and nothing be taken back.
    pub fn is_locked(&self) -> bool {
        self.facts.locked && !self.history.now().is_over()
    }

    pub fn id(&self) -> GameId {
        GameId(self.facts.id)
    }

    pub fn rename(&mut self, name: Option<String>) {
        Arc::make_mut(&mut self.facts).name = name;
        self.revision = self.numbers.next();
    }

    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    pub fn revision(&self) -> u32 {
        self.revision
    }

    pub fn history(&self) -> &History {
        &self.history
    }

    pub fn head(&self) -> usize {
        self.history.head()
    }

    pub fn cursor(&self) -> usize {
        self.cursor
    }

    pub fn is_live(&self) -> bool {
        self.cursor == self.head()
    }

    /// The game at the step looked at.
    pub fn shown(&self) -> &Game {
        &self.shown
    }

    /// What the decision that led to a step is kept as; nothing for the beginning.
    pub fn kept(&self, step: usize) -> Option<ActionId> {
        self.ids[..step].last().copied()
    }

    /// Where the head is kept, which may be where today's rules do not lead.
    pub fn kept_head(&self) -> Option<ActionId> {
        self.kept_head
    }

    /// How much of the line is kept that today's rules no longer allow.
    pub fn beyond(&self) -> usize {
        // What was just decided has its id only once it is kept.
        self.ids.len().saturating_sub(self.history.end())
    }

    /// Refuses what was decided on an older picture of the game.
    pub fn demand(&self, revision: u32) -> Result<()> {
        let is_open = self.is_live() || self.correcting.is_open();
        if revision == self.revision && is_open && self.bot_task.is_none() {
            Ok(())
        } else {
            Err(AppError::Stale {
                revision: self.revision,
            })
        }
    }

    /// Goes on by an action of whoever is asked, which `keep_as` is told of once it is kept: what could be
    /// redone is another line now.
    pub fn play(&mut self, action: Action) -> Result<PlayedDecision> {
        let follows = self.is_live();
        // Once nobody is asked, whoever acts hears that the game is over.
        let player = self.history.now().to_move().unwrap_or_default();
        // Where it stands for a dropped decision, what the table agreed on after that goes with it.
        let agreed = self.correcting.dropped.agreed(&self.history);
        self.history.play_adjusted(player, action, agreed)?;
        let moment = self.history.moment(self.head()).ok_or(NO_STEP)?;
        // A tile that the table does not have has no name: it is refused before it is spoken of.
        let played = adjusting::recorded(moment, self.history.now().table()).ok_or(NO_STEP)?;
        self.kept_scores = None;
        self.correcting.go_on(&self.history);
        self.ids.truncate(self.head() - 1);
        if follows {
            self.look();
        }
        self.revision = self.numbers.next();
        Ok(played)
    }

    /// What the table agreed on after a step.
    pub(super) fn adjusted(&self, step: usize) -> Vec<HistoryAdjustment> {
        let moment = self.history.moment(step).filter(|_| step <= self.head());
        moment.map_or_else(Vec::new, |moment| moment.adjusted.to_vec())
    }

    /// Has other points agreed on after a step, and plays all that followed again, which is to be kept anew.
    pub(super) fn adjust(&mut self, step: usize, adjusted: Vec<HistoryAdjustment>) -> Result<()> {
        self.history = self.history.adjusted(step, adjusted.into())?;
        self.correcting.forget_before(&self.history);
        self.kept_scores = None;
        self.ids.truncate(step - 1);
        self.look();
        self.revision = self.numbers.next();
        Ok(())
    }

    pub fn keep_as(&mut self, id: ActionId) {
        self.ids.push(id);
        self.kept_head = Some(id);
    }

    /// The head has moved along the line.
    pub fn stand_at(&mut self, step: usize) -> Result<()> {
        self.history.stand_at(step)?;
        self.kept_scores = None;
        self.correcting.go_on(&self.history);
        self.kept_head = self.kept(step);
        self.look();
        self.bot_task = None;
        self.revision = self.numbers.next();
        // A game that bots play among themselves could not be taken back: they would go straight on.
        self.bots_paused |= self.only_bots();
        Ok(())
    }

    /// Looks at the head.
    fn look(&mut self) {
        self.cursor = self.head();
        self.shown = Arc::clone(self.history.now());
    }

    pub fn look_at(&mut self, step: usize) -> Result<()> {
        if step > self.head() {
            return Err(NO_STEP);
        }
        self.shown = self.history.game_at(step)?;
        self.cursor = step;
        self.correcting.open = None;
        // What a bot told before this look is older than what is now seen.
        self.revision = self.numbers.next();
        Ok(())
    }

    pub fn can_undo(&self) -> bool {
        !self.is_locked() && !self.correcting.is_open() && self.undo_step().is_some()
    }

    pub fn can_redo(&self) -> bool {
        !self.is_locked() && !self.correcting.is_open() && self.redo_step().is_some()
    }

    /// The last decision before the head that a person took; any, when only bots play.
    pub fn undo_step(&self) -> Option<usize> {
        (0..self.head()).rev().find(|step| self.is_a_stop(*step))
    }

    /// The next decision behind the head that a person is asked for, or the end of the line.
    pub fn redo_step(&self) -> Option<usize> {
        let last = self.history.end();
        (self.head() + 1..=last).find(|step| *step == last || self.is_a_stop(*step))
    }

    fn only_bots(&self) -> bool {
        self.sitters.iter().all(|sitter| sitter.bot.is_some())
    }

    fn is_a_stop(&self, step: usize) -> bool {
        self.only_bots() || (self.asked(step).is_some() && self.bot(step).is_none())
    }

    /// Whose decision it is after a step.
    fn asked(&self, step: usize) -> Option<PlayerId> {
        self.history.moment(step)?.asked
    }

    /// The bot whose decision it is after a step.
    fn bot(&self, step: usize) -> Option<(PlayerId, &str)> {
        let player = self.asked(step)?;
        let bot = self.sitters.get(usize::from(player))?.bot.as_deref()?;
        Some((player, bot))
    }

    pub fn thinking(&self) -> Option<PlayerId> {
        self.bot_task.as_ref().map(|task| task.player)
    }

    pub fn bots_paused(&self) -> bool {
        self.bots_paused
    }

    pub fn pause_bots(&mut self, paused: bool) {
        self.bots_paused = paused;
        self.bot_task = None;
        self.revision = self.numbers.next();
    }

    /// Sends the bot to think whose decision it is; nothing when none is asked, or one thinks already.
    pub fn send_bot(&mut self) {
        if self.bots_paused || self.bot_task.is_some() {
            return;
        }
        self.bot_task = self.bot(self.head()).map(|(player, _)| BotTask {
            number: self.numbers.next(),
            player,
            waiting: GameWaiter::default(),
        });
    }

    /// The number of the task on which a bot is, and which bot.
    pub fn bot_task(&self) -> Option<(u32, &str)> {
        let BotTask { number, player, .. } = self.bot_task.as_ref()?;
        let bot = self.sitters.get(usize::from(*player))?.bot.as_deref()?;
        Some((*number, bot))
    }

    /// What tells the bot when nobody waits for it any more.
    pub fn patience(&self) -> Option<BotWaiter> {
        Some(self.bot_task.as_ref()?.waiting.patience())
    }

    pub fn is_on_task(&self, number: u32) -> bool {
        self.bot_task().is_some_and(|(task, _)| task == number)
    }

    pub fn end_task(&mut self) {
        self.bot_task = None;
    }
}
