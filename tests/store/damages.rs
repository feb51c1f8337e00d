//! Files that were damaged in every way that a disk, a person or another program knows: nothing is lost without a word,
//! what can be read is there again, and the damaged file stays as it was.

use crate::kept_life::{Evening, Files, Game, Life, evenings, life};
use rules::chance::Chance;
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use store::{FILE_NAME, Store, StoreState};
use tempfile::tempdir;
use tokio::runtime::Runtime;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Damage {
    BytesChanged,
    PagesZeroed,
    PagesSwapped,
    Cut,
    LogChanged,
    LogCut,
    LogMissing,
    LogOfAnotherTime,
    SetBack,
    AnotherProgram,
    Newer,
    NoBytes,
}

const DAMAGES: [Damage; 12] = [
    Damage::BytesChanged,
    Damage::PagesZeroed,
    Damage::PagesSwapped,
    Damage::Cut,
    Damage::LogChanged,
    Damage::LogCut,
    Damage::LogMissing,
    Damage::LogOfAnotherTime,
    Damage::SetBack,
    Damage::AnotherProgram,
    Damage::Newer,
    Damage::NoBytes,
];

const PAGE: usize = 4096;

/// Damaged files, and what should be in them.
fn damaged(damage: Damage, chance: &mut Chance) -> (Files, &'static Life) {
    let [first, second, third]: &[Evening; 3] = evenings().try_into().expect("three evenings");
    let mut files = if chance.below(2) == 0 {
        third.ended.clone()
    } else {
        third.running.clone()
    };
    if damage >= Damage::LogChanged && damage <= Damage::LogMissing {
        files = third.running.clone();
    }
    let [file, log, index, _] = &mut files.0;
    let bytes = file.as_mut().expect("a file");
    let pages = bytes.len() / PAGE;
    match damage {
        Damage::BytesChanged => flip(bytes, 1 + chance.below(5), chance),
        Damage::PagesZeroed => {
            for _ in 0..=chance.below(3) {
                let page = chance.below(pages) * PAGE;
                bytes[page..page + PAGE].fill(0);
            }
        }
        Damage::PagesSwapped => {
            let (one, other) = (chance.below(pages) * PAGE, chance.below(pages) * PAGE);
            let page = bytes[one..one + PAGE].to_vec();
            bytes.copy_within(other..other + PAGE, one);
            bytes[other..other + PAGE].copy_from_slice(&page);
        }
        Damage::Cut => bytes.truncate(1 + chance.below(bytes.len() - 1)),
        Damage::LogChanged => flip(log.as_mut().expect("a log"), 1 + chance.below(3), chance),
        Damage::LogCut => {
            let log = log.as_mut().expect("a log");
            log.truncate(chance.below(log.len()));
            if chance.below(2) == 0 {
                *index = None;
            }
        }
        Damage::LogMissing => {
            *log = None;
            if chance.below(2) == 0 {
                *index = None;
            }
        }
        Damage::LogOfAnotherTime => {
            let other = [first, second][chance.below(2)];
            files = third.ended.clone();
            files.0[1].clone_from(&other.running.0[1]);
        }
        Damage::SetBack => {
            let earlier = [first, second][chance.below(2)];
            files.clone_from(&third.running);
            files.0[0].clone_from(&earlier.running.0[0]);
        }
        Damage::AnotherProgram => {
            let sql = [
                "CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('soup')",
                "PRAGMA user_version = 3",
            ];
            files = Files::default();
            files.0[0] = Some(made(sql[chance.below(2)], None));
        }
        Damage::Newer => {
            files = third.ended.clone();
            let sql = format!(
                "PRAGMA user_version = {}; CREATE TABLE league (id INTEGER PRIMARY KEY)",
                Store::VERSION + 1
            );
            files.0[0] = Some(made(&sql, files.0[0].as_ref()));
        }
        Damage::NoBytes => bytes.clear(),
    }
    (files, &third.life)
}

fn flip(bytes: &mut [u8], times: usize, chance: &mut Chance) {
    for _ in 0..times {
        bytes[chance.below(bytes.len())] ^= 1 << chance.below(8);
    }
}

