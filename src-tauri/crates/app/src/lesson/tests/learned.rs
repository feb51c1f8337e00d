//! What was learned is said alike of courses and of rules, however it was learned.

use super::paths::pass_placement;
use super::*;
use crate::lesson::learned;
use crate::view::learn::CourseState;

fn course(map: &LearnView, id: &str) -> CourseState {
    let found = map.courses.iter().find(|course| course.id == id);
    found.expect("a course").state
}

/// The rules of a course that nobody has come by, as the rulebook says it.
fn new_rules(map: &LearnView, course: &str) -> Vec<String> {
    let taught = map.rules.iter();
    let new = taught.filter(|(_, taught)| {
        taught.known == Knowledge::New
            && super::super::map::place(&taught.lesson.id).course == course
    });
    new.map(|(rule, _)| rule.clone()).collect()
}

/// An exam of which so many questions were answered right.
async fn examined(lessons: &Lessons, course: &str, right: usize) {
    let mut round = ::practice::exam(course, 1).expect("an exam");
    for number in 0..round.asks.len() {
        round.answer(if number < right {
            ::practice::AnswerGrade::Right
        } else {
            ::practice::AnswerGrade::Wrong
        });
    }
    let kept = learned::outcome(&round).expect("text").expect("it is over");
    lessons.store.keep_lesson(kept).await.expect("kept");
}

#[tokio::test]
async fn whoever_passes_the_test_of_the_base_game_has_learned_its_course_and_its_rules() {
    let lessons = Lessons::of_program(Store::in_memory().expect("store"));
    assert_eq!(course(&map(&lessons).await, "base"), CourseState::New);
    assert!(new_rules(&map(&lessons).await, "base").len() > 20);
    Box::pin(pass_placement(&lessons)).await;
    let after = map(&lessons).await;
    assert!(after.met);
    assert_eq!(course(&after, "base"), CourseState::Learned);
    assert_eq!(new_rules(&after, "base"), Vec::<String>::new());
}

#[tokio::test]
async fn five_minutes_teach_an_expansion_and_what_their_page_says() {
    let lessons = Lessons::of_program(Store::in_memory().expect("store"));
    let before = map(&lessons).await;
    assert_eq!(course(&before, "robbers"), CourseState::New);
    let mut view = open(&lessons, "five-robbers", None).await;
    view = learn(&lessons, &view, LearnerAction::Skip).await;
    assert_eq!(course(&map(&lessons).await, "robbers"), CourseState::Begun);
    while !view.done {
        view = learn(&lessons, &view, LearnerAction::Skip).await;
    }
    let after = map(&lessons).await;
    assert_eq!(course(&after, "robbers"), CourseState::Learned);
    for line in view.path.expect("a path").sheet {
        for rule in line.rules {
            let known = after.rules.get(&rule).map(|taught| taught.known);
            assert_ne!(known, Some(Knowledge::New), "{rule}");
        }
    }
}

#[tokio::test]
async fn an_exam_that_was_passed_counts_and_one_that_was_not_does_not() {
    let lessons = Lessons::of_program(Store::in_memory().expect("store"));
    let begun = lessons.begin_exam("tower".to_owned()).await;
    let question = begun.expect("an answer").expect("a question");
    let may_miss = usize::from(question.may_miss.expect("an exam"));
    let passes = usize::from(question.of) - may_miss;
    examined(&lessons, "tower", passes - 1).await;
    assert_eq!(course(&map(&lessons).await, "tower"), CourseState::Begun);
    examined(&lessons, "tower", passes).await;
    let passed = map(&lessons).await;
    assert_eq!(course(&passed, "tower"), CourseState::Learned);
    assert_eq!(new_rules(&passed, "tower"), Vec::<String>::new());
    // A later one that goes wrong takes nothing away.
    examined(&lessons, "tower", 0).await;
    assert_eq!(course(&map(&lessons).await, "tower"), CourseState::Learned);
}

#[tokio::test]
async fn an_exam_that_is_gone_through_is_kept() {
    let lessons = Lessons::of_program(Store::in_memory().expect("store"));
    let mut question = lessons.begin_exam("base".to_owned()).await;
    while let Some(asked) = question.expect("a question") {
        let revision = asked.lesson.revision;
        question = lessons.next_question(revision).await;
    }
    assert_eq!(course(&map(&lessons).await, "base"), CourseState::Begun);
}

#[tokio::test]
async fn a_course_that_is_reset_is_new_however_it_was_learned() {
    let lessons = Lessons::of_program(Store::in_memory().expect("store"));
    examined(&lessons, "tower", 10).await;
    let before = map(&lessons).await;
    let of_it = before.courses.iter().find(|course| course.id == "tower");
    let of_it = of_it.expect("a course").lessons.iter();
    let ids = of_it.map(|lesson| lesson.id.clone()).collect();
    let number = lessons.reset(ids).await.expect("reset");
    assert_eq!(course(&map(&lessons).await, "tower"), CourseState::New);
    lessons.restore(number).await.expect("brought back");
    assert_eq!(course(&map(&lessons).await, "tower"), CourseState::Learned);
}
