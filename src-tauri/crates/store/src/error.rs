//! What can be the matter with a folder, a file or a disk (full, in use, damaged), as types with codes.

use rusqlite::ffi::{ErrorCode, SQLITE_IOERR_SHMSIZE, code_to_str};
use rusqlite_migration::MigrationDefinitionError;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a use of the store failed; whatever it was doing has not happened.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("{0}")]
    Disk(#[from] StorageTrouble),
    #[error("{0}")]
    Refused(#[from] Refusal),
    #[error("this {0} is not there")]
    NotThere(MissingItem),
    #[error("it has changed since it was read")]
    Moved,
    #[error("the store stopped in the middle of its work: {0}")]
    Bug(String),
}

/// What was asked for and is not kept, or not any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissingItem {
    Game,
    Document,
    Lesson,
    Question,
    Run,
}

impl fmt::Display for MissingItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Game => "game",
            Self::Document => "document",
            Self::Lesson => "lesson",
            Self::Question => "question",
            Self::Run => "run",
        })
    }
}

/// What is the matter with the folder or the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error, specta::Type)]
#[serde(rename_all = "camelCase")]
#[error("{kind}: {detail}")]
pub struct StorageTrouble {
    pub kind: TroubleKind,
    /// The words of the system, for a bug report, without a statement or a path; the kind is what a person is told.
    pub detail: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum TroubleKind {
    /// The folder or the file cannot be made, opened or written.
    NotWritable,
    /// The file is something else than a database.
    NotADatabase,
    /// The file is a database of another program.
    NotOurs,
    /// The file was written by a trial version, before the first release.
    TrialVersion,
    /// The file was written by a newer Bastide.
    NewerVersion,
    /// The file is a database of ours, but its content is broken.
    Damaged,
    /// Another program holds the file.
    Busy,
    /// Another Bastide has the folder open.
    InUse,
    /// The open file does not lie in the folder any more.
    Gone,
    /// Another file lies where the open one lay.
    Replaced,
    /// The open file was made shorter where it lies.
    CutShort,
    /// The disk is full.
    Full,
    /// SQLite failed in a way that has no name of its own here.
    Failed,
}

/// A value that a setting cannot have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field} cannot be {found}; allowed: {allowed:?}")]
pub struct Refusal {
    pub field: String,
    pub found: String,
    pub allowed: AllowedValues,
}

/// What a field may be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum AllowedValues {
    /// One of these; none are listed where nobody knows them.
    OneOf { values: Vec<String> },
    /// A whole number.
    Range { least: i32, most: i32 },
    /// A whole number, but not 0.
    RangeButZero { least: i32, most: i32 },
    /// At most so many.
    AtMost { most: u32 },
    /// A text of at most so many letters.
    Letters { most: u32 },
}

impl AllowedValues {
    /// One of these.
    pub fn one_of(values: impl IntoIterator<Item = impl ToString>) -> Self {
        Self::OneOf {
            values: values.into_iter().map(|value| value.to_string()).collect(),
        }
    }
}

impl StorageTrouble {
    pub(crate) fn new(kind: TroubleKind, detail: impl fmt::Display) -> Self {
        Self {
            kind,
            detail: detail.to_string(),
        }
    }
}

impl TroubleKind {
    /// The code that logs, bug reports and the user interface share.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotWritable => "not-writable",
            Self::NotADatabase => "not-a-database",
            Self::NotOurs => "not-ours",
            Self::TrialVersion => "trial-version",
            Self::NewerVersion => "newer-version",
            Self::Damaged => "damaged",
            Self::Busy => "busy",
            Self::InUse => "in-use",
            Self::Gone => "gone",
            Self::Replaced => "replaced",
            Self::CutShort => "cut-short",
            Self::Full => "full",
            Self::Failed => "failed",
        }
    }
}

impl fmt::Display for TroubleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl From<rusqlite::Error> for StorageTrouble {
    fn from(error: rusqlite::Error) -> Self {
        let kind = match error.sqlite_error_code() {
            // What SQLite says when there is no room for the index of the log.
            _ if extended_code(&error) == Some(SQLITE_IOERR_SHMSIZE) => TroubleKind::Full,
            Some(ErrorCode::NotADatabase) => TroubleKind::NotADatabase,
            Some(ErrorCode::DatabaseCorrupt) => TroubleKind::Damaged,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => TroubleKind::Busy,
            Some(ErrorCode::DiskFull) => TroubleKind::Full,
            Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
                TroubleKind::NotWritable
            }
            Some(_) => TroubleKind::Failed,
            None => unreadable(&error),
        };
        Self::new(kind, words(&error))
    }
}

fn extended_code(error: &rusqlite::Error) -> Option<i32> {
    error.sqlite_error().map(|failure| failure.extended_code)
}

/// A value that no version of Bastide has written was put there by something else.
fn unreadable(error: &rusqlite::Error) -> TroubleKind {
    use rusqlite::Error;
    match error {
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..)
        | Error::Utf8Error(..)
        | Error::QueryReturnedNoRows => TroubleKind::Damaged,
        _ => TroubleKind::Failed,
    }
}

/// What SQLite says of it. Its own sentences may hold a path or a statement.
fn words(error: &rusqlite::Error) -> String {
    use rusqlite::Error;
    match error {
        Error::SqliteFailure(failure, _) | Error::SqlInputError { error: failure, .. } => {
            format!(
                "{} ({})",
                code_to_str(failure.extended_code),
                failure.extended_code
            )
        }
        Error::FromSqlConversionFailure(column, of, _) => format!("column {column} is {of}"),
        Error::InvalidColumnType(column, name, of) => format!("column {column} ({name}) is {of}"),
        Error::IntegralValueOutOfRange(column, _) => format!("column {column} is out of range"),
        Error::QueryReturnedNoRows => "a row is missing".to_owned(),
        _ => "the database cannot be used".to_owned(),
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Disk(error.into())
    }
}

impl From<rusqlite_migration::Error> for StorageTrouble {
    fn from(error: rusqlite_migration::Error) -> Self {
        match error {
            rusqlite_migration::Error::RusqliteError { err, .. } => err.into(),
            rusqlite_migration::Error::MigrationDefinition(
                MigrationDefinitionError::DatabaseTooFarAhead,
            ) => Self::new(TroubleKind::NewerVersion, "more steps than are known"),
            _ => Self::new(
                TroubleKind::Failed,
                "the tables cannot be brought up to date",
            ),
        }
    }
}

impl From<std::io::Error> for StorageTrouble {
    fn from(error: std::io::Error) -> Self {
        let kind = match error.kind() {
            std::io::ErrorKind::StorageFull => TroubleKind::Full,
            _ => TroubleKind::NotWritable,
        };
        Self::new(kind, error)
    }
}

#[cfg(test)]
mod tests {
    use super::{StorageTrouble, TroubleKind};
    use rusqlite::{Error, ffi};

    #[test]
    fn a_disk_without_room_for_the_index_of_the_log_is_full() {
        for code in [ffi::SQLITE_FULL, ffi::SQLITE_IOERR_SHMSIZE] {
            let trouble = StorageTrouble::from(Error::SqliteFailure(ffi::Error::new(code), None));
            assert_eq!(trouble.kind, TroubleKind::Full, "{trouble}");
        }
        let read = ffi::Error::new(ffi::SQLITE_IOERR_READ);
        let trouble = StorageTrouble::from(Error::SqliteFailure(read, None));
        assert_eq!(trouble.kind, TroubleKind::Failed);
    }
}
