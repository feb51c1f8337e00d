//! A game that people lay with real tiles: they say what was drawn, correct a wrong entry in place, and lose nothing.

use super::{Table, bytes, game_of, hot_seat, offered, seat, table, table_in};
use crate::error::AppError;
use crate::session::Session;
use crate::view::correction::EntryView;
use crate::view::game::GameView;
use crate::view::shelf::GameWish;
use rules::action::{Action, Phase};
use rules::chance::Chance;
use serde_json::json;
use store::game::GameId;
use tempfile::tempdir;

pub(super) fn real(mix: &str) -> GameWish {
    GameWish {
        by_hand: true,
        ..hot_seat(mix)
    }
}

/// Decides the step looked at anew, whatever is lost by it.
pub(super) async fn corrected(session: &Session, view: &GameView, action: Action) -> GameView {
    let now = session.decide(view.revision, action).await.expect("legal");
    let loses = now
        .correcting
        .as_ref()
        .is_some_and(|it| it.losing.is_some());
    if loses {
        let kept = session.keep_correction(now.revision).await;
        return kept.expect("meant");
    }
    now
}

/// What somebody at the table enters next, by chance: a drawn tile, or a decision.
pub(super) async fn enter(session: &Session, view: &GameView, chance: &mut Chance) -> GameView {
    let entered = if view.phase == Phase::Draw {
        let tile = &view.to_draw[chance.below(view.to_draw.len())].tile;
        session.draw(view.revision, tile.clone()).await
    } else {
        let actions = offered(view);
        let action = actions[chance.below(actions.len())];
        session.decide(view.revision, action).await
    };
    entered.expect("offered")
}

pub(super) async fn entered(session: &Session, mut view: GameView, entries: usize) -> GameView {
    let mut chance = Chance::new(3);
    for _ in 0..entries {
        if view.over {
            break;
        }
        view = enter(session, &view, &mut chance).await;
    }
    view
}

/// The last step before which somebody laid a tile, up to a step.
async fn before_a_tile(session: &Session, up_to: u32) -> GameView {
    for step in (0..up_to).rev() {
        let view = session.look_at(Some(step)).await.expect("a step");
        if view.phase == Phase::Tile {
            return session.correct_from(step).await.expect("to correct");
        }
    }
    unreachable!("no tile was laid")
}

#[tokio::test]
async fn a_game_from_a_real_bag_is_entered_to_its_end_and_opens_as_it_was() {
    let folder = tempdir().expect("folder");
    // Of a river only its own tiles can be drawn at first, and its lake not yet.
    for (mix, at_first) in [("base", 71), ("traders", 95), ("everything", 10)] {
        let Table { session, .. } = table_in(folder.path());
        let view = session.new_game(real(mix)).await.expect("game");
        assert!(view.game.by_hand && view.game.seed.is_none());
        assert_eq!(view.phase, Phase::Draw);
        let drawable: u16 = view.to_draw.iter().map(|it| it.count).sum();
        assert_eq!(drawable, at_first);
        let end = entered(&session, view, usize::MAX).await;
        assert!(end.over && end.to_draw.is_empty());
        let again = session.open_game(GameId(end.game.id)).await.expect("opens");
        assert_eq!(bytes(&again), bytes(&end));
    }
}

#[tokio::test]
async fn what_nobody_can_have_drawn_is_refused_and_no_bot_draws() {
    let Table { session, .. } = table();
    let view = session.new_game(real("base")).await.expect("game");
    for tile in ["robbers/A", "no/tile"] {
        let refused = session.draw(view.revision, tile.to_owned()).await;
        assert!(matches!(refused, Err(AppError::Rejected { .. })), "{tile}");
    }
    let late = session.draw(view.revision + 9, "base/D".to_owned()).await;
    assert!(matches!(late, Err(AppError::Stale { .. })));
    let seats = vec![seat("Ada", 0, None), seat("Bo", 1, Some("greedy"))];
    let against = GameWish {
        by_hand: true,
        ..game_of("base", seats)
    };
    let refused = session.new_game(against).await;
    assert!(matches!(refused, Err(AppError::Invalid { field, .. }) if field == "seats[1].bot"));
}

