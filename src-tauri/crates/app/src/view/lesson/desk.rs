//! What is made in a lesson at a desk of the workshop, as a screen shows it.

use crate::view::draft::{self, DocumentStanding, DocumentView};
use crate::view::lab::{self, RunCard, RunView};
use content::library::Library;
use content::scenario::DeskWord;
use serde::Serialize;
use specta::Type;
use store::document::DocumentId;
use tutor::{EditedDocument, EditorAction};
use workshop::op::Op;

/// Which desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum DeskType {
    Tile,
    Set,
    Mix,
    Lab,
}

impl From<DeskWord> for DeskType {
    fn from(word: DeskWord) -> Self {
        match word {
            DeskWord::Tile => Self::Tile,
            DeskWord::Set => Self::Set,
            DeskWord::Mix => Self::Mix,
            DeskWord::Lab => Self::Lab,
        }
    }
}

/// What lies on the desk.
#[derive(Debug, Clone, Serialize, Type)]
pub struct DeskView {
    pub kind: DeskType,
    pub document: DocumentView,
    /// What the lab told of the document as it is.
    pub run: Option<RunView>,
    /// How many games it plays there.
    pub games: u32,
}

/// One thing that help tells to do; null where the lab is to play.
pub type DirectedOp = Option<Op>;

pub fn told(make: &EditorAction) -> DirectedOp {
    match make {
        EditorAction::Change(op) => Some(op.clone()),
        EditorAction::Weigh(_) => None,
    }
}

/// A document of a lesson belongs to nobody's list: it has no number.
const NOBODYS: DocumentId = DocumentId(0);

pub fn desk(
    kind: DeskType,
    made: &EditedDocument,
    done: &[EditorAction],
    games: u32,
    language: &str,
) -> DeskView {
    let library = Library::built_in();
    let steps: Vec<_> = done
        .iter()
        .filter(|it| told(it).is_some())
        .map(told)
        .collect();
    let at = DocumentStanding {
        id: NOBODYS,
        revision: 0,
        head: steps.len() as u32,
        steps,
    };
    let document = draft::document(library, &made.draft, at, Vec::new(), language);
    let run = made.weighed().map(|run| {
        let card = RunCard {
            id: 0,
            mix: document.key.clone(),
            name: document.name.clone(),
            bots: run
                .plan
                .bots
                .iter()
                .map(|bot| bot.word().to_owned())
                .collect(),
            games: run.plan.games,
            done: run.plan.games,
            seed: run.plan.seed as u32,
            going: false,
            seconds_left: None,
            made: 0,
            changes: Vec::new(),
            damaged: false,
        };
        lab::view(card, &run.plan, &run.done.figures, library)
    });
    DeskView {
        kind,
        document,
        run,
        games,
    }
}
