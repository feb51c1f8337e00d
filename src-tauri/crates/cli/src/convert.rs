//! `bastide convert`: the tile sets of another program's definition, or a definition of a set of ours, and what of it
//! could not go along. Knows how to print; what comes over is told by `foreign`.

use crate::response::told;
use crate::trouble::Trouble;
use crate::{files, say};
use clap::Args;
use content::document;
use content::library::Library;
use content::problem::Problem;
use content::tile_set::TileSet;
use jcloisterzone::Remark;
use serde_json::json;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Print the tile sets of a definition of `JCloisterZone` in our format, or a set of ours as a definition
///
/// Each set is one line, ready to be a file; a definition is a whole file. What could not be taken over, was guessed, or cannot be written down is told on the error output, by tile.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide convert my-tiles.xml > my-tiles.json
  bastide convert my-tiles.xml | bastide check -
  bastide convert --for-jcloisterzone my-tiles.json > my-tiles.xml")]
pub(crate) struct ConvertArgs {
    /// The definition, an XML file, or with `--for-jcloisterzone` the set; `-` reads the input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Print a set of ours as a definition of `JCloisterZone`
    #[arg(long)]
    for_jcloisterzone: bool,
    /// Print one object instead: the sets or the definition, and what could not go along
    #[arg(long)]
    json: bool,
}

impl ConvertArgs {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let bytes = files::read(&self.file).map_err(|problem| vec![problem])?;
        if self.for_jcloisterzone {
            self.there(&bytes, out)
        } else {
            self.here(&bytes, out)
        }
    }

    /// From a definition to sets.
    fn here(&self, bytes: &[u8], out: &mut impl Write) -> Result<(), Trouble> {
        let carried = Library::built_in();
        let is_taken = |id: &str| carried.set(id).is_some();
        let converted = jcloisterzone::convert(bytes, stem(&self.file), &is_taken);
        let converted = converted.map_err(|problems| self.named(problems))?;
        let problems = self.remarked(converted.remarks);
        let sets: Vec<_> = converted.sets.iter().map(document::stamped).collect();
        if self.json {
            say::json(out, &json!({ "sets": sets, "problems": told(&problems) }))?;
            return Ok(());
        }
        remark(&problems)?;
        for set in &sets {
            say::json(out, set)?;
        }
        Ok(())
    }

    /// From a set to a definition.
    fn there(&self, bytes: &[u8], out: &mut impl Write) -> Result<(), Trouble> {
        let set = document::read::<TileSet>(bytes).map_err(|problems| self.named(problems))?;
        let written = jcloisterzone::write(&set);
        let problems = self.remarked(written.remarks);
        if self.json {
            let (definition, problems) = (written.text, told(&problems));
            say::json(
                out,
                &json!({ "definition": definition, "problems": problems }),
            )?;
            return Ok(());
        }
        remark(&problems)?;
        say::lines(out, &written.text)?;
        Ok(())
    }

    /// Problems with the file that they are in.
    fn named(&self, problems: Vec<Problem>) -> Vec<Problem> {
        let name = self.file.display().to_string();
        let named = problems.into_iter();
        named.map(|problem| problem.of_file(&name)).collect()
    }

    fn remarked(&self, remarks: Vec<Remark>) -> Vec<Problem> {
        self.named(remarks.into_iter().map(|remark| remark.problem).collect())
    }
}

/// Tells on the error output what does not go along.
fn remark(problems: &[Problem]) -> io::Result<()> {
    let mut told = problems.iter();
    told.try_for_each(|problem| say::line(&mut io::stderr(), format_args!("{problem}")))
}

/// What a file is called without its ending.
fn stem(file: &Path) -> &str {
    let stem = file.file_stem().and_then(|stem| stem.to_str());
    stem.unwrap_or_default()
}
