//! A position can be told: any state is a set-up at the start of a turn and what was done in the turn since.
//! Told, written, read and set up again, it is the same game with the same future.

use crate::support::{open, play_randomly};
use content::beginning::GameSetup;
use content::told::told;
use rules::action::Action;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::expansions::ExpansionSet;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::options::OPTIONS;
use rules::state::State;
use serde_json::{Value, json};

/// A state without what lies behind it: the tiles drawn before.
fn without_history(state: &State) -> Value {
    let mut value = json!(state);
    let drawn = state.pile.drawn() - usize::from(state.drawn.is_some());
    value["pile"] = json!(state.pile.deck()[drawn..]);
    value
}

/// Tiles have other numbers in another catalogue: the two are compared by name.
pub(crate) fn named(game: &Game) -> Value {
    let mut value = without_history(game.state());
    let name = |kind: &mut Value| {
        if let Some(number) = kind.as_u64() {
            *kind = json!(game.table().types[number as usize].id);
        }
    };
    for list in ["pile", "aside"] {
        value[list]
            .as_array_mut()
            .unwrap()
            .iter_mut()
            .for_each(name);
    }
    name(&mut value["drawn"]);
    for tile in value["board"]["tiles"].as_array_mut().unwrap() {
        name(&mut tile["kind"]);
    }
    value
}

fn told_again(start: &Game, actions: &[(PlayerId, Action)]) -> Game {
    let setup = start.tell().expect("a turn begins");
    let opening: GameSetup = told(start.table(), &setup, &[]);
    let (table, setup) = open(&json!(opening));
    let mut game = Game::new(table, &setup).unwrap_or_else(|faults| panic!("{faults:#?}"));
    for (who, action) in actions {
        game.apply(*who, *action)
            .unwrap_or_else(|no| panic!("{action:?}: {no}"));
    }
    game
}

/// Any expansions, any options, any number of players.
pub(crate) fn any_setup(chance: &mut Chance, seed: u32) -> Value {
    let all: Vec<_> = ExpansionSet::combinations().collect();
    let expansions = all[chance.below(all.len())];
    let words: Vec<_> = expansions
        .iter()
        .map(rules::expansions::ExpansionKey::word)
        .collect();
    let options: serde_json::Map<_, _> = OPTIONS
        .iter()
        .map(|(id, values)| ((*id).to_owned(), json!(values[chance.below(values.len())])))
        .collect();
    let sets = json!({"base": 1, "traders": 1, "tower": 1, "robbers": 1, "tollkeepers": 1,
        "crop-circles": 1, "crop-circles-1": 1, "inns": 1, "river": 1});
    json!({"players": 1 + chance.below(6), "seed": seed, "first": 0,
        "mix": {"sets": sets, "expansions": words, "options": options}})
}

pub(crate) fn play_on(game: &mut Game, seed: u64) {
    let mut chance = Chance::new(seed);
    play_randomly(game, &mut chance, |game, _, action| {
        game.apply_offered(action, &mut EventSink::silent());
    });
}

#[test]
fn a_thousand_positions_are_told_and_set_up_again_with_the_same_future() {
    let positions: usize = std::env::var("POSITIONS").map_or(1000, |n| n.parse().unwrap());
    let mut chance = Chance::new(2026);
    let mut compared = 0;
    let mut in_the_middle = 0;
    let mut seed = 0;
    while compared < positions {
        seed += 1;
        let (table, setup) = open(&any_setup(&mut chance, seed));
        let mut game = Game::new(table, &setup).unwrap();
        let mut start = game.clone();
        let mut actions: Vec<(PlayerId, Action)> = Vec::new();
        let mut wanted = chance.below(20);
        while !game.is_over() {
            if wanted == 0 && compared < positions {
                wanted = 10 + chance.below(120);
                compared += 1;
                in_the_middle += usize::from(!actions.is_empty());
                let mut again = told_again(&start, &actions);
                assert_eq!(named(&again), named(&game), "seed {seed}");
                assert_eq!(again.actions(), game.actions(), "seed {seed}");
                let mut future = game.clone();
                play_on(&mut again, u64::from(seed));
                play_on(&mut future, u64::from(seed));
                assert_eq!(named(&again), named(&future), "seed {seed}");
            }
            wanted = wanted.saturating_sub(1);
            let legal = game.actions();
            let action = legal[chance.below(legal.len())];
            let who = game.to_move().unwrap();
            let turn = game.state().turn;
            game.apply_offered(action, &mut EventSink::silent());
            actions.push((who, action));
            if game.state().turn != turn {
                start = game.clone();
                actions.clear();
            }
        }
    }
    assert!(in_the_middle > positions / 3, "{in_the_middle}");
}

#[test]
fn a_second_part_and_a_ransom_already_paid_can_be_set_up() {
    let setup = json!({"players": [{"score": 9}, {"prisoners": [{"owner": 0, "figure": "follower"}]}],
        "mix": {"expansions": ["tower", "traders"]}, "deck": ["base/U", "base/U", "base/U"],
        "start": [{"tile": "base/U", "x": 0, "y": 0, "rotation": 0}],
        "turn": 7, "part": 2, "ransomed": true, "aside": ["base/C"]});
    let (table, setup) = open(&setup);
    let mut game = Game::new(table, &setup).unwrap();
    let state = game.state();
    assert_eq!((state.turn, state.part, state.active), (7, 2, PlayerId(0)));
    assert_eq!(state.aside.len(), 1);
    assert!(game.actions().iter().all(|action| action.word() == "tile"));
    let action = game.actions()[0];
    game.apply(PlayerId(0), action).unwrap();
    game.apply(PlayerId(0), Action::Pass).unwrap();
    assert_eq!((game.state().turn, game.state().part), (8, 1));
}
