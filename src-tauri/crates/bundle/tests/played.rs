//! Bundles of scenarios, positions and campaigns that are broken in every way that somebody thought of: each is told with
//! the place of its fault, none is read, none takes long.

mod common;

use bundle::{CarriedDocument, DocumentKind, read, read_and_prove, write};
use common::{Part, bundled, gates, manifest, mix, set, with_gates, zipped};
use content::check::PlayableFile;
use content::problem::Problem;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

const SET: &str = "tile-sets/gates-1.json";
const MIX: &str = "mixes/with-1.json";
const PLACE: &str = "positions/by-the-gate.json";
const GATE: &str = "scenarios/the-gate.json";
const TALE: &str = "campaigns/my-tale.json";

/// With nothing optimised but the rules, on a machine that does other things.
const MOST_TIME: Duration = Duration::from_secs(2);

fn scenario(id: &str) -> Value {
    json!({
        "format": "bastide/scenario@1", "id": id, "kind": "scenario", "title": "title",
        "goals": [{ "say": "goal", "reach": { "score": { "at-least": 10 } } }],
        "setup": {
            "mix": "with-1",
            "players": [
                { "by": "learner", "score": 10 },
                { "name": "Bo", "by": "bot:greedy", "score": 10 },
            ],
            "start": [{ "tile": "gates-1/A", "x": 0, "y": 0, "rotation": 0 }],
        },
        "deck": { "draws": ["gates-1/A"], "then": "end" },
        "steps": [{
            "id": "play", "type": "play", "say": "goal", "good": "good",
            "until": { "score": { "at-least": 10 } },
            "feedback": [{ "class": "rest", "say": "lost" }], "hints": { "nudge": "goal" },
        }],
        "text": { "en": { "title": id, "goal": "Have 10 points.", "good": "Reached.", "lost": "Not reached." } },
    })
}

/// A campaign of one chapter that it brings along, one that lies beside it, and one of the program.
fn campaign() -> Value {
    let mut brought = scenario("the-ford");
    brought.as_object_mut().expect("fields").remove("format");
    json!({
        "format": "bastide/campaign@1", "id": "my-tale", "title": "title", "about": "title",
        "chapters": [
            { "scenario": "the-ford", "say": "title", "win": ["the-gate"], "loss": ["charter-01-meadow"] },
            { "scenario": "the-gate", "say": "title", "win": ["charter-01-meadow"],
              "carry": [{ "what": "score", "from": "the-ford" }] },
            { "scenario": "charter-01-meadow", "say": "title" },
        ],
        "scenarios": { "the-ford": brought },
        "text": { "en": { "title": "My tale" } },
    })
}

fn position() -> Value {
    json!({
        "format": "bastide/position@1", "id": "by-the-gate", "name": { "en": "By the gate" },
        "setup": {
            "mix": { "sets": { "base": 1, "gates-1": 2 } }, "players": [{}, {}],
            "start": [{ "tile": "gates-1/A", "x": 0, "y": 0, "rotation": 0 }],
        },
    })
}

fn part(path: &str, value: &Value) -> Part {
    (path.to_owned(), value.to_string().into_bytes())
}

/// The files of a good bundle.
fn good() -> Vec<(&'static str, Value)> {
    vec![
        (SET, set(1)),
        (MIX, mix(1)),
        (PLACE, position()),
        (GATE, scenario("the-gate")),
        (TALE, campaign()),
    ]
}

/// The same with something else in a place of one of the files; null takes it away.
fn with(path: &str, place: &str, other: Value) -> Vec<u8> {
    let mut files = good();
    let (_, file) = files.iter_mut().find(|(at, _)| *at == path).expect(path);
    let (above, last) = place.rsplit_once('/').expect("a place");
    let above = file.pointer_mut(above).expect(place);
    match above {
        Value::Object(fields) if other.is_null() => {
            fields.remove(last).expect(place);
        }
        Value::Object(fields) => {
            fields.insert(last.to_owned(), other);
        }
        Value::Array(list) if last == "-" => list.push(other),
        Value::Array(list) => list[last.parse::<usize>().expect(place)] = other,
        _ => panic!("{place}"),
    }
    packed(&files)
}

