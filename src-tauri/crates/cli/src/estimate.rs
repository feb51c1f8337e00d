//! `bastide estimate`: holds what hints and reviews say of who is ahead against games that are really played to the end.
//! It plays those games by itself, so that a wrong estimate cannot confirm itself.

use crate::trouble::Trouble;
use crate::{mixes, say};
use bots::{AssessRequest, Budget, PLAYS_ON, advise};
use clap::Args;
use content::beginning::{GameSetup, Players};
use content::library::Library;
use content::number::Whole;
use content::opening::{OpenedTable, impossible};
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;
use serde::Serialize;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::thread;

/// So many positions of one game are looked at.
const MOMENTS: u32 = 10;
/// A decision is weighed in so many games, as a hint is.
const HINT_GAMES: u32 = 480;
/// The estimate may be off by so many points on average, and the leads of the two whose turns follow each other may add
/// up to so many.
const MOST_OFF: f64 = 2.0;

/// Hold what hints and reviews say of who is ahead against games played to the end
///
/// Steady plays games; at ten moments of each, a hint is asked for, and the position is played to its end in other games.
/// What the hint says must be what these come to, and the next player's hint must say the opposite, but for the luck of
/// the draw. Fails when either is off by more than two points on average. The same seed gives the same answer everywhere.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide estimate --positions 200
  bastide estimate --positions 140 --mix everything --players 4 --json")]
pub(crate) struct EstimateOf {
    /// How many positions
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    positions: u32,
    /// A built-in mix or a mix file
    #[arg(long, value_name = "NAME|FILE", default_value = "base")]
    mix: String,
    /// How many players
    #[arg(long, value_name = "2-6", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    /// In how many games each position is really played to the end
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    games: u32,
    /// Decides bags and games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// One position: what was said of it, and what it came to.
#[derive(Clone, Copy, Debug, Default)]
struct EstimatedPosition {
    /// Which moment of its game.
    moment: u32,
    /// For the player in turn, in points and as a part of one: what the hint says, and what it came to.
    said: f64,
    came: f64,
    said_chance: f64,
    came_chance: f64,
    /// What the next player's hint says, for that player.
    next: Option<f64>,
}

/// What all positions come to.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct EstimateTotals {
    mix: String,
    players: u8,
    seed: u64,
    positions: usize,
    games: u32,
    /// For the player in turn, on average, in points.
    said: f64,
    came: f64,
    off: Mean,
    /// The lead of a player and the lead of the next one, added up; for two players.
    #[serde(skip_serializing_if = "Option::is_none")]
    two_in_turn: Option<Mean>,
    said_chance: f64,
    came_chance: f64,
    /// From the first moment of a game to the last.
    moments: Vec<Mean>,
    /// Positions whose chance lies from one tenth to the next.
    chances: Vec<Chances>,
}

#[derive(Debug, Serialize)]
struct Chances {
    positions: usize,
    said: f64,
    came: f64,
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Serialize)]
struct Mean {
    mean: f64,
    error: f64,
}

