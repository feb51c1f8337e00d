//! The game: rules, state and reasons. No I/O, no clock, no float, no hash order, no JSON text.
//!
//! A log replays to the same bytes. There is one door, [`game::Game::apply`]; on a refusal nothing has
//! changed and all reasons are told. Expansions are rooms that plug in through [`room::Room`]; the base
//! names none of them, and none names another.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod action;
pub mod agenda;
pub mod base;
pub mod board;
mod catalog;
pub mod chance;
mod course;
pub mod draw_pile;
pub mod event;
pub mod figure;
pub mod foresee;
pub mod game;
pub mod gaps;
mod grid;
pub mod ground;
mod in_place;
pub mod left_out;
pub mod likelihood;
pub mod menu;
pub mod nature;
mod numbered;
pub mod odds;
pub mod options;
mod position;
pub mod reason;
pub mod report;
pub mod room;
pub mod rooms;
pub mod score;
pub mod setup;
pub mod sight;
pub mod state;
pub mod table;
mod telling;
#[cfg(test)]
mod tests;
pub mod tile;

pub use rooms::picture;
