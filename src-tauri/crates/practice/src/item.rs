//! From a question to a scenario of one step, in the format of every lesson.

use crate::draft::{QuestionDraft, QuestionTarget};
use crate::kinds::QuestionKind;
use crate::texts::{self, Fact, Message, Person};
use bots::Way;
use content::position::PositionSeat;
use content::scenario::{Decider, MOST_WORDS};
use content::told;
use content::way_loss::WayLoss;
use rules::action::Action;
use rules::game::Game;
use rules::ground::PlayerId;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tutor::people::OTHERS;

/// A question about a position.
#[derive(Clone, Debug, Serialize)]
pub struct PracticeItem {
    /// Which kind.
    pub kind: QuestionKind,
    /// The rules that decide it.
    pub rules: Vec<String>,
    /// How hard it is, from 1 to 5.
    pub level: u8,
    /// The position and the question, as a scenario file.
    pub scenario: Value,
    /// Of a decision: everything that can be done on that board, with what it gives up, the least first.
    #[serde(skip)]
    pub ways: Vec<(Way, WayLoss)>,
}

/// How many answers there are to choose from.
const CHOICES: usize = 4;
/// How many lines of a sum make a sentence: what pays toll along a long road would be too many.
const LINES: usize = 3;

pub(crate) fn of(
    kind: QuestionKind,
    game: &Game,
    draft: &QuestionDraft,
    seed: u64,
    number: usize,
) -> Option<PracticeItem> {
    let learner = game.to_move()?;
    let names = names(game, learner, &OTHERS.map(|person| person.name));
    let setup = setup(game)?;

    let mut rules = draft.rules.clone();
    rules.sort_unstable();
    rules.dedup();
    let mut said = BTreeMap::new();
    let facts = facts(draft, &names);
    let mut say = |key: &str, of: &str| {
        said.insert(key.to_owned(), Message::new(kind.word(), of, &facts));
    };
    say("title", "title");
    say("question", draft.question);
    say("good", "good");
    say("why", "why");

    let wrong: Vec<_> = draft.wrong.iter().take(CHOICES - 1).collect();
    let mut feedback = Vec::new();
    for (answer, mistake) in &wrong {
        say(mistake, mistake);
        feedback.push(json!({ "class": mistake, "when": { "answer": [answer] }, "say": mistake }));
    }
    let text = texts::texts(&said)?;
    let mut choices: Vec<_> = wrong.iter().map(|(answer, _)| answer.clone()).collect();
    choices.push(draft.right.clone());
    choices.sort_by_key(|answer| (answer.as_i64(), answer.to_string()));

    let mut step = json!({
        "id": "ask",
        "say": "question",
        "rules": rules,
        "mark": draft.marks,
        "good": "good",
        "why": "why",
        "feedback": feedback,
    });
    // What the rule says comes before what could be right, where it is said in few words.
    let why = text["en"]["why"].as_str().unwrap_or_default();
    if why.split_whitespace().count() <= MOST_WORDS {
        step["hints"] = json!({ "nudge": "why" });
    }
    match &draft.asked {
        QuestionTarget::Value(sort, of) => {
            step["type"] = json!("predict");
            step["moves"] = draft.moves.iter().map(played).collect();
            step["suppose"] = json!(true);
            step["ask"] = json!({
                "kind": sort, "of": of, "choices": choices, "answer": draft.right,
            });
        }
        QuestionTarget::Refusal(action) => {
            step["type"] = json!("spot");
            step["wrong"] = json!({ "act": action, "choices": choices });
        }
    }
    let level = level(game, draft);
    let id = format!("practice-{}-{seed:x}-{number}", kind.word());
    let mut scenario = json!({
        "format": "bastide/scenario@1",
        "id": id,
        "kind": "puzzle",
        "title": "title",
        "level": level,
        "minutes": 1,
        "teaches": rules,
        "setup": setup,
        "steps": [step],
        "text": text,
    });
    if !draft.aids.is_empty() {
        scenario["requires"] = json!({ "aids": draft.aids });
    }
    Some(PracticeItem {
        kind,
        rules: rules.into_iter().map(str::to_owned).collect(),
        level,
        scenario,
        ways: Vec::new(),
    })
}

