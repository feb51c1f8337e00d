//! Facts of a problem that are more than a word or a number. Knows what was read; no format.

use rules::reason::Reason;
use serde::Serialize;

/// What stands where something else was expected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "says", content = "facts", rename_all = "kebab-case")]
pub enum FoundValue {
    /// A list.
    List,
    /// An object.
    Object,
    /// A text, as much as is shown of it.
    Text {
        /// It.
        text: String,
    },
    /// A number, true, false or null.
    Value {
        /// As it is written.
        value: String,
    },
}

/// What a field may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum ExpectedValue {
    Null,
    Boolean,
    Whole,
    Negative,
    Number,
    Text,
    List,
    Object,
}

/// A number of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(transparent)]
pub struct FactNumber(#[specta(type = i32)] i64);

impl From<i64> for FactNumber {
    fn from(number: i64) -> Self {
        Self(number)
    }
}

impl From<u32> for FactNumber {
    fn from(number: u32) -> Self {
        Self(number.into())
    }
}

impl From<usize> for FactNumber {
    fn from(number: usize) -> Self {
        Self(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Why the rules refuse something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(transparent)]
pub struct Reasons(
    /// At least one.
    #[specta(type = Vec<rules::reason::ReasonOut>)]
    pub Vec<Reason>,
);

/// As much of a word as is shown of it.
pub(crate) const LONGEST_WORD: usize = 40;

/// The beginning of a word.
pub(crate) fn beginning(word: &str) -> &str {
    let end = word.char_indices().nth(LONGEST_WORD);
    end.map_or(word, |(end, _)| &word[..end])
}

/// A word of a file as it is shown: cut when it is long, and without anything that a terminal would obey.
pub fn shown(word: &str) -> String {
    let cut = beginning(word);
    let dots = if cut.len() < word.len() { "…" } else { "" };
    format!("{}{dots}", cut.escape_debug())
}

/// As many words as a person reads.
pub fn some_of<'a>(words: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    const MOST_LETTERS: usize = 900;
    let mut letters = 0;
    let mut shown: Vec<String> = Vec::new();
    for word in words {
        letters += word.len();
        if letters > MOST_LETTERS {
            shown.push("…".to_owned());
            break;
        }
        shown.push(word.to_owned());
    }
    shown
}
