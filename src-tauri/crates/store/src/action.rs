//! What was decided in kept games. Rows are added and never changed: taking something back moves the head of its
//! game, and what was taken back stays as another line. Only a correction that is taken back is removed, because redo
//! goes on by the newest row.

use crate::game::{self, GameId, Page};
use crate::{StorageTrouble, Store, StoreError, TroubleKind};
use rusqlite::{Transaction, named_params};

/// The number of a kept action; the newest of several has the highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ActionId(pub(crate) i64);

impl ActionId {
    /// It stands for all that was decided before as well: no row is ever changed.
    pub const fn number(self) -> i64 {
        self.0
    }
}

/// One decision and who took it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    pub player: u8,
    /// The action, as a game record says it.
    pub body: String,
}

/// The line that a game stands on: what was played, and behind the head what can be played again.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeptLine {
    pub acts: Vec<(ActionId, Act)>,
    /// How many of them are played.
    pub head: usize,
}

/// A game with its line; none where that has a gap.
pub type LineFound = (GameId, Option<KeptLine>);

impl Store {
    /// Keeps an action after another one, and makes it the head of its game, which stands at `head`; once this
    /// answers, it is on the disk.
    pub async fn append_action(
        &self,
        id: GameId,
        head: Option<ActionId>,
        after: Option<ActionId>,
        act: Act,
        page: Page,
    ) -> Result<ActionId, StoreError> {
        self.transact(move |t| {
            let new = add(t, id, after, &act)?;
            game::set_head(t, id, head, Some(new), &page)?;
            Ok(new)
        })
        .await
    }

    /// Keeps several actions, each after the one before, and makes the last the head of their game: all or none.
    pub async fn append_actions(
        &self,
        id: GameId,
        head: Option<ActionId>,
        after: Option<ActionId>,
        acts: Vec<Act>,
        page: Page,
    ) -> Result<Vec<ActionId>, StoreError> {
        self.transact(move |t| {
            let (mut ids, mut last) = (Vec::with_capacity(acts.len()), after);
            for act in &acts {
                let new = add(t, id, last, act)?;
                ids.push(new);
                last = Some(new);
            }
            game::set_head(t, id, head, last, &page)?;
            Ok(ids)
        })
        .await
    }

    /// The lines that games stand on, as far as each makes one.
    pub async fn lines(&self, ids: Vec<GameId>) -> Result<Vec<LineFound>, StoreError> {
        self.read(move |t| {
            let each = ids.into_iter().map(|id| match line(t, id) {
                Err(StoreError::Disk(trouble)) if trouble.kind == TroubleKind::Damaged => {
                    Ok((id, None))
                }
                found => Ok((id, Some(found?))),
            });
            each.collect()
        })
        .await
    }

    /// Takes a correction back: the head moves to where it stood before, and the actions that the correction had added
    /// are gone, with all that ever followed them. As the newest ones, redo would go on by them.
    pub async fn take_back(
        &self,
        id: GameId,
        from: Option<ActionId>,
        to: Option<ActionId>,
        gone: Option<ActionId>,
        page: Page,
    ) -> Result<(), StoreError> {
        self.transact(move |t| {
            game::set_head(t, id, from, to, &page)?;
            let Some(first) = gone else { return Ok(()) };
            let mut query = t.prepare_cached(
                "WITH RECURSIVE gone (id) AS (
                    SELECT :first
                    UNION ALL
                    SELECT action.id FROM action JOIN gone ON action.parent = gone.id
                    WHERE action.game = :game
                )
                DELETE FROM action WHERE game = :game AND id IN gone",
            )?;
            query.execute(named_params! { ":game": id.0, ":first": first.0 })?;
            Ok(())
        })
        .await
    }
}

pub(crate) fn add(
    t: &Transaction<'_>,
    game: GameId,
    parent: Option<ActionId>,
    act: &Act,
) -> Result<ActionId, StoreError> {
    let mut query = t.prepare_cached(
        "INSERT INTO action (game, parent, player, body) VALUES (:game, :parent, :player, :body)",
    )?;
    query.execute(named_params! {
        ":game": game.0,
        ":parent": parent.map(|id| id.0),
        ":player": act.player,
        ":body": act.body,
    })?;
    Ok(ActionId(t.last_insert_rowid()))
}

/// From the first action to the head, and on by the newest action after each. An action is younger than the
/// one that it follows: without that, a file changed by hand could send the search in circles.
pub(crate) fn line(t: &Transaction<'_>, game: GameId) -> Result<KeptLine, StoreError> {
    let played = acts(
        t,
        game,
        "WITH RECURSIVE line (id, parent, depth) AS (
            SELECT action.id, action.parent, 0
            FROM action JOIN game ON action.id = game.head WHERE game.id = :game
            UNION ALL
            SELECT action.id, action.parent, depth + 1
            FROM action JOIN line ON action.id = line.parent AND action.id < line.id
        )
        SELECT action.* FROM line JOIN action USING (id) ORDER BY depth DESC",
    )?;
    let again = acts(
        t,
        game,
        "WITH RECURSIVE line (id, depth) AS (
            SELECT max(action.id), 0
            FROM action JOIN game ON action.game = game.id
            WHERE game.id = :game AND action.parent IS game.head
            UNION ALL
            SELECT
                (SELECT max(id) FROM action WHERE game = :game AND parent = line.id AND id > line.id),
                depth + 1
            FROM line WHERE line.id IS NOT NULL
        )
        SELECT action.* FROM line JOIN action USING (id) ORDER BY depth",
    )?;
    let query = "SELECT head FROM game WHERE id = :game";
    let at_head: Option<i64> =
        t.query_row(query, named_params! { ":game": game.0 }, |row| row.get(0))?;
    let ends = played.last().map(|row| row.id.0) == at_head;
    if !ends || played.first().is_some_and(|row| row.parent.is_some()) {
        let detail = format!("the line of game {} has a gap", game.0);
        return Err(StorageTrouble::new(TroubleKind::Damaged, detail).into());
    }
    let head = played.len();
    let acts = played.into_iter().chain(again);
    Ok(KeptLine {
        acts: acts.map(|row| (row.id, row.act)).collect(),
        head,
    })
}

/// Every action of a game, whatever line it stands on.
pub(crate) fn all(t: &Transaction<'_>, game: GameId) -> Result<Vec<Act>, StoreError> {
    let rows = acts(
        t,
        game,
        "SELECT * FROM action WHERE game = :game ORDER BY id",
    )?;
    Ok(rows.into_iter().map(|row| row.act).collect())
}

struct ActRow {
    id: ActionId,
    parent: Option<i64>,
    act: Act,
}

fn acts(t: &Transaction<'_>, game: GameId, query: &str) -> Result<Vec<ActRow>, StoreError> {
    let mut query = t.prepare_cached(query)?;
    let acts = query.query_map(named_params! { ":game": game.0 }, |row| {
        Ok(ActRow {
            id: ActionId(row.get("id")?),
            parent: row.get("parent")?,
            act: Act {
                player: row.get("player")?,
                body: row.get("body")?,
            },
        })
    })?;
    Ok(acts.collect::<Result<_, _>>()?)
}
