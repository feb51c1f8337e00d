//! Lessons at a desk of the workshop: what is made is judged true, false or not decided yet, help leads on from
//! wherever somebody is, and what the checker says of those that are carried.

mod common;

use common::{faults, told, verdict, worded};
use content::course::courses;
use content::library::Library;
use content::scenario::{ExpectedAnswer, Operation, Predicate, Scenario};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use tutor::check::prove;
use tutor::{EditorAction, Lesson, Runner, StepOutcome};

/// A lesson in which a road is led through a blank tile, and a second one over it.
fn crossing() -> Value {
    let road = |sides: [&str; 2]| json!({ "joined": { "sides": sides, "kind": "road" } });
    let task = |id: &str, accept: Value, feedback: Value| {
        json!({ "id": id, "type": "make", "say": id, "accept": accept, "good": "good", "why": "why",
                "feedback": feedback, "hints": { "nudge": "help" } })
    };
    let city =
        json!([{ "class": "city", "when": { "has-segment": { "kind": "city" } }, "say": "city" }]);
    let side = |side: &str| json!({ "of": "tile", "tile": "ways/A", "change": { "do": "side", "side": side, "land": "road" } });
    let join = |from: &str, to: &str| json!({ "of": "tile", "tile": "ways/A", "change": { "do": "join", "from": from, "to": to } });
    worded(json!({
        "format": "bastide/scenario@1", "id": "crossing", "kind": "lesson", "title": "title",
        "level": 1, "minutes": 3, "desk": "tile",
        "setup": { "players": [{ "by": "learner" }], "mix": "base" },
        "document": { "format": "bastide/tile-set@1", "id": "ways", "name": { "en": "Ways" }, "tiles": [
            { "id": "ways/A", "count": 1, "segments": [
                { "kind": "field", "edges": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] } ] } ] },
        "steps": [
            task("first", road(["W", "E"]), city.clone()),
            { "id": "guess", "type": "predict", "say": "guess", "good": "good", "why": "why",
              "ask": { "kind": "number", "of": { "made": { "what": "things", "thing": "field" } },
                       "choices": [1, 2], "answer": 2 },
              "feedback": [{ "class": "one", "when": { "answer": [1] }, "say": "one" }],
              "hints": { "nudge": "help" } },
            task("second", json!({ "all": [road(["N", "S"]), { "carries": { "what": "bridge" } }, { "tile-valid": {} }] }), city),
            { "id": "last", "type": "say", "say": "last" },
        ],
        "solution": {
            "first": [side("W"), join("W", "E")],
            "second": [side("N"), join("N", "S"),
                       { "of": "tile", "tile": "ways/A", "change": { "do": "bridge", "on": true } }],
        },
    }))
}

fn open(scenario: &Value) -> Runner {
    let library = Library::built_in();
    let read: Scenario = library
        .read_value(scenario.clone())
        .unwrap_or_else(|problems| panic!("{}", told(&problems)));
    Runner::new(Arc::new(Lesson::open(read, library, 0).unwrap()))
}

fn make(runner: &mut Runner, operation: Value) -> StepOutcome {
    let make = EditorAction::read(&Operation(operation)).unwrap();
    runner.make(&make).unwrap()
}

fn draw(runner: &mut Runner, change: Value) -> StepOutcome {
    make(
        runner,
        json!({ "of": "tile", "tile": "ways/A", "change": change }),
    )
}

#[test]
fn every_lesson_at_a_desk_is_proved() {
    let library = Library::built_in();
    let mut lessons = 0;
    for lesson in courses().iter().flat_map(|course| &course.lessons) {
        if lesson.desk.is_none() {
            continue;
        }
        let report = prove(lesson, library);
        assert!(
            report.problems.is_empty(),
            "{}: {}",
            lesson.id,
            told(&report.problems)
        );
        lessons += 1;
    }
    assert_eq!(lessons, 5);
}

