//! Backups: one a day, one before each migration, how many stay, and the way back to one of them.

mod copy;
mod disk;
mod folder;
mod holds;
mod name;
mod one_game;
mod staging;

pub use holds::ItemCounts;
pub(crate) use name::is_ours;
pub use name::{ENDING, file_name};

use crate::folder::BACKUP_FOLDER;
use crate::game::{self, GameId};
use crate::game_list::ListedGame;
use crate::new_file::beside;
use crate::store::Database;
use crate::threads;
use crate::{FILE_NAME, StorageTrouble, Store, StoreError, TroubleKind, schema};
use copy::{PartialCopy, reading};
use folder::BackupFolder;
use name::{Name, now};
use one_game::WholeGame;
use rusqlite::{Connection, Transaction};
use serde::Serialize;
use staging::StagedDatabase;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fs, process};

/// The folder of the backups inside the data folder.
pub const FOLDER: &str = BACKUP_FOLDER;

/// How many backups are kept, and apart from them how many times what other data took the place of.
pub const KEPT: usize = 10;
pub const KEPT_REPLACED: usize = 5;

/// A backup is made when the newest one is older, in seconds.
const OFTEN: u32 = 24 * 60 * 60;

/// Before tables are changed, all of them are kept as they are; without that copy nothing is changed.
pub(crate) fn keep_before_migration(
    database: &Connection,
    data: &Path,
) -> Result<(), StorageTrouble> {
    if schema::is_behind(database)? {
        let folder = BackupFolder::of(data);
        folder.keep(folder.copy(database)?, false)?;
    }
    Ok(())
}

/// A backup as the list shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Backup {
    pub name: String,
    /// The version of its tables.
    pub version: u32,
    /// Seconds since 1970.
    pub made_at: u32,
    /// True when it is what other data took the place of.
    pub replaced: bool,
    /// Its size, rounded up.
    pub kilobytes: u32,
    /// None when it cannot be read.
    pub holds: Option<ItemCounts>,
}

/// What was last done to the backups or with one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum BackupOutcome {
    Made,
    /// The newest backup is not a day old yet.
    Young,
    /// The newest backup holds all there is.
    Unchanged,
    /// Nobody has kept anything yet, or nothing is kept on disk.
    Nothing,
    Failed {
        trouble: StorageTrouble,
    },
    /// Other data took the place of what was there, which is a backup now.
    Replaced,
}

/// Why a backup was not made, restored, written or taken in; nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("the file cannot become the data: {0:?}")]
    Unfit(UnfitFile),
    #[error("the file cannot be read or written: {0}")]
    File(#[from] io::Error),
    #[error("{0}")]
    Storage(#[from] StorageTrouble),
    #[error("there is no such backup any more")]
    NotThere,
    #[error("the store stopped in the middle of its work: {0}")]
    Bug(String),
}

/// Why a file cannot become the data, or cannot be written over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum UnfitFile {
    /// It is something else than what Bastide keeps.
    NotOurs,
    /// It was written by a trial version, before the first release.
    TrialVersion,
    /// It was written by a newer Bastide.
    NewerVersion,
    /// It is not whole any more.
    Damaged,
    /// Nobody's data are as large.
    TooLarge,
    /// It lies where the data lie.
    AmongTheData,
}

impl From<UnfitFile> for BackupError {
    fn from(why: UnfitFile) -> Self {
        Self::Unfit(why)
    }
}

impl From<ErrorKind> for BackupError {
    fn from(kind: ErrorKind) -> Self {
        Self::File(kind.into())
    }
}

/// The backups of a data folder; clones share one turn.
#[derive(Debug, Clone)]
pub struct Backups {
    store: Store,
    data: Arc<Path>,
    /// Whoever makes, restores or removes has it; in it lies how the last one went.
    turn: Arc<Mutex<Option<BackupOutcome>>>,
}

fn of_a_game(error: StoreError) -> BackupError {
    match error {
        StoreError::Disk(trouble) => trouble.into(),
        StoreError::NotThere(_) => BackupError::NotThere,
        other => BackupError::Bug(other.to_string()),
    }
}

