//! What only the makers of Bastide run: it finds the numbers of the bots, the decisions of Practice and the problems and
//! tables of “Play well”, and measures reviews and advice.
//! None of it is shipped.

mod advice;
mod decisions;
mod fit;
mod marks;
mod play_well;
mod problems;
mod tune;

use bots::BotKind;
use clap::{Parser, Subcommand};
use content::library::Library;
use content::mix::MixChoice;
use content::problem::Problem;
use lab::LabPlan;
use std::error::Error;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Finds and measures what Bastide carries.
#[derive(Parser)]
#[command(name = "bastide-dev", arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Advice(advice::AdviceCommand),
    Problems(problems::Problems),
    Tune(tune::Tune),
    Decisions(decisions::Decisions),
    Fit(fit::Fit),
    Marks(marks::Marks),
    PlayWell(play_well::PlayWell),
}

fn main() -> Result<()> {
    match Arguments::parse().command {
        Command::Advice(advice) => advice.run(),
        Command::Problems(problems) => problems.run(),
        Command::Tune(tune) => tune.run(),
        Command::Decisions(decisions) => {
            decisions.run();
            Ok(())
        }
        Command::Fit(fit) => fit.run(),
        Command::Marks(marks) => marks.run(),
        Command::PlayWell(play_well) => play_well.run(),
    }
}

/// A bot by its word, or which there are.
fn bot(word: &str) -> std::result::Result<BotKind, String> {
    let known = || BotKind::ALL.map(BotKind::word).join(", ");
    BotKind::from_word(word).ok_or_else(|| format!("there is no such bot, only: {}", known()))
}

/// Games of these bots in a built-in mix.
fn plan(mix: &str, bots: Vec<BotKind>, games: u32, seed: u64) -> Result<LabPlan> {
    let mix = MixChoice::Named(mix.to_owned());
    match LabPlan::new(Library::built_in(), mix, bots, games, seed) {
        Ok((plan, _)) => Ok(plan),
        Err(problems) => {
            let problems: Vec<_> = problems.iter().map(Problem::to_string).collect();
            Err(problems.join("\n").into())
        }
    }
}

/// What comes of each number, worked out on all processors, in the order of the numbers.
fn in_order<T: Send>(count: usize, of: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..processors().min(count) {
            let (sender, next, of) = (sender.clone(), &next, &of);
            scope.spawn(move || {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= count || sender.send((n, of(n))).is_err() {
                        return;
                    }
                }
            });
        }
    });
    drop(sender);
    let mut all: Vec<_> = receiver.into_iter().collect();
    all.sort_by_key(|(n, _)| *n);
    all.into_iter().map(|(_, it)| it).collect()
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}
