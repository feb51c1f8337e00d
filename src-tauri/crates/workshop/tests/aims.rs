//! What a file can say of an aim, the form can say: every word of predicates becomes a sentence, and the same again in a file.

use content::draft;
use content::entries::Entries;
use content::scenario::{PlaceOrCell, Predicate};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use workshop::aim::AimSentence;

/// Words that speak of one action or one answer, or of a desk, and not of how a game stands: they have no sentence, and are
/// written in the form as files write them.
const AS_THE_FILE_SAYS: [&str; 16] = [
    "act",
    "extends",
    "second-part",
    "illegal",
    "loss",
    "gives-up",
    "answer",
    "happened",
    // At a desk.
    "tile-valid",
    "has-segment",
    "joined",
    "carries",
    "count-is",
    "in-set",
    "warning-free",
    "lab-ran",
];

/// Every word with all that can be said after it, alone and together.
fn said() -> Vec<Value> {
    let place = json!({ "x": 1, "y": -2, "kind": "city", "at": "N" });
    let limits = [
        json!({ "at-least": 3 }),
        json!({ "at-most": 4 }),
        json!({ "exactly": 5 }),
        json!({ "at-least": 3, "at-most": 4 }),
        json!({ "at-least": -1 }),
    ];
    let over = json!({ "game-over": true });
    let wins = json!({ "wins": {} });
    let mut all = vec![
        json!({ "all": [over, wins] }),
        json!({ "any": [over, { "not": wins }] }),
        json!({ "not": { "all": [{ "any": [over] }] } }),
        over,
        json!({ "complete": { "feature": place } }),
        json!({ "turns": { "at-most": 3 } }),
        json!({ "act": { "type": "tile", "x": 1 } }),
        json!({ "extends": { "feature": place } }),
        json!({ "second-part": true }),
        json!({ "illegal": { "code": "base/taken" } }),
        json!({ "loss": { "at-most": 2 } }),
        json!({ "gives-up": { "at-most": 2 } }),
        json!({ "answer": [3] }),
        json!({ "happened": { "event": "goods-taken", "at-least": 2 } }),
        json!({ "tile-valid": {} }),
        json!({ "has-segment": { "kind": "city" } }),
        json!({ "joined": { "kind": "city", "sides": ["N", "S"] } }),
        json!({ "carries": { "what": "shield" } }),
        json!({ "count-is": { "what": "tiles", "exactly": 3 } }),
        json!({ "in-set": { "at-least": 2 } }),
        json!({ "warning-free": true }),
        json!({ "lab-ran": { "at-least": 10 } }),
    ];
    let mut fields = |word: &str, may: &[(&str, Value)], limited: bool| {
        let mut objects = vec![json!({})];
        objects.extend(may.iter().map(|(name, value)| json!({ *name: value })));
        let every: serde_json::Map<_, _> = may
            .iter()
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect();
        objects.push(Value::Object(every));
        for object in objects {
            let bounds = if limited {
                &limits[..]
            } else {
                &[json!({})][..]
            };
            for bound in bounds {
                let mut object = object.clone();
                let more = bound.as_object().unwrap().clone();
                object.as_object_mut().unwrap().extend(more);
                all.push(json!({ word: object }));
            }
        }
    };
    let player = ("player", json!(1));
    let owner = ("owner", json!(0));
    let figure = ("figure", json!("big-follower"));
    let feature = ("feature", place.clone());
    let kind = ("kind", json!("city"));
    let alone = ("alone", json!(true));
    fields("score", std::slice::from_ref(&player), true);
    let source = ("source", json!("goods"));
    fields("scored", &[player.clone(), source, feature.clone()], true);
    fields("supply", &[player.clone(), ("what", json!("cloth"))], true);
    fields(
        "holds",
        &[player.clone(), owner.clone(), figure.clone()],
        true,
    );
    fields("worth", &[player.clone(), feature.clone()], true);
    fields("captured", &[player.clone(), owner, figure.clone()], false);
    fields(
        "owns",
        &[player.clone(), feature.clone(), alone.clone()],
        false,
    );
    fields("wins", &[player.clone(), alone], false);
    fields("completes", &[feature.clone(), kind.clone()], false);
    fields("occupies", &[player, feature, kind, figure], false);
    all
}

fn read(value: &Value) -> Predicate {
    draft::part(value.clone()).unwrap_or_else(|faults| panic!("{value}: {faults:?}"))
}

fn word(value: &Value) -> String {
    value.as_object().unwrap().keys().next().unwrap().clone()
}

#[test]
fn every_word_of_a_file_becomes_a_sentence_and_the_same_again() {
    let nothing: Entries<PlaceOrCell> = Entries::default();
    let mut met: BTreeMap<String, BTreeSet<bool>> = BTreeMap::new();
    for value in said() {
        let predicate = read(&value);
        let sentence = AimSentence::of(&predicate, &nothing);
        let has_sentence = !matches!(sentence, AimSentence::Other { .. });
        met.entry(word(&value)).or_default().insert(has_sentence);
        assert_eq!(sentence.predicate().as_ref(), Ok(&predicate), "{value}");
        // As it comes from the window.
        let crossed = serde_json::from_value::<AimSentence>(json!(sentence));
        assert_eq!(crossed.unwrap(), sentence, "{value}");
    }
    let words: BTreeSet<_> = met.keys().map(String::as_str).collect();
    assert_eq!(words, Predicate::WORDS.iter().copied().collect());
    let without = met.iter().filter(|(_, has)| has.contains(&false));
    let without: BTreeSet<_> = without.map(|(word, _)| word.as_str()).collect();
    assert_eq!(without, BTreeSet::from(AS_THE_FILE_SAYS));
}

#[test]
fn what_has_no_sentence_is_written_as_the_file_says_it() {
    for value in [
        json!({ "occupies": { "newly": true } }),
        json!({ "completes": { "kind": "road", "times": 2 } }),
        json!({ "game-over": false }),
    ] {
        let predicate = read(&value);
        let sentence = AimSentence::of(&predicate, &Entries::default());
        assert!(matches!(sentence, AimSentence::Other { .. }), "{value}");
        assert_eq!(sentence.predicate().as_ref(), Ok(&predicate), "{value}");
    }
    for text in ["", "three", "{}", r#"{ "wins": { "whom": 2 } }"#] {
        let text = text.to_owned();
        assert!(AimSentence::Other { text }.predicate().is_err());
    }
}
