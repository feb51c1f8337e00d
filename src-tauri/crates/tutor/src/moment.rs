//! A scenario made of a moment of a game: the position, who plays for whom, an aim, and what is said of it.

use bots::BotKind;
use content::beginning::Players;
use content::position::PositionSeat;
use content::scenario::{Decider, ENGLISH};
use content::told;
use rules::game::Game;
use rules::ground::PlayerId;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

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
        "messages": messages(wish.aim),
    }))
}

/// What its author wrote, once, in whatever language.
fn texts(wish: &ScenarioWish) -> Value {
    let mut own = json!({ "title": wish.title });
    if let Some(note) = &wish.note {
        own["note"] = json!(note);
    }
    json!({ ENGLISH: own })
}

/// What is said of an aim.
fn messages(aim: ScenarioAim) -> Value {
    let (name, facts) = match aim {
        ScenarioAim::Win => ("win", json!({})),
        ScenarioAim::WinAlone => ("winAlone", json!({})),
        ScenarioAim::Points { points } => ("points", json!({ "points": points })),
    };
    let of_aim = ["goal", "aim", "good", "lost"];
    let of_aim = of_aim.map(|key| {
        (
            key,
            json!({ "id": format!("{name}-{key}"), "facts": facts }),
        )
    });
    let nudge = ("nudge", json!({ "id": "nudge" }));
    of_aim.into_iter().chain([nudge]).collect()
}
