//! What was played in the open game since a recording began, turn by turn.

use super::{NO_GAME, NO_STEP, Session};
use crate::error::Result;
use ::workshop::lesson_op::RecordedTurn;
use content::record::PlayedDecision;
use store::game::GameId;
use tutor::desk;

impl Session {
    /// The turns that were finished behind these decisions, up to where the game stands. Refused when they are not how
    /// the game began.
    pub(crate) async fn recorded(
        &self,
        game: GameId,
        before: Vec<PlayedDecision>,
    ) -> Result<Vec<RecordedTurn>> {
        let asking = || "what was recorded in it".to_owned();
        self.open
            .ask(asking, move |open| {
                if open.id() != game {
                    return Err(NO_GAME);
                }
                let history = open.history();
                let mut decisions = Vec::new();
                for step in 1..=history.head() {
                    let moment = history.moment(step).ok_or(NO_STEP)?;
                    let turn = history.game_at(step - 1)?.state().turn;
                    let decision = moment.decision.ok_or(NO_STEP)?;
                    decisions.push((turn, decision.player, decision.action));
                }
                let is_same = |(before, done): (&PlayedDecision, &(u16, _, _))| {
                    before.player == done.1 && before.action.meant(history.now().table()) == done.2
                };
                let is_short = decisions.len() < before.len();
                if is_short || !before.iter().zip(&decisions).all(is_same) {
                    return Err(NO_GAME);
                }
                let now = history.now();
                let under_way = (!now.is_over()).then_some(now.state().turn);
                Ok(desk::turns(&decisions[before.len()..], under_way))
            })
            .await
    }
}
