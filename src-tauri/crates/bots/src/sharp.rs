//! Plays on: the best few that the steady eye sees are tried in games that go on from there, each with a bag that
//! might be, and what comes out best is taken. The bag that is, it never sees.

use crate::budget::Budget;
use crate::eye::Ahead;
use crate::judge::Judge;
use crate::look::Look;
use crate::motive::{self, Motive};
use crate::thought::{Candidate, Thought};
use crate::weigh;
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::Tale;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;
use rules::sight::{Next, Sight};

/// Another number whenever it answers otherwise.
pub(crate) const VERSION: u32 = 1;
/// How many games are played on for a decision when nobody says how many.
pub(crate) const USUAL: u32 = 200;
/// How many are tried at all.
const FEW: usize = 8;
/// A game is played on for so many tiles; from there it is judged.
const TILES: u32 = 8;
/// What an action looks like weighs as much as so many games.
const LOOKS: i64 = 4;

/// An action that is tried, with what would follow a tile.
struct Tried {
    action: Action,
    then: Option<Action>,
    /// What the eye saw in it.
    seen: i32,
    /// What the games came to, in hundredths of a point, all together.
    sum: i64,
    games: u32,
}

impl Tried {
    /// In hundredths of a point: the games, and what it looks like as if that were a few more.
    fn value(&self) -> i32 {
        let sum = self.sum + LOOKS * i64::from(self.seen);
        (sum / (LOOKS + i64::from(self.games))) as i32
    }
}

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
    if best.games > 0 {
        motives.push(Motive::PlayedOn {
            games: best.games,
            hundredths: (best.sum / i64::from(best.games)) as i32,
        });
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
    Thought {
        action: best.action,
        motives,
        candidates: candidates.collect(),
    }
}

/// Everything that was tried, what lasted longest first.
fn search(sight: &Sight, menu: &Menu, chance: &mut Chance, budget: &Budget<'_>) -> Vec<Tried> {
    let Next::Asks(player, phase) = sight.next() else {
        unreachable!("nobody is asked any more")
    };
    let pairs = Look::new(Ahead::of(sight.scene()), sight).pairs(menu);
    let few = pairs.into_iter().take(FEW).map(|(action, worth)| Tried {
        action,
        then: worth.then,
        seen: worth.value,
        sum: 0,
        games: 0,
    });
    let mut search = Search {
        sight,
        player,
        // With the tile in hand, where one is in hand, whatever is done first.
        tiles: TILES + u32::from(phase == Phase::Tile),
        budget,
        tried: few.collect(),
        seed: chance.bits(),
        bags: 0,
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
    sight: &'a Sight,
    player: PlayerId,
    /// A game is played on until so many are laid.
    tiles: u32,
    budget: &'a Budget<'a>,
    tried: Vec<Tried>,
    seed: u64,
    /// How many bags were shuffled.
    bags: u64,
}

impl Search<'_> {
    /// Plays so many games at most, in rounds; after each, the worse half gets no more. The same bags are played for
    /// all that are in a round, so that luck divides nobody. True when more games could tell more.
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
                if !self.play_a_bag(alive) {
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

    /// Plays one bag for each that is in the round; false when it was stopped, and then it counts for nobody.
    fn play_a_bag(&mut self, alive: usize) -> bool {
        self.bags += 1;
        let seed = Chance::new(self.seed.wrapping_add(self.bags)).bits();
        let start = self.sight.reshuffled(seed);
        let mut came_to = [0; FEW];
        for (one, value) in self.tried[..alive].iter().zip(&mut came_to) {
            if self.budget.is_stopped() {
                return false;
            }
            *value = played_on(start.clone(), self.player, one, self.tiles, seed);
        }
        for (one, value) in self.tried[..alive].iter_mut().zip(came_to) {
            one.sum += i64::from(value);
            one.games += 1;
        }
        true
    }
}

/// After so many rounds, one of them is left.
const fn rounds(alive: usize) -> u32 {
    alive.next_power_of_two().trailing_zeros()
}

/// What a game comes to when this is done and everybody goes on as the steady bot would, until so many tiles are laid.
fn played_on(mut game: Game, player: PlayerId, one: &Tried, tiles: u32, seed: u64) -> i32 {
    let mut tale = Tale::silent();
    let mut chance = Chance::new(seed);
    let mut menu = Menu::new();
    for action in std::iter::once(one.action).chain(one.then) {
        game.apply_offered(action, &mut tale);
    }
    let mut laid = u32::from(matches!(one.action, Action::Tile { .. }));
    while !game.is_over() {
        if game.phase() == Phase::Tile && laid == tiles {
            break;
        }
        game.legal(&mut menu);
        let (eye, sight) = (Ahead::of(game.scene()), game.sight());
        let action = weigh::choose(eye, &sight, &menu, &mut chance, &Budget::ENDLESS);
        laid += u32::from(matches!(action, Action::Tile { .. }));
        game.apply_offered(action, &mut tale);
    }
    let scene = game.scene();
    let mut judge = Judge::new(Ahead::of(scene), scene, player);
    let standing = judge.standing(scene);
    judge.value(&standing)
}
