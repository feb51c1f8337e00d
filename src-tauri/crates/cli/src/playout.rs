//! `bastide playout`: many games by bots, one thread, and how fast they went.
//! Knows how to measure and to print; bots choose, the rules play.

use crate::trouble::Trouble;
use crate::{mixes, say, who};
use bots::BotKind;
use clap::Args;
use content::beginning::{GameSetup, Players};
use content::library::Library;
use content::number::Whole;
use content::opening::{OpenedTable, impossible};
use cpu_time::ThreadTime;
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::menu::Menu;
use rules::series::GameSeries;
use serde::Serialize;
use std::io::{self, Write};

/// Play many games by bots and measure them
///
/// One thread. The same seed plays the same games on every machine; only the times differ.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide playout --mix base --players 2 --games 2000 --seed 1
  bastide playout --mix everything --players 4 --enumerate
  bastide playout --mix my-mix.json --bot greedy --games 50 --json")]
pub(crate) struct Playout {
    /// A built-in mix or a mix file
    #[arg(long, value_name = "NAME|FILE", default_value = "base")]
    mix: String,
    /// How many players
    #[arg(long, value_name = "1-6", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: u8,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Decides bags and bots
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Who plays: random, gentle, greedy, steady, sharp or expert
    #[arg(long, value_name = "NAME", default_value = "random", value_parser = who::bot)]
    bot: BotKind,
    /// List every pair of place and figure in each turn, as a search must
    #[arg(long)]
    enumerate: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct PlayoutTotals {
    mix: String,
    players: u8,
    bot: &'static str,
    seed: u64,
    enumerate: bool,
    games: u32,
    turns: u64,
    cpu_seconds: f64,
    games_per_cpu_second: f64,
    turns_per_cpu_second: f64,
    mean_total_score: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs_per_turn: Option<f64>,
}

impl Playout {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let opened = self.open()?;
        for warning in &opened.warnings {
            // Whoever does not read warnings still wants the figures.
            let _ = say::line(&mut io::stderr(), format_args!("{warning}"));
        }
        let figures = self.measure(opened)?;
        if self.json {
            say::json(out, &figures)?;
        } else {
            print(&figures, out)?;
        }
        Ok(())
    }

    fn open(&self) -> Result<OpenedTable, Trouble> {
        let Some(players) = Whole::new(i64::from(self.players)) else {
            unreachable!("the arguments allow 1 to 6 players")
        };
        let opening = GameSetup::new(Players::Number(players), mixes::chosen("--mix", &self.mix)?);
        Ok(Library::built_in().open(&opening)?)
    }

    fn measure(&self, opened: OpenedTable) -> Result<PlayoutTotals, Trouble> {
        let OpenedTable { table, setup, .. } = opened;
        let mut games = GameSeries::new(table, setup).map_err(impossible)?;
        let mut chance = Chance::new(self.seed);
        let (mut turns, mut points, mut pairs) = (0, 0, 0);
        let start = ThreadTime::now();
        for _ in 0..self.games {
            let game = games.begin(chance.bits() as u32);
            pairs += self.play(game, &mut chance);
            turns += u64::from(game.state().turn);
            points += game
                .state()
                .players
                .iter()
                .map(|p| i64::from(p.score))
                .sum::<i64>();
        }
        let seconds = start.elapsed().as_secs_f64();
        let games = f64::from(self.games);
        Ok(PlayoutTotals {
            mix: self.mix.clone(),
            players: self.players,
            bot: self.bot.word(),
            seed: self.seed,
            enumerate: self.enumerate,
            games: self.games,
            turns,
            cpu_seconds: seconds,
            games_per_cpu_second: games / seconds,
            turns_per_cpu_second: turns as f64 / seconds,
            mean_total_score: points as f64 / games,
            pairs_per_turn: self.enumerate.then(|| pairs as f64 / turns as f64),
        })
    }

    /// Plays a game to its end; tells how many pairs were listed on the way.
    fn play(&self, game: &mut Game, chance: &mut Chance) -> usize {
        if !self.enumerate {
            bots::play_out(game, self.bot, chance);
            return 0;
        }
        let mut menu = Menu::new();
        let mut events = EventSink::silent();
        let mut listed: Vec<(Action, Action)> = Vec::new();
        let mut pairs = 0;
        while !game.is_over() {
            if game.phase() == Phase::Tile {
                game.pairs(&mut listed);
                pairs += listed.len();
            }
            game.legal(&mut menu);
            game.apply_offered(self.bot.choose(game, &menu, chance), &mut events);
        }
        pairs
    }
}

fn print(figures: &PlayoutTotals, out: &mut impl Write) -> io::Result<()> {
    let PlayoutTotals {
        mix,
        players,
        bot,
        seed,
        games,
        cpu_seconds,
        ..
    } = figures;
    let mut told = vec![
        format!("{games} games of {mix}, {players} players, bot {bot}, seed {seed}"),
        format!("{cpu_seconds:12.3} CPU seconds on one thread"),
        format!("{:12.0} games per CPU second", figures.games_per_cpu_second),
        format!("{:12.0} turns per CPU second", figures.turns_per_cpu_second),
        format!(
            "{:12.2} points of all players together, on average",
            figures.mean_total_score
        ),
    ];
    let pairs = figures.pairs_per_turn;
    told.extend(pairs.map(|n| format!("{n:12.1} pairs of place and figure listed a turn")));
    told.iter()
        .try_for_each(|text| say::line(out, format_args!("{text}")))
}
