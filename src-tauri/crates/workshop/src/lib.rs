//! Tile sets, mixes, positions and campaigns while somebody makes them: documents as plain data, every change an operation, every
//! fault told, every step taken back. Knows files and the land of a tile; no window, store, clock or game.

pub mod aim;
mod campaign;
pub mod campaign_op;
pub mod draft;
mod fields;
pub mod fix;
pub mod fresh;
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
