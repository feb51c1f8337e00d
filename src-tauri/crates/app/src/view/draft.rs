//! Tile sets, mixes and positions as the workshop shows them while they are made.

use crate::view::campaign_draft::{self, CampaignDraft};
use crate::view::catalog::{self, TileDesign};
use crate::view::lesson_draft::{self, LessonDraft};
use crate::view::own_picture;
use crate::view::position::{self, PositionDraft};
use content::draft;
use content::library::Library;
use content::mix::Mix;
use content::pieces::StartPiece;
use content::problem::Problem;
use content::set_words::{RulesChapter, SetSymbol};
use content::tile_set::{SetTile, TileSet};
use content::words::Word;
use rules::expansions::ExpansionKey;
use rules::ground::Cell;
use serde::{Deserialize, Serialize};
use specta::Type;
use std::collections::BTreeMap;
use store::document::DocumentId;
use tutor::Lesson;
use workshop::draft::{DocumentDraft, DraftKind};
use workshop::fix::{self, number_after};
use workshop::op::{LaidTile, Op};
use workshop::totals::{self, Totals};
use workshop::twins::TwinKind;

/// As many steps as are shown of a long history.
const STEPS_SHOWN: usize = 200;

/// A document as it is being made.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DocumentView {
    pub id: u32,
    pub kind: DraftKind,
    /// A change names the revision that it was made on.
    pub revision: u32,
    pub key: String,
    pub name: String,
    pub description: String,
    pub author: String,
    pub licence: String,
    /// The expansions whose rules the tiles of a set need.
    pub expansions: Vec<ExpansionKey>,
    /// What the tiles of a set have in their corner.
    pub symbol: Option<SetSymbol>,
    /// The picture on the backs of a set, by which it is fetched; null for the usual one.
    pub back: Option<String>,
    /// The chapters of the rules of a set that say something.
    pub rules: BTreeMap<RulesChapter, String>,
    /// The tiles of a set.
    pub tiles: Vec<DrawnTile>,
    /// What a mix says.
    pub mix: Option<MixDraft>,
    /// What lies on the desk of a position.
    pub position: Option<PositionDraft>,
    /// What a campaign says.
    pub campaign: Option<CampaignDraft>,
    /// What a lesson says.
    pub lesson: Option<LessonDraft>,
    pub faults: Vec<FaultView>,
    pub totals: Totals,
    /// The base game, to be held against it.
    pub base: Totals,
    /// The last steps, those that were taken back at the end.
    /// Null for a version that was brought back.
    pub steps: Vec<Option<Op>>,
    /// How many steps stand before the first of them.
    pub before: u32,
    /// How many of all steps are done.
    pub head: u32,
    pub used_by: Vec<String>,
}

/// A tile of a set that is being made.
#[derive(Debug, Clone, Serialize, Type)]
pub struct DrawnTile {
    pub design: TileDesign,
    /// As a file has it, to be copied; its picture is only named.
    pub text: String,
}

/// What a mix says that is being made.
#[derive(Debug, Clone, Serialize, Type)]
pub struct MixDraft {
    /// How often each set is in the bag.
    pub sets: BTreeMap<String, u8>,
    /// Single counts, whatever the sets say.
    pub tiles: BTreeMap<String, u16>,
    /// How many of each tile are in the bag in the end.
    pub bag: BTreeMap<String, u16>,
    pub expansions: Vec<ExpansionKey>,
    pub options: BTreeMap<String, String>,
    /// How many of each piece everybody begins with; null for as many as the rules say.
    pub pieces: BTreeMap<StartPiece, Option<u8>>,
    pub start: Vec<LaidTile>,
    pub draws: Vec<String>,
}

/// Something that is wrong, or deserves a second look.
#[derive(Debug, Clone, Serialize, Type)]
pub struct FaultView {
    pub problem: Problem,
    /// The tile that it lies on.
    pub tile: Option<String>,
    /// The segments of that tile that are at fault.
    pub segments: Vec<u8>,
    /// The cells of a position that it lies on.
    pub cells: Vec<Cell>,
    /// The seat that it lies before.
    pub seat: Option<u8>,
    /// The chapter of a campaign that it lies in, by its place.
    pub chapter: Option<u16>,
    /// What mends it, where there is one obvious way.
    pub fix: Option<Op>,
}

