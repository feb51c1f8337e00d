//! A document in the list of what somebody made: a small picture, and what it comes to.

use crate::view::campaign;
use crate::view::campaign_draft;
use crate::view::catalog::{self, TileDesign};
use crate::view::draft::{faults, totals};
use crate::view::picture::PictureTile;
use content::library::Library;
use serde::Serialize;
use specta::Type;
use store::document::DocumentId;
use workshop::draft::{DocumentDraft, DraftKind};

/// As many tiles as stand for a document in the list.
const TILES_SHOWN: usize = 6;

/// A document in the list.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DocumentCard {
    pub id: u32,
    pub kind: DraftKind,
    /// The id that files and other documents use.
    pub key: String,
    pub name: String,
    /// How many tiles it comes to.
    pub tiles: u32,
    /// Some of them, for a small picture.
    pub designs: Vec<TileDesign>,
    /// The tiles of a position as they lie; none of anything else.
    pub board: Vec<PictureTile>,
    /// How many faults keep it from being played.
    pub faults: u32,
    /// How many things of it deserve a second look.
    pub warnings: u32,
    /// Seconds since 1970.
    pub updated: u32,
    /// True for a position that was saved as a scenario.
    pub saved: bool,
    /// The names of the own documents that need it, and of the campaigns that play it.
    pub used_by: Vec<String>,
    /// The numbers of the own sets that it needs.
    pub needs: Vec<u32>,
    /// A tile set that does not say what others may do with it.
    pub unlicensed: bool,
}

/// A document as the list shows it.
pub fn card(
    library: &Library,
    draft: &DocumentDraft,
    (id, updated): (DocumentId, u32),
    used_by: Vec<String>,
    needs: Vec<u32>,
    language: &str,
) -> DocumentCard {
    let (faults, warnings): (Vec<_>, Vec<_>) = faults(library, draft)
        .into_iter()
        .partition(|fault| fault.problem.is_error());
    DocumentCard {
        unlicensed: matches!(draft, DocumentDraft::Set(set) if set.licence.is_none()),
        id: id.0,
        kind: draft.kind(),
        key: draft.id().to_owned(),
        name: draft.name(language).to_owned(),
        tiles: totals(library, draft).tiles,
        designs: some_designs(library, draft),
        board: match draft {
            DocumentDraft::Position(position) => campaign::picture(&position.setup),
            DocumentDraft::Lesson(lesson) => campaign::picture(&lesson.scenario().setup),
            _ => Vec::new(),
        },
        faults: faults.len() as u32,
        warnings: warnings.len() as u32,
        updated,
        saved: false,
        used_by,
        needs,
    }
}

/// Some of the tiles of these ids, for a small picture.
pub fn designs_of<'a>(library: &Library, ids: impl Iterator<Item = &'a String>) -> Vec<TileDesign> {
    let tiles = ids.filter_map(|id| library.tile(id));
    spread(tiles.map(|tile| catalog::design("", tile)).collect())
}

/// Spread over all of them: the first six tiles of the base game stand for no mix.
fn spread(designs: Vec<TileDesign>) -> Vec<TileDesign> {
    let stride = designs.len().div_ceil(TILES_SHOWN).max(1);
    designs.into_iter().step_by(stride).collect()
}

/// Some tiles of a document, for a small picture.
pub fn some_designs(library: &Library, draft: &DocumentDraft) -> Vec<TileDesign> {
    let designs: Vec<_> = match draft {
        DocumentDraft::Set(set) => set
            .tiles
            .iter()
            .map(|tile| catalog::design(&set.id, tile))
            .collect(),
        DocumentDraft::Mix(mix) => library
            .counted(mix)
            .into_iter()
            .map(|(tile, _)| catalog::design("", tile))
            .collect(),
        DocumentDraft::Position(position) => {
            let laid = position.setup.start.iter().flatten();
            return designs_of(library, laid.map(|laid| &laid.tile));
        }
        DocumentDraft::Campaign(campaign) => {
            return designs_of(library, campaign_draft::first_tiles(campaign));
        }
        DocumentDraft::Lesson(lesson) => {
            let laid = lesson.scenario().setup.start.iter().flatten();
            return designs_of(library, laid.map(|laid| &laid.tile));
        }
    };
    spread(designs)
}
