//! Lines of play: looked back at, taken back, branched off, corrected.

use content::library::Library;
use content::record::Record;
use rules::action::{Action, Phase};
use rules::base;
use rules::chance::Chance;
use rules::event::Event;
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::history::{EVERY, History, HistoryAdjustment, NoSuchStep, NotCorrected};
use serde_json::json;
use std::sync::Arc;

fn begun(mix: &str) -> History {
    let setup = json!({"players": 3, "mix": mix, "seed": 6});
    let record = json!({"format": "bastide/game@1", "setup": setup});
    let record: Record = content::document::read_value(record).expect("a record");
    let opened = Library::built_in().open(&record.setup).expect("a table");
    History::begin(opened.table, &opened.setup).expect("a game")
}

/// A line of random play with every expansion, and the games that each step left.
fn played(steps: usize) -> (History, Vec<Game>) {
    let mut history = begun("everything");
    let mut chance = Chance::new(5);
    let mut games = vec![Game::clone(history.now())];
    for _ in 0..steps {
        let actions = history.now().actions();
        let player = history.now().to_move().expect("a game that goes on");
        let action = actions[chance.below(actions.len())];
        history.play(player, action).expect("offered");
        games.push(Game::clone(history.now()));
    }
    (history, games)
}

fn same(a: &Game, b: &Game) -> bool {
    a.state() == b.state()
}

fn laid_far_away() -> Action {
    Action::Tile {
        x: 90,
        y: 90,
        rotation: 0,
    }
}

#[test]
fn the_end_is_told_once() {
    // Whoever passes keeps followers: the last question is asked then, and else left out.
    for passes in [true, false] {
        let mut history = begun("base");
        let mut chance = Chance::new(5);
        while let Some(player) = history.now().to_move() {
            let actions = history.now().actions();
            let passed = actions.iter().find(|it| passes && **it == Action::Pass);
            let action = passed.unwrap_or(&actions[chance.below(actions.len())]);
            history.play(player, *action).expect("offered");
        }
        let told = history
            .moments(0..=history.head())
            .flat_map(|each| &each.told);
        let ends = told.filter(|told| matches!(told.event, Event::GameOver { .. }));
        assert_eq!(ends.count(), 1, "passes: {passes}");
    }
}

#[test]
fn looking_back_at_any_step_shows_the_game_as_it_was() {
    let (history, games) = played(3 * EVERY + 5);
    for (step, game) in games.iter().enumerate() {
        let then = history.game_at(step).expect("a step");
        assert!(same(&then, game), "step {step}");
        assert_eq!(history.moment(step).expect("a step").asked, game.to_move());
    }
    assert_eq!(history.game_at(games.len()).unwrap_err(), NoSuchStep);
    assert!(history.moment(games.len()).is_none());
    for from in [0, 1, EVERY - 1, EVERY, EVERY + 3, games.len() - 1] {
        let then: Vec<_> = history.games(from..games.len() + 9).collect();
        assert_eq!(then.len(), games.len() - from, "as far as there are steps");
        let mut pairs = then.iter().zip(&games[from..]);
        assert!(pairs.all(|(then, game)| same(then, game)), "from {from}");
    }
    assert_eq!(history.games(games.len()..games.len() + 1).count(), 0);
}

#[test]
fn each_moment_tells_its_decision_and_what_came_of_it() {
    let (history, games) = played(200);
    let beginning = history.moment(0).expect("the beginning");
    assert_eq!(beginning.decision, None);
    assert!(matches!(
        beginning.told[0].event,
        Event::TurnBegan { turn: 1, .. }
    ));
    let mut again = games[0].clone();
    for (step, moment) in history.moments(1..=history.head()).enumerate() {
        let decision = moment.decision.expect("a decision");
        assert_eq!(moment.turn, again.state().turn);
        let events = again.apply(decision.player, decision.action);
        let told: Vec<_> = moment.told.iter().map(|told| told.event.clone()).collect();
        assert_eq!(told, events.expect("played before"), "step {}", step + 1);
    }
    let points = history.moments(0..=history.head()).flat_map(|m| &m.told);
    let points: Vec<_> = points
        .filter(|told| matches!(told.event, Event::Score(_)))
        .collect();
    assert!(!points.is_empty());
    assert!(points.iter().any(|told| !told.counted.is_empty()));
    assert_eq!(history.decisions(7).count(), 7);
}

