//! One window for each data folder: who comes first holds a lock in it and listens at a socket beside it; whoever comes
//! later hands over what it was given, and ends.
//!
//! Both lie in the folder itself, so that neither its spelling nor what else a start finds around it can part two starts
//! that mean the same folder.

use crate::system::door::{self, Listener, Stream};
use crate::system::own;
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, thread};

const LOCK: &str = "window.lock";
/// No list of arguments is longer; more would be somebody's mischief.
const MOST_BYTES: u64 = 8 << 20;
/// So long a window that is open may take to answer; it may just be starting.
const ANSWER: Duration = Duration::from_secs(3);
/// So long a second start waits for the first.
pub const PATIENCE: Duration = Duration::from_secs(12);
const PAUSE: Duration = Duration::from_millis(100);

/// What a start was given, and where it stood.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartRequest {
    pub arguments: Vec<OsString>,
    pub folder: OsString,
}

impl StartRequest {
    /// What this program was given.
    pub fn here() -> Self {
        Self {
            arguments: env::args_os().collect(),
            folder: env::current_dir().unwrap_or_default().into(),
        }
    }
}

/// What a start finds.
pub enum StartFinding {
    /// No other window.
    First(Claim),
    /// A window, which has taken over what was given.
    Taken,
    /// A window that does not answer.
    Silent,
}

/// The right to open the window of a folder; it lasts as long as this is held.
pub struct Claim {
    /// None where the system keeps no locks.
    _lock: Option<File>,
    /// None where nothing can be listened at: then a second start finds only the lock.
    listener: Option<Listener>,
    folder: PathBuf,
}

/// Hands over to the window that is open on a folder; false when there is none, or none that answers.
pub fn hand_over(folder: &Path, given: &StartRequest) -> bool {
    handed(folder, given).is_ok()
}

fn handed(folder: &Path, given: &StartRequest) -> io::Result<()> {
    let mut stream = door::connect(folder)?;
    door::wait_at_most(&stream, ANSWER)?;
    let mut line = serde_json::to_vec(given)?;
    line.push(b'\n');
    stream.write_all(&line)?;
    // That the line was read is not enough: it must have been understood.
    match stream.read(&mut [0])? {
        0 => Err(ErrorKind::UnexpectedEof.into()),
        _ => Ok(()),
    }
}

/// Claims the window of a folder, or hands over to the one that is open.
pub fn claim(folder: &Path, given: &StartRequest, patience: Duration) -> StartFinding {
    let end = Instant::now() + patience;
    loop {
        match lock(folder) {
            Ok(lock) => return StartFinding::First(Claim::new(folder, Some(lock))),
            Err(TryLockError::WouldBlock) => {}
            // A folder that cannot be written keeps nothing that two could spoil.
            Err(TryLockError::Error(_)) if !hand_over(folder, given) => {
                return StartFinding::First(Claim::new(folder, None));
            }
            Err(TryLockError::Error(_)) => return StartFinding::Taken,
        }
        if hand_over(folder, given) {
            return StartFinding::Taken;
        }
        if Instant::now() >= end {
            return StartFinding::Silent;
        }
        thread::sleep(PAUSE);
    }
}

fn lock(folder: &Path) -> Result<File, TryLockError> {
    let mut options = File::options();
    let open = options.create(true).truncate(false).write(true);
    let file = own(open)
        .open(folder.join(LOCK))
        .map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}

impl Claim {
    fn new(folder: &Path, lock: Option<File>) -> Self {
        // Whoever holds the lock is the only one.
        let listener = door::listen(folder, lock.is_some());
        Self {
            _lock: lock,
            listener: listener.ok(),
            folder: folder.to_owned(),
        }
    }

    /// Takes over what later starts were given, on a thread of its own, from now on and since the claim was made.
    pub fn listen(&mut self, taken: impl Fn(StartRequest) + Send + 'static) -> io::Result<()> {
        let Some(listener) = self.listener.take() else {
            return Ok(());
        };
        let listening = move || {
            for stream in door::heard(&listener) {
                // Who says nothing sensible is not answered.
                let _ = answer(stream, &taken);
            }
        };
        let thread = thread::Builder::new().name("second starts".to_owned());
        thread.spawn(listening).map(drop)
    }

    /// Clears up; the lock goes with the program.
    pub fn leave(&self) {
        door::clear(&self.folder);
    }
}

fn answer(stream: Stream, taken: &impl Fn(StartRequest)) -> io::Result<()> {
    door::wait_at_most(&stream, ANSWER)?;
    let mut line = Vec::new();
    let mut reader = BufReader::new(&stream);
    reader
        .by_ref()
        .take(MOST_BYTES)
        .read_until(b'\n', &mut line)?;
    taken(serde_json::from_slice(&line)?);
    (&stream).write_all(b"\n")
}
