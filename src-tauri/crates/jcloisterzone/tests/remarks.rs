//! What a definition says that no expansion of ours has is listed, tile by tile; what can be taken over is.

use content::expansions::Mark;
use content::tile_set::SetTile;
use content::words::Word;
use jcloisterzone::{Conversion, convert};

/// The beginning of every list.
const NEVER_TOLD: &str = "warning: a definition of JCloisterZone says nothing about villages, bridges and pictures: \
                          villages and bridges are guessed, pictures are missing";

fn converted(text: &str) -> Conversion {
    convert(text.as_bytes(), "a_small-pack", &|id| id == "a-small-pack").expect("a definition")
}

/// The lines that are told of a text, without the first.
fn told(text: &str) -> Vec<String> {
    let mut lines: Vec<_> = converted(text)
        .remarks
        .iter()
        .map(|remark| remark.problem.to_string())
        .collect();
    assert_eq!(lines.remove(0), NEVER_TOLD);
    lines
}

/// A pack with one good tile and one that holds these elements.
fn pack(elements: &str) -> String {
    format!(
        "<pack><tile id=\"F\"><farm>NL NR EL ER SL SR WL WR</farm></tile>\n<tile id=\"T\">{elements}</tile></pack>"
    )
}

const MEADOW: &str = "<farm>NL NR EL ER SL SR WL WR</farm>";
const CITY: &str = "<farm city=\"N\">EL ER SL SR WL WR</farm>";
const WAY: &str = "<farm>NL NR EL WR</farm><farm>ER SL SR WL</farm>";
const THREE: &str = "<road>E</road><road>S</road><road>W</road>\
                     <farm>NL NR EL WR</farm><farm>ER SL</farm><farm>SR WL</farm>";

fn one(elements: &str) -> SetTile {
    let mut sets = converted(&pack(elements)).sets;
    assert_eq!(
        sets[0].tiles.len(),
        2,
        "{elements}: {:?}",
        told(&pack(elements))
    );
    sets.remove(0).tiles.remove(1)
}

#[test]
fn yes_is_said_in_many_ways() {
    for (said, is_there) in [
        ("yes", true),
        ("true", true),
        ("1", true),
        ("Yes", true),
        (" TRUE ", true),
        ("no", false),
        ("false", false),
        ("0", false),
        ("", false),
    ] {
        let road = one(&format!("<road inn=\"{said}\">W E</road>{WAY}"));
        assert_eq!(
            road.segments[0].roadside.len(),
            usize::from(is_there),
            "{said}"
        );
        let city = one(&format!("<city cathedral=\"{said}\">N</city>{CITY}"));
        assert_eq!(city.segments[0].cathedral, is_there, "{said}");
        let city = one(&format!("<city pennant=\"{said}\">N</city>{CITY}"));
        assert_eq!(city.segments[0].pennants.is_some(), is_there, "{said}");
        assert!(told(&pack(&format!("<city pennant=\"{said}\">N</city>{CITY}"))).is_empty());
    }
}

#[test]
fn both_shapes_are_read() {
    let pennants = |says: &str| {
        let city = one(&format!("<city {says}>N</city>{CITY}"));
        city.segments[0]
            .pennants
            .map(content::number::Whole::get::<i64>)
    };
    assert_eq!(pennants("pennant=\"2\""), Some(2));
    assert_eq!(pennants("pennants=\"4\""), Some(4));
    for (said, goods) in [
        ("wine", "wine"),
        ("grain", "wheat"),
        ("WHEAT", "wheat"),
        ("Cloth", "cloth"),
    ] {
        let city = one(&format!("<city resource=\"{said}\">N</city>{CITY}"));
        assert_eq!(city.segments[0].goods.map(Word::word), Some(goods));
    }
    for (element, mark) in [
        ("<tower/>", Mark::Foundation),
        ("<garden/>", Mark::Garden),
        ("<corn-circle type=\"City\"/>", Mark::CropShield),
        ("<corn-circle type=\"road\"/>", Mark::CropClub),
        ("<crop-circle type=\"Field\"/>", Mark::CropFork),
        ("<corn-circle type=\"Farm\"/>", Mark::CropFork),
    ] {
        assert_eq!(
            one(&format!("{element}{MEADOW}")).marks,
            [mark],
            "{element}"
        );
        assert!(told(&pack(&format!("{element}{MEADOW}"))).is_empty());
    }
}