#[test]
fn whoever_is_not_asked_about_a_figure_is_told_why() {
    let (mut empty, mut taken, mut asked) = (0, 0, 0);
    for (mix, seed) in [
        ("base", 1),
        ("base", 2),
        ("base", 3),
        ("everything", 1),
        ("everything", 2),
    ] {
        let setup = json!({"players": 2, "mix": mix, "seed": seed});
        let record = json!({"format": "bastide/game@1", "setup": setup});
        let record: Record = content::document::read_value(record).expect("a record");
        let opened = Library::built_in().open(&record.setup).expect("a table");
        let mut history = History::begin(opened.table, &opened.setup).expect("a game");
        let mut chance = Chance::new(seed);
        while let Some(player) = history.now().to_move() {
            let before = Game::clone(history.now());
            let actions = before.actions();
            // Passing hardly ever, so that supplies run out.
            let action = actions[chance.below(actions.len().div_ceil(2))];
            history.play(player, action).expect("offered");
            let moment = history.moment(history.head()).expect("played");
            let supply = before.state().supply(player, FigureKind::Follower);
            match &moment.left_out {
                Some(left_out) => {
                    let told = &moment.told[left_out.after - 1].event;
                    assert!(!matches!(told, Event::TurnBegan { .. }), "{told:?}");
                    let first = left_out.reasons[0].why.code;
                    if first == base::SUPPLY_EMPTY.code {
                        assert_eq!(left_out.reasons.len(), 1);
                        assert_eq!(supply, 0);
                        empty += 1;
                    } else {
                        let occupied = base::FEATURE_OCCUPIED.code;
                        let all = left_out.reasons.iter();
                        assert!(all.clone().any(|reason| reason.why.code == occupied));
                        taken += 1;
                    }
                    assert_ne!(history.now().phase(), Phase::Figure, "nobody was asked");
                }
                None if matches!(action, Action::Tile { .. }) => asked += 1,
                None => {}
            }
        }
    }
    assert!(
        empty > 20 && taken > 0 && asked > 100,
        "{empty} {taken} {asked}"
    );
}

#[test]
fn what_was_taken_back_can_be_played_again_until_something_else_is_decided() {
    let (mut history, games) = played(2 * EVERY);
    for step in [2 * EVERY - 1, EVERY, EVERY - 1, 0] {
        history.stand_at(step).expect("a step");
        assert_eq!((history.head(), history.end()), (step, 2 * EVERY));
        assert!(same(history.now(), &games[step]));
    }
    history.stand_at(2 * EVERY).expect("what was taken back");
    assert!(same(history.now(), &games[2 * EVERY]));
    assert_eq!(history.stand_at(2 * EVERY + 1), Err(NoSuchStep));

    history.stand_at(EVERY).expect("a step");
    let player = history.now().to_move().expect("somebody");
    let refused = history.play(player, laid_far_away()).expect_err("far away");
    assert!(!refused.reasons.is_empty());
    assert_eq!(history.end(), 2 * EVERY, "a refusal drops nothing");
    let action = history.now().actions()[0];
    history.play(player, action).expect("offered");
    assert_eq!((history.head(), history.end()), (EVERY + 1, EVERY + 1));
    assert_eq!(history.moments(0..=usize::MAX - 1).count(), EVERY + 2);
}

#[test]
fn a_branch_goes_its_own_way_and_leaves_the_line_as_it_is() {
    let (history, games) = played(2 * EVERY + 7);
    for step in [0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY + 7] {
        let mut branch = history.branch(step).expect("a step");
        assert_eq!((branch.head(), branch.end()), (step, step));
        assert!(same(branch.now(), &games[step]));
        let player = branch.now().to_move().expect("somebody");
        let action = *branch.now().actions().last().expect("a choice");
        branch.play(player, action).expect("offered");
        assert!(same(&branch.game_at(step).expect("a step"), &games[step]));
        assert_eq!(
            (history.head(), history.end()),
            (2 * EVERY + 7, 2 * EVERY + 7)
        );
        for shared in 0..=step {
            let theirs = branch.moment(shared).expect("a step");
            assert!(std::ptr::eq(
                theirs,
                history.moment(shared).expect("a step")
            ));
        }
    }
    assert!(history.branch(2 * EVERY + 8).is_err());
}

