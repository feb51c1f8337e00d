//! What a learner makes at a desk: done, judged, answered, taken back, and done for them.

use crate::board::board_of;
use crate::learner_editor::EditorAction;
use crate::making::DocumentInView;
use crate::outcome::{MisplacedRequest, StepOutcome, Verdict};
use crate::predicate::PredicateContext;
use crate::runner::Runner;
use crate::steps::feedback;
use crate::truth::Truth;
use crate::{EditedDocument, learner_editor};
use content::scenario::StepKind;
use std::sync::Arc;

/// The third rung of help tells every operation.
const EACH: u8 = 3;

impl Runner {
    /// Does something at the desk.
    ///
    /// # Errors
    /// When the step wants something else.
    pub fn make(&mut self, make: &EditorAction) -> Result<StepOutcome, MisplacedRequest> {
        if self.progress.done || self.step().kind != StepKind::Make {
            return Err(self.misplaced());
        }
        let Some(bench) = &mut self.bench else {
            return Err(self.misplaced());
        };
        if let Err(refusal) = bench.make(make) {
            return Ok(StepOutcome {
                undone: Some(refusal),
                ..StepOutcome::of(Verdict::Refused)
            });
        }
        let mut outcome = StepOutcome::of(Verdict::Undecided);
        self.judge_made(&mut outcome);
        Ok(outcome)
    }

    /// What is on the way is neither right nor wrong: only what belongs to a class is a mistake.
    fn judge_made(&mut self, outcome: &mut StepOutcome) {
        self.judged = self.bench.as_ref().map(|bench| Arc::clone(bench.now()));
        let from = self.history.head();
        if self.is_made() {
            return self.right(from, outcome);
        }
        let trail = self.trail();
        let case = PredicateContext {
            desk: self.on_desk(),
            ..PredicateContext::of(self.stage(), &trail)
        };
        if let Some(found) = feedback(self.step(), &case).cloned() {
            self.wrong(Some(found), from, outcome);
        }
    }

    /// Whether what lies there is what the step wants.
    fn is_made(&self) -> bool {
        let seen = self.on_desk();
        let wanted = self.step().accept.as_ref().zip(seen);
        let trail = self.trail();
        wanted.is_some_and(|(accept, seen)| {
            let case = PredicateContext {
                desk: Some(seen),
                ..PredicateContext::of(self.stage(), &trail)
            };
            case.holds(accept) == Truth::True
        })
    }

    /// Whether the step can begin with what somebody has brought: it is neither done already nor a mistake, and what
    /// is asked has its answer among the choices.
    pub(crate) fn can_begin(&self) -> bool {
        let (Some(seen), step) = (self.on_desk(), self.step()) else {
            return true;
        };
        match (step.kind, &step.ask) {
            (StepKind::Make, _) => {
                let trail = self.trail();
                let case = PredicateContext {
                    desk: Some(seen),
                    ..PredicateContext::of(self.stage(), &trail)
                };
                !self.is_made() && feedback(step, &case).is_none()
            }
            (StepKind::Predict, Some(ask)) if !ask.choices.is_empty() => {
                let value = seen.value(ask);
                value.is_some_and(|value| ask.choices.contains(&value))
            }
            _ => true,
        }
    }

    /// The step begins with what the solution of the lesson would bring.
    pub(crate) fn begin_with_own(&mut self) {
        let (made, _) = self.lesson.model(self.index());
        let Some(visit) = self.progress.visits.last_mut() else {
            return;
        };
        visit.made = made;
        let visit = visit.clone();
        if let Some((_, bench)) = board_of(&self.lesson, &visit) {
            self.bench = bench;
        }
    }

    /// What lies on the desk, for whoever asks something of it.
    pub(crate) fn on_desk(&self) -> Option<DocumentInView<'_>> {
        let bench = self.bench.as_ref()?;
        Some(DocumentInView::of(bench, &self.stage().bag))
    }

    /// What lies on the desk; nothing where there is none.
    pub fn made(&self) -> Option<&Arc<EditedDocument>> {
        self.bench.as_ref().map(learner_editor::LearnerEditor::now)
    }

    /// What lay there when something was judged last.
    pub const fn judged_made(&self) -> Option<&Arc<EditedDocument>> {
        self.judged.as_ref()
    }

    /// Everything done at the desk in this step.
    pub fn done_here(&self) -> Vec<EditorAction> {
        let bench = self.bench.as_ref();
        bench.map_or_else(Vec::new, |bench| bench.own().cloned().collect())
    }

    /// The operations that lead on, as far as a rung of help tells them.
    pub(crate) fn leads_on_by(&self, rung: u8) -> Vec<EditorAction> {
        let mut copy = self.clone();
        let way = copy.way_made();
        let told = match rung {
            0 | 1 => 0,
            EACH.. => way.len(),
            _ => 1,
        };
        way.into_iter().take(told).collect()
    }

    /// The operations that make what the step wants: from here where they lead on from here, else from the beginning
    /// of the step, else from where the solution of the lesson would begin it.
    pub(crate) fn way_made(&mut self) -> Vec<EditorAction> {
        let solution = self.lesson.solution(&self.step().clone());
        if let Some(way) = self.leads(&solution) {
            return way;
        }
        self.stand_at_visit(&mut StepOutcome::default());
        if let Some(way) = self.leads(&solution) {
            return way;
        }
        self.begin_with_own();
        self.leads(&solution).unwrap_or_default()
    }

    /// Those operations of a way that change something, if it makes what the step wants.
    fn leads(&self, way: &[EditorAction]) -> Option<Vec<EditorAction>> {
        let mut copy = self.clone();
        let mut done = Vec::new();
        for make in way {
            if copy.bench.as_mut()?.make(make).is_ok() {
                done.push(make.clone());
            }
            if copy.is_made() {
                return Some(done);
            }
        }
        None
    }

    /// Has it made, and goes on.
    pub(crate) fn make_it(&mut self, outcome: &mut StepOutcome) {
        let index = self.index();
        for make in self.way_made() {
            if self.index() != index || self.progress.done {
                return;
            }
            let Some(bench) = &mut self.bench else { return };
            if bench.make(&make).is_ok() {
                self.judge_made(outcome);
            }
        }
    }
}
