//! Walks through a scenario from every position that a learner can be in, step by step. What each step must keep to
//! stands in `step.rs`.

use super::ScenarioProofs;
use super::step::{CheckedStep, Proof};
use crate::lesson::Lesson;
use crate::others::Cursor;
use crate::work::Work;
use content::problem::{Problem, What};
use content::scenario::StepKind;
use rules::game::Game;
use std::sync::Arc;

/// A step may take this part of what is left to be tried. Where it begins in more positions than can be looked at for that,
/// they are taken from all over, and the step says how many were left out.
const SHARE: u64 = 4;
/// From so many positions it is looked at whatever that takes.
const FEWEST_POSITIONS: usize = 12;
/// The most ends of a step that are compared with each other.
const MOST_ENDS: usize = 1024;
/// So many positions are compared in the time of one try.
const COMPARED: usize = 64;

/// A game as a step begins, and how far the scripts have come.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) game: Arc<Game>,
    pub(super) cursors: Vec<Cursor>,
}

/// Proves every step.
pub(super) fn through(lesson: &Lesson, report: &mut ScenarioProofs) {
    let begin = |board: Option<&str>| {
        vec![Position {
            game: Arc::new(lesson.stage(board).start().clone()),
            cursors: Vec::new(),
        }]
    };
    let mut board = None;
    let mut positions = begin(None);
    // Nobody knows where free turns lead: only words and more of them follow there.
    let mut is_free = false;
    let mut at = Some(0);
    while let Some(index) = at {
        let step = &lesson.steps()[index];
        if step.board.is_some() {
            board = step.board.as_deref();
            positions = begin(board);
            is_free = false;
        }
        let path = format!("steps[{index}]");
        let follows = matches!(step.kind, StepKind::Say | StepKind::Play);
        if (is_free && !follows) || (positions.is_empty() && step.kind != StepKind::Say) {
            let problem = Problem::error(path, What::AnyPosition);
            report.problems.push(problem);
            return;
        }
        let stage = lesson.stage(board);
        let here = CheckedStep {
            lesson,
            stage,
            step,
            path: &path,
        };
        let mut proof = Proof::of(here);
        proof.named_facts();
        let next = from_each(&mut proof, positions);
        if stage.work.is_spent() {
            return;
        }
        at = lesson.after(index);
        let goes_on = at.is_some_and(|next| lesson.steps()[next].board.is_none());
        let ends = if goes_on { next } else { Vec::new() };
        let (ends, left_out) = spread(ends, MOST_ENDS);
        proof.classes.unseen += left_out;
        if proof.finish(report) {
            return;
        }
        positions = merged(ends, &stage.work);
        is_free |= step.kind == StepKind::Play;
    }
}

/// Proves a step from each position, or from as many as there is work for; gives those in which the next one can begin.
fn from_each(proof: &mut Proof<'_>, positions: Vec<Position>) -> Vec<Position> {
    let work = &proof.here.stage.work;
    let left = work.left();
    let mut positions = positions.into_iter();
    let mut next: Vec<_> = positions
        .next()
        .into_iter()
        .flat_map(|first| proof.from(first))
        .collect();
    let cost = (left - work.left()).max(1);
    let most = usize::try_from(left / SHARE / cost).unwrap_or(usize::MAX);
    let (positions, left_out) = spread(positions.collect(), most.max(FEWEST_POSITIONS));
    proof.classes.unseen += left_out;
    for position in positions {
        if work.is_spent() {
            break;
        }
        next.extend(proof.from(position));
    }
    next
}

/// As many as there may be, taken from all over, and how many were left out.
fn spread(positions: Vec<Position>, most: usize) -> (Vec<Position>, usize) {
    let all = positions.len();
    let every = all.div_ceil(most).max(1);
    let kept: Vec<_> = positions.into_iter().step_by(every).collect();
    let left_out = all - kept.len();
    (kept, left_out)
}

/// Each position once.
fn merged(positions: Vec<Position>, work: &Work) -> Vec<Position> {
    let mut kept: Vec<Position> = Vec::new();
    for position in positions {
        if !work.take(1 + kept.len() / COMPARED) {
            break;
        }
        let same = |old: &Position| {
            old.cursors == position.cursors && old.game.state() == position.game.state()
        };
        if !kept.iter().any(same) {
            kept.push(position);
        }
    }
    kept
}
