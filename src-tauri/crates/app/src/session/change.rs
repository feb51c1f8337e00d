//! How the open game is asked and changed: one holder serves it, and what a change is to the store is said here.

use super::{NO_GAME, Session, correcting, kept, shown};
use crate::current::{EditGuard, Editable};
use crate::error::{AppError, Result};
use crate::session::open_game::OpenGame;
use crate::view::game::GameView;
use rules::action::Action;
use std::sync::Arc;
use store::Store;
use store::action::{Act, ActionId};
use store::game::Page;

/// A change made to a copy of the open game.
pub(super) struct GameChange {
    /// The step from which on the log is shown.
    pub(super) since: usize,
    /// Nothing where it lasts as long as the game is open.
    pub(super) keep: Option<GameWrite>,
}

/// What the store is given of a change.
pub(crate) enum GameWrite {
    /// One more action, and it is the head.
    Act {
        head: Option<ActionId>,
        after: Option<ActionId>,
        act: Act,
        page: Page,
    },
    /// Several more actions, of which the last is the head.
    Acts {
        head: Option<ActionId>,
        after: Option<ActionId>,
        acts: Vec<Act>,
        page: Page,
    },
    /// A correction was taken back: the head stands where it stood before it, and what it had played is gone,
    /// from its first decision on.
    TakenBack {
        from: Option<ActionId>,
        to: Option<ActionId>,
        gone: Option<ActionId>,
        page: Page,
    },
    /// The head stands elsewhere on its line.
    Head {
        from: Option<ActionId>,
        to: Option<ActionId>,
        page: Page,
    },
}

impl Editable for OpenGame {
    type GameWrite = GameWrite;
    const ABSENT: AppError = NO_GAME;

    fn revision(&self) -> u32 {
        Self::revision(self)
    }

    fn log_name(&self) -> String {
        format!(
            "game {}, {} decisions taken, step {} looked at",
            self.id().0,
            self.head(),
            self.cursor()
        )
    }

    async fn keep(&mut self, store: &Store, keep: GameWrite) -> Result<()> {
        let id = self.id();
        match keep {
            GameWrite::Act {
                head,
                after,
                act,
                page,
            } => self.keep_as(store.append_action(id, head, after, act, page).await?),
            GameWrite::Acts {
                head,
                after,
                acts,
                page,
            } => {
                let ids = store.append_actions(id, head, after, acts, page).await?;
                for id in ids {
                    self.keep_as(id);
                }
            }
            GameWrite::TakenBack {
                from,
                to,
                gone,
                page,
            } => store.take_back(id, from, to, gone, page).await?,
            GameWrite::Head { from, to, page } => store.move_head(id, from, to, page).await?,
        }
        Ok(())
    }
}

impl Session {
    /// Changes the open game and shows it.
    pub(super) async fn change(
        &self,
        doing: impl FnOnce() -> String,
        change: impl FnOnce(&mut OpenGame) -> Result<GameChange> + Send + 'static,
    ) -> Result<GameView> {
        let turn = self.open.turn().await;
        self.change_in(&turn, doing, change).await
    }

    /// A game that cannot be shown is not written either: nobody could leave the step again.
    pub(super) async fn change_in(
        &self,
        turn: &EditGuard<'_, OpenGame>,
        doing: impl FnOnce() -> String,
        change: impl FnOnce(&mut OpenGame) -> Result<GameChange> + Send + 'static,
    ) -> Result<GameView> {
        let before = turn.now()?;
        let changed = turn.change(doing, move |next| {
            let GameChange { since, keep } = change(next)?;
            next.send_bot();
            Ok((shown::game(next, since), keep))
        });
        let view = changed.await?;
        let now = turn.now()?;
        if now.bot_task() != before.bot_task() {
            self.let_bot_think(&now);
        }
        Ok(view)
    }

    /// The open game as it is, or the fault of ours that keeps it from being shown.
    pub(super) async fn shown(
        &self,
        since: impl FnOnce(&OpenGame) -> usize + Send + 'static,
    ) -> Result<GameView> {
        let showing = || "showing it".to_owned();
        self.open
            .ask(showing, |open| Ok(shown::game(open, since(open))))
            .await
    }
}

/// Goes on by one action of whoever is asked; or decides anew what is being corrected.
pub(super) fn play(open: &mut OpenGame, action: Action) -> Result<GameChange> {
    if open.correcting().is_open() {
        return correcting::correct(open, action, false);
    }
    let (head, after) = (open.kept_head(), open.kept(open.head()));
    let written = Arc::clone(open.history().now());
    let played = open.play(action)?;
    let keep = GameWrite::Act {
        head,
        after,
        act: kept::act(&played)?,
        page: kept::page(open.history().now(), open.head(), Some(&written))?,
    };
    Ok(GameChange {
        since: open.head(),
        keep: Some(keep),
    })
}

/// Moves the head along the line.
pub(super) fn stand_at(open: &mut OpenGame, step: usize) -> Result<GameWrite> {
    let (from, to) = (open.kept_head(), open.kept(step));
    let written = Arc::clone(open.history().now());
    open.stand_at(step)?;
    let page = kept::page(open.history().now(), step, Some(&written))?;
    Ok(GameWrite::Head { from, to, page })
}
