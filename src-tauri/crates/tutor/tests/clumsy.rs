//! A clumsy learner goes through every lesson: makes mistakes, takes hints, skips, turns back, stops and comes again.
//! From everywhere some way leads on.

mod common;

use common::whole::whole;
use content::course::{campaigns, courses};
use content::library::Library;
use content::scenario::{ExpectedAnswer, Scenario, StepKind};
use rules::action::Action;
use rules::chance::Chance;
use std::collections::BTreeSet;
use std::sync::Arc;
use tutor::check::{self, ScenarioProofs};
use tutor::{EditorAction, Lesson, Runner, StepOutcome, Verdict};

/// Every lesson that the program carries, every chapter that shows a way, and the lesson of the tests.
fn lessons() -> Vec<Arc<Lesson>> {
    let library = Library::built_in();
    let carried = courses().iter().flat_map(|course| &course.lessons);
    let chapters = campaigns().iter().flat_map(|campaign| &campaign.scenarios);
    // Where other tiles come each time nobody can show a way: there a loss leads on.
    let chapters = chapters.filter(|chapter| !chapter.solution.is_empty());
    let carried = carried.chain(chapters).map(|it| Scenario::clone(it));
    let own: Scenario = library.read_value(whole()).unwrap();
    let all = carried.chain([own]);
    all.map(|scenario| Arc::new(Lesson::open(scenario, library, 0).unwrap()))
        .collect()
}

/// Anything that may be answered here, right or wrong.
fn guess(runner: &Runner, chance: &mut Chance) -> ExpectedAnswer {
    let choices = runner.view().ask.map(|ask| ask.choices).unwrap_or_default();
    if choices.is_empty() {
        ExpectedAnswer::Number(chance.below(12) as i32)
    } else {
        choices[chance.below(choices.len())].clone()
    }
}

