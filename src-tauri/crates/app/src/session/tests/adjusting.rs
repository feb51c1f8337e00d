//! Scores that a real table puts right by hand: kept with their notes, counted with the rest, taken away, and carried by
//! a file.

use super::{Table, bytes, hot_seat, offered, table, table_in};
use crate::error::AppError;
use crate::session::Session;
use crate::view::game::GameView;
use crate::view::shelf::GameWish;
use content::library::Library;
use content::record::Record;
use rules::action::Phase;
use rules::chance::Chance;
use std::fs;
use store::game::GameId;
use tempfile::tempdir;

fn real(mix: &str) -> GameWish {
    GameWish {
        by_hand: true,
        ..hot_seat(mix)
    }
}

/// Enters so many decisions by chance.
async fn entered(session: &Session, mut view: GameView, entries: usize) -> GameView {
    let mut chance = Chance::new(3);
    for _ in 0..entries {
        if view.over {
            break;
        }
        let entered = if view.phase == Phase::Draw {
            let tile = &view.to_draw[chance.below(view.to_draw.len())].tile;
            session.draw(view.revision, tile.clone()).await
        } else {
            let actions = offered(&view);
            let action = actions[chance.below(actions.len())];
            session.decide(view.revision, action).await
        };
        view = entered.expect("offered");
    }
    view
}

async fn put_right(session: &Session, view: &GameView, player: u8, points: i32) -> GameView {
    let note = format!("our rule for {player} ");
    let put = session.put_score_right(view.revision, player, points, note);
    put.await.expect("at a real table")
}

fn scores(view: &GameView) -> Vec<i32> {
    view.seats.iter().map(|seat| seat.score).collect()
}

#[tokio::test]
async fn what_the_table_agrees_on_counts_is_kept_and_is_taken_away() {
    let folder = tempdir().expect("folder");
    let Table { session, .. } = table_in(folder.path());
    let view = session.new_game(real("base")).await.expect("game");
    let mut before = entered(&session, view, 24).await;
    while before.phase != Phase::Draw {
        before = entered(&session, before, 1).await;
    }
    let once = put_right(&session, &before, 1, 7).await;
    assert_eq!(
        once.adjusted[0].turn, before.turn,
        "the turn that the table reads"
    );
    assert_eq!(once.steps, before.steps);
    assert_eq!(scores(&once)[1], scores(&before)[1] + 7);
    let twice = put_right(&session, &once, 0, 2).await;
    let kept: Vec<_> = twice
        .adjusted
        .iter()
        .map(|one| {
            (
                one.step,
                one.nth,
                one.player.0,
                one.points,
                one.note.as_str(),
            )
        })
        .collect();
    let step = before.steps;
    assert_eq!(
        kept,
        [
            (step, 0, 1, 7, "our rule for 1"),
            (step, 1, 0, 2, "our rule for 0")
        ]
    );
    // The board and what is asked are as they were, and the game goes on.
    assert_eq!(
        (twice.tiles.len(), twice.phase),
        (before.tiles.len(), before.phase)
    );
    let later = entered(&session, twice, 12).await;
    let reopened = session
        .open_game(GameId(later.game.id))
        .await
        .expect("opens");
    assert_eq!(bytes(&reopened), bytes(&later), "kept as it is shown");
    // Before it was agreed on, it did not count.
    let earlier = session.look_at(Some(step - 1)).await.expect("a step");
    assert!(earlier.adjusted.is_empty());
    let now = session.look_at(None).await.expect("the latest");
    let away = session.take_adjustment_away(now.revision, step, 0).await;
    let away = away.expect("there is one");
    assert_eq!(scores(&away)[1], scores(&later)[1] - 7);
    assert_eq!((away.steps, away.adjusted.len()), (later.steps, 1));
    let again = session.take_adjustment_away(away.revision, step, 1).await;
    assert!(matches!(again, Err(AppError::NotFound { .. })));
    let reopened = session
        .open_game(GameId(away.game.id))
        .await
        .expect("opens");
    assert_eq!(bytes(&reopened), bytes(&away));
}

