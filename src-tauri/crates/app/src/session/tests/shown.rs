//! What a screen is shown holds together: menus, reasons, scores, features and cells.

use super::*;
use crate::view::expansions::landmarks::{Landmark, LandmarkView};
use crate::view::expansions::{Group, Loot};
use crate::view::log::{LogEntry, LoggedEventView};
use rules::action::Phase;
use rules::event::Event;
use rules::expansions::{ExpansionPhase, robbers, tollkeepers};
use rules::ground::PlayerId;
use rules::ground::{Cell, Kind, Place};
use rules::score::{ScoreLine, Source};
use store::game::GameId;

/// Every view of one game in which everything happens.
async fn views(seed: u64) -> (Session, Vec<GameView>) {
    let Table { session, .. } = table();
    let mut chance = Chance::new(seed);
    let mut views = vec![
        session
            .new_game(hot_seat("everything"))
            .await
            .expect("game"),
    ];
    while !views[views.len() - 1].over {
        let last = views[views.len() - 1].clone();
        views.push(play(&session, last, 1, &mut chance).await);
    }
    (session, views)
}

#[tokio::test]
async fn what_is_greyed_is_never_on_the_menu_and_always_says_why() {
    let (_, views) = views(11).await;
    let mut groups = Vec::new();
    for view in &views {
        for refused in &view.refused {
            assert!(!refused.reasons.is_empty());
            assert!(!offered(view).contains(&refused.action));
            groups.push(refused.group);
        }
        let order: Vec<_> = view.choices.iter().map(|choice| choice.group).collect();
        assert!(order.is_sorted());
    }
    for group in [Group::Figure, Group::Tower, Group::Tollhouse] {
        assert!(groups.contains(&group), "{group:?} was never greyed");
    }
}

#[tokio::test]
async fn the_log_tells_every_point_and_the_totals_add_up_to_the_scores() {
    let (session, views) = views(11).await;
    let end = &views[views.len() - 1];
    let mut scores = vec![0; end.seats.len()];
    for entry in log(&session).await {
        for told in &entry.events {
            if let Event::Score(score) = &told.event {
                let lines: i32 = score.lines.iter().map(ScoreLine::points).sum();
                assert_eq!(lines, score.points);
                scores[usize::from(score.player)] += score.points;
            }
        }
    }
    for (player, seat) in PlayerId::all().zip(&end.seats) {
        let own = end.totals.iter().filter(|total| total.player == player);
        let total: i32 = own.map(|total| total.played + total.at_end).sum();
        assert_eq!(
            (scores[usize::from(player)], total),
            (seat.score, seat.score)
        );
        assert_eq!(seat.projected, Some(seat.score));
        assert_eq!(
            i32::from(seat.laps) * 50 + i32::from(seat.space),
            seat.score
        );
    }
    assert!(!end.final_scoring.is_empty());
}

#[tokio::test]
async fn the_tiles_behind_a_score_are_as_many_as_its_lines_say() {
    let mut seen = Vec::new();
    for seed in 11..19 {
        let (session, _) = views(seed).await;
        let log = log(&session).await;
        for told in log.into_iter().flat_map(|entry| entry.events) {
            seen.extend(compared(&told));
        }
    }
    for source in [Source::Road, Source::City, Source::Monastery, Source::Field] {
        assert!(seen.contains(&source), "{source:?} was never scored");
    }
}

/// The whole log of the open game.
async fn log(session: &Session) -> Vec<LogEntry> {
    let open = session.current_game().await.expect("no fault");
    open.expect("a game").log
}

/// The source of a score whose tiles, or cities, were compared with its lines.
fn compared(told: &LoggedEventView) -> Option<Source> {
    let Event::Score(score) = &told.event else {
        return None;
    };
    let (what, numbers) = match score.cause?.kind {
        Kind::Field => ("cities", told.counted.iter().map(|tile| tile.n).max()),
        _ => ("tiles", Some(told.counted.len() as u16)),
    };
    let mut once = told.counted.clone();
    once.sort_unstable_by_key(|tile| (tile.x, tile.y, tile.n));
    once.dedup();
    assert_eq!(once.len(), told.counted.len(), "a number twice on a tile");
    let line = score.lines.iter().find(|line| line.item.what == what)?;
    assert_eq!(numbers.map(i32::from), Some(line.count), "{score:?}");
    Some(score.source)
}

