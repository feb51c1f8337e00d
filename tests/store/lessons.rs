//! How far one has come in lessons: the best stars stay, what was learned outlives a beginning anew, and a reset can
//! be taken back.

use rusqlite::Connection;
use store::answer::{KeptVerdict, NewAnswer};
use store::journey::JourneyRow;
use store::lesson::LessonRecord;
use store::{FILE_NAME, MissingItem, Store, StoreError};
use tempfile::tempdir;

fn answered(step: &str, verdict: KeptVerdict, help: u8) -> NewAnswer {
    NewAnswer {
        step: step.to_owned(),
        content: "c".to_owned(),
        rules: r#"["BG-06"]"#.to_owned(),
        given: "3".to_owned(),
        verdict,
        class: None,
        help,
        level: None,
    }
}

fn kept(id: &str, progress: &str, stars: Option<u8>, answer: Option<NewAnswer>) -> LessonRecord {
    LessonRecord {
        id: id.to_owned(),
        progress: progress.to_owned(),
        stars,
        answer,
    }
}

async fn how_far(store: &Store) -> Vec<(String, String, u8)> {
    let lessons = store.lessons().await.expect("lessons").into_iter();
    let mut all: Vec<_> = lessons.map(|it| (it.id, it.progress, it.stars)).collect();
    all.sort();
    all
}

fn lesson(id: &str, progress: &str, stars: u8) -> (String, String, u8) {
    (id.to_owned(), progress.to_owned(), stars)
}

async fn keep(store: &Store, it: LessonRecord) {
    store.keep_lesson(it).await.expect("kept");
}

#[tokio::test]
async fn the_best_stars_stay_when_a_lesson_is_begun_anew() {
    let store = Store::in_memory().expect("store");
    keep(&store, kept("roads", "end", Some(2), None)).await;
    keep(&store, kept("roads", "begun", None, None)).await;
    assert_eq!(how_far(&store).await, [lesson("roads", "begun", 2)]);
    keep(&store, kept("roads", "end", Some(1), None)).await;
    keep(&store, kept("roads", "end", Some(3), None)).await;
    assert_eq!(how_far(&store).await, [lesson("roads", "end", 3)]);
}

#[tokio::test]
async fn a_step_is_mastered_by_whoever_was_right_without_having_it_done() {
    let store = Store::in_memory().expect("store");
    for (step, verdict, help) in [
        ("told", KeptVerdict::Passed, 0),
        ("guessed", KeptVerdict::Wrong, 0),
        ("guessed", KeptVerdict::Right, 2),
        ("shown", KeptVerdict::Right, 4),
        ("missed", KeptVerdict::Wrong, 0),
        ("left out", KeptVerdict::Skipped, 0),
    ] {
        let answer = Some(answered(step, verdict, help));
        keep(&store, kept("roads", "p", None, answer)).await;
    }
    let known = store.known_steps().await.expect("steps");
    let known: Vec<_> = known
        .iter()
        .map(|it| (it.step.as_str(), it.mastered))
        .collect();
    assert_eq!(
        known,
        [
            ("told", false),
            ("guessed", true),
            ("shown", false),
            ("left out", false)
        ]
    );
}

#[tokio::test]
async fn a_reset_takes_what_it_names_and_can_be_taken_back() {
    let store = Store::in_memory().expect("store");
    for id in ["cities", "roads"] {
        let answer = Some(answered("count", KeptVerdict::Right, 0));
        keep(&store, kept(id, "end", Some(3), answer)).await;
    }
    let reset = store
        .reset_lessons(vec!["roads".to_owned()], Vec::new(), Vec::new())
        .await;
    let reset = reset.expect("reset");
    assert_eq!(how_far(&store).await, [lesson("cities", "end", 3)]);
    assert_eq!(store.known_steps().await.expect("steps").len(), 1);
    // Begun anew before the person thought better of it.
    keep(&store, kept("roads", "begun", None, None)).await;
    store.restore_lessons(reset).await.expect("back");
    let both = [lesson("cities", "end", 3), lesson("roads", "end", 3)];
    assert_eq!(how_far(&store).await, both);
    assert_eq!(store.known_steps().await.expect("steps").len(), 2);
    let again = store.restore_lessons(reset).await;
    assert!(
        matches!(again, Err(StoreError::NotThere(MissingItem::Lesson))),
        "{again:?}"
    );
}

fn journey(campaign: &str, way: &str) -> JourneyRow {
    JourneyRow {
        campaign: campaign.to_owned(),
        way: way.to_owned(),
    }
}

#[tokio::test]
async fn a_journey_is_kept_with_its_chapter_and_reset_with_it() {
    let store = Store::in_memory().expect("store");
    let keep_way = |way: &'static str| {
        let kept = kept("hill", way, Some(2), None);
        store.keep_chapter(kept, journey("own", way))
    };
    keep_way("begun").await.expect("kept");
    keep_way("won").await.expect("kept");
    let other = store.keep_journey(journey("charter", "begun"));
    other.await.expect("kept");
    let all = [journey("charter", "begun"), journey("own", "won")];
    assert_eq!(store.journeys().await.expect("journeys"), all);
    assert_eq!(how_far(&store).await, [lesson("hill", "won", 2)]);
    let reset = store.reset_lessons(vec!["hill".to_owned()], vec!["own".to_owned()], Vec::new());
    let reset = reset.await.expect("reset");
    assert_eq!(store.journeys().await.expect("journeys"), all[..1]);
    store.restore_lessons(reset).await.expect("back");
    assert_eq!(store.journeys().await.expect("journeys"), all);
    // A journey alone can be reset too, under a number of its own.
    let reset = store.reset_lessons(Vec::new(), vec!["own".to_owned()], Vec::new());
    let reset = reset.await.expect("reset");
    let again = store.reset_lessons(Vec::new(), vec!["charter".to_owned()], Vec::new());
    assert_ne!(again.await.expect("reset"), reset);
    store.restore_lessons(reset).await.expect("back");
    assert_eq!(store.journeys().await.expect("journeys"), all[1..]);
}

#[tokio::test]
async fn what_was_reset_before_a_start_is_gone_for_good() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let answer = Some(answered("count", KeptVerdict::Right, 0));
    keep(&store, kept("roads", "end", Some(3), answer)).await;
    keep(&store, kept("cities", "end", Some(3), None)).await;
    let reset = store
        .reset_lessons(vec!["roads".to_owned()], Vec::new(), Vec::new())
        .await;
    let left = store.leftovers().await.expect("what is left");
    let since = store
        .reset_lessons(vec!["cities".to_owned()], Vec::new(), Vec::new())
        .await;
    assert_eq!(store.forget_reset_lessons(left).await.expect("gone"), 1);
    assert!(store.restore_lessons(reset.expect("reset")).await.is_err());
    let since = store.restore_lessons(since.expect("reset")).await;
    since.expect("what was reset since then comes back");
    drop(store);
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let count = |table: &str| -> u32 {
        let query = format!("SELECT count(*) FROM {table}");
        database
            .query_row(&query, [], |row| row.get(0))
            .expect("count")
    };
    assert_eq!((count("lesson"), count("answer")), (1, 0));
}

#[tokio::test]
async fn a_lesson_that_was_offered_stays_offered() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    for rule in ["TW-04", "RB-03", "TW-04"] {
        store.keep_offer(rule.to_owned()).await.expect("kept");
    }
    drop(store);
    let store = Store::open(folder.path()).expect("store");
    let offered = store.offered().await.expect("offers");
    assert_eq!(Vec::from_iter(offered), ["RB-03", "TW-04"]);
}
