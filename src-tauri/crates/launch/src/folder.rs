//! Where everything that is kept lives. It must not know what is kept there.

use crate::system;
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::{env, fs, path};

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
