//! The one open game and everything that is done with it: each change is kept before it is answered. It
//! must not know the window; who wants to hear of changes is told.

mod beginning;
mod files;
mod kept;
mod minds;
pub(crate) mod open_game;
#[cfg(test)]
mod tests;

use crate::error::{AppError, Lacking};
use crate::view::choice::{self, Verdict};
use crate::view::game::{self, GameView};
use crate::view::log::LogEntry;
use crate::view::shelf::{GameSummary, NewGame};
use crate::view::{cell, feature};
use content::library::Library;
use content::record::Opening;
pub(crate) use minds::{Mind, usual as usual_minds};
use open_game::{Moment, Numbers, OpenGame, replay};
use rules::action::Action;
use rules::ground::{Cell, Place, PlayerId};
use std::path::PathBuf;
use std::sync::Arc;
use store::Store;
use store::game::GameId;
use tokio::sync::Mutex;

/// What happened without anybody having asked.
#[derive(Debug)]
pub(crate) enum News {
    /// A bot has played, or begins to think.
    Changed(Box<GameView>),
    /// A bot failed, and the bots wait.
    BotStopped { player: PlayerId, error: AppError },
}

/// Who hears of it.
pub(crate) type Announce = Arc<dyn Fn(News) + Send + Sync>;

/// The one open game; clones share it.
#[derive(Clone)]
pub(crate) struct Session {
    store: Store,
    /// Where games are written as files; nothing when nothing can be kept on disk.
    exports: Option<PathBuf>,
    open: Arc<Mutex<Option<OpenGame>>>,
    numbers: Numbers,
    mind: Mind,
    announce: Announce,
}

type Answer<T> = Result<T, AppError>;

impl Session {
    pub(crate) fn new(
        store: Store,
        exports: Option<PathBuf>,
        mind: Mind,
        announce: Announce,
    ) -> Self {
        Self {
            store,
            exports,
            open: Arc::default(),
            numbers: Numbers::default(),
            mind,
            announce,
        }
    }

    /// Begins a game, keeps it and opens it.
    pub(crate) async fn new_game(&self, new: NewGame) -> Answer<GameView> {
        let library = Library::built_in();
        let (opening, looks) = beginning::opening(library, &new)?;
        let name = beginning::name("name", new.name.as_deref())?;
        let first = beginning::first_moment(library, &opening)?;
        let game = store::game::NewGame {
            name,
            setup: kept::text(&opening)?,
            looks: kept::text(&looks)?,
            page: kept::page(&first.game, 0)?,
            actions: Vec::new(),
            branch: None,
        };
        let (kept, line) = self.store.add_game(game).await?;
        self.seat(kept, opening, vec![first], line).await
    }

    /// Every game that is not deleted, the one played last first.
    pub(crate) async fn games(&self) -> Answer<Vec<GameSummary>> {
        let games = self.store.games().await?.into_iter();
        Ok(games
            .map(|game| kept::summary(Library::built_in(), game))
            .collect())
    }

    pub(crate) async fn open_game(&self, id: GameId) -> Answer<GameView> {
        let (kept, line) = self.store.game(id).await?;
        let opening = kept::opening(&kept.setup)?;
        let first = beginning::first_moment(Library::built_in(), &opening)?;
        let played = line.acts.iter().map(|(_, act)| kept::played(act));
        let moments = replay(first, played.collect::<Answer<Vec<_>>>()?)?;
        self.seat(kept, opening, moments, line).await
    }

    async fn seat(
        &self,
        kept: store::game::Game,
        opening: Opening,
        moments: Vec<Moment>,
        line: store::action::Line,
    ) -> Answer<GameView> {
        let facts = kept::facts(&kept, &opening, &moments[0].game);
        let sitters = kept::sitters(&opening, &kept.looks);
        let ids: Vec<_> = line.acts.iter().map(|(id, _)| *id).collect();
        let numbers = self.numbers.clone();
        let game = OpenGame::new(facts, opening, sitters, moments, &ids, line.head, numbers);
        let mut open = self.open.lock().await;
        let open = open.insert(game);
        self.wake_bot(open);
        Ok(game::game(open, 0))
    }

    /// The open game with all of its log, such as after the window was loaded again.
    pub(crate) async fn current_game(&self) -> Option<GameView> {
        self.open
            .lock()
            .await
            .as_ref()
            .map(|open| game::game(open, 0))
    }

    pub(crate) async fn close_game(&self) {
        *self.open.lock().await = None;
    }

    /// Takes a decision; once this answers, it is kept.
    pub(crate) async fn decide(&self, revision: u32, action: Action) -> Answer<GameView> {
        self.change(async |session, open| {
            open.demand(revision)?;
            let since = open.head() + 1;
            session.play(open, action).await?;
            session.wake_bot(open);
            Ok(since)
        })
        .await
    }

