//! Every way in which a tile set can be wrong is told with its path, all of them at once.

use content::document;
use content::tile_set::TileSet;
use serde_json::{Value, json};

/// A tile with a city in the north, a road from west to east and the fields beside it.
fn gate() -> Value {
    json!({ "id": "my-set/A", "count": 1, "segments": [
        { "kind": "road", "edges": ["E", "W"] },
        { "kind": "city", "edges": ["N"] },
        { "kind": "field", "edges": ["EL", "WR"], "cities": [1] },
        { "kind": "field", "edges": ["ER", "SL", "SR", "WL"] },
    ] })
}

fn set_of(tiles: &[Value]) -> Value {
    json!({ "format": "bastide/tile-set@1", "id": "my-set", "name": { "en": "Mine" }, "tiles": tiles })
}

fn problems(set: &Value) -> Vec<String> {
    match document::read::<TileSet>(set.to_string().as_bytes()) {
        Ok(_) => Vec::new(),
        Err(problems) => {
            let mut lines: Vec<_> = problems
                .iter()
                .map(|p| format!("{p} [{}]", p.code))
                .collect();
            lines.sort();
            lines
        }
    }
}

/// Puts `value` at `pointer` in the tile `gate` and reads a set of it.
fn changed(pointer: &str, value: Value) -> Vec<String> {
    let mut tile = gate();
    let (parent, field) = pointer.rsplit_once('/').unwrap();
    match tile.pointer_mut(parent).unwrap() {
        Value::Object(fields) => {
            fields.insert(field.to_owned(), value);
        }
        Value::Array(list) => match field.parse::<usize>() {
            Ok(index) => list[index] = value,
            Err(_) => list.push(value),
        },
        other => panic!("{parent} is {other}"),
    }
    problems(&set_of(&[tile]))
}

#[test]
fn a_tile_has_a_name_and_a_note_that_are_neither_empty_nor_too_long() {
    let said = |text: &str| json!({ "en": text });
    for (field, most) in [("/name", 60), ("/note", 500)] {
        assert_eq!(changed(field, said(&"x".repeat(most))), [""; 0]);
        let at = field.trim_start_matches('/');
        assert_eq!(
            changed(field, said(&"x".repeat(most + 1))),
            [format!(
                "tiles[0].{at}.en: the text is longer than {most} letters [long-text]"
            )]
        );
        assert_eq!(
            changed(field, said(" ")),
            [format!("tiles[0].{at}.en: the text is empty [empty-text]")]
        );
        assert_eq!(changed(field, json!("Gate")).len(), 1);
    }
}

#[test]
fn the_tile_that_the_faults_are_made_from_has_none() {
    assert_eq!(problems(&set_of(&[gate()])), [""; 0]);
}

