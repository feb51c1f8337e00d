//! Whether lessons are well made: false answers that lessons once gave are found, and what an author should change is named.

#![allow(
    clippy::disallowed_methods,
    reason = "the false answers are read from the disk"
)]

mod common;

use common::{fault, road, scenario};
use content::course::courses;
use content::library::Library;
use content::scenario::Scenario;
use serde_json::{Value, json};
use std::fs;
use tutor::Work;
use tutor::check::{Craft, is_exempt, prove_with_craft};

/// Courses of which every lesson is well made.
const WELL_MADE: [&str; 11] = [
    "abbot",
    "base",
    "crop-circles",
    "inns",
    "play-well",
    "river",
    "robbers",
    "together",
    "tollkeepers",
    "tower",
    "traders",
];

fn craft(lesson: &Value) -> Craft {
    let read: Scenario = Library::built_in()
        .read_value(lesson.clone())
        .expect("it is read");
    let proofs = prove_with_craft(&read, Library::built_in(), Work::default());
    proofs.craft.expect("it can be opened")
}

fn faults(lesson: &Value) -> Vec<String> {
    craft(lesson).problems.iter().map(fault).collect()
}

fn file(name: &str) -> Value {
    let path = format!(
        "{}/tests/false_answers/{name}.json",
        env!("CARGO_MANIFEST_DIR")
    );
    serde_json::from_str(&fs::read_to_string(path).expect("a file")).expect("JSON")
}

#[test]
fn the_false_answers_are_found() {
    for (name, expected) in [
        // “4 for your small city”, for cities of somebody else, and of nobody.
        ("own-city", "steps[0].feedback[0].say mixed-answer"),
        // “The house still shows 1”, where it turned.
        ("house-turns", "steps[0].feedback[0].say mixed-answer"),
        // “Neither road is finished”, where a third one is, and the house turned.
        ("third-road", "steps[0].feedback[0].say mixed-answer"),
        // “With three tiles left”, where two are.
        ("tiles-left", "text.en.first-figure number-contradicted"),
        // “Nothing is finished”, where an empty road is.
        ("empty-road", "steps[0].feedback[3].say mixed-answer"),
    ] {
        let found = faults(&file(name));
        assert!(found.iter().any(|it| it == expected), "{name}: {found:#?}");
    }
}

/// A lesson with nothing to change: the learner completes a road of three tiles.
fn well_made() -> Value {
    let mut beginning = road();
    let thief =
        json!({ "player": 0, "figure": "follower", "x": 1, "y": 0, "kind": "road", "at": "W" });
    beginning["setup"]["figures"] = json!([thief]);
    let closes = json!({ "completes": { "kind": "road" } });
    let steps = json!([
        { "id": "close", "type": "do", "say": "close", "good": "good", "why": "why", "rest": "pass", "rules": ["BG-16"],
          "accept": { "completes": { "feature": "road" } }, "hints": { "nudge": "nudge" },
          "feedback": [{ "class": "other", "when": { "all": [closes, { "not": { "completes": { "feature": "road" } } }] }, "say": "other" },
                       { "class": "open", "when": { "not": { "completes": { "kind": "road" } } }, "say": "open" }] },
        { "id": "end", "type": "say", "say": "end" },
    ]);
    let mut lesson = scenario(beginning, &["base/W", "base/U", "base/U"], steps);
    lesson["kind"] = json!("lesson");
    lesson["teaches"] = json!(["BG-16"]);
    lesson
}

#[test]
fn a_lesson_with_nothing_to_change_has_these_figures() {
    let craft = craft(&well_made());
    assert_eq!(craft.problems, []);
    assert_eq!(
        json!(craft.figures),
        json!({
            "id": "probe", "steps": 2, "moves": 1, "questions": 0, "first": "do", "boards": 1, "impossible": 0,
            "find": 0, "find_open": 0, "mixed_answers": 0, "compass": 0, "rulings_unmarked": 0,
        })
    );
}

fn after(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut lesson = well_made();
    change(&mut lesson);
    faults(&lesson)
}

#[test]
fn a_board_that_no_game_leads_to_is_named() {
    let start = after(|it| it["setup"]["figures"][0]["x"] = json!(0));
    assert_eq!(start, ["setup.figures[0] figure-on-first-tile"]);
    let second =
        json!({ "player": 1, "figure": "follower", "x": 1, "y": 0, "kind": "field", "at": "NL" });
    let two = |it: &mut Value| {
        it["setup"]["figures"] = json!([it["setup"]["figures"][0], second]);
    };
    assert_eq!(after(two), ["setup.figures[1] figures-on-one-tile"]);
    let with_circles = after(|it| {
        two(it);
        it["setup"]["mix"] = json!("crop-circles");
    });
    assert_eq!(with_circles, [""; 0]);
    let late = |it: &mut Value| it["setup"]["turn"] = json!(8);
    assert_eq!(after(late), ["setup.start few-tiles"]);
    let part = after(|it| {
        late(it);
        it["part"] = json!(true);
    });
    assert_eq!(part, [""; 0]);
}

