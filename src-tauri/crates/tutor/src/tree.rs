//! Everything that a learner may do in one step, up to where it is decided.

use crate::land;
use crate::lesson::LessonStage;
use crate::others::{self, Cursor};
use crate::predicate::{PredicateContext, turn_is_over};
use crate::step_history::StepHistory;
use crate::truth::Truth;
use content::scenario::{FindWhat, Limit, Predicate, ScenarioStep, StepKind};
use rules::action::Action;
use std::ops::ControlFlow;

/// So many ways through one step are looked at.
pub(crate) const MOST_LEAVES: usize = 2000;

/// One way through a step.
#[derive(Clone, Debug)]
pub(crate) struct StepPath {
    /// Everything that was done.
    pub trail: StepHistory,
    /// How far the scripts have come.
    pub cursors: Vec<Cursor>,
    /// True when it is what the step wants.
    pub accepted: bool,
    /// Scripts that became impossible on the way: the script, its turn, its action.
    pub broken: Vec<(usize, usize, usize)>,
}

/// Every way through a step that wants something to be done.
pub(crate) struct Tree {
    /// The ways, in the order of the menus.
    pub leaves: Vec<StepPath>,
    /// True when there are more than are looked at.
    pub cut: bool,
}

/// What a step wants: what its author says, or nothing worse than the best, by its table or else by the points of the turn.
pub(crate) fn wanted(step: &ScenarioStep) -> Predicate {
    let nothing = Limit {
        at_least: None,
        at_most: None,
        exactly: None,
    };
    let best = || match step.costs {
        Some(_) => Predicate::GivesUp(nothing),
        None => Predicate::Loss(nothing),
    };
    step.accept.clone().unwrap_or_else(best)
}

/// Every way on from a trail.
pub(crate) fn ways(
    stage: &LessonStage,
    step: &ScenarioStep,
    trail: &StepHistory,
    cursors: &[Cursor],
) -> Tree {
    let mut leaves = Vec::new();
    let from = StepPath::begun(trail, cursors);
    let all = grow(stage, step, &wanted(step), from, &mut |way| {
        if leaves.len() == MOST_LEAVES {
            return ControlFlow::Break(());
        }
        leaves.push(way);
        ControlFlow::Continue(())
    });
    Tree {
        leaves,
        cut: all.is_break(),
    }
}

/// The first way on from a trail that is right.
pub(crate) fn first_right(
    stage: &LessonStage,
    step: &ScenarioStep,
    trail: &StepHistory,
    cursors: &[Cursor],
) -> Option<StepPath> {
    let (mut tried, mut right) = (0, None);
    let from = StepPath::begun(trail, cursors);
    let _ = grow(stage, step, &wanted(step), from, &mut |way| {
        tried += 1;
        right = Some(way).filter(|way| way.accepted);
        if right.is_some() || tried == MOST_LEAVES {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    right
}

/// True when these actions are a right way on from a trail.
pub(crate) fn is_right(
    stage: &LessonStage,
    step: &ScenarioStep,
    trail: &StepHistory,
    cursors: &[Cursor],
    actions: &[Action],
) -> bool {
    let (wanted, mut way) = (wanted(step), StepPath::begun(trail, cursors));
    let mut truth = Truth::Undecided;
    for action in actions {
        let mine = way.trail.now.to_move() == Some(stage.learner);
        if truth != Truth::Undecided || !mine || !way.trail.play(*action) {
            return false;
        }
        others_meanwhile(stage, &mut way.trail, &mut way.cursors);
        truth = judged(stage, step, &wanted, &way.trail);
    }
    truth == Truth::True
}

impl StepPath {
    fn begun(trail: &StepHistory, cursors: &[Cursor]) -> Self {
        Self {
            trail: trail.clone(),
            cursors: cursors.to_vec(),
            accepted: false,
            broken: Vec::new(),
        }
    }
}

/// Follows every way until it is decided, and tells each; ends where `found` does, or where no more may be tried.
fn grow(
    stage: &LessonStage,
    step: &ScenarioStep,
    wanted: &Predicate,
    from: StepPath,
    found: &mut impl FnMut(StepPath) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for action in from.trail.now.actions() {
        if !stage.work.take_in(&from.trail.now, 1) {
            return ControlFlow::Break(());
        }
        let mut way = from.clone();
        way.trail.play_offered(stage.learner, action);
        let broken = others_meanwhile(stage, &mut way.trail, &mut way.cursors);
        way.broken.extend(broken);
        match judged(stage, step, wanted, &way.trail) {
            Truth::Undecided => grow(stage, step, wanted, way, found)?,
            truth => {
                way.accepted = truth == Truth::True;
                found(way)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether what was done is what the step wants.
pub(crate) fn judged(
    stage: &LessonStage,
    step: &ScenarioStep,
    wanted: &Predicate,
    trail: &StepHistory,
) -> Truth {
    let alone = step.kind == StepKind::Find && step.find == Some(FindWhat::All);
    let mine = trail.now.to_move() == Some(stage.learner);
    let closed = alone || turn_is_over(&trail.start, &trail.now) || !mine;
    PredicateContext::of(stage, trail)
        .closed(closed)
        .holds(wanted)
}

/// Lets others decide what they are asked in the middle of a turn of the learner.
pub(crate) fn others_meanwhile(
    stage: &LessonStage,
    trail: &mut StepHistory,
    cursors: &mut Vec<Cursor>,
) -> Vec<(usize, usize, usize)> {
    let mut broken = Vec::new();
    while !turn_is_over(&trail.start, &trail.now) {
        let Some(who) = trail.now.to_move().filter(|who| *who != stage.learner) else {
            break;
        };
        let Some(decided) = others::decide(stage, &trail.now, who, cursors) else {
            break;
        };
        broken.extend(decided.broken);
        trail.play_offered(who, decided.action);
    }
    broken
}

/// Where the first actions of some ways go, each once.
pub(crate) fn aims<'a>(
    ways: impl Iterator<Item = &'a StepPath>,
    done: usize,
) -> Vec<content::scenario::PlaceOrCell> {
    let first = ways.filter_map(|leaf| leaf.trail.done.get(done));
    let mut aims: Vec<_> = first.filter_map(|done| land::aim(&done.action)).collect();
    aims.sort_unstable();
    aims.dedup();
    aims
}

/// What the learner does on a way, from one of its decisions on.
pub(crate) fn actions(stage: &LessonStage, leaf: &StepPath, done: usize) -> Vec<Action> {
    let own = leaf.trail.done[done..].iter();
    own.filter(|done| done.who == stage.learner)
        .map(|done| done.action)
        .collect()
}
