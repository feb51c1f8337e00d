//! What `check` says of files that read well: what they name, whose ids they take, what cannot be set up or played.

use content::built_in;
use content::check::check_all;
use serde_json::{Value, json};

fn lines(files: &[(&str, &Value)]) -> Vec<String> {
    let files: Vec<_> = files
        .iter()
        .map(|(name, value)| ((*name).to_owned(), value.to_string().into_bytes()))
        .collect();
    let problems = check_all(&files);
    problems
        .iter()
        .map(|p| format!("{p} [{}]", p.code))
        .collect()
}

fn built_in(path: &str) -> Value {
    let mut files = built_in::SETS.into_iter().chain(built_in::MIXES);
    let (_, text) = files.find(|(name, _)| *name == path).unwrap();
    serde_json::from_str(text).unwrap()
}

fn mix(fields: &Value) -> Value {
    let mut mix = json!({ "format": "bastide/mix@1", "id": "mine", "name": { "en": "Mine" } });
    for (name, value) in fields.as_object().unwrap() {
        mix[name] = value.clone();
    }
    mix
}

fn set(id: &str) -> Value {
    json!({ "format": "bastide/tile-set@1", "id": id, "name": { "en": "Mine" }, "tiles": [
        { "id": format!("{id}/A"), "count": 2, "segments": [{ "kind": "city", "edges": ["N", "E", "S", "W"] }] },
    ] })
}

fn game(setup: Value, actions: Value) -> Value {
    json!({ "format": "bastide/game@1", "setup": setup, "actions": actions })
}

#[test]
fn the_start_of_a_mix_must_be_one_that_can_be_laid() {
    let start = |second: Value| {
        let first = json!({ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 });
        mix(&json!({ "sets": { "base": 1 }, "start": [first, second] }))
    };
    let good = start(json!({ "tile": "base/U", "x": 0, "y": 1, "rotation": 0 }));
    assert_eq!(lines(&[("good.json", &good)]), [""; 0]);
    let odd = start(json!({ "tile": "base/E", "x": 1, "y": 0, "rotation": 1 }));
    assert_eq!(
        lines(&[("odd.json", &odd)]),
        [
            "odd.json:start[1]: In the west, a field would meet a road. [BG-07] [setup/tile-does-not-fit]"
        ]
    );
    let far = start(json!({ "tile": "base/E", "x": 5, "y": 0, "rotation": 1 }));
    assert_eq!(
        lines(&[("far.json", &far)]),
        [
            "far.json:start[1]: A tile must share a side with a tile on the table. [BG-06] [setup/tile-does-not-fit]"
        ]
    );
    let huge = mix(&json!({ "sets": { "base": 20, "traders": 20, "tower": 20 } }));
    assert_eq!(
        lines(&[("huge.json", &huge)]),
        ["huge.json: 2280 tiles in the bag: at most 2000 [too-many-tiles]"]
    );
    let empty = mix(&json!({ "expansions": [] }));
    assert_eq!(
        lines(&[("empty.json", &empty)]),
        [
            "empty.json: warning: there is no tile in the bag: only a deck can be played with it [empty-bag]"
        ]
    );
}

#[test]
fn what_names_a_faulty_file_hears_that_it_is_at_fault() {
    let mut faulty = set("own");
    faulty["tiles"][0]["count"] = json!(0);
    let own = mix(&json!({ "sets": { "own": 1 }, "tiles": { "own/A": 3 } }));
    let on = game(json!({ "players": 2, "mix": "mine" }), json!([]));
    assert_eq!(
        lines(&[
            ("own.json", &faulty),
            ("mix.json", &own),
            ("game.json", &on)
        ]),
        [
            "own.json:tiles[0].count: 0 is out of range: 1 to 99 [out-of-range]",
            "mix.json:sets.own: the tile set \"own\" has faults of its own [faulty]",
            "mix.json:tiles[\"own/A\"]: the tile set \"own\" has faults of its own [faulty]",
            "game.json:setup.mix: the mix \"mine\" has faults of its own [faulty]",
        ]
    );
}

#[test]
fn a_wrong_player_hides_no_wrong_action() {
    let played = json!([{ "player": 9, "type": "tile", "x": 0, "y": 0, "rotation": 300 }, { "type": "pas" }]);
    let told = lines(&[("game.json", &game(json!({ "players": 2 }), played))]);
    let paths: Vec<_> = told
        .iter()
        .filter_map(|line| line.split(": ").next())
        .collect();
    assert_eq!(
        paths,
        [
            "game.json:actions[0].player",
            "game.json:actions[0].rotation",
            "game.json:actions[1].player",
            "game.json:actions[1].type",
        ]
    );
}

