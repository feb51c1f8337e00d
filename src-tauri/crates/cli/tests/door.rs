//! The engine's door: a conversation in JSON lines, from the first request to the last score.

mod bastide;

use bastide::{Desk, Engine, run};
use serde_json::{Value, json};

fn new(setup: &Value) -> Value {
    json!({ "do": "new", "setup": setup })
}

fn act(action: &Value) -> Value {
    json!({ "do": "act", "action": action })
}

/// Plays to the end with choices that only look random; tells the last state and every points scored.
fn play_to_the_end(engine: &mut Engine, setup: &Value) -> (Value, Vec<i64>) {
    let begun = engine.ask(&new(setup));
    let players = begun["state"]["scores"].as_array().unwrap().len();
    let mut points = vec![0; players];
    let mut state = begun["state"].clone();
    let mut choice = 7;
    while state["phase"] != "over" {
        let legal = engine.ask(&json!({ "do": "legal" }));
        let actions = legal["actions"].as_array().unwrap();
        assert!(
            !actions.is_empty(),
            "somebody is asked and has nothing to choose from: {state}"
        );
        choice = (choice * 1_103_515_245 + 12_345) % 2_147_483_648_usize;
        let acted = engine.ask(&act(&actions[(choice >> 8) % actions.len()]));
        for event in acted["events"].as_array().unwrap() {
            if event["type"] == "score" {
                let lines = event["lines"].as_array().unwrap().iter();
                let sum: i64 = lines
                    .map(|line| line["count"].as_i64().unwrap() * line["each"].as_i64().unwrap())
                    .sum();
                assert_eq!(event["points"], sum, "{event}");
                points[event["player"].as_u64().unwrap() as usize] += sum;
            }
        }
        state = acted["state"].clone();
    }
    (state, points)
}

