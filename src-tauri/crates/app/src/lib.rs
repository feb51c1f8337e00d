//! The application without a window: games, lessons, editors and the lab as somebody uses them. Each change is kept
//! before it is answered.
//!
//! [`application::Application`] holds everything; the shell calls its methods and knows nothing else.
//!
//! | module | holds |
//! | --- | --- |
//! | `session` | the open game: its history, who sits there, bots that think, hints, corrections |
//! | `lesson` | the open lesson, Practice, campaigns, and what was learned |
//! | `workshop` | a person's own sets, mixes, positions and campaigns; what arrives from others |
//! | `laboratory`, `reviews` | runs and reviews on threads of low priority (`background`) |
//! | `languages` | the language of the system, and files of languages that a person added |
//! | `statistics` | all finished games added up, remembered while the program runs |
//! | `printing` | files of pages and pictures |
//! | `damaged`, `deleted`, `keeping` | what can't be read, what can be brought back, backups and the orderly end |
//! | `view` | what a screen is shown; with actions, events and reasons the only types that cross to the window |
//! | `current`, `catch_panics` | who changes what is open, and what a bug stops at |
//!
//! # What always holds
//!
//! - **A change is made on a copy, judged, shown, written, and only then seen** (`holder`). It names the revision it
//!   was made on; of two changes on one revision the second is refused as stale, never lost and never done twice.
//! - **A bug costs one command, not the game.** `catch_panics` turns a panic into `AppError::Bug`, and the log gets the place.
//!   `session/tests/mistakes.rs` plays on a table with a torn tile; tests of `workshop` and `lesson` break the checker
//!   and what is kept.
//! - **Nothing that is kept disappears.** What can't be read is listed as damaged and can be saved as it is.
//! - **The log names nobody:** `scrub` takes out whatever is quoted, and every path.
//! - **The application knows no window.** `tests/architecture/borders.test.mjs`.
//!
//! # Choices
//!
//! - Views take their numbers from `rules` (`base::worth`, `report`).
//! - Nothing of a game lives in the window, so reloading it changes nothing. A bot's task is held by the game: when
//!   its last copy is gone, the bot stops.
//! - A hint, a doubt and a bot's reasons are computed on threads of their own; each question counts up one number, and
//!   whoever finds another number stops.
//! - A lesson is offered beside a game by three that don't know each other: `view/expansions/decision_rules.rs` says on which rules
//!   a decision rests, `session/decision_rules.rs` asks where a person decides, `lesson/offer.rs` chooses.
//! - At a real table a wrong entry is decided anew (`session/correcting.rs`), and what followed is played again as far
//!   as the rules allow. Points that the table agreed on (`session/adjusting.rs`) belong to a step, so undo, branches
//!   and files carry them.
//! - A bundle, or a document whose id is taken, waits as a parcel (`workshop/parcels.rs`) until a person says what
//!   becomes of it; then all of it is written in one transaction, or nothing.

pub mod application;
mod background;
pub mod catch_panics;
mod current;
pub mod damaged;
mod days;
pub mod deleted;
pub mod error;
pub mod files;
mod jobs;
pub mod laboratory;
pub mod languages;
pub mod lesson;
pub mod persistence;
pub mod printing;
pub mod reviews;
pub mod scrub;
pub mod session;
pub mod statistics;
pub mod view;
pub mod workshop;

#[cfg(test)]
mod log_of_test;

// What the bench shares with the tests names this crate as the bench does.
#[cfg(test)]
extern crate self as app;

/// The store of a folder that a test has just let go of: what it set going may still hold it for a moment.
#[cfg(test)]
fn store_in(folder: &std::path::Path) -> store::Store {
    for _ in 0..500 {
        match store::Store::open(folder) {
            Err(trouble) if trouble.kind == store::TroubleKind::InUse => {
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            opened => return opened.expect("store"),
        }
    }
    panic!("nobody lets go of the folder");
}
