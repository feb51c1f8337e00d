//! Games that were kept before sets, mixes or rules changed: they open as they were, and go on.

use super::*;
use crate::session::kept;
use store::action::{Act, KeptLine};
use store::game::{GameId, Page};

/// A table in a program that has no set and no mix of its own.
fn table_without_sets(store: Store) -> Table {
    table_of(Library::default(), store, usual_minds(), |_| Duration::ZERO)
}

#[tokio::test]
async fn a_game_without_any_set_of_today_leaves_as_a_record_and_comes_back() {
    let folder = tempfile::tempdir().expect("folder");
    let Table { session, .. } = table_in(folder.path());
    let mut new = hot_seat("base");
    new.name = Some("Kitchen table".to_owned());
    new.seed = Some(7);
    let view = session.new_game(new).await.expect("a game");
    let view = play(&session, view, 20, &mut Chance::new(3)).await;
    drop(session);
    let Table { session, .. } = table_without_sets(crate::store_in(folder.path()));
    let damaged = session.damaged(None).await.expect("a list").list;
    assert!(
        damaged.is_empty(),
        "its tiles are kept with it: {damaged:?}"
    );
    let list = session.games(u32::MAX).await.expect("a list").games;
    assert_eq!(list[0].mix.as_deref(), Some("base"));
    let file = session.export_game(GameId(view.game.id)).await;
    let text = file.expect("a record").text;
    let Table { session: other, .. } = table_without_sets(Store::in_memory().expect("store"));
    let came = other.import_game(text).await.expect("a game");
    assert_eq!(came.name.as_deref(), Some("Kitchen table"));
    assert_eq!(came.seats, list[0].seats);
    let again = other.open_game(GameId(came.id)).await.expect("a game");
    assert_eq!(again.game.seed, Some(7));
    let table =
        |view: &GameView| serde_json::to_string(&(&view.tiles, &view.figures)).expect("JSON");
    assert_eq!(table(&again), table(&view));
    let anew = other.play_again(GameId(came.id)).await.expect("a game");
    assert_ne!(anew.game.seed, again.game.seed);
    assert_eq!((anew.left, anew.tiles.len()), (70, 1), "and one is in hand");
}

#[tokio::test]
async fn a_game_begun_today_needs_no_set_tomorrow() {
    let folder = tempfile::tempdir().expect("folder");
    let Table { session, .. } = table_in(folder.path());
    let view = session
        .new_game(hot_seat("everything"))
        .await
        .expect("game");
    let view = play(&session, view, 60, &mut Chance::new(8)).await;
    assert!(view.game.designs.is_empty(), "the window has them all");
    drop(session);
    let Table { session, .. } = table_without_sets(crate::store_in(folder.path()));
    let mut again = session.open_game(GameId(view.game.id)).await.expect("kept");
    assert!(!again.game.designs.is_empty());
    again.game.designs.clear();
    assert_eq!(bytes(&again), bytes(&view));
    let branch = session.play_on_from(30).await.expect("a branch");
    let end = play(&session, branch, usize::MAX, &mut Chance::new(9)).await;
    assert!(end.over);
}

const PASS: &str = r#"{"type":"pass"}"#;

/// A game of which the rules allow the first step, and then two more are kept.
async fn with_a_line_that_ends(session: &Session, bot: bool) -> (u32, KeptLine) {
    let mut new = hot_seat("base");
    new.seats[1].bot = bot.then(|| "random".to_owned());
    let view = session.new_game(new).await.expect("game");
    let view = play(session, view, 1, &mut Chance::new(1)).await;
    let id = GameId(view.game.id);
    let (_, mut line) = session.store.game(id).await.expect("kept");
    for body in [r#"{"type":"floor","x":0,"y":0}"#, PASS] {
        let head = line.acts[..line.head].last().map(|(id, _)| *id);
        let page = Page {
            cover: "{}".to_owned(),
            ..Page::default()
        };
        let act = Act {
            player: 0,
            body: body.to_owned(),
        };
        session
            .store
            .append_action(id, head, head, act, page)
            .await
            .expect("kept");
        line = session.store.game(id).await.expect("kept").1;
    }
    (view.game.id, line)
}

