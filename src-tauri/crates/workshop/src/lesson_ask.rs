//! A question of a lesson that is being made: what can be asked, which answers there are to choose from, and how both stand
//! in a file. What is right the rules compute.

use crate::op::OpRefusal;
use content::draft;
use content::scenario::{
    AskKind, AskedMeasure, ExpectedAnswer, Scenario, ScenarioStep, StepKind, WrittenQuestion,
};
use rules::ground::{Place, PlayerId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// More answers to choose from would be a list to read.
const MOST_CHOICES: usize = 8;

/// What is asked. A player who is not named is the learner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum QuestionOf {
    /// How many points a feature brings somebody as it stands.
    Worth { place: Place, player: Option<u8> },
    /// How many points it would bring were it complete with the tiles it has.
    WorthComplete { place: Place, player: Option<u8> },
    /// How many tiles it has.
    Tiles { place: Place },
    /// How many points somebody would still get if the game ended now.
    AtTheEnd { player: Option<u8> },
    /// How many followers somebody has left.
    Followers { player: Option<u8> },
    /// How many of the tiles left fit into a gap.
    Fits { x: i16, y: i16 },
    /// Who would be paid for a feature.
    Owners { place: Place },
    /// Who would win if the game ended now.
    Leaders,
}

/// An answer to choose from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AnswerChoice {
    /// A number.
    Number { number: i32 },
    /// Players; nobody when there are none.
    Players { players: Vec<PlayerId> },
}

impl QuestionOf {
    /// As a file says it.
    ///
    /// # Errors
    /// When it cannot be asked.
    fn written(&self) -> Result<WrittenQuestion, OpRefusal> {
        let of = |name: &str, mut fields: Value, player: &Option<u8>| {
            if let (Some(player), Some(fields)) = (player, fields.as_object_mut()) {
                fields.insert("player".to_owned(), json!(player));
            }
            json!({ "kind": "number", "of": { name: fields } })
        };
        let written = match self {
            Self::Worth { place, player } => of("worth", json!({ "feature": place }), player),
            Self::WorthComplete { place, player } => of(
                "worth",
                json!({ "feature": place, "complete": true }),
                player,
            ),
            Self::Tiles { place } => of("tiles", json!({ "feature": place }), &None),
            Self::AtTheEnd { player } => of("at-the-end", json!({}), player),
            Self::Followers { player } => of("supply", json!({ "what": "follower" }), player),
            Self::Fits { x, y } => of("outs", json!({ "x": x, "y": y }), &None),
            Self::Owners { place } => {
                json!({ "kind": "player", "of": { "owners": { "feature": place } } })
            }
            Self::Leaders => json!({ "kind": "player", "of": { "leaders": true } }),
        };
        draft::part(written).map_err(|_| OpRefusal::NoAim)
    }

    /// What a file asks, where it can be asked here.
    pub fn of(ask: &WrittenQuestion) -> Option<Self> {
        let written = serde_json::to_value(&ask.of).ok()?;
        let fields = written.get(ask.of.word())?;
        let part = |name: &str| fields.get(name).cloned();
        let place = || serde_json::from_value::<Place>(part("feature")?).ok();
        let player = part("player").and_then(|it| serde_json::from_value(it).ok());
        let meant = match &ask.of {
            AskedMeasure::Worth(worth) if worth.complete => Self::WorthComplete {
                place: place()?,
                player,
            },
            AskedMeasure::Worth(_) => Self::Worth {
                place: place()?,
                player,
            },
            AskedMeasure::Tiles(_) => Self::Tiles { place: place()? },
            AskedMeasure::AtTheEnd(_) => Self::AtTheEnd { player },
            AskedMeasure::Supply(_) => Self::Followers { player },
            AskedMeasure::Outs(_) => Self::Fits {
                x: serde_json::from_value(part("x")?).ok()?,
                y: serde_json::from_value(part("y")?).ok()?,
            },
            AskedMeasure::Owners(_) => Self::Owners { place: place()? },
            AskedMeasure::Leaders(_) => Self::Leaders,
            _ => return None,
        };
        // What says more than can be said here is left as its file has it.
        (meant.written().ok()?.of == ask.of).then_some(meant)
    }
}

