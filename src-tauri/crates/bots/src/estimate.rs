//! Who is ahead, and how likely each player is to win: the one estimate behind hints, blunder questions and reviews.
//!
//! The game is played to its end many times, by Steady at every seat, each time with a bag that might be. So what one of
//! two players is ahead the other is behind, and nobody is ahead just for having followers at home.

use crate::BotKind;
use crate::budget::Budget;
use crate::numbers::are_many;
use rules::action::Action;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::ground::PlayerId;
use rules::sight::PlayerView;
use serde::{Deserialize, Serialize};
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Who is assumed to play on, at every seat.
pub const PLAYS_ON: BotKind = BotKind::Steady;

/// The version of the measure: what was kept of an older one is worked out anew.
pub const MEASURE: u32 = 1;

/// A table with few expansions plays so many tiles for one estimate, one with many so many: about half a second of a
/// processor for a position at the start of a game of two, …
const TILES: u32 = 7_000;
const TILES_OF_MANY: u32 = 3_500;
/// … but so many games in any case, and never more than these.
const LEAST_GAMES: u32 = 24;
const MOST_GAMES: u32 = 100;

/// How far ahead of the best of the others a player ends, and how likely the player is to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub struct ExpectedLead {
    /// On average, in hundredths of a point.
    pub mean: i32,
    /// The standard error of that.
    pub error: i32,
    /// The chance to win, in thousandths; nothing for somebody who plays alone.
    pub chance: Option<u16>,
}

/// What the games came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// For each game, how far each player was ahead of the best of the others at its end, in points.
    leads: Vec<Vec<i32>>,
    /// How many tiles are left to be drawn in the position.
    left: u32,
}

/// How many games are played for an estimate of a position at most.
#[must_use]
pub fn games_to_the_end(sight: &PlayerView) -> u32 {
    let context = sight.context();
    let tiles = if are_many(context.table.expansions) {
        TILES_OF_MANY
    } else {
        TILES
    };
    let left = context.state.left().max(1) as u32;
    (tiles / left).clamp(LEAST_GAMES, MOST_GAMES)
}

/// Plays a position to its end after these decisions, in as many games as its table allows, but no more than `most`.
/// Nothing when it was stopped. The answer does not depend on how many threads share the games.
#[must_use]
pub fn estimate(
    sight: &PlayerView,
    decisions: &[Action],
    most: u32,
    seed: u64,
    budget: &Budget<'_>,
) -> Option<Estimate> {
    let mut seeds = Chance::new(seed);
    let games = games_to_the_end(sight).min(most).max(2);
    let seeds: Vec<_> = (0..games).map(|_| seeds.bits()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut leads = Vec::new();
        while let Some(seed) = seeds.get(next.fetch_add(1, Ordering::Relaxed)) {
            if budget.is_stopped() {
                return None;
            }
            leads.push(ahead(&played_out(sight, decisions, *seed)));
        }
        Some(leads)
    };
    let cores = budget.cores.get().min(seeds.len());
    let leads: Option<Vec<_>> = if cores > 1 {
        thread::scope(|scope| {
            let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            let joined = threads.into_iter().map(thread::ScopedJoinHandle::join);
            joined
                .map(|leads| leads.unwrap_or_else(|panic| resume_unwind(panic)))
                .collect()
        })
    } else {
        work().map(|leads| vec![leads])
    };
    let mut leads = leads?.concat();
    // Whoever played which game, they stand in one order.
    leads.sort_unstable();
    Some(Estimate {
        leads,
        left: sight.context().state.left() as u32,
    })
}

fn played_out(sight: &PlayerView, decisions: &[Action], seed: u64) -> Vec<i32> {
    let mut game = sight.reshuffled(seed);
    for action in decisions {
        game.apply_offered(*action, &mut EventSink::silent());
    }
    crate::play_out(&mut game, PLAYS_ON, &mut Chance::new(seed));
    let players = game.state().players.iter();
    players.map(|player| player.score).collect()
}

impl Estimate {
    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.leads.len() as u32
    }

    /// For each player.
    #[must_use]
    pub fn of_all(&self) -> Vec<ExpectedLead> {
        let seats = self.leads.first().map_or(0, Vec::len);
        let players = PlayerId::all().take(seats);
        players.map(|player| self.of(player, 0)).collect()
    }

    /// For one player, who has meanwhile given up so many hundredths of a point.
    #[must_use]
    pub fn of(&self, player: PlayerId, given_up: i32) -> ExpectedLead {
        let seat = usize::from(player);
        let leads = self.leads.iter();
        let leads: Vec<i64> = leads.map(|game| 100 * i64::from(game[seat])).collect();
        let count = leads.len() as i64;
        let sum: i64 = leads.iter().sum();
        let squares: i64 = leads.iter().map(|lead| lead * lead).sum();
        // count · Σl² − (Σl)², over count² · (count − 1), is the square of the error.
        let spread = (count * squares - sum * sum) / (count * count * (count - 1));
        let mean = rounded(sum, count) as i32 - given_up;
        ExpectedLead {
            mean,
            error: spread.unsigned_abs().isqrt() as i32,
            chance: match self.leads[0].len() {
                0 | 1 => None,
                2 if self.left > 0 => Some(chance_of_two(mean, self.left)),
                _ => Some(self.won(&leads, given_up)),
            },
        }
    }

    /// The share of the games that would still be won, in thousandths; a shared first place counts half.
    fn won(&self, leads: &[i64], given_up: i32) -> u16 {
        let halves = leads.iter().map(|lead| match lead - i64::from(given_up) {
            ..0 => 0,
            0 => 1,
            _ => 2,
        });
        rounded(500 * halves.sum::<i64>(), i64::from(self.games())) as u16
    }
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

