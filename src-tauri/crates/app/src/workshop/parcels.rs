//! Tile sets and mixes that come from somebody else, and those that go: what is there already, what becomes of each,
//! all of it at once or nothing. It must not know the disk, nor how bundles are packed.

use super::shelf::{Shelf, is_carried, is_taken, needs, used_by};
use super::{Answer, Keep, Workshop, abandoned, json, not_there};
use crate::error::AppError;
use crate::view::draft::{self, DocumentCard};
use crate::view::parcel::{Beside, ParcelItem, ParcelView, Take};
use crate::wall::apart;
use ::workshop::draft::{Draft, DraftKind};
use ::workshop::fresh;
use ::workshop::patch::Patch;
use content::library::Library;
use content::problem::Problem;
use content::text::MOST_LETTERS_OF_NAME;
use exchange::{Carried, Kind};
use std::collections::{BTreeMap, BTreeSet};
use store::document::{DocumentId, Incoming, Step};

/// As many files wait for a decision; an older one that nobody decided on is forgotten.
const MOST_WAITING: usize = 8;

#[cfg(test)]
mod tests;

/// What came in files and waits.
#[derive(Default)]
pub(super) struct Parcels {
    last: u32,
    waiting: BTreeMap<u32, Vec<Draft>>,
}

impl Parcels {
    fn put(&mut self, drafts: Vec<Draft>) -> u32 {
        self.last += 1;
        self.waiting.insert(self.last, drafts);
        while self.waiting.len() > MOST_WAITING {
            self.waiting.pop_first();
        }
        self.last
    }
}

/// One document on its way to the shelf.
struct Arriving {
    draft: Draft,
    /// The one whose place it takes, as whoever decided saw it.
    instead: Option<(DocumentId, u32)>,
}

