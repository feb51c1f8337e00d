//! Reads the positions of `tests/blunders`, whose one right decision was written from the rules: each can be set up,
//! the decision is asked and allowed, and where nothing unknown follows every other decision is tried and found to be
//! worse. README: `blunders/README.md`.

use crate::support::{open, repository};
use content::action::ActionText;
use content::library::Library;
use rules::action::Action;
use rules::event::Event;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::position;
use rules::score::When;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// How many positions each expansion has.
const EXPANSIONS: [(&str, usize); 9] = [
    ("base", 14),
    ("inns", 9),
    ("traders", 9),
    ("tower", 9),
    ("robbers", 9),
    ("tollkeepers", 9),
    ("crop-circles", 7),
    ("river", 6),
    ("abbot", 8),
];

/// The positions of one expansion.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    expansion: String,
    entries: Vec<Entry>,
}

/// A position, who decides in it, and what is right.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    title: String,
    setup: Value,
    /// What was done in the turn before the decision.
    #[serde(default)]
    played: Vec<Value>,
    decides: PlayerId,
    phase: String,
    right: Vec<Right>,
    /// True when nothing unknown follows, so that every answer can be tried to the end.
    exact: bool,
    /// True when another answer brings more points in the same turn.
    #[serde(default)]
    greedy: bool,
    why: String,
}

/// One right answer, and where it matters what must follow.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Right {
    action: Value,
    #[serde(default)]
    then: Vec<Right>,
}

impl Entry {
    /// The game at the decision.
    fn game(&self) -> Game {
        let (table, setup) = open(&self.setup);
        let mut game = Game::new(table, &setup).unwrap_or_else(|faults| panic!("{faults:#?}"));
        for value in &self.played {
            let action = meant(&game, value);
            let who = game.to_move().unwrap();
            game.apply(who, action)
                .unwrap_or_else(|no| panic!("{}: {value}: {no}", self.id));
        }
        game
    }
}

fn files() -> Vec<File> {
    let read = |(expansion, _): &(&str, usize)| {
        let path = repository(&format!("tests/blunders/{expansion}.json"));
        let text = std::fs::read_to_string(&path).unwrap();
        let file: File =
            serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(file.format, "bastide/blunders@1");
        assert_eq!(&file.expansion, expansion);
        file
    };
    EXPANSIONS.iter().map(read).collect()
}

fn entries() -> impl Iterator<Item = Entry> {
    files().into_iter().flat_map(|file| file.entries)
}

fn meant(game: &Game, value: &Value) -> Action {
    let spoken = content::action::read_part(value.clone(), "action");
    let spoken: ActionText = spoken.unwrap_or_else(|e| panic!("{value}: {e:?}"));
    spoken.meant(game.table())
}

/// The game after an action of whoever is asked, and what happened.
fn after(game: &Game, action: Action) -> (Game, Vec<Event>) {
    let mut game = game.clone();
    let who = game.to_move().unwrap();
    let events = game
        .apply(who, action)
        .unwrap_or_else(|no| panic!("{action:?}: {no}"));
    (game, events)
}

/// By how much one player is ahead of the best of the others.
fn lead(scores: &[i32], who: PlayerId) -> i32 {
    let who = usize::from(who);
    let others = scores.iter().enumerate().filter(|(i, _)| *i != who);
    scores[who] - others.map(|(_, score)| *score).max().unwrap()
}

fn scores(game: &Game) -> Vec<i32> {
    game.state().players.iter().map(|p| p.score).collect()
}

/// The final scores when everybody from here on does what leaves them farthest ahead.
fn played_out(game: &Game) -> Vec<i32> {
    let Some(who) = game.to_move() else {
        return scores(game);
    };
    let ends = game.actions().into_iter().map(|action| {
        let mut game = game.clone();
        game.apply(who, action).unwrap();
        played_out(&game)
    });
    ends.max_by_key(|end| lead(end, who)).unwrap()
}

/// The points that the player of the decision is given before the final scoring.
fn gained(events: &[Event], who: PlayerId) -> i32 {
    let points = |event: &Event| match event {
        Event::Score(entry) if entry.player == who && entry.when != When::Final => entry.points,
        _ => 0,
    };
    events.iter().map(points).sum()
}

/// True while the turn of this decision goes on with answers of the same player.
fn goes_on(game: &Game, who: PlayerId) -> bool {
    game.to_move() == Some(who) && game.phase().word() != "tile"
}

/// The most points that the rest of the turn can bring.
fn most_now(game: &Game, who: PlayerId) -> i32 {
    if !goes_on(game, who) {
        return 0;
    }
    let gains = game.actions().into_iter().map(|action| {
        let (next, events) = after(game, action);
        gained(&events, who) + most_now(&next, who)
    });
    gains.max().unwrap()
}

/// The most points of a right answer in the same turn, with what must follow it.
fn right_now(game: &Game, right: &Right, who: PlayerId) -> i32 {
    let (next, events) = after(game, meant(game, &right.action));
    let rest = right.then.iter().map(|then| right_now(&next, then, who));
    gained(&events, who) + rest.max().unwrap_or_else(|| most_now(&next, who))
}

