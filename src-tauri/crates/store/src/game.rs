//! Kept games: one row a game, with the action at its head. It must not know what an action means, nor
//! how a game is set up; both are text to it.

use crate::action::{self, Act, ActionId, Line};
use crate::{Store, StoreError};
use rusqlite::{OptionalExtension, Row, Transaction, named_params};
use rusqlite_migration::M;

pub(crate) const CREATE: M<'_> = M::up(
    "CREATE TABLE game (
        id         INTEGER PRIMARY KEY AUTOINCREMENT,
        name       TEXT,
        setup      TEXT    NOT NULL,
        looks      TEXT    NOT NULL,
        cover      TEXT    NOT NULL,
        finished   INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
        created_at INTEGER NOT NULL DEFAULT (unixepoch()),
        updated_at INTEGER NOT NULL DEFAULT (unixepoch()),
        deleted_at INTEGER,
        branch_of  INTEGER REFERENCES game (id),
        branch_at  INTEGER,
        head       INTEGER,
        CHECK ((branch_of IS NULL) = (branch_at IS NULL)),
        FOREIGN KEY (id, head) REFERENCES action (game, id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT;",
);

/// The number of a game; never given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameId(pub u32);

/// A game to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    pub name: Option<String>,
    /// How it begins, as a game record says it.
    pub setup: String,
    /// How the seats look.
    pub looks: String,
    pub page: Page,
    /// What was played in it already.
    pub actions: Vec<Act>,
    /// The game and the number of actions that it branches off after.
    pub branch: Option<(GameId, u32)>,
}

/// What the list of games shows of one, written together with each change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    pub cover: String,
    pub finished: bool,
}

/// A kept game without its actions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub id: GameId,
    pub name: Option<String>,
    pub setup: String,
    pub looks: String,
    pub page: Page,
    /// Seconds since 1970.
    pub created_at: u32,
    pub updated_at: u32,
    pub branch: Option<(GameId, u32)>,
}

impl Store {
    /// Keeps a new game with everything played in it, or nothing of it.
    pub async fn add_game(&self, game: NewGame) -> Result<(Game, Line), StoreError> {
        self.transact(move |t| {
            t.execute(
                "INSERT INTO game (name, setup, looks, cover, finished, branch_of, branch_at)
                 VALUES (:name, :setup, :looks, :cover, :finished, :branch_of, :branch_at)",
                named_params! {
                    ":name": game.name,
                    ":setup": game.setup,
                    ":looks": game.looks,
                    ":cover": game.page.cover,
                    ":finished": game.page.finished,
                    ":branch_of": game.branch.map(|(id, _)| id.0),
                    ":branch_at": game.branch.map(|(_, after)| after),
                },
            )?;
            let id = GameId(t.last_insert_rowid() as u32);
            let mut head = None;
            for act in &game.actions {
                head = Some(action::add(t, id, head, act)?);
            }
            set_head(t, id, None, head, &game.page)?;
            Ok((read(t, id)?, action::line(t, id)?))
        })
        .await
    }

    /// Every game that is not deleted, the one played last first.
    pub async fn games(&self) -> Result<Vec<Game>, StoreError> {
        self.transact(|t| {
            let mut query = t.prepare(
                "SELECT * FROM game WHERE deleted_at IS NULL ORDER BY updated_at DESC, id DESC",
            )?;
            let games = query.query_map([], row)?;
            Ok(games.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// A game with the line that it stands on.
    pub async fn game(&self, id: GameId) -> Result<(Game, Line), StoreError> {
        self.transact(move |t| Ok((read(t, id)?, action::line(t, id)?)))
            .await
    }

    /// Moves the head of a game along its line, for undo and redo; `from` is where it stands.
    pub async fn move_head(
        &self,
        id: GameId,
        from: Option<ActionId>,
        to: Option<ActionId>,
        page: Page,
    ) -> Result<(), StoreError> {
        self.transact(move |t| set_head(t, id, from, to, &page))
            .await
    }

    pub async fn rename_game(&self, id: GameId, name: Option<String>) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE game SET name = :name WHERE id = :id AND deleted_at IS NULL";
            one(t.execute(query, named_params! { ":name": name, ":id": id.0 })?)
        })
        .await
    }

    /// Takes a game off the list; it can be restored.
    pub async fn delete_game(&self, id: GameId) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE game SET deleted_at = unixepoch()
                         WHERE id = :id AND deleted_at IS NULL";
            one(t.execute(query, named_params! { ":id": id.0 })?)
        })
        .await
    }

    /// Puts a deleted game back on the list.
    pub async fn restore_game(&self, id: GameId) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE game SET deleted_at = NULL WHERE id = :id";
            one(t.execute(query, named_params! { ":id": id.0 })?)
        })
        .await
    }
}

/// A head that is not where it was thought to be is left alone: two players never share one move.
pub(crate) fn set_head(
    t: &Transaction<'_>,
    id: GameId,
    from: Option<ActionId>,
    to: Option<ActionId>,
    page: &Page,
) -> Result<(), StoreError> {
    let changed = t.execute(
        "UPDATE game SET head = :to, cover = :cover, finished = :finished, updated_at = unixepoch()
         WHERE id = :id AND deleted_at IS NULL AND head IS :from",
        named_params! {
            ":to": to.map(|id| id.0),
            ":cover": page.cover,
            ":finished": page.finished,
            ":id": id.0,
            ":from": from.map(|id| id.0),
        },
    )?;
    one(changed)
}

fn one(changed: usize) -> Result<(), StoreError> {
    if changed == 1 {
        Ok(())
    } else {
        Err(StoreError::NotThere)
    }
}

fn read(t: &Transaction<'_>, id: GameId) -> Result<Game, StoreError> {
    let query = "SELECT * FROM game WHERE id = :id AND deleted_at IS NULL";
    t.query_row(query, named_params! { ":id": id.0 }, row)
        .optional()?
        .ok_or(StoreError::NotThere)
}

fn row(row: &Row<'_>) -> rusqlite::Result<Game> {
    let branch_of: Option<u32> = row.get("branch_of")?;
    let branch_at: Option<u32> = row.get("branch_at")?;
    Ok(Game {
        id: GameId(row.get("id")?),
        name: row.get("name")?,
        setup: row.get("setup")?,
        looks: row.get("looks")?,
        page: Page {
            cover: row.get("cover")?,
            finished: row.get("finished")?,
        },
        created_at: row.get("created_at")?,
        updated_at: row.get("updated_at")?,
        branch: branch_of.map(GameId).zip(branch_at),
    })
}
