//! Files that a person named, once it is known which: read and written.

mod disk;
mod naming;
mod written_down;

pub(crate) use disk::trouble;
pub use disk::{read, write};
pub use naming::{ANY, endings};
pub use written_down::WrittenDown;

/// The last words of a name by which the file of a game is known.
pub const GAME_ENDING: &str = "bastide-game.json";

/// The name that fits a file, and what it holds.
pub type BinaryFile = (String, Vec<u8>);

/// A file of text that is not written yet.
#[derive(Debug, Clone, serde::Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct TextFile {
    /// A fitting name for it.
    pub file_name: String,
    pub text: String,
}

impl From<TextFile> for BinaryFile {
    fn from(file: TextFile) -> Self {
        (file.file_name, file.text.into_bytes())
    }
}