#[test]
fn a_line_changed_on_trial_changes_nothing_of_the_one_it_was_copied_from() {
    let (history, games) = played(EVERY + 2);
    let mut trial = history.clone();
    assert!(
        Arc::ptr_eq(trial.now(), history.now()),
        "a copy costs no game"
    );
    let player = trial.now().to_move().expect("somebody");
    trial
        .play(player, trial.now().actions()[0])
        .expect("offered");
    trial.stand_at(3).expect("a step");
    assert_eq!((history.head(), history.end()), (EVERY + 2, EVERY + 2));
    assert!(same(history.now(), &games[EVERY + 2]));
}

#[test]
fn a_correction_keeps_every_later_decision_that_still_follows() {
    let (history, _) = played(EVERY + 9);
    let early = history
        .moment(1)
        .expect("a step")
        .decision
        .expect("a decision");
    let same_again = history.corrected(1, early.action).expect("as before");
    assert_eq!(same_again.history.head(), history.head());
    assert!(same(same_again.history.now(), history.now()));
    assert!(same_again.dropped.is_empty() && same_again.refused.is_none());

    let before = history.game_at(0).expect("the beginning");
    let others = before.actions().into_iter().filter(|a| *a != early.action);
    let mut cut_short = 0;
    for other in others {
        let corrected = history.corrected(1, other).expect("offered");
        let kept = corrected.history.head();
        assert_eq!(kept + corrected.dropped.len(), history.head());
        assert_eq!(corrected.refused.is_some(), kept < history.head());
        let played: Vec<_> = corrected.history.decisions(kept).collect();
        assert_eq!(played[0].action, other);
        let all: Vec<_> = history.decisions(history.head()).collect();
        // A figure on the tile itself goes with it.
        let on_it = matches!(all[1].action, Action::Figure { .. });
        let from = if on_it { 2 } else { 1 };
        assert_eq!(played[from.min(kept)..], all[from.min(kept)..kept]);
        let dropped: Vec<_> = corrected.dropped.decisions().collect();
        assert_eq!(dropped, all[kept..]);
        // Where they fit, they are taken again.
        let before = history.branch(kept).expect("a step");
        let again = before.resumed(corrected.dropped);
        assert!(again.dropped.is_empty() && again.refused.is_none());
        assert!(same(again.history.now(), history.now()));
        cut_short += usize::from(kept < history.head());
    }
    assert!(cut_short > 0, "another first tile must matter to somebody");
}

#[test]
fn a_figure_goes_with_its_tile_when_that_is_corrected() {
    let setup = json!({"players": 2, "mix": "base", "seed": 6});
    let record = json!({"format": "bastide/game@1", "setup": setup});
    let record: Record = content::document::read_value(record).expect("a record");
    let opened = Library::built_in().open(&record.setup).expect("a table");
    let mut history = History::begin(opened.table, &opened.setup).expect("a game");
    let first = Arc::clone(history.now());
    let play = |history: &mut History, wanted: &dyn Fn(&Action) -> bool| {
        let actions = history.now().actions();
        let action = actions.iter().find(|action| wanted(action));
        let player = history.now().to_move().expect("somebody");
        history
            .play(player, *action.unwrap_or(&actions[0]))
            .expect("offered");
    };
    play(&mut history, &|_| true);
    play(&mut history, &|action| {
        matches!(action, Action::Figure { .. })
    });
    play(&mut history, &|_| true);
    let land = |history: &History| {
        let decisions: Vec<_> = history.decisions(2).map(|it| it.action).collect();
        let [Action::Tile { x, y, .. }, figure @ Action::Figure { .. }] = decisions[..] else {
            panic!("{decisions:?}")
        };
        let place = figure.place().expect("land");
        assert_eq!((place.x, place.y), (x, y));
        let (game, tile) = (history.now(), place.cell());
        let segment = game.context().segment_at(place).expect("a segment");
        let tile = game.state().board.tile_at(tile).expect("a tile");
        let mut segments = game.state().board.segments_of(tile);
        segments.position(|each| each == segment)
    };
    let stood = land(&history);
    let Some(laid) = history.decisions(1).next() else {
        panic!("nothing was laid")
    };
    let others = first.actions().into_iter().filter(|it| *it != laid.action);
    let (mut kept, mut all) = (0, 0);
    for other in others {
        let corrected = history.corrected(1, other).expect("offered");
        all += 1;
        if corrected.history.head() >= 2 {
            assert_eq!(land(&corrected.history), stood);
            kept += 1;
        }
    }
    assert_eq!(
        (kept, all > 3),
        (all, true),
        "nobody else stands anywhere yet"
    );
}

