//! Other ids for sets, mixes and lessons that were copied: whatever names them goes on with the copies. Knows where a file names a
//! tile, a set or a mix by the look of it; not what the file is.

use content::tile_set::TileSet;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::mem;

/// What is called otherwise from now on.
#[derive(Debug, Default)]
pub struct RenameMap {
    sets: BTreeMap<String, String>,
    tiles: BTreeMap<String, String>,
    mixes: BTreeMap<String, String>,
    lessons: BTreeMap<String, String>,
}

impl RenameMap {
    /// True when nothing is.
    pub fn are_none(&self) -> bool {
        self.sets.is_empty() && self.mixes.is_empty() && self.lessons.is_empty()
    }

    /// A set has another id, and its tiles with it.
    pub fn set(&mut self, set: &TileSet, other: &str) {
        self.sets.insert(set.id.clone(), other.to_owned());
        for tile in &set.tiles {
            let name = crate::fresh::own_name(&tile.id);
            self.tiles
                .insert(tile.id.clone(), format!("{other}/{name}"));
        }
    }

    /// A mix has another id.
    pub fn mix(&mut self, mix: &str, other: &str) {
        self.mixes.insert(mix.to_owned(), other.to_owned());
    }

    /// A lesson has another id: what comes after it comes after the copy.
    pub fn lesson(&mut self, lesson: &str, other: &str) {
        self.lessons.insert(lesson.to_owned(), other.to_owned());
    }

    /// The text of a document that names them by their other ids, wherever it does.
    pub fn in_text(&self, text: &str) -> String {
        let Ok(mut value) = serde_json::from_str(text) else {
            return text.to_owned();
        };
        self.walk(&mut value, "");
        value.to_string()
    }

    fn walk(&self, value: &mut Value, name: &str) {
        match value {
            Value::Object(fields) => {
                // What people read names no tile.
                if ["text", "name", "note", "description"].contains(&name) {
                    return;
                }
                let mut renamed = Map::new();
                for (key, mut value) in mem::take(fields) {
                    self.walk(&mut value, &key);
                    renamed.insert(self.other(&key, name).cloned().unwrap_or(key), value);
                }
                *fields = renamed;
            }
            Value::Array(list) => list.iter_mut().for_each(|value| self.walk(value, name)),
            Value::String(text) => {
                if let Some(other) = self.other(text, name) {
                    other.clone_into(text);
                }
            }
            _ => {}
        }
    }

    /// What something below a field of that name is called now.
    fn other(&self, id: &str, name: &str) -> Option<&String> {
        let named = match name {
            "sets" | "set" => self.sets.get(id),
            "mix" => self.mixes.get(id),
            "after" => self.lessons.get(id),
            _ => None,
        };
        named.or_else(|| self.tiles.get(id))
    }
}
