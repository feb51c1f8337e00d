//! What one step must keep to, from each position that a learner can be in.

mod costs;

use super::walk::Position;
use super::{Classes, ScenarioProofs};
use crate::facts::{self, AnswerFacts};
use crate::lesson::{Lesson, LessonStage};
use crate::others;
use crate::predicate::{PredicateContext, turn_is_over};
use crate::step_history::StepHistory;
use crate::steps;
use crate::tree::{self, MOST_LEAVES, StepPath};
use crate::truth::Truth;
use content::faults::field;
use content::problem::{Problem, Reasons, What, shown};
use content::record::PlayedDecision;
use content::scenario::{Feedback, FindWhat, Rest, ScenarioKind, ScenarioStep, StepKind, Then};
use rules::action::Action;
use rules::event::Event;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The step that is looked at.
#[derive(Clone, Copy)]
pub(super) struct CheckedStep<'a> {
    pub(super) lesson: &'a Lesson,
    pub(super) stage: &'a LessonStage,
    pub(super) step: &'a ScenarioStep,
    pub(super) path: &'a str,
}

/// What is found of one step.
pub(super) struct Proof<'a> {
    pub(super) here: CheckedStep<'a>,
    problems: Vec<Problem>,
    pub(super) classes: Classes,
    /// The classes that something fell into.
    pub(super) met: BTreeSet<String>,
    /// Those of them that fell from the present position.
    met_here: BTreeSet<String>,
}

impl<'a> Proof<'a> {
    pub(super) fn of(here: CheckedStep<'a>) -> Self {
        Self {
            here,
            problems: Vec::new(),
            classes: Classes {
                step: here.step.id.clone(),
                ..Classes::default()
            },
            met: BTreeSet::new(),
            met_here: BTreeSet::new(),
        }
    }

    /// Adds what was found to the report; true when nothing can be said of what follows.
    pub(super) fn finish(mut self, report: &mut ScenarioProofs) -> bool {
        let CheckedStep { step, path, .. } = self.here;
        let acts = matches!(step.kind, StepKind::Do | StepKind::Find | StepKind::Make);
        if acts {
            for (index, feedback) in step.feedback.iter().enumerate() {
                let is_refusal = speaks_of_refusals(feedback.when.as_ref());
                if !self.met.contains(&feedback.class) && !is_refusal {
                    let class = shown(&feedback.class);
                    let at = format!("{path}.feedback[{index}]");
                    self.problems
                        .push(Problem::warning(at, What::EmptyClass { class }));
                }
            }
        }
        let broken = self.problems.iter().any(Problem::is_error);
        report.problems.append(&mut self.problems);
        if acts || self.classes.unseen > 0 {
            report.steps.push(self.classes);
        }
        broken
    }

    /// The same fault from another position is told once.
    pub(super) fn fault(&mut self, field_of_step: &str, what: What) {
        let at = format!("{}.{field_of_step}", self.here.path);
        self.fault_at(at, what);
    }

    pub(super) fn fault_at(&mut self, at: String, what: What) {
        let known = |old: &Problem| old.code == what.code() && old.path == at;
        if !self.problems.iter().any(known) {
            self.problems.push(Problem::error(at, what));
        }
    }

    /// Adds what deserves a second look.
    pub(super) fn look_at(&mut self, at: String, what: What) {
        self.problems.push(Problem::warning(at, what));
    }

    /// What answers name is a fact, and somebody of this table.
    pub(super) fn named_facts(&mut self) {
        let CheckedStep {
            lesson,
            stage,
            step,
            ..
        } = self.here;
        let known = facts::names(stage, step);
        let words: Vec<_> = known.iter().map(String::as_str).collect();
        for (_, key) in facts::answers(step) {
            for (language, text) in facts::in_all_languages(&lesson.scenario, key) {
                for fact in facts::named(text) {
                    if !words.contains(&fact.name) {
                        let id = shown(fact.name);
                        let near = content::faults::near(fact.name, &words);
                        let at = field(&field("text", language), key);
                        self.fault_at(at, What::NoAnswerFact { id, near });
                    }
                }
            }
        }
    }

    /// What was done has every fact that its answer names.
    pub(super) fn answered(&mut self, key: Option<&str>, trail: &StepHistory) {
        let CheckedStep {
            lesson,
            stage,
            step,
            ..
        } = self.here;
        let texts = key
            .into_iter()
            .flat_map(|key| facts::in_all_languages(&lesson.scenario, key));
        let texts: Vec<_> = texts.filter(|(_, text)| facts::needs_facts(text)).collect();
        if texts.is_empty() {
            return;
        }
        let of = AnswerFacts::of(stage, trail);
        let known = facts::names(stage, step);
        for (language, text) in texts {
            let mut named = facts::named(text).into_iter();
            let is_gone = |name: &str| of.get(name).is_none() && known.iter().any(|it| it == name);
            if let Some(gone) = named.find(|fact| is_gone(fact.name)) {
                let at = field(&field("text", language), key.unwrap_or_default());
                let (id, done) = (shown(gone.name), words(&trail.actions()));
                self.fault_at(at, What::FactWithoutValue { id, done });
            }
        }
    }

