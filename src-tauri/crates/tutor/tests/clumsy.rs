//! A clumsy learner goes through every lesson: makes mistakes, takes hints, skips, turns back, stops and comes again.
//! From everywhere some way leads on.

#![allow(
    clippy::disallowed_methods,
    reason = "the lessons are read from the disk"
)]

mod common;

use common::whole::whole;
use content::library::Library;
use content::scenario::{Answer, Scenario, StepKind};
use rules::chance::Chance;
use serde_json::Value;
use std::path::Path;
use std::sync::Arc;
use tutor::{Lesson, Outcome, Runner, Verdict};

fn lessons() -> Vec<Arc<Lesson>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tutorials/base");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let read = |file| -> Value { serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap() };
    let all = files.into_iter().map(read).chain([whole()]);
    all.map(|lesson| {
        let scenario: Scenario = Library::built_in().read_value(lesson).unwrap();
        Arc::new(Lesson::open(scenario, Library::built_in(), 0).unwrap())
    })
    .collect()
}

/// Anything that may be answered here, right or wrong.
fn guess(runner: &Runner, chance: &mut Chance) -> Answer {
    let choices = runner.view().ask.map(|ask| ask.choices).unwrap_or_default();
    if choices.is_empty() {
        Answer::Number(chance.below(12) as i32)
    } else {
        choices[chance.below(choices.len())].clone()
    }
}

/// One thing that somebody might do; sometimes nothing comes of it.
fn blunder(runner: &mut Runner, chance: &mut Chance) -> Option<Outcome> {
    match chance.below(20) {
        0 => runner.hint().ok(),
        1 => Some(runner.skip()),
        2 => Some(runner.retry()),
        3 => Some(runner.rewind()),
        4 => Some(runner.back()),
        5 => {
            let kept = serde_json::to_string(runner.progress()).unwrap();
            let lesson = Arc::clone(runner.lesson());
            let before = runner.view();
            *runner = Runner::resume(lesson, serde_json::from_str(&kept).unwrap());
            assert_eq!(runner.view().step, before.step);
            None
        }
        _ => match runner.step().kind {
            StepKind::Say | StepKind::Show => runner.go_on().ok(),
            StepKind::Do | StepKind::Play | StepKind::Find if runner.view().ask.is_none() => {
                let actions = runner.game().actions();
                runner.act(actions[chance.below(actions.len())]).ok()
            }
            _ => {
                let answer = guess(runner, chance);
                runner.answer(&answer).ok()
            }
        },
    }
}

#[test]
fn whoever_is_clumsy_reaches_the_end_and_is_always_answered() {
    let lessons = lessons();
    let (mut mistakes, mut ends) = (0, 0);
    for seed in 0..8 {
        for lesson in &lessons {
            let mut chance = Chance::new(seed);
            let mut runner = Runner::new(Arc::clone(lesson));
            for _ in 0..60 {
                if runner.view().done {
                    break;
                }
                let step = runner.view().step;
                if let Some(outcome) = blunder(&mut runner, &mut chance)
                    && outcome.verdict == Some(Verdict::Wrong)
                {
                    mistakes += 1;
                    let class = outcome.class.unwrap();
                    // Places and numbers that nobody offered may be anything.
                    let offered = runner.view().ask.is_none_or(|ask| !ask.choices.is_empty());
                    assert!(
                        class != "other" || !offered,
                        "{}: {step}",
                        lesson.scenario.id
                    );
                }
                // From everywhere, over all seeds: not after every single thing, which would take a minute.
                if chance.below(4) == 0 {
                    leads_on(&runner);
                }
            }
            ends += usize::from(runner.view().done);
        }
    }
    assert!(
        mistakes > 100 && ends > 10,
        "{mistakes} mistakes, {ends} ends"
    );
}

/// From here the end is reached: by hints alone, and by skipping alone.
fn leads_on(from: &Runner) {
    for skips in [false, true] {
        let mut runner = from.clone();
        for _ in 0..100 {
            if runner.view().done {
                break;
            }
            if skips {
                runner.skip();
            } else if runner.go_on().is_err() {
                runner.hint().unwrap();
            }
        }
        assert!(runner.view().done, "stuck at {}", runner.view().step);
    }
}
