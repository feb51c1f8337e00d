//! A campaign opens as it is won: what a chapter needs, what it lacks, where one goes on.

use crate::error::{AppError, MissingThing};
use crate::lesson::{LearnerAction, Lessons};
use crate::view::campaign::{CampaignView, ChapterState, ChapterView};
use crate::view::lesson::{LessonView, StepType};
use rules::action::Action;
use std::path::Path;
use tempfile::tempdir;

const CHARTER: &str = "charter";

fn started(folder: &Path) -> Lessons {
    let store = crate::store_in(folder);
    Lessons::of_program(store)
}

async fn charter(lessons: &Lessons) -> CampaignView {
    let all = lessons.campaigns().await;
    let mut all = all.expect("campaigns").into_iter();
    all.find(|it| it.id == CHARTER).expect("the charter")
}

async fn open(lessons: &Lessons, chapter: &ChapterView) -> LessonView {
    let id = chapter.scenario.id.clone();
    let opened = lessons.open(id, None).await;
    opened.expect("a scenario")
}

/// Has everything done, which wins one star.
async fn get_through(lessons: &Lessons, chapter: &ChapterView) {
    let mut view = Box::pin(open(lessons, chapter)).await;
    while !view.done {
        let done = lessons.learn(view.revision, LearnerAction::Skip).await;
        view = done.expect("skipped");
    }
    assert_eq!(view.best, 1);
}

/// True where other tiles come each time.
fn is_shuffled(chapter: &ChapterView) -> bool {
    let scenario = content::course::scenario(&chapter.scenario.id).expect("a chapter");
    scenario.solution.is_empty()
}

fn states(campaign: &CampaignView) -> Vec<ChapterState> {
    campaign.chapters.iter().map(|it| it.state).collect()
}

#[tokio::test]
async fn at_first_one_chapter_is_open_and_the_others_say_what_they_need() {
    let folder = tempdir().expect("folder");
    let charter = charter(&started(folder.path())).await;
    let (first, others) = charter.chapters.split_first().expect("chapters");
    assert_eq!(first.state, ChapterState::Open);
    assert_eq!(charter.next.as_ref(), Some(&first.scenario));
    assert_eq!(
        (charter.stars, charter.of),
        (0, 3 * charter.chapters.len() as u16)
    );
    for chapter in others {
        assert_eq!(
            chapter.state,
            ChapterState::Closed,
            "{}",
            chapter.scenario.id
        );
        assert!(
            !chapter.after.is_empty() || chapter.lacks > 0,
            "{}",
            chapter.scenario.id
        );
    }
    assert_eq!(charter.title, "The Charter");
    let said = charter.chapters.iter().map(|it| &it.say);
    for sentence in said.chain([&charter.about]) {
        assert!(sentence.ends_with('.'), "{sentence}");
    }
}

#[tokio::test]
async fn what_is_closed_cannot_be_opened_by_its_name() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let id = charter(&lessons).await.chapters.swap_remove(1).scenario.id;
    let refused = lessons.open(id, None).await;
    assert!(matches!(
        refused,
        Err(AppError::NotFound {
            what: MissingThing::Lesson
        })
    ));
}

#[tokio::test]
async fn what_was_finished_and_begun_again_waits_for_what_is_new() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let first = charter(&lessons).await.chapters.swap_remove(0);
    get_through(&lessons, &first).await;
    let view = open(&lessons, &first).await;
    let again = lessons.learn(view.revision, LearnerAction::Again).await;
    let view = again.expect("begun again");
    lessons
        .learn(view.revision, LearnerAction::GoOn)
        .await
        .expect("gone on");
    let charter = charter(&lessons).await;
    assert_eq!(
        states(&charter)[..2],
        [ChapterState::Begun, ChapterState::Open]
    );
    assert_eq!(charter.next.as_ref(), Some(&charter.chapters[1].scenario));
}

