//! Help: a nudge, the area, everything that is right, and having it done. It must not know how mistakes are answered.

use crate::board::scores;
use crate::case::turn_is_over;
use crate::outcome::{Help, Misplaced, Outcome};
use crate::runner::Runner;
use crate::steps;
use crate::tree;
use content::scenario::{Answer, FindWhat, Mark, PlaceOrCell, StepKind};
use rules::action::Action;
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
    pub fn hint(&mut self) -> Result<Outcome, Misplaced> {
        if self.progress.done || !self.may_hint() {
            return Err(self.misplaced());
        }
        if self.step().kind.asks() {
            self.progress.asides += 1;
        } else {
            self.progress.hints += 1;
        }
        self.progress.rung = (self.progress.rung + 1).min(PLAY);
        // A rung on which nothing would be said or shown is no help: such as words where none are written.
        while self.progress.rung + 1 < PLAY
            && !self.is_unproven()
            && rung(self, self.progress.rung).is_empty()
        {
            self.progress.rung += 1;
        }
        let mut outcome = Outcome {
            help: Some(rung(self, self.progress.rung)),
            ..Outcome::default()
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

    /// How many stars the next hint costs.
    pub fn hint_costs(&self) -> u8 {
        let mut helped = self.progress.clone();
        if !self.step().kind.asks() {
            helped.hints += 1;
        }
        self.progress.stars() - helped.stars()
    }

    /// Does what the step wants, and goes on.
    pub(crate) fn solve(&mut self, outcome: &mut Outcome) {
        let index = self.index();
        let from = self.line.head();
        match self.step().kind {
            StepKind::Say => {}
            StepKind::Show => {
                let step = self.step().clone();
                let played = self.line.head() - self.began;
                for played in step.moves.iter().skip(played) {
                    let action = played.action.meant(self.line.now().table());
                    if self.line.play(played.player, action).is_err() {
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
                    let from = self.line.head();
                    if self.line.play(learner, action).is_err() {
                        break;
                    }
                    if self.step().kind == StepKind::Play {
                        self.judge_play(from, outcome);
                    } else {
                        self.judge_deed(from, outcome);
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
            self.stand_at_visit(&mut Outcome::default());
            return solution.unwrap_or_default();
        }
        if !leads_on(self) {
            self.stand_at_visit(&mut Outcome::default());
        }
        let trail = self.trail();
        let ways = tree::ways(self.stage(), self.step(), &trail, &self.cursors);
        let done = trail.done.len();
        let accepted = || ways.leaves.iter().filter(|leaf| leaf.accepted);
        let mine = |leaf: &&tree::Leaf| {
            let all = tree::actions(self.stage(), leaf, 0);
            solution.as_ref().is_some_and(|solution| *solution == all)
        };
        let way = accepted().find(mine).or_else(|| accepted().next());
        way.map(|leaf| tree::actions(self.stage(), leaf, done))
            .unwrap_or_default()
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
    let ways = tree::ways(runner.stage(), runner.step(), &trail, &runner.cursors);
    ways.leaves.iter().any(|leaf| leaf.accepted)
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
        help.area = match hints {
            Some(hints) if !hints.area.is_empty() => hints.area.clone(),
            _ => around(&places(runner)),
        };
    }
    if rung >= 3 {
        help.places = places(runner);
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
fn places(runner: &Runner) -> Vec<PlaceOrCell> {
    let step = runner.step();
    match step.kind {
        StepKind::Do | StepKind::Find if step.find != Some(FindWhat::All) => {
            let trail = runner.trail();
            let ways = tree::ways(runner.stage(), step, &trail, &runner.cursors);
            let accepted = ways.leaves.iter().filter(|leaf| leaf.accepted);
            tree::aims(accepted, trail.done.len())
        }
        StepKind::Play => {
            // As long as the learner keeps to the solution, its next move can be pointed at.
            let own = runner.trail();
            let done: Vec<_> = own
                .of_player(runner.stage().learner)
                .map(|done| done.action)
                .collect();
            let solution = runner.lesson.scenario.acts(&step.id);
            let next = solution.filter(|s| s.iter().zip(&done).all(|(a, b)| a == b));
            let next = next.and_then(|solution| solution.get(done.len()).copied());
            next.and_then(|act| crate::land::aim(&act))
                .into_iter()
                .collect()
        }
        _ => match runner.right_answer() {
            Some(Answer::Places(places)) => places,
            Some(Answer::Place(place)) => vec![place],
            _ => Vec::new(),
        },
    }
}

/// The cells around what is right, so that the area is seen and not the place.
fn around(places: &[PlaceOrCell]) -> Vec<Mark> {
    let mut cells: Vec<_> = places
        .iter()
        .flat_map(|spot| {
            let cell = crate::land::cell(spot);
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
    let from = copy.line.head();
    let step = runner.step().clone();
    copy.play_moves(&step);
    scores(&copy.line, from)
}

/// The right answer and one wrong one.
fn left(runner: &Runner) -> Vec<Answer> {
    let step = runner.step();
    let (choices, kind) = match (&step.ask, &step.wrong) {
        (Some(ask), _) => (&ask.choices, ask.kind),
        (None, Some(wrong)) => (&wrong.choices, content::scenario::AskKind::Feature),
        (None, None) => return Vec::new(),
    };
    let game = Arc::clone(runner.line.now());
    let normal = |answer: &Answer| crate::measure::normal(game.scene(), kind, answer);
    let codes = steps::codes(runner.stage(), &game, step);
    let right = runner.right_answer().map(|right| normal(&right));
    let is_right = |answer: &&Answer| match answer {
        Answer::Code(code) => codes.contains(code),
        other => Some(normal(other)) == right,
    };
    let mut left: Vec<_> = choices.iter().filter(is_right).take(1).cloned().collect();
    left.extend(choices.iter().find(|answer| !is_right(answer)).cloned());
    left.sort_unstable();
    left
}
