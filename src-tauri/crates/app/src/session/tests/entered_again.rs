//! What a correction dropped can be entered again once it fits: at once, undone at once, and kept like all else.

use super::real_table::{corrected, enter, entered, real};
use super::{Table, bytes, offered, table};
use crate::error::AppError;
use crate::session::{Session, adjusting, beginning, kept};
use crate::view::correction::DroppedView;
use crate::view::game::GameView;
use rules::action::{Action, Phase};
use rules::chance::Chance;
use store::game::GameId;

fn dropped(view: &GameView) -> DroppedView {
    view.dropped.clone().expect("something was dropped")
}

async fn undone(session: &Session) -> GameView {
    session.undo().await.expect("undone")
}

/// Names another tile in a step in which one was drawn; nothing where all that followed still fits.
async fn renamed(session: &Session, step: u32, tile: &str) -> Option<GameView> {
    let view = session.correct_from(step).await.expect("to correct");
    let drawn = session.draw(view.revision, tile.to_owned()).await;
    let now = drawn.expect("left in the bag");
    if now.correcting.is_none() {
        if now.corrected.is_some() {
            undone(session).await;
        }
        return None;
    }
    let kept = session.keep_correction(now.revision).await.expect("meant");
    if kept.phase == Phase::Tile {
        return Some(kept);
    }
    undone(session).await;
    None
}

/// A tile of the past is named otherwise, and placed where what had followed fits as it is wished; a figure on it is left.
async fn placed_anew(
    session: &Session,
    before: &GameView,
    wished: impl Fn(&DroppedView) -> bool,
) -> (GameView, GameView) {
    for step in (2..before.steps).rev() {
        let view = session.look_at(Some(step)).await.expect("a step");
        if view.phase != Phase::Draw {
            continue;
        }
        let view = session.correct_from(step).await.expect("to correct");
        for tile in view.to_draw {
            let Some(kept) = renamed(session, step, &tile.tile).await else {
                continue;
            };
            for action in offered(&kept) {
                let revision = session.look_at(None).await.expect("now").revision;
                let mut now = session.decide(revision, action).await.expect("offered");
                if now.phase == Phase::Figure {
                    let passed = session.decide(now.revision, Action::Pass).await;
                    now = passed.expect("nobody must");
                }
                if now.dropped.as_ref().is_some_and(&wished) {
                    return (kept, now);
                }
                while now.steps > kept.steps {
                    now = undone(session).await;
                }
                assert_eq!(now.dropped.map(|it| it.left), Some(dropped(&kept).left));
            }
            undone(session).await;
        }
    }
    unreachable!("no tile was named so wrongly")
}

/// What is kept is what is open: each decision, where the head is, and the game that comes of it.
async fn agrees(session: &Session) {
    let open = session.open.now().expect("open");
    let (_, line, record) = session.kept(open.id()).await.expect("kept");
    assert_eq!(line.head, open.head());
    let ids: Vec<_> = line.acts.iter().map(|(id, _)| Some(*id)).collect();
    let held: Vec<_> = (1..=open.history().end()).map(|it| open.kept(it)).collect();
    assert_eq!(ids[..line.head], held[..line.head]);
    let mut history = beginning::history(&session.library(), &record).expect("begun");
    for played in kept::history(&line).iter().take(line.head) {
        adjusting::play_on(&mut history, played).expect("kept");
    }
    assert_eq!(history.now().state(), open.history().now().state());
}

