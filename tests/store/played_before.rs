//! Games that an earlier version kept, played on after every number of every set and mix was changed: they are
//! what they were. `versions/N-played.sql` is what that program wrote into its folder, beside what
//! `versions/N.sql` holds; `versions/N-played.json` how it saw those games, and how they went on.

use crate::earlier_versions::folder_of_version;
use content::action::read_part;
use content::library::Library;
use content::mix::StartTile;
use content::number::Whole;
use content::opening::impossible;
use content::record::{Played, Record};
use content::rooms::Goods;
use content::tile_set::SetTile;
use rules::game::Game;
use rules::ground::PlayerId;
use rusqlite::Connection;
use serde::Deserialize;
use std::{fs, path::Path};
use store::action::KeptLine;
use store::game::GameId;
use store::{FILE_NAME, Store};
use tempfile::TempDir;

/// A kept game as the program saw it that had kept it.
#[derive(Deserialize)]
struct Seen {
    id: u32,
    scores: Vec<i32>,
    /// How many tiles lay on the table.
    tiles: usize,
    /// How it went on from there.
    on: Vec<serde_json::Value>,
    ends: Vec<i32>,
    over: bool,
    /// The tile that was laid last then.
    last: (String, i16, i16, u8),
}

fn in_versions(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("store/versions")
        .join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Each version that kept games, and the one whose games stand for it: 3 and 4 kept them in the same tables, and so did
/// 5 and all since.
fn versions() -> impl Iterator<Item = (u32, u32)> {
    (3..=Store::VERSION).map(|version| (version, if version < 5 { 4 } else { 5 }))
}

fn seen(played: u32) -> Vec<Seen> {
    serde_json::from_str(&in_versions(&format!("{played}-played.json"))).expect("what was seen")
}

/// A folder of a version with real games in it.
fn folder_with_games(version: u32, played: u32) -> TempDir {
    let folder = folder_of_version(version);
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let games = in_versions(&format!("{played}-played.sql"));
    database.execute_batch(&games).expect("games");
    folder
}

/// No count, no coat of arms, no good, no field and no choice is what it is in the program.
fn with_every_number_changed() -> Library {
    let mut library = Library::built_in().clone();
    for mut set in library.clone().sets().cloned() {
        set.tiles.iter_mut().for_each(change);
        library.put_set(set);
    }
    for mut mix in library.clone().mixes().cloned() {
        let more = |count: i64| Whole::new(count + 1).expect("one more");
        mix.sets
            .0
            .values_mut()
            .for_each(|times| *times = more(times.get()));
        mix.tiles
            .0
            .values_mut()
            .for_each(|count| *count = Whole::new(count.get::<i64>() + 1).expect("one more"));
        mix.options.0.insert("OP-08".to_owned(), "2".to_owned());
        mix.rooms.clear();
        let (x, y, rotation) = (Whole::ZERO, Whole::ZERO, Whole::ONE);
        let tile = "base/B".to_owned();
        mix.start = Some(vec![StartTile {
            tile,
            x,
            y,
            rotation,
            by: None,
        }]);
        library.put_mix(mix);
    }
    library
}

fn change(tile: &mut SetTile) {
    tile.count = Whole::new(tile.count.get::<i64>() + 1).expect("one more");
    tile.marks.clear();
    tile.village.clear();
    for segment in &mut tile.segments {
        segment.cities.clear();
        segment.pennants = Whole::new(segment.pennants.map_or(0, Whole::get::<i64>) + 1);
        segment.goods = segment.goods.is_none().then_some(Goods::Wine);
        segment.roadside.clear();
    }
}

/// A kept game at its head, with the library that it meets today.
async fn at_its_head(store: &Store, id: GameId, library: &Library) -> (Record, Game) {
    let (kept, line) = store.game(id).await.expect("a game");
    let designs = store.designs(id).await.expect("a game");
    let json = |text: &str| serde_json::from_str(text).expect("JSON");
    let record = Record::kept(kept.rules, json(&kept.setup), json(&designs)).expect("a beginning");
    let record = library.stand_alone(record).expect("tiles");
    let mut game = begun(library, &record);
    for played in played(&line).take(line.head) {
        game.apply(played.player, played.action.meant(game.table()))
            .expect("legal as it was");
    }
    (record, game)
}

fn begun(library: &Library, record: &Record) -> Game {
    let opened = library.open_record(record).expect("a table");
    let game = Game::new(opened.table, &opened.setup).map_err(impossible);
    game.expect("a game")
}

fn played(line: &KeptLine) -> impl Iterator<Item = Played> {
    line.acts.iter().map(|(_, act)| {
        let body = serde_json::from_str(&act.body).expect("JSON");
        let action = read_part(body, "action").expect("an action");
        Played::new(PlayerId(act.player), action)
    })
}

fn scores(game: &Game) -> Vec<i32> {
    game.state()
        .players
        .iter()
        .map(|player| player.score)
        .collect()
}

fn last_tile(game: &Game) -> (String, i16, i16, u8) {
    let tile = game.state().board.tiles().last().expect("a tile");
    let id = game.table().types[usize::from(tile.kind)].id.clone();
    (id, tile.cell.x, tile.cell.y, tile.rotation)
}

#[tokio::test]
async fn a_game_of_every_version_goes_on_as_it_was_whatever_sets_and_mixes_hold_today() {
    let changed = with_every_number_changed();
    for (version, played) in versions() {
        let folder = folder_with_games(version, played);
        let store = Store::open(folder.path()).expect("store");
        for seen in seen(played) {
            let told = format!("game {} of version {version}", seen.id);
            let (record, mut game) = at_its_head(&store, GameId(seen.id), &changed).await;
            assert_eq!(scores(&game), seen.scores, "{told}");
            assert_eq!(game.state().board.tiles().len(), seen.tiles, "{told}");
            for line in &seen.on {
                let played: Played =
                    content::document::read_part(line.clone(), "on").expect("an action");
                game.apply(played.player, played.action.meant(game.table()))
                    .expect(&told);
            }
            assert_eq!(scores(&game), seen.ends, "{told}");
            assert_eq!(
                (game.is_over(), last_tile(&game)),
                (seen.over, seen.last),
                "{told}"
            );
            assert!(record.stands_alone(), "{told}");
        }
    }
}

#[tokio::test]
async fn what_is_on_the_list_of_a_game_of_every_version_is_what_is_on_its_table() {
    #[derive(Deserialize)]
    struct Cover {
        steps: usize,
        scores: Vec<i32>,
    }
    let library = with_every_number_changed();
    for (version, played) in versions() {
        let folder = folder_with_games(version, played);
        let store = Store::open(folder.path()).expect("store");
        let games = store.games().await.expect("games");
        assert_eq!(games.len(), seen(played).len() + 1);
        let real = games
            .iter()
            .filter(|kept| kept.name.as_deref() != Some("Sunday"));
        for kept in real {
            let told = format!("game {:?} of version {version}", kept.id);
            let cover: Cover = serde_json::from_str(&kept.page.cover).expect("a cover");
            let (_, game) = at_its_head(&store, kept.id, &library).await;
            assert_eq!(scores(&game), cover.scores, "{told}");
            let (_, line) = store.game(kept.id).await.expect("a game");
            assert_eq!(line.head, cover.steps, "{told}");
            assert_eq!(game.is_over(), kept.page.finished, "{told}");
            // Until version 5 covers held the picture.
            if version <= 5 {
                let picture = kept.page.picture.tiles.len();
                assert_eq!(picture, game.state().board.tiles().len(), "{told}");
            }
        }
    }
}

#[test]
fn every_number_was_changed() {
    let (today, changed) = (Library::built_in(), with_every_number_changed());
    for tile in today.tiles() {
        let other = changed.tile(&tile.id).expect("still there");
        assert_ne!(tile.count, other.count);
        assert_ne!(tile.segments, other.segments);
    }
    for mix in today.mixes() {
        let other = changed
            .mix(mix.id.as_deref().expect("an id"))
            .expect("still there");
        let (before, after) = (
            today.bag(mix).expect("a bag"),
            changed.bag(other).expect("a bag"),
        );
        for (id, count) in &before.counts {
            assert!(
                after
                    .counts
                    .iter()
                    .all(|(other, more)| other != id || more > count),
                "{id}"
            );
        }
    }
}
