//! Files that a person named, once it is known which: read and written. It must not know who named them, nor what is in
//! them.

mod disk;
mod naming;
mod written_down;

pub(crate) use disk::trouble;
pub use disk::{read, write};
pub use naming::{ANY, endings};
pub use written_down::WrittenDown;

/// The last words of a name by which the file of a game is known.
pub const GAME_ENDING: &str = "bastide-game.json";
