//! Tile sets of another program on their way into the workshop: looked at first, kept when the person says so; and own
//! sets on their way to it.

use super::{DocumentLibrary, Workshop, is_carried, named_anew, not_there};
use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::files;
use crate::files::TextFile;
use crate::view::document_card::DocumentCard;
use crate::view::foreign::{self, ForeignFile, ForeignView};
use ::workshop::draft::{DocumentDraft, DraftKind};
use content::draft;
use content::json;
use content::problem::Problem;
use content::tile_set::TileSet;
use std::path::Path;
use std::sync::Arc;
use store::document::DocumentId;
use tokio::sync::Mutex;

/// What was looked at last and can still be taken over.
#[derive(Clone, Default)]
pub struct ForeignPreview(Arc<Mutex<ForeignSets>>);

#[derive(Default)]
struct ForeignSets {
    number: u32,
    sets: Vec<TileSet>,
}

impl ForeignPreview {
    /// Reads a definition and tells what it would bring; nothing is kept.
    pub async fn look_at(&self, path: &Path) -> Result<ForeignView> {
        let path = path.to_owned();
        let read = run_blocking(
            || "reading a file".to_owned(),
            move || {
                let bytes = files::read(&path, json::MOST_BYTES)?;
                let word = |part: Option<&std::ffi::OsStr>| {
                    part.unwrap_or_default().to_string_lossy().into_owned()
                };
                let is_carried = |id: &str| is_carried(DraftKind::TileSet, id);
                let file = word(path.file_name());
                let converted =
                    jcloisterzone::convert(&bytes, &word(path.file_stem()), &is_carried);
                let converted = converted.map_err(|problems| {
                    let named = problems.into_iter().map(|p| p.of_file(file.as_str()));
                    named.collect::<Vec<Problem>>()
                })?;
                Ok((file, converted))
            },
        );
        let (file, converted) = read.await?;
        let mut look = self.0.lock().await;
        look.number += 1;
        let view = foreign::view(look.number, file, &converted);
        look.sets = converted.sets;
        Ok(view)
    }

    /// The chosen sets of what was looked at last.
    async fn chosen(&self, number: u32, chosen: &[u32]) -> Result<Vec<TileSet>> {
        let mut look = self.0.lock().await;
        if look.number != number || look.sets.is_empty() {
            return Err(not_there());
        }
        let sets = std::mem::take(&mut look.sets).into_iter();
        let wanted = (0u32..).zip(sets).filter(|(nth, _)| chosen.contains(nth));
        Ok(wanted.map(|(_, set)| set).collect())
    }
}

/// An own set as a file of another program.
pub struct Definition {
    pub file: TextFile,
    pub view: ForeignFile,
}

impl Workshop {
    /// An own set that has no fault, written for another program.
    pub async fn definition(&self, id: DocumentId) -> Result<Definition> {
        let writing = move || format!("writing document {} for another program", id.0);
        self.shelf
            .ask(writing, move |shelf| {
                let Some(DocumentDraft::Set(set)) = shelf.get(id) else {
                    return Err(not_there());
                };
                let faults = draft::faults(set);
                if !faults.is_empty() {
                    return Err(faults.into());
                }
                let written = jcloisterzone::write(set);
                let losses = written.remarks.into_iter();
                Ok(Definition {
                    file: TextFile {
                        file_name: format!("{}.xml", set.id),
                        text: written.text,
                    },
                    view: ForeignFile {
                        losses: losses.map(|remark| remark.problem).collect(),
                    },
                })
            })
            .await
    }

    pub async fn foreign_text(&self, id: DocumentId) -> Result<TextFile> {
        Ok(self.definition(id).await?.file)
    }

