//! What is kept and cannot be shown. It must not know why.

use serde::{Deserialize, Serialize};
use specta::Type;

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
