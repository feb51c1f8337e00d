//! Whatever a file says, the command answers in one clear line and with exit code 1, never with a panic.

mod bastide;

use bastide::{CommandOutput, Desk, run};
use serde_json::{Value, json};

fn record(setup: Value, actions: Value) -> Value {
    json!({ "format": "bastide/game@1", "setup": setup, "actions": actions })
}

/// The beginning of a game with an exact deck.
fn begun(actions: Value) -> Value {
    record(
        json!({ "players": 2, "deck": ["base/U", "base/U", "base/E"] }),
        actions,
    )
}

fn refused(said: &CommandOutput, lines: &[String]) {
    assert_eq!(said.err.lines().collect::<Vec<_>>(), lines, "{}", said.out);
    assert_eq!(said.code, 1);
}

#[test]
fn a_record_is_refused_by_path_before_it_is_played() {
    let cases: &[(Value, &str)] = &[
        (
            json!({ "format": "bastide/game@1" }),
            "setup: this field is missing",
        ),
        (
            json!({ "format": "bastide/game@7", "setup": { "players": 2 } }),
            "format: this game record was written by a newer Bastide: its format has number 7, this Bastide reads up to 1",
        ),
        (
            json!({ "format": "bastide/mix@1" }),
            "format: expected \"bastide/game@1\", found \"bastide/mix@1\"",
        ),
        (
            record(json!({ "players": 2, "deck": ["base/Y1"] }), json!([])),
            "setup.deck[0]: there is no tile \"base/Y1\", did you mean \"base/A\"?",
        ),
        (
            record(
                json!({ "players": 2, "mix": { "sets": { "base": 1 }, "expansions": ["brook"] } }),
                json!([]),
            ),
            "setup.mix.expansions[0]: unknown word \"brook\", expected one of: traders, tower, robbers, tollkeepers, crop-circles, inns, river, abbot",
        ),
        (
            record(
                json!({ "players": 2, "mix": { "sets": { "base": 1 }, "options": { "OP-22": "on" } } }),
                json!([]),
            ),
            "setup.mix.options.OP-22: there is no option \"OP-22\", did you mean \"OP-02\"?",
        ),
        (
            record(json!({ "players": 2, "weather": "fair" }), json!([])),
            "setup.weather: unknown field, expected one of: players, mix, seed, deck, draw, start, figures, towers, first, active, turn, part, ransomed, aside",
        ),
        (
            record(json!({ "players": 2, "seed": -3 }), json!([])),
            "setup.seed: -3 is out of range: 0 to 4294967295",
        ),
        (
            record(
                json!({ "players": 2, "start": [
            { "tile": "base/D", "x": 0, "y": 0, "rotation": 0 },
            { "tile": "base/E", "x": 1, "y": 0, "rotation": 1 },
        ] }),
                json!([]),
            ),
            "setup.start[1]: In the west, a field would meet a road. [BG-07]",
        ),
        (
            record(json!({ "players": 2, "first": 4 }), json!([])),
            "setup.first: There is no player 4.",
        ),
        (
            begun(json!([{ "player": 0, "type": "tile", "x": 70_000, "y": 0, "rotation": 0 }])),
            "actions[0].x: 70000 is out of range: -32768 to 32767",
        ),
    ];
    let desk = Desk::new();
    for (record, sentence) in cases {
        let file = desk.write("game.json", record.to_string());
        let line = format!("error: {file}:{sentence}");
        refused(&run(&["replay", &file]), &[line]);
    }
}

#[test]
fn a_record_stops_at_the_first_action_that_the_rules_refuse() {
    let good = json!({ "player": 0, "type": "tile", "x": 1, "y": 0, "rotation": 0 });
    let cases: &[(Value, &str)] = &[
        (
            json!({ "player": 0, "type": "tile", "x": 1, "y": 0, "rotation": 1 }),
            "In the west, a field would meet a road. [BG-07]",
        ),
        (
            json!({ "player": 0, "type": "tile", "x": 32767, "y": 32767, "rotation": 0 }),
            "A tile must share a side with a tile on the table. [BG-06]",
        ),
        (
            json!({ "player": 0, "type": "tile", "x": 1, "y": 0, "rotation": 255 }),
            "A tile can only be turned by quarter turns: 0 to 3. [BG-08]",
        ),
        (
            json!({ "player": 1, "type": "tile", "x": 1, "y": 0, "rotation": 0 }),
            "It’s player 0’s turn to decide. [BG-04]",
        ),
        (
            json!({ "player": 0, "type": "pass" }),
            "Place the drawn tile first. [BG-06]",
        ),
    ];
    let desk = Desk::new();
    let follow = json!({ "player": 0, "type": "pass" });
    let tile = |x: i32| json!({ "player": 1, "type": "tile", "x": x, "y": 0, "rotation": 1 });
    for (action, sentence) in cases {
        let file = desk.write("game.json", begun(json!([action])).to_string());
        let said = run(&["replay", &file]);
        refused(&said, &[format!("error: {file}:actions[0]: {sentence}")]);
    }
    let third = begun(json!([good, follow, tile(2)]));
    let file = desk.write("third.json", third.to_string());
    let said = run(&["replay", "--json", &file]);
    assert_eq!(said.code, 1);
    assert!(
        said.err.starts_with(&format!("error: {file}:actions[2]: ")),
        "{}",
        said.err
    );
    let told: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(
        (&told["ok"], &told["reasons"][0]["rule"]),
        (&json!(false), &json!("BG-07"))
    );
    assert_eq!(told["turns"].as_array().unwrap().len(), 2);
}

