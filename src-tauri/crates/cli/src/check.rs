//! `bastide check`: what is wrong with files, one line a fault.
//! Knows how to print; what is wrong is found by `content`.

use crate::trouble::Trouble;
use crate::{files, say};
use clap::Args;
use content::check::check_all;
use content::problem::Problem;
use std::io::Write;
use std::path::PathBuf;

/// Check tile sets, mixes, rule indexes and game records
///
/// Prints one line a fault, `file:path: what is wrong`, and a last line with their number.
/// Warnings are no faults. Folders are searched for `.json` files; schemas are left out.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide check tile-sets
  bastide check my-set.json my-mix.json")]
pub(crate) struct Check {
    /// Files or folders; `-` reads the input
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
}

impl Check {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let mut problems = Vec::new();
        let mut read = Vec::new();
        for path in &self.paths {
            match files::below(path) {
                Ok(found) => read.extend(found),
                Err(problem) => problems.push(problem),
            }
        }
        let mut bytes = Vec::new();
        for path in &read {
            match files::read(path) {
                Ok(content) => bytes.push((path.display().to_string(), content)),
                Err(problem) => problems.push(problem),
            }
        }
        problems.extend(check_all(&bytes));
        for problem in &problems {
            say::line(out, format_args!("{problem}"))?;
        }
        let errors = problems
            .iter()
            .filter(|problem| Problem::is_error(problem))
            .count();
        let warnings = problems.len() - errors;
        say::line(
            out,
            format_args!(
                "{} checked: {}, {}",
                counted(read.len(), "file"),
                counted(errors, "error"),
                counted(warnings, "warning")
            ),
        )?;
        if errors == 0 {
            Ok(())
        } else {
            Err(Trouble::Told)
        }
    }
}

fn counted(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}
