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

/// From so many positions a step is looked at; of more, as many are taken from all over.
const MOST_POSITIONS: usize = 12;
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
    let mut at = Some(0);
    while let Some(index) = at {
        let step = &lesson.steps()[index];
        if step.board.is_some() {
            board = step.board.as_deref();
            positions = begin(board);
        }
        let path = format!("steps[{index}]");
        if positions.is_empty() && step.kind != StepKind::Say {
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
        let mut next = Vec::new();
        for position in positions {
            if stage.work.is_spent() {
                return;
            }
            next.extend(proof.from(position));
        }
        let broken = proof.finish(report);
        if broken {
            return;
        }
        positions = thinned(next, &stage.work);
        if step.kind == StepKind::Play && lesson.after(index).is_some() {
            positions.clear();
        }
        at = lesson.after(index);
    }
}

/// Each position once, and not too many.
fn thinned(positions: Vec<Position>, work: &Work) -> Vec<Position> {
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
    let every = kept.len().div_ceil(MOST_POSITIONS).max(1);
    kept.into_iter().step_by(every).collect()
}
