//! A decision as the board and the step of a lesson: only what a lesson needs to say, judged on that very board.

use super::begun;
use crate::Result;
use content::beginning::{GameSetup, Players};
use content::entries::Entries;
use content::layout::laid_out;
use content::library::Library;
use content::mix::MixChoice;
use content::position::{Decider, PositionSeat};
use content::scenario::{Deck, DeckEnd, MoveCosts, ScenarioBoard};
use practice::PracticeDecision;
use rules::game::Game;
use rules::tile::TypeId;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, stdin};
use tutor::people::OTHERS;

/// Whoever else decides in the middle of the turn.
const RIVAL: &str = "steady";

/// What is pasted into a lesson.
#[derive(Serialize)]
struct Pasted {
    boards: BTreeMap<String, ScenarioBoard>,
    steps: Vec<PastedStep>,
}

#[derive(Serialize)]
struct PastedStep {
    id: String,
    #[serde(rename = "type")]
    kind: &'static str,
    find: &'static str,
    board: String,
    say: String,
    accept: Value,
    rules: [&'static str; 1],
    good: String,
    why: String,
    feedback: [Value; 1],
    hints: Value,
    costs: MoveCosts,
}

pub(super) fn run() -> Result<()> {
    for (n, line) in stdin().lock().lines().enumerate() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let decision: PracticeDecision =
            serde_json::from_str(&line).map_err(|error| format!("line {}: {error}", n + 1))?;
        print!("{}", pasted(&decision, &format!("problem-{}", n + 1))?);
    }
    Ok(())
}

fn pasted(decision: &PracticeDecision, name: &str) -> Result<String> {
    let board = board(decision)?;
    let game = begun(&board)?;
    let costs = practice::move_costs(&game.sight(), decision.seed);
    let key = |word: &str| format!("{name}-{word}");
    let step = PastedStep {
        id: name.to_owned(),
        kind: "find",
        find: "best",
        board: name.to_owned(),
        say: name.to_owned(),
        accept: json!({ "gives-up": { "at-most": 1 } }),
        rules: ["BG-11"],
        good: key("good"),
        why: key("why"),
        feedback: [json!({
            "class": "worse", "when": { "gives-up": { "at-least": 2 } }, "say": key("worse"),
        })],
        hints: json!({ "nudge": key("nudge") }),
        costs: costs.ok_or("nobody is asked there")?,
    };
    let pasted = Pasted {
        boards: BTreeMap::from([(name.to_owned(), board)]),
        steps: vec![step],
    };
    let text = serde_json::to_string(&pasted)?;
    Ok(laid_out(&text).ok_or("it is JSON")?)
}

/// The position as a lesson says it: people by name, the mix by name, the tile in hand, and nothing that follows from the
/// rest.
fn board(decision: &PracticeDecision) -> Result<ScenarioBoard> {
    let found = decision
        .game(Library::built_in())
        .ok_or("its sets or mixes are gone")?;
    let setup: GameSetup = content::document::read_part(decision.setup.clone(), "setup")
        .map_err(|problems| super::said("setup", &problems))?;
    let drawn = found.state().drawn.ok_or("nobody holds a tile there")?;
    let drawn = found.table().types[usize::from(drawn)].id.clone();
    let learner = found.to_move().ok_or("nobody is asked there")?;
    let seats = setup.players.seats().into_iter();
    let mut others = OTHERS.iter();
    let seats = seats.enumerate().map(|(n, seat)| {
        let is_learner = n == usize::from(learner);
        PositionSeat {
            name: if is_learner {
                None
            } else {
                others.next().map(|person| person.name.to_owned())
            },
            by: Some(if is_learner {
                Decider::Learner
            } else {
                Decider::Bot(RIVAL.to_owned())
            }),
            colour: None,
            pattern: None,
            bot: None,
            ..seat
        }
    });
    let seats: Vec<_> = seats.collect();
    let plain = |seats: Vec<PositionSeat>| {
        let mut plain = setup.clone();
        plain.players = Players::Each(seats);
        plain.mix = MixChoice::Named(decision.mix.clone());
        plain.deck = None;
        plain.first = setup.first.filter(|first| first.get::<usize>() > 0);
        for tile in plain.start.iter_mut().flatten() {
            tile.by = None;
        }
        ScenarioBoard {
            setup: plain,
            part: false,
            deck: Some(Deck {
                draws: vec![drawn.clone()],
                then: Some(DeckEnd::Seeded),
                aside: false,
            }),
            names: Entries::default(),
            scripts: Vec::new(),
            moves: Vec::new(),
            document: None,
        }
    };
    let without_supply = seats.iter().cloned().map(|seat| PositionSeat {
        supply: None,
        ..seat
    });
    let candidates = [plain(without_supply.collect()), plain(seats)];
    let same = candidates
        .into_iter()
        .find(|board| begun(board).is_ok_and(|game| is_same(&found, &game)));
    let why = if setup.aside.is_empty() {
        "the mix by its name leaves another position"
    } else {
        "a tile was put aside there, and a lesson would not know: choose another decision"
    };
    same.ok_or_else(|| why.into())
}

/// True when nobody at the table could tell the two apart: the same land, people, rules and bag.
fn is_same(one: &Game, other: &Game) -> bool {
    let table = |game: &Game| {
        let options: Vec<_> = game.table().options.all().collect();
        let left = game.sight();
        let id = |kind: TypeId| game.table().types[usize::from(kind)].id.clone();
        let mut bag: Vec<_> = left
            .left()
            .map(|(kind, n)| (id(kind), n))
            .filter(|(_, n)| *n > 0)
            .collect();
        bag.sort();
        (format!("{options:?}"), bag)
    };
    let seats = |game: &Game| {
        let seats = game.state().players.iter();
        let seats: Vec<_> = seats.map(|seat| format!("{seat:?}")).collect();
        (seats, game.state().turn, game.to_move())
    };
    table(one) == table(other)
        && seats(one) == seats(other)
        && tutor::ways(&one.sight()) == tutor::ways(&other.sight())
}
