//! A scenario made of a moment of a game: the position, who plays for whom, an aim, and what is said of it.

use bots::BotKind;
use content::beginning::Players;
use content::messages::Messages;
use content::position::PositionSeat;
use content::scenario::Decider;
use content::told;
use rules::game::Game;
use rules::ground::PlayerId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What is to be reached by the last tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ScenarioAim {
    /// Nobody is ahead.
    Win,
    /// Nobody is ahead or level.
    WinAlone,
    /// So many points.
    Points {
        /// How many.
        points: u16,
    },
}

/// What somebody wants of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioWish {
    /// What people call it.
    pub title: String,
    /// What its author says before it begins.
    pub note: Option<String>,
    /// Whose seat is played; bots have the others.
    pub learner: PlayerId,
    /// What is to be reached.
    pub aim: ScenarioAim,
    /// How many tiles are played, the drawn one among them; all that are left when nothing is said.
    pub tiles: Option<u16>,
}

/// The file of a scenario that begins where a game stands, without the way that solves it; nothing where the game does
/// not stand at the beginning of a turn.
pub fn scenario(
    game: &Game,
    seats: &[PositionSeat],
    id: &str,
    wish: &ScenarioWish,
) -> Option<Value> {
    let mut setup = told::told(game.table(), &game.tell()?, seats);
    if let (Some(deck), Some(tiles)) = (&mut setup.deck, wish.tiles) {
        deck.truncate(usize::from(tiles.max(1)));
    }
    if let Players::Each(seats) = &mut setup.players {
        for (player, seat) in PlayerId::all().zip(seats) {
            let bot = seat.bot.take();
            let bot = bot.unwrap_or_else(|| BotKind::Greedy.word().to_owned());
            seat.by = Some(if player == wish.learner {
                // Whoever plays it is spoken to.
                seat.name = None;
                Decider::Learner
            } else {
                Decider::Bot(bot)
            });
        }
    }
    let until = match wish.aim {
        ScenarioAim::Win => json!({ "wins": {} }),
        ScenarioAim::WinAlone => json!({ "wins": { "alone": true } }),
        ScenarioAim::Points { points } => json!({ "score": { "at-least": points } }),
    };
    let mut steps = Vec::new();
    if wish.note.is_some() {
        steps.push(json!({ "id": "note", "type": "say", "say": "note" }));
    }
    steps.push(json!({
        "id": "play",
        "type": "play",
        "say": "aim",
        "until": until,
        "good": "good",
        "feedback": [{ "class": "rest", "say": "lost" }],
        "hints": { "nudge": "nudge" },
    }));
    Some(json!({
        "format": "bastide/scenario@1",
        "id": id,
        "kind": "scenario",
        "title": "title",
        "goals": [{ "say": "goal", "reach": until }],
        "setup": setup,
        "steps": steps,
        "text": texts(wish),
    }))
}

/// What is said of an aim, and what its author wrote, in every language.
fn texts(wish: &ScenarioWish) -> Value {
    let (name, points) = match wish.aim {
        ScenarioAim::Win => ("win", None),
        ScenarioAim::WinAlone => ("winAlone", None),
        ScenarioAim::Points { points } => ("points", Some(points)),
    };
    let of_aim = ["goal", "aim", "good", "lost"].map(|key| (key, format!("{name}-{key}")));
    let mut own = vec![("title".to_owned(), wish.title.as_str())];
    own.extend(wish.note.as_deref().map(|note| ("note".to_owned(), note)));
    in_every_language(&of_aim, &json!({ "points": points }), &own)
}

static LANGUAGES: LazyLock<BTreeMap<&str, Messages>> = LazyLock::new(|| Messages::of_area("aims"));

/// Texts by language: of the program, each by its key and message, and of the author, who wrote them once.
pub(crate) fn in_every_language(
    said: &[(&str, String)],
    facts: &Value,
    own: &[(String, &str)],
) -> Value {
    let none = Map::new();
    let facts = facts.as_object().unwrap_or(&none);
    let nudge = [("nudge", "nudge".to_owned())];
    let languages = LANGUAGES.iter().map(|(language, messages)| {
        let said = said.iter().chain(&nudge).map(|(key, id)| {
            let text = messages.say(id, facts).unwrap_or_else(|| id.clone());
            ((*key).to_owned(), json!(text))
        });
        let own = own.iter().map(|(key, text)| (key.clone(), json!(text)));
        let texts: Map<_, _> = said.chain(own).collect();
        ((*language).to_owned(), json!(texts))
    });
    Value::Object(languages.collect())
}