/// A tile that looks like another.
#[derive(Debug, Clone, Serialize, Type)]
pub struct TwinTile {
    pub tile: String,
    /// The other one.
    pub like: String,
    pub how: TwinKind,
}

/// A version of a document in the list of those to go back to.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct VersionView {
    pub nth: u32,
    /// Seconds since 1970.
    pub made: u32,
    pub name: String,
    pub tiles: u32,
    /// Whether it is as the document stands.
    pub current: bool,
}

/// How a document begins.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(deny_unknown_fields)]
pub struct DraftStart {
    pub kind: DraftKind,
    pub name: String,
    /// The id of the set or mix that it is a copy of; blank when nothing is said.
    #[serde(default)]
    pub from: Option<String>,
    /// The id of the mix that a new position is played with; the base game alone when nothing is said.
    #[serde(default)]
    pub mix: Option<String>,
}

/// Where a document stands among its steps.
pub struct DocumentStanding {
    pub id: DocumentId,
    pub revision: u32,
    pub head: u32,
    pub steps: Vec<Option<Op>>,
}

/// A document with everything that its screens show.
pub fn document(
    library: &Library,
    draft: &DocumentDraft,
    at: DocumentStanding,
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
    let (description, author, licence, expansions, tiles, mix) = match draft {
        DocumentDraft::Set(set) => (
            said(set.description.as_ref()),
            set.author.clone(),
            set.licence.clone(),
            set.needs.clone(),
            drawn(set),
            None,
        ),
        DocumentDraft::Mix(mix) => (
            said(mix.description.as_ref()),
            mix.author.clone(),
            None,
            Vec::new(),
            Vec::new(),
            Some(mixed(library, mix)),
        ),
        DocumentDraft::Position(position) => (
            said(position.description.as_ref()),
            position.author.clone(),
            None,
            Vec::new(),
            Vec::new(),
            None,
        ),
        DocumentDraft::Campaign(campaign) => (
            campaign_draft::about(campaign, language),
            campaign.author.clone(),
            None,
            Vec::new(),
            Vec::new(),
            None,
        ),
        DocumentDraft::Lesson(_) => (String::new(), None, None, Vec::new(), Vec::new(), None),
    };
    let lesson = match draft {
        DocumentDraft::Lesson(lesson) => Some(lesson_draft::lesson(lesson)),
        _ => None,
    };
    let campaign = match draft {
        DocumentDraft::Campaign(campaign) => {
            Some(campaign_draft::campaign(library, campaign, language))
        }
        _ => None,
    };
    let position = match draft {
        DocumentDraft::Position(position) => Some(position::position(library, position)),
        _ => None,
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
        expansions,
        symbol: match draft {
            DocumentDraft::Set(set) => set.symbol,
            _ => None,
        },
        back: match draft {
            DocumentDraft::Set(set) => set.back.as_ref().map(own_picture::key),
            _ => None,
        },
        rules: match draft {
            DocumentDraft::Set(set) => rules(set, language),
            _ => BTreeMap::new(),
        },
        tiles,
        mix,
        position,
        campaign,
        lesson,
        faults: faults(library, draft),
        totals: totals(library, draft),
        base: base.unwrap_or_default(),
        steps: at.steps.into_iter().skip(before).collect(),
        before: before as u32,
        head: at.head,
        used_by,
    }
}

/// What the tiles of a document come to.
pub fn totals(library: &Library, draft: &DocumentDraft) -> Totals {
    match draft {
        DocumentDraft::Set(set) => {
            totals::of(set.tiles.iter().map(|tile| (tile, tile.count.get())))
        }
        DocumentDraft::Mix(mix) => {
            let counted = library.counted(mix).into_iter();
            totals::of(counted.map(|(tile, count)| (tile, count.into())))
        }
        DocumentDraft::Position(position) => {
            let laid = position.setup.start.iter().flatten();
            let tiles = laid.filter_map(|laid| library.tile(&laid.tile));
            totals::of(tiles.map(|tile| (tile, 1)))
        }
        DocumentDraft::Campaign(_) => Totals::default(),
        DocumentDraft::Lesson(lesson) => {
            let laid = lesson.scenario().setup.start.iter().flatten();
            let tiles = laid.filter_map(|laid| library.tile(&laid.tile));
            totals::of(tiles.map(|tile| (tile, 1)))
        }
    }
}

