//! From a question to a scenario of one step, in the format of every lesson.

use crate::draft::{QuestionDraft, QuestionTarget};
use crate::kinds::QuestionKind;
use crate::texts;
use content::position::PositionSeat;
use content::scenario::{Decider, MOST_WORDS};
use content::told;
use rules::action::Action;
use rules::game::Game;
use rules::ground::PlayerId;
use serde::Serialize;
use serde_json::{Map, Value, json};

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
}

/// How many answers there are to choose from.
const CHOICES: usize = 4;
/// How many lines of a sum make a sentence: what pays toll along a long road would be too many.
const LINES: usize = 3;
/// Who sits beside the learner.
const OTHERS: [&str; 5] = ["Ada", "Bo", "Cor", "Dag", "Eva"];

pub(crate) fn of(
    kind: QuestionKind,
    game: &Game,
    draft: &QuestionDraft,
    seed: u64,
    number: usize,
) -> Option<PracticeItem> {
    let learner = game.to_move()?;
    let names = names(game, learner, &OTHERS);
    let setup = setup(game)?;

    let mut rules = draft.rules.clone();
    rules.sort_unstable();
    rules.dedup();
    let mut text = Map::new();
    let facts = facts(draft, &names);
    let say = |text: &mut Map<String, Value>, key: &str, of: &str| -> Option<()> {
        let said = texts::said(&format!("{}.{of}", kind.word()), &facts)?;
        text.insert(key.to_owned(), Value::String(said));
        Some(())
    };
    say(&mut text, "title", "title")?;
    say(&mut text, "question", draft.question)?;
    say(&mut text, "good", "good")?;
    say(&mut text, "why", "why")?;

    let wrong: Vec<_> = draft.wrong.iter().take(CHOICES - 1).collect();
    let mut feedback = Vec::new();
    for (answer, mistake) in &wrong {
        say(&mut text, mistake, mistake)?;
        feedback.push(json!({ "class": mistake, "when": { "answer": [answer] }, "say": mistake }));
    }
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
    let why = text["why"].as_str().unwrap_or_default();
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
        "text": { "en": text },
    });
    if !draft.aids.is_empty() {
        scenario["requires"] = json!({ "aids": draft.aids });
    }
    Some(PracticeItem {
        kind,
        rules: rules.into_iter().map(str::to_owned).collect(),
        level,
        scenario,
    })
}

/// The position as a file says it: whoever is to move learns, and the others do nothing.
pub(crate) fn setup(game: &Game) -> Option<Value> {
    let learner = game.to_move()?;
    let names = names(game, learner, &OTHERS);
    let seats = names.into_iter().map(|name| PositionSeat {
        by: Some(if name.is_none() {
            Decider::Learner
        } else {
            Decider::Script
        }),
        name,
        ..PositionSeat::default()
    });
    let seats: Vec<_> = seats.collect();
    serde_json::to_value(told::told(game.table(), &game.tell()?, &seats)).ok()
}

/// What everybody is called; the learner has no name.
pub(crate) fn names(game: &Game, learner: PlayerId, others: &[&str]) -> Vec<Option<String>> {
    let mut others = others.iter().copied();
    let seats = PlayerId::first(usize::from(game.state().seats()));
    seats
        .map(|player| {
            let name = || others.next().unwrap_or("Eva").to_owned();
            (player != learner).then(name)
        })
        .collect()
}

fn facts(draft: &QuestionDraft, names: &[Option<String>]) -> Vec<(&'static str, String)> {
    let name = |player: PlayerId| {
        let name = names[usize::from(player)].as_deref();
        name.unwrap_or("you").to_owned()
    };
    let right = match &draft.right {
        Value::Array(players) => {
            let named = players.iter().filter_map(Value::as_u64);
            let named: Vec<_> = named.map(|n| name(PlayerId::nth(n as usize))).collect();
            named.join(" and ")
        }
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        other => other.to_string(),
    };
    let lines = draft.lines.iter().map(|(what, count, each)| {
        let facts = [("n", count.to_string()), ("each", each.to_string())];
        let number = if *count == 1 { "one" } else { "many" };
        texts::part(&format!("{number}.{what}"), &facts).unwrap_or_default()
    });
    let lines: Vec<_> = lines.collect();
    let sentences: Vec<_> = lines.chunks(LINES).map(|lines| lines.join(", ")).collect();
    let scores = draft.scores.iter();
    let scores: Vec<_> = scores
        .map(|(who, score)| format!("{} {score}", name(*who)))
        .collect();
    vec![
        ("scores", scores.join(", ")),
        ("who", name(draft.whom)),
        ("right", right),
        ("lines", sentences.join(". ")),
        (
            "good",
            draft
                .lines
                .first()
                .map_or("", |(what, _, _)| what)
                .to_owned(),
        ),
    ]
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
