//! Games that differ in their seeds alone: their set-up is judged once, and each begins in the memory of the one before.

use crate::event::EventSink;
use crate::game::Game;
use crate::position;
use crate::setup::{Setup, SetupProblem};
use crate::state::State;
use crate::table::Table;
use std::sync::Arc;

/// One game after the other.
#[derive(Debug)]
pub struct GameSeries {
    setup: Setup,
    /// Before the first step of any game.
    start: State,
    game: Game,
}

impl GameSeries {
    /// Sets the games up.
    ///
    /// # Errors
    /// With every fault of an impossible position.
    pub fn new(table: Arc<Table>, setup: Setup) -> Result<Self, Vec<SetupProblem>> {
        let start = position::set_up(&table, &setup)?;
        let state = start.clone();
        let game = Game { table, state };
        Ok(Self { setup, start, game })
    }

    /// The game whose bag this seed shuffles, at its first decision. It takes the place of the one before.
    pub fn begin(&mut self, seed: u32) -> &mut Game {
        self.setup.seed = seed;
        let Game { table, state } = &mut self.game;
        state.clone_from(&self.start);
        // Nothing else in a position hangs on the seed.
        state.pile = position::pile(table, &self.setup);
        self.game.start(&self.setup, &mut EventSink::silent());
        &mut self.game
    }
}
