//! Replays every recorded game of `golden/conformance` and compares every legal set, every score after
//! every tile, every entry and the final result.

use crate::support::{open, repository};
use flate2::read::GzDecoder;
use rules::action::{Action, Phase};
use rules::event::{Event, ScoreEntry};
use rules::expansions::{ExpansionAction, abbot, crop_circles, robbers, tollkeepers, tower};
use rules::game::Game;
use rules::ground::PlayerId;
use rules::score::When;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader};

fn games(file: &str) -> Vec<Value> {
    let path = repository(&format!("tests/golden/conformance/{file}.jsonl.gz"));
    BufReader::new(GzDecoder::new(File::open(path).unwrap()))
        .lines()
        .map(|line| serde_json::from_str(&line.unwrap()).unwrap())
        .collect()
}

fn begin(setup: &Value) -> Game {
    let (table, setup) = open(setup);
    Game::new(table, &setup).unwrap()
}

fn sorted(value: impl IntoIterator<Item = Value>) -> Vec<String> {
    let mut list: Vec<_> = value.into_iter().map(|v| v.to_string()).collect();
    list.sort();
    list
}

/// As a set: two figures alike on one place are one choice.
fn choices(value: impl IntoIterator<Item = Value>) -> Vec<String> {
    let mut list = sorted(value);
    list.dedup();
    list
}

/// What the engine offers, written as the recorded games write it.
fn offered(game: &Game) -> BTreeMap<&'static str, Vec<String>> {
    let mut offered = BTreeMap::<_, Vec<_>>::new();
    for action in game.actions() {
        let (list, entry) = match action {
            Action::Draw { .. } => unreachable!("these games have a deck"),
            Action::Tile { x, y, rotation } => ("tile", json!([x, y, rotation])),
            Action::Figure {
                figure,
                x,
                y,
                kind,
                at,
            }
            | Action::Expansion(ExpansionAction::CropCircles(crop_circles::Action::CropAdd {
                figure,
                x,
                y,
                kind,
                at,
            })) => ("figure", json!([figure, kind, x, y, at])),
            Action::Expansion(ExpansionAction::Tower(tower::Action::Floor { x, y })) => {
                ("floor", json!([x, y]))
            }
            Action::Expansion(ExpansionAction::Abbot(abbot::Action::Recall { x, y, kind, at })) => {
                ("recall", json!([kind, x, y, at]))
            }
            Action::Expansion(ExpansionAction::Tollkeepers(tollkeepers::Action::Tollhouse {
                x,
                y,
            })) => ("tollhouse", json!([x, y])),
            Action::Expansion(ExpansionAction::Tower(tower::Action::Ransom { from, figure })) => {
                ("ransom", json!([figure, from]))
            }
            Action::Expansion(ExpansionAction::Tower(tower::Action::Capture {
                x,
                y,
                kind,
                at,
                owner,
                figure,
            })) => ("capture", json!([owner, figure, kind, x, y, at])),
            Action::Expansion(ExpansionAction::CropCircles(crop_circles::Action::CropRemove {
                figure,
                x,
                y,
                kind,
                at,
            })) => ("remove", json!([game.to_move(), figure, kind, x, y, at])),
            Action::Expansion(ExpansionAction::Robbers(robbers::Action::Robber { space })) => {
                ("robber", json!(space))
            }
            Action::Expansion(ExpansionAction::Robbers(robbers::Action::Rob { player })) => {
                ("rob", json!(player))
            }
            Action::Expansion(ExpansionAction::CropCircles(crop_circles::Action::Crop {
                ..
            }))
            | Action::Pass
            | Action::End => continue,
            Action::Expansion(ExpansionAction::Tower(tower::Action::Exchange { figure })) => {
                ("exchange", json!(figure))
            }
            Action::Order { .. } => ("other", json!(action)),
        };
        offered.entry(list).or_default().push(entry.to_string());
    }
    for list in offered.values_mut() {
        list.sort();
    }
    offered
}

