//! What somebody who makes a lesson by playing should know: what is true of a move, which mistakes nobody answers yet. Reads only; every number comes from the ways that the checker tries.

use crate::checkpoint::checkpoint;
use crate::desk_question;
pub use crate::desk_question::{QuestionReport, WrongChoice};
pub use crate::desk_recording::{RecordingStart, ShownDecision, mistake, recording, shown, turns};
use crate::land;
use crate::lesson::{Lesson, LessonStage};
use crate::measure;
use crate::predicate::PredicateContext;
use crate::runner::Runner;
use crate::step_history::StepHistory;
use crate::steps;
use crate::tree::{self, StepPath};
use crate::truth::Truth;
use content::library::Library;
use content::problem::Problem;
use content::scenario::{Predicate, Scenario, ScenarioStep, StepKind};
use rules::action::Action;
use rules::figure::SegmentId;
use rules::game::Game;
use rules::ground::{Kind, Place, PlayerId};
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;
use workshop::lesson::exactly;
use workshop::lesson_op::{MoveTrait, ScriptedTurns, WrongMove};

/// Something that is true of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct TraitCount {
    /// What.
    pub what: MoveTrait,
    /// Of how many ways through the turn it is true.
    pub ways: u32,
    /// Whether a right move must share it.
    pub kept: bool,
    /// Where those moves go.
    pub spots: Vec<MoveSpot>,
}

/// Where some ways through a turn go: to the place of their tile, else to land or to what stands there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct MoveSpot {
    /// East of the first tile.
    pub x: i16,
    /// South of the first tile.
    pub y: i16,
    /// The land; nothing for the whole place.
    pub place: Option<Place>,
    /// How many ways go there.
    pub ways: u32,
}

/// A class of mistakes that nobody answers yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct OpenMistake {
    /// Which.
    pub class: WrongMove,
    /// How many moves fall into it.
    pub moves: u32,
}

/// What every way through a step comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
pub struct StepReport {
    /// How many ways there are through the turn.
    pub legal: u32,
    /// How many of them are right.
    pub right: u32,
    /// What is true of the move that was played, the narrowest first.
    pub traits: Vec<TraitCount>,
    /// How many moves fall into each class that is answered.
    pub answered: BTreeMap<String, u32>,
    /// The mistakes that nobody answers yet.
    pub open: Vec<OpenMistake>,
    /// Where the right ones go.
    pub spots: Vec<MoveSpot>,
    /// Of a question.
    pub asked: Option<QuestionReport>,
}

/// How many turns of each script are over when a step begins.
pub fn scripted_until(scenario: &Scenario, library: &Library, step: usize) -> Vec<ScriptedTurns> {
    let written = scenario.board(scenario.board_of(step));
    let left = checkpoint(library, scenario, step).scripts;
    let count =
        |(whole, left): (&content::scenario::Script, &content::scenario::Script)| ScriptedTurns {
            player: whole.player.get(),
            turns: whole.turns.len().saturating_sub(left.turns.len()) as u16,
        };
    written.scripts.iter().zip(&left).map(count).collect()
}

/// A lesson as a step of it begins; nothing where no solution leads to it.
pub fn begins(scenario: &Scenario, library: &Library, step: &str) -> Option<Runner> {
    let lesson = Arc::new(Lesson::open(scenario.clone(), library, 0).ok()?);
    Runner::at_step(&lesson, step)
}

