//! Files that a person names: asked for, dropped, handed over at a start, read, written and shown.

pub(crate) mod arrivals;
pub(crate) mod asking;
pub(crate) mod saving;
mod system;
