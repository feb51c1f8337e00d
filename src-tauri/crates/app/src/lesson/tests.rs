//! What a learner may rely on: nothing confirmed is lost, what is looked at counts nothing, a reset can be taken back.

mod learned;
mod paths;
mod people;
mod resets;
mod shelf_and_exam;

use super::{LearnerAction, Lessons};
use crate::error::AppError;
use crate::view::learn::{Knowledge, LearnView};
use crate::view::lesson::answer::Judgement;
use crate::view::lesson::given::{Aim, GivenAnswer};
use crate::view::lesson::{LessonHelp, LessonView, StepType};
use content::course::courses;
use rules::action::Action;
use rules::figure::FigureKind;
use rules::ground::{At, Kind};
use rusqlite::Connection;
use std::path::Path;
use store::{FILE_NAME, Store};
use tempfile::tempdir;

/// A lesson whose first step takes a tile and a knight, and whose second asks how many points: 6, 7 or 8?
const LESSON: &str = "base-04-cities";

fn started(folder: &Path) -> Lessons {
    let store = crate::store_in(folder);
    Lessons::of_program(store)
}

async fn open(lessons: &Lessons, id: &str, step: Option<&str>) -> LessonView {
    let step = step.map(str::to_owned);
    let opened = lessons.open(id.to_owned(), step);
    opened.await.expect("a lesson")
}

async fn learn(lessons: &Lessons, view: &LessonView, action: LearnerAction) -> LessonView {
    lessons.learn(view.revision, action).await.expect("done")
}

async fn map(lessons: &Lessons) -> LearnView {
    lessons.map().await.expect("a map")
}

/// The lesson with its first step done.
async fn begun(lessons: &Lessons) -> LessonView {
    let mut view = open(lessons, LESSON, None).await;
    let (x, y) = (2, -1);
    let tile = Action::Tile { x, y, rotation: 2 };
    let (figure, kind, at) = (FigureKind::Follower, Kind::City, At::S);
    let knight = Action::Figure {
        figure,
        x,
        y,
        kind,
        at,
    };
    for action in [tile, knight] {
        view = learn(lessons, &view, LearnerAction::Act { action }).await;
    }
    view
}

fn number(number: i32) -> LearnerAction {
    LearnerAction::Answer {
        answer: GivenAnswer::Number { number },
    }
}

fn stars(map: &LearnView, id: &str) -> u8 {
    let mut lessons = map.courses.iter().flat_map(|course| &course.lessons);
    lessons
        .find(|lesson| lesson.id == id)
        .expect("a lesson")
        .stars
}

#[tokio::test]
async fn a_lesson_goes_on_where_somebody_stopped() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let view = open(&lessons, LESSON, None).await;
    assert_eq!((view.at, view.task.kind), (0, StepType::Do));
    let view = Box::pin(begun(&lessons)).await;
    let view = learn(&lessons, &view, number(6)).await;
    let told = view.told.as_ref().expect("an answer");
    assert_eq!(
        (told.judged, told.class.as_deref()),
        (Judgement::Wrong, Some("pennant"))
    );
    let view = learn(&lessons, &view, number(8)).await;
    assert_eq!(
        view.told.as_ref().expect("an answer").judged,
        Judgement::Right
    );
    assert_eq!(view.task.id, "gap");

    // Whoever is killed has no time to say good-bye.
    drop(lessons);
    let again = started(folder.path());
    let view = open(&again, LESSON, None).await;
    assert_eq!(
        (view.task.id.as_str(), view.mistakes, view.stars),
        ("gap", 0, 3)
    );
    assert!(view.told.is_none());
    let next = map(&again).await.next.expect("a lesson under way");
    assert_eq!(next.id, LESSON);
}

