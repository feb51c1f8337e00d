//! What a learner may do: go on, act, answer, look back, begin again, skip.

use crate::outcome::{MisplacedRequest, StepOutcome, Verdict};
use crate::runner::Runner;
use content::scenario::{ExpectedAnswer, FindWhat, StepKind};
use rules::action::Action;

impl Runner {
    /// On from what is told or shown.
    ///
    /// # Errors
    /// When the step wants something else.
    pub fn go_on(&mut self) -> Result<StepOutcome, MisplacedRequest> {
        self.under_way()?;
        let mut outcome = StepOutcome::default();
        match self.step().kind {
            StepKind::Say => self.advance(&mut outcome),
            StepKind::Show => {
                let played = self.history.head() - self.began;
                match self.step().moves.get(played).cloned() {
                    Some(next) => {
                        let from = self.history.head();
                        let action = next.action.meant(self.history.now().table());
                        if self.history.play(next.player, action).is_err() {
                            self.advance(&mut outcome);
                        } else {
                            self.shown = Some((self.history.clone(), from));
                            self.note(from, &[]);
                        }
                    }
                    None => self.advance(&mut outcome),
                }
            }
            _ => return Err(self.misplaced()),
        }
        Ok(outcome)
    }

    /// Does something.
    ///
    /// # Errors
    /// When the step wants something else.
    pub fn act(&mut self, action: Action) -> Result<StepOutcome, MisplacedRequest> {
        self.under_way()?;
        let step = self.step();
        let acts = match step.kind {
            StepKind::Do | StepKind::Play => true,
            StepKind::Find => step.find != Some(FindWhat::All),
            _ => false,
        };
        if !acts {
            return Err(self.misplaced());
        }
        let learner = self.stage().learner;
        let from = self.history.head();
        if let Err(rejection) = self.history.play(learner, action) {
            return Ok(self.refused(rejection));
        }
        let mut outcome = StepOutcome::of(Verdict::Undecided);
        self.note(from, &[]);
        if self.step().kind == StepKind::Play {
            self.judge_play(from, &mut outcome);
        } else {
            self.judge_action(from, &mut outcome);
        }
        Ok(outcome)
    }

    /// Answers a question.
    ///
    /// # Errors
    /// When the step asks nothing.
    pub fn answer(&mut self, answer: &ExpectedAnswer) -> Result<StepOutcome, MisplacedRequest> {
        self.under_way()?;
        let Some(right) = self.right_answer() else {
            return Err(self.misplaced());
        };
        let mut outcome = StepOutcome::default();
        self.judge_answer(answer, right, &mut outcome);
        Ok(outcome)
    }

    /// Takes back the last decision of the learner in this step.
    pub fn rewind(&mut self) -> StepOutcome {
        if let Some(bench) = &mut self.bench {
            bench.take_back();
            return StepOutcome::default();
        }
        let learner = self.stage().learner;
        let mut to = self.began;
        for step in (self.began + 1..=self.history.head()).rev() {
            let decision = self.history.moment(step).and_then(|moment| moment.decision);
            if decision.is_some_and(|decision| decision.player == learner) {
                to = step - 1;
                break;
            }
        }
        if to == self.began {
            return self.retry();
        }
        self.stand_at(to);
        StepOutcome::default()
    }

    /// Begins the step again.
    pub fn retry(&mut self) -> StepOutcome {
        let mut outcome = StepOutcome::default();
        self.progress.done = false;
        self.progress.end = None;
        self.progress.lost = false;
        self.stand_at_visit(&mut outcome);
        outcome
    }

    /// One move back in what is shown, or to the step before.
    pub fn back(&mut self) -> StepOutcome {
        if self.step().kind == StepKind::Show && self.history.head() > self.began {
            let _ = self.history.stand_at(self.history.head() - 1);
            return StepOutcome::default();
        }
        if self.progress.visits.len() > 1 && !self.progress.done {
            self.progress.visits.pop();
            self.progress.rung = 0;
            self.progress.classes.clear();
        }
        self.retry()
    }

    /// Back to a step that was begun before; where it was not, nothing happens.
    pub fn back_to(&mut self, id: &str) -> StepOutcome {
        if let Some(n) = self
            .progress
            .visits
            .iter()
            .rposition(|visit| visit.step == id)
        {
            self.progress.visits.truncate(n + 1);
            self.progress.rung = 0;
            self.progress.classes.clear();
        }
        self.retry()
    }

    /// Has the task done, and goes on; where nobody knows how, nothing is done.
    pub fn skip(&mut self) -> StepOutcome {
        let mut outcome = StepOutcome::default();
        if self.progress.done || !self.may_skip() {
            return outcome;
        }
        if !matches!(self.step().kind, StepKind::Say | StepKind::Show) {
            self.progress.skipped += 1;
        }
        self.solve(&mut outcome);
        outcome.verdict = None;
        outcome
    }

    fn under_way(&self) -> Result<(), MisplacedRequest> {
        if self.progress.done {
            return Err(MisplacedRequest { wants: "nothing" });
        }
        Ok(())
    }

    pub(crate) fn misplaced(&self) -> MisplacedRequest {
        MisplacedRequest {
            wants: match self.step().kind {
                StepKind::Say | StepKind::Show => "next",
                StepKind::Do | StepKind::Play | StepKind::Make => "act",
                StepKind::Find if self.step().find != Some(FindWhat::All) => "act",
                StepKind::Predict | StepKind::Find | StepKind::Spot => "answer",
            },
        }
    }
}
