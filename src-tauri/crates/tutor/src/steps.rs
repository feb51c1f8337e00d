//! What the steps do with what is done and answered: judge it, answer mistakes in the words of the lesson, take the
//! board back, go on.

use crate::free_turns::{self, FreeTurnState};
use crate::hint;
use crate::land;
use crate::lesson::LessonStage;
use crate::measure;
use crate::outcome::{StepOutcome, Verdict};
use crate::predicate::{PredicateContext, turn_is_over};
use crate::runner::Runner;
use crate::tree;
use crate::truth::Truth;
use content::scenario::{
    AskKind, ExpectedAnswer, Feedback, PlaceOrCell, Rest, ScenarioStep, StepKind, Then,
};
use rules::action::Action;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::reason::Rejection;
use std::sync::Arc;

/// The class of a mistake that its author did not think of.
pub(crate) const OTHER: &str = "unforeseen";

/// True for a pass of whoever decided last, where that ended the turn: one mistake of a class leaves a choice open, another
/// does not. What is shown after both goes on without it.
pub(crate) fn passes_in_vain(
    game: &Game,
    last: PlayerId,
    player: PlayerId,
    action: &Action,
) -> bool {
    *action == Action::Pass && player == last && game.to_move() != Some(player)
}

/// The first feedback that is true of a case.
pub(crate) fn feedback<'a>(
    step: &'a ScenarioStep,
    case: &PredicateContext<'_>,
) -> Option<&'a Feedback> {
    let case = case.closed(true);
    step.feedback.iter().find(|feedback| {
        let when = feedback.when.as_ref();
        when.is_none_or(|when| case.holds(when) == Truth::True)
    })
}

/// The codes of the reasons against what somebody wants in a step of `spot`.
pub(crate) fn codes(stage: &LessonStage, game: &Game, step: &ScenarioStep) -> Vec<String> {
    let Some(wrong) = &step.wrong else {
        return Vec::new();
    };
    let who = wrong
        .player
        .map_or_else(|| game.to_move().unwrap_or(stage.learner), land::player);
    let refused = game.check(who, &wrong.act.0).err();
    let reasons = refused.into_iter().flat_map(|refused| refused.reasons);
    reasons.map(|reason| reason.why.code.to_owned()).collect()
}

/// The cells at which the reasons against what somebody wants can be pointed at.
fn cells(stage: &LessonStage, game: &Game, step: &ScenarioStep) -> Vec<PlaceOrCell> {
    let Some(wrong) = &step.wrong else {
        return Vec::new();
    };
    let who = wrong
        .player
        .map_or_else(|| game.to_move().unwrap_or(stage.learner), land::player);
    let refused = game.check(who, &wrong.act.0).err();
    let target = land::target(&wrong.act.0);
    let mut cells = Vec::new();
    for reason in refused.into_iter().flat_map(|refused| refused.reasons) {
        cells.extend(
            reason
                .place
                .map(|place| PlaceOrCell::cell(place.x, place.y)),
        );
        if let (Some(target), Some(side)) = (target, reason.side) {
            let beyond = target.beyond(side);
            cells.push(PlaceOrCell::cell(beyond.x, beyond.y));
        }
    }
    cells
}

impl Runner {
    /// The rules refuse it: their reasons, and the author's words for them when there are any.
    pub(crate) fn refused(&mut self, rejection: Rejection) -> StepOutcome {
        let mut outcome = StepOutcome::of(Verdict::Refused);
        let trail = self.trail();
        let case = PredicateContext {
            refused: Some(&rejection),
            ..PredicateContext::of(self.stage(), &trail)
        };
        let of_it = |feedback: &&Feedback| {
            let when = feedback.when.as_ref();
            when.is_some_and(|when| case.holds(when) == Truth::True)
        };
        if let Some(feedback) = self.step().feedback.iter().find(of_it) {
            outcome.class = Some(feedback.class.clone());
            outcome.say = Some(feedback.say.clone());
            outcome.mark.clone_from(&feedback.mark);
        }
        let mut rules: Vec<_> = rejection
            .reasons
            .iter()
            .map(|r| r.why.rule.to_owned())
            .collect();
        rules.dedup();
        outcome.rules = rules;
        let head = self.history.head();
        self.note(head, &rejection.reasons);
        outcome.facts.clone_from(&self.why.facts);
        outcome.reasons = rejection.reasons;
        outcome
    }

