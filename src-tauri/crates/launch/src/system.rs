//! All that this crate asks Linux alone: who may look into a folder, how long the name of a socket may be, and what a
//! machine has to draw with.

use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Makes a folder that nobody else may look into.
pub(crate) fn make_own_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true).mode(0o700).create(folder)
}

/// Has a file that is made be read by nobody else.
pub(crate) fn own(options: &mut fs::OpenOptions) -> &mut fs::OpenOptions {
    options.mode(0o600)
}

/// Where a second start is heard: a socket in the folder.
pub(crate) mod door {
    use std::fs;
    use std::io;
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    pub(crate) type Stream = UnixStream;
    pub(crate) type Listener = UnixListener;

    const SOCKET: &str = "window.socket";

    pub(crate) fn connect(folder: &Path) -> io::Result<Stream> {
        named(folder, UnixStream::connect)
    }

    /// Who may overwrite takes the place of a socket that was left behind.
    pub(crate) fn listen(folder: &Path, overwrite: bool) -> io::Result<Listener> {
        if overwrite {
            clear(folder);
        }
        named(folder, UnixListener::bind)
    }

    pub(crate) fn clear(folder: &Path) {
        // Whoever listens next would take its place anyway.
        let _ = fs::remove_file(folder.join(SOCKET));
    }

    pub(crate) fn heard(listener: &Listener) -> impl Iterator<Item = Stream> + '_ {
        listener.incoming().flatten()
    }

    pub(crate) fn wait_at_most(stream: &Stream, time: Duration) -> io::Result<()> {
        stream.set_read_timeout(Some(time))?;
        stream.set_write_timeout(Some(time))
    }

    /// The name of a socket may have a hundred letters or so, that of a folder thousands: it is reached by its number.
    fn named<T>(folder: &Path, then: impl FnOnce(PathBuf) -> io::Result<T>) -> io::Result<T> {
        use std::os::fd::AsRawFd;
        let open = fs::File::open(folder)?;
        then(format!("/proc/self/fd/{}/{SOCKET}", open.as_raw_fd()).into())
    }
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