/// The name of the newest backup in a data folder.
pub(crate) fn newest(data: &Path) -> Option<String> {
    let names = BackupFolder::of(data).names().ok()?;
    names.first().map(Name::to_string)
}

/// Where the backups in a data folder lie, the newest first.
pub(crate) fn files(data: &Path) -> Vec<PathBuf> {
    let folder = BackupFolder::of(data);
    let names = folder.names().unwrap_or_default().into_iter();
    names.map(|name| folder.place(name)).collect()
}

impl Backups {
    /// Those of `data`, also when that folder could not be used and `store` keeps nothing.
    pub fn new(store: Store, data: &Path) -> Self {
        Self {
            store,
            data: data.into(),
            turn: Arc::default(),
        }
    }

    /// Every backup, the newest first.
    pub async fn list(&self) -> Result<Vec<Backup>, BackupError> {
        self.run_blocking(|all, _| {
            let folder = BackupFolder::of(&all.data);
            let names = folder.names().map_err(StorageTrouble::from)?;
            Ok(names
                .into_iter()
                .filter_map(|name| folder.seen(name))
                .collect())
        })
        .await
    }

    /// How it went when something was last done since the start.
    pub async fn outcome(&self) -> Result<Option<BackupOutcome>, BackupError> {
        self.run_blocking(|_, outcome| Ok(outcome.clone())).await
    }

    /// Makes a backup when the newest one is a day old and something has changed since.
    pub async fn keep_daily(&self) -> Result<BackupOutcome, BackupError> {
        self.keep_if_older(OFTEN).await
    }

    /// Makes a backup when something has changed since the newest one, however young that is.
    pub async fn keep_now(&self) -> Result<BackupOutcome, BackupError> {
        self.keep_if_older(0).await
    }

    async fn keep_if_older(&self, seconds: u32) -> Result<BackupOutcome, BackupError> {
        self.run_blocking(move |all, outcome| {
            let kept = all.keep(seconds);
            let new = kept.unwrap_or_else(|trouble| BackupOutcome::Failed { trouble });
            *outcome = Some(new.clone());
            Ok(new)
        })
        .await
    }

    /// Puts a backup in the place of the data, and keeps what it replaces as a backup of its own.
    pub async fn restore(&self, name: String) -> Result<(), BackupError> {
        self.run_blocking(move |all, outcome| {
            all.replace_with(&all.file(&name)?)?;
            *outcome = Some(BackupOutcome::Replaced);
            Ok(())
        })
        .await
    }

    /// The games in a backup, the one played last first.
    pub async fn games_in(&self, name: String) -> Result<Vec<ListedGame>, BackupError> {
        self.run_blocking(move |all, _| all.look_into(&name, game::list))
            .await
    }

    /// Adds a game out of a backup to those that are kept, whether or not it is among them; nothing else changes.
    pub async fn bring_back(&self, name: String, game: GameId) -> Result<GameId, BackupError> {
        self.run_blocking(move |all, _| {
            let whole = all.look_into(&name, |t| WholeGame::read(t, game))?;
            let added = all.store.database().transact(|t| whole.write(t));
            added.map_err(of_a_game)
        })
        .await
    }

    /// Puts a file of a person's choice in the place of the data, and keeps what it replaces as a backup.
    pub async fn take_in(&self, file: PathBuf) -> Result<(), BackupError> {
        self.run_blocking(move |all, outcome| {
            all.replace_with(&file)?;
            *outcome = Some(BackupOutcome::Replaced);
            Ok(())
        })
        .await
    }

    /// Writes everything that is kept into one file; what stood there before is replaced only by a file that is whole.
    pub async fn save_as(&self, file: PathBuf) -> Result<(), BackupError> {
        self.run_blocking(move |all, _| all.write_to(&file)).await
    }

    /// Works alone, on a thread that may block.
    async fn run_blocking<T, F>(&self, work: F) -> Result<T, BackupError>
    where
        T: Send + 'static,
        F: FnOnce(&Self, &mut Option<BackupOutcome>) -> Result<T, BackupError> + Send + 'static,
    {
        let all = self.clone();
        threads::run_blocking(move || {
            let mut turn = all.turn.lock().unwrap_or_else(PoisonError::into_inner);
            work(&all, &mut turn)
        })
        .await
        .map_err(|stopped| BackupError::Bug(stopped.to_string()))?
    }

