//! The list of games, read as far as somebody looks at it. What is asked of it within one look belongs together; none of
//! it takes longer because many games are kept, but for what says so.

use crate::game::{self, GameId, GameRow};
use crate::picture::PictureTiles;
use crate::row::text;
use crate::{Store, StoreError};
use rusqlite::{Row, Transaction, named_params};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// What the list says of a game beside its row.
const COLUMNS: &str =
    "id, name, rules, setup, looks, cover, finished, created_at, updated_at, branch_of,
    branch_at, locked, EXISTS (
        SELECT 1 FROM game AS origin WHERE origin.id = game.branch_of AND origin.finished = 1
            AND origin.deleted_at IS NULL AND origin.id NOT IN (SELECT game FROM trial)
    ) AS tries_over";

/// What is listed: it is there, has a number of ours, and was not begun for a tile that is tried.
const LISTED: &str = "deleted_at IS NULL AND id BETWEEN 0 AND 4294967295
    AND id NOT IN (SELECT game FROM trial)";

/// A game of the list, without its picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedGame {
    pub row: GameRow,
    /// It goes on from a game of the list that is over: something is tried in it.
    pub tries_over: bool,
}

/// Which games of the list are visited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GamesWanted {
    All,
    /// Those that somebody left before their end, and that try nothing.
    Left,
}

/// A game that is over, by what tells that nothing was played in it since.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedRow {
    pub id: GameId,
    pub name: Option<String>,
    /// Seconds since 1970.
    pub updated_at: u32,
    /// The number of the decision that it stands at.
    pub head: Option<i64>,
}

/// The list within one look at it.
#[derive(Debug, Clone, Copy)]
pub struct GameList<'a>(&'a Transaction<'a>);

impl Store {
    /// Looks at the list of games. Everybody else waits until that is over.
    pub async fn look_at_games<T, F>(&self, look: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(GameList<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        self.read(|t| look(GameList::of(t))).await
    }
}

impl<'a> GameList<'a> {
    pub(crate) const fn of(t: &'a Transaction<'a>) -> Self {
        Self(t)
    }

    /// Visits games, the one played last first, until one is enough.
    pub fn visit(
        self,
        wanted: GamesWanted,
        mut visit: impl FnMut(ListedGame) -> ControlFlow<()>,
    ) -> Result<(), StoreError> {
        let more = match wanted {
            GamesWanted::All => "",
            GamesWanted::Left => "AND finished = 0 AND NOT tries_over",
        };
        let query = format!(
            "SELECT {COLUMNS} FROM game WHERE {LISTED} {more} ORDER BY updated_at DESC, id DESC"
        );
        let mut query = self.0.prepare_cached(&query)?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            if visit(listed(row)?).is_break() {
                break;
            }
        }
        Ok(())
    }

    /// How many games there are, without so many that are known. It counts them one by one.
    pub fn count(self, without: impl IntoIterator<Item = GameId>) -> Result<u32, StoreError> {
        let mut query = self.0.prepare_cached(
            "SELECT (SELECT count(*) FROM game WHERE deleted_at IS NULL) - (
                SELECT count(*) FROM trial
                WHERE EXISTS (SELECT 1 FROM game WHERE id = trial.game AND deleted_at IS NULL)
             )",
        )?;
        let all: u32 = query.query_row([], |row| row.get(0))?;
        let known = without.into_iter().map(|id| self.find(id));
        let known = known.filter_map(Result::transpose);
        let known = known.collect::<Result<Vec<_>, _>>()?.len();
        Ok(all.saturating_sub(known as u32))
    }

    /// The game of a number, where it is listed.
    pub fn find(self, id: GameId) -> Result<Option<ListedGame>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM game WHERE {LISTED} AND id = :id");
        let mut query = self.0.prepare_cached(&query)?;
        let mut rows = query.query(named_params! { ":id": id.0 })?;
        Ok(rows.next()?.map(listed).transpose()?)
    }

    /// Some games outside a range of numbers that is known, listed or not: those above it in their order, and once there
    /// is none, those below it, the newest first.
    pub fn beside(
        self,
        known: Option<(GameId, GameId)>,
        most: usize,
    ) -> Result<Vec<GameRow>, StoreError> {
        let some = |which: &str, id: i64| -> Result<Vec<GameRow>, StoreError> {
            let query = format!("SELECT {COLUMNS} FROM game WHERE {which} LIMIT :most");
            let mut query = self.0.prepare_cached(&query)?;
            let games =
                query.query_map(named_params! { ":id": id, ":most": most as i64 }, game::row)?;
            Ok(games.collect::<Result<_, _>>()?)
        };
        let above = known.map_or(Ok(Vec::new()), |(_, high)| {
            some("id > :id AND id <= 4294967295 ORDER BY id", high.0.into())
        })?;
        if !above.is_empty() {
            return Ok(above);
        }
        let low = known.map_or(i64::from(u32::MAX) + 1, |(low, _)| low.0.into());
        some("id < :id AND id >= 0 ORDER BY id DESC", low)
    }

    /// The pictures of some games.
    pub fn pictures(self, games: &[GameId]) -> Result<BTreeMap<GameId, PictureTiles>, StoreError> {
        let ids: Vec<_> = games.iter().map(|id| id.0.to_string()).collect();
        let mut query = self.0.prepare_cached(
            "SELECT game, tile FROM picture
             WHERE game IN (SELECT value FROM json_each(:games)) ORDER BY game, nth",
        )?;
        let ids = format!("[{}]", ids.join(","));
        let mut rows = query.query(named_params! { ":games": ids })?;
        let mut pictures: BTreeMap<_, PictureTiles> = BTreeMap::new();
        while let Some(row) = rows.next()? {
            let picture = pictures.entry(GameId(row.get("game")?)).or_default();
            picture.tiles.push(text(row, "tile")?.unwrap_or_default());
        }
        Ok(pictures)
    }

    /// Every game that is over, one by one.
    pub fn finished(self) -> Result<Vec<FinishedRow>, StoreError> {
        let query = format!(
            "SELECT id, name, updated_at, head FROM game WHERE {LISTED} AND finished = 1
             ORDER BY updated_at DESC, id DESC"
        );
        let mut query = self.0.prepare_cached(&query)?;
        let games = query.query_map([], |row| {
            Ok(FinishedRow {
                id: GameId(row.get("id")?),
                name: text(row, "name")?,
                updated_at: game::number(row, "updated_at")?.unwrap_or_default(),
                head: row.get("head")?,
            })
        })?;
        Ok(games.collect::<Result<_, _>>()?)
    }

    /// The games that begin alike, are called alike and are played under the same rules. It compares them one by one.
    pub fn alike(
        self,
        setup: &str,
        name: Option<&str>,
        rules: u32,
    ) -> Result<Vec<GameRow>, StoreError> {
        let query = format!(
            "SELECT {COLUMNS} FROM game
             WHERE {LISTED} AND name IS :name AND rules = :rules AND setup = :setup
             ORDER BY updated_at DESC, id DESC"
        );
        let mut query = self.0.prepare_cached(&query)?;
        let alike = named_params! { ":name": name, ":rules": rules, ":setup": setup };
        let games = query.query_map(alike, game::row)?;
        Ok(games.collect::<Result<_, _>>()?)
    }
}

fn listed(row: &Row<'_>) -> rusqlite::Result<ListedGame> {
    Ok(ListedGame {
        row: game::row(row)?,
        tries_over: row.get("tries_over")?,
    })
}