fn packed(files: &[(&str, Value)]) -> Vec<u8> {
    let parts: Vec<_> = files.iter().map(|(path, it)| part(path, it)).collect();
    bundled(&parts)
}

fn without(path: &str) -> Vec<u8> {
    let mut files = good();
    files.retain(|(at, _)| *at != path);
    packed(&files)
}

/// The good files with another manifest.
fn saying(change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let parts: Vec<_> = good().iter().map(|(path, it)| part(path, it)).collect();
    let (name, bytes) = manifest(&parts);
    let mut value: Value = serde_json::from_slice(&bytes).expect("a manifest");
    change(&mut value);
    let mut all = vec![(name, value.to_string().into_bytes())];
    all.extend(parts);
    zipped(&all)
}

fn deep(depth: usize) -> Value {
    (0..depth).fold(
        json!({ "score": { "at-least": 10 } }),
        |inner, _| json!({ "all": [inner] }),
    )
}

fn cases() -> Vec<(&'static str, Vec<u8>)> {
    let laid = |tile: &str, x: i32| json!({ "tile": tile, "x": x, "y": 0, "rotation": 0 });
    let many = |n: usize| (0..n).map(|_| "gates-1/A").collect::<Value>();
    let chapter = |id: &str| json!({ "scenario": id, "say": "title" });
    let chapters = (0..61)
        .map(|n| chapter(&format!("c-{n}")))
        .collect::<Value>();
    let carries = (0..13)
        .map(|_| json!({ "what": "score", "from": "the-ford" }))
        .collect::<Value>();
    let ford = "/scenarios/the-ford";
    let inside = |place: &str| format!("{ford}{place}");
    vec![
        ("a scenario without its set", without(SET)),
        ("a scenario without its mix", without(MIX)),
        ("a campaign without its chapter", without(GATE)),
        (
            "a scenario of a newer format",
            with(GATE, "/format", json!("bastide/scenario@9")),
        ),
        (
            "a scenario that is a mix",
            with(GATE, "/format", json!("bastide/mix@1")),
        ),
        (
            "a scenario with another id",
            with(GATE, "/id", json!("the-door")),
        ),
        ("a scenario of no id", with(GATE, "/id", Value::Null)),
        (
            "a scenario whose id climbs",
            with(GATE, "/id", json!("../../etc/passwd")),
        ),
        ("a scenario of no kind", with(GATE, "/kind", json!("joke"))),
        ("a scenario without steps", with(GATE, "/steps", json!([]))),
        (
            "a scenario with a step of no kind",
            with(GATE, "/steps/0/type", json!("sing")),
        ),
        ("a scenario without words", with(GATE, "/text", json!({}))),
        (
            "a scenario without a title",
            with(GATE, "/text/en/title", Value::Null),
        ),
        (
            "a scenario with an unknown field",
            with(GATE, "/run", json!("rm -rf /")),
        ),
        (
            "a scenario without players",
            with(GATE, "/setup/players", json!([])),
        ),
        (
            "a scenario of seven players",
            with(GATE, "/setup/players", json!([{}, {}, {}, {}, {}, {}, {}])),
        ),
        (
            "a scenario with two learners",
            with(GATE, "/setup/players/1/by", json!("learner")),
        ),
        (
            "a scenario with an unknown bot",
            with(GATE, "/setup/players/1/by", json!("bot:skynet")),
        ),
        (
            "a scenario with too many points",
            with(GATE, "/setup/players/0/score", json!(1_000_000)),
        ),
        (
            "a scenario with an unknown tile",
            with(GATE, "/deck/draws/0", json!("gates-1/Z")),
        ),
        (
            "a scenario with a misspelt set",
            with(GATE, "/setup/start/0/tile", json!("gate-1/A")),
        ),
        (
            "a scenario with too many tiles to come",
            with(GATE, "/deck/draws", many(3000)),
        ),
        (
            "a scenario whose tiles lie apart",
            with(GATE, "/setup/start/-", laid("gates-1/A", 7)),
        ),
        (
            "a scenario with two tiles in one place",
            with(GATE, "/setup/start/-", laid("gates-1/A", 0)),
        ),
        (
            "a scenario far away",
            with(GATE, "/setup/start/0", laid("gates-1/A", 99_999)),
        ),
        (
            "a scenario with a tile askew",
            with(GATE, "/setup/start/0/rotation", json!(5)),
        ),
        (
            "a scenario with a figure in the air",
            with(
                GATE,
                "/setup/figures",
                json!([{ "player": 0, "figure": "follower", "x": 3, "y": 3, "kind": "city", "at": "N" }]),
            ),
        ),
        (
            "a scenario with a figure of nobody",
            with(
                GATE,
                "/setup/figures",
                json!([{ "player": 5, "figure": "follower", "x": 0, "y": 0, "kind": "city", "at": "N" }]),
            ),
        ),
        (
            "a scenario of an unknown mix",
            with(GATE, "/setup/mix", json!("with-99")),
        ),
        (
            "a scenario of an unknown expansion",
            with(
                GATE,
                "/setup/mix",
                json!({ "sets": { "base": 1 }, "expansions": ["moon"] }),
            ),
        ),
        (
            "an aim of no word",
            with(GATE, "/steps/0/until", json!({ "fly": {} })),
        ),
        ("an aim of nothing", with(GATE, "/steps/0/until", json!({}))),
        (
            "an aim of two words",
            with(
                GATE,
                "/steps/0/until",
                json!({ "score": { "at-least": 1 }, "wins": {} }),
            ),
        ),
        ("an aim too deep", with(GATE, "/steps/0/until", deep(200))),
        (
            "a goal that says nothing",
            with(GATE, "/goals/0/say", json!("silence")),
        ),
        (
            "a solution that cannot be played",
            with(
                GATE,
                "/solution",
                json!({ "play": [{ "type": "tile", "x": 40, "y": 0, "rotation": 0 }] }),
            ),
        ),
        (
            "a solution of an unknown step",
            with(GATE, "/solution", json!({ "sing": [] })),
        ),
        (
            "a board that nobody asks for",
            with(GATE, "/steps/0/board", json!("attic")),
        ),
        (
            "words without end",
            with(GATE, "/text/en/goal", json!("very ".repeat(400))),
        ),
        (
            "a campaign of a newer format",
            with(TALE, "/format", json!("bastide/campaign@9")),
        ),
        (
            "a campaign without chapters",
            with(TALE, "/chapters", json!([])),
        ),
        (
            "a campaign of too many chapters",
            with(TALE, "/chapters", chapters),
        ),
        (
            "a campaign with a chapter twice",
            with(TALE, "/chapters/-", chapter("the-ford")),
        ),
        (
            "a campaign with a lost chapter",
            with(TALE, "/chapters/-", chapter("the-cellar")),
        ),
        (
            "a campaign that leads in a circle",
            with(TALE, "/chapters/1/win", json!(["the-ford"])),
        ),
        (
            "a campaign that leads to itself",
            with(TALE, "/chapters/0/win", json!(["the-ford"])),
        ),
        (
            "a campaign that leads nowhere",
            with(TALE, "/chapters/0/win", json!(["the-moon"])),
        ),
        (
            "a campaign that needs what comes later",
            with(TALE, "/chapters/0/needs", json!(["the-gate"])),
        ),
        (
            "a campaign that needs stars beyond all",
            with(TALE, "/chapters/1/stars", json!(181)),
        ),
        (
            "a campaign that carries gold",
            with(TALE, "/chapters/1/carry/0/what", json!("gold")),
        ),
        (
            "a campaign that carries from later on",
            with(TALE, "/chapters/1/carry/0/from", json!("charter-01-meadow")),
        ),
        (
            "a campaign that carries too much",
            with(TALE, "/chapters/1/carry", carries),
        ),
        (
            "a campaign that carries for nothing",
            with(TALE, "/chapters/1/carry/0/per", json!(0)),
        ),
        (
            "a campaign that carries less than least",
            with(TALE, "/chapters/1/carry/0/least", json!(-1)),
        ),
        (
            "a campaign without words",
            with(TALE, "/text", json!({ "nl": { "title": "Mijn verhaal" } })),
        ),
        (
            "a campaign with an id of the program",
            with(TALE, "/id", json!("charter")),
        ),
        (
            "a campaign that brings no scenario",
            with(TALE, ford, json!({})),
        ),
        (
            "a campaign that brings a scenario by another name",
            with(TALE, &inside("/id"), json!("the-door")),
        ),
        (
            "a campaign that brings a broken board",
            with(TALE, &inside("/setup/start/0/tile"), json!("moon/A")),
        ),
        (
            "a campaign that brings a broken aim",
            with(TALE, &inside("/steps/0/until"), json!({ "fly": {} })),
        ),
        (
            "a position without players",
            with(PLACE, "/setup/players", json!([])),
        ),
        (
            "a position with an unknown tile",
            with(PLACE, "/setup/start/0/tile", json!("gates-1/Q")),
        ),
        (
            "a position with more copies than its bag",
            with(PLACE, "/setup/deck", many(40)),
        ),
        ("a position of no name", with(PLACE, "/name", Value::Null)),
        (
            "a position with an aim of no word",
            with(PLACE, "/goals", json!([{ "fly": {} }])),
        ),
        (
            "a campaign called a scenario",
            saying(|it| it["entries"][4]["kind"] = json!("scenario")),
        ),
        (
            "a scenario called a song",
            saying(|it| it["entries"][3]["kind"] = json!("song")),
        ),
        (
            "a campaign of a later version",
            saying(|it| it["entries"][4]["version"] = json!(2)),
        ),
        (
            "a chapter of the program that it has not",
            saying(|it| {
                it["built-in"] = json!([{ "kind": "scenario", "id": "charter-99" }]);
            }),
        ),
        (
            "a position of the program",
            saying(|it| {
                it["built-in"] = json!([{ "kind": "position", "id": "by-the-gate" }]);
            }),
        ),
    ]
}

