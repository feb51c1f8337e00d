//! A document that somebody makes: read, changed by operations, judged, written.
//! Knows the kinds there are; not where a document is kept.

use crate::lesson::LessonFile;
use crate::op::{DocumentField, Op, OpRefusal};
use crate::{campaign, lesson_steps, mix, position, set};
use content::campaign::Campaign;
use content::document;
use content::draft;
use content::mix::Mix;
use content::position_file::PositionFile;
use content::problem::Problem;
use content::text::{MOST_LETTERS, MOST_LETTERS_OF_NAME, Text};
use content::tile_set::TileSet;
use serde::{Deserialize, Serialize};

/// A tile set, a mix, a position, a campaign or a lesson, as far as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DocumentDraft {
    /// A tile set.
    Set(TileSet),
    /// A mix.
    Mix(Mix),
    /// A position.
    Position(Box<PositionFile>),
    /// A campaign.
    Campaign(Box<Campaign>),
    /// A lesson.
    Lesson(Box<LessonFile>),
}

/// Which of them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum DraftKind {
    TileSet,
    Mix,
    Position,
    Campaign,
    Lesson,
}

/// The word for lessons among what is kept; their files are scenarios.
const LESSON: &str = "lesson";

impl DraftKind {
    /// Every kind.
    pub const ALL: [Self; 5] = [
        Self::TileSet,
        Self::Mix,
        Self::Position,
        Self::Campaign,
        Self::Lesson,
    ];

    /// The word for it in files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::TileSet => "tile-set",
            Self::Mix => "mix",
            Self::Position => "position",
            Self::Campaign => "campaign",
            Self::Lesson => LESSON,
        }
    }
}

impl DocumentDraft {
    /// How many things are in it, itself among them.
    pub fn things(&self) -> usize {
        1 + match self {
            Self::Set(set) => set.tiles.len(),
            Self::Mix(mix) => mix.sets.len() + mix.tiles.len(),
            Self::Position(position) => {
                let setup = &position.setup;
                setup.start.iter().flatten().count() + setup.figures.len()
            }
            Self::Campaign(campaign) => campaign.chapters.len(),
            Self::Lesson(lesson) => lesson.scenario().steps.len(),
        }
    }

    /// Reads what was written.
    ///
    /// # Errors
    /// When it is no such document.
    pub fn read(kind: DraftKind, text: &str) -> Result<Self, Vec<Problem>> {
        Ok(match kind {
            DraftKind::TileSet => Self::Set(draft::read(text)?),
            DraftKind::Mix => Self::Mix(draft::read(text)?),
            DraftKind::Position => Self::Position(Box::new(draft::read(text)?)),
            DraftKind::Campaign => Self::Campaign(Box::new(draft::read(text)?)),
            DraftKind::Lesson => Self::Lesson(Box::new(LessonFile::read(text)?)),
        })
    }

    /// Its text, as a file holds it.
    pub fn text(&self) -> String {
        match self {
            Self::Set(set) => document::write(set),
            Self::Mix(mix) => document::write(mix),
            Self::Position(position) => document::write(&**position),
            Self::Campaign(campaign) => document::write(&**campaign),
            Self::Lesson(lesson) => lesson.text().to_owned(),
        }
    }

    /// Which kind it is.
    pub const fn kind(&self) -> DraftKind {
        match self {
            Self::Set(_) => DraftKind::TileSet,
            Self::Mix(_) => DraftKind::Mix,
            Self::Position(_) => DraftKind::Position,
            Self::Campaign(_) => DraftKind::Campaign,
            Self::Lesson(_) => DraftKind::Lesson,
        }
    }

    /// The id that other documents use for it.
    pub fn id(&self) -> &str {
        match self {
            Self::Set(set) => &set.id,
            Self::Mix(mix) => mix.id.as_deref().unwrap_or_default(),
            Self::Position(position) => &position.id,
            Self::Campaign(campaign) => &campaign.id,
            Self::Lesson(lesson) => &lesson.scenario().id,
        }
    }

    /// What people call it.
    pub fn name(&self, language: &str) -> &str {
        match self {
            Self::Set(set) => set.name.in_language(language),
            Self::Mix(mix) => mix
                .name
                .as_ref()
                .map_or("", |name| name.in_language(language)),
            Self::Position(position) => position.name.in_language(language),
            Self::Campaign(campaign) => {
                let title = campaign.said(&campaign.title, language);
                title.unwrap_or(&campaign.id)
            }
            Self::Lesson(lesson) => lesson.name(language),
        }
    }

