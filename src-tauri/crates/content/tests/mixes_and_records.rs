//! Mixes and game records: what they come to, and every way in which they can be wrong.

use content::action::ActionText;
use content::check::check_all;
use content::document;
use content::library::Library;
use content::mix::Mix;
use content::opening::impossible;
use content::problem::Problem;
use content::record::Record;
use rules::expansions::robbers;
use rules::game::Game;
use rules::ground::PlayerId;
use serde_json::{Value, json};

fn lines(problems: Vec<Problem>) -> Vec<String> {
    let mut lines: Vec<_> = problems
        .iter()
        .map(|p| format!("{p} [{}]", p.code))
        .collect();
    lines.sort();
    lines
}

fn record(setup: Value, actions: Value) -> Value {
    json!({ "format": "bastide/game@1", "setup": setup, "actions": actions })
}

/// What a reader of the record is told: by its shape, by the library, then by the rules.
fn told(record: &Value) -> Vec<String> {
    let library = Library::built_in();
    let record: Record = match library.read(record.to_string().as_bytes()) {
        Ok(record) => record,
        Err(problems) => return lines(problems),
    };
    let opened = match library.open(&record.setup) {
        Ok(opened) => opened,
        Err(problems) => return lines(problems),
    };
    match Game::new(opened.table, &opened.setup) {
        Ok(_) => lines(opened.warnings),
        Err(faults) => lines(impossible(faults)),
    }
}

#[test]
fn the_shortest_setup_is_a_number_of_players() {
    assert_eq!(told(&record(json!({ "players": 2 }), json!([]))), [""; 0]);
}

#[test]
fn the_start_tile_leaves_the_bag() {
    let open = |mix: Value| {
        let record: Record = document::read(
            record(json!({ "players": 2, "mix": mix }), json!([]))
                .to_string()
                .as_bytes(),
        )
        .unwrap();
        let opened = Library::built_in().open(&record.setup).unwrap();
        let start = opened.setup.start[0].tile;
        let left: u16 = opened.setup.bag.iter().map(|(_, count)| count).sum();
        (opened.table.types[usize::from(start)].id.clone(), left)
    };
    assert_eq!(open(json!("base")), ("base/D".to_owned(), 71));
    assert_eq!(
        open(json!({ "sets": { "tower": 2 } })),
        ("tower/A".to_owned(), 35)
    );
    let odd = json!({ "sets": { "base": 1 }, "tiles": { "base/D": 0, "base/A": 0 } });
    assert_eq!(open(odd), ("base/A-highwaymen".to_owned(), 69));
    let laid = json!({ "sets": { "base": 1 }, "start": [{ "tile": "base/C", "x": 0, "y": 0, "rotation": 0 }] });
    assert_eq!(open(laid), ("base/C".to_owned(), 71));
}

