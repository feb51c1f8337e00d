//! A record played again, up to its end or to the first action that the rules refuse.
//! Knows the order of actions; what they do is known to the rules.

use crate::problem::{Problem, What};
use crate::record::PlayedDecision;
use rules::event::Event;
use rules::game::Game;
use rules::reason::Rejection;

/// An action of a record that the rules refuse.
#[derive(Clone, Debug)]
pub struct RefusedAction {
    /// Its number in the record.
    pub number: usize,
    /// Why.
    pub rejection: Rejection,
}

impl RefusedAction {
    /// The fault of the record.
    pub fn problem(&self) -> Problem {
        let at = format!("actions[{}]", self.number);
        Problem::error(at, What::refused(&self.rejection))
    }
}

/// Plays actions; `hear` is told what each of them brings about.
///
/// # Errors
/// At the first action that is refused; the game stands as it stood before that.
pub fn play(
    game: &mut Game,
    actions: &[PlayedDecision],
    mut hear: impl FnMut(Vec<Event>),
) -> Result<(), RefusedAction> {
    for (number, played) in actions.iter().enumerate() {
        let events = step(game, played).map_err(|rejection| RefusedAction { number, rejection })?;
        hear(events);
    }
    Ok(())
}

/// Plays one decision, and gives and takes what the table agreed on after it.
///
/// # Errors
/// With every reason against the decision; the game stands as it stood before.
pub fn step(game: &mut Game, played: &PlayedDecision) -> Result<Vec<Event>, Rejection> {
    let events = game.apply(played.player, played.action.meant(game.table()))?;
    for one in &played.adjusted {
        game.adjust(one.player.get(), one.points.get());
    }
    Ok(events)
}
