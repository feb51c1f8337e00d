//! What hints showed: kept with its game by the decision that led there, for as long as the game is kept.

use store::action::Act;
use store::game::{GameId, NewGame, Page};
use store::{FILE_NAME, MissingItem, Store, StoreError};
use tempfile::tempdir;

fn game(locked: bool) -> NewGame {
    NewGame {
        name: None,
        rules: 1,
        setup: "{}".to_owned(),
        designs: "[]".to_owned(),
        page: Page::default(),
        actions: vec![Act {
            player: 0,
            body: "a".to_owned(),
        }],
        branch: None,
        locked,
    }
}

#[tokio::test]
async fn what_was_shown_is_there_again_and_each_moment_has_its_own() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let (kept, line) = store.add_game(game(true)).await.expect("game");
    let after = Some(line.acts[0].0);
    assert_eq!(store.hint(kept.id, after).await.expect("none"), None);
    for shown in ["first", r#"[{"as":"text"}]"#] {
        let keep = store.keep_hint(kept.id, after, shown.to_owned());
        keep.await.expect("kept");
    }
    let keep = store.keep_hint(kept.id, None, "beginning".to_owned());
    keep.await.expect("kept");
    drop(store);

    let store = Store::open(folder.path()).expect("store");
    let shown = store.hint(kept.id, after).await.expect("a hint");
    assert_eq!(shown.as_deref(), Some(r#"[{"as":"text"}]"#));
    let shown = store.hint(kept.id, None).await.expect("a hint");
    assert_eq!(shown.as_deref(), Some("beginning"));
    let (again, _) = store.game(kept.id).await.expect("game");
    assert!(again.locked && kept.locked);
    let (open, _) = store.add_game(game(false)).await.expect("game");
    assert!(!open.locked);
}

#[tokio::test]
async fn nothing_is_kept_with_a_game_that_is_not_there() {
    let store = Store::in_memory().expect("store");
    let (kept, _) = store.add_game(game(false)).await.expect("game");
    store.delete_game(kept.id).await.expect("deleted");
    for id in [kept.id, GameId(77)] {
        let keep = store.keep_hint(id, None, "late".to_owned()).await;
        assert!(matches!(keep, Err(StoreError::NotThere(MissingItem::Game))));
    }
}

#[tokio::test]
async fn hints_that_were_torn_by_hand_are_none_and_new_ones_take_their_place() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let (kept, _) = store.add_game(game(false)).await.expect("game");
    drop(store);
    let database = rusqlite::Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let torn = database.execute("UPDATE game SET hints = '{torn'", []);
    assert_eq!(torn.expect("torn"), 1);
    drop(database);
    let store = Store::open(folder.path()).expect("store");
    assert_eq!(store.hint(kept.id, None).await.expect("none"), None);
    let keep = store.keep_hint(kept.id, None, "new".to_owned());
    keep.await.expect("kept");
    let shown = store.hint(kept.id, None).await.expect("a hint");
    assert_eq!(shown.as_deref(), Some("new"));
}
