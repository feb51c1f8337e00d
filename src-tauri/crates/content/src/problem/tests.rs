//! Every problem has its sentence, and the words hold none that nobody says.

use super::what::What;
use super::words::{Sentence, SentencePart, english, pieces};
use super::*;
use crate::words::{Land, Word};
use rules::expansions::ExpansionKey;
use std::collections::BTreeSet;

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

fn texts(sentence: &Sentence) -> Vec<&String> {
    match sentence {
        Sentence::One(text) => vec![text],
        Sentence::First(texts) => texts.iter().collect(),
        Sentence::Counted { one, other } => vec![one, other],
    }
}

#[test]
fn every_problem_has_a_sentence_and_every_sentence_a_problem() {
    let said: BTreeSet<_> = What::ALL.iter().map(|(name, _)| kebab(name)).collect();
    let words: BTreeSet<_> = english().sentences.keys().cloned().collect();
    assert_eq!(said, words);
}

#[test]
fn a_sentence_says_all_facts_and_no_others() {
    for (name, facts) in What::ALL {
        let told = texts(&english().sentences[&kebab(name)]);
        let of = |text: &String| -> BTreeSet<String> {
            let blanks = pieces(text).into_iter().filter_map(|piece| match piece {
                SentencePart::Blank(blank) => Some(blank.fact.to_owned()),
                SentencePart::Words(_) => None,
            });
            blanks.collect()
        };
        let told: BTreeSet<_> = told.into_iter().flat_map(of).collect();
        let facts: BTreeSet<_> = facts.iter().map(|fact| (*fact).to_owned()).collect();
        assert_eq!(told, facts, "{name}");
    }
}

#[test]
fn every_noun_and_every_join_that_is_asked_for_is_there() {
    let words = english();
    for text in words.sentences.values().flat_map(texts) {
        for piece in pieces(text) {
            let SentencePart::Blank(blank) = piece else {
                continue;
            };
            assert!(words.joins.contains_key(blank.join), "{text}");
            let noun = blank.noun.is_none_or(|noun| words.nouns.contains_key(noun));
            assert!(noun, "{text}");
        }
    }
    for land in Land::ALL {
        assert!(words.nouns["land"].contains_key(land.word()));
    }
    for expansion in ExpansionKey::ALL {
        assert!(words.nouns["symbol"].contains_key(expansion.word()));
        assert!(words.nouns["needs"].contains_key(expansion.word()));
    }
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
    let (land, spot) = ("city", rules::ground::At::NL);
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
