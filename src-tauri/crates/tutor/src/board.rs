//! The board under a lesson: how a step begins on it, where the present moment is, what others do.

use crate::facts::AnswerFacts;
use crate::free_turns::{self, FreeTurnState};
use crate::learner_editor::LearnerEditor;
use crate::lesson::Lesson;
use crate::others;
use crate::outcome::{Explanation, OtherMove, StepOutcome};
use crate::predicate::turn_is_over;
use crate::progress::StepVisit;
use crate::runner::Runner;
use crate::step_history::StepHistory;
use content::scenario::StepKind;
use rules::event::{Event, ScoreEntry};
use rules::game::Game;
use rules::history::History;
use rules::reason::Reason;
use std::sync::Arc;

impl Runner {
    /// Moves the present moment within the step; the scripts go with it.
    pub(crate) fn stand_at(&mut self, head: usize) {
        if self.history.stand_at(head).is_err() {
            return;
        }
        let Some(visit) = self.progress.visits.last() else {
            return;
        };
        let mut cursors = visit.cursors.clone();
        for step in visit.actions.len() + 1..=head {
            let decision = self.history.moment(step).and_then(|moment| moment.decision);
            if let (Some(decision), Ok(before)) = (decision, self.history.game_at(step - 1))
                && decision.player != self.stage().learner
            {
                others::follow(self.stage(), &before, decision.player, &mut cursors);
            }
        }
        self.cursors = cursors;
    }

    /// Remembers what "why?" is about: what came of the steps of the line after one of them.
    pub(crate) fn note(&mut self, from: usize, reasons: &[Reason]) {
        let step = self.step();
        let (say, rules) = (step.why.clone(), step.rules.clone());
        self.why = Explanation {
            say,
            rules,
            scores: scores(&self.history, from),
            reasons: reasons.to_vec(),
            facts: self.facts(),
        };
    }

    /// What came of everything that was done in the step; of the moves that a question is about, where nothing was.
    pub(crate) fn facts(&self) -> AnswerFacts {
        let mut trail = self.trail();
        if trail.done.is_empty() {
            for played in &self.step().moves {
                trail.play(played.action.meant(trail.now.table()));
            }
        }
        AnswerFacts::of(self.stage(), &trail)
    }

    /// A step begins: on its own board, or where the last one ended.
    pub(crate) fn enter(&mut self, index: usize, outcome: &mut StepOutcome) {
        let step = &self.lesson.steps()[index];
        let visit = match &step.board {
            Some(board) => StepVisit {
                step: step.id.clone(),
                board: Some(board.clone()),
                ..StepVisit::default()
            },
            None => self.here(step.id.clone()),
        };
        let goes_on = step.board.is_none() && step.kind == StepKind::Play;
        self.progress.enter(visit);
        self.stand_at_visit(outcome);
        // Free turns may have led to where the next ones can't begin.
        let is_open = || {
            free_turns::standing(self.stage(), self.step(), &self.trail()) == FreeTurnState::Open
        };
        if goes_on && !self.came_by_solution() && !is_open() {
            self.begin_at_checkpoint(outcome);
        }
    }

    /// The present board with all that was done on it, for a step that begins or ends there.
    pub(crate) fn here(&self, step: String) -> StepVisit {
        let last = self.progress.visits.last();
        let decisions = self.history.decisions(self.history.head());
        StepVisit {
            step,
            board: last.and_then(|visit| visit.board.clone()),
            actions: decisions.map(|decision| decision.action).collect(),
            cursors: self.cursors.clone(),
            made: self
                .bench
                .as_ref()
                .map_or_else(Vec::new, LearnerEditor::all),
        }
    }

    /// The board as it was when the last step was done, where that was kept and can still be.
    pub(crate) fn stand_at_end(&mut self) {
        let Some(end) = self.progress.end.clone().filter(|_| self.progress.done) else {
            return;
        };
        if let Some((history, bench)) = board_of(&self.lesson, &end) {
            self.history = history;
            self.bench = bench;
            self.cursors = end.cursors;
            self.shown = None;
        }
    }

