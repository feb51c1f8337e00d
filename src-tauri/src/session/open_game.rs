//! The game on the table: a snapshot after every decision, the head, and the step that is looked at. It
//! must not know the disk, the window, or how long anything takes.

use crate::error::{AppError, Lacking};
use crate::session::guard::guarded;
use crate::session::waiting::{Patience, Waiting};
use crate::view::game::GameFacts;
use crate::view::log::{self, LogEntry, Told};
use crate::view::seat::Sitter;
use content::problem::Problem;
use content::record::Played;
use rules::action::Action;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::reason::Rejection;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use store::action::ActionId;
use store::game::GameId;

/// Numbers that are never given twice, so that no revision or errand of one game fits another.
#[derive(Debug, Clone, Default)]
pub(crate) struct Numbers(Arc<AtomicU32>);

impl Numbers {
    pub(crate) fn next(&self) -> u32 {
        self.0.fetch_add(1, Ordering::Relaxed)
    }
}

/// The game as one decision left it.
#[derive(Debug, Clone)]
pub(crate) struct Moment {
    pub(crate) game: Game,
    played: Option<Played>,
    turn: u16,
    told: Vec<Told>,
}

/// The bot that is choosing, by the number of its errand.
#[derive(Debug, Clone)]
struct Errand {
    number: u32,
    player: PlayerId,
    waiting: Waiting,
}

/// The game on the table. Copies share their moments, so that one can be changed on trial.
#[derive(Debug, Clone)]
pub(crate) struct OpenGame {
    facts: GameFacts,
    sitters: Vec<Sitter>,
    /// Never empty: the first is the beginning. Behind the head lies what can be redone.
    moments: Vec<Arc<Moment>>,
    /// What each moment but the first is kept as.
    ids: Vec<ActionId>,
    head: usize,
    /// Where the head is kept: behind it lies what can be shown when the rules no longer allow all of the line.
    kept_head: Option<ActionId>,
    cursor: usize,
    revision: u32,
    numbers: Numbers,
    errand: Option<Errand>,
    bots_paused: bool,
}

impl Moment {
    pub(crate) fn beginning(game: Game, events: Vec<rules::event::Event>) -> Self {
        Self {
            played: None,
            turn: game.state().turn,
            told: log::told(&game, events),
            game,
        }
    }

    /// What comes of an action by the player whose decision it is.
    pub(crate) fn after(&self, action: Action) -> Result<(Self, Played), AppError> {
        let mut game = self.game.clone();
        // Once nobody is asked, whoever acts hears that the game is over.
        let player = game.to_move().unwrap_or_default();
        let turn = game.state().turn;
        let events = game.apply(player, action)?;
        let played = Played { player, action };
        let next = Self {
            played: Some(played),
            turn,
            told: log::told(&game, events),
            game,
        };
        Ok((next, played))
    }
}

/// Plays recorded actions; the first that the rules refuse is told by its path in the record.
pub(crate) fn replay(
    first: Moment,
    actions: impl IntoIterator<Item = Played>,
) -> Result<Vec<Moment>, AppError> {
    let (moments, refused) = replay_allowed(first, actions)?;
    let Some(rejection) = refused else {
        return Ok(moments);
    };
    let path = format!("actions[{}]", moments.len() - 1);
    Err(vec![Problem::error(path, "refused", rejection.to_string())].into())
}

/// Plays recorded actions up to the first that the rules refuse.
pub(crate) fn replay_allowed(
    first: Moment,
    actions: impl IntoIterator<Item = Played>,
) -> Result<(Vec<Moment>, Option<Rejection>), AppError> {
    let (mut moments, mut last) = (Vec::new(), first);
    for (index, Played { player, action }) in actions.into_iter().enumerate() {
        let doing = || format!("action {index} of a record, {action:?}");
        let next = guarded(doing, || match last.game.check(player, &action) {
            Ok(()) => last.after(action).map(|(next, _)| Ok(next)),
            Err(rejection) => Ok(Err(rejection)),
        })?;
        match next {
            Ok(next) => moments.push(std::mem::replace(&mut last, next)),
            Err(rejection) => {
                moments.push(last);
                return Ok((moments, Some(rejection)));
            }
        }
    }
    moments.push(last);
    Ok((moments, None))
}

