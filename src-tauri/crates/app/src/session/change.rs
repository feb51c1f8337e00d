//! How the open game is asked and changed: on a copy, behind the wall, and kept before it takes the place of
//! what was there. It must not know what the changes are.

use super::{Answer, NO_GAME, Session};
use crate::session::open_game::OpenGame;
use crate::view::game::{self, GameView};
use crate::wall::apart;
use store::action::{Act, ActionId};
use store::game::Page;

/// A change made to a copy of the open game.
pub(super) struct Change {
    /// The step from which on the log is shown.
    pub(super) since: usize,
    pub(super) keep: Keep,
}

/// What the store is told of a change.
pub(super) enum Keep {
    /// Nothing: it lasts as long as the game is open.
    Nothing,
    /// One more action, and it is the head.
    Act {
        head: Option<ActionId>,
        after: Option<ActionId>,
        act: Act,
        page: Page,
    },
    /// The head stands elsewhere on its line.
    Head {
        from: Option<ActionId>,
        to: Option<ActionId>,
        page: Page,
    },
}

impl Session {
    /// Asks the open game without changing it.
    pub(super) async fn ask<T>(
        &self,
        asking: impl FnOnce() -> String,
        question: impl FnOnce(&OpenGame) -> Answer<T> + Send + 'static,
    ) -> Answer<T>
    where
        T: Send + 'static,
    {
        let open = self.open.lock().await;
        let open = open.as_ref().ok_or(NO_GAME)?.clone();
        let asking = at_step(&open, &asking());
        apart(move || asking, move || question(&open)).await
    }

    /// Changes the open game and shows it.
    pub(super) async fn change(
        &self,
        doing: impl FnOnce() -> String,
        change: impl FnOnce(&mut OpenGame) -> Answer<Change> + Send + 'static,
    ) -> Answer<GameView> {
        let mut open = self.open.lock().await;
        let open = open.as_mut().ok_or(NO_GAME)?;
        self.change_open(open, doing, change).await
    }

    /// Whatever goes wrong, and wherever, the open game is what it was before. A game that cannot be shown
    /// is not kept either: nobody could leave the step again.
    pub(super) async fn change_open(
        &self,
        open: &mut OpenGame,
        doing: impl FnOnce() -> String,
        change: impl FnOnce(&mut OpenGame) -> Answer<Change> + Send + 'static,
    ) -> Answer<GameView> {
        let (mut next, doing) = (open.clone(), at_step(open, &doing()));
        let changed = apart(
            move || doing,
            move || {
                let Change { since, keep } = change(&mut next)?;
                next.send_bot();
                let view = game::game(&next, since);
                Ok((next, view, keep))
            },
        );
        let (mut next, view, keep) = changed.await?;
        match keep {
            Keep::Nothing => {}
            Keep::Act {
                head,
                after,
                act,
                page,
            } => {
                let id = self.store.append_action(next.id(), head, after, act, page);
                next.keep_as(id.await?);
            }
            Keep::Head { from, to, page } => {
                self.store.move_head(next.id(), from, to, page).await?;
            }
        }
        let sent = next.errand() != open.errand();
        *open = next;
        if sent {
            self.let_bot_think(open);
        }
        Ok(view)
    }
}

/// The open game as it is, or the fault of ours that keeps it from being shown.
pub(super) async fn shown(open: &OpenGame, since: usize) -> Answer<GameView> {
    let (open, doing) = (open.clone(), at_step(open, "showing it"));
    apart(move || doing, move || Ok(game::game(&open, since))).await
}

fn at_step(open: &OpenGame, doing: &str) -> String {
    format!(
        "game {}, {} decisions taken, step {} looked at, {doing}",
        open.id().0,
        open.head(),
        open.cursor()
    )
}
