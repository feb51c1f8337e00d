//! Tile sets and mixes that a person makes: each change is kept before it is answered, and what can be
//! played is there for new games at once. It must not know the window, nor what an operation does.

mod files;
mod foreign;
mod parcels;
mod printed;
mod shelf;
#[cfg(test)]
mod tests;

use crate::error::{AppError, Lacking};
use crate::session::Session;
use crate::view::draft::{self, Begin, DocumentCard, DocumentView, Standing, Twin, VersionView};
use crate::view::game::GameView;
use crate::wall::apart;
use ::workshop::draft::{Draft, DraftKind};
use ::workshop::fresh;
use ::workshop::op::{Op, Refusal};
use ::workshop::patch::Patch;
pub use files::Sort;
pub use foreign::Looked;
use parcels::Parcels;
use shelf::{id_taken, is_carried, is_taken, needs, twins, used_by};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::document::{Document, DocumentId, Step};
use store::{Store, StoreError};
use tokio::sync::Mutex;

type Answer<T> = Result<T, AppError>;

/// A step that brings a version back is told by this instead of by an operation.
const BROUGHT_BACK: &str = "null";

/// The workshop; clones share it.
#[derive(Clone)]
pub struct Workshop {
    store: Store,
    session: Session,
    /// Every document as it stands. One change at a time: the library is made of all of them.
    shelf: Arc<Mutex<BTreeMap<DocumentId, Draft>>>,
    /// What came in files and waits for a decision.
    parcels: Arc<Mutex<Parcels>>,
}

impl Workshop {
    pub fn new(store: Store, session: Session) -> Self {
        Self {
            store,
            session,
            shelf: Arc::default(),
            parcels: Arc::default(),
        }
    }

    /// Reads what is kept of its kinds; what cannot be read any more is passed over and stays as it is.
    pub async fn open(&self) -> Answer<()> {
        let mut shelf = self.shelf.lock().await;
        let kept = self.store.documents().await?.into_iter();
        // Also when other data took the place of those that were read.
        shelf.clear();
        *self.parcels.lock().await = Parcels::default();
        for kept in kept.filter(|kept| kind_of(&kept.kind).is_some()) {
            match drafted(&kept) {
                Ok(draft) => drop(shelf.insert(kept.id, draft)),
                Err(error) => log::warn!("document {} cannot be read: {error:?}", kept.id.0),
            }
        }
        self.put(&shelf);
        Ok(())
    }

    /// Every document, the one changed last first.
    pub async fn documents(&self, language: &str) -> Answer<Vec<DocumentCard>> {
        let shelf = self.shelf.lock().await.clone();
        let kept = self.store.documents().await?;
        let (library, language) = (self.session.library(), language.to_owned());
        apart(
            || "listing own tile sets and mixes".to_owned(),
            move || {
                let card = |kept: Document| {
                    let draft = shelf.get(&kept.id)?;
                    let uses = used_by(&shelf, draft, &language);
                    let needs = needs(&shelf, draft).iter().map(|id| id.0).collect();
                    let at = (kept.id, kept.updated_at);
                    Some(draft::card(&library, draft, at, uses, needs, &language))
                };
                Ok(kept.into_iter().filter_map(card).collect())
            },
        )
        .await
    }

    /// Begins a document, blank or as a copy of a set or mix that is at hand.
    pub async fn begin(&self, begin: Begin, language: &str) -> Answer<DocumentView> {
        let name = begin.name.trim();
        if name.is_empty() || name.chars().count() > content::text::MOST_LETTERS {
            return Err(AppError::Undrawable {
                why: Refusal::BadText,
            });
        }
        let draft = {
            let shelf = self.shelf.lock().await;
            let key = fresh::id(name, |id| is_taken(&shelf, begin.kind, id));
            match (begin.kind, &begin.from) {
                (DraftKind::TileSet, None) => fresh::set(&key, name),
                (DraftKind::Mix, None) => fresh::mix(&key, name),
                (kind, Some(from)) => fresh::copy(&self.at_hand(&shelf, kind, from)?, &key, name),
            }
        };
        let id = self.add(draft).await?;
        self.view(id, language).await
    }

    /// Keeps what was made elsewhere as a document of the person's own, under its name.
    pub async fn keep(&self, made: Draft, language: &str) -> Answer<DocumentView> {
        let name = made.name(language).to_owned();
        let key = {
            let shelf = self.shelf.lock().await;
            fresh::id(&name, |id| is_taken(&shelf, made.kind(), id))
        };
        let id = self.add(fresh::copy(&made, &key, &name)).await?;
        self.view(id, language).await
    }

