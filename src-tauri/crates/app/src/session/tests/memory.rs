//! What the longest games weigh. Each is played in a process of its own, whose peak the system has counted.

use super::measured::{MeasuredSession, long_game, long_lines};
use rules::chance::Chance;
use std::process::Command;
use std::{env, fs};

/// Above the empty process, in kilobytes.
const MOST: u64 = 60_000;
/// Names the record, in the process that plays it.
const RECORD: &str = "BASTIDE_MEASURED_RECORD";

/// The most memory that this process has held so far, in kilobytes.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.expect("a peak").parse().expect("kilobytes")
}

/// Opens the record, plays on, takes back, looks back, branches off; answers what that took at most.
fn weigh(record: String) -> u64 {
    let empty = peak();
    let folder = tempfile::tempdir().expect("folder");
    let runtime = tokio::runtime::Runtime::new().expect("runtime");
    runtime.block_on(async {
        let table = MeasuredSession::open(folder.path(), record).await;
        let mut table = table.expect("a game");
        let mut chance = Chance::new(1);
        let steps = table.steps();
        for _ in 0..3 {
            table.undo().await.expect("something was decided");
        }
        for _ in 0..3 {
            table.decide(&mut chance).await.expect("offered");
        }
        table.look_at(steps / 3).await.expect("a step");
        table.play_on_from(steps / 2).await.expect("a step");
        table.decide(&mut chance).await.expect("offered");
    });
    peak() - empty
}

/// Runs a test of this file again in a process that does nothing else.
fn weighed_apart(test: &str, record: fn() -> String) {
    if let Some(file) = env::var_os(RECORD) {
        let record = fs::read_to_string(file).expect("a record");
        println!("weighs {} kB", weigh(record));
        return;
    }
    let file = tempfile::NamedTempFile::new().expect("a file");
    fs::write(file.path(), record()).expect("written");
    let this = env::current_exe().expect("this test");
    let test = format!("session::tests::memory::{test}");
    let played = Command::new(this)
        .args([&test, "--exact", "--nocapture"])
        .env(RECORD, file.path())
        .output()
        .expect("it runs");
    let told = String::from_utf8_lossy(&played.stdout);
    let weight = told
        .split("weighs ")
        .nth(1)
        .and_then(|told| told.split(' ').next());
    let weight: u64 = weight
        .unwrap_or_else(|| panic!("{told}"))
        .parse()
        .expect("kilobytes");
    assert!(weight < MOST, "{test} weighs {weight} kB");
    println!("{test} weighs {weight} kB");
}

#[test]
fn a_game_of_six_with_1750_tiles_and_all_that_was_decided_stays_light() {
    weighed_apart(
        "a_game_of_six_with_1750_tiles_and_all_that_was_decided_stays_light",
        || long_game(1750).expect("a record"),
    );
}

#[test]
fn a_game_that_begins_with_two_lines_of_a_thousand_tiles_stays_light() {
    weighed_apart(
        "a_game_that_begins_with_two_lines_of_a_thousand_tiles_stays_light",
        || long_lines().expect("a record"),
    );
}
