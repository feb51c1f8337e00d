//! Bots: from what a player sees to one action, the same for the same seed.
//!
//! ```
//! use bastide_bots::{BotKind, Budget};
//! use content::{document, library::Library, record::Record};
//! use rules::{chance::Chance, game::Game};
//! use serde_json::json;
//!
//! let setup = json!({ "players": 2, "mix": "base", "seed": 7 });
//! let record: Record =
//!     document::read_value(json!({ "format": "bastide/game@1", "setup": setup })).unwrap();
//! let opened = Library::built_in().open(&record.setup).unwrap();
//! let mut game = Game::new(opened.table, &opened.setup).unwrap();
//!
//! let think = || BotKind::Steady.think(&game.sight(), &mut Chance::new(1), &Budget::ENDLESS);
//! let thought = think().unwrap();
//! assert_eq!(thought.action, think().unwrap().action, "the same seed, the same answer");
//! let me = game.to_move().unwrap();
//! game.apply(me, thought.action).unwrap();
//! ```
//!
//! # Who plays how
//!
//! - Random takes anything. Greedy (`eye`) takes what pays most now. Gentle (`gentle`) sees its own land only and
//!   overlooks places.
//! - Steady (`ahead`) asks what a feature may still come to: for each gap it reaches, how many of the tiles left fit
//!   there, and how many would close that side (`fits`). A gap that nothing fits makes a city worth what it is.
//! - Sharp and Expert (`sharp`) take the best few moves of Steady, play each on in games with bags that might be, and
//!   give the better half more games, round by round. With five expansions or more they play more games for fewer
//!   tiles, since so much happens with each.
//!
//! `look` tries everything on the menu, `judge` values a position by difference, `weigh` takes the best. Steady's
//! numbers are data (`numbers.txt`), found by `bastide-dev tune`.
//!
//! # What others ask
//!
//! - `assess` compares a few decisions in common bags, and what is left of them once more in fresh ones, so that luck
//!   alone doesn't win. Hints, blunder questions and Practice rest on it. It knows only differences.
//! - `estimate` says who is ahead and how likely to win, by playing to the end with Steady at every seat. Hints and
//!   reviews show this number and no other.
//!
//! # What always holds
//!
//! - **No bot sees the order of the bag.** It is handed a `PlayerView`; `tests/minds/seeing.rs` replays positions with
//!   other bags and compares the answers.
//! - **The same seed brings the same answer, on any number of threads.** How many games are played is said by a
//!   [`Budget`]; there is no clock here. Whoever has one raises a flag when the time is over.
//! - **An answer changes only with its version.** `tests/minds/answers.txt` pins what each bot answers.
//! - **Judging by difference is exact.** `tests/minds/judging.rs` compares every value with counting everything anew.
//! - **Each bot beats the one before it.** `tests/minds/playing.rs`.

mod ahead;
mod assess;
mod budget;
mod estimate;
mod evaluator;
mod gentle;
mod land_evaluator;
mod margin;
mod motive;
pub mod numbers;
mod one_ply;
mod quick_terms;
mod remaining;
mod sharp;
mod thought;
mod trial;
mod weigh;

// What can only be tested from within is tried on the positions of the tests outside.
#[cfg(test)]
extern crate self as bastide_bots;
#[cfg(test)]
#[path = "../tests/minds/table.rs"]
mod table;

use ahead::ExpectedPoints;
use gentle::OwnLand;
use land_evaluator::{CurrentPoints, LandEvaluator};
use numbers::Numbers;
use rules::action::Action;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::menu::Menu;
use rules::sight::PlayerView;
use sharp::{EXPERT, SHARP};

pub use assess::{AssessRequest, AssessedAction, advise, assess, estimate_of, motives_of};
pub use budget::{Budget, StopSignal};
pub use estimate::{Estimate, ExpectedLead, MEASURE, PLAYS_ON, ahead, estimate, games_to_the_end};
pub use margin::{MarginToBest, Way, hold, ways};
pub use motive::Motive;
pub use quick_terms::{QuickTerms, TERMS, glance};
pub use remaining::{GapFill, RemainingTiles};
pub use thought::{BotAnswer, Candidate};

/// The version of the bot that takes anything.
const RANDOM: u32 = 1;

/// Which bot sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// Takes anything from the menu.
    Random,
    /// Sees its own land only, overlooks much, and takes nothing from others.
    Gentle,
    /// Takes what is worth most right now.
    Greedy,
    /// Takes what may come to most with the tiles that are left.
    Steady,
    /// Plays on in games that might be, and takes what comes out best.
    Sharp,
    /// Does the same with more of everything.
    Expert,
}

impl BotKind {
    /// Every bot.
    pub const ALL: [Self; 6] = [
        Self::Random,
        Self::Gentle,
        Self::Greedy,
        Self::Steady,
        Self::Sharp,
        Self::Expert,
    ];

