//! The games of a duel as a file keeps them, one line each as soon as it is over, so that a run that was stopped goes
//! on.

use content::problem::{Problem, What};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// What all games of a file have in common, in its first line: those of another duel are not counted with them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DuelHead {
    /// Each bot with its version, the first one first.
    pub(crate) bots: Vec<(String, u32)>,
    /// As every game begins, with each tile and option: whoever changes a mix begins anew.
    pub(crate) beginning: String,
    pub(crate) seed: u64,
    pub(crate) playouts: [Option<u32>; 2],
    pub(crate) program: Option<String>,
    pub(crate) ms: Option<u32>,
    /// How many for the luck of a draw, where it is taken out.
    pub(crate) bags: Option<u32>,
    /// For how many tiles each of them is played on.
    #[serde(default)]
    pub(crate) tiles: Option<u32>,
}

/// A game of a duel that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct DuelGame {
    pub(crate) number: u32,
    /// The points of the first bot, and of all the others.
    pub(crate) first: i32,
    pub(crate) others: Vec<i32>,
    /// How long the first and the others thought, …
    pub(crate) seconds: [f64; 2],
    /// … and about how many decisions.
    pub(crate) decisions: [u32; 2],
    /// How far ahead the first was, as it ended and with even luck.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) margins: Option<[f64; 2]>,
}

/// A file that takes one game after the other.
pub(crate) struct DuelFile {
    path: PathBuf,
    file: Mutex<File>,
}

impl DuelFile {
    /// Opens a file, or begins it; with the games it has. A last line that was cut off is written anew.
    ///
    /// # Errors
    /// When it cannot be read or written, or is of another duel.
    pub(crate) fn open(path: &Path, head: &DuelHead) -> Result<(Self, Vec<DuelGame>), Problem> {
        let unreadable = |error: io::Error| {
            let error = error.to_string();
            Problem::error("", What::Unreadable { error }).of_file(path.display().to_string())
        };
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).map_err(unreadable)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(unreadable)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut games = Vec::new();
        for (number, line) in text[..whole].lines().enumerate() {
            let broken = |error: &dyn ToString| {
                let error = format!("line {}: {}", number + 1, error.to_string());
                unreadable(io::Error::other(error))
            };
            if number > 0 {
                games.push(serde_json::from_str(line).map_err(|error| broken(&error))?);
            } else if serde_json::from_str::<DuelHead>(line).map_err(|error| broken(&error))?
                != *head
            {
                return Err(broken(
                    &"these games are of another duel; name another file",
                ));
            }
        }
        file.set_len(whole as u64).map_err(unreadable)?;
        file.seek(SeekFrom::End(0)).map_err(unreadable)?;
        if whole == 0 {
            write(&mut file, head).map_err(unreadable)?;
        }
        let (path, file) = (path.to_owned(), Mutex::new(file));
        Ok((Self { path, file }, games))
    }

    /// Keeps a game.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn keep(&self, game: &DuelGame) -> io::Result<()> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        write(&mut file, game)
            .map_err(|error| io::Error::other(format!("{}: {error}", self.path.display())))
    }
}

/// A line in one piece.
fn write(file: &mut File, line: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(line)?;
    line.push(b'\n');
    file.write_all(&line)
}
