//! The rules, tested from outside: through the engine's door and with the built-in tiles.

mod asked;
mod blunders;
mod boxes;
mod by_hand;
mod conformance;
mod counted;
mod coverage;
mod custom;
mod fuzz;
mod golden;
mod history;
mod house;
mod large;
mod odds;
mod perft;
mod positions;
mod properties;
mod rebuilt;
mod support;
