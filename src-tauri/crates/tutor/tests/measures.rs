//! Everything that can be asked for, computed by the rules on one small board.

mod common;

use common::{report, road, runner, scenario, verdict};
use content::scenario::{AskedMeasure, ExpectedAnswer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What is asked, as what kind of answer, after the road was closed or not, and what the rules say.
struct Row(Value, &'static str, bool, Value);

fn rows() -> Vec<Row> {
    let thief = || json!({ "x": 1, "y": 0, "kind": "road", "at": "W" });
    let city = || json!({ "x": 0, "y": 0, "kind": "city", "at": "N" });
    let west = || json!({ "x": 0, "y": 0, "kind": "road", "at": "W" });
    vec![
        Row(
            json!({ "points": { "source": "road" } }),
            "number",
            true,
            json!(3),
        ),
        Row(
            json!({ "points": { "player": 1 } }),
            "number",
            true,
            json!(0),
        ),
        Row(json!({ "score": {} }), "number", true, json!(51)),
        Row(json!({ "space": {} }), "number", true, json!(1)),
        Row(json!({ "at-the-end": {} }), "number", false, json!(2)),
        Row(
            json!({ "at-the-end": { "source": "road" } }),
            "number",
            false,
            json!(2),
        ),
        Row(
            json!({ "at-the-end": { "source": "city" } }),
            "number",
            false,
            json!(0),
        ),
        Row(
            json!({ "worth": { "feature": "road" } }),
            "number",
            false,
            json!(2),
        ),
        Row(
            json!({ "choices": { "act": { "type": "tile" }, "by": "cell" } }),
            "number",
            false,
            json!(4),
        ),
        Row(
            json!({ "choices": { "act": { "type": "tile", "x": -1 } } }),
            "places",
            false,
            json!([{ "x": -1, "y": 0 }]),
        ),
        Row(
            json!({ "supply": { "what": "follower" } }),
            "number",
            true,
            json!(7),
        ),
        Row(
            json!({ "stretches": { "x": 1, "y": 0, "kind": "field" } }),
            "number",
            false,
            json!(3),
        ),
        Row(
            json!({ "tiles": { "feature": "road" } }),
            "number",
            false,
            json!(2),
        ),
        Row(
            json!({ "weight": { "feature": "road" } }),
            "number",
            false,
            json!(1),
        ),
        Row(
            json!({ "cities": { "feature": { "x": 0, "y": 0, "kind": "field", "at": "EL" } } }),
            "number",
            false,
            json!(0),
        ),
        Row(
            json!({ "events": { "event": "figure-home" } }),
            "number",
            true,
            json!(1),
        ),
        Row(
            json!({ "owners": { "feature": "road" } }),
            "player",
            false,
            json!(0),
        ),
        Row(
            json!({ "scorers": { "source": "road" } }),
            "player",
            true,
            json!([0]),
        ),
        Row(json!({ "leaders": true }), "player", false, json!([0])),
        Row(
            json!({ "fitting": { "x": -1, "y": 0, "tiles": ["base/C", "base/U", "base/R"] } }),
            "tile",
            false,
            json!("base/U"),
        ),
        Row(
            json!({ "outs": { "x": -1, "y": 0 } }),
            "number",
            false,
            json!(42),
        ),
        Row(
            json!({ "outs": { "feature": "road" } }),
            "number",
            false,
            json!(11),
        ),
        Row(json!({ "to-move": true }), "player", true, json!(1)),
        Row(
            json!({ "among": { "feature": "road", "places": [thief(), city(), west()] } }),
            "places",
            false,
            json!([west(), thief()]),
        ),
        Row(
            json!({ "among": { "feature": "road", "places": [city(), thief()] } }),
            "feature",
            false,
            json!(thief()),
        ),
        Row(
            json!({ "richest": { "places": [city(), west()] } }),
            "feature",
            false,
            json!(west()),
        ),
        Row(
            json!({ "is": { "owns": { "feature": "road" } } }),
            "yes-no",
            false,
            json!(true),
        ),
    ]
}

fn asked(Row(of, kind, closed, answer): &Row) -> Value {
    let closing = json!([
        { "player": 0, "type": "tile", "x": -1, "y": 0, "rotation": 3 },
        { "player": 0, "type": "pass" },
    ]);
    let mut step = json!({ "id": "ask", "type": "predict", "say": "ask",
        "ask": { "kind": kind, "of": of, "answer": answer } });
    if *closed {
        step["moves"] = closing;
    }
    let end = json!({ "id": "end", "type": "say", "say": "end" });
    let mut lesson = scenario(road(), &["base/L", "base/U"], json!([step, end]));
    lesson["setup"]["players"][0]["score"] = json!(48);
    lesson
}

#[test]
fn every_value_is_computed_by_the_rules() {
    // What is counted at a desk is asked there.
    let mut met = BTreeSet::from(["winners", "made"]);
    for row in rows() {
        let lesson = asked(&row);
        let problems = report(&lesson).problems;
        assert!(
            problems.is_empty(),
            "{}: {}",
            row.0,
            common::told(&problems)
        );
        let answer = ExpectedAnswer::read_part(row.3.clone(), "value").unwrap();
        let outcome = runner(&lesson).answer(&answer).unwrap();
        assert_eq!(verdict(&outcome), "right", "{}", row.0);
        met.extend(
            AskedMeasure::WORDS
                .iter()
                .filter(|word| row.0.get(**word).is_some()),
        );
    }
    let all: BTreeSet<_> = AskedMeasure::WORDS.iter().copied().collect();
    assert_eq!(met, all, "something is never asked for");
}

#[test]
fn who_has_won_is_known_when_the_game_is_over() {
    let mut lesson = asked(&Row(json!({ "winners": true }), "player", true, json!(0)));
    assert_eq!(common::faults(&lesson), ["steps[0].ask.of not-over"]);
    lesson["deck"] = json!({ "draws": ["base/L"], "then": "end" });
    assert_eq!(common::faults(&lesson), [""; 0]);
}
