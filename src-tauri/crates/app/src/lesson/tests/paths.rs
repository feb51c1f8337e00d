//! Paths through steps of lessons: the test of the base game, and an expansion in five minutes.

use super::*;
use content::scenario::{ExpectedAnswer, Predicate, ScenarioStep};

/// Takes the test of the base game, with the first of its questions answered wrong.
pub(super) async fn pass_placement(lessons: &Lessons) -> LessonView {
    let test = tutor::scenario_of_path("placement").expect("the test");
    let mut view = open(lessons, "placement", None).await;
    let mut is_wrong = true;
    for step in &test.steps {
        assert!(!view.may.contains(&LessonHelp::Hint) && !view.may.contains(&LessonHelp::Unsay));
        if let Some(acts) = test.acts(&step.id) {
            for action in acts {
                view = learn(lessons, &view, LearnerAction::Act { action }).await;
            }
        } else {
            let answer = chosen(step, std::mem::take(&mut is_wrong));
            view = learn(lessons, &view, LearnerAction::Answer { answer }).await;
        }
    }
    view
}

/// What is right, or a choice that is wrong: every wrong one has an answer of its own.
fn chosen(step: &ScenarioStep, is_wrong: bool) -> GivenAnswer {
    let asked = step.ask.iter().flat_map(|ask| &ask.choices);
    let reasons = step.wrong.iter().flat_map(|wrong| &wrong.choices);
    let is_answered = |choice: &ExpectedAnswer| {
        let mut feedback = step.feedback.iter();
        feedback.any(|it| matches!(&it.when, Some(Predicate::Answer(of)) if of.contains(choice)))
    };
    let mut choices = asked.chain(reasons);
    let written = step.ask.as_ref().and_then(|ask| ask.answer.as_ref());
    let right = written.filter(|_| !is_wrong);
    match right.or_else(|| choices.find(|choice| is_answered(choice) == is_wrong)) {
        Some(ExpectedAnswer::Number(number)) => GivenAnswer::Number { number: *number },
        Some(ExpectedAnswer::Code(code)) => GivenAnswer::Reason { code: code.clone() },
        Some(ExpectedAnswer::Places(places)) => GivenAnswer::Places {
            places: places.iter().map(Aim::from).collect(),
        },
        other => panic!("no number, reason or place: {other:?}"),
    }
}

#[tokio::test]
async fn whoever_passes_the_test_has_met_the_base_game() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    assert!(!map(&lessons).await.met);
    let view = Box::pin(pass_placement(&lessons)).await;
    assert_eq!((view.guesses, view.steps.len()), (1, 8));
    assert!(view.done && view.path.is_some_and(|path| path.passed));
    let map = map(&lessons).await;
    assert!(map.met);
    // Nobody said that they have more than the base game.
    assert!(map.next.is_none());
}

#[tokio::test]
async fn a_short_way_is_gone_on_with_and_ends_with_its_page() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let mut view = open(&lessons, "five-robbers", None).await;
    while !view.done {
        view = learn(&lessons, &view, LearnerAction::Skip).await;
    }
    let page = view.path.expect("a path").sheet;
    assert!(page.len() > 5 && page[0].title.is_some());
    let again = open(&lessons, "five-robbers", None).await;
    assert!(again.done);
    let cards = map(&lessons).await.paths;
    let card = cards.iter().find(|card| card.id == "five-robbers");
    assert_eq!(card.map(|card| card.stars), Some(1));
}
