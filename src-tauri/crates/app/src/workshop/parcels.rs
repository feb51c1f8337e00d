//! Documents that come from somebody else: what is there already, what becomes of each, all of it at once or nothing.

use super::arrived::ArrivalOutcome;
use super::shelf::{DocumentLibrary, is_carried, is_taken, used_by};
use super::{LibraryWrite, Workshop, abandoned, json, not_there};
use crate::catch_panics::run_blocking;
use crate::error::{AppError, Result};
use crate::lesson::own::own_ids;
use crate::view::draft;
use crate::view::parcel::{
    ExistingDocument, ImportChoice, ImportedDocument, ParcelItem, ParcelKind, ParcelView,
};
use ::workshop::draft::DocumentDraft;
use ::workshop::fresh;
use ::workshop::patch::Patch;
use ::workshop::renames::RenameMap;
use content::library::Library;
use content::problem::Problem;
use content::text::MOST_LETTERS_OF_NAME;
use std::collections::{BTreeMap, BTreeSet};
use store::document::{DocumentId, IncomingDocument, StepRow};

/// As many files wait for a decision; an older one that nobody decided on is forgotten.
const MOST_WAITING: usize = 8;

#[cfg(test)]
mod tests;

/// What came in files and waits.
#[derive(Default)]
pub(super) struct Parcels {
    last: u32,
    waiting: BTreeMap<u32, Vec<ArrivalOutcome>>,
}

impl Parcels {
    fn put(&mut self, arrived: Vec<ArrivalOutcome>) -> u32 {
        self.last += 1;
        self.waiting.insert(self.last, arrived);
        while self.waiting.len() > MOST_WAITING {
            self.waiting.pop_first();
        }
        self.last
    }
}

/// One document on its way to what is kept.
struct IncomingFile {
    it: ArrivalOutcome,
    /// The one whose place it takes, as whoever decided saw it.
    instead: Option<(DocumentId, u32)>,
}

/// The own scenarios by their ids.
type OwnIds = BTreeMap<String, DocumentId>;

