//! A lesson as it is made: what it says, and its file as its author wrote it. What can be done with one stands in
//! `lesson_steps.rs`.

pub use crate::lesson_steps::{exactly, may_go, words};
use crate::lesson_text::{keys, put};
use crate::op::OpRefusal;
use content::document;
use content::draft;
use content::layout;
use content::problem::Problem;
use content::scenario::{Scenario, ScenarioKind};

/// Stands where nobody has written words yet.
const NO_WORDS: &str = "…";

/// A lesson, and its file as it is written.
#[derive(Clone, Debug)]
pub struct LessonFile {
    scenario: Scenario,
    text: String,
}

/// What it says: a bundle writes every file in its own way.
impl PartialEq for LessonFile {
    fn eq(&self, other: &Self) -> bool {
        self.scenario == other.scenario
    }
}

impl Eq for LessonFile {}

impl LessonFile {
    /// Reads what was written.
    ///
    /// # Errors
    /// When it is no such file.
    pub fn read(text: &str) -> Result<Self, Vec<Problem>> {
        Ok(Self {
            scenario: draft::read(text)?,
            text: text.to_owned(),
        })
    }

    /// A lesson that nobody has written yet.
    pub fn new(scenario: Scenario) -> Self {
        let text = written(&scenario);
        let text = layout::laid_out(&text).unwrap_or(text);
        Self { scenario, text }
    }

    /// What it says.
    pub const fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// Its file: as it was read, but for what was changed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Everything that is wrong with it by itself.
    pub fn faults(&self) -> Vec<Problem> {
        let read = document::read::<Scenario>(self.text.as_bytes());
        read.err().unwrap_or_default()
    }

    /// The same file with another scenario in it.
    ///
    /// # Errors
    /// When that cannot be written.
    pub fn with(&self, scenario: &Scenario) -> Result<Self, OpRefusal> {
        let text = layout::merged(&self.text, &written(&self.scenario), &written(scenario));
        let text = text.ok_or(OpRefusal::BadText)?;
        let changed = Self::read(&text).map_err(|_| OpRefusal::BadText)?;
        if changed.scenario == *scenario {
            Ok(changed)
        } else {
            Err(OpRefusal::BadText)
        }
    }

    /// The lesson as it is played, though words are still missing.
    ///
    /// # Errors
    /// When it cannot be played as it stands.
    pub fn as_played(&self) -> Result<Scenario, Vec<Problem>> {
        let mut whole = self.scenario.clone();
        let language = whole.own_language().to_owned();
        let missing = |key: &&str| self.scenario.said(key, &language).is_none();
        for key in keys(&self.scenario).into_iter().filter(missing) {
            put(&mut whole, &language, key, NO_WORDS);
        }
        document::read(written(&whole).as_bytes())
    }

    /// The same under another id, as one of one's own: nobody asks of it what the program asks of its lessons.
    #[must_use]
    pub fn under(&self, id: &str) -> Self {
        let scenario = Scenario {
            id: id.to_owned(),
            kind: ScenarioKind::Puzzle,
            ..self.scenario.clone()
        };
        self.with(&scenario).unwrap_or_else(|_| Self::new(scenario))
    }

    /// The same called otherwise.
    #[must_use]
    pub fn called(&self, name: &str) -> Self {
        let mut scenario = self.scenario.clone();
        let (language, title) = (scenario.own_language().to_owned(), scenario.title.clone());
        put(&mut scenario, &language, &title, name);
        self.with(&scenario).unwrap_or_else(|_| self.clone())
    }

    /// What it is called.
    pub fn name(&self, language: &str) -> &str {
        let title = self.scenario.said(&self.scenario.title, language);
        title.unwrap_or(&self.scenario.id)
    }
}

fn written(scenario: &Scenario) -> String {
    draft::text(&document::stamped(scenario))
}
