//! Two commands at once: each is answered as if it had come alone, one after the other.

use super::*;
use crate::error::MissingThing;
use store::game::GameId;

#[tokio::test(flavor = "multi_thread")]
async fn of_two_decisions_on_one_picture_one_is_taken_and_the_other_is_stale() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let action = offered(&view)[0];
    let (one, two) = tokio::join!(
        session.decide(view.revision, action),
        session.decide(view.revision, action)
    );
    let stale = [&one, &two].map(is_stale);
    assert_eq!(stale.iter().filter(|stale| **stale).count(), 1, "{stale:?}");
    let now = session.current_game().await.expect("shown").expect("open");
    assert_eq!(now.steps, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_games_that_are_opened_the_one_asked_for_last_stays_open() {
    let Table { session, .. } = table();
    let small = session.new_game(hot_seat("base")).await.expect("game");
    let large = session
        .new_game(hot_seat("everything"))
        .await
        .expect("game");
    let ids = [large.game.id, small.game.id].map(GameId);
    for [first, last] in [ids, [ids[1], ids[0]]] {
        let (one, two) = tokio::join!(session.open_game(first), session.open_game(last));
        assert_eq!(one.expect("opened").game.id, first.0);
        assert_eq!(two.expect("opened").game.id, last.0);
        let now = session.current_game().await.expect("shown").expect("open");
        assert_eq!(now.game.id, last.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_deleted_while_it_is_opened_is_not_open_afterwards() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let id = GameId(view.game.id);
    let (opened, deleted) = tokio::join!(session.open_game(id), session.delete_game(id));
    assert!(opened.is_ok() && deleted.is_ok());
    assert!(session.current_game().await.expect("an answer").is_none());
}

#[tokio::test]
async fn a_head_that_was_moved_behind_our_back_makes_a_decision_stale() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let id = GameId(view.game.id);
    let action = offered(&view)[0];
    session
        .decide(view.revision, action)
        .await
        .expect("decided");
    let (_, line) = session.store.game(id).await.expect("a line");
    let to = line.acts.first().map(|(id, _)| *id);
    let page = store::game::Page::default();
    session
        .store
        .move_head(id, to, None, page)
        .await
        .expect("moved");
    let view = session.current_game().await.expect("shown").expect("open");
    let decided = session.decide(view.revision, offered(&view)[0]).await;
    assert!(is_stale(&decided), "{decided:?}");
    session.store.delete_game(id).await.expect("deleted");
    let gone = session.decide(view.revision, offered(&view)[0]).await;
    let what = MissingThing::Game;
    assert!(matches!(gone, Err(AppError::NotFound { what: it }) if it == what));
}