#[tokio::test]
async fn a_tile_named_wrongly_is_placed_anew_and_the_rest_is_entered_again_at_once() {
    let Table { session, .. } = table();
    let view = session.new_game(real("base")).await.expect("game");
    let before = entered(&session, view, 40).await;
    let wished = |it: &DroppedView| it.left > 6 && it.fitting == it.left;
    let (kept, placed) = placed_anew(&session, &before, wished).await;
    let came = kept.corrected.clone().expect("came");
    let all = dropped(&kept);
    assert_eq!(all.left, came.dropped);
    assert_eq!((all.entered, all.fitting), (0, 0), "the tile lies nowhere");
    let offer = dropped(&placed);
    assert!(offer.from_turn.is_none() && offer.reasons.is_empty());
    let again = session.enter_again(placed.revision).await.expect("it fits");
    assert_eq!(again.steps, placed.steps + offer.fitting);
    let done = dropped(&again);
    assert_eq!((done.entered, done.left), (offer.fitting, 0));
    agrees(&session).await;
    // The decisions are those of before.
    let of = |view: &GameView, steps: u32| {
        let all = session.open.now().expect("open");
        let all: Vec<_> = all.history().decisions(view.steps as usize).collect();
        all[all.len() - steps as usize..].to_vec()
    };
    let entered_again = of(&again, offer.fitting);
    // Undone at once, and offered again; then decision by decision, and the correction at last.
    let back = undone(&session).await;
    assert_eq!(bytes(&back), bytes(&placed));
    agrees(&session).await;
    let again = session.enter_again(back.revision).await.expect("it fits");
    assert_eq!(of(&again, offer.fitting), entered_again);
    let mut now = again;
    while now.steps > kept.steps {
        now = undone(&session).await;
        assert!(now.steps >= kept.steps, "undo passes the correction");
    }
    assert_eq!(dropped(&now).left, all.left);
    let undo = undone(&session).await;
    assert_eq!(bytes(&undo), bytes(&before), "nothing is offered any more");
    assert_eq!(of(&undo, offer.fitting), entered_again);
    agrees(&session).await;
}

#[tokio::test]
async fn what_fits_in_part_is_entered_in_part_and_goes_on_after_the_next_placing() {
    let Table { session, .. } = table();
    let view = session.new_game(real("base")).await.expect("game");
    let before = entered(&session, view, 60).await;
    let in_part = |dropped: &DroppedView| dropped.fitting > 3 && dropped.fitting < dropped.left;
    let (_, placed) = placed_anew(&session, &before, in_part).await;
    let offer = dropped(&placed);
    assert!(offer.from_turn.is_some() && !offer.reasons.is_empty());
    let again = session.enter_again(placed.revision).await.expect("it fits");
    let rest = dropped(&again);
    assert_eq!(rest.entered, offer.fitting);
    assert_eq!(rest.left, offer.left - offer.fitting);
    assert_eq!(rest.from_turn, offer.from_turn);
    assert_eq!(rest.reasons, offer.reasons);
    let refused = session.enter_again(again.revision).await;
    assert!(matches!(refused, Err(AppError::NotFound { .. })));
    // Each that is entered by hand stands for one; sooner or later others fit again.
    let (mut now, mut chance) = (again, Chance::new(2));
    for _ in 0..rest.left {
        let left = dropped(&now).left;
        now = enter(&session, &now, &mut chance).await;
        let Some(next) = now.dropped.clone() else {
            return;
        };
        assert!(next.entered == 0 && next.left <= left);
        if next.fitting > 0 {
            let on = session.enter_again(now.revision).await.expect("it fits");
            assert_eq!(on.steps, now.steps + next.fitting);
            agrees(&session).await;
            return;
        }
    }
    assert!(now.dropped.is_none(), "all of them are stood for");
}

#[tokio::test]
async fn what_was_dropped_is_forgotten_when_the_game_is_opened_again() {
    let Table { session, .. } = table();
    let view = session.new_game(real("base")).await.expect("game");
    let before = entered(&session, view, 40).await;
    let (_, placed) = placed_anew(&session, &before, |dropped| dropped.fitting > 3).await;
    let id = GameId(placed.game.id);
    let reopened = session.open_game(id).await.expect("opens");
    assert!(reopened.dropped.is_none());
    let shown = GameView {
        dropped: None,
        ..placed
    };
    assert_eq!(bytes(&reopened), bytes(&shown));
    let refused = session.enter_again(reopened.revision).await;
    assert!(matches!(refused, Err(AppError::NotFound { .. })));
    let on = entered(&session, reopened, 5).await;
    assert!(on.dropped.is_none());
    agrees(&session).await;
}

