//! A document on its way in: what stands on a shelf, or a scenario, which stands on none.

use crate::error::{AppError, Result};
use crate::lesson::own::{is_own, named};
use crate::view::catalog::TileDesign;
use crate::view::parcel::ParcelKind;
use crate::view::{document_card, draft};
use ::workshop::draft::{DocumentDraft, DraftKind};
use ::workshop::fresh::LESSONS;
use ::workshop::lesson::LessonFile;
use ::workshop::renames::RenameMap;
use bundle::{CarriedDocument, DocumentKind};
use content::document::{self, DocumentFormat as _};
use content::layout;
use content::library::Library;
use content::needs::Needs;
use content::problem::Problem;
use content::scenario::{Scenario, ScenarioKind};
use content::words::Word as _;
use tutor::Lesson;

/// Whether a scenario has a desk where it is made: lessons have, and puzzles that were recorded there. Any other puzzle is
/// played by whoever gets it: its desk would tell the answer.
pub(super) fn is_lesson(kind: &str, id: &str) -> bool {
    kind == ScenarioKind::Lesson.word()
        || (kind == ScenarioKind::Puzzle.word() && id.starts_with(LESSONS))
}

/// A document that came in a file.
#[derive(Clone, Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "a file holds few, and most of them are drafts"
)]
pub(super) enum ArrivalOutcome {
    Draft(DocumentDraft),
    Scenario(Box<Scenario>),
}

impl ArrivalOutcome {
    /// What a bundle carries.
    pub(super) fn of(carried: &CarriedDocument) -> Result<Self> {
        let kind = match carried.kind {
            DocumentKind::TileSet => DraftKind::TileSet,
            DocumentKind::Mix => DraftKind::Mix,
            DocumentKind::Position => DraftKind::Position,
            DocumentKind::Campaign => DraftKind::Campaign,
            DocumentKind::Scenario => return Self::scenario(&carried.text),
        };
        Ok(Self::Draft(DocumentDraft::read(kind, &carried.text)?))
    }

    /// A scenario goes by what it is, whatever it was called; a lesson of one's own has a desk.
    pub(super) fn scenario(text: &str) -> Result<Self> {
        let read: Scenario = document::read(text.as_bytes()).map_err(AppError::from)?;
        if read.desk.is_some() || !is_lesson(read.kind.word(), &read.id) {
            return Ok(Self::Scenario(Box::new(named(read))));
        }
        // As its desk writes it, however it was written on its way.
        let laid = layout::laid_out(text);
        let mut lesson = LessonFile::read(laid.as_deref().unwrap_or(text))?;
        if !is_own(&read.id) {
            lesson = lesson.under(&format!("{LESSONS}{}", read.id));
        }
        Ok(Self::Draft(DocumentDraft::Lesson(Box::new(lesson))))
    }

    pub(super) const fn kind(&self) -> ParcelKind {
        match self {
            Self::Draft(draft) => match draft.kind() {
                DraftKind::TileSet => ParcelKind::TileSet,
                DraftKind::Mix => ParcelKind::Mix,
                DraftKind::Position => ParcelKind::Position,
                DraftKind::Campaign => ParcelKind::Campaign,
                DraftKind::Lesson => ParcelKind::Lesson,
            },
            Self::Scenario(_) => ParcelKind::Scenario,
        }
    }

    pub(super) fn key(&self) -> &str {
        match self {
            Self::Draft(draft) => draft.id(),
            Self::Scenario(scenario) => &scenario.id,
        }
    }

    pub(super) fn name(&self, language: &str) -> String {
        match self {
            Self::Draft(draft) => draft.name(language).to_owned(),
            Self::Scenario(scenario) => {
                let title = scenario.said(&scenario.title, language);
                title.unwrap_or(&scenario.id).to_owned()
            }
        }
    }

    pub(super) fn text(&self) -> String {
        match self {
            Self::Draft(draft) => draft.text(),
            Self::Scenario(scenario) => document::write(&**scenario),
        }
    }

    /// The word under which it is kept.
    pub(super) const fn word(&self) -> &'static str {
        match self {
            Self::Draft(draft) => draft.kind().word(),
            Self::Scenario(_) => Scenario::KIND,
        }
    }

    /// The same, naming copies of what it names.
    pub(super) fn following(self, renames: &RenameMap) -> Result<Self> {
        let text = renames.in_text(&self.text());
        match self {
            Self::Draft(DocumentDraft::Set(_)) => Ok(self),
            Self::Draft(draft) => Ok(Self::Draft(DocumentDraft::read(draft.kind(), &text)?)),
            Self::Scenario(_) => Self::scenario(&text),
        }
    }

    /// How many chapters a campaign has.
    pub(super) fn chapters(&self) -> u32 {
        match self {
            Self::Draft(DocumentDraft::Campaign(campaign)) => campaign.chapters.len() as u32,
            Self::Draft(_) | Self::Scenario(_) => 0,
        }
    }

    /// How many tiles it comes to, and some of them.
    pub(super) fn tiles(&self, library: &Library) -> (u32, Vec<TileDesign>) {
        match self {
            Self::Draft(draft) => (
                draft::totals(library, draft).tiles,
                document_card::some_designs(library, draft),
            ),
            Self::Scenario(scenario) => {
                let laid: Vec<_> = scenario.setup.start.iter().flatten().collect();
                let ids = laid.iter().map(|laid| &laid.tile);
                (laid.len() as u32, document_card::designs_of(library, ids))
            }
        }
    }

    /// What keeps it from being used with these sets and mixes.
    pub(super) fn faults(&self, library: &Library) -> Vec<Problem> {
        let mut problems = match self {
            Self::Draft(DocumentDraft::Set(_)) => Vec::new(),
            Self::Draft(DocumentDraft::Mix(mix)) => library.bag(mix).err().unwrap_or_default(),
            Self::Draft(DocumentDraft::Position(position)) => {
                library.faults_of_position(&position.setup)
            }
            Self::Draft(DocumentDraft::Campaign(campaign)) => {
                super::campaigns::faults(library, campaign)
            }
            Self::Draft(DocumentDraft::Lesson(lesson)) => {
                let opened = Lesson::open(lesson.scenario().clone(), library, 0);
                opened.err().unwrap_or_default()
            }
            Self::Scenario(scenario) => {
                let opened = Lesson::open(Scenario::clone(scenario), library, 0);
                opened.err().unwrap_or_default()
            }
        };
        problems.retain(Problem::is_error);
        problems
    }
}

/// What a document of the shelf names of others.
pub(super) fn needs_of(draft: &DocumentDraft) -> Needs {
    match draft {
        DocumentDraft::Set(_) => Needs::default(),
        DocumentDraft::Mix(mix) => Needs::of(mix),
        DocumentDraft::Position(position) => Needs::of(&**position),
        DocumentDraft::Campaign(campaign) => Needs::of(&**campaign),
        DocumentDraft::Lesson(lesson) => Needs::of(lesson.scenario()),
    }
}