impl Workshop {
    /// Lays documents out for a decision.
    pub(super) async fn offer(&self, arrived: Vec<ArrivalOutcome>) -> Result<ParcelView> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let kept = self.store.documents().await?;
        let library = with_sets(&shelf, &arrived);
        let said = self.store.language().await?;
        let offered = arrived.clone();
        let items = run_blocking(
            || "laying out what a file holds".to_owned(),
            move || {
                let own = own_ids(&kept);
                let item = |it: &ArrivalOutcome| {
                    let beside = match standing(&shelf, &own, it) {
                        IncomingState::Free => ExistingDocument::Nothing,
                        IncomingState::Same(_) => ExistingDocument::Same,
                        IncomingState::Other(id) => {
                            let own = shelf.get(id).ok_or_else(not_there)?;
                            let kept = kept.iter().find(|kept| kept.id == id);
                            let kept = kept.ok_or_else(not_there)?;
                            ExistingDocument::Other {
                                document: id.0,
                                revision: kept.revision,
                                name: own.name(&said).to_owned(),
                                tiles: draft::totals(&library, own).tiles,
                                updated: kept.updated_at,
                                used_by: used_by(&shelf, own, &said),
                            }
                        }
                    };
                    let (tiles, designs) = it.tiles(&library);
                    Ok(ParcelItem {
                        kind: it.kind(),
                        key: it.key().to_owned(),
                        name: it.name(&said),
                        tiles,
                        chapters: it.chapters(),
                        designs,
                        beside,
                    })
                };
                arrived.iter().map(item).collect::<Result<Vec<_>>>()
            },
        );
        let items = items.await?;
        let number = self.parcels.lock().await.put(offered);
        Ok(ParcelView { number, items })
    }

    /// Does with each document of a parcel what was decided: all of it, or nothing.
    pub async fn take_parcel(
        &self,
        number: u32,
        takes: Vec<ImportChoice>,
    ) -> Result<Vec<ImportedDocument>> {
        let parcel = self.parcels.lock().await.waiting.get(&number).cloned();
        let parcel = parcel.ok_or_else(not_there)?;
        let turn = self.shelf.turn().await;
        let deciding = || "deciding what a file holds".to_owned();
        let (shelf, kept) = (turn.now()?, self.store.documents().await?);
        let deciding = run_blocking(deciding, move || {
            decided(&shelf, &own_ids(&kept), &parcel, &takes)
        });
        let language = self.store.language().await?;
        let mut coming = Vec::new();
        let mut taken = Vec::new();
        for one in deciding.await? {
            taken.push((
                one.it.kind(),
                one.it.key().to_owned(),
                one.it.name(&language),
            ));
            let instead = match one.instead {
                Some((id, revision)) => Some(self.instead(id, revision, &one.it).await?),
                None => None,
            };
            coming.push((one, instead));
        }
        let taking = || "taking in what a file holds".to_owned();
        let changed = turn.change(taking, move |shelf| {
            let (mut arriving, mut incoming) = (Vec::new(), Vec::new());
            for (one, instead) in coming {
                let place = match (&one.it, &one.instead) {
                    (ArrivalOutcome::Draft(draft), Some((id, _))) => {
                        shelf.put(*id, draft.clone());
                        Some(*id)
                    }
                    (ArrivalOutcome::Draft(draft), None) => Some(shelf.put_new(draft.clone())),
                    (ArrivalOutcome::Scenario(_), _) => None,
                };
                incoming.push((place, instead.unwrap_or_else(|| as_new(&one.it))));
                arriving.push(one);
            }
            judge(shelf.library(), &arriving)?;
            Ok(((), Some(LibraryWrite::TakeIn(incoming))))
        });
        changed.await?;
        self.lend(&turn)?;
        let shelf = turn.now()?;
        drop(turn);
        self.parcels.lock().await.waiting.remove(&number);
        let own = own_ids(&self.store.documents().await?);
        let at = |(kind, key, name): (ParcelKind, String, String)| {
            let mut drafts = shelf.drafts();
            let document = match kind.draft() {
                Some(kind) => {
                    drafts.find_map(|(id, it)| (it.kind() == kind && it.id() == key).then_some(id))
                }
                None => own.get(&key).copied(),
            };
            let document = document.ok_or_else(not_there)?.0;
            Ok(ImportedDocument {
                kind,
                document,
                key,
                name,
            })
        };
        taken.into_iter().map(at).collect()
    }

    /// Forgets a parcel that nobody wants.
    pub async fn refuse_parcel(&self, number: u32) {
        self.parcels.lock().await.waiting.remove(&number);
    }

    /// The document as a step of the one whose place it takes.
    async fn instead(
        &self,
        id: DocumentId,
        revision: u32,
        it: &ArrivalOutcome,
    ) -> Result<IncomingDocument> {
        let (kept, steps) = self.at_revision(id, revision).await?;
        let body = it.text();
        let exchange = json(&Patch::between(&kept.body, &body))?;
        let abandoned = abandoned(&kept, &steps)?;
        Ok(IncomingDocument::Instead {
            id,
            revision,
            body,
            step: StepRow {
                told: super::BROUGHT_BACK.to_owned(),
                exchange,
            },
            abandoned,
        })
    }
}

fn as_new(it: &ArrivalOutcome) -> IncomingDocument {
    IncomingDocument::New {
        kind: it.word().to_owned(),
        body: it.text(),
    }
}

/// What a document that comes from outside finds under its id.
pub(super) enum IncomingState {
    Free,
    /// The very same; without a number when the program carries it.
    Same(Option<DocumentId>),
    Other(DocumentId),
}

fn standing(shelf: &DocumentLibrary, own: &OwnIds, it: &ArrivalOutcome) -> IncomingState {
    match it {
        ArrivalOutcome::Draft(draft) => standing_of(shelf, draft),
        // Its id says what it is.
        ArrivalOutcome::Scenario(scenario) => match own.get(&scenario.id) {
            Some(id) => IncomingState::Same(Some(*id)),
            None => IncomingState::Free,
        },
    }
}

pub(super) fn standing_of(shelf: &DocumentLibrary, draft: &DocumentDraft) -> IncomingState {
    // What is built in and other than that was refused when it was read.
    if is_carried(draft.kind(), draft.id()) {
        return IncomingState::Same(None);
    }
    let mut own = shelf.drafts();
    let own = own.find(|(_, own)| own.kind() == draft.kind() && own.id() == draft.id());
    match own {
        None => IncomingState::Free,
        Some((id, own)) if own == draft => IncomingState::Same(Some(id)),
        Some((id, _)) => IncomingState::Other(id),
    }
}

