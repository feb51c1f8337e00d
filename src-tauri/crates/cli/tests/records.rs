//! The record that the engine's door gives stands alone: a program that has no tile set and no mix at all plays it
//! again to the same end.

mod bastide;

use bastide::{Desk, Engine, run};
use content::edition::Edition;
use content::library::Library;
use content::record::Record;
use rules::game::Game;
use rules::options::Options;
use rules::picture;
use serde_json::{Value, json};

fn few_tiles() -> Value {
    json!({
        "expansions": ["tower"],
        "tiles": { "base/D": 1, "base/A": 3, "base/U": 5, "tower/E": 4 },
        "draws": ["base/A", "tower/E"],
        "options": { "OP-09": "c1" },
        "pieces": { "follower": 5 },
    })
}

/// Plays to the end with choices that only look random, and gives the record and the last state.
fn played(engine: &mut Engine, begun: &Value) -> (Value, Value) {
    let mut state = begun["state"].clone();
    let mut choice = 5;
    while state["phase"] != "over" {
        let legal = engine.ask(&json!({ "do": "legal" }));
        let actions = legal["actions"].as_array().unwrap();
        choice = (choice * 1_103_515_245 + 12_345) % 2_147_483_648_usize;
        let action = &actions[(choice >> 8) % actions.len()];
        state = engine.ask(&json!({ "do": "act", "action": action }))["state"].clone();
    }
    let record = engine.ask(&json!({ "do": "record" }))["record"].clone();
    (record, state)
}

/// How the game of a record ends where nothing is at hand but the record.
fn end_elsewhere(record: &Value) -> Value {
    let record: Record = content::document::read_value(record.clone()).unwrap();
    let opened = Library::default().open_record(&record).unwrap();
    let mut game = Game::new(opened.table, &opened.setup).unwrap();
    content::replay::play(&mut game, &record.actions, |_| ()).unwrap();
    serde_json::to_value(picture::status(&game)).unwrap()
}

#[test]
fn however_a_game_was_begun_its_record_needs_nothing_but_itself() {
    let by_hand = json!({ "players": 2, "mix": "tower", "draw": "by-hand" });
    let placed = json!({
        "players": [{ "name": "Ada", "score": 12 }, { "bot": "greedy", "score": 9 }],
        "deck": ["base/U", "base/V", "base/A"],
        "start": [{ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 }],
        "figures": [{ "player": 1, "figure": "follower", "x": 0, "y": 0, "kind": "city", "at": "N" }],
    });
    for setup in [
        json!({ "players": 3, "mix": "everything", "seed": 5 }),
        json!({ "players": 2, "mix": few_tiles(), "seed": 4 }),
        json!({ "players": 2, "mix": few_tiles(), "draw": "by-hand" }),
        by_hand,
        placed,
    ] {
        let mut engine = Engine::start();
        let begun = engine.ask(&json!({ "do": "new", "setup": setup }));
        let at_first = engine.ask(&json!({ "do": "record" }))["record"].clone();
        let (record, state) = played(&mut engine, &begun);
        assert_eq!(end_elsewhere(&record), state, "{setup}");

        assert_eq!(record["format"], "bastide/game@1");
        assert_eq!(record["rules"], Edition::TODAY.number());
        assert_eq!(record["setup"]["players"], setup["players"]);
        let options = record["setup"]["mix"]["options"].as_object().unwrap();
        assert_eq!(options.len(), Options::default().all().count());
        assert_eq!(
            record["setup"], at_first["setup"],
            "what is played changes no beginning"
        );
        assert_eq!(record["designs"], at_first["designs"]);

        // Who draws by hand has counts in place of an order.
        assert_eq!(record["setup"]["draw"], setup["draw"]);
        assert_eq!(
            record["setup"]["deck"].is_null(),
            setup["draw"] == "by-hand"
        );
        let left = begun["state"]["left"].as_u64().unwrap();
        let tiles = record["setup"]["mix"]["tiles"].as_object();
        let counted = tiles.map_or(0, |all| all.values().filter_map(Value::as_u64).sum());
        let expected = if setup["draw"] == "by-hand" {
            left + 1
        } else {
            0
        };
        assert_eq!(
            counted, expected,
            "the first tile is counted with the others"
        );

        let desk = Desk::new();
        let file = desk.write("game.json", record.to_string());
        assert_eq!(run(&["check", &file]).code, 0);
        let replayed = run(&["replay", "--json", &file]);
        let told: Value = serde_json::from_str(&replayed.out).unwrap();
        assert_eq!(told["state"], state);
    }
}

#[test]
fn what_a_table_agreed_on_counts_at_the_door_and_when_it_is_played_again() {
    let mut engine = Engine::start();
    let setup = json!({ "players": 2, "mix": "base", "draw": "by-hand" });
    engine.ask(&json!({ "do": "new", "setup": setup }));
    let mut drawn = engine.ask(&json!({ "do": "legal" }))["actions"][0].clone();
    drawn["player"] = 0.into();
    drawn["adjusted"] = json!([{ "player": 1, "points": 4, "note": "our rule" }]);
    let acted = engine.ask(&json!({ "do": "act", "action": drawn }));
    assert_eq!(acted["state"]["scores"], json!([0, 4]));
    let record = engine.ask(&json!({ "do": "record" }))["record"].clone();
    assert_eq!(record["actions"], json!([drawn]));
    assert_eq!(end_elsewhere(&record), acted["state"]);
    let desk = Desk::new();
    let file = desk.write("agreed.json", record.to_string());
    let replayed = run(&["replay", "--json", &file]);
    let replayed: Value = serde_json::from_str(&replayed.out).expect("JSON");
    assert_eq!(replayed["scores"], json!([0, 4]));
    assert_eq!(replayed["totals"][1], json!({ "by-hand": 4 }));
}
