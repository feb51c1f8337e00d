//! A data folder that holds a person's own files too, and files that only bear a name of ours: none of them is used,
//! removed or changed unless somebody asks for it.

use crate::kept_life::{evenings, life};
use std::fs;
use std::path::Path;
use store::report::Damage;
use store::{FILE_NAME, Store, StoreState};
use tempfile::tempdir;
use tokio::runtime::Runtime;

fn games(store: &Store) -> usize {
    let runtime = Runtime::new().expect("runtime");
    runtime.block_on(life(store)).games.len()
}

#[test]
fn nothing_takes_the_place_of_the_data_by_its_name_alone() {
    let [first, _, third] = evenings() else {
        panic!("three evenings")
    };
    let older = first.ended.0[0].clone().expect("a file");
    let letter = b"Dear Bo, this is a letter.".to_vec();
    for (name, bytes) in [
        ("bastide-rescued-1.db", &older),
        ("bastide-rescued-2.db", &Vec::new()),
        ("bastide-rescued-7.db", &letter),
        ("bastide.db.ready", &older),
        ("bastide-new-1.db", &older),
    ] {
        let folder = tempdir().expect("folder");
        third.ended.write(folder.path());
        fs::write(folder.path().join(name), bytes).expect("a file");
        let store = Store::open(folder.path()).expect(name);
        assert_eq!(store.state(), StoreState::Disk, "{name}");
        assert_eq!(games(&store), third.life.games.len(), "{name}");
        assert_eq!(store.rescue(), None, "{name}");
        assert_eq!(store.unknown_files(), [name]);
        let left = fs::read(folder.path().join(name)).expect(name);
        assert_eq!(&left, bytes, "{name}");
    }
}

/// What a helpful person types after a rescue: `.recover` of the damaged file into a new one, which failed.
#[test]
fn an_empty_file_beside_rescued_data_costs_nothing() {
    let third = &evenings()[2];
    let folder = tempdir().expect("folder");
    let mut files = third.ended.clone();
    let bytes = files.0[0].as_mut().expect("a file");
    let middle = bytes.len() / 2 / 4096 * 4096;
    // One page alone may be a free one, which nobody misses.
    bytes[middle..middle + 4 * 4096].fill(0);
    files.write(folder.path());
    let store = Store::open(folder.path()).expect("store");
    assert_eq!(store.rescue().map(|it| it.damage), Some(Damage::File));
    let saved = games(&store);
    assert!(saved > 50, "{saved} games");
    drop(store);
    fs::write(folder.path().join("bastide-rescued-1.db"), "").expect("a file");
    let store = Store::open(folder.path()).expect("store");
    assert_eq!(games(&store), saved);
}

#[test]
fn files_that_somebody_else_made_stay() {
    let third = &evenings()[2];
    let folder = tempdir().expect("folder");
    third.ended.write(folder.path());
    let names = [
        "bastide-thesis.part1.txt",
        "bastide-map.partial.png",
        "bastide-new.db.part",
        "bastide-new-3.json",
        "bastide.db.incoming",
    ];
    for name in names {
        fs::write(folder.path().join(name), name).expect("a file");
    }
    for name in ["bastide-x.part", "bastide-damaged-4294967295.db"] {
        fs::create_dir(folder.path().join(name)).expect("a folder");
    }
    for start in 0..2 {
        let store = Store::open(folder.path()).expect("store");
        assert_eq!(store.state(), StoreState::Disk, "start {start}");
        for name in names {
            let left = fs::read_to_string(folder.path().join(name));
            assert_eq!(left.ok().as_deref(), Some(name));
        }
        assert!(folder.path().join("bastide-x.part").is_dir());
    }
}

#[test]
fn rights_are_changed_on_our_own_files_only_and_through_no_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let set = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("rights");
    };
    let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o7777;
    let (folder, elsewhere) = (tempdir().expect("folder"), tempdir().expect("folder"));
    let path = folder.path();
    drop(Store::open(path).expect("store"));
    let mut theirs = Vec::new();
    for (name, rights) in [
        (".bashrc", 0o644),
        ("tool.sh", 0o4755),
        ("backups/photos.tar", 0o644),
        ("bastide-notes.txt", 0o664),
        ("bastide-damaged-1.db.txt", 0o644),
    ] {
        let file = path.join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(&file, name).expect("a file");
        theirs.push((file, rights));
    }
    for (name, rights) in [
        ("backups", 0o755),
        ("team", 0o2775),
        ("drop", 0o1777),
        ("", 0o2755),
    ] {
        fs::create_dir_all(path.join(name)).expect("a folder");
        theirs.push((path.join(name), rights));
    }
    for (name, link) in [
        ("letter", "letter"),
        ("original", "bastide-damaged-1.db"),
        ("shared", "bastide.db-journal.txt"),
    ] {
        let target = elsewhere.path().join(name);
        fs::write(&target, name).expect("a file");
        symlink(&target, path.join(link)).expect("a link");
        theirs.push((target, 0o644));
    }
    for (file, rights) in &theirs {
        set(file, *rights);
    }
    let backup = "backups/bastide-v1-20260101T000000Z.db";
    let ours = [FILE_NAME, "bastide.lock", "bastide-damaged-2.db", backup];
    for name in ours {
        if !path.join(name).exists() {
            fs::write(path.join(name), name).expect("a file");
        }
        set(&path.join(name), 0o644);
    }
    let store = Store::open(path).expect("store");
    assert_eq!(store.state(), StoreState::Disk);
    for (file, rights) in &theirs {
        assert_eq!(mode(file), *rights, "{}", file.display());
    }
    for name in ours {
        assert_eq!(mode(&path.join(name)), 0o600, "{name}");
    }
}