#[tokio::test]
async fn every_lesson_is_shown_from_its_beginning_to_its_end() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    for lesson in courses().iter().flat_map(|course| &course.lessons) {
        let mut view = open(&lessons, &lesson.id, None).await;
        for _ in 0..lesson.steps.len() {
            assert!(!view.task.say.is_empty());
            let told = view.told.as_ref();
            let frames = told.map_or(0, |told| told.frames.len());
            for frame in 0..frames {
                let game = lessons
                    .ask(Some(frame as u32), |game| Ok(game.state().turn))
                    .await;
                game.expect("the board after a move that was shown");
            }
            view = learn(&lessons, &view, LearnerAction::Skip).await;
        }
        assert!(view.done, "{}", lesson.id);
        assert_eq!(view.best, 1, "{}", lesson.id);
        has_its_rules(&lessons, &view).await;
    }
    assert!(map(&lessons).await.next.is_none());
}

/// Turns that were played freely end with the rules that came up in them, each with its moments.
async fn has_its_rules(lessons: &Lessons, view: &LessonView) {
    let id = &view.id;
    let plays = view.steps.iter().any(|step| step.kind == StepType::Play);
    assert!(view.came_up.is_none() || plays, "{id}");
    assert!(
        view.came_up.is_some() || !id.ends_with("small-game"),
        "{id}"
    );
    let Some(came_up) = &view.came_up else { return };
    for it in &came_up.rules {
        assert!(!came_up.never.contains(&it.rule), "{id} {}", it.rule);
        for at in &it.turns {
            let board = lessons.moment(at.step).await.expect("its board");
            assert_eq!(board.step, at.step, "{id} {}", it.rule);
        }
    }
    let (none, late) = (lessons.moment(0).await, lessons.moment(9_999).await);
    for absent in [none, late] {
        assert!(matches!(absent, Err(AppError::NotFound { .. })), "{id}");
    }
}

#[tokio::test]
async fn others_move_and_speak_before_the_learner_is_asked() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let view = Box::pin(first_where(&lessons, |view| !said_before(view).is_empty())).await;
    assert!(said_before(&view).iter().all(|said| !said.is_empty()));
    let last = view.before.last().expect("a move");
    assert_eq!(last.view.tiles, view.board.tiles);
    let again = learn(&lessons, &view, LearnerAction::Retry).await;
    assert_eq!(again.before.len(), view.before.len());
}

/// What others said before the learner was asked.
fn said_before(view: &LessonView) -> Vec<&str> {
    let frames = view.before.iter();
    frames.filter_map(|frame| frame.say.as_deref()).collect()
}

/// The first step of any lesson that is as wanted.
async fn first_where(lessons: &Lessons, wanted: impl Fn(&LessonView) -> bool) -> LessonView {
    for lesson in courses().iter().flat_map(|course| &course.lessons) {
        let mut view = open(lessons, &lesson.id, None).await;
        while !view.done {
            if wanted(&view) {
                return view;
            }
            view = learn(lessons, &view, LearnerAction::Skip).await;
        }
    }
    panic!("no lesson has such a step")
}

#[tokio::test]
async fn a_mistake_is_shown_and_then_taken_back() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let view = Box::pin(begun(&lessons)).await;
    let before = learn(&lessons, &view, number(8)).await;
    // The city is to grow.
    let place = before.board.places.iter();
    let mut elsewhere = place.filter(|place| (place.x, place.y) != (-1, -1));
    let elsewhere = elsewhere.next().expect("another place");
    let action = Action::Tile {
        x: elsewhere.x,
        y: elsewhere.y,
        rotation: elsewhere.rotations[0],
    };
    let view = learn(&lessons, &before, LearnerAction::Act { action }).await;
    let told = view.told.as_ref().expect("an answer");
    assert_eq!(
        (told.judged, told.class.as_deref()),
        (Judgement::Wrong, Some("away"))
    );
    let shown = &told.frames.last().expect("the move").view;
    assert!(shown.tiles.len() > view.board.tiles.len());
    assert_eq!(view.board.tiles, before.board.tiles);
    assert_eq!(view.task.id, before.task.id);
}

#[tokio::test]
async fn looking_at_one_step_keeps_nothing() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    Box::pin(begun(&lessons)).await;
    // Nothing but this is about the rule.
    let look = open(&lessons, LESSON, Some("close")).await;
    assert!(look.trial);
    assert_eq!(look.task.kind, StepType::Do);
    let look = learn(&lessons, &look, LearnerAction::Skip).await;
    assert_eq!(look.told.expect("an answer").judged, Judgement::Done);
    let mine = open(&lessons, LESSON, None).await;
    assert_eq!((mine.task.id.as_str(), mine.trial), ("count", false));
    let rules = map(&lessons).await.rules;
    assert_eq!(rules["BG-09"].known, Knowledge::New);
}

