//! Documents as files: read in, and written out.

use super::arrived::ArrivalOutcome;
use super::parcels::{IncomingState, standing_of};
use super::sharing::{campaign_of, lesson_of, unpacked};
use super::sort::Sort;
use super::{Workshop, id_taken, is_carried, not_there};
use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::files;
use crate::files::TextFile;
use crate::view::shelf::FileReport;
use ::workshop::draft::{DocumentDraft, DraftKind};
use std::path::Path;
use store::document::DocumentId;

impl Workshop {
    /// Opens a file of such a sort: a document whose id is free is kept, one that is there already is found, and
    /// whatever else there is waits for a decision.
    pub async fn import_file(&self, path: &Path, sort: Sort) -> FileReport {
        let file = path.file_name().unwrap_or(path.as_os_str());
        let file = file.to_string_lossy().into_owned();
        let opened = self.read_file(path, sort).await;
        let told = match opened {
            Ok(arrived) => self.receive(file.clone(), arrived, sort).await,
            Err(error) => Err(error),
        };
        told.unwrap_or_else(|error| FileReport::Refused { file, error })
    }

    async fn receive(
        &self,
        file: String,
        arrived: Vec<ArrivalOutcome>,
        sort: Sort,
    ) -> Result<FileReport> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let found = match arrived.as_slice() {
            [ArrivalOutcome::Draft(draft)] if sort != Sort::Bundle => {
                Some((draft.clone(), standing_of(&shelf, draft)))
            }
            _ => None,
        };
        let (id, known) = match found {
            Some((draft, IncomingState::Free)) => (self.add(move |_| Ok(draft)).await?, false),
            Some((_, IncomingState::Same(Some(id)))) => (id, true),
            _ => {
                let parcel = self.offer(arrived).await?;
                return Ok(FileReport::Offered { file, parcel });
            }
        };
        let cards = self.documents().await?;
        let card = cards.into_iter().find(|card| card.id == id.0);
        Ok(FileReport::Drawn {
            file,
            document: Box::new(card.ok_or_else(not_there)?),
            known,
        })
    }

    async fn read_file(&self, path: &Path, sort: Sort) -> Result<Vec<ArrivalOutcome>> {
        let path = path.to_owned();
        let library = self.session.library();
        let read = run_blocking(
            || "reading a file".to_owned(),
            move || {
                let bytes = files::read(&path, bundle::MOST_BYTES)?;
                let arrived = match sort {
                    Sort::Bundle => return unpacked(&bytes),
                    Sort::Campaign => campaign_of(&bytes, &library)?,
                    Sort::Lesson => lesson_of(&bytes, &library)?,
                    Sort::Mix => ArrivalOutcome::Draft(DocumentDraft::Mix(library.read(&bytes)?)),
                    Sort::Position => ArrivalOutcome::Draft(DocumentDraft::Position(Box::new(
                        library.read(&bytes)?,
                    ))),
                    _ => ArrivalOutcome::Draft(DocumentDraft::Set(library.read(&bytes)?)),
                };
                if let ArrivalOutcome::Draft(draft) = &arrived
                    && is_carried(draft.kind(), draft.id())
                {
                    return Err(vec![id_taken(draft.id())].into());
                }
                Ok(vec![arrived])
            },
        );
        read.await
    }

    /// A document as a file, with a fitting name for it.
    pub async fn export(&self, id: DocumentId) -> Result<TextFile> {
        let writing = move || format!("writing document {} as a file", id.0);
        self.shelf
            .ask(writing, move |shelf| {
                let draft = shelf.get(id).ok_or_else(not_there)?;
                let kind = match draft.kind() {
                    DraftKind::TileSet => "tiles",
                    DraftKind::Mix => "mix",
                    DraftKind::Position => "position",
                    DraftKind::Campaign => "campaign",
                    DraftKind::Lesson => "lesson",
                };
                Ok(TextFile {
                    file_name: format!("{}.bastide-{kind}.json", draft.id()),
                    text: draft.text(),
                })
            })
            .await
    }
}
