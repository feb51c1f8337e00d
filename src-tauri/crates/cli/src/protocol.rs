//! The engine's door: one request, one answer, and the game that they are about.
//! Decides nothing: reads requests with `content`, asks the rules, writes what they say.

use crate::response::{self, error};
use crate::think;
use content::action::{ActionText, DrawnTileId};
use content::adjustment::Adjustment;
use content::beginning::GameSetup;
use content::document;
use content::edition::Edition;
use content::faults::{ProblemList, field, near, told_with, unknown_word};
use content::json;
use content::library::Library;
use content::opening::impossible;
use content::problem::{Problem, What, shown, some_of};
use content::record::{PlayedDecision, Record};
use content::replay;
use content::told::told;
use rules::action::Action;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::sight::Next;
use serde_json::{Map, Value};

pub(crate) type Fields = Map<String, Value>;

/// What may be asked for, and the other fields that such a request has.
const REQUESTS: [(&str, &[&str]); 9] = [
    ("new", &["setup", "format"]),
    ("legal", &[]),
    ("act", &["action"]),
    ("why", &["action"]),
    ("undo", &[]),
    ("record", &[]),
    ("position", &[]),
    ("board", &[]),
    ("think", think::FIELDS),
];

/// A conversation with another program.
#[derive(Default)]
pub(crate) struct EngineProtocol {
    play: Option<PlayedGame>,
}

/// A game with everything that led to it.
struct PlayedGame {
    game: Game,
    record: Record,
    /// The game before each action, for taking it back.
    before: Vec<Game>,
}

impl EngineProtocol {
    /// The answer to one line.
    pub(crate) fn answer(&mut self, line: &[u8]) -> String {
        let request = json::parse(line).map_err(|problem| vec![problem]);
        request
            .and_then(|request| self.handle(request))
            .unwrap_or_else(|faults| error(&faults))
    }

    fn handle(&mut self, request: Value) -> Result<String, Vec<Problem>> {
        let Value::Object(mut fields) = request else {
            let example = "{\"do\":\"legal\"}".to_owned();
            return Err(vec![Problem::error("", What::NoRequest { example })]);
        };
        match known_request(&mut fields, &REQUESTS)? {
            "new" => self.begin(fields),
            "legal" => Ok(response::legal(&self.play()?.game)),
            "act" => self.act(fields),
            "why" => {
                let game = &self.play()?.game;
                let (player, action, _) = decision(game, fields)?;
                Ok(response::why(game.check(player, &action)))
            }
            "undo" => self.undo(),
            "record" => {
                let record = self.play()?.record.clone();
                Ok(response::record(&Library::built_in().stand_alone(record)?))
            }
            "position" => Ok(self.position()?),
            "board" => Ok(response::board(&self.play()?.game)),
            "think" => {
                let sight = self.play()?.game.sight();
                let thought = think::Request::read(fields)?.think(&sight);
                thought.as_ref().map(response::thought).ok_or_else(|| {
                    let what = if sight.next() == Next::Draw {
                        What::NotDrawn
                    } else {
                        What::NobodyAsked
                    };
                    vec![Problem::error("", what)]
                })
            }
            other => unreachable!("{other} is in REQUESTS"),
        }
    }

    fn play(&mut self) -> Result<&mut PlayedGame, Vec<Problem>> {
        self.play
            .as_mut()
            .ok_or_else(|| vec![Problem::error("", What::NoGame)])
    }

    /// A game that cannot begin leaves the running one as it is.
    fn begin(&mut self, mut fields: Fields) -> Result<String, Vec<Problem>> {
        if let Some(format) = fields.remove("format") {
            document::check_format::<Record>(&format).map_err(|problem| vec![problem])?;
        }
        let library = Library::built_in();
        let setup: GameSetup = library.read_part(needed(&mut fields, "setup")?, "setup")?;
        let opened = library.open(&setup)?;
        let (game, events) = Game::begin(opened.table, &opened.setup).map_err(impossible)?;
        let answer = response::begun(&game, &events, &opened.warnings);
        let record = Record {
            rules: Edition::TODAY,
            name: None,
            setup,
            designs: Vec::new(),
            actions: Vec::new(),
        };
        self.play = Some(PlayedGame {
            game,
            record,
            before: Vec::new(),
        });
        Ok(answer)
    }

