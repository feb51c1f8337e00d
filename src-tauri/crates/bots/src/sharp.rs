//! Plays on: the best few that the steady eye sees are tried in games that go on from there, each with a bag that
//! might be, and what comes out best is taken. So play the sharp bot and the expert, who takes more of everything. The
//! bag that is, neither sees.

use crate::budget::Budget;
use crate::motive::{self, Motive};
use crate::numbers;
use crate::thought::{BotAnswer, Candidate};
use crate::trial::{self, FEW, TILES, Trial, TrialMove, rounds};
use rules::action::Action;
use rules::chance::Chance;
use rules::expansions::ExpansionSet;
use rules::menu::Menu;
use rules::sight::PlayerView;

/// How somebody plays on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayoutStyle {
    /// Another number whenever it answers otherwise.
    pub(crate) version: u32,
    /// How many that look best are tried at all.
    few: usize,
    /// With few expansions, …
    usual: Trials,
    /// … and with many: there more happens with each tile, and what comes later is more of a guess.
    many: Trials,
}

/// How much is played on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trials {
    /// So many games for a tile when nobody says how many.
    pub(crate) games: u32,
    /// A game is played on for so many tiles; from there it is judged.
    pub(crate) tiles: u32,
}

impl PlayoutStyle {
    /// At a table with these expansions.
    pub(crate) fn trials(self, expansions: ExpansionSet) -> Trials {
        if numbers::are_many(expansions) {
            self.many
        } else {
            self.usual
        }
    }
}

/// The sharp bot.
pub(crate) const SHARP: PlayoutStyle = PlayoutStyle {
    version: 3,
    few: FEW,
    usual: Trials {
        games: 80,
        tiles: TILES,
    },
    many: Trials {
        games: 300,
        tiles: 3,
    },
};

/// The expert.
pub(crate) const EXPERT: PlayoutStyle = PlayoutStyle {
    version: 2,
    few: 2 * FEW,
    usual: Trials {
        games: 1_200,
        tiles: 8,
    },
    many: Trials {
        games: 2_000,
        tiles: 4,
    },
};

/// A decision after the tile gets one part in so many of the games: it was thought over with the tile.
const AFTER_THE_TILE: u32 = 4;

/// Chooses, and says nothing.
pub(crate) fn choose(
    manner: PlayoutStyle,
    sight: &PlayerView,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Action {
    search(manner, sight, menu, chance, budget)[0].action
}

/// Chooses, and says why.
pub(crate) fn think(
    manner: PlayoutStyle,
    sight: &PlayerView,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> BotAnswer {
    let tried = search(manner, sight, menu, chance, budget);
    let best = &tried[0];
    let mut motives = motive::motives(sight, best.action, best.then);
    if best.games > 0 {
        motives.push(Motive::PlayedOn { games: best.games });
    }
    motives.push(Motive::LastedLongest {
        choices: tried.len(),
    });
    let candidates = tried.iter().map(|one| Candidate {
        action: one.action,
        value: Some(one.value()),
        then: one.then,
        games: Some(one.games),
    });
    BotAnswer {
        action: best.action,
        motives,
        candidates: candidates.collect(),
    }
}

/// Everything that was tried, what lasted longest first.
fn search(
    manner: PlayoutStyle,
    sight: &PlayerView,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Vec<TrialMove> {
    let trials = manner.trials(sight.context().table.expansions);
    let few = trial::by_looks(sight, menu).into_iter().take(manner.few);
    let tried = few.map(|(action, worth)| TrialMove::new(action, worth));
    let Some(trial) = Trial::new(sight, trials.tiles, chance.bits(), budget) else {
        unreachable!("nobody is asked any more")
    };
    let mut search = RolloutSearch {
        trial,
        tried: tried.collect(),
    };
    let lays = matches!(search.tried[0].action, Action::Tile { .. });
    let part = if lays { 1 } else { AFTER_THE_TILE };
    let mut games = budget.playouts.unwrap_or(trials.games).div_ceil(part);
    let ends = budget.playouts.is_some() || budget.is_endless();
    while search.halve(games) && !ends {
        games = games.saturating_mul(2);
    }
    search.tried
}

/// A search under way.
struct RolloutSearch<'a> {
    trial: Trial<'a>,
    tried: Vec<TrialMove>,
}

impl RolloutSearch<'_> {
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
            let counted = self
                .trial
                .count(&mut self.tried[..alive], each / alive as u32);
            self.sort(alive);
            if !counted {
                return false;
            }
            alive = alive.div_ceil(2);
        }
        more
    }

    /// Those that are in a round still; whoever has left it stays behind them.
    fn sort(&mut self, alive: usize) {
        self.tried[..alive].sort_by_key(|one| std::cmp::Reverse(one.value()));
    }
}
