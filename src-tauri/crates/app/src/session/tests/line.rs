//! Deciding, taking back, playing again and branching.

use super::*;

#[tokio::test]
async fn a_decision_on_an_older_picture_is_stale_and_changes_nothing() {
    let Table { session, .. } = table();
    let first = session.new_game(hot_seat("base")).await.expect("game");
    let action = offered(&first)[0];
    let second = session.decide(first.revision, action).await.expect("legal");
    assert_eq!(second.steps, 1);
    assert!(is_stale(&session.decide(first.revision, action).await));
    let now = session.current_game().await.expect("shown").expect("open");
    assert_eq!(bytes(&now), bytes(&second));
}

#[tokio::test]
async fn a_refused_action_tells_every_reason_and_changes_nothing() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let on_the_first_tile = Action::Tile {
        x: 0,
        y: 0,
        rotation: 0,
    };
    let refused = session.decide(view.revision, on_the_first_tile).await;
    let Err(AppError::Rejected { reasons }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(reasons[0].why.code, "base/cell-taken");
    let why = session.why(on_the_first_tile).await.expect("open");
    assert!(!why.legal);
    assert_eq!(why.reasons, reasons);
    let now = session.current_game().await.expect("shown").expect("open");
    assert_eq!(bytes(&now), bytes(&view));
}

#[tokio::test]
async fn undo_to_the_beginning_and_redo_to_the_end_lose_nothing() {
    let Table { session, .. } = table();
    let mut chance = Chance::new(1);
    let mut view = session
        .new_game(hot_seat("everything"))
        .await
        .expect("game");
    let mut before = vec![bytes(&view)];
    for _ in 0..60 {
        view = play(&session, view, 1, &mut chance).await;
        before.push(bytes(&view));
    }
    let states = |view: &GameView| {
        let mut view = view.clone();
        (view.can_undo, view.can_redo) = (true, false);
        bytes(&view)
    };
    for step in (0..60).rev() {
        let back = session.undo().await.expect("something to undo");
        assert_eq!(back.steps, step as u32);
        assert!(back.can_redo);
        let expected = before[step].replacen("\"canUndo\":false", "\"canUndo\":true", 1);
        assert_eq!(states(&back), expected);
    }
    assert!(
        !session
            .current_game()
            .await
            .expect("shown")
            .expect("open")
            .can_undo
    );
    assert!(matches!(
        session.undo().await,
        Err(AppError::NotFound { .. })
    ));
    for _ in 0..60 {
        view = session.redo().await.expect("something to redo");
        assert_eq!(view.log.len(), 1);
    }
    assert_eq!(bytes(&view), before[60]);
    assert!(matches!(
        session.redo().await,
        Err(AppError::NotFound { .. })
    ));
}

#[tokio::test]
async fn another_action_after_undo_is_the_line_from_then_on_even_after_reopening() {
    let folder = tempfile::tempdir().expect("folder");
    let Table { session, .. } = table_in(folder.path());
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let actions = offered(&view);
    let first = session
        .decide(view.revision, actions[0])
        .await
        .expect("legal");
    let back = session.undo().await.expect("undo");
    let other = session
        .decide(back.revision, actions[1])
        .await
        .expect("legal");
    assert_ne!(bytes(&first), bytes(&other));
    assert!(!other.can_redo);
    session.undo().await.expect("undo");

    drop(session);
    let Table { session, .. } = table_in(folder.path());
    let again = session
        .open_game(store::game::GameId(view.game.id))
        .await
        .expect("kept");
    assert_eq!(again.steps, 0);
    assert!(again.can_redo);
    let redone = session.redo().await.expect("redo");
    assert_eq!(bytes(&redone), bytes(&other));
}

#[tokio::test]
async fn looking_back_decides_nothing_and_leaves_the_head() {
    let Table { session, .. } = table();
    let mut chance = Chance::new(2);
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let view = play(&session, view, 10, &mut chance).await;
    let past = session.look_at(Some(3)).await.expect("a step");
    assert_eq!((past.step, past.steps, past.live), (3, 10, false));
    assert!(past.places.is_empty() && past.choices.is_empty());
    assert!(is_stale(&session.decide(past.revision, Action::Pass).await));
    assert!(session.look_at(Some(11)).await.is_err());
    let latest = session.look_at(None).await.expect("the latest");
    assert_eq!(bytes(&latest), bytes(&view));
}

#[tokio::test]
async fn playing_on_from_a_step_begins_a_game_of_its_own() {
    let Table { session, .. } = table();
    let mut chance = Chance::new(3);
    let first = session.new_game(hot_seat("base")).await.expect("game");
    let id = first.game.id;
    let view = play(&session, first, 12, &mut chance).await;
    let past = session.look_at(Some(5)).await.expect("a step");
    let branch = session.play_on_from(5).await.expect("a step");
    assert_ne!(branch.game.id, id);
    assert_eq!((branch.steps, branch.live), (5, true));
    assert_eq!(
        serde_json::to_value(&branch.tiles).expect("JSON"),
        serde_json::to_value(&past.tiles).expect("JSON")
    );
    play(&session, branch, 3, &mut chance).await;
    let games = session.games(u32::MAX).await.expect("games").games;
    assert_eq!(games.len(), 2);
    assert!(
        games
            .iter()
            .any(|game| game.origin.as_ref().is_some_and(|from| from.id == id) && game.steps == 8)
    );
    let old = session
        .open_game(store::game::GameId(id))
        .await
        .expect("kept");
    assert_eq!(bytes(&old), bytes(&view));
}
