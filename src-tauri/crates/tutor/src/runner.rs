//! A lesson as it is being played: one step after another, the same for the same inputs. What a learner may do stands
//! in `moves.rs`, how it is judged in `steps.rs`, help in `hint.rs`.

use crate::board::board_of;
use crate::free_turns::{self, FreeTurnState};
use crate::hint;
use crate::land;
use crate::learner_editor::{EditedDocument, LearnerEditor};
use crate::lesson::{Lesson, LessonStage};
use crate::measure;
use crate::others::Cursor;
use crate::outcome::{Explanation, Help, StepOutcome, StepQuestion, View, word};
use crate::predicate::PredicateContext;
use crate::progress::{Progress, StepVisit};
use crate::step_history::StepHistory;
use crate::truth::Truth;
use content::scenario::{ExpectedAnswer, FindWhat, Goal, ScenarioStep, StepKind};
use rules::game::Game;
use rules::ground::PlayerId;
use rules::history::History;
use std::sync::Arc;

/// A lesson that somebody is in.
#[derive(Clone, Debug)]
pub struct Runner {
    pub(crate) lesson: Arc<Lesson>,
    pub(crate) progress: Progress,
    /// The board, at the present moment.
    pub(crate) history: History,
    /// Where on the line the present step began.
    pub(crate) began: usize,
    pub(crate) cursors: Vec<Cursor>,
    /// What was played before the eyes of the learner last, and from which step of it on.
    pub(crate) shown: Option<(History, usize)>,
    pub(crate) why: Explanation,
    /// What lies on the desk, where the lesson is given at one.
    pub(crate) bench: Option<LearnerEditor>,
    /// What lay there when something was judged last.
    pub(crate) judged: Option<Arc<EditedDocument>>,
}

impl Runner {
    /// Begins a lesson.
    pub fn new(lesson: Arc<Lesson>) -> Self {
        let progress = Progress {
            scenario: lesson.scenario.id.clone(),
            seed: lesson.seed,
            ..Progress::default()
        };
        let mut runner = Self {
            history: lesson.stages[0].history(),
            cursors: Vec::new(),
            lesson,
            progress,
            began: 0,
            shown: None,
            why: Explanation::default(),
            bench: None,
            judged: None,
        };
        runner.enter(0, &mut StepOutcome::default());
        runner
    }

    /// Goes on where somebody stopped, also in the midst of free turns. What a changed lesson has no place for is forgotten;
    /// then the last step that can still be begun is begun anew, and mistakes stay counted.
    pub fn resume(lesson: Arc<Lesson>, mut progress: Progress) -> Self {
        let amid = progress.amid.take();
        let mut runner = Self::new(Arc::clone(&lesson));
        let mut kept = Vec::new();
        for visit in progress.visits.iter().cloned() {
            if lesson.step(&visit.step).is_none() || board_of(&lesson, &visit).is_none() {
                break;
            }
            kept.push(visit);
        }
        let whole = kept.len() == progress.visits.len();
        if kept.is_empty() || progress.scenario != lesson.scenario.id {
            return runner;
        }
        let is_task = |visit: &StepVisit| progress.visits.last() == Some(visit);
        let (rung, classes) = if kept.last().is_some_and(is_task) {
            (progress.rung, progress.classes.clone())
        } else {
            (0, std::collections::BTreeMap::new())
        };
        runner.progress = Progress {
            visits: kept,
            rung,
            classes,
            done: progress.done && whole,
            ..progress
        };
        runner.stand_at_visit(&mut StepOutcome::default());
        runner.stand_at_end();
        if let Some(amid) = amid {
            runner.stand_amid(*amid);
        }
        runner
    }

    /// How far the learner has come.
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The same ready to be kept: with what was done in free turns that are not over.
    pub fn kept_progress(&self) -> Progress {
        let amid = self
            .is_amid()
            .then(|| Box::new(self.here(self.step().id.clone())));
        Progress {
            amid,
            ..self.progress.clone()
        }
    }

