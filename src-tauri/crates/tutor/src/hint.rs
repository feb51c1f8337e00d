//! Help: a nudge, the area, everything that is right, and having it done.

use crate::board::scores;
use crate::land;
use crate::outcome::{Help, MisplacedRequest, StepOutcome};
use crate::predicate::turn_is_over;
use crate::runner::Runner;
use crate::steps;
use crate::tree;
use content::scenario::{ExpectedAnswer, FindWhat, Mark, PlaceOrCell, StepKind};
use rules::action::Action;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The second rung: where to look.
const AREA: u8 = 2;
/// The last rung: it is done.
const PLAY: u8 = 4;

impl Runner {
    /// One rung more help. It costs a star at most, and none where something is guessed.
    ///
    /// # Errors
    /// When there is nothing to be helped with.
    pub fn hint(&mut self) -> Result<StepOutcome, MisplacedRequest> {
        if self.progress.done || !self.may_hint() {
            return Err(self.misplaced());
        }
        if self.step().kind.asks() {
            self.progress.asides += 1;
        } else {
            self.progress.hints += 1;
        }
        let help = self.next_help();
        self.progress.rung = help.rung;
        let mut outcome = StepOutcome {
            help: Some(help),
            ..StepOutcome::default()
        };
        if self.progress.rung == PLAY {
            let help = outcome.help.take();
            self.solve(&mut outcome);
            outcome.help = help;
        }
        Ok(outcome)
    }

    /// True when there is more help: where nobody has shown a way there is the nudge alone.
    pub fn may_hint(&self) -> bool {
        let told = matches!(self.step().kind, StepKind::Say | StepKind::Show);
        !(told || self.lesson.scenario.test || self.is_unproven() && self.progress.rung > 0)
    }

    /// The rung of the next hint.
    pub fn next_rung(&self) -> u8 {
        self.next_help().rung
    }

    /// The next hint. A rung on which nothing new would be said or shown is passed over, such as words where none are
    /// written, or a place that the step marks already.
    fn next_help(&self) -> Help {
        let now = self.progress.rung;
        // At a desk the last operation is told as the next one, and then as all that are left.
        let before = if now == 0 || now + 1 >= PLAY || self.bench.is_some() {
            Help::default()
        } else {
            rung(self, now)
        };
        let is_new = |help: &Help| {
            let before = Help {
                rung: help.rung,
                ..before.clone()
            };
            self.is_unproven() || *help != before
        };
        let mut above = (now + 1..PLAY).map(|at| rung(self, at));
        above.find(is_new).unwrap_or_else(|| rung(self, PLAY))
    }

    /// How many stars the next hint costs.
    pub fn hint_costs(&self) -> u8 {
        let mut helped = self.progress.clone();
        if !self.step().kind.asks() {
            helped.hints += 1;
        }
        self.progress.stars() - helped.stars()
    }

    /// Does what the step wants, and goes on.
    pub(crate) fn solve(&mut self, outcome: &mut StepOutcome) {
        let index = self.index();
        let from = self.history.head();
        match self.step().kind {
            StepKind::Say => {}
            StepKind::Show => {
                let step = self.step().clone();
                let played = self.history.head() - self.began;
                for played in step.moves.iter().skip(played) {
                    let action = played.action.meant(self.history.now().table());
                    if self.history.play(played.player, action).is_err() {
                        break;
                    }
                }
            }
            StepKind::Make => self.make_it(outcome),
            _ if self.question().is_some() => {
                if let Some(right) = self.right_answer() {
                    self.judge_answer(&right.clone(), right, outcome);
                }
            }
            _ => {
                for action in self.way() {
                    if self.index() != index || self.progress.done {
                        return;
                    }
                    let learner = self.stage().learner;
                    let from = self.history.head();
                    if self.history.play(learner, action).is_err() {
                        break;
                    }
                    if self.step().kind == StepKind::Play {
                        self.judge_play(from, outcome);
                    } else {
                        self.judge_action(from, outcome);
                    }
                }
            }
        }
        if self.index() == index && !self.progress.done {
            // Whatever happened: the lesson goes on.
            self.right(from, outcome);
        }
    }

