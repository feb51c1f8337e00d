//! The turn of the open game that is looked at, as it began, for whoever makes something of it.

use super::{NO_GAME, NO_STEP, Session};
use crate::error::Result;
use crate::view::seat::Sitter;
use content::number::Whole;
use content::position::PositionSeat;
use rules::game::Game;
use std::sync::Arc;
use store::game::GameId;

/// Where a turn began.
#[derive(Debug, Clone)]
pub struct TurnBeginning {
    pub game: Arc<Game>,
    /// Who sits there, and how their figures look.
    pub seats: Vec<PositionSeat>,
}

impl TurnBeginning {
    /// How many tiles there are to play, the drawn one among them; from a real bag none is drawn yet.
    pub fn tiles(&self) -> u16 {
        let state = self.game.state();
        state.undrawn().len() as u16 + u16::from(state.drawn.is_some())
    }
}

impl Session {
    /// The turn to which a step of the open game belongs, as it began.
    pub async fn moment(&self, game: GameId, step: u32) -> Result<TurnBeginning> {
        let asking = move || format!("the turn at step {step}");
        self.open
            .ask(asking, move |open| {
                if open.id() != game {
                    return Err(NO_GAME);
                }
                let at = open.history().game_at(step as usize)?;
                let turn = at.state().turn;
                // A ransom may be paid before the tile is laid: the earliest moment that can be told is the beginning.
                let mut begun = at.tell().is_some().then_some(at);
                for step in (0..step as usize).rev() {
                    let game = open.history().game_at(step)?;
                    if game.state().turn != turn {
                        break;
                    }
                    begun = game.tell().is_some().then_some(game).or(begun);
                }
                Ok(TurnBeginning {
                    game: begun.ok_or(NO_STEP)?,
                    seats: seats(open.sitters()),
                })
            })
            .await
    }
}

/// Seats as files write them.
pub(crate) fn seats(sitters: &[Sitter]) -> Vec<PositionSeat> {
    let sitters = sitters.iter();
    let seat = sitters.map(|sitter| PositionSeat {
        name: Some(sitter.name.clone()).filter(|name| !name.is_empty()),
        bot: sitter.bot.clone(),
        colour: Whole::new(sitter.look.colour.into()),
        pattern: Some(sitter.look.pattern.into()),
        ..PositionSeat::default()
    });
    seat.collect()
}
