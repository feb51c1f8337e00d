//! Scenarios, positions and campaigns go to somebody else with all that they need, and come back equal, or other things do.

use super::super::Workshop;
use super::super::tests::{begin, change, import, workshop};
use crate::error::AppError;
use crate::lesson::Lessons;
use crate::view::draft::DocumentView;
use crate::view::parcel::{ExistingDocument, ImportChoice, ParcelKind, ParcelView};
use crate::view::shelf::FileReport;
use ::workshop::draft::DraftKind;
use ::workshop::op::Op;
use bundle::{CarriedDocument, DocumentKind};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use store::document::DocumentId;
use tempfile::tempdir;

fn op(told: Value) -> Op {
    serde_json::from_value(told).expect("an operation")
}

/// A set of one tile of fields, and a mix that has it in its bag.
async fn gates(workshop: &Workshop) -> (DocumentView, DocumentView) {
    let set = begin(workshop, DraftKind::TileSet, "Gates", None).await;
    let mix = begin(workshop, DraftKind::Mix, "With gates", None).await;
    let times = json!({ "of": "mix", "change": { "do": "times", "set": "gates", "times": 2 } });
    let mix = change(workshop, &mix, op(times)).await;
    (set, mix)
}

/// The last tile of a game with that mix: an own one, beside an own one.
fn scenario() -> Value {
    json!({
        "format": "bastide/scenario@1", "id": "mine", "kind": "scenario", "title": "title",
        "goals": [{ "say": "goal", "reach": { "score": { "at-least": 10 } } }],
        "setup": {
            "mix": "with-gates",
            "players": [
                { "by": "learner", "score": 10 },
                { "name": "Bo", "by": "bot:greedy", "score": 10 },
            ],
            "start": [{ "tile": "gates/A", "x": 0, "y": 0, "rotation": 0 }],
        },
        "deck": { "draws": ["gates/A"], "then": "end" },
        "steps": [{
            "id": "play", "type": "play", "say": "goal", "good": "good",
            "until": { "score": { "at-least": 10 } },
            "feedback": [{ "class": "rest", "say": "lost" }], "hints": { "nudge": "goal" },
        }],
        "text": { "en": {
            "title": "The gates/A", "goal": "Have 10 points.", "good": "Reached.", "lost": "Not reached.",
        } },
    })
}

fn lessons(workshop: &Workshop) -> Lessons {
    let session = workshop.session.clone();
    let todays = Arc::new(move || session.library());
    Lessons::new(todays(), todays, workshop.store.clone())
}

/// Keeps that scenario, and answers with its number.
async fn kept_scenario(workshop: &Workshop, folder: &Path) -> u32 {
    let file = folder.join("mine.json");
    std::fs::write(&file, scenario().to_string()).expect("a file");
    let FileReport::Scenario { scenario, .. } = lessons(workshop).import_own(&file).await else {
        panic!("it was refused")
    };
    scenario.document
}

/// Every document that is kept, by its kind and id, with its text.
async fn all(workshop: &Workshop) -> BTreeMap<(String, String), String> {
    let kept = workshop.store.documents().await.expect("a list");
    let id = |body: &str| -> String {
        let value: Value = serde_json::from_str(body).expect("JSON");
        value["id"].as_str().expect("an id").to_owned()
    };
    kept.into_iter()
        .map(|kept| ((kept.kind, id(&kept.body)), kept.body))
        .collect()
}

async fn bundle(workshop: &Workshop, id: u32) -> (String, Vec<u8>) {
    workshop
        .bundle(vec![DocumentId(id)])
        .await
        .expect("a bundle")
}

async fn offered(workshop: &Workshop, bytes: &[u8]) -> ParcelView {
    let folder = tempdir().expect("folder");
    let report = import(workshop, folder.path(), "a.bastide", bytes).await;
    let FileReport::Offered { parcel, .. } = report else {
        panic!("{report:?}")
    };
    parcel
}

fn kinds(parcel: &ParcelView) -> Vec<ParcelKind> {
    parcel.items.iter().map(|it| it.kind).collect()
}