    /// Something was done in a step of `do` or `find`.
    pub(crate) fn judge_action(&mut self, from: usize, outcome: &mut StepOutcome) {
        self.others_meanwhile(outcome);
        let trail = self.trail();
        let wanted = tree::wanted(self.step());
        let judged = tree::judged(self.stage(), self.step(), &wanted, &trail);
        let table = trail.costs.as_ref().filter(|_| judged != Truth::Undecided);
        outcome.decided = table.and_then(|table| table.decided(self.stage(), &trail));
        match judged {
            Truth::Undecided => {}
            Truth::True => self.right(from, outcome),
            Truth::False => {
                let case = PredicateContext::of(self.stage(), &trail);
                let found = feedback(self.step(), &case).cloned();
                self.wrong(found, from, outcome);
            }
        }
    }

    /// Something was done while turns are played freely.
    pub(crate) fn judge_play(&mut self, from: usize, outcome: &mut StepOutcome) {
        self.others(|_, _| false, outcome);
        let trail = self.trail();
        let step = self.step().clone();
        match free_turns::standing(self.stage(), &step, &trail) {
            FreeTurnState::Reached => self.right(from, outcome),
            FreeTurnState::Lost | FreeTurnState::Missed => {
                let case = free_turns::case(self.stage(), &trail);
                let found = feedback(&step, &case).cloned();
                self.wrong(found, from, outcome);
            }
            FreeTurnState::Open => {}
        }
    }

    /// Something was answered.
    pub(crate) fn judge_answer(
        &mut self,
        given: &ExpectedAnswer,
        right: ExpectedAnswer,
        outcome: &mut StepOutcome,
    ) {
        let step = self.step().clone();
        let game = Arc::clone(self.history.now());
        let kind = step.ask.as_ref().map_or(AskKind::Places, |ask| ask.kind);
        let is_right = if step.kind == StepKind::Spot {
            match given {
                ExpectedAnswer::Code(code) => codes(self.stage(), &game, &step).contains(code),
                ExpectedAnswer::Place(spot) => {
                    let cell = land::cell(spot);
                    let pointed = cells(self.stage(), &game, &step);
                    pointed.contains(&PlaceOrCell::cell(cell.x, cell.y))
                }
                _ => false,
            }
        } else {
            let context = game.context();
            measure::normal(context, kind, given) == measure::normal(context, kind, &right)
        };
        let from = self.history.head();
        self.judged = self.bench.as_ref().map(|bench| Arc::clone(bench.now()));
        if is_right {
            outcome.value = Some(right);
            if step.kind == StepKind::Predict && !step.suppose && self.bench.is_none() {
                self.play_moves(&step);
            }
            return self.right(from, outcome);
        }
        let trail = self.trail();
        let given = measure::normal(game.context(), kind, given);
        let case = PredicateContext {
            answer: Some(&given),
            desk: self.on_desk(),
            ..PredicateContext::of(self.stage(), &trail)
        };
        let found = match feedback(&step, &case) {
            None if step.kind == StepKind::Find => self.wrong_places(&step, &given, &right),
            found => found.cloned(),
        };
        self.wrong(found, from, outcome);
    }

    /// The answer to the first place of a list that is wrong.
    fn wrong_places(
        &self,
        step: &ScenarioStep,
        given: &ExpectedAnswer,
        right: &ExpectedAnswer,
    ) -> Option<Feedback> {
        let (ExpectedAnswer::Places(given), ExpectedAnswer::Places(right)) = (given, right) else {
            return None;
        };
        let wrong = given.iter().find(|spot| !right.contains(spot))?;
        let actions = self.history.now().actions();
        let action = actions
            .into_iter()
            .find(|a| land::aim(a).as_ref() == Some(wrong))?;
        let mut trail = self.trail();
        trail.play_offered(self.stage().learner, action);
        feedback(step, &PredicateContext::of(self.stage(), &trail)).cloned()
    }

    pub(crate) fn play_moves(&mut self, step: &ScenarioStep) {
        for played in &step.moves {
            let action = played.action.meant(self.history.now().table());
            if self.history.play(played.player, action).is_err() {
                break;
            }
        }
    }

