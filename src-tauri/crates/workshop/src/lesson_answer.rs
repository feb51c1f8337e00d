//! What is said to wrong moves and wrong answers of a lesson, by the class that they are of, and what is played on the board
//! after them.

use crate::lesson_op::{OTHER, RecordedDecision, WrongMove};
use crate::lesson_step::{moved, number};
use crate::lesson_text::{own_key, put};
use crate::op::OpRefusal;
use content::action::ActionText;
use content::record::PlayedDecision;
use content::scenario::{Feedback, Scenario, ScenarioStep, StepKind};
use content::text::MOST_LETTERS;
use rules::ground::PlayerId;

/// Whoever waits for more has forgotten the mistake.
const MOST_SHOWN: usize = 24;
/// More never sit at a table.
const MOST_PLAYERS: u8 = 6;

/// Answers a class of wrong moves.
pub(crate) fn answer(
    scenario: &mut Scenario,
    step: &str,
    of: &WrongMove,
    text: &str,
) -> Result<(), OpRefusal> {
    let text = written(text)?;
    let (class, at) = (&of.class(), number(scenario, step)?);
    let is_asked = scenario.steps[at].kind == StepKind::Predict;
    let when = match of {
        // Any answer that no other class has.
        WrongMove::Other if is_asked => None,
        of if is_asked == matches!(of, WrongMove::Says { .. }) => Some(of.when()?),
        _ => return Err(OpRefusal::WrongKind),
    };
    if !is_asked {
        moved(scenario, step)?;
    }
    let mut known = scenario.steps[at].feedback.iter();
    let known = known.position(|it| it.class == *class);
    let key = known.map(|known| scenario.steps[at].feedback[known].say.clone());
    let key = own_key(scenario, key, &format!("{step}-{class}"));
    let language = scenario.own_language().to_owned();
    put(scenario, &language, &key, text);
    let feedback = &mut scenario.steps[at].feedback;
    if let Some(known) = known {
        feedback[known].say = key;
        return Ok(());
    }
    let new = Feedback {
        class: class.clone(),
        say: key,
        when,
        mark: Vec::new(),
        refute: Vec::new(),
        example: Vec::new(),
        then: None,
        rules: Vec::new(),
    };
    // What holds everything comes last: the first that is true is the answer.
    let holds_all = |it: &Feedback| it.class == OTHER || it.when.is_none();
    let last = feedback.iter().position(holds_all);
    let last = last.filter(|_| class != OTHER);
    feedback.insert(last.unwrap_or(feedback.len()), new);
    Ok(())
}

/// Says something else to a class that is answered, whatever class its file made it.
pub(crate) fn reword(
    scenario: &mut Scenario,
    step: &str,
    class: &str,
    text: &str,
) -> Result<(), OpRefusal> {
    let text = written(text)?;
    let at = number(scenario, step)?;
    let known = of_class(&mut scenario.steps[at], class)?.say.clone();
    let key = own_key(scenario, Some(known), &format!("{step}-{class}"));
    let language = scenario.own_language().to_owned();
    put(scenario, &language, &key, text);
    of_class(&mut scenario.steps[at], class)?.say = key;
    Ok(())
}

/// What is played on the board after a class of wrong moves; nothing where there are no decisions.
pub(crate) fn refute(
    scenario: &mut Scenario,
    step: &str,
    class: &str,
    played: &[RecordedDecision],
) -> Result<(), OpRefusal> {
    if played.len() > MOST_SHOWN {
        return Err(OpRefusal::TooMany);
    }
    if played.iter().any(|it| it.player >= MOST_PLAYERS) {
        return Err(OpRefusal::NoSeat);
    }
    let played = played.iter().map(|it| {
        let player = PlayerId::nth(it.player.into());
        PlayedDecision::new(player, ActionText::Plain(it.act))
    });
    of_class(moved(scenario, step)?, class)?.refute = played.collect();
    Ok(())
}

fn of_class<'a>(step: &'a mut ScenarioStep, class: &str) -> Result<&'a mut Feedback, OpRefusal> {
    let mut known = step.feedback.iter_mut();
    known
        .find(|it| it.class == class)
        .ok_or(OpRefusal::NoAnswer)
}

fn written(text: &str) -> Result<&str, OpRefusal> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > MOST_LETTERS {
        return Err(OpRefusal::BadText);
    }
    Ok(text)
}
