//! `bastide convert`: the tile sets of another program's definition, and what of it could not be taken over.
//! Knows how to print; what comes over is told by `foreign`.

use crate::answer::told;
use crate::trouble::Trouble;
use crate::{files, say};
use clap::Args;
use content::document;
use content::library::Library;
use serde_json::json;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Print the tile sets of a definition of `JCloisterZone` in our format
///
/// Each set is one line, ready to be a file. What could not be taken over or was guessed is told on the error output, by tile.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide convert my-tiles.xml > my-tiles.json
  bastide convert my-tiles.xml | bastide check -")]
pub(crate) struct Convert {
    /// The definition, an XML file; `-` reads the input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Print one object instead: the sets, and what could not be taken over
    #[arg(long)]
    json: bool,
}

impl Convert {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let name = self.file.display().to_string();
        let bytes = files::read(&self.file).map_err(|problem| vec![problem])?;
        let carried = Library::built_in();
        let is_taken = |id: &str| carried.set(id).is_some();
        let converted = foreign::convert(&bytes, stem(&self.file), &is_taken);
        let converted = converted.map_err(|problems| {
            let named = problems.into_iter().map(|problem| problem.of_file(&name));
            named.collect::<Vec<_>>()
        })?;
        let remarks = converted.remarks.into_iter();
        let problems: Vec<_> = remarks
            .map(|remark| remark.problem.of_file(&name))
            .collect();
        let sets: Vec<_> = converted.sets.iter().map(document::stamped).collect();
        if self.json {
            say::json(out, &json!({ "sets": sets, "problems": told(&problems) }))?;
            return Ok(());
        }
        for problem in &problems {
            say::line(&mut io::stderr(), format_args!("{problem}"))?;
        }
        for set in &sets {
            say::json(out, set)?;
        }
        Ok(())
    }
}

/// What a file is called without its ending.
fn stem(file: &Path) -> &str {
    let stem = file.file_stem().and_then(|stem| stem.to_str());
    stem.unwrap_or_default()
}