impl Workshop {
    /// Lays documents out for a decision.
    pub(super) async fn offer(&self, drafts: Vec<Draft>, language: &str) -> Answer<ParcelView> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let kept = self.store.documents().await?;
        let library = with_sets(&shelf, &drafts);
        let said = language.to_owned();
        let offered = drafts.clone();
        let items = apart(
            || "laying out what a file holds".to_owned(),
            move || {
                let item = |draft: &Draft| {
                    let beside = match standing(&shelf, draft) {
                        Standing::Free => Beside::Nothing,
                        Standing::Same(_) => Beside::Same,
                        Standing::Other(id) => {
                            let own = shelf.get(id).ok_or_else(not_there)?;
                            let kept = kept.iter().find(|kept| kept.id == id);
                            let kept = kept.ok_or_else(not_there)?;
                            Beside::Other {
                                document: id.0,
                                revision: kept.revision,
                                name: own.name(&said).to_owned(),
                                tiles: draft::totals(&library, own).tiles,
                                updated: kept.updated_at,
                                used_by: used_by(&shelf, own, &said),
                            }
                        }
                    };
                    Ok(ParcelItem {
                        kind: draft.kind(),
                        key: draft.id().to_owned(),
                        name: draft.name(&said).to_owned(),
                        tiles: draft::totals(&library, draft).tiles,
                        designs: draft::some_designs(&library, draft),
                        beside,
                    })
                };
                drafts.iter().map(item).collect::<Answer<Vec<_>>>()
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
        takes: &[Take],
        language: &str,
    ) -> Answer<Vec<DocumentCard>> {
        let parcel = self.parcels.lock().await.waiting.get(&number).cloned();
        let parcel = parcel.ok_or_else(not_there)?;
        let turn = self.shelf.turn().await;
        let takes = takes.to_vec();
        let deciding = || "deciding what a file holds".to_owned();
        let shelf = turn.now()?;
        let arriving = apart(deciding, move || decided(&shelf, &parcel, &takes)).await?;
        let mut coming = Vec::new();
        for one in arriving {
            let instead = match one.instead {
                Some((id, revision)) => Some(self.instead(id, revision, &one.draft).await?),
                None => None,
            };
            coming.push((one, instead));
        }
        let taking = || "taking in what a file holds".to_owned();
        let changed = turn.change(taking, move |shelf| {
            let (mut places, mut arriving, mut incoming) = (Vec::new(), Vec::new(), Vec::new());
            for (one, instead) in coming {
                let place = match &one.instead {
                    Some((id, _)) => {
                        shelf.put(*id, one.draft.clone());
                        *id
                    }
                    None => shelf.put_new(one.draft.clone()),
                };
                places.push(place);
                incoming.push((place, instead.unwrap_or_else(|| as_new(&one.draft))));
                arriving.push(one);
            }
            judge(shelf.library(), &arriving)?;
            Ok((places, Some(Keep::TakeIn(incoming))))
        });
        let places = changed.await?;
        self.lend(&turn)?;
        let shelf = turn.now()?;
        let ids: Vec<_> = places
            .iter()
            .map(|place| shelf.id_of(*place).unwrap_or(*place).0)
            .collect();
        drop(turn);
        self.parcels.lock().await.waiting.remove(&number);
        let mut cards = self.documents(language).await?;
        cards.retain(|card| ids.contains(&card.id));
        cards.sort_by_key(|card| ids.iter().position(|id| *id == card.id));
        Ok(cards)
    }

    /// Forgets a parcel that nobody wants.
    pub async fn refuse_parcel(&self, number: u32) {
        self.parcels.lock().await.waiting.remove(&number);
    }

    /// The document as a step of the one whose place it takes.
    async fn instead(&self, id: DocumentId, revision: u32, draft: &Draft) -> Answer<Incoming> {
        let (kept, steps) = self.at_revision(id, revision).await?;
        let body = draft.text();
        let exchange = json(&Patch::between(&kept.body, &body))?;
        let abandoned = abandoned(&kept, &steps)?;
        Ok(Incoming::Instead {
            id,
            revision,
            body,
            step: Step {
                told: super::BROUGHT_BACK.to_owned(),
                exchange,
            },
            abandoned,
        })
    }

    /// Documents and the own sets that they need in one file, with a fitting name for it.
    pub async fn bundle(&self, ids: &[DocumentId]) -> Answer<(String, Vec<u8>)> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let mut chosen: BTreeSet<DocumentId> = ids.iter().copied().collect();
        let mut named = None;
        for id in ids {
            let draft = shelf.get(*id).ok_or_else(not_there)?;
            // A mix says what it is all for.
            if named.is_none() || draft.kind() == DraftKind::Mix {
                named = Some(draft.id().to_owned());
            }
            chosen.extend(needs(&shelf, draft));
        }
        let name = named.ok_or_else(not_there)?;
        let drafts: Vec<_> = chosen
            .iter()
            .filter_map(|id| shelf.get(*id))
            .cloned()
            .collect();
        apart(
            || "packing tile sets and mixes".to_owned(),
            move || {
                let (mut carried, mut problems) = (Vec::new(), Vec::new());
                for draft in drafts {
                    let Some(kind) = kind(draft.kind()) else {
                        continue;
                    };
                    match Carried::of(kind, draft.text().as_bytes()) {
                        Ok(one) => carried.push(one),
                        Err(faults) => {
                            let within = |problem: Problem| problem.within(draft.id());
                            problems.extend(faults.into_iter().map(within));
                        }
                    }
                }
                if !problems.is_empty() {
                    return Err(problems.into());
                }
                let file = format!("{name}.{}", exchange::ENDING);
                Ok((file, exchange::write(&carried)?))
            },
        )
        .await
    }
}

/// The documents of a bundle.
pub(super) fn unpacked(bytes: &[u8]) -> Answer<Vec<Draft>> {
    let bundle = exchange::read(bytes)?;
    let draft = |it: &Carried| Draft::read(draft_kind(it.kind), &it.text).map_err(AppError::from);
    bundle.documents.iter().map(draft).collect()
}

fn as_new(draft: &Draft) -> Incoming {
    Incoming::New {
        kind: draft.kind().word().to_owned(),
        body: draft.text(),
    }
}

/// As what it travels; a position travels as the scenario that it makes.
const fn kind(kind: DraftKind) -> Option<Kind> {
    match kind {
        DraftKind::TileSet => Some(Kind::TileSet),
        DraftKind::Mix => Some(Kind::Mix),
        DraftKind::Position | DraftKind::Campaign => None,
    }
}

