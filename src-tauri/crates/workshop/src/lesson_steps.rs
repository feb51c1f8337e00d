//! What can be done with a lesson: what was played becomes steps, words are said, moves are loosened, mistakes answered.
//! Knows one lesson as a file says it; whether it can be played the tutor proves.

use crate::lesson::LessonFile;
use crate::lesson_op::{
    LessonOp, MoveTrait, RecordedTurn, ScriptedTurns, StepText, brings_second, part_is_over,
};
use crate::lesson_step::{moved, number};
use crate::lesson_text::{forget_unsaid, keys, own_key, put, remove};
use crate::op::{DocumentField, OpRefusal};
use crate::position::whole;
use crate::{lesson_answer, lesson_ask, lesson_mark, lesson_text};
use content::beginning::Players;
use content::number::PlayerNumber;
use content::scenario::{
    Decider, Hints, Predicate, Scenario, ScenarioStep, Script, ScriptDeed, SolutionStep, StepKind,
    WrittenAction,
};
use content::text::{MOST_LETTERS, MOST_LETTERS_OF_NAME};
use rules::action::Action;

/// More steps would be a course.
const MOST_STEPS: usize = 60;
/// More is done in no turn.
const MOST_ACTS: usize = 40;
/// Nobody reads more of them before a move.
const MOST_RULES: usize = 8;
/// So many things can be asked of a move.
const MOST_KEPT: usize = 12;
/// Who decides where a script has become impossible.
const BOT: &str = "greedy";

/// The lesson after a change.
pub(crate) fn change(before: &LessonFile, op: &LessonOp) -> Result<LessonFile, OpRefusal> {
    let mut after = before.scenario().clone();
    if after.desk.is_some() {
        // What is made at a desk of the workshop is not played.
        return Err(OpRefusal::WrongKind);
    }
    match op {
        LessonOp::Record { turns } => record(&mut after, turns)?,
        LessonOp::Note { after: behind } => note(&mut after, behind.as_deref())?,
        LessonOp::Remove { step } => {
            let at = number(&after, step)?;
            if !may_go(&after.steps[at]) {
                return Err(OpRefusal::WrongKind);
            }
            after.steps.remove(at);
            let says = |step: &ScenarioStep| step.kind == StepKind::Say;
            if at > 0
                && after.steps[at - 1..]
                    .iter()
                    .take(2)
                    .filter(|it| says(it))
                    .count()
                    == 2
            {
                // Two pages of words in a row are one.
                return Err(OpRefusal::Same);
            }
        }
        LessonOp::Cut { from, stay } => cut(&mut after, from, stay)?,
        LessonOp::Say { step, what, text } => say(&mut after, step, *what, text.as_deref())?,
        LessonOp::Keep { step, keep } => {
            if keep.is_empty() {
                return Err(OpRefusal::NoAim);
            }
            if keep.len() > MOST_KEPT {
                return Err(OpRefusal::TooMany);
            }
            let parts = keep.iter().map(MoveTrait::predicate);
            let mut parts = parts.collect::<Result<Vec<_>, _>>()?;
            let step = moved(&mut after, step)?;
            parts.push(part_is_over(brings_second(step.accept.as_ref()))?);
            step.accept = Some(Predicate::All(parts));
        }
        LessonOp::Answer { step, class, text } => {
            lesson_answer::answer(&mut after, step, class, text)?;
        }
        LessonOp::Reword { step, class, text } => {
            lesson_answer::reword(&mut after, step, class, text)?;
        }
        LessonOp::Refute {
            step,
            class,
            played,
        } => lesson_answer::refute(&mut after, step, class, played)?,
        LessonOp::Unanswer { step, class } => {
            let at = number(&after, step)?;
            after.steps[at].feedback.retain(|it| it.class != *class);
        }
        LessonOp::Ask {
            after: behind,
            question,
        } => {
            let at = room_behind(&after, behind.as_deref())?;
            let mut new = step(fresh(&after, "question"), StepKind::Predict);
            lesson_ask::ask(&mut new, question)?;
            after.steps.insert(at, new);
        }
        LessonOp::Reask { step, question } => {
            let at = number(&after, step)?;
            lesson_ask::ask(&mut after.steps[at], question)?;
        }
        LessonOp::Choices { step, choices } => {
            let at = number(&after, step)?;
            lesson_ask::choices(&mut after, at, choices)?;
        }
        LessonOp::Point { step, at: pointed } => {
            let at = number(&after, step)?;
            lesson_mark::point(&mut after.steps[at], pointed)?;
        }
        LessonOp::Unpoint { step, nth } => {
            let at = number(&after, step)?;
            lesson_mark::unpoint(&mut after.steps[at], *nth)?;
        }
        LessonOp::Rules { step, rules } => {
            let at = number(&after, step)?;
            teach(&mut after.steps[at], rules)?;
        }
        LessonOp::After { lesson } => {
            if lesson
                .as_ref()
                .is_some_and(|id| *id == after.id || id.len() > 200)
            {
                return Err(OpRefusal::NoStep);
            }
            after.after = lesson.iter().cloned().collect();
        }
        LessonOp::Course { what, text } => lesson_text::course(&mut after, *what, text.as_deref())?,
    }
    forget_unsaid(before.scenario(), &mut after);
    before.with(&after)
}

