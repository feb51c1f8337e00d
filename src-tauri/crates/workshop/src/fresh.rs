//! Names for what is new: documents that begin blank or as a copy, and ids that nobody has yet.
//! Knows spelling; whoever keeps the documents says which ids are taken.

use crate::campaign::TITLE;
use crate::draft::DocumentDraft;
use crate::plan::TilePlan;
use content::beginning::{GameSetup, Players};
use content::campaign::Campaign;
use content::entries::Entries;
use content::mix::{Mix, MixChoice};
use content::number::Whole;
use content::position::PositionSeat;
use content::position_file::PositionFile;
use content::text::Text;
use content::tile_set::{SetTile, TileSet};

/// As many letters of a name go into an id.
const LONGEST: usize = 40;

/// A set with one blank tile.
pub fn set(id: &str, name: &str) -> DocumentDraft {
    DocumentDraft::Set(TileSet {
        id: id.to_owned(),
        name: Text::english(name),
        description: None,
        author: None,
        licence: None,
        needs: Vec::new(),
        tiles: vec![TilePlan::blank(format!("{id}/A")).tile()],
    })
}

/// A mix of the base game.
pub fn mix(id: &str, name: &str) -> DocumentDraft {
    let mut mix = Mix {
        id: Some(id.to_owned()),
        name: Some(Text::english(name)),
        ..Mix::default()
    };
    mix.sets.0.insert("base".to_owned(), Whole::ONE);
    DocumentDraft::Mix(mix)
}

/// A position with nothing on the table yet, for two players, with a mix or the tiles of the base game.
pub fn position(id: &str, name: &str, mix: Option<DocumentDraft>) -> DocumentDraft {
    // Only what is in its bag and by which rules it is played: what lies on the table is what the position says.
    let mix = if let Some(DocumentDraft::Mix(mix)) = mix {
        Mix {
            id: None,
            name: None,
            description: None,
            author: None,
            start: None,
            draws: Vec::new(),
            ..mix
        }
    } else {
        let mut mix = Mix::default();
        mix.sets.0.insert("base".to_owned(), Whole::ONE);
        mix
    };
    DocumentDraft::Position(Box::new(PositionFile {
        id: id.to_owned(),
        name: Text::english(name),
        description: None,
        author: None,
        setup: GameSetup {
            start: Some(Vec::new()),
            ..GameSetup::new(
                Players::Each(vec![PositionSeat::default(); 2]),
                MixChoice::Written(Box::new(mix)),
            )
        },
        learner: None,
        names: Entries::default(),
        goals: Vec::new(),
        stars: Vec::new(),
        never: Vec::new(),
        turns: None,
    }))
}

/// A campaign without chapters.
pub fn campaign(id: &str, name: &str) -> DocumentDraft {
    let said = Entries([(TITLE.to_owned(), name.to_owned())].into());
    DocumentDraft::Campaign(Box::new(Campaign {
        id: id.to_owned(),
        title: TITLE.to_owned(),
        about: TITLE.to_owned(),
        author: None,
        end: None,
        chapters: Vec::new(),
        scenarios: Entries::default(),
        text: Entries([("en".to_owned(), said)].into()),
    }))
}

/// The same document under another id and name; the tiles of a set go with it.
pub fn copy(of: &DocumentDraft, id: &str, name: &str) -> DocumentDraft {
    let mut copy = under(of, id);
    match &mut copy {
        DocumentDraft::Set(set) => set.name = Text::english(name),
        DocumentDraft::Mix(mix) => mix.name = Some(Text::english(name)),
        DocumentDraft::Position(position) => position.name = Text::english(name),
        DocumentDraft::Campaign(campaign) => {
            for said in campaign.text.0.values_mut() {
                said.0.insert(campaign.title.clone(), name.to_owned());
            }
        }
    }
    copy
}

/// The same document under another id; the tiles of a set go with it.
pub fn under(of: &DocumentDraft, id: &str) -> DocumentDraft {
    match of {
        DocumentDraft::Set(set) => {
            let tiles = set.tiles.iter().map(|tile| SetTile {
                id: format!("{id}/{}", own_name(&tile.id)),
                ..tile.clone()
            });
            DocumentDraft::Set(TileSet {
                id: id.to_owned(),
                tiles: tiles.collect(),
                ..set.clone()
            })
        }
        DocumentDraft::Mix(mix) => DocumentDraft::Mix(Mix {
            id: Some(id.to_owned()),
            ..mix.clone()
        }),
        DocumentDraft::Position(position) => DocumentDraft::Position(Box::new(PositionFile {
            id: id.to_owned(),
            ..PositionFile::clone(position)
        })),
        DocumentDraft::Campaign(campaign) => DocumentDraft::Campaign(Box::new(Campaign {
            id: id.to_owned(),
            ..Campaign::clone(campaign)
        })),
    }
}

/// An id from a name: its letters and digits, with a number when it is taken.
pub fn id(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let mut id = String::new();
    for letter in name.chars().flat_map(char::to_lowercase).take(LONGEST) {
        if letter.is_ascii_alphanumeric() {
            id.push(letter);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
    }
    let stem = match id.trim_end_matches('-') {
        "" => "own",
        stem => stem,
    };
    numbered(stem, is_taken)
}

/// The id of the next tile: A to Z, then A-2 and so on.
pub(crate) fn tile(set: &TileSet) -> String {
    let is_free = |id: &String| set.tiles.iter().all(|tile| tile.id != *id);
    let letter = ('A'..='Z')
        .map(|letter| format!("{}/{letter}", set.id))
        .find(is_free);
    letter.unwrap_or_else(|| tile_like(set, "/A"))
}

/// An id as near as possible to that of a tile of another set.
pub(crate) fn tile_like(set: &TileSet, other: &str) -> String {
    let is_taken = |name: &str| {
        let id = format!("{}/{name}", set.id);
        set.tiles.iter().any(|tile| tile.id == id)
    };
    let name = Some(own_name(other))
        .filter(|name| is_tile_name(name))
        .unwrap_or("A");
    format!("{}/{}", set.id, numbered(name, is_taken))
}

/// True for what may stand behind the slash of a tile's id.
pub(crate) fn is_tile_name(name: &str) -> bool {
    (1..=LONGEST).contains(&name.len())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

/// The part of a tile's id behind the slash.
pub fn own_name(id: &str) -> &str {
    id.split_once('/').map_or(id, |(_, name)| name)
}

fn numbered(stem: &str, is_taken: impl Fn(&str) -> bool) -> String {
    if !is_taken(stem) {
        return stem.to_owned();
    }
    let mut numbers = 2u32..;
    let free = numbers
        .by_ref()
        .map(|number| format!("{stem}-{number}"))
        .find(|id| !is_taken(id));
    free.unwrap_or_else(|| unreachable!("numbers do not end"))
}