    async fn play(&self, open: &mut OpenGame, action: Action) -> Answer<()> {
        let next = open.now().after(action)?;
        let Some(played) = next.played() else {
            unreachable!("an action was just played")
        };
        let page = kept::page(&next.game, open.head() + 1)?;
        let head = open.kept(open.head());
        let act = kept::act(played)?;
        let id = self.store.append_action(open.id(), head, act, page).await?;
        open.advance(next, id);
        Ok(())
    }

    pub(crate) async fn undo(&self) -> Answer<GameView> {
        self.change(async |session, open| {
            let step = open.undo_step().ok_or(NO_STEP)?;
            session.move_head(open, step).await?;
            Ok(step + 1)
        })
        .await
    }

    pub(crate) async fn redo(&self) -> Answer<GameView> {
        self.change(async |session, open| {
            let (since, step) = (open.head() + 1, open.redo_step().ok_or(NO_STEP)?);
            session.move_head(open, step).await?;
            session.wake_bot(open);
            Ok(since)
        })
        .await
    }

    async fn move_head(&self, open: &mut OpenGame, step: usize) -> Answer<()> {
        let page = kept::page(open.game_at(step), step)?;
        let (from, to) = (open.kept(open.head()), open.kept(step));
        self.store.move_head(open.id(), from, to, page).await?;
        open.stand_at(step);
        Ok(())
    }

    /// Shows a step of the game without changing it; the latest when none is named.
    pub(crate) async fn look_at(&self, step: Option<u32>) -> Answer<GameView> {
        self.change(async |_, open| {
            open.look_at(step.map_or(open.head(), |step| step as usize))?;
            Ok(open.head() + 1)
        })
        .await
    }

    /// Begins a game of its own from a step of the open one, and opens it.
    pub(crate) async fn play_on_from(&self, step: u32) -> Answer<GameView> {
        let (game, opening, moments) = {
            let open = self.open.lock().await;
            let open = open.as_ref().ok_or(NO_GAME)?;
            let at = step as usize;
            let moment = open.moment(at).ok_or(NO_STEP)?;
            let looks: Vec<_> = open.sitters().iter().map(|sitter| sitter.look).collect();
            let acts = open.played(at).into_iter().map(kept::act);
            let game = store::game::NewGame {
                name: open.facts().name.clone(),
                setup: kept::text(open.opening())?,
                looks: kept::text(&looks)?,
                page: kept::page(&moment.game, at)?,
                actions: acts.collect::<Answer<_>>()?,
                branch: Some((open.id(), step)),
            };
            (game, open.opening().clone(), open.moments(at))
        };
        let (kept, line) = self.store.add_game(game).await?;
        self.seat(kept, opening, moments, line).await
    }

    pub(crate) async fn rename_game(&self, id: GameId, name: Option<&str>) -> Answer<()> {
        let name = beginning::name("name", name)?;
        self.store.rename_game(id, name.clone()).await?;
        if let Some(open) = self
            .open
            .lock()
            .await
            .as_mut()
            .filter(|open| open.id() == id)
        {
            open.rename(name);
        }
        Ok(())
    }

    /// Takes a game off the list, closing it when it is open.
    pub(crate) async fn delete_game(&self, id: GameId) -> Answer<()> {
        let mut open = self.open.lock().await;
        self.store.delete_game(id).await?;
        open.take_if(|open| open.id() == id);
        Ok(())
    }

    pub(crate) async fn restore_game(&self, id: GameId) -> Answer<()> {
        Ok(self.store.restore_game(id).await?)
    }

    pub(crate) async fn why(&self, action: Action) -> Answer<Verdict> {
        self.ask(|open| Ok(choice::verdict(open.shown(), &action)))
            .await
    }

    pub(crate) async fn feature(&self, place: Place) -> Answer<feature::FeatureReport> {
        self.ask(|open| feature::feature(open.shown(), place)).await
    }

    pub(crate) async fn cell(&self, cell: Cell) -> Answer<cell::CellReport> {
        self.ask(|open| Ok(cell::cell(open.shown(), cell))).await
    }

    pub(crate) async fn log(&self, since: u32) -> Answer<Vec<LogEntry>> {
        self.ask(|open| Ok(open.log(since as usize))).await
    }

    async fn ask<T>(&self, question: impl FnOnce(&OpenGame) -> Answer<T>) -> Answer<T> {
        question(self.open.lock().await.as_ref().ok_or(NO_GAME)?)
    }

    /// Changes the open game and shows it, with its log from the step on that the change names.
    async fn change(
        &self,
        change: impl AsyncFnOnce(&Self, &mut OpenGame) -> Answer<usize>,
    ) -> Answer<GameView> {
        let mut open = self.open.lock().await;
        let open = open.as_mut().ok_or(NO_GAME)?;
        let since = change(self, open).await?;
        Ok(game::game(open, since))
    }
}

const NO_GAME: AppError = AppError::NotFound {
    what: Lacking::OpenGame,
};
const NO_STEP: AppError = AppError::NotFound {
    what: Lacking::Step,
};
