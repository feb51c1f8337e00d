//! The lesson on the screen: its runner, and what came of the last thing done.

use super::journeys::OpenChapter;
use super::kept::{LessonRecords, fingerprint};
use super::learner_action::ToKeep;
use super::seen::BoardHistory;
use super::{NO_LESSON, kept};
use crate::catch_panics::guarded;
use crate::current::Editable;
use crate::error::{AppError, MissingThing, Result};
use crate::view::catalog::TileDesign;
use crate::view::lesson::MadeLesson;
use ::practice::PracticeRound;
use content::course::{campaigns, courses};
use content::library::Library;
use content::scenario::{AskKind, ExpectedAnswer as Value, Scenario, ScenarioStep};
use rules::expansions::ExpansionKey;
use rules::game::Game;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use store::Store;
use tutor::{AnswerFacts, EditedDocument, Lesson, Progress, Runner, StepOutcome};

/// A lesson that somebody is in; a copy shares its lesson, so that one can be changed on trial.
#[derive(Debug, Clone)]
pub(super) struct OpenLesson {
    pub(super) runner: Runner,
    pub(super) language: String,
    pub(super) keeps: LessonWrites,
    /// The most stars that it was ever finished with.
    pub(super) best: u8,
    /// The steps that were new, or otherwise, when it was opened.
    pub(super) fresh: Arc<BTreeSet<String>>,
    pub(super) revision: u32,
    pub(super) told: Option<StepResult>,
    /// What others did before the learner was asked.
    pub(super) before: Option<BoardHistory>,
    /// How it stood before the last wrong press, as long as that can be taken back.
    pub(super) pressed: Option<Runner>,
    /// The step in which a press was taken back: once is a slip, twice is trying out.
    pub(super) unsaid: Option<String>,
    /// The round of practice to which it belongs, as a question.
    pub(super) round: Option<PracticeRound>,
    /// The chapter of a campaign that it is.
    pub(super) chapter: Option<Box<OpenChapter>>,
    /// Where it is made, for a lesson of one's own.
    pub(super) made: Option<MadeLesson>,
    /// True when how far somebody had come could not be read: then it began anew.
    pub(super) is_torn: bool,
    /// The expansions in the boxes on one's shelf.
    pub(super) shelf: Vec<ExpansionKey>,
    /// The tiles that it brings along: the catalog has them not, or otherwise.
    pub(super) designs: Arc<[TileDesign]>,
}

impl Editable for OpenLesson {
    type GameWrite = ToKeep;
    const ABSENT: AppError = NO_LESSON;

    fn revision(&self) -> u32 {
        self.revision
    }

    fn log_name(&self) -> String {
        format!("lesson {}", self.id())
    }

    async fn keep(&mut self, store: &Store, keep: ToKeep) -> Result<()> {
        match keep {
            ToKeep::Lesson(kept) => store.keep_lesson(kept).await?,
            ToKeep::Chapter(kept, journey) => store.keep_chapter(kept, journey).await?,
            ToKeep::Answer(id, answer) => store.keep_answer(id, answer).await?,
            ToKeep::Unsaid(id, step, kept) => store.take_back_answer(id, step, kept).await?,
        }
        Ok(())
    }
}

/// What is kept of what is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LessonWrites {
    /// Each answer, and how far somebody has come.
    Progress,
    /// Each answer: a question for practice is never gone on with.
    Answers,
    /// Nothing: only a step is looked at.
    Nothing,
}

/// What came of the last thing done.
#[derive(Debug, Clone)]
pub(super) struct StepResult {
    pub(super) judged: crate::view::lesson::answer::Judgement,
    /// The step that it answers.
    pub(super) step: ScenarioStep,
    pub(super) given: Option<Value>,
    pub(super) outcome: StepOutcome,
    pub(super) seen: Option<BoardHistory>,
    pub(super) imagined: bool,
    /// What lay on the desk when it was judged.
    pub(super) desk: Option<Arc<EditedDocument>>,
}

impl StepResult {
    /// What the numbers of an answer stand for.
    pub(super) fn ask(&self) -> AskKind {
        kind_of_answers(&self.step)
    }
}

/// What the numbers of answers to a step stand for.
pub(super) fn kind_of_answers(step: &ScenarioStep) -> AskKind {
    step.ask.as_ref().map_or(AskKind::Places, |ask| ask.kind)
}

impl OpenLesson {
    pub(super) fn scenario(&self) -> &Scenario {
        &self.runner.lesson().scenario
    }

    /// True for a question of an exam: it is asked once, and nobody helps.
    pub(super) fn is_examined(&self) -> bool {
        self.round.as_ref().is_some_and(|it| it.exam.is_some())
    }

    /// True when nothing more can be done: an exam ends a question with its first mistake or wrong guess.
    pub(super) fn is_over(&self) -> bool {
        let progress = self.runner.progress();
        progress.done || (self.is_examined() && progress.mistakes + progress.guesses > 0)
    }

    pub(super) fn id(&self) -> &str {
        &self.scenario().id
    }