fn proved(bytes: &[u8]) -> Result<bundle::Bundle, Vec<Problem>> {
    read_and_prove(bytes, |_, playable, library| match playable {
        PlayableFile::Scenario(scenario) => tutor::check::prove(scenario, library).problems,
        PlayableFile::Campaign(..) => Vec::new(),
    })
}

/// Every one with every fault of it, in full. `REFRESH_FAULTS=1` writes them anew.
#[test]
fn every_broken_scenario_and_campaign_is_told_with_its_place() {
    let whole = packed(
        &good()
            .iter()
            .map(|(at, it)| (*at, it.clone()))
            .collect::<Vec<_>>(),
    );
    proved(&whole).expect("a good one");
    let cases = cases();
    assert!(cases.len() >= 60, "{}", cases.len());
    let (mut told, mut read_well) = (String::new(), Vec::new());
    for (name, bytes) in cases {
        let began = Instant::now();
        let Err(faults) = proved(&bytes) else {
            read_well.push(name);
            continue;
        };
        assert!(began.elapsed() < MOST_TIME, "{name}: {:?}", began.elapsed());
        let first = faults.iter().find(|it| it.is_error()).expect(name);
        assert!(
            !first.path.is_empty() && !first.message().is_empty(),
            "{name}"
        );
        let _ = writeln!(told, "{name}");
        for fault in faults {
            let _ = writeln!(told, "    {fault}");
        }
    }
    assert!(read_well.is_empty(), "{read_well:#?}");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/played.txt");
    if std::env::var_os("REFRESH_FAULTS").is_some() {
        std::fs::write(&file, &told).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), told);
}

