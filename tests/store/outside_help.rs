//! Another program that opens the file after ours was killed plays the log back and removes it: nothing is lost by that,
//! and nobody is told that it was. A log that is simply gone is missed.

use crate::kept_life::{evenings, life};
use rusqlite::Connection;
use std::fs;
use std::path::Path;
use store::report::Damage;
use store::{FILE_NAME, Store, StoreState};
use tempfile::{TempDir, tempdir};
use tokio::runtime::Runtime;

/// As the files lie after a kill.
fn killed() -> TempDir {
    let folder = tempdir().expect("folder");
    evenings()[2].running.write(folder.path());
    folder
}

fn log(folder: &Path) -> std::path::PathBuf {
    folder.join(format!("{FILE_NAME}-wal"))
}

#[test]
fn a_file_that_another_program_has_opened_after_a_kill_is_not_damaged() {
    for looked in [
        "SELECT name FROM sqlite_schema",
        "SELECT count(*) FROM game",
        "VACUUM",
        "PRAGMA wal_checkpoint(TRUNCATE)",
        "PRAGMA integrity_check",
    ] {
        let folder = killed();
        assert!(fs::metadata(log(folder.path())).expect("a log").len() > 0);
        let other = Connection::open(folder.path().join(FILE_NAME)).expect(looked);
        let mut query = other.prepare(looked).expect(looked);
        let mut rows = query.query([]).expect(looked);
        while rows.next().expect(looked).is_some() {}
        drop(rows);
        drop(query);
        drop(other);
        assert!(!log(folder.path()).exists(), "{looked} removes the log");
        let store = Store::open(folder.path()).expect(looked);
        assert_eq!(store.state(), StoreState::Disk, "{looked}");
        assert_eq!(store.rescue(), None, "{looked}");
        let runtime = Runtime::new().expect("runtime");
        assert_eq!(
            runtime.block_on(life(&store)),
            evenings()[2].life,
            "{looked}"
        );
    }
}

#[test]
fn a_log_that_is_gone_with_what_only_it_held_is_missed() {
    for with_its_index in [true, false] {
        let folder = killed();
        fs::remove_file(log(folder.path())).expect("removed");
        if with_its_index {
            fs::remove_file(folder.path().join(format!("{FILE_NAME}-shm"))).expect("removed");
        }
        let store = Store::open(folder.path()).expect("store");
        let rescue = store.rescue().expect("a word");
        assert_eq!(rescue.damage, Damage::LogMissing);
        assert!(rescue.has_losses());
    }
}

/// SQLite folds a long log in by itself. What is kept afterwards is in the log alone.
#[tokio::test]
async fn a_log_is_missed_also_after_a_part_of_it_was_folded_in() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let long = || format!("\"{}\"", "x".repeat(1 << 20));
    for _ in 0..6 {
        let kept = store.add_document("tile-set".into(), long()).await;
        kept.expect("a document");
    }
    let file = folder.path().join(FILE_NAME);
    assert!(
        fs::metadata(&file).expect("a file").len() > 2 << 20,
        "folded in"
    );
    store
        .add_document("mix".into(), "{}".into())
        .await
        .expect("a document");
    let after = tempdir().expect("folder");
    for name in [FILE_NAME, "bastide.lock"] {
        fs::copy(folder.path().join(name), after.path().join(name)).expect("a copy");
    }
    let store = Store::open(after.path()).expect("store");
    let rescue = store.rescue().expect("a word");
    assert_eq!(rescue.damage, Damage::LogMissing);
}

/// Here the log holds nothing that the file does not.
#[tokio::test]
async fn nothing_is_missed_when_all_of_the_log_was_folded_in() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let body = format!("\"{}\"", "x".repeat(5 << 20));
    let kept = store.add_document("tile-set".into(), body).await;
    kept.expect("a document");
    let after = tempdir().expect("folder");
    for name in [FILE_NAME, "bastide.lock", "bastide.db-wal"] {
        fs::copy(folder.path().join(name), after.path().join(name)).expect("a copy");
    }
    let other = Connection::open(after.path().join(FILE_NAME)).expect("opened");
    let documents: u32 = other
        .query_row("SELECT count(*) FROM document", [], |row| row.get(0))
        .expect("counted");
    assert_eq!(documents, 1);
    drop(other);
    let store = Store::open(after.path()).expect("store");
    assert_eq!(store.rescue(), None);
}
