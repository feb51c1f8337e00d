//! Games as records: written out, and read in with every fault of them; a file that is nothing else is read as one.

use super::{Session, beginning, kept};
use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::files::{self, GAME_ENDING, TextFile};
use crate::session::open_game::{replay_all, replay_allowed};
use crate::view::shelf::{FileReport, GameSummary};
use content::document;
use content::library::Library;
use content::problem::{Problem, What};
use content::record::Record;
use content::replay;
use std::path::PathBuf;
use store::game::{GameId, GameRow, NewGame};
use store::game_list::GameList;

/// Several times what a game of 2,000 tiles needs, written with much space: whatever is larger is no game.
pub(super) const LARGEST_RECORD: usize = 8 << 20;

/// In bytes, before the ending. Disks take 255 in all.
const LONGEST_FILE_NAME: usize = 200;

impl Session {
    /// A game as a record, up to where it stands: what today's rules do not allow any more, they would not read
    /// again either.
    pub async fn export_game(&self, id: GameId) -> Result<TextFile> {
        let (_, line, begun) = self.kept(id).await?;
        let library = self.library();
        run_blocking(
            move || format!("writing game {} as a record", id.0),
            move || {
                let mut actions = kept::history(&line);
                actions.truncate(line.head);
                let mut game = begin(&library, &begun).map_err(kept::no_longer)?;
                let played = actions.iter().cloned();
                let stopped =
                    replay_allowed(played, |played| replay::step(&mut game, played).map(drop))?;
                if let Some((step, _)) = stopped {
                    actions.truncate(step);
                }
                let record = Record { actions, ..begun };
                Ok(TextFile {
                    file_name: file_name(id, record.name.as_deref()),
                    text: document::write(&record),
                })
            },
        )
        .await
    }

    /// Keeps the game that a file holds.
    pub async fn import_file(&self, path: PathBuf) -> FileReport {
        let file = path.file_name().unwrap_or(path.as_os_str());
        let file = file.to_string_lossy().into_owned();
        let bytes = run_blocking(
            || "reading a file".to_owned(),
            move || files::read(&path, LARGEST_RECORD),
        );
        let kept = match bytes.await {
            Ok(bytes) => self.import_once(bytes).await,
            Err(error) => Err(error),
        };
        match kept {
            Ok((game, known)) => FileReport::Kept {
                file,
                game: game.into(),
                known,
            },
            Err(error) => FileReport::Refused { file, error },
        }
    }

    pub async fn import_game(&self, text: String) -> Result<GameSummary> {
        let imported = self.import(text.into_bytes()).await?;
        let (game, _) = self.store.add_game(imported).await?;
        self.summary(game).await
    }

    /// Keeps a game from a record, unless the same one is kept already; and whether it is.
    async fn import_once(&self, text: Vec<u8>) -> Result<(GameSummary, bool)> {
        let imported = self.import(text).await?;
        if let Some(known) = self.known(&imported).await? {
            return Ok((self.summary(known).await?, true));
        }
        let (game, _) = self.store.add_game(imported).await?;
        Ok((self.summary(game).await?, false))
    }

    /// The kept game that begins alike, is called alike and is played just as far in the same way.
    async fn known(&self, new: &NewGame) -> Result<Option<GameRow>> {
        let (setup, name, rules) = (new.setup.clone(), new.name.clone(), new.rules);
        let alike = move |list: GameList<'_>| list.alike(&setup, name.as_deref(), rules);
        for game in self.store.look_at_games(alike).await? {
            let (_, line) = self.store.game(game.id).await?;
            let played = line.acts.iter().take(line.head).map(|(_, act)| act);
            if played.eq(&new.actions) && self.store.designs(game.id).await? == new.designs {
                return Ok(Some(game));
            }
        }
        Ok(None)
    }

    async fn summary(&self, game: GameRow) -> Result<GameSummary> {
        let library = self.library();
        let told = "listing the imported game";
        run_blocking(
            || told.to_owned(),
            move || Ok(kept::summary(&library, game)),
        )
        .await
    }

    /// A game from a record, once the rules have played all of it.
    async fn import(&self, text: Vec<u8>) -> Result<NewGame> {
        let library = self.library();
        let imported = run_blocking(
            || "importing a record".to_owned(),
            move || {
                if text.len() > LARGEST_RECORD {
                    let most = (LARGEST_RECORD >> 20).into();
                    return Err(vec![Problem::error("", What::RecordTooLarge { most })].into());
                }
                let mut record: Record = library.read(&text)?;
                drop(text);
                record.name = beginning::name("name", record.name.as_deref())?;
                let record = library.stand_alone(record)?;
                let mut game = begin(&library, &record)?;
                let actions = record.actions.iter().cloned();
                replay_all(actions, |played| replay::step(&mut game, played).map(drop))?;
                let page = kept::page(&game, record.actions.len(), None)?;
                kept::new_game(&record, page, record.actions.iter().cloned(), None)
            },
        );
        imported.await
    }
}

/// The first position: only the end of a record is needed, not the way there.
fn begin(library: &Library, record: &Record) -> Result<rules::game::Game> {
    let begun = beginning::history(library, record)?;
    Ok(rules::game::Game::clone(begun.now()))
}

/// The name of the game, without what some disk does not take; never longer than every disk takes.
fn file_name(id: GameId, name: Option<&str>) -> String {
    let forbidden = |c: char| c.is_control() || r#"/\:*?"<>|"#.contains(c);
    let words = name.unwrap_or_default().split(forbidden);
    let words: Vec<_> = words.flat_map(str::split_whitespace).collect();
    let mut name = words.join(" ");
    name.truncate(name.floor_char_boundary(LONGEST_FILE_NAME));
    match name.trim_matches(['.', ' ', '-']) {
        "" => format!("game-{}.{GAME_ENDING}", id.0),
        name => format!("{name}.{GAME_ENDING}"),
    }
}