/// To the nearest; halves away from nothing.
const fn rounded(sum: i64, count: i64) -> i64 {
    (2 * sum + sum.signum() * count) / (2 * count)
}

/// The variance of the final lead of one of two players: so much for each tile that is left, and so much besides, in
/// points squared.
const VARIANCE_A_TILE: f64 = 5.3;
const VARIANCE_AT_THE_END: f64 = 20.0;

/// The chance of one of two players to win, in thousandths, who is expected to end so many hundredths of a point ahead:
/// a lead means more with few tiles left.
fn chance_of_two(lead: i32, left: u32) -> u16 {
    let deviation = (VARIANCE_A_TILE * f64::from(left) + VARIANCE_AT_THE_END).sqrt();
    let distance = f64::from(lead.abs()) / 100.0 / deviation;
    // The normal distribution by Abramowitz and Stegun 26.2.18, to 0.00025 and the same on every machine.
    let fraction = [0.000_344, 0.115_194, 0.196_854].iter();
    let sum = fraction.fold(0.019_527, |sum, factor| sum * distance + factor);
    let tail = 0.5 / (1.0 + sum * distance).powi(4);
    let behind = (1_000.0 * tail).round() as u16;
    if lead < 0 { behind } else { 1_000 - behind }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::positions;

    #[test]
    fn everybody_is_held_against_the_best_of_the_others() {
        assert_eq!(ahead(&[40, 55, 50]), [-15, 5, -5]);
        assert_eq!(ahead(&[30]), [30]);
    }

    #[test]
    fn a_lead_means_more_with_few_tiles_left_and_the_chances_of_two_add_up() {
        assert_eq!(chance_of_two(0, 40), 500);
        // One standard deviation: 84.1 %.
        assert_eq!(chance_of_two(2_000, 72), 841);
        assert!(chance_of_two(600, 60) < chance_of_two(600, 10));
        for lead in (-9_000..9_000).step_by(70) {
            assert_eq!(
                chance_of_two(lead, 30) + chance_of_two(-lead, 30),
                1_000,
                "{lead}"
            );
            assert!(chance_of_two(lead, 30) <= chance_of_two(lead + 70, 30));
        }
    }

    #[test]
    fn of_several_players_the_won_games_are_counted() {
        let estimate = Estimate {
            leads: vec![
                vec![5, -5, -9],
                vec![-3, 3, -8],
                vec![0, 0, -4],
                vec![2, -2, -6],
            ],
            left: 10,
        };
        let all = estimate.of_all();
        let chances: Vec<_> = all.iter().map(|one| one.chance).collect();
        assert_eq!(chances, [Some(625), Some(375), Some(0)]);
        assert_eq!((all[0].mean, all[0].error), (100, 168));
        let worse = estimate.of(PlayerId(0), 300);
        assert_eq!((worse.mean, worse.chance), (-200, Some(250)));
    }

    #[test]
    fn what_one_of_two_is_ahead_the_other_is_behind_and_no_unseen_tile_matters() {
        let mut asked = 0;
        positions(700, |position, chance| {
            let (sight, seed) = (position.game.sight(), chance.bits());
            let threads = Budget::ENDLESS.cores(std::num::NonZeroUsize::new(3).expect("not 0"));
            let estimated = estimate(&sight, &[], 4, seed, &threads).expect("nobody says stop");
            let other = position.game.reshuffled(chance.bits()).sight();
            let again = estimate(&other, &[], 4, seed, &Budget::ENDLESS);
            assert_eq!(again.as_ref(), Some(&estimated));
            let of_all = estimated.of_all();
            if let [one, other] = of_all[..] {
                assert_eq!(one.mean, -other.mean);
                assert_eq!(
                    one.chance.zip(other.chance).map(|(a, b)| a + b),
                    Some(1_000)
                );
                asked += 1;
            }
            assert_eq!(
                of_all.iter().all(|one| one.chance.is_none()),
                of_all.len() == 1
            );
        });
        assert!(asked > 5, "{asked}");
    }
}