    fn act(&mut self, fields: Fields) -> Result<String, Vec<Problem>> {
        let play = self.play()?;
        let (player, action, adjusted) = decision(&play.game, fields)?;
        let before = play.game.clone();
        let played = PlayedDecision {
            player,
            action: ActionText::of(action, play.game.table()),
            adjusted,
        };
        match replay::step(&mut play.game, &played) {
            Ok(events) => {
                play.before.push(before);
                play.record.actions.push(played);
                Ok(response::acted(&play.game, &events))
            }
            Err(rejection) => Ok(response::refused(&rejection)),
        }
    }

    /// The start of this turn as a set-up, and what was done in the turn.
    fn position(&mut self) -> Result<String, Vec<Problem>> {
        let PlayedGame {
            game,
            record,
            before,
        } = self.play()?;
        let turn = game.state().turn;
        let began = before.partition_point(|game| game.state().turn < turn);
        let start = before.get(began).unwrap_or(game);
        // A game that begins in the middle of a turn begins as it began.
        let setup = start.tell().map_or_else(
            || record.setup.clone(),
            |setup| told(start.table(), &setup, &record.setup.players.seats()),
        );
        Ok(response::position(&setup, &record.actions[began..]))
    }

    fn undo(&mut self) -> Result<String, Vec<Problem>> {
        let play = self.play()?;
        let Some(before) = play.before.pop() else {
            return Err(vec![Problem::error("", What::NothingToUndo)]);
        };
        play.game = before;
        play.record.actions.pop();
        Ok(response::state(&play.game))
    }
}

/// What the request asks for, when it has no field that does not belong.
pub(crate) fn known_request(
    fields: &mut Fields,
    requests: &[(&'static str, &[&str])],
) -> Result<&'static str, Vec<Problem>> {
    let asked = needed(fields, "do")?;
    let known: Vec<_> = requests.iter().map(|(request, _)| *request).collect();
    let Some((request, others)) = requests.iter().find(|(request, _)| asked == *request) else {
        let what = match asked.as_str() {
            Some(word) => told_with(unknown_word, word, &known),
            None => What::NoWordOf {
                known: some_of(known),
            },
        };
        return Err(vec![Problem::error("do", what).coded("unknown-request")]);
    };
    let mut faults = ProblemList::default();
    for name in fields
        .keys()
        .filter(|name| !others.contains(&name.as_str()))
    {
        faults.add(|| Problem::error(field("", name), What::RequestField { request }));
    }
    faults.verdict().map(|()| *request)
}

pub(crate) fn needed(fields: &mut Fields, field: &str) -> Result<Value, Vec<Problem>> {
    fields
        .remove(field)
        .ok_or_else(|| vec![Problem::error(field, What::FieldMissing)])
}

/// The action of a request. It may say whose it is, as the lines of a record do; otherwise it is of the
/// player to move. The `player` of a bare `rob` is the one to be robbed.
///
/// What the table agreed on after it may stand with it.
fn decision(
    game: &Game,
    mut fields: Fields,
) -> Result<(PlayerId, Action, Vec<Adjustment>), Vec<Problem>> {
    let action = needed(&mut fields, "action")?;
    let is_robbery = action.get("type").is_some_and(|word| word == "rob");
    if action
        .get(if is_robbery { "from" } else { "player" })
        .is_some()
    {
        let played: PlayedDecision = document::read_part(action, "action")?;
        let meant = meant(game, &played.action)?;
        return Ok((played.player, meant, played.adjusted));
    }
    let action = content::action::read_part(action, "action")?;
    let player = game.to_move().unwrap_or_default();
    Ok((player, meant(game, &action)?, Vec::new()))
}

/// What was said, on the table of this game.
fn meant(game: &Game, spoken: &ActionText) -> Result<Action, Vec<Problem>> {
    let table = game.table();
    if let ActionText::Drawn(DrawnTileId { tile }) = spoken
        && table.type_id(tile).is_none()
    {
        let known: Vec<_> = table.types.iter().map(|kind| kind.id.as_str()).collect();
        let (id, near) = (shown(tile), near(tile, &known));
        let what = What::NoTileInGame { id, near };
        return Err(vec![Problem::error("action.tile", what)]);
    }
    Ok(spoken.meant(table))
}
