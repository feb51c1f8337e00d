//! One game out of a backup, beside the games that are kept: everything that was ever decided in it, under a new
//! number.

use crate::game::{self, GameId};
use crate::{MissingItem, StorageTrouble, StoreError, TroubleKind};
use rusqlite::types::Value;
use rusqlite::{Transaction, named_params, params_from_iter};
use std::collections::BTreeMap;

type RowValues = BTreeMap<String, Value>;

/// A game with the rows that belong to it; reviews are worked out anew.
#[derive(Debug)]
pub(super) struct WholeGame {
    game: RowValues,
    actions: Vec<RowValues>,
    pictures: Vec<RowValues>,
}

impl WholeGame {
    pub(super) fn read(from: &Transaction<'_>, id: GameId) -> Result<Self, StoreError> {
        let of = |query| rows(from, query, id);
        let mut games = of("SELECT * FROM game WHERE id = :id AND deleted_at IS NULL")?;
        let mut game = games.pop().ok_or(StoreError::NotThere(MissingItem::Game))?;
        // The game that it branched off from may be another one here.
        game.insert("branch_of".into(), Value::Null);
        game.insert("branch_at".into(), Value::Null);
        game.remove("id");
        Ok(Self {
            game,
            actions: of("SELECT * FROM action WHERE game = :id ORDER BY id")?,
            pictures: of("SELECT * FROM picture WHERE game = :id ORDER BY nth")?,
        })
    }

    /// Adds it beside all others.
    pub(super) fn write(mut self, to: &Transaction<'_>) -> Result<GameId, StoreError> {
        let head = self.game.insert("head".into(), Value::Null);
        insert(to, "game", &self.game)?;
        let game = to.last_insert_rowid();
        // The numbers of actions grow along each line, here as there.
        let mut numbers: BTreeMap<i64, i64> = BTreeMap::new();
        let here = |numbers: &BTreeMap<i64, i64>, there: Option<Value>| match there {
            Some(Value::Integer(there)) => numbers.get(&there).copied().map(Value::Integer),
            _ => Some(Value::Null),
        };
        for mut action in self.actions {
            let parent = here(&numbers, action.remove("parent")).ok_or_else(gap)?;
            action.insert("parent".into(), parent);
            action.insert("game".into(), game.into());
            let there = action.remove("id");
            insert(to, "action", &action)?;
            if let Some(Value::Integer(there)) = there {
                numbers.insert(there, to.last_insert_rowid());
            }
        }
        for mut picture in self.pictures {
            picture.insert("game".into(), game.into());
            insert(to, "picture", &picture)?;
        }
        let head = here(&numbers, head).ok_or_else(gap)?;
        to.execute(
            "UPDATE game SET head = :head WHERE id = :game",
            named_params! { ":head": head, ":game": game },
        )?;
        let id = u32::try_from(game).map_err(|_| game::no_number())?;
        Ok(GameId(id))
    }
}

fn gap() -> StoreError {
    StorageTrouble::new(TroubleKind::Damaged, "the line of the game has a gap").into()
}

fn rows(from: &Transaction<'_>, query: &str, id: GameId) -> Result<Vec<RowValues>, StoreError> {
    let mut query = from.prepare(query)?;
    let names: Vec<_> = query
        .column_names()
        .iter()
        .map(ToString::to_string)
        .collect();
    let rows = query.query_map(named_params! { ":id": id.0 }, |row| {
        let each = names.iter().enumerate();
        each.map(|(nth, name)| Ok((name.clone(), row.get(nth)?)))
            .collect::<rusqlite::Result<RowValues>>()
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn insert(to: &Transaction<'_>, table: &str, columns: &RowValues) -> rusqlite::Result<()> {
    let names: Vec<_> = columns.keys().map(String::as_str).collect();
    let places = vec!["?"; names.len()].join(", ");
    let query = format!(
        "INSERT INTO {table} ({}) VALUES ({places})",
        names.join(", ")
    );
    to.prepare_cached(&query)?
        .execute(params_from_iter(columns.values()))?;
    Ok(())
}
