//! Between what is kept of lessons and what is played: what was answered, and what a step was like then.

use crate::error::{AppError, Result};
use content::scenario::{Scenario, ScenarioBoard, ScenarioStep, StepKind};
use rules::expansions::ExpansionKey;
use std::collections::BTreeMap;
use store::answer::{KeptVerdict, KnownStep, NewAnswer};
use store::lesson::{LessonRecord, LessonRow};
use tutor::Runner;
use tutor::campaign::CampaignProgress;

/// Everything that is kept.
#[derive(Debug)]
pub(super) struct LessonRecords {
    pub(super) lessons: Vec<LessonRow>,
    pub(super) known: Vec<KnownStep>,
    /// How far somebody has come in each campaign; nothing where that could not be read.
    pub(super) journeys: BTreeMap<String, Option<CampaignProgress>>,
    /// The expansions in the boxes on one's shelf.
    pub(super) shelf: Vec<ExpansionKey>,
    pub(super) language: String,
}

impl LessonRecords {
    pub(super) fn lesson(&self, id: &str) -> Option<&LessonRow> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// How far somebody has come in a campaign.
    pub(super) fn journey(&self, campaign: &str) -> CampaignProgress {
        let kept = self.journeys.get(campaign);
        kept.cloned().flatten().unwrap_or_default()
    }

    /// True when the step was passed as it is now.
    pub(super) fn knows(&self, lesson: &str, step: &str, content: &str) -> bool {
        let same =
            |it: &&KnownStep| it.lesson == lesson && it.step == step && it.content == content;
        self.known.iter().any(|it| same(&it))
    }
}

/// True for a step in which something is done or answered.
pub(super) fn is_task(step: &ScenarioStep) -> bool {
    !matches!(step.kind, StepKind::Say | StepKind::Show)
}

/// How far somebody has come, and the answer that led there.
pub(super) fn kept(
    runner: &Runner,
    finished: bool,
    answer: Option<NewAnswer>,
) -> Result<LessonRecord> {
    let progress = runner.kept_progress();
    Ok(LessonRecord {
        id: progress.scenario.clone(),
        progress: text(&progress)?,
        stars: finished.then(|| runner.stars()),
        answer,
    })
}

/// An answer to the present step, before it is judged.
pub(super) fn answer(runner: &Runner, given: &impl serde::Serialize) -> Result<NewAnswer> {
    let (scenario, step) = (&runner.lesson().scenario, runner.step());
    Ok(NewAnswer {
        step: step.id.clone(),
        content: fingerprint(scenario, step),
        rules: text(&step.rules)?,
        given: text(given)?,
        verdict: KeptVerdict::Passed,
        class: None,
        help: runner.progress().rung,
        level: None,
    })
}

pub(super) fn text(value: &impl serde::Serialize) -> Result<String> {
    serde_json::to_string(value).map_err(AppError::bug)
}

/// What a step asks on which board, in short: other words for the same task are no other task.
pub(super) fn fingerprint(scenario: &Scenario, step: &ScenarioStep) -> String {
    let of_board = |board: &ScenarioBoard| serde_json::to_string(board).unwrap_or_default();
    let until = scenario.steps.iter().position(|it| it.id == step.id);
    let steps = &scenario.steps[..=until.unwrap_or_default()];
    let board = steps.iter().rev().find_map(|step| step.board.as_ref());
    let board = match board.and_then(|name| scenario.boards.get(name)) {
        Some(board) => of_board(board),
        None => serde_json::to_string(&(&scenario.setup, &scenario.deck)).unwrap_or_default(),
    };
    let task = (step.kind, &step.accept, &step.ask, &step.find);
    let played = (&step.wrong, &step.until, &step.turns, &step.moves);
    let task = serde_json::to_string(&(task, played)).unwrap_or_default();
    format!("{:016x}", fnv(task.bytes().chain(board.bytes())))
}

/// FNV-1a: the same on every machine and in every version.
pub(super) fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
