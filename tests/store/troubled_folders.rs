//! Folders and files that cannot be used: each is named, and none is harmed.

use crate::kept_life::{evenings, life};
use rusqlite::Connection;
use std::{fs, path::Path};
use store::backup::Backups;
use store::report::{Damage, SavedKind};
use store::settings::SettingsChange;
use store::{FILE_NAME, Store, StoreError, StoreState, TroubleKind};
use tempfile::tempdir;

fn trouble_in(folder: &Path) -> TroubleKind {
    match Store::open(folder) {
        Ok(_) => panic!("{} was opened", folder.display()),
        Err(trouble) => trouble.kind,
    }
}

fn only_read(store: &Store) -> TroubleKind {
    match store.state() {
        StoreState::ReadOnly { trouble } => trouble.kind,
        state => panic!("{state:?}"),
    }
}

#[test]
fn a_missing_folder_is_made() {
    let folder = tempdir().expect("folder");
    Store::open(&folder.path().join("a/b c/ü?mode=ro#x")).expect("store");
}

#[test]
fn a_folder_that_cannot_be_made_is_not_writable() {
    let folder = tempdir().expect("folder");
    let file = folder.path().join("file");
    fs::write(&file, "in the way").expect("file");
    assert_eq!(trouble_in(&file.join("below")), TroubleKind::NotWritable);
}

#[test]
fn a_folder_in_place_of_the_file_is_not_writable() {
    let folder = tempdir().expect("folder");
    fs::create_dir(folder.path().join(FILE_NAME)).expect("folder");
    assert_eq!(trouble_in(folder.path()), TroubleKind::NotWritable);
}

#[test]
fn a_file_that_is_no_database_is_left_as_it_was() {
    let folder = tempdir().expect("folder");
    let file = folder.path().join(FILE_NAME);
    let letter = "Dear Bo, this is not a database. ".repeat(200);
    fs::write(&file, &letter).expect("file");
    assert_eq!(trouble_in(folder.path()), TroubleKind::NotADatabase);
    assert_eq!(fs::read_to_string(&file).expect("file"), letter);
}

#[test]
fn a_database_of_another_program_is_left_as_it_was() {
    let folder = tempdir().expect("folder");
    let file = folder.path().join(FILE_NAME);
    let theirs = Connection::open(&file).expect("database");
    theirs
        .execute_batch("CREATE TABLE recipe (name TEXT)")
        .expect("table");
    drop(theirs);
    let before = fs::read(&file).expect("file");
    assert_eq!(trouble_in(folder.path()), TroubleKind::NotOurs);
    assert_eq!(fs::read(&file).expect("file"), before);
}

#[test]
fn a_database_of_a_trial_version_is_named_and_left_as_it_was() {
    let folder = tempdir().expect("folder");
    drop(Store::open(folder.path()).expect("store"));
    let file = folder.path().join(FILE_NAME);
    let trial = Connection::open(&file).expect("database");
    let signed =
        trial.execute_batch("PRAGMA application_id = 0x42415354; PRAGMA user_version = 21;");
    signed.expect("signed as before the first release");
    drop(trial);
    let before = fs::read(&file).expect("file");
    assert_eq!(trouble_in(folder.path()), TroubleKind::TrialVersion);
    assert_eq!(fs::read(&file).expect("file"), before);
}

#[tokio::test]
async fn a_database_from_a_newer_bastide_is_read_and_never_written() {
    let folder = tempdir().expect("folder");
    drop(Store::open(folder.path()).expect("store"));
    let file = folder.path().join(FILE_NAME);
    let database = Connection::open(&file).expect("database");
    let newer = Store::VERSION + 1;
    let tables = format!(
        "CREATE TABLE league (id INTEGER PRIMARY KEY); UPDATE settings SET text_size = 130;
         PRAGMA user_version = {newer}"
    );
    database.execute_batch(&tables).expect("tables");
    drop(database);
    let before = fs::read(&file).expect("file");
    let store = Store::open(folder.path()).expect("store");
    assert_eq!(only_read(&store), TroubleKind::NewerVersion);
    assert_eq!(
        store.read_settings().await.expect("settings").text_size,
        130
    );
    let changed = store.change_settings(SettingsChange::default()).await;
    assert!(
        matches!(changed, Err(StoreError::Disk(trouble)) if trouble.kind == TroubleKind::NewerVersion)
    );
    drop(store);
    assert_eq!(fs::read(&file).expect("file"), before);
}

