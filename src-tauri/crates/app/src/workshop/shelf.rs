//! What stands on the shelf beside a document: who needs it, what it needs, what looks like it, which ids are taken,
//! what can be played of it. It must not know the disk.

use crate::view::draft::Twin;
use ::workshop::draft::{Draft, DraftKind};
use ::workshop::fix::number_after;
use ::workshop::twins::Looks;
use content::library::Library;
use content::problem::{Problem, What, shown};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use store::document::DocumentId;

/// The names of the own mixes that need a set.
pub(super) fn used_by(
    shelf: &BTreeMap<DocumentId, Draft>,
    draft: &Draft,
    language: &str,
) -> Vec<String> {
    let Draft::Set(set) = draft else {
        return Vec::new();
    };
    let needs = |other: &&Draft| match other {
        Draft::Mix(mix) => mix.needed_sets().contains(set.id.as_str()),
        Draft::Set(_) => false,
    };
    let mixes = shelf.values().filter(needs);
    mixes.map(|mix| mix.name(language).to_owned()).collect()
}

/// The own sets that a mix needs.
pub(super) fn needs(shelf: &BTreeMap<DocumentId, Draft>, draft: &Draft) -> Vec<DocumentId> {
    let Draft::Mix(mix) = draft else {
        return Vec::new();
    };
    let needed = mix.needed_sets();
    let sets = shelf
        .iter()
        .filter(|(_, other)| other.kind() == DraftKind::TileSet && needed.contains(other.id()));
    sets.map(|(id, _)| *id).collect()
}

pub(super) fn twins(library: &Library, set: &content::tile_set::TileSet) -> Vec<Twin> {
    static CARRIED: LazyLock<BTreeMap<String, Looks>> = LazyLock::new(|| {
        let tiles = Library::built_in().tiles();
        tiles
            .map(|tile| (tile.id.clone(), Looks::of(tile)))
            .collect()
    });
    let looks: Vec<_> = set
        .tiles
        .iter()
        .map(|tile| (&tile.id, Looks::of(tile)))
        .collect();
    let others = library.sets().filter(|other| other.id != set.id);
    let others: Vec<_> = others
        .flat_map(|other| &other.tiles)
        .map(|tile| match CARRIED.get(&tile.id) {
            Some(looks) => (&tile.id, looks.clone()),
            None => (&tile.id, Looks::of(tile)),
        })
        .collect();
    let mut twins = Vec::new();
    for (index, (tile, own)) in looks.iter().enumerate() {
        let rest = looks[..index]
            .iter()
            .chain(&looks[index + 1..])
            .chain(&others);
        twins.extend(rest.filter_map(|(other, its)| {
            Some(Twin {
                tile: (*tile).clone(),
                like: (*other).clone(),
                how: own.likeness(its)?,
            })
        }));
    }
    twins
}

/// What the program carries, and everything on the shelf that can be played.
pub(super) fn library(shelf: &BTreeMap<DocumentId, Draft>) -> Library {
    let mut library = Library::built_in().clone();
    for draft in shelf.values() {
        if is_carried(draft.kind(), draft.id()) {
            continue;
        }
        match draft {
            Draft::Set(set) => {
                let faulty: BTreeSet<_> = draft
                    .faults()
                    .iter()
                    .filter_map(|fault| number_after(&fault.path, "tiles["))
                    .collect();
                let mut sound = set.clone();
                let mut index = 0..;
                sound
                    .tiles
                    .retain(|_| index.next().is_some_and(|i| !faulty.contains(&i)));
                if !sound.tiles.is_empty() {
                    library.put_set(sound);
                }
            }
            Draft::Mix(mix) => {
                if draft.faults().is_empty() {
                    library.put_mix(mix.clone());
                }
            }
        }
    }
    library
}

/// Whether the program carries a set or a mix of that id.
pub(super) fn is_carried(kind: DraftKind, id: &str) -> bool {
    let carried = Library::built_in();
    match kind {
        DraftKind::TileSet => carried.set(id).is_some(),
        DraftKind::Mix => carried.mix(id).is_some(),
    }
}

pub(super) fn is_taken(shelf: &BTreeMap<DocumentId, Draft>, kind: DraftKind, id: &str) -> bool {
    let mut own = shelf.values();
    is_carried(kind, id) || own.any(|draft| draft.kind() == kind && draft.id() == id)
}

pub(super) fn id_taken(id: &str) -> Problem {
    Problem::error("id", What::IdInUse { id: shown(id) })
}