#[tokio::test]
async fn a_lesson_under_way_is_not_forgotten_over_a_chapter() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let later = "base-03-roads";
    let opened = lessons.open(later.to_owned(), None).await;
    let view = opened.expect("a lesson");
    lessons
        .learn(view.revision, LearnerAction::Skip)
        .await
        .expect("gone on");
    // The store tells in whole seconds which was played last.
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    let chapter = charter(&lessons).await.chapters.swap_remove(0);
    let view = open(&lessons, &chapter).await;
    lessons
        .learn(view.revision, LearnerAction::GoOn)
        .await
        .expect("gone on");
    let next = lessons.next().await.expect("a lesson");
    assert_eq!(next.lesson.expect("a lesson").id, later);
}

#[tokio::test]
async fn a_chapter_that_was_finished_opens_those_that_need_it() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let before = charter(&lessons).await;
    get_through(&lessons, &before.chapters[0]).await;
    let after = charter(&lessons).await;
    assert_eq!(after.stars, 1);
    let states = states(&after);
    assert_eq!(states[..2], [ChapterState::Finished, ChapterState::Open]);
    assert_eq!(after.next.as_ref(), Some(&after.chapters[1].scenario));
    assert!(states[2..].iter().all(|it| *it == ChapterState::Closed));
    // It is kept.
    drop(lessons);
    let again = charter(&started(folder.path())).await;
    assert_eq!(again.stars, 1);
}

#[tokio::test]
async fn whoever_stops_in_a_chapter_goes_on_there() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let chapter = charter(&lessons).await.chapters.swap_remove(0);
    let view = open(&lessons, &chapter).await;
    let of = view.chapter.expect("a chapter");
    assert_eq!(of.say, chapter.say);
    assert_eq!((of.number, view.course.as_str()), (1, ""));
    let done = lessons.learn(view.revision, LearnerAction::GoOn).await;
    done.expect("gone on");
    let after = charter(&lessons).await;
    assert_eq!(after.chapters[0].state, ChapterState::Begun);
    assert_eq!(after.next.as_ref(), Some(&chapter.scenario));
    // No lesson was begun.
    let next = lessons.next().await.expect("a lesson");
    assert!(!next.begun);
}

#[tokio::test]
async fn whoever_leaves_in_the_midst_of_free_turns_goes_on_there() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let chapter = charter(&lessons).await.chapters.swap_remove(0);
    let mut view = open(&lessons, &chapter).await;
    while view.task.kind != StepType::Play {
        let done = lessons.learn(view.revision, LearnerAction::Skip).await;
        view = done.expect("skipped");
    }
    let begun = view.board.tiles.len();
    let place = &view.board.places[0];
    let action = Action::Tile {
        x: place.x,
        y: place.y,
        rotation: place.rotations[0],
    };
    let laid = lessons
        .learn(view.revision, LearnerAction::Act { action })
        .await;
    let laid = laid.expect("laid").board;
    assert_eq!(laid.tiles.len(), begun + 1);
    drop(lessons);
    let back = open(&started(folder.path()), &chapter).await;
    assert_eq!(back.board.tiles.len(), laid.tiles.len());
    assert_eq!((back.board.turn, back.board.phase), (laid.turn, laid.phase));
    assert!(
        back.before.is_empty(),
        "nothing is played before the eyes again"
    );
}

#[tokio::test]
async fn stars_are_asked_for_besides_chapters() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let count = charter(&lessons).await.chapters.len();
    let mut left = Vec::new();
    for index in 0..count - 1 {
        let chapter = charter(&lessons).await.chapters.swap_remove(index);
        assert_eq!(chapter.state, ChapterState::Open, "{}", chapter.scenario.id);
        if is_shuffled(&chapter) {
            // Nobody can show a way through tiles that come otherwise each time: it is left, and others lead on.
            left.push(chapter.scenario.id);
        } else {
            get_through(&lessons, &chapter).await;
        }
    }
    let charter = charter(&lessons).await;
    let last = charter.chapters.last().expect("chapters");
    assert_eq!((last.state, last.needs.len()), (ChapterState::Closed, 0));
    assert!(last.lacks > 0);
    assert_eq!(charter.next.map(|it| it.id), left.first().cloned());
}
