//! Backups hold everything, come in time, and can be restored; whatever goes wrong, either what was there is still
//! there or what was asked for is.

use rusqlite::Connection;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, thread};
use store::action::Act;
use store::backup::{
    Backup, BackupError, BackupOutcome, Backups, FOLDER, ItemCounts, KEPT, UnfitFile,
};
use store::game::{GameId, NewGame, Page};
use store::lesson::LessonRecord;
use store::picture::PictureTiles;
use store::run::NewRun;
use store::{FILE_NAME, Store};
use tempfile::{TempDir, tempdir};

/// A data folder with its store.
struct Workshop {
    folder: TempDir,
    store: Store,
    backups: Backups,
}

impl Workshop {
    fn at(folder: TempDir) -> Self {
        let store = Store::open(folder.path()).expect("store");
        let backups = Backups::new(store.clone(), folder.path());
        Self {
            folder,
            store,
            backups,
        }
    }

    fn new() -> Self {
        Self::at(tempdir().expect("folder"))
    }

    async fn with(games: &[&str]) -> Self {
        let workshop = Self::new();
        for name in games {
            workshop.keep(name).await;
        }
        workshop
    }

    async fn keep(&self, name: &str) {
        self.store.add_game(game(name)).await.expect("kept");
    }

    async fn games(&self) -> Vec<String> {
        games(&self.store).await
    }

    async fn list(&self) -> Vec<Backup> {
        self.backups.list().await.expect("list")
    }

    /// Makes a backup, whatever the time.
    async fn back_up(&self) -> Backup {
        self.let_a_day_pass();
        let made = self.backups.keep_daily().await.expect("asked");
        assert_eq!(made, BackupOutcome::Made);
        let list = self.list().await;
        list.into_iter()
            .find(|backup| !backup.replaced)
            .expect("one")
    }

