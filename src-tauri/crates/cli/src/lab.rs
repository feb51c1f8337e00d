//! `bastide lab`: many games of a mix on all cores, and what they tell of it.
//! Knows threads and the clock; what is counted and how sure it is, the lab knows.

use crate::trouble::Trouble;
use crate::{mixes, say, who};
use bots::BotKind;
use clap::Args;
use content::document;
use content::library::Library;
use lab::{
    Comparison, Difference, Distance, Interval, LabFigures, LabMeasure, LabPlan, LabReport, LabRun,
    compare, csv, csv_of_two, measures, report,
};
use serde::Serialize;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Instant;

/// Play many games of a mix by bots and weigh it
///
/// Runs on all cores. The same mix, bots, seed and number of games give the same figures on every machine and
/// with any number of threads. From game to game everybody moves up by one seat.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide lab --mix base --bots greedy,greedy --games 1000
  bastide lab --mix my-mix.json --bots greedy,random,random --games 300 --json
  bastide lab --mix base --against everything --bots greedy,greedy --games 500
  bastide lab --mix base --bots greedy,greedy --seed 7 --game 12 > twelve.bastide-game.json")]
pub(crate) struct Lab {
    /// A built-in mix or a mix file
    #[arg(long, value_name = "NAME|FILE", default_value = "base")]
    mix: String,
    /// Another mix, to be set beside it
    #[arg(long, value_name = "NAME|FILE")]
    against: Option<String>,
    /// Who plays, one to six: random, gentle, greedy, steady, sharp or expert
    #[arg(long, value_name = "A,B", default_value = "greedy,greedy", value_parser = who::bot, value_delimiter = ',', num_args = 1..=6)]
    bots: Vec<BotKind>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Decides bags and bots
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as there are cores when nothing is said
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Print the record of one game instead, from 0
    #[arg(long, value_name = "N", conflicts_with_all = ["json", "csv", "against"])]
    game: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Print a table for other programs
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

/// What one mix came to.
#[derive(Serialize)]
struct MixResult<'a> {
    mix: &'a str,
    bots: Vec<&'static str>,
    games: u32,
    seed: u64,
    report: LabReport,
    /// What the report is made of, in whole numbers; measures by their names.
    figures: &'a LabFigures,
    /// What is counted, in the order in which it is shown: `expansion/group/what` is its name.
    measures: Vec<LabMeasure>,
    /// The designs of the tiles of the figures, in their order.
    tiles: Vec<&'a str>,
}

#[derive(Serialize)]
struct LabPair<'a> {
    a: MixResult<'a>,
    b: MixResult<'a>,
    comparison: Comparison,
}

impl Lab {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        who::at_one_table("--bots", &self.bots)?;
        let plan = self.plan("--mix", &self.mix)?;
        if let Some(number) = self.game {
            say::lines(out, &document::write(&plan.record(number)))?;
            return Ok(());
        }
        let figures = self.play(&plan);
        let Some(against) = &self.against else {
            return self.tell(&plan, &figures, out);
        };
        let other = self.plan("--against", against)?;
        let figures_of_other = self.play(&other);
        self.tell_both((&plan, &figures), (&other, &figures_of_other), out)
    }

    fn plan(&self, argument: &str, mix: &str) -> Result<LabPlan, Trouble> {
        let mix = mixes::chosen(argument, mix)?;
        let library = Library::built_in();
        let (plan, warnings) =
            LabPlan::new(library, mix, self.bots.clone(), self.games, self.seed)?;
        for warning in &warnings {
            // Whoever does not read warnings still wants the figures.
            let _ = say::line(&mut io::stderr(), format_args!("{warning}"));
        }
        Ok(plan)
    }

    fn play(&self, plan: &LabPlan) -> LabFigures {
        let started = Instant::now();
        let job = LabRun::new(plan.clone());
        let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let threads = self.threads.unwrap_or(cores).get();
        let nobody = AtomicBool::new(false);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| job.work(&nobody));
            }
        });
        let speed = f64::from(self.games) / started.elapsed().as_secs_f64();
        // On the error output: how fast it went is no figure of the mix.
        let _ = say::line(
            &mut io::stderr(),
            format_args!("{speed:.0} games a second, threads: {threads}"),
        );
        job.partial().figures
    }

    fn weighed<'a>(mix: &'a str, plan: &'a LabPlan, figures: &'a LabFigures) -> MixResult<'a> {
        MixResult {
            mix,
            bots: plan.bots.iter().map(|bot| bot.word()).collect(),
            games: plan.games,
            seed: plan.seed,
            report: report(plan, figures),
            figures,
            measures: measures().collect(),
            tiles: plan
                .table()
                .types
                .iter()
                .map(|kind| kind.id.as_str())
                .collect(),
        }
    }

    fn tell(
        &self,
        plan: &LabPlan,
        figures: &LabFigures,
        out: &mut impl Write,
    ) -> Result<(), Trouble> {
        if self.json {
            say::json(out, &Self::weighed(&self.mix, plan, figures))?;
        } else if self.csv {
            say::table(out, &csv(&report(plan, figures)))?;
        } else {
            print(&self.mix, &report(plan, figures), out)?;
        }
        Ok(())
    }

    fn tell_both(
        &self,
        a: (&LabPlan, &LabFigures),
        b: (&LabPlan, &LabFigures),
        out: &mut impl Write,
    ) -> Result<(), Trouble> {
        let comparison = compare(a, b);
        let against = self.against.as_deref().unwrap_or_default();
        if self.json {
            let (a, b) = (
                Self::weighed(&self.mix, a.0, a.1),
                Self::weighed(against, b.0, b.1),
            );
            say::json(out, &LabPair { a, b, comparison })?;
        } else if self.csv {
            say::table(out, &csv_of_two(&comparison))?;
        } else {
            print(&self.mix, &report(a.0, a.1), out)?;
            print(against, &report(b.0, b.1), out)?;
            // The same rows in a form that is easily read in a terminal too.
            let head = "difference, second less first; * is beyond chance (Welch, Holm, 5 %)";
            say::line(out, format_args!("{head}"))?;
            say::lines(out, &differences(&comparison))?;
        }
        Ok(())
    }
}

