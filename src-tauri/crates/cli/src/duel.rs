//! `bastide duel`: a bot against one or more others, on all cores, and how long each thought.
//! Knows threads and the clock; how games are drawn and how sure a rate is, the lab knows.

use crate::duel_file::{DuelFile, DuelGame, DuelHead};
use crate::program::{Program, ThinkLimits};
use crate::think::within;
use crate::trouble::Trouble;
use crate::{mixes, say, who};
use bots::{BotKind, Budget};
use clap::{ArgGroup, Args};
use content::action::ActionText;
use content::document;
use content::library::Library;
use content::record::PlayedDecision;
use cpu_time::ThreadTime;
use lab::review::{Depth, EvenedMargins, LUCK_TILES, Margin, Subject, margins};
use lab::{Duel, LabPlan, PlannedGame};
use rules::event::EventSink;
use rules::menu::Menu;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Play a bot against another, or against several
///
/// Every bag is played as often as there are seats, so that each bot has every seat with it. The same mix, bots, seed and number of
/// games give the same result on every machine and with any number of threads; only the times differ.
#[derive(Args)]
#[command(group = ArgGroup::new("others").required(true).args(["b", "against"]))]
#[command(after_help = "Examples:
  bastide duel --a sharp --b greedy --games 40
  bastide duel --a steady --b greedy --games 200 --mix everything --json
  bastide duel --a steady --against greedy,greedy,greedy --games 400
  bastide duel --a sharp --b sharp --program 'old/bastide engine' --games 40
  bastide duel --a steady --b steady --games 100 --adjusted
  bastide duel --a expert --b sharp --games 100 --kept expert.jsonl
                                               goes on there when it was stopped")]
pub(crate) struct DuelOf {
    /// The first bot
    #[arg(long, value_name = "NAME", value_parser = who::bot)]
    a: BotKind,
    /// The second bot
    #[arg(long, value_name = "NAME", value_parser = who::bot)]
    b: Option<BotKind>,
    /// The others, where there are more: one to five bots
    #[arg(long, value_name = "NAMES", value_parser = who::bot, value_delimiter = ',')]
    against: Vec<BotKind>,
    /// How many games; made a multiple of the number of seats
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// A built-in mix or a mix file
    #[arg(long, value_name = "NAME|FILE", default_value = "base")]
    mix: String,
    /// Decides bags and bots
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games a sharp bot may play on for a decision
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    playouts: Option<u32>,
    /// How many games each of the others may play on, if not as many
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    their_playouts: Option<u32>,
    /// Have the others played by another program that answers `think` at the engine's door, such as an older Bastide
    #[arg(long, value_name = "COMMAND")]
    program: Option<String>,
    /// Give the first bot and the program so many milliseconds for a decision, instead of games
    #[arg(long, value_name = "N", conflicts_with_all = ["playouts", "their_playouts"], value_parser = clap::value_parser!(u32).range(1..=600_000))]
    ms: Option<u32>,
    /// How many threads; as many as there are cores when nothing is said
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Take the luck of the draws out of the result, too, which takes about a second for each game
    #[arg(long)]
    adjusted: bool,
    /// How many bags are played on for the luck of a draw
    #[arg(long, value_name = "N", requires = "adjusted", default_value_t = Depth::BAGS_OF_MANY, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    bags: u32,
    /// Keep each game in a file as soon as it is over, and play only those that are not in it yet
    #[arg(long, value_name = "FILE")]
    kept: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How it ended.
#[derive(Serialize)]
struct GameEnd<'a> {
    a: &'static str,
    b: String,
    seats: u32,
    mix: &'a str,
    seed: u64,
    games: u32,
    wins: u32,
    losses: u32,
    draws: u32,
    rate: f64,
    low: f64,
    high: f64,
    /// By how many points the first was ahead, on average.
    ahead: f64,
    ms_per_move: DuelPlayer,
    /// The same with even luck.
    #[serde(skip_serializing_if = "Option::is_none")]
    adjusted: Option<Margin>,
}

#[derive(Serialize)]
struct DuelPlayer {
    a: f64,
    b: f64,
}

/// All that was played.
#[derive(Default)]
struct DuelGames {
    duel: Duel,
    evened: EvenedMargins,
    /// How long the first bot and the others thought, and about how many decisions.
    seconds: [f64; 2],
    decisions: [u32; 2],
}