#[test]
fn a_game_with_everything_is_played_saved_checked_and_replayed() {
    let mut engine = Engine::start();
    let setup = json!({ "players": 3, "mix": "everything", "seed": 5 });
    let (state, points) = play_to_the_end(&mut engine, &setup);
    assert_eq!(state["scores"], json!(points));
    let record = engine.ask(&json!({ "do": "record" }))["record"].clone();
    assert_eq!(record["format"], "bastide/game@1");
    let late = engine.say(r#"{"do":"think","bot":"random"}"#);
    assert_eq!(late["problems"][0]["says"], "nobody-asked");
    let legal = engine.ask(&json!({ "do": "legal" }));
    assert_eq!(legal["actions"], json!([]));
    let late = engine.say(&act(&json!({ "type": "pass" })).to_string());
    assert_eq!(late["ok"], false);
    assert_eq!(engine.end(), Some(0));

    let desk = Desk::new();
    let file = desk.write("game.json", record.to_string());
    let checked = run(&["check", &file]);
    assert_eq!(
        (checked.code, checked.out.as_str()),
        (0, "1 file checked: 0 errors, 0 warnings\n")
    );
    let replayed = run(&["replay", "--json", &file]);
    assert_eq!((replayed.code, replayed.err.as_str()), (0, ""));
    let told: Value = serde_json::from_str(&replayed.out).unwrap();
    assert_eq!(told["ok"], true);
    assert_eq!(told["state"], state);
    assert_eq!(told["scores"], state["scores"]);
    let totals = told["totals"].as_array().unwrap().iter();
    let sums: Vec<i64> = totals
        .map(|totals| {
            totals
                .as_object()
                .unwrap()
                .values()
                .map(|n| n.as_i64().unwrap())
                .sum()
        })
        .collect();
    assert_eq!(sums, points);

    let replayed = run(&["replay", &file]);
    assert_eq!(replayed.code, 0);
    assert!(replayed.out.contains("Final scoring"), "{}", replayed.out);
    assert!(
        replayed
            .out
            .trim_end()
            .lines()
            .last()
            .unwrap()
            .starts_with("Won by ")
    );
}

#[test]
fn every_action_can_be_taken_back() {
    let mut engine = Engine::start();
    let setup = json!({ "players": 2, "mix": "tower", "seed": 3 });
    let mut states = vec![engine.ask(&new(&setup))["state"].clone()];
    for _ in 0..40 {
        let legal = engine.ask(&json!({ "do": "legal" }));
        let last = legal["actions"].as_array().unwrap().last().unwrap().clone();
        states.push(engine.ask(&act(&last))["state"].clone());
    }
    let board = engine.ask(&json!({ "do": "board" }));
    for state in states.iter().rev().skip(1) {
        assert_eq!(&engine.ask(&json!({ "do": "undo" }))["state"], state);
    }
    assert_ne!(engine.ask(&json!({ "do": "board" })), board);
    assert_eq!(
        engine.ask(&json!({ "do": "record" }))["record"]["actions"],
        json!([])
    );
    let nothing = engine.say(r#"{"do":"undo"}"#);
    assert_eq!(nothing["error"], "there is nothing to undo");
}

#[test]
fn at_a_real_table_somebody_says_what_was_drawn() {
    let mut engine = Engine::start();
    let setup = json!({ "players": 2, "mix": "base", "draw": "by-hand" });
    let begun = engine.ask(&new(&setup));
    assert_eq!(
        (&begun["state"]["phase"], &begun["state"]["left"]),
        (&json!("draw"), &json!(71))
    );
    let strange = engine.say(&act(&json!({ "type": "draw", "tile": "base/AA" })).to_string());
    assert_eq!(strange["problems"][0]["says"], "no-tile-in-game");
    assert_eq!(strange["problems"][0]["facts"]["near"], "base/A");
    let legal = engine.ask(&json!({ "do": "legal" }));
    let designs = legal["actions"].as_array().unwrap();
    assert!(designs.iter().all(|action| action["type"] == "draw"));
    assert!(!designs[1..].contains(&designs[0]), "each design once");
    assert_eq!(
        legal["actions"][0],
        json!({ "type": "draw", "tile": "base/A" })
    );

    let draw = |tile: &str| act(&json!({ "type": "draw", "tile": tile }));
    let wrong = engine.say(&draw("base/Q2").to_string());
    assert_eq!(wrong["problems"][0]["path"], "action.tile");
    let twice = engine.say(&draw("base/C").to_string());
    assert_eq!(twice["state"]["tile"], "base/C");
    let thought = engine.say(r#"{"do":"think","bot":"greedy"}"#);
    assert_eq!(thought["ok"], true);
    assert_eq!(
        engine.ask(&json!({ "do": "undo" }))["state"],
        begun["state"]
    );
    let thought = engine.say(r#"{"do":"think","bot":"greedy"}"#);
    assert_eq!(
        thought["error"],
        "a tile must be drawn first, and no bot knows which"
    );

    // A whole game of what somebody draws, kept, checked, and played again.
    let mut state = begun["state"].clone();
    let mut choice = 5;
    while state["phase"] != "over" {
        let legal = engine.ask(&json!({ "do": "legal" }));
        let actions = legal["actions"].as_array().unwrap();
        choice = (choice * 1_103_515_245 + 12_345) % 2_147_483_648_usize;
        let acted = engine.ask(&act(&actions[(choice >> 8) % actions.len()]));
        state = acted["state"].clone();
        if state["left"] == 30 {
            let position = engine.ask(&json!({ "do": "position" }));
            let mut other = Engine::start();
            let mut there = other.ask(&new(&position["setup"]))["state"].clone();
            for action in position["actions"].as_array().unwrap() {
                there = other.ask(&act(action))["state"].clone();
            }
            assert_eq!(there, state);
            assert_eq!(
                other.ask(&json!({ "do": "legal" })),
                engine.ask(&json!({ "do": "legal" }))
            );
        }
    }
    let record = engine.ask(&json!({ "do": "record" }))["record"].clone();
    let desk = Desk::new();
    let file = desk.write("game.json", record.to_string());
    assert_eq!(run(&["check", &file]).code, 0);
    let replayed = run(&["replay", "--json", &file]);
    let told: Value = serde_json::from_str(&replayed.out).unwrap();
    assert_eq!(told["state"], state);

    let both = json!({ "players": 2, "draw": "by-hand", "deck": ["base/U"] });
    let refused = engine.say(&new(&both).to_string());
    assert_eq!(refused["problems"][0]["path"], "setup.deck");
}

#[test]
fn a_mix_says_how_many_pieces_everybody_has() {
    let mut engine = Engine::start();
    let mix = json!({ "sets": { "base": 1, "tower": 1 }, "expansions": ["tower"],
        "pieces": { "follower": 5, "floors": 12, "builder": 1 } });
    let begun = engine.ask(&new(&json!({ "players": 2, "mix": mix })));
    let supply = &begun["state"]["supply"][1];
    assert_eq!(
        (&supply["follower"], &supply["floors"]),
        (&json!(5), &json!(12))
    );
    assert_eq!(begun["warnings"][0]["path"], "setup.mix.pieces.builder");
    let position = engine.ask(&json!({ "do": "position" }));
    let again = Engine::start().ask(&new(&position["setup"]));
    assert_eq!(again["state"], begun["state"]);

    for (piece, number) in [
        ("follower", 0),
        ("follower", 21),
        ("pig", 6),
        ("floors", 31),
    ] {
        let mix = json!({ "pieces": { piece: number } });
        let refused = engine.say(&new(&json!({ "players": 2, "mix": mix })).to_string());
        let path = format!("setup.mix.pieces.{piece}");
        assert_eq!(refused["problems"][0]["path"], path);
    }
}

#[test]
fn a_refusal_tells_its_reasons_and_changes_nothing() {
    let mut engine = Engine::start();
    let setup = json!({ "players": 2, "deck": ["base/U", "base/E"] });
    let begun = engine.ask(&new(&setup));
    assert_eq!(begun["state"]["tile"], "base/U");
    let board = engine.ask(&json!({ "do": "board" }));
    let cases = [
        (
            json!({ "type": "tile", "x": 1, "y": 0, "rotation": 1 }),
            "base/edge-mismatch",
            "BG-07",
        ),
        (
            json!({ "type": "tile", "x": 5, "y": 5, "rotation": 0 }),
            "base/no-neighbour",
            "BG-06",
        ),
        (
            json!({ "type": "tile", "x": 32767, "y": -32768, "rotation": 0 }),
            "base/no-neighbour",
            "BG-06",
        ),
        (json!({ "type": "pass" }), "base/must-place-tile", "BG-06"),
        (
            json!({ "player": 1, "type": "tile", "x": 1, "y": 0, "rotation": 0 }),
            "base/not-your-turn",
            "BG-04",
        ),
    ];
    for (action, code, rule) in cases {
        let why = engine.ask(&json!({ "do": "why", "action": action }));
        assert_eq!(why["legal"], false, "{action}");
        let refused = engine.say(&act(&action).to_string());
        assert_eq!(refused["ok"], false, "{action}");
        assert_eq!(refused["reasons"], why["reasons"], "{action}");
        assert_eq!(refused["reasons"][0]["code"], code, "{action}");
        assert_eq!(refused["reasons"][0]["rule"], rule, "{action}");
        assert!(
            refused["reasons"][0]["message"]
                .as_str()
                .unwrap()
                .ends_with('.')
        );
    }
    assert_eq!(engine.ask(&json!({ "do": "board" })), board);
    assert_eq!(
        engine.ask(&json!({ "do": "record" }))["record"]["actions"],
        json!([])
    );
    let good = engine.ask(&json!({ "do": "legal" }))["actions"][0].clone();
    let why = engine.ask(&json!({ "do": "why", "action": good }));
    assert_eq!((&why["legal"], &why["reasons"]), (&json!(true), &json!([])));
}

#[test]
fn whatever_is_said_is_answered_and_the_engine_lives_on() {
    let mut engine = Engine::start();
    let before: &[(&str, &str)] = &[
        ("", "there is nothing here"),
        (
            "nonsense",
            "this is not JSON: expected value (line 1, column 2)",
        ),
        (
            "[1]",
            "expected a request: an object such as {\"do\":\"legal\"}",
        ),
        ("{}", "do: this field is missing"),
        (
            r#"{"do":"lgal"}"#,
            "do: unknown word \"lgal\", did you mean \"legal\"?",
        ),
        (
            r#"{"do":7}"#,
            "do: expected one of: new, legal, act, why, undo, record, position, board",
        ),
        (
            r#"{"do":"legal","x":1}"#,
            "x: a request \"legal\" has no such field",
        ),
        (
            r#"{"do":"legal"}"#,
            "no game has begun: send {\"do\":\"new\",\"setup\":{\"players\":2}} first",
        ),
        (r#"{"do":"new"}"#, "setup: this field is missing"),
        (
            r#"{"do":"new","setup":{"players":9,"sed":1}}"#,
            "setup.players: 9 is out of range: 1 to 6; setup.sed: unknown field, did you mean \"seed\"?",
        ),
        (
            r#"{"do":"new","format":"bastide/game@2","setup":{"players":2}}"#,
            "format: this game record was written by a newer Bastide: its format has number 2, this Bastide reads up to 1",
        ),
    ];
    let during: &[(&str, &str)] = &[
        (r#"{"do":"act"}"#, "action: this field is missing"),
        (
            r#"{"do":"act","action":{"type":"tyle"}}"#,
            "action.type: unknown word \"tyle\", did you mean \"tile\"?",
        ),
        (
            r#"{"do":"act","action":{"type":"tile","x":1,"y":0}}"#,
            "action.rotation: this field is missing",
        ),
        (
            r#"{"do":"act","action":{"type":"tile","x":1e9,"y":0,"rotation":0}}"#,
            "action.x: expected a whole number from -32768 to 32767, found 1000000000.0",
        ),
        (
            r#"{"do":"act","action":{"player":6,"type":"pass"}}"#,
            "action.player: 6 is out of range: 0 to 5",
        ),
        (
            r#"{"do":"new","setup":{"players":2,"mix":"bas"}}"#,
            "setup.mix: there is no mix \"bas\", did you mean \"base\"?",
        ),
        (r#"{"do":"undo"}"#, "there is nothing to undo"),
        (
            r#"{"do":"act","#,
            "this ends in the middle of a value (line 1)",
        ),
    ];
    for (line, error) in before {
        tells(&mut engine, line, error);
    }
    engine.ask(&new(&json!({ "players": 2 })));
    let legal = engine.ask(&json!({ "do": "legal" }));
    let actions = legal["actions"].as_array().unwrap().len();
    for (line, error) in during {
        tells(&mut engine, line, error);
    }
    let legal = engine.ask(&json!({ "do": "legal" }));
    assert_eq!(legal["actions"].as_array().unwrap().len(), actions);
    assert_eq!(engine.end(), Some(0));
}

fn tells(engine: &mut Engine, line: &str, error: &str) {
    let answer = engine.say(line);
    assert_eq!(answer["ok"], false, "{line}");
    let told = answer["error"].as_str().unwrap();
    assert!(told.starts_with(error), "{line}\n was answered {told}");
}

#[test]
fn a_mix_with_a_second_look_says_so_when_the_game_begins() {
    let mut engine = Engine::start();
    let setup = json!({ "players": 2, "mix": { "sets": { "base": 1 }, "expansions": ["tower"] } });
    let begun = engine.ask(&new(&setup));
    assert_eq!(
        begun["warnings"][0]["message"],
        "the rules of tower are on, but no tile shows a tower foundation"
    );
}

#[test]
fn a_position_is_told_and_begun_again_in_another_engine() {
    let mut engine = Engine::start();
    let players = json!([{ "name": "Ada" }, { "name": "Bo", "bot": "greedy" }, {}]);
    let setup = json!({ "players": players, "mix": "everything", "seed": 8 });
    let mut state = engine.ask(&new(&setup))["state"].clone();
    for step in 0..200 {
        if step % 40 == 17 {
            let position = engine.ask(&json!({ "do": "position" }));
            let mut other = Engine::start();
            let mut same = other.ask(&new(&position["setup"]))["state"].clone();
            assert_eq!(position["setup"]["players"][0]["name"], "Ada");
            for action in position["actions"].as_array().unwrap() {
                same = other.ask(&act(action))["state"].clone();
            }
            assert_eq!(same, state, "step {step}");
            for question in ["legal", "board"] {
                let question = json!({ "do": question });
                assert_eq!(engine.ask(&question), other.ask(&question), "step {step}");
            }
            assert_eq!(other.end(), Some(0));
        }
        let legal = engine.ask(&json!({ "do": "legal" }));
        let actions = legal["actions"].as_array().unwrap();
        state = engine.ask(&act(&actions[step * 7 % actions.len()]))["state"].clone();
    }
}

#[test]
fn a_bot_says_what_it_would_do_and_why_and_changes_nothing() {
    let mut engine = Engine::start();
    let early = engine.say(&json!({ "do": "think", "bot": "greedy" }).to_string());
    assert!(
        early["error"]
            .as_str()
            .unwrap()
            .contains("no game has begun")
    );
    engine.ask(&new(&json!({ "players": 2, "mix": "base", "seed": 7 })));
    let think = json!({ "do": "think", "bot": "greedy", "ms": 60_000 });
    for _ in 0..12 {
        let before = engine.ask(&json!({ "do": "legal" }));
        let thought = engine.ask(&think);
        assert_eq!(engine.ask(&json!({ "do": "legal" })), before);
        let candidates = thought["candidates"].as_array().unwrap();
        let best = candidates.iter().map(|c| c["value"].as_f64().unwrap());
        let best = best.fold(f64::MIN, f64::max);
        let chosen = candidates.iter().find(|c| c["action"] == thought["action"]);
        assert_eq!(chosen.unwrap()["value"], best);
        assert_eq!(
            candidates.len(),
            before["actions"].as_array().unwrap().len()
        );
        for reason in thought["reasons"].as_array().unwrap() {
            assert!(reason["code"].is_string() && reason["facts"].is_object());
            assert!(
                reason["message"].as_str().unwrap().ends_with('.'),
                "{reason}"
            );
        }
        engine.ask(&act(&thought["action"]));
    }
}

#[test]
fn a_sharp_bot_plays_on_as_often_as_it_may_or_as_long() {
    let mut engine = Engine::start();
    engine.ask(&new(
        &json!({ "players": 3, "mix": "everything", "seed": 7 }),
    ));
    let games = |thought: &Value| -> u64 {
        let candidates = thought["candidates"].as_array().unwrap();
        candidates
            .iter()
            .map(|c| c["games"].as_u64().unwrap())
            .sum()
    };
    for _ in 0..4 {
        let think = json!({ "do": "think", "bot": "sharp", "playouts": 48, "seed": 3 });
        let thought = engine.ask(&think);
        assert_eq!(
            engine.ask(&think),
            thought,
            "the same number, the same answer"
        );
        assert_eq!(thought["candidates"][0]["action"], thought["action"]);
        if thought["candidates"].as_array().unwrap().len() > 1 {
            // After the tile a quarter of them does.
            assert!((6..=48).contains(&games(&thought)), "{thought}");
            let codes = thought["reasons"].as_array().unwrap().iter();
            let told = codes.filter(|r| r["code"] == "played-on" || r["code"] == "lasted-longest");
            assert_eq!(told.count(), 2, "{thought}");
        }
        engine.ask(&act(&thought["action"]));
    }
    // The first decision of a game has a choice.
    engine.ask(&new(&json!({ "players": 2, "seed": 7 })));
    let none = engine.ask(&json!({ "do": "think", "bot": "sharp", "ms": 0 }));
    assert_eq!(games(&none), 0, "{none}");
    let long = engine.ask(&json!({ "do": "think", "bot": "sharp", "ms": 4000 }));
    assert!(games(&long) > 0, "{long}");
}

#[test]
fn a_request_to_think_says_everything_that_is_wrong_with_it() {
    let mut engine = Engine::start();
    engine.ask(&new(&json!({ "players": 2 })));
    let wrong = json!({ "do": "think", "bot": "gredy", "ms": -1, "playouts": "many" });
    let problems = engine.say(&wrong.to_string())["problems"].clone();
    let paths: Vec<_> = problems
        .as_array()
        .unwrap()
        .iter()
        .map(|p| &p["path"])
        .collect();
    assert_eq!(paths, ["bot", "ms", "playouts"]);
    assert!(problems[0]["message"].as_str().unwrap().contains("greedy"));
    let both = json!({ "do": "think", "bot": "random", "ms": 1, "playouts": 1 });
    assert_eq!(
        engine.say(&both.to_string())["problems"][0]["says"],
        "time-or-playouts"
    );
    let nobody = engine.say(r#"{"do":"think"}"#)["problems"][0].clone();
    assert_eq!(
        (&nobody["code"], &nobody["says"]),
        (&json!("missing-field"), &json!("word-missing"))
    );
    assert_eq!(nobody["facts"]["known"][0], "random");
    let random = engine.ask(&json!({ "do": "think", "bot": "random", "playouts": 1, "seed": 3 }));
    assert_eq!(random["reasons"][0]["code"], "any-would-do");
    assert_eq!(random["candidates"][0]["value"], Value::Null);
}
