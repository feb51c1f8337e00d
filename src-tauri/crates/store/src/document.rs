//! Tile sets, mixes, positions and scenarios that a person makes: the text as it stands, every step that led there,
//! versions to go back to, and games that only try a tile.

use crate::deleted::{DeletedItem, KEPT_FOR, Leftovers, deleted};
use crate::row::{one, text};
use crate::{MissingItem, StorageTrouble, Store, StoreError, TroubleKind};
use rusqlite::{OptionalExtension, Row, Transaction, named_params};
use serde::{Deserialize, Serialize};

/// After so many steps a version is kept without anybody asking.
const STEPS_TO_A_VERSION: u32 = 50;

/// The number of a document; never given twice.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[serde(transparent)]
pub struct DocumentId(pub u32);

/// A document without its steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    pub id: DocumentId,
    pub kind: String,
    pub body: String,
    /// How many of its steps are done.
    pub head: u32,
    /// Grows with every change, so that nobody changes what was changed meanwhile.
    pub revision: u32,
    /// Seconds since 1970.
    pub updated_at: u32,
}

/// A step of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepRow {
    /// What was done.
    pub told: String,
    /// What it exchanged in the text.
    pub exchange: String,
}

/// A document as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    pub nth: u32,
    pub body: String,
    /// Seconds since 1970.
    pub made_at: u32,
}

/// A document that comes from outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IncomingDocument {
    /// There is none like it.
    New { kind: String, body: String },
    /// It takes the place of one that is there, as a step of that one.
    Instead {
        id: DocumentId,
        /// The one that is there, as whoever decided saw it.
        revision: u32,
        body: String,
        step: StepRow,
        /// What steps that were taken back had led to.
        abandoned: Option<String>,
    },
}

