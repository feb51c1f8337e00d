//! `bastide replay`: plays records again and prints who scored what and why.
//! Knows how to print; what happened is told by the rules.

use crate::story::{Story, source};
use crate::trouble::Trouble;
use crate::{files, response, say};
use clap::Args;
use content::library::Library;
use content::opening::impossible;
use content::problem::Problem;
use content::record::Record;
use content::replay::{RefusedAction, step};
use content::terminal::spoken;
use rules::event::ScoreEntry;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::picture::{self, Status};
use rules::reason::Reason;
use serde::{Serialize, Serializer};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Replay game records: scores turn by turn, and where all points came from
///
/// A record stops at the first action that its rules refuse; the reasons are told, and the exit code is 1.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide replay game.json
  bastide replay games/*.json --json
  cat game.json | bastide replay -")]
pub(crate) struct Replay {
    /// Game records; `-` reads the input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,
}

/// What came of a record.
#[derive(Serialize)]
struct ReplayOutcome {
    file: String,
    ok: bool,
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "told")]
    problems: Vec<Problem>,
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "spoken")]
    reasons: Vec<Reason>,
    #[serde(flatten)]
    told: Option<ReplayReport>,
}

/// As far as a record could be played.
#[derive(Serialize)]
struct ReplayReport {
    names: Vec<String>,
    #[serde(flatten)]
    story: Story,
    state: Status,
}

impl Replay {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let mut problems = Vec::new();
        for file in &self.files {
            let outcome = replay(file);
            if self.json {
                say::json(out, &outcome)?;
            } else if let Some(told) = &outcome.told {
                print(&outcome.file, told, out)?;
            }
            problems.extend(outcome.problems);
        }
        if problems.is_empty() {
            Ok(())
        } else {
            Err(problems.into())
        }
    }
}

fn told<S: Serializer>(problems: &[Problem], to: S) -> Result<S::Ok, S::Error> {
    response::told(problems).serialize(to)
}

fn replay(path: &Path) -> ReplayOutcome {
    let file = path.display().to_string();
    let mut outcome = ReplayOutcome {
        file,
        ok: false,
        problems: Vec::new(),
        reasons: Vec::new(),
        told: None,
    };
    let of_file = |problems: Vec<Problem>, file: &str| -> Vec<Problem> {
        problems
            .into_iter()
            .map(|problem| problem.of_file(file))
            .collect()
    };
    let (record, mut game, mut story) = match begin(path) {
        Ok(begun) => begun,
        Err(problems) => {
            outcome.problems = of_file(problems, &outcome.file);
            return outcome;
        }
    };
    for (number, played) in record.actions.iter().enumerate() {
        match step(&mut game, played) {
            Ok(events) => story.hear(events),
            Err(rejection) => {
                let refused = RefusedAction { number, rejection };
                outcome.problems = of_file(vec![refused.problem()], &outcome.file);
                outcome.reasons = refused.rejection.reasons;
                break;
            }
        }
        if !played.adjusted.is_empty() {
            story.agree(&game);
        }
    }
    outcome.ok = outcome.problems.is_empty();
    let seats = record.setup.players.seats();
    let name = |(number, name): (usize, Option<String>)| {
        name.unwrap_or_else(|| format!("Player {number}"))
    };
    let names = seats
        .into_iter()
        .map(|seat| seat.name)
        .enumerate()
        .map(name)
        .collect();
    outcome.told = Some(ReplayReport {
        names,
        story,
        state: picture::status(&game),
    });
    outcome
}

fn begin(path: &Path) -> Result<(Record, Game, Story), Vec<Problem>> {
    let bytes = files::read(path).map_err(|problem| vec![problem])?;
    let library = Library::built_in();
    let record: Record = library.read(&bytes)?;
    let opened = library.open_record(&record)?;
    let before = opened.setup.seats.iter().map(|seat| seat.score).collect();
    let (game, events) = Game::begin(opened.table, &opened.setup).map_err(impossible)?;
    let mut story = Story::new(before);
    story.hear(events);
    Ok((record, game, story))
}

fn print(file: &str, told: &ReplayReport, out: &mut impl Write) -> io::Result<()> {
    let ReplayReport {
        names,
        story,
        state,
    } = told;
    // As they are printed, so that the columns stand in line.
    let names: Vec<_> = names.iter().map(|name| say::visible(name)).collect();
    let name = |player: PlayerId| names[usize::from(player)].as_str();
    let wide = names
        .iter()
        .map(|name| name.chars().count())
        .max()
        .unwrap_or(0);
    say::line(out, format_args!("{file}"))?;
    for turn in &story.turns {
        let scores = columns(5, &turn.scores);
        let player = name(turn.player);
        let (number, tiles) = (turn.number, turn.tiles.join(", "));
        let row = format_args!("{number:>5}  {player:<wide$}{scores}   {tiles}");
        say::line(out, row)?;
        for entry in &turn.entries {
            let told = sentence(entry, name(entry.player));
            say::line(out, format_args!("         {told}"))?;
        }
    }
    if !story.after.is_empty() {
        say::line(out, format_args!("Final scoring"))?;
    }
    for entry in &story.after {
        let told = sentence(entry, name(entry.player));
        say::line(out, format_args!("         {told}"))?;
    }
    let sources: BTreeSet<_> = story
        .totals
        .iter()
        .flat_map(|totals| totals.keys())
        .collect();
    let heads = columns(11, &sources);
    say::line(out, format_args!("{:wide$}{heads}{:>11}", "", "total"))?;
    for (seat, totals) in story.totals.iter().enumerate() {
        let points = sources
            .iter()
            .map(|source| totals.get(*source).copied().unwrap_or(0));
        let points = columns(11, points);
        let (name, score) = (&names[seat], story.scores[seat]);
        say::line(out, format_args!("{name:<wide$}{points}{score:>11}"))?;
    }
    if story.winners.is_empty() {
        let left = state.left;
        let next = name(state.player);
        say::line(
            out,
            format_args!("Not finished: {next} to move, {left} tiles left."),
        )
    } else {
        let winners: Vec<_> = story.winners.iter().map(|player| name(*player)).collect();
        let winners = winners.join(" and ");
        say::line(out, format_args!("Won by {winners}."))
    }
}

/// Cells of one width, side by side.
fn columns<T: Display>(width: usize, cells: impl IntoIterator<Item = T>) -> String {
    let mut row = String::new();
    for cell in cells {
        let cell = cell.to_string();
        row.push_str(&" ".repeat(width.saturating_sub(cell.chars().count())));
        row.push_str(&cell);
    }
    row
}

/// `Ada +8 city at (0, 0) N: tiles 3 × 2 [BG-17], pennants 1 × 2 [BG-17]`
fn sentence(entry: &ScoreEntry, name: &str) -> String {
    let lines: Vec<_> = entry
        .lines
        .iter()
        .map(|line| {
            format!(
                "{} {} × {} [{}]",
                line.item.what, line.count, line.each, line.item.rule
            )
        })
        .collect();
    let place = entry.cause.map_or_else(String::new, |cause| {
        format!(" at ({}, {}) {:?}", cause.x, cause.y, cause.at)
    });
    format!(
        "{name} {:+} {}{place}: {}",
        entry.points,
        source(entry),
        lines.join(", ")
    )
}
