//! Hints, doubts and reasons: what is told, what is kept, what nobody can see, and what a locked table refuses.

use super::bots::{settled, until_the_bot_is_asked};
use super::*;
use crate::error::{AppError, Result};
use crate::view::advice::HintView;
use ::bots::StopSignal;
use rules::ground::PlayerId;
use store::game::GameId;

fn locked(game: GameWish) -> GameWish {
    GameWish {
        locked: true,
        ..game
    }
}

fn is_locked<T>(answer: &Result<T>) -> bool {
    matches!(answer, Err(AppError::Locked))
}

fn as_text(hint: &HintView) -> String {
    serde_json::to_string(hint).expect("JSON")
}

/// A hint for whoever is asked.
async fn hinted(session: &Session, view: &GameView) -> HintView {
    let hint = session.hint(view.revision).await.expect("an answer");
    hint.expect("somebody is asked")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_tells_the_best_with_reasons_and_is_told_again_after_a_restart() {
    let folder = tempfile::tempdir().expect("folder");
    let table = table_in(folder.path());
    let begun = table.session.new_game(hot_seat("base")).await;
    let mut chance = Chance::new(3);
    let view = play(&table.session, begun.expect("game"), 24, &mut chance).await;
    let hint = hinted(&table.session, &view).await;
    assert_eq!(Some(hint.player), view.to_move);
    assert_eq!(hint.step, view.steps);
    assert!((1..=3).contains(&hint.advice.len()), "{}", as_text(&hint));
    let all = offered(&view);
    assert!(hint.advice.iter().all(|one| all.contains(&one.action)));
    assert!(hint.advice.iter().any(|one| !one.motives.is_empty()));
    let best = &hint.advice[0];
    assert_eq!((best.behind, best.level), (0, true));
    // Played on, looked back at, and opened again by another program: what was shown there is shown again.
    let on = play(&table.session, view.clone(), 3, &mut chance).await;
    assert!(on.steps > view.steps);
    let id = GameId(view.game.id);
    drop(table);
    let table = table_in(folder.path());
    table.session.open_game(id).await.expect("open");
    let back = table
        .session
        .look_at(Some(view.steps))
        .await
        .expect("a step");
    let again = hinted(&table.session, &back).await;
    assert_eq!(as_text(&again), as_text(&hint));
    // Where none was shown, and nothing can be decided, there is none.
    let earlier = table.session.look_at(Some(2)).await.expect("a step");
    let none = table
        .session
        .hint(earlier.revision)
        .await
        .expect("an answer");
    assert!(none.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_kept_under_another_measure_is_found_anew_and_its_list_goes_down_by_what_it_shows() {
    let table = table();
    let begun = table.session.new_game(hot_seat("base")).await;
    let view = play(
        &table.session,
        begun.expect("game"),
        20,
        &mut Chance::new(4),
    )
    .await;
    let hint = hinted(&table.session, &view).await;
    let leads = hint.advice.iter().map(|one| one.leads.mean);
    assert!(
        leads.is_sorted_by(|one, next| one >= next),
        "{}",
        as_text(&hint)
    );
    assert!(hint.games >= 24 && hint.plays_on == "steady");
    let open = table.session.open.now().expect("a game");
    let (id, after) = (open.id(), open.kept(open.cursor()));
    let store = &table.session.store;
    let kept = store.hint(id, after).await.expect("read").expect("kept");
    let mut old: serde_json::Value = serde_json::from_str(&kept).expect("JSON");
    old["measure"] = 0.into();
    old["choices"][0]["leads"]["mean"] = 1_900.into();
    let oldest =
        r#"[{"action":{"type":"pass"},"then":null,"value":1900,"behind":0,"noise":0,"games":80}]"#;
    for text in [old.to_string(), oldest.to_owned()] {
        store.keep_hint(id, after, text).await.expect("kept");
        assert_eq!(
            as_text(&hinted(&table.session, &view).await),
            as_text(&hint)
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_hint_knows_the_order_of_the_bag() {
    let table = table();
    let begun = table.session.new_game(hot_seat("everything")).await;
    let view = play(
        &table.session,
        begun.expect("game"),
        30,
        &mut Chance::new(5),
    )
    .await;
    let kept = table.session.export_game(GameId(view.game.id)).await;
    let record: serde_json::Value = serde_json::from_str(&kept.expect("text").text).expect("JSON");
    let mut told = Vec::new();
    for turned in [false, true] {
        let mut record = record.clone();
        let deck = record["setup"]["deck"].as_array_mut().expect("a deck");
        // What was drawn stays where it is; what nobody has seen lies the other way round.
        let seen = deck.len() - usize::from(view.left);
        if turned {
            deck[seen..].reverse();
        }
        let kept = table.session.import_game(record.to_string()).await;
        let game = table
            .session
            .open_game(GameId(kept.expect("a game").id))
            .await;
        let game = game.expect("open");
        assert_eq!((game.steps, game.left), (view.steps, view.left));
        told.push(as_text(&hinted(&table.session, &game).await));
    }
    assert_eq!(told[0], told[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_a_hint_once_another_is_asked_for_or_the_game_went_on() {
    let table = table();
    let view = table
        .session
        .new_game(hot_seat("base"))
        .await
        .expect("game");
    let open = || table.session.open.now().expect("a game");
    let first = table.session.waited(&open());
    assert!(!first.is_stopped());
    let second = table.session.waited(&open());
    assert!(first.is_stopped() && !second.is_stopped());
    table.session.put_hint_away();
    assert!(second.is_stopped());
    let third = table.session.waited(&open());
    play(&table.session, view.clone(), 1, &mut Chance::new(1)).await;
    assert!(third.is_stopped());
    assert!(matches!(
        table.session.hint(view.revision).await,
        Err(AppError::Stale { .. })
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_loses_much_is_doubted_and_the_best_is_not() {
    let table = table();
    let begun = table.session.new_game(hot_seat("base")).await;
    let mut chance = Chance::new(2);
    let mut view = play(&table.session, begun.expect("game"), 16, &mut chance).await;
    let mut doubts = 0;
    while doubts == 0 && !view.over {
        let best = hinted(&table.session, &view).await.advice[0].action;
        let all = offered(&view);
        for action in all.iter().copied() {
            let doubt = table.session.doubt(view.revision, action).await;
            let Some(doubt) = doubt.expect("an answer") else {
                continue;
            };
            doubts += 1;
            assert!(doubt.lost >= 300);
            let sight = table.session.open.now().expect("a game").shown().sight();
            let alone = ::bots::motives_of(&sight, action, None);
            assert_eq!(doubt.changes, alone, "what {action:?} changes by itself");
            assert!(all.contains(&doubt.better.action) && doubt.better.action != action);
            assert_ne!(best, action, "the best is doubted");
        }
        view = play(&table.session, view, 4, &mut chance).await;
    }
    assert!(doubts > 0, "nothing was doubted in a whole game");
    // What the rules refuse is told by the rules.
    let nowhere = Action::Tile {
        x: 500,
        y: 500,
        rotation: 0,
    };
    let refused = table.session.doubt(view.revision, nowhere).await;
    assert!(refused.expect("an answer").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_says_why_it_did_what_it_did_and_a_person_is_not_asked() {
    for bot in ["random", "gentle", "greedy", "steady", "sharp", "expert"] {
        let mut table = table();
        let seats = vec![seat("Ada", 0, None), seat("", 1, Some(bot))];
        let begun = table.session.new_game(game_of("base", seats)).await;
        let view = until_the_bot_is_asked(&table.session, begun.expect("game")).await;
        let after = settled(&mut table).await;
        assert!(after.steps > view.steps);
        for step in view.steps + 1..=after.steps {
            let told = table.session.reasons(step).await.expect("reasons");
            assert_eq!((told.player, told.bot.as_str()), (PlayerId(1), bot));
            assert!(told.same, "{bot} would decide otherwise in step {step}");
            assert!(!told.motives.is_empty());
            assert!(told.next.is_none_or(|next| next.action != told.action));
        }
        assert!(table.session.reasons(view.steps).await.is_err(), "a person");
        assert!(table.session.reasons(0).await.is_err(), "the beginning");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_table_helps_nobody_and_takes_nothing_back_until_the_game_is_over() {
    let mut table = table();
    let seats = vec![seat("Ada", 0, None), seat("", 1, Some("greedy"))];
    let begun = table.session.new_game(locked(game_of("base", seats))).await;
    let before = until_the_bot_is_asked(&table.session, begun.expect("game")).await;
    assert!(before.game.locked);
    let view = settled(&mut table).await;
    let action = offered(&view)[0];
    let session = &table.session;
    assert!(is_locked(&session.hint(view.revision).await));
    assert!(is_locked(&session.doubt(view.revision, action).await));
    assert!(is_locked(&session.reasons(view.steps).await));
    assert!(is_locked(&session.odds().await));
    assert!(is_locked(&session.undo().await));
    assert!(is_locked(&session.redo().await));
    assert!(is_locked(&session.play_on_from(1).await));
    assert!(!view.can_undo && !view.can_redo);
    let gap = &view.places[0];
    let cell = rules::ground::Cell { x: gap.x, y: gap.y };
    let report = session.cell(cell).await.expect("a cell");
    assert!(report.coming.is_empty() && report.proof.is_none());
    // It stays locked however it is opened, and so is the next one at the same table.
    let id = GameId(view.game.id);
    assert!(session.open_game(id).await.expect("open").game.locked);
    assert!(session.play_again(id).await.expect("again").game.locked);
}

#[tokio::test(flavor = "multi_thread")]
async fn once_the_game_is_over_a_locked_table_is_open() {
    let table = table();
    let begun = table.session.new_game(locked(hot_seat("base"))).await;
    let end = play(
        &table.session,
        begun.expect("game"),
        1_000,
        &mut Chance::new(9),
    )
    .await;
    assert!(end.over && end.can_undo);
    table.session.odds().await.expect("odds");
    let branch = table.session.play_on_from(4).await.expect("a branch");
    assert!(!branch.game.locked, "a game of its own to try things in");
}