#[test]
fn a_name_is_as_long_as_a_line_at_most() {
    let faults = |file: Value| {
        let told = check_all(&[("file".to_owned(), file.to_string().into_bytes())]);
        told.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let (good, long) = ("é".repeat(200), "é".repeat(201));
    for (name, expected) in [(good, 0), (long, 1)] {
        let players = json!([{ "name": "Ada" }, { "name": name }]);
        let mut game = record(json!({ "players": 2 }), json!([]));
        game["name"] = json!(name);
        let mix = json!({ "format": "bastide/mix@1", "id": "own", "name": { "en": "Own", "de": name }, "sets": { "base": 1 } });
        let all = [
            faults(record(json!({ "players": players }), json!([]))),
            faults(game),
            faults(mix),
        ];
        let too_long =
            |at: &str| vec![format!("file:{at}: the text is longer than 200 letters"); expected];
        let at = ["setup.players[1].name", "name", "name.de"].map(too_long);
        assert_eq!(all, at);
    }
}

#[test]
fn a_mix_in_a_file_has_an_id_and_a_name_and_null_is_neither() {
    let file = json!({ "format": "bastide/mix@1", "id": null, "sets": { "base": 1 } });
    let told = check_all(&[("file".to_owned(), file.to_string().into_bytes())]);
    let missing =
        ["id", "name"].map(|field| format!("file:{field}: this field is missing [missing-field]"));
    assert_eq!(lines(told), missing);
}

#[test]
fn a_field_that_says_null_is_judged_as_one_that_is_not_there() {
    let players = json!([{ "name": "Ada", "by": null }, { "name": "Bo" }]);
    let setup = json!({ "players": players, "deck": null, "draw": "by-hand" });
    assert_eq!(told(&record(setup, json!([]))), [""; 0]);
}

#[test]
fn a_key_of_an_earlier_name_leads_to_the_one_of_today() {
    let setup = json!({ "players": 2, "mix": { "sets": { "base": 1 }, "rooms": ["tower"] } });
    assert_eq!(
        told(&record(setup, json!([]))),
        ["setup.mix.rooms: unknown field, did you mean \"expansions\"? [unknown-field]"]
    );
}

#[test]
fn the_first_draws_of_a_mix_come_first_and_out_of_its_bag() {
    let draws = ["base/X", "tower/A", "base/X"];
    let order = |draws: Value, seed: u32| {
        let mix = json!({ "sets": { "base": 1 }, "draws": draws });
        let setup = json!({ "players": 2, "mix": mix, "seed": seed });
        let record = record(setup, json!([])).to_string();
        let record: Record = document::read(record.as_bytes()).unwrap();
        let opened = Library::built_in().open(&record.setup).unwrap();
        let ids = opened.setup.draws(&opened.table).into_iter();
        let ids = ids.map(|kind| opened.table.types[usize::from(kind)].id.clone());
        ids.collect::<Vec<_>>()
    };
    let sorted = |mut tiles: Vec<String>| {
        tiles.sort();
        tiles
    };
    let drawn = order(json!(draws), 1);
    assert_eq!(drawn[..3], draws);
    // The one crossroads of the base game is drawn first; the other two come from outside.
    let mut bag = order(json!([]), 1);
    bag.retain(|tile| tile != "base/X");
    assert_eq!(sorted(drawn[3..].to_vec()), sorted(bag));
    assert_ne!(order(json!(draws), 2)[3..], drawn[3..]);
    assert_eq!(order(json!(draws), 2)[..3], draws);
    let wrong = json!({ "sets": { "base": 1 }, "draws": ["base/X", "base/x"] });
    assert_eq!(
        told(&record(json!({ "players": 2, "mix": wrong }), json!([]))),
        [r#"setup.mix.draws[1]: there is no tile "base/x", did you mean "base/X"? [unknown-tile]"#]
    );
}

#[test]
fn the_order_of_the_fields_does_not_shuffle_the_bag() {
    let bag = |text: &str| {
        let mix: Mix = document::read(text.as_bytes()).unwrap();
        Library::built_in().bag(&mix).unwrap().counts
    };
    let head = r#""format":"bastide/mix@1","id":"m","name":{"en":"M"}"#;
    let one = bag(&format!(
        r#"{{{head},"sets":{{"base":1,"tower":1}},"expansions":["tower"]}}"#
    ));
    let two = bag(&format!(
        r#"{{"expansions":["tower"],"sets":{{"tower":1,"base":1}},{head}}}"#
    ));
    assert_eq!(one, two);
}

#[test]
fn each_fault_of_a_record_has_its_path_and_sentence() {
    let cases: &[(Value, &[&str])] = &[
        (
            json!({}),
            &["setup.players: this field is missing [missing-field]"],
        ),
        (
            json!({ "players": 0 }),
            &["setup.players: 0 is out of range: 1 to 6 [out-of-range]"],
        ),
        (
            json!({ "players": 7 }),
            &["setup.players: 7 is out of range: 1 to 6 [out-of-range]"],
        ),
        (
            json!({ "players": "two" }),
            &["setup.players: expected a whole number or a list, found \"two\" [wrong-type]"],
        ),
        (
            json!({ "players": [] }),
            &["setup.players: 0 players: a game has 1 to 6 [out-of-range]"],
        ),
        (
            json!({ "players": [{ "nam": "Ada" }] }),
            &["setup.players[0].nam: unknown field, did you mean \"name\"? [unknown-field]"],
        ),
        (
            json!({ "players": [{ "score": -1 }] }),
            &["setup.players[0].score: -1 is out of range: 0 to 9999 [out-of-range]"],
        ),
        (
            json!({ "players": [{ "robber": "away" }] }),
            &[
                "setup.players[0].robber: expected \"home\" or a space of the score track, found \"away\" [unknown-word]",
            ],
        ),
        (
            json!({ "players": 2, "seed": -1 }),
            &["setup.seed: -1 is out of range: 0 to 4294967295 [out-of-range]"],
        ),
        (
            json!({ "players": 2, "seed": 4_294_967_296_u64 }),
            &["setup.seed: 4294967296 is out of range: 0 to 4294967295 [out-of-range]"],
        ),
        (
            json!({ "players": 2, "seed": 1.5 }),
            &["setup.seed: expected a whole number from 0 to 4294967295, found 1.5 [wrong-type]"],
        ),
        (
            json!({ "players": 2, "mix": "bas" }),
            &["setup.mix: there is no mix \"bas\", did you mean \"base\"? [unknown-mix]"],
        ),
        (
            json!({ "players": 2, "mix": { "sets": { "towr": 1 } } }),
            &[
                "setup.mix.sets.towr: there is no tile set \"towr\", did you mean \"tower\"? [unknown-set]",
            ],
        ),
        (
            json!({ "players": 2, "mix": { "sets": { "base": 21 } } }),
            &["setup.mix.sets.base: 21 is out of range: 0 to 20 [out-of-range]"],
        ),
        (
            json!({ "players": 2, "mix": { "tiles": { "base/Q2": 1 } } }),
            &[
                "setup.mix.tiles[\"base/Q2\"]: there is no tile \"base/Q2\", did you mean \"base/Q\"? [unknown-tile]",
            ],
        ),
        (
            json!({ "players": 2, "mix": { "sets": { "base": 1 }, "expansions": ["towers"] } }),
            &[
                "setup.mix.expansions[0]: unknown word \"towers\", did you mean \"tower\"? [unknown-word]",
            ],
        ),
        (
            json!({ "players": 2, "mix": { "sets": { "base": 1 }, "expansions": ["tower", "tower"] } }),
            &["setup.mix.expansions[1]: the expansion \"tower\" is named twice [named-twice]"],
        ),
        (
            json!({ "players": 2, "mix": { "options": { "OP-99": "on" } } }),
            &[
                "setup.mix.options.OP-99: there is no option \"OP-99\", did you mean \"OP-09\"? [unknown-option]",
            ],
        ),
        (
            json!({ "players": 2, "mix": { "options": { "OP-01": "never" } } }),
            &[
                "setup.mix.options.OP-01: \"never\" is no value of OP-01: choose each-other, next-one, c3.1 [unknown-option]",
            ],
        ),
        (
            json!({ "players": 2, "mix": { "format": "bastide/mix@9" } }),
            &[
                "setup.mix.format: this mix was written by a newer Bastide: its format has number 9, this Bastide reads up to 1 [newer-format]",
            ],
        ),
        (
            json!({ "players": 2, "mix": {} }),
            &["setup.start: the bag is empty: name the first tile of the game here [no-start]"],
        ),
        (
            json!({ "players": 2, "mix": { "sets": { "base": 20, "traders": 20, "tower": 20 } } }),
            &["setup.mix: 2280 tiles in the bag: at most 2000 [too-many-tiles]"],
        ),
        (
            json!({ "players": 2, "deck": ["base/A", "base/ZZ"] }),
            &[
                "setup.deck[1]: there is no tile \"base/ZZ\", did you mean \"base/A\"? [unknown-tile]",
            ],
        ),
        (
            json!({ "players": 2, "start": [{ "tile": "base/D", "x": 0, "y": 3001, "rotation": 4 }] }),
            &[
                "setup.start[0].rotation: 4 is out of range: 0 to 3 [out-of-range]",
                "setup.start[0].y: 3001 is out of range: -3000 to 3000 [out-of-range]",
            ],
        ),
        (
            json!({ "players": 2, "figures": [{ "player": 0, "figure": "knight", "x": 0, "y": 0, "kind": "city", "at": "N" }] }),
            &[
                "setup.figures[0].figure: unknown word \"knight\", expected one of: follower, big-follower, abbot, builder, pig [unknown-word]",
            ],
        ),
    ];
    for (setup, expected) in cases {
        assert_eq!(
            told(&record(setup.clone(), json!([]))),
            *expected,
            "{setup}"
        );
    }
}

#[test]
fn no_fault_of_a_record_hides_another() {
    let setup = json!({
        "players": [{ "score": -1 }, {}, {}, {}, {}, {}, {}],
        "seed": "lucky",
        "mix": {
            "id": "My mix", "sets": { "base": 21, "towr": 1, "gold": "x" },
            "tiles": { "base/ZZ": 1, "base/D": 2001 },
            "expansions": ["tower", "towers", "tower"],
            "options": { "OP-01": "never", "OP-99": "on", "OP-02": 3 },
            "start": [{ "tile": "base/Q2", "x": 0, "y": 0 }],
        },
        "deck": ["base/A", 7, "base/YY"],
        "start": [{ "tile": "base/Q3", "x": 0, "y": 0, "rotation": 0 }],
    });
    let paths: Vec<_> = told(&record(setup, json!([{ "player": 6, "type": "pass" }])))
        .iter()
        .map(|line| line.split(": ").next().unwrap().to_owned())
        .collect();
    assert_eq!(
        paths,
        [
            "actions[0].player",
            "setup.deck[1]",
            "setup.deck[2]",
            "setup.mix.expansions[1]",
            "setup.mix.expansions[2]",
            "setup.mix.id",
            "setup.mix.options.OP-01",
            "setup.mix.options.OP-02",
            "setup.mix.options.OP-99",
            "setup.mix.sets.base",
            "setup.mix.sets.gold",
            "setup.mix.sets.gold",
            "setup.mix.sets.towr",
            "setup.mix.start[0].rotation",
            "setup.mix.start[0].tile",
            "setup.mix.tiles[\"base/D\"]",
            "setup.mix.tiles[\"base/ZZ\"]",
            "setup.players",
            "setup.players[0].score",
            "setup.seed",
            "setup.start[0].tile",
        ]
    );
}

#[test]
fn no_fault_of_a_position_hides_another() {
    let setup = json!({
        "players": [{ "floors": 3, "supply": { "pig": 1 } }, {}],
        "first": 5,
        "start": [
            { "tile": "base/D", "x": 0, "y": 0, "rotation": 0 },
            { "tile": "base/E", "x": 1, "y": 0, "rotation": 1 },
            { "tile": "base/E", "x": 7, "y": 7, "rotation": 1 },
        ],
    });
    let paths: Vec<_> = told(&record(setup, json!([])))
        .iter()
        .map(|line| line.split(": ").next().unwrap().to_owned())
        .collect();
    assert_eq!(
        paths,
        [
            "setup.first",
            "setup.players[0].floors",
            "setup.players[0].supply.pig",
            "setup.start[1]",
            "setup.start[2]",
        ]
    );
}

#[test]
fn an_impossible_position_is_told_by_the_paths_of_the_record() {
    let setup = json!({
        "players": [{}, { "goods": { "wine": 2 } }],
        "towers": [{ "x": 0, "y": 0, "floors": 1 }],
        "first": 3,
    });
    let paths: Vec<_> = told(&record(setup, json!([])))
        .iter()
        .map(|line| line.split(':').next().unwrap().to_owned())
        .collect();
    assert_eq!(
        paths,
        ["setup.first", "setup.players[1].goods", "setup.towers"]
    );
}

#[test]
fn each_action_is_named_by_its_number() {
    let actions = json!([
        { "player": 0, "type": "tile", "x": 1, "y": 0, "rotation": 1 },
        { "player": 0, "type": "tyle" },
        { "type": "pass" },
        { "player": 6, "type": "pass" },
        { "player": 0, "type": "tile", "x": 1, "y": 0 },
        { "player": 0, "type": "tile", "x": 40000, "y": 0, "rotation": 0 },
        "pass",
    ]);
    let lines = told(&record(json!({ "players": 2 }), actions));
    assert_eq!(
        lines,
        [
            "actions[1].type: unknown word \"tyle\", did you mean \"tile\"? [unknown-word]",
            "actions[2].player: this field is missing [missing-field]",
            "actions[3].player: 6 is out of range: 0 to 5 [out-of-range]",
            "actions[4].rotation: this field is missing [missing-field]",
            "actions[5].x: 40000 is out of range: -32768 to 32767 [out-of-range]",
            "actions[6]: expected an object, found \"pass\" [wrong-type]",
        ]
    );
}

#[test]
fn symbols_and_rules_that_miss_each_other_are_warnings() {
    let setup = json!({ "players": 2, "mix": {
        "sets": { "base": 1, "traders": 1, "tollkeepers": 1 },
        "tiles": { "crop-circles/F": 1 },
        "expansions": ["robbers", "tower"],
    } });
    assert_eq!(
        told(&record(setup, json!([]))),
        [
            "setup.mix.expansions: warning: crop-circles/F: a crop circle needs the rules of crop-circles, which are off [symbol-without-rule]",
            "setup.mix.expansions: warning: tollkeepers/03 and 7 more: a group of travellers needs the rules of tollkeepers, which are off [symbol-without-rule]",
            "setup.mix.expansions: warning: traders/D and 19 more: a goods symbol needs the rules of traders, which are off [symbol-without-rule]",
            "setup.mix.expansions[0]: warning: the rules of robbers are on, but no tile shows a money bag [rule-without-tile]",
            "setup.mix.expansions[1]: warning: the rules of tower are on, but no tile shows a tower foundation [rule-without-tile]",
        ]
    );
}

#[test]
fn parts_of_traders_that_are_left_out_need_no_tiles_and_no_pieces() {
    let mix = |parts: &[&str]| {
        let options: serde_json::Map<_, _> = parts
            .iter()
            .map(|id| ((*id).to_owned(), "off".into()))
            .collect();
        let mix = json!({ "sets": { "base": 1 }, "expansions": ["traders"], "options": options, "pieces": { "builder": 2, "pig": 2 } });
        told(&record(json!({ "players": 2, "mix": mix }), json!([])))
    };
    assert_eq!(
        mix(&[]),
        [
            "setup.mix.expansions[0]: warning: the rules of traders are on, but no tile shows a goods symbol [rule-without-tile]"
        ]
    );
    assert_eq!(mix(&["OP-14"]), [""; 0]);
    assert_eq!(
        mix(&["OP-14", "OP-15", "OP-16"]),
        [
            "setup.mix.pieces.builder: warning: nobody has such a piece: an option leaves it out [piece-without-rule]",
            "setup.mix.pieces.pig: warning: nobody has such a piece: an option leaves it out [piece-without-rule]",
        ]
    );
}

#[test]
fn a_river_keeps_one_spring_one_lake_and_the_rest_leave_the_game_before_it_begins() {
    let setup = json!({ "players": 2, "mix": {
        "sets": { "base": 1, "river": 3 }, "expansions": ["river"],
    } });
    assert_eq!(
        told(&record(setup, json!([]))),
        [
            "setup.mix.sets: warning: river/A: 2 copies are more than a river has springs or lakes, and leave the game before it begins [leaves-the-game]",
            "setup.mix.sets: warning: river/L: 2 copies are more than a river has springs or lakes, and leave the game before it begins [leaves-the-game]",
        ]
    );
}

#[test]
fn a_robbery_says_who_robs_and_whom() {
    let line = json!({ "player": 1, "type": "rob", "from": 0 });
    let with = |line: Value| record(json!({ "players": 2 }), json!([line]));
    let read: Record = document::read(with(line.clone()).to_string().as_bytes()).unwrap();
    let robbed = robbers::Action::Rob {
        player: PlayerId(0),
    };
    let played = &read.actions[0];
    assert_eq!(played.player, PlayerId(1));
    assert_eq!(played.action, ActionText::Plain(robbed.into()));
    assert_eq!(serde_json::to_value(played).unwrap(), line);
    assert_eq!(
        told(&with(json!({ "player": 1, "type": "rob" }))),
        ["actions[0].from: this field is missing: whom the robber robs [missing-field]"]
    );
}

#[test]
fn a_record_is_written_as_it_was_read() {
    let mut full = record(
        json!({
            "players": [
                { "name": "Ada", "score": 12, "supply": { "follower": 3 }, "goods": { "wine": 1 },
                  "prisoners": [{ "owner": 1, "figure": "follower" }], "floors": 4, "robber": 7 },
                { "bot": "steady", "robber": "home", "tollhouse": { "x": 0, "y": 0, "value": 4 } },
            ],
            "mix": { "sets": { "base": 1 }, "expansions": ["tower"], "options": { "OP-08": "2" } },
            "seed": 42,
            "deck": ["base/D", "base/U"],
            "start": [{ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 }],
            "figures": [{ "player": 0, "figure": "follower", "x": 0, "y": 0, "kind": "city", "at": "N" }],
            "towers": [{ "x": 0, "y": 0, "floors": 2 }],
            "first": 1,
            "turn": 9,
        }),
        json!([
            { "player": 0, "type": "figure", "figure": "follower", "x": 0, "y": 0, "kind": "city", "at": "N" },
            { "player": 1, "type": "pass" },
        ]),
    );
    full["rules"] = json!(1);
    let read: Record = document::read(full.to_string().as_bytes()).unwrap();
    let written: Value = serde_json::from_str(&document::write(&read)).unwrap();
    assert_eq!(written, full);
}

#[test]
fn megabytes_of_nonsense_are_refused_in_a_few_lines() {
    let huge = format!("{{\"actions\":[{}0]}}", "0,".repeat(4 << 20));
    assert_eq!(told_text(&huge), ["this is larger than 8 MB [too-large]"]);
    let many = format!(
        "{{\"format\":\"bastide/game@1\",\"setup\":{{}},\"actions\":[{}0]}}",
        "0,".repeat(1 << 17)
    );
    let told = told_text(&many);
    assert_eq!(told.len(), 101);
    // Each 0 is no action, and `players` is missing.
    assert_eq!((1 << 17) + 2 - 100, 130_974);
    let more = "and 130,974 more faults [more-faults]".to_owned();
    assert!(told.contains(&more), "{}", told[100]);
}

#[test]
fn a_game_has_no_more_designs_than_tiles() {
    let design = |n: usize| {
        json!({ "id": format!("set-{n}/A"), "count": 1, "segments": [
            { "kind": "city", "edges": ["N", "E", "S", "W"] },
        ] })
    };
    let mut game = record(json!({ "players": 2 }), json!([]));
    game["designs"] = (0..2001).map(design).collect();
    assert_eq!(
        told(&game),
        ["designs: 2001 tiles: a game has at most 2000 [too-many-tiles]"]
    );
}

fn told_text(text: &str) -> Vec<String> {
    lines(document::read::<Record>(text.as_bytes()).unwrap_err())
}

#[test]
fn what_a_table_agreed_on_stands_with_its_decision_and_is_judged() {
    let agreed = |adjusted: Value| {
        let action = json!({ "player": 0, "type": "pass", "adjusted": adjusted });
        record(json!({ "players": 2 }), json!([action]))
    };
    let sound = agreed(json!([{ "player": 1, "points": -3, "note": "our rule" }]));
    let read: Record = document::read_value(sound.clone()).expect("sound");
    let written = document::write(&read);
    let back: Value = serde_json::from_str(&written).expect("JSON");
    assert_eq!(back["actions"], sound["actions"]);
    let robbery = json!({ "player": 0, "type": "rob", "from": 1, "adjusted": [{ "player": 0, "points": 1 }] });
    let robbed = record(json!({ "players": 2 }), json!([robbery]));
    let read: Record = document::read_value(robbed.clone()).expect("sound");
    let back: Value = serde_json::from_str(&document::write(&read)).expect("JSON");
    assert_eq!(back["actions"], robbed["actions"]);
    for (adjusted, fault) in [
        (
            json!([{ "player": 2, "points": 1 }]),
            "actions[0].adjusted[0].player: ",
        ),
        (
            json!([{ "player": 0, "points": 10_000 }]),
            "actions[0].adjusted[0].points: ",
        ),
        (
            json!([{ "player": 0, "points": 1, "note": "x".repeat(201) }]),
            "actions[0].adjusted[0].note: ",
        ),
        (
            json!([{ "player": 0, "pionts": 1 }]),
            "actions[0].adjusted[0]",
        ),
        (
            vec![json!({ "player": 0, "points": 1 }); 25].into(),
            "actions[0].adjusted: at most 24 scores are adjusted after one decision",
        ),
    ] {
        let faults = told(&agreed(adjusted));
        assert!(faults.iter().any(|it| it.starts_with(fault)), "{faults:?}");
    }
}
