//! The faults of a value: unknown and missing fields, wrong types, wrong words, all at once but never too many.
//! Knows values and places in them, not what any format means.

use crate::problem::{
    ExpectedValue, FoundValue, LONGEST_WORD, Problem, What, beginning, join, shown, some_of,
};
use deserr::{
    DeserializeError, Deserr, ErrorKind, IntoValue, MergeWithError, Sequence, ValueKind,
    ValuePointerRef, take_cf_content,
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
pub struct ProblemList {
    kept: Vec<ReadFault>,
    more: usize,
}

/// Fields that had another name once, which no likeness of letters leads to, each with the one of today.
const RENAMED: [(&str, &str); 3] = [
    ("expansion", "needs"),
    ("rooms", "expansions"),
    ("room", "expansion"),
];

/// A fault. Near words are looked for only when it is told, because most faults of a long list never are.
#[derive(Debug)]
enum ReadFault {
    Told(Problem),
    Unknown {
        path: String,
        what: UnknownProblem,
        word: String,
        known: Vec<String>,
    },
}

/// What is said of a word that is none of the known ones: with the nearest, or with all of them.
pub type UnknownProblem = fn(String, Option<String>, Option<Vec<String>>) -> What;

impl ProblemList {
    const COUNTED: Self = Self {
        kept: Vec::new(),
        more: 1,
    };

    /// One fault of the value at `at`.
    pub fn one(at: ValuePointerRef<'_>, what: What) -> Self {
        if !will_be_told() {
            return Self::COUNTED;
        }
        Self::from(Problem::error(path(at), what))
    }

    /// A word at `at` that is none of the known ones.
    pub fn unknown(
        at: ValuePointerRef<'_>,
        what: UnknownProblem,
        word: &str,
        known: &[&str],
    ) -> Self {
        if !will_be_told() {
            return Self::COUNTED;
        }
        let fault = ReadFault::Unknown {
            path: path(at),
            what,
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
            self.kept.push(ReadFault::Told(problem()));
        } else {
            self.more += 1;
        }
    }

    /// Adds all faults of another list.
    pub fn append(&mut self, other: Self) {
        let left = MOST_FAULTS - self.kept.len();
        self.more += other.more + other.kept.len().saturating_sub(left);
        self.kept.extend(other.kept.into_iter().take(left));
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
                ReadFault::Told(Problem { path, .. }) | ReadFault::Unknown { path, .. } => {
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
            letters += problem.path.len() + problem.message().len();
            if letters > MOST_LETTERS {
                break;
            }
            told.push(problem);
        }
        let more = found - told.len();
        if more > 0 {
            told.push(Problem::error("", What::MoreFaults { n: more.into() }));
        }
        told
    }
}

impl From<Problem> for ProblemList {
    fn from(problem: Problem) -> Self {
        Self {
            kept: vec![ReadFault::Told(problem)],
            more: 0,
        }
    }
}

impl<P: Into<Problem>> FromIterator<P> for ProblemList {
    fn from_iter<I: IntoIterator<Item = P>>(problems: I) -> Self {
        let mut faults = Self::default();
        for problem in problems {
            faults.add(|| problem.into());
        }
        faults
    }
}

impl ReadFault {
    fn told(self) -> Problem {
        match self {
            Self::Told(problem) => problem,
            Self::Unknown {
                path,
                what,
                word,
                known,
            } => {
                let known: Vec<_> = known.iter().map(String::as_str).collect();
                Problem::error(path, told_with(what, &word, &known))
            }
        }
    }
}

impl MergeWithError<Self> for ProblemList {
    /// Never breaks off: what is not told is still counted.
    fn merge(self_: Option<Self>, other: Self, _: ValuePointerRef<'_>) -> ControlFlow<Self, Self> {
        let mut faults = self_.unwrap_or_default();
        faults.append(other);
        ControlFlow::Continue(faults)
    }
}

impl DeserializeError for ProblemList {
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
                let is_it = |(old, new): &&(&str, &str)| *old == key && accepted.contains(new);
                let today = RENAMED.iter().find(is_it);
                let what = |_, near, known| What::UnknownField { near, known };
                match today {
                    Some((_, new)) => {
                        Self::one(at, what(String::new(), Some((*new).to_owned()), None))
                    }
                    None => Self::unknown(at, what, key, accepted),
                }
            }
            ErrorKind::MissingField { field } => Self::one(at.push_key(field), What::FieldMissing),
            ErrorKind::UnknownValue { value, accepted } => {
                Self::unknown(at, unknown_word, value, accepted)
            }
            ErrorKind::IncorrectValueKind { actual, accepted } => {
                let (expected, found) = (expected(accepted), found(&actual.into()));
                Self::one(at, What::WrongKind { expected, found })
            }
            ErrorKind::BadSequenceLen { actual, expected } => {
                let (expected, found) = (expected.into(), actual.len().into());
                Self::one(at, What::WrongLength { expected, found })
            }
            ErrorKind::Unexpected { msg } => Self::one(at, What::Unexpected { said: shown(&msg) }),
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

/// Reads each field of a value by itself.
pub(crate) fn fields_of<T: Deserr<ProblemList>>(
    value: serde_json::Value,
) -> Result<T, ProblemList> {
    reading(|| deserr::deserialize(value))
}

/// Reads a value that lies at a place in a file.
pub(crate) fn read_at<T: Deserr<ProblemList>>(
    value: serde_json::Value,
    at: ValuePointerRef<'_>,
) -> Result<T, ProblemList> {
    T::deserialize_from_value(value.into_value(), at)
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

/// The known word that is near, as it is shown.
pub fn near<'a>(word: &str, known: impl IntoIterator<Item = &'a &'a str>) -> Option<String> {
    let word = beginning(word);
    let letters = word.chars().count();
    let nearest = known
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
    nearest.map(|(_, near)| shown(near))
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

/// A word that is not one of the known ones.
pub fn unknown_word(word: String, near: Option<String>, known: Option<Vec<String>>) -> What {
    What::UnknownWord { word, near, known }
}

/// What is to be said of a word that is not one of the known ones: the nearest, or else all of them.
pub fn told_with(what: UnknownProblem, word: &str, known: &[&str]) -> What {
    let near = near(word, known);
    let all = (near.is_none() && !known.is_empty()).then(|| some_of(known.iter().copied()));
    what(shown(word), near, all)
}

/// A text in quotation marks, as paths have it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", shown(text))
}

fn expected(kinds: &[ValueKind]) -> Vec<ExpectedValue> {
    let expected = kinds.iter().map(|kind| match kind {
        ValueKind::Null => ExpectedValue::Null,
        ValueKind::Boolean => ExpectedValue::Boolean,
        ValueKind::Integer => ExpectedValue::Whole,
        ValueKind::NegativeInteger => ExpectedValue::Negative,
        ValueKind::Float => ExpectedValue::Number,
        ValueKind::String => ExpectedValue::Text,
        ValueKind::Sequence => ExpectedValue::List,
        ValueKind::Map => ExpectedValue::Object,
    });
    expected.collect()
}

/// What stands there instead.
pub fn found(value: &serde_json::Value) -> FoundValue {
    match value {
        serde_json::Value::Array(_) => FoundValue::List,
        serde_json::Value::Object(_) => FoundValue::Object,
        serde_json::Value::String(text) => FoundValue::Text { text: shown(text) },
        other => FoundValue::Value {
            value: other.to_string(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_near_word_is_offered_and_a_far_one_is_not() {
        assert_eq!(near("edgez", &["edges", "kind"]).unwrap(), "edges");
        assert_eq!(near("Count", &["count"]).unwrap(), "count");
        assert_eq!(near("windmill", &["edges", "kind"]), None);
    }

    #[test]
    fn odd_keys_are_quoted_in_a_path() {
        let at = ValuePointerRef::Origin;
        let at = at.push_key("tiles");
        let at = at.push_key("base/C");
        assert_eq!(path(at.push_key("x")), "tiles[\"base/C\"].x");
    }
}
