//! Everything that is kept, as one thing: backups of it, the file that holds it all, and the orderly end. When the
//! window closes, runs and reviews pause where they are, and nobody waits for a bot.

use crate::error::{AppError, MissingThing, Result};
use crate::files;
use crate::laboratory::Laboratory;
use crate::lesson::Lessons;
use crate::reviews::Reviews;
use crate::session::Session;
use crate::statistics::Statistics;
use crate::view::backup::{BackupGame, BackupsView};
use crate::view::status::AppStatus;
use crate::view::storage::Storage;
use crate::workshop::Workshop;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::Store;
use store::backup::{BackupError, BackupOutcome, Backups};
use store::deleted::Leftovers;
use store::game::{GameId, GameRow};
use store::report::Rescue;

/// Everything that is kept, and everybody who remembers something of it; clones share them.
#[derive(Clone)]
pub struct Persistence {
    pub(crate) store: Store,
    pub(crate) folder: PathBuf,
    pub(crate) backups: Backups,
    pub(crate) session: Session,
    pub(crate) workshop: Workshop,
    pub(crate) lessons: Lessons,
    pub(crate) laboratory: Laboratory,
    pub(crate) reviews: Reviews,
    pub(crate) statistics: Statistics,
    /// What an earlier run of the program left.
    pub(crate) left: Leftovers,
    /// True once something else was put in the place of what was opened.
    pub(crate) is_replaced: Arc<AtomicBool>,
}

impl Persistence {
    /// Every backup, the newest first, and how it went when something was last done with one.
    pub async fn shown(&self) -> Result<BackupsView> {
        let backups = self.backups.list().await;
        let outcome = self.backups.outcome().await;
        Ok(BackupsView {
            backups: backups.map_err(|error| failed(Path::new(""), error))?,
            outcome: outcome.map_err(|error| failed(Path::new(""), error))?,
            latest: Store::VERSION,
        })
    }

    /// What this program is and where it keeps things.
    pub async fn status(&self, version: String) -> AppStatus {
        let storage = self.storage();
        let backup = match storage {
            Storage::Disk { .. } => None,
            _ => self.newest().await,
        };
        AppStatus {
            version,
            storage,
            backup,
            rescue: self.rescue(),
            unknown_files: self.unknown_files(),
        }
    }

    /// Where things are kept, and why not on disk when they are not.
    pub fn storage(&self) -> Storage {
        Storage::of(&self.store, &self.folder)
    }

    /// What was saved of a damaged file at this start, and what was not. It says nothing any more once something else
    /// has taken the place of the file.
    pub fn rescue(&self) -> Option<Rescue> {
        let is_replaced = self.is_replaced.load(Ordering::Relaxed);
        self.store.rescue().filter(|_| !is_replaced).cloned()
    }

    /// The files in the data folder that look like unfinished work of Bastide and are not what it wrote down.
    pub fn unknown_files(&self) -> Vec<String> {
        self.store.unknown_files().to_vec()
    }

    /// When the newest backup was made that can be read, in seconds since 1970.
    pub async fn newest(&self) -> Option<u32> {
        let backups = self.backups.list().await.ok()?.into_iter();
        let newest = backups
            .filter(|backup| backup.holds.is_some())
            .max_by_key(|backup| backup.made_at);
        newest.map(|backup| backup.made_at)
    }

    /// Makes a backup when it is time for one. Nobody waits for it: whoever looks at the backups is told how it went.
    pub async fn keep_daily(&self) {
        match self.backups.keep_daily().await {
            Ok(BackupOutcome::Made) => log::info!("a backup was made"),
            Ok(BackupOutcome::Failed { trouble }) => log::warn!("no backup was made: {trouble}"),
            Ok(_) => {}
            Err(error) => log::error!("no backup was made: {error}"),
        }
    }

    /// Makes a backup for somebody who asks for one; how it went is among what is shown.
    pub async fn keep_now(&self) -> Result<BackupsView> {
        let kept = self.backups.keep_now().await;
        kept.map_err(|error| failed(Path::new(""), error))?;
        self.shown().await
    }

    /// Everything becomes as it was when a backup was made.
    pub async fn restore(&self, name: String) -> Result<()> {
        let file = name.clone();
        self.replace(Path::new(&file), self.backups.restore(name))
            .await
    }

    /// The games in a backup.
    pub async fn games_in(&self, name: String) -> Result<Vec<BackupGame>> {
        let file = PathBuf::from(&name);
        let there = self.backups.games_in(name).await;
        let there = there.map_err(|error| failed(&file, error))?;
        let here = self.store.games().await?;
        let is_here = |it: &GameRow| {
            (here.iter()).any(|game| (game.id, game.created_at) == (it.id, it.created_at))
        };
        let still_here: Vec<_> = there.iter().map(|game| is_here(&game.row)).collect();
        let games = self.session.summaries(there).await?.into_iter();
        let games = games.zip(still_here);
        let game = |(game, still_here)| BackupGame { game, still_here };
        Ok(games.map(game).collect())
    }

    /// Adds one game out of a backup to those that are kept, and changes nothing else.
    pub async fn bring_back(&self, name: String, game: GameId) -> Result<GameId> {
        let file = PathBuf::from(&name);
        let added = self.backups.bring_back(name, game).await;
        added.map_err(|error| failed(&file, error))
    }

    /// Everything becomes as it is in a file.
    pub async fn take_in(&self, file: &Path) -> Result<()> {
        self.replace(file, self.backups.take_in(file.to_owned()))
            .await
    }

    /// Writes everything into one file.
    pub async fn save_as(&self, file: &Path) -> Result<()> {
        let saved = self.backups.save_as(file.to_owned()).await;
        saved.map_err(|error| failed(file, error))
    }

    /// What is kept is whole and in one file afterwards; nothing can be kept any more.
    pub async fn end(&self) {
        let _no_runs = self.laboratory.pause_all().await;
        let _no_reviews = self.reviews.stop_all().await;
        self.keep_daily().await;
        if let Err(trouble) = self.store.close() {
            log::warn!("the log is not folded in: {trouble}");
        }
    }

    /// Whatever is open is of the old data, and would be written into the new ones.
    async fn replace(
        &self,
        file: &Path,
        replaced: impl Future<Output = Result<(), BackupError>>,
    ) -> Result<()> {
        let _no_runs = self.laboratory.pause_all().await;
        let _no_reviews = self.reviews.stop_all().await;
        self.session.forget().await;
        self.lessons.forget().await;
        self.statistics.forget().await;
        let replaced = replaced.await;
        self.is_replaced
            .fetch_or(replaced.is_ok(), Ordering::Relaxed);
        self.workshop.open().await?;
        replaced.map_err(|error| failed(file, error))
    }
}

fn failed(file: &Path, error: BackupError) -> AppError {
    match error {
        BackupError::Unfit(why) => AppError::Unfit {
            file: file.display().to_string(),
            why,
        },
        BackupError::File(error) => files::trouble(file, &error),
        BackupError::Storage(trouble) => trouble.into(),
        BackupError::NotThere => AppError::NotFound {
            what: MissingThing::Backup,
        },
        BackupError::Bug(detail) => AppError::bug(detail),
    }
}
