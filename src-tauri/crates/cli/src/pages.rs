//! `bastide completions` and `bastide man`: what a package brings for shells and for `man`, made of the same
//! description as `--help`.

use crate::{say, trouble::Trouble};
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::io::Write;
use std::path::PathBuf;

/// Print what a shell needs to complete commands and options
///
/// Packages install it; `source <(bastide completions bash)` is for whoever runs Bastide from a folder.
#[derive(Args)]
pub(crate) struct Completions {
    /// For which shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        // The generator panics when it can't write, so it writes to memory.
        let mut script = Vec::new();
        let mut command = crate::Arguments::command();
        clap_complete::generate(self.shell, &mut command, "bastide", &mut script);
        Ok(say::script(out, &script)?)
    }
}

/// Write the pages for `man` into a folder
#[derive(Args)]
pub(crate) struct ManualPages {
    folder: PathBuf,
}

impl ManualPages {
    pub(crate) fn run(&self) -> Result<(), Trouble> {
        Ok(clap_mangen::generate_to(
            crate::Arguments::command(),
            &self.folder,
        )?)
    }
}
