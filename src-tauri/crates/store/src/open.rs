//! Opens the data folder, whatever lies in it: a file is examined before it is written to, rescued when it is damaged,
//! and only read where it cannot be written.

use crate::examine::{FolderState, examine};
use crate::folder::{DataFolder, LastUse, Lock};
use crate::image::Image;
use crate::new_file::{self, NewFile};
use crate::place::DatabaseFiles;
use crate::report::{Damage, Rescue};
use crate::rescue::{self, RescueSource};
use crate::schema::LATEST;
use crate::store::{Database, Store, StoreState};
use crate::{StorageTrouble, TroubleKind, aside, backup, schema};
use rusqlite::{Connection, OpenFlags, TransactionBehavior};
use std::path::Path;
use std::time::Duration;

impl Store {
    /// Opens the file in `folder`, making both when missing; the store says by its state what can be done with it. An
    /// error when there is nothing of ours to be read, or another Bastide is at it.
    pub fn open(folder: &Path) -> Result<Self, StorageTrouble> {
        let folder = DataFolder::make(folder)?;
        let store = match Lock::take(&folder) {
            Ok(lock) => open_locked(&folder, lock),
            Err(trouble) if trouble.kind == TroubleKind::InUse => Err(trouble),
            // Where no lock can be written, nobody writes anything else.
            Err(trouble) => only_read(examine(&folder, LastUse::None)?, trouble, &folder, None),
        };
        Ok(store?.beside(new_file::unknown(folder.path())))
    }

    /// A store that forgets everything when it is dropped.
    pub fn in_memory() -> Result<Self, StorageTrouble> {
        in_memory(None)
    }

    /// The same, because the folder could not be opened.
    pub fn in_memory_instead(trouble: StorageTrouble) -> Result<Self, StorageTrouble> {
        in_memory(Some(trouble))
    }
}

fn in_memory(trouble: Option<StorageTrouble>) -> Result<Store, StorageTrouble> {
    let mut connection = Connection::open_in_memory()?;
    schema::make(&mut connection, LATEST)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    let behind = Database::in_memory(connection, StoreState::Memory { trouble }, None);
    Ok(Store::over(behind, None))
}

fn open_locked(folder: &DataFolder, lock: Lock) -> Result<Store, StorageTrouble> {
    folder.keep_private(backup::is_ours);
    new_file::clear(&folder.backups());
    let finished = match new_file::finish(folder) {
        Ok(finished) => finished,
        Err(trouble) => {
            let found = examine(folder, LastUse::None)?;
            return only_read(found, trouble, folder, Some(lock));
        }
    };
    let rescued = finished
        .set_aside
        .and_then(|number| aside::report(folder, number));
    // Whoever was stopped while a new file took its place had folded the log of the old one in.
    let last_use = if finished.took_place {
        LastUse::Ended
    } else {
        lock.last_use
    };
    match examine(folder, last_use)? {
        FolderState::Nothing => {
            let (mut new, ()) = aside::build(folder, |new| schema::make(new, LATEST))?;
            new.decide(folder, None)?;
            new.take_place(folder)?;
            Ok(Store::over(to_write(folder, lock, LATEST)?, rescued))
        }
        FolderState::Sound { version, image } => match to_write(folder, lock, version) {
            Ok(behind) => Ok(Store::over(behind, rescued)),
            Err(trouble) => only_read(FolderState::Sound { version, image }, trouble, folder, None),
        },
        FolderState::Newer { image, broken } => {
            let trouble = StorageTrouble::new(
                TroubleKind::NewerVersion,
                format!("version {}, not {LATEST}", image.user_version()),
            );
            only_read(
                FolderState::Newer { image, broken },
                trouble,
                folder,
                Some(lock),
            )
        }
        FolderState::Damaged { damage, remains } => {
            let replaced =
                aside::build(folder, |new| rescue::fill(new, &remains)).and_then(|(new, saved)| {
                    aside::replace(folder, new, report(damage, folder, saved))
                });
            match replaced {
                Ok(rescue) => {
                    let behind = to_write(folder, lock, LATEST)?;
                    Ok(Store::over(behind, Some(rescue)))
                }
                Err(trouble) => only_read(
                    FolderState::Damaged { damage, remains },
                    trouble,
                    folder,
                    Some(lock),
                ),
            }
        }
    }
}

