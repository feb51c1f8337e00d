//! What a game is expected to come to from a moment on: played to the end again and again, each time with a bag that
//! might be. Weighs no decision.

use bots::Stop;
use rules::chance::Chance;
use rules::sight::Sight;
use serde::{Deserialize, Serialize};

/// How far ahead of the best of the others a player is in the end, in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ExpectedLead {
    /// On average.
    pub mean: i32,
    /// The standard error of that.
    pub error: i32,
}

/// Far from the end of a long game, no more games are played than lay so many tiles, …
const MOST_TILES: u32 = 1_000;
/// … but so many in any case.
const LEAST_GAMES: u32 = 8;

/// For each player, from so many games at most; nothing when it was stopped.
pub(crate) fn expected(
    sight: &Sight,
    games: u32,
    seed: u64,
    stop: &dyn Stop,
) -> Option<Vec<ExpectedLead>> {
    let mut seeds = Chance::new(seed);
    let mut all: Vec<Vec<i32>> = Vec::new();
    let left = sight.scene().state.left().max(1) as u32;
    for _ in 0..games.min((MOST_TILES / left).max(LEAST_GAMES)).max(2) {
        if stop.is_stopped() {
            return None;
        }
        all.push(ahead(&bots::played_to_the_end(sight, seeds.bits())));
    }
    let seats = all.first().map_or(0, Vec::len);
    let expected = (0..seats).map(|seat| {
        let came_to: Vec<_> = all.iter().map(|ends| f64::from(ends[seat])).collect();
        let count = came_to.len() as f64;
        let mean = came_to.iter().sum::<f64>() / count;
        let squares: f64 = came_to.iter().map(|each| (each - mean).powi(2)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        ExpectedLead {
            mean: (100.0 * mean).round() as i32,
            error: (100.0 * error).round() as i32,
        }
    });
    Some(expected.collect())
}

/// How far each is ahead of the best of the others; whoever plays alone is ahead of nobody.
#[must_use]
pub fn ahead(points: &[i32]) -> Vec<i32> {
    let of = |seat: usize| {
        let others = points
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat);
        points[seat] - others.map(|(_, points)| *points).max().unwrap_or(0)
    };
    (0..points.len()).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::ahead;

    #[test]
    fn everybody_is_held_against_the_best_of_the_others() {
        assert_eq!(ahead(&[40, 55, 50]), [-15, 5, -5]);
        assert_eq!(ahead(&[30]), [30]);
    }
}
