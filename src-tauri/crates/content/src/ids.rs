//! How ids look: sets, tiles, mixes, rules. And how those of a tile set belong together.
//! Knows spelling only, not which ids exist.

use crate::faults::ProblemList;
use crate::healthy;
use crate::problem::{Problem, What, join, shown};
use serde_json::{Map, Value};

const LONGEST: usize = 60;

/// True for small letters, digits and single hyphens.
pub(crate) fn is_plain(id: &str) -> bool {
    (1..=LONGEST).contains(&id.len())
        && id.split('-').all(|part| {
            !part.is_empty()
                && part
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        })
}

/// The fault of an id that is no plain one.
pub(crate) fn not_plain(at: impl Into<String>, id: &str) -> Problem {
    let (id, most) = (shown(id), LONGEST.into());
    Problem::error(at, What::BadId { id, most })
}

/// The fault of an id that is no tile's.
pub(crate) fn tile(at: impl Into<String>, id: &str) -> Option<Problem> {
    let good = id.split_once('/').is_some_and(|(set, name)| {
        is_plain(set)
            && (1..=LONGEST).contains(&name.len())
            && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
    });
    (!good).then(|| Problem::error(at, What::BadTileId { id: shown(id) }))
}

/// Adds what is wrong with the ids of a tile set, whatever else is wrong with it.
pub(crate) fn check_set(fields: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
    let set = fields.get("id").and_then(Value::as_str);
    if let Some(id) = set.filter(|id| !is_plain(id)) {
        faults.add(|| not_plain(join(at, "id"), id));
    }
    let tiles = fields.get("tiles");
    if tiles.and_then(Value::as_array).is_some_and(Vec::is_empty) {
        faults.add(|| Problem::error(join(at, "tiles"), What::NoTiles));
    }
    let Some(set) = set else { return };
    for (index, tile) in healthy::objects(tiles) {
        let Some(id) = tile.get("id").and_then(Value::as_str) else {
            continue;
        };
        if id.split_once('/').is_some_and(|(of, _)| of != set) {
            faults.add(|| {
                let (set, id) = (shown(set), shown(id));
                let at = join(at, &format!("tiles[{index}].id"));
                Problem::error(at, What::ForeignId { set, id })
            });
        }
    }
}
