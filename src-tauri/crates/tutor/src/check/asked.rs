//! What a step that asks must keep to: the rules compute what is right, and every wrong choice is answered.

use super::step::{CheckedStep, Proof};
use super::walk::Position;
use crate::land;
use crate::measure;
use crate::predicate::PredicateContext;
use crate::step_history::StepHistory;
use crate::steps;
use crate::truth::Truth;
use content::problem::{What, some_of};
use content::scenario::{ExpectedAnswer, ScenarioKind};
use std::sync::Arc;

impl Proof<'_> {
    pub(super) fn predict(&mut self, position: Position) -> Vec<Position> {
        let CheckedStep { stage, step, .. } = self.here;
        let Some(trail) = self.moves(&position, &step.moves, "moves") else {
            return Vec::new();
        };
        let Some(ask) = &step.ask else {
            return Vec::new();
        };
        let desk = self.here.desk();
        let made = desk.as_ref().map(|desk| desk.value(ask));
        let value = match made {
            Some(value) => value.ok_or(measure::NoValue(What::NothingMade)),
            None => measure::value(stage, &trail, ask),
        };
        let right = match value {
            Ok(right) => right,
            Err(none) => {
                self.fault("ask.of", none.0);
                return Vec::new();
            }
        };
        let context = trail.now.context();
        let normal = |answer: &ExpectedAnswer| measure::normal(context, ask.kind, answer);
        let right = normal(&right);
        let told = serde_json::to_string(&right).unwrap_or_default();
        if let Some(stored) = &ask.answer
            && normal(stored) != right
        {
            let right = told.clone();
            self.fault("ask.answer", What::WrongAnswer { right });
        }
        let choices: Vec<_> = ask.choices.iter().map(normal).collect();
        if !choices.is_empty() && !choices.contains(&right) {
            self.fault("ask.choices", What::RightMissing { right: told });
        }
        let here = StepHistory::new(Arc::clone(&position.game));
        for choice in choices.iter().filter(|choice| **choice != right) {
            let case = PredicateContext {
                answer: Some(choice),
                ..PredicateContext::of(stage, &here)
            };
            if steps::feedback(step, &case).is_none()
                && self.here.lesson.scenario.kind == ScenarioKind::Lesson
            {
                let answer = serde_json::to_string(choice).unwrap_or_default();
                self.fault("feedback", What::AnswerWithoutClass { answer });
            }
        }
        let case = PredicateContext {
            answer: Some(&right),
            ..PredicateContext::of(stage, &here)
        };
        self.right_is_wrong(case, &right);
        for (index, feedback) in step.feedback.iter().enumerate() {
            let refute = feedback.refute.clone();
            self.moves(&position, &refute, &format!("feedback[{index}].refute"));
        }
        if step.suppose {
            return vec![position];
        }
        vec![Position {
            game: trail.now,
            ..position
        }]
    }

    /// No class of mistakes has the right answer in it.
    fn right_is_wrong(&mut self, case: PredicateContext<'_>, right: &ExpectedAnswer) {
        let CheckedStep { step, path, .. } = self.here;
        let closed = case.closed(true);
        for (index, feedback) in step.feedback.iter().enumerate() {
            let when = feedback.when.as_ref();
            if when.is_some_and(|when| closed.holds(when) == Truth::True) {
                let right = serde_json::to_string(right).unwrap_or_default();
                let at = format!("{path}.feedback[{index}].when");
                self.fault_at(at, What::RightIsWrong { right });
            }
        }
    }

    pub(super) fn spot(&mut self, position: &Position) {
        let CheckedStep { stage, step, .. } = self.here;
        let Some(wrong) = &step.wrong else { return };
        let game = &position.game;
        let who = wrong.player.map(land::player).or_else(|| game.to_move());
        if who.is_none_or(|who| game.check(who, &wrong.act.0).is_ok()) {
            return self.fault("wrong.act", What::NotWrong);
        }
        let codes = steps::codes(stage, game, step);
        let is_right = |answer: &&ExpectedAnswer| matches!(answer, ExpectedAnswer::Code(code) if codes.contains(code));
        let right = wrong.choices.iter().filter(is_right).count();
        if right != 1 {
            let what = What::ReasonsAmongChoices {
                right: right.into(),
                known: some_of(codes.iter().map(AsRef::as_ref)),
            };
            self.fault("wrong.choices", what);
        }
        let here = StepHistory::new(Arc::clone(game));
        let known: Vec<_> = rules::expansions::codes().map(|known| known.code).collect();
        for (index, choice) in wrong.choices.iter().enumerate() {
            // Each is compared with every reason that there is.
            if !stage.work.take(known.len()) {
                return;
            }
            let at = format!("wrong.choices[{index}]");
            match choice {
                ExpectedAnswer::Code(code) if known.contains(&code.as_str()) => {}
                _ => {
                    let id = serde_json::to_string(choice).unwrap_or_default();
                    let near = content::faults::near(id.trim_matches('"'), &known);
                    self.fault(&at, What::NoReason { id, near });
                }
            }
            let case = PredicateContext {
                answer: Some(choice),
                ..PredicateContext::of(stage, &here)
            };
            if is_right(&choice) {
                self.right_is_wrong(case, choice);
            }
            if !is_right(&choice)
                && steps::feedback(step, &case).is_none()
                && self.here.lesson.scenario.kind == ScenarioKind::Lesson
            {
                let answer = serde_json::to_string(choice).unwrap_or_default();
                self.fault("feedback", What::AnswerWithoutClass { answer });
            }
        }
    }
}
