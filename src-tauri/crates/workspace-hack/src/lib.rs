//! Nothing: what `Cargo.toml` beside it asks for is all there is.