#[test]
fn nonsense_is_named_for_what_it_is() {
    let whole = begun(json!([])).to_string();
    let mut large = b"{\"format\": ".to_vec();
    large.resize(10 << 20, b'[');
    let cases: &[(&[u8], &str)] = &[
        (b"", "there is nothing here"),
        (
            &whole.as_bytes()[..whole.len() / 2],
            "this ends in the middle of a value (line 1)",
        ),
        (&large, "this is larger than 8 MB"),
        (
            &vec![b'['; 100_000],
            "values are nested more than 100 deep (line 1, column 101)",
        ),
        (b"\x89PNG\r\n\x1a\n", "this is not a text file (UTF-8)"),
        (
            b"{\"format\": NaN}",
            "this is not JSON: expected value (line 1, column 12)",
        ),
        (
            b"{\"format\":1,\"format\":2}",
            "the field \"format\" is there twice (line 1, column 20)",
        ),
    ];
    let desk = Desk::new();
    for (bytes, sentence) in cases {
        let file = desk.write("game.json", bytes);
        refused(
            &run(&["replay", &file]),
            &[format!("error: {file}: {sentence}")],
        );
        let checked = run(&["check", &file]);
        assert_eq!(checked.code, 1);
        assert_eq!(
            checked.out,
            format!("{file}: {sentence}\n1 file checked: 1 error, 0 warnings\n")
        );
        let played = run(&["playout", "--mix", &file]);
        refused(&played, &[format!("error: {file}: {sentence}")]);
    }
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let desk = Desk::new();
    let missing = desk.path().join("none.json").display().to_string();
    let line = format!("{missing}: cannot be read: No such file or directory (os error 2)");
    refused(&run(&["replay", &missing]), &[format!("error: {line}")]);
    let checked = run(&["check", &missing]);
    assert_eq!(
        (checked.code, checked.out.lines().next()),
        (1, Some(line.as_str()))
    );
    let folder = desk.path().display().to_string();
    let checked = run(&["check", &folder]);
    assert_eq!(
        (checked.code, checked.out.lines().next().unwrap().to_owned()),
        (1, format!("{folder}: there is no JSON file in this folder"))
    );
}

#[test]
fn arguments_are_checked_too() {
    let cases: &[(&[&str], &str)] = &[
        (
            &["playout", "--mix", "towr"],
            "error: --mix: there is no mix \"towr\", did you mean \"tower\"?",
        ),
        (
            &["playout", "--mix", "chess"],
            "error: --mix: there is no mix \"chess\", only: base, traders, tower, robbers, tollkeepers, crop-circles, inns, river, abbot, river-abbot, robbers-box, everything",
        ),
        (
            &["playout", "--players", "7"],
            "error: invalid value '7' for '--players <1-6>': 7 is not in 1..=6",
        ),
        (
            &["playout", "--bot", "clever"],
            "error: invalid value 'clever' for '--bot <NAME>': there is no such bot, only: random, gentle, greedy, steady, sharp, expert",
        ),
        (&["plaout"], "error: unrecognized subcommand 'plaout'"),
        (
            &["check"],
            "error: the following required arguments were not provided:",
        ),
    ];
    for (arguments, line) in cases {
        let said = run(arguments);
        assert_eq!(
            (said.code, said.err.lines().next()),
            (1, Some(*line)),
            "{arguments:?}"
        );
    }
}

/// What a terminal would obey instead of showing it; a line break is only what ends a line.
fn is_obeyed(letter: char) -> bool {
    letter != '\n' && letter.is_control() || "\u{202e}\u{2066}\u{200f}\u{2028}".contains(letter)
}

