//! The folder belongs to one program and to one person, and what is acknowledged is found in it.

use crate::kept_life::evenings;
use std::fs;
use std::path::{Path, PathBuf};
use store::settings::SettingsChange;
use store::{DataFolder, FILE_NAME, Store, StoreError, TroubleKind};
use tempfile::{TempDir, tempdir};

fn trouble(folder: &Path) -> TroubleKind {
    Store::open(folder).map(|_| ()).expect_err("trouble").kind
}

async fn change(store: &Store) -> Result<(), TroubleKind> {
    match store.change_settings(SettingsChange::default()).await {
        Ok(_) => Ok(()),
        Err(StoreError::Disk(trouble)) => Err(trouble.kind),
        Err(other) => panic!("{other}"),
    }
}

fn spellings(folder: &TempDir) -> Vec<PathBuf> {
    let path = folder.path().join("data");
    let here = std::env::current_dir().expect("here");
    let up: PathBuf = here.components().skip(1).map(|_| "..").collect();
    let mut all = vec![
        path.clone(),
        PathBuf::from(format!("{}/", path.display())),
        folder.path().join("./data/../data"),
    ];
    let other = folder.path().join("other name");
    std::os::unix::fs::symlink(&path, &other).expect("a link");
    all.push(other);
    all.push(up.join(path.strip_prefix("/").expect("from the root")));
    all
}

#[test]
fn a_folder_has_one_writer_however_it_is_spelled() {
    let folder = tempdir().expect("folder");
    let first = folder.path().join("data");
    let store = Store::open(&first).expect("store");
    let known = DataFolder::make(&first).expect("folder");
    for other in spellings(&folder) {
        assert_eq!(trouble(&other), TroubleKind::InUse, "{}", other.display());
        assert_eq!(DataFolder::make(&other).expect("folder"), known);
    }
    let clone = store.clone();
    drop(store);
    assert_eq!(trouble(&first), TroubleKind::InUse);
    drop(clone);
    Store::open(&first).expect("the next one");
}

#[tokio::test]
async fn nobody_else_can_look_into_the_folder() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    let folder = tempdir().expect("folder");
    let path = folder.path().join("data");
    drop(Store::open(&path).expect("store"));
    assert_eq!(mode(&path), 0o700);
    // As an earlier version had left them.
    let backup = "backups/bastide-v1-20260101T000000Z.db";
    fs::create_dir(path.join("backups")).expect("folder");
    fs::copy(path.join(FILE_NAME), path.join(backup)).expect("a copy");
    for name in [FILE_NAME, "bastide.lock", backup] {
        fs::set_permissions(path.join(name), fs::Permissions::from_mode(0o755))
            .expect("open to all");
    }
    let store = Store::open(&path).expect("store");
    change(&store).await.expect("kept");
    let log = format!("{FILE_NAME}-wal");
    for name in [FILE_NAME, &log, "bastide.lock", backup] {
        assert_eq!(mode(&path.join(name)) & 0o077, 0, "{name}");
    }
}

#[tokio::test]
async fn nothing_is_acknowledged_when_the_file_is_gone_or_another_one() {
    type Blow = fn(&Path);
    let log = |path: &Path| path.join(format!("{FILE_NAME}-wal"));
    let blows: [(&str, Blow, TroubleKind); 6] = [
        (
            "the folder is moved",
            |path| fs::rename(path, path.with_extension("away")).expect("moved"),
            TroubleKind::Gone,
        ),
        (
            "the folder is deleted",
            |path| fs::remove_dir_all(path).expect("deleted"),
            TroubleKind::Gone,
        ),
        (
            "the file is deleted",
            |path| fs::remove_file(path.join(FILE_NAME)).expect("deleted"),
            TroubleKind::Gone,
        ),
        (
            "the log is deleted",
            |path| fs::remove_file(path.join("bastide.db-wal")).expect("deleted"),
            TroubleKind::Gone,
        ),
        (
            "another file takes its place",
            |path| {
                fs::copy(path.join(FILE_NAME), path.join("copy")).expect("a copy");
                fs::rename(path.join("copy"), path.join(FILE_NAME)).expect("in its place");
            },
            TroubleKind::Replaced,
        ),
        (
            "the file is protected",
            |path| {
                let file = path.join(FILE_NAME);
                let mut rights = fs::metadata(&file).expect("a file").permissions();
                rights.set_readonly(true);
                fs::set_permissions(&file, rights).expect("protected");
            },
            TroubleKind::NotWritable,
        ),
    ];
    for (what, blow, kind) in blows {
        let folder = tempdir().expect("folder");
        let path = folder.path().join("data");
        let store = Store::open(&path).expect("store");
        store
            .add_document("tile-set".into(), "{}".into())
            .await
            .expect(what);
        change(&store).await.expect(what);
        assert!(log(&path).exists());
        blow(&path);
        assert_eq!(change(&store).await, Err(kind), "{what}");
        let documents = store.documents().await.expect(what);
        assert_eq!(documents.len(), 1, "{what}: it can still be read");
    }
}

