//! Tile sets, mixes, positions, campaigns and lessons that a person makes, changed and taken back: each change is kept before it
//! is answered, and what can be played is there for new games at once.

mod arrived;
mod campaigns;
mod files;
mod foreign;
mod kept;
mod lessons;
mod parcels;
mod pictures;
mod positions;
mod printed;
mod scenarios;
mod set_mix;
mod sharing;
mod shelf;
mod sort;
#[cfg(test)]
mod tests;
mod tried_tile;
mod versions;

use crate::catch_panics::{guarded, run_blocking};
use crate::current::{Current, EditGuard};
use crate::error::{AppError, MissingThing, Result};
use crate::lesson::own::named_by_scenarios;
use crate::session::Session;
use crate::view::damaged::{DamagedKind, DamagedView, name_in};
use crate::view::document_card::{self, DocumentCard};
use crate::view::draft::{self, DocumentStanding, DocumentView, DraftStart, TwinTile};
use crate::view::game::GameView;
use ::workshop::draft::{DocumentDraft, DraftKind};
use ::workshop::fresh;
use ::workshop::op::{Op, OpRefusal};
use ::workshop::patch::Patch;
pub use foreign::ForeignPreview;
use kept::{LibraryWrite, abandoned, body_at, drafted, json, kind_of, operation};
use parcels::Parcels;
use shelf::{DocumentLibrary, id_taken, is_carried, is_taken, needs, twins, used_by, uses};
pub use sort::Sort;
use std::sync::Arc;
use store::Store;
use store::document::{Document, DocumentId, IncomingDocument, StepRow};
use tokio::sync::Mutex;

/// A step that brings a version back is told by this instead of by an operation.
const BROUGHT_BACK: &str = "null";

/// The workshop; clones share it.
#[derive(Clone)]
pub struct Workshop {
    store: Store,
    session: Session,
    /// Every document as it stands, and what of them can be played.
    shelf: Current<DocumentLibrary>,
    /// What came in files and waits for a decision.
    parcels: Arc<Mutex<Parcels>>,
}

impl Workshop {
    pub fn new(store: Store, session: Session) -> Self {
        Self {
            shelf: Current::holding(store.clone(), DocumentLibrary::default()),
            store,
            session,
            parcels: Arc::default(),
        }
    }

    /// With a checker of one's own.
    #[cfg(test)]
    fn judged_by(store: Store, session: Session, judge: shelf::Checker) -> Self {
        Self {
            shelf: Current::holding(store.clone(), DocumentLibrary::judged_by(judge)),
            ..Self::new(store, session)
        }
    }

    /// Reads what is kept of its kinds. What cannot be read, or breaks the checker, is not on the shelf: it stays as it
    /// is, and is listed as damaged.
    pub async fn open(&self) -> Result<()> {
        let turn = self.shelf.turn().await;
        // What came for other data is not laid beside these.
        *self.parcels.lock().await = Parcels::default();
        let kept = self.store.documents().await?.into_iter();
        let kept: Vec<_> = kept.filter(|kept| kind_of(&kept.kind).is_some()).collect();
        let before = turn.now()?;
        let opened = run_blocking(
            || "opening own tile sets and mixes".to_owned(),
            move || {
                let mut shelf = before.emptied();
                for kept in kept {
                    let doing = || format!("judging document {}", kept.id.0);
                    let judge = || {
                        shelf.put(kept.id, drafted(&kept)?);
                        Ok(())
                    };
                    if let Err(error) = guarded(doing, judge) {
                        log::warn!("document {} is set aside: {error:?}", kept.id.0);
                        shelf.set_aside(kept.id);
                    }
                }
                Ok(shelf)
            },
        );
        turn.put(opened.await?);
        self.lend(&turn)
    }

