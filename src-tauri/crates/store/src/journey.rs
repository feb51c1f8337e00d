//! How far a person has come in each campaign: one row a campaign, and one for each time that it was reset.

use crate::lesson::{self, LessonRecord};
use crate::{Store, StoreError};
use rusqlite::{Transaction, named_params};

/// How far a person has come in a campaign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JourneyRow {
    pub campaign: String,
    pub way: String,
}

impl Store {
    /// Every journey that was begun.
    pub async fn journeys(&self) -> Result<Vec<JourneyRow>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare(
                "SELECT campaign, way FROM journey WHERE forgotten = 0 ORDER BY campaign",
            )?;
            let journeys = query.query_map([], |row| {
                Ok(JourneyRow {
                    campaign: row.get("campaign")?,
                    way: row.get("way")?,
                })
            })?;
            Ok(journeys.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Keeps how far somebody has come in a campaign.
    pub async fn keep_journey(&self, journey: JourneyRow) -> Result<(), StoreError> {
        self.transact(move |t| keep(t, &journey)).await
    }

    /// Puts aside what cannot be read of a journey, unless the very same lies there already.
    pub async fn put_journey_aside(&self, campaign: String) -> Result<(), StoreError> {
        self.transact(move |t| {
            t.execute(
                "INSERT INTO unreadable (name, body)
                 SELECT campaign, way FROM journey WHERE campaign = :campaign AND forgotten = 0
                 AND NOT EXISTS (SELECT 1 FROM unreadable WHERE name = journey.campaign AND body = way)",
                named_params! { ":campaign": campaign },
            )?;
            Ok(())
        })
        .await
    }

    /// Keeps how far somebody has come in a chapter and with it in its campaign, or neither.
    pub async fn keep_chapter(
        &self,
        kept: LessonRecord,
        journey: JourneyRow,
    ) -> Result<(), StoreError> {
        self.transact(move |t| {
            lesson::keep(t, kept)?;
            keep(t, &journey)
        })
        .await
    }
}

fn keep(t: &Transaction<'_>, journey: &JourneyRow) -> Result<(), StoreError> {
    t.prepare_cached(
        "INSERT INTO journey (campaign, way) VALUES (:campaign, :way)
         ON CONFLICT (campaign, forgotten) DO UPDATE SET way = :way, updated_at = unixepoch()",
    )?
    .execute(named_params! { ":campaign": journey.campaign, ":way": journey.way })?;
    Ok(())
}

/// Resets a journey under the number of a reset.
pub(crate) fn forget(t: &Transaction<'_>, campaign: &str, number: u32) -> Result<(), StoreError> {
    t.execute(
        "UPDATE journey SET forgotten = :number WHERE campaign = :campaign AND forgotten = 0",
        named_params! { ":campaign": campaign, ":number": number },
    )?;
    Ok(())
}

/// Brings back what a reset took; how many journeys that were.
pub(crate) fn recall(t: &Transaction<'_>, number: u32) -> Result<usize, StoreError> {
    let of_it = named_params! { ":number": number };
    t.execute(
        "DELETE FROM journey WHERE forgotten = 0
         AND campaign IN (SELECT campaign FROM journey WHERE forgotten = :number AND :number > 0)",
        of_it,
    )?;
    Ok(t.execute(
        "UPDATE journey SET forgotten = 0 WHERE forgotten = :number AND :number > 0",
        of_it,
    )?)
}

/// Removes for good what was reset, up to the number of a reset.
pub(crate) fn remove_forgotten(t: &Transaction<'_>, latest: u32) -> Result<(), StoreError> {
    let query = "DELETE FROM journey WHERE forgotten BETWEEN 1 AND :latest";
    t.execute(query, named_params! { ":latest": latest })?;
    Ok(())
}
