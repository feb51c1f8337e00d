//! From a board of a scenario to a table that a game can start on. Knows in which order tiles are drawn; whether
//! the position is possible the rules judge.

use super::written::DeckEnd;
use super::{Deck, ScenarioBoard};
use crate::beginning::GameSetup;
use crate::library::Library;
use crate::number::Whole;
use crate::opening::{self, OpenedTable};
use crate::problem::Problem;

impl Library {
    /// Prepares a board; `seed` shuffles where the real bag is drawn from. Paths begin at the board.
    ///
    /// # Errors
    /// With every fault that can be told before the rules look at the position.
    pub fn open_board(
        &self,
        board: &ScenarioBoard,
        seed: u32,
    ) -> Result<OpenedTable, Vec<Problem>> {
        let mut opening = board.setup.clone();
        match &board.deck {
            Some(deck) => opening.deck = Some(self.draws(&opening, deck, seed)?),
            None if opening.deck.is_none() && opening.seed.is_none() => {
                opening.seed = Whole::new(seed.into());
            }
            None => {}
        }
        self.open(&opening)
    }

    /// The whole order of draws: what is written out, then what is left of the bag.
    fn draws(
        &self,
        opening: &GameSetup,
        deck: &Deck,
        seed: u32,
    ) -> Result<Vec<String>, Vec<Problem>> {
        let seed = match deck.then {
            None | Some(DeckEnd::End) => return Ok(deck.draws.clone()),
            Some(DeckEnd::Seeded) => opening.seed.map_or(0, Whole::get),
            Some(DeckEnd::Bag) => seed,
        };
        let mut bag = self.bag_of(&opening.mix)?;
        let start = opening::start(opening, &mut bag)?;
        let table = self.table(opening, &[], &bag, (&start, &deck.draws))?;
        Ok(bag.in_order(&deck.draws, seed, &table))
    }
}
