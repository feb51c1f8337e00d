//! The decisions that the program carries: found again by their bot, whatever the bag, and asked as they were judged.

use bots::Way;
use content::library::Library;
use content::scenario::Scenario;
use practice::{PlannedQuestion, PracticeDecision, QuestionKind, carried};
use std::collections::BTreeSet;
use std::sync::Arc;
use tutor::{Lesson, Runner, Verdict};

/// One of so many is judged anew; `DECISIONS_EACH=1` judges all.
fn each() -> usize {
    let named = std::env::var("DECISIONS_EACH").ok();
    named.and_then(|n| n.parse().ok()).unwrap_or(10)
}

fn some() -> impl Iterator<Item = &'static PracticeDecision> {
    carried().iter().step_by(each())
}

#[test]
fn what_is_carried_is_found_again_whatever_the_order_of_the_bag() {
    let library = Library::built_in();
    let mut judged = 0;
    for (seed, decision) in (1..).zip(some()) {
        let game = decision.game(library).expect("a position");
        assert!(
            decision.holds(library),
            "{:?} {}",
            decision.kind,
            decision.seed
        );
        assert!(
            decision.holds_in(&game.reshuffled(seed)),
            "the bag says something"
        );
        judged += 1;
    }
    assert!(judged >= QuestionKind::KEPT.len(), "{judged}");
}

#[test]
fn another_seed_or_another_answer_is_noticed() {
    let library = Library::built_in();
    let decision = &carried()[0];
    let mut other = decision.clone();
    other.seed += 1;
    assert!(!other.holds(library));
    let mut other = decision.clone();
    other.stood[0].behind += 1;
    assert!(!other.holds(library));
    let mut other = decision.clone();
    other.version += 1;
    assert!(!other.holds(library));
}

#[test]
fn there_are_some_of_every_kind_and_no_position_comes_twice() {
    let positions: BTreeSet<_> = carried()
        .iter()
        .map(|it| (it.kind, it.setup.to_string()))
        .collect();
    assert_eq!(positions.len(), carried().len());
    for kind in QuestionKind::KEPT {
        let count = carried().iter().filter(|it| it.kind == *kind).count();
        assert!(count >= 12, "{}: {count}", kind.word());
    }
    for mix in practice::mixes() {
        assert!(Library::built_in().mix(mix).is_some(), "{mix}");
    }
}

fn played(lesson: &Arc<Lesson>, way: &Way) -> (Option<Verdict>, String) {
    let mut runner = Runner::new(Arc::clone(lesson));
    let mut last = (None, String::new());
    for action in std::iter::once(way.action).chain(way.then) {
        let outcome = runner.act(action).expect("it is asked for");
        let said = outcome.class.clone();
        last = (outcome.verdict, said.unwrap_or_default());
        if matches!(outcome.verdict, Some(Verdict::Wrong | Verdict::Right)) {
            break;
        }
    }
    last
}

#[test]
fn every_way_is_answered_as_it_was_judged() {
    let library = Library::built_in();
    let mut ways = 0;
    for decision in some() {
        // As it lies: turned and reseated it is held by the checker.
        let item = practice::plain(library, decision).expect("an item");
        let scenario: Scenario = content::document::read_value(item.scenario).expect("a scenario");
        let lesson = Arc::new(Lesson::open(scenario, library, 0).expect("it opens"));
        let sight = decision.game(library).expect("a position").sight();
        let [right, wrong] = decision.parted(&sight);
        for (way, _) in &right {
            assert_eq!(played(&lesson, way).0, Some(Verdict::Right), "{way:?}");
        }
        for (way, stood) in &wrong {
            let (verdict, said) = played(&lesson, way);
            assert_eq!(verdict, Some(Verdict::Wrong), "{way:?}");
            // A tile that is wrong whatever follows is answered at once, by the best that could have followed.
            let begins = |(other, _): &&(Way, _)| other.action == way.action;
            let least = if right.iter().any(|other| begins(&other)) {
                stood.behind
            } else {
                let same = wrong.iter().filter(begins);
                same.map(|(_, stood)| stood.behind).min().expect("itself")
            };
            let points = ((least + 50) / 100).max(1);
            assert!(
                said.starts_with(&format!("lost-{points}-")),
                "{said}: {stood:?}"
            );
        }
        ways += right.len() + wrong.len();
    }
    assert!(ways > 100, "{ways}");
}

fn planned(kind: QuestionKind, mixes: &[&str], seed: u64) -> PlannedQuestion {
    PlannedQuestion {
        kind,
        rule: kind.word().to_owned(),
        level: 2,
        seed,
        again: false,
        mixes: mixes.iter().map(|mix| (*mix).to_owned()).collect(),
        own: None,
        nth: None,
    }
}

#[test]
fn what_each_move_gives_up_is_told_of_the_board_as_it_is_turned() {
    let library = Library::built_in();
    for kind in QuestionKind::KEPT {
        for seed in 1..5 {
            let item = practice::asked(library, &planned(*kind, &[], seed)).expect("an item");
            let scenario = content::document::read_value(item.scenario).expect("a scenario");
            let lesson = Arc::new(Lesson::open(scenario, library, 0).expect("it opens"));
            assert!(item.ways.len() > 1, "{kind:?}, seed {seed}");
            for (way, stood) in &item.ways {
                let wanted = if stood.is_right() {
                    Verdict::Right
                } else {
                    Verdict::Wrong
                };
                assert_eq!(
                    played(&lesson, way).0,
                    Some(wanted),
                    "{kind:?}, {seed}: {way:?}"
                );
            }
        }
    }
}

#[test]
fn who_has_one_box_decides_in_its_games() {
    let library = Library::built_in();
    let ask = |mixes: &[&str]| planned(QuestionKind::Best, mixes, 11);
    let inns = practice::asked(library, &ask(&["inns"])).expect("one of inns");
    assert!(inns.scenario["setup"]["mix"].to_string().contains("inns"));
    let base = practice::asked(library, &ask(&["base"])).expect("one of the base game");
    assert_eq!(base.scenario["setup"]["mix"].get("expansions"), None);
}
