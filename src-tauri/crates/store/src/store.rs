//! Opening the file, and the one door through which it is read and written. It must not know any table.

use crate::{StorageTrouble, StoreError, TroubleKind, backup, schema};
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use std::{
    fs, mem,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// The name of the file inside the data folder.
pub const FILE_NAME: &str = "bastide.db";
/// By which such files are known.
pub const FILE_ENDING: &str = "db";

/// A handle on the only connection; clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    connection: Arc<Mutex<Connection>>,
}

impl Store {
    /// The version of the tables that this build writes.
    pub const VERSION: u32 = schema::LATEST;

    /// Opens the file in `folder`, making both when missing.
    pub fn open(folder: &Path) -> Result<Self, StorageTrouble> {
        Ok(Self::of(connect(folder)?))
    }

    /// A store that forgets everything when it is dropped.
    pub fn in_memory() -> Result<Self, StorageTrouble> {
        Ok(Self::of(prepare(Connection::open_in_memory()?)?))
    }

    fn of(connection: Connection) -> Self {
        Self {
            connection: Arc::new(Mutex::new(connection)),
        }
    }

    /// Folds the log into the file, which alone holds everything afterwards, and lets go of it. Whatever is asked of
    /// the store later fails.
    pub fn close(&self) -> Result<(), StorageTrouble> {
        let mut connection = self.connection();
        let busy: u32 =
            connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
        let closed = mem::replace(&mut *connection, nothing()?);
        closed.close().map_err(|(_, error)| error)?;
        if busy > 0 {
            let detail = "somebody else still reads what lies in the log";
            return Err(StorageTrouble::new(TroubleKind::Busy, detail));
        }
        Ok(())
    }

    /// The connection for one use, which must be over soon: everybody else waits.
    pub(crate) fn connection(&self) -> MutexGuard<'_, Connection> {
        // A panic rolls its transaction back, so the connection behind a poisoned lock is sound.
        self.connection
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs one use-case as one transaction on a thread that may block. On an error, or a panic, nothing
    /// of it has happened.
    pub(crate) async fn transact<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        let store = self.clone();
        tokio::task::spawn_blocking(move || {
            let mut connection = store.connection();
            let transaction =
                connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let answer = work(&transaction)?;
            transaction.commit()?;
            Ok(answer)
        })
        .await
        .map_err(|stopped| StoreError::Bug(stopped.to_string()))?
    }
}

/// Opens the file in `folder` for the store, making both when missing.
pub(crate) fn connect(folder: &Path) -> Result<Connection, StorageTrouble> {
    fs::create_dir_all(folder)?;
    backup::finish(folder)?;
    // Without SQLITE_OPEN_URI: a folder may be called anything.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(folder.join(FILE_NAME), flags)?;
    // SQLite opens a protected file for reading only, without an error.
    if connection.is_readonly("main")? {
        let detail = "the file can only be read";
        return Err(StorageTrouble::new(TroubleKind::NotWritable, detail));
    }
    backup::keep_before_migration(&connection, folder)?;
    prepare(connection)
}

/// False for what is forgotten at the end.
pub(crate) fn is_on_disk(connection: &Connection) -> bool {
    // The path of a folder that is called by no text is none.
    connection.path() != Some("")
}

/// A connection on which everything fails, because it has no table.
pub(crate) fn nothing() -> rusqlite::Result<Connection> {
    Connection::open_in_memory()
}

fn prepare(mut connection: Connection) -> Result<Connection, StorageTrouble> {
    connection.busy_timeout(Duration::from_secs(2))?;
    connection.pragma_update(None, "foreign_keys", true)?;
    schema::bring_up_to_date(&mut connection)?;
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    // What was acknowledged must outlive a power cut as well as a killed process. A person acts
    // a few times a minute, so one flush for each action costs nothing that can be felt.
    connection.pragma_update(None, "synchronous", "FULL")?;
    Ok(connection)
}

#[cfg(test)]
mod tests {
    use super::Store;
    use crate::StoreError;

    fn count(store: &Store) -> u32 {
        store
            .connection()
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
