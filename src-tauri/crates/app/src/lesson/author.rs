//! What the author of a scenario says while it is played: its note, and the aims in words of one's own.

use super::own;
use crate::view::lesson::{AimView, AimsView};
use ::workshop::aim::AimSentence;
use content::scenario::{Goal, SAID_BY_AIM, Scenario, StepKind};
use tutor::aims;

/// The note that stood before free turns, once one is past it.
pub(super) fn note(scenario: &Scenario, step: &str, language: &str) -> Option<String> {
    let note = scenario.steps.first()?;
    let is_past = note.kind == StepKind::Say && note.id != step;
    if !is_past || !aims::is_of_position(scenario) {
        return None;
    }
    scenario.said(&note.say, language).map(str::to_owned)
}

/// The aims of a position, those of the task among them.
pub(super) fn aims(scenario: &Scenario, task: &str, language: &str) -> Option<AimsView> {
    let is_of_position = aims::is_of_position(scenario);
    let view = |goal: &Goal| match own::aim_of(scenario, &goal.say) {
        Some(aim) => Some(AimView { say: None, aim }),
        None if is_of_position && !scenario.messages.contains_key(&goal.say) => Some(AimView {
            say: scenario.said(&goal.say, language).map(str::to_owned),
            aim: AimSentence::of(&goal.reach, &scenario.names),
        }),
        None => None,
    };
    let goals: Vec<_> = scenario.goals.iter().map(view).collect();
    if goals.iter().all(Option::is_none) {
        return None;
    }
    let message = scenario.messages.get(task);
    let is_aim = message.is_some_and(|message| message.id == SAID_BY_AIM);
    let of_task = scenario.goals.iter().zip(&goals);
    let of_task = of_task.filter(|(goal, _)| is_aim && aims::is_goal(&goal.say));
    Some(AimsView {
        task: of_task.filter_map(|(_, aim)| aim.clone()).collect(),
        goals,
    })
}
