//! The one open game and everything that is done with it: each change is kept before it is answered. It
//! must not know the window; who wants to hear of changes is told.

mod beginning;
mod change;
mod files;
mod guard;
mod kept;
mod minds;
pub(crate) mod open_game;
#[cfg(test)]
mod tests;

use crate::error::{AppError, Lacking};
use crate::view::choice::{self, Verdict};
use crate::view::game::{self, GameView};
use crate::view::shelf::{GameSummary, NewGame};
use crate::view::{cell, feature};
use change::{Change, Keep, shown};
use content::library::Library;
use content::record::Opening;
use guard::guarded;
pub(crate) use minds::{Mind, Pauses, usual as usual_minds, usual_pauses};
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
    pauses: Pauses,
    announce: Announce,
}

type Answer<T> = Result<T, AppError>;

impl Session {
    pub(crate) fn new(
        store: Store,
        exports: Option<PathBuf>,
        mind: Mind,
        pauses: Pauses,
        announce: Announce,
    ) -> Self {
        Self {
            store,
            exports,
            open: Arc::default(),
            numbers: Numbers::default(),
            mind,
            pauses,
            announce,
        }
    }

    /// Begins a game, keeps it and opens it.
    pub(crate) async fn new_game(&self, new: NewGame) -> Answer<GameView> {
        let (opening, looks) = beginning::opening(Library::built_in(), &new)?;
        let name = beginning::name("name", new.name.as_deref())?;
        self.begin(name, opening, kept::text(&looks)?).await
    }

    /// Begins a game with the seats, tiles and rules of another one, keeps it and opens it.
    pub(crate) async fn play_again(&self, id: GameId) -> Answer<GameView> {
        let (old, _) = self.store.game(id).await?;
        let opening = beginning::again(kept::opening(&old.setup)?);
        self.begin(old.name, opening, old.looks).await
    }

    async fn begin(
        &self,
        name: Option<String>,
        opening: Opening,
        looks: String,
    ) -> Answer<GameView> {
        let setup = kept::text(&opening)?;
        let (first, page) = guarded(
            || format!("beginning {setup}"),
            || {
                let first = beginning::first_moment(Library::built_in(), &opening)?;
                let page = kept::page(&first.game, 0)?;
                Ok((first, page))
            },
        )?;
        let game = store::game::NewGame {
            name,
            setup,
            looks,
            page,
            actions: Vec::new(),
            branch: None,
        };
        let (kept, line) = self.store.add_game(game).await?;
        self.seat(kept, opening, vec![first], line).await
    }

    /// Every game that is not deleted, the one played last first.
    pub(crate) async fn games(&self) -> Answer<Vec<GameSummary>> {
        let games = self.store.games().await?.into_iter();
        let summary = |game| kept::summary(Library::built_in(), game);
        guarded(
            || "listing the games".to_owned(),
            || Ok(games.map(summary).collect()),
        )
    }

    pub(crate) async fn open_game(&self, id: GameId) -> Answer<GameView> {
        let (kept, line) = self.store.game(id).await?;
        let opening = kept::opening(&kept.setup)?;
        let played = line.acts.iter().map(|(_, act)| kept::played(act));
        let played = played.collect::<Answer<Vec<_>>>()?;
        let moments = guarded(
            || format!("replaying game {}", id.0),
            || {
                let first = beginning::first_moment(Library::built_in(), &opening)?;
                // Each was kept because the rules had allowed it.
                replay(first, played).map_err(kept::no_longer)
            },
        )?;
        self.seat(kept, opening, moments, line).await
    }

    async fn seat(
        &self,
        kept: store::game::Game,
        opening: Opening,
        moments: Vec<Moment>,
        line: store::action::Line,
    ) -> Answer<GameView> {
        let id = kept.id.0;
        let numbers = self.numbers.clone();
        let (next, view) = guarded(
            || format!("opening game {id}"),
            || {
                let facts = kept::facts(&kept, &opening, &moments[0].game);
                let sitters = kept::sitters(&opening, &kept.looks);
                let ids = line.acts.into_iter().map(|(id, _)| id).collect();
                let mut next =
                    OpenGame::new(facts, opening, sitters, moments, ids, line.head, numbers);
                next.send_bot();
                let view = game::game(&next, 0);
                Ok((next, view))
            },
        )?;
        let mut open = self.open.lock().await;
        self.let_bot_think(open.insert(next));
        Ok(view)
    }

