//! What the window can ask for: parse, call, convert. Nothing is decided here.

pub(crate) mod build;
pub(crate) mod campaign;
pub(crate) mod damaged;
pub(crate) mod deleted;
pub(crate) mod files;
pub(crate) mod foreign;
pub(crate) mod keeping;
pub(crate) mod lab;
pub(crate) mod learn;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod practice;
pub(crate) mod print;
pub(crate) mod review;
pub(crate) mod scenario;
pub(crate) mod settings;
pub(crate) mod shelf;
pub(crate) mod statistics;
pub(crate) mod status;
pub(crate) mod window;
