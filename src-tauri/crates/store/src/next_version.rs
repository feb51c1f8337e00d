//! What a next version of the tables would find: folders, backups and files of this one. The tests of this crate have a
//! migration more than the program, `migrations/invented.sql`, so that a released one is never the first to be tried.

use crate::backup::{Backups, FOLDER};
use crate::report::Damage;
use crate::schema::{self, LATEST};
use crate::settings::Theme;
use crate::{FILE_NAME, Store, StoreState};
use rusqlite::Connection;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};
use tempfile::{TempDir, tempdir};

const BEFORE: u32 = LATEST - 1;

/// A folder as the version before wrote it, with a setting that somebody chose and a game of two actions.
fn folder_of_before() -> TempDir {
    let folder = tempdir().expect("folder");
    let mut database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    schema::make(&mut database, BEFORE).expect("tables");
    let rows = "
        UPDATE settings SET theme = 'candle';
        INSERT INTO game (id, name, rules, setup, designs, looks, cover)
            VALUES (1, 'Sunday', 1, '{}', '[]', '[]', '{}');
        INSERT INTO action (id, game, parent, player, body)
            VALUES (1, 1, NULL, 0, '{\"type\":\"floor\"}'), (2, 1, 1, 1, '{\"type\":\"pass\"}');
        UPDATE game SET head = 2;";
    database.execute_batch(rows).expect("rows");
    folder
}

fn version_of(folder: &Path) -> u32 {
    let database = Connection::open(folder.join(FILE_NAME)).expect("database");
    let version = database.pragma_query_value(None, "user_version", |row| row.get(0));
    version.expect("version")
}

fn tables_of(folder: &Path) -> Vec<(String, String)> {
    let database = Connection::open(folder.join(FILE_NAME)).expect("database");
    let query = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name";
    let mut query = database.prepare(query).expect("query");
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    rows.expect("tables").map(|row| row.expect("row")).collect()
}

/// Everything is there that [`folder_of_before`] put into the folder.
async fn has_everything(store: &Store) {
    assert_eq!(store.state(), StoreState::Disk);
    let settings = store.read_settings().await.expect("settings");
    assert_eq!(settings.theme, Theme::Candle);
    let games = store.games().await.expect("games");
    let names: Vec<_> = games.iter().map(|game| game.name.as_deref()).collect();
    assert_eq!(names, [Some("Sunday")]);
    let (_, line) = store.game(games[0].id).await.expect("game");
    let bodies: Vec<_> = line.acts.iter().map(|(_, act)| act.body.as_str()).collect();
    assert_eq!(bodies, [r#"{"type":"floor"}"#, r#"{"type":"pass"}"#]);
    assert_eq!(line.head, 2);
}

#[tokio::test]
async fn a_folder_of_the_version_before_opens_with_everything_and_the_tables_of_a_new_one() {
    let new = tempdir().expect("folder");
    drop(Store::open(new.path()).expect("store"));
    let folder = folder_of_before();
    let store = Store::open(folder.path()).expect("store");
    has_everything(&store).await;
    let backups = Backups::new(store.clone(), folder.path());
    let list = backups.list().await.expect("list");
    let kept: Vec<_> = list.iter().map(|backup| backup.version).collect();
    assert_eq!(kept, [BEFORE], "the tables are kept as they were");
    assert_eq!(list[0].holds.as_ref().expect("readable").games, 1);
    // A backup of the version before is restored as the tables are today, and gives single games back.
    let name = list[0].name.clone();
    let game = backups.games_in(name.clone()).await.expect("games")[0]
        .row
        .id;
    let added = backups.bring_back(name.clone(), game).await.expect("added");
    let (_, line) = store.game(added).await.expect("game");
    assert_eq!((line.acts.len(), line.head), (2, 2));
    backups.restore(name).await.expect("restored");
    has_everything(&store).await;
    drop((store, backups));
    assert_eq!(tables_of(folder.path()), tables_of(new.path()));
}

#[tokio::test]
async fn a_file_of_the_version_before_is_taken_in_and_stays_as_it_is() {
    let theirs = folder_of_before();
    let file = theirs.path().join(FILE_NAME);
    let before = fs::read(&file).expect("file");
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let backups = Backups::new(store.clone(), folder.path());
    backups.take_in(file.clone()).await.expect("taken in");
    has_everything(&store).await;
    assert_eq!(fs::read(&file).expect("file"), before);
}

#[test]
fn without_a_copy_no_table_is_changed() {
    let folder = folder_of_before();
    fs::write(folder.path().join(FOLDER), "in the way").expect("file");
    let store = Store::open(folder.path()).expect("store");
    let state = store.state();
    assert!(matches!(state, StoreState::ReadOnly { .. }), "{state:?}");
    drop(store);
    assert_eq!(version_of(folder.path()), BEFORE);
}

/// A file is known by its tables when its number or its first page is wrong.
#[tokio::test]
async fn a_damaged_file_of_the_version_before_is_rescued_into_the_tables_of_today() {
    let wrong_number = folder_of_before();
    let database = Connection::open(wrong_number.path().join(FILE_NAME)).expect("database");
    let set = database.pragma_update(None, "user_version", LATEST);
    set.expect("number");
    drop(database);
    let no_first_page = folder_of_before();
    let file = no_first_page.path().join(FILE_NAME);
    let mut bytes = fs::read(&file).expect("file");
    bytes[..4096].fill(0);
    fs::write(&file, bytes).expect("file");
    for (folder, damage) in [
        (wrong_number, Damage::Version),
        (no_first_page, Damage::File),
    ] {
        let store = Store::open(folder.path()).expect("store");
        assert_eq!(store.rescue().expect("a report").damage, damage);
        has_everything(&store).await;
        drop(store);
        assert_eq!(version_of(folder.path()), LATEST);
    }
}

/// Set for the program that is to be killed: the folder that it opens.
const OPENS: &str = "BASTIDE_TEST_OPENS";

#[test]
fn opens_a_folder_where_it_is_told_to() {
    if let Some(folder) = env::var_os(OPENS) {
        drop(Store::open(Path::new(&folder)).expect("store"));
    }
}

fn opener(folder: &Path) -> Command {
    let mut opener = Command::new(env::current_exe().expect("this program"));
    opener.args([
        "--exact",
        "next_version::opens_a_folder_where_it_is_told_to",
    ]);
    opener.env(OPENS, folder).stdout(Stdio::null());
    opener
}

#[tokio::test]
async fn a_program_killed_while_it_brings_a_folder_up_to_date_has_lost_nothing() {
    let whole = folder_of_before();
    let begun = Instant::now();
    assert!(opener(whole.path()).status().expect("opener").success());
    let whole = begun.elapsed();
    let moments = env::var("KILLS").ok().and_then(|kills| kills.parse().ok());
    let moments: u32 = moments.unwrap_or(20);
    for nth in 0..moments {
        let folder = folder_of_before();
        let mut opener = opener(folder.path()).spawn().expect("opener");
        thread::sleep(whole * nth / moments + Duration::from_micros(500));
        // On Unix this is kill -9.
        opener.kill().expect("kill");
        opener.wait().expect("end");
        let store = Store::open(folder.path()).expect("store");
        has_everything(&store).await;
        drop(store);
        assert_eq!(version_of(folder.path()), LATEST, "moment {nth}");
    }
}
