//! `tune`: looks for better numbers of the steady bot by playing.

use crate::{Result, bot, in_order, plan};
use bots::numbers::{NUMBERS, Numbers};
use bots::{BotKind, Budget};
use clap::Args;
use lab::{LabPlan, PlannedGame};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::menu::Menu;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Look for better numbers of the steady bot
///
/// In each generation some numbers beside the best guess are tried in the same games, and the guess moves towards those that
/// did better (separable natural evolution). The same arguments give the same numbers on every machine. What is found so far is kept in
/// a file after each generation; a run that was stopped goes on from there.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide-dev tune --state two.json --mix base --mix everything --generations 60
  bastide-dev tune --state four.json --mix base --seats 4 --against greedy --against steady --games 96
  bastide-dev tune --state two.json --mix base --mix everything --generations 0
                                               print what was found so far")]
pub(crate) struct Tune {
    /// The file in which the run is kept
    #[arg(long, value_name = "FILE")]
    state: PathBuf,
    /// A built-in mix; may be named several times
    #[arg(long, value_name = "NAME", required = true)]
    mix: Vec<String>,
    /// How many sit at a table
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(2..=6))]
    seats: u32,
    /// Who sits on all other seats; may be named several times
    #[arg(long, value_name = "NAME", value_parser = bot, default_values = ["greedy", "steady"])]
    against: Vec<BotKind>,
    /// How many games for each numbers tried, each mix and each of the others
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u32,
    /// How many numbers are tried in a generation
    #[arg(long, value_name = "N", default_value_t = 24)]
    tried: usize,
    /// How many generations there are in all
    #[arg(long, value_name = "N", default_value_t = 40)]
    generations: u32,
    /// Decides bags, bots and what is tried; from a million on, seeds are for figures that are reported, and refused
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(..lab::REPORTED_SEEDS))]
    seed: u64,
}

/// A run as it is kept.
#[derive(Debug, Serialize, Deserialize)]
struct TuneRun {
    /// How many generations are over.
    generation: u32,
    /// The best guess for each number, and how far around it others are tried.
    guess: Vec<f64>,
    spread: Vec<f64>,
}

/// How far around the first guess others are tried, as a part of all that a number may be.
const FIRST_SPREAD: f64 = 0.06;
/// A win by so many points counts as three parts of four.
const POINTS: f64 = 12.0;

impl TuneRun {
    fn begun(numbers: &Numbers) -> Self {
        Self {
            generation: 0,
            guess: numbers.values().iter().map(|v| f64::from(*v)).collect(),
            spread: NUMBERS
                .iter()
                .map(|(_, least, most)| FIRST_SPREAD * f64::from(most - least))
                .collect(),
        }
    }

    /// The numbers so many spreads away from the guess.
    fn beside(&self, steps: &[f64]) -> Numbers {
        let values = NUMBERS.iter().enumerate().map(|(at, (_, least, most))| {
            let value = self.guess[at] + steps[at] * self.spread[at];
            (value.round() as i32).clamp(*least, *most)
        });
        let values: Vec<_> = values.collect();
        Numbers::new(&values).unwrap_or_else(|| unreachable!("one value for each number"))
    }

    /// Moves towards the steps that did better.
    fn learn(&mut self, steps: &[Vec<f64>], shares: &[f64]) {
        let count = steps.len();
        let mut order: Vec<_> = (0..count).collect();
        order.sort_by(|a, b| shares[*b].total_cmp(&shares[*a]));
        let weight =
            |rank: usize| ((count as f64 / 2.0 + 1.0).ln() - (rank as f64 + 1.0).ln()).max(0.0);
        let sum: f64 = (0..count).map(weight).sum();
        let dimensions = NUMBERS.len() as f64;
        let rate = (3.0 + dimensions.ln()) / (5.0 * dimensions.sqrt());
        for at in 0..NUMBERS.len() {
            let (mut toward, mut wider) = (0.0, 0.0);
            for (rank, member) in order.iter().enumerate() {
                let (step, use_of) = (steps[*member][at], weight(rank) / sum - 1.0 / count as f64);
                toward += use_of * step;
                wider += use_of * (step * step - 1.0);
            }
            let (_, least, most) = NUMBERS[at];
            self.guess[at] = (self.guess[at] + self.spread[at] * toward)
                .clamp(f64::from(least), f64::from(most));
            self.spread[at] *= (rate / 2.0 * wider).exp();
        }
    }
}