#[tokio::test]
async fn a_rule_is_seen_when_it_was_told_and_learned_when_it_was_done() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    assert_eq!(map(&lessons).await.rules["BG-19"].known, Knowledge::New);
    let mut view = Box::pin(begun(&lessons)).await;
    let rules = map(&lessons).await.rules;
    assert_eq!(rules["BG-19"].known, Knowledge::Learned);
    assert_eq!(rules["BG-19"].step, "small");
    while view.task.id != "free" {
        view = learn(&lessons, &view, LearnerAction::Skip).await;
    }
    assert_eq!(map(&lessons).await.rules["BG-09"].known, Knowledge::Seen);
}

#[tokio::test]
async fn the_best_stars_stay_and_a_reset_can_be_taken_back() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let mut view = open(&lessons, LESSON, None).await;
    while !view.done {
        view = learn(&lessons, &view, LearnerAction::Skip).await;
    }
    let again = learn(&lessons, &view, LearnerAction::Again).await;
    assert_eq!((again.at, again.best, again.mistakes), (0, 1, 0));
    assert_eq!(stars(&map(&lessons).await, LESSON), 1);
    let number = lessons.reset(vec![LESSON.to_owned()]).await.expect("reset");
    let bare = map(&lessons).await;
    assert_eq!(stars(&bare, LESSON), 0);
    assert_eq!(bare.rules["BG-09"].known, Knowledge::New);
    let closed = lessons.learn(again.revision, LearnerAction::GoOn).await;
    assert!(matches!(closed, Err(AppError::NotFound { .. })));
    lessons.restore(number).await.expect("back");
    let back = map(&lessons).await;
    assert_eq!(stars(&back, LESSON), 1);
    assert_eq!(back.rules["BG-09"].known, Knowledge::Seen);
}

#[tokio::test]
async fn a_step_that_changed_since_the_lesson_was_finished_is_new() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let mut view = open(&lessons, LESSON, None).await;
    while !view.done {
        view = learn(&lessons, &view, LearnerAction::Skip).await;
    }
    assert!(!view.steps.iter().any(|step| step.fresh));
    drop(lessons);
    let database = Connection::open(folder.path().join(FILE_NAME));
    database
        .expect("database")
        .execute(
            "UPDATE answer SET content = 'as it was' WHERE step = 'count'",
            [],
        )
        .expect("another step");
    let view = open(&started(folder.path()), LESSON, None).await;
    let fresh: Vec<_> = view.steps.iter().filter(|step| step.fresh).collect();
    assert_eq!(fresh.len(), 1);
    assert_eq!(fresh[0].id, "count");
}

#[tokio::test]
async fn what_was_done_on_an_older_picture_is_refused() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let view = open(&lessons, LESSON, None).await;
    learn(&lessons, &view, LearnerAction::Skip).await;
    let late = lessons.learn(view.revision, LearnerAction::Skip).await;
    assert!(matches!(late, Err(AppError::Stale { .. })));
    let here = open(&lessons, LESSON, None).await;
    let misplaced = lessons.learn(here.revision, LearnerAction::GoOn).await;
    assert!(matches!(misplaced, Err(AppError::Misplaced { .. })));
}

#[tokio::test]
async fn where_places_are_asked_for_there_are_more_to_choose_from_than_are_right() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let asks_for_places = |view: &LessonView| {
        let choices = view.task.ask.as_ref().map(|ask| ask.choices.as_slice());
        matches!(choices, Some([GivenAnswer::Places { .. }]))
    };
    let mut view = Box::pin(first_where(&lessons, asks_for_places)).await;
    let ask = view.task.ask.clone().expect("a question");
    let [GivenAnswer::Places { places }] = ask.choices.as_slice() else {
        panic!("no places to choose from");
    };
    for _ in 0..3 {
        view = learn(&lessons, &view, LearnerAction::Hint).await;
    }
    let right = view.help.expect("help").aims;
    assert!(!right.is_empty() && right.len() < places.len());
    let offered = |aim: &Aim| places.iter().any(|it| (it.x, it.y) == (aim.x, aim.y));
    assert!(right.iter().all(offered));
}

