//! What a person can do in a lesson, and what is kept of it. How it is judged is known to the tutor.

use super::kept;
use super::open::{Keeps, OpenLesson, Told, kind_of_answers, seed};
use super::seen::Seen;
use crate::error::{AppError, Result};
use crate::view::lesson::answer::Judgement;
use crate::view::lesson::given::{self, GivenAnswer};
use rules::action::Action;
use serde::{Deserialize, Serialize};
use specta::Type;
use std::sync::Arc;
use store::answer::{KeptVerdict as Kept, NewAnswer};
use store::lesson::Kept as KeptLesson;
use tutor::{Make, Misplaced, Outcome, Runner, Verdict};
use workshop::op::Op;

/// Something that a person does in a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Deed {
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

/// What is to be kept of a deed.
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

impl From<Misplaced> for AppError {
    fn from(misplaced: Misplaced) -> Self {
        Self::Misplaced {
            wants: misplaced.wants.to_owned(),
        }
    }
}

/// Takes back the last press, which was wrong and not meant.
fn unsay(open: &mut OpenLesson) -> Result<Option<ToKeep>> {
    let pressed = open.pressed.take().ok_or(Misplaced { wants: "act" })?;
    let step = pressed.step().id.clone();
    open.runner = pressed;
    open.unsaid = Some(step.clone());
    open.told = None;
    open.before = None;
    if let Some(chapter) = &mut open.chapter {
        chapter.unlost();
    }
    let kept = match open.keeps {
        Keeps::Progress => Some(kept::kept(&open.runner, false, None)?),
        Keeps::Answers => None,
        Keeps::Nothing => return Ok(None),
    };
    Ok(Some(ToKeep::Unsaid(open.id().to_owned(), step, kept)))
}

/// Does it, and answers with what is to be kept; nothing where only something is looked at.
pub(super) fn take(open: &mut OpenLesson, deed: Deed) -> Result<Option<ToKeep>> {
    let helps = matches!(deed, Deed::Hint | Deed::Skip | Deed::Retry | Deed::Again);
    if open.is_examined() && (helps || open.is_over()) {
        return Err(Misplaced { wants: "answer" }.into());
    }
    if matches!(deed, Deed::Unsay) {
        return unsay(open);
    }
    let before = open.runner.clone();
    let is_test = before.lesson().scenario.test || open.is_examined();
    let mut answer = kept::answer(&before, &deed)?;
    let again = match &mut open.chapter {
        Some(chapter) if matches!(deed, Deed::Again) => chapter.again(seed())?,
        _ => Runner::new(Arc::clone(before.lesson())),
    };
    let runner = &mut open.runner;
    let mut value = None;
    let outcome = match deed.clone() {
        Deed::GoOn => runner.go_on()?,
        Deed::Act { action } => runner.act(action)?,
        Deed::Make { op } => runner.make(&Make::Change(op))?,
        Deed::Weigh => runner.make(&Make::LAB)?,
        Deed::Answer { answer } => {
            let given = given::meant(&answer, kind_of_answers(before.step()));
            let outcome = runner.answer(&given)?;
            value = Some(given);
            outcome
        }
        Deed::Hint => runner.hint()?,
        Deed::TakeBack => runner.rewind(),
        Deed::Unsay => return Err(Misplaced { wants: "act" }.into()),
        Deed::Retry => runner.retry(),
        Deed::Back => runner.back(),
        Deed::BackTo { step } => runner.back_to(&step),
        Deed::Skip if !runner.may_skip() => return Err(Misplaced { wants: "act" }.into()),
        Deed::Skip => runner.skip(),
        Deed::Again => {
            *runner = again;
            runner.retry()
        }
        Deed::TakeLoss => {
            let chapter = open.chapter.as_mut().filter(|it| it.may_take_loss());
            let chapter = chapter.ok_or(Misplaced { wants: "act" })?;
            let shown = runner.shown().map(|(line, _)| line.clone());
            runner.take_loss(shown.unwrap_or_else(|| before.history().clone()));
            chapter.take_loss(runner, &open.language);
            Outcome::default()
        }
    };
    let judged = judged(&deed, &before, runner, &outcome);
    // A test or an exam asks once; elsewhere a second slip in one step is none.
    let once = open.unsaid.as_ref() != Some(&before.step().id) && !is_test;
    let is_slip = judged == Some(Judgement::Wrong) && once;
    open.pressed = is_slip.then(|| before.clone());
    let mut said = outcome.others.iter();
    let seen = judged.and_then(|judged| seen(&before, runner, judged, &mut said));
    let begins = matches!(
        deed,
        Deed::Retry | Deed::Back | Deed::BackTo { .. } | Deed::Again
    );
    let moved = before.progress().visits.len() != runner.progress().visits.len();
    open.before = if begins || moved {
        Seen::before(runner, &mut said)
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
    if matches!(deed, Deed::Hint) {
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
    if finished && open.keeps == Keeps::Progress {
        open.best = open.best.max(runner.stars());
    }
    if let Some(chapter) = &mut open.chapter
        && open.keeps == Keeps::Progress
    {
        if finished && !runner.progress().lost {
            chapter.won(runner, &open.language);
        } else if judged == Some(Judgement::Wrong) {
            chapter.lost(runner);
        }
    }
    open.told = judged
        .filter(|judged| *judged != Judgement::Passed)
        .map(|judged| Told {
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
        Keeps::Progress => {
            let kept = kept::kept(&open.runner, finished, answer)?;
            Some(match &open.chapter {
                Some(chapter) => ToKeep::Chapter(kept, chapter.row()?),
                None => ToKeep::Lesson(kept),
            })
        }
        Keeps::Answers => answer.map(|answer| ToKeep::Answer(open.id().to_owned(), answer)),
        Keeps::Nothing => None,
    })
}

fn runner_help(outcome: &Outcome) -> u8 {
    outcome.help.as_ref().map_or(0, |help| help.rung)
}

/// How what was done is told; nothing where nothing came of it but another moment.
fn judged(deed: &Deed, before: &Runner, after: &Runner, outcome: &Outcome) -> Option<Judgement> {
    match outcome.verdict {
        Some(Verdict::Right) if matches!(deed, Deed::Hint) => return Some(Judgement::Done),
        Some(Verdict::Right) => return Some(Judgement::Right),
        Some(Verdict::Wrong) => return Some(Judgement::Wrong),
        Some(Verdict::Undecided) => return Some(Judgement::Undecided),
        Some(Verdict::Refused) => return Some(Judgement::Refused),
        None => {}
    }
    match deed {
        Deed::Skip if kept::is_task(before.step()) => Some(Judgement::Done),
        Deed::Skip | Deed::GoOn => Some(Judgement::Passed),
        Deed::Hint if after.index() != before.index() => Some(Judgement::Done),
        _ => None,
    }
}

/// The moves that were made before the eyes of the learner.
fn seen(
    before: &Runner,
    after: &Runner,
    judged: Judgement,
    said: &mut std::slice::Iter<'_, tutor::Said>,
) -> Option<Seen> {
    match judged {
        Judgement::Undecided => Seen::of(before, after.history(), before.history().head(), said),
        Judgement::Right | Judgement::Done if before.step().suppose => {
            let (line, from) = before.imagined()?;
            Seen::of(before, &line, from, said)
        }
        Judgement::Right | Judgement::Wrong | Judgement::Done => {
            let (line, from) = after.shown()?;
            let from = if judged == Judgement::Done {
                from.min(before.history().head())
            } else {
                from
            };
            Seen::of(before, line, from, said)
        }
        Judgement::Refused | Judgement::Passed => None,
    }
}
