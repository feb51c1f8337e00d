//! Which step of a lesson is meant.

use crate::op::OpRefusal;
use content::scenario::{Scenario, ScenarioStep, StepKind};

/// The place of a step.
pub(crate) fn number(scenario: &Scenario, step: &str) -> Result<usize, OpRefusal> {
    let at = scenario.steps.iter().position(|it| it.id == step);
    at.ok_or(OpRefusal::NoStep)
}

/// A step in which a move is made.
pub(crate) fn moved<'a>(
    scenario: &'a mut Scenario,
    step: &str,
) -> Result<&'a mut ScenarioStep, OpRefusal> {
    let at = number(scenario, step)?;
    let step = &mut scenario.steps[at];
    if matches!(step.kind, StepKind::Do | StepKind::Find) {
        Ok(step)
    } else {
        Err(OpRefusal::WrongKind)
    }
}