#[test]
fn each_fault_of_a_tile_has_its_path_and_sentence() {
    let cases: &[(&str, Value, &[&str])] = &[
        (
            "/id",
            json!("A"),
            &[
                "tiles[0].id: \"A\" is not a tile id: write the id of its set, a slash and a name, such as \"my-set/A\" [bad-id]",
            ],
        ),
        (
            "/id",
            json!("other/A"),
            &[
                "tiles[0].id: a tile of the set my-set is called my-set/…, not \"other/A\" [foreign-id]",
            ],
        ),
        (
            "/count",
            json!(0),
            &["tiles[0].count: 0 is out of range: 1 to 99 [out-of-range]"],
        ),
        (
            "/count",
            json!(-1),
            &["tiles[0].count: -1 is out of range: 1 to 99 [out-of-range]"],
        ),
        (
            "/count",
            json!(100),
            &["tiles[0].count: 100 is out of range: 1 to 99 [out-of-range]"],
        ),
        (
            "/count",
            json!(1.5),
            &["tiles[0].count: expected a whole number from 1 to 99, found 1.5 [wrong-type]"],
        ),
        (
            "/count",
            json!("three"),
            &["tiles[0].count: expected a whole number from 1 to 99, found \"three\" [wrong-type]"],
        ),
        (
            "/count",
            json!(null),
            &["tiles[0].count: expected a whole number from 1 to 99, found null [wrong-type]"],
        ),
        (
            "/marks",
            json!(["foundatoin"]),
            &[
                "tiles[0].marks[0]: unknown word \"foundatoin\", did you mean \"foundation\"? [unknown-word]",
            ],
        ),
        (
            "/marks",
            json!("bag"),
            &["tiles[0].marks: expected a list, found \"bag\" [wrong-type]"],
        ),
        (
            "/marks",
            json!(["bag", "bag"]),
            &["tiles[0].marks[1]: the mark \"bag\" is there twice [mark-twice]"],
        ),
        (
            "/marks",
            json!(["crop-fork", "crop-club"]),
            &["tiles[0].marks: a tile has one crop circle at most [two-crop-circles]"],
        ),
        (
            "/marks",
            json!(["lake"]),
            &[
                "tiles[0].marks[0]: a lake stands where the river ends: one river on this tile, and it reaches one side [no-end]",
            ],
        ),
        (
            "/decor",
            json!(["windmill"]),
            &[
                "tiles[0].decor[0]: unknown word \"windmill\", expected one of: farmhouse, cowshed, pigsty, donkey-stable, garden, highwaymen, travellers, inn [unknown-word]",
            ],
        ),
        (
            "/bridge",
            json!(1),
            &["tiles[0].bridge: expected true or false, found 1 [wrong-type]"],
        ),
        (
            "/colour",
            json!("red"),
            &[
                "tiles[0].colour: unknown field, expected one of: id, name, note, picture, count, marks, village, decor, bridge, segments [unknown-field]",
            ],
        ),
        (
            "/village",
            json!([0]),
            &[
                "tiles[0].village[0]: segments[0] passes through: a road that ends in the village reaches one side [road-passes]",
            ],
        ),
        (
            "/village",
            json!([1]),
            &[
                "tiles[0].village[0]: segments[1] is a city: only roads end in a village [wrong-land]",
            ],
        ),
        (
            "/village",
            json!([7]),
            &["tiles[0].village[0]: there is no segments[7] [no-segment]"],
        ),
        (
            "/segments",
            json!([]),
            &[
                "tiles[0].segments: 0 segments: a tile has 1 to 12 [segment-count]",
                "tiles[0].segments: the east side is covered by nothing [side-open]",
                "tiles[0].segments: the north side is covered by nothing [side-open]",
                "tiles[0].segments: the south side is covered by nothing [side-open]",
                "tiles[0].segments: the west side is covered by nothing [side-open]",
            ],
        ),
        (
            "/segments/0/edgez",
            json!([]),
            &["tiles[0].segments[0].edgez: unknown field, did you mean \"edges\"? [unknown-field]"],
        ),
        (
            "/segments/0/kind",
            json!("rode"),
            &[
                "tiles[0].segments[0].kind: unknown word \"rode\", did you mean \"road\"? [unknown-word]",
            ],
        ),
        (
            "/segments/0/kind",
            json!("tower"),
            &[
                "tiles[0].segments[0].kind: unknown word \"tower\", expected one of: city, road, field, monastery, garden, river [unknown-word]",
            ],
        ),
        (
            "/segments/0/edges/1",
            json!("EAST"),
            &[
                "tiles[0].segments[0].edges[1]: unknown word \"EAST\", expected one of: N, E, S, W, NL, NR, EL, ER, SL, SR, WL, WR, I [unknown-word]",
            ],
        ),
        (
            "/segments/0/edges/-",
            json!("W"),
            &["tiles[0].segments[0].edges[2]: W is named twice [spot-twice]"],
        ),
        (
            "/segments/0/edges/-",
            json!("N"),
            &[
                "tiles[0].segments: a road leaves by N: the half edges beside it (NL, NR) need a field [road-without-field]",
                "tiles[0].segments[1].edges: N is covered twice, also by segments[0] [covered-twice]",
                "tiles[0].segments[2]: this field crosses the road of segments[0]: say \"bridge\": true, or let one of them end [crossing]",
            ],
        ),
        (
            "/segments/1/edges/-",
            json!("W"),
            &[
                "tiles[0].segments[1].edges: W is covered twice, also by segments[0] [covered-twice]",
                "tiles[0].segments[2]: this field crosses the city of segments[1]: say \"bridge\": true, or let one of them end [crossing]",
            ],
        ),
        (
            "/segments/1/edges",
            json!([]),
            &[
                "tiles[0].segments: the north side is covered by nothing [side-open]",
                "tiles[0].segments[1].edges: a city reaches at least one side [no-side]",
            ],
        ),
        (
            "/segments/1/edges/0",
            json!("NL"),
            &[
                "tiles[0].segments: the half edge NR is covered by nothing [side-open]",
                "tiles[0].segments[1].edges[0]: a city reaches whole sides (N, E, S, W), not NL [wrong-spot]",
            ],
        ),
        (
            "/segments/2/edges/0",
            json!("N"),
            &[
                "tiles[0].segments: a road leaves by E: the half edges beside it (EL) need a field [road-without-field]",
                "tiles[0].segments[2].edges: N is covered twice, also by segments[1] [covered-twice]",
                "tiles[0].segments[2].edges[0]: a field reaches half edges: write NL and NR, not N [wrong-spot]",
            ],
        ),
        (
            "/segments/2/edges/-",
            json!("NL"),
            &["tiles[0].segments[2].edges: NL belongs to the city on N [beside-a-city]"],
        ),
        (
            "/segments/2/edges/-",
            json!("I"),
            &[
                "tiles[0].segments[2].edges: I is the inside: no edge stands beside it [inside-and-edge]",
            ],
        ),
        (
            "/segments/2/edges",
            json!(["WR"]),
            &[
                "tiles[0].segments: a road leaves by E: the half edges beside it (EL) need a field [road-without-field]",
            ],
        ),
        (
            "/segments/3/edges",
            json!(["ER", "SL", "WL"]),
            &["tiles[0].segments: the half edge SR is covered by nothing [side-open]"],
        ),
        (
            "/segments/-",
            json!({ "kind": "field", "edges": ["SL"] }),
            &[
                "tiles[0].segments[4].edges: SL is covered twice, also by segments[3] [covered-twice]",
            ],
        ),
        (
            "/segments/2/cities",
            json!([0]),
            &[
                "tiles[0].segments[2].cities[0]: segments[0] is a road: a field borders cities [wrong-land]",
            ],
        ),
        (
            "/segments/2/cities",
            json!([1, 1]),
            &["tiles[0].segments[2].cities[1]: segments[1] is named twice [named-twice]"],
        ),
        (
            "/segments/2/cities",
            json!([9]),
            &["tiles[0].segments[2].cities[0]: there is no segments[9] [no-segment]"],
        ),
        (
            "/segments/3/cities",
            json!([1]),
            &[
                "tiles[0].segments[3].cities[0]: this field cannot touch the city segments[1]: segments[0] lies between them [out-of-touch]",
            ],
        ),
        (
            "/segments/0/cities",
            json!([1]),
            &["tiles[0].segments[0].cities: only a field borders cities, not a road [wrong-land]"],
        ),
        (
            "/segments/0/pennants",
            json!(1),
            &["tiles[0].segments[0].pennants: only a city has pennants, not a road [wrong-land]"],
        ),
        (
            "/segments/1/pennants",
            json!(5),
            &["tiles[0].segments[1].pennants: 5 is out of range: 0 to 4 [out-of-range]"],
        ),
        (
            "/segments/1/goods",
            json!("whine"),
            &[
                "tiles[0].segments[1].goods: unknown word \"whine\", did you mean \"wine\"? [unknown-word]",
            ],
        ),
        (
            "/segments/2/goods",
            json!("wine"),
            &["tiles[0].segments[2].goods: only a city has goods, not a field [wrong-land]"],
        ),
        (
            "/segments/1/roadside",
            json!(["pigsty"]),
            &[
                "tiles[0].segments[1].roadside: only a road has pictures beside it, not a city [wrong-land]",
            ],
        ),
        (
            "/segments/-",
            json!({ "kind": "monastery", "edges": ["S"] }),
            &[
                "tiles[0].segments[4].edges[0]: a monastery lies inside and reaches no edge, not S [wrong-spot]",
                "tiles[0].segments[3].edges: SL belongs to the city on S [beside-a-city]",
                "tiles[0].segments[3].edges: SR belongs to the city on S [beside-a-city]",
            ],
        ),
    ];
    for (pointer, value, expected) in cases {
        let mut expected: Vec<_> = expected.iter().map(ToString::to_string).collect();
        expected.sort();
        assert_eq!(
            changed(pointer, value.clone()),
            expected,
            "{pointer} = {value}"
        );
    }
}

