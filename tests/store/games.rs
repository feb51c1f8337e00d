//! Kept games: lines, heads, names, and what a deletion leaves.

use rusqlite::Connection;
use std::time::{SystemTime, UNIX_EPOCH};
use store::action::Act;
use store::deleted::KEPT_FOR;
use store::game::{GameId, GameRow, NewGame, Page};
use store::{FILE_NAME, MissingItem, Store, StoreError};
use tempfile::tempdir;

fn act(body: &str) -> Act {
    Act {
        player: 0,
        body: body.to_owned(),
    }
}

fn page(cover: &str) -> Page {
    Page {
        cover: cover.to_owned(),
        ..Page::default()
    }
}

async fn with_a_game(played: &[&str]) -> (Store, GameRow) {
    let store = Store::in_memory().expect("store");
    let new = NewGame {
        name: Some("Sunday".to_owned()),
        rules: 1,
        setup: "{}".to_owned(),
        designs: "[]".to_owned(),
        page: page("new"),
        actions: played.iter().map(|body| act(body)).collect(),
        branch: None,
        locked: false,
    };
    let (game, _) = store.add_game(new).await.expect("game");
    (store, game)
}

/// What is on the line, and how much of it is played.
async fn line(store: &Store, id: GameId) -> (Vec<String>, usize) {
    let (_, line) = store.game(id).await.expect("game");
    let bodies = line.acts.into_iter().map(|(_, act)| act.body);
    (bodies.collect(), line.head)
}

fn is_not_there<T>(answer: &Result<T, StoreError>) -> bool {
    matches!(answer, Err(StoreError::NotThere(MissingItem::Game)))
}

#[tokio::test]
async fn what_was_taken_back_can_be_played_again() {
    let (store, game) = with_a_game(&["a", "b", "c"]).await;
    let (_, kept) = store.game(game.id).await.expect("game");
    let ids: Vec<_> = kept.acts.iter().map(|(id, _)| *id).collect();
    let back = store.move_head(game.id, Some(ids[2]), None, page("empty"));
    back.await.expect("undo");
    assert_eq!(
        line(&store, game.id).await,
        (vec!["a".into(), "b".into(), "c".into()], 0)
    );
    let again = store.move_head(game.id, None, Some(ids[1]), page("two"));
    again.await.expect("redo");
    assert_eq!(line(&store, game.id).await.1, 2);
}

#[tokio::test]
async fn the_newest_line_is_the_one_that_is_played_again() {
    let (store, game) = with_a_game(&["a", "b"]).await;
    let (_, kept) = store.game(game.id).await.expect("game");
    let (a, b) = (kept.acts[0].0, kept.acts[1].0);
    store
        .move_head(game.id, Some(b), Some(a), page("one"))
        .await
        .expect("undo");
    let c = store
        .append_action(game.id, Some(a), Some(a), act("c"), page("c"))
        .await
        .expect("kept");
    let d = store
        .append_action(game.id, Some(c), Some(c), act("d"), page("d"))
        .await
        .expect("kept");
    store
        .move_head(game.id, Some(d), None, page("none"))
        .await
        .expect("undo");
    assert_eq!(
        line(&store, game.id).await,
        (vec!["a".into(), "c".into(), "d".into()], 0)
    );
}

#[tokio::test]
async fn an_action_that_does_not_follow_the_head_is_not_kept() {
    let (store, game) = with_a_game(&["a", "b"]).await;
    let (_, kept) = store.game(game.id).await.expect("game");
    let late = store
        .append_action(
            game.id,
            Some(kept.acts[0].0),
            Some(kept.acts[0].0),
            act("c"),
            page("c"),
        )
        .await;
    assert!(matches!(late, Err(StoreError::Moved)));
    assert_eq!(
        line(&store, game.id).await,
        (vec!["a".into(), "b".into()], 2)
    );
}

