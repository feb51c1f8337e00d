//! Between the shelf and what is kept of it: what a change gives the store, and documents as text with their steps.

use super::NOT_THERE;
use super::shelf::DocumentLibrary;
use crate::current::Editable;
use crate::error::{AppError, MissingThing, Result};
use ::workshop::draft::{DocumentDraft, DraftKind};
use ::workshop::op::Op;
use ::workshop::patch::Patch;
use store::Store;
use store::document::{Document, DocumentId, IncomingDocument, StepRow};

/// What the store is given of a change of the shelf.
pub(crate) enum LibraryWrite {
    /// Documents that come, each with its place on the shelf, where it has one: all of them or none.
    TakeIn(Vec<(Option<DocumentId>, IncomingDocument)>),
    Step {
        id: DocumentId,
        revision: u32,
        body: String,
        step: StepRow,
        abandoned: Option<String>,
    },
    /// The document stands where so many steps are done.
    Head {
        id: DocumentId,
        revision: u32,
        head: u32,
        body: String,
    },
    Delete(DocumentId),
    Restore(DocumentId),
}

impl Editable for DocumentLibrary {
    type GameWrite = LibraryWrite;
    const ABSENT: AppError = NOT_THERE;

    fn revision(&self) -> u32 {
        Self::revision(self)
    }

    fn log_name(&self) -> String {
        "own tile sets and mixes".to_owned()
    }

    async fn keep(&mut self, store: &Store, keep: LibraryWrite) -> Result<()> {
        match keep {
            LibraryWrite::TakeIn(coming) => {
                let (places, coming): (Vec<_>, _) = coming.into_iter().unzip();
                let kept = store.take_in(coming).await?;
                self.forget_numbers();
                for (place, kept) in places.into_iter().zip(kept) {
                    if let Some(place) = place {
                        self.number(place, kept.id);
                    }
                }
            }
            LibraryWrite::Step {
                id,
                revision,
                body,
                step,
                abandoned,
            } => {
                let step = store.add_step(id, revision, body, step, abandoned);
                step.await?;
            }
            LibraryWrite::Head {
                id,
                revision,
                head,
                body,
            } => {
                let stand = store.stand_at_step(id, revision, head, body);
                stand.await?;
            }
            LibraryWrite::Delete(id) => store.delete_document(id).await?,
            LibraryWrite::Restore(id) => drop(store.restore_document(id).await?),
        }
        Ok(())
    }
}

/// What steps that were taken back had led to: on another way it would be lost, so it stays as a version.
pub(super) fn abandoned(kept: &Document, steps: &[StepRow]) -> Result<Option<String>> {
    if steps.len() > kept.head as usize {
        body_at(kept, steps, steps.len() as u32).map(Some)
    } else {
        Ok(None)
    }
}

/// The text of a document where so many of its steps are done.
pub(super) fn body_at(kept: &Document, steps: &[StepRow], head: u32) -> Result<String> {
    let (from, to) = (kept.head as usize, head as usize);
    if to > steps.len() || from > steps.len() {
        return Err(AppError::NotFound {
            what: MissingThing::Step,
        });
    }
    let torn = || AppError::damaged(format!("a step of document {}", kept.id.0));
    let mut body = kept.body.clone();
    let read = |step: &StepRow| serde_json::from_str::<Patch>(&step.exchange).ok();
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

/// What was done in a step; nothing where a version was brought back.
pub(super) fn operation(step: &StepRow) -> Option<Op> {
    serde_json::from_str(&step.told).ok()
}

pub(super) fn drafted(kept: &Document) -> Result<DocumentDraft> {
    // What is kept as something else, as a scenario is, has no desk: nothing of it is damaged.
    let kind = kind_of(&kept.kind).ok_or(NOT_THERE)?;
    DocumentDraft::read(kind, &kept.body).map_err(AppError::from)
}

pub(super) fn kind_of(word: &str) -> Option<DraftKind> {
    DraftKind::ALL.into_iter().find(|kind| kind.word() == word)
}

pub(super) fn json(value: &impl serde::Serialize) -> Result<String> {
    serde_json::to_string(value).map_err(AppError::bug)
}