/// Says something of the lesson itself.
pub(crate) fn say_of(
    lesson: &LessonFile,
    what: DocumentField,
    text: Option<&str>,
) -> Result<LessonFile, OpRefusal> {
    match (what, text) {
        (DocumentField::Name, Some(text)) if text.chars().count() <= MOST_LETTERS_OF_NAME => {
            let mut after = lesson.scenario().clone();
            let (language, key) = (after.own_language().to_owned(), after.title.clone());
            put(&mut after, &language, &key, text);
            lesson.with(&after)
        }
        (DocumentField::Name, _) => Err(OpRefusal::BadText),
        _ => Err(OpRefusal::WrongKind),
    }
}

/// The seats of the last board, and what the others do there.
fn last_board(scenario: &mut Scenario) -> (&mut Players, &mut Vec<Script>) {
    let last = scenario.steps.len().checked_sub(1);
    let name = last
        .and_then(|last| scenario.board_of(last))
        .map(str::to_owned);
    match name.and_then(|name| scenario.boards.0.get_mut(&name)) {
        Some(board) => (&mut board.setup.players, &mut board.scripts),
        None => (&mut scenario.setup.players, &mut scenario.scripts),
    }
}

fn record(scenario: &mut Scenario, turns: &[RecordedTurn]) -> Result<(), OpRefusal> {
    if turns.is_empty() {
        return Err(OpRefusal::NoMove);
    }
    let (players, _) = last_board(scenario);
    let mut seats = players.seats();
    let learner = seats
        .iter()
        .position(|seat| seat.by == Some(Decider::Learner));
    let learner = learner.ok_or(OpRefusal::NoSeat)?;
    for RecordedTurn { player, acts } in turns {
        let player = usize::from(*player);
        if player >= seats.len() {
            return Err(OpRefusal::NoSeat);
        }
        if acts.is_empty() || acts.len() > MOST_ACTS {
            return Err(OpRefusal::NoMove);
        }
        if player == learner {
            let parts = parts(acts);
            for (nth, part) in parts.iter().enumerate() {
                record_part(scenario, part, nth + 1 < parts.len())?;
            }
            continue;
        }
        let acts = acts.iter().copied().map(WrittenAction);
        // Who played by a bot plays by a script from now on.
        let bot = match seats[player].by.replace(Decider::Script) {
            Some(Decider::Bot(bot)) => bot,
            _ => BOT.to_owned(),
        };
        let number: PlayerNumber = whole(player as i64)?;
        let (players, scripts) = last_board(scenario);
        *players = Players::Each(seats.clone());
        let deeds = acts.map(|act| ScriptDeed { act, say: None }).collect();
        match scripts.iter_mut().find(|script| script.player == number) {
            Some(script) => script.turns.push(deeds),
            None => scripts.push(Script {
                player: number,
                turns: vec![deeds],
                bot: Some(bot),
            }),
        }
    }
    Ok(())
}

/// What a learner does in one turn, one part for each tile: in a double turn there are two.
fn parts(acts: &[Action]) -> Vec<&[Action]> {
    let is_tile = |act: &Action| matches!(act, Action::Tile { .. });
    let mut tiles = (0..acts.len()).filter(|at| is_tile(&acts[*at]));
    match tiles.nth(1) {
        Some(second) => vec![&acts[..second], &acts[second..]],
        None => vec![acts],
    }
}

/// A step that wants exactly what was done with one tile. Where another part of the turn is recorded behind it, the move must
/// bring the second tile.
fn record_part(
    scenario: &mut Scenario,
    part: &[Action],
    second_follows: bool,
) -> Result<(), OpRefusal> {
    if scenario.steps.len() >= MOST_STEPS {
        return Err(OpRefusal::TooMany);
    }
    let exact = part.iter().map(|action| exactly(action).predicate());
    let mut parts = exact.collect::<Result<Vec<_>, _>>()?;
    parts.push(part_is_over(second_follows)?);
    let mut step = step(fresh(scenario, "move"), StepKind::Do);
    step.accept = Some(Predicate::All(parts));
    let acts = part.iter().copied().map(WrittenAction);
    let acts = acts.map(SolutionStep::Act).collect();
    scenario.solution.0.insert(step.id.clone(), acts);
    scenario.steps.push(step);
    Ok(())
}

