//! The same figures whoever plays: one thread or several, without a break or with many; and each game again.

use bots::{BotKind, StopSignal};
use content::library::Library;
use content::mix::MixChoice;
use lab::{LabPlan, LabRun, Partial, compare, csv, csv_of_two, measures, report};
use rules::game::Game;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

const BOTH: [BotKind; 2] = [BotKind::Random, BotKind::Greedy];

fn plan(mix: &str, bots: &[BotKind], games: u32) -> LabPlan {
    let mix = MixChoice::Named(mix.to_owned());
    let (plan, _) = LabPlan::new(Library::built_in(), mix, bots.to_vec(), games, 7).expect("plan");
    plan
}

fn text(partial: &Partial) -> String {
    serde_json::to_string(partial).expect("figures")
}

fn never() -> AtomicBool {
    AtomicBool::new(false)
}

fn played(plan: &LabPlan) -> Partial {
    let job = LabRun::new(plan.clone());
    job.work(&never());
    job.partial()
}

/// Stops whoever asks once too often, which is in the middle of a game.
struct After(AtomicU32);

impl StopSignal for After {
    fn is_stopped(&self) -> bool {
        self.0
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                left.checked_sub(1)
            })
            .is_err()
    }
}

#[test]
fn two_threads_end_with_the_bytes_of_one() {
    let plan = plan("everything", &[BotKind::Random; 3], 90);
    let job = LabRun::new(plan.clone());
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| job.work(&never()));
        }
    });
    assert_eq!(job.done(), 90);
    assert_eq!(text(&job.partial()), text(&played(&plan)));
}

#[test]
fn a_run_that_was_stopped_again_and_again_ends_with_the_figures_of_one_that_was_not() {
    let plan = plan("base", &BOTH, 50);
    let mut kept: Option<String> = None;
    let mut starts = 0;
    loop {
        let job = match &kept {
            None => LabRun::new(plan.clone()),
            Some(text) => {
                let done = serde_json::from_str(text).expect("kept figures");
                LabRun::resume(plan.clone(), done).expect("of the plan")
            }
        };
        job.work(&After(AtomicU32::new(25_000)));
        kept = Some(text(&job.partial()));
        starts += 1;
        if job.done() == 50 {
            break;
        }
        assert!(starts < 50, "every start gets somewhere");
    }
    assert!(starts > 2, "it was stopped: {starts}");
    assert_eq!(kept, Some(text(&played(&plan))));
}

#[test]
fn a_batch_that_was_given_back_is_played_by_who_comes_next() {
    let plan = plan("base", &[BotKind::Random; 2], 30);
    let job = LabRun::new(plan.clone());
    job.work(&After(AtomicU32::new(10)));
    assert_eq!(job.done(), 0);
    job.work(&never());
    assert_eq!(text(&job.partial()), text(&played(&plan)));
}

#[test]
fn each_game_can_be_played_again_from_its_record() {
    let library = Library::built_in();
    for mix in ["base", "everything"] {
        let plan = plan(mix, &BOTH, 4);
        let figures = played(&plan).figures;
        let mut points = 0;
        for number in 0..4 {
            let record = plan.record(number);
            let opened = library.open_record(&record).expect("record");
            let mut game = Game::new(opened.table, &opened.setup).expect("position");
            content::replay::play(&mut game, &record.actions, |_| ()).expect("legal");
            assert!(game.is_over(), "game {number} of {mix}");
            let scores = game.state().players.iter();
            points += scores.map(|player| i64::from(player.score)).sum::<i64>();
            let first = plan.draw(number).seats[0];
            let seats = record.setup.players.seats();
            assert_eq!(seats[0].bot.as_deref(), Some(BOTH[first].word()));
        }
        let counted = figures.measures.get("base/game/points");
        assert_eq!(counted.expect("counted").sum, points);
    }
}

