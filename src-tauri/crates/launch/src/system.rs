//! All that this crate asks one system alone: who may look into a folder, how long the name of a socket may be, and
//! what a machine has to draw with. It must not know what follows from it.

#[cfg(target_os = "linux")]
pub use linux::Machine;

use std::path::Path;
use std::{fs, io};

/// Makes a folder that nobody else may look into, where the system has such.
pub(crate) fn make_own_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Does something with the name of a socket in a folder.
#[cfg(not(windows))]
pub(crate) fn with_socket<T>(
    folder: &Path,
    file: &str,
    then: impl FnOnce(interprocess::local_socket::Name<'_>) -> io::Result<T>,
) -> io::Result<T> {
    use interprocess::local_socket::{GenericFilePath, ToFsName};
    // The name of a socket may have a hundred letters or so, that of a folder thousands: it is reached by its number.
    #[cfg(target_os = "linux")]
    let (_open, folder) = linux::numbered(folder)?;
    then(
        folder
            .join(file)
            .as_path()
            .to_fs_name::<GenericFilePath>()?,
    )
}

/// Does something with the name of a pipe that stands for a file in a folder.
#[cfg(windows)]
pub(crate) fn with_socket<T>(
    folder: &Path,
    file: &str,
    then: impl FnOnce(interprocess::local_socket::Name<'_>) -> io::Result<T>,
) -> io::Result<T> {
    use interprocess::local_socket::{GenericNamespaced, ToNsName};
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hash = DefaultHasher::new();
    folder.join(file).hash(&mut hash);
    let name = format!("{}.{:016x}", crate::folder::IDENTIFIER, hash.finish());
    then(name.to_ns_name::<GenericNamespaced>()?)
}

#[cfg(target_os = "linux")]
mod linux {
    use std::fs::{self, File};
    use std::io;
    use std::os::fd::AsRawFd;
    use std::path::{Path, PathBuf};

    /// A short name for a folder, good as long as what comes with it is held.
    pub(super) fn numbered(folder: &Path) -> io::Result<(File, PathBuf)> {
        let open = File::open(folder)?;
        let name = format!("/proc/self/fd/{}", open.as_raw_fd());
        Ok((open, name.into()))
    }

    /// What a machine has to draw with.
    pub struct Machine {
        root: PathBuf,
    }

    impl Machine {
        /// The one that this runs on.
        pub fn here() -> Self {
            Self::at(Path::new("/"))
        }

        /// The one whose files lie below `root`.
        pub fn at(root: &Path) -> Self {
            Self {
                root: root.to_owned(),
            }
        }

        /// A card that draws is a render node; two makers have names of their own.
        pub(crate) fn has_card(&self) -> bool {
            let nodes = fs::read_dir(self.root.join("dev/dri"));
            let node =
                |entry: fs::DirEntry| entry.file_name().as_encoded_bytes().starts_with(b"renderD");
            nodes.is_ok_and(|nodes| nodes.flatten().any(node))
                || self.has("dev/nvidia0")
                || self.has("dev/dxg")
        }

        /// The maker's own driver, under which a window that shares its buffers often stays blank.
        pub(crate) fn has_nvidia(&self) -> bool {
            ["dev/nvidia0", "dev/nvidiactl", NVIDIA, "sys/module/nvidia"]
                .iter()
                .any(|name| self.has(name))
        }

        /// What was found to draw well may not any more once one of these is another.
        pub(crate) fn fingerprint(&self) -> String {
            let read = |name| fs::read_to_string(self.root.join(name)).unwrap_or_default();
            let parts = [
                read(NVIDIA),
                read("proc/sys/kernel/osrelease"),
                self.web_view(),
            ];
            let lines = parts.iter().map(|part| part.trim());
            lines.collect::<Vec<_>>().join("\n")
        }

        /// The library's file carries its version; which folder it lies in differs between systems.
        fn web_view(&self) -> String {
            let usual = ["usr/lib", "usr/lib64", "usr/local/lib", "app/lib"];
            let usual = usual.map(|folder| self.root.join(folder));
            let beside = fs::read_dir(&usual[0]).into_iter().flatten().flatten();
            let beside = beside.map(|entry| entry.path());
            let beside = beside.filter(|path| path.to_string_lossy().ends_with("-linux-gnu"));
            let found = usual.clone().into_iter().chain(beside).find_map(|folder| {
                let file = fs::canonicalize(folder.join(WEB_VIEW)).ok()?;
                Some(file.file_name()?.to_string_lossy().into_owned())
            });
            found.unwrap_or_default()
        }

        fn has(&self, name: &str) -> bool {
            self.root.join(name).exists()
        }
    }

    const NVIDIA: &str = "proc/driver/nvidia/version";
    const WEB_VIEW: &str = "libwebkit2gtk-4.1.so.0";
}
