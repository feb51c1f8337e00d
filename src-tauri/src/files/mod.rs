//! Files that a person names: asked for, dropped, handed over at a start, read and written. It must not know
//! what is in them.

pub(crate) mod arrivals;
pub(crate) mod asking;
pub(crate) mod saving;
