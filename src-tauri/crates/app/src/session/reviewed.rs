//! A kept game that is over, from its beginning to its head, for whoever looks at it again.

use super::{Session, adjusting, beginning, kept};
use crate::catch_panics::run_blocking;
use crate::error::{AppError, MissingThing, Result};
use crate::session::open_game::replay_allowed;
use content::record::{PlayedDecision, Record};
use rules::history::History;
use std::sync::Arc;
use store::action::ActionId;
use store::game::{GameId, GameRow};

/// A game that is over.
pub(crate) struct FinishedGame {
    pub(crate) kept: GameRow,
    pub(crate) record: Record,
    /// How it began.
    pub(crate) begun: Arc<rules::game::Game>,
    /// What was decided, up to its head.
    pub(crate) played: Vec<PlayedDecision>,
    /// It stands at its end.
    pub(crate) history: History,
    /// The decision that led there.
    pub(crate) head: Option<ActionId>,
}

impl Session {
    /// A kept game that is over; whether or not it is open.
    pub(crate) async fn finished(&self, id: GameId) -> Result<FinishedGame> {
        let (kept, lines, record) = self.kept(id).await?;
        let library = self.library();
        run_blocking(
            move || format!("playing game {} again", id.0),
            move || {
                let mut played = kept::history(&lines);
                played.truncate(lines.head);
                let begun = beginning::history(&library, &record);
                let mut history = begun.map_err(kept::no_longer)?;
                let begun = Arc::clone(history.now());
                let actions = played.iter().cloned();
                replay_allowed(actions, |played| adjusting::play_on(&mut history, played))?;
                if !history.now().is_over() || history.head() != played.len() {
                    let what = MissingThing::End;
                    return Err(AppError::NotFound { what });
                }
                let acts = &lines.acts[..lines.head];
                Ok(FinishedGame {
                    head: acts.last().map(|(id, _)| *id),
                    kept,
                    record,
                    begun,
                    played,
                    history,
                })
            },
        )
        .await
    }
}