    /// Keeps sets that were looked at as own ones; whose id is taken gets another, so that nothing is replaced.
    pub async fn take_over(
        &self,
        looked: &ForeignPreview,
        number: u32,
        chosen: &[u32],
    ) -> Result<Vec<DocumentCard>> {
        let mut taken = Vec::new();
        for set in looked.chosen(number, chosen).await? {
            let name = set.name.in_language("en").to_owned();
            let draw = move |shelf: &DocumentLibrary| {
                Ok(named_anew(shelf, &DocumentDraft::Set(set), &name))
            };
            taken.push(self.add(draw).await?.0);
        }
        let cards = self.documents().await?;
        let is_new = |card: &DocumentCard| taken.contains(&card.id);
        Ok(cards.into_iter().filter(is_new).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::{AppError, MissingThing};
    use crate::session::{News, Session, usual_minds};
    use crate::workshop::tests::{begin, with_crossing};
    use content::library::Library;
    use std::fs;
    use std::path::PathBuf;
    use std::time::Duration;
    use store::Store;

    const PACK: &str = "<pack><tile id=\"A\"><farm>NL NR EL ER SL SR WL WR</farm></tile>\
                        <tile id=\"B\"><dragon/><river>N S</river></tile></pack>";

    fn workshop() -> Workshop {
        let library = Arc::new(Library::built_in().clone());
        let store = Store::in_memory().expect("store");
        let announce = Arc::new(|_: News| {});
        let session = Session::new(
            library,
            store.clone(),
            usual_minds(),
            |_| Duration::ZERO,
            announce,
        );
        Workshop::new(store, session)
    }

    fn file(folder: &tempfile::TempDir, name: &str, text: &str) -> PathBuf {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        path
    }

    #[tokio::test]
    async fn what_was_looked_at_is_taken_over_once_and_replaces_nothing() {
        let folder = tempfile::tempdir().expect("folder");
        // A set of that id is carried by the program.
        let pack = file(&folder, "tower.xml", PACK);
        let (workshop, looked) = (workshop(), ForeignPreview::default());
        let mut keys = Vec::new();
        for _ in 0..2 {
            let view = looked.look_at(&pack).await.expect("a definition");
            assert_eq!((view.file.as_str(), view.sets[0].tiles), ("tower.xml", 1));
            let told: Vec<_> = view.tiles.iter().map(|told| told.problems.len()).collect();
            assert_eq!((view.tiles[0].tile.as_str(), told), ("B", vec![6]));
            let taken = workshop.take_over(&looked, view.look, &[0]).await;
            let taken = taken.expect("documents");
            keys.extend(taken.iter().map(|card| (card.key.clone(), card.faults)));
            let again = workshop.take_over(&looked, view.look, &[0]).await;
            let why = AppError::NotFound {
                what: MissingThing::Document,
            };
            assert_eq!(format!("{:?}", again.err()), format!("{:?}", Some(why)));
        }
        let own = |key: &str| (key.to_owned(), 0);
        assert_eq!(keys, [own("tower-2"), own("tower-3")]);
    }

    #[tokio::test]
    async fn a_look_that_was_overtaken_is_not_taken_over() {
        let folder = tempfile::tempdir().expect("folder");
        let pack = file(&folder, "pack.xml", PACK);
        let (workshop, looked) = (workshop(), ForeignPreview::default());
        let first = looked.look_at(&pack).await.expect("a definition");
        let second = looked.look_at(&pack).await.expect("a definition");
        let taken = workshop.take_over(&looked, first.look, &[0]).await;
        assert!(taken.is_err());
        let nothing = workshop.take_over(&looked, second.look, &[7]).await;
        assert!(nothing.expect("no document").is_empty());
    }

    #[tokio::test]
    async fn a_set_is_given_away_and_taken_over_again_and_one_with_a_fault_is_not() {
        let folder = tempfile::tempdir().expect("folder");
        let (workshop, looked) = (workshop(), ForeignPreview::default());
        let look = looked.look_at(&file(&folder, "hills.xml", PACK)).await;
        let look = look.expect("a definition").look;
        let taken = workshop.take_over(&looked, look, &[0]).await;
        let id = DocumentId(taken.expect("a set")[0].id);
        let given = workshop.definition(id).await.expect("a definition");
        assert_eq!(
            (given.file.file_name.as_str(), given.view.losses.len()),
            ("hills.xml", 0)
        );
        let back = looked
            .look_at(&file(&folder, "again.xml", &given.file.text))
            .await;
        assert_eq!(back.expect("a definition").sets[0].tiles, 1);

        let begun = begin(&workshop, DraftKind::TileSet, "My gates", None).await;
        let tile = begun.tiles[0].design.id.clone();
        let faulty = DocumentId(with_crossing(&workshop, begun, &tile).await.id);
        assert!(workshop.definition(faulty).await.is_err());
    }

    #[tokio::test]
    async fn a_file_that_is_no_definition_is_named() {
        let folder = tempfile::tempdir().expect("folder");
        let letter = file(&folder, "letter.xml", "Dear Ada");
        match ForeignPreview::default().look_at(&letter).await {
            Err(AppError::Content { problems }) => {
                assert_eq!(problems[0].file.as_deref(), Some("letter.xml"));
                assert_eq!(problems[0].code, "not-xml");
            }
            other => panic!("{other:?}"),
        }
    }
}