#[tokio::test]
async fn a_wrong_entry_is_corrected_in_place_and_what_follows_is_played_again() {
    let folder = tempdir().expect("folder");
    let Table { session, .. } = table_in(folder.path());
    let view = session.new_game(real("base")).await.expect("game");
    let mut chance = Chance::new(8);
    let (mut all_held, mut some_dropped) = (0, 0);
    let mut now = entered(&session, view, 40).await;
    for _ in 0..30 {
        let before = now.clone();
        let up_to = 2 + chance.below(now.steps as usize - 2) as u32;
        let view = before_a_tile(&session, up_to).await;
        assert!(view.live && view.correcting.is_some() && !view.can_undo);
        let actions = offered(&view);
        let action = actions[chance.below(actions.len())];
        let step = view.step;
        now = corrected(&session, &view, action).await;
        let Some(came) = now.corrected.clone() else {
            // The same as it was.
            assert_eq!(bytes(&now), bytes(&before));
            continue;
        };
        assert_eq!(now.steps, step + 1 + came.held);
        assert_eq!(now.steps + came.dropped, before.steps);
        assert_eq!(came.dropped > 0, !came.reasons.is_empty());
        assert_eq!(came.dropped > 0, came.from_turn.is_some());
        let reopened = session.open_game(GameId(now.game.id)).await.expect("opens");
        let mut shown = now.clone();
        shown.corrected = None;
        shown.dropped = None;
        assert_eq!(bytes(&reopened), bytes(&shown), "kept as it is shown");
        if came.dropped == 0 {
            all_held += 1;
        } else {
            some_dropped += 1;
        }
        now = entered(&session, reopened, came.dropped as usize).await;
        if now.over {
            break;
        }
    }
    assert!(
        all_held > 0 && some_dropped > 0,
        "{all_held} {some_dropped}"
    );
}

#[tokio::test]
async fn a_correction_is_taken_back_once_and_kept_so() {
    let folder = tempdir().expect("folder");
    let Table { session, .. } = table_in(folder.path());
    let view = session.new_game(real("base")).await.expect("game");
    let before = entered(&session, view, 30).await;
    let view = before_a_tile(&session, 12).await;
    let was = session.look_at(Some(view.step + 1)).await.expect("a step");
    let laid = was.tiles.last().expect("a tile");
    let same = |action: &Action| matches!(action, Action::Tile { x, y, rotation } if (*x, *y, *rotation) == (laid.x, laid.y, laid.rotation));
    let view = session.correct_from(view.step).await.expect("to correct");
    let other = offered(&view).into_iter().find(|action| !same(action));
    let now = corrected(&session, &view, other.expect("another place")).await;
    assert!(now.corrected.is_some() && now.correcting.is_none());
    let back = session
        .take_back_correction(now.revision)
        .await
        .expect("back");
    assert_eq!(bytes(&back), bytes(&before));
    let again = session.take_back_correction(back.revision).await;
    assert!(matches!(again, Err(AppError::NotFound { .. })));
    let reopened = session
        .open_game(GameId(back.game.id))
        .await
        .expect("opens");
    assert_eq!(bytes(&reopened), bytes(&before));
}

/// Another tile, or a tile placed elsewhere, by which decisions are lost.
async fn losing(session: &Session, up_to: u32) -> GameView {
    let view = before_a_tile(session, up_to).await;
    let was = view.correcting.as_ref().expect("correcting").was.clone();
    for action in offered(&view) {
        if matches!(was, EntryView::Decided { decided } if decided == action) {
            continue;
        }
        let revision = session.look_at(None).await.expect("now").revision;
        let again = session.correct_from(view.step).await.expect("to correct");
        assert!(again.revision > revision);
        let now = session.decide(again.revision, action).await;
        let now = now.expect("legal");
        if now.correcting.is_some() {
            return now;
        }
        let back = session.take_back_correction(now.revision).await;
        back.expect("back");
    }
    unreachable!("everything fits wherever the tile lies")
}

#[tokio::test]
async fn a_correction_begins_with_what_was_entered() {
    let Table { session, .. } = table();
    let view = session.new_game(real("base")).await.expect("game");
    entered(&session, view, 20).await;
    let now = session.current_game().await.expect("a game");
    let now = now.expect("open");
    for step in 0..now.steps {
        let entry = now.log.iter().find(|entry| entry.step == step + 1);
        let asked = entry.and_then(|entry| entry.asked);
        let view = session.correct_from(step).await.expect("to correct");
        assert_eq!(Some(view.phase), asked, "the log names what was asked");
        let was = view.correcting.clone().expect("correcting").was;
        let same = match was {
            EntryView::Drawn { drawn } => session.draw(view.revision, drawn).await,
            EntryView::Decided { decided } => session.decide(view.revision, decided).await,
        };
        let same = same.expect("as it was");
        assert!(same.correcting.is_none() && same.corrected.is_none());
        assert_eq!(same.steps, now.steps);
    }
}

