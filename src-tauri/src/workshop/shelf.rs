//! What stands on the shelf beside a document: who needs it, what looks like it, which ids are taken. It must not know the
//! disk.

use crate::view::draft::Twin;
use ::workshop::draft::{Draft, DraftKind};
use ::workshop::twins::Looks;
use content::library::Library;
use content::problem::{Problem, What, shown};
use std::collections::BTreeMap;
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
    let of_set = |tile: &String| tile.split_once('/').is_some_and(|(of, _)| of == set.id);
    let needs = |other: &&Draft| match other {
        Draft::Mix(mix) => {
            let start = mix.start.iter().flatten();
            mix.sets.contains_key(&set.id)
                || mix.tiles.keys().any(of_set)
                || start.map(|laid| &laid.tile).any(of_set)
                || mix.draws.iter().any(of_set)
        }
        Draft::Set(_) => false,
    };
    let mixes = shelf.values().filter(needs);
    mixes.map(|mix| mix.name(language).to_owned()).collect()
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
    let others = library.sets().iter().filter(|other| other.id != set.id);
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
