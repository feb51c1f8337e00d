//! A decision of a game that is over, handed to Practice to be asked again.

#[cfg(test)]
mod tests;

use super::Reviews;
use crate::catch_panics::run_blocking;
use crate::error::{AppError, MissingThing, Result};
use crate::lesson::own_questions::is_torn;
use crate::session::reviewed::FinishedGame;
use crate::session::{kept, moment};
use crate::view::review::AskAgainOutcome;
use ::practice::{BoardDecision, CutDecision, DecidedTable, MeantMove};
use rules::action::{Action, Phase};
use rules::game::Game;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::game::GameId;
use store::question::{NewQuestion, QuestionId, QuestionRow};

/// The questions that are there, by what is the same for the same question.
pub(super) type Marks = BTreeMap<String, QuestionId>;

impl Reviews {
    /// Has Practice ask a decision again; the same one is never kept twice.
    pub async fn ask_again(&self, id: GameId, step: u32) -> Result<AskAgainOutcome> {
        let finished = self.session.finished(id).await?;
        let absent = AppError::NotFound {
            what: MissingThing::Step,
        };
        let known = self.store.questions().await?;
        let judged = run_blocking(
            move || format!("judging decision {step} of game {} anew", id.0),
            move || {
                let asked = Cutter::of(&finished)?.cut(step as usize).ok_or(absent)?;
                let mark = asked.mark();
                let same: Vec<_> = known.into_iter().filter(|it| it.new.mark == mark).collect();
                if let Some(it) = same.iter().find(|it| !is_torn(it)) {
                    return Ok(Err(AskAgainOutcome::Asked { question: it.id.0 }));
                }
                let turn = finished.history.game_at(step as usize)?.state().turn;
                let Some(own) = asked.judged() else {
                    return Ok(Err(AskAgainOutcome::Level));
                };
                let new = NewQuestion {
                    game: id,
                    step,
                    turn,
                    name: finished.kept.name.clone(),
                    mark,
                    body: own.text(),
                };
                Ok(Ok((new, same.iter().map(|it| it.id).collect())))
            },
        );
        match judged.await? {
            Err(known) => Ok(known),
            Ok((new, torn)) => {
                let kept = self.store.add_question(new, torn).await?;
                Ok(AskAgainOutcome::Asked {
                    question: kept.id.0,
                })
            }
        }
    }

    /// What Practice asks already.
    pub(super) async fn marks(&self) -> Result<Marks> {
        let questions = self.store.questions().await?.into_iter();
        let sound = questions.filter(|it| !is_torn(it));
        Ok(sound
            .map(|QuestionRow { id, new, .. }| (new.mark, id))
            .collect())
    }
}

/// Cuts decisions out of a game.
pub(super) struct Cutter<'a> {
    finished: &'a FinishedGame,
    designs: serde_json::Value,
    seats: Vec<content::position::PositionSeat>,
}

impl<'a> Cutter<'a> {
    pub(super) fn of(finished: &'a FinishedGame) -> Result<Self> {
        Ok(Self {
            finished,
            designs: serde_json::to_value(&finished.record.designs).map_err(AppError::bug)?,
            seats: moment::seats(&kept::sitters(&finished.record.setup.players)),
        })
    }

    /// A decision as it can be asked: which tile goes where, or who goes with it. Nothing for any other.
    pub(super) fn cut(&self, step: usize) -> Option<CutDecision> {
        let at = self.at(step)?;
        let taken = self.action(step)?;
        let (tile, decided) = match at.phase() {
            Phase::Tile => {
                let next = self.at(step + 1);
                let follows = next
                    .filter(|next| next.phase() == Phase::Figure && next.to_move() == at.to_move());
                let then = follows.and_then(|_| self.action(step + 1));
                (
                    step,
                    BoardDecision::Tile(MeantMove {
                        action: taken,
                        then,
                    }),
                )
            }
            Phase::Figure => {
                let tile = step.checked_sub(1)?;
                let action = self.action(tile)?;
                if !matches!(action, Action::Tile { .. }) {
                    return None;
                }
                let then = Some(taken);
                (tile, BoardDecision::Figure(MeantMove { action, then }))
            }
            _ => return None,
        };
        let before = self.at(tile)?;
        let of = DecidedTable {
            designs: &self.designs,
            seats: &self.seats,
        };
        CutDecision::of(&before, decided, of)
    }

    fn at(&self, step: usize) -> Option<Arc<Game>> {
        self.finished.history.game_at(step).ok()
    }

    fn action(&self, step: usize) -> Option<Action> {
        let played = self.finished.played.get(step)?;
        Some(played.action.meant(self.finished.begun.table()))
    }
}
