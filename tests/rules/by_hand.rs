//! Tiles drawn from a real bag: the same game as with a deck, but that somebody says what was drawn.

use crate::support::open;
use content::told::told;
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::{Event, EventSink};
use rules::game::Game;
use rules::ground::PlayerId;
use rules::sight::Next;
use rules::tile::TypeId;
use serde_json::{Value, json};

fn setup(chance: &mut Chance, seed: u32) -> Value {
    let mixes = json!(["base", "traders", "tower", "robbers", "tollkeepers", "everything",
        // Where a city on all sides is drawn before any other city, it fits nowhere.
        {"tiles": {"base/B": 10, "base/C": 6, "base/E": 6},
         "start": [{"tile": "base/B", "x": 0, "y": 0, "rotation": 0}]}]);
    json!({"players": 1 + chance.below(6), "mix": mixes[chance.below(7)], "seed": seed})
}

/// The game without what tells who draws, and with what was put aside in no order.
fn seen(game: &Game) -> Value {
    let mut value = json!(game.state());
    for hidden in ["deck", "by_hand"] {
        value["pile"][hidden] = Value::Null;
    }
    let aside = value["aside"].as_array_mut().unwrap();
    aside.sort_by_key(Value::as_u64);
    value
}

#[test]
fn who_draws_makes_no_other_game() {
    let mut chance = Chance::new(11);
    let (mut decisions, mut aside) = (0, 0);
    for seed in 0..80 {
        let mut setup = setup(&mut chance, seed);
        let (table, ordered) = open(&setup);
        let mut deck = Game::new(table, &ordered).unwrap();
        setup["draw"] = json!("by-hand");
        let (table, loose) = open(&setup);
        let mut hand = Game::new(table, &loose).unwrap();
        let mut next = ordered.draws(deck.table()).into_iter();
        while !deck.is_over() {
            while hand.phase() == Phase::Draw {
                let tile = next.next().expect("as many tiles as in the deck");
                let who = hand.to_move().unwrap();
                hand.apply(who, Action::Draw { tile }).unwrap();
            }
            if decisions % 7 == 0 {
                assert_eq!(seen(&hand), seen(&deck), "{setup}");
            }
            assert_eq!(hand.actions(), deck.actions(), "{setup}");
            let legal = deck.actions();
            let action = legal[chance.below(legal.len())];
            deck.apply_offered(action, &mut EventSink::silent());
            hand.apply_offered(action, &mut EventSink::silent());
            decisions += 1;
        }
        assert_eq!(seen(&hand), seen(&deck), "{setup}");
        aside += deck.state().aside.len();
    }
    assert!(decisions > 5000 && aside > 10, "{decisions} {aside}");
}

#[test]
fn a_position_before_a_draw_can_be_told() {
    let mut chance = Chance::new(12);
    let mut compared = 0;
    for seed in 0..12 {
        let mut setup = setup(&mut chance, seed);
        setup["draw"] = json!("by-hand");
        let (table, setup) = open(&setup);
        let mut game = Game::new(table, &setup).unwrap();
        while !game.is_over() {
            if game.phase() == Phase::Draw && game.state().part == 1 && chance.below(6) == 0 {
                let position = game.tell().expect("a turn begins");
                let opening = told(game.table(), &position, &[]);
                let (table, setup) = open(&json!(opening));
                let again = Game::new(table, &setup).unwrap_or_else(|f| panic!("{f:#?}"));
                let draws = |game: &Game| -> Vec<String> {
                    let undrawn = game.state().undrawn().iter();
                    let name = |tile| game.table().types[usize::from(tile)].id.clone();
                    let mut names: Vec<_> = undrawn.copied().map(name).collect();
                    names.sort();
                    names
                };
                assert_eq!(draws(&again), draws(&game));
                assert_eq!(again.phase(), Phase::Draw);
                assert_eq!(again.to_move(), game.to_move());
                assert_eq!(again.state().figures.len(), game.state().figures.len());
                compared += 1;
            }
            assert!(game.phase() == Phase::Draw || game.tell().is_none());
            let legal = game.actions();
            let action = legal[chance.below(legal.len())];
            game.apply_offered(action, &mut EventSink::silent());
        }
    }
    assert!(compared > 50, "{compared}");
}

/// To the end, by the first answer to whatever is still asked.
fn counted(mut game: Game) -> Game {
    while !game.is_over() {
        let first = game.actions()[0];
        game.apply_offered(first, &mut EventSink::silent());
    }
    game
}

