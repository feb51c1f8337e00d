//! `problems`: finds positions in games of strong bots that an advice decides.

use crate::advice::{Advice, Decision, advice};
use crate::{Result, in_order, processors};
use bots::{BotKind, Budget, Way};
use clap::Args;
use content::library::Library;
use practice::{PracticeDecision, WayLoss, best_in, moments};
use rules::action::Action;
use rules::chance::Chance;
use rules::game::Game;
use rules::sight::PlayerView;
use std::collections::BTreeSet;

/// Find positions that an advice decides
///
/// In each, the best is clear, every way that is as good follows the advice, and Gentle or Greedy would do something else
/// that gives up two points or more, but would find the best with the advice. Prints lines of the form of `decisions.jsonl`, and says in words what each is. The same
/// advice, mix, players, seed and count give the same lines on every machine.
#[derive(Args)]
#[command(after_help = "Example:
  bastide-dev problems four-at-once --count 6 --seed 7 > problems.jsonl")]
pub(crate) struct Problems {
    /// Which advice
    #[arg(value_name = "NAME", value_parser = advice)]
    name: &'static Advice,
    /// How many are found
    #[arg(long, value_name = "N", default_value_t = 6)]
    count: usize,
    /// Decides games and bags
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A built-in mix; the advice's own when nothing is said
    #[arg(long, value_name = "NAME")]
    mix: Option<String>,
    /// How many players; as many as the advice is for when nothing is said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    players: Option<u8>,
    /// How many tiles lie on the board at least
    #[arg(long, value_name = "N", default_value_t = 10)]
    from: usize,
    /// How many at most
    #[arg(long, value_name = "N", default_value_t = 30)]
    to: usize,
}

/// So many games are looked through for one problem at most.
const GAMES: usize = 300;
/// Between how many places the tile has a choice, and in how many ways the turn can go.
const PLACES: std::ops::RangeInclusive<usize> = 3..=40;
const MOST_WAYS: usize = 150;
/// What somebody gives up who does not follow, at least, in hundredths of a point.
const GIVEN_UP: i32 = 200;

/// More right ways than that are no longer one idea.
const MOST_RIGHT: usize = 4;
/// What a bot sees in a way that it never takes: Greedy weighs the best figure for each tile only.
const NOT_SEEN: i32 = -100_000;

/// A bot that does something else with the advice than without.
struct PersuadedBot {
    bot: BotKind,
    /// What it likes best, all that it likes equally; and with the advice.
    without: Vec<Way>,
    with: Vec<Way>,
}

/// A problem, and what is said of it.
struct FoundProblem {
    decision: PracticeDecision,
    words: String,
}

impl Problems {
    pub(crate) fn run(&self) -> Result<()> {
        let mut chance = Chance::new(self.seed);
        let mut found = 0;
        let mut games = self.count.saturating_mul(GAMES);
        while found < self.count && games > 0 {
            let some = (4 * processors()).min(games);
            games -= some;
            let seeds: Vec<_> = (0..some).map(|_| chance.bits() >> 11).collect();
            let of_game = in_order(some, |n| self.in_game(seeds[n]));
            for problem in of_game.into_iter().flatten().take(self.count - found) {
                found += 1;
                println!("{}", serde_json::to_string(&problem.decision)?);
                eprintln!("{} {found}: {}", self.name.name, problem.words);
            }
        }
        Ok(())
    }

    fn mix(&self) -> &str {
        self.mix.as_deref().unwrap_or(self.name.mix)
    }

    /// The first problem in one game.
    fn in_game(&self, seed: u64) -> Option<FoundProblem> {
        let (library, players) = (
            Library::built_in(),
            self.players.unwrap_or(self.name.players),
        );
        let (mut chance, mut found) = (Chance::new(seed), None);
        let tiles = self.from..=self.to;
        moments(
            library,
            self.mix(),
            players,
            tiles,
            &mut chance,
            |game, chance| {
                found = self.in_position(game, chance.bits() >> 11);
                found.is_none()
            },
        );
        found
    }

    fn in_position(&self, game: &Game, seed: u64) -> Option<FoundProblem> {
        let library = Library::built_in();
        let mut persuaded = Vec::new();
        let decision = best_in(library, game, self.mix(), seed, |sight, ways| {
            persuaded = self.persuaded(sight, ways);
            !persuaded.is_empty()
        })?;
        let sight = decision.game(library)?.sight();
        let ways = decision.ways(&sight);
        let bonuses = self.bonuses(&sight, &ways);
        let right = decision.stood.iter().zip(&bonuses);
        let right: Vec<_> = right.filter(|(stood, _)| stood.is_right()).collect();
        if right.len() > MOST_RIGHT || right.iter().any(|(_, bonus)| **bonus <= 0) {
            return None;
        }
        let stood = |way: &Way| {
            let at = ways.iter().position(|other| other == way)?;
            Some(decision.stood[at])
        };
        // Without the advice each of these is wrong, and with it each is right.
        let is_decided = |one: &PersuadedBot| {
            let mut without = one.without.iter().filter_map(&stood);
            let mut with = one.with.iter().filter_map(&stood);
            without.all(|stood| !stood.is_right() && stood.behind >= GIVEN_UP)
                && with.all(WayLoss::is_right)
        };
        let decided: Vec<_> = persuaded.into_iter().filter(is_decided).collect();
        if decided.is_empty() {
            return None;
        }
        let words = words(&sight, &ways, &decision.stood, &bonuses, &decided);
        Some(FoundProblem { decision, words })
    }