#[test]
fn a_crossing_needs_a_bridge() {
    let crossing = |bridge: bool| {
        json!({ "id": "my-set/A", "count": 1, "bridge": bridge, "segments": [
            { "kind": "road", "edges": ["N", "S"] },
            { "kind": "road", "edges": ["E", "W"] },
            { "kind": "field", "edges": ["NR", "EL"] },
            { "kind": "field", "edges": ["ER", "SL"] },
            { "kind": "field", "edges": ["SR", "WL"] },
            { "kind": "field", "edges": ["WR", "NL"] },
        ] })
    };
    assert_eq!(problems(&set_of(&[crossing(true)])), [""; 0]);
    assert_eq!(
        problems(&set_of(&[crossing(false)])),
        [
            "tiles[0].segments[1]: this road crosses the road of segments[0]: say \"bridge\": true, or let one of them end [crossing]"
        ]
    );
}

#[test]
fn roads_that_meet_in_a_village_keep_a_field_from_a_city() {
    let tile = json!({ "id": "my-set/A", "count": 1, "village": [1, 2, 3, 3], "segments": [
        { "kind": "city", "edges": ["N"] },
        { "kind": "road", "edges": ["E"] },
        { "kind": "road", "edges": ["S"] },
        { "kind": "road", "edges": ["W"] },
        { "kind": "field", "edges": ["EL"], "cities": [0] },
        { "kind": "field", "edges": ["ER", "SL"], "cities": [0] },
        { "kind": "field", "edges": ["SR", "WL"] },
        { "kind": "field", "edges": ["WR"], "cities": [0] },
    ] });
    assert_eq!(
        problems(&set_of(&[tile])),
        [
            "tiles[0].segments[5].cities[0]: this field cannot touch the city segments[0]: the roads of the village lie between them [out-of-touch]",
            "tiles[0].village[3]: segments[3] is named twice [named-twice]",
        ]
    );
}