#[test]
fn a_game_that_its_table_ends_counts_as_its_position_with_an_empty_bag() {
    let mut chance = Chance::new(13);
    let (mut compared, mut second_parts) = (0, 0);
    for seed in 0..24 {
        let mut setup = setup(&mut chance, seed);
        setup["draw"] = json!("by-hand");
        let (table, setup) = open(&setup);
        let mut game = Game::new(table, &setup).unwrap();
        while !game.is_over() {
            let who = game.to_move().unwrap();
            assert!(!game.actions().contains(&Action::End), "no menu offers it");
            if game.phase() != Phase::Draw {
                assert!(game.check(who, &Action::End).is_err());
            } else if chance.below(6) == 0 {
                let mut ended = game.clone();
                let events = ended.apply(who, Action::End).unwrap();
                let left = game.state().left() as u16;
                assert_eq!(events[0], Event::EndedHere { left });
                assert_eq!(ended.state().left(), 0);
                let ended = counted(ended);
                if game.state().part == 1 {
                    let mut position = game.tell().expect("a turn begins");
                    position.by_hand = false;
                    position.bag.clear();
                    position.deck = Some(Vec::new());
                    let opening = told(game.table(), &position, &[]);
                    let (table, setup) = open(&json!(opening));
                    let desk = counted(Game::new(table, &setup).unwrap());
                    assert_eq!(ended.state().scores(), desk.state().scores());
                    compared += 1;
                } else {
                    second_parts += 1;
                }
            }
            let legal = game.actions();
            let action = legal[chance.below(legal.len())];
            game.apply_offered(action, &mut EventSink::silent());
        }
    }
    assert!(
        compared > 100 && second_parts > 0,
        "{compared} {second_parts}"
    );
}

#[test]
fn no_mind_knows_what_will_be_drawn() {
    let (table, setup) = open(&json!({"players": 2, "mix": "base", "draw": "by-hand"}));
    let mut game = Game::new(table, &setup).unwrap();
    let sight = game.sight();
    assert_eq!(sight.next(), Next::Draw);
    assert_eq!(sight.to_move(), None);
    assert_eq!(sight.left().map(|(_, n)| usize::from(n)).sum::<usize>(), 71);
    let whole = sight.reshuffled(3);
    assert_eq!(
        whole.phase(),
        Phase::Tile,
        "a game to be played out draws by itself"
    );
    let first = game.actions()[0];
    game.apply(PlayerId(0), first).unwrap();
    let mut sight = game.sight();
    let place = sight.actions()[0];
    sight.attempt(place, &mut EventSink::silent());
    assert_eq!(
        sight.attempt(Action::Pass, &mut EventSink::silent()),
        Next::Draw
    );
}

#[test]
fn with_another_tile_on_top_the_bag_is_the_same_but_for_where_the_two_lie() {
    for draw in ["by-hand", "deck"] {
        for (mix, seed) in [("base", 1), ("river", 2), ("everything", 3)] {
            let mut setup = json!({"players": 2, "mix": mix, "seed": seed});
            if draw == "by-hand" {
                setup["draw"] = json!(draw);
            }
            let (table, setup) = open(&setup);
            let mut game = Game::new(table, &setup).unwrap();
            while game.phase() != Phase::Draw && game.state().left() > 40 {
                if game.sight().next() == Next::Draw {
                    break;
                }
                let action = game.actions()[0];
                game.apply_offered(action, &mut EventSink::silent());
            }
            let mut before = game.sight();
            while before.next() != Next::Draw {
                let action = *before.actions().last().unwrap();
                before.attempt(action, &mut EventSink::silent());
            }
            let fits = |tile: &TypeId| before.if_drawn(*tile).is_some();
            let coming = before.could_come().map(|(tile, _)| tile);
            let coming: Vec<_> = coming.filter(fits).collect();
            let (tile, other) = (coming[0], coming[coming.len() - 1]);
            assert_ne!(tile, other);
            for seed in 0..20 {
                let of = |instead| before.reshuffled_with(tile, instead, seed).unwrap();
                let (one, two) = (of(None), of(Some(other)));
                let drawn = [&one, &two].map(|game| game.state().drawn);
                assert_eq!(drawn, [Some(tile), Some(other)], "{mix} {draw}");
                let decks = [&one, &two].map(|game| game.state().undrawn());
                let differ: Vec<_> = std::iter::zip(decks[0], decks[1])
                    .filter(|(a, b)| a != b)
                    .collect();
                assert_eq!(differ, [(&other, &tile)], "{mix} {draw}");
            }
            assert!(before.reshuffled_with(TypeId(u16::MAX), None, 1).is_none());
        }
    }
}
