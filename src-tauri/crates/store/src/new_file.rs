//! A database file that is being made, and how it takes the place of the live one. What we make is written down beside
//! it before it is made (`bastide-new-1.json` for `bastide-new-1.db`), so that after a kill our own work is known by
//! what we wrote and not by its name.

use crate::fingerprint::Fingerprint;
use crate::folder::{BESIDE, DataFolder, NEW};
use crate::platform;
use crate::{StorageTrouble, TroubleKind};
use serde::{Deserialize, Serialize};
use std::fs::{self, DirEntry, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

const FORMAT: &str = "bastide/new-file@1";
/// A record is shorter.
const LONGEST_RECORD: u64 = 4096;

/// What is written down of a new file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct NewFileRecord {
    format: String,
    /// None as long as the file is not whole.
    decision: Option<NewFileDecision>,
}

/// From the moment that this is on the disk the new file counts.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct NewFileDecision {
    new: Fingerprint,
    /// The live file whose place it takes; none where there is none.
    replaces: Option<Fingerprint>,
    /// The number under which a damaged live file was set aside.
    set_aside: Option<u32>,
}

/// A file with a name of its own, which goes when it never takes a place.
#[derive(Debug)]
pub(crate) struct NewFile {
    folder: PathBuf,
    number: u32,
    /// True when it stays: it counts already, or it is not known yet whether it is ours.
    stays: bool,
}

impl NewFile {
    /// Takes a name that nothing bears yet, and writes it down.
    pub(crate) fn begin(folder: &Path) -> Result<Self, StorageTrouble> {
        for number in 1..u32::MAX {
            let mut new = Self::numbered(folder, number);
            if new.is_taken() {
                continue;
            }
            match create(&new.record()) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error.into()),
                Ok(mut file) => {
                    new.stays = false;
                    write(&mut file, None)?;
                    platform::sync_folder(folder)?;
                    return Ok(new);
                }
            }
        }
        let detail = "no name is left for a new file";
        Err(StorageTrouble::new(TroubleKind::NotWritable, detail))
    }

    fn numbered(folder: &Path, number: u32) -> Self {
        let folder = folder.to_owned();
        Self {
            folder,
            number,
            stays: true,
        }
    }

    /// Where the new file is to be made.
    pub(crate) fn path(&self) -> PathBuf {
        self.folder.join(format!("{NEW}{}.db", self.number))
    }

    /// From here on the new file is the data, whatever happens next. What it replaces was kept under another name before.
    pub(crate) fn decide(
        &mut self,
        folder: &DataFolder,
        set_aside: Option<u32>,
    ) -> Result<(), StorageTrouble> {
        let live = folder.database();
        if live.is_dir() {
            // It could never be replaced by a file.
            return Err(io::Error::from(ErrorKind::IsADirectory).into());
        }
        let new = Fingerprint::of_file(&self.path())?;
        let decision = NewFileDecision {
            new: new.ok_or_else(|| io::Error::from(ErrorKind::NotFound))?,
            replaces: Fingerprint::of_file(&live)?,
            set_aside,
        };
        // A record that was only written in part decides nothing.
        let mut record = OpenOptions::new().write(true).open(self.record())?;
        record.set_len(0)?;
        write(&mut record, Some(decision))?;
        self.stays = true;
        Ok(())
    }

    /// Takes the place of the live file, which must not be in use.
    pub(crate) fn take_place(self, folder: &DataFolder) -> Result<(), StorageTrouble> {
        // A log of the old file would change the new one.
        clear_beside(&folder.database())?;
        platform::sync_folder(folder.path())?;
        fs::rename(self.path(), folder.database())?;
        platform::sync_folder(folder.path())?;
        remove(&self.record())
    }

    /// Gives it another name in its own folder, which nothing bears.
    pub(crate) fn rename(mut self, place: &Path) -> Result<(), StorageTrouble> {
        fs::rename(self.path(), place)?;
        platform::sync_folder(&self.folder)?;
        self.stays = true;
        remove(&self.record())
    }

    fn record(&self) -> PathBuf {
        self.folder.join(format!("{NEW}{}.json", self.number))
    }

    fn is_taken(&self) -> bool {
        let path = self.path();
        let beside = BESIDE.iter().map(|suffix| beside(&path, suffix));
        let mut all = beside.chain([path.clone(), self.record()]);
        all.any(|path| fs::symlink_metadata(path).is_ok())
    }

    fn remove(&self) -> Result<(), StorageTrouble> {
        clear_beside(&self.path())?;
        remove(&self.path())?;
        remove(&self.record())
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if !self.stays {
            // When it stays, the next start removes it.
            let _ = self.remove();
        }
    }
}