    /// What is said under a key.
    pub(super) fn text(&self, key: &str) -> String {
        let said = self.scenario().said(key, &self.language);
        said.unwrap_or(key).to_owned()
    }

    /// An answer, with what was computed for it.
    pub(super) fn answer_text(&self, key: &str, facts: &AnswerFacts) -> String {
        facts.fill(&self.text(key))
    }

    /// The game at the present moment, or after a move that was shown.
    pub(super) fn game(&self, frame: Option<u32>) -> Result<Arc<Game>> {
        let Some(frame) = frame else {
            return Ok(Arc::clone(self.runner.game()));
        };
        let seen = self.told.as_ref().and_then(|told| told.seen.as_ref());
        let seen = seen.and_then(|seen| seen.game(frame as usize));
        seen.ok_or(AppError::NotFound {
            what: MissingThing::Step,
        })
    }
}

/// A scenario that is carried, by id.
pub(super) fn scenario(id: &str) -> Result<&'static Scenario> {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    let chapters = campaigns().iter().flat_map(|campaign| &campaign.scenarios);
    let found = lessons.chain(chapters).find(|lesson| lesson.id == id);
    let found = found.map(|lesson| &**lesson);
    found.ok_or(AppError::NotFound {
        what: MissingThing::Lesson,
    })
}

/// A lesson that is carried, or a path through steps of lessons.
pub(super) fn carried(id: &str) -> Result<Scenario> {
    match tutor::scenario_of_path(id) {
        Some(path) => Ok(path),
        None => scenario(id).cloned(),
    }
}

/// Opens a lesson where somebody stopped, or at one of its steps.
pub(super) fn open(
    library: &Library,
    past: &LessonRecords,
    scenario: Scenario,
    step: Option<&str>,
    revision: u32,
) -> Result<OpenLesson> {
    let kept = past.lesson(&scenario.id);
    let progress = kept.filter(|_| step.is_none()).map(|kept| &kept.progress);
    let read = progress.map(|text| serde_json::from_str::<Progress>(text));
    let mut is_torn = matches!(read, Some(Err(_)));
    let progress = read.and_then(Result::ok);
    let seed = progress.as_ref().map_or_else(seed, |kept| kept.seed);
    let lesson = Arc::new(Lesson::open(scenario, library, seed)?);
    let resumed = progress.map(|progress| {
        let resuming = || format!("going on with lesson {}", lesson.scenario.id);
        guarded(resuming, || {
            Ok(Runner::resume(Arc::clone(&lesson), progress))
        })
    });
    is_torn |= matches!(resumed, Some(Err(_)));
    let resumed = resumed.and_then(Result::ok);
    let missing = AppError::NotFound {
        what: MissingThing::Step,
    };
    let runner = match step {
        Some(step) => Runner::at_step(&lesson, step).ok_or(missing)?,
        None => resumed.unwrap_or_else(|| Runner::new(Arc::clone(&lesson))),
    };
    let best = kept.map_or(0, |kept| kept.stars);
    let mut open = OpenLesson {
        fresh: Arc::new(fresh(past, &lesson.scenario, best)),
        runner,
        language: past.language.clone(),
        keeps: if step.is_some() {
            LessonWrites::Nothing
        } else {
            LessonWrites::Progress
        },
        best,
        revision,
        told: None,
        before: None,
        pressed: None,
        unsaid: None,
        round: None,
        chapter: None,
        made: None,
        is_torn,
        shelf: past.shelf.clone(),
        designs: Arc::default(),
    };
    if !open.runner.progress().done && !open.runner.is_amid() {
        let outcome = open.runner.retry();
        open.before = BoardHistory::before(&open.runner, &mut outcome.others.iter());
    }
    Ok(open)
}

/// Opens a question for practice.
pub(super) fn question(
    library: &Library,
    scenario: Scenario,
    language: String,
    revision: u32,
    round: PracticeRound,
) -> Result<OpenLesson> {
    let lesson = Arc::new(Lesson::open(scenario, library, 0)?);
    Ok(OpenLesson {
        runner: Runner::new(lesson),
        language,
        keeps: LessonWrites::Answers,
        best: 0,
        fresh: Arc::default(),
        revision,
        told: None,
        before: None,
        pressed: None,
        unsaid: None,
        round: Some(round),
        chapter: None,
        made: None,
        is_torn: false,
        shelf: Vec::new(),
        designs: Arc::default(),
    })
}

/// The steps of a finished lesson that were not there, or otherwise, when they were done.
pub(super) fn fresh(past: &LessonRecords, scenario: &Scenario, best: u8) -> BTreeSet<String> {
    if best == 0 {
        return BTreeSet::new();
    }
    let tasks = scenario.steps.iter().filter(|step| kept::is_task(step));
    let new =
        tasks.filter(|step| !past.knows(&scenario.id, &step.id, &fingerprint(scenario, step)));
    new.map(|step| step.id.clone()).collect()
}

/// What shuffles the bag of a lesson that draws from a real one: nothing need be known of it.
pub(super) fn seed() -> u32 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.unwrap_or_default().subsec_nanos()
}
