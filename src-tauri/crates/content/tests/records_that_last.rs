//! A record goes on whatever becomes of sets, mixes and defaults: it holds its tiles, or is read with those of
//! its time.

use content::document;
use content::edition::Edition;
use content::library::Library;
use content::mix::Mix;
use content::opening::Opened;
use content::record::Record;
use rules::game::Game;
use rules::options::Options;
use rules::tile::TypeId;
use serde_json::{Value, json};

const TODAY: u32 = Edition::TODAY.number();

const FIRST_MIXES: [&str; 8] = [
    "base",
    "traders",
    "tower",
    "robbers",
    "tollkeepers",
    "crop-circles",
    "robbers-box",
    "everything",
];

const SECOND_MIXES: [&str; 11] = [
    "base",
    "traders",
    "tower",
    "robbers",
    "tollkeepers",
    "crop-circles",
    "inns",
    "river",
    "abbot",
    "robbers-box",
    "everything",
];

fn read(record: &Value) -> Record {
    document::read(record.to_string().as_bytes()).unwrap()
}

fn record(fields: Value) -> Record {
    let mut whole = json!({ "format": "bastide/game@1" });
    whole
        .as_object_mut()
        .unwrap()
        .extend(fields.as_object().unwrap().clone());
    read(&whole)
}

fn of(mix: &str, seed: u32) -> Record {
    record(json!({ "rules": TODAY, "setup": { "players": 3, "mix": mix, "seed": seed } }))
}

/// The tiles in the order in which they are drawn.
fn draws(opened: &Opened) -> Vec<String> {
    let id = |kind: TypeId| opened.table.types[usize::from(kind)].id.clone();
    opened
        .setup
        .draws(&opened.table)
        .into_iter()
        .map(id)
        .collect()
}