/// What the end of earlier work came to.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct NewFileOutcome {
    /// True when a new file took the place of the live one.
    pub(crate) took_place: bool,
    /// The number under which a damaged file was set aside, when the new one was made of it.
    pub(crate) set_aside: Option<u32>,
}

/// Ends what was stopped in the middle: what was not decided goes; what was decided takes its place when it and the live
/// file are, byte for byte, what they were then. Anything else stays where it is.
pub(crate) fn finish(folder: &DataFolder) -> Result<NewFileOutcome, StorageTrouble> {
    let mut finished = NewFileOutcome::default();
    for (new, decision) in begun(folder.path())? {
        let Some(decision) = decision else {
            // What cannot be removed now is tried again at the next start.
            let _ = new.remove();
            continue;
        };
        let live = Fingerprint::of_file(&folder.database())?;
        let found = match fs::symlink_metadata(new.path()) {
            Ok(file) if file.is_file() => Fingerprint::of_file(&new.path())?,
            _ => None,
        };
        let is_ready = found == Some(decision.new) && live == decision.replaces;
        if is_ready {
            new.take_place(folder)?;
        } else {
            remove(&new.record())?;
        }
        if is_ready || (found.is_none() && live == Some(decision.new)) {
            finished = NewFileOutcome {
                took_place: true,
                set_aside: decision.set_aside,
            };
        }
    }
    Ok(finished)
}

/// Removes what was begun in a folder where nothing takes a place.
pub(crate) fn clear(folder: &Path) {
    for (new, _) in begun(folder).into_iter().flatten() {
        let _ = new.remove();
    }
}

/// What lies in a folder by a name of unfinished work, once all that was written down is ended.
pub(crate) fn unknown(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut unknown: Vec<_> = names.filter(|name| is_of_new_file(name)).collect();
    unknown.sort();
    unknown
}

/// Earlier versions took any file of the last two names for their own.
fn is_of_new_file(name: &str) -> bool {
    let mut prefixes = [NEW, "bastide-rescued-"].into_iter();
    let database = name.strip_suffix(".db");
    database.is_some_and(|name| prefixes.any(|prefix| name.starts_with(prefix)))
        || name == "bastide.db.ready"
}

/// Every new file that was written down in a folder.
fn begun(folder: &Path) -> Result<Vec<(NewFile, Option<NewFileDecision>)>, StorageTrouble> {
    let entries = match fs::read_dir(folder) {
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Ok(Vec::new());
        }
        entries => entries?,
    };
    let mut all = Vec::new();
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let number = name
            .strip_prefix(NEW)
            .and_then(|rest| rest.strip_suffix(".json"));
        let Some(number) = number.and_then(|number| number.parse().ok()) else {
            continue;
        };
        let new = NewFile::numbered(folder, number);
        // “01” is a number, and no name of ours.
        if new.record() == entry.path()
            && let Some(record) = read_record(&entry)
        {
            all.push((new, record.decision));
        }
    }
    Ok(all)
}

/// None for what we did not write.
fn read_record(entry: &DirEntry) -> Option<NewFileRecord> {
    // That of a link, not of what it leads to.
    let known = entry.metadata().ok()?;
    if !known.is_file() || known.len() > LONGEST_RECORD {
        return None;
    }
    let record: NewFileRecord = serde_json::from_slice(&fs::read(entry.path()).ok()?).ok()?;
    (record.format == FORMAT).then_some(record)
}

fn create(path: &Path) -> io::Result<File> {
    platform::private(OpenOptions::new().write(true).create_new(true)).open(path)
}

fn write(file: &mut File, decision: Option<NewFileDecision>) -> Result<(), StorageTrouble> {
    let format = FORMAT.to_owned();
    let record = serde_json::to_vec(&NewFileRecord { format, decision })
        .map_err(|error| StorageTrouble::new(TroubleKind::Failed, error))?;
    file.write_all(&record)?;
    Ok(file.sync_all()?)
}

pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Removes what SQLite lays beside a file.
pub(crate) fn clear_beside(path: &Path) -> Result<(), StorageTrouble> {
    for suffix in BESIDE {
        remove(&beside(path, suffix))?;
    }
    Ok(())
}

pub(crate) fn remove(path: &Path) -> Result<(), StorageTrouble> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::{NewFile, NewFileOutcome, finish, unknown};
    use crate::folder::DataFolder;
    use std::fs;
    use tempfile::{TempDir, tempdir};

    fn folder() -> (TempDir, DataFolder) {
        let place = tempdir().expect("folder");
        let folder = DataFolder::make(place.path()).expect("folder");
        fs::write(folder.database(), "the live file").expect("a file");
        (place, folder)
    }

    /// As a program leaves it that is killed right after it decided.
    fn decided(folder: &DataFolder) -> NewFile {
        let mut new = NewFile::begin(folder.path()).expect("a name");
        fs::write(new.path(), "the new file").expect("a file");
        new.decide(folder, Some(4)).expect("decided");
        new
    }

    fn names(folder: &DataFolder) -> Vec<String> {
        let names = fs::read_dir(folder.path()).expect("folder").flatten();
        let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }

    fn live(folder: &DataFolder) -> String {
        fs::read_to_string(folder.database()).expect("a file")
    }

    #[test]
    fn what_was_decided_takes_its_place_and_what_was_begun_goes() {
        let (_place, folder) = folder();
        let begun = NewFile::begin(folder.path()).expect("a name");
        fs::write(begun.path(), "not whole").expect("a file");
        std::mem::forget(begun);
        decided(&folder);
        fs::write(folder.beside("-wal"), "the log of the live file").expect("a log");
        let finished = NewFileOutcome {
            took_place: true,
            set_aside: Some(4),
        };
        assert_eq!(finish(&folder).expect("finished"), finished);
        assert_eq!(live(&folder), "the new file");
        assert_eq!(names(&folder), ["bastide.db"]);
        assert_eq!(
            finish(&folder).expect("finished"),
            NewFileOutcome::default()
        );
    }

    #[test]
    fn a_program_killed_right_before_its_end_is_known_to_have_come_to_it() {
        let (_place, folder) = folder();
        let new = decided(&folder);
        fs::rename(new.path(), folder.database()).expect("renamed");
        assert!(finish(&folder).expect("finished").took_place);
        assert_eq!(names(&folder), ["bastide.db"]);
    }

    #[test]
    fn a_live_or_new_file_that_was_changed_since_stays_where_it_is() {
        for (live_now, new_now) in [
            ("another live file", "the new file"),
            ("the live file", "another new file"),
        ] {
            let (_place, folder) = folder();
            let new = decided(&folder).path();
            fs::write(folder.database(), live_now).expect("changed");
            fs::write(&new, new_now).expect("changed");
            assert_eq!(
                finish(&folder).expect("finished"),
                NewFileOutcome::default()
            );
            assert_eq!(live(&folder), live_now);
            assert_eq!(fs::read_to_string(&new).ok().as_deref(), Some(new_now));
            assert_eq!(unknown(folder.path()), ["bastide-new-1.db"]);
            assert_eq!(names(&folder), ["bastide-new-1.db", "bastide.db"]);
        }
    }

    #[test]
    fn a_record_that_was_written_in_part_decides_nothing() {
        let (_place, folder) = folder();
        let record = decided(&folder).record();
        let written = fs::read(&record).expect("a record");
        for length in 0..written.len() {
            fs::write(&record, &written[..length]).expect("in part");
            assert_eq!(
                finish(&folder).expect("finished"),
                NewFileOutcome::default()
            );
            assert_eq!(live(&folder), "the live file");
        }
    }

    #[test]
    fn no_name_is_taken_that_something_bears_already() {
        let (_place, folder) = folder();
        fs::create_dir(folder.path().join("bastide-new-1.db")).expect("a folder");
        fs::write(folder.path().join("bastide-new-2.json"), "mine").expect("a file");
        fs::write(folder.path().join("bastide-new-3.db-wal"), "mine").expect("a file");
        let new = NewFile::begin(folder.path()).expect("a name");
        assert_eq!(new.path(), folder.path().join("bastide-new-4.db"));
        let before = names(&folder);
        drop(new);
        assert_eq!(names(&folder).len(), before.len() - 1);
        finish(&folder).expect("finished");
        assert_eq!(names(&folder).len(), before.len() - 1);
    }
}
