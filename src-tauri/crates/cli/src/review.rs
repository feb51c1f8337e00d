//! `bastide review`: looks at a record again and prints what each decision gave away, what the draws were worth, and what
//! the result would be with even luck. Knows threads; what is found, the review knows.

use crate::trouble::Trouble;
use crate::{files, say};
use clap::Args;
use content::action::ActionText;
use content::library::Library;
use content::opening::impossible;
use content::problem::Problem;
use content::record::Record;
use lab::review::{
    Depth, Grade, Object, Rating, Review, ReviewDecision, ReviewPart, ReviewTotals, Subject,
    overall,
};
use rules::game::Game;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::thread;

/// So many of the worst decisions are told first.
const KEY_MOMENTS: usize = 3;

/// Look at a game record again: what each decision gave away, how lucky the draws were, the result with even luck
///
/// The same record, number of games and seed give the same answer on every machine and with any number of threads. All
/// points are of the difference to the best of the others. Nothing is held against a player that could not be seen.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide review game.json
  bastide review game.json --json
  bastide lab --game 1 --bots sharp,greedy | bastide review - --games 400")]
pub(crate) struct ReviewOf {
    /// A game record; `-` reads the input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How many games are played on for a decision
    #[arg(long, value_name = "N", default_value_t = Depth::USUAL.games, value_parser = clap::value_parser!(u32).range(8..=1_000_000))]
    games: u32,
    /// How many games are played to the end from each drawn tile, at most
    #[arg(long, value_name = "N", default_value_t = Depth::USUAL.outcomes, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    outcomes: u32,
    /// How many bags are played on for the luck of a draw
    #[arg(long, value_name = "N", default_value_t = Depth::USUAL.bags, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    bags: u32,
    /// Decides the bags of these games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as there are cores when nothing is said
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl ReviewOf {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let (subject, names) = begin(&self.file).map_err(|problems| {
            let file = self.file.display().to_string();
            let problems = problems.into_iter();
            problems
                .map(|problem| problem.of_file(file.clone()))
                .collect::<Vec<_>>()
        })?;
        let depth = Depth {
            games: self.games,
            outcomes: self.outcomes,
            bags: self.bags,
        };
        let review = Review::new(subject, depth, self.seed);
        let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let nobody = AtomicBool::new(false);
        thread::scope(|scope| {
            for _ in 0..self.threads.unwrap_or(cores).get() {
                scope.spawn(|| review.work(&nobody));
            }
        });
        if self.json {
            say::json(out, &Object::of(&review))?;
        } else {
            ReviewText { names, review }.print(out)?;
        }
        Ok(())
    }
}

fn begin(file: &Path) -> Result<(Subject, Vec<String>), Vec<Problem>> {
    let bytes = files::read(file).map_err(|problem| vec![problem])?;
    let library = Library::built_in();
    let record: Record = library.read(&bytes)?;
    let opened = library.open_record(&record)?;
    let game = Game::new(opened.table, &opened.setup).map_err(impossible)?;
    let subject = Subject::new(game, &record.actions).map_err(|refused| vec![refused.problem()])?;
    let seats = record.setup.players.seats().into_iter().enumerate();
    let names = seats.map(|(number, seat)| {
        let name = seat.name.unwrap_or_else(|| format!("Player {number}"));
        say::visible(&name)
    });
    Ok((subject, names.collect()))
}

/// A review in words.
struct ReviewText {
    names: Vec<String>,
    review: Review,
}

