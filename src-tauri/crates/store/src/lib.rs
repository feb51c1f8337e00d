//! What Bastide keeps between two starts, in one SQLite file. It must not know the window, the rules of
//! the game, or how anything is shown; no SQL leaves this crate.

pub mod action;
pub mod answer;
pub mod backup;
pub mod document;
mod error;
pub mod game;
pub mod lesson;
mod offer;
pub mod picture;
pub mod run;
mod schema;
pub mod settings;
mod store;

pub use error::{Refusal, StorageTrouble, StoreError, TroubleKind};
pub use store::{FILE_ENDING, FILE_NAME, Store};
