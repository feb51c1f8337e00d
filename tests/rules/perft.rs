//! Counts the legal lines to depth three from fixed positions: a change of any rule shows in a number.
//! The positions are reached by seeded random play, so the tables hold nothing but a seed and a length.

use crate::support::{everything_with, open, repository};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::expansions::{ExpansionKey, ExpansionSet};
use rules::game::Game;
use serde::Deserialize;
use serde_json::Value;

/// One position and its counts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    expansions: Value,
    players: usize,
    seed: u32,
    /// Decisions played before counting.
    after: usize,
    /// Lines of one, two and three decisions.
    lines: [u64; 3],
}

fn count(game: &Game, depth: usize) -> u64 {
    let actions = game.actions();
    if depth == 1 || game.is_over() {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut copy = game.clone();
        copy.apply_offered(action, &mut EventSink::silent());
        count(&copy, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

#[test]
fn the_number_of_legal_lines_has_not_changed() {
    let text = std::fs::read_to_string(repository("tests/golden/perft.json")).unwrap();
    let positions: Vec<Position> = serde_json::from_str(&text).unwrap();
    assert_eq!(positions.len(), 21);
    let mut seen = ExpansionSet::EMPTY;
    let mut wrong = Vec::new();
    for position in &positions {
        let expansions = position
            .expansions
            .as_array()
            .unwrap()
            .iter()
            .fold(ExpansionSet::EMPTY, |set, word| {
                set.with(ExpansionKey::from_word(word.as_str().unwrap()).unwrap())
            });
        seen = expansions.iter().fold(seen, ExpansionSet::with);
        let (table, setup) = open(&everything_with(
            expansions,
            position.players,
            position.seed,
        ));
        let mut game = Game::new(table, &setup).unwrap();
        let mut chance = Chance::new(u64::from(position.seed));
        for _ in 0..position.after {
            let actions = game.actions();
            game.apply_offered(
                actions[chance.below(actions.len())],
                &mut EventSink::silent(),
            );
        }
        let lines = [1, 2, 3].map(|depth| count(&game, depth));
        if lines != position.lines {
            wrong.push(format!(
                "seed {}: {lines:?}, not {:?}",
                position.seed, position.lines
            ));
        }
    }
    assert_eq!(seen, ExpansionSet::ALL);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