#[tokio::test]
async fn a_feature_is_worth_now_what_the_final_scoring_pays_for_it() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    // Up to the last decision: what is then worth so much is paid so much.
    let mut before = play(&session, view, 30, &mut Chance::new(12)).await;
    let mut chance = Chance::new(13);
    let (mut reports, mut final_scoring) = (Vec::new(), Vec::new());
    while final_scoring.is_empty() {
        reports.clear();
        for figure in &before.figures {
            let (x, y, kind, at) = (figure.x, figure.y, figure.kind, figure.at);
            let report = session
                .feature(Place { x, y, kind, at })
                .await
                .expect("land");
            assert!(
                report
                    .figures
                    .iter()
                    .any(|other| other.player == figure.player)
            );
            reports.push(report);
        }
        let mut farmed: Vec<Place> = Vec::new();
        for report in &reports {
            if report.kind == Kind::Field && !farmed.contains(&report.place) {
                farmed.push(report.place);
            }
        }
        let fields = session.farmed_fields().await.expect("fields");
        let fields: Vec<_> = fields.iter().map(|field| field.place).collect();
        assert_eq!(fields, farmed, "each once");
        let last = before.left == 0;
        before = play(&session, before, 1, &mut chance).await;
        if last {
            final_scoring = before.final_scoring.clone();
        }
    }
    let mut compared = 0;
    for told in &final_scoring {
        let Event::Score(score) = &told.event else {
            continue;
        };
        let same = reports
            .iter()
            .find(|report| Some(report.place) == score.cause);
        if let Some(report) = same.filter(|report| report.kind != Kind::Field) {
            let share = report.now.iter().find(|share| share.player == score.player);
            assert_eq!(share.map(|share| share.points), Some(score.points));
            compared += 1;
        }
    }
    assert!(compared > 0);
}

#[tokio::test]
async fn an_open_city_says_what_it_lacks_and_what_it_would_be_worth() {
    let Table { session, .. } = table();
    session.new_game(hot_seat("base")).await.expect("game");
    let at = rules::ground::At::N;
    let city = session
        .feature(Place {
            x: 0,
            y: 0,
            kind: Kind::City,
            at,
        })
        .await
        .expect("the city of the first tile");
    assert_eq!((city.complete, city.open), (false, 1));
    assert_eq!(city.missing, [Cell::new(0, -1)]);
    assert!(city.owners.is_empty() && city.now.is_empty());
    assert_eq!(city.worth.iter().map(ScoreLine::points).sum::<i32>(), 1);
}

#[tokio::test]
async fn a_game_is_opened_at_a_step_and_stays_open_where_it_is() {
    let (session, views) = views(11).await;
    let (id, steps) = (GameId(views[0].game.id), views[views.len() - 1].steps);
    let at = session.open_at(id, Some(3)).await.expect("open");
    assert_eq!((at.step, at.steps, at.live), (3, steps, false));
    let same = session.open_at(id, None).await.expect("open");
    assert_eq!((same.step, same.revision), (3, at.revision));
}

#[tokio::test]
async fn a_cell_counts_the_remaining_tiles_that_fit_and_a_dead_one_has_none() {
    let (_, views) = views(11).await;
    let Table { session, .. } = table();
    let view = session
        .new_game(hot_seat("everything"))
        .await
        .expect("game");
    let spot = &view.places[0];
    let report = session.cell(Cell::new(spot.x, spot.y)).await.expect("open");
    assert!(report.free && report.fits > 0 && report.fits <= report.left);
    let fitting = report
        .drawn
        .iter()
        .filter(|turned| turned.reasons.is_empty());
    let fitting: Vec<_> = fitting.map(|turned| turned.rotation).collect();
    assert_eq!(fitting, spot.rotations);
    let total: u16 = view.left_by_tile.iter().map(|left| left.count).sum();
    assert_eq!(total, view.left);
    for view in &views {
        let dead = |spot: &crate::view::choice::CellChoice| {
            view.dead_cells.contains(&Cell::new(spot.x, spot.y))
        };
        assert!(!view.places.iter().any(dead));
    }
    assert!(views.iter().any(|view| !view.dead_cells.is_empty()));
}