#[test]
fn a_chapter_that_lies_beside_its_campaign_travels_in_it() {
    let carried = |kind, value: Value| CarriedDocument::of(kind, value.to_string().as_bytes());
    let documents = [
        gates(1),
        with_gates(1),
        carried(DocumentKind::Scenario, scenario("the-gate")).expect("a scenario"),
        carried(DocumentKind::Scenario, scenario("alone")).expect("a scenario"),
        carried(DocumentKind::Campaign, campaign()).expect("a campaign"),
    ];
    let bytes = write(&documents).expect("a bundle");
    let bundle = read(&bytes).expect("documents");
    let found: Vec<_> = bundle
        .documents
        .iter()
        .map(|it| (it.kind, it.id.as_str()))
        .collect();
    let expected = [
        (DocumentKind::TileSet, "gates-1"),
        (DocumentKind::Mix, "with-1"),
        (DocumentKind::Scenario, "alone"),
        (DocumentKind::Campaign, "my-tale"),
    ];
    assert_eq!(found, expected);
    let tale: Value = serde_json::from_str(&bundle.documents[3].text).expect("JSON");
    assert_eq!(tale["scenarios"]["the-gate"]["id"], "the-gate");
    let named: Vec<_> = bundle
        .built_in
        .iter()
        .map(|it| (it.kind, it.id.as_str()))
        .collect();
    let expected = [
        (DocumentKind::TileSet, "base"),
        (DocumentKind::TileSet, "tower"),
        (DocumentKind::Scenario, "charter-01-meadow"),
    ];
    assert_eq!(named, expected);
    assert_eq!(
        write(&bundle.documents).expect("a bundle"),
        bytes,
        "packed again"
    );
}

