//! Plays on: the best few that the steady eye sees are tried in games that go on from there, each with a bag that
//! might be, and what comes out best is taken. The bag that is, it never sees.

use crate::budget::Budget;
use crate::motive::{self, Motive};
use crate::thought::{Candidate, Thought};
use crate::trial::{self, FEW, Trial, Tried, rounds};
use rules::action::Action;
use rules::chance::Chance;
use rules::menu::Menu;
use rules::sight::Sight;

/// Another number whenever it answers otherwise.
pub(crate) const VERSION: u32 = 1;
/// How many games are played on for a decision when nobody says how many.
pub(crate) const USUAL: u32 = 200;

/// Chooses, and says nothing.
pub(crate) fn choose(
    sight: &Sight,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Action {
    search(sight, menu, chance, budget)[0].action
}

/// Chooses, and says why.
pub(crate) fn think(
    sight: &Sight,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Thought {
    let tried = search(sight, menu, chance, budget);
    let best = &tried[0];
    let mut motives = motive::motives(sight, best.action, best.then);
    motives.extend(best.mean().map(|hundredths| Motive::PlayedOn {
        games: best.games,
        hundredths,
    }));
    motives.push(Motive::LastedLongest {
        choices: tried.len(),
    });
    let candidates = tried.iter().map(|one| Candidate {
        action: one.action,
        value: Some(one.value()),
        then: one.then,
        games: Some(one.games),
    });
    Thought {
        action: best.action,
        motives,
        candidates: candidates.collect(),
    }
}

/// Everything that was tried, what lasted longest first.
fn search(sight: &Sight, menu: &Menu, chance: &mut Chance, budget: &Budget<'_>) -> Vec<Tried> {
    let few = trial::by_looks(sight, menu).into_iter().take(FEW);
    let tried = few.map(|(action, worth)| Tried::new(action, worth));
    let Some(trial) = Trial::new(sight, chance.bits(), budget) else {
        unreachable!("nobody is asked any more")
    };
    let mut search = Search {
        trial,
        tried: tried.collect(),
    };
    match budget.playouts {
        Some(games) => {
            search.halve(games);
        }
        None if budget.is_endless() => {
            search.halve(USUAL);
        }
        None => {
            let mut games = USUAL;
            while search.halve(games) {
                games = games.saturating_mul(2);
            }
        }
    }
    search.tried
}

/// A search under way.
struct Search<'a> {
    trial: Trial<'a>,
    tried: Vec<Tried>,
}

impl Search<'_> {
    /// Plays so many games at most, in rounds; after each, the worse half gets no more. True when more games could
    /// tell more.
    fn halve(&mut self, games: u32) -> bool {
        let mut alive = self.tried.len();
        // With few games, few are tried: those that look best.
        while alive > 1 && games / rounds(alive) < alive as u32 {
            alive = alive.div_ceil(2);
        }
        let each = games / rounds(alive).max(1);
        let more = alive > 1;
        while alive > 1 {
            for _ in 0..each / alive as u32 {
                if !self.trial.count(&mut self.tried[..alive]) {
                    self.sort(alive);
                    return false;
                }
            }
            self.sort(alive);
            alive = alive.div_ceil(2);
        }
        more
    }

    /// Those that are in a round still; whoever has left it stays behind them.
    fn sort(&mut self, alive: usize) {
        self.tried[..alive].sort_by_key(|one| std::cmp::Reverse(one.value()));
    }
}
