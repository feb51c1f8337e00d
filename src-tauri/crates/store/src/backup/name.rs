//! How a backup is called: the version of its tables, when it was made, and why.

use super::folder::LOG;
use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};
use time::format_description::StaticFormatDescription;
use time::macros::format_description;
use time::{PrimitiveDateTime, UtcDateTime};

const TIME: StaticFormatDescription =
    format_description!("[year][month][day]T[hour][minute][second]Z");
const BEFORE: &str = "bastide-v";
const AFTER: &str = ".db";
const REPLACED: &str = "-replaced";

/// The name of a backup; earlier ones are less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Name {
    /// Seconds since 1970.
    pub(crate) made_at: u32,
    /// The version of the tables.
    pub(crate) version: u32,
    /// True when it is what other data took the place of.
    pub(crate) replaced: bool,
}

impl Name {
    /// None when a file is called otherwise.
    pub(crate) fn read(name: &str) -> Option<Self> {
        let inner = name.strip_prefix(BEFORE)?.strip_suffix(AFTER)?;
        let (version, rest) = inner.split_once('-')?;
        let (time, replaced) = match rest.strip_suffix(REPLACED) {
            Some(time) => (time, true),
            None => (rest, false),
        };
        let time = PrimitiveDateTime::parse(time, TIME).ok()?.assume_utc();
        let read = Self {
            made_at: u32::try_from(time.unix_timestamp()).ok()?,
            version: version.parse().ok()?,
            replaced,
        };
        // Two names of one backup would be two backups of one place.
        (read.to_string() == name).then_some(read)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = UtcDateTime::from_unix_timestamp(self.made_at.into()).map_err(|_| fmt::Error)?;
        let time = time.format(TIME).map_err(|_| fmt::Error)?;
        let replaced = if self.replaced { REPLACED } else { "" };
        write!(f, "{BEFORE}{}-{time}{replaced}{AFTER}", self.version)
    }
}

/// True for the name of a file that is made in the folder of backups.
pub(crate) fn is_ours(name: &str) -> bool {
    Name::read(name.strip_suffix(LOG).unwrap_or(name)).is_some()
}

/// By which a file that holds everything is known, where a person keeps it.
pub const ENDING: &str = "bastide-data";

/// What such a file is called today.
pub fn file_name() -> String {
    let today = UtcDateTime::now().date();
    format!("Bastide {today}.{ENDING}")
}

/// Seconds since 1970.
pub(crate) fn now() -> u32 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    u32::try_from(now.unwrap_or_default().as_secs()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::Name;

    #[test]
    fn a_name_says_version_and_time_and_is_read_again() {
        let name = Name {
            made_at: 1_795_398_300,
            version: 13,
            replaced: false,
        };
        assert_eq!(name.to_string(), "bastide-v13-20261123T014500Z.db");
        assert_eq!(Name::read("bastide-v13-20261123T014500Z.db"), Some(name));
        let replaced = Name {
            replaced: true,
            ..name
        };
        let called = "bastide-v13-20261123T014500Z-replaced.db";
        assert_eq!(replaced.to_string(), called);
        assert_eq!(Name::read(called), Some(replaced));
    }

    #[test]
    fn what_is_called_otherwise_is_no_backup() {
        for other in [
            "bastide.db",
            "bastide-v13-20261123T014500Z.db-wal",
            "bastide-v13-20261123T014500Z.db.part",
            "bastide-v+13-20261123T014500Z.db",
            "bastide-v13-20261323T014500Z.db",
            "../bastide-v13-20261123T014500Z.db",
            "bastide-v13-20261123T014500Z-other.db",
        ] {
            assert_eq!(Name::read(other), None, "{other}");
        }
    }
}