#[test]
fn sides_may_be_joined_in_a_word_and_fields_may_lie_inside() {
    let tile = one("<city>WE</city><city>N</city><city>S</city><field city=\"WE N\">I</field>");
    let edges = |index: usize| {
        tile.segments[index]
            .edges
            .iter()
            .map(|at| at.word())
            .collect::<String>()
    };
    assert_eq!((edges(0), edges(3)), ("EW".to_owned(), String::new()));
    let cities: Vec<_> = tile.segments[3]
        .cities
        .iter()
        .map(|city| city.get::<i64>())
        .collect();
    assert_eq!(cities, [0, 1]);
    let corners = one("<city>NW</city><city>SE</city>");
    assert_eq!(corners.segments.len(), 2);
    let three = one("<city>_S</city><farm city=\"N\">SL SR</farm>");
    assert_eq!(three.segments[0].edges.len(), 3);
}

#[test]
fn a_village_is_guessed_where_three_roads_end_in_nothing() {
    let village = |elements: &str| one(elements).village.len();
    assert_eq!(village(THREE), 3);
    assert_eq!(
        told(&pack(THREE)),
        ["tile[T]: warning: 3 roads end in nothing: a village is guessed there"]
    );
    for middle in [
        "<cloister/>",
        "<tower/>",
        "<corn-circle type=\"Road\"/>",
        "<bazaar/>",
        "<something/>",
    ] {
        assert_eq!(village(&format!("{middle}{THREE}")), 0, "{middle}");
    }
    let labyrinth = THREE.replace("<road>E", "<road labyrinth=\"true\">E");
    assert_eq!(village(&labyrinth), 0);
    assert_eq!(village(&format!("<garden/>{THREE}")), 3);
    let two = "<road>E</road><road>W</road><farm>NL NR EL WR</farm><farm>ER SL SR WL</farm>";
    assert_eq!(village(two), 0);
    // A village would lie between the field and its city: then there is none.
    let behind = "<road>E</road><road>W</road><road>S</road><city>N</city>\
                  <farm city=\"N\">WR</farm><farm city=\"N\">EL</farm><farm city=\"N\">ER SL</farm><farm>SR WL</farm>";
    assert_eq!((village(behind), told(&pack(behind)).len()), (0, 0));
}

#[test]
fn a_bridge_is_guessed_where_ways_cross() {
    let over = "<road>N S</road><road>W E</road>\
                <farm>NL WR</farm><farm>NR EL</farm><farm>ER SL</farm><farm>SR WL</farm>";
    assert!(one(over).bridge);
    assert_eq!(
        told(&pack(over)),
        ["tile[T]: warning: roads or cities pass over each other: a bridge is guessed there"]
    );
    assert!(!one(THREE).bridge);
}

#[test]
fn a_river_that_ends_is_guessed_to_be_its_lake_and_a_road_behind_it_to_cross_a_bridge() {
    let end = "<river>W</river><farm>NL NR EL ER SL SR WL WR</farm>";
    assert_eq!(one(end).marks, [Mark::Lake]);
    assert_eq!(
        told(&pack(end)),
        ["tile[T]: warning: the river ends here: a lake is guessed there"]
    );
    let gate = "<city>N</city><road>S</road><river>W E</river><farm city=\"N\">EL</farm>\
                <farm city=\"N\">WR</farm><farm>ER SL</farm><farm>SR WL</farm>";
    assert!(one(gate).bridge);
    let before = "<road>S</road><river>W E</river><farm>NL NR EL WR</farm><farm>ER SL SR WL</farm>";
    assert!(!one(before).bridge);
}