impl DuelGames {
    fn count(&mut self, game: &DuelGame) {
        self.duel.count(game.first, &game.others);
        if let Some(margins) = game.margins {
            self.evened.count(game.number, margins);
        }
        for side in 0..2 {
            self.seconds[side] += game.seconds[side];
            self.decisions[side] += game.decisions[side];
        }
    }

    fn ms(&self, side: usize) -> f64 {
        1_000.0 * self.seconds[side] / f64::from(self.decisions[side].max(1))
    }
}

impl DuelOf {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let mix = mixes::chosen("--mix", &self.mix)?;
        let bots: Vec<_> = [self.a].into_iter().chain(self.others()).collect();
        who::at_one_table("--against", &bots)?;
        let games = self.games.next_multiple_of(bots.len() as u32);
        let (plan, warnings) = LabPlan::new(Library::built_in(), mix, bots, games, self.seed)?;
        for warning in &warnings {
            // Whoever does not read warnings still wants the result.
            let _ = say::line(&mut io::stderr(), format_args!("{warning}"));
        }
        let (file, mut known) = match &self.kept {
            Some(path) => {
                let (file, known) = DuelFile::open(path, &self.head(&plan))
                    .map_err(|problem| Trouble::Problems(vec![problem]))?;
                (Some(file), known)
            }
            None => (None, Vec::new()),
        };
        known.retain(|game| game.number < games);
        let mut played = DuelGames::default();
        let new = self.play(&plan, file.as_ref(), &known)?;
        known.iter().chain(&new).for_each(|game| played.count(game));
        self.tell(&played, out)
    }

    fn others(&self) -> impl Iterator<Item = BotKind> {
        self.b.into_iter().chain(self.against.iter().copied())
    }

    fn playouts(&self) -> [Option<u32>; 2] {
        [self.playouts, self.their_playouts.or(self.playouts)]
    }

    fn head(&self, plan: &LabPlan) -> DuelHead {
        let bots = plan.bots.iter();
        let bots = bots.map(|bot| (bot.word().into(), bot.version()));
        DuelHead {
            bots: bots.collect(),
            beginning: document::write(&plan.beginning),
            seed: self.seed,
            playouts: self.playouts(),
            program: self.program.clone(),
            ms: self.ms,
            bags: self.adjusted.then_some(self.bags),
            tiles: self.adjusted.then_some(LUCK_TILES),
        }
    }

    /// Whoever has time takes the next game; sums do not depend on who played what.
    fn play(
        &self,
        plan: &LabPlan,
        file: Option<&DuelFile>,
        known: &[DuelGame],
    ) -> io::Result<Vec<DuelGame>> {
        let known: BTreeSet<_> = known.iter().map(|game| game.number).collect();
        let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let next = AtomicU32::new(0);
        let work = || -> io::Result<Vec<DuelGame>> {
            let mut games = Vec::new();
            let mut program = self.program.as_deref().map(Program::start).transpose()?;
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= plan.games {
                    return Ok(games);
                }
                if known.contains(&number) {
                    continue;
                }
                let game = self.play_one(plan, number, program.as_mut())?;
                file.map_or(Ok(()), |file| file.keep(&game))?;
                games.push(game);
            }
        };
        thread::scope(|scope| {
            let threads = 0..self.threads.unwrap_or(cores).get();
            let threads: Vec<_> = threads.map(|_| scope.spawn(work)).collect();
            let mut games = Vec::new();
            for thread in threads {
                let played = thread.join().unwrap_or_else(|panic| resume_unwind(panic));
                games.extend(played?);
            }
            Ok(games)
        })
    }

    fn play_one(
        &self,
        plan: &LabPlan,
        number: u32,
        mut program: Option<&mut Program>,
    ) -> io::Result<DuelGame> {
        let PlannedGame {
            mut game,
            seats,
            mut chance,
        } = plan.draw_for_duel(number);
        let playouts = self.playouts();
        let (mut seconds, mut decisions) = ([0.0; 2], [0; 2]);
        let begun = self.adjusted.then(|| game.clone());
        let mut actions = Vec::new();
        let mut menu = Menu::new();
        let mut events = EventSink::silent();
        if let Some(program) = &mut program {
            program.begin(&game)?;
        }
        while let Some(player) = game.to_move() {
            game.legal(&mut menu);
            let bot = seats[usize::from(player)];
            let side = bot.min(1);
            let (action, time) = match &mut program {
                Some(program) if side == 1 => {
                    let start = Instant::now();
                    let how = ThinkLimits {
                        bot: plan.bots[bot],
                        seed: (chance.bits() >> 32) as u32,
                        ms: self.ms,
                        playouts: playouts[side],
                    };
                    let action = program.think(&game, &how)?;
                    (action, start.elapsed())
                }
                _ => {
                    let start = ThreadTime::now();
                    let mut think = |budget: Budget<'_>| {
                        plan.bots[bot].choose_within(&game, &menu, &mut chance, &budget)
                    };
                    let action = match (self.ms, playouts[side]) {
                        (Some(ms), _) => {
                            let time = Duration::from_millis(ms.into());
                            within(time, |over| think(Budget::until(over)))
                        }
                        (None, Some(playouts)) => think(Budget::ENDLESS.playouts(playouts)),
                        (None, None) => think(Budget::ENDLESS),
                    };
                    (action, start.elapsed())
                }
            };
            seconds[side] += time.as_secs_f64();
            decisions[side] += 1;
            if self.adjusted {
                let action = ActionText::of(action, game.table());
                actions.push(PlayedDecision::new(player, action));
            }
            if let Some(program) = &mut program {
                program.hear(&game, action)?;
            }
            game.apply_offered(action, &mut events);
        }
        let first = seats.iter().position(|bot| *bot == 0).unwrap_or(0);
        let mut others: Vec<_> = game.state().players.iter().map(|p| p.score).collect();
        let margins = begun.map(|begun| {
            let Ok(subject) = Subject::new(begun, &actions) else {
                unreachable!("what was offered is allowed")
            };
            margins(&subject, first, self.bags, u64::from(number))
        });
        Ok(DuelGame {
            number,
            first: others.remove(first),
            others,
            seconds,
            decisions,
            margins,
        })
    }

    fn tell(&self, games: &DuelGames, out: &mut impl Write) -> Result<(), Trouble> {
        let duel = games.duel;
        let (Some(rate), Some(interval)) = (duel.rate(), duel.interval()) else {
            unreachable!("the arguments ask for one game at least")
        };
        let told = GameEnd {
            a: self.a.word(),
            b: self
                .others()
                .map(BotKind::word)
                .collect::<Vec<_>>()
                .join(","),
            seats: 1 + self.others().count() as u32,
            mix: &self.mix,
            seed: self.seed,
            games: duel.games(),
            wins: duel.wins,
            losses: duel.losses,
            draws: duel.draws,
            rate,
            low: interval.low,
            high: interval.high,
            ahead: duel.ahead as f64 / f64::from(duel.games()),
            ms_per_move: DuelPlayer {
                a: games.ms(0),
                b: games.ms(1),
            },
            adjusted: games.evened.clone().margin(),
        };
        if self.json {
            say::json(out, &told)?;
        } else {
            print(&told, self.program.is_some(), out)?;
        }
        Ok(())
    }
}