/// The same file, shorter: it is still the one that is open.
#[tokio::test]
async fn nothing_is_acknowledged_when_a_file_was_cut_short_where_it_lies() {
    for (name, length) in [
        (FILE_NAME, 0),
        (FILE_NAME, 8192),
        ("bastide.db-wal", 0),
        ("bastide.db-wal", 5000),
    ] {
        let what = format!("{name} has {length} bytes");
        let folder = tempdir().expect("folder");
        let store = Store::open(folder.path()).expect("store");
        let kept = store.add_document("tile-set".into(), "{}".into()).await;
        kept.expect(&what);
        change(&store).await.expect(&what);
        let cut = fs::OpenOptions::new()
            .write(true)
            .open(folder.path().join(name));
        cut.expect(&what).set_len(length).expect(&what);
        for _ in 0..3 {
            assert_eq!(change(&store).await, Err(TroubleKind::CutShort), "{what}");
        }
        // What is left of both is there for the next start, which says what is lost.
        let left = |name: &str| fs::read(folder.path().join(name)).expect("left");
        let files = [left(FILE_NAME), left("bastide.db-wal")];
        drop(store);
        assert_eq!([left(FILE_NAME), left("bastide.db-wal")], files, "{what}");
        let store = Store::open(folder.path()).expect(&what);
        assert!(
            store
                .rescue()
                .is_some_and(store::report::Rescue::has_losses),
            "{what}"
        );
        if name == FILE_NAME {
            assert_eq!(store.documents().await.expect(&what).len(), 1, "{what}");
        }
    }
}

/// A log of which all is in the file may be cut off by whoever folded it in.
#[tokio::test]
async fn another_program_may_fold_the_log_in_while_ours_runs() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    change(&store).await.expect("kept");
    let other = rusqlite::Connection::open(folder.path().join(FILE_NAME)).expect("opened");
    let question = "PRAGMA wal_checkpoint(TRUNCATE)";
    let busy: u32 = other
        .query_row(question, [], |row| row.get(0))
        .expect("folded in");
    assert_eq!(busy, 0);
    change(&store).await.expect("kept");
}

/// As root nothing is forbidden: there somebody else opens it.
#[test]
fn a_folder_that_can_only_be_read_shows_its_games() {
    use std::os::unix::fs::{PermissionsExt, chown};
    use std::os::unix::process::CommandExt;
    let evening = &evenings()[2];
    for files in [&evening.ended, &evening.running] {
        let folder = tempdir().expect("folder");
        files.write(folder.path());
        let mut opener = std::process::Command::new(env!("CARGO_BIN_EXE_folder-opener"));
        opener.arg(folder.path());
        let names = fs::read_dir(folder.path()).expect("folder").flatten();
        let mut paths: Vec<_> = names.map(|entry| (entry.path(), 0o400)).collect();
        paths.push((folder.path().to_owned(), 0o500));
        for (path, mode) in &paths {
            fs::set_permissions(path, fs::Permissions::from_mode(*mode)).expect("protected");
        }
        if fs::write(folder.path().join("probe"), "").is_ok() {
            const NOBODY: u32 = 65_534;
            for (path, _) in &paths {
                chown(path, Some(NOBODY), Some(NOBODY)).expect("given away");
            }
            opener.uid(NOBODY).gid(NOBODY);
        }
        let said = opener.output().expect("opener");
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).expect("mine again");
        assert_eq!(said.trim(), "not-writable, 60 games");
        for (nth, name) in [FILE_NAME, "bastide.db-wal"].into_iter().enumerate() {
            assert_eq!(
                fs::read(folder.path().join(name)).ok(),
                files.0[nth],
                "{name}"
            );
        }
    }
}

#[test]
fn what_is_said_of_trouble_holds_no_path_and_no_statement() {
    let folder = tempdir().expect("folder");
    let path = folder.path().join("secret place");
    fs::create_dir_all(path.join(FILE_NAME)).expect("folder");
    let in_its_place = Store::open(&path).map(|_| ()).expect_err("a folder");
    fs::remove_dir(path.join(FILE_NAME)).expect("removed");
    fs::write(path.join(FILE_NAME), "Dear Bo, this is a letter").expect("a letter");
    let a_letter = Store::open(&path).map(|_| ()).expect_err("a letter");
    let a_file = Store::open(&path.join(FILE_NAME))
        .map(|_| ())
        .expect_err("a file");
    for trouble in [in_its_place, a_letter, a_file] {
        let detail = trouble.detail.to_lowercase();
        for word in ["secret", "bastide.db", "select", "pragma", "table"] {
            assert!(!detail.contains(word), "{trouble}");
        }
    }
}

#[tokio::test]
async fn a_program_that_was_killed_before_it_wrote_anything_has_lost_nothing() {
    let mut folder = tempdir().expect("folder");
    for start in 0..4 {
        let store = Store::open(folder.path()).expect("store");
        assert!(store.rescue().is_none(), "{start}: {:?}", store.rescue());
        store.read_settings().await.expect("settings");
        // What changes nothing is no use either.
        store.forget_deleted(0).await.expect("nothing to forget");
        // What lies there when the program is killed now.
        let after = tempdir().expect("folder");
        for entry in fs::read_dir(folder.path()).expect("folder").flatten() {
            if entry.file_type().is_ok_and(|kind| kind.is_file()) {
                fs::copy(entry.path(), after.path().join(entry.file_name())).expect("a copy");
            }
        }
        drop(store);
        folder = after;
    }
}
