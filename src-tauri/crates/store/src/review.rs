//! What was found of a game when it was looked at again, part by part.

use crate::game::GameId;
use crate::row::text;
use crate::{MissingItem, Store, StoreError};
use rusqlite::named_params;
use std::collections::BTreeMap;

impl Store {
    /// The parts that were found of a game, by their numbers, as far as they are of this subject.
    pub async fn review(
        &self,
        game: GameId,
        subject: String,
    ) -> Result<Vec<(u32, String)>, StoreError> {
        self.read(move |t| {
            let query = "SELECT nth, part FROM review
                 WHERE game = :game AND subject = :subject AND nth BETWEEN 0 AND :most ORDER BY nth";
            let mut query = t.prepare(query)?;
            let given =
                named_params! { ":game": game.0, ":subject": subject, ":most": u32::MAX };
            let parts = query.query_map(given, |row| {
                Ok((row.get("nth")?, text(row, "part")?.unwrap_or_default()))
            })?;
            Ok(parts.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Of how many parts something is kept, of each game of which anything is.
    pub async fn reviewed(&self) -> Result<BTreeMap<GameId, u32>, StoreError> {
        self.read(|t| {
            let query = "SELECT game, min(count(*), :most) AS parts FROM review
                 WHERE game BETWEEN 0 AND :most GROUP BY game";
            let mut query = t.prepare(query)?;
            let counted = query.query_map(named_params! { ":most": u32::MAX }, |row| {
                Ok((GameId(row.get("game")?), row.get("parts")?))
            })?;
            Ok(counted.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Keeps parts of a game, all or none; what was found of another subject of it goes.
    pub async fn keep_review(
        &self,
        game: GameId,
        subject: String,
        parts: Vec<(u32, String)>,
    ) -> Result<(), StoreError> {
        self.transact(move |t| {
            let there = "SELECT 1 FROM game WHERE id = :game AND deleted_at IS NULL";
            if !t
                .prepare(there)?
                .exists(named_params! { ":game": game.0 })?
            {
                return Err(StoreError::NotThere(MissingItem::Game));
            }
            t.execute(
                "DELETE FROM review WHERE game = :game AND subject <> :subject",
                named_params! { ":game": game.0, ":subject": subject },
            )?;
            let mut query = t.prepare(
                "INSERT OR REPLACE INTO review (game, subject, nth, part)
                 VALUES (:game, :subject, :nth, :part)",
            )?;
            for (nth, part) in &parts {
                query.execute(named_params! {
                    ":game": game.0, ":subject": subject, ":nth": nth, ":part": part,
                })?;
            }
            Ok(())
        })
        .await
    }
}
