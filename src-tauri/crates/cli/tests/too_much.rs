//! However much is wrong with a line, its answer is short, and says how much more there is.

mod bastide;

use bastide::Engine;
use serde_json::{Map, Value, json};

/// So many times is each fault made.
const MANY: usize = 2_500;
/// No answer about faults is longer.
const MOST_BYTES: usize = 64 << 10;

fn many(fault: impl Fn(usize) -> Value) -> Value {
    (0..MANY).map(fault).collect()
}

fn fields(value: impl Fn(usize) -> (String, Value)) -> Map<String, Value> {
    (0..MANY).map(value).collect()
}

fn new(field: &str, value: Value) -> Value {
    json!({ "do": "new", "setup": { "players": 2, field: value } })
}

fn mix(field: &str, value: Value) -> Value {
    new(
        "mix",
        json!({ "sets": { "base": 1 }, "expansions": ["tower"], field: value }),
    )
}

/// The answer to a request that is refused: short, and one line.
fn refused(engine: &mut Engine, request: &Value) -> (Vec<Value>, String) {
    let answer = engine.say(&request.to_string());
    let length = answer.to_string().len();
    let start: String = request.to_string().chars().take(80).collect();
    assert!(length < MOST_BYTES, "{length} bytes for {start}");
    assert_eq!(answer["ok"], false, "{start}");
    let error = answer["error"].as_str().unwrap_or_default().to_owned();
    (
        answer["problems"].as_array().cloned().unwrap_or_default(),
        error,
    )
}

