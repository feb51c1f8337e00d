//! Where the desk of a lesson records: behind its last step, or after a mistake of a step; and what of a game is recorded.

use crate::checkpoint::solved_from;
use crate::lesson::Lesson;
use crate::predicate::PredicateContext;
use crate::runner::Runner;
use crate::step_history::StepHistory;
use crate::{steps, tree};
use content::action::ActionText;
use content::beginning::{GameSetup, Players};
use content::library::Library;
use content::problem::{Problem, What};
use content::record::PlayedDecision;
use content::scenario::{Scenario, StepKind};
use content::told;
use rules::action::Action;
use rules::game::Game;
use rules::ground::PlayerId;
use std::collections::BTreeMap;
use std::sync::Arc;
use workshop::lesson::words;
use workshop::lesson_op::RecordedTurn;

/// Where a recording begins: the board, and everything that was played on it before.
#[derive(Clone, Debug)]
pub struct RecordingStart {
    /// The board, with all that is to be drawn.
    pub setup: GameSetup,
    /// What the steps so far come to.
    pub played: Vec<PlayedDecision>,
    /// Whose moves become steps.
    pub learner: PlayerId,
}

/// Where a recording goes on: behind the last step.
///
/// # Errors
/// When the lesson cannot be set up, or nobody knows where its steps lead.
pub fn recording(scenario: &Scenario, library: &Library) -> Result<RecordingStart, Vec<Problem>> {
    let mut whole = scenario.clone();
    let end = whole.steps.len();
    whole.steps.push(words("recording-begins"));
    let lesson = Arc::new(Lesson::open(whole, library, 0)?);
    let runner = begun(&lesson, end).ok_or_else(|| nowhere(end))?;
    let visit = runner.progress.visits.last();
    let until = visit.ok_or_else(|| nowhere(end))?.actions.len();
    start(&runner, until, &[]).ok_or_else(|| nowhere(end))
}

/// Where what follows a mistake is recorded: the first move that such a class answers is made already.
///
/// # Errors
/// When the lesson cannot be set up, or no move of its step is of the class.
pub fn mistake(
    scenario: &Scenario,
    library: &Library,
    step: &str,
    class: &str,
) -> Result<RecordingStart, Vec<Problem>> {
    let lesson = Arc::new(Lesson::open(scenario.clone(), library, 0)?);
    let at = lesson.step(step).unwrap_or_default();
    let runner = begun(&lesson, at).ok_or_else(|| nowhere(at))?;
    let done = runner.trail().done.len();
    let made = mistakes(&runner).remove(class).ok_or_else(|| nowhere(at))?;
    let played = made.done[done..].iter();
    let played = played.map(|done| PlayedDecision::new(done.who, ActionText::Plain(done.action)));
    // What others did before the learner is asked belongs to it.
    let until = runner.history.head();
    start(&runner, until, &played.collect::<Vec<_>>()).ok_or_else(|| nowhere(at))
}

/// One decision that is shown after a mistake.
#[derive(Clone, Debug)]
pub struct ShownDecision {
    /// The game before it.
    pub before: Arc<Game>,
    /// Whose.
    pub player: PlayerId,
    /// Which.
    pub action: Action,
}