fn print(mix: &str, report: &LabReport, out: &mut impl Write) -> io::Result<()> {
    let games = report.games;
    say::line(out, format_args!("{games} games of {mix}"))?;
    let sides = (1..)
        .zip(&report.seats)
        .map(|(n, side)| (format!("seat {n}"), side));
    let bots = (1..).zip(&report.bots).map(|(n, side)| {
        let name = side.bot.unwrap_or_default();
        (format!("bot {n} {name}"), side)
    });
    for (name, side) in sides.chain(bots) {
        let (mean, deviation) = (side.mean, side.deviation);
        let (least, median, most) = (side.least, side.median, side.most);
        let won = 100.0 * side.won;
        say::line(
            out,
            format_args!(
                "{name:24}{mean:9.2} points ± {deviation:.2}, {least} to {most}, median {median}, wins {won:.1} %"
            ),
        )?;
    }
    if let Some(first) = report.first {
        let won = percent(first.won_sure);
        let even = 100.0 * first.even;
        say::line(
            out,
            format_args!("first seat wins {won}; {even:.1} % would be even (Wilson, 95 %)"),
        )?;
        let (lead, sure) = (first.lead, ends(first.lead_sure));
        say::line(
            out,
            format_args!("first seat leads by {lead:.2}{sure} (Student, 95 %)"),
        )?;
    }
    for count in &report.measures {
        let measure = count.measure;
        let name = format!(
            "{:?}/{} ({})",
            measure.group, measure.what, measure.expansion
        );
        let (mean, least, most) = (count.mean, count.least, count.most);
        say::line(
            out,
            format_args!(
                "{:34}{mean:9.2} a game, {least} to {most}",
                name.to_lowercase()
            ),
        )?;
    }
    for tile in report.tiles.iter().take(5) {
        let (id, best, points) = (&tile.tile, tile.best, tile.points);
        say::line(
            out,
            format_args!("tile {id:29}{best:6} times worth most, {points:.2} points a laying"),
        )?;
    }
    Ok(())
}

fn percent(sure: Option<Interval>) -> String {
    sure.map_or_else(String::new, |Interval { low, high }| {
        format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high)
    })
}

fn ends(sure: Option<Interval>) -> String {
    sure.map_or_else(String::new, |Interval { low, high }| {
        format!(", {low:.2} to {high:.2}")
    })
}

fn differences(comparison: &Comparison) -> String {
    let line = |subject: &str, of: &Distance| {
        let mark = if of.beyond_chance { '*' } else { ' ' };
        let (apart, sure) = (of.apart, ends(of.sure));
        format!("{mark} {subject:<34}{apart:+9.2}{sure}\n")
    };
    let lines = |row: &Difference| {
        let subject = row.subject.to_string();
        let per_turn = row.per_turn.as_ref();
        let per_turn = per_turn.map(|of| line("  per turn", of));
        line(&subject, &row.per_game) + &per_turn.unwrap_or_default()
    };
    comparison.rows.iter().map(lines).collect()
}
