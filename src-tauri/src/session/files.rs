//! Games as files: written out as game records, and read in with every fault of them. It must not know
//! the format.

use super::guard::guarded;
use super::{Answer, Session, beginning, kept};
use crate::error::AppError;
use crate::session::open_game::replay;
use crate::view::shelf::{ExportedGame, GameSummary};
use content::document;
use content::record::Record;
use std::fs;
use std::path::Path;
use store::StorageTrouble;
use store::game::GameId;

impl Session {
    /// A game as a record, up to its head; written beside everything else that is kept.
    pub(crate) async fn export_game(&self, id: GameId) -> Answer<ExportedGame> {
        let (_, line, begun) = self.kept(id).await?;
        let played = line.acts[..line.head].iter();
        let record = Record {
            actions: played
                .map(|(_, act)| kept::played(act))
                .collect::<Answer<_>>()?,
            ..begun
        };
        let text = guarded(
            || format!("writing game {} as a record", id.0),
            || Ok(document::write(&record)),
        )?;
        let file_name = file_name(id, record.name.as_deref());
        let path = match &self.exports {
            Some(folder) => Some(write(folder, &file_name, &text)?),
            None => None,
        };
        Ok(ExportedGame {
            path,
            file_name,
            text,
        })
    }

    /// Keeps a game from a record, once the rules have played all of it.
    pub(crate) async fn import_game(&self, text: &str) -> Answer<GameSummary> {
        let library = &*self.library;
        let game = guarded(
            || "importing a record".to_owned(),
            || {
                let mut record: Record = library.read(text.as_bytes())?;
                record.name = beginning::name("name", record.name.as_deref())?;
                let record = library.stand_alone(record)?;
                let first = beginning::first_moment(library, &record)?;
                let moments = replay(first, record.actions.iter().copied())?;
                let last = &moments[moments.len() - 1].game;
                let page = kept::page(last, record.actions.len())?;
                kept::new_game(&record, page, record.actions.iter().copied(), None)
            },
        )?;
        let (game, _) = self.store.add_game(game).await?;
        Ok(kept::summary(library, game))
    }
}

/// Small letters, digits and hyphens only, so that it suits every disk.
fn file_name(id: GameId, name: Option<&str>) -> String {
    let plain = name.unwrap_or_default().to_lowercase();
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    match words.as_slice() {
        [] => format!("game-{}.json", id.0),
        words => format!("{}-{}.json", words.join("-"), id.0),
    }
}

fn write(folder: &Path, name: &str, text: &str) -> Result<String, AppError> {
    let path = folder.join(name);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, text))
        .map_err(StorageTrouble::from)?;
    Ok(path.display().to_string())
}