    /// What the learner has to do from here, or from the beginning of the step where nothing leads on from here.
    pub(crate) fn way(&mut self) -> Vec<Action> {
        let solution = self.lesson.scenario.acts(&self.step().id);
        if self.step().kind == StepKind::Play {
            self.stand_at_visit(&mut StepOutcome::default());
            if !self.came_by_solution() {
                self.begin_at_checkpoint(&mut StepOutcome::default());
            }
            return solution.unwrap_or_default();
        }
        self.right_way(solution.as_deref()).unwrap_or_else(|| {
            self.stand_at_visit(&mut StepOutcome::default());
            self.right_way(solution.as_deref()).unwrap_or_default()
        })
    }

    /// What is right from here: the rest of the solution, else what is found first.
    fn right_way(&self, solution: Option<&[Action]>) -> Option<Vec<Action>> {
        let (stage, step, trail) = (self.stage(), self.step(), self.trail());
        if turn_is_over(&trail.start, &trail.now) {
            return None;
        }
        let own = trail.of_player(stage.learner);
        let own: Vec<_> = own.map(|done| done.action).collect();
        let rest = solution.and_then(|all| all.strip_prefix(&own[..]));
        let is_right = |rest: &&[Action]| tree::is_right(stage, step, &trail, &self.cursors, rest);
        if let Some(rest) = rest.filter(is_right) {
            return Some(rest.to_vec());
        }
        let way = tree::first_right(stage, step, &trail, &self.cursors)?;
        Some(tree::actions(stage, &way, trail.done.len()))
    }

    /// Where everything lies that is to be found.
    pub(crate) fn found(&self) -> Vec<PlaceOrCell> {
        let trail = self.trail();
        let ways = tree::ways(self.stage(), self.step(), &trail, &self.cursors);
        let accepted = ways.leaves.iter().filter(|leaf| leaf.accepted);
        tree::aims(accepted, trail.done.len())
    }
}

/// True when the step can still be done from here.
pub(crate) fn leads_on(runner: &Runner) -> bool {
    if runner.step().kind == StepKind::Play {
        return true;
    }
    let trail = runner.trail();
    if turn_is_over(&trail.start, &trail.now) {
        return false;
    }
    tree::first_right(runner.stage(), runner.step(), &trail, &runner.cursors).is_some()
}

/// The help of one rung, and of those below it.
pub(crate) fn rung(runner: &Runner, rung: u8) -> Help {
    let step = runner.step();
    let hints = step.hints.as_ref();
    let mut help = Help {
        rung,
        say: hints.map(|hints| hints.nudge.clone()),
        ..Help::default()
    };
    if step.kind == StepKind::Make {
        help.area = hints.map_or_else(Vec::new, |hints| hints.area.clone());
        if rung < PLAY {
            help.make = runner.leads_on_by(rung);
        }
        return help;
    }
    if rung >= AREA {
        let written = hints.into_iter().flat_map(|hints| &hints.area);
        let new = written.filter(|mark| !step.mark.contains(mark));
        help.area = new.cloned().collect();
        let is_marked = !help.area.is_empty();
        if is_marked && rung == AREA {
            return help;
        }
        let acts = acts(runner);
        let places = places(runner, &acts);
        if !is_marked {
            help.area = around(&places);
        }
        if rung == AREA {
            return help;
        }
        (help.places, help.acts) = (places, acts);
        if matches!(step.kind, StepKind::Predict | StepKind::Spot) {
            help.left = left(runner);
            // Their sum is the answer.
            if runner.bench.is_none() && (rung == PLAY || help.left.is_empty()) {
                help.lines = lines(runner);
            }
        }
    }
    help
}

