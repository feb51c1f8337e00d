//! Why a command failed, as the lines that a person reads on the error output.

use crate::say;
use content::problem::Problem;
use std::io::{self, Write};

/// What went wrong.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The answer could not be written.
    Output(io::Error),
    /// Faults of files or arguments.
    Problems(Vec<Problem>),
    /// Everything was told already.
    Told,
}

impl Trouble {
    /// True when the reader of the output has gone, as `head` does.
    pub(crate) fn is_nobody_listening(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Vec<Problem>> for Trouble {
    fn from(problems: Vec<Problem>) -> Self {
        Self::Problems(problems)
    }
}

impl Trouble {
    /// Tells it, one line for each fault.
    pub(crate) fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Output(error) => {
                let what = "the answer could not be written";
                say::line(out, format_args!("error: {what}: {error}"))
            }
            Self::Problems(problems) => problems
                .iter()
                .try_for_each(|problem| say::line(out, format_args!("error: {problem}"))),
            Self::Told => Ok(()),
        }
    }
}