    /// Everything that is wrong with it by itself.
    pub fn faults(&self) -> Vec<Problem> {
        match self {
            Self::Set(set) => draft::faults(set),
            Self::Mix(mix) => draft::faults(mix),
            Self::Position(position) => draft::faults(&**position),
            Self::Campaign(campaign) => draft::faults(&**campaign),
            Self::Lesson(lesson) => lesson.faults(),
        }
    }

    /// The document after a change; this one stays as it is.
    ///
    /// # Errors
    /// When it cannot be done, or changes nothing.
    pub fn apply(&self, op: &Op) -> Result<Self, OpRefusal> {
        let after = match (self, op) {
            (
                _,
                Op::About {
                    what,
                    text,
                    language,
                },
            ) => self.say(*what, text.as_deref(), language.as_deref().unwrap_or("en"))?,
            (Self::Set(before), Op::Tile { tile, change }) => {
                Self::Set(set::draw(before, tile, change)?)
            }
            (Self::Set(before), Op::Set { change }) => Self::Set(set::change(before, change)?),
            (Self::Mix(before), Op::Mix { change }) => Self::Mix(mix::change(before, change)?),
            (Self::Position(before), Op::Position { change }) => {
                Self::Position(Box::new(position::change(before, change)?))
            }
            (Self::Campaign(before), Op::Campaign { change }) => {
                Self::Campaign(Box::new(campaign::change(before, change)?))
            }
            (Self::Lesson(before), Op::Lesson { change }) => {
                Self::Lesson(Box::new(lesson_steps::change(before, change)?))
            }
            _ => return Err(OpRefusal::WrongKind),
        };
        if after == *self {
            return Err(OpRefusal::Same);
        }
        Ok(after)
    }

    fn say(
        &self,
        what: DocumentField,
        text: Option<&str>,
        language: &str,
    ) -> Result<Self, OpRefusal> {
        let most = match what {
            DocumentField::Name => MOST_LETTERS_OF_NAME,
            _ => MOST_LETTERS,
        };
        let text = written(text, most, language)?;
        let mut after = self.clone();
        match (&mut after, what) {
            (Self::Set(set), DocumentField::Name) => {
                set.name = set
                    .name
                    .clone()
                    .with(language, text.ok_or(OpRefusal::BadText)?);
            }
            (Self::Mix(mix), DocumentField::Name) => {
                mix.name = spoken(mix.name.take(), language, text);
                if mix.name.is_none() {
                    return Err(OpRefusal::BadText);
                }
            }
            (Self::Position(position), DocumentField::Name) => {
                let text = text.ok_or(OpRefusal::BadText)?;
                position.name = position.name.clone().with(language, text);
            }
            (Self::Position(position), DocumentField::Description) => {
                position.description = spoken(position.description.take(), language, text);
            }
            (Self::Position(position), DocumentField::Author) => {
                position.author = text.map(str::to_owned);
            }
            (Self::Campaign(campaign), what) => campaign::say_of(campaign, what, text, language)?,
            (Self::Lesson(lesson), what) => **lesson = lesson_steps::say_of(lesson, what, text)?,
            (Self::Set(set), DocumentField::Description) => {
                set.description = spoken(set.description.take(), language, text);
            }
            (Self::Mix(mix), DocumentField::Description) => {
                mix.description = spoken(mix.description.take(), language, text);
            }
            (Self::Set(set), DocumentField::Author) => set.author = text.map(str::to_owned),
            (Self::Mix(mix), DocumentField::Author) => mix.author = text.map(str::to_owned),
            (Self::Set(set), DocumentField::Licence) => set.licence = text.map(str::to_owned),
            (Self::Mix(_) | Self::Position(_), DocumentField::Licence) => {
                return Err(OpRefusal::WrongKind);
            }
        }
        Ok(after)
    }
}

/// What somebody wrote, as it is kept; nothing when it is blank.
///
/// # Errors
/// When it is longer than its field, or of no language.
pub(crate) fn written<'a>(
    text: Option<&'a str>,
    most: usize,
    language: &str,
) -> Result<Option<&'a str>, OpRefusal> {
    let text = text.map(str::trim).filter(|text| !text.is_empty());
    let is_language = language.len() == 2 && language.bytes().all(|b| b.is_ascii_lowercase());
    if text.is_some_and(|text| text.chars().count() > most) || !is_language {
        return Err(OpRefusal::BadText);
    }
    Ok(text)
}

/// A text with other words in one language; none without English words.
pub(crate) fn spoken(old: Option<Text>, language: &str, words: Option<&str>) -> Option<Text> {
    match (old, words) {
        (Some(old), Some(words)) => Some(old.with(language, words)),
        (None, Some(words)) => Some(Text::english(words)),
        (Some(old), None) if language != "en" => Some(old.without(language)),
        (_, None) => None,
    }
}