/// What the program and the shelf have, and the sets and mixes that come: what needs them is counted with these.
pub(super) fn with_sets(shelf: &DocumentLibrary, arrived: &[ArrivalOutcome]) -> Library {
    let mut library = Library::clone(shelf.library());
    for it in arrived {
        match it {
            ArrivalOutcome::Draft(DocumentDraft::Set(set)) => library.put_set(set.clone()),
            ArrivalOutcome::Draft(DocumentDraft::Mix(mix)) => library.put_mix(mix.clone()),
            ArrivalOutcome::Draft(_) | ArrivalOutcome::Scenario(_) => {}
        }
    }
    library
}

/// What is to be kept, each under the id that it will have. Refused when the shelf is not as it was seen.
fn decided(
    shelf: &DocumentLibrary,
    own: &OwnIds,
    parcel: &[ArrivalOutcome],
    takes: &[ImportChoice],
) -> Result<Vec<IncomingFile>> {
    let stale = || AppError::Stale { revision: 0 };
    if takes.len() != parcel.len() {
        return Err(stale());
    }
    let mut given: BTreeSet<(ParcelKind, String)> = parcel
        .iter()
        .map(|it| (it.kind(), it.key().to_owned()))
        .collect();
    let mut renames = RenameMap::default();
    let mut arriving = Vec::new();
    for (it, take) in parcel.iter().zip(takes) {
        let (it, instead) = match (take, standing(shelf, own, it), it) {
            (ImportChoice::Leave, ..) | (_, IncomingState::Same(_), _) => continue,
            (ImportChoice::Add, IncomingState::Free, _)
            | (ImportChoice::Copy, _, ArrivalOutcome::Scenario(_)) => (it.clone(), None),
            (ImportChoice::Replace { revision }, IncomingState::Other(id), _) => {
                (it.clone(), Some((id, *revision)))
            }
            (ImportChoice::Copy, _, ArrivalOutcome::Draft(draft)) => {
                let kind = draft.kind();
                let key = fresh::id(draft.id(), |id| {
                    is_taken(shelf, kind, id) || given.contains(&(it.kind(), id.to_owned()))
                });
                given.insert((it.kind(), key.clone()));
                match draft {
                    DocumentDraft::Set(set) => renames.set(set, &key),
                    DocumentDraft::Mix(mix) => {
                        renames.mix(mix.id.as_deref().unwrap_or_default(), &key);
                    }
                    DocumentDraft::Lesson(lesson) => renames.lesson(&lesson.scenario().id, &key),
                    DocumentDraft::Position(_) | DocumentDraft::Campaign(_) => {}
                }
                (ArrivalOutcome::Draft(copy(draft, &key)), None)
            }
            (ImportChoice::Add | ImportChoice::Replace { .. }, ..) => return Err(stale()),
        };
        arriving.push(IncomingFile { it, instead });
    }
    if renames.are_none() {
        return Ok(arriving);
    }
    // Everything goes on with the sets and mixes that it came with.
    let mut following = Vec::new();
    for IncomingFile { it, instead } in arriving {
        let it = it.following(&renames)?;
        // Another scenario by what it names now, and that may be there.
        if it.kind() != ParcelKind::Scenario || !own.contains_key(it.key()) {
            following.push(IncomingFile { it, instead });
        }
    }
    Ok(following)
}

/// The same under another id, called by the number that the id got, so that a list tells them apart.
fn copy(draft: &DocumentDraft, key: &str) -> DocumentDraft {
    let mut copy = fresh::under(draft, key);
    let number = key.rsplit_once('-').map_or("", |(_, number)| number);
    let called = format!("{} {number}", draft.name("en"));
    if called.chars().count() > MOST_LETTERS_OF_NAME {
        return copy;
    }
    match &mut copy {
        DocumentDraft::Set(set) => set.name = set.name.clone().with("en", &called),
        DocumentDraft::Mix(mix) => mix.name = mix.name.take().map(|name| name.with("en", &called)),
        DocumentDraft::Position(position) => {
            position.name = position.name.clone().with("en", &called);
        }
        DocumentDraft::Campaign(campaign) => {
            if let Some(said) = campaign.text.0.get_mut("en") {
                said.0.insert(campaign.title.clone(), called);
            }
        }
        DocumentDraft::Lesson(lesson) => **lesson = lesson.called(&called),
    }
    copy
}

/// What comes must find its sets and mixes on the shelf as it will be.
fn judge(library: &Library, arriving: &[IncomingFile]) -> Result<()> {
    let mut problems: Vec<Problem> = Vec::new();
    for one in arriving {
        let faults = one.it.faults(library).into_iter();
        problems.extend(faults.map(|it| it.within(one.it.key())));
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems.into())
    }
}