    /// What is kept and not on the shelf.
    pub async fn damaged(&self) -> Result<Vec<DamagedView>> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let kept = self.store.documents().await?.into_iter();
        let view = |kept: Document| {
            let kind = match kind_of(&kept.kind)? {
                DraftKind::TileSet => DamagedKind::TileSet,
                DraftKind::Mix => DamagedKind::Mix,
                DraftKind::Position => DamagedKind::Position,
                DraftKind::Campaign => DamagedKind::Campaign,
                DraftKind::Lesson => DamagedKind::Scenario,
            };
            shelf.is_aside(kept.id).then(|| DamagedView {
                kind,
                id: kept.id.0,
                name: name_in(&kept.body, "en"),
                updated: kept.updated_at,
                opens: false,
            })
        };
        Ok(kept.filter_map(view).collect())
    }

    /// Every document, the one changed last first.
    pub async fn documents(&self) -> Result<Vec<DocumentCard>> {
        let kept = self.store.documents().await?;
        let language = self.store.language().await?;
        self.shelf
            .ask(
                || "listing them".to_owned(),
                move |shelf| {
                    let scenarios = named_by_scenarios(&kept, &language);
                    let card = |kept: Document| {
                        let draft = shelf.get(kept.id)?;
                        let uses = uses(shelf, draft, &scenarios, &language);
                        let saved = draft.kind() == DraftKind::Position
                            && scenarios.iter().any(|it| it.is_of(draft));
                        let named = shelf.needs_of(kept.id)?;
                        let needs = needs(shelf, named).iter().map(|id| id.0).collect();
                        let at = (kept.id, kept.updated_at);
                        Some(document_card::card(
                            shelf.library(),
                            draft,
                            at,
                            uses,
                            needs,
                            &language,
                        ))
                        .map(|card| DocumentCard { saved, ..card })
                    };
                    Ok(kept.into_iter().filter_map(card).collect())
                },
            )
            .await
    }

    /// Begins a document, blank or as a copy of a set or mix that is at hand.
    pub async fn begin(&self, begin: DraftStart) -> Result<DocumentView> {
        let name = begin.name.trim();
        if name.is_empty() || name.chars().count() > content::text::MOST_LETTERS_OF_NAME {
            return Err(AppError::Undrawable {
                why: OpRefusal::BadText,
            });
        }
        let (name, kind, from, mix) = (name.to_owned(), begin.kind, begin.from, begin.mix);
        let draw = move |shelf: &DocumentLibrary| {
            let key = fresh::id_of(kind, &name, |id| is_taken(shelf, kind, id));
            Ok(match (kind, &from) {
                (DraftKind::TileSet, None) => fresh::set(&key, &name),
                (DraftKind::Mix, None) => fresh::mix(&key, &name),
                (DraftKind::Position, None) => {
                    let mix = mix.as_ref().map(|id| at_hand(shelf, DraftKind::Mix, id));
                    fresh::position(&key, &name, mix.transpose()?)
                }
                (DraftKind::Campaign, None) => fresh::campaign(&key, &name),
                // It begins where a position stands, which `begin_lesson` knows.
                (DraftKind::Lesson, None) => return Err(not_there()),
                (kind, Some(from)) => fresh::copy(&at_hand(shelf, kind, from)?, &key, &name),
            })
        };
        let id = self.add(draw).await?;
        self.view(id).await
    }

    /// Keeps what was made elsewhere as a document of the person's own, under its name.
    pub async fn keep(&self, made: DocumentDraft) -> Result<DocumentView> {
        let name = made.name(&self.store.language().await?).to_owned();
        let id = self
            .add(move |shelf| Ok(named_anew(shelf, &made, &name)))
            .await?;
        self.view(id).await
    }

    pub async fn view(&self, id: DocumentId) -> Result<DocumentView> {
        let (kept, steps) = self.store.document(id).await?;
        let language = self.store.language().await?;
        let showing = move || format!("showing document {}", id.0);
        self.shelf
            .ask(showing, move |shelf| {
                let at = DocumentStanding {
                    id,
                    revision: kept.revision,
                    head: kept.head,
                    steps: steps.iter().map(operation).collect(),
                };
                Ok(shown(shelf, &drafted(&kept)?, at, &language))
            })
            .await
    }

    /// Changes a document as it was at a revision.
    pub async fn change(&self, id: DocumentId, revision: u32, op: Op) -> Result<DocumentView> {
        let written = json(&op.told())?;
        let op = pictures::filled(op);
        let change = move |draft: &DocumentDraft| {
            draft.apply(&op).map_err(|why| AppError::Undrawable { why })
        };
        self.step(id, revision, written, change).await
    }

    /// Goes back or forth to where so many steps are done.
    pub async fn stand_at(&self, id: DocumentId, revision: u32, head: u32) -> Result<DocumentView> {
        let turn = self.shelf.turn().await;
        let (kept, steps) = self.at_revision(id, revision).await?;
        let language = self.store.language().await?;
        let going = move || format!("going to step {head} of document {}", id.0);
        let changed = turn.change(going, move |shelf| {
            let body = body_at(&kept, &steps, head)?;
            let draft = drafted(&Document {
                body: body.clone(),
                ..kept
            })?;
            shelf.put(id, draft.clone());
            let at = DocumentStanding {
                id,
                revision: revision + 1,
                head,
                steps: steps.iter().map(operation).collect(),
            };
            let keep = LibraryWrite::Head {
                id,
                revision,
                head,
                body,
            };
            Ok((shown(shelf, &draft, at, &language), Some(keep)))
        });
        let view = changed.await?;
        self.lend(&turn)?;
        Ok(view)
    }

    /// Deletes a document; the scenario that a position was saved as goes with it.
    pub async fn delete(&self, id: DocumentId) -> Result<()> {
        let turn = self.shelf.turn().await;
        let deleting = move || format!("deleting document {}", id.0);
        let changed = turn.change(deleting, move |shelf| {
            let position = position_key(shelf.get(id));
            shelf.remove(id);
            Ok((position, Some(LibraryWrite::Delete(id))))
        });
        if let Some(position) = changed.await? {
            self.along_with(&position, false).await?;
        }
        self.lend(&turn)
    }

    /// Brings a deleted document back, unless another one has taken its id meanwhile.
    pub async fn restore(&self, id: DocumentId) -> Result<()> {
        let turn = self.shelf.turn().await;
        let mut gone = self.store.deleted_documents().await?.into_iter();
        let kept = gone.find(|gone| gone.it.id == id).ok_or(NOT_THERE)?.it;
        let restoring = move || format!("bringing document {} back", id.0);
        let changed = turn.change(restoring, move |shelf| {
            let draft = drafted(&kept)?;
            if is_taken(shelf, draft.kind(), draft.id()) {
                return Err(vec![id_taken(draft.id())].into());
            }
            let position = position_key(Some(&draft));
            shelf.put(id, draft);
            Ok((position, Some(LibraryWrite::Restore(id))))
        });
        if let Some(position) = changed.await? {
            self.along_with(&position, true).await?;
        }
        self.lend(&turn)
    }

    /// The tiles of a document that look like others, here or in any set.
    pub async fn twins(&self, id: DocumentId) -> Result<Vec<TwinTile>> {
        let looking = move || format!("looking for twins of document {}", id.0);
        self.shelf
            .ask(looking, move |shelf| match shelf.get(id) {
                Some(DocumentDraft::Set(set)) => Ok(twins(shelf.library(), set)),
                _ => Ok(Vec::new()),
            })
            .await
    }

    /// Begins a game in which one tile is drawn again and again; the list of games does not show it.
    pub async fn try_tile(&self, id: DocumentId, tile: String) -> Result<GameView> {
        let drawing = move || format!("trying a tile of document {}", id.0);
        let record = self.shelf.ask(drawing, move |shelf| match shelf.get(id) {
            Some(DocumentDraft::Set(set)) => tried_tile::trial(set, &tile),
            _ => Err(not_there()),
        });
        self.session.try_out(record.await?).await
    }

    /// Keeps a new document and puts it on the shelf. What it is may depend on what stands there.
    async fn add(
        &self,
        draw: impl FnOnce(&DocumentLibrary) -> Result<DocumentDraft> + Send + 'static,
    ) -> Result<DocumentId> {
        let turn = self.shelf.turn().await;
        let adding = || "adding a document".to_owned();
        let added = turn.change(adding, move |shelf| {
            let draft = draw(shelf)?;
            let new = IncomingDocument::New {
                kind: draft.kind().word().to_owned(),
                body: draft.text(),
            };
            let place = shelf.put_new(draft);
            Ok((place, Some(LibraryWrite::TakeIn(vec![(Some(place), new)]))))
        });
        let place = added.await?;
        self.lend(&turn)?;
        turn.now()?.id_of(place).ok_or_else(not_there)
    }

    /// One step further from where a document stands at a revision.
    async fn step(
        &self,
        id: DocumentId,
        revision: u32,
        written: String,
        change: impl FnOnce(&DocumentDraft) -> Result<DocumentDraft> + Send + 'static,
    ) -> Result<DocumentView> {
        let turn = self.shelf.turn().await;
        let (kept, steps) = self.at_revision(id, revision).await?;
        let language = self.store.language().await?;
        let stepping = move || format!("a step of document {}", id.0);
        let changed = turn.change(stepping, move |shelf| {
            let after = change(&drafted(&kept)?)?;
            let body = after.text();
            let step = StepRow {
                told: written,
                exchange: json(&Patch::between(&kept.body, &body))?,
            };
            let abandoned = abandoned(&kept, &steps)?;
            // The checker has run before the step is written, whatever it finds.
            shelf.put(id, after.clone());
            let done = &steps[..kept.head as usize];
            let at = DocumentStanding {
                id,
                revision: revision + 1,
                head: kept.head + 1,
                steps: done.iter().chain([&step]).map(operation).collect(),
            };
            let view = shown(shelf, &after, at, &language);
            let keep = LibraryWrite::Step {
                id,
                revision,
                body,
                step,
                abandoned,
            };
            Ok((view, Some(keep)))
        });
        let view = changed.await?;
        self.lend(&turn)?;
        Ok(view)
    }

    async fn at_revision(&self, id: DocumentId, revision: u32) -> Result<(Document, Vec<StepRow>)> {
        let (kept, steps) = self.store.document(id).await?;
        if kept.revision != revision {
            return Err(AppError::Stale {
                revision: kept.revision,
            });
        }
        Ok((kept, steps))
    }

    /// New games may use everything on the shelf that can be played.
    fn lend(&self, turn: &EditGuard<'_, DocumentLibrary>) -> Result<()> {
        self.session.put_library(turn.now()?.library());
        Ok(())
    }
}