/// What every way through a step comes to.
///
/// # Errors
/// When the lesson cannot be set up.
pub fn report(
    scenario: &Scenario,
    library: &Library,
    step: &str,
) -> Result<StepReport, Vec<Problem>> {
    let lesson = Arc::new(Lesson::open(scenario.clone(), library, 0)?);
    let Some(runner) = Runner::at_step(&lesson, step) else {
        return Ok(StepReport::default());
    };
    let (stage, step) = (runner.stage(), runner.step());
    if step.kind == StepKind::Predict {
        return Ok(desk_question::report(&runner));
    }
    if !matches!(step.kind, StepKind::Do | StepKind::Find) {
        return Ok(StepReport::default());
    }
    let trail = runner.trail();
    let acts = scenario.acts(&step.id).unwrap_or_default();
    let mut solved = trail.clone();
    let mut cursors = runner.cursors.clone();
    for act in &acts {
        solved.play(*act);
        tree::others_meanwhile(stage, &mut solved, &mut cursors);
    }
    let part = |trail: &StepHistory| trail.now.state().part;
    let whole = whole_turns(step, part(&solved) > part(&trail));
    let ways = tree::ways(stage, &whole, &trail, &runner.cursors).leaves;
    let holds = |trail: &StepHistory, predicate: &Predicate| {
        PredicateContext::of(stage, trail)
            .closed(true)
            .holds(predicate)
            == Truth::True
    };
    let wanted = tree::wanted(step);
    let parts = match &wanted {
        Predicate::All(parts) => parts.as_slice(),
        one => std::slice::from_ref(one),
    };
    let all_of = |predicate: &Predicate| -> Vec<&StepHistory> {
        let trails = ways.iter().map(|way| &way.trail);
        trails.filter(|trail| holds(trail, predicate)).collect()
    };
    let right = all_of(&wanted);
    let mut report = StepReport {
        legal: ways.len() as u32,
        right: right.len() as u32,
        spots: spots(&right, stage.learner),
        ..StepReport::default()
    };
    for what in traits(stage, &solved) {
        let Ok(predicate) = what.predicate() else {
            continue;
        };
        if !holds(&solved, &predicate) {
            continue;
        }
        let of_it = all_of(&predicate);
        report.traits.push(TraitCount {
            what,
            ways: of_it.len() as u32,
            kept: parts.contains(&predicate),
            spots: spots(&of_it, stage.learner),
        });
    }
    let mut open = BTreeMap::new();
    let mut rest = ways.as_slice();
    for way in tree::ways(stage, step, &trail, &runner.cursors).leaves {
        let moves = whole_ways(&mut rest, &way.trail);
        if way.accepted {
            continue;
        }
        let case = PredicateContext::of(stage, &way.trail);
        if let Some(feedback) = steps::feedback(step, &case) {
            *report.answered.entry(feedback.class.clone()).or_default() += moves;
            continue;
        }
        let is_it = |class: &WrongMove| class.when().is_ok_and(|when| holds(&way.trail, &when));
        let class = wrong_moves(&solved, &way.trail, &right, stage.learner);
        let class = class.into_iter().find(is_it).unwrap_or(WrongMove::Other);
        *open.entry(class).or_default() += moves;
    }
    let open = open.into_iter();
    report.open = open
        .map(|(class, moves)| OpenMistake { class, moves })
        .collect();
    Ok(report)
}

/// How many ways through the turn begin like one that is decided earlier: a move is a whole turn wherever it is counted. Both
/// come in the order of the menus.
fn whole_ways(rest: &mut &[StepPath], decided: &StepHistory) -> u32 {
    let begun = decided.actions();
    let count = rest
        .iter()
        .take_while(|way| way.trail.actions().starts_with(&begun))
        .count();
    *rest = &rest[count..];
    count.max(1) as u32
}

/// Where some ways go, each place once.
fn spots(ways: &[&StepHistory], learner: PlayerId) -> Vec<MoveSpot> {
    let mut counted: BTreeMap<(i16, i16, Option<Place>), u32> = BTreeMap::new();
    for way in ways {
        let acts: Vec<_> = way.of_player(learner).map(|done| done.action).collect();
        let laid = acts.iter().find(|act| matches!(act, Action::Tile { .. }));
        let spot = match laid {
            Some(Action::Tile { x, y, .. }) => Some((*x, *y, None)),
            _ => acts.iter().find_map(|act| match act.place() {
                Some(place) => Some((place.x, place.y, Some(place))),
                None => land::target(act).map(|cell| (cell.x, cell.y, None)),
            }),
        };
        if let Some(spot) = spot {
            *counted.entry(spot).or_default() += 1;
        }
    }
    let spot = |((x, y, place), ways)| MoveSpot { x, y, place, ways };
    counted.into_iter().map(spot).collect()
}

/// The same step, in which every way through the turn is right; where its move brings a second tile, up to that.
fn whole_turns(step: &ScenarioStep, second_follows: bool) -> ScenarioStep {
    let over = json!({ "turns": { "at-least": 1 } });
    let over = if second_follows {
        json!({ "any": [{ "second-part": true }, over] })
    } else {
        over
    };
    ScenarioStep {
        accept: content::draft::part(over).ok(),
        kind: StepKind::Do,
        ..step.clone()
    }
}

