//! `bastide bundle`: tile sets, mixes, positions, scenarios and campaigns in one file, to hand on.
//! Knows files and words to print; what travels and how is known to `exchange`.

use crate::trouble::Trouble;
use crate::{files, say};
use bundle::{CarriedDocument, DocumentKind};
use clap::Args;
use content::document::kind_of;
use content::faults::told_with;
use content::json;
use content::problem::{Problem, What};
use content::words::Word as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Put tile sets, mixes, positions, scenarios and campaigns into one file
///
/// Own sets and mixes that something needs must be among the files, and so must the chapters of a campaign, which are
/// written into it; what Bastide carries itself is named, not carried. The same documents make the same bytes. Nothing
/// is written when any of them has a fault.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide bundle my-set.json my-mix.json -o mine.bastide
  bastide bundle my-campaign.json my-set.json -o mine.bastide
  bastide bundle my-folder -o mine.bastide")]
pub(crate) struct BundleArgs {
    /// Files or folders
    #[arg(required = true, value_name = "FILE")]
    paths: Vec<PathBuf>,
    /// Where to write; what stands there is replaced
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

impl BundleArgs {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let mut problems = Vec::new();
        let mut carried = Vec::new();
        for path in &self.paths {
            match files::below(path) {
                Ok(found) => {
                    for path in found {
                        match read(&path) {
                            Ok(more) => carried.extend(more),
                            Err(faults) => problems.extend(faults),
                        }
                    }
                }
                Err(problem) => problems.push(problem),
            }
        }
        if !problems.is_empty() {
            return Err(problems.into());
        }
        let bytes = bundle::write(&carried)?;
        put(&self.output, &bytes).map_err(|error| {
            let error = error.to_string();
            let problem = Problem::error("", What::Unwritable { error });
            vec![problem.of_file(self.output.display().to_string())]
        })?;
        let number = bundle::read(&bytes)?.documents.len();
        let things = if number == 1 { "document" } else { "documents" };
        let file = self.output.display();
        let size = bytes.len();
        say::line(out, format_args!("{file}: {number} {things}, {size} bytes"))?;
        Ok(())
    }
}

/// What a file holds that can travel: a document, or all documents of another bundle.
fn read(path: &Path) -> Result<Vec<CarriedDocument>, Vec<Problem>> {
    let named = path.display().to_string();
    let of_file = |problem: Problem| problem.of_file(&named);
    let bytes = files::read(path).map_err(|problem| vec![problem])?;
    let told = if files::is_bundle(path) || bundle::is_bundle(&bytes) {
        bundle::read(&bytes).map(|bundle| bundle.documents)
    } else {
        kind(&bytes)
            .map_err(|problem| vec![problem])
            .and_then(|kind| CarriedDocument::of(kind, &bytes))
            .map(|one| vec![one])
    };
    told.map_err(|faults| faults.into_iter().map(of_file).collect())
}

fn kind(bytes: &[u8]) -> Result<DocumentKind, Problem> {
    let value = json::parse(bytes)?;
    let word = kind_of(&value)?;
    let mut kinds = DocumentKind::ALL.iter().copied();
    kinds.find(|kind| kind.word() == word).ok_or_else(|| {
        let known: Vec<_> = DocumentKind::ALL.iter().map(|kind| kind.word()).collect();
        let what = |word, near, known| What::CannotTravel { word, near, known };
        Problem::error("format", told_with(what, word, &known))
    })
}

/// All of it or nothing: what stood there before is replaced only by a file that is whole.
fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut part = path
        .file_name()
        .ok_or(io::ErrorKind::IsADirectory)?
        .to_owned();
    part.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(part);
    let written = fs::write(&part, bytes).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        let _ = fs::remove_file(&part);
    }
    written
}