fn shows_everything(said: &CommandOutput) {
    let all = format!("{}{}", said.out, said.err);
    assert!(!all.is_empty());
    assert!(!all.chars().any(is_obeyed), "{all:?}");
}

const ESCAPE: &str = "\u{1b}[31mAda\u{1b}[0m\n\u{7}";

#[test]
fn a_name_cannot_give_orders_to_a_terminal() {
    let record = record(
        json!({ "players": [{ "name": ESCAPE }, { "name": "Bo\u{202e}" }], "deck": ["base/B", "base/B"],
            "start": [{ "tile": "base/B", "x": 0, "y": 0, "rotation": 0 }] }),
        json!([
            { "player": 0, "type": "tile", "x": 1, "y": 0, "rotation": 0 },
            { "player": 0, "type": "pass" },
            { "player": 1, "type": "tile", "x": 2, "y": 0, "rotation": 0 },
            { "player": 1, "type": "figure", "figure": "follower", "x": 2, "y": 0, "kind": "monastery", "at": "I" },
        ]),
    );
    let desk = Desk::new();
    let file = desk.write("game.json", record.to_string());
    let said = run(&["replay", &file]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    shows_everything(&said);
    let lines: Vec<_> = said.out.lines().collect();
    let ada = "\\u{1b}[31mAda\\u{1b}[0m\\n\\u{7}";
    assert!(
        lines[1].starts_with(&format!("    1  {ada}    0")),
        "{}",
        lines[1]
    );
    let bo = format!("    2  {:<1$}", "Bo\\u{202e}", ada.len());
    assert!(lines[2].starts_with(&bo), "{}", lines[2]);
    let said = run(&["replay", "--json", &file]);
    shows_everything(&said);
    let told: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(told["names"], json!([ESCAPE, "Bo\u{202e}"]));
}

#[test]
fn nor_can_the_name_of_a_file_or_of_anything_in_it() {
    let desk = Desk::new();
    let odd = format!("{ESCAPE}\u{202e}\u{2028}");
    let bad = json!({
        "format": "bastide/tile-set@1", "id": odd, "name": { odd.clone(): odd },
        "tiles": [{ "id": odd, "count": 1, odd.clone(): 1, "marks": [odd], "segments": [{ "kind": odd }] }],
        odd.clone(): 1,
    });
    let set = desk.write(&format!("set{odd}.json"), bad.to_string());
    let mix = json!({
        "format": "bastide/mix@1", "id": odd, "name": { "en": odd }, "sets": { odd.clone(): 1 },
        "tiles": { odd.clone(): 1 }, "expansions": [odd], "options": { odd.clone(): "on", "OP-01": odd },
    });
    let mix = desk.write(&format!("mix{odd}.json"), mix.to_string());
    let game = record(
        json!({ "players": 2, "mix": odd, "deck": [odd] }),
        json!([{ "player": 0, "type": odd }]),
    );
    let game = desk.write(&format!("game{odd}.json"), game.to_string());
    let broken = desk.write(
        "broken.json",
        format!("{{\"{0}\": 1, \"{0}\": 2}}", "a\u{202e}"),
    );
    let missing = format!("none{odd}");
    let folder = desk.path().display().to_string();
    let runs: [&[&str]; 9] = [
        &["check", &folder],
        &["check", &set, &mix, &game, &broken, &missing],
        &["replay", &set, &mix, &game, &broken, &missing],
        &["replay", "--json", &game, &missing],
        &["playout", "--mix", &mix],
        &["playout", "--mix", &missing],
        &["playout", "--bot", &odd],
        &[&odd],
        &["check", &format!("--{odd}")],
    ];
    for arguments in runs {
        let said = run(arguments);
        assert_eq!(said.code, 1, "{arguments:?}");
        shows_everything(&said);
    }
}

#[test]
fn one_place_prints() {
    let sources = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    for file in std::fs::read_dir(sources).unwrap().map(Result::unwrap) {
        let text = std::fs::read_to_string(file.path()).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        let name = file.file_name().display().to_string();
        // The engine writes answers, another program is written requests, a file keeps games: all are lines of JSON.
        if !["say.rs", "engine.rs", "program.rs", "duel_file.rs"].contains(&name.as_str()) {
            for word in [
                "print!",
                "println!",
                "write!",
                "writeln!",
                "write_all",
                "serde_json::to_string",
            ] {
                assert!(!code.contains(word), "{name}: {word}");
            }
        }
    }
}
