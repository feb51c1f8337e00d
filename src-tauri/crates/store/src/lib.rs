//! What Bastide keeps between two starts, in one SQLite file. It must not know the window, the rules of
//! the game, or how anything is shown; no SQL leaves this crate.

pub mod action;
pub mod answer;
mod aside;
pub mod backup;
mod borrow;
pub mod deleted;
pub mod document;
mod error;
mod examine;
mod fingerprint;
mod folder;
pub mod game;
mod hint;
mod image;
pub mod journey;
pub mod lesson;
mod log;
mod new_file;
#[cfg(test)]
mod next_version;
mod offer;
mod open;
pub mod picture;
mod place;
mod platform;
pub mod question;
pub mod report;
mod rescue;
mod review;
pub mod run;
mod salvage;
mod schema;
pub mod settings;
mod shape;
mod store;
pub mod threads;
mod union;
pub mod unreadable;

pub use error::{Missing, Refusal, StorageTrouble, StoreError, TroubleKind};
pub use folder::{DataFolder, FILE_ENDING, FILE_NAME};
pub use store::{Store, StoreState};