#[tokio::test]
async fn decisions_are_lost_only_once_that_is_meant_and_undo_brings_all_back() {
    let folder = tempdir().expect("folder");
    let Table { session, .. } = table_in(folder.path());
    let view = session.new_game(real("base")).await.expect("game");
    let before = entered(&session, view, 40).await;
    // Nothing is lost as long as nobody says that it is meant.
    let asked = losing(&session, 14).await;
    let lost = asked.correcting.as_ref().and_then(|it| it.losing.clone());
    let lost = lost.expect("what is lost");
    assert!(asked.live && asked.steps == before.steps && asked.corrected.is_none());
    assert_eq!(
        lost.came.held + lost.came.dropped,
        before.steps - asked.step - 1
    );
    let left = session.look_at(None).await.expect("left");
    assert_eq!(bytes(&left), bytes(&before));
    let refused = session.keep_correction(left.revision).await;
    assert!(matches!(refused, Err(AppError::NotFound { .. })));
    let reopened = session
        .open_game(GameId(left.game.id))
        .await
        .expect("opens");
    assert_eq!(bytes(&reopened), bytes(&before));
    // Then what is lost is what was told; more is entered, and all of it is undone.
    let asked = losing(&session, 14).await;
    let kept = session.keep_correction(asked.revision).await.expect("kept");
    let came = kept.corrected.clone().expect("came");
    assert_eq!(
        (came.held, came.dropped),
        (lost.came.held, lost.came.dropped)
    );
    assert_eq!(kept.steps + came.dropped, before.steps);
    let mut now = entered(&session, kept.clone(), 3).await;
    while now.steps > kept.steps {
        now = session.undo().await.expect("undone");
    }
    now = entered(&session, now, 2).await;
    while now.steps != before.steps || now.tiles != before.tiles {
        now = session.undo().await.expect("undone");
        assert!(now.steps >= kept.steps, "undo passes the correction");
    }
    assert_eq!(bytes(&now), bytes(&before));
    let reopened = session.open_game(GameId(now.game.id)).await.expect("opens");
    assert_eq!(bytes(&reopened), bytes(&before));
}

/// Places the tile that was placed in a step somewhere else.
async fn moved(session: &Session, up_to: u32) -> GameView {
    let view = before_a_tile(session, up_to).await;
    let was = session.look_at(Some(view.step + 1)).await.expect("a step");
    let laid = was.tiles.last().expect("a tile");
    let elsewhere = |action: &Action| matches!(action, Action::Tile { x, y, .. } if (*x, *y) != (laid.x, laid.y));
    let view = session.correct_from(view.step).await.expect("to correct");
    let other = offered(&view).into_iter().find(elsewhere);
    corrected(session, &view, other.expect("another place")).await
}

/// The tiles that the list of games shows of the only game, and those on its table.
async fn pictured(session: &Session, view: &GameView) -> [Vec<(String, i16, i16, u8)>; 2] {
    let list = session.games(u32::MAX).await.expect("the list").games;
    let in_list = list[0].picture.iter();
    let in_list = in_list.map(|it| (it.tile.clone(), it.x, it.y, it.rotation));
    let on_table = view.tiles.iter();
    let on_table = on_table.map(|it| (it.tile.clone(), it.x, it.y, it.rotation));
    [in_list.collect(), on_table.collect()]
}

/// Points by source, what each had before and what was agreed on: together the score of each seat.
fn added_up(view: &GameView) -> Vec<i32> {
    let mut sums = view.before.clone();
    for total in &view.totals {
        sums[usize::from(total.player)] += total.played + total.at_end;
    }
    for one in &view.adjusted {
        sums[usize::from(one.player)] += one.points;
    }
    sums
}

