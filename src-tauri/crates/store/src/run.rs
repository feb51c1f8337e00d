//! Runs of the lab: what is played, and the figures of the games that were played.

use crate::deleted::KEPT_FOR;
use crate::row::{one, text};
use crate::{MissingItem, StorageTrouble, Store, StoreError, TroubleKind};
use rusqlite::{OptionalExtension, Row, Transaction, named_params};
use serde::{Deserialize, Serialize};

/// The number of a run; never given twice.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[serde(transparent)]
pub struct RunId(pub u32);

/// What is to be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRun {
    /// The id of the mix that it is kept with.
    pub mix: String,
    /// What the mix is called.
    pub name: String,
    /// How its games begin; needs nothing but itself.
    pub beginning: String,
    /// The words of the bots, with commas between them.
    pub bots: String,
    pub games: u32,
    pub seed: u32,
    /// The edition of the rules that it begins with.
    pub rules: u32,
    /// The versions of the bots, with commas between them.
    pub versions: String,
}

/// A run as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRun {
    pub id: RunId,
    pub new: NewRun,
    /// How many games are played.
    pub done: u32,
    /// Their figures.
    pub figures: Option<String>,
    /// Seconds since 1970.
    pub created_at: u32,
}

impl Store {
    /// Every run that is not deleted, the latest first.
    pub async fn runs(&self) -> Result<Vec<StoredRun>, StoreError> {
        self.read(|t| {
            let query = "SELECT * FROM run
                         WHERE deleted_at IS NULL AND id BETWEEN 0 AND :most ORDER BY id DESC";
            let mut query = t.prepare(query)?;
            let runs = query.query_map(named_params! { ":most": u32::MAX }, row)?;
            Ok(runs.collect::<Result<_, _>>()?)
        })
        .await
    }

    pub async fn run(&self, id: RunId) -> Result<StoredRun, StoreError> {
        self.read(move |t| read(t, id)).await
    }

    /// Keeps a new run.
    pub async fn add_run(&self, new: NewRun) -> Result<StoredRun, StoreError> {
        self.transact(move |t| {
            t.execute(
                "INSERT INTO run (mix, name, beginning, bots, games, seed, rules, versions)
                 VALUES (:mix, :name, :beginning, :bots, :games, :seed, :rules, :versions)",
                named_params! {
                    ":mix": new.mix,
                    ":name": new.name,
                    ":beginning": new.beginning,
                    ":bots": new.bots,
                    ":games": new.games,
                    ":seed": new.seed,
                    ":rules": new.rules,
                    ":versions": new.versions,
                },
            )?;
            let id = u32::try_from(t.last_insert_rowid()).map_err(|_| {
                let detail = "no number is left for another run";
                StorageTrouble::new(TroubleKind::Damaged, detail)
            })?;
            read(t, RunId(id))
        })
        .await
    }

    /// Keeps the figures of the first games; fewer than are kept already change nothing.
    pub async fn keep_figures(
        &self,
        id: RunId,
        done: u32,
        figures: String,
    ) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE run SET done = :done, figures = :figures
                         WHERE id = :id AND done <= :done";
            t.execute(
                query,
                named_params! { ":id": id.0, ":done": done, ":figures": figures },
            )?;
            Ok(())
        })
        .await
    }

    /// Takes a run off the list; it can be restored until `forget_runs` removes it.
    pub async fn delete_run(&self, id: RunId) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE run SET deleted_at = unixepoch()
                         WHERE id = :id AND deleted_at IS NULL";
            one(
                t.execute(query, named_params! { ":id": id.0 })?,
                MissingItem::Run,
            )
        })
        .await
    }

    /// Puts a deleted run back on the list, and answers with it.
    pub async fn restore_run(&self, id: RunId) -> Result<StoredRun, StoreError> {
        self.transact(move |t| {
            let query = "UPDATE run SET deleted_at = NULL WHERE id = :id";
            one(
                t.execute(query, named_params! { ":id": id.0 })?,
                MissingItem::Run,
            )?;
            read(t, id)
        })
        .await
    }

    /// Removes for good what was deleted longer ago than games are kept. `now` is in seconds since 1970.
    pub async fn forget_runs(&self, now: u64) -> Result<usize, StoreError> {
        let until = now.saturating_sub(KEPT_FOR) as i64;
        self.transact(move |t| {
            let query = "DELETE FROM run WHERE deleted_at < :until";
            Ok(t.execute(query, named_params! { ":until": until })?)
        })
        .await
    }
}

fn read(t: &Transaction<'_>, id: RunId) -> Result<StoredRun, StoreError> {
    let query = "SELECT * FROM run WHERE id = :id AND deleted_at IS NULL";
    let run = t
        .query_row(query, named_params! { ":id": id.0 }, row)
        .optional()?;
    run.ok_or(StoreError::NotThere(MissingItem::Run))
}

fn row(row: &Row<'_>) -> rusqlite::Result<StoredRun> {
    Ok(StoredRun {
        id: RunId(row.get("id")?),
        new: NewRun {
            mix: text(row, "mix")?.unwrap_or_default(),
            name: text(row, "name")?.unwrap_or_default(),
            beginning: text(row, "beginning")?.unwrap_or_default(),
            bots: text(row, "bots")?.unwrap_or_default(),
            games: row.get("games")?,
            seed: row.get("seed")?,
            rules: row.get("rules")?,
            versions: text(row, "versions")?.unwrap_or_default(),
        },
        done: row.get("done")?,
        figures: text(row, "figures")?,
        created_at: row.get("created_at")?,
    })
}