    /// It is right: the rest of the turn is done as the step says, and the next step begins.
    pub(crate) fn right(&mut self, from: usize, outcome: &mut StepOutcome) {
        let step = self.step().clone();
        outcome.verdict = Some(Verdict::Right);
        outcome.say = step.good;
        outcome.rules.clone_from(&step.rules);
        if step.rest == Some(Rest::Pass) {
            self.pass_rest(outcome);
        }
        self.note(from, &[]);
        let why = self.why.clone();
        outcome.facts.clone_from(&why.facts);
        let shown = (self.history.clone(), from);
        self.advance(outcome);
        self.shown = Some(shown);
        self.why = why;
    }

    /// Does nothing more in this turn, where nothing must be done.
    fn pass_rest(&mut self, outcome: &mut StepOutcome) {
        let start = self
            .history
            .game_at(self.began)
            .unwrap_or_else(|_| Arc::clone(self.history.now()));
        while !turn_is_over(&start, self.history.now()) {
            self.others_meanwhile(outcome);
            let learner = self.stage().learner;
            if turn_is_over(&start, self.history.now())
                || self.history.now().to_move() != Some(learner)
            {
                return;
            }
            let Some(action) = least(self.history.now()) else {
                return;
            };
            if self.history.play(learner, action).is_err() {
                return;
            }
        }
    }

    /// It is wrong: it is answered, played out, and taken back, unless the answer says otherwise.
    pub(crate) fn wrong(
        &mut self,
        found: Option<Feedback>,
        from: usize,
        outcome: &mut StepOutcome,
    ) {
        let step = self.step().clone();
        outcome.verdict = Some(Verdict::Wrong);
        let class = found
            .as_ref()
            .map_or(OTHER, |found| found.class.as_str())
            .to_owned();
        if step.kind.asks() {
            self.progress.guesses += 1;
        } else {
            self.progress.mistakes += 1;
        }
        let seen = self.progress.classes.entry(class.clone()).or_default();
        *seen += 1;
        let often = *seen >= 2;
        outcome.class = Some(class);
        let mut then = if step.kind == StepKind::Play {
            Then::Retry
        } else {
            Then::Rewind
        };
        let mut played_out = self.history.clone();
        if let Some(found) = found {
            outcome.say = Some(found.say);
            outcome.mark = found.mark;
            outcome.rules = if found.rules.is_empty() {
                step.rules
            } else {
                found.rules
            };
            then = found.then.unwrap_or(then);
            let mut last = self.stage().learner;
            for played in &found.refute {
                let action = played.action.meant(played_out.now().table());
                if passes_in_vain(played_out.now(), last, played.player, &action) {
                    continue;
                }
                if played_out.play(played.player, action).is_err() {
                    break;
                }
                last = played.player;
            }
        }
        if self.lesson.scenario.test {
            // A test asks once.
            then = Then::Continue;
        }
        let head = played_out.head();
        let judged = std::mem::replace(&mut self.history, played_out);
        self.note(from, &[]);
        let why = self.why.clone();
        outcome.facts.clone_from(&why.facts);
        let shown = (std::mem::replace(&mut self.history, judged), from);
        if often && self.progress.rung == 0 {
            self.progress.rung = 1;
            outcome.help = Some(hint::rung(self, 1));
        }
        match then {
            Then::Continue => {
                self.history = shown.0.clone();
                self.advance(outcome);
            }
            Then::Retry => self.stand_at_visit(outcome),
            Then::Rewind => self.take_back(from, outcome),
        }
        self.shown = (head > from).then_some(shown);
        self.why = why;
    }

    /// Takes back what was done, to the last moment from which the step can still be done.
    fn take_back(&mut self, from: usize, outcome: &mut StepOutcome) {
        if let Some(bench) = &mut self.bench {
            return bench.take_back();
        }
        if self.history.head() <= self.began {
            return;
        }
        self.stand_at(from);
        while self.history.head() > self.began {
            let mine = self.history.now().to_move() == Some(self.stage().learner);
            if mine && hint::leads_on(self) {
                return;
            }
            self.stand_at(self.history.head() - 1);
        }
        self.stand_at_visit(outcome);
    }

    /// On to the next step, or to the end.
    pub(crate) fn advance(&mut self, outcome: &mut StepOutcome) {
        if let Some(next) = self.lesson.after(self.index()) {
            return self.enter(next, outcome);
        }
        self.progress.end = Some(self.here(self.step().id.clone()));
        self.progress.done = true;
    }
}

/// What changes least: nothing where that is possible.
pub(crate) fn least(game: &Game) -> Option<Action> {
    let actions = game.actions();
    let pass = actions.iter().find(|action| matches!(action, Action::Pass));
    pass.or_else(|| actions.first()).copied()
}
