//! A scenario played to its end: by its solution without a mistake to its goals, by hints alone, and by what hints
//! show.

use crate::checkpoint;
use crate::hint;
use crate::lesson::Lesson;
use crate::outcome::Verdict;
use crate::runner::Runner;
use content::problem::{Problem, What};
use content::scenario::{ScenarioKind, StepKind};
use rules::action::Action;
use std::sync::Arc;

/// Plays it both ways.
pub(super) fn through(lesson: &Arc<Lesson>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut runner = Runner::new(Arc::clone(lesson));
    while !runner.is_done() {
        if lesson.is_spent() {
            return problems;
        }
        let index = runner.index();
        if let Err(misplaced) = checkpoint::solve(&mut runner) {
            let at = format!("steps[{index}]");
            problems.push(Problem::error(at, misplaced.into()).coded("stuck"));
            return problems;
        }
        if runner.index() == index && !runner.is_done() {
            let at = format!("steps[{index}]");
            problems.push(Problem::error(at, What::SolutionStuck));
            return problems;
        }
    }
    // An aim that is missed is told for itself.
    if runner.progress().stars() != 3 || runner.progress().guesses > 0 {
        problems.push(Problem::error("solution", What::SolutionErrs));
    }
    // What earns stars in a scenario need not lie on the way that a bot found; its aim is proved with its turns.
    let missed = match lesson.scenario.kind {
        ScenarioKind::Scenario => Problem::warning,
        _ => Problem::error,
    };
    for (index, (_, reached)) in runner.goals().iter().enumerate() {
        if !reached {
            problems.push(missed(format!("goals[{index}]"), What::GoalMissed));
        }
    }
    let mut runner = Runner::new(Arc::clone(lesson));
    while !runner.is_done() {
        let index = runner.index();
        // Hints lead no further: nobody can show a way.
        if runner.is_unproven() {
            return problems;
        }
        while runner.index() == index && !runner.is_done() {
            if lesson.is_spent() {
                return problems;
            }
            let told = matches!(runner.step().kind, StepKind::Say | StepKind::Show);
            let outcome = if told { runner.go_on() } else { runner.hint() };
            let outcome = outcome.unwrap_or_default();
            let stays = runner.index() == index && !runner.is_done();
            let shown = outcome.help.filter(|_| stays).map(|help| help.acts);
            let wrong = outcome.verdict == Some(Verdict::Wrong)
                || !leads_on(runner.clone(), &shown.unwrap_or_default());
            if wrong || runner.progress().mistakes + runner.progress().guesses > 0 {
                let at = format!("steps[{index}].hints");
                problems.push(Problem::error(at, What::HintErrs));
                return problems;
            }
        }
    }
    problems
}

/// True when the first of these acts, played exactly as the hint shows it, and those that are shown after it end the
/// step without a mistake.
fn leads_on(mut runner: Runner, shown: &[Action]) -> bool {
    let index = runner.index();
    let mut next = shown.first().copied();
    if next.is_none() {
        return true;
    }
    while let Some(act) = next {
        let verdict = runner.act(act).ok().and_then(|outcome| outcome.verdict);
        if !matches!(verdict, Some(Verdict::Right | Verdict::Undecided)) {
            return false;
        }
        if runner.is_done() || runner.index() != index {
            return true;
        }
        next = hint::acts(&runner).first().copied();
    }
    false
}
