//! Editing: tile sets, mixes, positions, campaigns and lessons while somebody makes them. Pure: a document is plain data
//! ([`draft::Draft`]), every change is an operation ([`op::Op`]), and a change answers with the new document or with a
//! refusal.
//!
//! - **A tile is named by its sides** (`plan`): cities, roads and rivers by the sides that they reach, so that no
//!   number changes when one of them goes. Fields are formed from the rest (`fields`); what that can't tell, people
//!   correct by hand. `tests/rebuilt.rs` draws every built-in tile from a blank one.
//! - **A step is an exchange in the text** (`patch`): what went and what came, whatever the kind of document. Undo
//!   gives the older bytes, and a long history is as small as what was typed.
//! - **What can't be played yet can still be drawn.** A draft is read field by field (`content::draft`) and judged by
//!   the same checker that reads files.
//! - **Where a fault has one sensible fix, `fix` names the operation.** `tests/edits.rs` holds that it mends, over
//!   thousands of damaged documents.
//! - A lesson keeps how its author wrote it: `lesson::LessonFile` saves an untouched file byte for byte, and a change
//!   changes only its lines (`tests/lessons.rs`).
//! - `position` and `position_op` lay out positions; `aim` turns a goal into a sentence with blanks. `twins` finds
//!   tiles that are the same. `totals` and `things` say what a set or a mix comes to. `renames` follows a copy that
//!   came with somebody else's file.

pub mod aim;
pub mod campaign;
pub mod campaign_op;
pub mod draft;
mod fields;
pub mod fix;
pub mod fresh;
mod gates;
pub mod lesson;
mod lesson_answer;
mod lesson_ask;
mod lesson_mark;
pub mod lesson_op;
mod lesson_step;
mod lesson_steps;
mod lesson_text;
mod mix;
pub mod op;
pub mod patch;
pub mod plan;
mod position;
pub mod position_op;
pub mod renames;
mod seat;
mod set;
mod sides;
mod things;
pub mod totals;
pub mod twins;
