//! What a screen is shown. With actions, events and reasons these are the only types that cross to the
//! window; they must not know how anything is kept.

pub mod advice;
pub mod backup;
pub mod campaign;
pub mod campaign_draft;
pub mod catalog;
pub mod cell;
pub mod choice;
pub mod correction;
pub mod damaged;
pub mod deleted;
pub mod document_card;
pub mod draft;
pub mod expansions;
pub mod feature;
pub mod foreign;
pub mod game;
pub mod lab;
pub mod land;
pub mod learn;
pub mod lesson;
pub mod log;
pub mod odds;
pub mod own;
pub mod parcel;
pub mod picture;
pub mod position;
pub mod practice;
pub mod print;
pub mod prospect;
pub mod review;
pub mod seat;
pub mod shelf;
pub mod statistics;
pub mod status;
pub mod storage;
