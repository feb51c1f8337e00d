//! Actions tried in games that go on from one moment, each with a bag that might be; the same bags for all that are
//! tried together, so that luck divides nobody. The bag that is, it never sees; who is tried, and for how long,
//! others say.

use crate::budget::Budget;
use crate::eye::Ahead;
use crate::judge::Judge;
use crate::look::{Look, Worth};
use crate::weigh;
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::Tale;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;
use rules::sight::{Next, Sight};

/// How many that look best are tried at all.
pub(crate) const FEW: usize = 8;
/// A game is played on for so many tiles; from there it is judged.
const TILES: u32 = 8;
/// What an action looks like weighs as much as so many games.
const LOOKS: i64 = 4;

/// An action that is tried, with what would follow a tile.
pub(crate) struct Tried {
    pub(crate) action: Action,
    pub(crate) then: Option<Action>,
    /// What the eye saw in it.
    seen: i32,
    /// What the games came to, in hundredths of a point, all together.
    sum: i64,
    pub(crate) games: u32,
}

impl Tried {
    pub(crate) const fn new(action: Action, worth: Worth) -> Self {
        Self {
            action,
            then: worth.then,
            seen: worth.value,
            sum: 0,
            games: 0,
        }
    }

    /// One more game came to that.
    pub(crate) fn add(&mut self, value: i32) {
        self.sum += i64::from(value);
        self.games += 1;
    }

    /// In hundredths of a point: the games, and what it looks like as if that were a few more.
    pub(crate) fn value(&self) -> i32 {
        let sum = self.sum + LOOKS * i64::from(self.seen);
        (sum / (LOOKS + i64::from(self.games))) as i32
    }

    /// What its games came to on average; nothing when none was played.
    pub(crate) fn mean(&self) -> Option<i32> {
        (self.games > 0).then(|| (self.sum / i64::from(self.games)) as i32)
    }
}

/// Everything on a menu to the steady eye, the best first.
pub(crate) fn by_looks(sight: &Sight, menu: &Menu) -> Vec<(Action, Worth)> {
    Look::new(Ahead::of(sight.scene()), sight).pairs(menu)
}

/// After so many rounds, in each of which the worse half leaves, one of them is left.
pub(crate) const fn rounds(alive: usize) -> u32 {
    alive.next_power_of_two().trailing_zeros()
}

/// Games that go on from one moment.
pub(crate) struct Trial<'a> {
    sight: &'a Sight,
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
    pub(crate) fn new(sight: &'a Sight, seed: u64, budget: &'a Budget<'a>) -> Option<Self> {
        let Next::Asks(player, phase) = sight.next() else {
            return None;
        };
        Some(Self {
            sight,
            player,
            // With the tile in hand, where one is in hand, whatever is done first.
            tiles: TILES + u32::from(phase == Phase::Tile),
            budget,
            seed,
            bags: 0,
        })
    }

    /// One more bag, played for each of these: what each game came to. Nothing when it was stopped, and then the bag
    /// counts for nobody.
    pub(crate) fn bag(&mut self, tried: &[Tried]) -> Option<Vec<i32>> {
        self.bags += 1;
        let seed = Chance::new(self.seed.wrapping_add(self.bags)).bits();
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

    /// The same, counted for each of them; false when it was stopped.
    pub(crate) fn count(&mut self, tried: &mut [Tried]) -> bool {
        let Some(came_to) = self.bag(tried) else {
            return false;
        };
        for (one, value) in tried.iter_mut().zip(came_to) {
            one.add(value);
        }
        true
    }

    /// What a game comes to when this is done and everybody goes on as the steady bot would, until enough tiles are
    /// laid.
    fn played_on(&self, mut game: Game, one: &Tried, seed: u64) -> i32 {
        let mut tale = Tale::silent();
        let mut chance = Chance::new(seed);
        let mut menu = Menu::new();
        for action in std::iter::once(one.action).chain(one.then) {
            game.apply_offered(action, &mut tale);
        }
        let mut laid = u32::from(matches!(one.action, Action::Tile { .. }));
        while !game.is_over() {
            if game.phase() == Phase::Tile && laid == self.tiles {
                break;
            }
            game.legal(&mut menu);
            let (eye, sight) = (Ahead::of(game.scene()), game.sight());
            let action = weigh::choose(eye, &sight, &menu, &mut chance, &Budget::ENDLESS);
            laid += u32::from(matches!(action, Action::Tile { .. }));
            game.apply_offered(action, &mut tale);
        }
        let scene = game.scene();
        let mut judge = Judge::new(Ahead::of(scene), scene, self.player);
        let standing = judge.standing(scene);
        judge.value(&standing)
    }
}
