//! What a person may rely on when Bastide keeps something. These tests must not know how it is kept,
//! only what comes back.

mod backups;
mod changed_by_hand;
mod documents;
mod earlier_versions;
mod games;
mod killed;
mod killed_in_play;
mod lessons;
mod pictures;
mod played_before;
mod runs;
mod settings;
mod troubled_folders;
