//! Kept games: one row a game, with the action at its head.

use crate::action::{self, Act, ActionId, KeptLine};
use crate::deleted::{DeletedItem, KEPT_FOR, deleted};
use crate::game_list::{GameList, GamesWanted, ListedGame};
use crate::picture::{self, PictureTiles};
use crate::row::{one, text};
use crate::{MissingItem, StorageTrouble, Store, StoreError, TroubleKind};
use rusqlite::{OptionalExtension, Row, Transaction, named_params};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// The number of a game; never given twice.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type,
)]
#[serde(transparent)]
pub struct GameId(pub u32);

/// A game to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    pub name: Option<String>,
    /// The version of the rules that it is played under.
    pub rules: u32,
    /// How it begins, as a game record says it.
    pub setup: String,
    /// Its tiles, as a game record says them.
    pub designs: String,
    pub page: Page,
    /// What was played in it already.
    pub actions: Vec<Act>,
    /// The game and the number of actions that it branches off after.
    pub branch: Option<(GameId, u32)>,
    /// True where nothing helps and nothing is taken back until it is over.
    pub locked: bool,
}

/// What the list of games shows of one, written together with each change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Page {
    pub cover: String,
    pub finished: bool,
    pub picture: PictureTiles,
}

/// A kept game without its tiles and actions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    pub id: GameId,
    pub name: Option<String>,
    pub rules: u32,
    pub setup: String,
    /// How the seats look, where the setup does not say it: before version 5 it did not.
    pub looks: String,
    pub page: Page,
    /// Seconds since 1970.
    pub created_at: u32,
    pub updated_at: u32,
    pub branch: Option<(GameId, u32)>,
    /// True where nothing helps and nothing is taken back until it is over.
    pub locked: bool,
}

impl Store {
    /// The games that somebody deleted: those that only tried a tile go by themselves and are not among them.
    pub async fn deleted_games(&self) -> Result<Vec<DeletedItem<GameRow>>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare(
                "SELECT * FROM game
                 WHERE deleted_at BETWEEN 0 AND :most AND id BETWEEN 0 AND :most
                    AND id NOT IN (SELECT game FROM trial)
                 ORDER BY deleted_at DESC, id DESC",
            )?;
            let games = query.query_map(named_params! { ":most": u32::MAX }, |row| {
                deleted(row, self::row(row)?)
            })?;
            Ok(games.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Keeps a new game with everything played in it, or nothing of it.
    pub async fn add_game(&self, game: NewGame) -> Result<(GameRow, KeptLine), StoreError> {
        self.transact(move |t| add(t, &game)).await
    }

    /// The same with a game that only tries something: no list of games shows it.
    pub async fn add_trial(&self, game: NewGame) -> Result<(GameRow, KeptLine), StoreError> {
        self.transact(move |t| {
            let added = add(t, &game)?;
            let query = "INSERT INTO trial (game) VALUES (:id)";
            t.execute(query, named_params! { ":id": added.0.id.0 })?;
            Ok(added)
        })
        .await
    }

    /// Every game that is not deleted, the one played last first, without their pictures.
    pub async fn games(&self) -> Result<Vec<GameRow>, StoreError> {
        let listed = self.read(list).await?.into_iter();
        Ok(listed.map(|game| game.row).collect())
    }

    /// A game with the line that it stands on.
    pub async fn game(&self, id: GameId) -> Result<(GameRow, KeptLine), StoreError> {
        self.read(move |t| Ok((read(t, id)?, action::line(t, id)?)))
            .await
    }

    /// A game with everything that was ever played in it, in the order in which it was kept, whether or not it makes a
    /// line.
    pub async fn game_as_kept(&self, id: GameId) -> Result<(GameRow, Vec<Act>), StoreError> {
        self.read(move |t| Ok((read(t, id)?, action::all(t, id)?)))
            .await
    }

    /// The tiles of a game, as a game record says them; none for one that names them.
    pub async fn designs(&self, id: GameId) -> Result<String, StoreError> {
        self.read(move |t| {
            let query = "SELECT designs FROM game WHERE id = :id AND deleted_at IS NULL";
            let designs = t.query_row(query, named_params! { ":id": id.0 }, |row| {
                text(row, "designs")
            });
            designs
                .optional()?
                .map(Option::unwrap_or_default)
                .ok_or(StoreError::NotThere(MissingItem::Game))
        })
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
            one(
                t.execute(query, named_params! { ":name": name, ":id": id.0 })?,
                MissingItem::Game,
            )
        })
        .await
    }

    /// Takes a game off the list; it can be restored until `forget_deleted` removes it.
    pub async fn delete_game(&self, id: GameId) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE game SET deleted_at = unixepoch()
                         WHERE id = :id AND deleted_at IS NULL";
            one(
                t.execute(query, named_params! { ":id": id.0 })?,
                MissingItem::Game,
            )
        })
        .await
    }

    /// Removes for good what was deleted longer ago than `KEPT_FOR`, with everything that was decided in it;
    /// `now` is in seconds since 1970. Answers how many games that were.
    pub async fn forget_deleted(&self, now: u64) -> Result<usize, StoreError> {
        let until = now.saturating_sub(KEPT_FOR) as i64;
        self.transact(move |t| {
            let until = named_params! { ":until": until };
            t.execute(
                "DELETE FROM picture WHERE game IN (SELECT id FROM game WHERE deleted_at < :until)",
                until,
            )?;
            t.execute(
                "DELETE FROM action WHERE game IN (SELECT id FROM game WHERE deleted_at < :until)",
                until,
            )?;
            t.execute(
                "DELETE FROM trial WHERE game IN (SELECT id FROM game WHERE deleted_at < :until)",
                until,
            )?;
            t.execute(
                "DELETE FROM review WHERE game IN (SELECT id FROM game WHERE deleted_at < :until)",
                until,
            )?;
            // What branched off from it is a game of its own.
            t.execute(
                "UPDATE game SET branch_of = NULL, branch_at = NULL
                 WHERE branch_of IN (SELECT id FROM game WHERE deleted_at < :until)",
                until,
            )?;
            Ok(t.execute("DELETE FROM game WHERE deleted_at < :until", until)?)
        })
        .await
    }

    /// Puts a deleted game back on the list.
    pub async fn restore_game(&self, id: GameId) -> Result<(), StoreError> {
        self.transact(move |t| {
            let query = "UPDATE game SET deleted_at = NULL WHERE id = :id";
            one(
                t.execute(query, named_params! { ":id": id.0 })?,
                MissingItem::Game,
            )
        })
        .await
    }
}