    pub async fn view(&self, id: DocumentId, language: &str) -> Answer<DocumentView> {
        let (kept, steps) = self.store.document(id).await.map_err(lacking)?;
        let shelf = self.shelf.lock().await.clone();
        let (library, language) = (self.session.library(), language.to_owned());
        apart(
            move || format!("showing document {}", id.0),
            move || {
                let draft = drafted(&kept)?;
                let uses = used_by(&shelf, &draft, &language);
                let at = Standing {
                    id,
                    revision: kept.revision,
                    head: kept.head,
                    steps: steps.iter().map(told).collect(),
                };
                Ok(draft::document(&library, &draft, at, uses, &language))
            },
        )
        .await
    }

    /// Changes a document as it was at a revision.
    pub async fn change(
        &self,
        id: DocumentId,
        revision: u32,
        op: Op,
        language: &str,
    ) -> Answer<DocumentView> {
        let told = json(&op)?;
        let change =
            move |draft: &Draft| draft.apply(&op).map_err(|why| AppError::Undrawable { why });
        self.step(id, revision, told, change).await?;
        self.view(id, language).await
    }

    /// Goes back or forth to where so many steps are done.
    pub async fn stand_at(
        &self,
        id: DocumentId,
        revision: u32,
        head: u32,
        language: &str,
    ) -> Answer<DocumentView> {
        let mut shelf = self.shelf.lock().await;
        let (kept, steps) = self.at_revision(id, revision).await?;
        let body = body_at(&kept, &steps, head)?;
        let kept = self
            .store
            .stand_at_step(id, revision, head, body)
            .await
            .map_err(lacking)?;
        shelf.insert(id, drafted(&kept)?);
        self.put(&shelf);
        drop(shelf);
        self.view(id, language).await
    }

    /// The versions that are kept of a document, the last one first.
    pub async fn versions(&self, id: DocumentId, language: &str) -> Answer<Vec<VersionView>> {
        self.store.keep_version(id).await.map_err(lacking)?;
        let (kept, _) = self.store.document(id).await.map_err(lacking)?;
        let versions = self.store.versions(id).await?;
        let library = self.session.library();
        let view = |version: store::document::Version| {
            let draft = Draft::read(kind_of(&kept.kind)?, &version.body).ok()?;
            Some(VersionView {
                nth: version.nth,
                made: version.made_at,
                name: draft.name(language).to_owned(),
                tiles: draft::totals(&library, &draft).tiles,
                current: version.body == kept.body,
            })
        };
        Ok(versions.into_iter().filter_map(view).collect())
    }

    /// Brings a version back, as a step that can be taken back itself.
    pub async fn bring_back(
        &self,
        id: DocumentId,
        revision: u32,
        nth: u32,
        language: &str,
    ) -> Answer<DocumentView> {
        let versions = self.store.versions(id).await?;
        let version = versions.into_iter().find(|version| version.nth == nth);
        let version = version.ok_or(AppError::NotFound {
            what: Lacking::Step,
        })?;
        self.step(id, revision, BROUGHT_BACK.to_owned(), |draft| {
            Ok(Draft::read(draft.kind(), &version.body)?)
        })
        .await?;
        self.view(id, language).await
    }

    pub async fn delete(&self, id: DocumentId) -> Answer<()> {
        let mut shelf = self.shelf.lock().await;
        self.store.delete_document(id).await.map_err(lacking)?;
        shelf.remove(&id);
        self.put(&shelf);
        Ok(())
    }

    /// Brings a deleted document back, unless another one has taken its id meanwhile.
    pub async fn restore(&self, id: DocumentId) -> Answer<()> {
        let mut shelf = self.shelf.lock().await;
        let kept = self.store.restore_document(id).await.map_err(lacking)?;
        let draft = drafted(&kept)?;
        if is_taken(&shelf, draft.kind(), draft.id()) {
            self.store.delete_document(id).await.map_err(lacking)?;
            return Err(vec![id_taken(draft.id())].into());
        }
        shelf.insert(id, draft);
        self.put(&shelf);
        Ok(())
    }

    /// The tiles of a document that look like others, here or in any set.
    pub async fn twins(&self, id: DocumentId) -> Answer<Vec<Twin>> {
        let draft = self.shelf.lock().await.get(&id).cloned();
        let Some(Draft::Set(set)) = draft else {
            return Ok(Vec::new());
        };
        let library = self.session.library();
        apart(
            move || format!("looking for twins of document {}", id.0),
            move || Ok(twins(&library, &set)),
        )
        .await
    }

