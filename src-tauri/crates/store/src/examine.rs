//! Looks at the file and the log beside it before anything is written to either, and says what they are. It works on a
//! copy in memory.

use crate::folder::{DataFolder, LastUse};
use crate::image::{Image, USUAL_PAGE};
use crate::log::{Log, is_missed};
use crate::report::Damage;
use crate::rescue::RescueSource;
use crate::schema::{self, LATEST, TRIAL_ID};
use crate::shape::{Shape, Versions};
use crate::{StorageTrouble, TroubleKind, backup, borrow, settings};
use rusqlite::Connection;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// Up to this size indexes are compared with their tables as well. It takes three times as long as the rest.
const THOROUGH_UP_TO: usize = 8 << 20;
/// A number of a version that is higher by more than this was not written by a newer Bastide.
const NEWER_BY: u32 = 100;

const APPLICATION_ID: u32 = schema::APPLICATION_ID as u32;

/// What lies in the folder.
#[derive(Debug)]
pub(crate) enum FolderState {
    /// Nothing yet.
    Nothing,
    /// A database of this version, or an earlier one.
    Sound { version: u32, image: Image },
    /// A database of a newer Bastide; what of it cannot be read as it is, in part.
    Newer { image: Image, broken: bool },
    /// A database that must not be written to.
    Damaged {
        damage: Damage,
        remains: RescueSource,
    },
}

pub(crate) fn examine(
    folder: &DataFolder,
    last_use: LastUse,
) -> Result<FolderState, StorageTrouble> {
    let file = Image::of(read(&folder.database())?);
    let beside = |suffix| read(&folder.beside(suffix));
    let (log, index) = (beside("-wal")?, beside("-shm")?);
    let usual_page = if file.is_blank() {
        USUAL_PAGE
    } else {
        file.page_size()
    };
    let no_log = log.is_empty() && (is_log_lost(last_use, &file) || is_missed(&index));
    let log = Log::read(&log, &index, usual_page);
    let fits = log.page_size == usual_page;
    let whole = if fits && !log.valid.is_empty() {
        file.with(&log.valid, log.page_size)
    } else {
        file.clone()
    };
    let versions = Versions::known()?;
    let looked = FileExam {
        fits,
        file: &file,
        log: &log,
        versions: &versions,
        folder,
    };
    if file.is_blank() {
        let is_new =
            file.len() == 0 && last_use == LastUse::None && log.readable.is_empty() && !log.dropped;
        if is_new && !no_log && backup::newest(folder.path()).is_none() && !folder.has_set_aside() {
            return Ok(FolderState::Nothing);
        }
        let damage = if file.says_nothing() {
            Damage::Empty
        } else {
            Damage::File
        };
        return Ok(looked.damaged(damage, whole, None));
    }
    let opened = whole.open().ok().filter(|_| whole.is_a_database());
    let shape = opened.as_ref().map(Shape::of).unwrap_or_default();
    let (id, version) = (whole.application_id(), whole.user_version());
    if version == 0 && (id == 0 || id == APPLICATION_ID) && opened.as_ref().is_some_and(is_empty) {
        return Ok(FolderState::Nothing);
    }
    if id == TRIAL_ID {
        let detail = format!("version {version}");
        return Err(StorageTrouble::new(TroubleKind::TrialVersion, detail));
    }
    if id != APPLICATION_ID && looked.nearest(&whole).is_none() {
        let kind = if whole.is_a_database() {
            TroubleKind::NotOurs
        } else {
            TroubleKind::NotADatabase
        };
        return Err(StorageTrouble::new(kind, format!("application id {id}")));
    }
    let sound =
        id == APPLICATION_ID && opened.is_some_and(|opened| is_sound(&whole, &opened, &shape));
    let is_newer = version > LATEST && version - LATEST <= NEWER_BY && shape != *versions.latest();
    if is_newer && shape.holds(versions.latest()) {
        return Ok(FolderState::Newer {
            image: whole,
            broken: !sound,
        });
    }
    let other_time = !fits && log.page_size > 0 || log.is_of_another_time(file.changes());
    let damage = if no_log {
        Damage::LogMissing
    } else if other_time
        || (!sound && !log.dropped && !log.valid.is_empty() && looked.file_is_sound())
    {
        Damage::LogOfAnotherTime
    } else if log.dropped {
        Damage::Log
    } else if !sound {
        Damage::File
    } else {
        match versions.of(&shape) {
            Some(known) if known == version => {
                return Ok(FolderState::Sound {
                    version,
                    image: whole,
                });
            }
            Some(_) => Damage::Version,
            None => Damage::File,
        }
    };
    let version = versions.of(&shape);
    Ok(looked.damaged(damage, whole, version))
}