/// Every place that is right.
fn places(runner: &Runner, acts: &[Action]) -> Vec<PlaceOrCell> {
    if runner.question().is_none() {
        let mut places: Vec<_> = acts.iter().filter_map(land::aim).collect();
        places.sort_unstable();
        return places;
    }
    match runner.right_answer() {
        Some(ExpectedAnswer::Places(places)) => places,
        Some(ExpectedAnswer::Place(place)) => vec![place],
        _ => Vec::new(),
    }
}

/// What can be done next that is right, one for each place: the written solution first.
pub(crate) fn acts(runner: &Runner) -> Vec<Action> {
    let step = runner.step();
    let solution = runner.lesson.scenario.acts(&step.id);
    let trail = runner.trail();
    let acts: Vec<Action> = match step.kind {
        StepKind::Do | StepKind::Find if step.find != Some(FindWhat::All) => {
            let ways = tree::ways(runner.stage(), step, &trail, &runner.cursors);
            let done = trail.done.len();
            let accepted = ways.leaves.iter().filter(|leaf| leaf.accepted);
            let (written, others): (Vec<_>, Vec<_>) = accepted.partition(|leaf| {
                solution.as_ref() == Some(&tree::actions(runner.stage(), leaf, 0))
            });
            let ways = written.into_iter().chain(others);
            ways.filter_map(|leaf| leaf.trail.done.get(done))
                .map(|done| done.action)
                .collect()
        }
        StepKind::Play => {
            // As long as the learner keeps to the solution, its next move can be shown.
            let own = trail.of_player(runner.stage().learner);
            let done: Vec<_> = own.map(|done| done.action).collect();
            let leads_on = |all: &Vec<Action>| all.starts_with(&done) && runner.came_by_solution();
            let next = solution.filter(leads_on);
            next.and_then(|all| all.get(done.len()).copied())
                .into_iter()
                .collect()
        }
        _ => Vec::new(),
    };
    let mut places = BTreeSet::new();
    let mut is_new = |act: &Action| land::aim(act).is_none_or(|place| places.insert(place));
    let mut shown: Vec<Action> = Vec::new();
    for act in acts {
        if !shown.contains(&act) && is_new(&act) {
            shown.push(act);
        }
    }
    shown
}

/// The cells around what is right, so that the area is seen and not the place.
fn around(places: &[PlaceOrCell]) -> Vec<Mark> {
    let mut cells: Vec<_> = places
        .iter()
        .flat_map(|spot| {
            let cell = land::cell(spot);
            cell.around().chain([cell])
        })
        .collect();
    cells.sort_unstable();
    cells.dedup();
    cells
        .into_iter()
        .map(|cell| Mark::cell(cell.x, cell.y))
        .collect()
}

/// What was counted for a value.
fn lines(runner: &Runner) -> Vec<rules::event::ScoreEntry> {
    let mut copy = runner.clone();
    let from = copy.history.head();
    let step = runner.step().clone();
    copy.play_moves(&step);
    scores(&copy.history, from)
}

/// The right answer and one wrong one.
fn left(runner: &Runner) -> Vec<ExpectedAnswer> {
    let step = runner.step();
    let (choices, kind) = match (&step.ask, &step.wrong) {
        (Some(ask), _) => (&ask.choices, ask.kind),
        (None, Some(wrong)) => (&wrong.choices, content::scenario::AskKind::Feature),
        (None, None) => return Vec::new(),
    };
    let game = Arc::clone(runner.history.now());
    let normal = |answer: &ExpectedAnswer| crate::measure::normal(game.context(), kind, answer);
    let codes = steps::codes(runner.stage(), &game, step);
    let right = runner.right_answer().map(|right| normal(&right));
    let is_right = |answer: &&ExpectedAnswer| match answer {
        ExpectedAnswer::Code(code) => codes.contains(code),
        other => Some(normal(other)) == right,
    };
    let mut left: Vec<_> = choices.iter().filter(is_right).take(1).cloned().collect();
    left.extend(choices.iter().find(|answer| !is_right(answer)).cloned());
    left.sort_unstable();
    left
}
