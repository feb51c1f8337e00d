//! What each way through a turn gives up, from games that the steady bot plays on: all ways first, then those that may
//! be best, and the best of each place, in fresh games.

use bots::{BotKind, Budget, Way};
use content::way_loss::{NEAR, WayLoss};
use rules::chance::Chance;
use rules::sight::PlayerView;

/// Who plays on from each move.
pub(crate) const BOT: BotKind = BotKind::Steady;
/// So many games for each way at first, and so many for each that stays.
pub(crate) const GAMES: [u32; 2] = [16, 96];
/// With more ways, one question takes too long to judge and to read.
pub(crate) const MOST_WAYS: usize = 90;
/// So many stay at most.
const MOST_STAY: usize = 28;
/// The worst is so far behind, and so many times its noise.
const FAR: i32 = 300;
const SURE: i32 = 4;
/// Of so many ways one may be right.
const OF: usize = 3;
/// More right ways than that are no longer one idea.
const MOST_RIGHT: usize = 8;

/// How each of these ways stands; the same for the same seed.
pub(crate) fn judged(sight: &PlayerView, ways: &[Way], seed: u64) -> Option<Vec<WayLoss>> {
    judged_with(sight, ways, seed, &|_| false, &|_| false)
}

/// The same, where what is `meant` is held against the best in fresh games whatever it looks like, and so is the best of
/// what is `begun` alike.
pub(crate) fn judged_with(
    sight: &PlayerView,
    ways: &[Way],
    seed: u64,
    meant: &dyn Fn(&Way) -> bool,
    begun: &dyn Fn(&Way) -> bool,
) -> Option<Vec<WayLoss>> {
    let mut chance = Chance::new(seed);
    let [first, fresh] = GAMES;
    let held = bots::hold(sight, ways, first, chance.bits(), &Budget::ENDLESS)?;
    let mut order: Vec<_> = (0..ways.len()).collect();
    order.sort_by_key(|n| (held[*n].behind, *n));
    // The best of each place is held against the others whatever it looks like.
    let mut stay: Vec<usize> = Vec::new();
    for n in &order {
        let is_known = stay
            .iter()
            .any(|known| ways[*known].action == ways[*n].action);
        let is_near = held[*n].behind <= 2 * NEAR + 3 * held[*n].noise;
        if (!is_known || is_near) && stay.len() < MOST_STAY {
            stay.push(*n);
        }
    }
    let of_begun = order.iter().find(|n| begun(&ways[**n]));
    let meant = order.iter().filter(|n| meant(&ways[**n]));
    for n in of_begun.into_iter().chain(meant) {
        if !stay.contains(n) {
            stay.push(*n);
        }
    }
    stay.sort_unstable();
    let some: Vec<_> = stay.iter().map(|n| ways[*n]).collect();
    let again = bots::hold(sight, &some, fresh, chance.bits(), &Budget::ENDLESS)?;
    let stood = held
        .into_iter()
        .map(|one| WayLoss::from((one.behind, one.noise, first)));
    let mut stood: Vec<_> = stood.collect();
    for (n, one) in stay.into_iter().zip(again) {
        stood[n] = WayLoss::from((one.behind, one.noise, fresh));
    }
    Some(stood)
}

/// True for a question that has a clear answer: few ways are right, each of them known from fresh games, and the worst
/// is much worse.
pub(crate) fn is_clear(stood: &[WayLoss]) -> bool {
    let right = stood.iter().filter(|one| one.is_right());
    let known = right.clone().all(|one| one.games == GAMES[1]);
    let right = right.count();
    let worst = stood.iter().max_by_key(|one| one.behind);
    let is_far = |one: &WayLoss| one.behind >= FAR && one.behind >= SURE * one.noise;
    known
        && (1..=MOST_RIGHT).contains(&right)
        && right * OF <= stood.len()
        && worst.is_some_and(is_far)
}

/// The least that a wrong way gives up.
pub(crate) fn next_best(stood: &[WayLoss]) -> Option<WayLoss> {
    let wrong = stood.iter().filter(|one| !one.is_right());
    wrong.min_by_key(|one| one.behind).copied()
}