#[test]
fn one_answer_is_for_one_outcome_and_its_numbers_hold() {
    let mixed = after(|it| {
        it["steps"][0]["accept"] = json!({ "act": { "type": "tile", "x": 0, "y": 1 } });
        it["steps"][0]["feedback"][0]["when"] =
            json!({ "not": { "act": { "type": "tile", "x": 0, "y": 1 } } });
    });
    assert_eq!(mixed, ["steps[0].feedback[0].say mixed-answer"]);
    let say = |key: &str, text: &str| after(|it| it["text"]["en"][key] = json!(text));
    assert_eq!(say("good", "3 points."), [""; 0]);
    assert_eq!(
        say("good", "4 points."),
        ["text.en.good number-contradicted"]
    );
    assert_eq!(say("open", "It would be worth 9."), [""; 0]);
    assert_eq!(
        say("open", "Two tiles left."),
        ["text.en.open number-contradicted"]
    );
    assert_eq!(say("good", "{points} points."), [""; 0]);
}

#[test]
fn hands_come_before_questions_and_one_board_is_enough() {
    let question = json!({ "id": "ask", "type": "predict", "say": "close", "rules": ["BG-16"],
        "ask": { "kind": "number", "of": { "points": {} } } });
    let asked = |it: &mut Value| {
        let steps = it["steps"].as_array_mut().unwrap();
        steps.insert(0, question);
    };
    assert_eq!(after(asked.clone()), ["steps[0] question-first"]);
    let apart = after(|it| {
        asked(it);
        it["apart"] = json!(true);
    });
    assert_eq!(apart, [""; 0]);
    let boards = after(|it| {
        let board = json!({ "setup": it["setup"], "deck": it["deck"], "let": it["let"] });
        it["boards"] = json!({ "two": board, "three": board });
        let mut again = it["steps"][0].clone();
        for name in ["two", "three"] {
            again["id"] = json!(name);
            again["board"] = json!(name);
            it["steps"].as_array_mut().unwrap().push(again.clone());
        }
    });
    assert_eq!(boards, ["boards many-boards"]);
}

#[test]
fn words_and_rules_are_looked_at() {
    let compass = after(|it| it["text"]["en"]["open"] = json!("Look at the northern road."));
    assert_eq!(compass, ["text.en.open compass-word"]);
    let ruling = |it: &mut Value| it["steps"][0]["rules"] = json!(["BG-16", "PR-07"]);
    assert_eq!(after(ruling), ["steps[0].rules ruling-unmarked"]);
    let marked = after(|it| {
        ruling(it);
        it["text"]["en"]["good"] = json!("Printed rules are silent here; we play it so.");
    });
    assert_eq!(marked, [""; 0]);
    let undecided = after(|it| it["teaches"] = json!(["BG-16", "BG-17"]));
    assert_eq!(undecided, ["teaches[1] rule-undecided"]);
}

#[test]
fn help_points_to_where_something_right_can_be_done() {
    let area = |x: i32| {
        after(|it| it["steps"][0]["hints"]["area"] = json!([{ "place": { "x": x, "y": 0 } }]))
    };
    assert_eq!(area(-1), [""; 0]);
    assert_eq!(area(3), ["steps[0].hints.area hint-elsewhere"]);
}

#[test]
fn where_a_tile_goes_is_left_open_or_said() {
    let find = |accept: Value, when: Value| {
        let mut lesson = well_made();
        lesson["steps"][0]["type"] = json!("find");
        lesson["steps"][0]["find"] = json!("best");
        lesson["steps"][0]["accept"] = accept;
        lesson["steps"][0]["feedback"] =
            json!([{ "class": "other", "when": when, "say": "other" }]);
        let figures = craft(&lesson).figures;
        (figures.find, figures.find_open)
    };
    let completes = json!({ "completes": { "feature": "road" } });
    assert_eq!(find(completes.clone(), json!({ "not": completes })), (1, 1));
    let at = json!({ "act": { "type": "tile", "x": -1, "y": 0 } });
    assert_eq!(find(at.clone(), json!({ "not": at })), (1, 0));
}

#[test]
fn courses_that_are_well_made_stay_so() {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    let of_course = lessons.filter(|lesson| {
        let course = lesson.id.split("-0").next();
        course.is_some_and(|course| WELL_MADE.contains(&course))
    });
    for lesson in of_course {
        let proofs = prove_with_craft(lesson, Library::built_in(), Work::default());
        let Craft { figures, problems } = proofs.craft.expect("it can be opened");
        assert_eq!(problems, [], "{}", lesson.id);
        let asked = figures.questions + figures.moves;
        assert!(
            is_exempt(lesson) || figures.questions * 3 <= asked,
            "{}",
            lesson.id
        );
    }
}
