//! A scenario played to its end: by its solution without a mistake, and by hints alone. It must not know how the
//! runner does it.

use crate::lesson::Lesson;
use crate::outcome::Verdict;
use crate::runner::Runner;
use content::problem::Problem;
use content::scenario::StepKind;
use std::sync::Arc;

/// Plays it both ways.
pub(super) fn through(lesson: &Arc<Lesson>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut runner = Runner::new(Arc::clone(lesson));
    while !runner.view().done {
        let index = runner.index();
        if let Err(problem) = solved(&mut runner) {
            problems.push(problem);
            return problems;
        }
        if runner.index() == index && !runner.view().done {
            let message = "the solution does not lead on from here";
            problems.push(Problem::error(format!("steps[{index}]"), "stuck", message));
            return problems;
        }
    }
    if runner.progress().stars() != 3 {
        let message = "the solution makes a mistake";
        problems.push(Problem::error("solution", "not-accepted", message));
    }
    let mut runner = Runner::new(Arc::clone(lesson));
    while !runner.view().done {
        let index = runner.index();
        while runner.index() == index && !runner.view().done {
            let told = matches!(runner.step().kind, StepKind::Say | StepKind::Show);
            let outcome = if told { runner.go_on() } else { runner.hint() };
            let wrong = outcome.is_ok_and(|outcome| outcome.verdict == Some(Verdict::Wrong));
            if wrong || runner.progress().mistakes > 0 {
                let message = "the hint that plays makes a mistake";
                let at = format!("steps[{index}].hints");
                problems.push(Problem::error(at, "not-accepted", message));
                return problems;
            }
        }
    }
    problems
}

/// One step, as its solution does it.
fn solved(runner: &mut Runner) -> Result<(), Problem> {
    let index = runner.index();
    let misplaced = |why: crate::outcome::Misplaced| {
        Problem::error(format!("steps[{index}]"), "stuck", why.to_string())
    };
    match runner.step().kind {
        StepKind::Say => {
            runner.go_on().map_err(misplaced)?;
        }
        StepKind::Show => {
            while runner.index() == index && !runner.view().done {
                runner.go_on().map_err(misplaced)?;
            }
        }
        _ => match runner.right_answer() {
            Some(right) => {
                runner.answer(&right).map_err(misplaced)?;
            }
            None => {
                for action in runner.way() {
                    if runner.index() == index && !runner.view().done {
                        runner.act(action).map_err(misplaced)?;
                    }
                }
            }
        },
    }
    Ok(())
}