/// A number drawn from the bell curve.
fn bell(chance: &mut Chance) -> f64 {
    let mut even = || (chance.bits() >> 11) as f64 / (1u64 << 53) as f64;
    let (far, around) = ((1.0 - even()).ln(), even());
    (-2.0 * far).sqrt() * (std::f64::consts::TAU * around).cos()
}

/// Pairs that point to opposite sides.
fn steps(chance: &mut Chance, count: usize) -> Vec<Vec<f64>> {
    let mut steps = Vec::with_capacity(count);
    while steps.len() < count {
        let step: Vec<f64> = NUMBERS.iter().map(|_| bell(chance)).collect();
        steps.push(step.iter().map(|one| -one).collect());
        steps.push(step);
    }
    steps.truncate(count);
    steps
}

impl Tune {
    pub(crate) fn run(&self) -> Result<()> {
        let plans = self.plans()?;
        let Some(first) = plans.first() else {
            unreachable!("a mix is required")
        };
        let expansions = first.draw_for_duel(0).game.context().table.expansions;
        let usual = Numbers::usual(self.seats as usize, expansions);
        let mut run = match fs::read_to_string(&self.state) {
            Ok(text) => serde_json::from_str(&text)?,
            Err(_) => TuneRun::begun(usual),
        };
        while run.generation < self.generations {
            let mut chance = Chance::new(self.seed ^ u64::from(run.generation) << 32);
            let steps = steps(&mut chance, self.tried);
            let mut tried: Vec<_> = steps.iter().map(|step| run.beside(step)).collect();
            tried.push(run.beside(&[0.0; NUMBERS.len()]));
            let shares = self.shares(&plans, &tried, run.generation);
            run.learn(&steps, &shares[..self.tried]);
            run.generation += 1;
            keep(&self.state, &run)?;
            eprintln!(
                "generation {}: the guess {:.3}, those beside it {:.3}",
                run.generation,
                shares[self.tried],
                shares[..self.tried].iter().sum::<f64>() / self.tried as f64
            );
        }
        let found = run.beside(&[0.0; NUMBERS.len()]);
        for ((word, ..), value) in NUMBERS.iter().zip(found.values()) {
            println!("{word} {value}");
        }
        Ok(())
    }

    fn plans(&self) -> Result<Vec<LabPlan>> {
        let mut plans = Vec::new();
        for mix in &self.mix {
            for other in &self.against {
                let others = std::iter::repeat_n(*other, self.seats as usize - 1);
                let bots = std::iter::once(BotKind::Steady).chain(others).collect();
                plans.push(plan(mix, bots, self.games, self.seed)?);
            }
        }
        Ok(plans)
    }

    /// How well each of these did: its share of all games, a close one in parts.
    fn shares(&self, plans: &[LabPlan], tried: &[Numbers], generation: u32) -> Vec<f64> {
        let games = self.games as usize;
        let each = plans.len() * games;
        let played = in_order(tried.len() * each, |n| {
            let (numbers, plan, game) = (&tried[n / each], &plans[n % each / games], n % games);
            share(plan, generation * self.games + game as u32, numbers)
        });
        let mean = |shares: &[f64]| shares.iter().sum::<f64>() / each as f64;
        played.chunks(each).map(mean).collect()
    }
}

/// One game, by how far the first bot of the plan was ahead of the best of the others when it goes by these numbers.
fn share(plan: &LabPlan, number: u32, numbers: &Numbers) -> f64 {
    let PlannedGame {
        mut game,
        seats,
        mut chance,
    } = plan.draw_for_duel(number);
    let (mut menu, mut events) = (Menu::new(), EventSink::silent());
    while let Some(player) = game.to_move() {
        game.legal(&mut menu);
        let bot = seats[usize::from(player)];
        let action = if bot == 0 {
            bots::choose_by(numbers, &game, &menu, &mut chance)
        } else {
            plan.bots[bot].choose_within(&game, &menu, &mut chance, &Budget::ENDLESS)
        };
        game.apply_offered(action, &mut events);
    }
    let scores = seats.iter().zip(&game.state().players);
    let best = |own: bool| {
        let scores = scores.clone().filter(move |(bot, _)| (**bot == 0) == own);
        scores.map(|(_, player)| player.score).max().unwrap_or(0)
    };
    let ahead = f64::from(best(true) - best(false));
    let share = 1.0 / (1.0 + (-ahead / POINTS).exp());
    // Machines differ in the last digits.
    (share * 8192.0).round() / 8192.0
}

/// The old file or the new one, never half of one.
fn keep(path: &Path, run: &TuneRun) -> io::Result<()> {
    let beside = path.with_extension("new");
    fs::write(&beside, serde_json::to_vec_pretty(run)?)?;
    fs::rename(&beside, path)
}
