//! Documents as files, and the game that tries a tile. It must not know how documents are kept.

use super::arrived::Arrived;
use super::parcels::{Standing, standing_of};
use super::sharing::{campaign_of, unpacked};
use super::{Answer, Workshop, id_taken, is_carried, not_there};
use crate::files;
use crate::view::shelf::{ExportedGame, FileReport};
use crate::wall::apart;
use ::workshop::draft::{Draft, DraftKind};
use content::campaign::Campaign;
use content::document::{self, DocumentFormat};
use content::edition::Edition;
use content::json;
use content::mix::{Mix, MixChoice, StartTile};
use content::number::Whole;
use content::position_file::PositionFile;
use content::record::{Opening, Players, Record};
use content::rooms::Room;
use content::scenario::Scenario;
use content::tile_set::{SetTile, TileSet};
use content::words::Word as _;
use std::path::Path;
use store::document::DocumentId;

/// How often the tile is drawn that is tried.
const TRIES: i64 = 24;
/// It lies on the table when a tile is tried: city, road and field, so that every tile fits somewhere.
const FIRST: &str = "base/D";

/// What a file holds, in the order in which files that come together are opened: what others need comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    Set,
    Mix,
    Bundle,
    Position,
    Campaign,
    Scenario,
    /// Nothing of ours, or a game.
    Other,
}

impl Workshop {
    /// What a file says that it holds.
    pub async fn sort(path: &Path) -> Sort {
        let path = path.to_owned();
        let is_named = path.extension().is_some_and(|it| it == exchange::ENDING);
        let read = apart(
            || "looking into a file".to_owned(),
            move || files::read(&path, json::MOST_BYTES),
        );
        let Ok(bytes) = read.await else {
            return if is_named { Sort::Bundle } else { Sort::Other };
        };
        if is_named || exchange::is_bundle(&bytes) {
            return Sort::Bundle;
        }
        let value = json::parse(&bytes).ok();
        match value.as_ref().map(document::kind_of) {
            Some(Ok(TileSet::KIND)) => Sort::Set,
            Some(Ok(Mix::KIND)) => Sort::Mix,
            Some(Ok(PositionFile::KIND)) => Sort::Position,
            Some(Ok(Campaign::KIND)) => Sort::Campaign,
            Some(Ok(Scenario::KIND)) => Sort::Scenario,
            _ => Sort::Other,
        }
    }

    /// Opens a file of such a sort: a document whose id is free is kept, one that is there already is found, and
    /// whatever else there is waits for a decision.
    pub async fn import_file(&self, path: &Path, sort: Sort, language: &str) -> FileReport {
        let file = path.file_name().unwrap_or(path.as_os_str());
        let file = file.to_string_lossy().into_owned();
        let opened = self.read_file(path, sort).await;
        let told = match opened {
            Ok(arrived) => self.receive(file.clone(), arrived, sort, language).await,
            Err(error) => Err(error),
        };
        told.unwrap_or_else(|error| FileReport::Refused { file, error })
    }

    async fn receive(
        &self,
        file: String,
        arrived: Vec<Arrived>,
        sort: Sort,
        language: &str,
    ) -> Answer<FileReport> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let found = match arrived.as_slice() {
            [Arrived::Draft(draft)] if sort != Sort::Bundle => {
                Some((draft.clone(), standing_of(&shelf, draft)))
            }
            _ => None,
        };
        let (id, known) = match found {
            Some((draft, Standing::Free)) => (self.add(move |_| Ok(draft)).await?, false),
            Some((_, Standing::Same(Some(id)))) => (id, true),
            _ => {
                let parcel = self.offer(arrived, language).await?;
                return Ok(FileReport::Offered { file, parcel });
            }
        };
        let cards = self.documents(language).await?;
        let card = cards.into_iter().find(|card| card.id == id.0);
        Ok(FileReport::Drawn {
            file,
            document: Box::new(card.ok_or_else(not_there)?),
            known,
        })
    }

    async fn read_file(&self, path: &Path, sort: Sort) -> Answer<Vec<Arrived>> {
        let path = path.to_owned();
        let library = self.session.library();
        let read = apart(
            || "reading a file".to_owned(),
            move || {
                let bytes = files::read(&path, exchange::MOST_BYTES)?;
                let arrived = match sort {
                    Sort::Bundle => return unpacked(&bytes),
                    Sort::Campaign => campaign_of(&bytes, &library)?,
                    Sort::Mix => Arrived::Draft(Draft::Mix(library.read(&bytes)?)),
                    Sort::Position => {
                        Arrived::Draft(Draft::Position(Box::new(library.read(&bytes)?)))
                    }
                    _ => Arrived::Draft(Draft::Set(library.read(&bytes)?)),
                };
                if let Arrived::Draft(draft) = &arrived
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
    pub async fn export(&self, id: DocumentId) -> Answer<ExportedGame> {
        let writing = move || format!("writing document {} as a file", id.0);
        self.shelf
            .ask(writing, move |shelf| {
                let draft = shelf.get(id).ok_or_else(not_there)?;
                let kind = match draft.kind() {
                    DraftKind::TileSet => "tiles",
                    DraftKind::Mix => "mix",
                    DraftKind::Position => "position",
                    DraftKind::Campaign => "campaign",
                };
                Ok(ExportedGame {
                    file_name: format!("{}.bastide-{kind}.json", draft.id()),
                    text: draft.text(),
                })
            })
            .await
    }
}

/// The beginning of a game in which one tile is drawn again and again, with every rule that it shows a symbol of.
pub(super) fn trial(set: &TileSet, id: &str) -> Answer<Record> {
    let tile = set
        .tiles
        .iter()
        .find(|tile| tile.id == id)
        .ok_or_else(not_there)?;
    let mut mix = Mix::default();
    let copies = Whole::new(TRIES).ok_or_else(not_there)?;
    mix.tiles.0.insert(id.to_owned(), copies);
    mix.rooms = Room::ALL
        .iter()
        .copied()
        .filter(|room| shows(tile, *room))
        .collect();
    mix.start = Some(vec![StartTile {
        tile: FIRST.to_owned(),
        x: Whole::ZERO,
        y: Whole::ZERO,
        rotation: Whole::ZERO,
        by: None,
    }]);
    mix.tiles.0.insert(FIRST.to_owned(), Whole::ONE);
    Ok(Record {
        rules: Edition::TODAY,
        name: None,
        setup: Opening {
            seed: Whole::new(1),
            ..Opening::new(
                Players::Number(Whole::ONE),
                MixChoice::Written(Box::new(mix)),
            )
        },
        designs: Vec::new(),
        actions: Vec::new(),
    })
}

fn shows(tile: &SetTile, room: Room) -> bool {
    content::rooms::misses(room, tile)
}
