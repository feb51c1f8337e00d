//! What was deleted and can still be brought back.

use content::campaign::Campaign;
use content::document::DocumentFormat;
use content::mix::Mix;
use content::position_file::PositionFile;
use content::scenario::Scenario;
use content::tile_set::TileSet;
use rules::expansions::ExpansionKey;
use serde::{Deserialize, Serialize};
use specta::Type;
use workshop::draft::DraftKind;

/// Something that was deleted, by what tells a person which one it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct DeletedView {
    pub kind: DeletedKind,
    pub id: u32,
    /// Null where nobody named it.
    pub name: Option<String>,
    /// Of a question the turn of its game, whose name it has.
    pub turn: Option<u16>,
    /// Of a game the id of its mix; null for one of its own.
    pub mix: Option<String>,
    /// Of a game the expansions on the table.
    pub expansions: Vec<ExpansionKey>,
    /// Seconds since 1970.
    pub deleted: u32,
    /// Seconds since 1970, when it is gone for good.
    pub until: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum DeletedKind {
    Game,
    TileSet,
    Mix,
    Position,
    Campaign,
    Scenario,
    /// A lesson of one's own.
    Lesson,
    /// A decision of one's own that Practice asked again.
    Question,
}

impl DeletedKind {
    /// Of a document that calls itself so; none for a kind that nobody lists.
    #[must_use]
    pub fn of_document(kind: &str) -> Option<Self> {
        [
            (TileSet::KIND, Self::TileSet),
            (Mix::KIND, Self::Mix),
            (PositionFile::KIND, Self::Position),
            (Campaign::KIND, Self::Campaign),
            (Scenario::KIND, Self::Scenario),
            (DraftKind::Lesson.word(), Self::Lesson),
        ]
        .into_iter()
        .find_map(|(known, of)| (known == kind).then_some(of))
    }
}
