//! Bytes become actions: whatever they are, nothing panics, nothing hangs, nothing half happens.
//! Seeded, so that a failure can be repeated; `FUZZ_ROUNDS` makes it longer.

use crate::support::{everything_with, open};
use rules::action::Action;
use rules::chance::Chance;
use rules::expansions::ExpansionSet;
use rules::game::Game;
use rules::ground::PlayerId;

fn rounds(usual: usize) -> usize {
    std::env::var("FUZZ_ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(usual)
}

/// Words that actions and files are made of, to come farther than noise would.
const WORDS: [&str; 40] = [
    "{", "}", "[", "]", ":", ",", "\"", "type", "tile", "figure", "follower", "x", "y", "rotation",
    "kind", "at", "city", "N", "NL", "I", "pass", "order", "floor", "capture", "ransom", "robber",
    "space", "rob", "crop", "choice", "-1", "0", "32767", "-32768", "65536", "1e9", "null", "true",
    "\u{0}", "é",
];

fn scribble(chance: &mut Chance, length: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for _ in 0..chance.below(length) {
        match chance.below(4) {
            0 => bytes.push(chance.bits() as u8),
            _ => bytes.extend(WORDS[chance.below(WORDS.len())].as_bytes()),
        }
    }
    bytes
}

/// An action with fields drawn from the extremes as often as from the board.
fn shaped(chance: &mut Chance) -> serde_json::Value {
    let types = [
        "tile",
        "figure",
        "pass",
        "order",
        "floor",
        "capture",
        "ransom",
        "exchange",
        "tollhouse",
        "robber",
        "rob",
        "crop",
        "crop-add",
        "crop-remove",
        "castle",
    ];
    let numbers = [
        0, 1, -1, 2, 3, 4, 5, 49, 50, 255, 256, 32767, -32768, 65535, 65536,
    ];
    let mut number = || numbers[chance.below(numbers.len())];
    let (x, y, n) = (number(), number(), number());
    let kinds = [
        "road",
        "city",
        "field",
        "monastery",
        "garden",
        "tower",
        "moat",
    ];
    let ats = ["N", "E", "S", "W", "NL", "SR", "I", "X"];
    let mut any = |words: &[&str]| words[chance.below(words.len())].to_owned();
    let (kind, at) = (any(&kinds), any(&ats));
    let figure = any(&["follower", "builder", "pig", "cow"]);
    let (choice, action) = (any(&["add", "remove", "burn"]), any(&types));
    let mut value = serde_json::json!({
        "type": action, "x": x, "y": y, "rotation": n, "owner": n, "figure": figure, "from": n,
        "player": n, "space": n, "kind": kind, "at": at, "choice": choice,
    });
    let needed: &[&str] = match value["type"].as_str().unwrap() {
        "tile" => &["x", "y", "rotation"],
        "figure" => &["figure", "x", "y", "kind", "at"],
        "order" | "crop-add" | "crop-remove" => &["x", "y", "kind", "at"],
        "floor" | "tollhouse" => &["x", "y"],
        "capture" => &["x", "y", "kind", "at", "owner", "figure"],
        "ransom" => &["from", "figure"],
        "exchange" => &["figure"],
        "robber" => &["space"],
        "rob" => &["player"],
        "crop" => &["choice"],
        _ => &[],
    };
    value
        .as_object_mut()
        .unwrap()
        .retain(|key, _| key == "type" || needed.contains(&key.as_str()));
    value
}

#[test]
fn any_bytes_as_actions_never_break_a_game() {
    let (table, setup) = open(&everything_with(ExpansionSet::ALL, 4, 77));
    let mut game = Game::new(table, &setup).unwrap();
    let mut chance = Chance::new(2026);
    let mut accepted = 0;
    for _ in 0..rounds(60_000) {
        let bytes = scribble(&mut chance, 20);
        let _ = serde_json::from_slice::<Action>(&bytes);
        let Ok(action) = serde_json::from_value::<Action>(shaped(&mut chance)) else {
            continue;
        };
        let who = chance.below(9) as u8;
        let before = game.state().clone();
        match game.apply(PlayerId(who), action) {
            Ok(_) => accepted += 1,
            Err(no) => {
                assert!(!no.reasons.is_empty());
                assert_eq!(*game.state(), before, "{action:?} by {who}");
            }
        }
        // Now and then a sensible move, so that every phase is met.
        if chance.below(4) == 0 && !game.is_over() {
            let actions = game.actions();
            game.apply(
                game.to_move().unwrap(),
                actions[chance.below(actions.len())],
            )
            .unwrap();
        }
        if game.is_over() {
            let (table, setup) = open(&everything_with(ExpansionSet::ALL, 4, chance.bits() as u32));
            game = Game::new(table, &setup).unwrap();
        }
    }
    println!("{accepted} scribbled actions were legal");
}
