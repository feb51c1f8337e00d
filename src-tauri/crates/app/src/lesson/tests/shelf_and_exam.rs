//! What one's shelf of boxes puts first, and the exam of a course.

use super::*;
use crate::view::lesson::AskType;

#[tokio::test]
async fn what_stands_on_the_shelf_comes_first() {
    let store = Store::in_memory().expect("store");
    let lessons = Lessons::of_program(store.clone());
    let order = |view: &LearnView| {
        view.courses
            .iter()
            .map(|it| it.id.clone())
            .collect::<Vec<_>>()
    };
    let usual = order(&map(&lessons).await);
    let change = store::settings::SettingsChange {
        boxes: Some(["inns", "robbers-circle"].map(str::to_owned).to_vec()),
        ..Default::default()
    };
    store.change_settings(change).await.expect("a shelf");
    let shelved = order(&map(&lessons).await);
    assert_eq!(shelved[..3], ["base", "inns", "crop-circles"]);
    let rest = |all: &[String]| {
        let others = all
            .iter()
            .filter(|id| !["crop-circles", "inns"].contains(&id.as_str()));
        others.cloned().collect::<Vec<_>>()
    };
    assert_eq!(rest(&shelved), rest(&usual));
    let first = &lessons.practice().await.expect("practice").kinds[0];
    assert_eq!(first.kind, "splendour");
}

#[tokio::test]
async fn only_what_stands_on_the_shelf_is_proposed() {
    let store = Store::in_memory().expect("store");
    let lessons = Lessons::of_program(store.clone());
    let base = courses().iter().find(|course| course.id == "base");
    for lesson in &base.expect("the base game").lessons {
        let mut view = open(&lessons, &lesson.id, None).await;
        while !view.done {
            view = learn(&lessons, &view, LearnerAction::Skip).await;
        }
        let own = |next: &crate::view::lesson::name::LessonName| {
            super::super::map::place(&next.id).course == "base"
        };
        assert!(view.next.as_ref().is_none_or(own), "{}", lesson.id);
    }
    assert!(map(&lessons).await.next.is_none());
    let change = store::settings::SettingsChange {
        boxes: Some(vec!["robbers-circle".to_owned()]),
        ..Default::default()
    };
    store.change_settings(change).await.expect("a shelf");
    let next = map(&lessons).await.next.expect("a lesson of that box");
    assert_eq!(super::super::map::place(&next.id).course, "crop-circles");
}

#[tokio::test]
async fn an_exam_gives_no_help_and_asks_nothing_twice() {
    let lessons = Lessons::of_program(Store::in_memory().expect("store"));
    let mut question = lessons.begin_exam("base".to_owned()).await;
    for number in 0..::practice::QUESTIONS {
        let asked = question.expect("a question").expect("one of ten");
        assert_eq!((usize::from(asked.at), usize::from(asked.of)), (number, 10));
        assert!(
            !asked
                .lesson
                .may
                .iter()
                .any(|it| matches!(it, LessonHelp::Hint | LessonHelp::Skip))
        );
        let revision = asked.lesson.revision;
        assert!(lessons.learn(revision, LearnerAction::Hint).await.is_err());
        question = lessons.next_question(revision).await;
    }
    assert!(question.expect("the end").is_none());
    let none = lessons.begin_exam("build".to_owned()).await;
    assert!(none.expect("no exam").is_none());
}

#[tokio::test]
async fn an_exam_counts_the_first_answer_alone() {
    let lessons = Lessons::of_program(Store::in_memory().expect("store"));
    let mut guessed = 0;
    // Most questions are moves, and an exam may have no other.
    for _ in 0..20 {
        let mut question = lessons.begin_exam("base".to_owned()).await;
        while let Some(asked) = question.expect("a question") {
            let mut revision = asked.lesson.revision;
            let ask = asked.lesson.task.ask.as_ref().map(|ask| ask.kind);
            if ask == Some(AskType::Number) {
                let wrong = learn(&lessons, &asked.lesson, number(999)).await;
                assert!(wrong.done && wrong.may.is_empty(), "{:?}", wrong.may);
                for again in [number(1), LearnerAction::Unsay] {
                    assert!(lessons.learn(wrong.revision, again).await.is_err());
                }
                revision = wrong.revision;
                guessed += 1;
            }
            question = lessons.next_question(revision).await;
        }
        if guessed > 0 {
            break;
        }
    }
    assert!(guessed > 0, "no question of an exam asks for a number");
}
