//! Every document as it stands, and what stands beside one: who needs it, what it needs, what looks like it, which ids
//! are taken, what can be played of it.

use super::arrived::needs_of;
use crate::lesson::own::NamedScenario;
use crate::view::draft::TwinTile;
use ::workshop::draft::{DocumentDraft, DraftKind};
use ::workshop::fix::number_after;
use ::workshop::twins::TileAppearance;
use content::bundle::DocumentKind;
use content::library::Library;
use content::needs::Needs;
use content::problem::{Problem, What, shown};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};
use store::document::DocumentId;

/// A document, and what of it the checker found sound.
#[derive(Debug)]
struct CheckedDocument {
    draft: DocumentDraft,
    /// What it names of others.
    needs: Needs,
    playable: Option<DocumentDraft>,
}

/// Every document as it stands. A copy shares them.
#[derive(Debug, Clone)]
pub(crate) struct DocumentLibrary {
    drafts: BTreeMap<DocumentId, Arc<CheckedDocument>>,
    /// What could not be read, or broke the checker.
    aside: BTreeSet<DocumentId>,
    /// What the program carries, and everything here that can be played.
    library: Arc<Library>,
    /// The numbers under which new documents were kept, by their places here.
    numbered: BTreeMap<DocumentId, DocumentId>,
    revision: u32,
    judge: Checker,
}

/// What finds the faults of a document.
pub(crate) type Checker = fn(&DocumentDraft) -> Vec<Problem>;

impl Default for DocumentLibrary {
    fn default() -> Self {
        Self::judged_by(DocumentDraft::faults)
    }
}

impl DocumentLibrary {
    pub(super) fn judged_by(judge: Checker) -> Self {
        Self {
            drafts: BTreeMap::new(),
            aside: BTreeSet::new(),
            library: Arc::new(Library::built_in().clone()),
            numbered: BTreeMap::new(),
            revision: 0,
            judge,
        }
    }

    /// An empty one, judged as this one is.
    pub(super) fn emptied(&self) -> Self {
        Self::judged_by(self.judge)
    }

    pub(super) fn revision(&self) -> u32 {
        self.revision
    }

    pub(super) fn library(&self) -> &Arc<Library> {
        &self.library
    }

    /// Every document by its number.
    pub(super) fn drafts(&self) -> impl Iterator<Item = (DocumentId, &DocumentDraft)> {
        self.drafts.iter().map(|(id, judged)| (*id, &judged.draft))
    }

    pub(super) fn get(&self, id: DocumentId) -> Option<&DocumentDraft> {
        self.drafts.get(&id).map(|judged| &judged.draft)
    }

    /// What a document names of others.
    pub(super) fn needs_of(&self, id: DocumentId) -> Option<&Needs> {
        self.drafts.get(&id).map(|judged| &judged.needs)
    }

    /// Puts a document in its place, judged.
    pub(super) fn put(&mut self, id: DocumentId, draft: DocumentDraft) {
        let judged = CheckedDocument {
            needs: needs_of(&draft),
            playable: playable(&draft, self.judge),
            draft,
        };
        self.drafts.insert(id, Arc::new(judged));
        self.aside.remove(&id);
        self.changed();
    }

    /// Puts a document there that has no number yet, and answers with its place.
    pub(super) fn put_new(&mut self, draft: DocumentDraft) -> DocumentId {
        let mut free = (0..=u32::MAX).rev().map(DocumentId);
        let place = free.find(|place| !self.drafts.contains_key(place));
        let place = place.unwrap_or(DocumentId(u32::MAX));
        self.put(place, draft);
        place
    }

    /// Forgets which numbers were given before.
    pub(super) fn forget_numbers(&mut self) {
        self.numbered.clear();
    }

    /// What stands at a place has this number from now on.
    pub(super) fn number(&mut self, place: DocumentId, id: DocumentId) {
        if let Some(judged) = self.drafts.remove(&place) {
            self.drafts.insert(id, judged);
        }
        self.numbered.insert(place, id);
    }

    /// The number that was given last to what stood at a place.
    pub(super) fn id_of(&self, place: DocumentId) -> Option<DocumentId> {
        self.numbered.get(&place).copied()
    }

    pub(super) fn remove(&mut self, id: DocumentId) {
        self.drafts.remove(&id);
        self.aside.remove(&id);
        self.changed();
    }

    pub(super) fn set_aside(&mut self, id: DocumentId) {
        self.drafts.remove(&id);
        self.aside.insert(id);
        self.changed();
    }

    /// True for what is kept and cannot be shown.
    pub(super) fn is_aside(&self, id: DocumentId) -> bool {
        self.aside.contains(&id)
    }

    fn changed(&mut self) {
        let mut library = Library::built_in().clone();
        for judged in self.drafts.values() {
            match &judged.playable {
                Some(DocumentDraft::Set(set)) => library.put_set(set.clone()),
                Some(DocumentDraft::Mix(mix)) => library.put_mix(mix.clone()),
                // What is played from its desk, or from its map, is needed by no other document.
                Some(
                    DocumentDraft::Position(_)
                    | DocumentDraft::Campaign(_)
                    | DocumentDraft::Lesson(_),
                )
                | None => {}
            }
        }
        self.library = Arc::new(library);
        self.revision += 1;
    }
}

