//! Checkpoints: the position in which a step begins when all steps before it are solved, by the written solution or else by
//! the first right action. Practice and paths begin there, and so does a lesson that is opened at one of its steps.

use crate::lesson::Lesson;
use crate::outcome::{MisplacedRequest, StepOutcome};
use crate::progress::StepVisit;
use crate::runner::Runner;
use content::action::ActionText;
use content::library::Library;
use content::record::PlayedDecision;
use content::scenario::{Scenario, ScenarioBoard, StepKind};
use std::sync::Arc;

/// The board of a lesson on which a step begins, with all that was played on it until then. Where nothing leads to the
/// step, it is the board as it is written.
pub fn checkpoint(library: &Library, lesson: &Scenario, step: usize) -> ScenarioBoard {
    let mut board = lesson.board(lesson.board_of(step));
    let begins_anew = |step: usize| step == 0 || lesson.steps[step].board.is_some();
    if begins_anew(step) {
        return board;
    }
    let from = (0..step).rfind(|step| begins_anew(*step)).unwrap_or(0);
    let opened = Lesson::open(lesson.clone(), library, 0).ok().map(Arc::new);
    let solved = opened.and_then(|lesson| solved_from(&lesson, from, step));
    let Some((runner, visit)) = solved.and_then(|runner| {
        let visit = runner.progress.visits.last().cloned()?;
        Some((runner, visit))
    }) else {
        return board;
    };
    let begins = visit.actions.len();
    let played = runner.history.decisions(begins);
    let played = played.map(|it| PlayedDecision::new(it.player, ActionText::Plain(it.action)));
    board.moves.extend(played);
    // What the scripts have done is behind: what is shown in a step is none of it.
    if let Ok(game) = runner.history.game_at(begins) {
        for (script, cursor) in board.scripts.iter_mut().zip(&visit.cursors) {
            cursor.cut(&mut script.turns, game.state().turn);
        }
    }
    board
}

/// The scenario that a path through built-in lessons comes to, each step at its checkpoint.
pub fn scenario_of_path(id: &str) -> Option<Scenario> {
    let library = Library::built_in();
    content::course::scenario_of_path(id, |lesson, step| checkpoint(library, lesson, step))
}

/// A runner that has solved all steps from `from` on and has begun `step`.
pub(crate) fn solved_from(lesson: &Arc<Lesson>, from: usize, step: usize) -> Option<Runner> {
    let mut runner = Runner::new(Arc::clone(lesson));
    if from > 0 {
        runner.progress.visits.clear();
        runner.enter(from, &mut StepOutcome::default());
    }
    while runner.index() < step {
        let at = runner.index();
        solve(&mut runner).ok()?;
        if runner.index() == at {
            return None;
        }
    }
    (runner.index() == step).then_some(runner)
}

/// Solves the current step as its solution does.
pub(crate) fn solve(runner: &mut Runner) -> Result<(), MisplacedRequest> {
    let index = runner.index();
    match runner.step().kind {
        StepKind::Say => {
            runner.go_on()?;
        }
        StepKind::Show => {
            while runner.index() == index && !runner.is_done() {
                runner.go_on()?;
            }
        }
        StepKind::Make => {
            let step = runner.step().clone();
            for make in runner.lesson().clone().solution(&step) {
                if runner.index() == index && !runner.is_done() {
                    runner.make(&make)?;
                }
            }
        }
        _ => match runner.right_answer() {
            Some(right) => {
                runner.answer(&right)?;
            }
            None => {
                for action in runner.way() {
                    if runner.index() == index && !runner.is_done() {
                        runner.act(action)?;
                    }
                }
            }
        },
    }
    Ok(())
}

impl Runner {
    /// A runner at a step, with all steps before it solved; none when no solution leads there.
    pub fn at_step(lesson: &Arc<Lesson>, step: &str) -> Option<Self> {
        solved_from(lesson, 0, lesson.step(step)?)
    }

    /// True when the learner’s free turns since the last written board were those of the solution.
    pub(crate) fn came_by_solution(&self) -> bool {
        let is_anew = |visit: &StepVisit| {
            let step = self.lesson.step(&visit.step);
            step.is_none_or(|step| self.lesson.steps()[step].board.is_some())
        };
        let visits = self.progress.visits.windows(2).rev();
        let mut here = visits.take_while(|pair| !is_anew(&pair[1]));
        here.all(|pair| {
            let (before, after) = (&pair[0], &pair[1]);
            let step = self.lesson.step(&before.step);
            let is_free = step.is_some_and(|at| self.lesson.steps()[at].kind == StepKind::Play);
            // What does not go on from there began at its checkpoint.
            if !is_free || !after.actions.starts_with(&before.actions) {
                return true;
            }
            let played = self.history.decisions(after.actions.len());
            let own = played.skip(before.actions.len());
            let own = own.filter(|it| it.player == self.stage().learner);
            let solution = self.lesson.scenario.acts(&before.step);
            solution.is_some_and(|acts| own.map(|it| it.action).eq(acts))
        })
    }

    /// The present step begins where the solution leads, not where the learner came from.
    pub(crate) fn begin_at_checkpoint(&mut self, outcome: &mut StepOutcome) {
        let index = self.index();
        let steps = self.lesson.steps();
        let from = (0..=index).rfind(|step| steps[*step].board.is_some());
        let Some(solved) = solved_from(&self.lesson, from.unwrap_or(0), index) else {
            return;
        };
        let begins = solved.progress.visits.last().cloned();
        if let (Some(begins), Some(visit)) = (begins, self.progress.visits.last_mut()) {
            *visit = begins;
            self.stand_at_visit(outcome);
        }
    }
}
