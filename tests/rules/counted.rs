//! Who lays out the finished board of a real table at the desk has its end counted as the game itself counts it.

use crate::positions::any_setup;
use crate::rebuilt::{made, operations, setup_of};
use crate::support::open;
use content::beginning::GameSetup;
use content::library::Library;
use content::told::told;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use serde_json::{Value, json};

/// A set-up with its tiles in an order: so many are drawn.
fn with_deck(setup: &Value, deck: &[String]) -> Value {
    let mut setup = setup.clone();
    let fields = setup.as_object_mut().expect("fields");
    fields.remove("seed");
    fields.insert("deck".to_owned(), json!(deck));
    setup
}

fn scores(game: &Game) -> Vec<i32> {
    let players = game.state().players.iter();
    players.map(|player| player.score).collect()
}

#[test]
fn a_finished_board_made_from_nothing_is_counted_as_the_game_that_it_came_from() {
    const TILES: usize = 72;
    let mut chance = Chance::new(72);
    let (mut plain_games, mut every_expansion, mut seed) = (0, 0, 0);
    while plain_games < 50 || every_expansion < 150 {
        seed += 1;
        let setup = if plain_games < 50 {
            json!({ "players": 2 + chance.below(5), "seed": seed, "mix": "base" })
        } else {
            any_setup(&mut chance, seed)
        };
        let (table, opened) = open(&setup);
        let shuffled = Game::new(table, &opened).unwrap();
        let state = shuffled.state();
        let pile = state.pile.deck().iter();
        let mut deck: Vec<String> = pile
            .map(|kind| shuffled.table().types[usize::from(kind.0)].id.clone())
            .collect();
        deck.truncate(TILES - state.board.tiles().len());
        let [mut game, mut longer] = [0, 1].map(|more| {
            // One tile more would be drawn: so the same board can still be told before it is counted.
            let mut deck = deck.clone();
            deck.extend((0..more).map(|_| "base/U".to_owned()));
            let (table, opened) = open(&with_deck(&setup, &deck));
            Game::new(table, &opened).unwrap()
        });
        while !game.is_over() {
            let legal = game.actions();
            let action = legal[chance.below(legal.len())];
            game.apply_offered(action, &mut EventSink::silent());
            longer.apply_offered(action, &mut EventSink::silent());
        }
        // The tile more may have come as the second of a turn, or not at all where it fits nowhere.
        let Some(setup) = longer.tell().filter(|_| !longer.is_over()) else {
            continue;
        };
        let draft = made(operations(&told(longer.table(), &setup, &[])));
        let finished = GameSetup {
            deck: Some(Vec::new()),
            ..setup_of(&draft).clone()
        };
        let opened = Library::built_in().open(&finished).expect("a board");
        let counted = Game::new(opened.table, &opened.setup).expect("a board");
        assert!(counted.is_over());
        assert_eq!(scores(&counted), scores(&game), "seed {seed}");
        if plain_games < 50 {
            assert_eq!(counted.state().board.tiles().len(), TILES);
            plain_games += 1;
        } else {
            every_expansion += 1;
        }
    }
}