impl EstimateOf {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let opened = self.open()?;
        let numbers: Vec<_> = (0..self.positions.div_ceil(MOMENTS)).collect();
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let seen: Vec<Result<Vec<EstimatedPosition>, Trouble>> = thread::scope(|scope| {
            let share = numbers.len().div_ceil(cores);
            let threads: Vec<_> = numbers
                .chunks(share)
                .map(|numbers| scope.spawn(|| self.games_of(&opened, numbers)))
                .collect();
            let joined = threads.into_iter().map(thread::ScopedJoinHandle::join);
            joined
                .map(|seen| seen.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        let mut all = Vec::new();
        for seen in seen {
            all.extend(seen?);
        }
        all.truncate(self.positions as usize);
        let figures = self.figures(&all);
        if self.json {
            say::json(out, &figures)?;
        } else {
            print(&figures, out)?;
        }
        if figures.are_right() {
            Ok(())
        } else {
            Err(Trouble::Told)
        }
    }

    fn open(&self) -> Result<OpenedTable, Trouble> {
        let Some(players) = Whole::new(i64::from(self.players)) else {
            unreachable!("the arguments allow 2 to 6 players")
        };
        let opening = GameSetup::new(Players::Number(players), mixes::chosen("--mix", &self.mix)?);
        Ok(Library::built_in().open(&opening)?)
    }

    fn games_of(
        &self,
        opened: &OpenedTable,
        numbers: &[u32],
    ) -> Result<Vec<EstimatedPosition>, Trouble> {
        let mut seen = Vec::new();
        for number in numbers {
            let seed = Chance::new(self.seed ^ Chance::new(u64::from(*number)).bits()).bits();
            let mut setup = opened.setup.clone();
            setup.seed = seed as u32;
            let game = Game::new(opened.table.clone(), &setup).map_err(impossible)?;
            seen.extend(self.game(game, seed));
        }
        Ok(seen)
    }

    /// Ten moments of a game of Steady, spread over its tiles.
    fn game(&self, mut game: Game, seed: u64) -> Vec<EstimatedPosition> {
        let mut chance = Chance::new(seed);
        let tiles = game.state().left() as u32;
        let mut seen: Vec<EstimatedPosition> = Vec::new();
        let mut drawn = 0;
        while let Some(player) = game.to_move() {
            let moment = seen.len() as u32;
            let is_new = game.phase() == Phase::Tile;
            if is_new && moment < MOMENTS && drawn >= moment * tiles / MOMENTS {
                let mut one = self.position(&game, player, &mut chance);
                one.moment = moment;
                seen.push(one);
            }
            drawn += u32::from(is_new);
            step(&mut game, &mut chance);
        }
        seen
    }

    /// What a hint says of a position and of the next one, and what other games come to.
    fn position(&self, game: &Game, player: PlayerId, chance: &mut Chance) -> EstimatedPosition {
        let seat = usize::from(player);
        let said = hint(game, chance.bits());
        let (mut came, mut won) = (0.0, 0.0);
        for _ in 0..self.games {
            let mut other = game.reshuffled(chance.bits());
            while !other.is_over() {
                step(&mut other, chance);
            }
            let points: Vec<_> = other.state().players.iter().map(|one| one.score).collect();
            let others = points.iter().enumerate().filter(|(at, _)| *at != seat);
            let best = others.map(|(_, points)| *points).max().unwrap_or_default();
            came += f64::from(points[seat] - best);
            won += match points[seat].cmp(&best) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
        }
        let mut after = game.reshuffled(chance.bits());
        for action in said.decisions {
            after.apply_offered(action, &mut EventSink::silent());
        }
        let has_next = after.phase() == Phase::Tile && after.to_move() != Some(player);
        let next = has_next.then(|| hint(&after, chance.bits()).lead);
        EstimatedPosition {
            moment: 0,
            said: said.lead,
            came: came / f64::from(self.games),
            said_chance: said.chance,
            came_chance: won / f64::from(self.games),
            next,
        }
    }

    fn figures(&self, all: &[EstimatedPosition]) -> EstimateTotals {
        let mean = |of: &dyn Fn(&EstimatedPosition) -> f64| Mean::of(all.iter().map(of)).mean;
        let off = |one: &EstimatedPosition| one.said - one.came;
        let two = all
            .iter()
            .filter_map(|one| one.next.map(|next| one.said + next));
        let moments = (0..MOMENTS).map(|moment| {
            let of = all.iter().filter(|one| one.moment == moment);
            Mean::of(of.map(off))
        });
        let chances = (0..10).map(|tenth| {
            let is_in =
                |one: &&EstimatedPosition| ((10.0 * one.said_chance) as i32).clamp(0, 9) == tenth;
            let of: Vec<_> = all.iter().filter(is_in).collect();
            Chances {
                positions: of.len(),
                said: Mean::of(of.iter().map(|one| one.said_chance)).mean,
                came: Mean::of(of.iter().map(|one| one.came_chance)).mean,
            }
        });
        EstimateTotals {
            mix: self.mix.clone(),
            players: self.players,
            seed: self.seed,
            positions: all.len(),
            games: self.games,
            said: mean(&|one| one.said),
            came: mean(&|one| one.came),
            off: Mean::of(all.iter().map(off)),
            two_in_turn: (self.players == 2).then(|| Mean::of(two)),
            said_chance: mean(&|one| one.said_chance),
            came_chance: mean(&|one| one.came_chance),
            moments: moments.collect(),
            chances: chances.filter(|one| one.positions > 0).collect(),
        }
    }
}

/// What a hint says to the player in turn.
struct HintOutput {
    lead: f64,
    chance: f64,
    decisions: Vec<Action>,
}

fn hint(game: &Game, seed: u64) -> HintOutput {
    let sight = game.sight();
    let question = AssessRequest {
        about: &[],
        best: 3,
        games: HINT_GAMES,
        seed,
    };
    let (Some(player), Some((told, estimate))) =
        (sight.to_move(), advise(&sight, &question, &Budget::ENDLESS))
    else {
        unreachable!("somebody is asked, and nobody says stop")
    };
    let expected = estimate.of(player, 0);
    HintOutput {
        lead: f64::from(expected.mean) / 100.0,
        chance: f64::from(expected.chance.unwrap_or_default()) / 1_000.0,
        decisions: std::iter::once(told[0].action)
            .chain(told[0].then)
            .collect(),
    }
}

/// One decision of Steady.
fn step(game: &mut Game, chance: &mut Chance) {
    let mut menu = Menu::new();
    game.legal(&mut menu);
    let action = PLAYS_ON.choose(game, &menu, chance);
    game.apply_offered(action, &mut EventSink::silent());
}

impl Mean {
    fn of(values: impl Iterator<Item = f64>) -> Self {
        let values: Vec<_> = values.collect();
        let count = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|one| (one - mean).powi(2)).sum();
        Self {
            mean,
            error: (squares / (count - 1.0).max(1.0) / count).sqrt(),
        }
    }
}

impl EstimateTotals {
    fn are_right(&self) -> bool {
        let two = self.two_in_turn.map_or(0.0, |two| two.mean);
        self.off.mean.abs() <= MOST_OFF && two.abs() <= MOST_OFF
    }
}

fn print(figures: &EstimateTotals, out: &mut impl Write) -> io::Result<()> {
    let mut told = vec![
        format!(
            "{} positions of {}, {} players, seed {}; each played to the end {} times by {}",
            figures.positions,
            figures.mix,
            figures.players,
            figures.seed,
            figures.games,
            PLAYS_ON.word(),
        ),
        format!(
            "{:+8.1} points ahead, say the hints to whoever is in turn",
            figures.said
        ),
        format!(
            "{:+8.1} points ahead is what these games come to",
            figures.came
        ),
        format!(
            "{:+8.1} ± {:.1} points is the difference",
            figures.off.mean, figures.off.error
        ),
    ];
    if let Some(two) = figures.two_in_turn {
        told.push(format!(
            "{:+8.1} ± {:.1} points are the leads of two in turn, added up",
            two.mean, two.error
        ));
    }
    told.push(format!(
        "{:8.1} % to win, say the hints; {:.1} % of the games were won",
        100.0 * figures.said_chance,
        100.0 * figures.came_chance
    ));
    let moments = figures
        .moments
        .iter()
        .map(|one| format!("{:+.1} ± {:.1}", one.mean, one.error));
    told.push(format!(
        "Difference from the first moment to the last: {}",
        moments.collect::<Vec<_>>().join(", ")
    ));
    for one in &figures.chances {
        told.push(format!(
            "{:8.0} % to win was said in {} positions: {:.0} % of their games were won",
            100.0 * one.said,
            one.positions,
            100.0 * one.came
        ));
    }
    told.iter()
        .try_for_each(|text| say::line(out, format_args!("{text}")))
}