#[test]
fn two_inner_places_of_a_kind_have_no_name_on_the_board() {
    let tile = json!({ "id": "my-set/A", "count": 1, "segments": [
        { "kind": "city", "edges": ["N", "E", "S", "W"] },
        { "kind": "field", "edges": [], "cities": [0] },
        { "kind": "field", "edges": ["I"], "cities": [0] },
    ] });
    assert_eq!(
        problems(&set_of(&[tile])),
        ["tiles[0].segments[2]: a tile has one inner field at most [two-inner]"]
    );
}

#[test]
fn a_grass_side_belongs_to_one_field() {
    let tile = json!({ "id": "my-set/A", "count": 1, "segments": [
        { "kind": "city", "edges": ["E", "S", "W"] },
        { "kind": "field", "edges": ["NL"], "cities": [0] },
        { "kind": "field", "edges": ["NR"], "cities": [0] },
    ] });
    assert_eq!(
        problems(&set_of(&[tile])),
        [
            "tiles[0].segments: NL and NR belong to two fields with nothing between them [split-field]"
        ]
    );
}

#[test]
fn thirteen_segments_are_one_too_many() {
    let mut tile = gate();
    let garden = json!({ "kind": "garden", "edges": [] });
    let segments = tile["segments"].as_array_mut().unwrap();
    segments.extend(std::iter::repeat_n(garden, 9));
    let lines = problems(&set_of(&[tile]));
    assert_eq!(
        lines[0],
        "tiles[0].segments: 13 segments: a tile has 1 to 12 [segment-count]"
    );
}