#[test]
fn a_pile_of_the_river_says_where_it_begins_and_ends() {
    let tile = |says: &str, elements: &str| {
        let text = format!("<pack><tile id=\"T\" {says}>{elements}</tile></pack>");
        let tile = converted(&text).sets.remove(0).tiles.remove(0);
        (tile.marks, told(&text))
    };
    let end = "<river>W</river><farm>NL NR EL ER SL SR WL WR</farm>";
    let pile =
        "tile[T].group: warning: not taken over: that the tile is drawn from a pile of its own";
    for (word, marks) in [
        ("river-spring", vec![Mark::Spring]),
        ("river-start", vec![Mark::Spring]),
        ("river-lake", vec![Mark::Lake]),
        ("river", vec![]),
    ] {
        assert_eq!(
            tile(&format!("group=\"{word}\""), end),
            (marks, vec![]),
            "{word}"
        );
        let meadow = tile(&format!("group=\"{word}\""), MEADOW);
        assert_eq!(
            meadow,
            (vec![], vec![pile.to_owned()]),
            "{word} without a river"
        );
    }
    let (marks, told) = tile("group=\"inactive\"", end);
    assert_eq!((marks, told[0].as_str()), (vec![Mark::Lake], pile));
}

#[test]
fn what_is_dropped_is_named_with_its_tile() {
    let cases = [
        (
            "<dragon/>",
            "tile[T].dragon[0]: warning: not taken over: a dragon",
        ),
        (
            "<portal/>",
            "tile[T].portal[0]: warning: not taken over: a magic portal",
        ),
        (
            "<bazaar/>",
            "tile[T].bazaar[0]: warning: not taken over: a bazaar",
        ),
        (
            "<hill/>",
            "tile[T].hill[0]: warning: not taken over: a hill",
        ),
        (
            "<vineyard/>",
            "tile[T].vineyard[0]: warning: not taken over: a vineyard",
        ),
        (
            "<flying-machine direction=\"NW\"/>",
            "tile[T].flying-machine[0]: warning: not taken over: a flying machine",
        ),
        (
            "<position x=\"0\" y=\"0\"/>",
            "tile[T].position[0]: warning: not taken over: where the tile lies at the beginning",
        ),
        (
            "<balloon/>",
            "tile[T].balloon[0]: warning: not taken over, because it is not known: <balloon>",
        ),
        (
            "<tower colour=\"red\"/>",
            "tile[T].tower[0].colour: warning: not taken over, because it is not known: colour \"red\"",
        ),
        (
            "<cloister shrine=\"yes\"/>",
            "tile[T].cloister[0].shrine: warning: not taken over: a shrine: it is a monastery here",
        ),
        (
            "<monastery special=\"true\"><quarter/></monastery>",
            "tile[T].monastery[0].special: warning: not taken over: a monastery of its own kind: it is an ordinary one here",
        ),
        (
            "<corn-circle type=\"Moon\"/>",
            "tile[T].corn-circle[0].type: warning: unknown word \"Moon\", expected one of: city, road, field, farm",
        ),
        (
            "loose",
            "tile[T]: warning: not taken over, because only elements belong here: \"loose\"",
        ),
    ];
    for (elements, line) in cases {
        let lines = told(&pack(&format!("{elements}{MEADOW}")));
        assert!(lines.contains(&line.to_owned()), "{elements}: {lines:#?}");
        assert_eq!(
            one(&format!("{elements}{MEADOW}"))
                .segments
                .last()
                .map(|s| s.edges.len()),
            Some(8)
        );
    }
}

