//! How far a person has come in each lesson: one row a lesson, and one for each time that it was reset.

use crate::answer::{self, NewAnswer};
use crate::deleted::Leftovers;
use crate::journey;
use crate::offer;
use crate::{MissingItem, Store, StoreError};
use rusqlite::{Transaction, named_params};

/// How far a person has come in a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonRow {
    pub id: String,
    pub progress: String,
    /// The most stars that it was ever finished with; none as long as it was not.
    pub stars: u8,
    /// Seconds since 1970.
    pub updated_at: u32,
}

/// What is kept of a lesson at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonRecord {
    pub id: String,
    pub progress: String,
    /// The stars that it was just finished with.
    pub stars: Option<u8>,
    /// What was just answered.
    pub answer: Option<NewAnswer>,
}

impl Store {
    /// What was left by now: to be asked for before anything is begun.
    pub async fn leftovers(&self) -> Result<Leftovers, StoreError> {
        self.read(|t| {
            let newest = "SELECT ifnull(max(id), 0) FROM game";
            Ok(Leftovers {
                game: t.query_row(newest, [], |row| row.get(0))?,
                reset: latest_reset(t)?,
            })
        })
        .await
    }

    /// Every lesson that was begun, the one played last first.
    pub async fn lessons(&self) -> Result<Vec<LessonRow>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare(
                "SELECT id, progress, stars, updated_at FROM lesson WHERE forgotten = 0
                 ORDER BY updated_at DESC, id",
            )?;
            let lessons = query.query_map([], |row| {
                Ok(LessonRow {
                    id: row.get("id")?,
                    progress: row.get("progress")?,
                    stars: row.get("stars")?,
                    updated_at: row.get("updated_at")?,
                })
            })?;
            Ok(lessons.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Keeps how far somebody has come, and the answer that led there, or neither. The best stars stay.
    pub async fn keep_lesson(&self, kept: LessonRecord) -> Result<(), StoreError> {
        self.transact(move |t| keep(t, kept)).await
    }

    /// Resets lessons, and the journeys through campaigns to which they belong; the rules that they teach may be offered
    /// again. Answers with the number of this reset.
    pub async fn reset_lessons(
        &self,
        ids: Vec<String>,
        campaigns: Vec<String>,
        rules: Vec<String>,
    ) -> Result<u32, StoreError> {
        self.transact(move |t| {
            let number = latest_reset(t)? + 1;
            for id in ids {
                let of_it = named_params! { ":id": id, ":number": number };
                t.execute(
                    "UPDATE lesson SET forgotten = :number WHERE id = :id AND forgotten = 0",
                    of_it,
                )?;
                answer::forget(t, &id, number)?;
            }
            for campaign in campaigns {
                journey::forget(t, &campaign, number)?;
            }
            offer::forget(t, &rules)?;
            Ok(number)
        })
        .await
    }

    /// Brings back what a reset took: how far somebody had come, and what was answered.
    pub async fn restore_lessons(&self, number: u32) -> Result<(), StoreError> {
        self.transact(move |t| {
            let of_it = named_params! { ":number": number };
            t.execute(
                "DELETE FROM lesson WHERE forgotten = 0
                 AND id IN (SELECT id FROM lesson WHERE forgotten = :number AND :number > 0)",
                of_it,
            )?;
            let brought = t.execute(
                "UPDATE lesson SET forgotten = 0 WHERE forgotten = :number AND :number > 0",
                of_it,
            )?;
            answer::recall(t, number)?;
            if brought + journey::recall(t, number)? == 0 {
                return Err(StoreError::NotThere(MissingItem::Lesson));
            }
            Ok(())
        })
        .await
    }

    /// Removes for good what was reset in an earlier run of the program; how many lessons that were.
    pub async fn forget_reset_lessons(&self, left: Leftovers) -> Result<usize, StoreError> {
        self.transact(move |t| {
            answer::remove_forgotten(t, left.reset)?;
            journey::remove_forgotten(t, left.reset)?;
            let query = "DELETE FROM lesson WHERE forgotten BETWEEN 1 AND :latest";
            Ok(t.execute(query, named_params! { ":latest": left.reset })?)
        })
        .await
    }
}

pub(crate) fn keep(t: &Transaction<'_>, kept: LessonRecord) -> Result<(), StoreError> {
    t.prepare_cached(
        "INSERT INTO lesson (id, progress, stars) VALUES (:id, :progress, :stars)
         ON CONFLICT (id, forgotten) DO UPDATE SET
            progress = :progress, stars = max(stars, :stars), updated_at = unixepoch()",
    )?
    .execute(named_params! {
        ":id": kept.id,
        ":progress": kept.progress,
        ":stars": kept.stars.unwrap_or_default(),
    })?;
    kept.answer
        .map_or(Ok(()), |new| answer::add(t, &kept.id, &new))
}

/// The number of the latest reset; none where there was none.
pub(crate) fn latest_reset(t: &Transaction<'_>) -> Result<u32, StoreError> {
    let query = "SELECT max(
            (SELECT ifnull(max(forgotten), 0) FROM lesson),
            (SELECT ifnull(max(forgotten), 0) FROM journey)
        )";
    Ok(t.query_row(query, [], |row| row.get(0))?)
}
