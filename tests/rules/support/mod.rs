//! What the rule tests share: tables from the built-in tile sets. Holds no test.

use rules::ground::{At, Kind};
use rules::options::Options;
use rules::rooms::{RoomKey, RoomSet};
use rules::table::Table;
use rules::tile::{SegmentSpec, TileSpec};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A path in the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(|v| v.as_str().unwrap().to_owned()).collect()
}

fn numbers(value: &Value) -> Vec<usize> {
    value.as_array().into_iter().flatten().map(|v| v.as_u64().unwrap() as usize).collect()
}

/// Every tile of every built-in set.
pub(crate) fn all_tiles() -> Vec<TileSpec> {
    let mut tiles = Vec::new();
    for set in ["base/set", "traders/set", "tower/set", "robbers/set", "tollkeepers/set", "crop-circles/set", "crop-circles/set-1"] {
        let text = std::fs::read_to_string(repository(&format!("tile-sets/{set}.json"))).unwrap();
        let set: Value = serde_json::from_str(&text).unwrap();
        tiles.extend(set["tiles"].as_array().unwrap().iter().map(tile));
    }
    tiles
}

fn tile(t: &Value) -> TileSpec {
    let segment = |s: &Value| {
        let mut carries = Vec::new();
        if let Some(n) = s["pennants"].as_u64() {
            carries.push(("pennant".to_owned(), n as u8));
        }
        if let Some(goods) = s["goods"].as_str() {
            carries.push((goods.to_owned(), 1));
        }
        carries.extend(strings(&s["roadside"]).into_iter().map(|w| (w, 1)));
        SegmentSpec {
            kind: serde_json::from_value::<Kind>(s["kind"].clone()).unwrap(),
            edges: serde_json::from_value::<Vec<At>>(s["edges"].clone()).unwrap(),
            cities: numbers(&s["cities"]),
            carries,
        }
    };
    TileSpec {
        id: t["id"].as_str().unwrap().to_owned(),
        marks: strings(&t["marks"]),
        village: numbers(&t["village"]),
        segments: t["segments"].as_array().unwrap().iter().map(segment).collect(),
    }
}

/// A table with every known tile.
pub(crate) fn table(rooms: RoomSet, options: &[(&str, &str)]) -> Arc<Table> {
    let mut chosen = Options::default();
    for (id, value) in options {
        chosen.choose(id, value).unwrap();
    }
    Arc::new(Table::new(all_tiles(), rooms, chosen).unwrap())
}

/// The rooms named in a list of words.
pub(crate) fn rooms(words: &Value) -> RoomSet {
    strings(words)
        .iter()
        .fold(RoomSet::EMPTY, |set, word| set.with(RoomKey::from_word(word).unwrap()))
}
