//! Two commands at once, and mistakes of ours: each costs its command, never a document.

use super::*;
use rusqlite::Connection;
use store::FILE_NAME;

#[tokio::test(flavor = "multi_thread")]
async fn of_two_changes_on_one_picture_one_is_kept_and_the_other_is_stale() {
    let workshop = workshop().await;
    let view = begin(&workshop, DraftKind::TileSet, "Hills", None).await;
    let add = || {
        let op = Op::Set { change: SetOp::Add };
        workshop.change(DocumentId(view.id), view.revision, op)
    };
    let (one, two) = tokio::join!(add(), add());
    let stale = [&one, &two].map(|done| matches!(done, Err(AppError::Stale { .. })));
    assert_eq!(stale.iter().filter(|stale| **stale).count(), 1, "{stale:?}");
    let now = workshop.view(DocumentId(view.id)).await.expect("shown");
    let after = (view.revision + 1, view.tiles.len() + 1);
    assert_eq!((now.revision, now.tiles.len()), after);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_documents_that_are_begun_at_once_under_one_name_have_two_ids() {
    let workshop = workshop().await;
    let two = tokio::join!(
        begin(&workshop, DraftKind::Mix, "Hills", None),
        begin(&workshop, DraftKind::Mix, "Hills", None)
    );
    assert_ne!(two.0.key, two.1.key);
}

/// A checker that breaks on whatever is called torn.
fn torn_checker(draft: &::workshop::draft::DocumentDraft) -> Vec<content::problem::Problem> {
    assert!(!draft.id().starts_with("torn"), "the checker is torn");
    draft.faults()
}

#[tokio::test]
async fn a_document_that_breaks_the_checker_costs_neither_the_start_nor_any_other() {
    let store = Store::in_memory().expect("store");
    let before = workshop_on(store.clone()).await;
    for name in ["Torn hills", "Sound hills"] {
        let view = begin(&before, DraftKind::TileSet, name, None).await;
        change(&before, &view, Op::Set { change: SetOp::Add }).await;
    }
    let after = Workshop::judged_by(store, before.session.clone(), torn_checker);
    after.open().await.expect("a start");
    let cards = after.documents().await.expect("a list");
    let names: Vec<_> = cards.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["Sound hills"]);
    let damaged = after.damaged().await.expect("a list");
    let names: Vec<_> = damaged.iter().map(|it| it.name.as_deref()).collect();
    assert_eq!(names, [Some("Torn hills")]);
    let kept = crate::damaged::as_kept(&after.store, damaged[0].kind, damaged[0].id);
    let text = kept.await.expect("text");
    assert!(text.text.contains("Torn hills"));
}

#[tokio::test]
async fn a_step_that_breaks_the_checker_is_not_written() {
    let store = Store::in_memory().expect("store");
    let session = workshop_on(store.clone()).await.session;
    let workshop = Workshop::judged_by(store, session, |draft| {
        let is_torn = draft.text().contains("Torn");
        assert!(!is_torn, "the checker is torn");
        draft.faults()
    });
    workshop.open().await.expect("a start");
    let view = begin(&workshop, DraftKind::TileSet, "Hills", None).await;
    let rename = Op::About {
        what: DocumentField::Name,
        text: Some("Torn".to_owned()),
        language: None,
    };
    let changed = workshop
        .change(DocumentId(view.id), view.revision, rename)
        .await;
    assert!(matches!(changed, Err(AppError::Bug { .. })), "{changed:?}");
    let now = workshop.view(DocumentId(view.id)).await.expect("shown");
    assert_eq!((now.revision, now.name.as_str()), (view.revision, "Hills"));
}

#[tokio::test]
async fn a_tile_that_cannot_be_tried_leaves_no_game_in_the_list() {
    let folder = tempfile::tempdir().expect("folder");
    let workshop = workshop_on(crate::store_in(folder.path())).await;
    let view = begin(&workshop, DraftKind::TileSet, "Mine", Some("tower")).await;
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let full = "CREATE TRIGGER full BEFORE INSERT ON trial
        BEGIN SELECT RAISE(ABORT, 'full'); END";
    database.execute_batch(full).expect("a full disk");
    let tried = workshop
        .try_tile(DocumentId(view.id), "mine/A".to_owned())
        .await;
    assert!(matches!(tried, Err(AppError::Disk { .. })), "{tried:?}");
    assert!(
        workshop
            .session
            .games(u32::MAX)
            .await
            .expect("a list")
            .games
            .is_empty()
    );
}

#[tokio::test]
async fn a_document_that_cannot_come_back_stays_deleted_as_long_as_before() {
    let folder = tempfile::tempdir().expect("folder");
    let workshop = workshop_on(crate::store_in(folder.path())).await;
    let id = DocumentId(begin(&workshop, DraftKind::TileSet, "Mine", None).await.id);
    workshop.delete(id).await.expect("deleted");
    let other = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let earlier = "UPDATE document SET deleted_at = 1000 WHERE deleted_at IS NOT NULL";
    assert_eq!(database.execute(earlier, []).expect("earlier"), 1);
    let refused = workshop.restore(id).await;
    assert!(matches!(refused, Err(AppError::Content { .. })));
    let gone = workshop.store.deleted_documents().await.expect("a list");
    assert_eq!((gone.len(), gone[0].at), (1, 1000));
    // What is there already is nothing to bring back, and stays.
    let there = workshop.restore(DocumentId(other.id)).await;
    assert!(matches!(there, Err(AppError::NotFound { .. })), "{there:?}");
    assert_eq!(workshop.documents().await.expect("a list").len(), 1);
}
