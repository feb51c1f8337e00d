//! Every problem has its sentence, with its facts, and the window says the same.

use super::facts::{ExpectedValue, FoundValue, Reasons};
use super::what::What;
use super::words::{PROBLEMS, WHERE_KNOWN, explain, id_of};
use super::*;
use crate::words::{Land, Word};
use rules::expansions::ExpansionKey;
use rules::ground::At;
use serde_json::{Map, json};
use std::collections::{BTreeMap, BTreeSet};

fn kebab(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

/// The messages that say a sentence: one, and others where a fact is known that not always is.
fn messages_of(id: &str) -> Vec<String> {
    let special = WHERE_KNOWN.iter().map(|name| format!("{name}-{id}"));
    let all = special.chain([id.to_owned()]);
    all.filter(|id| PROBLEMS.facts().contains_key(id)).collect()
}

#[test]
fn a_sentence_says_all_facts_and_no_others() {
    for (name, facts) in What::ALL {
        let messages = messages_of(&id_of(&kebab(name)));
        assert!(!messages.is_empty(), "{name} has no message");
        let said: BTreeSet<_> = messages
            .iter()
            .flat_map(|id| &PROBLEMS.facts()[id])
            .map(|(fact, _)| fact.as_str())
            .collect();
        assert_eq!(said, facts.iter().copied().collect(), "{name}");
    }
}

#[test]
fn every_message_says_its_facts() {
    for (id, facts) in PROBLEMS.facts() {
        let made_up = facts.iter().map(|(name, kind)| {
            let fact = match kind.as_str() {
                "number" | "digits" => json!(1234),
                "list" => json!(["text", "list"]),
                _ => json!(format!("the {name}")),
            };
            (name.clone(), fact)
        });
        let text = PROBLEMS.say(id, &made_up.collect()).unwrap();
        assert!(
            !text.contains("{$") && !text.contains('\u{1f}'),
            "{id}: {text}"
        );
    }
}

#[test]
fn every_land_and_every_expansion_has_its_noun() {
    let said = |id: &str, name: &str, word: &str| {
        let facts = Map::from_iter([(name.to_owned(), json!(word))]);
        PROBLEMS.say(id, &facts).unwrap()
    };
    for land in Land::ALL {
        assert_eq!(said("landName", "land", land.word()), land.word());
    }
    for expansion in ExpansionKey::ALL {
        for id in ["symbolOf", "neededBy"] {
            assert_ne!(said(id, "expansion", expansion.word()), expansion.word());
        }
    }
}

/// Problems of every sort, and what the terminal says of them: the window says the same (`problems.test.ts`).
/// `REFRESH_SENTENCES=1` writes the file anew.
#[test]
fn the_window_says_what_the_terminal_says() {
    let known = || Some(vec!["city".to_owned(), "road".to_owned()]);
    let found = FoundValue::Text {
        text: "tile".to_owned(),
    };
    let problems = [
        What::FieldMissing,
        What::MoreFaults { n: 1_u32.into() },
        What::MoreFaults { n: 1234_u32.into() },
        What::TooManyValues {
            most: 200_000_u32.into(),
        },
        What::WrongKind {
            expected: vec![
                ExpectedValue::Null,
                ExpectedValue::Whole,
                ExpectedValue::Text,
            ],
            found: found.clone(),
        },
        What::NoActionWord { found },
        What::UnknownWord {
            word: "towr".to_owned(),
            near: Some("tower".to_owned()),
            known: known(),
        },
        What::UnknownWord {
            word: "x".to_owned(),
            near: None,
            known: known(),
        },
        What::UnknownField {
            near: None,
            known: None,
        },
        What::HalfEdges {
            land: "road",
            spot: At::N,
        },
        What::MistakeWithoutClass {
            done: ["a", "b", "c"].map(str::to_owned).to_vec(),
        },
        What::NotTaken { thing: "letter" },
        What::NoGame,
        What::Impossible {
            code: "setup/beyond-the-box",
            facts: BTreeMap::from([
                ("figure", "big-follower".into()),
                ("out", 3.into()),
                ("owned", 1.into()),
            ]),
            reasons: Reasons(Vec::new()),
        },
    ];
    let said = problems.map(|what| json!({ "what": what, "text": explain(&what) }));
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../ui/src/words/said-problems.json"
    );
    if std::env::var_os("REFRESH_SENTENCES").is_some() {
        std::fs::write(file, serde_json::to_string_pretty(&said).unwrap()).unwrap();
    }
    let kept: Vec<serde_json::Value> =
        serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(kept, said);
}

#[test]
fn no_file_makes_a_sentence_long() {
    let long = "é".repeat(5000);
    let problem = Problem::error(
        &long,
        What::Unreadable {
            error: long.clone(),
        },
    );
    assert_eq!(problem.path.len(), LONGEST_PATH + '…'.len_utf8());
    assert_eq!(problem.message().len(), LONGEST_MESSAGE + '…'.len_utf8());
}

#[test]
fn a_problem_is_one_line_with_its_file_and_path() {
    let problem = Problem::error("tiles[0].count", What::FieldMissing);
    assert_eq!(problem.to_string(), "tiles[0].count: this field is missing");
    assert_eq!(
        problem.clone().under("set").of_file("a.json").to_string(),
        "a.json:set.tiles[0].count: this field is missing"
    );
    assert_eq!(
        Problem::error("", What::Empty)
            .of_file("a.json")
            .to_string(),
        "a.json: there is nothing here"
    );
    let warning = Problem::warning("boards.end", What::UnusedBoard);
    assert_eq!(
        warning.to_string(),
        "boards.end: warning: no step is on this board"
    );
}

#[test]
fn what_crosses_is_a_code_with_facts() {
    let (land, spot) = ("city", At::NL);
    let problem = Problem::error("edges[0]", What::WholeSides { land, spot });
    assert_eq!(
        serde_json::to_value(&problem).unwrap(),
        serde_json::json!({
            "path": "edges[0]",
            "code": "wrong-spot",
            "what": { "says": "whole-sides", "facts": { "land": "city", "spot": "NL" } },
            "severity": "error",
        })
    );
}