#[test]
fn what_is_on_the_way_is_neither_right_nor_wrong() {
    let mut runner = open(&crossing());
    let road = |side: &str| json!({ "do": "side", "side": side, "land": "road" });
    assert_eq!(verdict(&draw(&mut runner, road("W"))), "undecided");
    assert_eq!(verdict(&draw(&mut runner, road("W"))), "refused");
    let city = draw(
        &mut runner,
        json!({ "do": "side", "side": "N", "land": "city" }),
    );
    assert_eq!(
        (verdict(&city), city.class.as_deref()),
        ("wrong", Some("city"))
    );
    let lay = runner.judged_made().unwrap().draft.text();
    let lies = runner.made().unwrap().draft.text();
    assert!(
        lay.contains("city") && !lies.contains("city"),
        "it is taken back"
    );
    runner.rewind();
    assert!(runner.done_here().is_empty());
    draw(&mut runner, road("W"));
    let joined = draw(&mut runner, json!({ "do": "join", "from": "W", "to": "E" }));
    assert_eq!(verdict(&joined), "right");
    assert_eq!(runner.view().step, "guess");
}

#[test]
fn help_tells_the_next_operation_then_all_then_does_them() {
    let mut runner = open(&crossing());
    draw(
        &mut runner,
        json!({ "do": "side", "side": "W", "land": "road" }),
    );
    let told = |runner: &mut Runner| runner.hint().unwrap().help.unwrap().make.len();
    assert_eq!(
        [told(&mut runner), told(&mut runner), told(&mut runner)],
        [0, 1, 1]
    );
    let done = runner.hint().unwrap();
    assert_eq!(
        (verdict(&done), runner.view().step.as_str()),
        ("right", "guess")
    );
    assert_eq!(runner.progress().stars(), 2);
}

#[test]
fn whoever_drew_something_else_is_helped_all_the_same() {
    let mut runner = open(&crossing());
    // A village between, a road that bends: the author's way no longer leads on from here.
    draw(
        &mut runner,
        json!({ "do": "side", "side": "S", "land": "road" }),
    );
    draw(
        &mut runner,
        json!({ "do": "side", "side": "W", "land": "road" }),
    );
    draw(&mut runner, json!({ "do": "join", "from": "S", "to": "W" }));
    for _ in 0..4 {
        runner.hint().unwrap();
    }
    assert_eq!(runner.view().step, "guess");
}

#[test]
fn a_step_that_cannot_begin_with_what_was_brought_begins_with_the_lessons_own() {
    let mut runner = open(&crossing());
    draw(&mut runner, json!({ "do": "monastery", "on": true }));
    draw(
        &mut runner,
        json!({ "do": "side", "side": "S", "land": "road" }),
    );
    draw(
        &mut runner,
        json!({ "do": "side", "side": "N", "land": "road" }),
    );
    draw(&mut runner, json!({ "do": "join", "from": "N", "to": "S" }));
    draw(
        &mut runner,
        json!({ "do": "side", "side": "W", "land": "road" }),
    );
    draw(&mut runner, json!({ "do": "join", "from": "W", "to": "E" }));
    assert_eq!(runner.view().step, "guess");
    // Four fields would be no answer to choose from.
    assert!(!runner.made().unwrap().draft.text().contains("monastery"));
    let lesson = Arc::clone(runner.lesson());
    let kept = serde_json::to_string(runner.progress()).unwrap();
    let again = Runner::resume(lesson, serde_json::from_str(&kept).unwrap());
    let text = |runner: &Runner| runner.made().unwrap().draft.text();
    assert_eq!(text(&again), text(&runner));
}

/// The lesson with something put in its place.
fn broken(pointer: &str, value: Value) -> Value {
    let mut lesson = crossing();
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    match lesson.pointer_mut(parent).unwrap() {
        Value::Object(fields) if value.is_null() => drop(fields.remove(name)),
        Value::Object(fields) => drop(fields.insert(name.to_owned(), value)),
        Value::Array(list) => list[name.parse::<usize>().unwrap()] = value,
        other => panic!("{parent} is {other}"),
    }
    lesson
}