#[test]
fn what_a_piece_of_land_says_besides_is_named_too() {
    let cases = [
        (
            "princess=\"true\"",
            "princess: warning: not taken over: a princess",
        ),
        (
            "besieged=\"yes\"",
            "besieged: warning: not taken over: a siege",
        ),
        (
            "pennant=\"9\"",
            "pennant: warning: 9 is out of range: 0 to 4",
        ),
        (
            "pennant=\"many\"",
            "pennant: warning: unknown word \"many\", expected one of: yes, true, no, false",
        ),
        (
            "resource=\"gold\"",
            "resource: warning: unknown word \"gold\", expected one of: wine, wheat, grain, cloth",
        ),
        (
            "size=\"big\"",
            "size: warning: not taken over, because it is not known: size \"big\"",
        ),
    ];
    for (says, line) in cases {
        let elements = format!("<city {says}>N</city>{CITY}");
        assert_eq!(told(&pack(&elements)), [format!("tile[T].city[0].{line}")]);
    }
    let road = told(&pack(&format!(
        "<road tunnel=\"yes\" inn=\"maybe\">W E</road>{WAY}"
    )));
    assert_eq!(
        road,
        [
            "tile[T].road[0].inn: warning: unknown word \"maybe\", expected one of: yes, true, no, false",
            "tile[T].road[0].tunnel: warning: not taken over: a tunnel",
        ]
    );
    // What says that there is nothing is no loss.
    assert!(
        told(&pack(&format!(
            "<city castle-base=\"false\" princess=\"no\">N</city>{CITY}"
        )))
        .is_empty()
    );
}

#[test]
fn what_many_tiles_say_is_told_once() {
    let pack = "<pack>\
        <tile id=\"A\"><city castle-base=\"true\">N</city><farm city=\"N\">EL ER SL SR WL WR</farm></tile>\
        <tile id=\"B\"><city castle-base=\"true\">S</city><farm city=\"S\">NL NR EL ER WL WR</farm></tile>\
        <tile id=\"C\"><road wagon-move=\"a\">W E</road><farm>NL NR EL WR</farm><farm>ER SL SR WL</farm>\
        <wagon-move><neighbouring>W E</neighbouring></wagon-move></tile></pack>";
    assert_eq!(
        told(pack),
        [
            "warning: not taken over: that a small city may become a castle (on 2 tiles: A, B)",
            "warning: not taken over: where a wagon goes on (on C)",
        ]
    );
}

#[test]
fn a_tile_that_is_impossible_is_left_out_with_the_reasons() {
    let out = "tile[T]: this tile is left out";
    let cases: [(&str, &[&str]); 12] = [
        (
            "<river>W E</river><farm>NL NR EL</farm><farm>ER SL SR WL</farm>",
            &["tile[T].segments: a river leaves by W: the half edges beside it (WR) need a field"],
        ),
        (
            "<city>N</city><farm>EL ER SL SR WL</farm>",
            &["tile[T].segments: the half edge WR is covered by nothing"],
        ),
        (
            "<city>N</city><city>N</city><farm>EL ER SL SR WL WR</farm>",
            &["tile[T].segments[1].edges: N is covered twice, also by segments[0]"],
        ),
        (
            "<road>Q</road>",
            &[
                "tile[T].road[0]: unknown word \"Q\", expected one of: N, E, S, W, NL, NR, EL, ER, SL, SR, WL, WR, I",
            ],
        ),
        (
            "<city/><farm>NL NR EL ER SL SR WL WR</farm>",
            &["tile[T].city[0]: this does not say where on the tile it is"],
        ),
        (
            "<city>N</city><farm city=\"S\">EL ER SL SR WL WR</farm>",
            &["tile[T].farm[0].city: this field borders a city at S, where there is none"],
        ),
        (
            "<city>NL</city><farm>NR EL ER SL SR WL WR</farm>",
            &[
                "tile[T].segments[0].edges[0]: a city reaches whole sides (N, E, S, W), not NL",
                "tile[T].segments: NL and NR belong to two fields with nothing between them",
            ],
        ),
        (
            "<road>I</road><farm>NL NR EL ER SL SR WL WR</farm>",
            &["tile[T].segments[0].edges: a road reaches at least one side"],
        ),
        (
            "<city>W E</city><city>N S</city><farm city=\"N W\">INNER_FARM</farm><farm city=\"N W\">INNER_FARM_B</farm>",
            &["tile[T].segments[3]: a tile has one inner field at most"],
        ),
        (
            "<cloister/><cloister/><farm>NL NR EL ER SL SR WL WR</farm>",
            &["tile[T].segments[1]: a tile has one inner monastery at most"],
        ),
        (
            "<farm>NL NR EL ER</farm>",
            &[
                "tile[T].segments: the south side is covered by nothing",
                "tile[T].segments: the west side is covered by nothing",
            ],
        ),
        (
            "",
            &[
                "tile[T].segments: 0 segments: a tile has 1 to 12",
                "tile[T].segments: the north side is covered by nothing",
                "tile[T].segments: the east side is covered by nothing",
                "tile[T].segments: the south side is covered by nothing",
                "tile[T].segments: the west side is covered by nothing",
            ],
        ),
    ];
    for (elements, lines) in cases {
        let text = pack(elements);
        let set = &converted(&text).sets[0];
        assert_eq!(set.tiles.len(), 1, "{elements}");
        let mut told = told(&text);
        assert_eq!(told.pop().as_deref(), Some(out), "{elements}");
        assert_eq!(told, lines, "{elements}");
    }
}