/// A file that another program has changed.
fn made(sql: &str, from: Option<&Vec<u8>>) -> Vec<u8> {
    let folder = tempdir().expect("folder");
    let file = folder.path().join(FILE_NAME);
    if let Some(bytes) = from {
        fs::write(&file, bytes).expect("a file");
    }
    let connection = Connection::open(&file).expect("database");
    connection.execute_batch(sql).expect(sql);
    connection
        .execute_batch("VACUUM")
        .expect("all of it in the file");
    drop(connection);
    fs::read(file).expect("a file")
}

/// The names of the games that somebody finds row by row, who knows only SQL.
fn found_row_by_row(files: &Files) -> BTreeSet<String> {
    let folder = tempdir().expect("folder");
    files.write(folder.path());
    let mut found = BTreeSet::new();
    let Ok(connection) = Connection::open(folder.path().join(FILE_NAME)) else {
        return found;
    };
    for id in 1..=60 {
        let question = "SELECT *, name AS called FROM game WHERE id = ?1 AND setup <> designs";
        let name = connection.query_row(question, [id], |row| row.get::<_, String>("called"));
        found.extend(name);
    }
    found
}

#[derive(Debug, Default)]
struct Tally {
    cases: usize,
    sound: usize,
    rescued: usize,
    only_read: usize,
    refused: usize,
    readable: usize,
    there: usize,
    lost_and_said: usize,
    /// Only in a log that was cut or taken away, so that nothing knows of it.
    unknown: usize,
    silent: Vec<String>,
    changed: usize,
    written: Vec<String>,
}

fn file_names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).expect("folder").flatten();
    let mut names: Vec<_> = names
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// How many games are not there any more. One is known by its name, and where a letter of that was changed, which nothing
/// in the file can tell, by how it begins.
fn not_found(wanted: &[Game], found: &[Game]) -> usize {
    let (mut wanted, mut found) = (wanted.to_vec(), found.to_vec());
    let ways: [fn(&Game, &Game) -> bool; 3] = [
        |one, other| one == other,
        |one, other| one.0 == other.0 && one.2 <= other.2,
        |one, other| one.1 == other.1 && one.2 <= other.2,
    ];
    for is_same in ways {
        wanted.retain(|game| {
            let at = found.iter().position(|other| is_same(game, other));
            at.map(|at| found.swap_remove(at)).is_none()
        });
    }
    wanted.len()
}

fn judge(damage: Damage, seed: u32, runtime: &Runtime, tally: &mut Tally) {
    let mut chance = Chance::new(u64::from(seed));
    let (files, truth) = damaged(damage, &mut chance);
    let told = format!("{damage:?} with seed {seed}");
    let readable = found_row_by_row(&files);
    let folder = tempdir().expect("folder");
    files.write(folder.path());
    tally.cases += 1;
    let kept = |name: &str| {
        let kept = Files::read(folder.path(), name);
        // The index is made anew by whoever reads.
        kept.0[..2] == files.0[..2]
    };
    let Ok(store) = Store::open(folder.path()) else {
        tally.refused += 1;
        tally.readable += readable.len();
        if !kept(FILE_NAME) {
            tally.written.push(told);
        }
        return;
    };
    let untouched = match (store.rescue(), store.state()) {
        (Some(rescue), StoreState::Disk) => {
            tally.rescued += 1;
            kept(rescue.original.as_deref().expect("an original"))
        }
        (_, StoreState::Disk) => {
            tally.sound += 1;
            true
        }
        _ => {
            tally.only_read += 1;
            kept(FILE_NAME)
        }
    };
    if !untouched {
        tally
            .written
            .push(format!("{told}: {:?}", file_names(folder.path())));
    }
    let there = runtime.block_on(life(&store));
    let names: BTreeSet<_> = there.games.iter().map(|(name, ..)| name.clone()).collect();
    tally.readable += readable.len();
    tally.there += readable.intersection(&names).count();

    let lost_games = not_found(&truth.games, &there.games);
    let lost = lost_games > 0
        || there.documents.len() < truth.documents.len()
        || there.lessons < truth.lessons
        || there.answers < truth.answers
        || there.questions < truth.questions
        || there.runs < truth.runs;
    // Whoever opens a broken game hears that it is damaged, and sees it in the list.
    let said = store.rescue().is_some() || store.state() != StoreState::Disk || there.refusals > 0;
    let unknowable = matches!(damage, Damage::LogCut | Damage::LogMissing);
    let honest = store.rescue().is_none_or(store::report::Rescue::has_losses);
    match (lost, said && honest) {
        (true, true) => tally.lost_and_said += 1,
        (true, false) if unknowable && !said => tally.unknown += 1,
        (true, false) => tally.silent.push(format!(
            "{told}: {lost_games} games, {} documents, {} lessons, {} answers, {} questions, {} runs there; {:?}",
            there.documents.len(),
            there.lessons,
            there.answers,
            there.questions,
            there.runs,
            store.rescue()
        )),
        (false, _) if !said && there != *truth => tally.changed += 1,
        (false, _) => {}
    }
}

