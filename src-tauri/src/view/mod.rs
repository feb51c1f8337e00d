//! What a screen is shown. With actions, events and reasons these are the only types that cross to the
//! window; they must not know how anything is kept.

pub(crate) mod settings;
pub(crate) mod status;
pub(crate) mod storage;
