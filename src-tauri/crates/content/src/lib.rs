//! Tile sets, mixes and rule indexes: read, checked, explained.