/// What is shown after the mistakes of a step, by their class: after the first move of each, as far as it can be played.
pub fn shown(
    scenario: &Scenario,
    library: &Library,
    step: &str,
) -> BTreeMap<String, Vec<ShownDecision>> {
    let of_step = scenario.steps.iter().find(|it| it.id == step);
    let feedback = of_step.map_or(&[][..], |step| &step.feedback);
    if feedback.iter().all(|it| it.refute.is_empty()) {
        return BTreeMap::new();
    }
    let lesson = Lesson::open(scenario.clone(), library, 0).map(Arc::new);
    let runner = lesson
        .ok()
        .and_then(|lesson| Runner::at_step(&lesson, step));
    let mut mistakes = runner.as_ref().map(mistakes).unwrap_or_default();
    let shown = feedback.iter().filter_map(|class| {
        let mut trail = mistakes.remove(&class.class)?;
        let mistake = trail.done.len();
        let mut last = trail.done.last()?.who;
        for played in &class.refute {
            let action = played.action.meant(trail.now.table());
            if steps::passes_in_vain(&trail.now, last, played.player, &action) {
                continue;
            }
            if trail.now.check(played.player, &action).is_err() {
                break;
            }
            trail.play_offered(played.player, action);
            last = played.player;
        }
        let shown = trail.done.drain(mistake..).map(|done| ShownDecision {
            before: done.before,
            player: done.who,
            action: done.action,
        });
        Some((class.class.clone(), shown.collect::<Vec<_>>()))
    });
    shown.filter(|(_, shown)| !shown.is_empty()).collect()
}

/// The first wrong move of each class that is answered, where a move is asked for.
fn mistakes(runner: &Runner) -> BTreeMap<String, StepHistory> {
    let (stage, step) = (runner.stage(), runner.step());
    let mut mistakes = BTreeMap::new();
    if !matches!(step.kind, StepKind::Do | StepKind::Find) {
        return mistakes;
    }
    let ways = tree::ways(stage, step, &runner.trail(), &runner.cursors).leaves;
    for way in ways.into_iter().filter(|way| !way.accepted) {
        let case = PredicateContext::of(stage, &way.trail);
        if let Some(answer) = steps::feedback(step, &case) {
            let class = answer.class.clone();
            mistakes.entry(class).or_insert(way.trail);
        }
    }
    mistakes
}

fn nowhere(step: usize) -> Vec<Problem> {
    vec![Problem::error(format!("steps[{step}]"), What::AnyPosition)]
}

/// A runner at a step that knows everything that was played on its board.
fn begun(lesson: &Arc<Lesson>, at: usize) -> Option<Runner> {
    let begins_anew = |step: usize| step == 0 || lesson.steps()[step].board.is_some();
    let from = (0..=at).rfind(|step| begins_anew(*step)).unwrap_or(0);
    solved_from(lesson, from, at)
}

/// The board of a runner with all that is to be drawn, and all that was played on it; everybody is played by hand.
fn start(runner: &Runner, until: usize, then: &[PlayedDecision]) -> Option<RecordingStart> {
    let stage = runner.stage();
    let told = stage.start().tell()?;
    let board = runner.lesson().scenario.board(stage.name.as_deref());
    let mut seats = board.setup.players.seats();
    for seat in &mut seats {
        seat.by = None;
        seat.bot = None;
    }
    let mut setup = told::told(stage.start().table(), &told, &seats);
    if let Players::Each(seats) = &mut setup.players {
        for seat in seats {
            seat.by = None;
        }
    }
    let played = runner.history.decisions(until);
    let played = played.map(|it| PlayedDecision::new(it.player, ActionText::Plain(it.action)));
    Some(RecordingStart {
        setup,
        played: played.chain(then.iter().cloned()).collect(),
        learner: stage.learner,
    })
}

/// The turns of a recording: each decision with the number of the turn in which it was taken. What was begun and is
/// not over is left out.
pub fn turns(decisions: &[(u16, PlayerId, Action)], now: Option<u16>) -> Vec<RecordedTurn> {
    let mut turns: Vec<(u16, RecordedTurn)> = Vec::new();
    for (turn, player, action) in decisions {
        if now == Some(*turn) {
            break;
        }
        let player = usize::from(*player) as u8;
        let same = |(other, of): &&mut (u16, RecordedTurn)| other == turn && of.player == player;
        if let Some((_, of)) = turns.iter_mut().rev().find(same) {
            of.acts.push(*action);
        } else {
            let acts = vec![*action];
            turns.push((*turn, RecordedTurn { player, acts }));
        }
    }
    turns.into_iter().map(|(_, turn)| turn).collect()
}
