//! Games as files: written out as game records, and read in with every fault of them. It must not know
//! the format.

use super::guard::apart;
use super::{Answer, Session, beginning, kept};
use crate::error::AppError;
use crate::session::open_game::replay;
use crate::view::shelf::{ExportedGame, GameSummary};
use content::document;
use content::problem::Problem;
use content::record::Record;
use rules::game::Game;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use store::StorageTrouble;
use store::game::GameId;

/// Several times what a game of 2,000 tiles needs, written with much space: whatever is larger is no game.
const LARGEST_RECORD: usize = 8 << 20;

impl Session {
    /// A game as a record, up to its head; written beside everything else that is kept.
    pub(crate) async fn export_game(&self, id: GameId) -> Answer<ExportedGame> {
        let (_, line, begun) = self.kept(id).await?;
        let exports = self.exports.clone();
        apart(
            move || format!("writing game {} as a record", id.0),
            move || {
                let played = line.acts[..line.head].iter();
                let record = Record {
                    actions: played
                        .map(|(_, act)| kept::played(act))
                        .collect::<Answer<_>>()?,
                    ..begun
                };
                let text = document::write(&record);
                let file_name = file_name(id, record.name.as_deref());
                let path = match &exports {
                    Some(folder) => Some(write(folder, &file_name, &text)?),
                    None => None,
                };
                Ok(ExportedGame {
                    path,
                    file_name,
                    text,
                })
            },
        )
        .await
    }

    /// Keeps a game from a record, once the rules have played all of it.
    pub(crate) async fn import_game(&self, text: String) -> Answer<GameSummary> {
        let library = Arc::clone(&self.library);
        let imported = apart(
            || "importing a record".to_owned(),
            move || {
                if text.len() > LARGEST_RECORD {
                    let most = LARGEST_RECORD >> 20;
                    let message = format!("a game record has at most {most} MB");
                    return Err(vec![Problem::error("", "too-large", message)].into());
                }
                let mut record: Record = library.read(text.as_bytes())?;
                drop(text);
                if record.setup.draw.is_some() {
                    let message =
                        "a game drawn by hand is played at the engine's door, not in the window";
                    return Err(vec![Problem::error("setup.draw", "by-hand", message)].into());
                }
                record.name = beginning::name("name", record.name.as_deref())?;
                let record = library.stand_alone(record)?;
                // Only the end of it is needed, not the way there.
                let begun = beginning::line(&library, &record)?;
                let mut game = Game::clone(begun.now());
                replay(record.actions.iter().cloned(), |player, spoken| {
                    let action = spoken.meant(game.table());
                    game.apply(player, action).map(drop)
                })?;
                let page = kept::page(&game, record.actions.len(), 0)?;
                kept::new_game(&record, page, record.actions.iter().cloned(), None)
            },
        );
        let (game, _) = self.store.add_game(imported.await?).await?;
        let library = Arc::clone(&self.library);
        let told = "listing the imported game";
        apart(
            || told.to_owned(),
            move || Ok(kept::summary(&library, game)),
        )
        .await
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