    /// Proves the step from a position; gives those in which the next one can begin.
    pub(super) fn from(&mut self, mut position: Position) -> Vec<Position> {
        let step = self.here.step;
        match step.kind {
            StepKind::Say => vec![position],
            StepKind::Show => {
                let Some(trail) = self.moves(&position, &step.moves, "moves") else {
                    return Vec::new();
                };
                position.game = trail.now;
                vec![position]
            }
            StepKind::Predict => self.predict(position),
            StepKind::Spot => {
                self.spot(&position);
                vec![position]
            }
            StepKind::Make => {
                self.making();
                vec![position]
            }
            StepKind::Do | StepKind::Find | StepKind::Play => {
                if !self.others_first(&mut position) {
                    return Vec::new();
                }
                match step.kind {
                    StepKind::Play => self.play(position),
                    _ => self.deeds(position),
                }
            }
        }
    }

    /// Moves that are written out, played from a position.
    pub(super) fn moves(
        &mut self,
        position: &Position,
        moves: &[PlayedDecision],
        name: &str,
    ) -> Option<StepHistory> {
        let mut trail = StepHistory::new(Arc::clone(&position.game));
        for (index, played) in moves.iter().enumerate() {
            let action = played.action.meant(trail.now.table());
            let verdict = trail.now.check(played.player, &action);
            if let Err(rejection) = verdict {
                let at = format!("{}.{name}[{index}]", self.here.path);
                self.fault_at(at, What::refused(&rejection));
                return None;
            }
            trail.play_offered(played.player, action);
        }
        self.aside(&trail);
        Some(trail)
    }

    /// What is drawn fits somewhere, unless it is meant not to.
    pub(super) fn aside(&mut self, trail: &StepHistory) {
        let stage = self.here.stage;
        let scenario = &self.here.lesson.scenario;
        let board = stage
            .name
            .as_ref()
            .and_then(|name| scenario.boards.get(name));
        let deck = board.map_or(scenario.deck.as_ref(), |board| board.deck.as_ref());
        if trail.now.is_over() || deck.is_none_or(|deck| deck.aside) {
            return;
        }
        for event in trail.events() {
            if let Event::TilePutAside { tile, .. } = event {
                let at = field(&stage.path(), "deck");
                let (step, tile) = (shown(&self.here.step.id), shown(tile));
                self.fault_at(at, What::FitsNowhere { step, tile });
            }
        }
    }

    /// Others decide until the learner is asked.
    pub(super) fn others_first(&mut self, position: &mut Position) -> bool {
        let stage = self.here.stage;
        let mut trail = StepHistory::new(Arc::clone(&position.game));
        while let Some(who) = trail.now.to_move().filter(|who| *who != stage.learner) {
            let Some(decided) = others::decide(stage, &trail.now, who, &mut position.cursors)
            else {
                break;
            };
            if let Some(broken) = decided.broken {
                self.broken(broken);
            } else if decided.unsaid {
                let player = usize::from(who).into();
                self.fault_at(self.here.path.to_owned(), What::NobodyDecides { player });
                return false;
            }
            trail.play_offered(who, decided.action);
        }
        self.aside(&trail);
        if trail.now.to_move().is_none() {
            self.fault_at(self.here.path.to_owned(), What::OverBeforeStep);
            return false;
        }
        position.game = trail.now;
        true
    }

    /// A script that has become impossible needs a bot.
    pub(super) fn broken(&mut self, (script, turn, action): (usize, usize, usize)) {
        let stage = self.here.stage;
        if stage.scripts[script].bot.is_none() {
            let scripts = field(&stage.path(), "scripts");
            let at = format!("{scripts}[{script}].turns[{turn}][{action}]");
            let step = shown(&self.here.step.id);
            self.fault_at(at, What::ScriptImpossible { step });
        }
    }

    fn deeds(&mut self, position: Position) -> Vec<Position> {
        let CheckedStep { stage, step, .. } = self.here;
        let trail = StepHistory::new(Arc::clone(&position.game)).judged_by(step);
        if !self.costs(&trail) {
            return Vec::new();
        }
        let tree = tree::ways(stage, step, &trail, &position.cursors);
        if tree.cut {
            let most = MOST_LEAVES.into();
            self.fault("accept", What::TooManyWays { most });
        }
        for broken in tree.leaves.iter().flat_map(|leaf| &leaf.broken) {
            self.broken(*broken);
        }
        let (right, wrong): (Vec<_>, Vec<_>) = tree.leaves.iter().partition(|leaf| leaf.accepted);
        if right.is_empty() {
            self.fault("accept", What::NothingRight);
        }
        // Where what the rules refuse is answered, there is a mistake to make after all.
        let refused = |feedback: &Feedback| speaks_of_refusals(feedback.when.as_ref());
        if wrong.is_empty() && !right.is_empty() && !step.feedback.iter().any(refused) {
            let at = format!("{}.accept", self.here.path);
            if !self.problems.iter().any(|p| *p.what == What::AllRight) {
                self.problems.push(Problem::warning(at, What::AllRight));
            }
        }
        self.best(&trail, &right);
        self.classes.accepted += right.len();
        let mut ends = Vec::new();
        self.met_here.clear();
        for leaf in &wrong {
            if let Some(then) = self.mistake(leaf) {
                ends.push(then);
            }
        }
        self.solution(&right);
        if step.find == Some(FindWhat::All) {
            return vec![position];
        }
        for leaf in right {
            let end = self.rest(leaf);
            ends.push(end);
        }
        ends
    }

