//! The open game and the kept ones: begun, listed, opened, told as damaged. Each change is kept before it is answered.

mod adjusting;
mod advice;
mod asking;
mod begin;
mod beginning;
mod bot_functions;
mod change;
mod correcting;
mod damage;
pub mod decision_rules;
mod dropped;
mod files;
pub mod kept;
mod known_damage;
mod list;
pub mod moment;
pub mod open_game;
mod recording;
pub(crate) mod reviewed;
mod shown;
#[cfg(test)]
mod tests;
mod waiting;

use crate::catch_panics::run_blocking;
use crate::current::{Current, EditGuard};
use crate::error::{AppError, MissingThing, Result};
use crate::view::catalog::{self, Catalog};
use crate::view::game::GameView;
pub use bot_functions::{BotFunction, Pauses, usual as usual_minds, usual_pauses};
use change::{GameChange, play, stand_at};
use content::library::Library;
use content::record::Record;
use known_damage::KnownDamage;
use open_game::{NumbersOnce, OpenGame, replay_allowed};
use rules::action::Action;
use rules::ground::PlayerId;
use rules::history::History;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use store::game::GameId;
use store::{Store, TroubleKind};

/// What happened without anybody having asked.
#[derive(Debug)]
pub enum News {
    /// A bot has played, or begins to think.
    Changed(Box<GameView>),
    /// A bot failed, and the bots wait.
    BotStopped { player: PlayerId, error: AppError },
}

/// Who hears of it.
pub type Announce = Arc<dyn Fn(News) + Send + Sync>;

/// The one open game; clones share it.
#[derive(Clone)]
pub struct Session {
    /// The sets and mixes of today; a person's own change while the program runs.
    library: Arc<RwLock<Arc<Library>>>,
    store: Store,
    open: Current<OpenGame>,
    /// The games that could not be opened.
    failed: Arc<Mutex<BTreeSet<GameId>>>,
    known_damage: Arc<Mutex<KnownDamage>>,
    numbers: NumbersOnce,
    mind: BotFunction,
    pauses: Pauses,
    announce: Announce,
    /// What is thought over for whoever asked.
    advising: advice::AdviceQueue,
}

impl Session {
    pub fn new(
        library: Arc<Library>,
        store: Store,
        mind: BotFunction,
        pauses: Pauses,
        announce: Announce,
    ) -> Self {
        Self {
            library: Arc::new(RwLock::new(library)),
            open: Current::new(store.clone()),
            failed: Arc::default(),
            known_damage: Arc::default(),
            store,
            numbers: NumbersOnce::default(),
            mind,
            pauses,
            announce,
            advising: advice::AdviceQueue::default(),
        }
    }

    /// A kept game with its line and its beginning, which stands alone whenever it was kept.
    async fn kept(
        &self,
        id: GameId,
    ) -> Result<(store::game::GameRow, store::action::KeptLine, Record)> {
        let (game, history) = self.store.game(id).await?;
        let designs = self.store.designs(id).await?;
        let library = self.library();
        run_blocking(
            move || format!("reading game {}", id.0),
            move || {
                let record = kept::opened(&library, &game, &designs)?;
                Ok((game, history, record))
            },
        )
        .await
    }

    /// Opens a kept game. Of several that are asked for, the last one stays open. One that cannot be opened is listed
    /// among the damaged ones from then on.
    pub async fn open_game(&self, id: GameId) -> Result<GameView> {
        let turn = self.open.turn().await;
        let opened = self.open_in(&turn, id).await;
        match &opened {
            Err(AppError::Bug { .. }) => drop(self.failed().insert(id)),
            Err(AppError::Disk { trouble }) if trouble.kind == TroubleKind::Damaged => {
                self.failed().insert(id);
            }
            _ => {
                self.failed().remove(&id);
            }
        }
        opened
    }

    /// Opens a game, unless it is open already, and shows a step of it where one is named.
    pub async fn open_at(&self, id: GameId, step: Option<u32>) -> Result<GameView> {
        let open = self.current_game().await?;
        let view = match open.filter(|view| view.game.id == id.0) {
            Some(view) => view,
            None => self.open_game(id).await?,
        };
        match step {
            Some(step) => self.look_at(Some(step)).await,
            None => Ok(view),
        }
    }