    /// True in the midst of free turns, when the learner is asked and more may come.
    pub fn is_amid(&self) -> bool {
        let (step, stage) = (self.step(), self.stage());
        !self.progress.done
            && step.kind == StepKind::Play
            && self.history.head() > self.began
            && self.history.now().to_move() == Some(stage.learner)
            && free_turns::standing(stage, step, &self.trail()) == FreeTurnState::Open
    }

    /// The lesson.
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The line of play of the present board; its head is the present moment.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The game at the present moment.
    pub fn game(&self) -> &Arc<Game> {
        self.history.now()
    }

    /// What was played before the eyes of the learner last: a line, and the step of it from which on it is new.
    pub fn shown(&self) -> Option<(&History, usize)> {
        self.shown.as_ref().map(|(history, from)| (history, *from))
    }

    /// The step of the line at which the present step of the lesson began: what lies before it, and since the last
    /// board was set up, others did.
    pub const fn began(&self) -> usize {
        self.began
    }

    /// How many turns of the learner are over, and how many there are, where turns are played freely.
    pub fn turns(&self) -> Option<(usize, usize)> {
        let turns = self.step().most_turns()?.get();
        Some((self.trail().turns_over(self.stage().learner), turns))
    }

    /// The help that was given in this step so far.
    pub fn help(&self) -> Option<Help> {
        let rung = self.progress.rung;
        (rung > 0).then(|| hint::rung(self, rung))
    }

    /// The line of play that a question imagines, and the step of it from which on it is imagined.
    pub fn imagined(&self) -> Option<(History, usize)> {
        let step = self.step();
        if !step.suppose || step.moves.is_empty() {
            return None;
        }
        let mut copy = self.clone();
        copy.play_moves(step);
        Some((copy.history, self.history.head()))
    }

    /// The number of the present step.
    pub fn index(&self) -> usize {
        let visit = self.progress.visits.last();
        visit
            .and_then(|visit| self.lesson.step(&visit.step))
            .unwrap_or(0)
    }

    /// The present step.
    pub fn step(&self) -> &ScenarioStep {
        &self.lesson.steps()[self.index()]
    }

    /// True when the lesson is over.
    pub const fn is_done(&self) -> bool {
        self.progress.done
    }

    /// The board of the present step.
    pub fn stage(&self) -> &LessonStage {
        let board = self
            .progress
            .visits
            .last()
            .and_then(|visit| visit.board.as_deref());
        self.lesson.stage(board)
    }

    /// What is to be reached by the end, and what of it is.
    pub fn goals(&self) -> Vec<(String, bool)> {
        let goals = &self.lesson.scenario.goals;
        if goals.is_empty() {
            return Vec::new();
        }
        let stage = self.stage();
        // A goal may be reached long before the end: everything counts that was done on this board.
        let trail = StepHistory::of(&self.history, 0);
        let case = PredicateContext::of(stage, &trail).closed(true);
        let goal = |goal: &Goal| (goal.say.clone(), case.holds(&goal.reach) == Truth::True);
        goals.iter().map(goal).collect()
    }

    /// The stars that are still to be had, or were won. Where there are aims, they earn them: whoever reaches none has
    /// finished, and no more.
    pub fn stars(&self) -> u8 {
        if self.progress.lost {
            return 0;
        }
        if self.lesson.scenario.test {
            return self.progress.stars_of_test();
        }
        let done = self.progress.stars();
        if !self.progress.done {
            return done;
        }
        let goals = self.goals();
        let reached = goals.iter().filter(|(_, reached)| *reached).count();
        let earned = match reached {
            all if all == goals.len() => 3,
            0 => 1,
            _ => 2,
        };
        done.min(earned)
    }

    /// Takes a loss: the lesson ends where the free turns were lost. `lost` is the line of play that led there.
    pub fn take_loss(&mut self, lost: History) {
        self.history = lost;
        self.progress.end = Some(self.here(self.step().id.clone()));
        self.progress.done = true;
        self.progress.lost = true;
    }