#[test]
fn counts_and_ids_are_minded() {
    let tile = |says: &str| format!("<tile {says}>{MEADOW}</tile>");
    let pack = |tiles: &[String]| format!("<pack maxCount=\"1\">{}</pack>", tiles.concat());
    let text = pack(&[
        tile("id=\"A\" count=\"7\" group=\"river\" maxCount=\"3\""),
        tile("id=\"A\""),
        tile("count=\"1\""),
        tile("id=\"B\" count=\"0\""),
        tile("id=\"C\" count=\"few\""),
    ]);
    assert_eq!(
        told(&text),
        [
            "maxCount: warning: not taken over: how many copies there are at most",
            "tile[A].maxCount: warning: not taken over: how many copies there are at most",
            "tile[A].group: warning: not taken over: that the tile is drawn from a pile of its own",
            "tile[A].id: the id \"A\" is taken by tile[A]",
            "tile[A]: this tile is left out",
            "tile[#2].id: this field is missing",
            "tile[#2]: this tile is left out",
            "tile[B].count: 0 is out of range: 1 to 99",
            "tile[B]: this tile is left out",
            "tile[C].count: expected a whole number from 1 to 99, found \"few\"",
            "tile[C]: this tile is left out",
        ]
    );
    let set = &converted(&text).sets[0];
    assert_eq!(set.tiles.len(), 1);
    assert_eq!(set.tiles[0].count.get::<i64>(), 7);
}