    /// What is done within the lock leaves nothing half done.
    fn failed(&self) -> MutexGuard<'_, BTreeSet<GameId>> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn open_in(&self, turn: &EditGuard<'_, OpenGame>, id: GameId) -> Result<GameView> {
        let (kept, played, record) = self.kept(id).await?;
        let library = self.library();
        let replayed = run_blocking(
            move || format!("replaying game {}", id.0),
            move || {
                let acts = kept::history(&played);
                let begun = beginning::history(&library, &record);
                let mut history = begun.map_err(kept::no_longer)?;
                // Each was kept because the rules of then had allowed it; those of today may not.
                replay_allowed(acts, |played| adjusting::play_on(&mut history, played))?;
                history.stand_at(played.head.min(history.end()))?;
                Ok((record, history, played))
            },
        );
        let (record, history, played) = replayed.await?;
        self.seat(turn, kept, record, history, played).await
    }

    async fn seat(
        &self,
        turn: &EditGuard<'_, OpenGame>,
        kept: store::game::GameRow,
        record: Record,
        history: History,
        played: store::action::KeptLine,
    ) -> Result<GameView> {
        let id = kept.id.0;
        let (numbers, library) = (self.numbers.clone(), self.library());
        let seated = run_blocking(
            move || format!("opening game {id}"),
            move || {
                let then = kept::scores_then(&kept, history.head(), history.now());
                let next = played.acts.get(history.end());
                let is_torn = next.is_some_and(|(_, act)| !kept::can_be_read(act));
                let facts = kept::facts(&library, &kept, &record, history.now());
                let sitters = kept::sitters(&record.setup.players);
                let ids = played.acts.into_iter().map(|(id, _)| id).collect();
                let mut next = OpenGame::new(facts, sitters, history, ids, played.head, numbers);
                next.was_kept_with(then);
                next.was_kept_torn(is_torn);
                next.send_bot();
                let view = shown::game(&next, 0);
                Ok((next, view))
            },
        );
        let (next, view) = seated.await?;
        self.let_bot_think(&next);
        turn.put(next);
        Ok(view)
    }

    /// Closes the open game, because what is kept is replaced.
    pub(crate) async fn forget(&self) {
        self.open.turn().await.close_if(|_| true);
        self.failed().clear();
        *self.known_damage() = KnownDamage::default();
    }

    /// The sets and mixes that new games are begun with.
    pub fn library(&self) -> Arc<Library> {
        let library = self.library.read();
        Arc::clone(&library.unwrap_or_else(PoisonError::into_inner))
    }

    /// Tiles, mixes, expansions, rules and options, as texts and pictures for them.
    pub async fn catalog(&self) -> Result<Catalog> {
        let (library, language) = (self.library(), self.store.language().await?);
        let reading = move || Ok(catalog::catalog(&library, &language));
        run_blocking(|| "reading the catalog".to_owned(), reading).await
    }

    /// From now on new games are begun with these; games that are kept stand alone.
    pub fn put_library(&self, library: &Arc<Library>) {
        let mut held = self.library.write().unwrap_or_else(PoisonError::into_inner);
        *held = Arc::clone(library);
    }

    /// The open game with all of its log, such as after the window was loaded again.
    pub async fn current_game(&self) -> Result<Option<GameView>> {
        if self.open.now().is_none() {
            return Ok(None);
        }
        self.shown(|_| 0).await.map(Some)
    }

    /// Takes a decision; once this answers, it is kept.
    pub async fn decide(&self, revision: u32, action: Action) -> Result<GameView> {
        let doing = || format!("deciding {action:?}");
        self.change(doing, move |open| {
            open.demand(revision)?;
            play(open, action)
        })
        .await
    }

    pub async fn undo(&self) -> Result<GameView> {
        let doing = || "taking back".to_owned();
        self.change(doing, |open| {
            asking::refuse_locked(open)?;
            if open.is_corrected_here() {
                return correcting::take_back(open);
            }
            let step = open.undo_step().ok_or(NO_STEP)?;
            let keep = stand_at(open, step)?;
            let since = step + 1;
            Ok(GameChange {
                since,
                keep: Some(keep),
            })
        })
        .await
    }

    pub async fn redo(&self) -> Result<GameView> {
        let doing = || "doing again".to_owned();
        self.change(doing, |open| {
            asking::refuse_locked(open)?;
            let since = open.head() + 1;
            let step = open.redo_step().ok_or(NO_STEP)?;
            let keep = stand_at(open, step)?;
            Ok(GameChange {
                since,
                keep: Some(keep),
            })
        })
        .await
    }

    /// Shows a step of the game without changing it; the latest when none is named.
    pub async fn look_at(&self, step: Option<u32>) -> Result<GameView> {
        let doing = || format!("looking at {step:?}");
        self.change(doing, move |open| {
            open.look_at(step.map_or(open.head(), |step| step as usize))?;
            Ok(GameChange {
                since: open.head() + 1,
                keep: None,
            })
        })
        .await
    }

    /// Begins a game of its own from a step of the open one, and opens it.
    pub async fn play_on_from(&self, step: u32) -> Result<GameView> {
        let turn = self.open.turn().await;
        let asking = || format!("playing on from step {step}");
        let branch = self.open.ask(asking, move |open| {
            asking::refuse_locked(open)?;
            let at = Some(step as usize).filter(|step| *step <= open.head());
            let history = open.history().branch(at.ok_or(NO_STEP)?)?;
            let page = kept::page(history.now(), history.head(), None)?;
            Ok((open.id(), page, history))
        });
        let (id, page, history) = branch.await?;
        let (_, _, record) = self.kept(id).await?;
        let branched = run_blocking(
            move || format!("playing on from step {step} of game {}", id.0),
            move || {
                let played = correcting::played(&history, 1);
                let game = kept::new_game(&record, page, played, Some((id, step)))?;
                Ok((game, record, history))
            },
        );
        let (game, record, history) = branched.await?;
        let (kept, played) = self.store.add_game(game).await?;
        self.seat(&turn, kept, record, history, played).await
    }

    pub async fn rename_game(&self, id: GameId, name: Option<String>) -> Result<()> {
        let name = beginning::name("name", name.as_deref())?;
        let turn = self.open.turn().await;
        self.store.rename_game(id, name.clone()).await?;
        if let Some(open) = self.open.now().filter(|open| open.id() == id) {
            let mut renamed = OpenGame::clone(&open);
            renamed.rename(name);
            turn.put(renamed);
        }
        Ok(())
    }

    /// Takes a game off the list, closing it when it is open.
    pub async fn delete_game(&self, id: GameId) -> Result<()> {
        let turn = self.open.turn().await;
        self.store.delete_game(id).await?;
        turn.close_if(|open| open.id() == id);
        Ok(())
    }

    pub async fn restore_game(&self, id: GameId) -> Result<()> {
        Ok(self.store.restore_game(id).await?)
    }
}

const NO_GAME: AppError = AppError::NotFound {
    what: MissingThing::OpenGame,
};
const NO_STEP: AppError = AppError::NotFound {
    what: MissingThing::Step,
};