impl ReviewText {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let parts = self.review.parts();
        let all = overall(self.review.subject().end(), parts.values());
        self.whole(&all, out)?;
        let decisions = parts.values().flat_map(|part| &part.decisions);
        let mut marked: Vec<_> = decisions.filter(|one| one.is_clear()).collect();
        marked.sort_by_key(|one| std::cmp::Reverse((one.chance_lost, one.lost)));
        marked.truncate(KEY_MOMENTS);
        if !marked.is_empty() {
            say::line(out, format_args!("Key moments"))?;
        }
        for one in marked {
            self.mistake(one, out)?;
        }
        say::line(out, format_args!("Turn by turn"))?;
        parts.values().try_for_each(|part| self.part(part, out))
    }

    fn whole(&self, all: &ReviewTotals, out: &mut impl Write) -> io::Result<()> {
        for (number, player) in all.players.iter().enumerate() {
            let name = &self.names[number];
            say::line(out, format_args!("{name}: {} points", player.points))?;
            if let Some(even) = all.adjusted.get(number) {
                let [value, low, high] = [even.value, even.low, even.high].map(points);
                say::line(
                    out,
                    format_args!("  with even luck {value:.1}; 95 % sure: {low:.1} to {high:.1}"),
                )?;
            }
            let [lost, rate, luck] = [player.lost, player.rate, player.luck].map(points);
            say::line(
                out,
                format_args!(
                    "  lost {lost:.1} in {} decisions with a choice, {rate:.2} each; the draws were worth {luck:+.1}",
                    player.unforced
                ),
            )?;
            if let Some(rating) = player.rating {
                say::line(out, format_args!("  {}", like(rating)))?;
            }
        }
        Ok(())
    }

    fn part(&self, part: &ReviewPart, out: &mut impl Write) -> io::Result<()> {
        let table = self.review.subject().end().table();
        let name = &self.names[usize::from(part.player)];
        let tile = part
            .tile
            .map_or("", |tile| &table.types[usize::from(tile)].id);
        let luck = part.luck.as_ref();
        let luck = luck.map_or_else(String::new, |luck| {
            format!("; the draw was worth {:+.1}", points(luck.ahead))
        });
        let expected = part.expected.iter().map(|one| {
            let [mean, error] = [one.mean, one.error].map(points);
            format!("{mean:+.1} ± {error:.1}")
        });
        let expected = expected.collect::<Vec<_>>().join(", ");
        say::line(
            out,
            format_args!(
                "{:>5}  {name}  {tile}{luck}; expected: {expected}",
                part.turn
            ),
        )?;
        let marked = part.decisions.iter().filter(|one| one.is_clear());
        marked
            .into_iter()
            .try_for_each(|one| self.mistake(one, out))
    }

    fn mistake(&self, one: &ReviewDecision, out: &mut impl Write) -> io::Result<()> {
        let table = self.review.subject().end().table();
        let said = |action| say::json_text(&ActionText::of(action, table));
        let name = &self.names[usize::from(one.player)];
        let [lost, noise] = [one.lost, one.noise].map(points);
        let grade = one.grade.map_or("small", Grade::word);
        say::line(
            out,
            format_args!(
                "       step {}, {name}: {grade}, {lost:.1} points given up (± {noise:.1})",
                one.step
            ),
        )?;
        let lead = points(one.lead);
        if let (Some(chance), Some(given_up)) = (one.chance, one.chance_lost) {
            let [best, taken] = [chance, chance - given_up].map(|each| f64::from(each) / 10.0);
            say::line(
                out,
                format_args!(
                    "         {best:.0} % to win and {lead:+.1} points in the end; as played, {taken:.0} % and {:+.1}",
                    lead - lost
                ),
            )?;
        }
        say::line(out, format_args!("         taken:  {}", said(one.taken)))?;
        say::line(out, format_args!("         better: {}", said(one.best)))?;
        for reason in &one.reasons {
            say::line(
                out,
                format_args!("           {}", lab::motive::said(reason)),
            )?;
        }
        Ok(())
    }
}

fn points(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}

const fn like(rating: Rating) -> &'static str {
    match rating {
        Rating::Sharp => "plays like the sharp bot",
        Rating::Steady => "plays like the steady bot",
        Rating::Greedy => "plays like the greedy bot",
        Rating::Random => "plays like one that takes anything",
    }
}
