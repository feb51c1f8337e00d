//! The game: rules, state and reasons. No I/O, no clock, no JSON text.
