//! Folders and files that cannot be used: each is named, and none is harmed.

use rusqlite::Connection;
use std::{fs, path::Path};
use store::{FILE_NAME, Store, TroubleKind};
use tempfile::tempdir;

fn trouble_in(folder: &Path) -> TroubleKind {
    match Store::open(folder) {
        Ok(_) => panic!("{} was opened", folder.display()),
        Err(trouble) => trouble.kind,
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
fn a_database_from_a_newer_bastide_is_not_opened() {
    let folder = tempdir().expect("folder");
    drop(Store::open(folder.path()).expect("store"));
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    database
        .pragma_update(None, "user_version", Store::VERSION + 1)
        .expect("version");
    drop(database);
    assert_eq!(trouble_in(folder.path()), TroubleKind::NewerVersion);
}

#[test]
fn a_database_with_a_torn_page_is_damaged() {
    let folder = tempdir().expect("folder");
    drop(Store::open(folder.path()).expect("store"));
    let file = folder.path().join(FILE_NAME);
    let mut bytes = fs::read(&file).expect("file");
    // Behind the 100 bytes of the header, which stay: the table of tables itself.
    bytes[100..4096].fill(0xA5);
    fs::write(&file, bytes).expect("file");
    assert_eq!(trouble_in(folder.path()), TroubleKind::Damaged);
}

#[test]
fn a_database_that_another_program_holds_is_busy() {
    let folder = tempdir().expect("folder");
    drop(Store::open(folder.path()).expect("store"));
    let other = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    other
        .pragma_update(None, "locking_mode", "EXCLUSIVE")
        .expect("lock");
    other.execute_batch("BEGIN EXCLUSIVE").expect("lock");
    assert_eq!(trouble_in(folder.path()), TroubleKind::Busy);
}