impl OpenGame {
    /// A game with its line, of which `head` actions are played. Where the rules allow less of it than is kept,
    /// bots wait until a person has seen that.
    pub(crate) fn new(
        facts: GameFacts,
        sitters: Vec<Sitter>,
        moments: Vec<Moment>,
        ids: Vec<ActionId>,
        head: usize,
        numbers: Numbers,
    ) -> Self {
        let kept_head = ids[..head].last().copied();
        let cut = ids.len() >= moments.len();
        let head = head.min(moments.len() - 1);
        Self {
            facts,
            sitters,
            moments: moments.into_iter().map(Arc::new).collect(),
            ids,
            head,
            kept_head,
            cursor: head,
            revision: numbers.next(),
            numbers,
            errand: None,
            bots_paused: cut,
        }
    }

    pub(crate) fn facts(&self) -> &GameFacts {
        &self.facts
    }

    pub(crate) fn id(&self) -> GameId {
        GameId(self.facts.id)
    }

    pub(crate) fn rename(&mut self, name: Option<String>) {
        self.facts.name = name;
        self.revision = self.numbers.next();
    }

    pub(crate) fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    pub(crate) fn revision(&self) -> u32 {
        self.revision
    }

    pub(crate) fn head(&self) -> usize {
        self.head
    }

    pub(crate) fn cursor(&self) -> usize {
        self.cursor
    }

    pub(crate) fn is_live(&self) -> bool {
        self.cursor == self.head
    }

    /// The game at the step looked at.
    pub(crate) fn shown(&self) -> &Game {
        &self.moments[self.cursor].game
    }

    /// The newest moment, whatever is looked at.
    pub(crate) fn now(&self) -> &Moment {
        &self.moments[self.head]
    }

    pub(crate) fn moment(&self, step: usize) -> Option<&Moment> {
        self.moments[..=self.head].get(step).map(AsRef::as_ref)
    }

    /// The line up to a step.
    pub(crate) fn moments(&self, steps: usize) -> Vec<Moment> {
        let line = self.moments[..=steps].iter();
        line.map(|moment| Moment::clone(moment)).collect()
    }

    /// The game after any step of the line, what can be redone included.
    pub(crate) fn game_at(&self, step: usize) -> &Game {
        &self.moments[step].game
    }

    /// What the decision that led to a step is kept as; nothing for the beginning.
    pub(crate) fn kept(&self, step: usize) -> Option<ActionId> {
        self.ids[..step].last().copied()
    }

    /// Where the head is kept, which may be where today's rules do not lead.
    pub(crate) fn kept_head(&self) -> Option<ActionId> {
        self.kept_head
    }

    /// How much of the line is kept that today's rules no longer allow.
    pub(crate) fn beyond(&self) -> usize {
        // What was just decided has its id only once it is kept.
        (self.ids.len() + 1).saturating_sub(self.moments.len())
    }

    /// Everything played up to a step.
    pub(crate) fn played(&self, steps: usize) -> Vec<Played> {
        self.moments[..=steps]
            .iter()
            .filter_map(|moment| moment.played)
            .collect()
    }

    /// Everything told up to the step looked at.
    pub(crate) fn told(&self) -> impl Iterator<Item = &Told> {
        self.moments[..=self.cursor]
            .iter()
            .flat_map(|moment| &moment.told)
    }

    /// The log of the line played, from a step on.
    pub(crate) fn log(&self, since: usize) -> Vec<LogEntry> {
        let steps = (0..=self.head).zip(&self.moments).skip(since);
        steps
            .map(|(step, moment)| LogEntry {
                step: step as u32,
                player: moment.played.map(|played| played.player),
                turn: moment.turn,
                events: moment.told.clone(),
            })
            .collect()
    }

    /// Refuses what was decided on an older picture of the game.
    pub(crate) fn demand(&self, revision: u32) -> Result<(), AppError> {
        if revision == self.revision && self.is_live() && self.errand.is_none() {
            Ok(())
        } else {
            Err(AppError::Stale {
                revision: self.revision,
            })
        }
    }