#[tokio::test]
async fn a_game_is_ended_where_it_is_and_goes_on_once_that_is_undone() {
    let folder = tempdir().expect("folder");
    let Table { session, .. } = table_in(folder.path());
    for mix in ["base", "traders", "everything"] {
        let view = session.new_game(real(mix)).await.expect("game");
        let mut before = entered(&session, view, 60).await;
        let mut chance = Chance::new(4);
        while before.phase != Phase::Draw {
            before = enter(&session, &before, &mut chance).await;
        }
        before = session
            .put_score_right(before.revision, 0, 5, "Toll".to_owned())
            .await
            .expect("adjusted");
        let mut end = session
            .decide(before.revision, Action::End)
            .await
            .expect("ended");
        while !end.over {
            end = enter(&session, &end, &mut chance).await;
        }
        assert!(end.left == 0 && end.places.is_empty(), "{mix}");
        let scores: Vec<_> = end.seats.iter().map(|seat| seat.score).collect();
        assert_eq!(added_up(&end), scores, "{mix}");
        let again = session.open_game(GameId(end.game.id)).await.expect("opens");
        assert_eq!(bytes(&again), bytes(&end), "{mix}");
        while end.steps > before.steps {
            end = session.undo().await.expect("undone");
        }
        assert_eq!((end.phase, end.left), (Phase::Draw, before.left), "{mix}");
        let bot = session.new_game(hot_seat(mix)).await.expect("game");
        let refused = session.decide(bot.revision, Action::End).await;
        assert!(matches!(refused, Err(AppError::Rejected { .. })), "{mix}");
    }
}

#[tokio::test]
async fn a_position_whose_end_alone_is_counted_adds_up_with_what_each_had_before() {
    let Table { session, .. } = table();
    let record = json!({"format": "bastide/game@1", "setup": {
        "players": [{"score": 5}, {"score": 0}], "mix": "base", "deck": [],
        "start": [{"tile": "base/U", "x": 0, "y": 0, "rotation": 0}],
        "figures": [{"player": 0, "figure": "follower", "x": 0, "y": 0, "kind": "road", "at": "E"}]}});
    let record = content::document::read_value(record).expect("a record");
    let view = session.begin(record).await.expect("counted");
    let scores: Vec<_> = view.seats.iter().map(|seat| seat.score).collect();
    assert!(view.over && scores == [6, 0], "{scores:?}");
    assert_eq!(view.before, [5, 0]);
    assert_eq!(added_up(&view), scores);
}

#[tokio::test]
async fn the_list_shows_a_moved_tile_where_it_lies_now() {
    let Table { session, .. } = table();
    let view = session.new_game(real("base")).await.expect("game");
    let before = entered(&session, view, 30).await;
    for up_to in [before.steps, 12] {
        let now = moved(&session, up_to).await;
        let [in_list, on_table] = pictured(&session, &now).await;
        assert_eq!(in_list, on_table, "corrected up to {up_to}");
        let back = session.take_back_correction(now.revision).await;
        let [in_list, on_table] = pictured(&session, &back.expect("back")).await;
        assert_eq!(in_list, on_table, "taken back up to {up_to}");
    }
}

#[tokio::test]
async fn redo_after_reopening_goes_on_by_the_line_that_a_correction_was_taken_back_to() {
    let Table { session, .. } = table();
    let view = session.new_game(real("base")).await.expect("game");
    let before = entered(&session, view, 30).await;
    let now = moved(&session, 12).await;
    assert!(now.steps < before.steps, "later decisions no longer fit");
    let back = session.take_back_correction(now.revision).await;
    assert_eq!(back.expect("back").steps, before.steps);
    for _ in 0..25 {
        session.undo().await.expect("taken back");
    }
    let id = GameId(before.game.id);
    let mut again = session.open_game(id).await.expect("opens");
    assert!(again.steps < 12);
    while again.can_redo {
        again = session.redo().await.expect("played again");
    }
    assert_eq!(bytes(&again), bytes(&before));
}

#[tokio::test]
async fn only_entries_of_a_real_table_are_corrected() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    assert!(!view.game.by_hand && view.to_draw.is_empty());
    session
        .decide(view.revision, offered(&view)[0])
        .await
        .expect("legal");
    let refused = session.correct_from(0).await;
    assert!(matches!(refused, Err(AppError::NotFound { .. })));
}

#[tokio::test]
async fn at_a_locked_real_table_nothing_is_corrected() {
    let Table { session, .. } = table();
    let new = GameWish {
        locked: true,
        ..real("base")
    };
    let view = session.new_game(new).await.expect("game");
    entered(&session, view, 6).await;
    let refused = session.correct_from(0).await;
    assert!(matches!(refused, Err(AppError::Locked)));
}
