//! Tile sets and mixes as the workshop shows them while they are made. It must not know how they are kept,
//! nor what an operation does.

use crate::view::catalog::{self, TileDesign};
use content::draft;
use content::library::Library;
use content::mix::Mix;
use content::number::Whole;
use content::problem::Problem;
use content::rooms::Room;
use content::tile_set::TileSet;
use content::words::Word;
use serde::{Deserialize, Serialize};
use specta::Type;
use std::collections::BTreeMap;
use store::document::DocumentId;
use workshop::draft::{Draft, DraftKind};
use workshop::fix::{self, number_after};
use workshop::op::{Laid, Op};
use workshop::totals::{self, Totals};
use workshop::twins::Likeness;

/// As many steps as are shown of a long history.
const STEPS_SHOWN: usize = 200;
/// As many tiles as stand for a document in the list.
const TILES_SHOWN: usize = 6;

/// A document in the list.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentCard {
    pub(crate) id: u32,
    pub(crate) kind: DraftKind,
    /// The id that files and other documents use.
    pub(crate) key: String,
    pub(crate) name: String,
    /// How many tiles it comes to.
    pub(crate) tiles: u32,
    /// Some of them, for a small picture.
    pub(crate) designs: Vec<TileDesign>,
    /// How many faults it has.
    pub(crate) faults: u32,
    /// Seconds since 1970.
    pub(crate) updated: u32,
    /// The names of the own mixes that need it.
    pub(crate) used_by: Vec<String>,
    /// The numbers of the own sets that it needs.
    pub(crate) needs: Vec<u32>,
}

/// A document as it is being made.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentView {
    pub(crate) id: u32,
    pub(crate) kind: DraftKind,
    /// A change names the revision that it was made on.
    pub(crate) revision: u32,
    pub(crate) key: String,
    pub(crate) name: String,
    pub(crate) description: String,
    pub(crate) author: String,
    pub(crate) licence: String,
    /// The room whose rules the tiles of a set belong to.
    pub(crate) room: Option<Room>,
    /// The tiles of a set.
    pub(crate) tiles: Vec<DrawnTile>,
    /// What a mix says.
    pub(crate) mix: Option<MixDraft>,
    pub(crate) faults: Vec<FaultView>,
    pub(crate) totals: Totals,
    /// The base game, to be held against it.
    pub(crate) base: Totals,
    /// The last steps, those that were taken back at the end.
    /// Null for a version that was brought back.
    pub(crate) steps: Vec<Option<Op>>,
    /// How many steps stand before the first of them.
    pub(crate) before: u32,
    /// How many of all steps are done.
    pub(crate) head: u32,
    pub(crate) used_by: Vec<String>,
}

/// A tile of a set that is being made.
#[derive(Debug, Clone, Serialize, Type)]
pub(crate) struct DrawnTile {
    pub(crate) design: TileDesign,
    /// As a file has it, to be copied.
    pub(crate) text: String,
}

/// What a mix says that is being made.
#[derive(Debug, Clone, Serialize, Type)]
pub(crate) struct MixDraft {
    /// How often each set is in the bag.
    pub(crate) sets: BTreeMap<String, u8>,
    /// Single counts, whatever the sets say.
    pub(crate) tiles: BTreeMap<String, u16>,
    /// How many of each tile are in the bag in the end.
    pub(crate) bag: BTreeMap<String, u16>,
    pub(crate) rooms: Vec<Room>,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) pieces: PiecesDraft,
    pub(crate) start: Vec<Laid>,
    pub(crate) draws: Vec<String>,
}

/// How many of each piece everybody begins with; null for as many as the rules say.
#[derive(Debug, Clone, Copy, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct PiecesDraft {
    pub(crate) follower: Option<u8>,
    pub(crate) big_follower: Option<u8>,
    pub(crate) builder: Option<u8>,
    pub(crate) pig: Option<u8>,
    pub(crate) floors: Option<u8>,
}

/// Something that is wrong, or deserves a second look.
#[derive(Debug, Clone, Serialize, Type)]
pub(crate) struct FaultView {
    pub(crate) problem: Problem,
    /// The tile that it lies on.
    pub(crate) tile: Option<String>,
    /// The segments of that tile that are at fault.
    pub(crate) segments: Vec<u8>,
    /// What mends it, where there is one obvious way.
    pub(crate) fix: Option<Op>,
}

/// A tile that looks like another.
#[derive(Debug, Clone, Serialize, Type)]
pub(crate) struct Twin {
    pub(crate) tile: String,
    /// The other one.
    pub(crate) like: String,
    pub(crate) how: Likeness,
}

/// A version of a document in the list of those to go back to.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VersionView {
    pub(crate) nth: u32,
    /// Seconds since 1970.
    pub(crate) made: u32,
    pub(crate) name: String,
    pub(crate) tiles: u32,
    /// Whether it is as the document stands.
    pub(crate) current: bool,
}

/// How a document begins.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(deny_unknown_fields)]
pub(crate) struct Begin {
    pub(crate) kind: DraftKind,
    pub(crate) name: String,
    /// The id of the set or mix that it is a copy of; blank when nothing is said.
    #[serde(default)]
    pub(crate) from: Option<String>,
}

/// Where a document stands among its steps.
pub(crate) struct Standing {
    pub(crate) id: DocumentId,
    pub(crate) revision: u32,
    pub(crate) head: u32,
    pub(crate) steps: Vec<Option<Op>>,
}