#[test]
fn the_points_of_all_sources_are_those_of_all_seats() {
    for mix in ["base", "everything"] {
        let plan = plan(mix, &BOTH, 12);
        let figures = played(&plan).figures;
        let seats = figures.seats.iter().flat_map(|seat| &seat.scores);
        let scored: i64 = seats
            .map(|(score, games)| i64::from(*score) * i64::from(*games))
            .sum();
        let sourced: i64 = measures()
            .filter(|measure| {
                matches!(measure.group, lab::LabGroup::Points | lab::LabGroup::Final)
                    // What is bought from another seat is no new point.
                    && measure.what != "ransom"
            })
            .map(|measure| figures.measures.get(&measure.name()).expect("counted").sum)
            .sum();
        assert_eq!(scored, sourced, "{mix}");
        let won: u64 = figures.seats.iter().map(|seat| seat.won).sum();
        assert_eq!(won, 60 * 12, "every game has one victory");
        let bots: u64 = figures.bots.iter().map(|bot| bot.won).sum();
        assert_eq!(bots, won);
        let laid: u64 = figures.tiles.iter().map(|tile| tile.laid).sum();
        assert!(laid > 12 * 60, "{laid}");
        let report = report(&plan, &figures);
        let every = report.every_tile.expect("tiles were placed");
        assert!((every.laid - laid as f64 / 12.0).abs() < 1e-9);
        let mean = |of: fn(&lab::FateReport) -> f64| {
            let tiles = report.tiles.iter();
            let fates = tiles.map(|tile| tile.laid * of(&tile.fate.expect("counted")));
            fates.sum::<f64>() / every.laid
        };
        let fate = every.fate.expect("counted");
        assert!((mean(|fate| fate.turn) - fate.turn).abs() < 1e-6);
        assert!((mean(|fate| fate.claimed) - fate.claimed).abs() < 1e-6);
        assert!((mean(|fate| fate.unfinished) - fate.unfinished).abs() < 1e-6);
        assert!(fate.claimed > 0.0 && fate.claimed < 1.0, "{mix}");
        assert!(fate.unfinished > 0.0 && fate.unfinished < 1.0, "{mix}");
        assert!(report.points_per_turn.is_some_and(|points| points > 0.0));
        // The spring lies there before anybody draws; a lone river tile is held against none.
        let first = if mix == "base" { "base/D" } else { "river/A" };
        assert_eq!(report.begun, [first]);
        let rivers = report
            .findings
            .iter()
            .filter(|it| it.tile.starts_with("river/"));
        assert!(rivers.clone().all(|it| it.peers == lab::TilePeers::River));
    }
}

#[test]
fn a_tile_that_stands_out_is_told_beside_those_with_the_same_land() {
    let plan = plan("base", &BOTH, 60);
    let report = report(&plan, &played(&plan).figures);
    // Who draws a monastery claims it nearly always; a curve of a road is no such find.
    let found = |tile: &str, what| {
        let mut all = report.findings.iter();
        all.find(|finding| finding.tile == tile && finding.what == what)
    };
    let curve = found("base/V", lab::FindingSubject::Claimed);
    assert!(
        curve.is_none_or(|found| found.peers == lab::TilePeers::Road),
        "{curve:?}"
    );
    assert!(!report.findings.is_empty());
    let unlike = |finding: &lab::Finding| {
        let [a, b] = [finding.value, finding.others].map(|of| of.max(0.05).log2());
        (a - b).abs()
    };
    assert!(report.findings.is_sorted_by(|a, b| unlike(a) >= unlike(b)));
    for finding in &report.findings {
        assert!((finding.value - finding.others).abs() > 0.0, "{finding:?}");
        let is_idle = finding.what == lab::FindingSubject::Unfinished && finding.value == 0.0;
        assert!(!is_idle, "{finding:?}");
    }
}

#[test]
fn two_runs_have_their_scores_on_one_axis() {
    let [a, b] = ["base", "everything"].map(|mix| plan(mix, &BOTH, 16));
    let (one, two) = (played(&a), played(&b));
    let both = compare((&a, &one.figures), (&b, &two.figures)).scores;
    let axis = |seat: &[lab::Bin]| {
        seat.iter()
            .map(|bin| (bin.from, bin.to))
            .collect::<Vec<_>>()
    };
    let first = axis(&both[0][0]);
    assert!(first.len() > 3);
    for seat in both.iter().flatten() {
        assert_eq!(axis(seat), first);
        assert_eq!(seat.iter().map(|bin| bin.games).sum::<u32>(), 16);
    }
}

#[test]
fn nothing_is_told_of_parts_that_a_mix_leaves_out() {
    let told = |parts: &[&str]| {
        let mut mix = Library::built_in().mix("traders").expect("a mix").clone();
        for part in parts {
            mix.options.0.insert((*part).to_owned(), "off".to_owned());
        }
        let mix = MixChoice::Written(Box::new(mix));
        let plan = LabPlan::new(Library::built_in(), mix, BOTH.to_vec(), 4, 7);
        let (plan, _) = plan.expect("plan");
        let report = report(&plan, &played(&plan).figures);
        let names = report.measures.iter().map(|it| it.measure.name());
        let of_traders = names.filter(|name| name.starts_with("traders/"));
        of_traders.collect::<Vec<_>>()
    };
    let [points, turns, goods] = [
        "traders/final/goods",
        "traders/happened/double-turns",
        "traders/happened/goods",
    ];
    assert_eq!(told(&[]), [points, turns, goods]);
    assert_eq!(told(&["OP-14"]), [turns]);
    assert_eq!(told(&["OP-15"]), [points, goods]);
    assert!(told(&["OP-14", "OP-15", "OP-16"]).is_empty());
}

