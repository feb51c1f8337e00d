//! The faults of a value: unknown and missing fields, wrong types, wrong words, all at once but never too many.
//! Knows values and places in them, not what any format means.

use crate::problem::{Problem, join};
use deserr::{
    DeserializeError, ErrorKind, IntoValue, MergeWithError, Sequence, ValueKind, ValuePointerRef,
    take_cf_content,
};
use std::cell::Cell;
use std::ops::ControlFlow;
use strsim::damerau_levenshtein;

/// So many faults are told one by one; a longer list mends no file.
pub const MOST_FAULTS: usize = 100;
/// So many letters the told ones have together, so that an answer stays short.
const MOST_LETTERS: usize = 12_000;

/// The faults found so far: the first ones to be told, the others only counted.
#[derive(Debug, Default)]
pub struct Faults {
    kept: Vec<Fault>,
    more: usize,
}

/// A fault. Near words are looked for only when it is told, because most faults of a long list never are.
#[derive(Debug)]
enum Fault {
    Told(Problem),
    Unknown {
        path: String,
        code: &'static str,
        what: String,
        word: String,
        known: Vec<String>,
    },
}

impl Faults {
    const COUNTED: Self = Self {
        kept: Vec::new(),
        more: 1,
    };

    /// One fault of the value at `at`.
    pub fn one(at: ValuePointerRef<'_>, code: &'static str, message: impl Into<String>) -> Self {
        if !will_be_told() {
            return Self::COUNTED;
        }
        Self::from(Problem::error(path(at), code, message))
    }

    /// A word at `at` that is none of the known ones; `what` says what it should be.
    pub fn unknown(
        at: ValuePointerRef<'_>,
        code: &'static str,
        what: impl Into<String>,
        word: &str,
        known: &[&str],
    ) -> Self {
        if !will_be_told() {
            return Self::COUNTED;
        }
        let fault = Fault::Unknown {
            path: path(at),
            code,
            what: what.into(),
            word: beginning(word).to_owned(),
            known: known.iter().map(|known| (*known).to_owned()).collect(),
        };
        Self {
            kept: vec![fault],
            more: 0,
        }
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

    /// Adds a fault. Its sentence is only made up when it will be told.
    pub fn add(&mut self, problem: impl FnOnce() -> Problem) {
        if self.kept.len() < MOST_FAULTS {
            self.kept.push(Fault::Told(problem()));
        } else {
            self.more += 1;
        }
    }

    /// Adds all faults of another list.
    pub fn append(&mut self, other: Self) {
        let room = MOST_FAULTS - self.kept.len();
        self.more += other.more + other.kept.len().saturating_sub(room);
        self.kept.extend(other.kept.into_iter().take(room));
    }

    /// True when nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty() && self.more == 0
    }

    /// The same faults of a value that lies at `outer`.
    #[must_use]
    pub fn under(mut self, outer: &str) -> Self {
        for fault in &mut self.kept {
            match fault {
                Fault::Told(Problem { path, .. }) | Fault::Unknown { path, .. } => {
                    *path = join(outer, path);
                }
            }
        }
        self
    }

    /// Nothing, or what is wrong.
    ///
    /// # Errors
    /// When something is wrong.
    pub fn verdict(self) -> Result<(), Vec<Problem>> {
        if self.is_empty() {
            Ok(())
        } else {
            Err(self.told())
        }
    }

    /// The faults for a person: as many as can be read, and a last line that says how many more there are.
    pub fn told(self) -> Vec<Problem> {
        let found = self.kept.len() + self.more;
        let mut told: Vec<Problem> = Vec::with_capacity(self.kept.len() + 1);
        let mut letters = 0;
        for fault in self.kept {
            let problem = fault.told();
            letters += problem.path.len() + problem.message.len();
            if letters > MOST_LETTERS {
                break;
            }
            told.push(problem);
        }
        let more = found - told.len();
        if more > 0 {
            let faults = if more == 1 { "fault" } else { "faults" };
            let message = format!("and {more} more {faults}");
            told.push(Problem::error("", "more-faults", message));
        }
        told
    }
}

impl From<Problem> for Faults {
    fn from(problem: Problem) -> Self {
        Self {
            kept: vec![Fault::Told(problem)],
            more: 0,
        }
    }
}

impl<P: Into<Problem>> FromIterator<P> for Faults {
    fn from_iter<I: IntoIterator<Item = P>>(problems: I) -> Self {
        let mut faults = Self::default();
        for problem in problems {
            faults.add(|| problem.into());
        }
        faults
    }
}

impl Fault {
    fn told(self) -> Problem {
        match self {
            Self::Told(problem) => problem,
            Self::Unknown {
                path,
                code,
                what,
                word,
                known,
            } => {
                let known: Vec<_> = known.iter().map(String::as_str).collect();
                Problem::error(path, code, with_hint(&what, &word, &known))
            }
        }
    }
}

