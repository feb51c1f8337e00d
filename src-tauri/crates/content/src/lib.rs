//! Files: tile sets, mixes, rule indexes, game records, positions, scenarios, campaigns and paths. Read, checked and
//! explained; what happens in a game is told by `rules`.
//!
//! Whatever is read answers with a document, or with everything that is wrong with it:
//!
//! ```
//! use content::{document, mix::Mix};
//!
//! let text = br#"{ "format": "bastide/mix@1", "id": "mine", "name": { "en": "Mine" },
//!                  "sets": { "base": "two" }, "pieces": { "followers": 900 } }"#;
//! let problems = document::read::<Mix>(text).unwrap_err();
//! assert!(problems.len() > 1, "all problems at once");
//! for problem in &problems {
//!     // Where, which, and a sentence for the terminal: the window has its own words.
//!     println!("{} {} {}", problem.path, problem.code, problem.message());
//! }
//! ```
//!
//! # Where is what
//!
//! - `document`: reading and writing any format. `library`: everything at hand, built in or a person's own; `opening`:
//!   a mix and seats into a game that can begin.
//! - `tile_set`, `mix`, `rule_index`, `record`, `position_file`, `scenario`, `campaign`, `path`, `bundle`: one format
//!   each. `draft` reads what is still being made.
//! - `tile_check`, `check`, `bag`: what is wrong with tiles, sets and bags.
//! - `expansions`: what each expansion adds to files, a file each; `expansions/mod.rs` lists them.
//! - `picture`: what an author draws elsewhere and brings for a tile or for the backs.
//! - `built_in`: the tile sets, mixes and lessons that the program carries. `build.rs` lists what lies in `tutorials`;
//!   `course` names it.
//! - `overlay`: the texts of carried files in other languages, also those that a person added (`added`).
//! - `terminal`: what the command line says of the rules, in English.
//! - `boxes`: which tiles and rules a box brings. `table_sheet`: the printed rule sheet. `needs`: which sets and mixes
//!   a document names.
//! - `edition`: under which version of the rules a game was kept.
//!
//! # How files are read
//!
//! 1. **Shape**: each field by itself (`faults`, the reading library; `written` and `shape` list what other crates
//!    read).
//! 2. **Beyond single fields**: `JudgedFields`.
//! 3. **What it names**: `NamedParts`, which looks up ids.
//!
//! The second and the third look at the healthy parts alone (`healthy`), so that one fault neither hides another nor
//! makes one up. A field that is `null` counts as left out. Then the rules set the position up and play its actions.
//!
//! A field that had another name before is refused with the name of today. `scripts/convert-formats.mjs` brings files of
//! earlier formats up to date.
//!
//! # What always holds
//!
//! - **A problem is a code with typed facts.** `problem/what.rs` lists them all. The English stands once, in
//!   `ui/languages/en/problems.ftl`, which the terminal has built in. `tests/architecture/problems.test.mjs` proves that a
//!   test meets each one, or says why none can.
//! - **Never too many.** A list of faults keeps a hundred and counts the rest (`faults`).
//! - **Never for long.** Work is in step with a file's length, and its length and counts have limits (8 MB, 200,000
//!   values). `tests/hostile` measures files that were made to be slow.
//! - **A built-in file has no fault.** `tests/built_in.rs`.
//! - **The schemas beside the files are what is read.** `schemas`; `REFRESH_SCHEMAS=1` writes them.
//! - **A record that stands alone opens without its mix:** it carries its tiles, their order and every option.
//!   `tests/records_that_last.rs`.

pub mod action;
pub mod added;
pub mod adjustment;
pub mod bag;
pub mod beginning;
pub mod boxes;
pub mod built_in;
pub mod bundle;
pub mod campaign;
pub mod check;
pub mod course;
pub mod document;
pub mod draft;
pub mod edition;
pub mod entries;
pub mod expansions;
pub mod faults;
pub mod game_box;
mod healthy;
mod ids;
pub mod in_force;
pub mod json;
pub mod layout;
pub mod library;
pub mod messages;
pub mod mix;
pub mod names;
pub mod needs;
pub mod number;
pub mod opening;
pub mod overlay;
mod passed;
pub mod path;
pub mod picture;
pub mod pieces;
pub mod position;
pub mod position_file;
mod possible;
pub mod problem;
pub mod record;
pub mod replay;
pub mod rim;
pub mod rule_index;
mod said;
pub mod scenario;
#[cfg(test)]
mod schemas;
mod seats;
pub mod set_rules;
pub mod set_words;
mod shape;
mod standing_alone;
pub mod table_sheet;
pub mod terminal;
pub mod text;
mod tile_check;
pub mod tile_set;
pub mod told;
pub mod way_loss;
pub mod words;
mod written;