#[test]
fn what_the_greedy_bot_wins_is_told_and_marked() {
    let plan = plan("base", &BOTH, 60);
    let figures = played(&plan).figures;
    let told = report(&plan, &figures);
    let [random, greedy] = &told.bots[..] else {
        panic!("two bots")
    };
    assert_eq!((random.bot, greedy.bot), (Some("random"), Some("greedy")));
    assert!(greedy.won > 0.9 && random.won < 0.1);
    let first = told.first.expect("two seats");
    let sure = first.won_sure.expect("games");
    assert!(
        sure.low < 0.5 && 0.5 < sure.high,
        "seats are shared: {first:?}"
    );
    assert!(
        told.measures
            .iter()
            .all(|count| count.measure.expansion == "base")
    );
    assert!(csv(&told).lines().count() > 40);
}

#[test]
fn a_mix_beside_itself_differs_in_nothing_and_beside_another_in_much() {
    let base = plan("base", &[BotKind::Random; 2], 80);
    let more = plan("everything", &[BotKind::Random; 2], 80);
    let (of_base, of_more) = (played(&base).figures, played(&more).figures);
    let same = compare((&base, &of_base), (&base, &of_base));
    let distances = |row: &lab::Difference| [Some(row.per_game), row.per_turn];
    let mut told = same.rows.iter().flat_map(distances).flatten();
    assert!(told.all(|distance| !distance.beyond_chance));
    let apart = compare((&base, &of_base), (&more, &of_more));
    let row = |subject: &str| {
        let found = apart
            .rows
            .iter()
            .find(|it| it.subject.to_string() == subject);
        *found.expect("a row")
    };
    let turns = row("base game: turns");
    let longer = turns.per_game;
    assert!(longer.beyond_chance && longer.apart > 10.0, "{turns:?}");
    assert_eq!(turns.per_turn, None, "turns are not counted by the turn");
    assert_eq!(row("first seat: lead").per_turn, None);
    let table = csv_of_two(&apart);
    assert!(table.contains("base game,turns,"), "{table}");
    // Above them stand the head, the rules and both bots.
    let figures = apart.rows.iter().flat_map(distances).flatten().count();
    assert_eq!(table.lines().count(), figures + 4);
    assert!(table.contains("base completed,road per turn,"), "{table}");
    assert!(table.contains("bot 1,version,random 1,random 1"), "{table}");
}

#[test]
fn a_longer_game_brings_more_in_all_and_less_in_each_turn() {
    let base = plan("base", &[BotKind::Greedy; 2], 24);
    let mut mix = Library::built_in().mix("base").expect("a mix").clone();
    for times in mix.sets.0.values_mut() {
        *times = content::number::Whole::new(2).expect("a number");
    }
    let mix = MixChoice::Written(Box::new(mix));
    let double = LabPlan::new(Library::built_in(), mix, base.bots.clone(), 24, 7);
    let (double, _) = double.expect("plan");
    let (of_base, of_double) = (played(&base).figures, played(&double).figures);
    let both = compare((&base, &of_base), (&double, &of_double));
    let row = |subject: &str| {
        let found = both
            .rows
            .iter()
            .find(|it| it.subject.to_string() == subject);
        *found.expect("a row")
    };
    let (points, turns) = (row("base game: points"), row("base game: turns"));
    assert!(points.per_game.beyond_chance && points.per_game.apart > 0.0);
    let per_turn = points.per_turn.expect("counted by the turn");
    // Followers are as few as before: each turn brings less, though the game brings more.
    assert!(per_turn.beyond_chance && per_turn.apart < 0.0, "{points:?}");
    for (rate, points, turns) in [
        (per_turn.a, points.per_game.a, turns.per_game.a),
        (per_turn.b, points.per_game.b, turns.per_game.b),
    ] {
        assert!((rate - points / turns).abs() < 1e-9, "{rate}");
    }
    let sure = per_turn.sure.expect("games");
    assert!(sure.low < per_turn.apart && per_turn.apart < sure.high && sure.high < 0.0);
}
