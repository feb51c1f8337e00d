//! Games that today's rules count otherwise than they were kept with: both are shown, and looking changes neither.

use super::*;
use rusqlite::{Connection, named_params};
use serde_json::{Value, json};
use store::FILE_NAME;
use store::game::GameId;

fn scores(view: &GameView) -> Vec<i32> {
    view.seats.iter().map(|seat| seat.score).collect()
}

async fn listed(session: &Session) -> Vec<i32> {
    let games = session.games(u32::MAX).await.expect("games").games;
    games[0].seats.iter().map(|seat| seat.score).collect()
}

/// Writes other scores on the cover of the only game in a folder, as other rules would have counted them.
fn counted_otherwise(folder: &Path, scores: &[i32]) {
    let database = Connection::open(folder.join(FILE_NAME)).expect("database");
    let cover = database.query_row("SELECT cover FROM game", [], |row| row.get::<_, String>(0));
    let mut cover: Value = serde_json::from_str(&cover.expect("a game")).expect("JSON");
    cover["scores"] = json!(scores);
    let change = "UPDATE game SET cover = :cover";
    let changed = database.execute(change, named_params! { ":cover": cover.to_string() });
    assert_eq!(changed.expect("changed"), 1);
}

#[tokio::test]
async fn a_game_that_is_counted_otherwise_today_says_so_and_keeps_its_scores_until_it_goes_on() {
    let folder = tempfile::tempdir().expect("folder");
    let (id, today) = {
        let Table { session, .. } = table_in(folder.path());
        let view = session.new_game(hot_seat("base")).await.expect("a game");
        let view = play(&session, view, 60, &mut Chance::new(3)).await;
        assert_eq!(view.kept_scores, None);
        (GameId(view.game.id), scores(&view))
    };
    counted_otherwise(folder.path(), &[62, 58]);
    let then = Some(vec![62, 58]);

    let Table { session, .. } = table_in(folder.path());
    let view = session.open_game(id).await.expect("opened");
    assert_eq!((&view.kept_scores, scores(&view)), (&then, today.clone()));
    assert_eq!(listed(&session).await, [62, 58]);
    let before = session.look_at(Some(1)).await.expect("looked back");
    assert_eq!(
        before.kept_scores, None,
        "those were the scores of the last step"
    );
    let view = session.look_at(None).await.expect("looked");
    assert_eq!(view.kept_scores, then);
    let again = session.open_game(id).await.expect("opened again");
    assert_eq!(again.kept_scores, then, "nothing is overwritten by looking");
    assert_eq!(listed(&session).await, [62, 58]);

    let view = play(&session, again, 1, &mut Chance::new(3)).await;
    assert_eq!(view.kept_scores, None);
    assert_eq!(listed(&session).await, scores(&view));
    let reopened = session.open_game(id).await.expect("opened");
    assert_eq!(reopened.kept_scores, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_until_a_person_has_seen_that_their_game_is_counted_otherwise() {
    let folder = tempfile::tempdir().expect("folder");
    let bots =
        ["Greedy", "Random"].map(|name| seat(name, usize::from(name == "Random"), Some("random")));
    let id = {
        let Table { session, .. } = table_in(folder.path());
        let view = session.new_game(game_of("base", bots.to_vec())).await;
        let id = view.expect("a game").game.id;
        session.pause_bots(true).await.expect("paused");
        GameId(id)
    };
    counted_otherwise(folder.path(), &[7, 9]);
    let Table { session, .. } = table_in(folder.path());
    let view = session.open_game(id).await.expect("opened");
    assert_eq!(view.kept_scores, Some(vec![7, 9]));
    assert!(view.bots_paused && view.thinking.is_none());
    assert_eq!(listed(&session).await, [7, 9]);
}

#[tokio::test]
async fn a_cover_without_scores_of_this_step_says_nothing() {
    let folder = tempfile::tempdir().expect("folder");
    let id = {
        let Table { session, .. } = table_in(folder.path());
        let view = session.new_game(hot_seat("base")).await.expect("a game");
        GameId(play(&session, view, 9, &mut Chance::new(3)).await.game.id)
    };
    for torn in [&[][..], &[1], &[1, 2, 3]] {
        counted_otherwise(folder.path(), torn);
        let Table { session, .. } = table_in(folder.path());
        let view = session.open_game(id).await.expect("opened");
        assert_eq!(view.kept_scores, None, "{torn:?}");
    }
}
