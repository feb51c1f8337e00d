//! From bytes to documents: unpacked, held against the manifest, judged, all faults at once.
//! Knows what a bundle says of itself; how its files are packed is told in `unpack.rs`.

use crate::carried::{gathered, judged, kind_in};
use crate::unpack::{UnpackedFiles, unpack};
use crate::{CarriedDocument, DocumentKind, MANIFEST, NamedDocument};
use content::bundle::Manifest;
use content::check::PlayableFile;
use content::faults::ProblemList;
use content::json;
use content::library::Library;
use content::problem::{Problem, What, shown};
use content::words::Word as _;
use serde_json::Value;
use std::collections::BTreeSet;

/// What lies in a bundle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bundle {
    /// The documents, those first that others need.
    pub documents: Vec<CarriedDocument>,
    /// What they need of the program itself.
    pub built_in: Vec<NamedDocument>,
    /// What deserves a second look.
    pub warnings: Vec<Problem>,
}

/// Reads a bundle.
///
/// # Errors
/// With every fault: the path of the file in the bundle stands before the path in that file.
pub fn read(bytes: &[u8]) -> Result<Bundle, Vec<Problem>> {
    read_and_prove(bytes, |_, _, _| Vec::new())
}

/// Reads a bundle; `prove` says what is wrong with what is to be played.
///
/// # Errors
/// With every fault: the path of the file in the bundle stands before the path in that file.
pub fn read_and_prove(
    bytes: &[u8],
    prove: impl FnMut(&str, &PlayableFile<'_>, &Library) -> Vec<Problem>,
) -> Result<Bundle, Vec<Problem>> {
    let mut faults = ProblemList::default();
    let Some(mut files) = unpack(bytes, &mut faults) else {
        return Err(faults.told());
    };
    let manifest = match files.remove(MANIFEST) {
        Some(Some(bytes)) => Some(bytes),
        // What is wrong with it was told.
        Some(None) => None,
        None => {
            faults.add(|| Problem::error("", What::NoManifest));
            None
        }
    };
    if let Some(manifest) = &manifest {
        for fault in listed(manifest, &files) {
            faults.add(|| fault);
        }
    }
    let texts: Vec<_> = files
        .into_iter()
        .filter_map(|(path, bytes)| Some((path, bytes?)))
        .collect();
    let mut warnings = Vec::new();
    for problem in judged(&texts, prove) {
        if problem.is_error() {
            faults.add(|| problem);
        } else {
            warnings.push(problem);
        }
    }
    faults.verdict()?;
    let mut documents = Vec::new();
    for (path, bytes) in &texts {
        // A manifest without faults lists every file with its kind.
        let Ok(kind) = kind_in(bytes) else { continue };
        let carried = CarriedDocument::of(kind, bytes);
        let within = |problem: Problem| problem.within(path);
        documents.push(
            carried.map_err(|faults| -> Vec<_> { faults.into_iter().map(within).collect() })?,
        );
    }
    let mut documents = gathered(documents);
    documents.sort_by(|a, b| (a.kind, &a.id).cmp(&(b.kind, &b.id)));
    let manifest = manifest.map(|bytes| Library::built_in().read::<Manifest>(&bytes));
    Ok(Bundle {
        documents,
        built_in: manifest
            .and_then(Result::ok)
            .map_or_else(Vec::new, |it| it.built_in),
        warnings,
    })
}

/// What is wrong with the manifest, and where the files are not as it says. Healthy parts of it are held against
/// the files whatever is wrong with the others.
fn listed(manifest: &[u8], files: &UnpackedFiles) -> Vec<Problem> {
    let mut problems = match Library::built_in().read::<Manifest>(manifest) {
        Ok(manifest) if manifest.entries.is_empty() => {
            vec![Problem::error("entries", What::NothingToCarry)]
        }
        Ok(_) => Vec::new(),
        Err(problems) => problems,
    };
    let value = json::parse(manifest).unwrap_or_default();
    let entries = value.get("entries").and_then(Value::as_array);
    let mut named = BTreeSet::new();
    let mut of_files = Vec::new();
    for (index, entry) in entries.into_iter().flatten().enumerate() {
        let Some(path) = entry.get("path").and_then(Value::as_str) else {
            continue;
        };
        let Some(bytes) = files.get(path) else {
            let path = shown(path);
            let at = format!("entries[{index}].path");
            problems.push(Problem::error(at, What::EntryMissing { path }));
            continue;
        };
        named.insert(path);
        if let Some(bytes) = bytes {
            of_files.extend(compared(entry, path, bytes));
        }
    }
    let mut problems: Vec<_> = problems.into_iter().map(|it| it.within(MANIFEST)).collect();
    problems.extend(of_files);
    // One sentence instead of one for each file, where there is no list at all.
    if entries.is_some() {
        let strangers = files.keys().filter(|path| !named.contains(path.as_str()));
        problems.extend(strangers.map(|path| Problem::error(path, What::NotListed)));
    }
    problems
}

/// Where a file is not as the manifest says.
fn compared(entry: &Value, path: &str, bytes: &[u8]) -> Vec<Problem> {
    let text = |name: &str| entry.get(name).and_then(Value::as_str);
    let mut problems = Vec::new();
    let mut tell = |what| problems.push(Problem::error(path, what));
    let size = entry.get("size").and_then(Value::as_u64);
    let found = bytes.len();
    if let Some(size) = size.filter(|size| *size != found as u64) {
        let (size, found) = ((size as usize).into(), found.into());
        tell(What::WrongSize { size, found });
    } else if text("sha256").is_some_and(|sum| sum.len() == 64 && sum != crate::pack::sum(bytes)) {
        tell(What::WrongSum);
    }
    let mut kinds = DocumentKind::ALL.iter();
    let kind = text("kind").and_then(|word| kinds.find(|kind| kind.word() == word));
    let found = kind_in(bytes);
    let other = match &found {
        Ok(found) => Some(found.word()),
        Err(word) => word.as_deref(),
    };
    if let (Some(kind), Some(other)) = (kind, other)
        && kind.word() != other
    {
        let (kind, found) = (kind.document(), shown(other));
        tell(What::KindDiffers { kind, found });
    }
    let id = json::parse(bytes).ok();
    let id = id.as_ref().and_then(|value| value.get("id")?.as_str());
    if let (Some(said), Some(id)) = (text("id"), id)
        && said != id
    {
        let (id, found) = (shown(said), shown(id));
        tell(What::IdDiffers { id, found });
    }
    problems
}
