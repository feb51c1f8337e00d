//! What a person may rely on when Bastide keeps something.

mod backups;
mod changed_by_hand;
mod damages;
mod documents;
mod foreign_files;
mod games;
mod hints;
mod kept_life;
mod killed;
mod killed_in_play;
mod killed_on_the_way;
mod lessons;
mod one_folder;
mod outside_help;
mod pictures;
mod played_on;
mod questions;
mod reviews;
mod runs;
mod settings;
mod troubled_folders;