#[tokio::test]
async fn a_toll_numbers_the_tiles_with_pictures_and_no_others() {
    let Table { session, .. } = table();
    let mut tolls = 0;
    for seed in 0..6 {
        let mut new = hot_seat("everything");
        new.seed = Some(seed);
        let view = session.new_game(new).await.expect("game");
        play(&session, view, 400, &mut Chance::new(u64::from(seed))).await;
        let log = log(&session).await;
        for told in log.into_iter().flat_map(|entry| entry.events) {
            let Event::Score(score) = &told.event else {
                continue;
            };
            if score.source != tollkeepers::Source::Toll.into() {
                continue;
            }
            let pictures: i32 = score.lines.iter().map(|line| line.count).sum();
            let numbered = told.counted.len() as i32;
            assert!((1..=pictures).contains(&numbered), "{numbered}: {score:?}");
            tolls += 1;
        }
    }
    assert!(tolls > 0, "no toll was ever paid");
}

#[tokio::test]
async fn a_crop_circle_tells_whose_followers_it_concerns_as_long_as_it_asks() {
    let Table { session, .. } = table();
    let mut view = session
        .new_game(hot_seat("crop-circles"))
        .await
        .expect("game");
    let (mut asked, mut chance) = (0, Chance::new(3));
    while !view.over {
        let asks = matches!(view.phase, Phase::Expansion(ExpansionPhase::CropCircles(_)));
        assert_eq!(view.crop.is_some(), asks, "{:?}", view.phase);
        asked += i32::from(asks);
        view = play(&session, view, 1, &mut chance).await;
    }
    assert!(asked > 0, "no circle was ever drawn");
}

/// Red and Blue hold the city together; the robber of Yellow stands where both markers are.
const TWO_TO_ROB: &str = r#"{"format": "bastide/game@1", "setup": {
    "players": [{"name": "Red", "score": 5}, {"name": "Blue", "score": 5}, {"name": "Yellow", "score": 20, "robber": 5}],
    "mix": "robbers", "deck": ["base/E", "base/B"],
    "start": [{"tile": "base/E", "x": 0, "y": 1, "rotation": 1}, {"tile": "base/R", "x": 1, "y": 1, "rotation": 2},
              {"tile": "base/E", "x": 2, "y": 1, "rotation": 3}],
    "figures": [{"player": 0, "figure": "follower", "x": 0, "y": 1, "kind": "city", "at": "E"},
                {"player": 1, "figure": "follower", "x": 2, "y": 1, "kind": "city", "at": "W"}]},
    "actions": []}"#;

#[tokio::test]
async fn whoever_may_rob_several_is_told_what_each_would_bring() {
    let Table { session, .. } = table();
    let kept = session
        .import_game(TWO_TO_ROB.to_owned())
        .await
        .expect("a game");
    let mut view = session.open_game(GameId(kept.id)).await.expect("open");
    let (x, y, rotation) = (1, 2, 0);
    for action in [Action::Tile { x, y, rotation }, Action::Pass] {
        assert!(view.choices.iter().all(|choice| choice.loot.is_none()));
        view = session.decide(view.revision, action).await.expect("legal");
    }
    assert_eq!(
        (view.phase, view.to_move),
        (robbers::Phase::Rob.into(), Some(PlayerId(2)))
    );
    let loots: Vec<_> = view.choices.iter().map(|choice| choice.loot).collect();
    let half_of_eight = Loot { scored: 8, gain: 4 };
    assert_eq!(loots, [Some(half_of_eight); 2]);
    let before = view.seats[2].score;
    let action = view.choices[0].action;
    view = session.decide(view.revision, action).await.expect("legal");
    assert_eq!(view.seats[2].score - before, half_of_eight.gain);
}

#[tokio::test]
async fn what_is_called_by_a_number_keeps_it_and_the_first_laid_is_number_one() {
    let (_, views) = views(11).await;
    let mut known: Vec<LandmarkView> = Vec::new();
    for view in &views {
        for landmark in &known {
            assert!(view.landmarks.contains(landmark), "{landmark:?}");
        }
        known.clone_from(&view.landmarks);
    }
    for what in [Landmark::Tower, Landmark::Crossroads, Landmark::CropCircle] {
        let all: Vec<_> = known.iter().filter(|each| each.what == what).collect();
        assert!(all.len() > 1, "{what:?} was never laid");
        let laid = |each: &&LandmarkView| {
            let end = &views[views.len() - 1].tiles;
            end.iter()
                .position(|tile| (tile.x, tile.y) == (each.x, each.y))
        };
        assert!(all.iter().map(laid).is_sorted());
        assert!(
            all.iter()
                .zip(1..)
                .all(|(each, number)| each.number == number)
        );
    }
}
