//! What a file says to people: texts by language and key, and the keys by which it is said.
//! Knows how texts are named, and which parts of a scenario say nothing; not what they are about.

use crate::faults::{ProblemList, field, near};
use crate::healthy;
use crate::problem::{Problem, What, join, shown};
use serde_json::{Map, Value};

/// The longest text that is said at once, in words.
pub const MOST_WORDS: usize = 30;
/// The longest answer to "why?", in words.
pub const MOST_WORDS_OF_WHY: usize = 60;
/// The fields whose value is the key of a text.
const SAYS: [&str; 9] = [
    "say", "good", "why", "nudge", "title", "about", "won", "lost", "end",
];

type Fields = Map<String, Value>;

/// Adds what is wrong with the texts of a file, and with the keys by which it names them.
pub(crate) fn judge(fields: &Fields, at: &str, faults: &mut ProblemList) {
    let Some(text) = fields.get("text").and_then(Value::as_object) else {
        return;
    };
    let Some(english) = text.get("en").and_then(Value::as_object) else {
        return faults.add(|| Problem::error(join(at, "text.en"), What::EnglishTextsMissing));
    };
    for (language, said) in text {
        let here = join(at, &field("text", language));
        judge_language(language, said, english, &here, faults);
    }
    for (name, value) in fields {
        if !["text", "setup", "boards", "scenarios"].contains(&name.as_str()) {
            look_up(value, &join(at, name), name, english, faults);
        }
    }
    for (name, board) in healthy::entries(fields.get("boards")) {
        if let Some(scripts) = board.get("scripts") {
            let here = join(at, &join(&field("boards", name), "scripts"));
            look_up(scripts, &here, "scripts", english, faults);
        }
    }
}

/// One language against the English one.
fn judge_language(
    language: &str,
    said: &Value,
    english: &Fields,
    at: &str,
    faults: &mut ProblemList,
) {
    let mut fault = |path: String, what: &dyn Fn() -> What| {
        faults.add(|| Problem::error(path, what()));
    };
    if !(language.len() == 2 && language.bytes().all(|b| b.is_ascii_lowercase())) {
        fault(at.to_owned(), &|| What::BadLanguage);
    }
    for key in english.keys() {
        if said.is_object() && said.get(key).is_none() {
            fault(field(at, key), &|| What::Untranslated);
        }
    }
    for (key, said) in healthy::texts(Some(said)) {
        if said.trim().is_empty() {
            fault(field(at, key), &|| What::EmptyText);
        }
        if !english.contains_key(key) {
            fault(field(at, key), &|| {
                let (id, near) = near_key(key, english);
                What::NotInEnglish { id, near }
            });
        }
    }
}

/// Looks up every key of a text below a value.
fn look_up(value: &Value, at: &str, name: &str, english: &Fields, faults: &mut ProblemList) {
    match value {
        Value::String(key) if SAYS.contains(&name) => {
            let Some(said) = english.get(key) else {
                return faults.add(|| {
                    let (id, near) = near_key(key, english);
                    Problem::error(at, What::NoText { id, near })
                });
            };
            let most = if name == "why" {
                MOST_WORDS_OF_WHY
            } else {
                MOST_WORDS
            };
            let said = said.as_str().unwrap_or_default();
            let words = said.split_whitespace().count();
            if words > most {
                let (key, words, most) = (shown(key), words.into(), most.into());
                faults.add(|| Problem::error(at, What::LongSaid { key, words, most }));
            }
        }
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                look_up(value, &format!("{at}[{index}]"), name, english, faults);
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                look_up(value, &field(at, name), name, english, faults);
            }
        }
        _ => {}
    }
}

/// A key that is not there, and one that was perhaps meant.
fn near_key(key: &str, english: &Fields) -> (String, Option<String>) {
    let known: Vec<_> = english.keys().map(String::as_str).collect();
    (shown(key), near(key, &known))
}
