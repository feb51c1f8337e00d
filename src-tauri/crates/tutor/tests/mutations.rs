//! Good lessons with something changed at random: always an answer, never a panic, and still quick.

#![allow(
    clippy::disallowed_methods,
    reason = "the lessons are read from the disk"
)]

mod common;

use common::{report, whole::whole};
use rules::chance::Chance;
use serde_json::{Value, json};
use std::path::Path;

/// Everything in a value that can be changed, as pointers.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    if !at.is_empty() {
        found.push(at.to_owned());
    }
    match value {
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                pointers(value, &format!("{at}/{index}"), found);
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                pointers(value, &format!("{at}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// What is put somewhere: odd values, and whatever stands elsewhere in the lesson.
fn strange(lesson: &Value, all: &[String], chance: &mut Chance) -> Value {
    let odd = [
        json!(null),
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(99999),
        json!(""),
        json!([]),
        json!({}),
        json!(true),
        json!("base/C"),
        json!("road"),
        json!("NL"),
        json!("end"),
        json!("tile"),
        json!("best"),
        json!({ "not": { "act": {} } }),
        json!({ "loss": {} }),
        json!({ "gives-up": {} }),
        json!({ "game-over": false }),
        json!({ "second-part": false }),
        json!({ "wins": {} }),
        json!({ "type": "pass" }),
    ];
    match chance.below(3) {
        0 => odd[chance.below(odd.len())].clone(),
        1 => lesson
            .pointer(&all[chance.below(all.len())])
            .cloned()
            .unwrap_or_default(),
        _ => match chance.below(3) {
            0 => json!(chance.below(4)),
            1 => json!(["base/U", "base/W", "base/C", "base/B"][chance.below(4)]),
            _ => json!(["say", "show", "do", "predict", "find", "spot", "play"][chance.below(7)]),
        },
    }
}

fn mutated(good: &Value, chance: &mut Chance) -> Value {
    let mut lesson = good.clone();
    for _ in 0..=chance.below(3) {
        let mut all = Vec::new();
        pointers(&lesson, "", &mut all);
        let pointer = &all[chance.below(all.len())];
        let value = strange(&lesson, &all, chance);
        let Some(place) = lesson.pointer_mut(pointer) else {
            continue;
        };
        if chance.below(4) > 0 {
            *place = value;
            continue;
        }
        let (parent, name) = pointer.rsplit_once('/').unwrap();
        match lesson.pointer_mut(parent) {
            Some(Value::Array(list)) => drop(list.remove(name.parse().unwrap())),
            Some(Value::Object(fields)) => drop(fields.remove(name)),
            _ => {}
        }
    }
    lesson
}

/// The lessons of the project, and the one of the tests.
fn good() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tutorials/base");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let read = |file| serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    files.into_iter().map(read).chain([whole()]).collect()
}

#[test]
fn two_thousand_changed_lessons_are_answered() {
    let good = good();
    let mut chance = Chance::new(10);
    let mut still_good = 0;
    for round in 0..2000 {
        // The lesson of the tests has everything and is quick; the real ones come in between.
        let lesson = if round % 20 == 0 {
            &good[chance.below(good.len())]
        } else {
            &good[good.len() - 1]
        };
        let report = report(&mutated(lesson, &mut chance));
        still_good += usize::from(
            !report
                .problems
                .iter()
                .any(content::problem::Problem::is_error),
        );
    }
    assert!((20..1000).contains(&still_good), "{still_good}");
}