#[tokio::test]
async fn a_scenario_takes_its_mix_and_its_tiles_along_and_is_played_where_nothing_was() {
    let (here, folder) = (workshop().await, tempdir().expect("folder"));
    gates(&here).await;
    let id = kept_scenario(&here, folder.path()).await;
    let (name, bytes) = bundle(&here, id).await;
    assert_eq!(name, "the-gates-a.bastide");
    assert_eq!(bundle(&here, id).await.1, bytes, "the same bytes");
    let there = workshop().await;
    let parcel = offered(&there, &bytes).await;
    assert_eq!(
        kinds(&parcel),
        [ParcelKind::TileSet, ParcelKind::Mix, ParcelKind::Scenario]
    );
    assert!(all(&there).await.is_empty(), "nothing is kept yet");
    let taken = there
        .take_parcel(parcel.number, vec![ImportChoice::Add; 3])
        .await;
    let taken = taken.expect("kept");
    assert_eq!(all(&there).await, all(&here).await);
    let (played, title) = (&taken[2].key, &taken[2].name);
    assert_eq!(title, "The gates/A");
    let lesson = lessons(&there).open(played.clone(), None).await;
    assert!(lesson.expect("it can be played").own);
    // What is there just so needs no decision.
    let parcel = offered(&there, &bytes).await;
    assert!(
        parcel
            .items
            .iter()
            .all(|it| it.beside == ExistingDocument::Same)
    );
}

#[tokio::test]
async fn a_scenario_that_comes_with_a_copied_set_is_played_with_the_copy() {
    let (here, folder) = (workshop().await, tempdir().expect("folder"));
    gates(&here).await;
    let id = kept_scenario(&here, folder.path()).await;
    let (_, bytes) = bundle(&here, id).await;
    let there = workshop().await;
    let (set, _) = gates(&there).await;
    let side = json!({
        "of": "tile", "tile": "gates/A", "change": { "do": "side", "side": "N", "land": "road" },
    });
    change(&there, &set, op(side)).await;
    let mine = all(&there).await;
    let parcel = offered(&there, &bytes).await;
    let takes = [ImportChoice::Copy, ImportChoice::Leave, ImportChoice::Add];
    // The mix that is there has the other tile, and would be played with it.
    let taken = there.take_parcel(parcel.number, takes.to_vec()).await;
    let taken = taken.expect("kept");
    assert_eq!(taken.len(), 2);
    let theirs = all(&there).await;
    for (key, text) in mine {
        assert_eq!(theirs[&key], text, "what was there stays");
    }
    let text = &theirs[&("scenario".to_owned(), taken[1].key.clone())];
    let value: Value = serde_json::from_str(text).expect("JSON");
    assert_eq!(value["deck"]["draws"], json!(["gates-2/A"]));
    assert_eq!(value["setup"]["start"][0]["tile"], "gates-2/A");
    assert_eq!(value["text"]["en"]["title"], "The gates/A", "words stay");
}

#[tokio::test]
async fn one_that_would_find_no_tiles_keeps_all_of_them_out() {
    let (here, folder) = (workshop().await, tempdir().expect("folder"));
    gates(&here).await;
    let id = kept_scenario(&here, folder.path()).await;
    let (_, bytes) = bundle(&here, id).await;
    let there = workshop().await;
    let parcel = offered(&there, &bytes).await;
    let takes = [ImportChoice::Leave, ImportChoice::Leave, ImportChoice::Add];
    let refused = there.take_parcel(parcel.number, takes.to_vec()).await;
    let Err(AppError::Content { problems }) = refused else {
        panic!("{refused:?}")
    };
    assert!(
        problems[0].path.starts_with("own-the-gates-a-"),
        "{problems:?}"
    );
    assert!(all(&there).await.is_empty());
    let taken = there
        .take_parcel(parcel.number, vec![ImportChoice::Add; 3])
        .await;
    assert_eq!(taken.expect("kept").len(), 3);
}

