//! `advice`: measures what following an advice brings, and checks the claims.

use super::claims::{self, Claim};
use super::measure::{DEVIATIONS, Figures, Measurement};
use super::{ADVICE, Advice, advice};
use crate::{Result, bot};
use bots::BotKind;
use clap::Args;

/// Measure what following an advice of “Play well” brings
///
/// The gentle bot that follows it plays against bots that do not, each bag once from each seat. Points are those by which
/// it ends further ahead of the average of the others than it would without; ranges are 95 % ranges. The same advice, mix, players, seed and
/// games give the same lines on every machine and with any number of threads.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide-dev advice four-at-once
  bastide-dev advice --games 400 --players 4    all of them
  bastide-dev advice --claims --seed 1000200    play what is claimed again, and fail where it does not hold")]
pub(crate) struct AdviceCommand {
    /// Which; all of them when none is named
    #[arg(value_name = "NAME", value_parser = advice)]
    name: Option<&'static Advice>,
    /// How many games; made a multiple of the number of players
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(4..=1_000_000))]
    games: u32,
    /// How many players; as many as the advice is for when nothing is said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    players: Option<u8>,
    /// A built-in mix; the advice's own when nothing is said
    #[arg(long, value_name = "NAME")]
    mix: Option<String>,
    /// Decides bags and bots
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Who sits on all other seats; whom the advice is measured against when nothing is said
    #[arg(long, value_name = "BOT", value_parser = bot)]
    against: Option<BotKind>,
    /// How much the advice weighs, in hundredths of what it says
    #[arg(long, value_name = "N", default_value_t = 100)]
    strength: i32,
    /// Print each figure as a line of `claims.jsonl`
    #[arg(long, conflicts_with_all = ["claims", "strength"])]
    claim: bool,
    /// Play each claim again with another seed, 400 games each, and fail where a figure is out of its range
    #[arg(long, conflicts_with_all = ["mix", "players", "games", "against", "strength"])]
    claims: bool,
}

impl AdviceCommand {
    pub(crate) fn run(&self) -> Result<()> {
        if self.claims {
            return claims::check(self.name, self.seed);
        }
        let all = ADVICE.iter();
        for advice in all.filter(|one| self.name.is_none_or(|name| name.name == one.name)) {
            let measurement = Measurement {
                advice,
                mix: self.mix.as_deref().unwrap_or(advice.mix),
                players: self.players.unwrap_or(advice.players),
                against: self.against.unwrap_or(advice.against),
                games: self.games,
                seed: self.seed,
                strength: self.strength,
            };
            let figures = measurement.run()?;
            if self.claim {
                println!(
                    "{}",
                    serde_json::to_string(&Claim::of(&measurement, &figures))?
                );
            } else {
                println!("{}", line(&measurement, &figures));
            }
        }
        Ok(())
    }
}

/// A measurement in one line.
pub(crate) fn line(of: &Measurement<'_>, figures: &Figures) -> String {
    let reach = DEVIATIONS * figures.error;
    let percent = |share: f64| 100.0 * share;
    let rate = figures.duel.rate().map_or(0.0, percent);
    let range = figures.duel.interval();
    let (low, high) = range.map_or((0.0, 100.0), |it| (percent(it.low), percent(it.high)));
    format!(
        "{:<21} {:<11} {} players  against {}  {:>5} games  wins {rate:.1} % ({low:.1} to {high:.1})  points {:+.2} ({:+.2} to {:+.2})  changed {:.1} %",
        of.advice.name,
        of.mix,
        of.players,
        of.against.word(),
        figures.duel.games(),
        figures.points,
        figures.points - reach,
        figures.points + reach,
        percent(figures.changed),
    )
}