impl Store {
    /// The documents that somebody deleted, of every kind.
    pub async fn deleted_documents(&self) -> Result<Vec<DeletedItem<Document>>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare(
                "SELECT * FROM document
                 WHERE deleted_at BETWEEN 0 AND :most AND id BETWEEN 0 AND :most
                 ORDER BY deleted_at DESC, id DESC",
            )?;
            let documents = query.query_map(named_params! { ":most": u32::MAX }, |row| {
                deleted(row, self::row(row)?)
            })?;
            Ok(documents.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Every document that is not deleted, the one changed last first.
    pub async fn documents(&self) -> Result<Vec<Document>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare(
                "SELECT * FROM document WHERE deleted_at IS NULL AND id BETWEEN 0 AND :most
                 ORDER BY updated_at DESC, id DESC",
            )?;
            let documents = query.query_map(named_params! { ":most": u32::MAX }, row)?;
            Ok(documents.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// The documents of a kind in which a word stands, and no other: they are searched where they lie.
    pub async fn documents_naming(
        &self,
        kind: &'static str,
        word: &str,
    ) -> Result<Vec<Document>, StoreError> {
        let word = word.to_owned();
        self.read(move |t| {
            let mut query = t.prepare(
                "SELECT * FROM document WHERE deleted_at IS NULL AND id BETWEEN 0 AND :most
                    AND kind = :kind AND instr(body, :word) > 0
                 ORDER BY updated_at DESC, id DESC",
            )?;
            let given = named_params! { ":most": u32::MAX, ":kind": kind, ":word": word };
            let documents = query.query_map(given, row)?;
            Ok(documents.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Keeps a new document.
    pub async fn add_document(&self, kind: String, body: String) -> Result<Document, StoreError> {
        self.transact(move |t| add(t, &kind, &body)).await
    }

    /// Keeps several documents, all of them or none. Refused when one whose place is taken has changed since.
    pub async fn take_in(
        &self,
        incoming: Vec<IncomingDocument>,
    ) -> Result<Vec<Document>, StoreError> {
        self.transact(move |t| {
            let each = incoming.into_iter().map(|one| match one {
                IncomingDocument::New { kind, body } => add(t, &kind, &body),
                IncomingDocument::Instead {
                    id,
                    revision,
                    body,
                    step,
                    abandoned,
                } => {
                    // What stood there can be brought back, whatever is done next.
                    keep_version(t, id)?;
                    go_on(t, id, revision, &body, &step, abandoned.as_deref())
                }
            });
            each.collect()
        })
        .await
    }

    /// A document with all of its steps, also those that were taken back.
    pub async fn document(&self, id: DocumentId) -> Result<(Document, Vec<StepRow>), StoreError> {
        self.read(move |t| {
            let mut query = t.prepare("SELECT * FROM step WHERE document = :id ORDER BY nth")?;
            let steps = query.query_map(named_params! { ":id": id.0 }, |row| {
                Ok(StepRow {
                    told: text(row, "told")?.unwrap_or_default(),
                    exchange: text(row, "exchange")?.unwrap_or_default(),
                })
            })?;
            Ok((read(t, id)?, steps.collect::<Result<_, _>>()?))
        })
        .await
    }

    /// Keeps one step further. Steps that were taken back before are gone, but the document as they had
    /// made it stays as a version; `abandoned` is that text. Refused when the document has changed since.
    pub async fn add_step(
        &self,
        id: DocumentId,
        revision: u32,
        body: String,
        step: StepRow,
        abandoned: Option<String>,
    ) -> Result<Document, StoreError> {
        self.transact(move |t| go_on(t, id, revision, &body, &step, abandoned.as_deref()))
            .await
    }

    /// Goes back or forth along the steps; `body` is the document there.
    pub async fn stand_at_step(
        &self,
        id: DocumentId,
        revision: u32,
        head: u32,
        body: String,
    ) -> Result<Document, StoreError> {
        self.transact(move |t| {
            stand(t, id, revision, head, &body)?;
            read(t, id)
        })
        .await
    }

    /// Keeps the document as it stands, to go back to; not when the last version is the same.
    pub async fn keep_version(&self, id: DocumentId) -> Result<(), StoreError> {
        self.transact(move |t| {
            read(t, id)?;
            keep_version(t, id)
        })
        .await
    }

    /// The versions of a document, the last one first.
    pub async fn versions(&self, id: DocumentId) -> Result<Vec<Version>, StoreError> {
        self.read(move |t| {
            let mut query =
                t.prepare("SELECT * FROM version WHERE document = :id ORDER BY nth DESC")?;
            let versions = query.query_map(named_params! { ":id": id.0 }, |row| {
                Ok(Version {
                    nth: row.get("nth")?,
                    body: text(row, "body")?.unwrap_or_default(),
                    made_at: row.get("made_at")?,
                })
            })?;
            Ok(versions.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Takes a document off the list; it can be restored until `forget_deleted` removes it.
    pub async fn delete_document(&self, id: DocumentId) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE document SET deleted_at = unixepoch()
                         WHERE id = :id AND deleted_at IS NULL";
            one(
                t.execute(query, named_params! { ":id": id.0 })?,
                MissingItem::Document,
            )
        })
        .await
    }

    /// Puts a deleted document back on the list, and answers with it.
    pub async fn restore_document(&self, id: DocumentId) -> Result<Document, StoreError> {
        self.transact(move |t| {
            let query = "UPDATE document SET deleted_at = NULL WHERE id = :id";
            one(
                t.execute(query, named_params! { ":id": id.0 })?,
                MissingItem::Document,
            )?;
            read(t, id)
        })
        .await
    }

    /// Removes for good what was deleted longer ago than games are kept, and takes off every trial of an earlier run of the
    /// program: the window that showed it is closed. `now` is in seconds since 1970.
    pub async fn clear_workshop(&self, now: u64, left: Leftovers) -> Result<usize, StoreError> {
        let until = now.saturating_sub(KEPT_FOR) as i64;
        self.transact(move |t| {
            const GONE: &str = "SELECT id FROM document WHERE deleted_at < :until";
            let until = named_params! { ":until": until };
            t.execute(
                &format!("DELETE FROM step WHERE document IN ({GONE})"),
                until,
            )?;
            t.execute(
                &format!("DELETE FROM version WHERE document IN ({GONE})"),
                until,
            )?;
            t.execute(
                "UPDATE game SET deleted_at = unixepoch()
                 WHERE deleted_at IS NULL AND id IN (SELECT game FROM trial) AND id <= :newest",
                named_params! { ":newest": left.game },
            )?;
            Ok(t.execute("DELETE FROM document WHERE deleted_at < :until", until)?)
        })
        .await
    }
}

fn add(t: &Transaction<'_>, kind: &str, body: &str) -> Result<Document, StoreError> {
    t.execute(
        "INSERT INTO document (kind, body) VALUES (:kind, :body)",
        named_params! { ":kind": kind, ":body": body },
    )?;
    let id = u32::try_from(t.last_insert_rowid()).map_err(|_| {
        let detail = "no number is left for another document";
        StorageTrouble::new(TroubleKind::Damaged, detail)
    })?;
    keep_version(t, DocumentId(id))?;
    read(t, DocumentId(id))
}

/// One step further.
fn go_on(
    t: &Transaction<'_>,
    id: DocumentId,
    revision: u32,
    body: &str,
    step: &StepRow,
    abandoned: Option<&str>,
) -> Result<Document, StoreError> {
    let before = read(t, id)?;
    if let Some(abandoned) = abandoned {
        write_version(t, id, abandoned)?;
    }
    t.execute(
        "DELETE FROM step WHERE document = :id AND nth > :head",
        named_params! { ":id": id.0, ":head": before.head },
    )?;
    t.execute(
        "INSERT INTO step (document, nth, told, exchange) VALUES (:id, :nth, :told, :exchange)",
        named_params! {
            ":id": id.0,
            ":nth": before.head + 1,
            ":told": step.told,
            ":exchange": step.exchange,
        },
    )?;
    stand(t, id, revision, before.head + 1, body)?;
    if (before.head + 1).is_multiple_of(STEPS_TO_A_VERSION) {
        keep_version(t, id)?;
    }
    read(t, id)
}

/// A document that was changed meanwhile is left alone.
fn stand(
    t: &Transaction<'_>,
    id: DocumentId,
    revision: u32,
    head: u32,
    body: &str,
) -> Result<(), StoreError> {
    let changed = t.execute(
        "UPDATE document
         SET body = :body, head = :head, revision = revision + 1, updated_at = unixepoch()
         WHERE id = :id AND deleted_at IS NULL AND revision = :revision",
        named_params! { ":body": body, ":head": head, ":id": id.0, ":revision": revision },
    )?;
    if changed != 1 {
        read(t, id)?;
        return Err(StoreError::Moved);
    }
    Ok(())
}

fn keep_version(t: &Transaction<'_>, id: DocumentId) -> Result<(), StoreError> {
    let body = read(t, id)?.body;
    write_version(t, id, &body)
}

fn write_version(t: &Transaction<'_>, id: DocumentId, body: &str) -> Result<(), StoreError> {
    let query = "SELECT nth, body FROM version WHERE document = :id ORDER BY nth DESC LIMIT 1";
    let last = t
        .query_row(query, named_params! { ":id": id.0 }, |row| {
            Ok((row.get::<_, u32>("nth")?, text(row, "body")?))
        })
        .optional()?;
    if last
        .as_ref()
        .is_some_and(|(_, last)| last.as_deref() == Some(body))
    {
        return Ok(());
    }
    t.execute(
        "INSERT INTO version (document, nth, body) VALUES (:id, :nth, :body)",
        named_params! {
            ":id": id.0,
            ":nth": last.map_or(1, |(nth, _)| nth + 1),
            ":body": body,
        },
    )?;
    Ok(())
}

fn read(t: &Transaction<'_>, id: DocumentId) -> Result<Document, StoreError> {
    let query = "SELECT * FROM document WHERE id = :id AND deleted_at IS NULL";
    let document = t
        .query_row(query, named_params! { ":id": id.0 }, row)
        .optional()?;
    document.ok_or(StoreError::NotThere(MissingItem::Document))
}

pub(crate) fn row(row: &Row<'_>) -> rusqlite::Result<Document> {
    Ok(Document {
        id: DocumentId(row.get("id")?),
        kind: text(row, "kind")?.unwrap_or_default(),
        body: text(row, "body")?.unwrap_or_default(),
        head: row.get("head")?,
        revision: row.get("revision")?,
        updated_at: row.get("updated_at")?,
    })
}
