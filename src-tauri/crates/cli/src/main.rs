//! The `bastide` command: reads its arguments, calls what they name, tells what went wrong.
//!
//! `engine` (with `protocol`) plays games by JSON lines for other programs, `tutor_protocol` does so for lessons; `pages`
//! has `completions` and `man`, and each other subcommand has a file of its name. `say` is the one place that prints, and
//! shows what a terminal would obey instead of sending it. An answer to a line stays below 64 KB, whatever the line holds
//! (`tests/damaged_lines.rs`).

mod bundle;
mod check;
mod convert;
mod duel;
mod duel_file;
mod engine;
mod estimate;
mod exam;
mod files;
mod lab;
mod mixes;
mod pages;
mod playout;
mod program;
mod protocol;
mod replay;
mod response;
mod review;
mod say;
mod story;
mod think;
mod thumbnail;
mod trouble;
mod tutor_protocol;
mod tutoring;
mod who;

use clap::{Parser, Subcommand};
use std::io::{self, Write};
use std::process::ExitCode;
use trouble::Trouble;

/// Bastide in a terminal: an offline workshop for tile-laying games.
#[derive(Parser)]
#[command(name = "bastide", version, arg_required_else_help = true, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "Examples:
  bastide check tile-sets                      check every file of a folder
  bastide convert tiles.xml                    take over tiles of JCloisterZone, or give them to it
  bastide playout --mix everything --players 4 play random games and measure the speed
  bastide lab --mix base --bots greedy,greedy  play many games and weigh the mix
  bastide duel --a sharp --b greedy --games 20 play two bots against each other
  bastide estimate --positions 200             check what hints say of who is ahead
  bastide bundle my-set.json my-mix.json -o mine.bastide
                                               one file that holds both, to hand on
  bastide replay game.json                     replay a saved game and explain its scores
  bastide review game.json                     tell play from luck in a saved game
  bastide tutor tutorials/base/01-placing.json go through a lesson by JSON lines
  bastide exam tower --seed 7                  take the exam of a course by JSON lines
  echo '{\"do\":\"new\",\"setup\":{\"players\":2}}' | bastide engine";

#[derive(Subcommand)]
enum Command {
    Engine(engine::Engine),
    Replay(replay::Replay),
    Review(review::ReviewOf),
    Check(check::CheckArgs),
    Convert(convert::ConvertArgs),
    Bundle(bundle::BundleArgs),
    Playout(playout::Playout),
    Lab(lab::Lab),
    Duel(duel::DuelOf),
    Estimate(estimate::EstimateOf),
    Tutor(tutoring::Tutor),
    Exam(exam::Exam),
    Thumbnail(thumbnail::Thumbnail),
    Completions(pages::Completions),
    #[command(hide = true)]
    Man(pages::ManualPages),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            if !error.use_stderr() {
                let _ = error.print();
                return ExitCode::SUCCESS;
            }
            // An argument may be the name of a file that somebody else named.
            let _ = say::lines(&mut io::stderr(), &error.render().to_string());
            return ExitCode::FAILURE;
        }
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = match arguments.command {
        Command::Engine(engine) => engine.run(&mut out),
        Command::Replay(replay) => replay.run(&mut out),
        Command::Review(review) => review.run(&mut out),
        Command::Check(check) => check.run(&mut out),
        Command::Convert(convert) => convert.run(&mut out),
        Command::Bundle(bundle) => bundle.run(&mut out),
        Command::Playout(playout) => playout.run(&mut out),
        Command::Lab(lab) => lab.run(&mut out),
        Command::Duel(duel) => duel.run(&mut out),
        Command::Estimate(estimate) => estimate.run(&mut out),
        Command::Tutor(tutor) => tutor.run(&mut out),
        Command::Exam(exam) => exam.run(&mut out),
        Command::Thumbnail(thumbnail) => thumbnail.run(),
        Command::Completions(completions) => completions.run(&mut out),
        Command::Man(pages) => pages.run(),
    };
    match result.and_then(|()| out.flush().map_err(Trouble::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) if trouble.is_nobody_listening() => ExitCode::SUCCESS,
        Err(trouble) => {
            let _ = out.flush();
            let _ = trouble.tell(&mut io::stderr());
            ExitCode::FAILURE
        }
    }
}