    /// The bots that the advice makes do something else here; none where the position is too large, or where what looks best
    /// to the steady bot does not follow it.
    fn persuaded(&self, sight: &PlayerView, ways: &[Way]) -> Vec<PersuadedBot> {
        if ways.len() > MOST_WAYS || !PLACES.contains(&places(ways)) {
            return Vec::new();
        }
        let looks_best = bots::ways(sight).into_iter().take(1).collect::<Vec<_>>();
        if self
            .bonuses(sight, &looks_best)
            .iter()
            .any(|bonus| *bonus <= 0)
        {
            return Vec::new();
        }
        let bonuses = self.bonuses(sight, ways);
        let both = [BotKind::Gentle, BotKind::Greedy].into_iter().map(|bot| {
            let values = values(bot, sight, ways);
            let sums = values
                .iter()
                .zip(&bonuses)
                .map(|(value, bonus)| value + bonus);
            PersuadedBot {
                bot,
                without: best(ways, &values),
                with: best(ways, &sums.collect::<Vec<_>>()),
            }
        });
        let is_moved = |one: &PersuadedBot| one.with.iter().all(|way| !one.without.contains(way));
        both.filter(is_moved).collect()
    }

    fn bonuses(&self, sight: &PlayerView, ways: &[Way]) -> Vec<i32> {
        let decision = Decision::new(sight);
        let bonus = |way: &Way| {
            let decision = decision.as_ref()?;
            Some((self.name.bonus)(decision, &decision.outcome(way)))
        };
        ways.iter().map(|way| bonus(way).unwrap_or(0)).collect()
    }
}

fn places(ways: &[Way]) -> usize {
    let cells = ways.iter().filter_map(|way| match way.action {
        Action::Tile { x, y, .. } => Some((x, y)),
        _ => None,
    });
    cells.collect::<BTreeSet<_>>().len()
}

/// What a bot sees in each of these ways, in hundredths of a point.
fn values(bot: BotKind, sight: &PlayerView, ways: &[Way]) -> Vec<i32> {
    let seen: Vec<_> = if bot == BotKind::Gentle {
        bots::seen_by_gentle(sight)
    } else {
        let thought = bot.think(sight, &mut Chance::new(1), &Budget::ENDLESS);
        let candidates = thought.into_iter().flat_map(|thought| thought.candidates);
        let value = |one: bots::Candidate| {
            let (action, then) = (one.action, one.then);
            Some((Way { action, then }, one.value?))
        };
        candidates.filter_map(value).collect()
    };
    let value = |way: &Way| {
        seen.iter()
            .find(|(other, _)| other == way)
            .map_or(NOT_SEEN, |(_, value)| *value)
    };
    ways.iter().map(value).collect()
}

/// The ways of which a bot sees most, or with the advice would.
fn best(ways: &[Way], values: &[i32]) -> Vec<Way> {
    let most = values.iter().max();
    let best = ways
        .iter()
        .zip(values)
        .filter(|(_, value)| Some(*value) == most);
    best.map(|(way, _)| *way).collect()
}

fn words(
    sight: &PlayerView,
    ways: &[Way],
    stood: &[WayLoss],
    bonuses: &[i32],
    persuaded: &[PersuadedBot],
) -> String {
    let state = sight.context().state;
    let points = |hundredths: i32| f64::from(hundredths) / 100.0;
    let right = ways
        .iter()
        .zip(stood)
        .zip(bonuses)
        .filter(|((_, stood), _)| stood.is_right());
    let right: Vec<_> = right
        .map(|((way, stood), bonus)| {
            format!(
                "{} (-{:.1}, advice {:+.1})",
                said(way),
                points(stood.behind),
                points(*bonus)
            )
        })
        .collect();
    let wrong = stood.iter().filter(|one| !one.is_right());
    let next = wrong.map(|one| one.behind).min().unwrap_or(0);
    let others = persuaded.iter().filter_map(|one| {
        let first = one.without.first()?;
        let at = ways.iter().position(|way| way == first)?;
        let (bot, loss) = (one.bot.word(), points(stood[at].behind));
        Some(format!(
            "Without the advice {bot} would {} and give up {loss:.1}",
            said(first)
        ))
    });
    let others: Vec<_> = others.collect();
    let scores: Vec<_> = state
        .players
        .iter()
        .map(|player| player.score.to_string())
        .collect();
    format!(
        "{} tiles on the board, {} left, scores {}, player {} to move, {} places, {} ways. Right: {}. The next best gives up {:.1}. {}.",
        state.board.tiles().len(),
        state.left(),
        scores.join("-"),
        state.active.0,
        places(ways),
        ways.len(),
        right.join("; "),
        points(next),
        others.join("; "),
    )
}

/// A way in short words.
fn said(way: &Way) -> String {
    let tile = match way.action {
        Action::Tile { x, y, rotation } => format!("tile at ({x}, {y}) turned {rotation}"),
        other => other.word().to_owned(),
    };
    let then = match way.then {
        None | Some(Action::Pass) => String::new(),
        Some(Action::Figure {
            figure, kind, at, ..
        }) => {
            format!(", {} on {} {at:?}", figure.word(), kind.word())
        }
        Some(other) => format!(", {}", other.word()),
    };
    tile + &then
}
