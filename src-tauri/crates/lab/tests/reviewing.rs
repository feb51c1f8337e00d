//! What a review finds: the same however it is worked at, nothing that could not be seen, and what was given away on
//! purpose.

use bots::{AssessRequest, BotKind, Budget, assess};
use content::action::ActionText;
use content::library::Library;
use content::mix::MixChoice;
use content::record::{PlayedDecision, Record};
use lab::LabPlan;
use lab::review::{Depth, Grade, Object, Review, Subject, WeighedDraw, overall};
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

const LITTLE: Depth = Depth {
    games: 16,
    outcomes: 4,
    bags: 2,
};

fn played(mix: &str, bots: &[BotKind], seed: u64) -> Record {
    let mix = MixChoice::Named(mix.to_owned());
    let plan = LabPlan::new(Library::built_in(), mix, bots.to_vec(), 1, seed);
    plan.expect("a plan").0.record(0)
}

fn begin(record: &Record) -> Game {
    let opened = Library::built_in().open_record(record).expect("a record");
    Game::new(opened.table, &opened.setup).expect("a game")
}

fn subject(record: &Record) -> Subject {
    Subject::new(begin(record), &record.actions).expect("a game")
}

fn worked(subject: Subject, depth: Depth, threads: usize) -> Review {
    let review = Review::new(subject, depth, 7);
    let nobody = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| review.work(&nobody));
        }
    });
    review
}

#[test]
fn however_it_is_worked_at_and_however_often_it_is_stopped_it_finds_the_same() {
    let record = played("traders", &[BotKind::Greedy, BotKind::Random], 3);
    let whole = worked(subject(&record), LITTLE, 1);
    assert_eq!(whole.done(), whole.subject().parts());
    assert_eq!(worked(subject(&record), LITTLE, 3).parts(), whole.parts());
    let mut known = std::collections::BTreeMap::new();
    let mut stops = 0;
    while known.len() < whole.subject().parts() {
        let review = Review::resume(subject(&record), LITTLE, 7, known);
        let before = review.done();
        let stop = AtomicBool::new(false);
        thread::scope(|scope| {
            scope.spawn(|| review.work(&stop));
            while review.done() < (before + 9).min(review.subject().parts()) {
                thread::yield_now();
            }
            stop.store(true, Ordering::Relaxed);
        });
        stops += 1;
        known = review.parts();
    }
    assert!(stops > 5, "{stops}");
    assert_eq!(known, whole.parts());
}

#[test]
fn what_nobody_could_see_changes_nothing() {
    let mut record = played("base", &[BotKind::Steady, BotKind::Greedy], 5);
    let mut game = begin(&record);
    let mut actions = Vec::new();
    for played in &record.actions {
        if game.state().left() == 30 {
            break;
        }
        actions.push(played.clone());
        game.apply(played.player, played.action.meant(game.table()))
            .expect("a record");
    }
    record.actions = actions;
    let known = worked(subject(&record), LITTLE, 2).parts();
    let drawn = game.state().pile.drawn();
    let deck = record.setup.deck.as_mut().expect("a game of the lab");
    let from = deck.len() - (game.state().pile.deck().len() - drawn);
    deck[from..].reverse();
    assert_eq!(worked(subject(&record), LITTLE, 2).parts(), known);
    assert!(known.len() > 30);
}

#[test]
fn the_luck_of_all_that_could_have_come_adds_up_to_nothing() {
    for mix in ["base", "river", "everything"] {
        let mut draws = 0;
        let subject = subject(&played(mix, &[BotKind::Greedy; 3], 2));
        for (before, _) in subject.draws().step_by(17) {
            let mut sums = [0.0; 3];
            let mut size = 0.0_f64;
            for (tile, count) in before.could_come() {
                let Some(draw) = WeighedDraw::new(before, tile) else {
                    continue;
                };
                for (sum, terms) in sums.iter_mut().zip(&draw.terms()) {
                    *sum += f64::from(count) * terms.iter().sum::<f64>();
                    size += f64::from(count) * terms.iter().map(|term| term.abs()).sum::<f64>();
                }
            }
            for sum in sums {
                assert!(sum.abs() <= 1e-6 * size.max(1.0), "{mix}: {sum} of {size}");
            }
            draws += usize::from(size > 0.0);
        }
        assert!(draws > 4, "{mix}: {draws}");
    }
}

/// A steady game in which one in so many decisions is made without looking, and which ones.
fn blundering(seed: u64, one_in: usize) -> (Record, Vec<usize>) {
    let mut record = played("base", &[BotKind::Steady; 2], seed);
    let mut game = begin(&record);
    let mut chance = Chance::new(seed);
    let mut blunders = Vec::new();
    record.actions.clear();
    let mut menu = rules::menu::Menu::new();
    while let Some(player) = game.to_move() {
        game.legal(&mut menu);
        let bot = if chance.below(one_in) == 0 {
            blunders.push(record.actions.len());
            BotKind::Random
        } else {
            BotKind::Steady
        };
        let action = bot.choose(&game, &menu, &mut chance);
        let spoken = ActionText::of(action, game.table());
        record.actions.push(PlayedDecision::new(player, spoken));
        game.apply_offered(action, &mut EventSink::silent());
    }
    (record, blunders)
}

