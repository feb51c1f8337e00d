//! Text for people, by language; English is always there.
//! Knows no screen and no format.

use crate::entries::Entries;
use crate::faults::{Faults, path};
use crate::problem::{Problem, join};
use deserr::{Deserr, IntoValue, Value, ValuePointerRef};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use std::borrow::Cow;

/// The longest text in one language.
pub const MOST_LETTERS: usize = 2000;

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

    /// The languages it is written in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    fn faults(&self, at: &str) -> Vec<Problem> {
        let mut faults = Vec::new();
        if !self.0.contains_key("en") {
            let message = "the English text is missing";
            faults.push(Problem::error(join(at, "en"), "missing-field", message));
        }
        for (language, text) in self.0.iter() {
            let here = join(at, language);
            if !(language.len() == 2 && language.bytes().all(|b| b.is_ascii_lowercase())) {
                let message = "expected a language of two small letters, such as \"en\"";
                faults.push(Problem::error(&here, "bad-language", message));
            }
            if text.trim().is_empty() {
                faults.push(Problem::error(&here, "empty-text", "the text is empty"));
            }
            if text.chars().count() > MOST_LETTERS {
                let message = format!("the text is longer than {MOST_LETTERS} letters");
                faults.push(Problem::error(&here, "long-text", message));
            }
        }
        faults
    }
}

impl Deserr<Faults> for Text {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, Faults> {
        let text = Self(Entries::deserialize_from_value(value, at)?);
        let faults = text.faults(&path(at));
        if faults.is_empty() {
            Ok(text)
        } else {
            Err(Faults(faults))
        }
    }
}

impl JsonSchema for Text {
    fn schema_name() -> Cow<'static, str> {
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
