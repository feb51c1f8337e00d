//! What a screen is shown. With actions, events and reasons these are the only types that cross to the
//! window; they must not know how anything is kept.

pub(crate) mod campaign;
pub(crate) mod catalog;
pub(crate) mod cell;
pub(crate) mod choice;
pub(crate) mod draft;
pub(crate) mod feature;
pub(crate) mod foreign;
pub(crate) mod game;
pub(crate) mod lab;
pub(crate) mod land;
pub(crate) mod learn;
pub(crate) mod lesson;
pub(crate) mod log;
pub(crate) mod own;
pub(crate) mod parcel;
pub(crate) mod practice;
pub(crate) mod print;
pub(crate) mod prospect;
pub(crate) mod rooms;
pub(crate) mod seat;
pub(crate) mod settings;
pub(crate) mod shelf;
pub(crate) mod status;
pub(crate) mod storage;
