//! From what somebody wishes of a moment to a scenario with an id of its own: a bot looks for a way to its aim, and
//! where it finds none, that is the answer.

use super::super::kept::fnv;
use crate::error::{AppError, MissingThing, Result};
use crate::session::moment::TurnBeginning;
use crate::view::own::NewScenario;
use ::workshop::fresh;
use content::document;
use content::library::Library;
use content::problem::{FoundValue, Problem, What};
use content::scenario::{MOST_WORDS, Scenario};
use rules::ground::PlayerId;
use rules::table::Table;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use store::AllowedValues;
use tutor::Lesson;
use tutor::moment::{ScenarioAim, ScenarioWish, scenario};

/// What the ids of such scenarios begin with; no lesson's does.
pub(super) const OWN: &str = "own-";

/// The id of one that has no name yet.
const NAMELESS: &str = "own";
/// In letters; longer ones fit on no card.
const LONGEST_TITLE: usize = 60;
/// More than any game brings.
const MOST_POINTS: i32 = 9999;
/// So often a bot tries to reach the aim, and so long at most.
const TRIES: u32 = 40;
const PATIENCE: Duration = Duration::from_secs(8);

/// What became of a wish.
pub(super) enum WishOutcome {
    Scenario(Box<Scenario>),
    NoWay { tries: u32 },
}

/// The scenario that somebody wishes of a moment, once a bot has shown that its aim can be reached; or without that, where
/// it is wanted all the same.
pub(super) fn of(
    moment: &TurnBeginning,
    wish: NewScenario,
    library: &Library,
) -> Result<WishOutcome> {
    let tries = if wish.anyway { 0 } else { TRIES };
    let file = written(moment, wish)?;
    proven(file, library, Some(moment.game.table()), tries)
}

/// The scenario of a file that was written of a position.
pub(super) fn of_file(file: Value, library: &Library, anyway: bool) -> Result<WishOutcome> {
    let title = file["text"]["en"]["title"].as_str().unwrap_or_default();
    if title.trim().is_empty() {
        return Err(vec![Problem::error("title", What::EmptyText)].into());
    }
    if title.chars().count() > LONGEST_TITLE {
        let most = LONGEST_TITLE.into();
        return Err(vec![Problem::error("title", What::LongText { most })].into());
    }
    proven(file, library, None, if anyway { 0 } else { TRIES })
}

/// The file of a scenario, without a way that solves it.
fn written(moment: &TurnBeginning, wish: NewScenario) -> Result<Value> {
    let title = wish.title.trim().to_owned();
    let wrong = |what| vec![Problem::error("title", what)];
    if title.is_empty() {
        return Err(wrong(What::EmptyText).into());
    }
    if title.chars().count() > LONGEST_TITLE {
        let most = LONGEST_TITLE.into();
        return Err(wrong(What::LongText { most }).into());
    }
    let (seats, learner) = (moment.seats.len(), wish.learner);
    if usize::from(learner) >= seats {
        return Err(AppError::Invalid {
            field: "learner".to_owned(),
            found: learner.to_string(),
            allowed: AllowedValues::one_of(0..seats),
        });
    }
    if seats == 1 && !matches!(wish.aim, ScenarioAim::Points { .. }) {
        return Err(AppError::Invalid {
            field: "aim".to_owned(),
            found: "win".to_owned(),
            allowed: AllowedValues::one_of(["points"]),
        });
    }
    if let ScenarioAim::Points { points } = wish.aim {
        let seat = moment.game.state().players.get(usize::from(learner));
        let has = seat.map_or(0, |player| player.score);
        within("points", points, has + 1, MOST_POINTS)?;
    }
    if let Some(tiles) = wish.tiles {
        within("tiles", tiles, 1, i32::from(moment.tiles()))?;
    }
    let note = wish.note.map(|note| note.trim().to_owned());
    let words = note
        .as_deref()
        .map_or(0, |note| note.split_whitespace().count());
    if words > MOST_WORDS {
        let (key, most) = ("note".to_owned(), MOST_WORDS.into());
        let words = words.into();
        let what = What::LongSaid { key, words, most };
        return Err(vec![Problem::error("note", what)].into());
    }
    let wish = ScenarioWish {
        title,
        note: note.filter(|note| !note.is_empty()),
        learner: PlayerId(learner),
        aim: wish.aim,
        tiles: wish.tiles,
    };
    let nowhere = AppError::NotFound {
        what: MissingThing::Step,
    };
    scenario(&moment.game, &moment.seats, NAMELESS, &wish).ok_or(nowhere)
}

/// The scenario under an id that says what it is called and what it is: the same moment with the same aim has the same
/// id, and what was won in it, whoever brings it and whatever way solves it.
pub(crate) fn named(scenario: Scenario) -> Scenario {
    let (solution, bots) = (scenario.solution.clone(), scenario.bots.clone());
    let bare = Scenario {
        id: NAMELESS.to_owned(),
        position: None,
        ..tutor::check::without_way(scenario)
    };
    let hash = fnv(document::write(&bare).bytes()) >> 32;
    let title = bare.said(&bare.title, "en").unwrap_or_default();
    let name = fresh::id(title, |_| false);
    Scenario {
        id: format!("{OWN}{name}-{hash:08x}"),
        solution,
        bots,
        ..bare
    }
}

/// A number that somebody wrote, held against its limits.
fn within(path: &'static str, number: u16, least: i32, most: i32) -> Result<()> {
    if (least..=most).contains(&number.into()) {
        return Ok(());
    }
    let found = FoundValue::Value {
        value: number.to_string(),
    };
    let (least, most) = (i64::from(least).into(), i64::from(most).into());
    let what = What::NoWholeNumber { least, most, found };
    Err(vec![Problem::error(path, what)].into())
}

/// The scenario with a way that solves it, once a bot has found one; without one where none is looked for.
fn proven(
    mut file: Value,
    library: &Library,
    table: Option<&Table>,
    tries: u32,
) -> Result<WishOutcome> {
    let read = |file: &Value| -> Result<Scenario> {
        let bytes = serde_json::to_vec(file).map_err(AppError::bug)?;
        Ok(library.read(&bytes)?)
    };
    let scenario = read(&file)?;
    if let Some(table) = table
        && let Some(id) = other_tile(&scenario, library, table)?
    {
        let what = What::OtherTile { id };
        return Err(vec![Problem::error("setup", what)].into());
    }
    let bots = tutor::check::bots_of_today(&scenario);
    let lesson = Lesson::open(scenario, library, 0)?;
    let begun = Instant::now();
    let search = tutor::search(&lesson, tries, &|| begun.elapsed() > PATIENCE);
    match search.way {
        Some(way) => {
            file["solution"] = json!({ "play": way });
            if !bots.is_empty() {
                file["bots"] = json!(bots);
            }
        }
        None if tries > 0 => {
            return Ok(WishOutcome::NoWay {
                tries: search.tries,
            });
        }
        None => {}
    }
    Ok(WishOutcome::Scenario(Box::new(named(read(&file)?))))
}

/// A tile that the sets of today have otherwise than the game.
fn other_tile(scenario: &Scenario, library: &Library, table: &Table) -> Result<Option<String>> {
    let todays = library.open(&scenario.setup)?.table;
    let in_game = |id: &str| table.types.iter().find(|kind| kind.id == id);
    let mut types = todays.types.iter();
    let other = types.find(|kind| in_game(&kind.id).is_some_and(|of_game| of_game != *kind));
    Ok(other.map(|kind| kind.id.clone()))
}