pub(crate) fn no_number() -> StorageTrouble {
    let detail = "no number is left for another game";
    StorageTrouble::new(TroubleKind::Damaged, detail)
}

pub(crate) fn list(t: &Transaction<'_>) -> Result<Vec<ListedGame>, StoreError> {
    let mut games = Vec::new();
    GameList::of(t).visit(GamesWanted::All, |game| {
        games.push(game);
        ControlFlow::Continue(())
    })?;
    Ok(games)
}

fn add(t: &Transaction<'_>, game: &NewGame) -> Result<(GameRow, KeptLine), StoreError> {
    t.execute(
        "INSERT INTO game
            (name, rules, setup, looks, designs, cover, finished, branch_of, branch_at, locked)
         VALUES
            (:name, :rules, :setup, '[]', :designs, :cover, :finished, :branch_of, :branch_at,
             :locked)",
        named_params! {
            ":name": game.name,
            ":rules": game.rules,
            ":setup": game.setup,
            ":designs": game.designs,
            ":cover": game.page.cover,
            ":finished": game.page.finished,
            ":branch_of": game.branch.map(|(id, _)| id.0),
            ":branch_at": game.branch.map(|(_, after)| after),
            ":locked": game.locked,
        },
    )?;
    let id = u32::try_from(t.last_insert_rowid()).map_err(|_| no_number())?;
    let id = GameId(id);
    let mut head = None;
    for act in &game.actions {
        head = Some(action::add(t, id, head, act)?);
    }
    set_head(t, id, None, head, &game.page)?;
    Ok((read(t, id)?, action::line(t, id)?))
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
    if changed != 1 {
        read(t, id)?;
        return Err(StoreError::Moved);
    }
    picture::write(t, id.0, &page.picture)
}

fn read(t: &Transaction<'_>, id: GameId) -> Result<GameRow, StoreError> {
    let query = "SELECT * FROM game WHERE id = :id AND deleted_at IS NULL";
    let game = t
        .query_row(query, named_params! { ":id": id.0 }, row)
        .optional()?;
    let mut game = game.ok_or(StoreError::NotThere(MissingItem::Game))?;
    game.page.picture = picture::of(t, id.0)?;
    Ok(game)
}

/// One row that was changed by hand must not hide all others: whatever can stand in it is read.
pub(crate) fn row(row: &Row<'_>) -> rusqlite::Result<GameRow> {
    let branch_of = number(row, "branch_of")?.map(GameId);
    let branch_at = number(row, "branch_at")?;
    Ok(GameRow {
        id: GameId(row.get("id")?),
        name: text(row, "name")?,
        rules: number(row, "rules")?.unwrap_or_default(),
        setup: text(row, "setup")?.unwrap_or_default(),
        looks: text(row, "looks")?.unwrap_or_default(),
        page: Page {
            cover: text(row, "cover")?.unwrap_or_default(),
            finished: row.get("finished")?,
            picture: PictureTiles::default(),
        },
        created_at: number(row, "created_at")?.unwrap_or_default(),
        updated_at: number(row, "updated_at")?.unwrap_or_default(),
        branch: branch_of.zip(branch_at),
        locked: number(row, "locked")?.unwrap_or_default() != 0,
    })
}

/// Nothing for a number that we would not have written.
pub(crate) fn number(row: &Row<'_>, column: &str) -> rusqlite::Result<Option<u32>> {
    let number: Option<i64> = row.get(column)?;
    Ok(number.and_then(|number| u32::try_from(number).ok()))
}