#[test]
fn the_actions_of_a_record_are_played() {
    let deck = json!({ "players": 2, "deck": ["base/U", "base/U"] });
    let tile = |player: u8, x: i32, rotation: u8| json!({ "player": player, "type": "tile", "x": x, "y": 0, "rotation": rotation });
    let good = game(
        deck.clone(),
        json!([tile(0, 1, 0), { "player": 0, "type": "pass" }, tile(1, 2, 0)]),
    );
    assert_eq!(lines(&[("good.json", &good)]), [""; 0]);
    let refused = game(
        deck.clone(),
        json!([tile(0, 1, 0), { "player": 0, "type": "pass" }, tile(0, 2, 1), tile(1, 9, 9)]),
    );
    assert_eq!(
        lines(&[("game.json", &refused)]),
        [
            "game.json:actions[2]: It’s player 1’s turn to decide. [BG-04] In the west, a field would meet a road. [BG-07] [refused]"
        ]
    );
    let position = game(json!({ "players": 2, "first": 4 }), json!([tile(0, 1, 0)]));
    assert_eq!(
        lines(&[("game.json", &position)]),
        ["game.json:setup.first: There is no player 4. [setup/no-such-player]"]
    );
}

#[test]
fn what_is_built_in_keeps_its_id() {
    let mut changed = built_in("tower/set.json");
    assert_eq!(lines(&[("tower/set.json", &changed)]), [""; 0]);
    changed["tiles"][0]["count"] = json!(5);
    let mut own_mix = built_in("mixes/base.json");
    own_mix["sets"]["base"] = json!(2);
    let own_set = set("base");
    // The built-in tiles still stand behind the names.
    let leaning = mix(&json!({ "tiles": { "base/U": 3 } }));
    assert_eq!(
        lines(&[
            ("tower.json", &changed),
            ("base.json", &own_mix),
            ("set.json", &own_set),
            ("leaning.json", &leaning),
        ]),
        [
            "tower.json:id: the id \"tower\" belongs to a tile set that is built in [id-built-in]",
            "base.json:id: the id \"base\" belongs to a mix that is built in [id-built-in]",
            "set.json:id: the id \"base\" belongs to a tile set that is built in [id-built-in]",
        ]
    );
}

#[test]
fn files_lean_on_each_other_in_any_order() {
    let own = set("mine");
    let leaning = mix(&json!({ "tiles": { "mine/A": 3, "mine/B": 1 } }));
    let record = game(json!({ "players": 2, "mix": "mine" }), json!([]));
    assert_eq!(
        lines(&[
            ("game.json", &record),
            ("mix.json", &leaning),
            ("set.json", &own)
        ]),
        [
            "game.json:setup.mix: the mix \"mine\" has faults of its own [faulty]",
            "mix.json:tiles[\"mine/B\"]: there is no tile \"mine/B\", did you mean \"mine/A\"? [unknown-tile]",
        ]
    );
    let leaning = mix(&json!({ "tiles": { "mine/A": 3 } }));
    assert_eq!(
        lines(&[
            ("game.json", &record),
            ("mix.json", &leaning),
            ("set.json", &own)
        ]),
        [""; 0]
    );
}

#[test]
fn no_fault_of_a_rule_hides_another() {
    let rule = json!({
        "id": "BG-1", "kind": "rul", "title": { "en": 1 }, "text": { "de": "Ja" }, "source": " ", "see": ["XX-01"],
        "option": { "default": "x" },
    });
    let index = json!({ "format": "bastide/rules@1", "expansion": "bas", "rules": [rule] });
    let mut found = lines(&[("rules.json", &index)]);
    found.sort();
    let paths: Vec<_> = found
        .iter()
        .map(|line| line.split(": ").next().unwrap())
        .collect();
    assert_eq!(
        paths,
        [
            "rules.json:expansion",
            "rules.json:rules[0].id",
            "rules.json:rules[0].id",
            "rules.json:rules[0].kind",
            "rules.json:rules[0].option.values",
            "rules.json:rules[0].source",
            "rules.json:rules[0].text.en",
            "rules.json:rules[0].title.en",
        ]
    );
}

#[test]
fn only_a_ruling_stands_between_expansions_and_only_between_two_in_their_order() {
    let rule = json!({
        "id": "XX-01", "kind": "rule", "title": { "en": "A" }, "text": { "en": "A." }, "source": "Ours",
        "between": [["traders", "tower"], ["tower", "traders"], ["base"], ["inns", "inns"]],
    });
    let index = json!({ "format": "bastide/rules@1", "expansion": "base", "rules": [rule] });
    let found = lines(&[("rules.json", &index)]);
    let paths: Vec<_> = found
        .iter()
        .filter_map(|line| line.split(": ").next())
        .filter(|path| path.contains("between"))
        .collect();
    assert_eq!(
        paths,
        [
            "rules.json:rules[0].between",
            "rules.json:rules[0].between[1]",
            "rules.json:rules[0].between[2]",
            "rules.json:rules[0].between[3]",
        ]
    );
}

#[test]
fn an_aim_is_about_somebody_who_sits_at_the_table() {
    let position = json!({
        "format": "bastide/position@1", "id": "mine", "name": { "en": "Mine" },
        "setup": { "players": 2 },
        "goals": [{ "any": [{ "score": { "player": 4, "at-least": 9 } }, { "score": { "player": 1, "at-least": 9 } }] }],
    });
    let faults = content::document::read::<content::position_file::PositionFile>(
        position.to_string().as_bytes(),
    )
    .unwrap_err();
    let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        faults,
        ["goals[0].any[0].score.player: there is no player 4: the last one of this table is 1"]
    );
}