#[tokio::test]
async fn what_a_lesson_taught_can_be_practised_where_anything_can_be_asked_about_it() {
    let lessons = Lessons::of_program(Store::in_memory().expect("store"));
    for id in ["base-03-roads", "tower-01-floors"] {
        let view = open(&lessons, id, None).await;
        let question = lessons.practise_lesson(id.to_owned());
        let question = question.await.expect("an answer");
        assert_eq!(question.is_some(), view.can_practise, "{id}");
        let asked = question.map(|it| it.lesson.teaches).unwrap_or_default();
        let of_it = asked.iter().any(|rule| view.teaches.contains(rule));
        assert_eq!(of_it, view.can_practise, "{id}");
        assert!(view.can_practise || id != "base-03-roads");
    }
    let view = open(&lessons, "base-03-roads", None).await;
    let free = view.steps.iter().find(|step| step.kind == StepType::Play);
    let free = free.map(|step| step.id.clone());
    assert!(free.is_some());
    let view = open(&lessons, "base-03-roads", free.as_deref()).await;
    assert!(!view.can_practise);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_presses_on_next_question_one_goes_on_and_the_other_came_too_late() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let begun = lessons.begin_practice(Vec::new()).await;
    let first = begun.expect("a round").expect("a question");
    let next = || lessons.next_question(first.lesson.revision);
    let (one, two) = tokio::join!(next(), next());
    let second = one.expect("the next").expect("a question");
    assert_eq!((first.at, second.at), (0, 1));
    assert!(matches!(two, Err(AppError::Stale { .. })), "{two:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_deeds_on_one_picture_one_is_done_and_the_other_is_stale() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let view = open(&lessons, LESSON, None).await;
    let go_on = || lessons.learn(view.revision, LearnerAction::Skip);
    let (one, two) = tokio::join!(go_on(), go_on());
    let stale = [&one, &two].map(|done| matches!(done, Err(AppError::Stale { .. })));
    assert_eq!(stale.iter().filter(|stale| **stale).count(), 1, "{stale:?}");
}

#[tokio::test]
async fn progress_that_cannot_be_read_is_put_aside_and_the_lesson_begins_anew() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let view = open(&lessons, LESSON, None).await;
    learn(&lessons, &view, LearnerAction::Skip).await;
    drop(lessons);
    let database = Connection::open(folder.path().join(FILE_NAME));
    let torn = "UPDATE lesson SET progress = '{\"torn\"'";
    database.expect("a file").execute(torn, []).expect("torn");
    let lessons = started(folder.path());
    for _ in 0..2 {
        let view = open(&lessons, LESSON, None).await;
        assert_eq!(view.at, 0);
    }
    let view = open(&lessons, LESSON, None).await;
    learn(&lessons, &view, LearnerAction::Skip).await;
    let aside = lessons.store.unreadable().await.expect("a list");
    let aside: Vec<_> = aside.iter().map(|it| (&*it.name, &*it.body)).collect();
    assert_eq!(aside, [(LESSON, "{\"torn\"")]);
}

#[tokio::test]
async fn a_wrong_press_can_be_taken_back_once_and_counts_for_nothing() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let view = Box::pin(begun(&lessons)).await;
    let answered = lessons.store.answers().await.expect("answers").len();
    let view = learn(&lessons, &view, number(6)).await;
    assert!(view.guesses == 1 && view.may.contains(&LessonHelp::Unsay));
    let view = learn(&lessons, &view, LearnerAction::Unsay).await;
    assert!(view.guesses == 0 && view.told.is_none() && view.task.id == "count");
    let answers = lessons.store.answers().await.expect("answers");
    assert_eq!(answers.len(), answered);
    // Once is a slip, twice is trying out.
    let view = learn(&lessons, &view, number(7)).await;
    assert!(!view.may.contains(&LessonHelp::Unsay));
    let again = open(&lessons, LESSON, None).await;
    assert_eq!((again.task.id.as_str(), again.guesses), ("count", 1));
}
