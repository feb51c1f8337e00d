//! What was deleted, and for how long it can be brought back. Each table lists its own and brings it back itself.

use rusqlite::Row;

/// How long what was deleted can still be brought back, in seconds.
pub const KEPT_FOR: u64 = 30 * 24 * 60 * 60;

/// How far what an earlier run of the program left reaches: the games that only tried something, and the lessons that were
/// reset. Whatever came later belongs to this run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Leftovers {
    /// The newest game.
    pub(crate) game: i64,
    /// The latest reset.
    pub(crate) reset: u32,
}

/// Something that was deleted, and when that was, in seconds since 1970.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeletedItem<T> {
    pub it: T,
    pub at: u32,
}

impl<T> DeletedItem<T> {
    /// When it is gone for good, in seconds since 1970.
    #[must_use]
    pub fn until(&self) -> u32 {
        self.at.saturating_add(KEPT_FOR as u32)
    }
}

pub(crate) fn deleted<T>(row: &Row<'_>, it: T) -> rusqlite::Result<DeletedItem<T>> {
    let at = row.get("deleted_at")?;
    Ok(DeletedItem { it, at })
}