#[tokio::test]
async fn a_line_that_the_rules_no_longer_allow_is_written_up_to_where_they_do_and_read_again() {
    let Table { session, .. } = table();
    let (id, line) = with_a_line_that_ends(&session, false).await;
    assert_eq!(line.head, 3);
    let view = session.open_game(GameId(id)).await.expect("a game");
    let game = session.export_game(GameId(id)).await.expect("text");
    let again = session.import_game(game.text).await.expect("a game");
    assert_eq!(again.steps, 1);
    let again = session.open_game(GameId(again.id)).await.expect("kept");
    assert_eq!((again.steps, again.beyond), (1, 0));
    let tiles = |view: &GameView| serde_json::to_string(&view.tiles).expect("JSON");
    assert_eq!(tiles(&again), tiles(&view));
}

#[tokio::test]
async fn a_line_that_the_rules_no_longer_allow_opens_at_the_last_step_they_do_and_goes_on_there() {
    let Table { session, .. } = table();
    let (id, line) = with_a_line_that_ends(&session, false).await;
    let view = session.open_game(GameId(id)).await.expect("a game");
    assert_eq!((view.steps, view.beyond, view.can_redo), (1, 2, false));
    assert!(!view.torn, "it can be read, and today's rules refuse it");
    let back = session.undo().await.expect("taken back");
    assert_eq!((back.steps, back.beyond), (0, 2));
    let again = session.redo().await.expect("done again");
    assert_eq!((again.steps, again.beyond, again.can_redo), (1, 2, false));
    let on = session
        .decide(again.revision, offered(&again)[0])
        .await
        .expect("legal");
    assert_eq!((on.steps, on.beyond), (2, 0));

    // The later steps are another line now, as if they had been taken back.
    let (_, now) = session.store.game(GameId(id)).await.expect("kept");
    assert_eq!((now.acts.len(), now.head), (2, 2));
    let ids = |line: &KeptLine| line.acts.iter().map(|(id, _)| *id).collect::<Vec<_>>();
    let (old, new) = (ids(&line), ids(&now));
    assert_eq!(old[0], new[0]);
    let page = Page {
        cover: "{}".to_owned(),
        ..Page::default()
    };
    let there = session
        .store
        .move_head(GameId(id), Some(new[1]), Some(old[2]), page);
    there.await.expect("still kept");
    let (_, line) = session.store.game(GameId(id)).await.expect("kept");
    assert_eq!(ids(&line), old);
}

#[tokio::test]
async fn to_look_at_such_a_game_changes_nothing_of_what_is_kept() {
    let mut table = table();
    let (id, before) = with_a_line_that_ends(&table.session, true).await;
    let view = table.session.open_game(GameId(id)).await.expect("a game");
    assert!(
        view.bots_paused,
        "no bot plays on before a person has seen it"
    );
    assert_eq!(view.thinking, None);
    table.session.look_at(Some(0)).await.expect("a step");
    let (_, after) = table.session.store.game(GameId(id)).await.expect("kept");
    assert_eq!(after, before);
    assert!(table.news.try_recv().is_err() || view.beyond == 2);
}

#[tokio::test]
async fn an_action_that_has_no_word_any_more_ends_the_line_too() {
    let Table { session, .. } = table();
    let record = session
        .library()
        .stand_alone(beginning_of("base"))
        .expect("tiles");
    let first = crate::session::beginning::history(&session.library(), &record).expect("a game");
    let page = kept::page(first.now(), 0, None).expect("a page");
    let mut game = kept::new_game(&record, page, [], None).expect("JSON");
    let body = r#"{"type":"fly"}"#.to_owned();
    game.actions.push(Act { player: 0, body });
    let (kept, _) = session.store.add_game(game).await.expect("kept");
    let view = session.open_game(kept.id).await.expect("a game");
    assert_eq!((view.steps, view.beyond, view.torn), (0, 1, true));
}

fn beginning_of(mix: &str) -> content::record::Record {
    crate::session::beginning::record(Library::built_in(), &hot_seat(mix)).expect("seats")
}

#[tokio::test]
async fn seats_of_a_record_without_looks_get_those_that_are_free() {
    let Table { session, .. } = table();
    let text = r#"{ "format": "bastide/game@1", "rules": 1, "setup": { "mix": "base", "players": [
        {"name": "Ada"}, {"name": "Bo", "colour": 0, "pattern": "waves"}, {"name": "Cleo", "colour": 0}] } }"#;
    let game = session.import_game(text.to_owned()).await.expect("a game");
    let looks: Vec<_> = game
        .seats
        .iter()
        .map(|seat| (seat.colour, seat.pattern))
        .collect();
    let expected = [
        (1, SeatPattern::Stripes),
        (0, SeatPattern::Waves),
        (2, SeatPattern::Dots),
    ];
    assert_eq!(looks, expected);
}
