//! A record goes on whatever becomes of sets, mixes and defaults: it holds its tiles, or is read with those of
//! its time.

use content::document;
use content::edition::Edition;
use content::library::Library;
use content::opening::OpenedTable;
use content::record::Record;
use rules::game::Game;
use rules::options::Options;
use rules::tile::TypeId;
use serde_json::{Value, json};

const TODAY: u32 = Edition::TODAY.number();

const MIXES: [&str; 11] = [
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
fn draws(opened: &OpenedTable) -> Vec<String> {
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
    for mix in MIXES {
        let named = of(mix, 11);
        let alone = Library::built_in().stand_alone(named.clone()).unwrap();
        let before = Library::built_in().open_record(&named).unwrap();
        let text = document::write(&alone);
        let again: Record = document::read(text.as_bytes()).unwrap();
        assert_eq!(again, alone);
        let after = Library::default().open_record(&again).unwrap();
        assert_eq!(draws(&after), draws(&before), "{mix}");
        assert_eq!(after.table.options, before.table.options);
        assert_eq!(after.table.expansions, before.table.expansions);
        assert_eq!(after.table.types, before.table.types);
        assert_eq!(after.setup.start, before.setup.start);
        let state = |opened: OpenedTable| {
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

/// One sum for each mix, over the orders of draws of several seeds.
#[test]
fn a_seed_shuffles_as_it_always_did() {
    let sums = MIXES.map(|mix| {
        let orders = [0, 1, 7, 42, 4_294_967_295_u32]
            .map(|seed| draws(&Library::built_in().open_record(&of(mix, seed)).unwrap()).join(" "));
        (mix, sum(orders))
    });
    let expected = [
        ("base", 0x1d2f_04ba_44a4_4030),
        ("traders", 0x3fbb_6ceb_700d_1b28),
        ("tower", 0xa6b2_a919_c13f_ef03),
        ("robbers", 0x5f7e_c04f_5ad9_dd77),
        ("tollkeepers", 0xe68f_a0e9_4fd7_ec90),
        ("crop-circles", 0xd5f6_92ad_8710_7249),
        ("inns", 0xe85f_3e2d_c1f8_cf94),
        ("river", 0x2e00_b982_da07_30de),
        ("abbot", 0x1d2f_04ba_44a4_4030),
        ("robbers-box", 0x9a77_a894_2ce5_179c),
        ("everything", 0x1137_fe56_1b35_5338),
    ];
    assert_eq!(sums, expected);
}

#[test]
fn the_same_tiles_come_in_the_order_of_another_seed() {
    let library = Library::built_in();
    for mix in MIXES {
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
    let newer = json!({ "format": "bastide/game@1", "rules": 2, "setup": { "players": 2 } });
    assert_eq!(
        faults(&newer),
        [
            "rules: this game was kept by a newer Bastide: its rules have number 2, this Bastide knows them up to 1"
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
