//! `bastide decisions`: finds decisions in games of strong bots, writes those that the program carries, and finds out
//! whether they are found again. Judges nothing itself.

use crate::say;
use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use content::library::Library;
use practice::{PracticeDecision, QuestionKind, carried, decisions};
use rules::chance::Chance;
use serde_json::json;
use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Find decisions with a clear answer in games of strong bots
///
/// Each is a position, what is asked, and what every move gives up in points: the steady bot plays on from each, always
/// in the same bags. The same kind, mix, seed and count give the same lines on every machine and with any number of
/// threads.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide decisions --kind best --seed 1 --count 3
  bastide decisions --kind send --mix traders --count 20 > more.jsonl
  bastide decisions --check                    judge all that the program carries anew, and compare
  bastide decisions --renew > decisions.jsonl  judge it anew after a bot changed, and keep what is still clear")]
pub(crate) struct Decisions {
    /// Which kind
    #[arg(
        long,
        value_name = "KIND",
        value_enum,
        required_unless_present_any = ["check", "renew"]
    )]
    kind: Option<AskedKind>,
    /// A built-in mix
    #[arg(long, value_name = "NAME", default_value = "base")]
    mix: String,
    /// Decides games and bags
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many are found
    #[arg(long, value_name = "N", default_value_t = 10)]
    count: usize,
    /// How many of one game at most
    #[arg(long, value_name = "N", default_value_t = 1)]
    each: usize,
    /// Judge what the program carries anew, and say what differs; with a kind, only this
    #[arg(long)]
    check: bool,
    /// Judge what the program carries anew, and print what still has a clear answer
    #[arg(long, conflicts_with = "check")]
    renew: bool,
    /// Print each as a scenario of one step, as it is asked
    #[arg(long, conflicts_with_all = ["check", "renew"])]
    scenarios: bool,
    /// How many threads; as many as there are cores when nothing is said
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Print what `--check` found as JSON; decisions always are
    #[arg(long)]
    json: bool,
}

/// A kind of decision.
#[derive(Clone, Copy, ValueEnum)]
enum AskedKind {
    Best,
    Cost,
    Steal,
    Send,
    Follow,
}

impl From<AskedKind> for QuestionKind {
    fn from(asked: AskedKind) -> Self {
        match asked {
            AskedKind::Best => Self::Best,
            AskedKind::Cost => Self::Cost,
            AskedKind::Steal => Self::Steal,
            AskedKind::Send => Self::Send,
            AskedKind::Follow => Self::Follow,
        }
    }
}

/// So many games are looked through for one decision at most.
const GAMES: usize = 400;

impl Decisions {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Trouble> {
        match self.kind {
            Some(kind) if !self.check && !self.renew => self.find(kind.into(), out),
            only if self.renew => self.renew(only.map(QuestionKind::from), out),
            only => self.compare(only.map(QuestionKind::from), out),
        }
    }

    fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.map_or_else(cores, NonZeroUsize::get)
    }

    /// Game after game, in the order of their seeds, however many threads look.
    fn find(&self, kind: QuestionKind, out: &mut impl Write) -> Result<(), Trouble> {
        let mut chance = Chance::new(self.seed);
        let mut left = self.count;
        let mut games = self.count.saturating_mul(GAMES);
        while left > 0 && games > 0 {
            let some = (4 * self.threads()).min(games);
            games -= some;
            let seeds: Vec<_> = (0..some).map(|_| chance.bits() >> 11).collect();
            let of_game =
                |n: usize| decisions(Library::built_in(), kind, &self.mix, seeds[n], self.each);
            let found = in_order(some, self.threads(), of_game);
            for decision in found.into_iter().flatten().take(left) {
                left -= 1;
                let item = self
                    .scenarios
                    .then(|| practice::plain(Library::built_in(), &decision));
                match item.flatten() {
                    Some(item) => say::made(out, &say::json_text(&item.scenario))?,
                    None => say::made(out, &say::json_text(&decision))?,
                }
                out.flush()?;
            }
        }
        Ok(())
    }

    fn renew(&self, only: Option<QuestionKind>, out: &mut impl Write) -> Result<(), Trouble> {
        let meant = meant(only);
        let anew = |n: usize| meant[n].renewed(Library::built_in());
        for decision in in_order(meant.len(), self.threads(), anew)
            .into_iter()
            .flatten()
        {
            say::made(out, &say::json_text(&decision))?;
        }
        Ok(())
    }

    fn compare(&self, only: Option<QuestionKind>, out: &mut impl Write) -> Result<(), Trouble> {
        let meant = meant(only);
        let holds = in_order(meant.len(), self.threads(), |n| {
            meant[n].holds(Library::built_in())
        });
        let other: Vec<_> = (0..meant.len())
            .filter(|n| !holds[*n])
            .map(|n| n + 1)
            .collect();
        if self.json {
            say::made(
                out,
                &say::json_text(&json!({
                    "ok": other.is_empty(), "decisions": meant.len(), "other": other,
                })),
            )?;
        } else {
            let same = meant.len() - other.len();
            let count = meant.len();
            say::line(
                out,
                format_args!("{same} of {count} decisions were found again"),
            )?;
            for line in &other {
                say::line(out, format_args!("  line {line} came out otherwise"))?;
            }
        }
        if other.is_empty() {
            Ok(())
        } else {
            Err(Trouble::Told)
        }
    }
}

/// What the program carries, of one kind where it is named.
fn meant(only: Option<QuestionKind>) -> Vec<&'static PracticeDecision> {
    let all = carried().iter();
    all.filter(|decision| only.is_none_or(|only| decision.kind == only))
        .collect()
}

/// What comes of each number, by so many threads, in the order of the numbers.
fn in_order<T: Send>(count: usize, threads: usize, of: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, count.max(1)) {
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
