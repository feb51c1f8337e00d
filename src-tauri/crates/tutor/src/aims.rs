//! The aims of a position: the scenario that it makes, what of them holds as it stands, and what bots make of them. A
//! turn of a game is made a scenario by `moment.rs`, and tried by `reach.rs`.

use crate::free_turns::{self, FreeTurnState, standing};
use crate::lesson::Lesson;
use crate::others;
use crate::predicate::PredicateContext;
use crate::step_history::StepHistory;
use crate::truth::Truth;
use bots::{BotKind, Budget};
use content::beginning::Players;
use content::library::Library;
use content::number::Whole;
use content::position_file::{GOAL, PositionFile, STAR, key_of_aim};
use content::problem::Problem;
use content::scenario::{
    Decider, ENGLISH, MOST_WORDS, Predicate, SAID_BY_AIM, Scenario, ScenarioKind, ScenarioStep,
    StepKind,
};
use rules::chance::Chance;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;

/// Who plays a whole game for a count thinks less than at the table.
const PLAYOUTS: u32 = 24;
/// The step in which turns are free.
const PLAY: &str = "play";

/// Whether a text is that of a goal that must be reached; those of what earns stars begin otherwise.
pub fn is_goal(key: &str) -> bool {
    key.starts_with(GOAL)
}

/// What is said of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
pub struct Wording {
    /// What people call it.
    pub title: String,
    /// What its author says before it begins.
    pub note: Option<String>,
    /// The sentence of each aim, in order: what is to be reached.
    pub goals: Vec<String>,
    /// What earns stars besides.
    pub stars: Vec<String>,
}

/// The file of the scenario that a position makes, without the way that solves it.
pub fn scenario(position: &PositionFile, id: &str, wording: &Wording) -> Value {
    let mut setup = position.setup.clone();
    let learner = learner(position);
    let mut seats = setup.players.seats();
    for (player, seat) in PlayerId::all().zip(&mut seats) {
        let bot = seat.bot.take();
        let bot = bot.unwrap_or_else(|| BotKind::Greedy.word().to_owned());
        seat.by = Some(if player == learner {
            // Whoever plays it is spoken to.
            seat.name = None;
            Decider::Learner
        } else {
            Decider::Bot(bot)
        });
    }
    setup.players = Players::Each(seats);
    // Nobody draws for a scenario.
    setup.draw = None;
    let message = |id: &str| json!({ "id": id });
    let mut messages = json!({
        "good": message("made-good"),
        "lost": message("made-lost"),
        "nudge": message("nudge"),
    });
    let mut own = json!({ "title": wording.title });
    let words = |list: &str, index: usize| {
        let said = position.words.get(&key_of_aim(list, index));
        said.map(|said| said.in_language(ENGLISH).to_owned())
    };
    // Whoever plays reads what is to be reached, and not only that something is.
    let aim = wording.goals.iter().enumerate();
    let aim = aim.map(|(index, sentence)| words(GOAL, index).unwrap_or_else(|| sentence.clone()));
    let aim = aim.collect::<Vec<_>>().join(" ");
    if aim.is_empty() || aim.split_whitespace().count() > MOST_WORDS {
        messages["aim"] = message("made-aim");
    } else {
        own["aim"] = json!(aim);
        messages["aim"] = message(SAID_BY_AIM);
    }
    let mut steps = Vec::new();
    if let Some(note) = &wording.note {
        own["note"] = json!(note);
        steps.push(json!({ "id": "note", "type": "say", "say": "note" }));
    }
    let mut goals = Vec::new();
    let lists = [
        (GOAL, &position.goals, &wording.goals),
        (STAR, &position.stars, &wording.stars),
    ];
    for (name, aims, sentences) in lists {
        for (index, aim) in aims.iter().enumerate() {
            let key = if let Some(said) = words(name, index) {
                let key = key_of_aim(name, index);
                own[&key] = json!(said);
                key
            } else if let Some(sentence) = sentences.get(index) {
                let key = key_of_aim(name, index);
                own[&key] = json!(sentence);
                messages[&key] = message(SAID_BY_AIM);
                key
            } else {
                messages["unsaid"] = message("made-aim");
                "unsaid".to_owned()
            };
            goals.push(json!({ "say": key, "reach": aim }));
        }
    }
    let mut play = json!({
        "id": PLAY,
        "type": "play",
        "say": "aim",
        "until": together("all", &position.goals).unwrap_or(json!({ "game-over": true })),
        "good": "good",
        "feedback": [{ "class": "rest", "say": "lost" }],
        "hints": { "nudge": "nudge" },
    });
    if let Some(fail) = together("any", &position.never) {
        play["fail"] = fail;
    }
    if let Some(turns) = position.turns {
        play["turns"] = json!(turns);
    }
    steps.push(play);
    let mut file = json!({
        "format": "bastide/scenario@1",
        "id": id,
        "kind": "scenario",
        "title": "title",
        "setup": setup,
        "steps": steps,
        "text": { ENGLISH: own },
        "messages": messages,
    });
    if !goals.is_empty() {
        file["goals"] = json!(goals);
    }
    if !position.names.is_empty() {
        file["let"] = json!(position.names);
    }
    file
}