    /// Goes on to the next moment, which `keep_as` is told of once it is kept: what could be redone is
    /// another line now.
    pub(crate) fn advance(&mut self, moment: Moment) {
        let follows = self.is_live();
        self.moments.truncate(self.head + 1);
        self.ids.truncate(self.head);
        self.moments.push(Arc::new(moment));
        self.head += 1;
        if follows {
            self.cursor = self.head;
        }
        self.revision = self.numbers.next();
    }

    pub(crate) fn keep_as(&mut self, id: ActionId) {
        self.ids.push(id);
        self.kept_head = Some(id);
    }

    /// The head has moved along the line.
    pub(crate) fn stand_at(&mut self, step: usize) {
        self.head = step;
        self.kept_head = self.kept(step);
        self.cursor = step;
        self.errand = None;
        self.revision = self.numbers.next();
        // A game that bots play among themselves could not be taken back: they would go straight on.
        self.bots_paused |= self.only_bots();
    }

    pub(crate) fn look_at(&mut self, step: usize) -> Result<(), AppError> {
        if step > self.head {
            return Err(AppError::NotFound {
                what: Lacking::Step,
            });
        }
        self.cursor = step;
        // What a bot told before this look is older than what is now seen.
        self.revision = self.numbers.next();
        Ok(())
    }

    pub(crate) fn can_undo(&self) -> bool {
        self.undo_step().is_some()
    }

    pub(crate) fn can_redo(&self) -> bool {
        self.redo_step().is_some()
    }

    /// The last decision before the head that a person took; any, when only bots play.
    pub(crate) fn undo_step(&self) -> Option<usize> {
        (0..self.head).rev().find(|step| self.is_a_stop(*step))
    }

    /// The next decision behind the head that a person is asked for, or the end of the line.
    pub(crate) fn redo_step(&self) -> Option<usize> {
        let last = self.moments.len() - 1;
        (self.head + 1..=last).find(|step| *step == last || self.is_a_stop(*step))
    }

    fn only_bots(&self) -> bool {
        self.sitters.iter().all(|sitter| sitter.bot.is_some())
    }

    fn is_a_stop(&self, step: usize) -> bool {
        self.only_bots()
            || (self.moments[step].game.to_move().is_some() && self.bot(step).is_none())
    }

    /// The bot whose decision it is after a step.
    fn bot(&self, step: usize) -> Option<(PlayerId, &str)> {
        let player = self.moments[step].game.to_move()?;
        let bot = self.sitters.get(usize::from(player))?.bot.as_deref()?;
        Some((player, bot))
    }

    pub(crate) fn thinking(&self) -> Option<PlayerId> {
        self.errand.as_ref().map(|errand| errand.player)
    }

    pub(crate) fn bots_paused(&self) -> bool {
        self.bots_paused
    }

    pub(crate) fn pause_bots(&mut self, paused: bool) {
        self.bots_paused = paused;
        self.errand = None;
        self.revision = self.numbers.next();
    }

    /// Sends the bot to think whose decision it is; nothing when none is asked, or one thinks already.
    pub(crate) fn send_bot(&mut self) {
        if self.bots_paused || self.errand.is_some() {
            return;
        }
        self.errand = self.bot(self.head).map(|(player, _)| Errand {
            number: self.numbers.next(),
            player,
            waiting: Waiting::default(),
        });
    }

    /// The number of the errand on which a bot is, and which bot.
    pub(crate) fn errand(&self) -> Option<(u32, &str)> {
        let Errand { number, player, .. } = self.errand.as_ref()?;
        let bot = self.sitters.get(usize::from(*player))?.bot.as_deref()?;
        Some((*number, bot))
    }

    /// What tells the bot when nobody waits for it any more.
    pub(crate) fn patience(&self) -> Option<Patience> {
        Some(self.errand.as_ref()?.waiting.patience())
    }

    pub(crate) fn is_on_errand(&self, number: u32) -> bool {
        self.errand().is_some_and(|(errand, _)| errand == number)
    }

    pub(crate) fn end_errand(&mut self) {
        self.errand = None;
    }
}
