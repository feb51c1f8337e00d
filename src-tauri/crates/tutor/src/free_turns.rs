//! How turns stand that are played freely: the one judgement for whoever plays, checks or searches.

use crate::lesson::LessonStage;
use crate::predicate::PredicateContext;
use crate::step_history::StepHistory;
use crate::truth::Truth;
use content::number::Whole;
use content::scenario::ScenarioStep;

/// How free turns stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FreeTurnState {
    /// What must not be has come.
    Lost,
    /// The aim is reached.
    Reached,
    /// Every turn is over, and the aim is not reached.
    Missed,
    /// More may come. What cannot come true any more is still played to the end.
    Open,
}

/// What was done freely, and more may come.
pub(crate) const fn case<'a>(
    stage: &'a LessonStage,
    trail: &'a StepHistory,
) -> PredicateContext<'a> {
    let mut case = PredicateContext::of(stage, trail);
    case.free = true;
    case
}

/// How a step of free turns stands after what was done.
pub(crate) fn standing(
    stage: &LessonStage,
    step: &ScenarioStep,
    trail: &StepHistory,
) -> FreeTurnState {
    let case = case(stage, trail);
    if step.fail.as_ref().map(|fail| case.holds(fail)) == Some(Truth::True) {
        return FreeTurnState::Lost;
    }
    let turns = step.most_turns().map_or(u16::MAX, Whole::get);
    let over = trail.now.is_over() || trail.turns_over(stage.learner) >= usize::from(turns);
    let reached = |until| case.closed(over).holds(until) == Truth::True;
    if step.until.as_ref().is_none_or(reached) {
        FreeTurnState::Reached
    } else if over {
        FreeTurnState::Missed
    } else {
        FreeTurnState::Open
    }
}
