//! Bots at the table: they answer, wait, give up, and never hang the game.

use super::*;
use rules::ground::PlayerId;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use store::game::GameId;
use store::settings::{BotPace, SettingsChange};

fn against(bot: &str) -> GameWish {
    game_of("base", vec![seat("Ada", 0, None), seat("", 1, Some(bot))])
}

pub(super) async fn next(table: &mut Table) -> News {
    let news = tokio::time::timeout(Duration::from_secs(20), table.news.recv());
    news.await.expect("in time").expect("news")
}

/// The next view in which no bot thinks.
pub(super) async fn settled(table: &mut Table) -> GameView {
    loop {
        match next(table).await {
            News::Changed(view) if view.thinking.is_none() => return *view,
            News::Changed(_) => {}
            News::BotStopped { error, .. } => panic!("{error:?}"),
        }
    }
}

pub(super) async fn until_the_bot_is_asked(session: &Session, mut view: GameView) -> GameView {
    while view.thinking.is_none() {
        let actions = offered(&view);
        view = session
            .decide(view.revision, actions[actions.len() - 1])
            .await
            .expect("offered");
    }
    view
}

#[tokio::test]
async fn a_bot_answers_and_undo_takes_its_turn_back_too() {
    let mut table = table();
    let view = table
        .session
        .new_game(against("greedy"))
        .await
        .expect("game");
    let before = until_the_bot_is_asked(&table.session, view).await;
    assert_eq!(before.thinking, Some(PlayerId(1)));
    let after = settled(&mut table).await;
    assert!(after.steps > before.steps);
    assert_eq!(after.to_move, Some(PlayerId(0)));
    let back = table.session.undo().await.expect("undo");
    assert_eq!(back.to_move, Some(PlayerId(0)));
    assert!(back.steps < before.steps);
    assert_eq!(back.thinking, None);
}

#[tokio::test]
async fn a_whole_game_of_bots_plays_itself_to_its_end() {
    let mut table = table();
    let seats = vec![seat("", 0, Some("random")), seat("", 1, Some("random"))];
    let view = table
        .session
        .new_game(game_of("everything", seats))
        .await
        .expect("game");
    assert_eq!(view.thinking, Some(PlayerId(0)));
    let end = settled(&mut table).await;
    assert!(end.over);
    assert!(!end.winners.is_empty());
}

/// Nobody could wait for a calm bot; one that plays at once does not wait at all.
const fn for_ever(pace: BotPace) -> Duration {
    match pace {
        BotPace::AtOnce => Duration::ZERO,
        BotPace::Calm | BotPace::Brisk => Duration::MAX,
    }
}

#[tokio::test]
async fn a_bot_takes_its_time_at_the_pace_that_is_set_and_holds_up_nobody() {
    let store = Store::in_memory().expect("store");
    let mut table = table_at_pace(store.clone(), usual_minds(), for_ever);
    let view = table
        .session
        .new_game(against("greedy"))
        .await
        .expect("game");
    let asked = until_the_bot_is_asked(&table.session, view).await;
    let back = table.session.undo().await.expect("undo");
    assert_eq!((back.thinking, back.to_move), (None, Some(PlayerId(0))));
    assert!(table.news.try_recv().is_err(), "the bot has not played");
    let at_once = SettingsChange {
        bot_pace: Some(BotPace::AtOnce),
        ..SettingsChange::default()
    };
    store.change_settings(at_once).await.expect("change");
    table.session.redo().await.expect("redo");
    assert!(settled(&mut table).await.steps > asked.steps);
}

/// A bot that waits for a word before it takes the first thing on the menu.
fn slow() -> (Sender<()>, BotFunction) {
    let (go, wait): (_, Receiver<()>) = channel();
    let wait = Mutex::new(wait);
    let mind: BotFunction = Arc::new(move |_, sight, _, _| {
        wait.lock().expect("alone").recv().expect("a word");
        Ok(sight.actions()[0])
    });
    (go, mind)
}

#[tokio::test]
async fn a_bot_that_was_told_to_wait_plays_nothing_until_it_may_go_on() {
    let (go, mind) = slow();
    let mut table = table_with(Store::in_memory().expect("store"), mind);
    let view = table
        .session
        .new_game(against("greedy"))
        .await
        .expect("game");
    let asked = until_the_bot_is_asked(&table.session, view).await;
    let paused = table.session.pause_bots(true).await.expect("open");
    assert_eq!((paused.thinking, paused.bots_paused), (None, true));
    go.send(()).expect("the bot");
    tokio::time::sleep(Duration::from_millis(50)).await;
    let now = table
        .session
        .current_game()
        .await
        .expect("shown")
        .expect("open");
    assert_eq!(now.steps, asked.steps);

    let going = table.session.pause_bots(false).await.expect("open");
    assert_eq!(going.thinking, Some(PlayerId(1)));
    go.send(()).expect("the bot");
    let News::Changed(view) = next(&mut table).await else {
        panic!("the bot played")
    };
    assert_eq!(view.steps, asked.steps + 1);
}