/// `DAMAGES=1000` damages a thousand files, `FIRST=480` begins with the 480th.
#[test]
fn a_damaged_file_loses_nothing_without_a_word() {
    let named = |name| {
        std::env::var(name)
            .ok()
            .and_then(|number| number.parse().ok())
    };
    let (first, count) = (named("FIRST").unwrap_or(0), named("DAMAGES").unwrap_or(100));
    let runtime = Runtime::new().expect("runtime");
    let mut tallies: BTreeMap<Damage, Tally> = BTreeMap::new();
    for seed in first..first + count {
        let damage = DAMAGES[seed as usize % DAMAGES.len()];
        judge(damage, seed, &runtime, tallies.entry(damage).or_default());
    }
    println!(
        "{:18}{:>7}{:>7}{:>9}{:>10}{:>9}{:>10}{:>7}{:>15}{:>9}{:>8}{:>9}{:>9}",
        "damage",
        "cases",
        "sound",
        "rescued",
        "only read",
        "refused",
        "readable",
        "there",
        "lost and said",
        "unknown",
        "silent",
        "changed",
        "written"
    );
    for (damage, tally) in &tallies {
        println!(
            "{:18}{:>7}{:>7}{:>9}{:>10}{:>9}{:>10}{:>7}{:>15}{:>9}{:>8}{:>9}{:>9}",
            format!("{damage:?}"),
            tally.cases,
            tally.sound,
            tally.rescued,
            tally.only_read,
            tally.refused,
            tally.readable,
            tally.there,
            tally.lost_and_said,
            tally.unknown,
            tally.silent.len(),
            tally.changed,
            tally.written.len()
        );
    }
    let silent: Vec<_> = tallies.values().flat_map(|tally| &tally.silent).collect();
    let written: Vec<_> = tallies.values().flat_map(|tally| &tally.written).collect();
    assert!(silent.is_empty(), "lost without a word: {silent:#?}");
    assert!(
        written.is_empty(),
        "damaged files that were written to: {written:#?}"
    );
    let of_all = |count: fn(&Tally) -> usize| tallies.values().map(count).sum::<usize>();
    let (readable, there) = (of_all(|tally| tally.readable), of_all(|tally| tally.there));
    assert!(there * 100 >= readable * 95, "{there} of {readable} games");
}

/// Any number fits the table of trials: the page of the settings there made the first game one, and the list left it out.
#[test]
fn no_page_in_the_wrong_place_hides_a_game() {
    let third = &evenings()[2];
    let mut files = third.ended.clone();
    let whole = tempdir().expect("folder");
    files.write(whole.path());
    let connection = Connection::open(whole.path().join(FILE_NAME)).expect("database");
    let first_byte = |table: &str| {
        let question = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
        let page = connection.query_row(question, [table], |row| row.get::<_, i64>(0));
        (usize::try_from(page.expect("a table")).expect("a page") - 1) * PAGE
    };
    let (settings, trials) = (first_byte("settings"), first_byte("trial"));
    let bytes = files.0[0].as_mut().expect("a file");
    for at in 0..PAGE {
        bytes.swap(settings + at, trials + at);
    }
    let folder = tempdir().expect("folder");
    files.write(folder.path());
    let store = Store::open(folder.path()).expect("what can be read");
    let there = Runtime::new().expect("runtime").block_on(life(&store));
    assert_eq!(not_found(&third.life.games, &there.games), 0);
    let rescue = store.rescue().expect("a word");
    assert!(rescue.has_losses(), "the settings are gone: {rescue:?}");
}