    /// The board in the midst of the present step, where it still begins as it did then.
    pub(crate) fn stand_amid(&mut self, amid: StepVisit) {
        let (step, board) = (&self.step().id, &self.stage().name);
        if self.progress.done || amid.step != *step || amid.board != *board {
            return;
        }
        let Some((history, bench)) = board_of(&self.lesson, &amid) else {
            return;
        };
        let begun = self.history.decisions(self.began).map(|then| then.action);
        if begun.eq(amid.actions.iter().take(self.began).copied()) {
            self.history = history;
            self.bench = bench;
            self.cursors = amid.cursors;
            self.shown = None;
        }
    }

    /// The game as the present step begins, and what others do before the learner is asked.
    pub(crate) fn stand_at_visit(&mut self, outcome: &mut StepOutcome) {
        let Some(visit) = self.progress.visits.last().cloned() else {
            return;
        };
        if let Some((history, bench)) = board_of(&self.lesson, &visit) {
            self.history = history;
            self.bench = bench;
        }
        if !self.can_begin() {
            self.begin_with_own();
        }
        self.cursors = visit.cursors;
        self.why = Explanation::default();
        let acts = matches!(
            self.step().kind,
            StepKind::Do | StepKind::Find | StepKind::Play
        );
        let from = self.history.head();
        if acts {
            self.others(|_, _| false, outcome);
        }
        if self.history.head() > from {
            self.shown = Some((self.history.clone(), from));
        }
        self.began = self.history.head();
    }

    /// Lets others decide until the learner is asked, or until `halts`.
    pub(crate) fn others(
        &mut self,
        halts: impl Fn(&Game, &Game) -> bool,
        outcome: &mut StepOutcome,
    ) {
        let start = Arc::clone(self.history.now());
        loop {
            let now = Arc::clone(self.history.now());
            let learner = self.stage().learner;
            let Some(who) = now.to_move().filter(|who| *who != learner) else {
                return;
            };
            if halts(&start, &now) {
                return;
            }
            let mut cursors = std::mem::take(&mut self.cursors);
            let decided = others::decide(self.stage(), &now, who, &mut cursors);
            let said = decided.map(|decided| OtherMove {
                player: who,
                action: decided.action,
                say: decided.say.map(str::to_owned),
            });
            self.cursors = cursors;
            let Some(said) = said else {
                return;
            };
            if self.history.play(who, said.action).is_err() {
                return;
            }
            outcome.others.push(said);
        }
    }

    /// Lets others decide what they are asked in the middle of a turn of the learner.
    pub(crate) fn others_meanwhile(&mut self, outcome: &mut StepOutcome) {
        let start = self
            .history
            .game_at(self.began)
            .unwrap_or_else(|_| Arc::clone(self.history.now()));
        self.others(|_, now| turn_is_over(&start, now), outcome);
    }

    /// The game as the present step began, and everything since.
    pub(crate) fn trail(&self) -> StepHistory {
        StepHistory::of(&self.history, self.began).judged_by(self.step())
    }
}

/// The line of play that leads to a step, and what lies on the desk; nothing when the lesson no longer allows it.
pub(crate) fn board_of(
    lesson: &Lesson,
    visit: &StepVisit,
) -> Option<(History, Option<LearnerEditor>)> {
    let stage = lesson
        .stages
        .iter()
        .find(|stage| stage.name == visit.board)?;
    let mut history = stage.history();
    for action in &visit.actions {
        let who = history.now().to_move()?;
        history.play(who, *action).ok()?;
    }
    let Some(tools) = &lesson.tools else {
        return Some((history, None));
    };
    Some((history, Some(LearnerEditor::at(tools, stage, &visit.made)?)))
}

/// The points that were given after a step of a line.
pub(crate) fn scores(history: &History, from: usize) -> Vec<ScoreEntry> {
    let told = history
        .moments(from + 1..=history.head())
        .flat_map(|moment| &moment.told);
    told.filter_map(|told| match &told.event {
        Event::Score(entry) => Some(entry.clone()),
        _ => None,
    })
    .collect()
}
