//! Where everything that is kept lives.

use crate::system;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::{env, path};

/// Names another data folder than the system's usual one.
pub const VARIABLE: &str = "BASTIDE_DATA";
/// The folder's name among those of other programs; the same as in the window's configuration.
pub const IDENTIFIER: &str = "org.bastide.workshop";

/// The one way to name the folder, however it was spelled; it is made when it can be.
pub fn data() -> io::Result<PathBuf> {
    let folder = match env::var_os(VARIABLE).filter(|folder| !folder.is_empty()) {
        Some(folder) => path::absolute(folder)?,
        None => dirs::data_dir()
            .ok_or(ErrorKind::NotFound)?
            .join(IDENTIFIER),
    };
    // What keeps it from being made is told by the store, which shows the window why nothing is kept.
    let _ = system::make_own_folder(&folder);
    Ok(fs::canonicalize(&folder).unwrap_or(folder))
}

/// Opens a file to which lines are added, and makes it and its folder for their owner alone where they are missing.
pub fn open_log(file: &Path) -> io::Result<File> {
    if let Some(folder) = file.parent() {
        system::make_own_folder(folder)?;
    }
    system::own(File::options().create(true).append(true)).open(file)
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_log_is_its_owners_alone_and_a_folder_that_is_there_stays_as_it_is() {
        use super::open_log;
        use std::os::unix::fs::PermissionsExt;
        use std::{fs, path::Path};
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
        let folder = tempfile::tempdir().expect("folder");
        let own = folder.path().join("own");
        open_log(&own.join("one.log")).expect("a log");
        assert_eq!((mode(&own), mode(&own.join("one.log"))), (0o700, 0o600));
        fs::set_permissions(&own, fs::Permissions::from_mode(0o755)).expect("rights");
        open_log(&own.join("two.log")).expect("a log");
        assert_eq!((mode(&own), mode(&own.join("two.log"))), (0o755, 0o600));
    }
}
