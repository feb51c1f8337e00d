//! Every way through a step for its author: where, turned how, who goes where, what it gives up and why.

use super::{game_of, read};
use crate::Result;
use bots::{BotKind, Way};
use content::way_loss::WayLoss;
use rules::action::Action;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::menu::Menu;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// So often a bot is asked: Gentle overlooks something else each time.
const ASKED: u64 = 20;

pub(super) fn run(file: &Path, step: &str, most: usize) -> Result<()> {
    let (_, scenario) = read(file)?;
    let index = scenario.steps.iter().position(|it| it.id == step);
    let index = index.ok_or_else(|| {
        let ids: Vec<_> = scenario.steps.iter().map(|it| it.id.as_str()).collect();
        format!("there is no step {step:?}, only: {}", ids.join(", "))
    })?;
    let costs = scenario.steps[index].costs.as_ref();
    let costs = costs.ok_or_else(|| format!("the step {step:?} has no costs"))?;
    let game = game_of(&scenario, index)?;
    let sight = game.sight();
    let ways = tutor::ways(&sight);
    if ways.len() != costs.stood.len() {
        let (n, lines) = (ways.len(), costs.stood.len());
        return Err(format!("{n} ways, and {lines} in the table: judge it anew").into());
    }
    let board = scenario.board(scenario.board_of(index));
    let seats = board.setup.players.seats().into_iter();
    let names: Vec<_> = seats.map(|seat| seat.name).collect();
    table(&game, &names);

    let mut all: Vec<_> = ways.into_iter().zip(costs.stood.iter().copied()).collect();
    all.sort_by_key(|(_, loss)| (loss.given_up(), loss.behind));
    let right = all.iter().filter(|(_, loss)| loss.is_right()).count();
    println!(
        "{} ways, {right} of them as good as the best. Judged by {} version {}, seed {}.",
        all.len(),
        costs.bot,
        costs.version.get::<u32>(),
        costs.seed.get::<u64>(),
    );
    println!("The figure behind the points is what was found, with its standard error.\n");
    for (n, (way, loss)) in all.iter().enumerate().take(most) {
        println!("{:>3}. {}", n + 1, line(way, *loss));
        let reasons = practice::move_reasons(&sight, way, &names, "en").unwrap_or_default();
        println!("     {}", reasons.join(" "));
    }
    println!();
    for bot in [BotKind::Gentle, BotKind::Greedy, BotKind::Steady] {
        println!("{} plays {}.", bot.word(), played(&game, bot, &all));
    }
    Ok(())
}

fn line(way: &Way, loss: WayLoss) -> String {
    let points = match loss.given_up() {
        0 => "best".to_owned(),
        1 => "gives up 1 point".to_owned(),
        n => format!("gives up {n} points"),
    };
    let (whole, part) = (loss.behind / 100, loss.behind % 100);
    let noise = format!("{}.{:02}", loss.noise / 100, loss.noise % 100);
    let first = action(&way.action);
    let then = way.then.as_ref();
    let then = then.map_or_else(String::new, |then| format!(", then {}", action(then)));
    format!("{points} ({whole}.{part:02} ± {noise}): {first}{then}")
}

fn action(action: &Action) -> String {
    match action {
        Action::Tile { x, y, rotation } => {
            format!("tile to ({x}, {y}), turned {}", quarter(*rotation))
        }
        Action::Pass => "no figure".to_owned(),
        Action::Figure {
            figure, kind, at, ..
        } => {
            let at = serde_json::to_value(at).unwrap_or_default();
            let at = at.as_str().unwrap_or_default().to_owned();
            format!("{} to the {} ({at})", figure.word(), kind.word())
        }
        other => serde_json::to_string(other).unwrap_or_default(),
    }
}

fn quarter(rotation: u8) -> &'static str {
    ["not at all", "a quarter", "half", "three quarters"][usize::from(rotation % 4)]
}