/// What could be asked of a move that was made.
fn traits(stage: &LessonStage, solved: &StepHistory) -> Vec<MoveTrait> {
    let mut traits = Vec::new();
    let mut laid = false;
    for (index, done) in solved.done.iter().enumerate() {
        if done.who != stage.learner {
            continue;
        }
        let after = solved
            .done
            .get(index + 1)
            .map_or(&solved.now, |next| &next.before);
        match done.action {
            // The second tile of a turn is asked for by nobody.
            Action::Tile { .. } if laid => break,
            Action::Tile { x, y, .. } => {
                laid = true;
                traits.extend([exactly(&done.action), MoveTrait::There { x, y }]);
                let tile = after.state().board.tile_at(rules::ground::Cell::new(x, y));
                let segments = tile.map(|tile| after.state().board.segments_of(tile));
                for segment in segments.into_iter().flatten() {
                    let kind = after.state().board.kind(segment);
                    traits.push(MoveTrait::Completes { kind });
                    let reaches = elsewhere(after, segment);
                    traits.extend(reaches.map(|place| MoveTrait::Extends { place }));
                }
            }
            Action::Pass => traits.push(does(&done.action)),
            Action::Figure {
                figure,
                x,
                y,
                kind,
                at,
            } => {
                traits.push(exactly(&done.action));
                let place = Place { x, y, kind, at };
                let segment = done.before.context().segment_at(place);
                let on = segment.and_then(|segment| elsewhere(&done.before, segment));
                traits.extend(on.map(|place| MoveTrait::On { place }));
                traits.push(MoveTrait::Stands { kind });
                traits.push(MoveTrait::Figure { figure });
                traits.push(does(&done.action));
            }
            _ => traits.extend([exactly(&done.action), does(&done.action)]),
        }
    }
    let points = measure::points(stage, solved, stage.learner, None, None);
    if let Ok(points @ 1..) = i16::try_from(points) {
        traits.push(MoveTrait::Scores { points });
    }
    let mut once = Vec::new();
    for it in traits {
        if !once.contains(&it) {
            once.push(it);
        }
    }
    once
}

fn does(action: &Action) -> MoveTrait {
    MoveTrait::Does {
        word: action.word().to_owned(),
    }
}

/// A place of the feature of a segment on another tile: there before this one was placed. Of fields nobody says so.
fn elsewhere(game: &Game, segment: SegmentId) -> Option<Place> {
    let board = &game.state().board;
    if board.kind(segment) == Kind::Field {
        return None;
    }
    let tile = board.tile_of(segment);
    let mut members = board.members(board.feature(segment));
    let other = members.find(|member| board.tile_of(*member) != tile)?;
    Some(game.context().place(other))
}

/// The classes that a mistake could be of, the widest first. Where the tile may be placed elsewhere or turned otherwise, that is
/// no mistake.
fn wrong_moves(
    solved: &StepHistory,
    way: &StepHistory,
    right: &[&StepHistory],
    learner: PlayerId,
) -> Vec<WrongMove> {
    let mut classes = Vec::new();
    if let Some((x, y, rotation)) = laid(solved, learner) {
        let mut right = right.iter().filter_map(|way| laid(way, learner));
        if right.clone().all(|(x2, y2, _)| (x2, y2) == (x, y)) {
            classes.push(WrongMove::Elsewhere { x, y });
        }
        if right.all(|(x2, y2, turned)| (x2, y2) != (x, y) || turned == rotation) {
            classes.push(WrongMove::Turned { x, y, rotation });
        }
    }
    let acts: Vec<_> = way.of_player(learner).map(|done| done.action).collect();
    for act in acts.iter().rev() {
        classes.push(match act {
            Action::Figure { kind, .. } => WrongMove::Stands { kind: *kind },
            other => WrongMove::Does {
                word: other.word().to_owned(),
            },
        });
    }
    classes
}

/// Where a player places the first tile of a way, and how it is turned.
fn laid(way: &StepHistory, player: PlayerId) -> Option<(i16, i16, u8)> {
    let mut acts = way.of_player(player).map(|done| done.action);
    acts.find_map(|act| match act {
        Action::Tile { x, y, rotation } => Some((x, y, rotation)),
        _ => None,
    })
}

/// What keeps a lesson from being played as it is meant.
pub fn faults(scenario: &Scenario, library: &Library, work: crate::Work) -> Vec<Problem> {
    let mut problems = crate::check::prove_within(scenario, library, work).problems;
    problems.retain(Problem::is_error);
    problems
}