fn faults(record: &Value) -> Vec<String> {
    let faults = document::read::<Record>(record.to_string().as_bytes()).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

/// A sum that changes when any byte does.
fn sum(texts: impl IntoIterator<Item = String>) -> u64 {
    let bytes = texts
        .into_iter()
        .flat_map(|text| format!("{text}\n").into_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[test]
fn a_record_that_stands_alone_is_the_same_game_without_any_set_or_mix() {
    for mix in FIRST_MIXES {
        let named = of(mix, 11);
        let alone = Library::built_in().stand_alone(named.clone()).unwrap();
        let before = Library::built_in().open_record(&named).unwrap();
        let text = document::write(&alone);
        let again: Record = document::read(text.as_bytes()).unwrap();
        assert_eq!(again, alone);
        let after = Library::default().open_record(&again).unwrap();
        assert_eq!(draws(&after), draws(&before), "{mix}");
        assert_eq!(after.table.options, before.table.options);
        assert_eq!(after.table.rooms, before.table.rooms);
        assert_eq!(after.table.types, before.table.types);
        assert_eq!(after.setup.start, before.setup.start);
        let state = |opened: Opened| {
            let game = Game::new(opened.table, &opened.setup).unwrap();
            serde_json::to_string(game.state()).unwrap()
        };
        assert_eq!(state(after), state(before));
        assert_eq!(Library::default().stand_alone(again).unwrap(), alone);
    }
}

#[test]
fn a_record_that_stands_alone_says_every_option() {
    let alone = Library::built_in().stand_alone(of("tower", 1)).unwrap();
    let written = serde_json::to_value(&alone).unwrap();
    assert_eq!(written["rules"], TODAY);
    let options = written["setup"]["mix"]["options"]
        .as_object()
        .unwrap()
        .clone();
    let all: Vec<_> = Options::default().all().collect();
    assert_eq!(options.len(), all.len());
    for (id, value) in all {
        assert_eq!(options[id], value);
    }
    assert_eq!(written["setup"]["mix"]["id"], "tower");
    assert_eq!(written["setup"]["mix"].get("sets"), None);
}

#[test]
fn a_record_without_a_version_is_read_with_the_content_of_the_first() {
    let mut changed = Library::built_in().clone();
    let mut base = changed.set("base").unwrap().clone();
    base.tiles.truncate(4);
    changed.put_set(base);
    let mix = br#"{"format":"bastide/mix@1","id":"base","name":{"en":"B"},"sets":{"tower":3},"options":{"OP-08":"2"}}"#;
    changed.put_mix(document::read::<Mix>(mix).unwrap());
    let old = record(json!({ "setup": { "players": 2, "mix": "base", "seed": 5 } }));
    assert_eq!(old.rules, Edition::First);
    let then = changed.open_record(&old).unwrap();
    assert_eq!(draws(&then).len(), 71);
    assert_eq!(
        then.table.options.chosen().find(|(id, _)| *id == "OP-08"),
        None
    );
    let today =
        record(json!({ "rules": TODAY, "setup": { "players": 2, "mix": "base", "seed": 5 } }));
    let today = changed.open_record(&today).unwrap();
    assert_ne!(draws(&today), draws(&then));
    assert_eq!(draws(&today), draws(&changed.open(&old.setup).unwrap()));
}

#[test]
fn a_record_of_the_first_version_may_use_a_set_of_ones_own() {
    let mut library = Library::built_in().clone();
    let mine = br#"{"format":"bastide/tile-set@1","id":"mine","name":{"en":"Mine"},
        "tiles":[{"id":"mine/A","count":2,"segments":[{"kind":"city","edges":["N","E","S","W"]}]}]}"#;
    library.put_set(document::read(mine).unwrap());
    let old = record(json!({ "setup": { "players": 2, "deck": ["mine/A", "base/U"] } }));
    assert_eq!(
        draws(&library.open_record(&old).unwrap()),
        ["mine/A", "base/U"]
    );
    let alone = library.stand_alone(old).unwrap();
    assert_eq!(
        draws(&Library::default().open_record(&alone).unwrap()),
        ["mine/A", "base/U"]
    );
}

#[test]
fn what_was_usual_in_the_first_version_is_chosen_for_its_records() {
    let options = |mix: Value| {
        let old = record(json!({ "setup": { "players": 2, "mix": mix } }));
        let alone = Library::built_in().stand_alone(old).unwrap();
        let table = Library::default().open_record(&alone).unwrap().table;
        table.options.chosen().collect::<Vec<_>>()
    };
    assert_eq!(options(json!("tower")), [("OP-12", "before-acting")]);
    let asked =
        json!({ "sets": { "base": 1 }, "options": { "OP-12": "whole-turn", "OP-10": "captor" } });
    assert_eq!(options(asked), []);
}

/// One sum for each mix, over the orders of draws of several seeds.
fn shuffled<const MIXES: usize>(edition: Edition, mixes: [&str; MIXES]) -> [u64; MIXES] {
    mixes.map(|mix| {
        let orders = [0, 1, 7, 42, 4_294_967_295_u32].map(|seed| {
            let rules = edition.number();
            let setup = json!({ "players": 2, "mix": mix, "seed": seed });
            let then = record(json!({ "rules": rules, "setup": setup }));
            draws(&Library::default().open_record(&then).unwrap()).join(" ")
        });
        sum(orders)
    })
}

#[test]
fn the_first_version_shuffles_as_it_did() {
    assert_eq!(
        shuffled(Edition::First, FIRST_MIXES),
        [
            0x1d2f_04ba_44a4_4030,
            0x3fbb_6ceb_700d_1b28,
            0xa6b2_a919_c13f_ef03,
            0x5f7e_c04f_5ad9_dd77,
            0xe68f_a0e9_4fd7_ec90,
            0xd5f6_92ad_8710_7249,
            0x9a77_a894_2ce5_179c,
            0xa31c_8177_0f87_189c,
        ]
    );
}

#[test]
fn the_second_version_shuffles_as_it_did() {
    assert_eq!(
        shuffled(Edition::Second, SECOND_MIXES),
        [
            0x1d2f_04ba_44a4_4030,
            0x3fbb_6ceb_700d_1b28,
            0xa6b2_a919_c13f_ef03,
            0x5f7e_c04f_5ad9_dd77,
            0xe68f_a0e9_4fd7_ec90,
            0xd5f6_92ad_8710_7249,
            0xe85f_3e2d_c1f8_cf94,
            0x2e00_b982_da07_30de,
            0x1d2f_04ba_44a4_4030,
            0x9a77_a894_2ce5_179c,
            0x1940_cd59_57a3_7392,
        ]
    );
}

/// What was everything then goes on without the boxes that came to it later.
#[test]
fn everything_is_what_it_was_in_its_version() {
    let tiles = |rules: Value| {
        let mut record = json!({ "setup": { "players": 2, "mix": "everything", "seed": 3 } });
        if !rules.is_null() {
            record["rules"] = rules;
        }
        let opened = Library::built_in()
            .open_record(&self::record(record))
            .unwrap();
        (opened.table.rooms.iter().count(), draws(&opened).len())
    };
    assert_eq!(tiles(Value::Null), (5, 143));
    assert_eq!(tiles(json!(2)), (6, 161));
    assert_eq!(tiles(json!(3)), (8, 173));
}

/// How many files hold the content of a version, and their sum.
fn carried(edition: u32) -> (usize, u64) {
    let folder = format!("{}/editions/{edition}", env!("CARGO_MANIFEST_DIR"));
    let files = |folder: &str| {
        let files = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path());
        let mut files: Vec<_> = files.filter(|path| path.is_file()).collect();
        files.sort();
        files
    };
    let all = files(&folder)
        .into_iter()
        .chain(files(&format!("{folder}/mixes")));
    let texts: Vec<_> = all
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    (texts.len(), sum(texts))
}

/// No file of a version that has passed is ever edited.
#[test]
fn the_content_of_a_version_that_has_passed_is_what_it_was() {
    assert_eq!(carried(1), (15, 0xb59d_1571_5183_56ec));
    assert_eq!(carried(2), (20, 0x0a65_d02a_89cb_c693));
}

#[test]
fn the_same_tiles_come_in_the_order_of_another_seed() {
    let library = Library::built_in();
    for mix in FIRST_MIXES {
        let alone = library.stand_alone(of(mix, 1)).unwrap();
        let again = alone.clone().shuffled(2);
        assert_eq!(again.seed(), Some(2));
        assert_eq!(again, library.stand_alone(of(mix, 2)).unwrap(), "{mix}");
    }
    let begun = |seed: u32| {
        let mix = json!({ "sets": { "base": 1 }, "draws": ["base/U", "base/A"] });
        record(json!({ "rules": TODAY, "setup": { "players": 2, "mix": mix, "seed": seed } }))
    };
    let again = library.stand_alone(begun(1)).unwrap().shuffled(2);
    assert_eq!(again, library.stand_alone(begun(2)).unwrap());
    assert_eq!(again.setup.deck.unwrap()[..2], ["base/U", "base/A"]);
    // Where tiles come in stages, another order keeps to them.
    let river = |seed: u32| {
        record(json!({ "rules": TODAY, "setup": { "players": 2, "mix": "river", "seed": seed } }))
    };
    let again = library.stand_alone(river(1)).unwrap().shuffled(2);
    assert_eq!(again, library.stand_alone(river(2)).unwrap());
    let deck = again.setup.deck.unwrap();
    let (river, rest) = deck.split_at(11);
    assert!(river.iter().all(|id| id.starts_with("river/")));
    assert_eq!(river[10], "river/L");
    assert!(rest.iter().all(|id| id.starts_with("base/")));
    let given = record(
        json!({ "rules": TODAY, "setup": { "players": 2, "deck": ["base/U", "base/A"], "seed": 4 } }),
    );
    let given = library.stand_alone(given).unwrap();
    assert_eq!(given.seed(), None);
    assert_eq!(given.clone().shuffled(9), given);
}

#[test]
fn a_record_of_newer_rules_is_refused_with_a_sentence() {
    let newer = json!({ "format": "bastide/game@1", "rules": 4, "setup": { "players": 2 } });
    assert_eq!(
        faults(&newer),
        [
            "rules: this game was kept by a newer Bastide: its rules have number 4, this Bastide knows them up to 3"
        ]
    );
    for (rules, told) in [
        (json!(0), "rules: 0 is out of range"),
        (json!("2"), "rules: expected a whole number"),
    ] {
        let faults = faults(
            &json!({ "format": "bastide/game@1", "rules": rules, "setup": { "players": 2 } }),
        );
        assert!(faults[0].starts_with(told), "{faults:?}");
    }
}

#[test]
fn a_record_may_name_the_game_and_say_how_its_seats_look() {
    let full = json!({
        "format": "bastide/game@1",
        "rules": TODAY,
        "name": "Sunday",
        "setup": { "players": [{ "name": "Ada", "colour": 3, "pattern": "waves" }, {}], "mix": "base" },
        "actions": [],
    });
    let written: Value = serde_json::from_str(&document::write(&read(&full))).unwrap();
    assert_eq!(written, full);
    let mut odd = full.clone();
    odd["setup"]["players"] = json!([{ "colour": 6 }, { "pattern": "wave" }]);
    assert_eq!(
        faults(&odd),
        [
            "setup.players[0].colour: 6 is out of range: 0 to 5",
            "setup.players[1].pattern: unknown word \"wave\", did you mean \"waves\"?",
        ]
    );
}

#[test]
fn a_record_holds_each_of_its_tiles_once_and_no_others() {
    let tile = json!({ "id": "base/X", "count": 1, "segments": [{ "kind": "city", "edges": ["N", "E", "S", "W"] }] });
    let start = json!([{ "tile": "base/X", "x": 0, "y": 0, "rotation": 0 }]);
    let mut own = json!({
        "format": "bastide/game@1", "rules": TODAY, "designs": [tile.clone(), tile.clone()],
        "setup": { "players": 2, "mix": {}, "deck": ["base/X"], "start": start },
    });
    assert_eq!(
        faults(&own),
        ["designs[1].id: the id \"base/X\" is taken by designs[0]"]
    );
    own["designs"] = json!([tile]);
    assert_eq!(
        draws(&Library::built_in().open_record(&read(&own)).unwrap()),
        ["base/X"]
    );
    own["setup"]["deck"] = json!(["base/X", "base/A"]);
    let faults = Library::built_in().open_record(&read(&own)).unwrap_err();
    assert_eq!(
        faults[0].to_string(),
        "setup.deck[1]: there is no tile \"base/A\", did you mean \"base/X\"?"
    );
}
