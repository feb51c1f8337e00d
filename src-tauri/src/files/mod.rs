//! Files that a person names: asked for, dropped, handed over at a start, read and written.

pub(crate) mod arrivals;
pub(crate) mod asking;
pub(crate) mod saving;
