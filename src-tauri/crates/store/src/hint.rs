//! What hints showed, kept with its game by the decision that led there.

use crate::action::ActionId;
use crate::game::GameId;
use crate::row::{one, text};
use crate::{MissingItem, Store, StoreError};
use rusqlite::{OptionalExtension, named_params};

/// The beginning of a game has no decision that led there.
fn name(after: Option<ActionId>) -> String {
    after.map_or_else(|| "0".to_owned(), |id| id.0.to_string())
}

impl Store {
    /// What a hint showed after a decision, if any did.
    pub async fn hint(
        &self,
        game: GameId,
        after: Option<ActionId>,
    ) -> Result<Option<String>, StoreError> {
        self.read(move |t| {
            let query = "SELECT hint.value AS shown FROM game,
                    json_each(iif(json_valid(hints), hints, '{}')) AS hint
                 WHERE game.id = :game AND hint.key = :after AND hint.type = 'text'";
            let given = named_params! { ":game": game.0, ":after": name(after) };
            let shown = t.query_row(query, given, |row| text(row, "shown"));
            Ok(shown.optional()?.flatten())
        })
        .await
    }

    /// Keeps what a hint showed after a decision, in the place of what one showed there before.
    pub async fn keep_hint(
        &self,
        game: GameId,
        after: Option<ActionId>,
        shown: String,
    ) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE game SET hints = json_set(
                    iif(json_valid(hints), hints, '{}'), '$.\"' || :after || '\"', :shown)
                 WHERE id = :game AND deleted_at IS NULL";
            let given = named_params! { ":game": game.0, ":after": name(after), ":shown": shown };
            one(t.execute(query, given)?, MissingItem::Game)
        })
        .await
    }
}
