//! Tile sets and mixes are kept as they change: steps, versions, nothing lost and nothing overwritten.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use store::document::{DocumentId, IncomingDocument, StepRow};
use store::{MissingItem, Store, StoreError};
use tempfile::tempdir;
use workshop::patch::Patch;

fn step(told: &str) -> StepRow {
    StepRow {
        told: told.to_owned(),
        exchange: "{}".to_owned(),
    }
}

async fn with_a_document() -> (Store, DocumentId) {
    let store = Store::in_memory().expect("store");
    let added = store.add_document("mix".to_owned(), "zero".to_owned());
    let id = added.await.expect("a document").id;
    (store, id)
}

#[tokio::test]
async fn a_document_is_kept_with_every_step() {
    let (store, id) = with_a_document().await;
    for (revision, body) in ["one", "two"].into_iter().enumerate() {
        let added = store.add_step(id, revision as u32, body.to_owned(), step(body), None);
        added.await.expect("a step");
    }
    let (kept, steps) = store.document(id).await.expect("the document");
    assert_eq!(
        (kept.body.as_str(), kept.head, kept.revision),
        ("two", 2, 2)
    );
    assert_eq!(steps, [step("one"), step("two")]);
}

#[tokio::test]
async fn of_a_kind_only_the_documents_in_which_a_word_stands_are_read() {
    let store = Store::in_memory().expect("store");
    let mut ids = Vec::new();
    for (kind, body) in [
        ("scenario", r#"{"id":"own-1"}"#),
        ("scenario", r#"{"id":"own-2"}"#),
        ("mix", r#"{"id":"own-1"}"#),
        ("scenario", "own-1, and no JSON"),
        ("scenario", r#"{"id":"own-1","deleted":true}"#),
    ] {
        let added = store.add_document(kind.to_owned(), body.to_owned());
        ids.push(added.await.expect("a document").id);
    }
    store.delete_document(ids[4]).await.expect("deleted");
    let found = store.documents_naming("scenario", "own-1").await;
    let found = found.expect("documents").into_iter().map(|it| it.id);
    assert_eq!(found.collect::<Vec<_>>(), [ids[3], ids[0]]);
}

#[tokio::test]
async fn what_was_changed_meanwhile_is_not_overwritten() {
    let (store, id) = with_a_document().await;
    let add = |body: &str| store.add_step(id, 0, body.to_owned(), step(body), None);
    add("mine").await.expect("a step");
    assert!(matches!(add("theirs").await, Err(StoreError::Moved)));
    let moved = store.stand_at_step(id, 0, 0, "zero".to_owned()).await;
    assert!(matches!(moved, Err(StoreError::Moved)));
    assert_eq!(store.document(id).await.expect("it").0.body, "mine");
}

#[tokio::test]
async fn another_way_after_going_back_keeps_what_was_there_as_a_version() {
    let (store, id) = with_a_document().await;
    let add = |revision, body: &str, abandoned: Option<&str>| {
        let abandoned = abandoned.map(str::to_owned);
        store.add_step(id, revision, body.to_owned(), step(body), abandoned)
    };
    add(0, "one", None).await.expect("a step");
    let back = store.stand_at_step(id, 1, 0, "zero".to_owned());
    back.await.expect("a step back");
    assert_eq!(
        store.document(id).await.expect("it").1.len(),
        1,
        "it can be done again"
    );
    add(2, "other", Some("one")).await.expect("another way");
    assert_eq!(store.document(id).await.expect("it").1, [step("other")]);
    let versions = store.versions(id).await.expect("versions");
    let bodies: Vec<_> = versions
        .iter()
        .map(|version| version.body.as_str())
        .collect();
    assert_eq!(bodies, ["one", "zero"]);
}

#[tokio::test]
async fn a_version_is_kept_once_and_after_fifty_steps() {
    let (store, id) = with_a_document().await;
    store.keep_version(id).await.expect("a version");
    assert_eq!(store.versions(id).await.expect("versions").len(), 1);
    for revision in 0..50 {
        let body = format!("step {revision}");
        let added = store.add_step(id, revision, body, step("x"), None);
        added.await.expect("a step");
    }
    assert_eq!(
        store.versions(id).await.expect("versions")[0].body,
        "step 49"
    );
}

#[tokio::test]
async fn a_deleted_document_comes_back_until_it_is_forgotten() {
    let (store, id) = with_a_document().await;
    store.delete_document(id).await.expect("deleted");
    assert!(store.documents().await.expect("a list").is_empty());
    assert!(matches!(
        store.document(id).await,
        Err(StoreError::NotThere(MissingItem::Document))
    ));
    assert_eq!(
        store.restore_document(id).await.expect("restored").body,
        "zero"
    );
    store.delete_document(id).await.expect("deleted");
    let left = store.leftovers().await.expect("what is left");
    assert_eq!(store.clear_workshop(0, left).await.expect("cleared"), 0);
    let later = u64::from(u32::MAX);
    assert_eq!(store.clear_workshop(later, left).await.expect("cleared"), 1);
    assert!(matches!(
        store.restore_document(id).await,
        Err(StoreError::NotThere(MissingItem::Document))
    ));
}

#[tokio::test]
async fn several_are_kept_together_or_none_of_them() {
    let (store, id) = with_a_document().await;
    let new = |body: &str| IncomingDocument::New {
        kind: "mix".to_owned(),
        body: body.to_owned(),
    };
    let instead = |revision| IncomingDocument::Instead {
        id,
        revision,
        body: "theirs".to_owned(),
        step: step("taken"),
        abandoned: None,
    };
    let late = store.take_in(vec![new("a"), instead(7), new("b")]).await;
    assert!(matches!(late, Err(StoreError::Moved)));
    assert_eq!(store.documents().await.expect("a list").len(), 1);
    let (kept, steps) = store.document(id).await.expect("it");
    assert_eq!((kept.body.as_str(), steps.len()), ("zero", 0));
    let taken = store.take_in(vec![new("a"), instead(0), new("b")]).await;
    let bodies: Vec<_> = taken
        .expect("taken")
        .into_iter()
        .map(|it| it.body)
        .collect();
    assert_eq!(bodies, ["a", "theirs", "b"]);
    assert_eq!(store.document(id).await.expect("it").1, [step("taken")]);
    let versions = store.versions(id).await.expect("versions");
    assert_eq!(
        versions[0].body, "zero",
        "what stood there can be brought back"
    );
}

/// Strokes that change a tile each time: its north side becomes a city, a road, a field.
fn stroke(n: usize) -> String {
    let land = ["city", "road", "field"][n % 3];
    format!(
        r#"{{"of":"tile","tile":"mine/A","change":{{"do":"side","side":"N","land":"{land}"}}}}"#
    )
}

#[tokio::test]
async fn a_killed_program_has_lost_no_stroke_that_it_acknowledged() {
    for acknowledged in 0..30 {
        let folder = tempdir().expect("folder");
        let mut drawer = Command::new(env!("CARGO_BIN_EXE_tile-drawer"))
            .arg(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("drawer");
        let mut ask = drawer.stdin.take().expect("input");
        let mut said = BufReader::new(drawer.stdout.take().expect("output")).lines();
        for n in 0..=acknowledged {
            writeln!(ask, "{}", stroke(n)).expect("a stroke");
            said.next().expect("an answer").expect("an answer");
        }
        writeln!(ask, "{}", stroke(acknowledged + 1)).expect("a last stroke");
        drawer.kill().expect("kill");
        drawer.wait().expect("end");

        let store = Store::open(folder.path()).expect("store");
        let (kept, steps) = store.document(DocumentId(1)).await.expect("the document");
        // The last stroke may have been in time; nothing before it may be gone.
        let strokes = acknowledged + 1;
        assert!([strokes, strokes + 1].contains(&steps.len()), "{steps:?}");
        assert_eq!(kept.head as usize, steps.len());
        let mut text = kept.body;
        for step in steps.iter().rev() {
            let patch: Patch = serde_json::from_str(&step.exchange).expect("an exchange");
            text = patch.undone(&text).expect("a step back");
        }
        let begun = workshop::fresh::set("mine", "Mine").text();
        assert_eq!(text, begun, "every step can be taken back");
    }
}
