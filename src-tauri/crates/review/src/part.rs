//! What is found of one part of a game: the luck of its draw, what was expected, what each decision gave away. A function
//! of the part, the depth and the seed.

use crate::decision::{self, Decision};
use crate::depth::Depth;
use crate::expected::{ExpectedLead, expected};
use crate::luck::{Luck, WeighedDraw};
use crate::subject::Stretch;
use bots::{Budget, Stop};
use rules::chance::Chance;
use rules::ground::PlayerId;
use rules::tile::TypeId;

/// From one drawn tile up to the next.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The turn of the game; a turn of two tiles has two parts.
    pub turn: u16,
    /// Whose turn it is.
    pub player: PlayerId,
    /// What was drawn.
    pub tile: Option<TypeId>,
    /// How lucky that was; nothing where nothing else could have come.
    pub luck: Option<Luck>,
    /// What each player is expected to come to, with the tile in hand.
    pub expected: Vec<ExpectedLead>,
    /// What was decided.
    pub decisions: Vec<Decision>,
}

/// Nothing when it was stopped.
pub(crate) fn review(stretch: &Stretch, depth: Depth, seed: u64, stop: &dyn Stop) -> Option<Part> {
    let mut seeds = Chance::new(seed);
    let first = stretch.moments.first()?;
    let expected = expected(&first.sight, depth.outcomes, seeds.bits(), stop)?;
    let budget = Budget::until(stop);
    let mut decisions = Vec::with_capacity(stretch.moments.len());
    for moment in &stretch.moments {
        let decision = decision::review(moment, depth.games, seeds.bits(), &budget)?;
        decisions.push(decision);
    }
    let before = stretch.before.as_ref().zip(stretch.tile);
    let luck = match before.and_then(|(before, tile)| WeighedDraw::new(before, tile)) {
        Some(draw) => Some(draw.luck(stretch.player, depth.bags, seeds.bits(), stop)?),
        None => None,
    };
    Some(Part {
        turn: stretch.turn,
        player: stretch.player,
        tile: stretch.tile,
        luck,
        expected,
        decisions,
    })
}