#[tokio::test]
async fn an_action_never_follows_one_of_another_game() {
    let (store, game) = with_a_game(&["a"]).await;
    let (_, kept) = store.game(game.id).await.expect("game");
    let new = NewGame {
        name: None,
        rules: 1,
        setup: "{}".to_owned(),
        designs: "[]".to_owned(),
        page: page("new"),
        actions: Vec::new(),
        branch: Some((game.id, 0)),
        locked: false,
    };
    let (other, _) = store.add_game(new).await.expect("game");
    assert_eq!(other.branch, Some((game.id, 0)));
    let astray = store
        .append_action(other.id, None, Some(kept.acts[0].0), act("b"), page("b"))
        .await;
    assert!(matches!(astray, Err(StoreError::Disk(_))));
    assert_eq!(line(&store, other.id).await, (Vec::new(), 0));
}

#[tokio::test]
async fn a_deleted_game_is_gone_until_it_is_restored() {
    let (store, game) = with_a_game(&["a"]).await;
    let head = store.game(game.id).await.expect("game").1.acts[0].0;
    store.delete_game(game.id).await.expect("deleted");
    assert!(store.games().await.expect("games").is_empty());
    assert!(is_not_there(&store.game(game.id).await));
    assert!(is_not_there(&store.delete_game(game.id).await));
    assert!(is_not_there(
        &store
            .append_action(game.id, Some(head), Some(head), act("b"), page("b"))
            .await
    ));
    store.restore_game(game.id).await.expect("restored");
    assert_eq!(line(&store, game.id).await, (vec!["a".into()], 1));
}

#[tokio::test]
async fn a_deleted_game_can_be_restored_for_thirty_days_and_then_goes_with_its_actions() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let new = |branch| NewGame {
        name: None,
        rules: 1,
        setup: "{}".to_owned(),
        designs: "[]".to_owned(),
        page: page("new"),
        actions: vec![act("a"), act("b"), act("c")],
        branch,
        locked: false,
    };
    let (game, line) = store.add_game(new(None)).await.expect("game");
    let (branch, _) = store
        .add_game(new(Some((game.id, 1))))
        .await
        .expect("a branch");
    // Taken back, so that more lies behind the head.
    let (c, a) = (line.acts[2].0, line.acts[0].0);
    let back = store.move_head(game.id, Some(c), Some(a), page("one"));
    back.await.expect("undo");
    store.delete_game(game.id).await.expect("deleted");
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.expect("after 1970").as_secs();
    assert_eq!(KEPT_FOR, 30 * 86_400);
    let later = |seconds| store.forget_deleted(now + seconds);
    assert_eq!(later(0).await.expect("nothing to do"), 0);
    assert_eq!(later(KEPT_FOR - 60).await.expect("nothing to do"), 0);
    store.restore_game(game.id).await.expect("restored");
    assert_eq!(later(2 * KEPT_FOR).await.expect("nothing to do"), 0);
    assert_eq!(line_len(&store, game.id).await, 3);

    store.delete_game(game.id).await.expect("deleted");
    assert_eq!(later(KEPT_FOR + 60).await.expect("one game"), 1);
    assert!(is_not_there(&store.restore_game(game.id).await));
    let left = store.games().await.expect("games");
    assert_eq!((left.len(), left[0].branch), (1, None));
    assert_eq!(left[0].id, branch.id);
    assert_eq!(line_len(&store, branch.id).await, 3);
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let actions: u32 = database
        .query_row("SELECT count(*) FROM action", [], |row| row.get(0))
        .expect("count");
    assert_eq!(actions, 3);
}

async fn line_len(store: &Store, id: GameId) -> usize {
    line(store, id).await.0.len()
}

#[tokio::test]
async fn a_game_can_be_renamed_and_lose_its_name() {
    let (store, game) = with_a_game(&[]).await;
    store
        .rename_game(game.id, Some("Monday".to_owned()))
        .await
        .expect("renamed");
    assert_eq!(
        store.games().await.expect("games")[0].name.as_deref(),
        Some("Monday")
    );
    store.rename_game(game.id, None).await.expect("renamed");
    assert_eq!(store.games().await.expect("games")[0].name, None);
    assert!(is_not_there(&store.rename_game(GameId(99), None).await));
}
