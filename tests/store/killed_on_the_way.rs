//! A program that is killed while it rescues a folder: the next start finds everything that was there, and the damaged
//! original as it was.

use crate::kept_life::{Files, Life, evenings, life};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use store::{FILE_NAME, Store, StoreState};
use tempfile::{TempDir, tempdir};
use tokio::runtime::Runtime;

/// `KILLS=30` kills at thirty moments of each.
fn moments() -> u32 {
    let named = std::env::var("KILLS")
        .ok()
        .and_then(|count| count.parse().ok());
    named.unwrap_or(4)
}

fn opener(folder: &Path) -> Command {
    let mut opener = Command::new(env!("CARGO_BIN_EXE_folder-opener"));
    opener.arg(folder).stdout(Stdio::null());
    opener
}

/// How long it takes when nobody stops it.
fn time_of(folder: &Path) -> Duration {
    let begun = Instant::now();
    assert!(opener(folder).status().expect("opener").success());
    begun.elapsed()
}

/// True when it was in the middle of its work.
fn killed_after(folder: &Path, time: Duration) -> bool {
    let mut opener = opener(folder).spawn().expect("opener");
    thread::sleep(time);
    // On Unix this is kill -9.
    opener.kill().expect("kill");
    !opener.wait().expect("end").success()
}

fn seen(folder: &Path) -> (Store, Life) {
    let runtime = Runtime::new().expect("runtime");
    let store = Store::open(folder).expect("store");
    let life = runtime.block_on(life(&store));
    assert_eq!(store.state(), StoreState::Disk);
    (store, life)
}

/// A folder whose file has three broken pages.
fn damaged() -> (TempDir, Files) {
    let folder = tempdir().expect("folder");
    let mut files = evenings()[2].ended.clone();
    let bytes = files.0[0].as_mut().expect("a file");
    let pages = bytes.len() / 4096;
    for page in [pages / 3, pages / 2, pages - 5] {
        bytes[page * 4096..][..4096].fill(0);
    }
    files.write(folder.path());
    (folder, files)
}

#[test]
fn a_program_killed_while_it_rescues_a_file_has_lost_nothing() {
    let expected = seen(damaged().0.path()).1;
    assert!(expected.games.len() > 50, "{} games", expected.games.len());
    let whole = time_of(damaged().0.path());
    let mut stopped = 0;
    // More often: it is the one that moves files.
    let moments = moments() * 2;
    for nth in 0..moments {
        let (folder, files) = damaged();
        stopped += u32::from(killed_after(folder.path(), whole * nth / moments));
        let (store, life) = seen(folder.path());
        assert_eq!(life, expected, "moment {nth}");
        let originals = fs::read_dir(folder.path()).expect("folder").flatten();
        let originals = originals.filter(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            let name = name.strip_prefix("bastide-damaged-");
            name.and_then(|rest| rest.strip_suffix(".db")).is_some()
        });
        let kept: Vec<_> = originals
            .map(|entry| fs::read(entry.path()).expect("a file"))
            .collect();
        assert_eq!(kept.len(), 1, "moment {nth}");
        assert_eq!(
            kept[0],
            files.0[0].as_deref().expect("a file"),
            "moment {nth}"
        );
        drop(store);
        assert!(folder.path().join(FILE_NAME).exists());
    }
    println!("{stopped} of {moments} rescues were stopped");
}