    /// The word for it in files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Gentle => "gentle",
            Self::Greedy => "greedy",
            Self::Steady => "steady",
            Self::Sharp => "sharp",
            Self::Expert => "expert",
        }
    }

    /// The bot of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bot| bot.word() == word)
    }

    /// The number of its answers: whoever changes what a bot does, or the rules under it, raises it, so that games
    /// of one number are never counted together with those of another. `tests/minds/answers.txt` pins the answers.
    pub const fn version(self) -> u32 {
        match self {
            Self::Random => RANDOM,
            Self::Gentle => OwnLand::VERSION,
            Self::Greedy => CurrentPoints::VERSION,
            Self::Steady => <ExpectedPoints<'_>>::VERSION,
            Self::Sharp => SHARP.version,
            Self::Expert => EXPERT.version,
        }
    }

    /// True for a bot that decides at once; another is asked less where many decisions are wanted, or not at all
    /// where nobody can stop it.
    pub const fn is_quick(self) -> bool {
        match self {
            Self::Random | Self::Gentle | Self::Greedy | Self::Steady => true,
            Self::Sharp | Self::Expert => false,
        }
    }

    /// How many games it plays on for a tile at such a table when nobody says how many; none for those who play none
    /// on.
    pub fn usual_playouts(self, sight: &PlayerView) -> u32 {
        let expansions = sight.context().table.expansions;
        match self {
            Self::Random | Self::Gentle | Self::Greedy | Self::Steady => 0,
            Self::Sharp => SHARP.trials(expansions).games,
            Self::Expert => EXPERT.trials(expansions).games,
        }
    }

    /// What the bot would do for the player to move, why, and what else it looked at; nothing when nobody is
    /// asked. Chooses as [`Self::choose`] does.
    pub fn think(
        self,
        sight: &PlayerView,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<BotAnswer> {
        sight.to_move()?;
        let mut menu = Menu::new();
        sight.legal(&mut menu);
        let menu = &menu;
        Some(match self {
            Self::Random => random(menu, chance),
            Self::Gentle => gentle::think(sight, menu, chance, budget),
            Self::Greedy => weigh::think(&CurrentPoints, sight, menu, chance, budget),
            Self::Steady => weigh::think(
                &ExpectedPoints::of(sight.context()),
                sight,
                menu,
                chance,
                budget,
            ),
            Self::Sharp => sharp::think(SHARP, sight, menu, chance, budget),
            Self::Expert => sharp::think(EXPERT, sight, menu, chance, budget),
        })
    }

    /// Chooses from a menu that is not empty. The game stays here: the bot is shown what a player sees of it.
    pub fn choose(self, game: &Game, menu: &Menu, chance: &mut Chance) -> Action {
        self.choose_within(game, menu, chance, &Budget::ENDLESS)
    }

    /// The same, thinking no more than that.
    pub fn choose_within(
        self,
        game: &Game,
        menu: &Menu,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Action {
        match self {
            Self::Random => any(menu, chance),
            Self::Gentle => gentle::choose(&game.sight(), menu, chance, budget),
            Self::Greedy => weigh::choose(&CurrentPoints, &game.sight(), menu, chance, budget),
            Self::Steady => weigh::choose(
                &ExpectedPoints::of(game.context()),
                &game.sight(),
                menu,
                chance,
                budget,
            ),
            Self::Sharp => sharp::choose(SHARP, &game.sight(), menu, chance, budget),
            Self::Expert => sharp::choose(EXPERT, &game.sight(), menu, chance, budget),
        }
    }
}

/// Chooses as the steady bot does, by other numbers than it usually has.
pub fn choose_by(numbers: &Numbers, game: &Game, menu: &Menu, chance: &mut Chance) -> Action {
    let eye = ExpectedPoints::by(numbers, game.context());
    weigh::choose(&eye, &game.sight(), menu, chance, &Budget::ENDLESS)
}

/// What the gentle bot notices when this player is asked, each with what it sees in it, in hundredths of a point. It
/// chooses the most, by chance among equals; where somebody else chooses among the same, only the choice differs.
pub fn noticed(sight: &PlayerView, chance: &mut Chance) -> Vec<(Way, i32)> {
    let mut menu = Menu::new();
    sight.legal(&mut menu);
    gentle::values(sight, &gentle::noticed(&menu, chance))
}

/// The same, overlooking nothing.
pub fn seen_by_gentle(sight: &PlayerView) -> Vec<(Way, i32)> {
    let mut menu = Menu::new();
    sight.legal(&mut menu);
    gentle::values(sight, &menu)
}

/// Anything from the menu: for this nobody looks at the game.
fn any(menu: &Menu, chance: &mut Chance) -> Action {
    menu.actions()[chance.below(menu.actions().len())]
}

fn random(menu: &Menu, chance: &mut Chance) -> BotAnswer {
    let candidate = |action: &Action| Candidate {
        action: *action,
        value: None,
        then: None,
        games: None,
    };
    let choices = menu.actions().len();
    BotAnswer {
        action: any(menu, chance),
        motives: vec![Motive::AnyWouldDo { choices }],
        candidates: menu.actions().iter().map(candidate).collect(),
    }
}

/// What is everybody's, term by term, when everybody plays a game on as the steady bot does until so many tiles are laid.
#[must_use]
pub fn played_on(mut game: Game, tiles: u32, seed: u64) -> Vec<QuickTerms> {
    trial::play_on(&mut game, tiles, &mut Chance::new(seed));
    quick_terms::terms(game.context())
}

/// Plays a game to its end, every seat with the same bot; tells how many turns it took.
pub fn play_out(game: &mut Game, bot: BotKind, chance: &mut Chance) -> u16 {
    if bot == BotKind::Steady {
        trial::play_on(game, u32::MAX, chance);
        return game.state().turn;
    }
    let (mut menu, mut events) = (Menu::new(), EventSink::silent());
    while !game.is_over() {
        let action = if bot == BotKind::Random {
            game.one_of(&mut menu, |choices| chance.below(choices))
        } else {
            game.legal(&mut menu);
            bot.choose(game, &menu, chance)
        };
        game.apply_offered(action, &mut events);
    }
    game.state().turn
}
