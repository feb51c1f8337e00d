//! Documents to pack, and zip files made by hand with whatever lies in them.
#![allow(dead_code, reason = "each test file uses a part")]

use bundle::{CarriedDocument, DocumentKind};
use content::library::Library;
use content::tile_set::SetTile;
use content::words::Word as _;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

pub(crate) fn carried(kind: DocumentKind, text: &str) -> CarriedDocument {
    CarriedDocument::of(kind, text.as_bytes())
        .unwrap_or_else(|faults| panic!("{}: {text}", faults[0]))
}

/// A built-in set under another id.
pub(crate) fn own(id: &str) -> CarriedDocument {
    let mut set = Library::built_in().set(id).expect("a set").clone();
    set.id = format!("own-{id}");
    for tile in &mut set.tiles {
        let name = tile.id.split_once('/').expect("a name").1.to_owned();
        *tile = SetTile {
            id: format!("own-{id}/{name}"),
            ..tile.clone()
        };
    }
    carried(DocumentKind::TileSet, &content::document::write(&set))
}

/// A set with one tile, its number in its id and in how often it is there.
pub(crate) fn gates(number: usize) -> CarriedDocument {
    carried(DocumentKind::TileSet, &set(number).to_string())
}

/// A mix that needs such a set.
pub(crate) fn with_gates(number: usize) -> CarriedDocument {
    carried(DocumentKind::Mix, &mix(number).to_string())
}

pub(crate) fn set(number: usize) -> Value {
    let id = format!("gates-{number}");
    json!({
        "format": "bastide/tile-set@1", "id": id, "name": { "en": "Gates", "nl": "Poorten" },
        "tiles": [{ "id": format!("{id}/A"), "count": 1 + number % 9, "segments": [
            { "kind": "city", "edges": ["N", "E", "S", "W"], "pennants": number % 3 },
        ] }],
    })
}

pub(crate) fn mix(number: usize) -> Value {
    let id = format!("gates-{number}");
    json!({
        "format": "bastide/mix@1", "id": format!("with-{number}"), "name": { "en": "With gates" },
        "sets": { "base": 1, id.clone(): 2 }, "tiles": { format!("{id}/A"): 1 + number, "tower/A": 1 },
        "expansions": ["tower"],
    })
}

/// One file of a zip file.
pub(crate) type Part = (String, Vec<u8>);

/// The files of a good bundle, to be broken.
pub(crate) fn good() -> Vec<Part> {
    let bytes = bundle::write(&[gates(1), with_gates(1)]).expect("a bundle");
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("a zip file");
    let names: Vec<_> = [
        "manifest.json",
        "tile-sets/gates-1.json",
        "mixes/with-1.json",
    ]
    .into();
    let part = |name: &str| {
        let mut text = Vec::new();
        let mut file = archive.by_name(name).expect("a file");
        std::io::copy(&mut file, &mut text).expect("its bytes");
        (name.to_owned(), text)
    };
    names.into_iter().map(part).collect()
}

/// A zip file of these files.
pub(crate) fn zipped(parts: &[Part]) -> Vec<u8> {
    zipped_as(parts, CompressionMethod::Deflated)
}

pub(crate) fn zipped_as(parts: &[Part], method: CompressionMethod) -> Vec<u8> {
    let options = SimpleFileOptions::default().compression_method(method);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        zip.start_file(name, options).expect("a file");
        zip.write_all(bytes).expect("its bytes");
    }
    zip.finish().expect("a zip file").into_inner()
}

/// A manifest that lists these files as they are.
pub(crate) fn manifest(parts: &[Part]) -> Part {
    let entry = |(path, bytes): &Part| {
        let value: Value = serde_json::from_slice(bytes).unwrap_or_default();
        let mut kinds = DocumentKind::ALL.iter();
        let kind = kinds.find(|kind| path.starts_with(kind.folder()));
        let kind = kind.unwrap_or(&DocumentKind::TileSet).word();
        let id = value["id"].as_str().unwrap_or("nameless");
        json!({
            "kind": kind, "version": 1, "id": id, "path": path, "size": bytes.len(), "sha256": sum(bytes),
        })
    };
    let entries: Vec<_> = parts.iter().map(entry).collect();
    let manifest = json!({ "format": "bastide/bundle@1", "entries": entries });
    (
        "manifest.json".to_owned(),
        manifest.to_string().into_bytes(),
    )
}

/// A bundle of these files, with a manifest that is right.
pub(crate) fn bundled(parts: &[Part]) -> Vec<u8> {
    let mut all = vec![manifest(parts)];
    all.extend_from_slice(parts);
    zipped(&all)
}

pub(crate) fn sum(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(bytes) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}
