//! Proofs end: what leaves too many ways open is refused as soon as so much was tried.

mod common;

use common::scenario;
use content::course::{campaigns, courses};
use content::library::Library;
use content::problem::Problem;
use content::scenario::Scenario;
use serde_json::{Value, json};
use tutor::Work;
use tutor::check::prove_within;

/// A turn in which everything is right, many times over.
fn wide(steps: usize) -> Scenario {
    let beginning = json!({ "setup": { "players": [{ "by": "learner" }] } });
    let step = |n: usize| {
        let turn = json!({ "turns": { "at-least": 1 } });
        json!({ "id": format!("s{n}"), "type": "do", "say": "lay", "accept": turn })
    };
    let steps: Value = (0..steps).map(step).collect();
    let mut wide = scenario(beginning, &["base/V"], steps);
    // Whatever is drawn on the way, nothing is wrong but that it is too much.
    wide["deck"]["aside"] = json!(true);
    let read = Library::built_in().read_value(wide);
    read.unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn said(scenario: &Scenario, work: Work) -> Vec<String> {
    let report = prove_within(scenario, Library::built_in(), work);
    report.problems.iter().map(Problem::to_string).collect()
}

const TOO_MUCH: &str =
    "this leaves more ways open than can be tried: fewer steps help, or fewer choices in them";

#[test]
fn a_scenario_with_too_many_ways_is_refused_in_one_sentence() {
    assert_eq!(said(&wide(60), Work::default()), [TOO_MUCH]);
    let (few, more) = (Work::of(200), Work::of(2 * Work::USUAL));
    assert_eq!(said(&wide(1), few), [TOO_MUCH]);
    assert!(!said(&wide(1), more).contains(&TOO_MUCH.to_owned()));
}

#[test]
fn every_lesson_carried_takes_what_is_usual_at_most() {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    let chapters = campaigns().iter().flat_map(|it| &it.scenarios);
    for lesson in lessons.chain(chapters) {
        let mut said = said(lesson, Work::of(Work::USUAL));
        if lesson.id == "river-03-together" {
            // It teaches what becomes of a river tile where its rules are off (RV-18).
            said.retain(|each| !each.contains("a river needs the rules of river, which are off"));
        }
        assert_eq!(said, Vec::<String>::new(), "{}", lesson.id);
    }
}