#[tokio::test]
async fn points_that_the_table_agreed_on_come_back_with_the_decision_they_hung_on() {
    let Table { session, .. } = table();
    let view = session.new_game(real("base")).await.expect("game");
    let view = entered(&session, view, 40).await;
    let mut now = view;
    // After each decision of the last turns, so that one of them hangs on what is placed anew.
    for points in 1..=12 {
        let put = session.put_score_right(now.revision, 0, points, String::new());
        now = put.await.expect("at a real table");
        now = entered(&session, now, 1).await;
    }
    let all: Vec<_> = now.adjusted.iter().map(|it| it.points).collect();
    let wished = |it: &DroppedView| it.left > 6 && it.fitting == it.left;
    let (kept, placed) = placed_anew(&session, &now, wished).await;
    assert!(kept.adjusted.len() + 6 < all.len(), "they are dropped too");
    // Two were entered by hand: the tile, and that nobody is placed on it.
    let again = session.enter_again(placed.revision).await.expect("it fits");
    let points: Vec<_> = again.adjusted.iter().map(|it| it.points).collect();
    assert_eq!(points, all);
    agrees(&session).await;
    // Points that are put right meanwhile do not end the offer.
    let back = undone(&session).await;
    let put = session.put_score_right(back.revision, 1, 3, String::new());
    let put = put.await.expect("at a real table");
    assert_eq!(dropped(&put).fitting, dropped(&placed).fitting);
    let again = session.enter_again(put.revision).await.expect("it fits");
    assert_eq!(again.adjusted.len(), all.len() + 1);
    agrees(&session).await;
}

/// Corrects a decision of the past by chance, whatever is lost by it.
async fn corrected_by_chance(session: &Session, now: &GameView, chance: &mut Chance) -> GameView {
    let step = chance.below(now.steps as usize) as u32;
    let view = session.correct_from(step).await.expect("to correct");
    if view.phase == Phase::Draw {
        let tile = &view.to_draw[chance.below(view.to_draw.len())].tile;
        let drawn = session.draw(view.revision, tile.clone()).await;
        let drawn = drawn.expect("left in the bag");
        if drawn.correcting.is_none() {
            return drawn;
        }
        return session
            .keep_correction(drawn.revision)
            .await
            .expect("meant");
    }
    let actions = offered(&view);
    corrected(session, &view, actions[chance.below(actions.len())]).await
}

#[tokio::test]
async fn corrections_entries_and_undo_by_chance_leave_what_is_kept_as_it_is_shown() {
    let Table { session, .. } = table();
    let (mut pressed, mut figures, mut others) = (0, 0, 0);
    for (mix, seed) in [
        ("base", 1),
        ("base", 2),
        ("traders", 3),
        ("everything", 4),
        ("everything", 5),
    ] {
        let mut chance = Chance::new(seed);
        let view = session.new_game(real(mix)).await.expect("game");
        let mut now = entered(&session, view, 50).await;
        for _ in 0..60 {
            let before = now.clone();
            let fitting = now.dropped.as_ref().map_or(0, |it| it.fitting);
            now = match chance.below(9) {
                0 | 1 if now.steps > 2 => corrected_by_chance(&session, &now, &mut chance).await,
                2 if now.can_undo => undone(&session).await,
                3 if now.can_redo => session.redo().await.expect("played again"),
                4 if now.steps > 0 => {
                    let put = session.put_score_right(now.revision, 1, 2, String::new());
                    put.await.expect("at a real table")
                }
                _ if fitting > 0 => {
                    let again = session.enter_again(now.revision).await.expect("it fits");
                    assert_eq!(again.steps, before.steps + fitting);
                    assert_eq!(dropped(&again).entered, fitting);
                    let open = session.open.now().expect("open");
                    let decisions = open.history().decisions(open.head());
                    for it in decisions.skip(before.steps as usize) {
                        figures += u32::from(matches!(it.action, Action::Figure { .. }));
                        others += u32::from(matches!(it.action, Action::Expansion(_)));
                    }
                    pressed += 1;
                    if chance.below(2) == 0 {
                        let back = undone(&session).await;
                        let mut as_before = before;
                        as_before.corrected = None;
                        as_before.dropped.iter_mut().for_each(|it| it.entered = 0);
                        assert_eq!(bytes(&back), bytes(&as_before));
                        back
                    } else {
                        again
                    }
                }
                _ if now.over => undone(&session).await,
                _ => enter(&session, &now, &mut chance).await,
            };
            agrees(&session).await;
        }
        let reopened = session.open_game(GameId(now.game.id)).await.expect("opens");
        let shown = GameView {
            dropped: None,
            corrected: None,
            ..now
        };
        assert_eq!(bytes(&reopened), bytes(&shown));
    }
    assert!(
        pressed > 10 && figures > 0 && others > 0,
        "{pressed} {figures} {others}"
    );
}
