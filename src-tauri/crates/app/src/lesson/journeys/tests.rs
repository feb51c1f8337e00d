//! A campaign of one's own goes where a win or a loss leads, and what was won goes along; a start later it is as it was.

use super::super::{LearnerAction, Lessons};
use crate::view::campaign::{CampaignView, ChapterState};
use crate::view::lesson::{LessonHelp, LessonView};
use serde_json::{Value, json};
use std::path::Path;
use store::Store;
use tempfile::tempdir;

/// The end of a game in which a tile or two are laid, with an aim of so many points from ten on.
fn scenario(id: &str, points: u32) -> Value {
    let reach = json!({ "score": { "at-least": points } });
    json!({
        "id": id,
        "kind": "scenario",
        "title": "title",
        "setup": {
            "mix": "base",
            "players": [
                { "by": "learner", "score": 10 },
                { "name": "Bo", "by": "bot:greedy", "score": 10 },
            ],
        },
        "deck": { "draws": ["base/D", "base/U"], "then": "end" },
        "goals": [{ "say": "goal", "reach": reach }],
        "steps": [{
            "id": "play", "type": "play", "say": "aim", "until": reach, "good": "good",
            "feedback": [{ "class": "rest", "say": "lost" }], "hints": { "nudge": "nudge" },
        }],
        "text": { "en": {
            "title": id, "goal": "Points", "aim": "Reach them.", "good": "Reached.",
            "lost": "Not reached.", "nudge": "Finish a road.",
        } },
    })
}

/// Three chapters: a win of the first leads to the second, a loss to the third.
fn campaign(first: u32) -> String {
    let scenarios = json!({
        "one": scenario("one", first), "two": scenario("two", 10), "three": scenario("three", 10),
    });
    json!({
        "format": "bastide/campaign@1", "id": "road", "title": "title", "about": "title", "end": "end",
        "chapters": [
            { "scenario": "one", "say": "title", "win": ["two"], "loss": ["three"], "lost": "lost" },
            { "scenario": "two", "say": "title", "win": ["three"] },
            { "scenario": "three", "say": "title", "carry": [
                { "what": "score", "from": "one", "per": 5 },
                { "what": "stars", "from": "two", "to": "score" },
            ] },
        ],
        "scenarios": scenarios,
        "text": { "en": { "title": "The road", "end": "It is built.", "lost": "A setback." } },
    })
    .to_string()
}

async fn kept(store: &Store, body: String) {
    let added = store.add_document("campaign".to_owned(), body);
    added.await.expect("kept");
}

fn started(folder: &Path) -> (Lessons, Store) {
    let store = crate::store_in(folder);
    (Lessons::of_program(store.clone()), store)
}

async fn own(lessons: &Lessons) -> CampaignView {
    let all = lessons.campaigns().await;
    let mut all = all.expect("campaigns").into_iter();
    all.find(|it| it.document.is_some()).expect("an own one")
}

async fn open(lessons: &Lessons, chapter: usize) -> LessonView {
    let id = own(lessons).await.chapters[chapter].scenario.id.clone();
    let opened = lessons.open(id, None).await;
    opened.expect("a chapter")
}

/// Plays whatever is offered first until the chapter is won or lost.
async fn played(lessons: &Lessons, mut view: LessonView) -> LessonView {
    for _ in 0..40 {
        if view.done || view.may.contains(&LessonHelp::TakeLoss) {
            return view;
        }
        let place = view.board.places.first();
        let action = match place {
            Some(place) => rules::action::Action::Tile {
                x: place.x,
                y: place.y,
                rotation: place.rotations[0],
            },
            None => view.board.choices[0].action,
        };
        let done = lessons
            .learn(view.revision, LearnerAction::Act { action })
            .await;
        view = done.expect("done");
    }
    panic!("neither won nor lost");
}

fn states(campaign: &CampaignView) -> Vec<ChapterState> {
    campaign.chapters.iter().map(|it| it.state).collect()
}

