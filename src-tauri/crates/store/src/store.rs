//! The one door through which the database is read and written, and what can be done with it. It must not know any
//! table, nor how the file came to be open.

use crate::folder::{DataFolder, Lock};
use crate::place::Place;
use crate::report::Rescue;
use crate::{StorageTrouble, StoreError, TroubleKind, schema};
use rusqlite::{Connection, Transaction, TransactionBehavior};
use serde::{Deserialize, Serialize};
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A handle on the only connection; clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    behind: Arc<Mutex<Behind>>,
    standing: Arc<Mutex<Standing>>,
}

/// How the file was found, and what can be done with it.
#[derive(Debug, Clone)]
struct Standing {
    state: State,
    rescue: Option<Rescue>,
}

/// What becomes of what is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum State {
    /// It is kept in the file.
    Disk,
    /// Nothing can be kept; what the file holds can be read.
    ReadOnly { trouble: StorageTrouble },
    /// It is forgotten when the program ends; on purpose where no trouble led to it.
    Memory { trouble: Option<StorageTrouble> },
}

/// The connection, and what makes it the only one that writes.
#[derive(Debug)]
pub(crate) struct Behind {
    connection: Connection,
    place: Option<Place>,
    lock: Option<Lock>,
}

impl Behind {
    pub(crate) fn of(connection: Connection) -> Self {
        Self {
            connection,
            place: None,
            lock: None,
        }
    }

    /// With the file that it must stay.
    pub(crate) fn at(mut self, place: Place, lock: Option<Lock>) -> Self {
        self.place = Some(place);
        self.lock = lock;
        self
    }

    /// Keeps others away although nothing is written.
    pub(crate) fn hold(&mut self, lock: Option<Lock>) {
        self.lock = lock;
    }

    /// Keeps others away, unless that is so already.
    pub(crate) fn keep_away(&mut self, folder: &DataFolder) -> Result<(), StorageTrouble> {
        if self.lock.is_none() {
            self.lock = Some(Lock::take(folder)?);
        }
        Ok(())
    }

    pub(crate) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// False for what is forgotten at the end. An error when the file is not where it was opened.
    pub(crate) fn is_on_disk(&self) -> Result<bool, StorageTrouble> {
        self.place.as_ref().map_or(Ok(()), Place::still_there)?;
        Ok(self.place.is_some())
    }

    /// Folds the log into the file and closes it; what is asked later fails, because there is no table. Answers with
    /// the lock, which nobody else has yet.
    pub(crate) fn let_go(&mut self) -> Result<Option<Lock>, StorageTrouble> {
        let on_disk = self.place.is_some();
        if on_disk {
            let folded = self
                .connection
                .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
            if folded? {
                let detail = "somebody else still reads what lies in the log";
                return Err(StorageTrouble::new(TroubleKind::Busy, detail));
            }
        }
        let closed = mem::replace(&mut self.connection, Connection::open_in_memory()?);
        self.place = None;
        closed.close().map_err(|(_, error)| error)?;
        let mut lock = self.lock.take();
        if let Some(lock) = lock.as_mut().filter(|_| on_disk) {
            lock.end_use();
        }
        Ok(lock)
    }
}

impl Drop for Behind {
    fn drop(&mut self) {
        // SQLite folds the log in and removes it when the connection is dropped, which comes next.
        if let Some(lock) = self.lock.as_mut().filter(|_| self.place.is_some()) {
            lock.end_use();
        }
    }
}

impl Store {
    /// The version of the tables that this build writes.
    pub const VERSION: u32 = schema::LATEST;

    pub(crate) fn over(behind: Behind, state: State, rescue: Option<Rescue>) -> Self {
        Self {
            behind: Arc::new(Mutex::new(behind)),
            standing: Arc::new(Mutex::new(Standing { state, rescue })),
        }
    }

    /// What becomes of what is kept.
    pub fn state(&self) -> State {
        self.standing().state.clone()
    }

    /// What became of the file when it was opened, where it was not as it was left.
    pub fn rescue(&self) -> Option<Rescue> {
        self.standing().rescue.clone()
    }

    /// Folds the log into the file, which alone holds everything afterwards, and lets go of it. Whatever is asked of
    /// the store later fails.
    pub fn close(&self) -> Result<(), StorageTrouble> {
        self.hold().let_go().map(drop)
    }

    /// Goes on with what another store has opened, in all clones; `behind` is held by whoever closed it.
    pub(crate) fn go_on_with(&self, behind: &mut Behind, other: &Self) {
        mem::swap(behind, &mut other.hold());
        *self.standing() = other.standing().clone();
    }

    /// What stands behind, for one use which must be over soon: everybody else waits.
    pub(crate) fn hold(&self) -> MutexGuard<'_, Behind> {
        // A panic rolls its transaction back, so the connection behind a poisoned lock is sound.
        self.behind.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is done within the lock leaves nothing half done.
    fn standing(&self) -> MutexGuard<'_, Standing> {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs one use-case as one transaction on a thread that may block. On an error, or a panic, nothing
    /// of it has happened.
    pub(crate) async fn transact<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        if let State::ReadOnly { trouble } = self.state() {
            return Err(trouble.into());
        }
        self.behind(move |behind| {
            behind.place.as_ref().map_or(Ok(()), Place::still_there)?;
            let connection = &mut behind.connection;
            let transaction =
                connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let answer = work(&transaction)?;
            // Once more: what is acknowledged must be found again.
            behind.place.as_ref().map_or(Ok(()), Place::still_there)?;
            transaction.commit()?;
            Ok(answer)
        })
        .await
    }

    /// Runs a use-case that only reads; it waits for no other program, and needs no room on the disk.
    pub(crate) async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        self.behind(move |behind| work(&behind.connection.transaction()?))
            .await
    }

    async fn behind<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&mut Behind) -> Result<T, StoreError> + Send + 'static,
    {
        let store = self.clone();
        tokio::task::spawn_blocking(move || work(&mut store.hold()))
            .await
            .map_err(|stopped| StoreError::Bug(stopped.to_string()))?
    }
}

#[cfg(test)]
mod tests {
    use super::Store;
    use crate::StoreError;

    fn count(store: &Store) -> u32 {
        store
            .hold()
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