#[test]
fn every_way_in_which_a_lesson_at_a_desk_can_be_wrong_is_told() {
    assert_eq!(faults(&crossing()), [""; 0]);
    let change = |side: &str, land: &str| json!({ "of": "tile", "tile": "ways/A", "change": { "do": "side", "side": side, "land": land } });
    let joined = json!({ "joined": { "sides": ["W", "E"] } });
    let never = json!({ "all": [joined, { "count-is": { "what": "tiles", "exactly": 1 } }] });
    for (pointer, value, expected) in [
        ("/document", Value::Null, "document desk-needs"),
        (
            "/document/format",
            json!("bastide/scene@1"),
            "document.format no-format",
        ),
        (
            "/document/tiles/0/count",
            json!(0),
            "document.tiles[0].count out-of-range",
        ),
        ("/desk", json!("lab"), "lab desk-needs"),
        ("/desk", Value::Null, "steps[0].type other-place"),
        ("/steps/0/type", json!("do"), "steps[0].type other-place"),
        (
            "/solution/first",
            Value::Null,
            "solution.first step-needs-solution",
        ),
        (
            "/solution/first/0",
            json!({ "type": "pass" }),
            "solution.first[0] no-operation",
        ),
        (
            "/solution/first/0",
            json!({ "of": 3 }),
            "solution.first[0] no-operation",
        ),
        (
            "/solution/first/0",
            json!({ "of": "bridge" }),
            "solution.first[0] no-operation",
        ),
        (
            "/solution/first/0",
            change("W", "field"),
            "solution.first[0] not-done",
        ),
        (
            "/solution/first/0",
            change("W", "city"),
            "solution.first[0] wrong-on-the-way",
        ),
        (
            "/solution/first",
            json!([change("W", "road")]),
            "solution.first none-of-the-ways",
        ),
        (
            "/steps/0/accept",
            json!({ "tile-valid": {} }),
            "steps[0].accept all-right",
        ),
        (
            "/steps/0/feedback/0/when",
            never,
            "steps[0].feedback[0] empty-class",
        ),
        (
            "/steps/0/feedback/0/example",
            json!([change("W", "road")]),
            "steps[0].feedback[0].example empty-class",
        ),
        (
            "/steps/1/ask/answer",
            json!(1),
            "steps[1].ask.answer wrong-answer",
        ),
        (
            "/steps/1/ask/of",
            json!({ "made": { "what": "median" } }),
            "steps[1].ask.of nothing-made",
        ),
    ] {
        let found = faults(&broken(pointer, value));
        let is_told = found.iter().any(|fault| fault == expected);
        assert!(is_told, "expected {expected}, found {found:#?}");
    }
}

/// A step that asks whether something is true of a document.
fn asked(document: Value, predicate: &Value) -> Value {
    worded(json!({
        "format": "bastide/scenario@1", "id": "asked", "kind": "scenario", "title": "title", "desk": "lab",
        "setup": { "players": [{ "by": "learner" }], "mix": "base" },
        "lab": { "bots": ["random", "random"], "games": 2, "seed": 1 },
        "document": document,
        "steps": [
            { "id": "ask", "type": "predict", "say": "ask",
              "ask": { "kind": "yes-no", "of": { "is": predicate } } },
            { "id": "end", "type": "say", "say": "end" },
        ],
    }))
}

#[test]
fn the_lab_of_a_lesson_asks_no_bot_that_thinks_long_and_none_that_is_not_there() {
    let mix = json!({ "format": "bastide/mix@1", "id": "mixed", "name": { "en": "Mixed" },
                      "sets": { "base": 1 } });
    let sides = json!({ "count-is": { "what": "sides", "land": "road", "exactly": 8 } });
    let mut lesson = asked(mix, &sides);
    for (bots, path) in [
        (json!(["greedy", "sharp"]), "lab.bots[1]"),
        (json!(["gredy", "steady"]), "lab.bots[0]"),
    ] {
        lesson["lab"]["bots"] = bots;
        assert_eq!(faults(&lesson), [format!("{path} no-bot")]);
    }
}

