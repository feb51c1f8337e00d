//! Text for people, by language; English is always there.

use crate::entries::Entries;
use crate::faults::{ProblemList, field};
use crate::healthy;
use crate::problem::{Problem, What, join};
use deserr::{Deserr, IntoValue, Map, Value, ValueKind, ValuePointerRef};
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::Value as Json;
use std::collections::BTreeMap;

type Fields = serde_json::Map<String, Json>;

/// The longest text in one language.
pub const MOST_LETTERS: usize = 2000;
/// The longest name of a player, a game, a set or a mix: it stands in rows, titles and questions.
pub const MOST_LETTERS_OF_NAME: usize = 200;
/// The longest name of a tile: it stands below its picture.
pub const MOST_LETTERS_OF_TILE: usize = 60;
/// The longest note of a tile.
pub const MOST_LETTERS_OF_NOTE: usize = 500;

/// One text in one or more languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Text(Entries<String>);

impl Text {
    /// An English text.
    pub fn english(text: impl Into<String>) -> Self {
        Self(Entries([("en".to_owned(), text.into())].into()))
    }

    /// The text in `language`, or in English.
    pub fn in_language(&self, language: &str) -> &str {
        self.0
            .get(language)
            .or_else(|| self.0.get("en"))
            .map_or("", String::as_str)
    }

    /// The language that `in_language` answers in: the one that is asked for, or English.
    pub fn language<'a>(&self, asked: &'a str) -> &'a str {
        if self.0.get(asked).is_some() {
            asked
        } else {
            "en"
        }
    }

    /// The text as it would be with other words in one language.
    #[must_use]
    pub fn with(mut self, language: &str, text: impl Into<String>) -> Self {
        self.0.0.insert(language.to_owned(), text.into());
        self
    }

    /// The text as it would be without words in one language; English stays.
    #[must_use]
    pub fn without(mut self, language: &str) -> Self {
        if language != "en" {
            self.0.0.remove(language);
        }
        self
    }

    /// The text in each language that it is written in.
    pub fn by_language(&self) -> &BTreeMap<String, String> {
        &self.0
    }

    /// The languages it is written in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

/// Adds the fault of a name that is too long.
pub(crate) fn judge_name(
    name: Option<&Json>,
    at: impl FnOnce() -> String,
    faults: &mut ProblemList,
) {
    let name = name.and_then(Json::as_str).unwrap_or_default();
    if name.chars().nth(MOST_LETTERS_OF_NAME).is_some() {
        let most = MOST_LETTERS_OF_NAME.into();
        faults.add(|| Problem::error(at(), What::LongText { most }));
    }
}

/// Adds the faults of the names of a document that are too long, in any language.
pub(crate) fn judge_names(fields: &Fields, at: &str, faults: &mut ProblemList) {
    judge_length(fields, "name", MOST_LETTERS_OF_NAME, at, faults);
}

/// Adds the faults of a text that has more letters than its field allows, in any language.
pub(crate) fn judge_length(
    fields: &Fields,
    name: &str,
    most: usize,
    at: &str,
    faults: &mut ProblemList,
) {
    for (language, text) in healthy::entries(fields.get(name)) {
        let text = text.as_str().unwrap_or_default();
        // What is no text of any field is told elsewhere.
        if text.chars().nth(most).is_some() && text.chars().nth(MOST_LETTERS).is_none() {
            let most = most.into();
            faults
                .add(|| Problem::error(join(at, &field(name, language)), What::LongText { most }));
        }
    }
}

/// One language of a text.
struct TextLine(String);

impl Deserr<ProblemList> for TextLine {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let mut faults = ProblemList::default();
        if let ValuePointerRef::Key { key, .. } = at
            && !(key.len() == 2 && key.bytes().all(|b| b.is_ascii_lowercase()))
        {
            faults.append(ProblemList::one(at, What::BadLanguage));
        }
        let text = match String::deserialize_from_value(value, at) {
            Ok(text) => text,
            Err(of_shape) => {
                faults.append(of_shape);
                return Err(faults);
            }
        };
        if text.trim().is_empty() {
            faults.append(ProblemList::one(at, What::EmptyText));
        }
        if text.chars().count() > MOST_LETTERS {
            let most = MOST_LETTERS.into();
            faults.append(ProblemList::one(at, What::LongText { most }));
        }
        if faults.is_empty() {
            Ok(Self(text))
        } else {
            Err(faults)
        }
    }
}

impl Deserr<ProblemList> for Text {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let Value::Map(mut languages) = value else {
            return Err(ProblemList::kind(value, &[ValueKind::Map], at));
        };
        let mut faults = ProblemList::default();
        let mut texts = BTreeMap::new();
        let here = at.push_key("en");
        if let Some(english) = languages.remove("en") {
            match TextLine::deserialize_from_value(english.into_value(), here) {
                Ok(TextLine(english)) => {
                    texts.insert("en".to_owned(), english);
                }
                Err(of_it) => faults.append(of_it),
            }
        } else {
            faults.append(ProblemList::one(here, What::EnglishMissing));
        }
        match Entries::<TextLine>::deserialize_from_value(Value::<V>::Map(languages), at) {
            Ok(Entries(others)) => {
                texts.extend(others.into_iter().map(|(key, line)| (key, line.0)));
            }
            Err(of_others) => faults.append(of_others),
        }
        if faults.is_empty() {
            Ok(Self(Entries(texts)))
        } else {
            Err(faults)
        }
    }
}

#[cfg(test)]
impl JsonSchema for Text {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Text".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "One text by language; English is always there.",
            "type": "object",
            "required": ["en"],
            "propertyNames": { "pattern": "^[a-z]{2}$" },
            "additionalProperties": { "type": "string", "minLength": 1, "maxLength": MOST_LETTERS },
        })
    }
}