#[test]
fn a_long_list_of_faults_is_counted_and_not_told() {
    let stranger = |n| (format!("x{n}"), json!(1));
    let mut request = fields(stranger);
    request.insert("do".to_owned(), json!("legal"));
    let figure = |n: usize| json!({ "player": 0, "figure": "builder", "x": n % 900, "y": 5, "kind": "city", "at": "N" });
    // Each with the number of its faults, where it is not the bare MANY.
    let cases = [
        (Value::Object(request), MANY),
        (json!({ "do": "new", "setup": fields(stranger) }), MANY + 1),
        (
            mix(
                "sets",
                Value::Object(fields(|n| (format!("set{n}"), json!(1)))),
            ),
            MANY,
        ),
        (
            mix(
                "tiles",
                Value::Object(fields(|n| (format!("base/X{n}"), json!(1)))),
            ),
            MANY,
        ),
        (
            mix(
                "tiles",
                Value::Object(fields(|n| (format!("base/X{n}"), json!(-1)))),
            ),
            2 * MANY,
        ),
        (
            mix(
                "options",
                Value::Object(fields(|n| (format!("OP-{n}"), json!("of")))),
            ),
            MANY,
        ),
        (mix("expansions", many(|_| json!("tower"))), MANY - 1),
        (mix("expansions", many(|_| json!("towr"))), MANY),
        (
            mix(
                "name",
                Value::Object(fields(|n| (format!("l{n}"), json!("")))),
            ),
            2 * MANY + 1,
        ),
        (new("deck", many(|n| json!(format!("base/X{n}")))), MANY + 1),
        (new("deck", many(|_| json!("base/D"))), 1),
        (
            new(
                "start",
                many(|n| json!({ "tile": format!("base/X{n}"), "x": 0, "y": 0, "rotation": 0 })),
            ),
            MANY + 1,
        ),
        (
            new(
                "start",
                many(|_| json!({ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 })),
            ),
            1,
        ),
        (
            new("start", many(|_| json!({ "tile": "base/D" }))),
            3 * MANY + 1,
        ),
        (
            mix(
                "start",
                many(|_| json!({ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 })),
            ),
            1,
        ),
        (
            new("towers", many(|_| json!({ "x": 0, "y": 0, "floors": 1 }))),
            1,
        ),
        (new("figures", many(figure)), 1),
        (
            new(
                "figures",
                many(|n| if n < 900 { figure(n) } else { json!({}) }),
            ),
            6 * (MANY - 900),
        ),
        (new("players", many(|_| json!({ "nam": "Ada" }))), MANY + 1),
        (
            new(
                "players",
                json!([{}, { "prisoners": many(|_| json!({ "owner": 0, "figure": "follower" })) }]),
            ),
            3,
        ),
    ];
    let mut engine = Engine::start();
    for (request, expected) in &cases {
        let (problems, error) = refused(&mut engine, request);
        let start: String = request.to_string().chars().take(80).collect();
        let last = problems.last().unwrap();
        let more = match last["code"].as_str() {
            Some("more-faults") => last["message"].as_str().unwrap(),
            _ => "and 0 more",
        };
        let more: usize = more
            .split(' ')
            .nth(1)
            .unwrap()
            .replace(',', "")
            .parse()
            .unwrap();
        let told = problems.len() - usize::from(more > 0);
        assert_eq!(told + more, *expected, "{start}: {error}");
        assert!(told <= 100, "{told} faults for {start}");
    }
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn a_position_with_many_faults_is_answered_shortly() {
    let cells = |n: usize| (n % 40, n / 40);
    let tiles: Value = (0..1500)
        .map(|n| {
            let (x, y) = cells(n);
            json!({ "tile": "base/E", "x": x, "y": y, "rotation": n % 3 })
        })
        .collect();
    let figures: Value = (0..900)
        .map(|n| json!({ "player": n % 6, "figure": "pig", "x": 500, "y": n, "kind": "tower", "at": "I" }))
        .collect();
    let mut engine = Engine::start();
    for (field, value) in [("start", tiles), ("figures", figures)] {
        let (problems, error) = refused(&mut engine, &new(field, value));
        assert_eq!(problems.len(), 101, "{error}");
        assert!(error.ends_with(" more faults"), "{error}");
    }
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn a_long_word_is_cut_wherever_it_stands() {
    let plain = "a".repeat(20_000);
    let odd = "\u{1b}\u{10ffff}\"\\".repeat(4_000);
    let mut engine = Engine::start();
    for word in [plain, odd] {
        let requests = [
            json!(word),
            json!({ "do": word }),
            json!({ "do": "legal", word.clone(): 1 }),
            json!({ "do": "new", "setup": { "players": 2, word.clone(): 1 } }),
            json!({ "do": "new", "setup": { "players": word } }),
            json!({ "do": "new", "setup": { "players": 2, "mix": word } }),
            json!({ "do": "new", "format": word, "setup": { "players": 2 } }),
            mix("sets", json!({ word.clone(): 1 })),
            mix("tiles", json!({ word.clone(): 1 })),
            mix("tiles", json!({ word.clone(): word })),
            mix("options", json!({ word.clone(): "on", "OP-01": word })),
            mix("id", json!(word)),
            mix("name", json!({ word.clone(): word })),
            mix("format", json!(word)),
            mix("expansions", json!([word])),
            new("deck", json!([word])),
            new(
                "start",
                json!([{ "tile": word, "x": word, "y": 0, "rotation": 0 }]),
            ),
            new("players", json!([{ "robber": word }])),
        ];
        for request in &requests {
            refused(&mut engine, request);
        }
        // A hundred of them at once.
        let hundred = |n: usize| (format!("{n}{}", &word[..400]), json!(1));
        let all: Map<String, Value> = (0..200).map(hundred).collect();
        refused(&mut engine, &mix("tiles", Value::Object(all.clone())));
        refused(&mut engine, &json!({ "do": "new", "setup": all }));
        engine.ask(&json!({ "do": "new", "setup": { "players": 2 } }));
        for action in [
            json!({ "type": word }),
            json!({ "type": "tile", "x": word, "y": 0, "rotation": 0 }),
            json!({ "type": "pass", word.clone(): 1 }),
            json!({ "type": "rob", "player": 0, "from": word }),
        ] {
            refused(&mut engine, &json!({ "do": "act", "action": action }));
            refused(&mut engine, &json!({ "do": "why", "action": action }));
        }
    }
    assert_eq!(engine.end(), Some(0));
}
