//! From documents to the bytes of a bundle: the same documents make the same bytes, whoever packs them and when.
//! Knows the manifest and how files are packed; what a document says is known to `content`.

use crate::carried::{gathered, judged};
use crate::{
    CarriedDocument, DocumentKind, MANIFEST, MOST_BYTES, MOST_FILES, MOST_UNPACKED, NamedDocument,
};
use content::bundle::{Entry, Manifest};
use content::document;
use content::json;
use content::needs::Needs;
use content::number::Whole;
use content::problem::{Problem, What};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipWriter};

/// The bytes of a bundle that holds these documents. What the program carries itself is named in it, not carried.
///
/// # Errors
/// With every fault of the documents, as reading the bundle would tell it.
pub fn write(documents: &[CarriedDocument]) -> Result<Vec<u8>, Vec<Problem>> {
    let mut own = gathered(documents.to_vec());
    own.retain(|it| !it.is_built_in());
    own.sort_by(|a, b| (a.kind, &a.id, &a.text).cmp(&(b.kind, &b.id, &b.text)));
    own.dedup();
    if own.is_empty() {
        return Err(vec![Problem::error("", What::NothingToCarry)]);
    }
    let texts: Vec<_> = own
        .iter()
        .map(|it| (it.path(), it.text.clone().into_bytes()))
        .collect();
    let mut problems = judged(&texts, |_, _, _| Vec::new());
    problems.retain(Problem::is_error);
    problems.extend(too_much(&texts));
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut files = vec![(MANIFEST.to_owned(), manifest(&own).into_bytes())];
    files.extend(texts);
    let bytes = zipped(&files)
        .unwrap_or_else(|error| unreachable!("writing into memory does not fail: {error}"));
    if bytes.len() > MOST_BYTES {
        let most = (MOST_BYTES >> 20).into();
        return Err(vec![Problem::error("", What::TooLarge { most })]);
    }
    Ok(bytes)
}

/// What nobody could read again.
fn too_much(files: &[(String, Vec<u8>)]) -> Vec<Problem> {
    let mut problems = Vec::new();
    if files.len() >= MOST_FILES {
        let (n, most) = ((files.len() + 1).into(), MOST_FILES.into());
        problems.push(Problem::error("", What::TooManyEntries { n, most }));
    }
    if files.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() > MOST_UNPACKED - json::MOST_BYTES
    {
        let most = ((MOST_UNPACKED - json::MOST_BYTES) >> 20).into();
        problems.push(Problem::error("", What::UnpacksTooLarge { most }));
    }
    problems
}

fn manifest(documents: &[CarriedDocument]) -> String {
    let entry = |it: &CarriedDocument| Entry {
        kind: it.kind,
        version: number(it.kind.number().into()),
        id: it.id.clone(),
        path: it.path(),
        size: number(it.text.len() as i64),
        sha256: sum(it.text.as_bytes()),
    };
    let needs = documents.iter().map(|it| it.needs.clone());
    let needs = needs.fold(Needs::default(), Needs::and);
    let kinds = [
        (DocumentKind::TileSet, needs.sets),
        (DocumentKind::Mix, needs.mixes),
        (DocumentKind::Scenario, needs.chapters),
    ];
    let named = kinds.into_iter().flat_map(|(kind, ids)| {
        let ids = ids.into_iter().filter(move |id| kind.is_built_in(id));
        ids.map(move |id| NamedDocument { kind, id })
    });
    document::write(&Manifest {
        entries: documents.iter().map(entry).collect(),
        built_in: named.collect(),
    })
}

fn number<const LEAST: i64, const MOST: i64>(number: i64) -> Whole<LEAST, MOST> {
    Whole::new(number).unwrap_or_else(|| unreachable!("what was judged is within limits"))
}

fn zipped(files: &[(String, Vec<u8>)]) -> ZipResult<Vec<u8>> {
    // Nothing of the hour, the system or the person goes into the bytes.
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(6))
        .last_modified_time(DateTime::DEFAULT)
        .system(System::Unix)
        .unix_permissions(0o644);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        zip.start_file(path, options)?;
        zip.write_all(bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}

/// The SHA-256 of bytes, in small hexadecimal digits.
pub(crate) fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}
