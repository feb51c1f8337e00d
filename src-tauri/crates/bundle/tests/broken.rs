//! Bundles that are broken in every way that somebody thought of, and in thousands that nobody did: told in full,
//! with the place of each fault, and never a panic.

mod common;

use bundle::{read, write};
use common::{
    Part, bundled, gates, good, manifest, mix, own, set, sum, with_gates, zipped, zipped_as,
};
use content::problem::Problem;
use rules::chance::Chance;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::path::Path;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

type Case = (&'static str, Vec<u8>);

fn part(name: &str, bytes: impl AsRef<[u8]>) -> Part {
    (name.to_owned(), bytes.as_ref().to_owned())
}

/// The good bundle with one file more.
fn with(name: &str, bytes: impl AsRef<[u8]>) -> Vec<u8> {
    let mut parts = good();
    parts.push(part(name, bytes));
    zipped(&parts)
}

/// The good bundle with another manifest.
fn saying(change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut parts = good();
    let mut manifest: Value = serde_json::from_slice(&parts[0].1).expect("a manifest");
    change(&mut manifest);
    parts[0].1 = manifest.to_string().into_bytes();
    zipped(&parts)
}

fn manifest_of(bytes: impl AsRef<[u8]>) -> Vec<u8> {
    let mut parts = good();
    bytes.as_ref().clone_into(&mut parts[0].1);
    zipped(&parts)
}

/// A bundle of this document alone, with a manifest that is right.
fn alone(path: &str, document: impl ToString) -> Vec<u8> {
    bundled(&[part(path, document.to_string())])
}

fn tile_set(change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut set = set(1);
    change(&mut set);
    alone("tile-sets/gates-1.json", set)
}

fn mixed(change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut mix = mix(1);
    change(&mut mix);
    bundled(&[
        part("tile-sets/gates-1.json", set(1).to_string()),
        part("mixes/with-1.json", mix.to_string()),
    ])
}

/// The good bundle unpacked, with bytes in it changed after it was made.
fn patched(change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let mut bytes = zipped_as(&good(), CompressionMethod::Stored);
    change(&mut bytes);
    bytes
}

fn replace_all(bytes: &mut [u8], from: &str, to: &str) {
    assert_eq!(from.len(), to.len());
    let mut found = 0;
    for at in 0..bytes.len() - from.len() {
        if bytes[at..].starts_with(from.as_bytes()) {
            bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
            found += 1;
        }
    }
    assert!(found > 0, "{from}");
}

/// Where the entry of a file begins in the list at the end.
fn listed_at(bytes: &[u8], name: &str) -> usize {
    let signs = (0..bytes.len() - 46).filter(|at| bytes[*at..].starts_with(b"PK\x01\x02"));
    let mut signs = signs.filter(|at| bytes[at + 46..].starts_with(name.as_bytes()));
    signs.next().expect("it is listed")
}

const MIX: &str = "mixes/with-1.json";
const SET: &str = "tile-sets/gates-1.json";

/// Paths that lead elsewhere, or mean something else on another system.
const PATHS: [(&str, &str); 9] = [
    ("a path out of the bundle", "../gates.json"),
    ("a path out and in again", "mixes/../../gates.json"),
    ("a path from the root", "/etc/gates.json"),
    ("a path of another system", "mixes\\gates.json"),
    ("a path with a drive", "C:/gates.json"),
    ("a hidden file", "mixes/.gates.json"),
    ("a path with an empty part", "mixes//gates.json"),
    ("a path that a terminal obeys", "mixes/\u{1b}[2Jgates.json"),
    ("a path of many letters", "mixes/gäötes.json"),
];

fn of_zip_files() -> Vec<Case> {
    let whole = zipped(&good());
    let mut cases: Vec<Case> = PATHS.map(|(name, path)| (name, with(path, "{}"))).into();
    let long = "a/".repeat(120) + "gates.json";
    cases.push(("a path too long", with(&long, "{}")));
    let link = |name: &str, to: &str| {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in good() {
            zip.start_file(name, SimpleFileOptions::default())
                .expect("a file");
            zip.write_all(&bytes).expect("its bytes");
        }
        zip.add_symlink(name, to, SimpleFileOptions::default())
            .expect("a link");
        zip.finish().expect("a zip file").into_inner()
    };
    let nothing: &[u8] = b"";
    // As tight as texts of ours may be, and too much all the same.
    let much: Vec<u8> = {
        let mut chance = Chance::new(7);
        let mut block = || -> Vec<u8> { (0..400).map(|_| b'a' + chance.below(26) as u8).collect() };
        (0..660).flat_map(|_| block().repeat(30)).collect()
    };
    let heavy: Vec<_> = (0..5)
        .map(|n| part(&format!("mixes/{n}.json"), &much))
        .collect();
    let crowd: Vec<_> = (0..1001)
        .map(|n| part(&format!("mixes/{n}.json"), "{}"))
        .collect();
    cases.extend([
        ("nothing at all", nothing.to_owned()),
        ("a letter", b"Dear Anna, here are my tiles.".to_vec()),
        ("two letters of a zip file", b"PK".to_vec()),
        ("an empty zip file", zipped(&[])),
        ("cut off in the middle", whole[..whole.len() / 2].to_owned()),
        ("cut off at the end", whole[..whole.len() - 4].to_owned()),
        ("too large", vec![b'P'; bundle::MOST_BYTES + 1]),
        ("a thousand files", zipped(&crowd)),
        (
            "a link to another file",
            link("mixes/link.json", "/etc/passwd"),
        ),
        ("a link to a folder", link("mixes/home", "/")),
        (
            "a file that unpacks to eight million spaces",
            with("mixes/a.json", vec![b' '; 8 << 20]),
        ),
        (
            "a file that unpacks to a hundred million spaces",
            with("mixes/a.json", vec![b' '; 100 << 20]),
        ),
        ("files that come to forty million letters", zipped(&heavy)),
        (
            "a file twice",
            patched(|bytes| {
                let mut more = good();
                more.push(part("mixes/with-2.json", "{}"));
                *bytes = zipped_as(&more, CompressionMethod::Stored);
                replace_all(bytes, "mixes/with-2.json", MIX);
            }),
        ),
        (
            "a file twice in other letters",
            with("mixes/WITH-1.json", "{}"),
        ),
        (
            "a locked file",
            patched(|bytes| {
                let at = listed_at(bytes, MIX);
                bytes[at + 8] |= 1;
            }),
        ),
        (
            "a file packed in another way",
            patched(|bytes| {
                let at = listed_at(bytes, MIX);
                bytes[at + 10] = 14;
            }),
        ),
        (
            "a device",
            patched(|bytes| {
                let at = listed_at(bytes, MIX);
                bytes[at + 41] = 0o020_000_u16.to_le_bytes()[1];
            }),
        ),
        (
            "a folder with something in it",
            patched(|bytes| {
                let mut more = good();
                more.push(part("mixes/more.json", "{}"));
                *bytes = zipped_as(&more, CompressionMethod::Stored);
                replace_all(bytes, "mixes/more.json", "mixes/morejson/");
            }),
        ),
        (
            "bytes that were changed",
            patched(|bytes| replace_all(bytes, "With gates", "with gates")),
        ),
        ("a file that is larger than it says", {
            let mut bytes = zipped(&good());
            let at = listed_at(&bytes, MIX);
            bytes[at + 24] -= 1;
            bytes
        }),
        (
            "two files with the same bytes",
            patched(|bytes| {
                let (one, other) = (listed_at(bytes, SET), listed_at(bytes, MIX));
                let offset: [u8; 4] = bytes[one + 42..one + 46].try_into().expect("four");
                bytes[other + 42..other + 46].copy_from_slice(&offset);
            }),
        ),
        (
            "a file that nobody lists",
            with("mixes/more.json", mix(1).to_string()),
        ),
        ("a bundle in a bundle", with("mixes/more.json", &whole)),
    ]);
    cases
}

fn of_manifests() -> Vec<Case> {
    let documents = good().split_off(1);
    let deep = "[".repeat(5000);
    vec![
        ("no manifest", zipped(&documents)),
        ("a manifest that is no JSON", manifest_of("entries: none")),
        (
            "a manifest that ends too soon",
            manifest_of("{\"format\": \"bastide/bundle@1\","),
        ),
        (
            "a manifest that is no text",
            manifest_of([0xff, 0xfe, 0x00]),
        ),
        ("a deep manifest", manifest_of(deep)),
        ("a manifest that is a list", manifest_of("[]")),
        (
            "a field of the manifest twice",
            manifest_of("{\"entries\": [], \"entries\": []}"),
        ),
        (
            "a newer bundle",
            saying(|it| it["format"] = json!("bastide/bundle@2")),
        ),
        (
            "a manifest of another format",
            saying(|it| it["format"] = json!("bastide/mix@1")),
        ),
        (
            "no format",
            saying(|it| drop(it.as_object_mut().map(|it| it.remove("format")))),
        ),
        ("an unknown field", saying(|it| it["entrys"] = json!([]))),
        ("a manifest of nothing", {
            manifest_alone(json!({ "format": "bastide/bundle@1", "entries": [] }))
        }),
        (
            "entries that are no list",
            saying(|it| it["entries"] = json!({})),
        ),
        (
            "an unknown kind",
            saying(|it| it["entries"][0]["kind"] = json!("poem")),
        ),
        (
            "a kind with a slip",
            saying(|it| it["entries"][0]["kind"] = json!("tile-sets")),
        ),
        (
            "another kind",
            saying(|it| it["entries"][0]["kind"] = json!("mix")),
        ),
        (
            "a newer document",
            saying(|it| it["entries"][0]["version"] = json!(2)),
        ),
        (
            "a version that is none",
            saying(|it| it["entries"][0]["version"] = json!("1")),
        ),
        (
            "another id",
            saying(|it| it["entries"][0]["id"] = json!("doors")),
        ),
        (
            "an id that is none",
            saying(|it| it["entries"][0]["id"] = json!("My Gates")),
        ),
        (
            "a path out of the manifest",
            saying(|it| it["entries"][0]["path"] = json!("../a.json")),
        ),
        (
            "a file that is not there",
            saying(|it| it["entries"][0]["path"] = json!("tile-sets/a.json")),
        ),
        (
            "a sum that is none",
            saying(|it| it["entries"][0]["sha256"] = json!("ABC")),
        ),
        (
            "another sum",
            saying(|it| it["entries"][0]["sha256"] = json!(sum(b"doors"))),
        ),
        (
            "another size",
            saying(|it| it["entries"][0]["size"] = json!(7)),
        ),
        (
            "a size below nought",
            saying(|it| it["entries"][0]["size"] = json!(-1)),
        ),
        (
            "an entry twice",
            saying(|it| {
                let entry = it["entries"][0].clone();
                it["entries"].as_array_mut().expect("a list").push(entry);
            }),
        ),
        (
            "a set that is not built in",
            saying(|it| {
                it["built-in"] =
                    json!([{ "kind": "tile-set", "id": "towr" }, { "kind": "mix", "id": "moon" }]);
            }),
        ),
    ]
}

fn manifest_alone(manifest: Value) -> Vec<u8> {
    zipped(&[part("manifest.json", manifest.to_string())])
}

fn of_documents() -> Vec<Case> {
    let tile = json!({ "id": "gates-1/A", "count": 1, "segments": [{ "kind": "monastery", "edges": [] }] });
    let million = format!(
        "{{\"format\":\"bastide/tile-set@1\",\"id\":\"gates-1\",\"name\":{{\"en\":\"a\"}},\"tiles\":[{}]}}",
        vec!["{\"id\":1}"; 1_000_000].join(",")
    );
    let deep = format!(
        "{{\"format\":\"bastide/mix@1\",\"tiles\":{}",
        "{\"a\":".repeat(3000)
    );
    let carried = content::library::Library::built_in()
        .set("tower")
        .expect("a set");
    let mut tower = serde_json::to_value(content::document::stamped(carried)).expect("a set");
    tower["name"]["en"] = json!("My tower");
    vec![
        ("a set with a million tiles", alone(SET, million)),
        (
            "a set with a broken tile",
            tile_set(|it| it["tiles"][0] = tile),
        ),
        (
            "a set without tiles",
            tile_set(|it| it["tiles"] = json!([])),
        ),
        (
            "a set with a tile twice",
            tile_set(|it| it["tiles"] = json!([it["tiles"][0].clone(), it["tiles"][0].clone()])),
        ),
        (
            "a set with the tile of another",
            tile_set(|it| it["tiles"][0]["id"] = json!("doors/A")),
        ),
        (
            "a set with too many copies",
            tile_set(|it| it["tiles"][0]["count"] = json!(1_000_000)),
        ),
        (
            "a set without English",
            tile_set(|it| it["name"] = json!({ "nl": "Poorten" })),
        ),
        (
            "a set of a newer format",
            tile_set(|it| it["format"] = json!("bastide/tile-set@9")),
        ),
        (
            "a set that is built in and changed",
            alone("tile-sets/tower.json", tower),
        ),
        ("a deep mix", alone(MIX, deep)),
        ("a mix without its set", alone(MIX, mix(1))),
        (
            "a mix with a set misspelt",
            mixed(|it| it["sets"]["towr"] = json!(1)),
        ),
        (
            "a mix of an unknown expansion",
            mixed(|it| it["expansions"] = json!(["towre"])),
        ),
        (
            "a mix with a bag too full",
            mixed(|it| it["tiles"]["base/A"] = json!(9999)),
        ),
        (
            "a mix whose first tiles lie apart",
            mixed(|it| {
                it["start"] = json!([
                    { "tile": "base/D", "x": 0, "y": 0, "rotation": 0 },
                    { "tile": "base/D", "x": 5, "y": 5, "rotation": 0 },
                ]);
            }),
        ),
        (
            "a mix with an unknown option",
            mixed(|it| it["options"] = json!({ "OP-99": "on" })),
        ),
        (
            "two mixes of one id",
            bundled(&[
                part(SET, set(1).to_string()),
                part(MIX, mix(1).to_string()),
                part("mixes/with-2.json", mix(1).to_string()),
            ]),
        ),
        (
            "a game",
            alone(
                MIX,
                json!({ "format": "bastide/game@1", "setup": { "players": 2 } }),
            ),
        ),
        ("a mix whose set has faults", {
            let mut broken = set(1);
            broken["tiles"][0]["segments"] = json!([]);
            bundled(&[part(SET, broken.to_string()), part(MIX, mix(1).to_string())])
        }),
        ("many faults at once", {
            let mut parts = vec![part(SET, tile_set(|_| {})), part(MIX, mix(1).to_string())];
            let mut listed = manifest(&parts);
            let mut value: Value = serde_json::from_slice(&listed.1).expect("a manifest");
            value["entries"][0]["sha256"] = json!(sum(b"doors"));
            value["entries"][1]["id"] = json!("doors");
            let more = json!({ "kind": "mix" });
            value["entries"].as_array_mut().expect("a list").push(more);
            listed.1 = value.to_string().into_bytes();
            parts.push(part("../more.json", "{}"));
            parts.insert(0, listed);
            zipped(&parts)
        }),
    ]
}

/// Every broken bundle with every fault of it, in full. `REFRESH_FAULTS=1` writes them anew.
#[test]
fn every_broken_bundle_is_told_in_full() {
    let cases = [of_zip_files(), of_manifests(), of_documents()].concat();
    assert!(cases.len() >= 60, "{}", cases.len());
    let mut told = String::new();
    for (name, bytes) in cases {
        let faults = read(&bytes).expect_err(name);
        assert!(faults.iter().any(Problem::is_error), "{name}");
        let _ = writeln!(told, "{name}");
        for fault in faults {
            let _ = writeln!(told, "    {fault}");
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults.txt");
    if std::env::var_os("REFRESH_FAULTS").is_some() {
        std::fs::write(&file, &told).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), told);
}

#[test]
fn what_other_programs_pack_is_read_too() {
    let whole = write(&[gates(1), with_gates(1)]).expect("a bundle");
    let expected = read(&whole).expect("documents");
    let unpacked = zipped_as(&good(), CompressionMethod::Stored);
    assert_eq!(read(&unpacked).expect("documents"), expected);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default();
    zip.add_directory("mixes/", options).expect("a folder");
    for (name, bytes) in good().into_iter().rev() {
        zip.start_file(name, options).expect("a file");
        zip.write_all(&bytes).expect("its bytes");
    }
    let turned = zip.finish().expect("a zip file").into_inner();
    assert_eq!(read(&turned).expect("documents"), expected);
}

#[test]
fn two_thousand_scribbled_bundles_are_answered() {
    let mut chance = Chance::new(60);
    let whole = [
        write(&[gates(1), with_gates(1)]).expect("a bundle"),
        write(&[own("tower"), gates(2), with_gates(2)]).expect("a bundle"),
        zipped_as(&good(), CompressionMethod::Stored),
    ];
    let (mut read_well, mut refused) = (0, 0);
    for _ in 0..2000 {
        let mut bytes = whole[chance.below(whole.len())].clone();
        for _ in 0..=chance.below(3) {
            if bytes.is_empty() {
                break;
            }
            let at = chance.below(bytes.len());
            match chance.below(5) {
                0 => bytes.truncate(at),
                1 => bytes[at] = chance.below(256) as u8,
                2 => bytes[at] ^= 1 << chance.below(8),
                3 => {
                    let end = (at + 1 + chance.below(60)).min(bytes.len());
                    bytes.drain(at..end);
                }
                _ => {
                    let end = (at + 1 + chance.below(60)).min(bytes.len());
                    let again = bytes[at..end].to_owned();
                    bytes.splice(at..at, again);
                }
            }
        }
        match read(&bytes) {
            Ok(_) => read_well += 1,
            Err(faults) => {
                assert!(!faults.is_empty());
                refused += 1;
            }
        }
    }
    assert!(refused > 1500, "{refused} refused, {read_well} read");
}