/// Bundles as large as they may be, or a little more, each with a fault.
fn largest() -> Vec<(&'static str, Vec<u8>)> {
    let many =
        |count: usize, one: &dyn Fn(usize) -> Value| Value::Array((0..count).map(one).collect());
    let long = |letters: usize| {
        // Text that no packing makes short.
        let mut seed = 7_u32;
        let mut letter = |_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from(b'a' + (seed >> 24) as u8 % 26)
        };
        json!((0..letters).map(&mut letter).collect::<String>())
    };
    let lying = |n: usize| json!({ "tile": "gates-1/A", "x": n % 90, "y": n / 90, "rotation": 0 });
    let chapter = |n: usize| json!({ "scenario": format!("nobody-{n}"), "say": "title" });
    let step = |n: usize| json!({ "id": format!("s{n}"), "type": "say", "say": "nothing" });
    vec![
        (
            "an id of three million letters",
            with(GATE, "/id", long(3_000_000)),
        ),
        (
            "a name of seven million letters",
            with(PLACE, "/name/en", long(7_000_000)),
        ),
        (
            "a position of sixty thousand tiles",
            with(PLACE, "/setup/start", many(60_000, &lying)),
        ),
        (
            "a campaign of fifty thousand chapters",
            with(TALE, "/chapters", many(50_000, &chapter)),
        ),
        (
            "a scenario of forty thousand steps",
            with(GATE, "/steps", many(40_000, &step)),
        ),
        (
            "an aim of a hundred thousand parts",
            with(PLACE, "/goals", many(100_000, &|_| json!({ "fly": {} }))),
        ),
    ]
}

/// Where the test of the window finds them: what it hands to the window is what is told here.
#[test]
fn the_broken_and_the_largest_are_laid_out_for_the_window() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("broken-bundles");
    std::fs::create_dir_all(&folder).unwrap();
    let mut names = serde_json::Map::new();
    for (name, bytes) in cases().into_iter().chain(largest()) {
        assert!(proved(&bytes).is_err(), "{name}");
        let file = format!("{name}.bastide");
        std::fs::write(folder.join(&file), bytes).unwrap();
        names.insert(name.to_owned(), file.into());
    }
    std::fs::write(folder.join("files.json"), json!(names).to_string()).unwrap();
}