impl AnswerChoice {
    /// As a file says it.
    pub(crate) fn written(&self) -> Value {
        match self {
            Self::Number { number } => json!(number),
            Self::Players { players } => {
                json!(
                    players
                        .iter()
                        .map(|it| usize::from(*it))
                        .collect::<Vec<_>>()
                )
            }
        }
    }

    /// In the name of the class of those who answer so.
    pub(crate) fn word(&self) -> String {
        match self {
            Self::Number { number } => number.to_string().replace('-', "minus-"),
            Self::Players { players } if players.is_empty() => "nobody".to_owned(),
            Self::Players { players } => {
                let numbers = players.iter().map(|it| usize::from(*it).to_string());
                format!("player-{}", numbers.collect::<Vec<_>>().join("-"))
            }
        }
    }

    /// What a file gives to choose from, where it can be said here.
    pub fn of(answer: &ExpectedAnswer, kind: AskKind) -> Option<Self> {
        let players = |numbers: &[i32]| {
            let players = numbers.iter().map(|it| usize::try_from(*it).ok());
            let players = players.map(|it| it.filter(|it| *it < 6).map(PlayerId::nth));
            Some(Self::Players {
                players: players.collect::<Option<_>>()?,
            })
        };
        match (kind, answer) {
            (AskKind::Number, ExpectedAnswer::Number(number)) => {
                Some(Self::Number { number: *number })
            }
            (AskKind::Player, ExpectedAnswer::Number(one)) => players(&[*one]),
            (AskKind::Player, ExpectedAnswer::Numbers(all)) => players(all),
            (AskKind::Player, ExpectedAnswer::Places(none)) if none.is_empty() => players(&[]),
            _ => None,
        }
    }

    fn fits(&self, kind: AskKind) -> bool {
        matches!(
            (kind, self),
            (AskKind::Number, Self::Number { .. }) | (AskKind::Player, Self::Players { .. })
        )
    }

    /// # Errors
    /// When a file cannot say it.
    fn expected(&self) -> Result<ExpectedAnswer, OpRefusal> {
        let read = ExpectedAnswer::read_part(self.written(), "choices");
        read.map_err(|_| OpRefusal::NoAim)
    }
}

/// Asks something in a step, and forgets what belonged to another question.
pub(crate) fn ask(step: &mut ScenarioStep, question: &QuestionOf) -> Result<(), OpRefusal> {
    if step.kind != StepKind::Predict {
        return Err(OpRefusal::WrongKind);
    }
    step.ask = Some(question.written()?);
    step.feedback.clear();
    Ok(())
}

/// The answers to choose from. What was said to one that is not among them any more is forgotten.
pub(crate) fn choices(
    scenario: &mut Scenario,
    at: usize,
    choices: &[AnswerChoice],
) -> Result<(), OpRefusal> {
    let step = &mut scenario.steps[at];
    let Some(ask) = &mut step.ask else {
        return Err(OpRefusal::WrongKind);
    };
    if choices.len() > MOST_CHOICES {
        return Err(OpRefusal::TooMany);
    }
    let twice = |(nth, it): (usize, &AnswerChoice)| choices[..nth].contains(it);
    if !choices.iter().all(|it| it.fits(ask.kind)) || choices.iter().enumerate().any(twice) {
        return Err(OpRefusal::Same);
    }
    let written = choices.iter().map(AnswerChoice::expected);
    ask.choices = written.collect::<Result<_, _>>()?;
    // What its author believed is right may not be among them.
    ask.answer = None;
    let classes: Vec<_> = choices
        .iter()
        .map(|it| format!("says-{}", it.word()))
        .collect();
    let stays = |class: &String| !class.starts_with("says-") || classes.contains(class);
    step.feedback.retain(|it| stays(&it.class));
    Ok(())
}
