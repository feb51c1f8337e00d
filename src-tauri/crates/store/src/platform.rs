//! What the system says of files: whose they are, which file a path leads to, and when a folder is on the disk.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;

/// Which file a path leads to, whatever it is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FileId(u64, u64);

impl FileId {
    pub(crate) fn of(path: &Path) -> io::Result<Self> {
        let known = fs::metadata(path)?;
        Ok(Self(known.dev(), known.ino()))
    }
}

/// Makes a folder that nobody else looks into, and those above it.
pub(crate) fn make_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)
}

/// Has a file that is made be read by nobody else.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.mode(0o600)
}

/// Opens a file that nobody else reads, making it when missing.
pub(crate) fn open_private(path: &Path) -> io::Result<File> {
    private(OpenOptions::new().read(true).write(true).create(true)).open(path)
}

/// Takes from everybody else what they may do with a file. What belongs to another person stays as it is, and so does
/// what a link leads to.
pub(crate) fn keep_private(path: &Path) {
    if let Ok(known) = fs::symlink_metadata(path)
        && known.is_file()
    {
        let mode = known.permissions().mode();
        if mode & 0o077 != 0 {
            let _ = fs::set_permissions(path, Permissions::from_mode(mode & 0o700));
        }
    }
}

/// Waits until the names in a folder are on the disk.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}
