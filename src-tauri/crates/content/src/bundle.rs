//! The manifest of a bundle: which documents travel in it, and what the bytes of each must be.
//! Knows the fields; how a bundle is packed is known to `exchange`.

use crate::campaign::Campaign;
use crate::course;
use crate::document::{DocumentFormat, JudgedFields, is_newer};
use crate::faults::ProblemList;
use crate::healthy;
use crate::ids;
use crate::json::MOST_BYTES;
use crate::library::Library;
use crate::mix::Mix;
use crate::number::Whole;
use crate::position_file::PositionFile;
use crate::problem::{Problem, What, join, shown};
use crate::scenario::Scenario;
use crate::tile_set::TileSet;
use crate::words::words;
use deserr::Deserr;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Slot;

words! {
    /// What can travel in a bundle, in the order in which one needs the other.
    DocumentKind {
        TileSet = "tile-set",
        Mix = "mix",
        Position = "position",
        Scenario = "scenario",
        Campaign = "campaign",
    }
}

/// What lies in a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Manifest {
    /// The documents that it carries.
    pub entries: Vec<Entry>,
    /// What they need of the program itself, which is named and not carried.
    #[deserr(rename = "built-in", default)]
    #[serde(rename = "built-in", default, skip_serializing_if = "Vec::is_empty")]
    pub built_in: Vec<NamedDocument>,
}

/// One document of a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Entry {
    /// What it is.
    pub kind: DocumentKind,
    /// The number of its format.
    pub version: Whole<1, 65535>,
    /// Its id.
    pub id: String,
    /// Where it lies in the bundle.
    pub path: String,
    /// How many bytes it has.
    pub size: Whole<0, { MOST_BYTES as i64 }>,
    /// The SHA-256 of its bytes, in small hexadecimal digits.
    pub sha256: String,
}

/// A document that is named by its id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct NamedDocument {
    /// What it is.
    pub kind: DocumentKind,
    /// Its id.
    pub id: String,
}

impl DocumentKind {
    /// The folder of a bundle in which such documents lie.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::TileSet => "tile-sets",
            Self::Mix => "mixes",
            Self::Position => "positions",
            Self::Scenario => "scenarios",
            Self::Campaign => "campaigns",
        }
    }

    /// The word for it in messages and in the format of its files.
    pub const fn document(self) -> &'static str {
        match self {
            Self::TileSet => TileSet::KIND,
            Self::Mix => Mix::KIND,
            Self::Position => PositionFile::KIND,
            Self::Scenario => Scenario::KIND,
            Self::Campaign => Campaign::KIND,
        }
    }

    /// The number of the format that this program writes.
    pub const fn number(self) -> u32 {
        match self {
            Self::TileSet => TileSet::NUMBER,
            Self::Mix => Mix::NUMBER,
            Self::Position => PositionFile::NUMBER,
            Self::Scenario => Scenario::NUMBER,
            Self::Campaign => Campaign::NUMBER,
        }
    }

    /// Whether the program carries such a document of that id.
    pub fn is_built_in(self, id: &str) -> bool {
        let carried = Library::built_in();
        match self {
            Self::TileSet => carried.set(id).is_some(),
            Self::Mix => carried.mix(id).is_some(),
            Self::Position => false,
            Self::Scenario => course::scenario(id).is_some(),
            Self::Campaign => course::campaigns().iter().any(|it| it.campaign.id == id),
        }
    }
}

impl DocumentFormat for Manifest {
    const KIND: &'static str = "bundle";
    const NAME: &'static str = "bundle";
}

impl JudgedFields for Manifest {
    fn judge(fields: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
        let mut ids: BTreeMap<(Option<DocumentKind>, &str), String> = BTreeMap::new();
        let mut paths: BTreeMap<&str, String> = BTreeMap::new();
        for (index, entry) in healthy::objects(fields.get("entries")) {
            let here = format!("entries[{index}]");
            let at = join(at, &here);
            let kind = healthy::part::<DocumentKind>(entry.get("kind"));
            let text = |name: &str| entry.get(name).and_then(Value::as_str);
            let version = healthy::part::<Whole<1, 65535>>(entry.get("version"));
            if let (Some(kind), Some(version)) = (kind, version)
                && let Some(what) = is_newer(kind.document(), version.get(), kind.number())
            {
                faults.add(|| Problem::error(join(&at, "version"), what));
            }
            if let Some(id) = text("id") {
                if !ids::is_plain(id) {
                    faults.add(|| ids::not_plain(join(&at, "id"), id));
                }
                match ids.entry((kind, id)) {
                    Slot::Occupied(taken) => faults.add(|| {
                        let by = shown(taken.get());
                        Problem::error(join(&at, "id"), What::IdTaken { id: shown(id), by })
                    }),
                    Slot::Vacant(free) => {
                        free.insert(here.clone());
                    }
                }
            }
            if let Some(path) = text("path") {
                if !is_plain_path(path) {
                    faults.add(|| Problem::error(join(&at, "path"), What::BadEntryPath));
                }
                match paths.entry(path) {
                    Slot::Occupied(taken) => faults.add(|| {
                        let by = shown(taken.get());
                        Problem::error(join(&at, "path"), What::PathTaken { by })
                    }),
                    Slot::Vacant(free) => {
                        free.insert(here);
                    }
                }
            }
            if text("sha256").is_some_and(|sum| !is_sum(sum)) {
                faults.add(|| Problem::error(join(&at, "sha256"), What::NoSum));
            }
        }
    }
}

/// True for a path that leads nowhere but into the bundle, and means the same on every system.
pub fn is_plain_path(path: &str) -> bool {
    const LONGEST: usize = 200;
    let is_plain = |part: &str| {
        let letters = part.bytes();
        !part.is_empty()
            && !part.starts_with('.')
            && letters
                .into_iter()
                .all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b))
    };
    path.len() <= LONGEST && path.split('/').all(is_plain)
}

fn is_sum(text: &str) -> bool {
    let is_digit = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
    text.len() == 64 && text.bytes().all(is_digit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Word;

    #[test]
    fn the_words_of_kinds_are_those_of_their_formats() {
        for kind in DocumentKind::ALL {
            assert_eq!(kind.word(), kind.document());
        }
    }

    #[test]
    fn a_path_leads_only_into_the_bundle() {
        for good in ["manifest.json", "tile-sets/my-set.json", "a/b/c_d.E.json"] {
            assert!(is_plain_path(good), "{good}");
        }
        let long = "a/".repeat(100) + "b";
        for bad in [
            "",
            "/etc/passwd",
            "../a.json",
            "a/../b.json",
            "a//b.json",
            "a/",
            "./a.json",
            ".hidden",
            "a\\b.json",
            "C:/a.json",
            "a b.json",
            "a\0.json",
            "é.json",
            &long,
        ] {
            assert!(!is_plain_path(bad), "{bad:?}");
        }
    }
}