/// A document with everything that its screens show.
pub(crate) fn document(
    library: &Library,
    draft: &Draft,
    at: Standing,
    used_by: Vec<String>,
    language: &str,
) -> DocumentView {
    let before = at.steps.len().saturating_sub(STEPS_SHOWN);
    let said = |text: Option<&content::text::Text>| {
        text.map_or_else(String::new, |text| text.in_language(language).to_owned())
    };
    let base = library
        .set("base")
        .map(|set| totals::of(set.tiles.iter().map(|tile| (tile, tile.count.get()))));
    let (description, author, licence, room, tiles, mix) = match draft {
        Draft::Set(set) => (
            said(set.description.as_ref()),
            set.author.clone(),
            set.licence.clone(),
            set.expansion.and_then(room),
            drawn(set),
            None,
        ),
        Draft::Mix(mix) => (
            said(mix.description.as_ref()),
            mix.author.clone(),
            None,
            None,
            Vec::new(),
            Some(mixed(library, mix)),
        ),
    };
    DocumentView {
        id: at.id.0,
        kind: draft.kind(),
        revision: at.revision,
        key: draft.id().to_owned(),
        name: draft.name(language).to_owned(),
        description,
        author: author.unwrap_or_default(),
        licence: licence.unwrap_or_default(),
        room,
        tiles,
        mix,
        faults: faults(library, draft),
        totals: totals(library, draft),
        base: base.unwrap_or_default(),
        steps: at.steps.into_iter().skip(before).collect(),
        before: before as u32,
        head: at.head,
        used_by,
    }
}

/// A document as the list shows it.
pub(crate) fn card(
    library: &Library,
    draft: &Draft,
    (id, updated): (DocumentId, u32),
    used_by: Vec<String>,
    needs: Vec<u32>,
    language: &str,
) -> DocumentCard {
    DocumentCard {
        id: id.0,
        kind: draft.kind(),
        key: draft.id().to_owned(),
        name: draft.name(language).to_owned(),
        tiles: totals(library, draft).tiles,
        designs: some_designs(library, draft),
        faults: faults(library, draft)
            .iter()
            .filter(|fault| fault.problem.is_error())
            .count() as u32,
        updated,
        used_by,
        needs,
    }
}

/// Some tiles of a document, for a small picture.
pub(crate) fn some_designs(library: &Library, draft: &Draft) -> Vec<TileDesign> {
    let designs: Vec<_> = match draft {
        Draft::Set(set) => set
            .tiles
            .iter()
            .map(|tile| catalog::design(&set.id, tile))
            .collect(),
        Draft::Mix(mix) => library
            .counted(mix)
            .into_iter()
            .map(|(tile, _)| catalog::design("", tile))
            .collect(),
    };
    // Spread over all of them: the first six tiles of the base game stand for no mix.
    let stride = designs.len().div_ceil(TILES_SHOWN).max(1);
    designs.into_iter().step_by(stride).collect()
}

/// What the tiles of a document come to.
pub(crate) fn totals(library: &Library, draft: &Draft) -> Totals {
    match draft {
        Draft::Set(set) => totals::of(set.tiles.iter().map(|tile| (tile, tile.count.get()))),
        Draft::Mix(mix) => {
            let counted = library.counted(mix).into_iter();
            totals::of(counted.map(|(tile, count)| (tile, count.into())))
        }
    }
}

fn faults(library: &Library, draft: &Draft) -> Vec<FaultView> {
    let mut problems = draft.faults();
    if let Draft::Mix(mix) = draft {
        match library.bag(mix) {
            Ok(bag) => problems.extend(bag.warnings),
            Err(more) => problems.extend(more),
        }
    }
    let tile = |problem: &Problem| match draft {
        Draft::Set(set) => set.tiles.get(number_after(&problem.path, "tiles[")?),
        Draft::Mix(_) => None,
    };
    let view = |problem: Problem| FaultView {
        tile: tile(&problem).map(|tile| tile.id.clone()),
        segments: number_after(&problem.path, "segments[")
            .map(|index| index as u8)
            .into_iter()
            .collect(),
        fix: fix::of(draft, &problem),
        problem,
    };
    problems.into_iter().map(view).collect()
}

fn drawn(set: &TileSet) -> Vec<DrawnTile> {
    let tile = |tile| DrawnTile {
        design: catalog::design(&set.id, tile),
        text: draft::text(tile),
    };
    set.tiles.iter().map(tile).collect()
}

fn mixed(library: &Library, mix: &Mix) -> MixDraft {
    let number = |of: &Whole<0, 5>| of.get::<u8>();
    let laid = |tile: &content::mix::StartTile| Laid {
        tile: tile.tile.clone(),
        x: tile.x.get(),
        y: tile.y.get(),
        rotation: tile.rotation.get(),
    };
    let counted = library.counted(mix).into_iter();
    MixDraft {
        sets: mix
            .sets
            .iter()
            .map(|(id, n)| (id.clone(), n.get()))
            .collect(),
        tiles: mix
            .tiles
            .iter()
            .map(|(id, n)| (id.clone(), n.get()))
            .collect(),
        bag: counted
            .map(|(tile, count)| (tile.id.clone(), count))
            .collect(),
        rooms: mix.rooms.clone(),
        options: mix.options.0.clone(),
        pieces: PiecesDraft {
            follower: mix.pieces.follower.map(Whole::get),
            big_follower: mix.pieces.big_follower.as_ref().map(number),
            builder: mix.pieces.builder.as_ref().map(number),
            pig: mix.pieces.pig.as_ref().map(number),
            floors: mix.pieces.floors.map(Whole::get),
        },
        start: mix.start.iter().flatten().map(laid).collect(),
        draws: mix.draws.clone(),
    }
}

fn room(home: content::rooms::Home) -> Option<Room> {
    Room::ALL
        .iter()
        .copied()
        .find(|room| room.word() == home.word())
}
