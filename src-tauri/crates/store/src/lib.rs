//! What Bastide keeps between two starts, in one SQLite file. It doesn't know the rules of the game or the window; no
//! SQL leaves this crate.
//!
//! [`Store::open`] opens a folder; `transact` runs a use-case as one immediate transaction on a thread that may block,
//! `read` one that only looks. When the work fails or panics, none of it has happened. `schema` lists the migrations;
//! each table has a file with its queries.
//!
//! # What always holds
//!
//! - **What was acknowledged is kept.** Write-ahead log with full synchronisation; `tests/store/killed.rs` and its kin
//!   kill the program in the middle.
//! - **One program, one person.** A lock in the canonical folder (`folder`) lives as long as the store; whoever comes
//!   second gets `InUse`. What is made is its owner's alone, and rights of other files never change
//!   (`tests/store/foreign_files.rs`).
//! - **The file is still the one that was opened.** `place` looks before each transaction and before its end;
//!   otherwise the answer is `Gone`, `Replaced` or `CutShort`.
//! - **Nothing is written to a damaged file.** `examine` reads file and log into memory before SQLite touches them.
//!   `salvage` saves every row that can be read, `union` puts together several readings and keeps what holds together,
//!   and the original stays beside it (`aside`). `tests/store/damages.rs`.
//! - **What takes the place of the database is written down first** (`new_file`), so that a kill leaves either the old
//!   file or the new one, and our own work is known by what we wrote and not by its name.
//! - **A backup is proved before it counts** (`backup`): structure and the rows of every table, under another name.
//!   Damaged data never push a good one out. `tests/store/backups.rs`.
//! - **What comes from outside is never run.** A file that is taken in must have exactly the tables of its version
//!   (`backup/staging.rs`).
//!
//! # Choices
//!
//! - A kept game stands alone: its set-up writes everything out, and its tiles lie in a column beside it. Changing a
//!   set, a mix or a default changes no kept game.
//! - `action` is append-only, and a game's head points into it. Undo moves the head; no branch is ever lost.
//! - Something deleted is marked, can be brought back for thirty days, and is removed at a later start (`deleted`).
//! - A game whose actions have a gap is damaged and listed; one with a later action that can't be read opens as far as
//!   it can (`tests/store/changed_by_hand.rs`).
//! - Where nothing can be written the store opens for reading only; where the file isn't ours it is left alone, and a
//!   store in memory takes its place. `StoreState` says which and why.
//! - SQLite keeps no checksums: a letter changed inside a text is beyond all checks.

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
pub mod game_list;
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
mod row;
pub mod run;
mod salvage;
mod schema;
pub mod settings;
mod shape;
mod store;
pub mod threads;
mod union;
pub mod unreadable;

pub use error::{AllowedValues, MissingItem, Refusal, StorageTrouble, StoreError, TroubleKind};
pub use folder::{DataFolder, FILE_ENDING, FILE_NAME};
pub use store::{Store, StoreState};