#[tokio::test]
async fn a_wrong_number_of_the_version_is_set_right_in_a_copy() {
    for version in [0, 5, Store::VERSION + 1, 4096, u32::MAX / 2] {
        let folder = tempdir().expect("folder");
        let store = Store::open(folder.path()).expect("store");
        store
            .add_document("tile-set".into(), "{}".into())
            .await
            .expect("a set");
        drop(store);
        let file = folder.path().join(FILE_NAME);
        let database = Connection::open(&file).expect("database");
        database
            .pragma_update(None, "user_version", version)
            .expect("version");
        drop(database);
        let before = fs::read(&file).expect("file");
        let store = Store::open(folder.path()).expect("store");
        let rescue = store.rescue().expect("a report");
        assert_eq!(
            (rescue.damage, rescue.has_losses()),
            (Damage::Version, false),
            "{version}"
        );
        assert_eq!(
            store.documents().await.expect("documents").len(),
            1,
            "{version}"
        );
        let original = folder
            .path()
            .join(rescue.original.as_ref().expect("an original"));
        assert_eq!(fs::read(original).expect("the original"), before);
        drop(store);
        assert_eq!(Store::open(folder.path()).expect("store").rescue(), None);
    }
}

#[test]
fn a_database_of_which_nothing_can_be_read_is_set_aside_and_says_so() {
    let folder = tempdir().expect("folder");
    drop(Store::open(folder.path()).expect("store"));
    let file = folder.path().join(FILE_NAME);
    let mut bytes = fs::read(&file).expect("file");
    // Behind the 100 bytes of the header, which stay: the table of tables itself.
    bytes[100..4096].fill(0xA5);
    fs::write(&file, &bytes).expect("file");
    let store = Store::open(folder.path()).expect("store");
    let rescue = store.rescue().expect("a report");
    assert!(rescue.has_losses());
    let original = folder
        .path()
        .join(rescue.original.as_ref().expect("an original"));
    assert_eq!(fs::read(original).expect("the original"), bytes);
}

#[tokio::test]
async fn a_database_that_another_program_holds_can_be_read() {
    let folder = tempdir().expect("folder");
    drop(Store::open(folder.path()).expect("store"));
    let other = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    other
        .pragma_update(None, "locking_mode", "EXCLUSIVE")
        .expect("lock");
    other.execute_batch("BEGIN EXCLUSIVE").expect("lock");
    let store = Store::open(folder.path()).expect("store");
    assert_eq!(only_read(&store), TroubleKind::Busy);
    store.read_settings().await.expect("settings");
}

/// The first page says where the tables begin. A backup has the same one, and so has a new file.
#[tokio::test]
async fn a_file_that_lost_its_first_page_is_read_with_another_one() {
    let whole = &evenings()[2];
    for (what, with_a_backup) in [("a backup", true), ("a new file", false)] {
        let folder = tempdir().expect("folder");
        whole.ended.write(folder.path());
        let store = Store::open(folder.path()).expect(what);
        let before = life(&store).await;
        assert!(!before.games.is_empty(), "{what}");
        if with_a_backup {
            let backups = Backups::new(store.clone(), folder.path());
            backups.keep_now().await.expect(what);
        }
        drop(store);
        let file = folder.path().join(FILE_NAME);
        let mut bytes = fs::read(&file).expect("file");
        bytes[..4096].fill(0);
        fs::write(&file, &bytes).expect("file");
        let store = Store::open(folder.path()).expect(what);
        let rescue = store.rescue().expect("a report");
        assert_eq!(rescue.damage, Damage::File, "it is not empty");
        // Nobody knows whether its tables were where they are in the other one.
        assert!(rescue.has_losses(), "{what}");
        let original = folder
            .path()
            .join(rescue.original.as_ref().expect("an original"));
        assert_eq!(fs::read(original).expect("the original"), bytes);
        assert_eq!(life(&store).await, before, "{what}");
    }
}

/// Not a wrong version: the tables that came later are there.
#[tokio::test]
async fn a_table_that_is_gone_is_named_as_a_loss_and_costs_no_other() {
    let folder = tempdir().expect("folder");
    let whole = &evenings()[2];
    whole.ended.write(folder.path());
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    database.execute_batch("DROP TABLE run").expect("dropped");
    drop(database);
    let store = Store::open(folder.path()).expect("store");
    let rescue = store.rescue().expect("a report");
    assert_eq!(rescue.damage, Damage::File);
    let runs = rescue
        .saved
        .iter()
        .find(|saved| saved.of == SavedKind::Runs);
    let runs = runs.expect("a word of runs");
    assert_eq!((runs.saved, runs.perhaps_more), (0, true));
    let mut expected = whole.life.clone();
    expected.runs = 0;
    assert_eq!(life(&store).await, expected);
}