#[tokio::test]
async fn a_loss_that_is_taken_leads_on_and_what_was_won_goes_along() {
    use ChapterState::{Closed, Finished, Lost, Open};
    let folder = tempdir().expect("folder");
    let (lessons, store) = started(folder.path());
    kept(&store, campaign(900)).await;
    let before = own(&lessons).await;
    assert_eq!(states(&before), [Open, Closed, Closed]);
    assert_eq!(before.chapters[2].after.len(), 2);
    let refused = before.chapters[2].scenario.id.clone();
    let refused = lessons.open(refused, None).await;
    assert!(refused.is_err());
    let view = open(&lessons, 0).await;
    let view = Box::pin(played(&lessons, view)).await;
    assert!(!view.done);
    // What was lost can still be taken after a start.
    drop((lessons, store));
    let (lessons, store) = started(folder.path());
    let view = open(&lessons, 0).await;
    assert!(view.may.contains(&LessonHelp::TakeLoss));
    let taken = lessons.learn(view.revision, LearnerAction::TakeLoss).await;
    let view = taken.expect("taken");
    assert!(view.done && view.lost && view.stars == 0);
    let chapter = view.chapter.expect("a chapter");
    let ended = chapter.ended.expect("an end");
    assert_eq!(
        (ended.won, ended.say.as_deref()),
        (false, Some("A setback."))
    );
    let had = ended.standings[0].score;
    assert_eq!(chapter.next.expect("a chapter").title, "three");
    drop((lessons, store));
    let (lessons, _store) = started(folder.path());
    let after = own(&lessons).await;
    assert_eq!(states(&after), [Lost, Closed, Open]);
    assert_eq!(after.chapters[2].carried[0].amount, had / 5);
    let view = open(&lessons, 2).await;
    assert_eq!(view.board.seats[0].score, 10 + (had / 5) as i32);
    let view = Box::pin(played(&lessons, view)).await;
    let over = view.chapter.expect("a chapter").over.expect("an end");
    assert_eq!(
        (over.won, over.say.as_deref()),
        (true, Some("It is built."))
    );
    let after = own(&lessons).await;
    assert_eq!(states(&after), [Lost, Closed, Finished]);
}

#[tokio::test]
async fn a_win_leads_on_and_a_reset_takes_the_whole_journey() {
    use ChapterState::{Closed, Finished, Open};
    let folder = tempdir().expect("folder");
    let (lessons, store) = started(folder.path());
    kept(&store, campaign(10)).await;
    for chapter in 0..2 {
        let view = open(&lessons, chapter).await;
        let view = Box::pin(played(&lessons, view)).await;
        assert!(view.done && !view.lost, "{chapter}");
    }
    let after = own(&lessons).await;
    assert_eq!(states(&after), [Finished, Finished, Open]);
    assert_eq!(after.next.as_ref(), Some(&after.chapters[2].scenario));
    let along: Vec<_> = after.chapters[2]
        .carried
        .iter()
        .map(|it| it.amount)
        .collect();
    assert_eq!(along[1], u32::from(after.chapters[1].stars));
    let ids = after.chapters.iter().map(|it| it.scenario.id.clone());
    let number = lessons.reset(ids.collect()).await.expect("reset");
    assert_eq!(states(&own(&lessons).await), [Open, Closed, Closed]);
    lessons.restore(number).await.expect("back");
    assert_eq!(states(&own(&lessons).await), [Finished, Finished, Open]);
}

#[tokio::test]
async fn a_newer_version_of_a_campaign_keeps_the_journey_and_says_what_is_gone() {
    let folder = tempdir().expect("folder");
    let (lessons, store) = started(folder.path());
    kept(&store, campaign(10)).await;
    let view = open(&lessons, 0).await;
    Box::pin(played(&lessons, view)).await;
    let document = own(&lessons).await.document.expect("a document");
    let newer = campaign(10).replace("\"one\"", "\"first\"");
    let at = store::document::DocumentId(document);
    let (kept, _) = store.document(at).await.expect("kept");
    let step = store::document::StepRow {
        told: "null".to_owned(),
        exchange: "{}".to_owned(),
    };
    let added = store.add_step(at, kept.revision, newer, step, None);
    added.await.expect("a step");
    let after = own(&lessons).await;
    assert_eq!(
        (after.gone, after.other),
        (vec!["one".to_owned()], Vec::new())
    );
    assert_eq!(after.chapters[0].state, ChapterState::Open);
}