/// The rules that a step teaches.
fn teach(step: &mut ScenarioStep, rules: &[String]) -> Result<(), OpRefusal> {
    if rules.len() > MOST_RULES {
        return Err(OpRefusal::TooMany);
    }
    let twice = |(nth, it): (usize, &String)| rules[..nth].contains(it);
    if rules.iter().enumerate().any(twice) {
        return Err(OpRefusal::Same);
    }
    rules.clone_into(&mut step.rules);
    Ok(())
}

/// What of a move is that move and no other.
pub fn exactly(action: &Action) -> MoveTrait {
    match *action {
        Action::Tile { x, y, rotation } => MoveTrait::Turned { x, y, rotation },
        action => MoveTrait::Exactly { action },
    }
}

/// A step of words, as a place to go on from.
pub fn words(id: &str) -> ScenarioStep {
    step(id.to_owned(), StepKind::Say)
}

/// What is to be said in it goes by its own name.
fn step(id: String, kind: StepKind) -> ScenarioStep {
    let say = id.clone();
    ScenarioStep::new(id, kind, say)
}

/// A name that neither a step nor a text has.
fn fresh(scenario: &Scenario, stem: &str) -> String {
    let keys = keys(scenario);
    let is_taken = |id: &str| scenario.steps.iter().any(|step| step.id == id) || keys.contains(id);
    let ids = (1u32..).map(|number| format!("{stem}-{number}"));
    let mut free = ids.filter(|id| !is_taken(id));
    free.next().unwrap_or_else(|| stem.to_owned())
}

/// True for a step on which nothing depends that follows.
pub fn may_go(step: &ScenarioStep) -> bool {
    let moves = !step.moves.is_empty() && !step.suppose;
    matches!(step.kind, StepKind::Say | StepKind::Predict) && step.board.is_none() && !moves
}

/// Where a step behind this one, or at the beginning, stands.
fn room_behind(scenario: &Scenario, behind: Option<&str>) -> Result<usize, OpRefusal> {
    if scenario.steps.len() >= MOST_STEPS {
        return Err(OpRefusal::TooMany);
    }
    match behind {
        Some(step) => Ok(number(scenario, step)? + 1),
        None => Ok(0),
    }
}

fn note(scenario: &mut Scenario, behind: Option<&str>) -> Result<(), OpRefusal> {
    let at = room_behind(scenario, behind)?;
    let says = |at: usize| {
        scenario
            .steps
            .get(at)
            .is_some_and(|it| it.kind == StepKind::Say)
    };
    if says(at) || at.checked_sub(1).is_some_and(says) {
        // Two pages of words in a row are one.
        return Err(OpRefusal::Same);
    }
    let new = step(fresh(scenario, "words"), StepKind::Say);
    scenario.steps.insert(at, new);
    Ok(())
}

fn cut(scenario: &mut Scenario, from: &str, stay: &[ScriptedTurns]) -> Result<(), OpRefusal> {
    let at = number(scenario, from)?;
    let gone = scenario.steps.split_off(at);
    for step in &gone {
        scenario.solution.0.remove(&step.id);
    }
    let (_, scripts) = last_board(scenario);
    for script in scripts {
        let of_it = |it: &&ScriptedTurns| script.player.get::<u8>() == it.player;
        let turns = stay.iter().find(of_it).map_or(0, |it| it.turns);
        script.turns.truncate(turns.into());
    }
    Ok(())
}

fn say(
    scenario: &mut Scenario,
    step: &str,
    what: StepText,
    text: Option<&str>,
) -> Result<(), OpRefusal> {
    let text = text.map(str::trim).filter(|text| !text.is_empty());
    if text.is_some_and(|text| text.chars().count() > MOST_LETTERS) {
        return Err(OpRefusal::BadText);
    }
    let at = number(scenario, step)?;
    let of = &scenario.steps[at];
    let (key, usual) = match what {
        StepText::Task => (Some(of.say.clone()), step.to_owned()),
        StepText::Good => (of.good.clone(), format!("{step}-good")),
        StepText::Hint => {
            let nudge = of.hints.as_ref().map(|hints| hints.nudge.clone());
            (nudge, format!("{step}-hint"))
        }
    };
    let key = own_key(scenario, key, &usual);
    let language = scenario.own_language().to_owned();
    match text {
        Some(text) => put(scenario, &language, &key, text),
        // A task is always asked for; it has no words as long as nobody wrote them.
        None => remove(scenario, &key),
    }
    let of = &mut scenario.steps[at];
    match (what, text) {
        (StepText::Task, _) => of.say = key,
        (StepText::Good, Some(_)) => of.good = Some(key),
        (StepText::Good, None) => of.good = None,
        (StepText::Hint, Some(_)) => {
            let area = of.hints.take().map_or_else(Vec::new, |hints| hints.area);
            of.hints = Some(Hints { nudge: key, area });
        }
        (StepText::Hint, None) => of.hints = None,
    }
    Ok(())
}
