//! The game: rules, state and reasons. No file, clock, network, thread, float or hash order.
//!
//! A game is set up once and then changed by decisions. [`game::Game::apply`] alone changes it: it answers with what
//! happened, or with every reason against it, and then nothing has changed.
//!
//! ```
//! use bastide_rules::{action::Action, game::Game};
//! use content::{document, library::Library, record::Record};
//! use serde_json::json;
//!
//! let setup = json!({ "players": 2, "mix": "base", "seed": 7 });
//! let record: Record =
//!     document::read_value(json!({ "format": "bastide/game@1", "setup": setup })).unwrap();
//! let opened = Library::built_in().open(&record.setup).unwrap();
//! let mut game = Game::new(opened.table, &opened.setup).unwrap();
//!
//! let me = game.to_move().unwrap();
//! let legal = game.actions()[0];
//! let Action::Tile { rotation, .. } = legal else { panic!("a turn begins with a tile") };
//!
//! let far_away = Action::Tile { x: 50, y: 50, rotation };
//! let refused = game.apply(me, far_away).unwrap_err();
//! assert!(refused.reasons.iter().all(|reason| !reason.why.rule.is_empty()));
//!
//! let events = game.apply(me, legal).unwrap();
//! assert!(!events.is_empty());
//! ```
//!
//! # Where is what
//!
//! - `base`: the rules of the base game. `base/turn.rs` names the parts of a turn in order, `base/place.rs` is the one
//!   place that says whether a tile fits, `base/claim.rs` who may stand where, `base/worth.rs` and `base/fields.rs`
//!   what land is worth.
//! - `expansions`: the expansions, a folder each, above everything else. [`expansion::Expansion`] lists the moments at which one is
//!   called. `expansions/mod.rs` lists them all and hands them to the table: the core asks the table for the expansion whose
//!   step or action it has.
//! - `words`: what expansions remember, decide and tell, as plain types. They lie below the core, which keeps and
//!   passes on what it does not understand.
//! - `board`, `grid`, `gaps`: the land. A feature is named by its oldest segment, and every segment carries that name,
//!   so a look-up is one load. `gaps` answers eight gaps with four turns each at once.
//! - `nature`: kinds of land, a line a kind: how it reaches on, whether it can be completed, when it scores.
//! - `agenda`: what is still to be done, as a stack of plain steps; to interrupt is to push one.
//! - `draw_pile`: tiles in the order of drawing, stage by stage. Nothing of a later stage is drawn, shuffled or told
//!   before its time.
//! - `sight`: what a player may know. `odds`: what may still come, computed from that alone. `foresee`: how far an
//!   answer reaches, so that bots recount only what a move touches.
//! - `history`: the decisions of a game, to look back, undo, branch and correct.
//! - `position`, `telling`: a set-up into a game, and a game back into a set-up.
//!
//! # What always holds
//!
//! - **A log replays to the same bytes on every machine.** `tests/rules/conformance.rs` replays recorded games and
//!   compares every legal set and every score.
//! - **A menu, a refusal and a move ask the same checks.** `tests/rules/properties.rs` compares every menu with the
//!   check. So [`game::Game::apply_offered`] may skip it.
//! - **Nothing here reaches outside.** `clippy.toml` forbids it; `tests/rules/house.rs` holds the list of dependencies.
//! - **The base and the core name no expansion, and no expansion names another.** `tests/rules/house.rs`.
//! - **Codes and shapes of actions don't change by accident.** `tests/golden/codes.txt` and `actions.txt`.
//! - **Every rule has a golden case and a lesson.** `tests/rules/coverage.rs` (`npm run rules`).
//!
//! # Why so
//!
//! - A state is copied to undo, to try and to look ahead; there is no inverse operation anywhere. `in_place` copies
//!   into memory that is there already.
//! - What a feature carries (pennants, goods) is summed on a walk when it is scored and not stored with it, so that
//!   nothing overflows or goes stale.
//! - A position is laid by the land alone: what lies there, lies there. Whether a tile may be placed is asked of a
//!   turn.
//! - At a real table `Draw` asks which tile was drawn instead of drawing. It names a tile by a number of the table;
//!   files use its id (`content::action`), and serde refuses to write the bare action. `End` closes the bag before a
//!   draw; no menu offers it, so that whoever follows menus plays on.
//! - Messages of reasons here are for the terminal alone; the window has its own words for each code.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod action;
pub mod agenda;
mod answer;
pub mod base;
pub mod board;
mod catalog;
pub mod chance;
mod code;
mod course;
pub mod draw_pile;
pub mod event;
pub mod expansion;
pub mod expansions;
pub mod figure;
pub mod foresee;
pub mod game;
pub mod gaps;
mod grid;
pub mod ground;
pub mod history;
mod in_place;
pub mod left_out;
pub mod likelihood;
pub mod menu;
pub mod nature;
mod numbered;
pub mod odds;
pub mod options;
pub mod position;
pub mod reason;
pub mod report;
pub mod score;
pub mod series;
pub mod setup;
pub mod sight;
pub mod state;
pub mod table;
mod telling;
#[cfg(test)]
mod tests;
pub mod tile;
pub mod words;

pub use expansions::picture;