fn print(told: &GameEnd<'_>, of_program: bool, out: &mut impl Write) -> io::Result<()> {
    let GameEnd { a, mix, .. } = told;
    // Two of one name would not be told apart.
    let others = if of_program { " of the program" } else { "" };
    let b = format!("{}{others}", told.b);
    let percent = |share: f64| 100.0 * share;
    let even = 100.0 / f64::from(told.seats);
    let lines = [
        format!(
            "{a} against {b}, {} games of {mix}, seed {}",
            told.games, told.seed
        ),
        format!("{:8} won by {a}", told.wins),
        format!("{:8} won by {b}", told.losses),
        format!("{:8} drawn", told.draws),
        format!(
            "{:7.1}% for {a}, a draw in equal parts; 95 % sure: {:.1} to {:.1}% (Wilson); an even share is {even:.0}%",
            percent(told.rate),
            percent(told.low),
            percent(told.high)
        ),
        format!("{:+8.1} points ahead, on average", told.ahead),
        format!(
            "{:8.2} ms of a processor for a decision of {a}, {:.2} of {b}",
            told.ms_per_move.a, told.ms_per_move.b
        ),
    ];
    lines
        .iter()
        .try_for_each(|text| say::line(out, format_args!("{text}")))?;
    if let Some(even) = &told.adjusted {
        let (margin, low, high) = (even.margin, even.low, even.high);
        say::line(
            out,
            format_args!(
                "{margin:+8.1} points ahead with even luck; 95 % sure: {low:+.1} to {high:+.1}"
            ),
        )?;
        let left = even.variance_ratio;
        let worth = f64::from(told.games) / left.max(f64::EPSILON);
        say::line(
            out,
            format_args!(
                "{:7.1}% of the variance is left: as sure as {worth:.0} games with all their luck",
                percent(left)
            ),
        )?;
    }
    Ok(())
}
