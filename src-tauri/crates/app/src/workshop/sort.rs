//! What a file holds: a bundle, a set, a mix, a position, a campaign, a lesson, a scenario; what is none of these is read as a
//! game (`session/files.rs`).

use super::Workshop;
use super::arrived::is_lesson;
use crate::catch_panics::run_blocking;
use crate::files;
use content::campaign::Campaign;
use content::document::{self, DocumentFormat};
use content::json;
use content::mix::Mix;
use content::position_file::PositionFile;
use content::scenario::Scenario;
use content::tile_set::TileSet;
use std::path::Path;

/// What a file holds, in the order in which files that come together are opened: what others need comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    Set,
    Mix,
    Bundle,
    Position,
    Campaign,
    Lesson,
    Scenario,
    /// Nothing of ours, or a game.
    Other,
}

impl Workshop {
    /// What a file says that it holds.
    pub async fn sort(path: &Path) -> Sort {
        let path = path.to_owned();
        let is_named = path.extension().is_some_and(|it| it == bundle::ENDING);
        let read = run_blocking(
            || "looking into a file".to_owned(),
            move || files::read(&path, json::MOST_BYTES),
        );
        let Ok(bytes) = read.await else {
            return if is_named { Sort::Bundle } else { Sort::Other };
        };
        if is_named || bundle::is_bundle(&bytes) {
            return Sort::Bundle;
        }
        let value = json::parse(&bytes).ok();
        match value.as_ref().map(document::kind_of) {
            Some(Ok(TileSet::KIND)) => Sort::Set,
            Some(Ok(Mix::KIND)) => Sort::Mix,
            Some(Ok(PositionFile::KIND)) => Sort::Position,
            Some(Ok(Campaign::KIND)) => Sort::Campaign,
            Some(Ok(Scenario::KIND)) => {
                let field = |name: &str| value.as_ref()?.get(name);
                let word = |name: &str| field(name).and_then(|it| it.as_str()).unwrap_or_default();
                if field("desk").is_none() && is_lesson(word("kind"), word("id")) {
                    Sort::Lesson
                } else {
                    Sort::Scenario
                }
            }
            _ => Sort::Other,
        }
    }
}
