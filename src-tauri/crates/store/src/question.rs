//! Decisions that a person wants to be asked again: each with its position, so that it outlives the game that it came
//! from.

use crate::deleted::{DeletedItem, KEPT_FOR, deleted};
use crate::game::GameId;
use crate::row::{one, text};
use crate::{MissingItem, StorageTrouble, Store, StoreError, TroubleKind};
use rusqlite::{OptionalExtension, Row, Transaction, named_params};

/// The number of a question; never given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QuestionId(pub u32);

/// A question to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewQuestion {
    /// The game that it came from, which may be gone.
    pub game: GameId,
    /// How many decisions were taken before.
    pub step: u32,
    pub turn: u16,
    /// What the game was called then.
    pub name: Option<String>,
    /// The same for the same question.
    pub mark: String,
    pub body: String,
}

/// A question as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionRow {
    pub id: QuestionId,
    pub new: NewQuestion,
    /// True when the game that it came from can be opened.
    pub has_game: bool,
    /// Seconds since 1970.
    pub created_at: u32,
}

/// Every column, and whether its game is there.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT *, EXISTS (SELECT 1 FROM game WHERE game.id = question.game
                AND game.deleted_at IS NULL) AS has_game FROM question ",
            $rest
        )
    };
}

impl Store {
    /// Every question that is not put away, the latest first.
    pub async fn questions(&self) -> Result<Vec<QuestionRow>, StoreError> {
        self.read(|t| {
            let query =
                select!("WHERE deleted_at IS NULL AND id BETWEEN 1 AND :most ORDER BY id DESC");
            let mut query = t.prepare(query)?;
            let all = query.query_map(named_params! { ":most": u32::MAX }, row)?;
            Ok(all.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Keeps a question, unless the same one is kept, which comes back where it was put away. Of `torn` ones, which
    /// nobody can read, none is taken for it.
    pub async fn add_question(
        &self,
        new: NewQuestion,
        torn: Vec<QuestionId>,
    ) -> Result<QuestionRow, StoreError> {
        self.transact(move |t| {
            let mut query = t.prepare("SELECT id FROM question WHERE mark = :mark ORDER BY id")?;
            let known = query.query_map(named_params! { ":mark": new.mark }, |row| {
                Ok(QuestionId(row.get("id")?))
            })?;
            let known = known.collect::<Result<Vec<_>, _>>()?;
            if let Some(id) = known.into_iter().find(|id| !torn.contains(id)) {
                let query = "UPDATE question SET deleted_at = NULL WHERE id = :id";
                one(
                    t.execute(query, named_params! { ":id": id.0 })?,
                    MissingItem::Question,
                )?;
                return read(t, id);
            }
            t.execute(
                "INSERT INTO question (game, step, turn, name, mark, body)
                 VALUES (:game, :step, :turn, :name, :mark, :body)",
                named_params! {
                    ":game": new.game.0,
                    ":step": new.step,
                    ":turn": new.turn,
                    ":name": new.name,
                    ":mark": new.mark,
                    ":body": new.body,
                },
            )?;
            let id = u32::try_from(t.last_insert_rowid()).map_err(|_| {
                let detail = "no number is left for another question";
                StorageTrouble::new(TroubleKind::Damaged, detail)
            })?;
            read(t, QuestionId(id))
        })
        .await
    }

    /// Puts a question away; it can be brought back until `forget_questions` removes it.
    pub async fn delete_question(&self, id: QuestionId) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE question SET deleted_at = unixepoch()
                         WHERE id = :id AND deleted_at IS NULL";
            one(
                t.execute(query, named_params! { ":id": id.0 })?,
                MissingItem::Question,
            )
        })
        .await
    }

    /// Brings a question back that was put away.
    pub async fn restore_question(&self, id: QuestionId) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE question SET deleted_at = NULL WHERE id = :id";
            one(
                t.execute(query, named_params! { ":id": id.0 })?,
                MissingItem::Question,
            )
        })
        .await
    }

    /// The questions that somebody put away, the last first.
    pub async fn deleted_questions(&self) -> Result<Vec<DeletedItem<QuestionRow>>, StoreError> {
        self.read(|t| {
            let query = select!(
                "WHERE deleted_at BETWEEN 0 AND :most AND id BETWEEN 1 AND :most
                 ORDER BY deleted_at DESC, id DESC"
            );
            let mut query = t.prepare(query)?;
            let all = query.query_map(named_params! { ":most": u32::MAX }, |given| {
                deleted(given, row(given)?)
            })?;
            Ok(all.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Removes for good what was put away longer ago than games are kept. `now` is in seconds since 1970.
    pub async fn forget_questions(&self, now: u64) -> Result<usize, StoreError> {
        let until = now.saturating_sub(KEPT_FOR) as i64;
        self.transact(move |t| {
            let query = "DELETE FROM question WHERE deleted_at < :until";
            Ok(t.execute(query, named_params! { ":until": until })?)
        })
        .await
    }
}

fn read(t: &Transaction<'_>, id: QuestionId) -> Result<QuestionRow, StoreError> {
    let query = select!("WHERE id = :id");
    let question = t
        .query_row(query, named_params! { ":id": id.0 }, row)
        .optional()?;
    question.ok_or(StoreError::NotThere(MissingItem::Question))
}

/// What another program wrote there and cannot be is read as nothing, so that the others are there.
fn row(row: &Row<'_>) -> rusqlite::Result<QuestionRow> {
    let number = |column| -> rusqlite::Result<i64> { row.get(column) };
    Ok(QuestionRow {
        id: QuestionId(row.get("id")?),
        new: NewQuestion {
            game: GameId(number("game")?.try_into().unwrap_or_default()),
            step: number("step")?.try_into().unwrap_or_default(),
            turn: number("turn")?.try_into().unwrap_or_default(),
            name: text(row, "name")?,
            mark: text(row, "mark")?.unwrap_or_default(),
            body: text(row, "body")?.unwrap_or_default(),
        },
        has_game: row.get("has_game")?,
        created_at: number("created_at")?.try_into().unwrap_or_default(),
    })
}