    /// One mistake: it has a class, its refutation can be played. Gives the position when the lesson goes on from it.
    pub(super) fn mistake(&mut self, leaf: &StepPath) -> Option<Position> {
        let CheckedStep {
            stage, step, path, ..
        } = self.here;
        let case = PredicateContext::of(stage, &leaf.trail);
        let found = step.feedback.iter().position(|feedback| {
            let when = feedback.when.as_ref();
            when.is_none_or(|when| case.closed(true).holds(when) == Truth::True)
        });
        let Some(found) = found else {
            self.classes.unclassified += 1;
            if self.here.lesson.scenario.kind == ScenarioKind::Lesson {
                let done = words(&tree::actions(stage, leaf, 0));
                self.fault("feedback", What::MistakeWithoutClass { done });
            }
            return None;
        };
        let feedback = &step.feedback[found];
        *self
            .classes
            .classes
            .entry(feedback.class.clone())
            .or_default() += 1;
        self.met.insert(feedback.class.clone());
        let example = (feedback.class.clone(), tree::actions(stage, leaf, 0));
        if self.met_here.insert(feedback.class.clone()) {
            self.classes.examples.push(example);
        }
        let mut after = leaf.trail.clone();
        let mut last = stage.learner;
        for (index, played) in feedback.refute.iter().enumerate() {
            let action = played.action.meant(after.now.table());
            if steps::passes_in_vain(&after.now, last, played.player, &action) {
                continue;
            }
            if let Err(rejection) = after.now.check(played.player, &action) {
                let at = format!("{path}.feedback[{found}].refute[{index}]");
                let done = words(&tree::actions(stage, leaf, 0));
                let reasons = Reasons(rejection.reasons);
                self.fault_at(at, What::RefusedAfter { done, reasons });
                return None;
            }
            after.play_offered(played.player, action);
            last = played.player;
        }
        self.answered(Some(&feedback.say), &after);
        (feedback.then == Some(Then::Continue)).then(|| Position {
            game: after.now,
            cursors: leaf.cursors.clone(),
        })
    }

    /// Where a right way ends when the rest of the turn is done as the step says.
    fn rest(&mut self, leaf: &StepPath) -> Position {
        let CheckedStep { stage, step, .. } = self.here;
        let mut trail = leaf.trail.clone();
        let mut cursors = leaf.cursors.clone();
        while step.rest == Some(Rest::Pass) && !turn_is_over(&trail.start, &trail.now) {
            tree::others_meanwhile(stage, &mut trail, &mut cursors);
            if turn_is_over(&trail.start, &trail.now) || trail.now.to_move() != Some(stage.learner)
            {
                break;
            }
            let Some(action) = steps::least(&trail.now) else {
                break;
            };
            trail.play_offered(stage.learner, action);
        }
        self.aside(&trail);
        self.answered(step.good.as_deref(), &trail);
        self.answered(step.why.as_deref(), &trail);
        Position {
            game: trail.now,
            cursors,
        }
    }

    /// The solution of the step is one of the right ways.
    fn solution(&mut self, right: &[&StepPath]) {
        let CheckedStep {
            lesson,
            stage,
            step,
            ..
        } = self.here;
        let Some(solution) = lesson.scenario.acts(&step.id) else {
            return;
        };
        let is_it = |leaf: &&&StepPath| tree::actions(stage, leaf, 0) == solution;
        if right.iter().find(is_it).is_none() {
            self.fault_at(field("solution", &step.id), What::NoneOfTheWays);
        }
    }
}

/// True for a class of things that the rules refuse: nothing allowed can be in it.
fn speaks_of_refusals(when: Option<&content::scenario::Predicate>) -> bool {
    use content::scenario::Predicate;
    match when {
        Some(Predicate::Illegal(_)) => true,
        Some(Predicate::All(parts) | Predicate::Any(parts)) => {
            parts.iter().any(|part| speaks_of_refusals(Some(part)))
        }
        _ => false,
    }
}

pub(super) fn words(actions: &[Action]) -> Vec<String> {
    let words = actions
        .iter()
        .filter_map(|action| serde_json::to_string(action).ok());
    words.collect()
}
