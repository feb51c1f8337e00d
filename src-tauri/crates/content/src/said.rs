//! What a file says to people: texts by language and key, and the keys by which it is said.
//! Knows how texts are named, and which parts of a scenario say nothing; not what they are about.

use crate::faults::{ProblemList, field, near};
use crate::healthy;
use crate::problem::{Problem, What, join, shown};
use serde_json::{Map, Value};

/// The language of files that name none.
pub const ENGLISH: &str = "en";
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
    let language = fields.get("language").and_then(Value::as_str);
    if language.is_some_and(|language| !is_language(language)) {
        return faults.add(|| Problem::error(join(at, "language"), What::BadLanguage));
    }
    let language = language.unwrap_or(ENGLISH);
    let Some(texts) = text.get(language).and_then(Value::as_object) else {
        let missing = || What::TextsMissing {
            language: language.to_owned(),
        };
        let here = join(at, &field("text", language));
        return faults.add(|| Problem::error(here, missing()));
    };
    let own = OwnTexts { language, texts };
    for (language, said) in text {
        let here = join(at, &field("text", language));
        judge_language(language, said, own, &here, faults);
    }
    for (name, value) in fields {
        if !["text", "setup", "boards", "scenarios"].contains(&name.as_str()) {
            look_up(value, &join(at, name), name, texts, faults);
        }
    }
    for (name, board) in healthy::entries(fields.get("boards")) {
        if let Some(scripts) = board.get("scripts") {
            let here = join(at, &join(&field("boards", name), "scripts"));
            look_up(scripts, &here, "scripts", texts, faults);
        }
    }
}

/// The texts in the language of the author, which must all be there.
#[derive(Clone, Copy)]
struct OwnTexts<'a> {
    language: &'a str,
    texts: &'a Fields,
}

fn is_language(word: &str) -> bool {
    word.len() == 2 && word.bytes().all(|b| b.is_ascii_lowercase())
}

/// One language against the author’s.
fn judge_language(
    language: &str,
    said: &Value,
    own: OwnTexts<'_>,
    at: &str,
    faults: &mut ProblemList,
) {
    let mut fault = |path: String, what: &dyn Fn() -> What| {
        faults.add(|| Problem::error(path, what()));
    };
    if !is_language(language) {
        fault(at.to_owned(), &|| What::BadLanguage);
    }
    for key in own.texts.keys() {
        if said.is_object() && said.get(key).is_none() {
            fault(field(at, key), &|| What::Untranslated);
        }
    }
    for (key, said) in healthy::texts(Some(said)) {
        if said.trim().is_empty() {
            fault(field(at, key), &|| What::EmptyText);
        }
        if !own.texts.contains_key(key) {
            fault(field(at, key), &|| {
                let (id, near) = near_key(key, own.texts);
                let language = own.language.to_owned();
                What::NotInOwnTexts { language, id, near }
            });
        }
    }
}

/// Looks up every key of a text below a value.
fn look_up(value: &Value, at: &str, name: &str, texts: &Fields, faults: &mut ProblemList) {
    match value {
        Value::String(key) if SAYS.contains(&name) => {
            let Some(said) = texts.get(key) else {
                return faults.add(|| {
                    let (id, near) = near_key(key, texts);
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
                look_up(value, &format!("{at}[{index}]"), name, texts, faults);
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                look_up(value, &field(at, name), name, texts, faults);
            }
        }
        _ => {}
    }
}

/// A key that is not there, and one that was perhaps meant.
fn near_key(key: &str, texts: &Fields) -> (String, Option<String>) {
    let known: Vec<_> = texts.keys().map(String::as_str).collect();
    (shown(key), near(key, &known))
}