fn recorded(action: &str, game: &Game, legal: &Value) -> BTreeMap<&'static str, Vec<String>> {
    const LISTS: [&str; 7] = [
        "figure",
        "floor",
        "recall",
        "ransom",
        "tollhouse",
        "remove",
        "capture",
    ];
    let mut recorded = BTreeMap::new();
    let phase = game.phase();
    let mut list = |name, value: &Value| {
        let entries = value.as_array().unwrap().clone();
        if !entries.is_empty() {
            recorded.insert(name, choices(entries));
        }
    };
    match (legal, action) {
        (Value::Array(_), "tile") => list("tile", legal),
        (Value::Array(_), "ransom") => list("ransom", legal),
        (Value::Array(_), "capture") => list("capture", legal),
        (Value::Array(_), "rob") => list("rob", legal),
        (Value::Array(_), "exchange") => list("exchange", legal),
        (Value::Array(_), "pass") if phase == tower::Phase::Capture.into() => {
            list("capture", legal);
        }
        (Value::Array(_), "robber" | "pass") => list("robber", legal),
        (Value::Object(lists), _) => {
            for name in LISTS {
                if let Some(value) = lists.get(name) {
                    list(name, value);
                }
            }
        }
        other => panic!("{other:?}"),
    }
    recorded
}

struct Replay {
    game: Game,
    entries: Vec<ScoreEntry>,
}

impl Replay {
    fn act(&mut self, who: PlayerId, action: Action) {
        let events = self
            .game
            .apply(who, action)
            .unwrap_or_else(|no| panic!("{action:?}: {no}"));
        self.hear(events);
        // Nobody was asked for the order in the recorded games: the fixed one was taken.
        while self.game.phase() == Phase::Order {
            let first = self.game.actions()[0];
            let events = self
                .game
                .apply(self.game.to_move().unwrap(), first)
                .unwrap();
            self.hear(events);
        }
    }

    fn hear(&mut self, events: Vec<Event>) {
        for event in events {
            if let Event::Score(entry) = event {
                let sum: i32 = entry.lines.iter().map(|l| l.count * l.each).sum();
                assert_eq!(sum, entry.points, "{entry:?}");
                self.entries.push(entry);
            }
        }
    }

    /// What was paid in the course of the game, or after it.
    fn take_entries(&mut self, when: When) -> Vec<String> {
        let (taken, kept) = std::mem::take(&mut self.entries)
            .into_iter()
            .partition(|e: &ScoreEntry| (e.when == When::Final) == (when == When::Final));
        self.entries = kept;
        let wanted = taken
            .into_iter()
            .filter(|e| e.source != tower::Source::Ransom.into());
        sorted(wanted.map(|e| json!([e.player, e.points, e.source])))
    }

    fn scores(&self) -> Value {
        json!(
            self.game
                .state()
                .players
                .iter()
                .map(|p| p.score)
                .collect::<Vec<_>>()
        )
    }
}

