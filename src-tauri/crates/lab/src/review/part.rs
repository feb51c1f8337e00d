//! What is found of one part of a game: the luck of its draw, what was expected, what each decision gave away. A function
//! of the part, the depth and the seed.

use super::decision::{self, ReviewDecision};
use super::depth::Depth;
use super::luck::{Luck, WeighedDraw};
use super::subject::TurnSpan;
use bots::{Budget, ExpectedLead, StopSignal, estimate};
use rules::chance::Chance;
use rules::ground::PlayerId;
use rules::sight::PlayerView;
use rules::tile::TypeId;

/// From one drawn tile up to the next.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewPart {
    /// The turn of the game; a turn of two tiles has two parts.
    pub turn: u16,
    /// Whose turn it is.
    pub player: PlayerId,
    /// What was drawn.
    pub tile: Option<TypeId>,
    /// How lucky that was; nothing where nothing else could have come.
    pub luck: Option<Luck>,
    /// How far ahead each player is expected to end, if the best that was found is done with the tile in hand.
    pub expected: Vec<ExpectedLead>,
    /// What was decided.
    pub decisions: Vec<ReviewDecision>,
}

/// Nothing when it was stopped.
pub(crate) fn review(
    stretch: &TurnSpan,
    depth: Depth,
    seed: u64,
    stop: &dyn StopSignal,
) -> Option<ReviewPart> {
    let mut seeds = Chance::new(seed);
    let first = stretch.moments.first()?;
    let seed_of_the_end = seeds.bits();
    let budget = Budget::until(stop);
    let mut decisions = Vec::with_capacity(stretch.moments.len());
    for moment in &stretch.moments {
        let decision = decision::review(moment, depth.games, seeds.bits(), &budget)?;
        decisions.push(decision);
    }
    let expected = who_is_ahead(
        &first.sight,
        &mut decisions,
        depth,
        seed_of_the_end,
        &budget,
    )?;
    let before = stretch.before.as_ref().zip(stretch.tile);
    let luck = match before.and_then(|(before, tile)| WeighedDraw::new(before, tile)) {
        Some(draw) => Some(draw.luck(stretch.player, depth.bags, seeds.bits(), stop)?),
        None => None,
    };
    Some(ReviewPart {
        turn: stretch.turn,
        player: stretch.player,
        tile: stretch.tile,
        luck,
        expected,
        decisions,
    })
}

/// Plays the part's first position on from the best that was found, and takes over from there what every decision of the
/// part led to: one estimate for all of them, so that no two numbers of one moment differ.
fn who_is_ahead(
    first: &PlayerView,
    decisions: &mut [ReviewDecision],
    depth: Depth,
    seed: u64,
    budget: &Budget<'_>,
) -> Option<Vec<ExpectedLead>> {
    let best = decisions.first()?;
    let played: Vec<_> = std::iter::once(best.best).chain(best.then).collect();
    let estimate = estimate(first, &played, depth.outcomes, seed, budget)?;
    let expected = estimate.of_all();
    let mut given_up = vec![0; expected.len()];
    for decision in decisions {
        let player = usize::from(decision.player);
        decision.estimate(&estimate, given_up[player]);
        if decision.is_clear() {
            for (other, given_up) in given_up.iter_mut().enumerate() {
                if other == player {
                    *given_up += decision.lost;
                } else if expected.len() == 2 {
                    *given_up -= decision.lost;
                }
            }
        }
    }
    Some(expected)
}