    /// Begins a game in which one tile is drawn again and again; the list of games does not show it.
    pub async fn try_tile(&self, id: DocumentId, tile: &str) -> Answer<GameView> {
        let draft = self.shelf.lock().await.get(&id).cloned();
        let record = match &draft {
            Some(Draft::Set(set)) => files::trial(set, tile)?,
            _ => return Err(not_there()),
        };
        self.session.try_out(record).await
    }

    /// Keeps a new document and puts it on the shelf.
    async fn add(&self, draft: Draft) -> Answer<DocumentId> {
        let mut shelf = self.shelf.lock().await;
        let kind = draft.kind().word().to_owned();
        let kept = self.store.add_document(kind, draft.text()).await?;
        shelf.insert(kept.id, draft);
        self.put(&shelf);
        Ok(kept.id)
    }

    async fn step(
        &self,
        id: DocumentId,
        revision: u32,
        told: String,
        change: impl FnOnce(&Draft) -> Answer<Draft>,
    ) -> Answer<()> {
        let mut shelf = self.shelf.lock().await;
        let (kept, steps) = self.at_revision(id, revision).await?;
        let after = change(&drafted(&kept)?)?;
        let body = after.text();
        let exchange = json(&Patch::between(&kept.body, &body))?;
        // What was taken back would be lost on this way: it stays as a version.
        let abandoned = if steps.len() > kept.head as usize {
            Some(body_at(&kept, &steps, steps.len() as u32)?)
        } else {
            None
        };
        let step = Step { told, exchange };
        let added = self.store.add_step(id, revision, body, step, abandoned);
        added.await.map_err(lacking)?;
        shelf.insert(id, after);
        self.put(&shelf);
        Ok(())
    }

    async fn at_revision(&self, id: DocumentId, revision: u32) -> Answer<(Document, Vec<Step>)> {
        let (kept, steps) = self.store.document(id).await.map_err(lacking)?;
        if kept.revision != revision {
            return Err(AppError::Stale {
                revision: kept.revision,
            });
        }
        Ok((kept, steps))
    }

    /// A set or a mix by its id, a person's own or one of the program's.
    fn at_hand(
        &self,
        shelf: &BTreeMap<DocumentId, Draft>,
        kind: DraftKind,
        id: &str,
    ) -> Answer<Draft> {
        let own = shelf
            .values()
            .find(|draft| draft.kind() == kind && draft.id() == id);
        if let Some(own) = own {
            return Ok(own.clone());
        }
        let library = self.session.library();
        let found = match kind {
            DraftKind::TileSet => library.set(id).cloned().map(Draft::Set),
            DraftKind::Mix => library.mix(id).cloned().map(Draft::Mix),
        };
        found.ok_or_else(not_there)
    }

    /// New games may use everything on the shelf that can be played.
    fn put(&self, shelf: &BTreeMap<DocumentId, Draft>) {
        self.session.put_library(shelf::library(shelf));
    }
}

/// The text of a document where so many of its steps are done.
fn body_at(kept: &Document, steps: &[Step], head: u32) -> Answer<String> {
    let (from, to) = (kept.head as usize, head as usize);
    if to > steps.len() || from > steps.len() {
        return Err(AppError::NotFound {
            what: Lacking::Step,
        });
    }
    let torn = || AppError::damaged(format!("a step of document {}", kept.id.0));
    let mut body = kept.body.clone();
    let read = |step: &Step| serde_json::from_str::<Patch>(&step.exchange).ok();
    for step in steps[to.min(from)..from].iter().rev() {
        body = read(step)
            .and_then(|patch| patch.undone(&body))
            .ok_or_else(torn)?;
    }
    for step in &steps[from.min(to)..to] {
        body = read(step)
            .and_then(|patch| patch.done(&body))
            .ok_or_else(torn)?;
    }
    Ok(body)
}

fn told(step: &Step) -> Option<Op> {
    serde_json::from_str(&step.told).ok()
}

fn drafted(kept: &Document) -> Answer<Draft> {
    let kind = kind_of(&kept.kind).ok_or_else(|| AppError::damaged(&kept.kind))?;
    Draft::read(kind, &kept.body).map_err(AppError::from)
}

fn kind_of(word: &str) -> Option<DraftKind> {
    [DraftKind::TileSet, DraftKind::Mix]
        .into_iter()
        .find(|kind| kind.word() == word)
}

fn json(value: &impl serde::Serialize) -> Answer<String> {
    serde_json::to_string(value).map_err(AppError::bug)
}

const fn not_there() -> AppError {
    AppError::NotFound {
        what: Lacking::Document,
    }
}

fn lacking(error: StoreError) -> AppError {
    match error {
        StoreError::NotThere => not_there(),
        other => other.into(),
    }
}