fn replay(recorded_game: &Value) -> usize {
    let name = recorded_game["id"].as_str().unwrap();
    let mut replay = Replay {
        game: begin(&recorded_game["setup"]),
        entries: Vec::new(),
    };
    let moves = recorded_game["moves"].as_array().unwrap();
    let mut compared = 0;
    for (index, step) in moves.iter().enumerate() {
        let at = format!("{name}, move {index}: {step}");
        if let Some(tile) = step.get("discard") {
            let aside = &replay.game.state().aside;
            let is_aside = aside
                .iter()
                .any(|t| replay.game.table().types[usize::from(*t)].id == tile.as_str().unwrap());
            assert!(is_aside, "{at}");
        } else if let Some(scores) = step.get("scores") {
            let entries = replay.take_entries(When::Closed);
            assert_eq!(
                entries,
                sorted(step["entries"].as_array().unwrap().clone()),
                "{at}"
            );
            // After the last tile the final scoring has already happened.
            if !replay.game.is_over() {
                assert_eq!(&replay.scores(), scores, "{at}");
            }
        } else {
            let player = PlayerId::nth(step["player"].as_u64().unwrap() as usize);
            let spoken = content::action::read_part(step["action"].clone(), "action").unwrap();
            let action = spoken.meant(replay.game.table());
            if answered_by_the_engine(&replay.game, player, &action, &step["legal"]) {
                continue;
            }
            assert_eq!(replay.game.to_move(), Some(player), "{at}");
            let mut offers = offered(&replay.game);
            if step.get("ransom").is_none() && action.word() == "tile" {
                assert!(!offers.contains_key("ransom"), "{at}");
            }
            if action.word() == "tile" && step.get("ransom").is_some() {
                assert!(offers.remove("ransom").is_some(), "{at}");
            }
            if action.word() == "ransom" {
                offers.retain(|list, _| *list == "ransom");
            }
            let expected = recorded(action.word(), &replay.game, &step["legal"]);
            assert_eq!(offers, expected, "{at}");
            compared += 1;
            replay.act(player, action);
        }
    }
    assert!(replay.game.is_over(), "{name} is not over");
    assert_eq!(
        replay.scores(),
        recorded_game["final"],
        "{name}: final scores"
    );
    let finals = recorded_game["final_entries"].as_array().unwrap().clone();
    assert_eq!(
        replay.take_entries(When::Final),
        sorted(finals),
        "{name}: final entries"
    );
    compared
}

/// The engine takes a lone answer itself, and passes where nothing else is possible.
fn answered_by_the_engine(game: &Game, player: PlayerId, action: &Action, legal: &Value) -> bool {
    let asked = game.to_move() == Some(player)
        && match action {
            Action::Expansion(ExpansionAction::CropCircles(_)) => {
                game.phase() == crop_circles::Phase::Crop.into()
            }
            Action::Expansion(ExpansionAction::Robbers(robbers::Action::Rob { .. })) => {
                game.phase() == robbers::Phase::Rob.into()
            }
            Action::Pass => {
                game.phase() != crop_circles::Phase::CropChoice.into()
                    && !matches!(game.phase(), Phase::Tile | Phase::Order)
            }
            _ => true,
        };
    let lone = |list: &Value| choices(list.as_array().unwrap().clone()).len() == 1;
    match action {
        Action::Expansion(ExpansionAction::CropCircles(crop_circles::Action::CropRemove {
            ..
        })) => lone(&legal["remove"]) && game.phase() != Phase::Order,
        Action::Expansion(ExpansionAction::Robbers(robbers::Action::Rob { .. })) => lone(legal),
        Action::Pass => !asked && legal.as_object().is_some_and(serde_json::Map::is_empty),
        _ => false,
    }
}

macro_rules! conformance {
    ($($test:ident $file:literal $games:literal)*) => {$(
        #[test]
        fn $test() {
            let games = games($file);
            assert_eq!(games.len(), $games);
            let compared: usize = games.iter().map(replay).sum();
            assert!(compared > 0);
            println!("{}: {} games, {compared} legal sets", $file, games.len());
        }
    )*};
}

conformance! {
    base "base" 30
    base_played_to_complete_features "base-rich" 10
    traders_and_builders "traders" 25
    traders_and_builders_rich "traders-rich" 15
    the_tower "tower" 25
    traders_with_the_tower "traders-tower" 15
    traders_with_the_tower_rich "traders-tower-rich" 10
    crop_circles "crop" 12
    crop_circles_rich "crop-rich" 5
    traders_with_crop_circles "traders-crop" 5
    the_robbers "robbers" 15
    the_tollkeepers "tollkeepers" 15
    robbers_with_tollkeepers "robbers-tollkeepers" 10
    inns_and_cathedrals "inns" 8
    inns_and_cathedrals_rich "inns-rich" 8
    inns_with_traders_and_the_tower "inns-traders-tower" 8
    the_river "river" 30
    the_abbot "abbot" 30
    everything_together "everything" 8
    everything_of_nine_expansions "everything-9" 15
    printed_examples "cases" 12
}
