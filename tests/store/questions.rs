//! Decisions that are asked again: each kept by itself, put away and brought back, and saved from a file that is damaged.

use rusqlite::Connection;
use store::game::{GameId, NewGame, Page};
use store::question::{NewQuestion, QuestionId, QuestionRow};
use store::{FILE_NAME, MissingItem, Store, StoreError};
use tempfile::tempdir;

fn question(mark: &str) -> NewQuestion {
    NewQuestion {
        game: GameId(1),
        step: 12,
        turn: 6,
        name: Some("Sunday".to_owned()),
        mark: mark.to_owned(),
        body: format!("{{\"mark\":\"{mark}\"}}"),
    }
}

fn marks(questions: &[QuestionRow]) -> Vec<&str> {
    questions.iter().map(|it| it.new.mark.as_str()).collect()
}

async fn all(store: &Store) -> Vec<QuestionRow> {
    store.questions().await.expect("questions")
}

async fn add(store: &Store, mark: &str) -> QuestionRow {
    let added = store.add_question(question(mark), Vec::new()).await;
    added.expect("kept")
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_start_and_never_twice() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let first = add(&store, "one").await;
    add(&store, "two").await;
    assert_eq!(add(&store, "one").await, first);
    drop(store);
    let store = Store::open(folder.path()).expect("store");
    let kept = all(&store).await;
    assert_eq!(marks(&kept), ["two", "one"]);
    assert_eq!(kept[1], first);
    assert_eq!(first.new, question("one"));
}

#[tokio::test]
async fn what_is_put_away_comes_back_by_itself_or_when_it_is_added_again_and_is_gone_a_month_later()
{
    let store = Store::in_memory().expect("store");
    let [one, two] = [add(&store, "one").await, add(&store, "two").await];
    for id in [one.id, two.id] {
        store.delete_question(id).await.expect("put away");
        let again = store.delete_question(id).await;
        assert!(matches!(
            again,
            Err(StoreError::NotThere(MissingItem::Question))
        ));
    }
    assert!(all(&store).await.is_empty());
    let gone = store.deleted_questions().await.expect("those put away");
    assert_eq!(gone.len(), 2);
    store.restore_question(one.id).await.expect("back");
    assert_eq!(add(&store, "two").await.id, two.id);
    assert_eq!(marks(&all(&store).await), ["two", "one"]);
    store.delete_question(one.id).await.expect("put away");
    let none = store.forget_questions(u64::from(gone[0].at)).await;
    assert_eq!(none.expect("nothing"), 0);
    let gone = store.forget_questions(u64::from(u32::MAX)).await;
    assert_eq!(gone.expect("one"), 1);
    let back = store.restore_question(one.id).await;
    assert!(matches!(
        back,
        Err(StoreError::NotThere(MissingItem::Question))
    ));
    assert!(matches!(
        store.restore_question(QuestionId(77)).await,
        Err(StoreError::NotThere(MissingItem::Question))
    ));
}

#[tokio::test]
async fn a_question_outlives_its_game_and_knows_whether_that_is_there() {
    let store = Store::in_memory().expect("store");
    let game = NewGame {
        name: None,
        rules: 1,
        setup: "{}".to_owned(),
        designs: "[]".to_owned(),
        page: Page::default(),
        actions: Vec::new(),
        branch: None,
        locked: false,
    };
    let (kept, _) = store.add_game(game).await.expect("game");
    let of_it = NewQuestion {
        game: kept.id,
        ..question("one")
    };
    let added = store.add_question(of_it, Vec::new()).await.expect("kept");
    assert!(added.has_game);
    store.delete_game(kept.id).await.expect("deleted");
    assert!(!all(&store).await[0].has_game);
    let gone = store.forget_deleted(u64::from(u32::MAX)).await;
    assert_eq!(gone.expect("forgotten"), 1);
    let left = all(&store).await;
    assert_eq!((left.len(), left[0].has_game), (1, false));
}

#[tokio::test]
async fn one_that_nobody_can_read_takes_no_place_and_what_another_program_wrote_hides_no_other() {
    let folder = tempdir().expect("folder");
    let store = Store::open(folder.path()).expect("store");
    let torn = add(&store, "one").await;
    let added = store.add_question(question("one"), vec![torn.id]).await;
    let sound = added.expect("kept");
    assert_ne!(sound.id, torn.id);
    add(&store, "two").await;
    drop(store);
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let by_hand = "UPDATE question SET step = -4, turn = 99999999, game = -1,
            body = CAST(x'ff00ff' AS TEXT) WHERE id = 1";
    database.execute(by_hand, []).expect("changed by hand");
    drop(database);
    let store = Store::open(folder.path()).expect("store");
    let kept = all(&store).await;
    assert_eq!(marks(&kept), ["two", "one", "one"]);
    assert_eq!((kept[2].new.step, kept[2].new.turn), (0, 0));
}
