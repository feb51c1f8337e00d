//! Every kind of question, proved by the checker of lessons: one right answer, and no mistake that is right.

use content::library::Library;
use content::scenario::Scenario;
use practice::{PracticeItem, QuestionKind};
use serde_json::Value;
use std::collections::BTreeSet;

/// How many items of each kind are proved; `PRACTICE_ITEMS` makes it more.
fn wanted() -> usize {
    let named = std::env::var("PRACTICE_ITEMS").ok();
    named.and_then(|n| n.parse().ok()).unwrap_or(500)
}

/// So many boards at least become of one decision that is kept.
const BOARDS_OF_ONE: usize = 60;

fn read(item: &PracticeItem) -> Scenario {
    content::document::read_value(item.scenario.clone()).expect("an item is a scenario file")
}

fn items(kind: QuestionKind) -> Vec<PracticeItem> {
    let library = Library::built_in();
    let mut items = Vec::new();
    let mut seed = 0;
    while items.len() < wanted() {
        items.extend(practice::items(library, kind, seed));
        seed += 1;
        assert!(seed < 40 * wanted() as u64, "{}: too rare", kind.word());
    }
    items.truncate(wanted());
    items
}

fn prove(kind: QuestionKind) {
    let library = Library::built_in();
    let mut boards = BTreeSet::new();
    for item in items(kind) {
        let scenario = read(&item);
        let report = tutor::check::prove(&scenario, library);
        // A lesson may leave an expansion's rules out on purpose, and what is made of it asks the same.
        let problems = report.problems.iter();
        let problems = problems.filter(|problem| problem.code != "symbol-without-rule");
        let problems: Vec<_> = problems.map(ToString::to_string).collect();
        assert!(
            problems.is_empty(),
            "{}\n{problems:#?}\n{}",
            kind.word(),
            item.scenario
        );
        each_has_a_colour_of_his_own(kind, &item.scenario["setup"]);
        is_said_in_each_language(kind, &item.scenario);
        assert!(!item.rules.is_empty(), "{}: names no rule", kind.word());
        for rule in &item.rules {
            assert!(library.rule(rule).is_some(), "{}: {rule}", kind.word());
        }
        let step = &item.scenario["steps"][0];
        // What is done on the board has no choices: the checker has tried everything.
        if !matches!(step["type"].as_str(), Some("do" | "find")) {
            one_is_right(kind, step);
        }
        // A step of a lesson begins where the moves before it led.
        boards.insert([&item.scenario["setup"], &item.scenario["moves"]].map(Value::to_string));
    }
    // What is kept is varied, and there is only so much of it.
    let kept = practice::carried().iter().filter(|it| it.kind == kind);
    let most = match kept.count() {
        0 => usize::MAX,
        kept => 2 * BOARDS_OF_ONE * kept,
    };
    assert!(
        boards.len() * 2 > wanted().min(most),
        "{}: the boards are too much alike",
        kind.word()
    );
}

/// What Practice makes itself is said in every language that has it, with the same keys; a lesson’s step as its lesson.
fn is_said_in_each_language(kind: QuestionKind, scenario: &Value) {
    let [english, dutch] = ["en", "nl"].map(|language| scenario["text"][language].as_object());
    if kind == QuestionKind::Taught {
        return;
    }
    let (english, dutch) = (english.expect("English"), dutch.expect("Dutch"));
    assert_eq!(
        english.keys().collect::<Vec<_>>(),
        dutch.keys().collect::<Vec<_>>()
    );
    for (key, said) in dutch {
        let said = said.as_str().expect("a text");
        assert!(
            !said.is_empty() && !said.contains(['{', '$']),
            "{key}: {said}"
        );
        assert!(english[key] != *said || said.len() < 12, "{key}: {said}");
    }
}

/// Nobody has to give a colour up to somebody else at the table.
fn each_has_a_colour_of_his_own(kind: QuestionKind, setup: &Value) {
    let seats = setup["players"].as_array().expect("seats");
    let colours = seats.iter().filter_map(|seat| match &seat["by"] {
        by if by == "learner" => Some(tutor::people::LEARNERS_COLOUR),
        _ => tutor::people::colour(seat["name"].as_str()?),
    });
    let colours: BTreeSet<_> = colours.collect();
    assert_eq!(colours.len(), seats.len(), "{}: {setup}", kind.word());
}

fn one_is_right(kind: QuestionKind, step: &Value) {
    let [ask, wrong] = [&step["ask"]["choices"], &step["wrong"]["choices"]];
    let Some(choices) = ask.as_array().or(wrong.as_array()) else {
        // Yes or no, or any place: the lesson offers it itself.
        return assert_eq!(kind, QuestionKind::Taught, "choices");
    };
    let different: BTreeSet<_> = choices.iter().map(ToString::to_string).collect();
    assert_eq!(
        different.len(),
        choices.len(),
        "{}: one answer twice",
        kind.word()
    );
    if kind != QuestionKind::Taught {
        let mistakes = step["feedback"].as_array().map_or(0, Vec::len);
        assert_eq!(
            mistakes + 1,
            choices.len(),
            "{}: one answer is right",
            kind.word()
        );
    }
}

macro_rules! kinds {
    ($($name:ident $kind:ident),+ $(,)?) => {
        $(#[test] fn $name() { prove(QuestionKind::$kind); })+

        #[test]
        fn every_kind_is_proved() {
            assert_eq!([$(QuestionKind::$kind),+].as_slice(), QuestionKind::ALL);
        }
    };
}

kinds! {
    places Places, fits Fits, refusal Refusal, road Road, city City, monastery Monastery, field Field, majority Majority,
    home Home, follower Follower, ending Ending, winner Winner, wealth Wealth, splendour Splendour, builder Builder, pig Pig, goods Goods,
    capture Capture, robbery Robbery, toll Toll, bend Bend, recall Recall, outs Outs, best Best, cost Cost, steal Steal, send Send, follow Follow,
    taught Taught,
}

#[test]
fn the_same_seed_asks_the_same() {
    let library = Library::built_in();
    for kind in QuestionKind::ALL {
        let [a, b] = [(); 2].map(|()| practice::item(library, *kind, 7, 2));
        let (a, b) = (a.expect("there is one"), b.expect("there is one"));
        assert_eq!(a.scenario, b.scenario, "{}", kind.word());
    }
}