pub fn faults(library: &Library, draft: &DocumentDraft) -> Vec<FaultView> {
    let mut problems = draft.faults();
    if let DocumentDraft::Set(set) = draft {
        problems.extend(set.missing_rules());
        problems.extend(set.unanswered());
        problems.extend(set.misleading_pictures());
    }
    if let DocumentDraft::Position(position) = draft {
        problems.extend(library.faults_of_position(&position.setup));
        // What is wrong with an aim is told once the board can be played.
        if problems.is_empty() {
            problems.extend(
                tutor::aims::lesson(position, library, 0)
                    .err()
                    .unwrap_or_default(),
            );
        }
    }
    if let DocumentDraft::Campaign(campaign) = draft {
        problems.extend(campaign_draft::faults(library, campaign));
    }
    if let DocumentDraft::Lesson(lesson) = draft {
        let opened = Lesson::open(lesson.scenario().clone(), library, 0);
        problems.extend(opened.err().unwrap_or_default());
    }
    if let DocumentDraft::Mix(mix) = draft {
        match library.bag(mix) {
            Ok(bag) => problems.extend(bag.warnings),
            Err(more) => problems.extend(more),
        }
    }
    let tile = |problem: &Problem| match draft {
        DocumentDraft::Set(set) => set.tiles.get(number_after(&problem.path, "tiles[")?),
        _ => None,
    };
    let place = |problem: &Problem| match draft {
        DocumentDraft::Position(position) => position::where_is(position, problem),
        _ => (Vec::new(), None),
    };
    let view = |problem: Problem| FaultView {
        cells: place(&problem).0,
        seat: place(&problem).1,
        tile: tile(&problem).map(|tile| tile.id.clone()),
        segments: number_after(&problem.path, "segments[")
            .map(|index| index as u8)
            .into_iter()
            .collect(),
        chapter: number_after(&problem.path, "chapters[")
            .filter(|_| draft.kind() == DraftKind::Campaign)
            .map(|index| index as u16),
        fix: fix::of(draft, &problem),
        problem,
    };
    problems.into_iter().map(view).collect()
}

/// The chapters of the rules of a set that say something.
pub fn rules(set: &TileSet, language: &str) -> BTreeMap<RulesChapter, String> {
    let chapters = RulesChapter::ALL.iter();
    let said = |chapter: &RulesChapter| {
        let text = set.rules.chapter(*chapter)?;
        Some((*chapter, text.in_language(language).to_owned()))
    };
    chapters.filter_map(said).collect()
}

/// A tile as a file has it, but for its picture, which is only named: the window has no use for a copy.
fn copied(tile: &SetTile) -> String {
    let mut written = serde_json::to_value(tile).unwrap_or_default();
    if let Some(picture) = &tile.picture
        && let Some(png) = written.pointer_mut("/picture/png")
    {
        *png = own_picture::key(&picture.png).into();
    }
    draft::text(&written)
}

fn drawn(set: &TileSet) -> Vec<DrawnTile> {
    let tile = |tile| DrawnTile {
        design: catalog::design(&set.id, tile),
        text: copied(tile),
    };
    set.tiles.iter().map(tile).collect()
}

pub(super) fn mixed(library: &Library, mix: &Mix) -> MixDraft {
    let laid = |tile: &content::mix::StartTile| LaidTile {
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
        expansions: mix.expansions.clone(),
        options: mix.options.0.clone(),
        pieces: StartPiece::ALL
            .map(|piece| (piece, mix.pieces.count(piece)))
            .into(),
        start: mix.start.iter().flatten().map(laid).collect(),
        draws: mix.draws.clone(),
    }
}