#[tokio::test]
async fn a_campaign_and_a_position_take_along_what_they_need() {
    let (here, folder) = (workshop().await, tempdir().expect("folder"));
    gates(&here).await;
    let id = kept_scenario(&here, folder.path()).await;
    let lessons = lessons(&here);
    let own = lessons.own().await.expect("a list");
    let scenario = lessons.scenario_of(&own[0].scenario.id).await.expect("it");
    let carried = content::course::scenario("charter-01-meadow").expect("a chapter");
    let tale = begin(&here, DraftKind::Campaign, "My tale", None).await;
    let at = DocumentId(tale.id);
    let tale = here.add_chapter(at, tale.revision, scenario, 0).await;
    let tale = tale.expect("a chapter");
    let more = here.add_chapter(at, tale.revision, carried.clone(), 1);
    assert!(more.await.expect("a chapter").faults.is_empty());
    // A chapter is a scenario at hand as any other: a position can be made of it.
    let played_as = format!("tale-{}-{}", at.0, own[0].scenario.id);
    let chapter = lessons.scenario_of(&played_as).await.expect("a chapter");
    assert_eq!(chapter.setup.start.map(|laid| laid.len()), Some(1));
    let place = begin(&here, DraftKind::Position, "By the gate", None).await;
    let mut seen = place;
    for change_of in [
        json!({ "do": "mix", "change": { "do": "times", "set": "gates", "times": 1 } }),
        json!({ "do": "lay", "laid": { "tile": "gates/A", "x": 0, "y": 0, "rotation": 0 }, "by": null }),
    ] {
        let told = json!({ "of": "position", "change": change_of });
        seen = change(&here, &seen, op(told)).await;
    }
    assert!(seen.faults.is_empty(), "{:?}", seen.faults);
    let ids = [DocumentId(seen.id), at];
    let (name, bytes) = here.bundle(ids.to_vec()).await.expect("a bundle");
    assert_eq!(name, "my-tale.bastide");
    let there = workshop().await;
    let parcel = offered(&there, &bytes).await;
    let expected = [
        ParcelKind::TileSet,
        ParcelKind::Mix,
        ParcelKind::Position,
        ParcelKind::Campaign,
    ];
    assert_eq!(kinds(&parcel), expected);
    assert_eq!(parcel.items[3].chapters, 2);
    let taken = there
        .take_parcel(parcel.number, vec![ImportChoice::Add; 4])
        .await;
    taken.expect("kept");
    let mut expected = all(&here).await;
    expected.retain(|(kind, _), _| kind != "scenario");
    assert_eq!(
        all(&there).await,
        expected,
        "the scenario lies in the campaign"
    );
    let copied = offered(&here, &bytes).await;
    assert!(
        copied
            .items
            .iter()
            .all(|it| it.beside == ExistingDocument::Same)
    );
    here.delete(DocumentId(id)).await.expect("deleted");
    assert_eq!(bundle(&here, at.0).await.0, "my-tale.bastide");
}

#[tokio::test]
async fn a_campaign_that_is_changed_here_is_kept_beside_or_takes_its_place() {
    let (here, there) = (workshop().await, workshop().await);
    let carried = content::course::scenario("charter-01-meadow").expect("a chapter");
    for (workshop, name) in [(&here, "My tale"), (&there, "My tale")] {
        let tale = begin(workshop, DraftKind::Campaign, name, None).await;
        let at = DocumentId(tale.id);
        let chapter = workshop.add_chapter(at, tale.revision, carried.clone(), 0);
        chapter.await.expect("a chapter");
    }
    let text = json!({ "of": "about", "what": "author", "text": "Ada" });
    let mine = there.documents().await.expect("a list")[0].id;
    let view = there.view(DocumentId(mine)).await.expect("it");
    let view = change(&there, &view, op(text)).await;
    let theirs = here.documents().await.expect("a list")[0].id;
    let (_, bytes) = bundle(&here, theirs).await;
    let parcel = offered(&there, &bytes).await;
    let taken = there
        .take_parcel(parcel.number, vec![ImportChoice::Copy])
        .await;
    let taken = taken.expect("kept");
    assert_eq!(
        (taken[0].key.as_str(), taken[0].name.as_str()),
        ("my-tale-2", "My tale 2")
    );
    let parcel = offered(&there, &bytes).await;
    let revision = view.revision;
    let taken = there
        .take_parcel(parcel.number, vec![ImportChoice::Replace { revision }])
        .await;
    assert_eq!(taken.expect("kept")[0].document, mine);
    let now = there.export(DocumentId(mine)).await.expect("a file").text;
    assert_eq!(
        now,
        here.export(DocumentId(theirs)).await.expect("a file").text
    );
}

