//! Every rule is tested and taught, provably: prints rule × golden cases × lesson steps × steps in which a move decides
//! it × reasons and lines, fails on a rule without a case or without a step of a lesson.

use crate::golden;
use content::built_in;
use content::library::Library;
use rules::expansions;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_rule_has_a_test_and_a_lesson_and_every_reason_and_line_a_rule() {
    let library = Library::built_in();
    let rules: Vec<_> = library
        .rule_indexes()
        .flat_map(|index| &index.rules)
        .collect();
    let known: BTreeSet<_> = rules.iter().map(|rule| rule.id.as_str()).collect();

    let mut cases: BTreeMap<String, usize> = BTreeMap::new();
    let mut strangers = Vec::new();
    for (path, file) in golden::files() {
        for case in file.cases {
            assert!(
                !case.rules.is_empty(),
                "{}: {} names no rule",
                path.display(),
                case.name
            );
            for id in case.rules {
                if !known.contains(id.as_str()) {
                    strangers.push(format!("{}: {}: {id}", path.display(), case.name));
                }
                *cases.entry(id).or_default() += 1;
            }
        }
    }

    let mut causes: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for code in expansions::codes() {
        causes
            .entry(code.rule)
            .or_default()
            .push(code.code.to_owned());
    }
    for item in expansions::items() {
        causes
            .entry(item.rule)
            .or_default()
            .push(format!("+{}", item.what));
    }
    for rule in causes.keys().filter(|rule| !known.contains(**rule)) {
        strangers.push(format!("{rule}: named by {:?}", causes[rule]));
    }

    let taught = taught(&known, &mut strangers);
    println!(
        "{:<7} {:<14} {:>5} {:>5} {:>5}  reasons and +lines",
        "rule", "kind", "tests", "steps", "moves"
    );
    let mut untested = Vec::new();
    let mut untaught = Vec::new();
    let mut undecided = Vec::new();
    for rule in rules {
        let tests = cases.get(&rule.id).copied().unwrap_or(0);
        let kind = serde_json::to_value(rule.kind).unwrap();
        let kind = kind.as_str().unwrap();
        let causes = causes
            .get(rule.id.as_str())
            .map_or_else(String::new, |c| c.join(" "));
        let CitedSteps { all: steps, moves } = taught.get(&rule.id).copied().unwrap_or_default();
        println!(
            "{:<7} {kind:<14} {tests:>5} {steps:>5} {moves:>5}  {causes}",
            rule.id
        );
        if moves == 0 && kind == "rule" {
            undecided.push(rule.id.as_str());
        }
        if tests == 0 && kind != "component" {
            untested.push(rule.id.as_str());
        }
        // An option of which one value is left is no choice any more: there is nothing to learn.
        let is_choice = rule
            .option
            .as_ref()
            .is_none_or(|option| option.values.len() > 1);
        if steps == 0 && kind != "component" && is_choice {
            untaught.push(rule.id.as_str());
        }
    }
    println!(
        "rules that no move of a learner decides: {}",
        undecided.join(" ")
    );
    assert!(
        strangers.is_empty(),
        "unknown rules:\n{}",
        strangers.join("\n")
    );
    assert!(untested.is_empty(), "rules without a test: {untested:?}");
    assert!(untaught.is_empty(), "rules without a lesson: {untaught:?}");
}

/// The steps of lessons that cite a rule.
#[derive(Clone, Copy, Default)]
struct CitedSteps {
    all: usize,
    /// Those in which a move of the learner decides it.
    moves: usize,
}

/// How many steps of lessons cite each rule.
fn taught(known: &BTreeSet<&str>, strangers: &mut Vec<String>) -> BTreeMap<String, CitedSteps> {
    let mut taught: BTreeMap<String, CitedSteps> = BTreeMap::new();
    let mut cited = |file: &str, text: &str| -> Vec<(String, bool)> {
        let scenario: Value = serde_json::from_str(text).unwrap();
        let mut rules = Vec::new();
        for step in scenario["steps"].as_array().into_iter().flatten() {
            let is_move = matches!(step["type"].as_str(), Some("do" | "find" | "play" | "make"));
            for rule in step["rules"].as_array().into_iter().flatten() {
                rules.push((rule.as_str().unwrap().to_owned(), is_move));
            }
        }
        let unknown = rules.iter().filter(|(id, _)| !known.contains(id.as_str()));
        strangers.extend(unknown.map(|(id, _)| format!("{file}: {id}")));
        rules
    };
    for (file, text) in built_in::LESSONS {
        for (id, is_move) in cited(file, text) {
            let steps = taught.entry(id).or_default();
            steps.all += 1;
            steps.moves += usize::from(is_move);
        }
    }
    // A chapter of a campaign is played, not taught.
    for (file, text) in built_in::CAMPAIGNS {
        cited(file, text);
    }
    taught
}

/// What the built-in tiles and figures cannot provoke: tested in `custom.rs` with a tile of its own.
const ELSEWHERE: [&str; 1] = ["base/nobody-stands-there"];

#[test]
fn every_reason_is_provoked_by_a_golden_case() {
    let provoked: BTreeSet<String> = golden::files()
        .iter()
        .flat_map(|(_, file)| &file.cases)
        .flat_map(golden::codes)
        .collect();
    let missing: Vec<_> = expansions::codes()
        .map(|code| code.code)
        .filter(|code| !provoked.contains(*code) && !ELSEWHERE.contains(code))
        .collect();
    assert!(missing.is_empty(), "never provoked: {missing:?}");
}
