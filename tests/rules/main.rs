//! The rules, tested from outside: through the engine's door and with the built-in tiles.

mod conformance;
mod golden;
mod support;