/// True when a log that is not there held what the file does not. Another program that opened the file has folded the log
/// in and removed it, so the file is not what it was without it.
fn is_log_lost(last_use: LastUse, file: &Image) -> bool {
    match last_use {
        LastUse::Stopped {
            without_log: Some(before),
        } => file.fingerprint() == before,
        LastUse::Stopped { without_log: None } => true,
        LastUse::Ended | LastUse::None => false,
    }
}

struct FileExam<'a> {
    file: &'a Image,
    log: &'a Log<'a>,
    /// True when the pages of the log are as big as those of the file.
    fits: bool,
    versions: &'a Versions,
    folder: &'a DataFolder,
}

impl FileExam<'_> {
    fn nearest(&self, image: &Image) -> Option<u32> {
        let opened = image.open_mended(LATEST).ok()?;
        self.versions.nearest(&Shape::of(&opened))
    }

    fn file_is_sound(&self) -> bool {
        let opened = self.file.open().ok().filter(|_| self.file.is_a_database());
        opened.is_some_and(|opened| is_sound(self.file, &opened, &Shape::of(&opened)))
    }

    fn damaged(&self, damage: Damage, whole: Image, version: Option<u32>) -> FolderState {
        let mut images = Vec::new();
        let frames = &self.log.readable;
        let gaps = frames.len() > self.log.valid.len() && (self.fits || self.file.is_blank());
        if !self.log.valid.is_empty() {
            images.push(self.file.clone());
        }
        let beyond = gaps.then(|| self.file.with(frames, self.log.page_size));
        images.push(whole);
        images.extend(beyond);
        let nearest = |images: &[Image]| images.iter().rev().find_map(|image| self.nearest(image));
        let mut version = version.or_else(|| nearest(&images));
        let mut incomplete = !matches!(damage, Damage::File | Damage::Version);
        if version.is_none() {
            // Nobody knows whether that is where its tables began.
            incomplete = true;
            let last = images
                .last()
                .filter(|image| image.len() > image.page_size());
            images.extend(last.and_then(|image| borrow::with_first_page(image, self.folder)));
            version = nearest(&images);
        }
        FolderState::Damaged {
            damage,
            remains: RescueSource {
                version: version.unwrap_or(LATEST),
                images,
                incomplete,
            },
        }
    }
}

/// The bytes of a file; none where there is none.
fn read(path: &Path) -> Result<Vec<u8>, StorageTrouble> {
    match fs::read(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        read => Ok(read?),
    }
}

fn is_empty(connection: &Connection) -> bool {
    let tables = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0));
    tables == Ok(0)
}

/// What no Bastide leaves behind, by the column that it needs; SQLite does not look for it.
const LOOSE: [(&str, &str, &str); 6] = [
    (
        "action",
        "game",
        "SELECT DISTINCT game FROM action EXCEPT SELECT id FROM game",
    ),
    (
        "picture",
        "game",
        "SELECT DISTINCT game FROM picture EXCEPT SELECT id FROM game",
    ),
    (
        "review",
        "game",
        "SELECT DISTINCT game FROM review EXCEPT SELECT id FROM game",
    ),
    (
        "step",
        "document",
        "SELECT DISTINCT document FROM step EXCEPT SELECT id FROM document",
    ),
    (
        "version",
        "document",
        "SELECT DISTINCT document FROM version EXCEPT SELECT id FROM document",
    ),
    (
        "game",
        "head",
        "SELECT 1 FROM game JOIN action ON action.id = game.head WHERE action.game <> game.id",
    ),
];

/// True when SQLite finds its own structure in order, and nothing hangs in the air that a person would miss.
fn is_sound(image: &Image, connection: &Connection, shape: &Shape) -> bool {
    let check = if image.len() <= THOROUGH_UP_TO {
        "PRAGMA integrity_check(1)"
    } else {
        "PRAGMA quick_check(1)"
    };
    let found = connection.query_row(check, [], |row| row.get::<_, String>(0));
    found.is_ok_and(|found| found == "ok")
        && LOOSE.iter().all(|(table, column, loose)| {
            let found = || connection.prepare(loose)?.exists([]);
            !shape.has(table, column) || found() == Ok(false)
        })
        && (image.user_version() != LATEST || settings_can_be_read(connection))
}

fn settings_can_be_read(connection: &Connection) -> bool {
    let t = connection.unchecked_transaction();
    t.is_ok_and(|t| settings::can_be_read(&t))
}