/// The id of a document that is a position.
fn position_key(draft: Option<&DocumentDraft>) -> Option<String> {
    let position = draft.filter(|draft| draft.kind() == DraftKind::Position);
    position.map(|draft| draft.id().to_owned())
}

/// A document as a desk shows it.
fn shown(
    shelf: &DocumentLibrary,
    draft: &DocumentDraft,
    at: DocumentStanding,
    language: &str,
) -> DocumentView {
    let uses = used_by(shelf, draft, language);
    draft::document(shelf.library(), draft, at, uses, language)
}

/// A copy under an id that nothing has yet.
fn named_anew(shelf: &DocumentLibrary, made: &DocumentDraft, name: &str) -> DocumentDraft {
    let kind = made.kind();
    let key = fresh::id_of(kind, name, |id| is_taken(shelf, kind, id));
    fresh::copy(made, &key, name)
}

/// A set or a mix by its id, a person's own or one of the program's.
fn at_hand(shelf: &DocumentLibrary, kind: DraftKind, id: &str) -> Result<DocumentDraft> {
    let mut own = shelf.drafts();
    let own = own.find(|(_, draft)| draft.kind() == kind && draft.id() == id);
    if let Some((_, own)) = own {
        return Ok(own.clone());
    }
    let found = match kind {
        DraftKind::TileSet => shelf.library().set(id).cloned().map(DocumentDraft::Set),
        DraftKind::Mix => shelf.library().mix(id).cloned().map(DocumentDraft::Mix),
        DraftKind::Lesson => lessons::carried(id),
        DraftKind::Position | DraftKind::Campaign => None,
    };
    found.ok_or_else(not_there)
}

const NOT_THERE: AppError = AppError::NotFound {
    what: MissingThing::Document,
};

const fn not_there() -> AppError {
    NOT_THERE
}
