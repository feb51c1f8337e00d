//! What one system says of files otherwise than another: whose they are, which file a path leads to, and when a folder
//! is on the disk. It must not know what the files hold.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::Path;

/// Which file a path leads to, whatever it is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FileId(imp::FileId);

impl FileId {
    pub(crate) fn of(path: &Path) -> io::Result<Self> {
        Ok(Self(imp::file_id(&fs::metadata(path)?)))
    }
}

/// Makes a folder that nobody else looks into, and those above it.
pub(crate) fn make_folder(path: &Path) -> io::Result<()> {
    imp::make_folder(path)
}

/// Has a file that is made be read by nobody else.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    imp::private(options)
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
        imp::keep_private(path, &known);
    }
}

/// Waits until the names in a folder are on the disk.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    imp::sync_folder(path)
}

#[cfg(unix)]
mod imp {
    use super::{File, Metadata, OpenOptions, Path, fs, io};
    use std::fs::{DirBuilder, Permissions};
    use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};

    pub(super) type FileId = (u64, u64);

    pub(super) fn file_id(known: &Metadata) -> FileId {
        (known.dev(), known.ino())
    }

    pub(super) fn make_folder(path: &Path) -> io::Result<()> {
        DirBuilder::new().recursive(true).mode(0o700).create(path)
    }

    pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
        options.mode(0o600)
    }

    pub(super) fn keep_private(path: &Path, known: &Metadata) {
        let mode = known.permissions().mode();
        if mode & 0o077 != 0 {
            let _ = fs::set_permissions(path, Permissions::from_mode(mode & 0o700));
        }
    }

    pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
        File::open(path)?.sync_all()
    }
}

/// Elsewhere a person's folders are private by themselves, and names need no waiting.
#[cfg(not(unix))]
mod imp {
    use super::{Metadata, OpenOptions, Path, fs, io};
    use std::time::SystemTime;

    pub(super) type FileId = Option<SystemTime>;

    pub(super) fn file_id(known: &Metadata) -> FileId {
        known.created().ok()
    }

    pub(super) fn make_folder(path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
        options
    }

    pub(super) fn keep_private(_path: &Path, _known: &Metadata) {}

    pub(super) fn sync_folder(_path: &Path) -> io::Result<()> {
        Ok(())
    }
}
