//! The one door through which the database is read and written, and what can be done with it. It must not know any
//! table, nor how the file came to be open.

use crate::folder::Lock;
use crate::place::Place;
use crate::report::Rescue;
use crate::{StorageTrouble, StoreError, schema};
use rusqlite::{Connection, Transaction, TransactionBehavior};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, PoisonError};

/// A handle on the only connection; clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    behind: Arc<Mutex<Behind>>,
    state: Arc<State>,
    rescue: Arc<Option<Rescue>>,
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
            state: Arc::new(state),
            rescue: Arc::new(rescue),
        }
    }

    /// What becomes of what is kept.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What became of the file when it was opened, where it was not as it was left.
    pub fn rescue(&self) -> Option<&Rescue> {
        self.rescue.as_ref().as_ref()
    }

    /// Runs one use-case as one transaction on a thread that may block. On an error, or a panic, nothing
    /// of it has happened.
    pub(crate) async fn transact<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        if let State::ReadOnly { trouble } = self.state() {
            return Err(trouble.clone().into());
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
        let behind = Arc::clone(&self.behind);
        tokio::task::spawn_blocking(move || {
            // A panic rolls its transaction back, so the connection behind a poisoned lock is sound.
            work(&mut behind.lock().unwrap_or_else(PoisonError::into_inner))
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
        let behind = store.behind.lock().unwrap_or_else(PoisonError::into_inner);
        behind
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
