//! What can be done with the tiles of a set as a list.
//! Knows one set; what is drawn on a tile is changed in `things.rs`.

use crate::draft::{spoken, written};
use crate::fresh;
use crate::op::{OpRefusal, PictureOp, SetOp, TileOp, TileText};
use crate::plan::TilePlan;
use crate::things;
use content::draft;
use content::number::Whole;
use content::picture::{OwnPicture, PictureData, PictureShift, PictureSize};
use content::set_rules::shown_by;
use content::text::{MOST_LETTERS, MOST_LETTERS_OF_NOTE, MOST_LETTERS_OF_TILE, Text};
use content::tile_set::{SetTile, TileSet};
use std::collections::BTreeSet;

/// The set after a change of one tile.
pub(crate) fn draw(set: &TileSet, tile: &str, op: &TileOp) -> Result<TileSet, OpRefusal> {
    let at = place(set, tile)?;
    let drawn = things::change(&set.tiles[at], op)?;
    let mut after = set.clone();
    after.tiles[at] = drawn;
    Ok(following(set, after))
}

/// The set after a change of its list.
pub(crate) fn change(before: &TileSet, op: &SetOp) -> Result<TileSet, OpRefusal> {
    let mut set = before.clone();
    match op {
        SetOp::Add => {
            let id = fresh::tile(&set);
            set.tiles.push(TilePlan::blank(id).tile());
        }
        SetOp::Duplicate { tile } => {
            let at = place(&set, tile)?;
            let copy = SetTile {
                id: fresh::tile(&set),
                ..set.tiles[at].clone()
            };
            set.tiles.insert(at + 1, copy);
        }
        SetOp::Remove { tiles } => {
            for tile in tiles {
                place(&set, tile)?;
            }
            let gone: BTreeSet<_> = tiles.iter().collect();
            set.tiles.retain(|tile| !gone.contains(&tile.id));
        }
        SetOp::Move { tile, to } => {
            let at = place(&set, tile)?;
            let tile = set.tiles.remove(at);
            let to = usize::from(*to).min(set.tiles.len());
            set.tiles.insert(to, tile);
        }
        SetOp::Paste { at, tiles } => {
            let at = usize::from(*at).min(set.tiles.len());
            for (index, text) in tiles.iter().enumerate() {
                let tile = read(text)?;
                let id = fresh::tile_like(&set, &tile.id);
                set.tiles.insert(at + index, SetTile { id, ..tile });
            }
        }
        SetOp::Count { tile, count } => {
            let at = place(&set, tile)?;
            set.tiles[at].count = Whole::new((*count).into()).ok_or(OpRefusal::BadNumber)?;
        }
        SetOp::Rename { tile, name } => {
            let at = place(&set, tile)?;
            if !fresh::is_tile_name(name) {
                return Err(OpRefusal::BadName);
            }
            let id = format!("{}/{name}", set.id);
            if set
                .tiles
                .iter()
                .any(|other| other.id == id && other.id != *tile)
            {
                return Err(OpRefusal::NameTaken);
            }
            set.tiles[at].id = id;
        }
        SetOp::About {
            tile,
            what,
            text,
            language,
        } => {
            let at = place(&set, tile)?;
            let (said, most) = match what {
                TileText::Name => (&mut set.tiles[at].name, MOST_LETTERS_OF_TILE),
                TileText::Note => (&mut set.tiles[at].note, MOST_LETTERS_OF_NOTE),
            };
            say(said, most, text.as_deref(), language.as_deref())?;
        }
        SetOp::Chapter {
            chapter,
            text,
            language,
        } => {
            let said = set.rules.chapter_mut(*chapter);
            say(said, MOST_LETTERS, text.as_deref(), language.as_deref())?;
        }
        SetOp::Symbol { symbol } => set.symbol = *symbol,
        SetOp::Picture { tile, change } => {
            let at = place(&set, tile)?;
            set.tiles[at].picture = picture(set.tiles[at].picture.take(), change)?;
        }
        SetOp::Back { png } => set.back = png.as_deref().map(brought).transpose()?,
        SetOp::Rules { expansion, on } => {
            set.needs.retain(|other| other != expansion);
            if *on {
                set.needs.push(*expansion);
                set.needs.sort();
            }
        }
    }
    Ok(following(before, set))
}

/// A set that needed what its tiles showed needs what they show now; what its author said otherwise stays.
fn following(before: &TileSet, mut after: TileSet) -> TileSet {
    let mut needs = before.needs.clone();
    needs.sort();
    if before.tiles != after.tiles && needs == shown_by(&before.tiles) {
        after.needs = shown_by(&after.tiles);
    }
    after
}

/// Writes a text that nobody need write.
fn say(
    said: &mut Option<Text>,
    most: usize,
    text: Option<&str>,
    language: Option<&str>,
) -> Result<(), OpRefusal> {
    let language = language.unwrap_or("en");
    let text = written(text, most, language)?;
    // Who writes first in another language wrote what stands for English, too.
    let first = text.filter(|_| said.is_none()).map(Text::english);
    *said = spoken(said.take().or(first), language, text);
    Ok(())
}

/// The picture of a tile after a change of it.
fn picture(
    before: Option<OwnPicture>,
    change: &PictureOp,
) -> Result<Option<OwnPicture>, OpRefusal> {
    if let PictureOp::Put { png } = change {
        let png = brought(png)?;
        return Ok(Some(match before {
            Some(before) => OwnPicture { png, ..before },
            None => OwnPicture::new(png),
        }));
    }
    let mut picture = before.ok_or(OpRefusal::NoPicture)?;
    match change {
        PictureOp::Put { .. } | PictureOp::Remove => return Ok(None),
        PictureOp::Lay { over } => picture.over = *over,
        PictureOp::Fit { size, x, y } => {
            let shift = |by: i8| PictureShift::new(by.into()).ok_or(OpRefusal::BadNumber);
            picture.size = PictureSize::new((*size).into()).ok_or(OpRefusal::BadNumber)?;
            (picture.x, picture.y) = (shift(*x)?, shift(*y)?);
        }
    }
    Ok(Some(picture))
}

fn brought(png: &str) -> Result<PictureData, OpRefusal> {
    PictureData::read(png).map_err(|_| OpRefusal::BadPicture)
}

fn place(set: &TileSet, id: &str) -> Result<usize, OpRefusal> {
    let mut tiles = set.tiles.iter();
    tiles
        .position(|tile| tile.id == id)
        .ok_or(OpRefusal::NoTile)
}

fn read(text: &str) -> Result<SetTile, OpRefusal> {
    let value = content::json::parse(text.as_bytes()).map_err(|_| OpRefusal::NotATile)?;
    draft::part(value).map_err(|_| OpRefusal::NotATile)
}