/// The position as a file says it: whoever is to move learns, and the others do nothing.
pub(crate) fn setup(game: &Game) -> Option<Value> {
    let learner = game.to_move()?;
    let names = names(game, learner, &OTHERS.map(|person| person.name));
    let seats = names.into_iter().map(|person| PositionSeat {
        by: Some(if person == Person::You {
            Decider::Learner
        } else {
            Decider::Script
        }),
        name: person.name().map(str::to_owned),
        ..PositionSeat::default()
    });
    let seats: Vec<_> = seats.collect();
    serde_json::to_value(told::told(game.table(), &game.tell()?, &seats)).ok()
}

/// Who sits there, the learner among them.
pub(crate) fn names(game: &Game, learner: PlayerId, others: &[&str]) -> Vec<Person> {
    let mut others = others.iter().copied();
    let seats = PlayerId::first(usize::from(game.state().seats()));
    seats
        .map(|player| {
            if player == learner {
                return Person::You;
            }
            Person::Named(others.next().unwrap_or_default().to_owned())
        })
        .collect()
}

fn facts(draft: &QuestionDraft, names: &[Person]) -> Vec<(&'static str, Fact)> {
    let who = |player: PlayerId| Fact::Who(names[usize::from(player)].clone());
    let lines = draft.lines.iter().map(|(what, count, each)| {
        let facts = [
            ("n", Fact::Number((*count).into())),
            ("each", Fact::Number((*each).into())),
        ];
        Message::new("line", what, &facts)
    });
    let lines: Vec<_> = lines.collect();
    let sums = lines
        .chunks(LINES)
        .map(|lines| Message::part("sum", &[("parts", Fact::All(lines.to_vec()))]));
    let sums = sums.reduce(|first, next| {
        let facts = [("first", Fact::Said(first)), ("next", Fact::Said(next))];
        Message::part("sums", &facts)
    });
    let scores = draft.scores.iter().map(|(player, points)| {
        let facts = [
            ("who", who(*player)),
            ("points", Fact::Number((*points).into())),
        ];
        Message::part("withPoints", &facts)
    });
    let mut facts = vec![
        ("who", who(draft.whom)),
        ("scores", Fact::All(scores.collect())),
    ];
    facts.extend(right(&draft.right, &who).map(|right| ("right", right)));
    facts.extend(sums.map(|sums| ("lines", Fact::Said(sums))));
    facts.extend(
        draft
            .lines
            .first()
            .map(|(what, ..)| ("good", Fact::Word(what))),
    );
    facts
}

/// A number, or the players it is; nothing where the answer is something else.
fn right(right: &Value, who: &dyn Fn(PlayerId) -> Fact) -> Option<Fact> {
    let Value::Array(players) = right else {
        return right.as_i64().map(Fact::Number);
    };
    let players = players.iter().filter_map(Value::as_u64);
    let names = players.map(|n| Message::part("whom", &[("who", who(PlayerId::nth(n as usize)))]));
    Some(Fact::Said(Message::part(
        "people",
        &[("names", Fact::All(names.collect()))],
    )))
}

fn played((player, action): &(PlayerId, Action)) -> Value {
    let mut played = json!(action);
    played["player"] = json!(player);
    played
}

/// Bigger boards and more to count are harder.
fn level(game: &Game, draft: &QuestionDraft) -> u8 {
    let board = game.state().board.tiles().len();
    let big = u8::from(board > 16) + u8::from(board > 28);
    let long =
        u8::from(draft.lines.len() > 1) + u8::from(draft.right.as_i64().is_some_and(|n| n > 9));
    1 + big + long
}
