//! What a file says to people: texts by language and key, and the keys by which it is said.
//! Knows how texts are named, and which parts of a scenario say nothing; not what they are about.

use crate::faults::{Faults, field, near};
use crate::healthy;
use crate::problem::{Problem, What, join, shown};
use serde_json::{Map, Value};

/// The longest text that is said at once, in words.
pub const MOST_WORDS: usize = 30;
/// The longest answer to "why?", in words.
pub const MOST_WORDS_OF_WHY: usize = 60;
/// The fields whose value is the key of a text.
const SAYS: [&str; 6] = ["say", "good", "why", "nudge", "title", "about"];

type Fields = Map<String, Value>;

/// Adds what is wrong with the texts of a file, and with the keys by which it names them.
pub(crate) fn judge(fields: &Fields, at: &str, faults: &mut Faults) {
    Judge { fields, at, faults }.texts();
}

struct Judge<'a> {
    fields: &'a Fields,
    at: &'a str,
    faults: &'a mut Faults,
}

impl Judge<'_> {
    fn fault(&mut self, path: &str, what: impl FnOnce() -> What) {
        let at = self.at;
        self.faults.add(|| Problem::error(join(at, path), what()));
    }

    fn texts(&mut self) {
        let Some(text) = self.fields.get("text").and_then(Value::as_object) else {
            return;
        };
        let Some(english) = text.get("en").and_then(Value::as_object) else {
            return self.fault("text.en", || What::EnglishTextsMissing);
        };
        for (language, said) in text {
            let here = field("text", language);
            if !(language.len() == 2 && language.bytes().all(|b| b.is_ascii_lowercase())) {
                self.fault(&here, || What::BadLanguage);
            }
            for key in english.keys() {
                if said.is_object() && said.get(key).is_none() {
                    self.fault(&field(&here, key), || What::Untranslated);
                }
            }
            for (key, said) in healthy::texts(Some(said)) {
                if said.trim().is_empty() {
                    self.fault(&field(&here, key), || What::EmptyText);
                }
                if !english.contains_key(key) {
                    self.fault(&field(&here, key), || {
                        let known: Vec<_> = english.keys().map(String::as_str).collect();
                        let (id, near) = (shown(key), near(key, &known));
                        What::NotInEnglish { id, near }
                    });
                }
            }
        }
        let fields = self.fields;
        for (name, value) in fields {
            if !["text", "setup", "boards"].contains(&name.as_str()) {
                self.keys(value, name, name, english);
            }
        }
        for (name, board) in healthy::entries(fields.get("boards")) {
            if let Some(scripts) = board.get("scripts") {
                let at = join(&field("boards", name), "scripts");
                self.keys(scripts, &at, "scripts", english);
            }
        }
    }

    /// Looks up every key of a text below a value.
    fn keys(&mut self, value: &Value, path: &str, name: &str, english: &Fields) {
        match value {
            Value::String(key) if SAYS.contains(&name) => match english.get(key) {
                None => self.fault(path, || {
                    let known: Vec<_> = english.keys().map(String::as_str).collect();
                    let (id, near) = (shown(key), near(key, &known));
                    What::NoText { id, near }
                }),
                Some(said) => {
                    let most = if name == "why" {
                        MOST_WORDS_OF_WHY
                    } else {
                        MOST_WORDS
                    };
                    let words = said
                        .as_str()
                        .map_or(0, |said| said.split_whitespace().count());
                    if words > most {
                        self.fault(path, || What::LongSaid {
                            key: shown(key),
                            words: words.into(),
                            most: most.into(),
                        });
                    }
                }
            },
            Value::Array(list) => {
                for (index, value) in list.iter().enumerate() {
                    self.keys(value, &format!("{path}[{index}]"), name, english);
                }
            }
            Value::Object(fields) => {
                for (name, value) in fields {
                    self.keys(value, &field(path, name), name, english);
                }
            }
            _ => {}
        }
    }
}
