//! What the solution of free turns must keep to: it reaches the goal, and somebody decides for everybody.

use super::step::{CheckedStep, Proof};
use super::walk::Position;
use crate::free_turns::{self, FreeTurnState};
use crate::others;
use crate::step_history::StepHistory;
use content::faults::field;
use content::problem::What;
use std::sync::Arc;

impl Proof<'_> {
    /// The solution reaches the goal of free turns, and not before its last action.
    pub(super) fn play(&mut self, position: Position) -> Vec<Position> {
        let CheckedStep {
            lesson,
            stage,
            step,
            ..
        } = self.here;
        let path = field("solution", &step.id);
        let Some(acts) = lesson.scenario.acts(&step.id) else {
            self.look_at(path, What::Unproven);
            return Vec::new();
        };
        let mut trail = StepHistory::new(Arc::clone(&position.game));
        let mut cursors = position.cursors;
        let mut reached = false;
        for (index, act) in acts.iter().enumerate() {
            let at = format!("{path}[{index}]");
            if reached {
                self.fault_at(at, What::TooLong);
                return Vec::new();
            }
            if let Err(rejection) = trail.now.check(stage.learner, act) {
                self.fault_at(at, What::refused(&rejection));
                return Vec::new();
            }
            trail.play_offered(stage.learner, *act);
            while let Some(who) = trail.now.to_move().filter(|who| *who != stage.learner) {
                let Some(decided) = others::decide(stage, &trail.now, who, &mut cursors) else {
                    break;
                };
                if decided.unsaid {
                    let player = usize::from(who).into();
                    let what = What::NobodyDecidesInTurns { player };
                    self.fault_at(self.here.path.to_owned(), what);
                    return Vec::new();
                }
                trail.play_offered(who, decided.action);
            }
            match free_turns::standing(stage, step, &trail) {
                FreeTurnState::Open => {}
                FreeTurnState::Reached => reached = true,
                FreeTurnState::Lost => {
                    self.fault_at(at, What::TaskLost);
                    return Vec::new();
                }
                FreeTurnState::Missed => {
                    self.fault_at(at, What::GoalMissedInTurns);
                    return Vec::new();
                }
            }
        }
        if !reached {
            self.fault_at(path, What::GoalOfStepMissed);
        }
        vec![Position {
            game: trail.now,
            cursors,
        }]
    }
}