#[test]
fn what_is_given_away_on_purpose_is_found() {
    let depth = Depth {
        games: 200,
        outcomes: 2,
        bags: 2,
    };
    let (record, blunders) = blundering(1, 3);
    let review = worked(subject(&record), depth, 2);
    let parts = review.parts();
    let decisions = parts.values().flat_map(|part| &part.decisions);
    let (mut clear, mut found) = (0, 0);
    for one in decisions.filter(|one| !one.forced && blunders.contains(&one.step)) {
        // What it really costs, as far as many more games with other bags can tell.
        let sight = replayed(&record, one.step).sight();
        let question = AssessRequest {
            about: &[one.taken],
            best: 1,
            games: 1000,
            seed: 99,
        };
        let told = assess(&sight, &question, &Budget::ENDLESS).expect("somebody is asked");
        let truth = told.iter().find(|other| other.action == one.taken);
        let lost = truth.expect("asked about").behind;
        let is_clear = lost > 3 * one.noise && lost > 100;
        clear += usize::from(is_clear);
        found += usize::from(is_clear && one.is_clear());
    }
    println!("{found} of {clear} found");
    assert!(clear > 10 && 10 * found >= 9 * clear, "{found} of {clear}");
}

/// The game before a step of its record.
fn replayed(record: &Record, step: usize) -> Game {
    let mut game = begin(record);
    for played in &record.actions[..step] {
        game.apply(played.player, played.action.meant(game.table()))
            .expect("a record");
    }
    game
}

#[test]
fn a_game_from_a_real_bag_is_reviewed_as_any_other() {
    let setup = json!({"players": 2, "mix": "base", "draw": "by-hand"});
    let record = json!({"format": "bastide/game@1", "setup": setup});
    let mut record: Record = content::document::read_value(record).expect("a record");
    let mut game = begin(&record);
    let mut chance = Chance::new(4);
    let mut menu = rules::menu::Menu::new();
    let mut draws = 0;
    while let (Some(player), true) = (game.to_move(), draws < 20) {
        game.legal(&mut menu);
        let is_draw = game.phase() == Phase::Draw;
        let bot = if is_draw {
            BotKind::Random
        } else {
            BotKind::Greedy
        };
        let action = bot.choose(&game, &menu, &mut chance);
        draws += usize::from(is_draw);
        let spoken = ActionText::of(action, game.table());
        record.actions.push(PlayedDecision::new(player, spoken));
        game.apply(player, action).expect("offered");
    }
    let review = worked(subject(&record), LITTLE, 2);
    let parts = review.parts();
    let parts: Vec<_> = parts.values().collect();
    assert!(parts.len() > 15, "{}", parts.len());
    // Also the first draw is one among others here.
    assert!(
        parts
            .iter()
            .all(|part| part.tile.is_some() && part.luck.is_some())
    );
    let mut taken = parts.iter().flat_map(|part| &part.decisions);
    assert!(taken.all(|one| !matches!(one.taken, Action::Draw { .. })));
    // A game that is not over has no result to be evened out.
    let all = overall(review.subject().end(), parts.iter().copied());
    assert!(all.adjusted.is_empty());
}

#[test]
fn the_object_holds_what_other_programs_read() {
    let record = played("base", &[BotKind::Greedy, BotKind::Random], 9);
    let review = worked(subject(&record), LITTLE, 2);
    let object = serde_json::to_value(Object::of(&review)).expect("JSON");
    let fields = |value: &Value| {
        let mut fields: Vec<_> = value
            .as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect();
        fields.sort();
        fields.join(" ")
    };
    assert_eq!(fields(&object), "adjusted by format overall result turns");
    assert_eq!(object["format"], "bastide/review@1");
    assert_eq!(fields(&object["by"]), "bot games");
    assert_eq!(object["by"]["games"], LITTLE.games);
    assert_eq!(fields(&object["adjusted"][0]), "high low value");
    let turns = object["turns"].as_array().expect("a list");
    assert_eq!(turns.len(), review.subject().parts());
    assert_eq!(turns[0]["luck"], Value::Null);
    assert_eq!(fields(&turns[1]["luck"]), "error value");
    assert_eq!(
        fields(&turns[1]),
        "chances decisions expected luck player tile turn"
    );
    let decisions = turns
        .iter()
        .flat_map(|turn| turn["decisions"].as_array().expect("a list"));
    let decisions: Vec<_> = decisions.collect();
    assert_eq!(decisions.len(), record.actions.len());
    for (step, (decision, played)) in decisions.iter().zip(&record.actions).enumerate() {
        let known =
            "best chance chance_lost forced grade lead lost noise player reasons step taken";
        assert_eq!(fields(decision), known);
        assert_eq!(decision["step"], step);
        assert_eq!(
            decision["taken"],
            serde_json::to_value(&played.action).expect("JSON")
        );
        let is_marked = decision["grade"] != Value::Null;
        assert!(
            !is_marked || decision["reasons"][0]["message"].is_string(),
            "{decision}"
        );
        assert!(!is_marked || decision["best"] != decision["taken"]);
    }
    let known = "lost luck player points rate rating unforced";
    assert_eq!(fields(&object["overall"][0]), known);
    // Whoever takes anything gives more away than whoever takes what is most just now.
    let rate = |seat: usize| object["overall"][seat]["rate"].as_f64().expect("a number");
    assert!(rate(1) > rate(0), "{} {}", rate(0), rate(1));
    // A grade goes by the chance given up.
    let mut graded = 0;
    for decision in decisions.iter().filter(|one| one["grade"] != Value::Null) {
        let given_up = decision["chance_lost"].as_f64().expect("two play");
        let grade = match given_up {
            0.3.. => Grade::VeryBad,
            0.2.. => Grade::Bad,
            _ => Grade::Doubtful,
        };
        assert!(
            given_up >= 0.1 && decision["grade"] == grade.word(),
            "{decision}"
        );
        graded += 1;
    }
    assert!(graded > 0);
}