    /// Where the backup of a name lies.
    fn file(&self, name: &str) -> Result<PathBuf, BackupError> {
        // What is a name of ours leads nowhere outside the folder.
        let name = Name::read(name).ok_or(BackupError::NotThere)?;
        let file = BackupFolder::of(&self.data).place(name);
        if file.is_file() {
            Ok(file)
        } else {
            Err(BackupError::NotThere)
        }
    }

    /// Reads in a copy of a backup that is checked and brought to this version.
    fn look_into<T>(
        &self,
        name: &str,
        look: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, BackupError> {
        let staged = StagedDatabase::of(&self.file(name)?, &self.data)?;
        let copy = Connection::open_with_flags(staged.path(), reading());
        let copy = copy.map_err(StorageTrouble::from)?;
        let moment = copy.unchecked_transaction();
        look(&moment.map_err(StorageTrouble::from)?).map_err(of_a_game)
    }

    fn keep(&self, seconds: u32) -> Result<BackupOutcome, StorageTrouble> {
        if !self.store.database().is_on_disk() {
            return Ok(BackupOutcome::Nothing);
        }
        let folder = BackupFolder::of(&self.data);
        let mut made = folder.names()?;
        made.retain(|name| !name.replaced);
        let now = now();
        // A clock that went wrong once must not keep backups away until it is that late.
        let fresh = |name: &Name| {
            now.checked_sub(name.made_at)
                .is_some_and(|age| age < seconds)
        };
        if made.iter().any(fresh) {
            return Ok(BackupOutcome::Young);
        }
        let copy = self.copy()?;
        match made.first().map(|newest| folder.place(*newest)) {
            Some(newest) if disk::same(&newest, &copy.path())? => Ok(BackupOutcome::Unchanged),
            None if holds::look(&copy.path()) == Some(ItemCounts::default()) => {
                Ok(BackupOutcome::Nothing)
            }
            _ => folder.keep(copy, false).map(|()| BackupOutcome::Made),
        }
    }

    /// Everything that the store holds at this moment.
    fn copy(&self) -> Result<PartialCopy, StorageTrouble> {
        let folder = BackupFolder::of(&self.data);
        let database = self.store.database();
        if !database.is_on_disk() {
            return folder.copy(database.connection());
        }
        drop(database);
        // Through a connection of its own, so that nobody waits for it.
        let data = self.data.join(FILE_NAME);
        folder.copy(&Connection::open_with_flags(data, reading())?)
    }

    fn replace_with(&self, file: &Path) -> Result<(), BackupError> {
        let staged = StagedDatabase::of(file, &self.data)?;
        // Nobody reads or writes from here on until the new data are there.
        let mut database = self.store.database();
        self.keep_replaced(&database)?;
        Ok(database.exchange(&self.data, staged.into())?)
    }

    fn keep_replaced(&self, database: &Database) -> Result<(), StorageTrouble> {
        let folder = BackupFolder::of(&self.data);
        if !database.is_on_disk() {
            // The file could not be used, so all that can be kept are its bytes.
            return folder.keep_bytes();
        }
        match folder.copy(database.connection()) {
            Ok(copy) => folder.keep(copy, true),
            Err(trouble) if trouble.kind == TroubleKind::Damaged => folder.keep_bytes(),
            Err(trouble) => Err(trouble),
        }
    }

    fn write_to(&self, file: &Path) -> Result<(), BackupError> {
        if file.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        let parent = fs::canonicalize(file.parent().ok_or(ErrorKind::IsADirectory)?)?;
        if fs::canonicalize(&self.data).is_ok_and(|data| parent.starts_with(data)) {
            return Err(UnfitFile::AmongTheData.into());
        }
        let copy = self.copy()?;
        let part = beside(file, &format!(".{}.part", process::id()));
        let written = disk::remove(&part)
            .and_then(|()| disk::copy(&copy.path(), &part, u64::MAX))
            .and_then(|_| disk::rename(&part, file));
        if written.is_err() {
            // Nothing is lost when it stays: the next writing begins it anew.
            let _ = fs::remove_file(&part);
        }
        Ok(written?)
    }
}
