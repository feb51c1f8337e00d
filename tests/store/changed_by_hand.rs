//! A file that somebody changed with another program: what is broken says so, what is sound stays.

use rusqlite::Connection;
use std::time::Duration;
use store::action::Act;
use store::game::{GameRow, NewGame, Page};
use store::{FILE_NAME, Store, StoreError, TroubleKind};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A folder with one game of three actions.
async fn folder() -> (TempDir, GameRow) {
    let folder = tempfile::tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let act = |player| Act {
        player,
        body: "{}".to_owned(),
    };
    let new = NewGame {
        name: Some("Sunday".to_owned()),
        rules: 1,
        setup: "{}".to_owned(),
        designs: "[]".to_owned(),
        page: Page {
            cover: "{}".to_owned(),
            ..Page::default()
        },
        actions: vec![act(0), act(1), act(0)],
        branch: None,
        locked: false,
    };
    let (game, _) = store.add_game(new).await.expect("game");
    (folder, game)
}

fn change(folder: &TempDir, sql: &str) {
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    database
        .pragma_update(None, "foreign_keys", false)
        .expect("as other programs do");
    database.execute_batch(sql).expect(sql);
}

#[test]
fn a_line_with_a_gap_or_a_circle_is_damaged() {
    for sql in [
        "UPDATE action SET parent = 3 WHERE id = 1",
        "UPDATE action SET parent = 2 WHERE id = 2",
        "UPDATE action SET parent = 3 WHERE id = 1; UPDATE game SET head = 1",
        "DELETE FROM action WHERE id = 1",
        "DELETE FROM action WHERE id = 3",
        "UPDATE action SET player = -1 WHERE id = 2",
        "UPDATE action SET body = CAST(x'ff' AS TEXT) WHERE id = 2",
    ] {
        let runtime = Runtime::new().expect("runtime");
        let opened = runtime.block_on(async {
            let (folder, game) = folder().await;
            change(&folder, sql);
            let store = Store::open(folder.path()).expect("store");
            let listed = store.games().await.expect(sql);
            assert_eq!(listed, std::slice::from_ref(&game));
            tokio::time::timeout(Duration::from_secs(20), store.game(game.id)).await
        });
        // Who goes in circles is not waited for.
        runtime.shutdown_background();
        let opened = opened.expect(sql);
        let Err(StoreError::Disk(trouble)) = opened else {
            panic!("{sql}: {opened:?}")
        };
        assert_eq!(trouble.kind, TroubleKind::Damaged, "{sql}");
    }
}

#[tokio::test]
async fn a_game_with_impossible_facts_is_listed_with_all_others() {
    for sql in [
        "UPDATE game SET created_at = -1, updated_at = 99999999999 WHERE id = 1",
        "UPDATE game SET branch_of = -1, branch_at = -1 WHERE id = 1",
        "UPDATE game SET name = CAST(x'ff' AS TEXT), setup = CAST(x'ff' AS TEXT) WHERE id = 1",
    ] {
        let (folder, _) = folder().await;
        change(&folder, sql);
        let store = Store::open(folder.path()).expect("store");
        let games = store.games().await.expect(sql);
        assert_eq!((games.len(), games[0].branch), (1, None), "{sql}");
    }
}

#[tokio::test]
async fn a_game_with_a_number_too_big_to_be_asked_for_hides_no_other() {
    let (folder, game) = folder().await;
    change(
        &folder,
        "INSERT INTO game (id, rules, designs, setup, looks, cover) VALUES (5000000000, 1, '[]', '{}', '[]', '{}')",
    );
    let store = Store::open(folder.path()).expect("store");
    assert_eq!(
        store.games().await.expect("a list"),
        std::slice::from_ref(&game)
    );
    let new = NewGame {
        name: None,
        rules: 1,
        setup: game.setup,
        designs: "[]".to_owned(),
        page: game.page,
        actions: Vec::new(),
        branch: None,
        locked: false,
    };
    let next = store.add_game(new).await;
    assert!(matches!(next, Err(StoreError::Disk(_))), "{next:?}");
}