fn report(damage: Damage, folder: &DataFolder, saved: Vec<crate::report::SavedCount>) -> Rescue {
    Rescue {
        damage,
        original: None,
        backup: backup::newest(folder.path()),
        saved,
    }
}

impl Database {
    /// Goes on with another file: it is decided while the old one is still open, and takes its place when that is closed.
    pub(crate) fn exchange(
        &mut self,
        folder: &Path,
        mut new: NewFile,
    ) -> Result<(), StorageTrouble> {
        let folder = DataFolder::make(folder)?;
        self.lock(&folder)?;
        if self.is_on_disk() {
            // The old file is known again by its bytes, so nothing of it may still lie in the log.
            self.fold_in();
        }
        new.decide(&folder, None)?;
        if let Some(lock) = self.let_go()? {
            new.take_place(&folder)?;
            *self = to_write(&folder, lock, LATEST)?;
        }
        Ok(())
    }
}

/// Opens a file that was found to be sound.
fn to_write(folder: &DataFolder, lock: Lock, version: u32) -> Result<Database, StorageTrouble> {
    // Without SQLITE_OPEN_URI: a folder may be called anything.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(folder.database(), flags)?;
    // SQLite opens a protected file for reading only, without an error.
    if connection.is_readonly("main")? {
        let detail = "the file can only be read";
        return Err(StorageTrouble::new(TroubleKind::NotWritable, detail));
    }
    connection.busy_timeout(Duration::from_secs(2))?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    // What was acknowledged must outlive a power cut as well as a killed process. A person acts
    // a few times a minute, so one flush for each action costs nothing that can be felt.
    connection.pragma_update(None, "synchronous", "FULL")?;
    if version < LATEST {
        backup::keep_before_migration(&connection, folder.path())?;
        schema::bring_up_to_date(&mut connection)?;
    }
    connection
        .transaction_with_behavior(TransactionBehavior::Immediate)?
        .commit()?;
    folder.keep_private(backup::is_ours);
    let place = DatabaseFiles::of(folder)?;
    Ok(Database::on_disk(connection, place, lock))
}

/// A copy in memory of what can be read, because nothing can be written.
fn only_read(
    found: FolderState,
    trouble: StorageTrouble,
    folder: &DataFolder,
    lock: Option<Lock>,
) -> Result<Store, StorageTrouble> {
    let (connection, rescued) = match found {
        FolderState::Nothing => return Err(trouble),
        FolderState::Sound { version, image } => (as_it_is(&image, version)?, None),
        FolderState::Newer {
            image,
            broken: false,
        } => (as_it_is(&image, LATEST)?, None),
        FolderState::Newer {
            image,
            broken: true,
        } => {
            let remains = RescueSource {
                version: LATEST,
                images: vec![image],
                incomplete: false,
            };
            in_part(Damage::File, &remains, folder)?
        }
        FolderState::Damaged { damage, remains } => in_part(damage, &remains, folder)?,
    };
    connection.pragma_update(None, "query_only", true)?;
    let behind = Database::in_memory(connection, StoreState::ReadOnly { trouble }, lock);
    Ok(Store::over(behind, rescued))
}

fn as_it_is(image: &Image, version: u32) -> Result<Connection, StorageTrouble> {
    let mut connection = image.open()?;
    if version < LATEST {
        schema::bring_up_to_date(&mut connection)?;
    }
    Ok(connection)
}

fn in_part(
    damage: Damage,
    remains: &RescueSource,
    folder: &DataFolder,
) -> Result<(Connection, Option<Rescue>), StorageTrouble> {
    let mut connection = Connection::open_in_memory()?;
    let saved = rescue::fill(&mut connection, remains)?;
    Ok((connection, Some(report(damage, folder, saved))))
}