#[tokio::test]
async fn a_bot_asked_again_after_undo_and_redo_answers_once() {
    let (go, mind) = slow();
    let mut table = table_with(Store::in_memory().expect("store"), mind);
    let view = table.session.new_game(against("greedy")).await;
    let asked = until_the_bot_is_asked(&table.session, view.expect("game")).await;
    let back = table.session.undo().await.expect("undo");
    assert_eq!((back.to_move, back.thinking), (Some(PlayerId(0)), None));
    let again = table.session.redo().await.expect("redo");
    assert_eq!(
        (again.steps, again.thinking),
        (asked.steps, Some(PlayerId(1)))
    );
    go.send(())
        .expect("the first task, which nobody waits for any more");
    go.send(()).expect("the second task");
    let News::Changed(view) = next(&mut table).await else {
        panic!("the bot played")
    };
    assert_eq!(view.steps, asked.steps + 1);
}

/// A bot that thinks until nobody waits for it any more, and says so.
fn endless() -> (Receiver<()>, BotFunction) {
    let (tell, stopped) = channel();
    let tell = Mutex::new(tell);
    let mind: BotFunction = Arc::new(move |_, sight, _, budget| {
        while !budget.is_stopped() {
            std::thread::sleep(Duration::from_millis(1));
        }
        tell.lock().expect("alone").send(()).expect("the test");
        Ok(sight.actions()[0])
    });
    (stopped, mind)
}

#[tokio::test]
async fn a_bot_stops_thinking_as_soon_as_nobody_waits_for_it() {
    let (stopped, mind) = endless();
    let table = table_with(Store::in_memory().expect("store"), mind);
    let session = &table.session;
    let in_time = Duration::from_secs(20);
    let still_thinks = || stopped.try_recv().is_err();

    let view = session.new_game(against("greedy")).await.expect("game");
    let asked = until_the_bot_is_asked(session, view).await;
    session.look_at(Some(0)).await.expect("a look back");
    assert!(still_thinks(), "a look back stops nobody");

    session.undo().await.expect("taken back");
    stopped.recv_timeout(in_time).expect("stopped by undo");

    session.redo().await.expect("done again");
    assert!(still_thinks());
    session.pause_bots(true).await.expect("open");
    stopped.recv_timeout(in_time).expect("stopped by the pause");

    session.pause_bots(false).await.expect("open");
    assert!(still_thinks());
    session.new_game(hot_seat("base")).await.expect("game");
    stopped
        .recv_timeout(in_time)
        .expect("stopped by another game");

    let again = session
        .open_game(GameId(asked.game.id))
        .await
        .expect("kept");
    assert_eq!(again.thinking, Some(PlayerId(1)));
    assert!(still_thinks());
    session
        .delete_game(GameId(again.game.id))
        .await
        .expect("deleted");
    stopped.recv_timeout(in_time).expect("stopped by deleting");
}

#[tokio::test]
async fn bots_among_themselves_wait_when_one_of_their_decisions_is_taken_back() {
    let mut table = table();
    let seats = vec![seat("", 0, Some("random")), seat("", 1, Some("random"))];
    table
        .session
        .new_game(game_of("base", seats))
        .await
        .expect("game");
    let end = settled(&mut table).await;
    let back = table.session.undo().await.expect("undo");
    assert_eq!((back.steps, back.over), (end.steps - 1, false));
    assert_eq!((back.thinking, back.bots_paused), (None, true));
    let going = table.session.pause_bots(false).await.expect("open");
    assert!(going.thinking.is_some());
    assert!(settled(&mut table).await.over);
}

#[tokio::test]
async fn a_bot_whose_game_was_deleted_is_not_heard() {
    let (go, mind) = slow();
    let mut table = table_with(Store::in_memory().expect("store"), mind);
    let view = table
        .session
        .new_game(against("greedy"))
        .await
        .expect("game");
    let id = GameId(view.game.id);
    until_the_bot_is_asked(&table.session, view).await;
    table.session.delete_game(id).await.expect("deleted");
    go.send(()).expect("the bot");
    let heard = tokio::time::timeout(Duration::from_millis(100), table.news.recv()).await;
    assert!(heard.is_err(), "{heard:?}");
    assert!(
        table
            .session
            .current_game()
            .await
            .expect("no fault")
            .is_none()
    );
}

async fn stopped(mind: BotFunction) -> AppError {
    let mut table = table_with(Store::in_memory().expect("store"), mind);
    let view = table
        .session
        .new_game(against("greedy"))
        .await
        .expect("game");
    let asked = until_the_bot_is_asked(&table.session, view).await;
    let News::BotStopped {
        player: PlayerId(1),
        error,
    } = next(&mut table).await
    else {
        panic!("the bot failed")
    };
    let News::Changed(view) = next(&mut table).await else {
        panic!("the game is shown")
    };
    assert_eq!(
        (view.steps, view.thinking, view.bots_paused),
        (asked.steps, None, true)
    );
    let undone = table.session.undo().await.expect("the game goes on");
    assert_eq!(undone.to_move, Some(PlayerId(0)));
    error
}

#[tokio::test]
async fn a_bot_that_crashes_is_a_fault_and_the_game_goes_on() {
    let error = stopped(Arc::new(|_, _, _, _| panic!("a fault of the bot"))).await;
    assert!(matches!(error, AppError::Bug { .. }), "{error:?}");
}

#[tokio::test]
async fn a_bot_that_cheats_is_refused_and_the_game_goes_on() {
    let cheat = Action::Tile {
        x: 90,
        y: 90,
        rotation: 0,
    };
    let error = stopped(Arc::new(move |_, _, _, _| Ok(cheat))).await;
    assert!(matches!(error, AppError::Rejected { .. }), "{error:?}");
}
