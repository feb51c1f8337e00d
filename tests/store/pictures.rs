//! Pictures of kept games: they grow by the tile just placed, and shrink when it is taken back.

use rusqlite::Connection;
use store::action::Act;
use store::game::{GameRow, NewGame, Page};
use store::picture::PictureTiles;
use store::{FILE_NAME, Store};
use tempfile::tempdir;

fn page(from: u32, tiles: &[&str]) -> Page {
    Page {
        picture: PictureTiles {
            from,
            tiles: tiles.iter().map(|&tile| tile.to_owned()).collect(),
        },
        ..Page::default()
    }
}

fn act() -> Act {
    Act {
        player: 0,
        body: "{}".to_owned(),
    }
}

async fn begun(store: &Store, tiles: &[&str]) -> GameRow {
    let new = NewGame {
        name: None,
        rules: 1,
        setup: "{}".to_owned(),
        designs: "[]".to_owned(),
        page: page(0, tiles),
        actions: Vec::new(),
        branch: None,
        locked: false,
    };
    store.add_game(new).await.expect("a game").0
}

async fn pictures(store: &Store) -> Vec<Vec<String>> {
    let games = store.games().await.expect("games");
    let ids: Vec<_> = games.iter().map(|game| game.id).collect();
    let kept = ids.clone();
    let pictures = store.look_at_games(move |list| list.pictures(&kept));
    let mut pictures = pictures.await.expect("pictures");
    let tiles = |id| pictures.remove(&id).unwrap_or_default().tiles;
    ids.into_iter().map(tiles).collect()
}

#[tokio::test]
async fn a_picture_grows_by_what_was_laid_and_shrinks_by_what_was_taken_back() {
    let store = Store::in_memory().expect("store");
    let game = begun(&store, &["a", "b"]).await;
    assert_eq!(game.page.picture, page(0, &["a", "b"]).picture);
    let laid = store.append_action(game.id, None, None, act(), page(2, &["c"]));
    let laid = laid.await.expect("kept");
    let passed = store.append_action(game.id, Some(laid), Some(laid), act(), page(3, &[]));
    let passed = passed.await.expect("kept");
    assert_eq!(pictures(&store).await, [["a", "b", "c"]]);

    let back = store.move_head(game.id, Some(passed), None, page(2, &[]));
    back.await.expect("taken back");
    assert_eq!(pictures(&store).await, [["a", "b"]]);
    let other = store.append_action(game.id, None, None, act(), page(2, &["d"]));
    other.await.expect("kept");
    assert_eq!(pictures(&store).await, [["a", "b", "d"]]);

    // What does not follow the head changes nothing.
    let late = store.append_action(game.id, Some(laid), Some(laid), act(), page(0, &["x"]));
    assert!(late.await.is_err());
    assert_eq!(pictures(&store).await, [["a", "b", "d"]]);
}

#[tokio::test]
async fn each_game_has_its_own_picture_and_takes_it_along_when_it_goes_for_good() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let first = begun(&store, &["a"]).await;
    begun(&store, &["b", "c"]).await;
    assert_eq!(pictures(&store).await, [vec!["b", "c"], vec!["a"]]);
    store.delete_game(first.id).await.expect("deleted");
    assert_eq!(pictures(&store).await, [["b", "c"]]);
    let gone = store.forget_deleted(u64::from(u32::MAX)).await;
    assert_eq!(gone.expect("one game"), 1);
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let count = |row: &rusqlite::Row<'_>| row.get(0);
    let tiles = database.query_row("SELECT count(*) FROM picture", [], count);
    assert_eq!(tiles, Ok(2));
}

#[tokio::test]
async fn a_cover_that_was_changed_by_hand_keeps_no_folder_from_opening() {
    for cover in ["", "no JSON", "[1]", r#"{"tiles":[1,null]}"#] {
        let folder = tempdir().expect("folder");
        let store = Store::open(folder.path()).expect("store");
        begun(&store, &[]).await;
        drop(store);
        let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
        let changed = database.execute("UPDATE game SET cover = ?1", [cover]);
        assert_eq!(changed, Ok(1));
        drop(database);
        let store = Store::open(folder.path()).expect(cover);
        assert_eq!(pictures(&store).await, [Vec::<String>::new()], "{cover}");
    }
}
