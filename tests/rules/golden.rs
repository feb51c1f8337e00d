//! Plays every case of `golden/<expansion>/*.json`: a position, what is done in it, and what must be seen.
//! A case names the rules it asserts; `coverage.rs` counts them. README: `golden/README.md`.

use crate::support::{bytes, open, repository};
use content::action::ActionText;
use rules::action::Action;
use rules::event::Event;
use rules::expansions;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::picture;
use rules::score::ScoreLine;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// A file of cases about one subject.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) cases: Vec<Case>,
}

/// A position and what happens in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// A sentence.
    pub(crate) name: String,
    /// The rules that it asserts.
    pub(crate) rules: Vec<String>,
    /// As in a game record.
    setup: Value,
    /// For a position that cannot be: its faults, as `[path, code]`.
    #[serde(default)]
    impossible: Option<BTreeSet<(String, String)>>,
    #[serde(default)]
    steps: Vec<Step>,
}

/// One thing done, refused or seen.
#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Step {
    /// An action is taken; these events are told, in this order, each given in part.
    Do {
        r#do: Value,
        #[serde(default)]
        by: Option<PlayerId>,
        #[serde(default)]
        told: Vec<Value>,
        #[serde(default)]
        not_told: Vec<Value>,
    },
    /// An action is refused for exactly these reasons, and nothing changes.
    Refused {
        refused: Value,
        #[serde(default)]
        by: Option<PlayerId>,
        codes: BTreeSet<String>,
        /// The sentences, where the case is about what they name.
        #[serde(default)]
        said: Option<BTreeSet<String>>,
    },
    /// The actions of one type on offer are exactly these (their fields without the type).
    Offered {
        offered: String,
        exactly: Vec<Value>,
    },
    /// These parts of the state are so.
    See { see: Value },
    /// These lists of the board hold exactly this.
    Board { board: Value },
}

pub(crate) fn files() -> Vec<(PathBuf, File)> {
    let mut files = Vec::new();
    for expansion in [
        "base",
        "traders",
        "tower",
        "robbers",
        "tollkeepers",
        "crop-circles",
        "inns",
        "river",
        "abbot",
    ] {
        let folder = repository(&format!("tests/golden/{expansion}"));
        let mut paths: Vec<_> = std::fs::read_dir(&folder)
            .unwrap_or_else(|e| panic!("{}: {e}", folder.display()))
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|e| e == "json"))
            .collect();
        paths.sort();
        for path in paths {
            let text = std::fs::read_to_string(&path).unwrap();
            let file =
                serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            files.push((path, file));
        }
    }
    files
}

/// True when every part of `part` stands in `whole`. Lists are compared entry by entry.
fn holds(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => part
            .iter()
            .all(|(key, value)| whole.get(key).is_some_and(|w| holds(w, value))),
        (Value::Array(whole), Value::Array(part)) => {
            whole.len() == part.len() && whole.iter().zip(part).all(|(w, p)| holds(w, p))
        }
        (whole, part) => whole == part,
    }
}

fn action(game: &Game, value: &Value) -> Action {
    let spoken = content::action::read_part(value.clone(), "action");
    let spoken = spoken.unwrap_or_else(|e| panic!("{value}: {e:?}"));
    spoken.meant(game.table())
}

/// The codes that a case provokes.
pub(crate) fn codes(case: &Case) -> Vec<String> {
    let of = |step: &Step| match step {
        Step::Refused { codes, .. } => codes.iter().cloned().collect(),
        _ => Vec::new(),
    };
    case.steps.iter().flat_map(of).collect()
}

fn play(case: &Case) {
    let (table, setup) = open(&case.setup);
    let game = Game::new(table, &setup);
    if let Some(faults) = &case.impossible {
        let found: BTreeSet<_> = game
            .err()
            .into_iter()
            .flatten()
            .map(|f| (f.path, f.code.to_owned()))
            .collect();
        assert_eq!(&found, faults);
        return;
    }
    let mut game = game.unwrap_or_else(|faults| panic!("{faults:#?}"));
    for (index, step) in case.steps.iter().enumerate() {
        run(&mut game, index, step);
        assert_eq!(json!(game.phase()), game.phase().word(), "step {index}");
    }
}