impl MergeWithError<Self> for Faults {
    /// Never breaks off: what is not told is still counted.
    fn merge(self_: Option<Self>, other: Self, _: ValuePointerRef<'_>) -> ControlFlow<Self, Self> {
        let mut faults = self_.unwrap_or_default();
        faults.append(other);
        ControlFlow::Continue(faults)
    }
}

impl DeserializeError for Faults {
    fn error<V: IntoValue>(
        self_: Option<Self>,
        error: ErrorKind<'_, V>,
        at: ValuePointerRef<'_>,
    ) -> ControlFlow<Self, Self> {
        let mut faults = self_.unwrap_or_default();
        let fault = match error {
            _ if is_spent() => Self::COUNTED,
            ErrorKind::UnknownKey { key, accepted } => {
                let at = at.push_key(key);
                Self::unknown(at, "unknown-field", "unknown field", key, accepted)
            }
            ErrorKind::MissingField { field } => {
                Self::one(at.push_key(field), "missing-field", "this field is missing")
            }
            ErrorKind::UnknownValue { value, accepted } => {
                let what = format!("unknown word {}", quoted(value));
                Self::unknown(at, "unknown-word", what, value, accepted)
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
        faults.append(fault);
        ControlFlow::Continue(faults)
    }
}

thread_local! {
    /// How many faults of the value that is being read will be told; without limit while none is read.
    static LEFT: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Reads a value. The reading library hands no list of faults down to the parts, and each part makes its own:
/// so it is counted here how many have been made, and those that will never be told cost next to nothing.
pub fn reading<T>(read: impl FnOnce() -> T) -> T {
    let outer = LEFT.replace(Some(MOST_FAULTS));
    let value = read();
    LEFT.set(outer);
    value
}

fn is_spent() -> bool {
    LEFT.get() == Some(0)
}

/// True when there is room for one more fault, which is then taken.
fn will_be_told() -> bool {
    let left = LEFT.get();
    LEFT.set(left.map(|left| left.saturating_sub(1)));
    left != Some(0)
}

/// Where a value lies, as a person writes it: `tiles["base/C"]`, `actions[3].x`.
pub fn path(at: ValuePointerRef<'_>) -> String {
    match at {
        ValuePointerRef::Origin => String::new(),
        ValuePointerRef::Index { index, prev } => format!("{}[{index}]", path(*prev)),
        ValuePointerRef::Key { key, prev } => field(&path(*prev), key),
    }
}

/// The path of a field of the value at `outer`.
pub fn field(outer: &str, key: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
    if (1..=LONGEST_WORD).contains(&key.len()) && key.chars().all(is_plain) {
        join(outer, key)
    } else {
        format!("{outer}[{}]", quoted(key))
    }
}

/// `, did you mean "edges"?` when a known word is near, otherwise nothing.
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a &'a str>) -> String {
    let word = beginning(word);
    let letters = word.chars().count();
    let near = known
        .into_iter()
        .filter_map(|known| {
            let most = known.len().min(word.len()).div_ceil(3);
            // Words are at least as far apart as they differ in length.
            if known.chars().count().abs_diff(letters) > most {
                return None;
            }
            #[cfg(test)]
            COMPARED.with(|compared| compared.set(compared.get() + 1));
            let folded = damerau_levenshtein(&word.to_lowercase(), &known.to_lowercase());
            let is_near = folded <= most;
            is_near.then(|| ((folded, damerau_levenshtein(word, known)), known))
        })
        .min_by_key(|(distance, _)| *distance);
    near.map_or_else(String::new, |(_, near)| {
        format!(", did you mean {}?", quoted(near))
    })
}

#[cfg(test)]
thread_local! {
    /// How often two words were held against each other: the dear part of telling a fault.
    static COMPARED: Cell<usize> = const { Cell::new(0) };
}

/// How often `work` held two words against each other.
#[cfg(test)]
pub(crate) fn comparisons(work: impl FnOnce()) -> usize {
    COMPARED.set(0);
    work();
    COMPARED.get()
}

/// The sentence about a word that is not one of the known ones.
pub fn unknown_word(word: &str, known: &[&str]) -> String {
    with_hint(&format!("unknown word {}", quoted(word)), word, known)
}

fn with_hint(what: &str, word: &str, known: &[&str]) -> String {
    match did_you_mean(word, known) {
        _ if known.is_empty() => what.to_owned(),
        hint if hint.is_empty() => format!("{what}, expected one of: {}", known.join(", ")),
        hint => format!("{what}{hint}"),
    }
}

/// As much of a word as is shown of it.
const LONGEST_WORD: usize = 40;

fn beginning(word: &str) -> &str {
    let end = word.char_indices().nth(LONGEST_WORD);
    end.map_or(word, |(end, _)| &word[..end])
}

/// A text in quotation marks, cut when it is long.
pub fn quoted(text: &str) -> String {
    let cut = beginning(text);
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