    /// The open game with all of its log, such as after the window was loaded again.
    pub(crate) async fn current_game(&self) -> Answer<Option<GameView>> {
        let open = self.open.lock().await;
        open.as_ref().map(|open| shown(open, 0)).transpose()
    }

    /// Takes a decision; once this answers, it is kept.
    pub(crate) async fn decide(&self, revision: u32, action: Action) -> Answer<GameView> {
        let doing = || format!("deciding {action:?}");
        self.change(doing, |open| {
            open.demand(revision)?;
            play(open, action)
        })
        .await
    }

    pub(crate) async fn undo(&self) -> Answer<GameView> {
        let doing = || "taking back".to_owned();
        self.change(doing, |open| {
            let step = open.undo_step().ok_or(NO_STEP)?;
            let keep = stand_at(open, step)?;
            let since = step + 1;
            Ok(Change { since, keep })
        })
        .await
    }

    pub(crate) async fn redo(&self) -> Answer<GameView> {
        let doing = || "doing again".to_owned();
        self.change(doing, |open| {
            let since = open.head() + 1;
            let step = open.redo_step().ok_or(NO_STEP)?;
            let keep = stand_at(open, step)?;
            Ok(Change { since, keep })
        })
        .await
    }

    /// Shows a step of the game without changing it; the latest when none is named.
    pub(crate) async fn look_at(&self, step: Option<u32>) -> Answer<GameView> {
        let doing = || format!("looking at {step:?}");
        self.change(doing, |open| {
            open.look_at(step.map_or(open.head(), |step| step as usize))?;
            Ok(Change {
                since: open.head() + 1,
                keep: Keep::Nothing,
            })
        })
        .await
    }

    /// Begins a game of its own from a step of the open one, and opens it.
    pub(crate) async fn play_on_from(&self, step: u32) -> Answer<GameView> {
        let asking = || format!("playing on from step {step}");
        let branch = self.ask(asking, |open| {
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
            Ok((game, open.opening().clone(), open.moments(at)))
        });
        let (game, opening, moments) = branch.await?;
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
        let asking = || format!("why not {action:?}");
        self.ask(asking, |open| Ok(choice::verdict(open.shown(), &action)))
            .await
    }

    pub(crate) async fn feature(&self, place: Place) -> Answer<feature::FeatureReport> {
        let asking = || format!("feature at {place:?}");
        self.ask(asking, |open| feature::feature(open.shown(), place))
            .await
    }

    pub(crate) async fn cell(&self, cell: Cell) -> Answer<cell::CellReport> {
        let asking = || format!("cell {cell:?}");
        self.ask(asking, |open| Ok(cell::cell(open.shown(), cell)))
            .await
    }
}

/// Goes on by one action of whoever is asked.
fn play(open: &mut OpenGame, action: Action) -> Answer<Change> {
    let (next, played) = open.now().after(action)?;
    let keep = Keep::Act {
        head: open.kept(open.head()),
        act: kept::act(played)?,
        page: kept::page(&next.game, open.head() + 1)?,
    };
    open.advance(next);
    let since = open.head();
    Ok(Change { since, keep })
}

/// Moves the head along the line.
fn stand_at(open: &mut OpenGame, step: usize) -> Answer<Keep> {
    let page = kept::page(open.game_at(step), step)?;
    let (from, to) = (open.kept(open.head()), open.kept(step));
    open.stand_at(step);
    Ok(Keep::Head { from, to, page })
}

const NO_GAME: AppError = AppError::NotFound {
    what: Lacking::OpenGame,
};
const NO_STEP: AppError = AppError::NotFound {
    what: Lacking::Step,
};
