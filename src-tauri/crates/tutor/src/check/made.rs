//! What a step at a desk must keep to: its solution makes what is wanted and nothing else on the way, and somebody
//! can make each mistake that it answers.

use super::step::{CheckedStep, Proof};
use crate::learner_editor::{EditedDocument, EditorAction};
use crate::making::DocumentInView;
use crate::predicate::PredicateContext;
use crate::step_history::StepHistory;
use crate::truth::Truth;
use crate::vocabulary;
use content::faults::field;
use content::problem::{What, shown};
use content::scenario::SolutionStep;
use std::sync::Arc;
use workshop::op::OpRefusal;

impl<'a> CheckedStep<'a> {
    /// What lies on the desk when the step begins, on the way that solves the lesson.
    fn begun(&self) -> Option<EditedDocument> {
        let index = self.lesson.step(&self.step.id)?;
        self.lesson.tools.as_ref()?;
        self.lesson.model(index).1
    }

    /// The same, to be asked.
    pub(super) fn desk(&self) -> Option<DeskDocument<'a>> {
        let made = self.begun()?;
        Some(DeskDocument { here: *self, made })
    }
}

/// A document that a step begins with.
pub(super) struct DeskDocument<'a> {
    here: CheckedStep<'a>,
    made: EditedDocument,
}

impl DeskDocument<'_> {
    pub(super) fn value(
        &self,
        ask: &content::scenario::WrittenQuestion,
    ) -> Option<content::scenario::ExpectedAnswer> {
        self.seen(&self.made)?.value(ask)
    }

    fn seen<'b>(&'b self, made: &'b EditedDocument) -> Option<DocumentInView<'b>> {
        let tools = self.here.lesson.tools.as_ref()?;
        let bag = &self.here.stage.bag;
        Some(DocumentInView { made, tools, bag })
    }

    fn after(
        &self,
        made: &EditedDocument,
        make: &EditorAction,
    ) -> Result<EditedDocument, OpRefusal> {
        let tools = self.here.lesson.tools.as_ref();
        tools.map_or(Err(OpRefusal::WrongKind), |tools| tools.after(made, make))
    }

    /// A look at a document, as often as it is asked.
    fn look<T>(
        &self,
        made: &EditedDocument,
        closed: bool,
        of: impl FnOnce(&PredicateContext<'_>) -> T,
    ) -> T {
        let trail = StepHistory::new(Arc::new(self.here.stage.start().clone()));
        let case = PredicateContext {
            desk: self.seen(made),
            ..PredicateContext::of(self.here.stage, &trail)
        };
        of(&case.closed(closed))
    }

    fn is_right(&self, made: &EditedDocument) -> bool {
        let accept = self.here.step.accept.as_ref();
        let holds = |accept| self.look(made, false, |case| case.holds(accept) == Truth::True);
        accept.is_some_and(holds)
    }

    /// Which class of mistakes a document belongs to.
    fn class(&self, made: &EditedDocument) -> Option<usize> {
        let mut feedback = self.here.step.feedback.iter();
        self.look(made, true, |case| {
            feedback.position(|feedback| {
                let when = feedback.when.as_ref();
                when.is_none_or(|when| case.holds(when) == Truth::True)
            })
        })
    }
}

impl Proof<'_> {
    /// A step of `make`.
    pub(super) fn making(&mut self) {
        let CheckedStep { lesson, step, .. } = self.here;
        let Some(desk) = self.here.desk() else {
            return;
        };
        if desk.is_right(&desk.made) {
            return self.fault("accept", What::AllRight);
        }
        let path = field("solution", &step.id);
        let solved = lesson.scenario.solution.get(&step.id);
        let is_act = |solved: &SolutionStep| matches!(solved, SolutionStep::Act(_));
        if let Some(index) = solved.and_then(|all| all.iter().position(is_act)) {
            return self.fault_at(format!("{path}[{index}]"), What::NoOperation);
        }
        let written = lesson.scenario.operations(&step.id);
        // What the solution passes through, the document that the step begins with first.
        let mut passed = vec![desk.made.clone()];
        if let Some(class) = desk.class(&desk.made) {
            self.on_the_way(self.here.path.to_owned(), class);
        }
        let mut right = false;
        for (index, operation) in written.iter().enumerate() {
            let at = format!("{path}[{index}]");
            if right {
                return self.fault_at(at, What::TooLong);
            }
            let Some(after) = self.done(&desk, passed.last(), operation, &at) else {
                return;
            };
            right = desk.is_right(&after);
            if let Some(class) = desk.class(&after).filter(|_| !right) {
                self.on_the_way(at, class);
            }
            passed.push(after);
        }
        if !right {
            return self.fault_at(path, What::NoneOfTheWays);
        }
        self.classes.accepted += 1;
        self.mistakes(&desk, &passed);
    }

    fn on_the_way(&mut self, at: String, class: usize) {
        let class = shown(&self.here.step.feedback[class].class);
        self.fault_at(at, What::WrongOnTheWay { class });
    }

    /// The document after an operation that is written out.
    fn done(
        &mut self,
        desk: &DeskDocument<'_>,
        before: Option<&EditedDocument>,
        operation: &content::scenario::Operation,
        at: &str,
    ) -> Option<EditedDocument> {
        let Some(make) = EditorAction::read(operation) else {
            self.fault_at(at.to_owned(), What::NoOperation);
            return None;
        };
        match desk.after(before?, &make) {
            Ok(after) => Some(after),
            Err(refusal) => {
                let why = vocabulary::word(refusal);
                self.fault_at(at.to_owned(), What::NotDone { why });
                None
            }
        }
    }

    /// Each mistake can be made: by one operation somewhere on the way of the solution, or as its example says.
    fn mistakes(&mut self, desk: &DeskDocument<'_>, passed: &[EditedDocument]) {
        let step = self.here.step;
        for made in &passed[..passed.len() - 1] {
            for op in vocabulary::of(&made.draft) {
                let Ok(after) = desk.after(made, &EditorAction::Change(op.clone())) else {
                    continue;
                };
                if desk.is_right(&after) {
                    self.classes.accepted += 1;
                } else if let Some(class) = desk.class(&after) {
                    let class = step.feedback[class].class.clone();
                    *self.classes.classes.entry(class.clone()).or_default() += 1;
                    self.met.insert(class);
                }
            }
        }
        for (index, feedback) in step.feedback.iter().enumerate() {
            let mut made = desk.made.clone();
            for (nth, operation) in feedback.example.iter().enumerate() {
                let at = format!("{}.feedback[{index}].example[{nth}]", self.here.path);
                match self.done(desk, Some(&made), operation, &at) {
                    Some(after) => made = after,
                    None => return,
                }
            }
            if !feedback.example.is_empty() {
                if desk.class(&made) == Some(index) && !desk.is_right(&made) {
                    let class = feedback.class.clone();
                    *self.classes.classes.entry(class.clone()).or_default() += 1;
                    self.met.insert(class);
                } else {
                    let class = shown(&feedback.class);
                    let at = format!("{}.feedback[{index}].example", self.here.path);
                    self.fault_at(at, What::EmptyClass { class });
                }
            }
        }
    }
}
