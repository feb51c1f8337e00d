//! Bundles: what travels, changed on the way.

use crate::damage::{Blow, Scratch, blows, damaged, scratched, scratches};
use crate::runner::Held;
use crate::{refused, sound};
use bundle::{CarriedDocument, DocumentKind};
use content::built_in::{MIXES, SETS};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::io::{Cursor, Read, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// What is changed: values of one file within, and bytes of the whole.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    set: usize,
    mix: Option<usize>,
    file: usize,
    blows: Vec<Blow>,
    scratches: Vec<Scratch>,
}

/// Any bundle, changed in any way.
pub(crate) fn cases() -> impl Strategy<Value = Case> {
    let mix = prop::option::of(0..MIXES.len());
    let many = (0..SETS.len(), mix, 0..4_usize, blows(), scratches());
    many.prop_map(|(set, mix, file, blows, scratches)| Case {
        set,
        mix,
        file,
        blows,
        // Either is enough to be noticed.
        scratches: if file == 3 { scratches } else { Vec::new() },
    })
}

/// A bundle is read or refused with reasons; what is read can be handed on, and is read as the same.
pub(crate) fn hold(case: Case) -> Held {
    let own = [Some(set(case.set)), case.mix.map(mix)];
    let own: Vec<_> = own.into_iter().flatten().collect();
    let good = bundle::write(&own).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let bytes = scratched(repacked(&good, &case), &case.scratches);
    match bundle::read(&bytes) {
        Ok(bundle) => {
            sound(&bundle.warnings)?;
            let again = bundle::write(&bundle.documents);
            let again = again.and_then(|bytes| bundle::read(&bytes));
            let documents = again.map(|again| again.documents);
            prop_assert_eq!(documents, Ok(bundle.documents));
        }
        Err(problems) => refused(&problems)?,
    }
    Ok(())
}

/// One of our sets as if somebody else had made it.
fn set(number: usize) -> CarriedDocument {
    let mut set: Value = serde_json::from_str(SETS[number].1).unwrap_or_default();
    set["id"] = json!("own");
    for (n, tile) in set["tiles"]
        .as_array_mut()
        .into_iter()
        .flatten()
        .enumerate()
    {
        tile["id"] = json!(format!("own/T{n}"));
    }
    carried(DocumentKind::TileSet, &set)
}

/// One of our mixes, with tiles of that set.
fn mix(number: usize) -> CarriedDocument {
    let mut mix: Value = serde_json::from_str(MIXES[number].1).unwrap_or_default();
    mix["id"] = json!("own");
    mix["sets"]["own"] = json!(1);
    carried(DocumentKind::Mix, &mix)
}

fn carried(kind: DocumentKind, document: &Value) -> CarriedDocument {
    let carried = CarriedDocument::of(kind, document.to_string().as_bytes());
    carried.unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The same files, one of them changed.
fn repacked(good: &[u8], case: &Case) -> Vec<u8> {
    if case.blows.is_empty() {
        return good.to_vec();
    }
    let again = || {
        let mut files = ZipArchive::new(Cursor::new(good))?;
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        for index in 0..files.len() {
            let mut file = files.by_index(index)?;
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes)?;
            if index == case.file % 3 {
                let value = serde_json::from_slice(&bytes).unwrap_or_default();
                bytes = damaged(value, &case.blows).to_string().into_bytes();
            }
            let name = file.name()?.into_owned();
            zip.start_file(name, options)?;
            zip.write_all(&bytes)?;
        }
        Ok::<_, zip::result::ZipError>(zip.finish()?.into_inner())
    };
    again().unwrap_or_else(|error| panic!("{error}"))
}
