//! Decisions of a game handed to Practice: asked there, put away, outliving their game and a start, told where they are torn.

use super::super::Reviews;
use super::super::tests::{reviews_on, silent, whole};
use crate::damaged;
use crate::error::{AppError, MissingThing};
use crate::lesson::{LearnerAction, Lessons};
use crate::view::practice::{PracticeQuestion, PracticeView, QuestionOutcome, RuleMastery};
use crate::view::review::AskAgainOutcome;
use rusqlite::Connection;
use store::game::GameId;
use store::{FILE_NAME, Store};
use tempfile::tempdir;

/// The first decisions of a game that gave something away, by where they were taken.
async fn asked(reviews: &Reviews, game: GameId, count: usize) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    let mut level = 0;
    for step in 12..40 {
        match reviews.ask_again(game, step).await {
            Ok(AskAgainOutcome::Asked { question }) => found.push((step, question)),
            Ok(AskAgainOutcome::Level) => level += 1,
            Err(error) => panic!("{step}: {error:?}"),
        }
        if found.len() == count {
            return found;
        }
    }
    panic!("{found:?}, {level} level");
}

async fn practice(lessons: &Lessons) -> PracticeView {
    lessons.practice().await.expect("practice")
}

async fn begin(lessons: &Lessons, kind: Option<&str>) -> PracticeQuestion {
    let begun = lessons.begin_practice(kind.into_iter().map(str::to_owned).collect());
    begun.await.expect("an answer").expect("a question")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_lost_is_asked_again_whatever_becomes_of_its_game() {
    let folder = tempdir().expect("folder");
    let store = crate::store_in(folder.path());
    let (session, reviews) = reviews_on(&store, silent());
    let lessons = Lessons::of_program(store.clone());
    let game = whole(&session).await;
    let own = asked(&reviews, game, 2).await;
    let again = reviews.ask_again(game, own[0].0).await;
    let question = own[0].1;
    assert_eq!(again.expect("known"), AskAgainOutcome::Asked { question });
    let absent = reviews.ask_again(game, 9_999).await;
    let what = MissingThing::Step;
    assert!(matches!(absent, Err(AppError::NotFound { what: w }) if w == what));

    let listed = practice(&lessons).await;
    let ids: Vec<_> = listed.own.iter().map(|it| it.id).collect();
    assert_eq!(ids, [own[1].1, own[0].1], "the latest first");
    assert_eq!(listed.own[1].from.game, game.0);
    assert_eq!(listed.own[1].from.step, own[0].0);
    assert!(listed.own[1].from.has_game);
    assert!(listed.rules.is_empty(), "they are no rules");
    let due = |view: &PracticeView| {
        let due = view.own.iter();
        due.filter(|it| it.known.mastery == RuleMastery::Due)
            .count()
    };
    assert_eq!(due(&listed), 2, "it was missed when it was decided");

    // Among others, among decisions, and alone.
    for kind in [None, Some("decisions")] {
        let mut open = begin(&lessons, kind).await;
        let mut came = 0;
        for _ in 0..4 {
            came += usize::from(open.own.is_some());
            let skipped = lessons
                .learn(open.lesson.revision, LearnerAction::Skip)
                .await;
            let next = lessons.next_question(skipped.expect("skipped").revision);
            open = next.await.expect("an answer").expect("another one");
        }
        assert_eq!(came, 2, "{kind:?}");
    }
    session.delete_game(game).await.expect("deleted");
    let word = practice(&lessons).await.own[0].word.clone();
    let alone = begin(&lessons, Some(&word)).await;
    let from = alone.own.as_ref().expect("its game");
    assert_eq!(
        (alone.of, from.id, from.from.has_game),
        (1, own[1].1, false)
    );
    let taken = from.taken.expect("what was done") as usize;
    assert!(!alone.ways[taken].right && alone.ways[0].right && alone.ways[taken].points > 0);

    // What was done then is as wrong as it was, and what it gives up is said.
    let way = &alone.ways[taken];
    let mut view = alone.lesson.clone();
    for action in std::iter::once(&way.first).chain(&way.then) {
        if view.mistakes == 0 {
            let action = action.action;
            view = lessons
                .learn(view.revision, LearnerAction::Act { action })
                .await
                .expect("done");
        }
    }
    assert_eq!(view.mistakes, 1);
    let said = view.told.and_then(|told| told.say).expect("words");
    assert!(said.contains("gives up about"), "{said}");
    let view = lessons
        .learn(view.revision, LearnerAction::Retry)
        .await
        .expect("again");
    let way = &alone.ways[0];
    let mut view = view;
    for action in std::iter::once(&way.first).chain(&way.then) {
        if view.went.is_none() {
            let action = action.action;
            view = lessons
                .learn(view.revision, LearnerAction::Act { action })
                .await
                .expect("done");
        }
    }
    assert_eq!(view.went, Some(QuestionOutcome::Wrong));
    drop((session, reviews, lessons, store));

    let store = crate::store_in(folder.path());
    let (session, _) = reviews_on(&store, silent());
    let lessons = Lessons::of_program(store.clone());
    let there = practice(&lessons).await;
    assert_eq!((there.own.len(), there.own[0].from.has_game), (2, false));
    session.restore_game(game).await.expect("back");
    assert!(practice(&lessons).await.own[0].from.has_game);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_put_away_is_left_out_and_what_is_torn_is_told_and_hides_nothing() {
    let folder = tempdir().expect("folder");
    let store = crate::store_in(folder.path());
    let (session, reviews) = reviews_on(&store, silent());
    let lessons = Lessons::of_program(store.clone());
    let game = whole(&session).await;
    let own = asked(&reviews, game, 3).await;
    let word = |number: u32| ::practice::own_id(number);
    let open = begin(&lessons, Some("own")).await;
    assert_eq!(open.of, 3);
    lessons
        .put_question_away(own[1].1, true)
        .await
        .expect("put away");
    assert_eq!(practice(&lessons).await.own.len(), 2);
    assert!(lessons.put_question_away(own[1].1, true).await.is_err());
    let none = lessons.begin_practice(vec![word(own[1].1)]);
    assert!(none.await.expect("an answer").is_none());
    // It is left out of the round in which it was to come.
    let mut asked_in_it = vec![open.own.as_ref().expect("one").id];
    let mut open = Some(open);
    while let Some(now) = open {
        let skipped = lessons
            .learn(now.lesson.revision, LearnerAction::Skip)
            .await;
        let next = lessons.next_question(skipped.expect("skipped").revision);
        open = next.await.expect("an answer");
        asked_in_it.extend(open.as_ref().and_then(|it| it.own.as_ref()).map(|it| it.id));
    }
    assert!(!asked_in_it[1..].contains(&own[1].1), "{asked_in_it:?}");
    lessons
        .put_question_away(own[1].1, false)
        .await
        .expect("back");
    assert_eq!(practice(&lessons).await.own.len(), 3);
    drop((session, reviews, lessons, store));

    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let query = format!(
        "UPDATE question SET body = substr(body, 1, 99) WHERE id = {}",
        own[0].1
    );
    assert_eq!(database.execute(&query, []).expect("torn"), 1);
    drop(database);
    let store: Store = crate::store_in(folder.path());
    let (_, reviews) = reviews_on(&store, silent());
    let lessons = Lessons::of_program(store.clone());
    let left = practice(&lessons).await;
    assert_eq!(
        left.own.len(),
        2,
        "another name for all tiles alike is no damage"
    );
    let told = lessons.damaged_questions().await.expect("a list");
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].id, own[0].1);
    let text = damaged::as_kept(&store, told[0].kind, told[0].id).await;
    let kept: serde_json::Value = serde_json::from_str(&text.expect("a text").text).expect("JSON");
    assert_eq!(kept["kept"]["step"], own[0].0);
    assert_eq!(kept["kept"]["question"].as_str().map(str::len), Some(99));
    // The same decision can be asked again, and the torn one stays.
    let again = reviews.ask_again(game, own[0].0).await.expect("asked");
    assert_ne!(again, AskAgainOutcome::Asked { question: own[0].1 });
    assert_eq!(practice(&lessons).await.own.len(), 3);
    assert_eq!(lessons.damaged_questions().await.expect("a list").len(), 1);
}
