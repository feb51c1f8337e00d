//! What is wrong with a file: where, which fault, with the facts of one sentence.

mod facts;
#[cfg(test)]
mod tests;
mod what;
mod words;

pub(crate) use facts::LONGEST_WORD;
pub(crate) use facts::beginning;
pub use facts::{ExpectedValue, FactNumber, FoundValue, Reasons, shown, some_of};
use rules::setup::SetupProblem;
use serde::Serialize;
use std::fmt;
pub use what::What;

/// Whether a file can still be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// It cannot.
    Error,
    /// It can, but perhaps it is not what was meant.
    Warning,
}

/// The longest path and the longest sentence, in bytes: what a file says itself is shown, but never all of it.
const LONGEST_PATH: usize = 300;
const LONGEST_MESSAGE: usize = 1000;

/// One fault of a file. No sentence: words are chosen by whoever shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Problem {
    /// The file, when there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// Where in the file, such as `tiles[3].segments[1].edgez`; empty for the whole.
    pub path: String,
    /// Which fault, such as `unknown-field`.
    pub code: &'static str,
    /// What is to be said of it.
    pub what: Box<What>,
    /// Whether the file can still be used.
    pub severity: Severity,
}

impl Problem {
    /// A fault that makes the file unusable.
    pub fn error(path: impl Into<String>, what: What) -> Self {
        Self {
            file: None,
            path: cut(path.into(), LONGEST_PATH),
            code: what.code(),
            what: Box::new(what),
            severity: Severity::Error,
        }
    }

    /// Something that deserves a second look.
    pub fn warning(path: impl Into<String>, what: What) -> Self {
        Self {
            severity: Severity::Warning,
            ..Self::error(path, what)
        }
    }

    /// The same problem under another code, where one sentence serves two.
    #[must_use]
    pub fn coded(self, code: &'static str) -> Self {
        Self { code, ..self }
    }

    /// The same problem of a named file.
    #[must_use]
    pub fn of_file(self, file: impl Into<String>) -> Self {
        Self {
            file: Some(file.into()),
            ..self
        }
    }

    /// The same problem of a value that lies at `outer`.
    #[must_use]
    pub fn under(self, outer: &str) -> Self {
        Self {
            path: join(outer, &self.path),
            ..self
        }
    }

    /// The same problem of a file that lies within another: its path there stands before the path in it.
    #[must_use]
    pub fn within(self, entry: &str) -> Self {
        let path = match self.path.as_str() {
            "" => entry.to_owned(),
            path => format!("{entry}:{path}"),
        };
        Self {
            path: cut(path, LONGEST_PATH),
            ..self
        }
    }

    /// True unless it is only a warning.
    pub const fn is_error(&self) -> bool {
        matches!(self.severity, Severity::Error)
    }

    /// One sentence in English, for the terminal.
    pub fn message(&self) -> String {
        cut(words::explain(&self.what), LONGEST_MESSAGE)
    }
}

impl From<SetupProblem> for Problem {
    fn from(fault: SetupProblem) -> Self {
        let SetupProblem {
            path,
            code,
            facts,
            reasons,
        } = fault;
        let what = What::Impossible {
            code,
            facts: facts.into_iter().collect(),
            reasons: Reasons(reasons),
        };
        Self::error(path, what)
    }
}

fn cut(mut text: String, most: usize) -> String {
    if text.len() > most {
        text.truncate(text.floor_char_boundary(most));
        text.push('…');
    }
    text
}

/// One path after another: `setup` and `mix.sets` make `setup.mix.sets`.
pub(crate) fn join(outer: &str, inner: &str) -> String {
    match (outer.is_empty(), inner.is_empty()) {
        (true, _) => inner.to_owned(),
        (_, true) => outer.to_owned(),
        _ if inner.starts_with('[') => [outer, inner].concat(),
        _ => [outer, ".", inner].concat(),
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{file}:")?;
        }
        if !self.path.is_empty() {
            write!(f, "{}:", self.path)?;
        }
        if self.file.is_some() || !self.path.is_empty() {
            f.write_str(" ")?;
        }
        if !self.is_error() {
            f.write_str("warning: ")?;
        }
        f.write_str(&self.message())
    }
}