/// Which of the ways a bot goes, by their numbers, and how often.
fn played(game: &Game, bot: BotKind, all: &[(Way, WayLoss)]) -> String {
    let mut often: BTreeMap<usize, u64> = BTreeMap::new();
    for seed in 0..ASKED {
        let mut chance = Chance::new(seed);
        let mut after = game.clone();
        let mut menu = Menu::new();
        after.legal(&mut menu);
        let first = bot.choose(&after, &menu, &mut chance);
        let before = game.context();
        let mut begun: Vec<_> = all
            .iter()
            .enumerate()
            .filter(|(_, (way, _))| tutor::is_same(before, &way.action, &first))
            .collect();
        after.apply_offered(first, &mut EventSink::silent());
        if begun.iter().any(|(_, (way, _))| way.then.is_some()) {
            after.legal(&mut menu);
            let then = bot.choose(&after, &menu, &mut chance);
            let context = after.context();
            begun.retain(|(_, (way, _))| {
                let follows = |it: &Action| tutor::is_same(context, it, &then);
                way.then.as_ref().is_some_and(follows)
            });
        }
        if let Some((n, _)) = begun.first() {
            *often.entry(*n).or_default() += 1;
        }
    }
    let mut often: Vec<_> = often.into_iter().collect();
    often.sort_by_key(|(n, times)| (std::cmp::Reverse(*times), *n));
    let said = often.iter().take(4).map(|(n, times)| {
        let points = all[*n].1.given_up();
        let n = n + 1;
        if *times == ASKED {
            format!("number {n} (gives up {points})")
        } else {
            format!("number {n} {times} times of {ASKED} (gives up {points})")
        }
    });
    said.collect::<Vec<_>>().join(", ")
}

/// The table: who has what, and the board with every tile, its turns, whose figure stands there, and where the tile fits.
fn table(game: &Game, names: &[Option<String>]) {
    let state = game.state();
    let id = |kind: usize| game.table().types[kind].id.clone();
    let hand = state
        .drawn
        .map(|kind| id(usize::from(kind)))
        .unwrap_or_default();
    println!("In hand: {hand}. {} more tiles in the bag.", state.left());
    let me = game.to_move().map(usize::from);
    for (n, seat) in state.players.iter().enumerate() {
        let name = names.get(n).cloned().flatten();
        let name = if Some(n) == me {
            "You".to_owned()
        } else {
            name.unwrap_or_default()
        };
        let stand = state.figures.iter().filter(|it| usize::from(it.owner) == n);
        println!(
            "  {n} {name}: {} points, {} figures on the board",
            seat.score,
            stand.count()
        );
    }
    let board = &state.board;
    let mut cells: BTreeMap<(i16, i16), String> = BTreeMap::new();
    for action in game.actions() {
        if let Action::Tile { x, y, .. } = action {
            cells.insert((y, x), "[ ]".to_owned());
        }
    }
    for tile in board.tiles() {
        let id = id(usize::from(tile.kind));
        let short = id.split_once('/').map_or(id.as_str(), |(_, name)| name);
        let short: String = short.chars().take(4).collect();
        cells.insert(
            (tile.cell.y, tile.cell.x),
            format!("{short}{}", tile.rotation),
        );
    }
    let context = game.context();
    for figure in &state.figures {
        let place = context.place(figure.on);
        let cell = cells.entry((place.y, place.x)).or_default();
        let letter = place.kind.word().chars().next().unwrap_or(' ');
        let _ = write!(cell, " {}{letter}", usize::from(figure.owner));
    }
    let xs = || cells.keys().map(|(_, x)| *x);
    let ys = || cells.keys().map(|(y, _)| *y);
    let (Some(left), Some(right)) = (xs().min(), xs().max()) else {
        return;
    };
    let (Some(top), Some(bottom)) = (ys().min(), ys().max()) else {
        return;
    };
    print!("\n     ");
    for x in left..=right {
        print!("{x:^10}");
    }
    println!();
    for y in top..=bottom {
        let line = (left..=right).map(|x| {
            let cell = cells.get(&(y, x)).map_or("", String::as_str);
            format!("{cell:^10}")
        });
        println!("{y:>4} {}", line.collect::<String>().trim_end());
    }
    println!(
        "\n[ ]: the tile fits. A tile: its letter and quarter turns; then seat and land of a figure: 0c is seat 0 in a city.\n"
    );
}
