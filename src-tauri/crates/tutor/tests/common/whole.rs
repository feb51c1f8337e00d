//! A whole lesson with a step of every type and nothing wrong: what tests break, and what clumsy learners play.

use super::{pass, road, tile, worded};
use serde_json::{Value, json};

pub(crate) fn whole() -> Value {
    let task = |mut step: Value| {
        step["rules"] = json!(["BG-16"]);
        step["good"] = json!("good");
        step["why"] = json!("why");
        step["hints"] = json!({ "nudge": "help", "area": [{ "feature": "road" }] });
        step
    };
    let grass = json!({ "not": { "extends": { "feature": "road" } } });
    let mut lesson = json!({
        "format": "bastide/scenario@1", "id": "whole", "kind": "lesson", "title": "title",
        "level": 1, "minutes": 3, "teaches": ["BG-16"],
        "requires": { "sets": ["base"], "aids": ["legal-places"] },
        "deck": { "draws": ["base/V", "base/E", "base/V", "base/E", "base/U"], "then": "seeded" },
        "scripts": [{ "player": 1, "bot": "greedy", "turns": [
            [{ "act": tile(1, 1, 2), "say": "words" }, { "act": pass() }],
        ] }],
        "boards": { "end": {
            "setup": { "players": [{ "by": "learner" }, { "by": "bot:random" }] },
            "deck": { "draws": ["base/L", "base/U"], "then": "seeded" },
            "let": {},
        } },
        "steps": [
            { "id": "want", "type": "say", "say": "want",
              "mark": [{ "feature": "road" }, { "part": "hand" },
                       { "arrow": { "from": { "x": 0, "y": 0 }, "to": { "x": 1, "y": 0 } } }] },
            task(json!({ "id": "longer", "type": "do", "say": "longer", "rest": "pass",
              "accept": { "extends": { "feature": "road" } },
              "feedback": [
                { "class": "city", "when": { "illegal": { "code": "base/edge-mismatch" } }, "say": "city" },
                { "class": "grass", "when": grass.clone(), "say": "grass",
                  "refute": [{ "player": 0, "type": "pass" }], "then": "retry" },
              ] })),
            task(json!({ "id": "where", "type": "find", "find": "all", "say": "where",
              "accept": { "extends": { "feature": "road" } },
              "feedback": [{ "class": "grass", "when": grass, "say": "grass" }] })),
            task(json!({ "id": "why-not", "type": "spot", "say": "why-not",
              "wrong": { "act": tile(9, 9, 0), "choices": ["base/no-neighbour", "base/edge-mismatch"] },
              "feedback": [{ "class": "sides", "when": { "answer": ["base/edge-mismatch"] }, "say": "sides" }] })),
            task(json!({ "id": "guess", "type": "predict", "say": "guess", "suppose": true,
              "moves": [{ "player": 0, "type": "tile", "x": -2, "y": 0, "rotation": 1 },
                        { "player": 0, "type": "pass" }],
              "ask": { "kind": "number", "of": { "tiles": { "feature": "road" } },
                       "choices": [3, 4], "answer": 3 },
              "feedback": [{ "class": "more", "when": { "answer": [4] }, "say": "more" }] })),
            task(json!({ "id": "free", "type": "play", "board": "end", "say": "free", "turns": 1,
              "until": { "happened": { "event": "figure-set", "player": 0 } },
              "feedback": [{ "class": "nobody", "say": "nobody" }] })),
            { "id": "last", "type": "say", "say": "last" },
        ],
        "solution": {
            "longer": [tile(-1, 0, 3)],
            "free": [tile(1, 0, 0), { "type": "figure", "figure": "follower", "x": 1, "y": 0, "kind": "road", "at": "E" }],
        },
    });
    for (name, value) in road().as_object().unwrap() {
        lesson[name] = value.clone();
    }
    lesson["setup"]["players"][1] = json!({ "by": "script" });
    lesson["steps"][5]["hints"] = json!({ "nudge": "help" });
    worded(lesson)
}