#[test]
fn a_file_of_several_sets_makes_several() {
    let text = format!(
        "<defs extra=\"1\"><requires expansion=\"basic\"/><tiles>\
         <tile id=\"XX/C+\">{MEADOW}</tile><tile id=\"XX/C.1\">{MEADOW}</tile><tile id=\"XX/C!\">{MEADOW}</tile>\
         <tile id=\"XX/D\">{MEADOW}</tile></tiles><sets>\
         <tile-set id=\"my-set:1\" max=\"1\"><ref tile=\"XX/C+\" count=\"2\"/><ref tile=\"XX/C.1\"/><ref tile=\"XX/C!\"/>\
         <ref tile=\"XX/C+\" count=\"3\"/><ref tile=\"BA/L\" count=\"4\"/><remove tile=\"BA/R\"/></tile-set>\
         <tile-set id=\"my-set:2\"><ref tile=\"XX/C+\" count=\"98\"/><ref tile=\"XX/C+\" count=\"3\"/></tile-set>\
         <tile-set id=\"my-set:3\"><ref tile=\"BA/L\" count=\"1\"/></tile-set></sets></defs>"
    );
    let Conversion { sets, .. } = converted(&text);
    let ids: Vec<Vec<_>> = sets
        .iter()
        .map(|set| {
            set.tiles
                .iter()
                .map(|tile| (tile.id.as_str(), tile.count.get::<i64>()))
                .collect()
        })
        .collect();
    assert_eq!(
        ids,
        [
            vec![
                ("my-set-1/C-plus", 5),
                ("my-set-1/C-1", 1),
                ("my-set-1/C", 1)
            ],
            vec![("my-set-2/C-plus", 98)],
        ]
    );
    assert_eq!(sets[0].name.in_language("en"), "My set 1");
    assert_eq!(
        told(&text),
        [
            "extra: warning: not taken over, because it is not known: extra \"1\"",
            "requires: warning: not taken over: which other set is needed",
            "tile-set[my-set:1].max: warning: not taken over: how many copies there are at most",
            "tile-set[my-set:1].remove: warning: not taken over: that tiles of other sets are taken out",
            "tile-set[my-set:3]: warning: the set has no tiles",
            "tile-set[my-set:1].ref[BA/L]: warning: the set names the tile \"BA/L\", which is not in this file",
            "tile-set[my-set:2].ref[XX/C+]: 101 is out of range: 1 to 99",
            "tile-set[my-set:3].ref[BA/L]: warning: the set names the tile \"BA/L\", which is not in this file",
            "tile[XX/D]: warning: this tile is in none of the sets and is left out",
        ]
    );
}

#[test]
fn a_set_is_called_by_its_title_or_its_file_and_takes_no_id_of_another() {
    let set = |text: &str| converted(text).sets.remove(0);
    let named = |text: &str| {
        let set = set(text);
        (set.id.clone(), set.name.in_language("en").to_owned())
    };
    let tile = format!("<tile id=\"F\">{MEADOW}</tile>");
    let own = |id: &str, name: &str| (id.to_owned(), name.to_owned());
    assert_eq!(
        named(&format!("<pack>{tile}</pack>")),
        own("a-small-pack-2", "A small pack")
    );
    assert_eq!(
        named(&format!(
            "<defs>{tile}<tile-set id=\"s\" title=\"In-between: II\"><ref tile=\"F\"/></tile-set></defs>"
        )),
        own("in-between-ii", "In-between: II")
    );
    assert_eq!(
        named(&format!("<pack title=\"Mills &amp; more\">{tile}</pack>")),
        own("mills-more", "Mills & more")
    );
    assert_eq!(
        set(&format!("<pack>{tile}</pack>")).tiles[0].id,
        "a-small-pack-2/F"
    );
}

#[test]
fn a_long_list_of_remarks_ends() {
    let pack = format!(
        "<pack>{}</pack>",
        format!("<tile id=\"F\">{MEADOW}</tile>").repeat(400)
    );
    let lines = told(&pack);
    assert_eq!(lines.len(), 501);
    assert_eq!(
        lines.last().map(String::as_str),
        Some("warning: and 298 more faults")
    );
}

#[test]
fn what_is_lost_on_many_tiles_is_told_once_with_their_number() {
    let tile = |id: &str, says: &str| {
        format!(r#"<tile id="{id}" count="1"><city {says}>N</city>{CITY}</tile>"#)
    };
    let besieged = ["A", "B", "C", "D"].map(|id| tile(id, r#"besieged="yes""#));
    let two = ["E", "F"].map(|id| tile(id, r#"princess="yes""#));
    let tiles = besieged.concat() + &two.concat();
    let said = told(&format!(
        r#"<pack title="Walls"><tiles>{tiles}</tiles></pack>"#
    ));
    println!("{said:?}");
    assert_eq!(
        said,
        [
            "warning: not taken over: a siege (on 4 tiles: A, B, C, D)",
            "tile[E].city[0].princess: warning: not taken over: a princess",
            "tile[F].city[0].princess: warning: not taken over: a princess",
        ]
    );
}
