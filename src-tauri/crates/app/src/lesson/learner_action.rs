//! What a person can do in a lesson, and what is kept of it. How it is judged is known to the tutor.

use super::kept;
use super::open::{LessonWrites, OpenLesson, StepResult, kind_of_answers, seed};
use super::seen::BoardHistory;
use crate::error::{AppError, Result};
use crate::view::lesson::answer::Judgement;
use crate::view::lesson::given::{self, GivenAnswer};
use content::number::Whole;
use rules::action::Action;
use serde::{Deserialize, Serialize};
use specta::Type;
use std::sync::Arc;
use store::answer::{KeptVerdict as Kept, NewAnswer};
use store::lesson::LessonRecord as KeptLesson;
use tutor::{EditorAction, MisplacedRequest, Runner, StepOutcome, Verdict};
use workshop::op::Op;

/// Something that a person does in a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum LearnerAction {
    /// On from what is told or shown.
    GoOn,
    Act {
        action: Action,
    },
    /// A change of what lies on the desk.
    Make {
        op: Op,
    },
    /// The lab plays the mix on the desk.
    Weigh,
    Answer {
        answer: GivenAnswer,
    },
    /// One rung more help.
    Hint,
    /// The last decision in this step.
    TakeBack,
    /// The last wrong press, which was not meant: it counts for nothing.
    Unsay,
    /// The step from its beginning.
    Retry,
    /// The step before, or the move before the one shown.
    Back,
    /// A step that was begun before.
    BackTo {
        step: String,
    },
    /// The task is done for whoever learns.
    Skip,
    /// The lesson from its beginning.
    Again,
    /// The loss stands, and the campaign goes on from there.
    TakeLoss,
}

/// What is to be kept of an action.
#[derive(Debug)]
pub(super) enum ToKeep {
    /// How far somebody has come, and perhaps an answer.
    Lesson(KeptLesson),
    /// How far somebody has come in a chapter, and in its campaign.
    Chapter(KeptLesson, store::journey::JourneyRow),
    /// An answer alone, by the id of what was asked.
    Answer(String, NewAnswer),
    /// No longer the last wrong answer to a step of what was asked; and how far somebody has come, where that is kept.
    Unsaid(String, String, Option<KeptLesson>),
}

impl From<MisplacedRequest> for AppError {
    fn from(misplaced: MisplacedRequest) -> Self {
        Self::Misplaced {
            wants: misplaced.wants.to_owned(),
        }
    }
}

/// Takes back the last press, which was wrong and not meant.
fn unsay(open: &mut OpenLesson) -> Result<Option<ToKeep>> {
    let pressed = open
        .pressed
        .take()
        .ok_or(MisplacedRequest { wants: "act" })?;
    let step = pressed.step().id.clone();
    open.runner = pressed;
    open.unsaid = Some(step.clone());
    open.told = None;
    open.before = None;
    if let Some(chapter) = &mut open.chapter {
        chapter.unlost();
    }
    let kept = match open.keeps {
        LessonWrites::Progress => Some(kept::kept(&open.runner, false, None)?),
        LessonWrites::Answers => None,
        LessonWrites::Nothing => return Ok(None),
    };
    Ok(Some(ToKeep::Unsaid(open.id().to_owned(), step, kept)))
}

