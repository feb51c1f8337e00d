//! Small lessons for the tests: a position, some steps, and words for whatever key they name.

#![allow(dead_code, reason = "each test file uses some of it")]

pub(crate) mod whole;

use content::library::Library;
use content::problem::Problem;
use content::scenario::Scenario;
use serde_json::{Value, json};
use std::sync::Arc;
use tutor::check::{ScenarioProofs, prove};
use tutor::{Lesson, Runner, StepOutcome, Verdict};

/// A start with a city in the north and a road from west to east; the learner has the road.
pub(crate) fn road() -> Value {
    json!({
        "setup": {
            "players": [{ "by": "learner" }, { "by": "bot:greedy" }],
            "start": [
                { "tile": "base/D", "x": 0, "y": 0, "rotation": 0 },
                { "tile": "base/W", "x": 1, "y": 0, "rotation": 2 },
            ],
            "figures": [{ "player": 0, "figure": "follower", "x": 0, "y": 0, "kind": "road", "at": "E" }],
        },
        "let": { "road": { "x": 0, "y": 0, "kind": "road", "at": "W" } },
    })
}

/// A scenario with such a beginning, the draws, and the steps.
pub(crate) fn scenario(beginning: Value, draws: &[&str], steps: Value) -> Value {
    let mut scenario = json!({
        "format": "bastide/scenario@1", "id": "probe", "kind": "scenario", "title": "title",
        "deck": { "draws": draws, "then": "seeded" }, "steps": steps,
    });
    for (name, value) in beginning.as_object().unwrap() {
        scenario[name] = value.clone();
    }
    worded(scenario)
}

/// The scenario with a text for every key that it names.
pub(crate) fn worded(mut scenario: Value) -> Value {
    fn keys(value: &Value, name: &str, found: &mut Vec<String>) {
        match value {
            Value::String(key) if ["say", "good", "why", "nudge", "title"].contains(&name) => {
                found.push(key.clone());
            }
            Value::Array(list) => list.iter().for_each(|value| keys(value, name, found)),
            Value::Object(fields) => fields
                .iter()
                .for_each(|(name, value)| keys(value, name, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    keys(&scenario, "", &mut found);
    for key in found {
        let said = format!("Words of {key}.");
        scenario["text"]["en"][key] = json!(said);
    }
    scenario
}

/// Reads and opens it; every fault is a failure of the test.
pub(crate) fn lesson(scenario: &Value) -> Arc<Lesson> {
    let read: Scenario = Library::built_in()
        .read_value(scenario.clone())
        .unwrap_or_else(|problems| panic!("{}", told(&problems)));
    let lesson = Lesson::open(read, Library::built_in(), 0);
    Arc::new(lesson.unwrap_or_else(|problems| panic!("{}", told(&problems))))
}

/// Somebody who begins it.
pub(crate) fn runner(scenario: &Value) -> Runner {
    Runner::new(lesson(scenario))
}

/// What the checker says of it: faults of reading, or of playing.
pub(crate) fn report(scenario: &Value) -> ScenarioProofs {
    match Library::built_in().read_value::<Scenario>(scenario.clone()) {
        Ok(read) => prove(&read, Library::built_in()),
        Err(problems) => ScenarioProofs {
            problems,
            ..ScenarioProofs::default()
        },
    }
}

/// The path of a problem, and which sentence tells it.
pub(crate) fn fault(problem: &Problem) -> String {
    let what = serde_json::to_value(&problem.what).unwrap();
    let says = match what["says"].as_str().unwrap() {
        "impossible" => problem.code,
        says => says,
    };
    format!("{} {says}", problem.path)
}

pub(crate) fn faults(scenario: &Value) -> Vec<String> {
    report(scenario).problems.iter().map(fault).collect()
}

pub(crate) fn told(problems: &[Problem]) -> String {
    let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

/// Takes an action, written as in a file.
pub(crate) fn act(runner: &mut Runner, action: Value) -> StepOutcome {
    let action = content::action::read_part(action, "action").unwrap();
    let action = action.meant(runner.game().table());
    runner.act(action).unwrap()
}

pub(crate) fn verdict(outcome: &StepOutcome) -> &'static str {
    match outcome.verdict {
        None => "none",
        Some(Verdict::Right) => "right",
        Some(Verdict::Wrong) => "wrong",
        Some(Verdict::Undecided) => "undecided",
        Some(Verdict::Refused) => "refused",
    }
}

pub(crate) fn tile(x: i16, y: i16, rotation: u8) -> Value {
    json!({ "type": "tile", "x": x, "y": y, "rotation": rotation })
}

pub(crate) fn follower(x: i16, y: i16, kind: &str, at: &str) -> Value {
    json!({ "type": "figure", "figure": "follower", "x": x, "y": y, "kind": kind, "at": at })
}

pub(crate) fn pass() -> Value {
    json!({ "type": "pass" })
}
