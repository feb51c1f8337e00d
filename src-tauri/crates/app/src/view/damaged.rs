//! What is kept and cannot be shown, and what it is called.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use specta::Type;

/// Letters of a name that are shown.
const LETTERS: usize = 80;

/// Something that stands in its list by what can still be said of it, and can be saved as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct DamagedView {
    pub kind: DamagedKind,
    pub id: u32,
    /// Null where no name can be found in it.
    pub name: Option<String>,
    /// Seconds since 1970, when it was last changed.
    pub updated: u32,
    /// True for what can be opened all the same, though not all of it is there.
    pub opens: bool,
}

/// What was found so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct DamagedList {
    pub list: Vec<DamagedView>,
    /// Not everything was looked at yet: whoever asks again hears of more.
    pub more: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum DamagedKind {
    Game,
    TileSet,
    Mix,
    Position,
    Campaign,
    Scenario,
    /// How far somebody had come in a lesson.
    Lesson,
    /// A decision of one's own that Practice asks again.
    Question,
}

/// The name that stands in a document, wherever it can still be found.
pub(crate) fn name_in(body: &str, language: &str) -> Option<String> {
    let value: Value = serde_json::from_str(body).ok()?;
    let name = value.get("name").or_else(|| value.get("id"))?;
    let said = name
        .get(language)
        .or_else(|| name.get("en"))
        .unwrap_or(name);
    let said = said.as_str()?.trim();
    (!said.is_empty()).then(|| said.chars().take(LETTERS).collect())
}