/// Every right answer can be given, and is not the only one; nor is what must follow.
fn check_answers(entry: &Entry, game: &Game, right: &[Right]) {
    let id = &entry.id;
    assert_eq!(game.to_move(), Some(entry.decides), "{id}");
    let legal = game.actions();
    let answers: Vec<_> = right.iter().map(|r| meant(game, &r.action)).collect();
    for (answer, right) in answers.iter().zip(right) {
        assert!(legal.contains(answer), "{id}: {} is not open", right.action);
        let times = answers.iter().filter(|other| *other == answer).count();
        assert_eq!(times, 1, "{id}: {} is named twice", right.action);
    }
    assert!(answers.len() < legal.len(), "{id}: nothing else is open");
    for (answer, right) in answers.iter().zip(right) {
        if !right.then.is_empty() {
            check_answers(entry, &after(game, *answer).0, &right.then);
        }
    }
}

/// The least by which a right answer ends better than any other, here and in what must follow.
fn margin(entry: &Entry, game: &Game, right: &[Right]) -> i32 {
    let answers: Vec<_> = right.iter().map(|r| meant(game, &r.action)).collect();
    let worth = |action: Action| lead(&played_out(&after(game, action).0), entry.decides);
    let least = answers.iter().map(|answer| worth(*answer)).min().unwrap();
    let others = game.actions().into_iter().filter(|a| !answers.contains(a));
    let most = others.map(worth).max().unwrap();
    assert!(
        least > most,
        "{}: right answers end {least} ahead, another one {most}",
        entry.id
    );
    let following = right
        .iter()
        .zip(&answers)
        .filter(|(r, _)| !r.then.is_empty());
    for (right, answer) in following {
        margin(entry, &after(game, *answer).0, &right.then);
    }
    least - most
}

#[test]
fn nothing_is_wrong_with_a_position() {
    let mut wrong = Vec::new();
    for entry in entries() {
        let (table, setup) = open(&entry.setup);
        let faults = position::faults(&table, &setup);
        wrong.extend(faults.into_iter().map(|fault| (entry.id.clone(), fault)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn eighty_positions_can_be_set_up_and_their_right_answers_given() {
    let library = Library::built_in();
    let known: BTreeSet<_> = library
        .rule_indexes()
        .flat_map(|index| &index.rules)
        .map(|rule| rule.id.as_str())
        .collect();
    let mut ids = BTreeSet::new();
    let mut together = 0;
    for (file, (expansion, count)) in files().into_iter().zip(EXPANSIONS) {
        assert_eq!(file.entries.len(), count, "{expansion}");
        for entry in file.entries {
            let id = &entry.id;
            assert!(id.starts_with(expansion), "{id}");
            assert!(ids.insert(id.clone()), "{id} is there twice");
            assert!(!entry.title.is_empty(), "{id}");
            let words = entry.why.split(|c: char| !c.is_alphanumeric() && c != '-');
            let is_rule = |word: &&str| {
                let parts = word.split_once('-');
                parts.is_some_and(|(a, b)| {
                    a.len() == 2 && a.chars().all(char::is_uppercase) && b.parse::<u8>().is_ok()
                })
            };
            let named: Vec<_> = words.filter(is_rule).collect();
            assert!(!named.is_empty(), "{id} names no rule");
            for rule in named {
                assert!(known.contains(rule), "{id}: {rule}");
            }
            let game = entry.game();
            assert_eq!(game.phase().word(), entry.phase, "{id}");
            together += usize::from(game.table().expansions.iter().count() > 1);
            check_answers(&entry, &game, &entry.right);
        }
    }
    assert_eq!(ids.len(), 80);
    assert!(together >= 8, "{together} of several expansions");
}

#[test]
fn where_nothing_unknown_follows_every_other_answer_ends_worse() {
    let mut exact = 0;
    for entry in entries().filter(|entry| entry.exact) {
        let game = entry.game();
        let rest = game.state().undrawn();
        let alike = rest.windows(2).all(|pair| pair[0] == pair[1]);
        assert!(alike, "{}: what comes next is not known", entry.id);
        let margin = margin(&entry, &game, &entry.right);
        println!("{:<18} {margin:>3} points", entry.id);
        exact += 1;
    }
    println!("{exact} positions proved");
    assert!(exact >= 30, "{exact}");
}

#[test]
fn the_most_points_now_are_wrong_where_it_is_said_so() {
    let mut greedy = 0;
    for entry in entries() {
        let game = entry.game();
        let who = entry.decides;
        let answers: Vec<_> = entry
            .right
            .iter()
            .map(|r| meant(&game, &r.action))
            .collect();
        let right = entry.right.iter().map(|r| right_now(&game, r, who)).max();
        let others = game.actions().into_iter().filter(|a| !answers.contains(a));
        let others = others.map(|action| {
            let (next, events) = after(&game, action);
            gained(&events, who) + most_now(&next, who)
        });
        assert_eq!(others.max() > right, entry.greedy, "{}", entry.id);
        greedy += usize::from(entry.greedy);
    }
    println!("{greedy} positions in which the most points now are wrong");
    assert!(greedy >= 30, "{greedy}");
}
