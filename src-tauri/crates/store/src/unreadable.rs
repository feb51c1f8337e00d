//! Texts that could not be read any more when something new had to take their place.

use crate::{Store, StoreError};
use rusqlite::named_params;

/// How far somebody had come in a lesson, as it was kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableProgress {
    pub id: u32,
    /// The id of the lesson.
    pub name: String,
    pub body: String,
    /// Seconds since 1970.
    pub made_at: u32,
}

impl Store {
    /// Puts aside what is kept of a lesson, unless the very same lies there already.
    pub async fn put_unreadable_aside(&self, lesson: String) -> Result<(), StoreError> {
        self.transact(move |t| {
            t.execute(
                "INSERT INTO unreadable (name, body)
                 SELECT id, progress FROM lesson WHERE id = :lesson AND forgotten = 0
                 AND NOT EXISTS (SELECT 1 FROM unreadable WHERE name = lesson.id AND body = progress)",
                named_params! { ":lesson": lesson },
            )?;
            Ok(())
        })
        .await
    }

    /// Everything that was put aside, the latest first.
    pub async fn unreadable(&self) -> Result<Vec<UnreadableProgress>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare("SELECT * FROM unreadable ORDER BY id DESC")?;
            let texts = query.query_map([], |row| {
                Ok(UnreadableProgress {
                    id: row.get("id")?,
                    name: row.get("name")?,
                    body: row.get("body")?,
                    made_at: row.get("made_at")?,
                })
            })?;
            Ok(texts.collect::<Result<_, _>>()?)
        })
        .await
    }
}
