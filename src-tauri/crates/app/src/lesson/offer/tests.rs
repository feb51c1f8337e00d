//! When a lesson is offered beside a game, and when not.

use super::super::Lessons;
use super::{DecisionRules, OfferView};
use content::course::courses;
use store::Store;
use store::answer::{KeptVerdict, NewAnswer};
use store::lesson::LessonRecord;
use store::settings::SettingsChange;
use tempfile::tempdir;

fn learner(store: &Store) -> Lessons {
    Lessons::of_program(store.clone())
}

fn newcomer() -> (Store, Lessons) {
    let store = Store::in_memory().expect("store");
    let lessons = learner(&store);
    (store, lessons)
}

/// What is offered at a decision of a turn.
async fn offer(lessons: &Lessons, turn: u16, rules: &[&'static str]) -> Option<OfferView> {
    let decision_rules = DecisionRules {
        game: 1,
        turn,
        rules: rules.to_vec(),
    };
    let offer = lessons.offer(Some(decision_rules));
    offer.await.expect("an answer")
}

async fn rule(lessons: &Lessons, turn: u16, rules: &[&'static str]) -> Option<String> {
    offer(lessons, turn, rules).await.map(|offer| offer.rule)
}

async fn finish(store: &Store, course: &str, but: usize) {
    let course = courses().iter().find(|it| it.id == course).expect("course");
    for lesson in course.lessons.iter().skip(but) {
        let kept = LessonRecord {
            id: lesson.id.clone(),
            progress: "{}".to_owned(),
            stars: Some(1),
            answer: None,
        };
        store.keep_lesson(kept).await.expect("kept");
    }
}

#[tokio::test]
async fn a_rule_that_bites_for_the_first_time_is_offered_with_the_step_that_teaches_it() {
    let (_, lessons) = newcomer();
    let offered = offer(&lessons, 3, &["TW-04"]).await.expect("an offer");
    assert_eq!((offered.course.as_str(), offered.game), ("tower", 1));
    let shown = lessons.map().await.expect("a map");
    let shown = &shown.rules["TW-04"];
    assert_eq!(
        (&offered.lesson, &offered.step),
        (&shown.lesson, &shown.step)
    );
    let step = Some(offered.step.clone());
    let opened = lessons.open(offered.lesson.id, step).await;
    let opened = opened.expect("the lesson");
    assert_eq!(opened.task.id, offered.step);
    assert!(opened.trial && opened.task.rules.contains(&"TW-04".to_owned()));
}

#[tokio::test]
async fn one_card_lies_there_at_a_time_until_it_is_put_away_or_its_turn_is_over() {
    let (_, lessons) = newcomer();
    let first = Some("TW-04".to_owned());
    assert_eq!(rule(&lessons, 3, &["TW-04", "TW-03"]).await, first);
    assert_eq!(rule(&lessons, 3, &["RB-03"]).await, first);
    let nobody_asked = lessons.offer(None).await.expect("answer");
    assert_eq!(nobody_asked.map(|it| it.rule), first);
    lessons.put_offer_away().await;
    let second = Some("TW-03".to_owned());
    assert_eq!(rule(&lessons, 3, &["TW-04", "TW-03"]).await, second);
    assert_eq!(rule(&lessons, 4, &["TW-04", "TW-03"]).await, None);
}

#[tokio::test]
async fn each_rule_is_offered_once_and_after_a_restart_too() {
    let folder = tempdir().expect("folder");
    let store = crate::store_in(folder.path());
    assert!(offer(&learner(&store), 1, &["RB-03"]).await.is_some());
    drop(store);
    let again = learner(&crate::store_in(folder.path()));
    assert_eq!(rule(&again, 9, &["RB-03"]).await, None);
    let other = rule(&again, 9, &["RB-03", "RB-12"]).await;
    assert_eq!(other.as_deref(), Some("RB-12"));
}

#[tokio::test]
async fn what_was_reset_may_be_offered_again() {
    let (_, lessons) = newcomer();
    for again in [true, true, false] {
        assert!(offer(&lessons, 1, &["TW-03"]).await.is_some());
        lessons.put_offer_away().await;
        assert_eq!(rule(&lessons, 2, &["TW-03"]).await, None);
        if again {
            let reset = lessons.reset(vec!["tower-01-floors".to_owned()]).await;
            reset.expect("reset");
        }
    }
}

#[tokio::test]
async fn what_was_met_in_a_lesson_is_not_offered() {
    let (store, lessons) = newcomer();
    let answer = NewAnswer {
        step: "take".to_owned(),
        content: "0".to_owned(),
        rules: r#"["TW-04"]"#.to_owned(),
        given: "{}".to_owned(),
        verdict: KeptVerdict::Right,
        class: None,
        help: 0,
        level: None,
    };
    let kept = store.keep_answer("tower-02-reach".to_owned(), answer).await;
    kept.expect("kept");
    assert_eq!(rule(&lessons, 1, &["TW-04"]).await, None);
    let other = rule(&lessons, 1, &["TW-04", "TW-11"]).await;
    assert_eq!(other.as_deref(), Some("TW-11"));
}

#[tokio::test]
async fn a_course_that_was_learned_is_not_offered_one_that_was_begun_is() {
    let (store, lessons) = newcomer();
    finish(&store, "tower", 1).await;
    assert!(rule(&lessons, 1, &["TW-04"]).await.is_some());
    lessons.put_offer_away().await;
    finish(&store, "tower", 0).await;
    assert_eq!(rule(&lessons, 1, &["TW-11"]).await, None);
    assert!(rule(&lessons, 1, &["TW-11", "CC-02"]).await.is_some());
}

#[tokio::test]
async fn the_base_game_is_never_offered() {
    let (_, lessons) = newcomer();
    assert_eq!(rule(&lessons, 1, &["BG-16", "BG-30"]).await, None);
}

#[tokio::test]
async fn whoever_does_not_want_to_be_taught_is_offered_nothing() {
    let (store, lessons) = newcomer();
    assert!(offer(&lessons, 1, &["TW-04"]).await.is_some());
    for (teaching, expected) in [(false, None), (true, Some("TW-03"))] {
        let change = SettingsChange {
            teaching: Some(teaching),
            ..SettingsChange::default()
        };
        store.change_settings(change).await.expect("changed");
        let offered = rule(&lessons, 1, &["TW-03"]).await;
        assert_eq!(offered.as_deref(), expected);
    }
}

#[tokio::test]
async fn how_far_one_is_in_a_course_is_told() {
    use crate::view::learn::CourseState::{Begun, Learned, New};
    let (store, lessons) = newcomer();
    finish(&store, "inns", 0).await;
    finish(&store, "traders", 4).await;
    let map = lessons.map().await.expect("a map");
    let state = |id: &str| {
        let course = map.courses.iter().find(|course| course.id == id);
        course.expect("a course").state
    };
    assert_eq!(
        (state("inns"), state("traders"), state("tower")),
        (Learned, Begun, New)
    );
}
