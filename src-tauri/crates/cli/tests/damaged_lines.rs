//! Good requests, damaged in every way: each line gets one short answer, and the game goes on.
//!
//! `BASTIDE_LINES` says how many lines; `npm test` tries some of them, 40,000 try the door hard.

mod bastide;

use bastide::Engine;
use serde_json::{Value, json};

/// No answer about faults is longer.
const MOST_BYTES: usize = 64 << 10;

/// A small source of chance, the same on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        // The constants of Knuth's generator; the high bits are the better ones.
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }

    fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

fn good() -> Vec<Value> {
    let figure =
        json!({ "player": 0, "figure": "follower", "x": 0, "y": 0, "kind": "city", "at": "N" });
    let mut act = figure.clone();
    act["type"] = json!("figure");
    vec![
        json!({ "do": "new", "format": "bastide/game@1", "setup": { "players": 2 } }),
        json!({ "do": "new", "setup": {
            "players": [
                { "name": "Ada", "score": 3, "supply": { "follower": 4 }, "floors": 5, "robber": "home",
                  "goods": { "wine": 1 }, "prisoners": [{ "owner": 1, "figure": "follower" }] },
                { "bot": "greedy", "robber": 7 },
            ],
            "mix": { "sets": { "base": 1, "tower": 1, "traders": 1, "robbers": 2 }, "tiles": { "base/C": 3 },
                "expansions": ["tower", "traders", "robbers"], "options": { "OP-01": "next-one", "OP-08": "2" } },
            "seed": 42, "start": [{ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 }],
            "figures": [figure], "first": 1, "turn": 9,
        } }),
        json!({ "do": "new", "setup": { "players": 3, "mix": "everything", "deck": ["base/D", "tower/A", "base/E"],
            "towers": [] } }),
        json!({ "do": "legal" }),
        json!({ "do": "undo" }),
        json!({ "do": "record" }),
        json!({ "do": "board" }),
        json!({ "do": "position" }),
        json!({ "do": "think", "bot": "random", "seed": 3 }),
        json!({ "do": "act", "action": { "type": "tile", "x": 1, "y": 0, "rotation": 1 } }),
        json!({ "do": "act", "action": { "type": "pass" } }),
        json!({ "do": "act", "action": act }),
        json!({ "do": "why", "action": { "player": 1, "type": "rob", "from": 0 } }),
        json!({ "do": "why", "action": { "type": "ransom", "from": 1, "figure": "follower" } }),
        json!({ "do": "act", "action": { "type": "robber", "space": 3 } }),
    ]
}

/// Pieces that are likely to hurt.
const PIECES: [&str; 24] = [
    "null",
    "-1",
    "1e99",
    "\"\"",
    "[]",
    "{}",
    "99999999999999999999",
    "-9223372036854775808",
    "0.5",
    "true",
    "\"NL\"",
    "\"city\"",
    "\"pass\"",
    "\"everything\"",
    "\"new\"",
    "[[[[",
    "\u{0}",
    "\"\u{202e}\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "}",
    "]",
    "65536",
    "{\"type\":\"tile\"}",
];

/// Puts something else in the place of a value, so that the line can still be read.
fn replace(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Object(fields) if !fields.is_empty() && chance.below(6) > 0 => {
            let keys: Vec<_> = fields.keys().cloned().collect();
            let key = chance.one_of(&keys).clone();
            match chance.below(8) {
                0 => {
                    fields.remove(&key);
                }
                1 => {
                    let value = fields.remove(&key).unwrap_or_default();
                    fields.insert(format!("{key}z"), value);
                }
                _ => replace(&mut fields[&key], chance),
            }
        }
        Value::Array(list) if !list.is_empty() && chance.below(6) > 0 => {
            let at = chance.below(list.len());
            match chance.below(6) {
                0 => {
                    list.remove(at);
                }
                1 => list.push(list[at].clone()),
                _ => replace(&mut list[at], chance),
            }
        }
        Value::Number(number) if chance.below(3) > 0 => {
            let near = chance.below(5) as i64 - 2;
            *value = json!(number.as_i64().unwrap_or(0).saturating_add(near));
        }
        _ => {
            let piece = serde_json::from_str(PIECES[chance.below(PIECES.len())]);
            *value = piece.unwrap_or(json!("x"));
        }
    }
}

fn scribble(bytes: &mut Vec<u8>, chance: &mut Chance) {
    let at = chance.below(bytes.len());
    match chance.below(4) {
        0 => bytes.truncate(at + 1),
        1 => bytes[at] = chance.below(256) as u8,
        2 => {
            let end = (at + 1 + chance.below(20)).min(bytes.len());
            bytes.drain(at..end);
        }
        _ => {
            let piece = PIECES[chance.below(PIECES.len())];
            bytes.splice(at..at, piece.bytes());
        }
    }
}

fn damaged(chance: &mut Chance, good: &[Value]) -> Vec<u8> {
    let mut request = chance.one_of(good).clone();
    // A good one in between moves the game on.
    if chance.below(8) == 0 {
        return request.to_string().into_bytes();
    }
    let mut bytes = if chance.below(3) > 0 {
        for _ in 0..=chance.below(3) {
            replace(&mut request, chance);
        }
        request.to_string().into_bytes()
    } else {
        let mut bytes = request.to_string().into_bytes();
        for _ in 0..=chance.below(3) {
            if !bytes.is_empty() {
                scribble(&mut bytes, chance);
            }
        }
        bytes
    };
    bytes.retain(|byte| *byte != b'\n');
    bytes
}

#[test]
fn every_damaged_line_gets_one_short_answer() {
    let lines = std::env::var("BASTIDE_LINES").map_or(4_000, |lines| lines.parse().unwrap());
    let (good, mut chance) = (good(), Chance(8));
    let mut engine = Engine::start();
    let (mut refused, mut done) = (0, 0);
    for line in 0..lines {
        // A game to be spoilt stands on the table again and again.
        if line % 50 == 0 {
            engine.ask(&good[chance.below(3)]);
        }
        let bytes = damaged(&mut chance, &good);
        let shown = String::from_utf8_lossy(&bytes).into_owned();
        let answer = engine.say_bytes(&bytes);
        match answer["ok"].as_bool() {
            Some(true) => done += 1,
            Some(false) => {
                let length = answer.to_string().len();
                assert!(length < MOST_BYTES, "{length} bytes for {shown}");
                let told = answer["error"]
                    .as_str()
                    .map(str::len)
                    .or(answer["reasons"].as_array().map(Vec::len));
                assert!(told > Some(0), "{shown} is refused without a reason");
                refused += 1;
            }
            None => panic!("{shown} was answered {answer}"),
        }
    }
    assert!(
        refused > lines / 3 && done > lines / 20,
        "{refused} refused, {done} done"
    );
    engine.ask(&good[0]);
    assert_eq!(engine.end(), Some(0));
}