#[test]
fn every_predicate_of_a_document_is_true_of_one_and_false_of_another() {
    let ways = |bridge: bool| {
        json!({ "format": "bastide/tile-set@1", "id": "ways", "name": { "en": "Ways" }, "tiles": [
            { "id": "ways/A", "count": 2, "bridge": bridge, "segments": [
                { "kind": "road", "edges": ["E", "W"] }, { "kind": "road", "edges": ["N", "S"] },
                { "kind": "field", "edges": ["NL", "WR"] }, { "kind": "field", "edges": ["NR", "EL"] },
                { "kind": "field", "edges": ["ER", "SL"] }, { "kind": "field", "edges": ["SR", "WL"] } ] } ] })
    };
    let mix = |expansions: Value| {
        json!({ "format": "bastide/mix@1", "id": "mixed", "name": { "en": "Mixed" },
                "sets": { "base": 1, "inns": 1 }, "expansions": expansions })
    };
    let rows = [
        (
            ways(true),
            json!({ "tile-valid": { "tile": "ways/A" } }),
            true,
        ),
        (ways(false), json!({ "tile-valid": {} }), false),
        (
            ways(true),
            json!({ "has-segment": { "kind": "road", "exactly": 2, "reaches": 2 } }),
            true,
        ),
        (
            ways(true),
            json!({ "has-segment": { "kind": "road", "sides": ["N", "E"] } }),
            false,
        ),
        (
            ways(true),
            json!({ "joined": { "sides": ["S", "N"], "kind": "road" } }),
            true,
        ),
        (
            ways(true),
            json!({ "joined": { "sides": ["W", "N"] } }),
            false,
        ),
        (ways(true), json!({ "carries": { "what": "bridge" } }), true),
        (
            ways(true),
            json!({ "carries": { "what": "bridge", "tile": "ways/B" } }),
            false,
        ),
        (
            ways(true),
            json!({ "count-is": { "what": "sides", "land": "road", "exactly": 8 } }),
            true,
        ),
        (
            ways(true),
            json!({ "count-is": { "what": "answers", "in": "bag", "tile": "ways/A", "side": "N", "exactly": 45 } }),
            true,
        ),
        (
            ways(true),
            json!({ "count-is": { "what": "designs", "at-least": 2 } }),
            false,
        ),
        (ways(true), json!({ "in-set": { "like": "base/X" } }), false),
        (
            mix(json!([])),
            json!({ "in-set": { "like": "base/X" } }),
            true,
        ),
        (
            mix(json!([])),
            json!({ "in-set": { "set": "inns", "exactly": 1 } }),
            true,
        ),
        (mix(json!(["inns"])), json!({ "warning-free": true }), true),
        (mix(json!([])), json!({ "warning-free": true }), false),
        (
            mix(json!(["inns"])),
            json!({ "lab-ran": { "exactly": 2 } }),
            false,
        ),
    ];
    let mut met = BTreeSet::new();
    for (document, predicate, expected) in rows {
        let mut runner = open(&asked(document, &predicate));
        let word = predicate
            .as_object()
            .unwrap()
            .keys()
            .next()
            .unwrap()
            .clone();
        let given = runner.answer(&ExpectedAnswer::YesNo(expected)).unwrap();
        assert_eq!(verdict(&given), "right", "{predicate}");
        met.insert((word, expected));
    }
    // A run is true only of what was weighed, as it was weighed.
    let mut weighed = asked(mix(json!(["inns"])), &json!({ "lab-ran": {} }));
    weighed["steps"][0] = json!({ "id": "ask", "type": "make", "say": "ask",
        "accept": { "all": [{ "lab-ran": { "exactly": 2 } }, { "in-set": { "set": "inns", "exactly": 2 } }] } });
    weighed["solution"] = json!({ "ask": [
        { "of": "mix", "change": { "do": "times", "set": "inns", "times": 2 } }, { "of": "lab" } ] });
    let mut runner = open(&worded(weighed));
    let twice = || json!({ "of": "mix", "change": { "do": "times", "set": "inns", "times": 2 } });
    assert_eq!(
        verdict(&make(&mut runner, json!({ "of": "lab" }))),
        "undecided"
    );
    assert_eq!(
        verdict(&make(&mut runner, json!({ "of": "lab" }))),
        "refused"
    );
    assert_eq!(verdict(&make(&mut runner, twice())), "undecided");
    assert_eq!(verdict(&make(&mut runner, json!({ "of": "lab" }))), "right");
    met.insert(("lab-ran".to_owned(), true));
    for word in Predicate::AT_DESK {
        for expected in [true, false] {
            assert!(
                met.contains(&(word.to_owned(), expected)),
                "{word} is never {expected}"
            );
        }
    }
}