#[test]
fn all_faults_of_all_tiles_and_of_the_set_are_told_at_once() {
    let mut wrong_word = gate();
    wrong_word["segments"][0]["kind"] = json!("rode");
    let mut uncovered = gate();
    uncovered["segments"][3]["edges"] = json!(["ER", "SL", "WL"]);
    let mut set = set_of(&[gate(), wrong_word, uncovered]);
    set["id"] = json!("My Set");
    set["needs"] = json!(["towers"]);
    set["name"] = json!({ "fr": "", "english": "Mine" });
    assert_eq!(
        problems(&set),
        [
            "id: \"My Set\" is not an id: use small letters, digits and hyphens, at most 60 [bad-id]",
            "name.en: the English text is missing [missing-field]",
            "name.english: expected a language of two small letters, such as \"en\" [bad-language]",
            "name.fr: the text is empty [empty-text]",
            "needs[0]: unknown word \"towers\", did you mean \"tower\"? [unknown-word]",
            "tiles[0].id: a tile of the set My Set is called My Set/…, not \"my-set/A\" [foreign-id]",
            "tiles[1].id: a tile of the set My Set is called My Set/…, not \"my-set/A\" [foreign-id]",
            "tiles[1].id: the id \"my-set/A\" is taken by tiles[0] [id-twice]",
            "tiles[1].segments[0].kind: unknown word \"rode\", did you mean \"road\"? [unknown-word]",
            "tiles[2].id: a tile of the set My Set is called My Set/…, not \"my-set/A\" [foreign-id]",
            "tiles[2].id: the id \"my-set/A\" is taken by tiles[0] [id-twice]",
            "tiles[2].segments: the half edge SR is covered by nothing [side-open]",
        ]
    );
}

#[test]
fn a_hopeless_file_is_told_in_a_hundred_lines_and_a_number() {
    let set = set_of(&vec![json!(0); 5000]);
    let lines = problems(&set);
    assert_eq!(lines.len(), 101);
    assert_eq!(lines[0], "and 4,901 more faults [more-faults]");
}

#[test]
fn the_format_comes_first() {
    let format = |format: Value| {
        let mut set = set_of(&[gate()]);
        set["format"] = format;
        problems(&set)
    };
    assert_eq!(
        format(json!("bastide/tile-set@2")),
        [
            "format: this tile set was written by a newer Bastide: its format has number 2, this Bastide reads up to 1 [newer-format]"
        ]
    );
    for (wrong, found) in [
        (json!("bastide/mix@1"), "\"bastide/mix@1\""),
        (json!("bastide/tile-set"), "\"bastide/tile-set\""),
        (json!("bastide/tile-set@0"), "\"bastide/tile-set@0\""),
    ] {
        let line = format!("format: expected \"bastide/tile-set@1\", found {found} [wrong-format]");
        assert_eq!(format(wrong), [line]);
    }
    assert_eq!(
        format(json!(1)),
        ["format: expected \"bastide/tile-set@1\", found 1 [wrong-type]"]
    );
    assert_eq!(
        problems(&json!({ "id": "x" })),
        ["format: this field is missing: a tile set says \"bastide/tile-set@1\" [missing-field]"]
    );
    assert_eq!(
        problems(&json!([1])),
        ["expected a tile set (an object), found a list [wrong-type]"]
    );
}