/// One thing that somebody might do; sometimes nothing comes of it.
fn blunder(runner: &mut Runner, chance: &mut Chance) -> Option<StepOutcome> {
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
            StepKind::Make => {
                let draft = &runner.made()?.draft;
                let ops = tutor::operations(draft);
                let op = ops[chance.below(ops.len())].clone();
                runner.make(&EditorAction::Change(op)).ok()
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
    for seed in 0..2 {
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
                        class != "unforeseen" || !offered,
                        "{}: {step}",
                        lesson.scenario.id
                    );
                }
                // From everywhere, over all seeds: not after every single thing, which would take a minute.
                if chance.below(6) == 0 {
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

/// Does what leads to a mistake; the class that is named then, or nothing where this begins otherwise.
fn made(runner: &mut Runner, actions: &[Action]) -> Option<String> {
    for action in actions {
        let outcome = runner.act(*action).ok()?;
        match outcome.verdict {
            Some(Verdict::Wrong) => return outcome.class,
            Some(Verdict::Refused | Verdict::Right) => return None,
            _ => {}
        }
    }
    None
}

/// Comes again after the program was closed.
fn restarted(runner: &Runner) -> Runner {
    let kept = serde_json::to_string(runner.progress()).unwrap();
    let again = Runner::resume(
        Arc::clone(runner.lesson()),
        serde_json::from_str(&kept).unwrap(),
    );
    assert_eq!(again.view().step, runner.view().step);
    again
}

/// Mistakes at a desk: how many single operations, from where the step begins, are answered as one.
fn mistakes_made(runner: &Runner) -> usize {
    let ops = tutor::operations(&runner.made().unwrap().draft);
    let mut mistakes = 0;
    for op in ops {
        let mut clumsy = runner.clone();
        let outcome = clumsy.make(&EditorAction::Change(op)).unwrap();
        if outcome.verdict == Some(Verdict::Wrong) {
            assert!(outcome.class.is_some() && outcome.say.is_some());
            let (lies, lay) = (clumsy.made().unwrap(), runner.made().unwrap());
            assert_eq!(lies.draft, lay.draft, "it is taken back");
            mistakes += 1;
        }
    }
    mistakes
}

/// One of every mistake that can be made in the present step; gives those that could not be made on this way.
fn all_mistakes(runner: &Runner, report: &ScenarioProofs) -> (usize, BTreeSet<String>) {
    let view = runner.view();
    let id = &runner.lesson().scenario.id;
    let (mut mistakes, mut missed) = (0, BTreeSet::new());
    if let Some(ask) = view.ask {
        for answer in &ask.choices {
            let mut clumsy = runner.clone();
            let outcome = clumsy.answer(answer).unwrap();
            if outcome.verdict == Some(Verdict::Wrong) {
                mistakes += 1;
                assert_ne!(
                    outcome.class.as_deref(),
                    Some("unforeseen"),
                    "{id} {}",
                    view.step
                );
                assert!(outcome.say.is_some(), "{id} {}", view.step);
            }
        }
        return (mistakes, missed);
    }
    let Some(classes) = report
        .steps
        .iter()
        .find(|classes| classes.step == view.step)
    else {
        return (mistakes, missed);
    };
    if runner.step().kind == StepKind::Make {
        return (mistakes_made(runner), missed);
    }
    for class in classes.classes.keys() {
        let examples = classes.examples.iter().filter(|(of, _)| of == class);
        let made = examples.map(|(_, actions)| made(&mut runner.clone(), actions));
        let made: Vec<_> = made.flatten().collect();
        assert!(
            !made.contains(&"unforeseen".to_owned()),
            "{id} {}",
            view.step
        );
        if made.contains(class) {
            mistakes += 1;
        } else {
            missed.insert(format!("{id} {}: {class}", view.step));
        }
    }
    (mistakes, missed)
}

/// Goes on, with hints where something is asked, until another step has begun.
fn to_the_next_step(runner: &mut Runner) {
    let step = runner.view().step;
    for _ in 0..100 {
        if runner.view().done || runner.view().step != step {
            return;
        }
        if runner.go_on().is_err() {
            runner.hint().unwrap();
        }
    }
    assert!(runner.view().done, "stuck at {step}");
}

/// How many ways there are to lay the tile that is asked for turned wrong, where it is asked for; none of them is sent
/// elsewhere.
fn turned_wrong(runner: &Runner) -> usize {
    let scenario = &runner.lesson().scenario;
    let step = runner.view().step;
    let shown = scenario.acts(&step).unwrap_or_default();
    let Some(&Action::Tile { x, y, .. }) = shown.first() else {
        return 0;
    };
    let mut turned = 0;
    for action in runner.game().actions() {
        if matches!(action, Action::Tile { x: u, y: v, .. } if (u, v) == (x, y)) {
            let outcome = runner.clone().act(action).unwrap();
            if outcome.verdict == Some(Verdict::Wrong) {
                let class = outcome.class.as_deref();
                assert_ne!(class, Some("elsewhere"), "{} {step}", scenario.id);
                turned += 1;
            }
        }
    }
    turned
}

#[test]
fn a_tile_that_lies_turned_wrong_where_it_is_asked_for_is_not_sent_elsewhere() {
    let mut turned = 0;
    for lesson in lessons() {
        let mut runner = Runner::new(lesson);
        while !runner.view().done {
            turned += turned_wrong(&runner);
            to_the_next_step(&mut runner);
        }
    }
    assert!(turned > 10, "{turned} turned wrong");
}

#[test]
fn every_mistake_of_every_lesson_is_made_once_and_answered_by_its_name() {
    let (mut mistakes, mut missed) = (0, BTreeSet::new());
    for lesson in lessons() {
        let report = check::prove(&lesson.scenario, Library::built_in());
        let mut runner = Runner::new(Arc::clone(&lesson));
        while !runner.view().done {
            let (made, others) = all_mistakes(&runner, &report);
            mistakes += made;
            missed.extend(others);
            // Once a step: whoever comes again begins the step anew.
            runner = restarted(&runner);
            to_the_next_step(&mut runner);
        }
    }
    assert!(mistakes > 600, "{mistakes} made");
    // A few can be made only where another right way led into their step.
    assert!(missed.len() * 100 < mistakes, "missed: {missed:#?}");
}
