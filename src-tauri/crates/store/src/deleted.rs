//! What was deleted, for how long it can be brought back, and what can be now, the last first. It must not know how
//! anything comes back: each table does that itself.

use crate::document::{self, Document};
use crate::game::{self, GameRow};
use crate::lesson;
use crate::{Store, StoreError};
use rusqlite::{Row, named_params};

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
pub struct Deleted<T> {
    pub it: T,
    pub at: u32,
}

impl<T> Deleted<T> {
    /// When it is gone for good, in seconds since 1970.
    #[must_use]
    pub fn until(&self) -> u32 {
        self.at.saturating_add(KEPT_FOR as u32)
    }
}

impl Store {
    /// What was left by now: to be asked for before anything is begun.
    pub async fn leftovers(&self) -> Result<Leftovers, StoreError> {
        self.read(|t| {
            let newest = "SELECT ifnull(max(id), 0) FROM game";
            Ok(Leftovers {
                game: t.query_row(newest, [], |row| row.get(0))?,
                reset: lesson::latest_reset(t)?,
            })
        })
        .await
    }

    /// The games that somebody deleted: those that only tried a tile go by themselves and are not among them.
    pub async fn deleted_games(&self) -> Result<Vec<Deleted<GameRow>>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare(
                "SELECT * FROM game
                 WHERE deleted_at BETWEEN 0 AND :most AND id BETWEEN 0 AND :most
                    AND id NOT IN (SELECT game FROM trial)
                 ORDER BY deleted_at DESC, id DESC",
            )?;
            let games = query.query_map(named_params! { ":most": u32::MAX }, |row| {
                deleted(row, game::row(row)?)
            })?;
            Ok(games.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// The documents that somebody deleted, of every kind.
    pub async fn deleted_documents(&self) -> Result<Vec<Deleted<Document>>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare(
                "SELECT * FROM document
                 WHERE deleted_at BETWEEN 0 AND :most AND id BETWEEN 0 AND :most
                 ORDER BY deleted_at DESC, id DESC",
            )?;
            let documents = query.query_map(named_params! { ":most": u32::MAX }, |row| {
                deleted(row, document::row(row)?)
            })?;
            Ok(documents.collect::<Result<_, _>>()?)
        })
        .await
    }
}

pub(crate) fn deleted<T>(row: &Row<'_>, it: T) -> rusqlite::Result<Deleted<T>> {
    let at = row.get("deleted_at")?;
    Ok(Deleted { it, at })
}
