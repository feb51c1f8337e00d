//! What was found of games that were looked at again: kept part by part, of one line alone, for as long as the game is.

use store::game::{GameId, NewGame, Page};
use store::{FILE_NAME, MissingItem, Store, StoreError};
use tempfile::tempdir;

fn game() -> NewGame {
    NewGame {
        name: None,
        rules: 1,
        setup: "{}".to_owned(),
        designs: "[]".to_owned(),
        page: Page::default(),
        actions: Vec::new(),
        branch: None,
        locked: false,
    }
}

fn parts(given: &[(u32, &str)]) -> Vec<(u32, String)> {
    let own = given.iter();
    own.map(|(nth, part)| (*nth, (*part).to_owned())).collect()
}

async fn known(store: &Store, game: GameId, subject: &str) -> Vec<(u32, String)> {
    let known = store.review(game, subject.to_owned()).await;
    known.expect("parts")
}

#[tokio::test]
async fn what_was_found_is_there_again_after_a_start_and_grows() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let (kept, _) = store.add_game(game()).await.expect("game");
    let (other, _) = store.add_game(game()).await.expect("game");
    for given in [&[(4, "four"), (0, "none")][..], &[(1, "one")]] {
        let keep = store.keep_review(kept.id, "first".to_owned(), parts(given));
        keep.await.expect("kept");
    }
    drop(store);
    let store = Store::open(folder.path()).expect("store");
    let all = parts(&[(0, "none"), (1, "one"), (4, "four")]);
    assert_eq!(known(&store, kept.id, "first").await, all);
    assert!(known(&store, kept.id, "second").await.is_empty());
    assert!(known(&store, other.id, "first").await.is_empty());
}

#[tokio::test]
async fn what_was_found_of_another_line_goes_when_a_new_one_is_looked_at() {
    let store = Store::in_memory().expect("store");
    let (kept, _) = store.add_game(game()).await.expect("game");
    for subject in ["first", "second"] {
        let keep = store.keep_review(kept.id, subject.to_owned(), parts(&[(0, subject)]));
        keep.await.expect("kept");
    }
    assert!(known(&store, kept.id, "first").await.is_empty());
    let second = parts(&[(0, "second")]);
    assert_eq!(known(&store, kept.id, "second").await, second);
}

#[tokio::test]
async fn a_deleted_game_takes_no_more_and_gone_for_good_it_takes_all_of_it_along() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let (kept, _) = store.add_game(game()).await.expect("game");
    let keep = |id| store.keep_review(id, "first".to_owned(), parts(&[(0, "none")]));
    keep(kept.id).await.expect("kept");
    store.delete_game(kept.id).await.expect("deleted");
    for id in [kept.id, GameId(77)] {
        assert!(matches!(
            keep(id).await,
            Err(StoreError::NotThere(MissingItem::Game))
        ));
    }
    store.restore_game(kept.id).await.expect("back");
    assert_eq!(known(&store, kept.id, "first").await.len(), 1);
    store.delete_game(kept.id).await.expect("deleted");
    let gone = store.forget_deleted(u64::from(u32::MAX)).await;
    assert_eq!(gone.expect("forgotten"), 1);
    drop(store);
    let database = rusqlite::Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let left: u32 = database
        .query_row("SELECT count(*) FROM review", [], |row| row.get(0))
        .expect("a number");
    assert_eq!(left, 0);
}