const fn draft_kind(kind: Kind) -> DraftKind {
    match kind {
        Kind::TileSet => DraftKind::TileSet,
        Kind::Mix => DraftKind::Mix,
    }
}

/// What a document that comes from outside finds under its id.
pub(super) enum Standing {
    Free,
    /// The very same; without a number when the program carries it.
    Same(Option<DocumentId>),
    Other(DocumentId),
}

pub(super) fn standing(shelf: &Shelf, draft: &Draft) -> Standing {
    // What is built in and other than that was refused when it was read.
    if is_carried(draft.kind(), draft.id()) {
        return Standing::Same(None);
    }
    let mut own = shelf.drafts();
    let own = own.find(|(_, own)| own.kind() == draft.kind() && own.id() == draft.id());
    match own {
        None => Standing::Free,
        Some((id, own)) if own == draft => Standing::Same(Some(id)),
        Some((id, _)) => Standing::Other(id),
    }
}

/// What the program and the shelf have, and the sets that come: mixes that come are counted with these.
fn with_sets(shelf: &Shelf, drafts: &[Draft]) -> Library {
    let mut library = Library::clone(shelf.library());
    for draft in drafts {
        if let Draft::Set(set) = draft {
            library.put_set(set.clone());
        }
    }
    library
}

/// What is to be kept, each under the id that it will have. Refused when the shelf is not as it was seen.
fn decided(shelf: &Shelf, parcel: &[Draft], takes: &[Take]) -> Answer<Vec<Arriving>> {
    let stale = || AppError::Stale { revision: 0 };
    if takes.len() != parcel.len() {
        return Err(stale());
    }
    let mut given: BTreeSet<(DraftKind, String)> = parcel
        .iter()
        .map(|draft| (draft.kind(), draft.id().to_owned()))
        .collect();
    let mut renamed = BTreeMap::new();
    let mut arriving = Vec::new();
    for (draft, take) in parcel.iter().zip(takes) {
        let (draft, instead) = match (take, standing(shelf, draft)) {
            (Take::Leave, _) | (_, Standing::Same(_)) => continue,
            (Take::Add, Standing::Free) => (draft.clone(), None),
            (Take::Replace { revision }, Standing::Other(id)) => {
                (draft.clone(), Some((id, *revision)))
            }
            (Take::Copy, _) => {
                let kind = draft.kind();
                let key = fresh::id(draft.id(), |id| {
                    is_taken(shelf, kind, id) || given.contains(&(kind, id.to_owned()))
                });
                given.insert((kind, key.clone()));
                if kind == DraftKind::TileSet {
                    renamed.insert(draft.id().to_owned(), key.clone());
                }
                (copy(draft, &key), None)
            }
            (Take::Add | Take::Replace { .. }, _) => return Err(stale()),
        };
        arriving.push(Arriving { draft, instead });
    }
    // Mixes go on with the sets that they came with.
    for one in &mut arriving {
        if let Draft::Mix(mix) = &mut one.draft {
            for (set, other) in &renamed {
                *mix = fresh::following(mix, set, other);
            }
        }
    }
    Ok(arriving)
}

/// The same under another id, called by the number that the id got, so that a list tells them apart.
fn copy(draft: &Draft, key: &str) -> Draft {
    let mut copy = fresh::under(draft, key);
    let number = key.rsplit_once('-').map_or("", |(_, number)| number);
    let name = match &mut copy {
        Draft::Set(set) => Some(&mut set.name),
        Draft::Mix(mix) => mix.name.as_mut(),
        Draft::Position(position) => Some(&mut position.name),
        Draft::Campaign(_) => None,
    };
    if let Some(name) = name {
        let called = format!("{} {number}", name.in_language("en"));
        if called.chars().count() <= MOST_LETTERS_OF_NAME {
            *name = name.clone().with("en", &called);
        }
    }
    copy
}

/// Mixes must find their tiles on the shelf as it will be.
fn judge(library: &Library, arriving: &[Arriving]) -> Answer<()> {
    let mut problems = Vec::new();
    for one in arriving {
        if let Draft::Mix(mix) = &one.draft {
            let faults = library.bag(mix).err().unwrap_or_default();
            problems.extend(faults.into_iter().map(|it| it.within(one.draft.id())));
        }
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems.into())
    }
}
