//! A folder written by any earlier version opens with everything that was in it. `versions/N.sql` is what
//! version N wrote, as dumped then; a file there is never edited.

use rusqlite::Connection;
use std::{fs, path::Path};
use store::{
    FILE_NAME, Store,
    settings::{Aids, BotPace, Palette, Theme},
};
use tempfile::{TempDir, tempdir};

pub(crate) fn folder_of_version(version: u32) -> TempDir {
    let dump = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("store/versions/{version}.sql"));
    let dump = fs::read_to_string(&dump)
        .unwrap_or_else(|error| panic!("{} is needed: {error}", dump.display()));
    let folder = tempdir().expect("folder");
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    database.execute_batch(&dump).expect("dump");
    let written: u32 = database
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .expect("version");
    assert_eq!(written, version);
    folder
}

fn tables(folder: &TempDir) -> Vec<(String, String)> {
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let mut query = database
        .prepare("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
        .expect("query");
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    rows.expect("tables").map(|row| row.expect("row")).collect()
}

#[tokio::test]
async fn a_folder_of_every_version_opens_with_its_settings() {
    for version in 1..=Store::VERSION {
        let folder = folder_of_version(version);
        let store = Store::open(folder.path()).expect("store");
        let settings = store.read_settings().await.expect("settings");
        assert_eq!(settings.theme, Theme::Candle, "version {version}");
        assert_eq!(settings.text_size, 115, "version {version}");
        assert_eq!(settings.palette, Palette::ColourBlind, "version {version}");
        assert!(settings.aids.dead_cells, "version {version}");
        let pace = if version < 4 {
            BotPace::Brisk
        } else {
            BotPace::Calm
        };
        assert_eq!(settings.bot_pace, pace, "version {version}");
        assert_eq!(settings.in_words, version >= 7, "version {version}");
        assert_eq!(settings.teaching, version < 11, "version {version}");
        let shelf: &[&str] = if version < 16 {
            &[]
        } else {
            &["tower", "robbers"]
        };
        assert_eq!(settings.boxes, shelf, "version {version}");
        let player = if version < 21 { "" } else { "Marta" };
        assert_eq!(settings.player, player, "version {version}");
        let Aids {
            hints, blunders, ..
        } = settings.aids;
        assert_eq!((hints, blunders), (version >= 17, version >= 17));
    }
}

#[tokio::test]
async fn a_game_of_every_version_that_had_games_opens_with_every_line() {
    for version in 3..=Store::VERSION {
        let folder = folder_of_version(version);
        let store = Store::open(folder.path()).expect("store");
        let games = store.games().await.expect("games");
        assert_eq!(games.len(), 1, "version {version}");
        assert_eq!(
            games[0].name.as_deref(),
            Some("Sunday"),
            "version {version}"
        );
        assert_eq!(games[0].locked, version >= 17, "version {version}");
        let hint = store.hint(games[0].id, None).await.expect("hint");
        assert_eq!(hint.is_some(), version >= 17, "version {version}");
        let (_, line) = store.game(games[0].id).await.expect("game");
        let bodies: Vec<_> = line.acts.iter().map(|(_, act)| act.body.as_str()).collect();
        let expected = [r#"{"type":"floor","x":0,"y":0}"#, r#"{"type":"pass"}"#];
        assert_eq!(bodies, expected, "version {version}");
        assert_eq!(line.head, 1, "version {version}");
    }
}

#[tokio::test]
async fn a_journey_of_every_version_that_had_journeys_is_there() {
    for version in 1..=Store::VERSION {
        let folder = folder_of_version(version);
        let store = Store::open(folder.path()).expect("store");
        let journeys = store.journeys().await.expect("journeys").into_iter();
        let campaigns: Vec<_> = journeys.map(|it| it.campaign).collect();
        let kept: &[&str] = if version < 18 { &[] } else { &["charter"] };
        assert_eq!(campaigns, kept, "version {version}");
    }
}

#[tokio::test]
async fn a_review_of_every_version_that_had_reviews_is_there() {
    for version in 3..=Store::VERSION {
        let folder = folder_of_version(version);
        let store = Store::open(folder.path()).expect("store");
        let subject = "steady-2 rules-2 games-400 outcomes-24 seed-1 head-1".to_owned();
        let games = store.games().await.expect("games");
        let parts = store.review(games[0].id, subject).await.expect("parts");
        assert_eq!(parts.len(), usize::from(version >= 19), "version {version}");
    }
}

#[tokio::test]
async fn a_question_of_every_version_that_had_questions_is_there() {
    for version in 1..=Store::VERSION {
        let folder = folder_of_version(version);
        let store = Store::open(folder.path()).expect("store");
        let questions = store.questions().await.expect("questions").into_iter();
        let marks: Vec<_> = questions.map(|it| it.new.mark).collect();
        let kept: &[&str] = if version < 20 { &[] } else { &["00ff"] };
        assert_eq!(marks, kept, "version {version}");
    }
}

#[test]
fn a_folder_of_every_version_ends_with_the_tables_of_a_new_one() {
    let new = tempdir().expect("folder");
    drop(Store::open(new.path()).expect("store"));
    for version in 1..=Store::VERSION {
        let folder = folder_of_version(version);
        drop(Store::open(folder.path()).expect("store"));
        assert_eq!(tables(&folder), tables(&new), "version {version}");
    }
}
