//! Boards of more than 256 tiles: what lies far down the line is played and scored like what lies at its beginning.

use crate::support::open;
use rules::action::Action;
use rules::game::Game;
use rules::picture;
use serde_json::{Value, json};

/// A road of 300 tiles from the first tile in the west, with these tiles and figures laid and set after it.
fn road(tiles: &[Value], figures: &Value, deck: &Value) -> Game {
    let mut start = vec![json!({"tile": "base/A", "x": -1, "y": 0, "rotation": 3})];
    start.extend((0..299).map(|x| json!({"tile": "base/U", "x": x, "y": 0, "rotation": 0})));
    start.extend_from_slice(tiles);
    let (table, setup) = open(
        &json!({"players": 2, "deck": deck, "start": start, "figures": figures,
        "mix": {"expansions": ["tower", "tollkeepers"]}}),
    );
    Game::new(table, &setup).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn act(game: &mut Game, action: &Value) {
    let spoken = content::action::read_part(action.clone(), "action").unwrap();
    let who = game.to_move().unwrap();
    let action = spoken.meant(game.table());
    game.apply(who, action)
        .unwrap_or_else(|no| panic!("{action:?}: {no}"));
}

fn offered(game: &Game, word: &str) -> Vec<Value> {
    let of_type = |action: &Action| action.word() == word;
    let actions = game.actions().into_iter().filter(of_type);
    actions.map(|action| json!(action)).collect()
}

#[test]
fn a_road_of_301_tiles_is_worth_301_points() {
    let thief =
        json!([{"player": 1, "figure": "follower", "x": -1, "y": 0, "kind": "road", "at": "E"}]);
    let mut game = road(&[], &thief, &json!(["base/A", "base/B"]));
    act(
        &mut game,
        &json!({"type": "tile", "x": 299, "y": 0, "rotation": 1}),
    );
    let far = json!({"type": "figure", "figure": "follower", "x": 299, "y": 0, "kind": "road", "at": "W"});
    assert!(
        !offered(&game, "figure").contains(&far),
        "the road is taken"
    );
    act(&mut game, &json!({"type": "pass"}));
    assert_eq!(game.state().scores()[..2], [0, 301]);
}

#[test]
fn tower_tollhouse_and_prisoner_at_the_far_end() {
    let tiles = [
        json!({"tile": "base/W", "x": 299, "y": 0, "rotation": 0}),
        json!({"tile": "tower/I", "x": 299, "y": -1, "rotation": 0}),
    ];
    let farmer =
        json!([{"player": 1, "figure": "follower", "x": 299, "y": 0, "kind": "field", "at": "ER"}]);
    let mut game = road(&tiles, &farmer, &json!(["base/A", "base/A", "base/B"]));
    act(
        &mut game,
        &json!({"type": "tile", "x": 300, "y": 0, "rotation": 1}),
    );
    assert_eq!(
        offered(&game, "floor"),
        [json!({"type": "floor", "x": 299, "y": -1})]
    );
    assert_eq!(
        offered(&game, "tollhouse"),
        [json!({"type": "tollhouse", "x": 299, "y": 0})]
    );
    act(&mut game, &json!({"type": "floor", "x": 299, "y": -1}));
    act(
        &mut game,
        &json!({"type": "capture", "x": 299, "y": 0, "kind": "field", "at": "ER", "owner": 1, "figure": "follower"}),
    );
    act(
        &mut game,
        &json!({"type": "tile", "x": 299, "y": 1, "rotation": 2}),
    );
    act(&mut game, &json!({"type": "tollhouse", "x": 299, "y": 0}));
    let status = json!(picture::status(&game));
    let supply = &status["supply"];
    assert_eq!(
        supply[0]["prisoners"],
        json!([{"owner": 1, "figure": "follower"}])
    );
    assert_eq!(
        supply[1]["tollhouse"],
        json!({"x": 299, "y": 0, "value": 1})
    );
    let board = json!(picture::board(&game));
    assert_eq!(board["towers"], json!([{"x": 299, "y": -1, "floors": 1}]));
}
