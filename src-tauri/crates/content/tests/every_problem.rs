//! Ways in which a file can be wrong that no other test speaks of, each with its sentence.

use content::built_in::LESSONS;
use content::check::check_all;
use serde_json::{Value, json};

fn said(file: &Value) -> Vec<String> {
    let problems = check_all(&[("f.json".to_owned(), file.to_string().into_bytes())]);
    let line =
        |problem: &content::problem::Problem| format!("{}: {}", problem.path, problem.message());
    problems.iter().map(line).collect()
}

fn game(setup: &Value, actions: &Value) -> Value {
    json!({ "format": "bastide/game@1", "setup": setup, "actions": actions })
}

fn rules(change: &Value) -> Value {
    let mut rule = json!({
        "id": "ZZ-01", "kind": "rule", "title": { "en": "Mine" }, "text": { "en": "Mine." },
        "source": "A ruling of ours.",
    });
    for (name, value) in change.as_object().unwrap() {
        rule[name] = value.clone();
    }
    json!({ "format": "bastide/rules@1", "expansion": "base", "rules": [rule] })
}

fn lesson() -> Value {
    let mut lesson: Value = serde_json::from_str(LESSONS[0].1).unwrap();
    lesson["after"] = json!(["nowhere"]);
    lesson
}

#[test]
fn each_way_to_be_wrong_has_its_sentence() {
    let option = |default: &str, values: [&str; 2]| {
        let values = values.map(|value| json!({ "value": value, "text": { "en": "Mine." } }));
        json!({ "default": default, "values": values })
    };
    let rows = [
        (
            json!({ "id": "mine" }),
            "format: this field is missing: every file says \"bastide/<kind>@1\" there",
        ),
        (
            json!({ "format": 7 }),
            "format: expected \"bastide/<kind>@1\", found 7",
        ),
        (
            json!({ "format": "bastide/gaem@1" }),
            "format: Bastide does not read such files: unknown word \"gaem\", did you mean \"game\"?",
        ),
        (
            game(&json!({ "players": 2 }), &json!([{ "player": 0 }])),
            "actions[0].type: this field is missing: which action",
        ),
        (
            game(
                &json!({ "players": 2 }),
                &json!([{ "player": 0, "type": 7 }]),
            ),
            "actions[0].type: expected the word of an action, found 7",
        ),
        (
            game(&json!({ "players": [{ "by": "learner" }] }), &json!([])),
            "setup.players[0].by: only a scenario says who decides for a player",
        ),
        (
            game(
                &json!({ "players": 2, "draw": "by-hand", "deck": ["base/U"] }),
                &json!([]),
            ),
            "setup.deck: what is drawn by hand has no order: leave the deck out",
        ),
        (
            game(&json!({ "players": 2, "start": [] }), &json!([])),
            "setup.start: At least one tile lies on the table at the start.",
        ),
        (
            game(
                &json!({ "players": 2, "start": [{ "tile": "base/D", "x": 2000, "y": 0, "rotation": 0 }] }),
                &json!([]),
            ),
            "setup.start[0]: The coordinates of this tile are at most 1000.",
        ),
        (
            game(
                &json!({ "players": 2, "deck": vec!["base/U"; 2000] }),
                &json!([]),
            ),
            "setup.deck: A game has at most 2000 tiles, not 2001.",
        ),
        (
            game(
                &json!({ "players": [{ "supply": { "builder": 1 } }, {}] }),
                &json!([]),
            ),
            "setup.players[0].supply.builder: This game has no builders.",
        ),
        (
            json!({ "format": "bastide/mix@1", "id": "mine", "name": { "en": "Mine" },
                "sets": { "base": 1 }, "pieces": { "builder": 2 } }),
            "pieces.builder: nobody has such a piece while the rules of traders are off",
        ),
        (
            json!({ "format": "bastide/tile-set@1", "id": "mine", "name": { "en": "Mine" }, "tiles": [] }),
            "tiles: the set has no tiles",
        ),
        (
            rules(&json!({ "kind": "option" })),
            "rules[0].option: an option names its values",
        ),
        (
            rules(&json!({ "option": option("one", ["one", "two"]) })),
            "rules[0].option: only a rule of kind \"option\" has values",
        ),
        (
            rules(&json!({ "id": "bg1" })),
            "rules[0].id: \"bg1\" is not a rule id: expected one such as \"BG-01\"",
        ),
        (
            rules(&json!({ "source": " " })),
            "rules[0].source: the source is empty",
        ),
        (
            rules(&json!({ "kind": "option", "option": option("one", ["one", "two"]) })),
            "rules[0].id: the rules have no option \"ZZ-01\"",
        ),
        (
            rules(
                &json!({ "id": "OP-01", "kind": "option", "option": option("one", ["one", "two"]) }),
            ),
            "rules[0].option.values: expected these values in this order: ",
        ),
        (
            rules(
                &json!({ "id": "OP-01", "kind": "option", "option": option("one", ["one", "two"]) }),
            ),
            "rules[0].option.default: expected \"",
        ),
        (
            rules(&json!({ "id": "TW-01" })),
            "rules[0].id: the rule TW-01 stands in another expansion too",
        ),
        (
            rules(&json!({ "between": [["traders", "tower"]] })),
            "rules[0].between: only a rule of kind \"ruling\" stands between expansions",
        ),
        (
            rules(&json!({ "kind": "ruling", "between": [["tower", "tower"]] })),
            "rules[0].between[0]: expected two expansions, in the order in which they are listed",
        ),
        (
            rules(&json!({ "see": ["ZZ-99"] })),
            "rules[0].see[0]: there is no rule \"ZZ-99\"",
        ),
        (
            lesson(),
            "after[0]: there is no scenario \"nowhere\" among these files",
        ),
    ];
    for (file, expected) in rows {
        let said = said(&file);
        let is_said = said.iter().any(|line| line.starts_with(expected));
        assert!(is_said, "expected {expected}, found {said:#?}");
    }
}
