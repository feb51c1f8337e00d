//! How a wrong shape is told: unknown and missing fields, wrong types, wrong words, all at once.
//! Knows values and places in them, not what any format means.

use crate::problem::Problem;
use deserr::{
    DeserializeError, ErrorKind, IntoValue, MergeWithError, Sequence, ValueKind, ValuePointerRef,
    take_cf_content,
};
use std::ops::ControlFlow;
use strsim::damerau_levenshtein;

/// The faults found so far. Reading stops when there are too many to be of use.
#[derive(Debug, Default)]
pub struct Faults(pub Vec<Problem>);

/// After so many faults a file is not one that a person can mend from a list.
pub const MOST_FAULTS: usize = 100;

impl Faults {
    /// One fault of the value at `at`.
    pub fn one(at: ValuePointerRef<'_>, code: &'static str, message: impl Into<String>) -> Self {
        Self(vec![Problem::error(path(at), code, message)])
    }

    /// A value of a kind that was not expected.
    pub fn kind<V: IntoValue>(
        value: deserr::Value<V>,
        accepted: &[ValueKind],
        at: ValuePointerRef<'_>,
    ) -> Self {
        let error = ErrorKind::IncorrectValueKind {
            actual: value,
            accepted,
        };
        take_cf_content(Self::error(None, error, at))
    }

    fn and(self_: Option<Self>, more: Self) -> ControlFlow<Self, Self> {
        let mut faults = self_.unwrap_or_default();
        faults.0.extend(more.0);
        if faults.0.len() < MOST_FAULTS {
            ControlFlow::Continue(faults)
        } else {
            faults.0.truncate(MOST_FAULTS);
            ControlFlow::Break(faults)
        }
    }
}

impl MergeWithError<Self> for Faults {
    fn merge(self_: Option<Self>, other: Self, _: ValuePointerRef<'_>) -> ControlFlow<Self, Self> {
        Self::and(self_, other)
    }
}

impl DeserializeError for Faults {
    fn error<V: IntoValue>(
        self_: Option<Self>,
        error: ErrorKind<'_, V>,
        at: ValuePointerRef<'_>,
    ) -> ControlFlow<Self, Self> {
        let fault = match error {
            ErrorKind::UnknownKey { key, accepted } => {
                let message = match did_you_mean(key, accepted) {
                    hint if hint.is_empty() => {
                        format!("unknown field, expected one of: {}", accepted.join(", "))
                    }
                    hint => format!("unknown field{hint}"),
                };
                Self::one(at.push_key(key), "unknown-field", message)
            }
            ErrorKind::MissingField { field } => {
                Self::one(at.push_key(field), "missing-field", "this field is missing")
            }
            ErrorKind::UnknownValue { value, accepted } => {
                Self::one(at, "unknown-word", unknown_word(value, accepted))
            }
            ErrorKind::IncorrectValueKind { actual, accepted } => Self::one(
                at,
                "wrong-type",
                format!(
                    "expected {}, found {}",
                    expected(accepted),
                    found(actual.into())
                ),
            ),
            ErrorKind::BadSequenceLen { actual, expected } => Self::one(
                at,
                "wrong-type",
                format!(
                    "expected a list of {expected}, found a list of {}",
                    actual.len()
                ),
            ),
            ErrorKind::Unexpected { msg } => Self::one(at, "wrong-value", msg),
        };
        Self::and(self_, fault)
    }
}

/// Where a value lies, as a person writes it: `tiles["base/C"]`, `actions[3].x`.
pub fn path(at: ValuePointerRef<'_>) -> String {
    match at {
        ValuePointerRef::Origin => String::new(),
        ValuePointerRef::Index { index, prev } => format!("{}[{index}]", path(*prev)),
        ValuePointerRef::Key { key, prev } => {
            let plain = key
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "-_".contains(c));
            match path(*prev) {
                outer if !plain || key.is_empty() => format!("{outer}[{}]", quoted(key)),
                outer if outer.is_empty() => key.to_owned(),
                outer => format!("{outer}.{key}"),
            }
        }
    }
}

/// `, did you mean "edges"?` when a known word is near, otherwise nothing.
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a &'a str>) -> String {
    let word: String = word.chars().take(40).collect();
    let distance = |known: &str| {
        let folded = damerau_levenshtein(&word.to_lowercase(), &known.to_lowercase());
        (folded, damerau_levenshtein(&word, known))
    };
    let near = known
        .into_iter()
        .map(|known| (distance(known), known))
        .filter(|((folded, _), known)| *folded <= known.len().min(word.len()).div_ceil(3))
        .min_by_key(|(distance, _)| *distance);
    near.map_or_else(String::new, |(_, near)| {
        format!(", did you mean \"{near}\"?")
    })
}

/// The sentence about a word that is not one of the known ones.
pub fn unknown_word(word: &str, known: &[&str]) -> String {
    match did_you_mean(word, known) {
        hint if hint.is_empty() => {
            format!(
                "unknown word {}, expected one of: {}",
                quoted(word),
                known.join(", ")
            )
        }
        hint => format!("unknown word {}{hint}", quoted(word)),
    }
}

/// A text in quotation marks, cut when it is long.
pub fn quoted(text: &str) -> String {
    let cut: String = text.chars().take(40).collect();
    let dots = if cut.len() < text.len() { "…" } else { "" };
    format!("\"{}{dots}\"", cut.escape_debug())
}

fn expected(kinds: &[ValueKind]) -> String {
    let words: Vec<_> = kinds
        .iter()
        .map(|kind| match kind {
            ValueKind::Null => "null",
            ValueKind::Boolean => "true or false",
            ValueKind::Integer => "a whole number",
            ValueKind::NegativeInteger => "a negative whole number",
            ValueKind::Float => "a number",
            ValueKind::String => "a text",
            ValueKind::Sequence => "a list",
            ValueKind::Map => "an object",
        })
        .collect();
    words.join(" or ")
}

/// What stands there instead, in a few words.
pub fn found(value: serde_json::Value) -> String {
    match value {
        serde_json::Value::Array(_) => "a list".to_owned(),
        serde_json::Value::Object(_) => "an object".to_owned(),
        serde_json::Value::String(text) => quoted(&text),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_near_word_is_offered_and_a_far_one_is_not() {
        assert_eq!(
            did_you_mean("edgez", &["edges", "kind"]),
            ", did you mean \"edges\"?"
        );
        assert_eq!(
            did_you_mean("Count", &["count"]),
            ", did you mean \"count\"?"
        );
        assert_eq!(did_you_mean("windmill", &["edges", "kind"]), "");
    }

    #[test]
    fn odd_keys_are_quoted_in_a_path() {
        let at = ValuePointerRef::Origin;
        let at = at.push_key("tiles");
        let at = at.push_key("base/C");
        assert_eq!(path(at.push_key("x")), "tiles[\"base/C\"].x");
    }
}
