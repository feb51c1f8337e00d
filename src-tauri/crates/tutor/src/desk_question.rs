//! What somebody who puts a question into a lesson should know: what is right as the rules compute it, and which wrong
//! answers nobody answers yet.

use crate::desk::{OpenMistake, StepReport};
use crate::measure;
use crate::predicate::PredicateContext;
use crate::runner::Runner;
use crate::step_history::StepHistory;
use crate::steps;
use content::problem::Problem;
use content::scenario::Feedback;
use serde::Serialize;
use std::sync::Arc;
use workshop::lesson_op::{AnswerChoice, WrongMove};

/// What a question comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
pub struct QuestionReport {
    /// The right answer; nothing where there is none, or where it is no number and no player.
    pub right: Option<AnswerChoice>,
    /// Why there is none.
    pub problem: Option<Problem>,
    /// The wrong answers to choose from.
    pub wrong: Vec<WrongChoice>,
}

/// A wrong answer to choose from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct WrongChoice {
    /// Which.
    pub answer: AnswerChoice,
    /// The class by which it is answered, if it is.
    pub class: Option<String>,
}

/// What the question with which a step begins comes to.
pub(crate) fn report(runner: &Runner) -> StepReport {
    let (stage, step) = (runner.stage(), runner.step());
    let Some(ask) = &step.ask else {
        return StepReport::default();
    };
    let mut trail = runner.trail();
    for played in &step.moves {
        trail.play(played.action.meant(trail.now.table()));
    }
    let mut asked = QuestionReport::default();
    match measure::value(stage, &trail, ask) {
        Ok(right) => asked.right = AnswerChoice::of(&right, ask.kind),
        Err(measure::NoValue(what)) => asked.problem = Some(Problem::error("ask.of", what)),
    }
    let here = StepHistory::new(Arc::clone(runner.game()));
    let mut report = StepReport::default();
    for choice in &ask.choices {
        let said = AnswerChoice::of(choice, ask.kind);
        let Some(said) = said.filter(|it| asked.right.as_ref() != Some(it)) else {
            continue;
        };
        let answer = &measure::normal(trail.now.context(), ask.kind, choice);
        let case = PredicateContext {
            answer: Some(answer),
            ..PredicateContext::of(stage, &here)
        };
        let class = steps::feedback(step, &case).map(|it| it.class.clone());
        if class.is_none() {
            let class = WrongMove::Says {
                answer: said.clone(),
            };
            report.open.push(OpenMistake { class, moves: 1 });
        }
        asked.wrong.push(WrongChoice {
            answer: said,
            class,
        });
    }
    let holds_all = |it: &Feedback| it.when.is_none();
    if ask.choices.is_empty() && !step.feedback.iter().any(holds_all) {
        let class = WrongMove::Other;
        report.open.push(OpenMistake { class, moves: 1 });
    }
    report.asked = Some(asked);
    report
}