/// True for a scenario that a position can say as well: free turns with aims, perhaps with a note before them, all else in
/// words of the program.
pub fn is_of_position(scenario: &Scenario) -> bool {
    let is_free = match scenario.steps.as_slice() {
        [play] => is_free_turns(play),
        [note, play] => note.kind == StepKind::Say && note.board.is_none() && is_free_turns(play),
        _ => false,
    };
    // Whatever else it says would be lost.
    let says_more = [
        !scenario.boards.is_empty(),
        !scenario.scripts.is_empty(),
        !scenario.moves.is_empty(),
        !scenario.teaches.is_empty(),
        !scenario.after.is_empty(),
        scenario.language.is_some(),
        scenario.level.is_some(),
        scenario.minutes.is_some(),
        scenario.requires.is_some(),
        scenario.desk.is_some(),
        scenario.part || scenario.apart || scenario.test,
        scenario
            .deck
            .as_ref()
            .is_some_and(|deck| deck.then.is_some()),
    ];
    let own = scenario.text.get(scenario.own_language());
    let is_said = |key: &String| {
        let of_aims = [GOAL, STAR, "aim", "note"];
        key == &scenario.title
            || scenario.messages.contains_key(key)
            || of_aims.contains(&key.split('-').next().unwrap_or_default())
    };
    let is_in_one_language = scenario.text.values().all(|texts| {
        let mut texts = texts.iter();
        texts.all(|(key, text)| {
            scenario.messages.contains_key(key) || own.is_some_and(|own| own.get(key) == Some(text))
        })
    });
    scenario.kind == ScenarioKind::Scenario
        && is_free
        && !says_more.contains(&true)
        && is_in_one_language
        && own.is_some_and(|texts| texts.keys().all(is_said))
}

fn is_free_turns(step: &ScenarioStep) -> bool {
    step.kind == StepKind::Play && step.board.is_none() && step.why.is_none()
}

/// Whose aim it is.
pub fn learner(position: &PositionFile) -> PlayerId {
    position.learner.map_or(PlayerId(0), Whole::get)
}

fn together(word: &str, aims: &[Predicate]) -> Option<Value> {
    match aims {
        [] => None,
        [one] => Some(json!(one)),
        several => Some(json!({ word: several })),
    }
}

/// The scenario of a position, ready to be looked at and played.
///
/// # Errors
/// With everything that is wrong with the position, or with its aims.
pub fn lesson(
    position: &PositionFile,
    library: &Library,
    seed: u32,
) -> Result<Lesson, Vec<Problem>> {
    let file = scenario(
        position,
        "position",
        &Wording {
            title: "-".to_owned(),
            ..Wording::default()
        },
    );
    let bytes = serde_json::to_vec(&file)
        .unwrap_or_else(|error| unreachable!("every field has a JSON form: {error}"));
    let scenario: Scenario = library.read(&bytes)?;
    Lesson::open(scenario, library, seed)
}

/// Whether an aim holds as the position stands, and each of its parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct AimState {
    /// Whether it holds.
    pub holds: bool,
    /// The same of what it is put together from.
    pub of: Vec<AimState>,
}

