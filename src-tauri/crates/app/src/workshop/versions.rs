//! Documents as they were: which versions are kept, and bringing one back.

use super::{BROUGHT_BACK, Workshop, kind_of};
use crate::error::{AppError, MissingThing, Result};
use crate::view::draft::{self, DocumentView, VersionView};
use ::workshop::draft::DocumentDraft;
use store::document::{DocumentId, Version};

impl Workshop {
    /// The versions that are kept of a document, the last one first.
    pub async fn versions(&self, id: DocumentId) -> Result<Vec<VersionView>> {
        self.store.keep_version(id).await?;
        let (kept, _) = self.store.document(id).await?;
        let versions = self.store.versions(id).await?;
        let language = self.store.language().await?;
        let listing = move || format!("listing the versions of document {}", id.0);
        self.shelf
            .ask(listing, move |shelf| {
                let view = |version: Version| {
                    let draft = DocumentDraft::read(kind_of(&kept.kind)?, &version.body).ok()?;
                    Some(VersionView {
                        nth: version.nth,
                        made: version.made_at,
                        name: draft.name(&language).to_owned(),
                        tiles: draft::totals(shelf.library(), &draft).tiles,
                        current: version.body == kept.body,
                    })
                };
                Ok(versions.into_iter().filter_map(view).collect())
            })
            .await
    }

    /// Brings a version back, as a step that can be taken back itself.
    pub async fn bring_back(
        &self,
        id: DocumentId,
        revision: u32,
        nth: u32,
    ) -> Result<DocumentView> {
        let versions = self.store.versions(id).await?;
        let version = versions.into_iter().find(|version| version.nth == nth);
        let version = version.ok_or(AppError::NotFound {
            what: MissingThing::Step,
        })?;
        let read =
            move |draft: &DocumentDraft| Ok(DocumentDraft::read(draft.kind(), &version.body)?);
        self.step(id, revision, BROUGHT_BACK.to_owned(), read).await
    }
}
