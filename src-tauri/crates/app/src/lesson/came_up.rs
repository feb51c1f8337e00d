//! Which rules came up in the turns that somebody played freely, and when, and which of their course never did.

use super::map;
use super::open::OpenLesson;
use crate::view::expansions::decision_rules;
use crate::view::lesson::StepType;
use crate::view::lesson::came_up::{CameUpView, RuleCameUp, TurnOfRule};
use content::course::courses;
use rules::event::{Event, LeaveReason};
use rules::ground::Kind;
use rules::history::TurnSnapshot;
use std::collections::BTreeSet;

/// The rules of the base game that something which happens can rest on, those of what it counts aside.
const OF_WHAT_HAPPENS: [&str; 7] = [
    "BG-14", "BG-21", "BG-22", "BG-23", "BG-24", "BG-26", "BG-32",
];

/// Nothing as long as it is not over, where no turn is played freely, or where none of them came up.
pub(super) fn came_up(open: &OpenLesson) -> Option<CameUpView> {
    let plays = |step| StepType::of(step) == StepType::Play;
    let lesson = open.runner.lesson();
    if !open.is_over() || !lesson.scenario.steps.iter().any(plays) {
        return None;
    }
    let line = open.runner.history();
    let mut rules: Vec<RuleCameUp> = Vec::new();
    for step in 1..=line.head() {
        let Some(moment) = line.moment(step) else {
            break;
        };
        let at = TurnOfRule {
            step: step as u32,
            turn: moment.turn,
            over: is_over(moment),
        };
        for rule in rules_of(moment) {
            match rules.iter_mut().find(|it| it.rule == rule) {
                Some(known) if known.turns.iter().any(|it| it.is_same(at)) => {}
                Some(known) => known.turns.push(at),
                None => rules.push(RuleCameUp {
                    rule: rule.to_owned(),
                    turns: vec![at],
                }),
            }
        }
    }
    if rules.is_empty() {
        return None;
    }
    let never = could_come_up(open.id());
    let came = |id: &str| rules.iter().any(|it| it.rule == id);
    let never = never.into_iter().filter(|id| !came(id));
    Some(CameUpView {
        never: never.map(str::to_owned).collect(),
        rules,
    })
}

fn is_over(moment: &TurnSnapshot) -> bool {
    let ends = |event: &Event| matches!(event, Event::GameOver { .. });
    moment.told.iter().any(|told| ends(&told.event))
}

/// On which rules that rests which one decision brought about, each once.
fn rules_of(moment: &TurnSnapshot) -> Vec<&'static str> {
    let events: Vec<_> = moment.told.iter().map(|told| &told.event).collect();
    let completed = events
        .iter()
        .filter(|it| matches!(it, Event::FeatureCompleted { .. }));
    let set = |event: &&&Event| matches!(event, Event::FigureSet { .. });
    let mut rules: Vec<_> = events
        .iter()
        .flat_map(|it| decision_rules::came_up(it))
        .collect();
    rules.extend(events.iter().filter_map(|it| of_base(it)));
    let completed = completed.count();
    if completed > 1 {
        rules.push("BG-24");
    }
    if completed > 0 && events.iter().any(|it| set(&it)) {
        rules.push("BG-14");
    }
    let mut once = BTreeSet::new();
    rules.retain(|rule| once.insert(*rule));
    rules
}

/// The rules of the base game beside those of what is counted.
fn of_base(event: &Event) -> Option<&'static str> {
    match event {
        Event::Score(entry) if entry.majority.len() > 1 => Some("BG-21"),
        Event::FeatureCompleted { owned: false, .. } => Some("BG-22"),
        Event::FigureHome {
            why: LeaveReason::Scored,
            ..
        } => Some("BG-23"),
        Event::FigureSet {
            kind: Kind::Field, ..
        } => Some("BG-26"),
        Event::GameOver { .. } => Some("BG-32"),
        _ => None,
    }
}

/// The rules that the course of a lesson teaches and that something which happens can rest on.
fn could_come_up(id: &str) -> Vec<&'static str> {
    let course = map::place(id).course;
    let course = courses().iter().find(|it| it.id == course);
    let lessons = course.into_iter().flat_map(|course| &course.lessons);
    let mut once = BTreeSet::new();
    let taught = lessons
        .flat_map(|lesson| &lesson.teaches)
        .map(String::as_str);
    let can =
        |rule: &&str| OF_WHAT_HAPPENS.contains(rule) || decision_rules::CAN_COME_UP.contains(rule);
    taught
        .filter(|rule| can(rule) && once.insert(*rule))
        .collect()
}
