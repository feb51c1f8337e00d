//! What was played in the open game since a recording began: turn by turn, or decision by decision.

use super::{NO_GAME, NO_STEP, Session};
use crate::error::Result;
use ::workshop::lesson_op::{RecordedDecision, RecordedTurn};
use content::record::PlayedDecision;
use rules::action::Action;
use rules::ground::PlayerId;
use rules::history::History;
use store::game::GameId;
use tutor::desk;

/// A decision with the number of the turn in which it was taken.
type Taken = (u16, PlayerId, Action);

impl Session {
    /// The turns that were finished behind these decisions, up to where the game stands. Refused when they are not how
    /// the game began.
    pub(crate) async fn recorded(
        &self,
        game: GameId,
        before: Vec<PlayedDecision>,
    ) -> Result<Vec<RecordedTurn>> {
        self.since(game, before, desk::turns).await
    }

    /// Every decision that was taken behind these, finished turn or not.
    pub(crate) async fn decided(
        &self,
        game: GameId,
        before: Vec<PlayedDecision>,
    ) -> Result<Vec<RecordedDecision>> {
        let decided = |since: &[Taken], _| {
            let decisions = since.iter().map(|(_, player, act)| RecordedDecision {
                player: usize::from(*player) as u8,
                act: *act,
            });
            decisions.collect()
        };
        self.since(game, before, decided).await
    }

    /// Reads what was decided behind these decisions, and which turn is under way.
    async fn since<T: Send + 'static>(
        &self,
        game: GameId,
        before: Vec<PlayedDecision>,
        read: impl FnOnce(&[Taken], Option<u16>) -> T + Send + 'static,
    ) -> Result<T> {
        let asking = || "what was recorded in it".to_owned();
        self.open
            .ask(asking, move |open| {
                if open.id() != game {
                    return Err(NO_GAME);
                }
                let decisions = taken(open.history())?;
                let is_same = |(before, done): (&PlayedDecision, &Taken)| {
                    let table = open.history().now().table();
                    before.player == done.1 && before.action.meant(table) == done.2
                };
                let is_short = decisions.len() < before.len();
                if is_short || !before.iter().zip(&decisions).all(is_same) {
                    return Err(NO_GAME);
                }
                let now = open.history().now();
                let under_way = (!now.is_over()).then_some(now.state().turn);
                Ok(read(&decisions[before.len()..], under_way))
            })
            .await
    }
}

/// Everything that was decided up to where a game stands.
fn taken(history: &History) -> Result<Vec<Taken>> {
    let step = |step| {
        let moment = history.moment(step).ok_or(NO_STEP)?;
        let turn = history.game_at(step - 1)?.state().turn;
        let decision = moment.decision.ok_or(NO_STEP)?;
        Ok((turn, decision.player, decision.action))
    };
    (1..=history.head()).map(step).collect()
}