/// Whether aims hold at the first decision.
pub fn holding(lesson: &Lesson, aims: &[Predicate]) -> Vec<AimState> {
    let stage = lesson.stage(None);
    let trail = StepHistory::new(Arc::new(stage.start().clone()));
    let case = free_turns::case(stage, &trail).closed(true);
    aims.iter().map(|aim| held(&case, aim)).collect()
}

fn held(case: &PredicateContext<'_>, aim: &Predicate) -> AimState {
    let parts = match aim {
        Predicate::All(of) | Predicate::Any(of) => of.as_slice(),
        Predicate::Not(of) => std::slice::from_ref(&**of),
        _ => &[],
    };
    AimState {
        holds: case.holds(aim) == Truth::True,
        of: parts.iter().map(|part| held(case, part)).collect(),
    }
}

/// What a bot made of the aims in some bags.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
pub struct AimTrials {
    /// So many bags.
    pub bags: u32,
    /// In so many it reached what is to be reached.
    pub reached: u32,
    /// In so many came what must not be.
    pub lost: u32,
    /// In so many each of what earns stars was so in the end.
    pub stars: Vec<u32>,
}

/// Has a bot play in the learner's seat, with bag after bag of these numbers. Asked before each bag: `stop` ends it.
///
/// # Errors
/// When the position cannot be played.
pub fn tried(
    position: &PositionFile,
    library: &Library,
    bot: BotKind,
    bags: std::ops::Range<u32>,
    stop: &dyn Fn() -> bool,
) -> Result<AimTrials, Vec<Problem>> {
    let mut tried = AimTrials {
        stars: vec![0; position.stars.len()],
        ..AimTrials::default()
    };
    for bag in bags {
        if stop() {
            break;
        }
        let lesson = lesson(position, library, bag)?;
        let stage = lesson.stage(None);
        // What is written out is the first bag; the others hold the same tiles in another order.
        let start = if bag == 0 {
            stage.start().clone()
        } else {
            stage.start().reshuffled(u64::from(bag))
        };
        let (end, standing) = played(&lesson, bot, start, bag);
        tried.bags += 1;
        tried.reached += u32::from(standing == FreeTurnState::Reached);
        tried.lost += u32::from(standing == FreeTurnState::Lost);
        let case = free_turns::case(stage, &end).closed(true);
        for (count, aim) in tried.stars.iter_mut().zip(&position.stars) {
            *count += u32::from(case.holds(aim) == Truth::True);
        }
    }
    Ok(tried)
}

/// A game to its aim or its end, and how it ended.
fn played(lesson: &Lesson, bot: BotKind, start: Game, seed: u32) -> (StepHistory, FreeTurnState) {
    let stage = lesson.stage(None);
    let step = lesson
        .steps()
        .iter()
        .find(|step| step.kind == StepKind::Play);
    let Some(step) = step else {
        unreachable!("a position makes free turns")
    };
    let mut trail = StepHistory::new(Arc::new(start));
    let mut cursors = Vec::new();
    let mut chance = Chance::new(u64::from(seed));
    let mut menu = Menu::new();
    let budget = Budget::ENDLESS.playouts(PLAYOUTS);
    loop {
        // Others answer first, as they do when somebody plays.
        let who = trail.now.to_move();
        if who.is_none_or(|who| who == stage.learner) {
            match standing(stage, step, &trail) {
                FreeTurnState::Open => {}
                // What holds before anything was done is reached by doing something.
                FreeTurnState::Reached if trail.done.is_empty() && who.is_some() => {}
                decided => return (trail, decided),
            }
        }
        let Some(who) = who else {
            return (trail, FreeTurnState::Missed);
        };
        let action = if who == stage.learner {
            trail.now.legal(&mut menu);
            Some(bot.choose_within(&trail.now, &menu, &mut chance, &budget))
        } else {
            others::decide(stage, &trail.now, who, &mut cursors).map(|decided| decided.action)
        };
        match action {
            Some(action) => trail.play_offered(who, action),
            None => return (trail, FreeTurnState::Missed),
        }
    }
}
