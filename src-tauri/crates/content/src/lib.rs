//! Tile sets, mixes, rule indexes and game records: read, checked, explained.
//! Knows files and the words in them; what happens in a game is told by `rules`.

pub mod action;
pub mod bag;
pub mod built_in;
pub mod bundle;
pub mod campaign;
pub mod check;
pub mod course;
pub mod document;
pub mod draft;
pub mod edition;
pub mod entries;
pub mod faults;
mod healthy;
mod ids;
pub mod json;
pub mod library;
pub mod mix;
pub mod names;
pub mod number;
pub mod opening;
pub mod pieces;
pub mod position;
pub mod problem;
pub mod record;
pub mod replay;
pub mod rim;
pub mod rooms;
pub mod rule_index;
mod said;
pub mod scenario;
mod standing;
pub mod text;
mod tile_check;
pub mod tile_set;
pub mod told;
pub mod words;