    /// Every backup is of another day afterwards, in the same order.
    fn let_a_day_pass(&self) {
        let folder = self.folder.path().join(FOLDER);
        let entries = fs::read_dir(&folder).into_iter().flatten();
        let mut names: Vec<_> = entries
            .map(|entry| entry.expect("entry").file_name())
            .map(|name| name.into_string().expect("text"))
            .collect();
        // All of them have the same version.
        names.sort();
        for (day, name) in names.iter().enumerate() {
            let (before, time) = name.split_once('T').expect("a time");
            let (version, _) = before.rsplit_once('-').expect("a version");
            let older = format!("{version}-202001{:02}T{time}", day + 1);
            fs::rename(folder.join(name), folder.join(older)).expect("older");
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join(FILE_NAME)
    }
}

async fn games(store: &Store) -> Vec<String> {
    let games = store.games().await.expect("games");
    let mut names: Vec<_> = games.into_iter().filter_map(|game| game.name).collect();
    names.sort();
    names
}

fn game(name: &str) -> NewGame {
    NewGame {
        name: Some(name.to_owned()),
        rules: 1,
        setup: "{}".to_owned(),
        designs: "[]".to_owned(),
        page: Page::default(),
        actions: Vec::new(),
        branch: None,
        locked: false,
    }
}

fn log_of(data: &Path) -> u64 {
    let log = data.with_file_name(format!("{FILE_NAME}-wal"));
    fs::metadata(log).map_or(0, |log| log.len())
}

/// Where the page of a table begins.
fn page_of(data: &Path, table: &str) -> usize {
    let database = Connection::open(data).expect("database");
    let query = "SELECT (rootpage - 1) * 4096 FROM sqlite_schema WHERE name = ?1";
    let place = database.query_row(query, [table], |row| row.get::<_, u32>(0));
    place.expect("a table") as usize
}

#[tokio::test]
async fn after_an_orderly_end_one_file_holds_everything() {
    let workshop = Workshop::with(&["Sunday", "Monday"]).await;
    assert!(log_of(&workshop.data()) > 0, "else nothing is folded in");
    workshop.store.close().expect("closed");
    assert_eq!(log_of(&workshop.data()), 0);

    let elsewhere = tempdir().expect("folder");
    fs::copy(workshop.data(), elsewhere.path().join(FILE_NAME)).expect("copied");
    let moved = Store::open(elsewhere.path()).expect("store");
    assert_eq!(games(&moved).await, ["Monday", "Sunday"]);
}

#[tokio::test]
async fn what_is_decided_after_the_end_is_not_acknowledged() {
    let workshop = Workshop::with(&["Sunday"]).await;
    workshop.store.close().expect("closed");
    assert!(workshop.store.add_game(game("too late")).await.is_err());
    workshop.store.close().expect("closed twice");
    let again = Store::open(workshop.folder.path()).expect("store");
    assert_eq!(games(&again).await, ["Sunday"]);
}

#[tokio::test]
async fn a_backup_comes_once_a_day_when_something_changed() {
    let workshop = Workshop::new();
    let asked = async || workshop.backups.keep_daily().await.expect("asked");
    assert_eq!(asked().await, BackupOutcome::Nothing);
    workshop.keep("Sunday").await;
    assert_eq!(asked().await, BackupOutcome::Made);
    workshop.keep("Monday").await;
    assert_eq!(asked().await, BackupOutcome::Young);
    workshop.let_a_day_pass();
    assert_eq!(asked().await, BackupOutcome::Made);
    workshop.let_a_day_pass();
    assert_eq!(asked().await, BackupOutcome::Unchanged);
    assert_eq!(workshop.list().await.len(), 2);
    assert_eq!(
        workshop.backups.outcome().await.expect("outcome"),
        Some(BackupOutcome::Unchanged)
    );
}

#[tokio::test]
async fn whoever_asks_has_a_backup_at_once_when_something_changed() {
    let workshop = Workshop::new();
    let asked = async || workshop.backups.keep_now().await.expect("asked");
    assert_eq!(asked().await, BackupOutcome::Nothing);
    workshop.keep("Sunday").await;
    assert_eq!(asked().await, BackupOutcome::Made);
    assert_eq!(asked().await, BackupOutcome::Unchanged);
    workshop.keep("Monday").await;
    assert_eq!(asked().await, BackupOutcome::Made);
    assert_eq!(workshop.list().await.len(), 2);
}

#[tokio::test]
async fn a_clock_that_was_wrong_keeps_no_backup_away() {
    let workshop = Workshop::with(&["Sunday"]).await;
    let made = workshop.back_up().await;
    let folder = workshop.folder.path().join(FOLDER);
    let later = folder.join("bastide-v13-20991231T000000Z.db");
    fs::rename(folder.join(made.name), later).expect("a name of another century");
    workshop.keep("Monday").await;
    let asked = workshop.backups.keep_daily().await.expect("asked");
    assert_eq!(asked, BackupOutcome::Made);
}

#[tokio::test]
async fn ten_backups_are_kept_and_the_oldest_goes() {
    let workshop = Workshop::new();
    for n in 0..KEPT + 2 {
        workshop.keep(&format!("game {n:02}")).await;
        workshop.back_up().await;
    }
    let list = workshop.list().await;
    let games: Vec<_> = list
        .iter()
        .map(|each| each.holds.as_ref().expect("readable").games)
        .collect();
    let expected: Vec<_> = (3..=KEPT as u32 + 2).rev().collect();
    assert_eq!(games, expected, "the newest first, the two oldest gone");
}

#[tokio::test]
async fn the_list_says_what_is_in_each_without_changing_any() {
    let workshop = Workshop::with(&["Sunday", "Monday", "deleted"]).await;
    let store = &workshop.store;
    let all = store.games().await.expect("games");
    store.delete_game(all[0].id).await.expect("deleted");
    store
        .add_document("mix".to_owned(), "{}".to_owned())
        .await
        .expect("kept");
    let lesson = LessonRecord {
        id: "first".to_owned(),
        progress: "{}".to_owned(),
        stars: None,
        answer: None,
    };
    store.keep_lesson(lesson).await.expect("kept");
    let run = NewRun {
        mix: "base".to_owned(),
        name: "Base".to_owned(),
        beginning: "{}".to_owned(),
        bots: "steady".to_owned(),
        games: 3,
        seed: 1,
        rules: 1,
        versions: "1,1".to_owned(),
    };
    store.add_run(run).await.expect("kept");
    let made = workshop.back_up().await;
    let file = workshop.folder.path().join(FOLDER).join(&made.name);
    let before = fs::read(&file).expect("file");

    let list = workshop.list().await;
    assert_eq!(list.len(), 1);
    assert_eq!(list[0].version, Store::VERSION);
    assert_eq!(list[0].kilobytes, before.len().div_ceil(1000) as u32);
    assert!(!list[0].replaced);
    let holds = ItemCounts {
        games: 2,
        documents: [("mix".to_owned(), 1)].into(),
        lessons: 1,
        runs: 1,
    };
    assert_eq!(list[0].holds, Some(holds));
    assert_eq!(fs::read(&file).expect("file"), before);
    let beside = fs::read_dir(workshop.folder.path().join(FOLDER)).expect("folder");
    assert_eq!(beside.count(), 1, "nothing lies beside it");
}

#[tokio::test]
async fn nobody_else_may_read_a_backup() {
    use std::os::unix::fs::PermissionsExt;
    let workshop = Workshop::with(&["Sunday"]).await;
    let made = workshop.back_up().await;
    let folder = workshop.folder.path().join(FOLDER);
    let rights = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!(rights(&folder), 0o700);
    assert_eq!(rights(&folder.join(made.name)), 0o600);
}

#[tokio::test]
async fn damaged_data_push_no_good_backup_out() {
    let workshop = Workshop::with(&["Sunday"]).await;
    workshop.back_up().await;
    workshop.keep("Monday").await;
    workshop.store.close().expect("closed");
    let store = Store::open(workshop.folder.path()).expect("store");
    // While it is open: at the next start it would be rescued.
    let page = page_of(&workshop.data(), "game");
    let mut bytes = fs::read(workshop.data()).expect("file");
    bytes[page..page + 64].fill(0xA5);
    fs::write(workshop.data(), bytes).expect("file");
    let backups = Backups::new(store, workshop.folder.path());
    workshop.let_a_day_pass();
    let asked = backups.keep_daily().await.expect("asked");
    assert!(matches!(asked, BackupOutcome::Failed { .. }), "{asked:?}");
    let list = backups.list().await.expect("list");
    assert_eq!(list.len(), 1);
    assert_eq!(list[0].holds.as_ref().expect("readable").games, 1);
}

#[tokio::test]
async fn what_is_restored_is_seen_by_everybody_and_what_it_replaces_is_kept() {
    let workshop = Workshop::with(&["Sunday"]).await;
    let sunday = workshop.back_up().await;
    workshop.keep("Monday").await;
    let other_hand = workshop.store.clone();

    workshop
        .backups
        .restore(sunday.name)
        .await
        .expect("restored");
    assert_eq!(games(&other_hand).await, ["Sunday"]);
    workshop.keep("Tuesday").await;
    let list = workshop.list().await;
    let replaced: Vec<_> = list.iter().filter(|backup| backup.replaced).collect();
    assert_eq!(replaced.len(), 1);
    assert_eq!(replaced[0].holds.as_ref().expect("readable").games, 2);

    // And back again.
    let name = replaced[0].name.clone();
    workshop.backups.restore(name).await.expect("restored");
    assert_eq!(workshop.games().await, ["Monday", "Sunday"]);
    drop(workshop.store);
    drop(other_hand);
    drop(workshop.backups);
    let again = Store::open(workshop.folder.path()).expect("store");
    assert_eq!(games(&again).await, ["Monday", "Sunday"]);
}

#[tokio::test]
async fn a_name_that_is_none_of_a_backup_restores_nothing() {
    let workshop = Workshop::with(&["Sunday"]).await;
    for name in ["", "../bastide.db", "bastide-v13-20200101T000000Z.db"] {
        let answer = workshop.backups.restore(name.to_owned()).await;
        assert!(matches!(answer, Err(BackupError::NotThere)), "{answer:?}");
    }
    assert_eq!(workshop.games().await, ["Sunday"]);
}

#[tokio::test]
async fn data_that_cannot_be_opened_are_replaced_by_a_backup_and_kept_byte_for_byte() {
    let workshop = Workshop::with(&["Sunday"]).await;
    let sunday = workshop.back_up().await;
    workshop.store.close().expect("closed");
    let letter = "Dear Bo, this is not a database. ".repeat(200);
    fs::write(workshop.data(), &letter).expect("file");
    Store::open(workshop.folder.path()).expect_err("no database");
    let log = workshop.folder.path().join(format!("{FILE_NAME}-wal"));
    fs::write(&log, "an old log").expect("file");

    let memory = Store::in_memory().expect("store");
    let backups = Backups::new(memory.clone(), workshop.folder.path());
    backups.restore(sunday.name).await.expect("restored");
    assert_eq!(games(&memory).await, ["Sunday"]);
    memory.add_game(game("on disk")).await.expect("kept");
    memory.close().expect("closed");
    let again = Store::open(workshop.folder.path()).expect("store");
    assert_eq!(games(&again).await, ["Sunday", "on disk"]);

    let list = backups.list().await.expect("list");
    let kept = list.iter().find(|backup| backup.replaced).expect("kept");
    assert_eq!(kept.holds, None);
    let kept = workshop.folder.path().join(FOLDER).join(&kept.name);
    assert_eq!(fs::read_to_string(&kept).expect("file"), letter);
    let log = kept.with_extension("db-wal");
    assert_eq!(fs::read_to_string(log).expect("file"), "an old log");
}

#[tokio::test]
async fn everything_saved_as_one_file_is_taken_in_elsewhere() {
    let here = Workshop::with(&["Sunday", "Monday"]).await;
    let away = tempdir().expect("folder");
    let file = away.path().join("Bastide.bastide-data");
    fs::write(&file, "what stood there before").expect("file");
    here.backups.save_as(file.clone()).await.expect("written");
    assert_eq!(fs::read_dir(away.path()).expect("folder").count(), 1);

    let there = Workshop::with(&["Tuesday"]).await;
    there.backups.take_in(file.clone()).await.expect("taken in");
    assert_eq!(there.games().await, ["Monday", "Sunday"]);
    let list = there.list().await;
    assert_eq!(list.len(), 1);
    assert!(list[0].replaced);
    assert_eq!(list[0].holds.as_ref().expect("readable").games, 1);
}

#[tokio::test]
async fn nothing_is_saved_over_the_data() {
    let workshop = Workshop::with(&["Sunday"]).await;
    let made = workshop.back_up().await;
    for place in [
        FILE_NAME,
        "other.bastide-data",
        &format!("{FOLDER}/{}", made.name),
    ] {
        let file = workshop.folder.path().join(place);
        let answer = workshop.backups.save_as(file).await;
        let why = matches!(answer, Err(BackupError::Unfit(UnfitFile::AmongTheData)));
        assert!(why, "{place}: {answer:?}");
    }
}

/// A file of ours, changed by `work`.
async fn changed(work: impl FnOnce(&Connection)) -> (TempDir, PathBuf) {
    let workshop = Workshop::with(&["theirs"]).await;
    let away = tempdir().expect("folder");
    let file = away.path().join("theirs.bastide-data");
    workshop
        .backups
        .save_as(file.clone())
        .await
        .expect("written");
    let database = Connection::open(&file).expect("database");
    work(&database);
    drop(database);
    (away, file)
}

async fn refused(file: PathBuf) -> UnfitFile {
    let workshop = Workshop::with(&["Sunday"]).await;
    let before = fs::read(&file).ok();
    let answer = workshop.backups.take_in(file.clone()).await;
    assert_eq!(workshop.games().await, ["Sunday"]);
    assert!(workshop.list().await.is_empty(), "nothing was replaced");
    assert_eq!(fs::read(&file).ok(), before, "the file is as it was");
    let left = fs::read_dir(workshop.folder.path()).expect("folder");
    let names: Vec<_> = left
        .map(|entry| entry.expect("entry").file_name())
        .collect();
    assert!(
        !names
            .iter()
            .any(|name| name.to_string_lossy().contains("incoming")),
        "{names:?}"
    );
    match answer {
        Err(BackupError::Unfit(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn files_that_are_not_ours_are_not_taken_in() {
    let folder = tempdir().expect("folder");
    for (name, text) in [
        ("empty", String::new()),
        ("letter", "Dear Bo. ".repeat(2000)),
    ] {
        let file = folder.path().join(name);
        fs::write(&file, text).expect("file");
        assert_eq!(refused(file).await, UnfitFile::NotOurs, "{name}");
    }
    for (what, sql) in [
        ("another program", "PRAGMA application_id = 7"),
        ("no version", "PRAGMA user_version = 0"),
        ("one more table", "CREATE TABLE recipe (name TEXT)"),
        ("one less table", "DROP TABLE picture"),
        ("a view", "CREATE VIEW all_games AS SELECT * FROM game"),
        (
            "a trigger",
            "CREATE TRIGGER gone AFTER INSERT ON game BEGIN DELETE FROM settings; END",
        ),
    ] {
        let (_away, file) = changed(|database| database.execute_batch(sql).expect(sql)).await;
        assert_eq!(refused(file).await, UnfitFile::NotOurs, "{what}");
    }
}

#[tokio::test]
async fn a_file_of_a_newer_bastide_is_not_taken_in() {
    let newer = |database: &Connection| {
        database
            .pragma_update(None, "user_version", Store::VERSION + 1)
            .expect("version");
    };
    let (_away, file) = changed(newer).await;
    assert_eq!(refused(file).await, UnfitFile::NewerVersion);
}

#[tokio::test]
async fn a_damaged_file_is_not_taken_in() {
    let (_away, file) = changed(|_| {}).await;
    let whole = fs::read(&file).expect("file");
    let mut torn = whole.clone();
    let page = page_of(&file, "game");
    torn[page..page + 64].fill(0xA5);
    fs::write(&file, torn).expect("file");
    assert_eq!(
        refused(file.clone()).await,
        UnfitFile::Damaged,
        "a torn page"
    );
    fs::write(&file, &whole[..whole.len() / 2]).expect("file");
    assert_eq!(refused(file).await, UnfitFile::Damaged, "half of it");
}

#[tokio::test]
async fn a_file_that_is_too_large_is_not_taken_in() {
    let (_away, file) = changed(|_| {}).await;
    let end = File::options().write(true).open(&file).expect("file");
    end.set_len(5 << 30).expect("a file full of holes");
    let workshop = Workshop::with(&["Sunday"]).await;
    let answer = workshop.backups.take_in(file).await;
    let why = matches!(answer, Err(BackupError::Unfit(UnfitFile::TooLarge)));
    assert!(why, "{answer:?}");
    assert_eq!(workshop.games().await, ["Sunday"]);
}

fn restorer(folder: &Path, backup: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_restorer"))
        .arg(folder)
        .arg(backup)
        .stdout(Stdio::piped())
        .spawn()
        .expect("restorer")
}

/// A folder with one game more than its backup, both of many pages.
async fn to_be_restored() -> (Workshop, Backup) {
    let workshop = Workshop::new();
    for n in 0..150 {
        let large = NewGame {
            setup: "x".repeat(20_000),
            ..game(&format!("game {n:03}"))
        };
        workshop.store.add_game(large).await.expect("kept");
    }
    let backup = workshop.back_up().await;
    workshop.keep("newer").await;
    workshop.store.close().expect("closed");
    (workshop, backup)
}

#[tokio::test]
async fn a_restore_that_is_killed_leaves_the_old_data_or_the_new_ones() {
    // All thirty points: BASTIDE_KILLS=30.
    let kills =
        env::var("BASTIDE_KILLS").map_or(6, |kills| kills.parse::<u32>().expect("a number"));
    let (original, backup) = to_be_restored().await;
    let mut took = Duration::ZERO;
    let mut ends = [0, 0];
    for nth in 0..=kills {
        let folder = tempdir().expect("folder");
        fs::create_dir(folder.path().join(FOLDER)).expect("folder");
        for name in [FILE_NAME, &format!("{FOLDER}/{}", backup.name)] {
            let from = original.folder.path().join(name);
            fs::copy(from, folder.path().join(name)).expect("copied");
        }
        let mut program = restorer(folder.path(), &backup.name);
        let mut said = BufReader::new(program.stdout.take().expect("output")).lines();
        said.next().expect("begins").expect("a line");
        let begun = Instant::now();
        if nth == 0 {
            said.next().expect("ends").expect("a line");
            took = begun.elapsed();
        } else {
            // The last moments are those in which one takes the place of the other.
            let left = 1.0 - f64::from(nth - 1) / f64::from(kills);
            thread::sleep(took.mul_f64(1.1 - left.powi(3)));
        }
        // On Unix this is kill -9.
        program.kill().expect("kill");
        program.wait().expect("end");

        let again = Store::open(folder.path()).expect("store");
        let held = games(&again).await;
        let of_it = |which: &str| held.iter().filter(|name| name.starts_with(which)).count();
        assert_eq!(of_it("game"), 150, "kill {nth}");
        let old = held.len() == 152;
        assert!(old || held.len() == 150, "kill {nth}: {} games", held.len());
        ends[usize::from(!old)] += 1;
        if !old {
            let backups = Backups::new(again, folder.path());
            let list = backups.list().await.expect("list");
            let kept = list.iter().find(|backup| backup.replaced).expect("kept");
            assert_eq!(
                kept.holds.as_ref().expect("readable").games,
                152,
                "kill {nth}"
            );
        }
    }
    println!(
        "{kills} kills in {took:?}: {} old, {} new",
        ends[0], ends[1]
    );
}

/// Nothing else is as it was then: what was kept since stays.
#[tokio::test]
async fn one_game_comes_back_from_a_backup_and_all_others_stay() {
    let workshop = Workshop::new();
    let act = |nth: usize| Act {
        player: 0,
        body: format!(r#"{{"type":"pass","nth":{nth}}}"#),
    };
    let long = NewGame {
        actions: (0..4).map(act).collect(),
        page: Page {
            cover: r#"{"steps":4}"#.to_owned(),
            finished: false,
            picture: PictureTiles {
                from: 0,
                tiles: vec![r#"{"tile":"base/D"}"#.to_owned()],
            },
        },
        ..game("Sunday")
    };
    workshop.keep("before").await;
    let (sunday, line) = workshop.store.add_game(long).await.expect("kept");
    // Two steps are taken back and decided otherwise: both lines are kept.
    let ids: Vec<_> = line.acts.iter().map(|(id, _)| *id).collect();
    let kept = workshop.store.append_action(
        sunday.id,
        Some(ids[3]),
        Some(ids[1]),
        act(9),
        Page::default(),
    );
    kept.await.expect("kept");
    let backup = workshop.back_up().await;
    workshop.keep("Monday").await;
    workshop
        .store
        .delete_game(sunday.id)
        .await
        .expect("deleted");
    let before = workshop.store.game_as_kept(sunday.id).await;
    assert!(before.is_err(), "it is gone");

    let there = workshop.backups.games_in(backup.name.clone()).await;
    let mut there: Vec<_> = there
        .expect("games")
        .into_iter()
        .map(|game| game.row.name)
        .collect();
    there.sort();
    assert_eq!(
        there,
        [Some("Sunday".to_owned()), Some("before".to_owned())]
    );

    let added = workshop
        .backups
        .bring_back(backup.name.clone(), sunday.id)
        .await;
    let added = added.expect("brought back");
    assert_ne!(added, sunday.id);
    assert_eq!(workshop.games().await, ["Monday", "Sunday", "before"]);
    let (row, line) = workshop.store.game(added).await.expect("kept");
    let bodies: Vec<_> = line.acts.iter().map(|(_, act)| act.clone()).collect();
    assert_eq!((bodies, line.head), (vec![act(0), act(1), act(9)], 3));
    assert_eq!(
        (row.created_at, row.page.picture.tiles.len()),
        (sunday.created_at, 0)
    );
    let (_, all) = workshop.store.game_as_kept(added).await.expect("kept");
    assert_eq!(all, [act(0), act(1), act(2), act(3), act(9)]);
    let left = fs::read_dir(workshop.folder.path())
        .expect("folder")
        .flatten();
    let left = left.filter(|entry| entry.file_name().to_string_lossy().contains("new"));
    assert_eq!(left.count(), 0, "the copy that was looked into is gone");

    let again = workshop
        .backups
        .bring_back(backup.name.clone(), GameId(99))
        .await;
    assert!(matches!(again, Err(BackupError::NotThere)), "{again:?}");
    let nowhere = workshop
        .backups
        .bring_back("../bastide.db".into(), sunday.id)
        .await;
    assert!(matches!(nowhere, Err(BackupError::NotThere)), "{nowhere:?}");
}