/// The lines of a score.
fn lines(event: &Event) -> &[ScoreLine] {
    match event {
        Event::Score(entry) => &entry.lines,
        _ => &[],
    }
}

fn run(game: &mut Game, index: usize, step: &Step) {
    let who = |by: &Option<PlayerId>| by.or(game.to_move()).unwrap_or(PlayerId(0));
    match step {
        Step::Do {
            r#do,
            by,
            told,
            not_told,
        } => {
            let events = game
                .apply(who(by), action(game, r#do))
                .unwrap_or_else(|no| panic!("step {index}: {do}: {no}"));
            for line in events.iter().flat_map(lines) {
                let known = expansions::items().any(|item| item == line.item);
                assert!(known, "step {index}: {line:?} is on no list");
            }
            let events: Vec<_> = events
                .iter()
                .map(|e| serde_json::to_value(e).unwrap())
                .collect();
            let mut rest = events.iter();
            for part in told {
                let found = rest.any(|event| holds(event, part));
                assert!(
                    found,
                    "step {index}: {part} was not told (in this order) in {events:#?}"
                );
            }
            for part in not_told {
                let found = events.iter().any(|event| holds(event, part));
                assert!(!found, "step {index}: {part} was told in {events:#?}");
            }
        }
        Step::Refused {
            refused,
            by,
            codes,
            said,
        } => {
            let before = bytes(game);
            let Err(no) = game.apply(who(by), action(game, refused)) else {
                panic!("step {index}: {refused} was not refused")
            };
            let found: BTreeSet<_> = no.reasons.iter().map(|r| r.why.code.to_owned()).collect();
            assert_eq!(&found, codes, "step {index}: {refused}");
            let sentences = no.reasons.iter().map(content::terminal::refusal).collect();
            assert_eq!(
                said.as_ref().unwrap_or(&sentences),
                &sentences,
                "step {index}: {refused}"
            );
            assert_eq!(
                bytes(game),
                before,
                "step {index}: a refusal changed something"
            );
        }
        Step::Offered { offered, exactly } => {
            let of_type = game.actions().into_iter().filter(|a| a.word() == offered);
            let sorted = |mut list: Vec<String>| {
                list.sort();
                list
            };
            let written = |action: Action| {
                let mut value = json!(ActionText::of(action, game.table()));
                value.as_object_mut().unwrap().remove("type");
                value.to_string()
            };
            // A word that may be left out is the same as the usual one.
            let wanted = exactly.iter().map(|fields| {
                let mut fields = fields.clone();
                fields["type"] = json!(offered);
                written(action(game, &fields))
            });
            let wanted = wanted.collect();
            let found = of_type.map(written);
            assert_eq!(
                sorted(found.collect()),
                sorted(wanted),
                "step {index}: {offered}"
            );
        }
        Step::See { see } => {
            let status = serde_json::to_value(picture::status(game)).unwrap();
            assert!(
                holds(&status, see),
                "step {index}: {see} is not so in {status:#}"
            );
        }
        Step::Board { board } => {
            let found = serde_json::to_value(picture::board(game)).unwrap();
            assert!(
                holds(&found, board),
                "step {index}: {board} is not so in {found:#}"
            );
        }
    }
}

#[test]
fn every_golden_case_holds() {
    let mut played = 0;
    let mut failed = Vec::new();
    for (path, file) in files() {
        for case in &file.cases {
            played += 1;
            let result = std::panic::catch_unwind(|| play(case));
            if result.is_err() {
                failed.push(format!("{}: {}", path.display(), case.name));
            }
        }
    }
    assert!(
        failed.is_empty(),
        "{} of {played} cases failed:\n{}",
        failed.len(),
        failed.join("\n")
    );
    assert!(played > 0);
    println!("{played} golden cases hold");
}
