//! `play-well`: what authors of lessons of decisions need. It makes the board and the step of a decision, judges the tables
//! of lessons anew, and prints every way through a step.

mod board;
mod end;
mod judge;
mod ways;

use crate::Result;
use clap::{Args, Subcommand};
use content::document;
use content::library::Library;
use content::scenario::{Scenario, ScenarioBoard};
use rules::game::Game;
use std::path::{Path, PathBuf};

/// Make and judge lessons of decisions
///
/// A step of such a lesson carries a table: what each way through the turn gives up, in the order of the ways. The steady
/// bot plays on from each, always in the same bags, so the same seed gives the same table on every machine.
#[derive(Args)]
#[command(after_help = "Examples:
  sed -n 3p decisions.jsonl | bastide-dev play-well board > step.json
  bastide-dev play-well ways tutorials/play-well/01-four-at-once.json one
  bastide-dev play-well judge tutorials/play-well/*.json
  bastide-dev play-well judge --write tutorials/play-well/01-four-at-once.json")]
pub(crate) struct PlayWell {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print the board and the step of each decision of standard input, one a line as `bastide-dev decisions` prints them
    Board,
    End(end::End),
    /// Judge the tables of lessons anew and say which differ; fails where one does
    Judge(judge::Judge),
    /// Print every way through a step, the best first: what it gives up and why, and what Gentle and Greedy would play
    Ways {
        /// The lesson
        file: PathBuf,
        /// The name of a step that finds the best
        step: String,
        /// Print so many at most
        #[arg(long, value_name = "N", default_value_t = usize::MAX, hide_default_value = true)]
        most: usize,
    },
}

impl PlayWell {
    pub(crate) fn run(self) -> Result<()> {
        match self.command {
            Command::Board => board::run(),
            Command::End(end) => end.run(),
            Command::Judge(judge) => judge.run(),
            Command::Ways { file, step, most } => ways::run(&file, &step, most),
        }
    }
}

/// A lesson from its file, with its text.
fn read(file: &Path) -> Result<(String, Scenario)> {
    let name = file.display();
    let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    match document::read(text.as_bytes()) {
        Ok(scenario) => Ok((text, scenario)),
        Err(problems) => Err(said(&name.to_string(), &problems)),
    }
}

/// The game in which a step begins.
fn game_of(scenario: &Scenario, step: usize) -> Result<Game> {
    begun(&tutor::checkpoint(Library::built_in(), scenario, step))
}

/// The game that begins on a board.
fn begun(board: &ScenarioBoard) -> Result<Game> {
    let opened = Library::built_in().open_board(board, 0);
    let opened = opened.map_err(|problems| said("setup", &problems))?;
    let mut game = Game::new(opened.table, &opened.setup)
        .map_err(|impossible| format!("nobody can set this up: {impossible:?}"))?;
    for played in &board.moves {
        let action = played.action.meant(game.table());
        let refused = |rejection| format!("a move before the step is refused: {rejection:?}");
        game.apply(played.player, action).map_err(refused)?;
    }
    Ok(game)
}

fn said(file: &str, problems: &[content::problem::Problem]) -> Box<dyn std::error::Error> {
    let lines: Vec<_> = problems.iter().map(|it| format!("{file}: {it}")).collect();
    lines.join("\n").into()
}