#[tokio::test]
async fn a_score_put_right_outlives_a_correction_and_goes_with_what_is_taken_back() {
    let Table { session, .. } = table();
    let view = session.new_game(real("base")).await.expect("game");
    let view = entered(&session, view, 24).await;
    let view = put_right(&session, &view, 0, 5).await;
    let step = view.steps;
    entered(&session, view, 6).await;
    // The same tile drawn anew is no other game; the table's points stay where they were.
    let look = session.correct_from(0).await.expect("to correct");
    let first = look.to_draw.first().expect("a tile");
    let was = session.look_at(Some(1)).await.expect("a step").drawn;
    let other = look
        .to_draw
        .iter()
        .find(|tile| Some(&tile.tile) != was.as_ref());
    let look = session.correct_from(0).await.expect("to correct");
    let drawn = session
        .draw(look.revision, other.unwrap_or(first).tile.clone())
        .await;
    let mut now = drawn.expect("it can be drawn");
    if now.correcting.is_some() {
        let meant = session.keep_correction(now.revision).await;
        now = meant.expect("meant");
    }
    let counted = now.adjusted.len();
    assert_eq!(counted, usize::from(now.steps >= step));
    let back = session
        .take_back_correction(now.revision)
        .await
        .expect("back");
    assert_eq!(back.adjusted.len(), 1);
    while session
        .current_game()
        .await
        .expect("a game")
        .expect("open")
        .steps
        >= step
    {
        session.undo().await.expect("to take back");
    }
    let now = session.current_game().await.expect("a game").expect("open");
    assert!(now.adjusted.is_empty());
    let again = session.redo().await.expect("to play again");
    let again = if again.steps < step {
        session.redo().await.expect("on")
    } else {
        again
    };
    assert_eq!(again.adjusted.len(), 1);
}

#[tokio::test]
async fn the_end_is_won_by_the_scores_as_they_were_put_right_and_a_file_carries_them() {
    let folder = tempdir().expect("folder");
    let Table { session, .. } = table_in(folder.path());
    let view = session.new_game(real("base")).await.expect("game");
    let over = entered(&session, view, 1000).await;
    assert!(over.over);
    let loser = (0..2).find(|&seat| over.winners.iter().all(|it| it.0 != seat));
    let loser = loser.expect("somebody lost");
    let won = put_right(&session, &over, loser, 200).await;
    assert!(won.over);
    assert_eq!(
        won.winners.iter().map(|it| it.0).collect::<Vec<_>>(),
        [loser]
    );
    // What the rules gave is told as before.
    assert_eq!(won.totals, over.totals);
    let list = session.games(u32::MAX).await.expect("the list").games;
    assert_eq!(
        list[0].seats[usize::from(loser)].score,
        scores(&won)[usize::from(loser)]
    );

    let file = session
        .export_game(GameId(won.game.id))
        .await
        .expect("a file");
    let record: Record = Library::built_in()
        .read(file.text.as_bytes())
        .expect("a record");
    let last = record.actions.last().expect("a decision");
    assert_eq!(last.adjusted[0].note, format!("our rule for {loser}"));
    let path = folder.path().join("game.json");
    fs::write(&path, file.text.replace("\"our rule", "\"another rule")).expect("written");
    session.import_file(path).await;
    let list = session.games(u32::MAX).await.expect("the list").games;
    assert_eq!(list.len(), 2);
    let there = session.open_game(GameId(list[0].id)).await.expect("opens");
    assert_eq!((scores(&there), there.winners), (scores(&won), won.winners));
}

#[tokio::test]
async fn nobody_puts_right_what_cannot_be() {
    let Table { session, .. } = table();
    let view = session.new_game(real("base")).await.expect("game");
    let nothing_yet = session
        .put_score_right(view.revision, 0, 3, String::new())
        .await;
    assert!(matches!(nothing_yet, Err(AppError::NotFound { .. })));
    let view = entered(&session, view, 6).await;
    for (player, points, note, wrong) in [
        (2, 3, String::new(), "player"),
        (0, 0, String::new(), "points"),
        (0, -1 - view.seats[0].score, String::new(), "points"),
        (0, 10_000, String::new(), "points"),
        (0, 3, "x".repeat(201), "note"),
    ] {
        let refused = session
            .put_score_right(view.revision, player, points, note)
            .await;
        assert!(matches!(refused, Err(AppError::Invalid { field, .. }) if field == wrong));
    }
    let stale = session
        .put_score_right(view.revision - 1, 0, 3, String::new())
        .await;
    assert!(matches!(stale, Err(AppError::Stale { .. })));
    let mut now = view;
    for _ in 0..24 {
        now = put_right(&session, &now, 0, 1).await;
    }
    let many = session
        .put_score_right(now.revision, 0, 1, String::new())
        .await;
    assert!(matches!(many, Err(AppError::Invalid { field, .. }) if field == "adjusted"));

    let view = session.new_game(hot_seat("base")).await.expect("game");
    let view = session
        .decide(view.revision, offered(&view)[0])
        .await
        .expect("legal");
    let counted = session
        .put_score_right(view.revision, 0, 3, String::new())
        .await;
    assert!(matches!(counted, Err(AppError::NotFound { .. })));
}