#[test]
fn a_correction_that_the_rules_refuse_says_why() {
    let (history, _) = played(4);
    let Err(NotCorrected::Refused(refused)) = history.corrected(1, laid_far_away()) else {
        panic!("nothing lies there")
    };
    let codes: Vec<_> = refused.reasons.iter().map(|r| r.why.code).collect();
    assert_eq!(codes, [base::NO_NEIGHBOUR.code]);
    for step in [0, 5] {
        let missing = history.corrected(step, Action::Pass).unwrap_err();
        assert_eq!(missing, NotCorrected::NoSuchStep);
    }
}

/// Points for somebody, and what for.
fn agreed(player: u8, points: i32) -> HistoryAdjustment {
    HistoryAdjustment::agreed(PlayerId(player), points, "our rule")
}

#[test]
fn what_a_table_agrees_on_counts_from_its_step_on_and_changes_nothing_else() {
    let (history, games) = played(EVERY + 9);
    let score = |game: &Game, player: usize| game.state().players[player].score;
    for step in [1, EVERY - 1, EVERY, EVERY + 9] {
        let adjusted = history.adjusted(step, [agreed(1, 7), agreed(0, 2)].into());
        let adjusted = adjusted.expect("nothing depends on it");
        assert_eq!(adjusted.head(), history.head());
        let then: Vec<_> = adjusted.games(0..history.head() + 1).collect();
        for (at, was) in games.iter().enumerate().take(history.head() + 1) {
            let now = adjusted.game_at(at).expect("a step");
            assert!(same(&now, &then[at]));
            let more = if at >= step { (2, 7) } else { (0, 0) };
            assert_eq!(score(&now, 0), score(was, 0) + more.0, "{at} of {step}");
            assert_eq!(score(&now, 1), score(was, 1) + more.1, "{at} of {step}");
        }
        let without = adjusted.adjusted(step, Box::default()).expect("as it was");
        assert!(same(without.now(), history.now()));
    }
    for step in [0, history.head() + 1] {
        let missing = history.adjusted(step, Box::default()).unwrap_err();
        assert_eq!(missing, NotCorrected::NoSuchStep);
    }
}

#[test]
fn no_score_falls_below_nothing_and_what_was_agreed_on_counts_in_full_where_it_can() {
    let (history, _) = played(6);
    let has = history.now().state().players[0].score;
    let taken = history.adjusted(6, [agreed(0, -has - 5), agreed(0, -1), agreed(5, 3)].into());
    let taken = taken.expect("nothing depends on it");
    assert_eq!(taken.now().state().players[0].score, 0);
    let kept: Vec<_> = taken.moment(6).expect("a step").adjusted.iter().collect();
    let points: Vec<_> = kept.iter().map(|one| (one.points, one.given)).collect();
    assert_eq!(points, [(-has - 5, -has), (-1, 0)]);

    // With more to take from, all of it is taken.
    let richer = taken.adjusted(5, [agreed(0, 9)].into());
    let richer = richer.expect("nothing depends on it");
    assert_eq!(richer.now().state().players[0].score, 9 - 5 - 1);
}
