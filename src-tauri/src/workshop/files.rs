//! Tile sets and mixes as files, and the game that tries a tile. It must not know how documents are kept.

use super::{Answer, Workshop, id_taken, is_carried, is_taken, not_there};
use crate::files;
use crate::session::apart;
use crate::view::draft::DocumentCard;
use crate::view::shelf::{ExportedGame, FileReport};
use ::workshop::draft::{Draft, DraftKind};
use ::workshop::fresh;
use content::document::{self, Document};
use content::edition::Edition;
use content::json;
use content::mix::{Mix, MixChoice, StartTile};
use content::number::Whole;
use content::record::{Opening, Players, Record};
use content::rooms::Room;
use content::tile_set::{Tile, TileSet};
use content::words::Word as _;
use std::path::Path;
use store::document::DocumentId;

/// How often the tile is drawn that is tried.
const TRIES: i64 = 24;
/// It lies on the table when a tile is tried: city, road and field, so that every tile fits somewhere.
const FIRST: &str = "base/D";

impl Workshop {
    /// Whether a file says that it is a tile set or a mix.
    pub(crate) async fn is_ours(path: &Path) -> bool {
        let path = path.to_owned();
        let read = apart(
            || "looking into a file".to_owned(),
            move || files::read(&path, json::MOST_BYTES),
        );
        let value = read.await.ok().and_then(|bytes| json::parse(&bytes).ok());
        let kind = value
            .as_ref()
            .and_then(|value| document::kind_of(value).ok());
        kind.is_some_and(|kind| [TileSet::KIND, Mix::KIND].contains(&kind))
    }

    /// Keeps the tile set or mix that a file holds; one whose id is taken by an own one becomes a copy.
    pub(crate) async fn import_file(&self, path: &Path, language: &str) -> FileReport {
        let file = path.file_name().unwrap_or(path.as_os_str());
        let file = file.to_string_lossy().into_owned();
        match self.import(path, language).await {
            Ok(document) => FileReport::Drawn {
                file,
                document: Box::new(document),
            },
            Err(error) => FileReport::Refused { file, error },
        }
    }

    async fn import(&self, path: &Path, language: &str) -> Answer<DocumentCard> {
        let (path, named) = (path.to_owned(), path.display().to_string());
        let read = apart(
            move || format!("reading {named}"),
            move || {
                let value = json::parse(&files::read(&path, json::MOST_BYTES)?)
                    .map_err(|problem| vec![problem])?;
                let is_mix = document::kind_of(&value).is_ok_and(|kind| kind == Mix::KIND);
                Ok(if is_mix {
                    Draft::Mix(document::read_value(value)?)
                } else {
                    Draft::Set(document::read_value(value)?)
                })
            },
        );
        let draft = read.await?;
        if is_carried(draft.kind(), draft.id()) {
            return Err(vec![id_taken(draft.id())].into());
        }
        let draft = {
            let shelf = self.shelf.lock().await;
            if is_taken(&shelf, draft.kind(), draft.id()) {
                let key = fresh::id(draft.id(), |id| is_taken(&shelf, draft.kind(), id));
                fresh::copy(&draft, &key, draft.name("en"))
            } else {
                draft
            }
        };
        let id = self.add(draft).await?;
        let cards = self.documents(language).await?;
        cards
            .into_iter()
            .find(|card| card.id == id.0)
            .ok_or_else(not_there)
    }

    /// A document as a file, with a fitting name for it.
    pub(crate) async fn export(&self, id: DocumentId) -> Answer<ExportedGame> {
        let shelf = self.shelf.lock().await;
        let draft = shelf.get(&id).ok_or_else(not_there)?;
        let kind = match draft.kind() {
            DraftKind::TileSet => "tiles",
            DraftKind::Mix => "mix",
        };
        Ok(ExportedGame {
            file_name: format!("{}.bastide-{kind}.json", draft.id()),
            text: draft.text(),
        })
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
            players: Players::Number(Whole::ONE),
            mix: MixChoice::Written(Box::new(mix)),
            seed: Whole::new(1),
            draw: None,
            deck: None,
            start: None,
            figures: Vec::new(),
            towers: Vec::new(),
            first: None,
            turn: None,
            active: None,
            part: None,
            ransomed: false,
            aside: Vec::new(),
        },
        designs: Vec::new(),
        actions: Vec::new(),
    })
}

fn shows(tile: &Tile, room: Room) -> bool {
    content::rooms::misses(room, tile)
}