/// Does it, and answers with what is to be kept; nothing where only something is looked at.
pub(super) fn take(open: &mut OpenLesson, action: LearnerAction) -> Result<Option<ToKeep>> {
    let helps = matches!(
        action,
        LearnerAction::Hint | LearnerAction::Skip | LearnerAction::Retry | LearnerAction::Again
    );
    if open.is_examined() && (helps || open.is_over()) {
        return Err(MisplacedRequest { wants: "answer" }.into());
    }
    if matches!(action, LearnerAction::Unsay) {
        return unsay(open);
    }
    let before = open.runner.clone();
    let is_test = before.lesson().scenario.test || open.is_examined();
    let mut answer = kept::answer(&before, &action)?;
    let again = match &mut open.chapter {
        Some(chapter) if matches!(action, LearnerAction::Again) => chapter.again(seed())?,
        _ => Runner::new(Arc::clone(before.lesson())),
    };
    let runner = &mut open.runner;
    let mut value = None;
    let outcome = match action.clone() {
        LearnerAction::GoOn => runner.go_on()?,
        LearnerAction::Act { action } => runner.act(action)?,
        LearnerAction::Make { op } => runner.make(&EditorAction::Change(op))?,
        LearnerAction::Weigh => runner.make(&EditorAction::LAB)?,
        LearnerAction::Answer { answer } => {
            let given = given::meant(&answer, kind_of_answers(before.step()));
            let outcome = runner.answer(&given)?;
            value = Some(given);
            outcome
        }
        LearnerAction::Hint => runner.hint()?,
        LearnerAction::TakeBack => runner.rewind(),
        LearnerAction::Unsay => return Err(MisplacedRequest { wants: "act" }.into()),
        LearnerAction::Retry => runner.retry(),
        LearnerAction::Back => runner.back(),
        LearnerAction::BackTo { step } => runner.back_to(&step),
        LearnerAction::Skip if !runner.may_skip() => {
            return Err(MisplacedRequest { wants: "act" }.into());
        }
        LearnerAction::Skip => runner.skip(),
        LearnerAction::Again => {
            *runner = again;
            runner.retry()
        }
        LearnerAction::TakeLoss => {
            let chapter = open.chapter.as_mut().filter(|it| it.may_take_loss());
            let chapter = chapter.ok_or(MisplacedRequest { wants: "act" })?;
            let shown = runner.shown().map(|(line, _)| line.clone());
            runner.take_loss(shown.unwrap_or_else(|| before.history().clone()));
            chapter.take_loss(runner, &open.language);
            StepOutcome::default()
        }
    };
    let judged = judged(&action, &before, runner, &outcome);
    // A test or an exam asks once; elsewhere a second slip in one step is none.
    let once = open.unsaid.as_ref() != Some(&before.step().id) && !is_test;
    let is_slip = judged == Some(Judgement::Wrong) && once;
    open.pressed = is_slip.then(|| before.clone());
    let mut said = outcome.others.iter();
    let seen = judged.and_then(|judged| seen(&before, runner, judged, &mut said));
    let begins = matches!(
        action,
        LearnerAction::Retry
            | LearnerAction::Back
            | LearnerAction::BackTo { .. }
            | LearnerAction::Again
    );
    let moved = before.progress().visits.len() != runner.progress().visits.len();
    open.before = if begins || moved {
        BoardHistory::before(runner, &mut said)
    } else {
        None
    };
    let imagined =
        matches!(judged, Some(Judgement::Right | Judgement::Done)) && before.step().suppose;
    answer.verdict = match judged {
        Some(Judgement::Right) => Kept::Right,
        Some(Judgement::Wrong) => Kept::Wrong,
        Some(Judgement::Done) => Kept::Skipped,
        _ => Kept::Passed,
    };
    if matches!(action, LearnerAction::Hint) {
        // The last rung has it done.
        answer.verdict = Kept::Right;
        answer.help = runner_help(&outcome);
    }
    answer.class.clone_from(&outcome.class);
    let counts = match judged {
        Some(Judgement::Right | Judgement::Wrong | Judgement::Done) => true,
        Some(Judgement::Passed) => moved || runner.progress().done,
        Some(Judgement::Undecided | Judgement::Refused) | None => false,
    };
    let finished = runner.progress().done && !before.progress().done;
    if finished && open.keeps == LessonWrites::Progress {
        open.best = open.best.max(runner.stars());
    }
    if let Some(chapter) = &mut open.chapter
        && open.keeps == LessonWrites::Progress
    {
        if finished && !runner.progress().lost {
            chapter.won(runner, &open.language);
        } else if judged == Some(Judgement::Wrong) {
            chapter.lost(runner);
        }
    }
    open.told = judged
        .filter(|judged| *judged != Judgement::Passed)
        .map(|judged| StepResult {
            judged,
            step: before.step().clone(),
            given: value,
            outcome,
            seen,
            imagined,
            desk: open.runner.judged_made().cloned(),
        });
    let answer = counts.then_some(answer);
    Ok(match open.keeps {
        LessonWrites::Progress => {
            let kept = kept::kept(&open.runner, finished, answer)?;
            Some(match &open.chapter {
                Some(chapter) => ToKeep::Chapter(kept, chapter.row()?),
                None => ToKeep::Lesson(kept),
            })
        }
        LessonWrites::Answers => answer.map(|answer| {
            let level = open.runner.lesson().scenario.level.map(Whole::get);
            ToKeep::Answer(open.id().to_owned(), NewAnswer { level, ..answer })
        }),
        LessonWrites::Nothing => None,
    })
}

fn runner_help(outcome: &StepOutcome) -> u8 {
    outcome.help.as_ref().map_or(0, |help| help.rung)
}

/// How what was done is told; nothing where nothing came of it but another moment.
fn judged(
    action: &LearnerAction,
    before: &Runner,
    after: &Runner,
    outcome: &StepOutcome,
) -> Option<Judgement> {
    match outcome.verdict {
        Some(Verdict::Right) if matches!(action, LearnerAction::Hint) => {
            return Some(Judgement::Done);
        }
        Some(Verdict::Right) => return Some(Judgement::Right),
        Some(Verdict::Wrong) => return Some(Judgement::Wrong),
        Some(Verdict::Undecided) => return Some(Judgement::Undecided),
        Some(Verdict::Refused) => return Some(Judgement::Refused),
        None => {}
    }
    match action {
        LearnerAction::Skip if kept::is_task(before.step()) => Some(Judgement::Done),
        LearnerAction::Skip | LearnerAction::GoOn => Some(Judgement::Passed),
        LearnerAction::Hint if after.index() != before.index() => Some(Judgement::Done),
        _ => None,
    }
}

/// The moves that were made before the eyes of the learner.
fn seen(
    before: &Runner,
    after: &Runner,
    judged: Judgement,
    said: &mut std::slice::Iter<'_, tutor::OtherMove>,
) -> Option<BoardHistory> {
    match judged {
        Judgement::Undecided => {
            BoardHistory::of(before, after.history(), before.history().head(), said)
        }
        Judgement::Right | Judgement::Done if before.step().suppose => {
            let (line, from) = before.imagined()?;
            BoardHistory::of(before, &line, from, said)
        }
        Judgement::Right | Judgement::Wrong | Judgement::Done => {
            let (line, from) = after.shown()?;
            let from = if judged == Judgement::Done {
                from.min(before.history().head())
            } else {
                from
            };
            BoardHistory::of(before, line, from, said)
        }
        Judgement::Refused | Judgement::Passed => None,
    }
}
