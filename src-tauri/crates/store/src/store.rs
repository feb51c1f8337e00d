//! The one door through which the database is read and written, and what can be done with it.

use crate::folder::{DataFolder, Lock};
use crate::place::DatabaseFiles;
use crate::report::Rescue;
use crate::threads;
use crate::{StorageTrouble, StoreError, TroubleKind, schema};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, Transaction, TransactionBehavior};
use serde::{Deserialize, Serialize};
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

const ENGLISH: &str = "en";

/// A handle on the only connection; clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    database: Arc<Mutex<Database>>,
    rescue: Arc<Option<Rescue>>,
    unknown_files: Arc<[String]>,
    system_language: Arc<str>,
}

/// What becomes of what is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "State", tag = "kind", rename_all = "kebab-case")]
pub enum StoreState {
    /// It is kept in the file.
    Disk,
    /// Nothing can be kept; what the file holds can be read.
    ReadOnly { trouble: StorageTrouble },
    /// It is forgotten when the program ends; on purpose where no trouble led to it.
    Memory { trouble: Option<StorageTrouble> },
}

/// The connection, and what makes it the only one that writes.
#[derive(Debug)]
pub(crate) struct Database {
    connection: Connection,
    state: StoreState,
    /// Where the file lies that is written to.
    place: Option<DatabaseFiles>,
    lock: Option<Lock>,
}

impl Database {
    /// A connection to what is in memory.
    pub(crate) fn in_memory(connection: Connection, state: StoreState, lock: Option<Lock>) -> Self {
        Self {
            connection,
            state,
            place: None,
            lock,
        }
    }

    /// A connection to the file in the folder.
    pub(crate) fn on_disk(connection: Connection, place: DatabaseFiles, lock: Lock) -> Self {
        Self {
            connection,
            state: StoreState::Disk,
            place: Some(place),
            lock: Some(lock),
        }
    }

    pub(crate) fn connection(&self) -> &Connection {
        &self.connection
    }

    pub(crate) fn is_on_disk(&self) -> bool {
        self.place.is_some()
    }

    /// Runs one use-case as one transaction; on an error nothing of it has happened.
    pub(crate) fn transact<T>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if let StoreState::ReadOnly { trouble } = &self.state {
            return Err(trouble.clone().into());
        }
        self.still_there()?;
        let kind = TransactionBehavior::Immediate;
        let transaction = Transaction::new_unchecked(&self.connection, kind)?;
        let answer = work(&transaction)?;
        // Once more: what is acknowledged must be found again.
        self.still_there()?;
        transaction.commit()?;
        self.note_use();
        Ok(answer)
    }

    /// Makes it the only one that writes, where it was not when it was opened.
    pub(crate) fn lock(&mut self, folder: &DataFolder) -> Result<(), StorageTrouble> {
        if self.lock.is_none() {
            self.lock = Some(Lock::take(folder)?);
        }
        Ok(())
    }

    /// Folds the log into the file, so that nothing of it lies anywhere else.
    pub(crate) fn fold_in(&self) {
        let _ = fold_in(&self.connection);
    }

    /// Closes the file. Everything fails from here on: there is no table.
    pub(crate) fn let_go(&mut self) -> Result<Option<Lock>, StorageTrouble> {
        let nothing = Connection::open_in_memory()?;
        let is_folded_in = self.can_fold_in();
        self.place = None;
        let lock = self.lock.take();
        if let Some(lock) = lock.as_ref().filter(|_| is_folded_in) {
            lock.end_use();
        }
        // SQLite folds the log in and removes it.
        drop(mem::replace(&mut self.connection, nothing));
        Ok(lock)
    }

    /// What changed nothing has left nothing in the log, and a log of which all is in the file is not missed either.
    fn note_use(&self) {
        let (Some(lock), Some(place)) = (&self.lock, &self.place) else {
            return;
        };
        place.note_lengths();
        if place.needs_log() {
            lock.begin_use(place);
        } else {
            lock.end_use();
        }
    }

    fn still_there(&self) -> Result<(), StorageTrouble> {
        self.place
            .as_ref()
            .map_or(Ok(()), DatabaseFiles::still_there)
    }

    /// To be called before the file is closed, when SQLite folds the log in unless it is told not to.
    fn can_fold_in(&self) -> bool {
        let can = self.place.as_ref().is_none_or(DatabaseFiles::can_fold_in);
        if !can {
            let guard = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
            let _ = self.connection.set_db_config(guard, true);
        }
        can
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // SQLite folds the log in and removes it when the connection is dropped, which comes next.
        if let Some(lock) = self.lock.as_ref().filter(|_| self.place.is_some())
            && self.can_fold_in()
        {
            lock.end_use();
        }
    }
}

