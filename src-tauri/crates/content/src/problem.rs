//! What is wrong with a file: where, which fault, one sentence.
//! Knows no format; whoever finds a fault writes one of these.

use rules::setup::Fault;
use serde::Serialize;
use std::fmt;

/// Whether a file can still be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
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

/// One fault of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Problem {
    /// The file, when there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// Where in the file, such as `tiles[3].segments[1].edgez`; empty for the whole.
    pub path: String,
    /// Which fault, such as `unknown-field`.
    pub code: &'static str,
    /// One sentence for a person.
    pub message: String,
    /// Whether the file can still be used.
    pub severity: Severity,
}

impl Problem {
    /// A fault that makes the file unusable.
    pub fn error(path: impl Into<String>, code: &'static str, message: impl Into<String>) -> Self {
        let (path, message) = (path.into(), message.into());
        Self {
            file: None,
            path: cut(path, LONGEST_PATH),
            code,
            message: cut(message, LONGEST_MESSAGE),
            severity: Severity::Error,
        }
    }

    /// Something that deserves a second look.
    pub fn warning(
        path: impl Into<String>,
        code: &'static str,
        message: impl Into<String>,
    ) -> Self {
        Self {
            severity: Severity::Warning,
            ..Self::error(path, code, message)
        }
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

    /// True unless it is only a warning.
    pub const fn is_error(&self) -> bool {
        matches!(self.severity, Severity::Error)
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        Self::error(fault.path, fault.code, fault.message)
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
        _ if inner.starts_with('[') => format!("{outer}{inner}"),
        _ => format!("{outer}.{inner}"),
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
        f.write_str(&self.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_makes_a_sentence_long() {
        let long = "é".repeat(5000);
        let problem = Problem::error(&long, "wrong-value", &long);
        assert_eq!(problem.path.len(), LONGEST_PATH + '…'.len_utf8());
        assert_eq!(problem.message.len(), LONGEST_MESSAGE + '…'.len_utf8());
    }

    #[test]
    fn a_problem_is_one_line_with_its_file_and_path() {
        let problem = Problem::error("tiles[0].count", "missing-field", "this field is missing");
        assert_eq!(problem.to_string(), "tiles[0].count: this field is missing");
        assert_eq!(
            problem.clone().under("set").of_file("a.json").to_string(),
            "a.json:set.tiles[0].count: this field is missing"
        );
        assert_eq!(
            Problem::error("", "not-json", "no")
                .of_file("a.json")
                .to_string(),
            "a.json: no"
        );
        let warning = Problem::warning("rooms[0]", "rule-without-tile", "no tile");
        assert_eq!(warning.to_string(), "rooms[0]: warning: no tile");
    }
}
