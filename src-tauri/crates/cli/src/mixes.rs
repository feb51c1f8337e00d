//! Which mix an argument means: one by name, or else a file.

use crate::files;
use crate::trouble::Trouble;
use content::library::Library;
use content::mix::{Mix, MixChoice};
use content::problem::Problem;
use std::path::Path;

/// A mix by name, or else from a file.
pub(crate) fn chosen(argument: &str, name: &str) -> Result<MixChoice, Trouble> {
    let library = Library::built_in();
    if library.mix(name).is_some() {
        return Ok(MixChoice::Named(name.to_owned()));
    }
    let path = Path::new(name);
    if !path.exists() {
        return Err(vec![library.no_mix(argument, name)].into());
    }
    let bytes = files::read(path).map_err(|problem| vec![problem])?;
    let mix: Mix = library
        .read(&bytes)
        .map_err(|problems| of_file(problems, name))?;
    Ok(MixChoice::Written(Box::new(mix)))
}

fn of_file(problems: Vec<Problem>, file: &str) -> Vec<Problem> {
    problems
        .into_iter()
        .map(|problem| problem.of_file(file))
        .collect()
}