impl Store {
    /// The version of the tables that this build writes.
    pub const VERSION: u32 = schema::LATEST;

    pub(crate) fn over(database: Database, rescue: Option<Rescue>) -> Self {
        Self {
            database: Arc::new(Mutex::new(database)),
            rescue: Arc::new(rescue),
            unknown_files: Arc::default(),
            system_language: ENGLISH.into(),
        }
    }

    /// What the language is for whoever leaves it to the system; English unless this says otherwise.
    #[must_use]
    pub fn with_system_language(self, tag: &str) -> Self {
        Self {
            system_language: tag.into(),
            ..self
        }
    }

    pub(crate) fn system_language(&self) -> &str {
        &self.system_language
    }

    pub(crate) fn beside(self, unknown_files: Vec<String>) -> Self {
        Self {
            unknown_files: unknown_files.into(),
            ..self
        }
    }

    /// What becomes of what is kept.
    pub fn state(&self) -> StoreState {
        self.database().state.clone()
    }

    /// What became of the file when it was opened, where it was not as it was left.
    pub fn rescue(&self) -> Option<&Rescue> {
        self.rescue.as_ref().as_ref()
    }

    /// Folds the log into the file, which alone holds everything afterwards, and lets go of it. Whatever is asked of
    /// the store later fails.
    pub fn close(&self) -> Result<(), StorageTrouble> {
        let mut database = self.database();
        let is_busy = database.can_fold_in() && fold_in(&database.connection)?;
        database.let_go()?;
        if is_busy {
            let detail = "somebody else still reads what lies in the log";
            return Err(StorageTrouble::new(TroubleKind::Busy, detail));
        }
        Ok(())
    }

    /// The files in the folder that bear a name of unfinished work of ours and are not what we wrote down. They were left
    /// as they are.
    pub fn unknown_files(&self) -> &[String] {
        &self.unknown_files
    }

    /// All of it for one use, which must be over soon: everybody else waits.
    pub(crate) fn database(&self) -> MutexGuard<'_, Database> {
        // A panic rolls its transaction back, so the connection behind a poisoned lock is sound.
        self.database.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs one use-case as one transaction on a thread that may block. On an error, or a panic, nothing
    /// of it has happened.
    pub(crate) async fn transact<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        self.run_blocking(move |database| database.transact(work))
            .await
    }

    /// Runs a use-case that only reads; it waits for no other program, and needs no room on the disk.
    pub(crate) async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        self.run_blocking(move |database| work(&database.connection.unchecked_transaction()?))
            .await
    }

    async fn run_blocking<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Database) -> Result<T, StoreError> + Send + 'static,
    {
        let store = self.clone();
        threads::run_blocking(move || work(&store.database()))
            .await
            .map_err(|stopped| StoreError::Bug(stopped.to_string()))?
    }
}

/// Folds the log into the file; true when somebody else keeps a part of it from being folded in.
fn fold_in(connection: &Connection) -> rusqlite::Result<bool> {
    let question = "PRAGMA wal_checkpoint(TRUNCATE)";
    connection.query_row(question, [], |row| row.get(0))
}

#[cfg(test)]
mod tests {
    use super::Store;
    use crate::StoreError;

    fn count(store: &Store) -> u32 {
        store
            .database()
            .connection
            .query_row("SELECT count(*) FROM t", [], |row| row.get(0))
            .expect("count")
    }

    async fn with_a_table() -> Store {
        let store = Store::in_memory().expect("store");
        let made = store.transact(|t| Ok(t.execute_batch("CREATE TABLE t (n INTEGER) STRICT")?));
        made.await.expect("table");
        store
    }

    #[tokio::test]
    async fn work_that_fails_half_way_leaves_nothing() {
        let store = with_a_table().await;
        let failed: Result<(), StoreError> = store
            .transact(|t| {
                t.execute("INSERT INTO t VALUES (1)", [])?;
                Ok(t.execute_batch("INSERT INTO nowhere VALUES (1)")?)
            })
            .await;
        assert!(matches!(failed, Err(StoreError::Disk(_))));
        assert_eq!(count(&store), 0);
    }

    #[tokio::test]
    async fn work_that_panics_leaves_nothing_and_the_store_goes_on() {
        let store = with_a_table().await;
        let stopped: Result<(), StoreError> = store
            .transact(|t| {
                t.execute("INSERT INTO t VALUES (1)", [])?;
                panic!("half way")
            })
            .await;
        assert!(matches!(stopped, Err(StoreError::Bug(_))));
        let written = store.transact(|t| Ok(t.execute("INSERT INTO t VALUES (2)", [])?));
        assert_eq!(written.await.expect("the next use"), 1);
        assert_eq!(count(&store), 1);
    }
}