    /// How the lesson stands.
    pub fn view(&self) -> View {
        let step = self.step();
        let stage = self.stage();
        View {
            step: step.id.clone(),
            kind: step.kind,
            say: step.say.clone(),
            board: stage.name.clone(),
            ask: self.question(),
            wrong: step.wrong.as_ref().map(|wrong| {
                let who = wrong.player.map_or_else(|| self.asked(), land::player);
                (who, wrong.act.0)
            }),
            mark: step.mark.clone(),
            rules: step.rules.clone(),
            progress: (
                self.index() + usize::from(self.progress.done),
                self.lesson.steps().len(),
            ),
            may: self.may(),
            hint: self.progress.rung,
            mistakes: self.progress.mistakes,
            hints: self.progress.hints,
            guesses: self.progress.guesses,
            stars: self.stars(),
            goals: self.goals(),
            done: self.progress.done,
        }
    }

    pub(crate) fn question(&self) -> Option<StepQuestion> {
        let step = self.step();
        match step.kind {
            StepKind::Predict => step.ask.as_ref().map(|ask| StepQuestion {
                kind: word(ask.kind),
                choices: ask.choices.clone(),
            }),
            StepKind::Spot => step.wrong.as_ref().map(|wrong| StepQuestion {
                kind: "reason",
                choices: wrong.choices.clone(),
            }),
            StepKind::Find if step.find == Some(FindWhat::All) => Some(StepQuestion {
                kind: "places",
                choices: Vec::new(),
            }),
            _ => None,
        }
    }

    /// True for free turns in which nobody can show a way to the aim, as none was found or other tiles come each time: they
    /// cannot be done for the learner.
    pub fn is_unproven(&self) -> bool {
        let (step, scenario) = (self.step(), &self.lesson.scenario);
        let varies = || scenario.varies(self.stage().name.as_deref());
        step.kind == StepKind::Play && (scenario.acts(&step.id).is_none() || varies())
    }

    /// True when what is asked can be done for the learner; in a test it is not.
    pub fn may_skip(&self) -> bool {
        !self.is_unproven() && !self.lesson.scenario.test
    }

    fn may(&self) -> Vec<&'static str> {
        let mut may = Vec::new();
        if self.progress.done {
            return vec!["back", "why"];
        }
        match self.step().kind {
            StepKind::Say | StepKind::Show => may.push("next"),
            StepKind::Do | StepKind::Play | StepKind::Make => may.push("act"),
            StepKind::Find if self.step().find != Some(FindWhat::All) => may.push("act"),
            StepKind::Predict | StepKind::Find | StepKind::Spot => may.push("answer"),
        }
        if self.may_hint() {
            may.push("hint");
        }
        may.extend(["why", "back", "retry"]);
        if self.may_skip() {
            may.push("skip");
        }
        may
    }

    fn asked(&self) -> PlayerId {
        self.history.now().to_move().unwrap_or(self.stage().learner)
    }

    /// Why the last answer was so, or why the present task is so.
    pub fn why(&self) -> Explanation {
        if self.why == Explanation::default() {
            let step = self.step();
            return Explanation {
                say: step.why.clone(),
                rules: step.rules.clone(),
                facts: self.facts(),
                ..Explanation::default()
            };
        }
        self.why.clone()
    }

    /// The value that the present step asks for.
    pub(crate) fn right_answer(&self) -> Option<ExpectedAnswer> {
        let step = self.step();
        match step.kind {
            StepKind::Predict if self.bench.is_some() => {
                let asked = step.ask.as_ref();
                let value = self
                    .on_desk()
                    .zip(asked)
                    .and_then(|(seen, ask)| seen.value(ask));
                value.or(Some(ExpectedAnswer::Places(Vec::new())))
            }
            StepKind::Predict => {
                let mut trail = self.trail();
                for played in &step.moves {
                    trail.play(played.action.meant(trail.now.table()));
                }
                step.ask
                    .as_ref()
                    .and_then(|ask| measure::value(self.stage(), &trail, ask).ok())
                    .or(Some(ExpectedAnswer::Places(Vec::new())))
            }
            StepKind::Find if step.find == Some(FindWhat::All) => {
                Some(ExpectedAnswer::Places(self.found()))
            }
            StepKind::Spot => Some(
                crate::steps::codes(self.stage(), self.history.now(), step)
                    .into_iter()
                    .map(ExpectedAnswer::Code)
                    .next()
                    .unwrap_or(ExpectedAnswer::Places(Vec::new())),
            ),
            _ => None,
        }
    }
}