#[test]
fn no_fault_of_a_tile_set_hides_another() {
    let mut tile = gate();
    tile["count"] = json!(0);
    tile["colour"] = json!("red");
    tile["id"] = json!("A");
    tile["marks"] = json!(["bag", "bagg", "bag"]);
    tile["village"] = json!([1, 12]);
    tile["segments"][1]["pennants"] = json!(5);
    tile["segments"][2]["goods"] = json!("win");
    tile["segments"][3]["edges"] = json!(["ER", "SL", "WL", "WL"]);
    tile["segments"][3]["cities"] = json!([0, "one"]);
    let mut unknown = gate();
    unknown["id"] = json!("my-set/B");
    unknown["segments"][3]["edges"] = json!(["ER", "ER", "S", "Q"]);
    unknown["bridge"] = json!("yes");
    let mut set = set_of(&[tile, unknown, gate(), gate()]);
    set["name"] = json!({ "en": 5, "english": "", "de": "x".repeat(2001) });
    assert_eq!(
        problems(&set),
        [
            "name.de: the text is longer than 2000 letters [long-text]",
            "name.en: expected a text, found 5 [wrong-type]",
            "name.english: expected a language of two small letters, such as \"en\" [bad-language]",
            "name.english: the text is empty [empty-text]",
            "tiles[0].colour: unknown field, expected one of: id, name, note, picture, count, marks, village, decor, bridge, segments [unknown-field]",
            "tiles[0].count: 0 is out of range: 1 to 99 [out-of-range]",
            "tiles[0].id: \"A\" is not a tile id: write the id of its set, a slash and a name, such as \"my-set/A\" [bad-id]",
            "tiles[0].marks[1]: unknown word \"bagg\", did you mean \"bag\"? [unknown-word]",
            "tiles[0].marks[2]: the mark \"bag\" is there twice [mark-twice]",
            "tiles[0].segments: the half edge SR is covered by nothing [side-open]",
            "tiles[0].segments[1].pennants: 5 is out of range: 0 to 4 [out-of-range]",
            "tiles[0].segments[2].goods: only a city has goods, not a field [wrong-land]",
            "tiles[0].segments[2].goods: unknown word \"win\", did you mean \"wine\"? [unknown-word]",
            "tiles[0].segments[3].cities[0]: segments[0] is a road: a field borders cities [wrong-land]",
            "tiles[0].segments[3].cities[1]: expected a whole number from 0 to 11, found \"one\" [wrong-type]",
            "tiles[0].segments[3].edges[3]: WL is named twice [spot-twice]",
            "tiles[0].village[0]: segments[1] is a city: only roads end in a village [wrong-land]",
            "tiles[0].village[1]: 12 is out of range: 0 to 11 [out-of-range]",
            "tiles[1].bridge: expected true or false, found \"yes\" [wrong-type]",
            "tiles[1].segments[3].edges[1]: ER is named twice [spot-twice]",
            "tiles[1].segments[3].edges[2]: a field reaches half edges: write SL and SR, not S [wrong-spot]",
            "tiles[1].segments[3].edges[3]: unknown word \"Q\", did you mean \"N\"? [unknown-word]",
            "tiles[3].id: the id \"my-set/A\" is taken by tiles[2] [id-twice]",
        ]
    );
}

#[test]
fn a_tile_of_a_thousand_segments_is_not_looked_at_twice() {
    let mut tile = gate();
    tile["segments"] = (0..1000)
        .map(|_| json!({ "kind": "road", "edges": ["N", "S"] }))
        .collect();
    assert_eq!(
        problems(&set_of(&[tile])),
        ["tiles[0].segments: 1000 segments: a tile has 1 to 12 [segment-count]"]
    );
}
