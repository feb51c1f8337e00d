//! The tiles on the table of each kept game, one row a tile, for the small pictures of the list.

use crate::StoreError;
use crate::row::text;
use rusqlite::{Transaction, named_params};

/// The tiles of a picture from a number on: those before it stay, and none comes after them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PictureTiles {
    pub from: u32,
    pub tiles: Vec<String>,
}

pub(crate) fn write(
    t: &Transaction<'_>,
    game: u32,
    picture: &PictureTiles,
) -> Result<(), StoreError> {
    t.prepare_cached("DELETE FROM picture WHERE game = :game AND nth >= :from")?
        .execute(named_params! { ":game": game, ":from": picture.from })?;
    let mut query =
        t.prepare_cached("INSERT INTO picture (game, nth, tile) VALUES (:game, :nth, :tile)")?;
    for (nth, tile) in (picture.from..).zip(&picture.tiles) {
        query.execute(named_params! { ":game": game, ":nth": nth, ":tile": tile })?;
    }
    Ok(())
}

/// The whole picture of one game.
pub(crate) fn of(t: &Transaction<'_>, game: u32) -> Result<PictureTiles, StoreError> {
    let mut query = t.prepare_cached("SELECT tile FROM picture WHERE game = :game ORDER BY nth")?;
    let tiles = query.query_map(named_params! { ":game": game }, |row| text(row, "tile"))?;
    let tiles = tiles.map(|tile| tile.map(Option::unwrap_or_default));
    Ok(PictureTiles {
        from: 0,
        tiles: tiles.collect::<Result<_, _>>()?,
    })
}
