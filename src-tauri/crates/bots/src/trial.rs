//! Actions tried in games that go on from one moment, each with a bag that might be; the same bags for all that are
//! tried together, so that luck divides nobody. The bag that is, it never sees; who is tried, and for how long,
//! others say.

use crate::ahead::ExpectedPoints;
use crate::budget::Budget;
use crate::evaluator::Evaluator;
use crate::one_ply::{OnePlySearch, Worth};
use crate::weigh;
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;
use rules::sight::{Next, PlayerView};
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// How many that look best are tried at all.
pub(crate) const FEW: usize = 8;
/// A game is usually played on for so many tiles; from there it is judged.
pub(crate) const TILES: u32 = 6;
/// A core plays so many bags before what they came to is counted.
const BAGS_A_CORE: u64 = 4;
/// What an action looks like weighs as much as so many games.
const LOOKS: i64 = 4;

/// An action that is tried, with what would follow a tile.
pub(crate) struct TrialMove {
    pub(crate) action: Action,
    pub(crate) then: Option<Action>,
    /// What the eye saw in it.
    seen: i32,
    /// What the games came to, in hundredths of a point, all together.
    sum: i64,
    pub(crate) games: u32,
}

impl TrialMove {
    pub(crate) const fn new(action: Action, worth: Worth) -> Self {
        Self {
            action,
            then: worth.then,
            seen: worth.value,
            sum: 0,
            games: 0,
        }
    }

    /// In hundredths of a point: the games, and what it looks like as if that were a few more.
    pub(crate) fn value(&self) -> i32 {
        let sum = self.sum + LOOKS * i64::from(self.seen);
        (sum / (LOOKS + i64::from(self.games))) as i32
    }
}

/// Everything on a menu to the steady eye, the best first.
pub(crate) fn by_looks(sight: &PlayerView, menu: &Menu) -> Vec<(Action, Worth)> {
    OnePlySearch::new(&ExpectedPoints::of(sight.context()), sight).pairs(menu)
}

/// After so many rounds, in each of which the worse half leaves, one of them is left.
pub(crate) const fn rounds(alive: usize) -> u32 {
    alive.next_power_of_two().trailing_zeros()
}

/// Everybody goes on as the steady bot would, until so many more tiles are laid and the next is in hand.
pub(crate) fn play_on(game: &mut Game, tiles: u32, chance: &mut Chance) {
    let (mut menu, mut events) = (Menu::new(), EventSink::silent());
    let (mut sight, mut memory) = (game.sight(), None);
    let mut laid = 0;
    while !game.is_over() && (laid < tiles || game.phase() != Phase::Tile) {
        game.legal(&mut menu);
        sight.show(game);
        let eye = ExpectedPoints::of(sight.context());
        let (action, then) = weigh::choose_turn(&eye, &sight, &menu, chance, &mut memory);
        laid += u32::from(matches!(action, Action::Tile { .. }));
        for action in std::iter::once(action).chain(then) {
            game.apply_offered(action, &mut events);
        }
    }
}

/// Games that go on from one moment.
pub(crate) struct Trial<'a> {
    sight: &'a PlayerView,
    player: PlayerId,
    /// A game is played on until so many are laid.
    tiles: u32,
    budget: &'a Budget<'a>,
    seed: u64,
    /// How many bags were shuffled.
    bags: u64,
}

impl<'a> Trial<'a> {
    /// Nothing when nobody is asked.
    pub(crate) fn new(
        sight: &'a PlayerView,
        tiles: u32,
        seed: u64,
        budget: &'a Budget<'a>,
    ) -> Option<Self> {
        let Next::Asks(player, phase) = sight.next() else {
            return None;
        };
        Some(Self {
            sight,
            player,
            // With the tile in hand, where one is in hand, whatever is done first.
            tiles: tiles + u32::from(phase == Phase::Tile),
            budget,
            seed,
            bags: 0,
        })
    }