/// What of a document can be played: of a set every sound tile. The program's own designs stay as they are.
fn playable(draft: &DocumentDraft, judge: Checker) -> Option<DocumentDraft> {
    if is_carried(draft.kind(), draft.id()) {
        return None;
    }
    let faults = judge(draft);
    match draft {
        DocumentDraft::Set(set) => {
            let faulty: BTreeSet<_> = faults
                .iter()
                .filter_map(|fault| number_after(&fault.path, "tiles["))
                .collect();
            let mut sound = set.clone();
            let mut index = 0..;
            sound
                .tiles
                .retain(|_| index.next().is_some_and(|i| !faulty.contains(&i)));
            (!sound.tiles.is_empty()).then_some(DocumentDraft::Set(sound))
        }
        DocumentDraft::Mix(mix) => faults.is_empty().then(|| DocumentDraft::Mix(mix.clone())),
        DocumentDraft::Position(_) | DocumentDraft::Campaign(_) | DocumentDraft::Lesson(_) => None,
    }
}

/// The names of the own documents that need a set or a mix.
pub(super) fn used_by(
    shelf: &DocumentLibrary,
    draft: &DocumentDraft,
    language: &str,
) -> Vec<String> {
    let judged = shelf.drafts.values();
    let users = judged.filter(|it| is_among(draft, &it.needs));
    users.map(|it| it.draft.name(language).to_owned()).collect()
}

/// The names of everything of one's own that needs a document, or plays a position as a chapter.
pub(super) fn uses(
    shelf: &DocumentLibrary,
    draft: &DocumentDraft,
    scenarios: &[NamedScenario],
    language: &str,
) -> Vec<String> {
    let mut uses = used_by(shelf, draft, language);
    let need = scenarios.iter().filter(|it| is_among(draft, &it.needs));
    uses.extend(need.map(|it| it.title.clone()));
    if let Some(saved) = scenarios.iter().find(|it| it.is_of(draft)) {
        let campaigns = shelf.drafts().filter(|(_, other)| match other {
            DocumentDraft::Campaign(campaign) => campaign.at(&saved.id).is_some(),
            _ => false,
        });
        uses.extend(campaigns.map(|(_, it)| it.name(language).to_owned()));
    }
    // A position and what it was saved as are one.
    let mut named = BTreeSet::new();
    uses.retain(|name| named.insert(name.clone()));
    uses
}

/// Whether a document is one that is needed.
pub(super) fn is_among(draft: &DocumentDraft, needs: &Needs) -> bool {
    match draft.kind() {
        DraftKind::TileSet => needs.sets.contains(draft.id()),
        DraftKind::Mix => needs.mixes.contains(draft.id()),
        DraftKind::Position | DraftKind::Campaign | DraftKind::Lesson => false,
    }
}

/// The own sets and mixes that are needed, and the sets that these mixes need.
pub(super) fn needs(shelf: &DocumentLibrary, needs: &Needs) -> BTreeSet<DocumentId> {
    let mut all = needs.clone();
    for judged in shelf.drafts.values() {
        if judged.draft.kind() == DraftKind::Mix && is_among(&judged.draft, needs) {
            all = all.and(judged.needs.clone());
        }
    }
    let needed = shelf.drafts().filter(|(_, draft)| is_among(draft, &all));
    needed.map(|(id, _)| id).collect()
}

pub(super) fn twins(library: &Library, set: &content::tile_set::TileSet) -> Vec<TwinTile> {
    static CARRIED: LazyLock<BTreeMap<String, TileAppearance>> = LazyLock::new(|| {
        let tiles = Library::built_in().tiles();
        tiles
            .map(|tile| (tile.id.clone(), TileAppearance::of(tile)))
            .collect()
    });
    let looks: Vec<_> = set
        .tiles
        .iter()
        .map(|tile| (&tile.id, TileAppearance::of(tile)))
        .collect();
    let others = library.sets().filter(|other| other.id != set.id);
    let others: Vec<_> = others
        .flat_map(|other| &other.tiles)
        .map(|tile| match CARRIED.get(&tile.id) {
            Some(looks) => (&tile.id, looks.clone()),
            None => (&tile.id, TileAppearance::of(tile)),
        })
        .collect();
    let mut twins = Vec::new();
    for (index, (tile, own)) in looks.iter().enumerate() {
        let rest = looks[..index]
            .iter()
            .chain(&looks[index + 1..])
            .chain(&others);
        twins.extend(rest.filter_map(|(other, its)| {
            Some(TwinTile {
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
    match kind {
        DraftKind::TileSet => DocumentKind::TileSet.is_built_in(id),
        DraftKind::Mix => DocumentKind::Mix.is_built_in(id),
        DraftKind::Position => false,
        DraftKind::Campaign => DocumentKind::Campaign.is_built_in(id),
        DraftKind::Lesson => DocumentKind::Scenario.is_built_in(id),
    }
}

pub(super) fn is_taken(shelf: &DocumentLibrary, kind: DraftKind, id: &str) -> bool {
    let mut own = shelf.drafts();
    is_carried(kind, id) || own.any(|(_, draft)| draft.kind() == kind && draft.id() == id)
}

pub(super) fn id_taken(id: &str) -> Problem {
    Problem::error("id", What::IdInUse { id: shown(id) })
}