#[tokio::test]
async fn a_scenario_whose_way_cannot_be_played_is_refused_in_a_bundle_as_it_is_alone() {
    let mut broken = scenario();
    broken["setup"]["mix"] = "base".into();
    broken["setup"]["start"][0]["tile"] = "base/D".into();
    broken["deck"]["draws"] = json!(["base/D"]);
    broken["solution"] = json!({ "play": [{ "type": "tile", "x": 40, "y": 0, "rotation": 0 }] });
    let carried = CarriedDocument::of(DocumentKind::Scenario, broken.to_string().as_bytes())
        .expect("readable");
    let bytes = bundle::write(&[carried]).expect("a bundle");
    let (there, folder) = (workshop().await, tempdir().expect("folder"));
    let report = import(&there, folder.path(), "a.bastide", &bytes).await;
    let FileReport::Refused { error, .. } = report else {
        panic!("{report:?}")
    };
    let AppError::Content { problems } = error else {
        panic!("{error:?}")
    };
    assert!(
        problems[0].path.contains("solution.play[0]"),
        "{problems:?}"
    );
    assert!(all(&there).await.is_empty());
}

#[tokio::test]
async fn so_is_a_campaign_that_brings_such_a_chapter_along() {
    let tale = json!({
        "format": "bastide/campaign@1", "id": "my-tale", "title": "title", "about": "title",
        "chapters": [{ "scenario": "the-ford", "say": "title" }],
        "scenarios": {}, "text": { "en": { "title": "My tale" } },
    });
    let refused = async |solution: Value| {
        let mut ford = scenario();
        ford["id"] = "the-ford".into();
        ford["setup"]["mix"] = "base".into();
        ford["setup"]["start"][0]["tile"] = "base/D".into();
        ford["deck"]["draws"] = json!(["base/D"]);
        ford["solution"] = json!({ "play": [solution] });
        ford.as_object_mut().expect("fields").remove("format");
        let mut tale = tale.clone();
        tale["scenarios"] = json!({ "the-ford": ford });
        let carried = CarriedDocument::of(DocumentKind::Campaign, tale.to_string().as_bytes())
            .expect("readable");
        let bytes = bundle::write(&[carried]).expect("a bundle");
        super::unpacked(&bytes).err()
    };
    let far = json!({ "type": "tile", "x": 40, "y": 0, "rotation": 0 });
    let Some(AppError::Content { problems }) = refused(far).await else {
        panic!("nothing is wrong with it")
    };
    let place = "campaigns/my-tale.json:scenarios.the-ford.solution.play[0]";
    assert_eq!(problems[0].path, place, "{problems:?}");
    let near = json!({ "type": "tile", "x": 0, "y": 1, "rotation": 2 });
    let sound = refused(near).await;
    assert!(sound.is_none(), "{sound:?}");
}

#[tokio::test]
async fn a_set_and_a_mix_say_which_own_scenarios_need_them() {
    let (workshop, folder) = (workshop().await, tempdir().expect("folder"));
    gates(&workshop).await;
    kept_scenario(&workshop, folder.path()).await;
    let cards = workshop.documents().await.expect("cards");
    for card in cards {
        let by: Vec<_> = card.used_by.iter().map(String::as_str).collect();
        assert!(by.contains(&"The gates/A"), "{}: {by:?}", card.key);
    }
}
