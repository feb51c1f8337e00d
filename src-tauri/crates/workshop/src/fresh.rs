//! Names for what is new: documents that begin blank or as a copy, and ids that nobody has yet.
//! Knows spelling; whoever keeps the documents says which ids are taken.

use crate::campaign::TITLE;
use crate::draft::{DocumentDraft, DraftKind};
use crate::lesson::LessonFile;
use crate::plan::TilePlan;
use content::beginning::{GameSetup, Players};
use content::campaign::Campaign;
use content::draft;
use content::entries::Entries;
use content::mix::{Mix, MixChoice};
use content::number::Whole;
use content::position::PositionSeat;
use content::position_file::PositionFile;
use content::problem::Problem;
use content::scenario::{Decider, ENGLISH};
use content::set_words::RulesPage;
use content::text::Text;
use content::tile_set::{SetTile, TileSet};
use serde_json::json;

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
        symbol: None,
        back: None,
        rules: RulesPage::default(),
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
        words: Entries::default(),
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

/// What the ids of own lessons begin with; no lesson of the program's does.
pub const LESSONS: &str = "own-lesson-";

/// A lesson without steps that begins where a position stands, in the language of its author. Others play what is recorded.
pub fn lesson(
    id: &str,
    name: &str,
    language: &str,
    position: &PositionFile,
) -> Result<DocumentDraft, Vec<Problem>> {
    let mut setup = position.setup.clone();
    let mut seats = setup.players.seats();
    let learner = position.learner.map_or(0, Whole::get::<usize>);
    let mut names = OTHERS.into_iter();
    for (number, seat) in seats.iter_mut().enumerate() {
        seat.bot = None;
        if number == learner {
            // Whoever plays it is spoken to.
            seat.name = None;
            seat.by = Some(Decider::Learner);
        } else {
            let usual = names.next().map(str::to_owned);
            seat.name = seat.name.take().or(usual);
            seat.by = Some(Decider::Script);
        }
    }
    setup.players = Players::Each(seats);
    // Nobody draws for a lesson, and each time the same tiles come.
    setup.draw = None;
    if setup.deck.is_none() && setup.seed.is_none() {
        setup.seed = Some(Whole::ONE);
    }
    let mut file = json!({
        "format": "bastide/scenario@1",
        "id": id,
        // What the program asks of its own lessons beside that is nothing that an author must write.
        "kind": "puzzle",
        "title": TITLE,
        "setup": setup,
        "steps": [],
        "text": { language: { TITLE: name } },
    });
    if language != ENGLISH {
        file["language"] = json!(language);
    }
    let read = LessonFile::read(&draft::text(&file))?;
    let lesson = LessonFile::new(read.scenario().clone());
    Ok(DocumentDraft::Lesson(Box::new(lesson)))
}

/// Who sits there where nobody has a name.
const OTHERS: [&str; 3] = ["Ada", "Bo", "Cor"];

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
        DocumentDraft::Lesson(lesson) => **lesson = lesson.called(name),
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
        DocumentDraft::Lesson(lesson) => DocumentDraft::Lesson(Box::new(lesson.under(id))),
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

/// An id for a document of a kind from its name.
pub fn id_of(kind: DraftKind, name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    match kind {
        DraftKind::Lesson => {
            let own = |id: &str| format!("{LESSONS}{id}");
            own(&id(name, |id| is_taken(&own(id))))
        }
        _ => id(name, is_taken),
    }
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
