//! `decisions`: finds decisions in games of strong bots, and judges those that the program carries anew.

use crate::{in_order, processors};
use clap::{Args, ValueEnum};
use content::library::Library;
use practice::{PracticeDecision, QuestionKind, carried, decision};
use rules::chance::Chance;

/// Find decisions with a clear answer in games of strong bots
///
/// Each is a position, what is asked, and what every move gives up in points: the steady bot plays on from each, always
/// in the same bags. The same kind, mix, seed and count give the same lines on every machine.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide-dev decisions --kind send --mix traders --count 20 > more.jsonl
  bastide-dev decisions --renew > decisions.jsonl  judge it anew after a bot changed, and keep what is still clear")]
pub(crate) struct Decisions {
    /// Which kind
    #[arg(
        long,
        value_name = "KIND",
        value_enum,
        required_unless_present = "renew"
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
    /// Judge what the program carries anew, and print what still has a clear answer
    #[arg(long, conflicts_with = "kind")]
    renew: bool,
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
    pub(crate) fn run(self) {
        match self.kind {
            Some(kind) => self.find(kind.into()),
            None => renew(),
        }
    }

    /// Game after game, in the order of their seeds, however many processors there are.
    fn find(&self, kind: QuestionKind) {
        let mut chance = Chance::new(self.seed);
        let mut left = self.count;
        let mut games = self.count.saturating_mul(GAMES);
        while left > 0 && games > 0 {
            let some = (4 * processors()).min(games);
            games -= some;
            let seeds: Vec<_> = (0..some).map(|_| chance.bits() >> 11).collect();
            let of_game = |n: usize| decision(Library::built_in(), kind, &self.mix, seeds[n]);
            let found = in_order(some, of_game);
            for decision in found.into_iter().flatten().take(left) {
                left -= 1;
                print(&decision);
            }
        }
    }
}

fn renew() {
    let anew = |n: usize| carried()[n].renewed(Library::built_in());
    for decision in in_order(carried().len(), anew).into_iter().flatten() {
        print(&decision);
    }
}

fn print(decision: &PracticeDecision) {
    let line = serde_json::to_string(decision);
    println!("{}", line.expect("a decision has a JSON form"));
}