    /// One more bag, played for each of these: what each game came to. Nothing when it was stopped, and then the bag
    /// counts for nobody.
    pub(crate) fn bag(&mut self, tried: &[TrialMove]) -> Option<Vec<i32>> {
        self.bags += 1;
        self.played(self.bags, tried)
    }

    /// So many more bags, counted for each of these; false when it was stopped, and then none of those under way
    /// counts. Several threads share the bags, if the budget has them: sums do not depend on who played what.
    pub(crate) fn count(&mut self, tried: &mut [TrialMove], bags: u32) -> bool {
        let cores = self.budget.cores.get().min(bags as usize);
        let mut left = u64::from(bags);
        while left > 0 {
            let from = self.bags + 1;
            // Alone it counts each bag, so that little is lost when it is stopped.
            let each = match cores {
                1 => 1,
                _ => left.min(cores as u64 * BAGS_A_CORE),
            };
            let next = AtomicU64::new(0);
            let (this, all) = (&*self, &*tried);
            let work = || {
                let mut sums = vec![0i64; all.len()];
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= each {
                        return Some(sums);
                    }
                    let came_to = this.played(from + number, all)?;
                    sums.iter_mut()
                        .zip(came_to)
                        .for_each(|(sum, value)| *sum += i64::from(value));
                }
            };
            let sums: Option<Vec<_>> = if cores > 1 {
                thread::scope(|scope| {
                    let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
                    let joined = threads.into_iter().map(thread::ScopedJoinHandle::join);
                    joined
                        .map(|sums| sums.unwrap_or_else(|panic| resume_unwind(panic)))
                        .collect()
                })
            } else {
                work().map(|sums| vec![sums])
            };
            let Some(sums) = sums else { return false };
            for (at, one) in tried.iter_mut().enumerate() {
                one.sum += sums.iter().map(|sums| sums[at]).sum::<i64>();
                one.games += each as u32;
            }
            self.bags += each;
            left -= each;
        }
        true
    }

    /// The bag of a number, played for each of these.
    fn played(&self, bag: u64, tried: &[TrialMove]) -> Option<Vec<i32>> {
        let seed = Chance::new(self.seed.wrapping_add(bag)).bits();
        let start = self.sight.reshuffled(seed);
        let mut came_to = Vec::with_capacity(tried.len());
        for one in tried {
            if self.budget.is_stopped() {
                return None;
            }
            came_to.push(self.played_on(start.clone(), one, seed));
        }
        Some(came_to)
    }

    /// What a game comes to when this is done and everybody goes on as the steady bot would, until enough tiles are
    /// laid.
    fn played_on(&self, mut game: Game, one: &TrialMove, seed: u64) -> i32 {
        for action in std::iter::once(one.action).chain(one.then) {
            game.apply_offered(action, &mut EventSink::silent());
        }
        let laid = u32::from(matches!(one.action, Action::Tile { .. }));
        play_on(&mut game, self.tiles - laid, &mut Chance::new(seed));
        let context = game.context();
        let eye = ExpectedPoints::of(context);
        let mut judge = Evaluator::new(&eye, context, self.player);
        let standing = judge.standing(context);
        judge.value(&standing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotKind;
    use crate::table::positions;

    #[test]
    fn a_game_is_played_on_as_if_each_decision_were_asked_alone() {
        let (mut menu, mut games) = (Menu::new(), 0);
        let one_in = if cfg!(debug_assertions) { 900 } else { 120 };
        positions(one_in, |position, chance| {
            let seed = chance.bits();
            let mut played_on = position.game.reshuffled(seed);
            let mut alone = played_on.clone();
            play_on(&mut played_on, u32::MAX, &mut Chance::new(seed));
            let mut chance = Chance::new(seed);
            while !alone.is_over() {
                alone.legal(&mut menu);
                let action = BotKind::Steady.choose(&alone, &menu, &mut chance);
                alone.apply_offered(action, &mut EventSink::silent());
            }
            assert_eq!(played_on.state(), alone.state(), "{:?}", position.played);
            games += 1;
        });
        assert!(games > 100, "{games}");
    }
}
