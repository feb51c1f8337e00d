//! Ways in which a lesson can be wrong that take more than one change, and questions that have no answer.

mod common;

use common::{faults, road, scenario, whole::whole};
use serde_json::{Value, json};

fn is_told(lesson: &Value, expected: &str) {
    let found = faults(lesson);
    let is_told = found.iter().any(|fault| fault == expected);
    assert!(is_told, "expected {expected}, found {found:#?}");
}

fn changed(change: impl FnOnce(&mut Value)) -> Value {
    let mut lesson = whole();
    change(&mut lesson);
    lesson
}

#[test]
fn a_lesson_can_be_wrong_in_these_ways_too() {
    let step = json!({ "id": "again", "type": "say", "say": "want" });
    let many: Vec<_> = (0..61).map(|_| step.clone()).collect();
    is_told(
        &changed(|lesson| lesson["steps"] = json!(many)),
        "steps too-many-steps",
    );
    let board = json!({ "setup": { "players": [{ "by": "learner" }] } });
    let boards: Value = (0..61)
        .map(|n| (format!("b{n}"), board.clone()))
        .collect::<serde_json::Map<_, _>>()
        .into();
    is_told(
        &changed(|lesson| lesson["boards"] = boards),
        "boards too-many-boards",
    );
    is_told(
        &changed(|lesson| lesson["setup"]["draw"] = json!("by-hand")),
        "setup.draw deck-draws",
    );
    let show = |moves: usize| {
        let pass = json!({ "player": 0, "type": "pass" });
        json!({ "id": "want", "type": "show", "say": "want", "moves": vec![pass; moves] })
    };
    is_told(
        &changed(|lesson| lesson["steps"][0] = show(4)),
        "steps[0].moves moves-out-of-range",
    );
    is_told(
        &changed(|lesson| {
            let classes = lesson["steps"][4]["feedback"].as_array_mut().unwrap();
            classes.insert(0, json!({ "class": "all", "say": "more" }));
        }),
        "steps[4].feedback[0] never-heard",
    );
    is_told(
        &changed(|lesson| {
            lesson["steps"][6] = show(1);
            lesson["steps"][6]["id"] = json!("last");
        }),
        "steps[6] any-position",
    );
    is_told(
        &changed(|lesson| {
            let never = json!({ "happened": { "event": "score", "at-least": 50 } });
            lesson["steps"][5]["until"] = never;
        }),
        "solution.free[1] goal-missed-in-turns",
    );
    is_told(
        &changed(|lesson| {
            lesson["boards"]["end"]["setup"]["players"][1] = json!({ "by": "script" });
            lesson["steps"][5]["turns"] = json!(2);
        }),
        "steps[5] nobody-decides-in-turns",
    );
}

#[test]
fn a_question_can_have_no_answer() {
    let city = json!({ "x": 0, "y": 0, "kind": "city", "at": "N" });
    let thief = json!({ "x": 1, "y": 0, "kind": "road", "at": "W" });
    let nowhere = json!({ "x": 9, "y": 9, "kind": "road", "at": "W" });
    for (of, kind, expected) in [
        (
            json!({ "tiles": { "feature": nowhere } }),
            "number",
            "no-feature-there",
        ),
        (
            json!({ "stretches": { "x": 9, "y": 9, "kind": "road" } }),
            "number",
            "no-tile-there",
        ),
        (
            json!({ "richest": { "places": [thief.clone(), thief.clone()] } }),
            "feature",
            "no-best-place",
        ),
        (
            json!({ "among": { "feature": "road", "places": [thief.clone(), thief, city] } }),
            "feature",
            "several-places",
        ),
        (
            json!({ "fitting": { "x": 9, "y": 9, "tiles": ["base/U"] } }),
            "tile",
            "no-room-there",
        ),
        (
            json!({ "fitting": { "x": -1, "y": 0, "tiles": ["base/UU"] } }),
            "tile",
            "no-tile-of-game",
        ),
        (
            json!({ "fitting": { "x": -1, "y": 0, "tiles": [] } }),
            "tile",
            "several-tiles",
        ),
    ] {
        let ask = json!({ "kind": kind, "of": of });
        let steps = json!([
            { "id": "ask", "type": "predict", "say": "ask", "ask": ask },
            { "id": "end", "type": "say", "say": "end" },
        ]);
        let lesson = scenario(road(), &["base/L", "base/U"], steps);
        is_told(&lesson, &format!("steps[0].ask.of {expected}"));
    }
}
