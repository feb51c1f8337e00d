//! Opening the file, and the one door through which it is read and written. It must not know any table.

use crate::{StorageTrouble, StoreError, TroubleKind, schema};
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use std::{
    fs,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

/// The name of the file inside the data folder.
pub const FILE_NAME: &str = "bastide.db";

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
        fs::create_dir_all(folder)?;
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
        Self::prepare(connection)
    }

    /// A store that forgets everything when it is dropped.
    pub fn in_memory() -> Result<Self, StorageTrouble> {
        Self::prepare(Connection::open_in_memory()?)
    }

    fn prepare(mut connection: Connection) -> Result<Self, StorageTrouble> {
        connection.busy_timeout(Duration::from_secs(2))?;
        connection.pragma_update(None, "foreign_keys", true)?;
        schema::bring_up_to_date(&mut connection)?;
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
        // What was acknowledged must outlive a power cut as well as a killed process. A person acts
        // a few times a minute, so one flush for each action costs nothing that can be felt.
        connection.pragma_update(None, "synchronous", "FULL")?;
        Ok(Self {
            connection: Arc::new(Mutex::new(connection)),
        })
    }

    /// Runs one use-case as one transaction on a thread that may block. On an error, or a panic, nothing
    /// of it has happened.
    pub(crate) async fn transact<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        let connection = Arc::clone(&self.connection);
        tokio::task::spawn_blocking(move || {
            // A panic rolls its transaction back, so the connection behind a poisoned lock is sound.
            let mut connection = connection.lock().unwrap_or_else(PoisonError::into_inner);
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

#[cfg(test)]
mod tests {
    use super::{PoisonError, Store};
    use crate::StoreError;

    fn count(store: &Store) -> u32 {
        let connection = store
            .connection
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        connection
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
