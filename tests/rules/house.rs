//! The rules of the house: what the source of the rules must not contain, and words that may not change.

use crate::support::repository;
use rules::expansions::{self, ExpansionKey};
use rules::ground::PlayerId;
use serde_json::json;
use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn rules_source() -> PathBuf {
    repository("src-tauri/crates/rules/src")
}

fn module(expansion: ExpansionKey) -> String {
    expansion.word().replace('-', "_")
}

/// What a file says, comments and its own tests apart.
fn code(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap();
    let text = text
        .split("#[cfg(test)]\nmod tests")
        .next()
        .unwrap_or_default();
    text.lines()
        .filter(|l| !l.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// What only an expansion speaks of. A word counts wherever it stands in a name.
const NOUNS: [&str; 27] = [
    "traders",
    "builder",
    "pig",
    "goods",
    "wine",
    "tower",
    "floors",
    "prison",
    "ransom",
    "captur",
    "foundation",
    "robb",
    "robber",
    "bag_of",
    "tollkeepers",
    "toll",
    "crossroads",
    "travellers",
    "crop",
    "circle",
    "inns",
    "cathedral",
    "lake",
    "river",
    "spring",
    "exchange",
    "abbot",
];

/// Lists that must name every expansion's own, and what they name.
const LISTS: [(&str, &[&str]); 7] = [
    // Figures and kinds of places are small numbers that the base counts with.
    ("figure.rs", &["builder", "pig", "abbot"]),
    ("ground.rs", &["tower", "river"]),
    ("nature.rs", &["tower", "river"]),
    // Options are listed by their ids.
    (
        "options.rs",
        &[
            "toll", "crop", "ransom", "captor", "robb", "robber", "tower", "river", "goods",
            "builder", "pig",
        ],
    ),
    // What a score tells is one flat entry.
    ("event.rs", &["goods"]),
    ("score.rs", &["goods"]),
    ("close.rs", &["goods"]),
];

#[test]
fn the_base_and_the_core_speak_of_no_expansion() {
    let source = rules_source();
    let of_expansions = ["expansions", "words"].map(|folder| source.join(folder));
    let outside = sources(&source)
        .into_iter()
        .filter(|p| !of_expansions.iter().any(|folder| p.starts_with(folder)));
    let mut seen = 0;
    for path in outside {
        let code = code(&path).to_lowercase();
        let file = path.file_name().unwrap().to_str().unwrap();
        let listed = LISTS.iter().find(|(name, _)| *name == file);
        seen += 1;
        for expansion in ExpansionKey::ALL {
            for way in ["expansions::", "expansions.", "words::", "use super::"] {
                let word = format!("{way}{}", module(expansion));
                assert!(
                    !code.contains(&word),
                    "{} reaches for {word}",
                    path.display()
                );
            }
        }
        // The core is told which expansions there are; it never looks where they are listed.
        let looks = code.contains("crate::expansions") && file != "tests.rs";
        assert!(!looks, "{} looks at the list of expansions", path.display());
        for noun in NOUNS {
            let allowed = listed.is_some_and(|(_, words)| words.contains(&noun));
            let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
            let found = words.into_iter().find(|word| word.contains(noun));
            assert!(
                allowed || found.is_none(),
                "{} speaks of {found:?}",
                path.display()
            );
        }
    }
    assert!(seen > 20);
}

#[test]
fn no_expansion_names_another() {
    let mut seen = 0;
    for expansion in ExpansionKey::ALL {
        let words = rules_source().join(format!("words/{}.rs", module(expansion)));
        let own = sources(&rules_source().join("expansions").join(module(expansion)));
        for path in own.into_iter().chain(Some(words).filter(|p| p.exists())) {
            let code = code(&path);
            seen += 1;
            for other in ExpansionKey::ALL
                .into_iter()
                .filter(|other| *other != expansion)
            {
                let (module, name) = (module(other), format!("{other:?}"));
                for word in [
                    format!("expansions::{module}"),
                    format!("words::{module}"),
                    format!("expansions.{module}"),
                    name,
                ] {
                    assert!(!code.contains(&word), "{} names {word}", path.display());
                }
            }
        }
    }
    assert!(seen >= 10);
}

/// The methods that a trait or an `impl` has, each with what it is told.
fn methods(code: &str, head: &str) -> Vec<(String, String)> {
    let (_, body) = code.split_once(head).expect(head);
    let body = body.split("\n}").next().unwrap_or_default();
    let methods = body.split("\n    fn ").skip(1).map(|method| {
        let (head, _) = method.split_once(['{', ';']).expect("a body");
        let (name, told) = head.split_once('(').expect("arguments");
        let name = name.split('<').next().unwrap_or_default();
        (name.to_owned(), told.to_owned())
    });
    methods.collect()
}

/// Each hook, and the methods that it calls.
fn hooks() -> Vec<(String, Vec<String>)> {
    let text = std::fs::read_to_string(rules_source().join("expansion.rs")).unwrap();
    let (_, list) = text.split_once("pub enum Hook {\n").unwrap();
    let list = list.split("\n}").next().unwrap_or_default();
    let mut hooks = Vec::new();
    let mut called = Vec::new();
    for line in list.lines().map(str::trim) {
        if line.starts_with("///") {
            let names = line.split("[`Expansion::").skip(1);
            called.extend(names.map(|name| name.split('`').next().unwrap_or_default().to_owned()));
        } else {
            let hook = line.trim_end_matches(',').to_owned();
            hooks.push((hook, std::mem::take(&mut called)));
        }
    }
    hooks
}

/// What sees the game although no hook calls it: every expansion is asked, or the one that counted the points.
const ASKED: [&str; 2] = ["holder", "counted_tiles"];

#[test]
fn every_method_that_sees_the_game_is_called_by_one_hook() {
    let mut called: Vec<_> = hooks().into_iter().flat_map(|(_, names)| names).collect();
    let expansion = methods(
        &code(&rules_source().join("expansion.rs")),
        "pub trait Expansion: Sync {",
    );
    let sees = |told: &str| told.contains("Context<") || told.contains("ContextMut<");
    let seeing = expansion.into_iter().filter(|(_, told)| sees(told));
    let mut seeing: Vec<_> = seeing.map(|(name, _)| name).collect();
    seeing.retain(|name| !ASKED.contains(&name.as_str()));
    called.sort();
    seeing.sort();
    assert_eq!(called, seeing);
    assert!(called.len() > 20);
}

#[test]
fn an_expansion_lists_the_hooks_that_it_has_methods_for() {
    for expansion in expansions::all() {
        let key = expansion.key();
        let code = code(&rules_source().join(format!("expansions/{}/mod.rs", module(key))));
        let methods = methods(&code, "\nimpl Expansion for ");
        let has = |name: &String| methods.iter().any(|(method, _)| method == name);
        let heard = hooks()
            .into_iter()
            .filter(|(_, names)| names.iter().any(has));
        let mut heard: Vec<_> = heard.map(|(hook, _)| hook).collect();
        let mut listed: Vec<_> = expansion
            .hooks()
            .iter()
            .map(|hook| format!("{hook:?}"))
            .collect();
        heard.sort();
        listed.sort();
        assert_eq!(listed, heard, "{key:?}");
        assert!(!heard.is_empty(), "{key:?} hears nothing");
    }
}

#[test]
fn the_rules_depend_on_nothing_that_reaches_outside() {
    let manifest =
        std::fs::read_to_string(repository("src-tauri/crates/rules/Cargo.toml")).unwrap();
    let section = manifest
        .split("[dependencies]")
        .nth(1)
        .unwrap()
        .split("\n[")
        .next()
        .unwrap();
    let name = |line: &'_ str| line.split(['.', ' ', '=']).next().unwrap_or("").to_owned();
    let names: Vec<_> = section
        .lines()
        .map(name)
        .filter(|n| !n.is_empty() && n != "#")
        .collect();
    assert_eq!(names, ["arrayvec", "serde", "specta"]);
}

#[test]
fn source_files_can_be_read_in_one_sitting() {
    let long: Vec<_> = sources(&repository("src-tauri"))
        .into_iter()
        .filter(|p| p.components().any(|c| c.as_os_str() == "src"))
        // A list of all commands, a line or a few each.
        .filter(|p| !p.ends_with("src-tauri/src/commands.rs"))
        .filter(|p| !p.components().any(|c| c.as_os_str() == "target"))
        .filter(|p| std::fs::read_to_string(p).unwrap().lines().count() > 450)
        .collect();
    assert!(long.is_empty(), "two jobs? {long:#?}");
}

/// Compares lines with a kept file; `BLESS=1` keeps the new ones, for a change that is meant.
fn same_words(file: &str, lines: &[String]) {
    let path = repository(&format!("tests/golden/{file}"));
    let found = lines.join("\n") + "\n";
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &found).unwrap();
    }
    let known = std::fs::read_to_string(&path).unwrap();
    assert_eq!(
        found, known,
        "words of {file} changed; if that is meant: BLESS=1 cargo test"
    );
}

#[test]
fn codes_are_words_that_do_not_change() {
    let mut codes: Vec<_> = expansions::codes()
        .map(|c| format!("{} {}", c.code, c.rule))
        .collect();
    codes.sort();
    same_words("codes.txt", &codes);
    let mut only: Vec<_> = expansions::codes().map(|c| c.code).collect();
    only.sort_unstable();
    let all = only.len();
    only.dedup();
    assert_eq!(only.len(), all, "two codes are the same");
}

#[test]
fn actions_are_saved_in_shapes_that_do_not_change() {
    use rules::action::Action;
    use rules::expansions::{abbot, crop_circles, robbers, tollkeepers, tower};
    use rules::figure::FigureKind::Follower;
    use rules::ground::{At, Kind};
    let (x, y, kind, at) = (1, -2, Kind::City, At::NL);
    let actions = [
        Action::Tile { x, y, rotation: 3 },
        Action::Figure {
            figure: Follower,
            x,
            y,
            kind,
            at,
        },
        Action::Pass,
        Action::End,
        Action::Order { x, y, kind, at },
        tower::Action::Floor { x, y }.into(),
        tower::Action::Capture {
            x,
            y,
            kind,
            at,
            owner: PlayerId(1),
            figure: Follower,
        }
        .into(),
        tower::Action::Ransom {
            from: PlayerId(1),
            figure: Follower,
        }
        .into(),
        tower::Action::Exchange { figure: Follower }.into(),
        tollkeepers::Action::Tollhouse { x, y }.into(),
        robbers::Action::Robber { space: 49 }.into(),
        robbers::Action::Rob {
            player: PlayerId(1),
        }
        .into(),
        crop_circles::Action::Crop {
            choice: crop_circles::CropChoice::Add,
        }
        .into(),
        crop_circles::Action::CropAdd {
            figure: Follower,
            x,
            y,
            kind,
            at,
        }
        .into(),
        crop_circles::Action::CropRemove {
            figure: Follower,
            x,
            y,
            kind,
            at,
        }
        .into(),
        abbot::Action::Recall { x, y, kind, at }.into(),
    ];
    let shapes: Vec<_> = actions.iter().map(|a| json!(a).to_string()).collect();
    same_words("actions.txt", &shapes);
    for (action, shape) in actions.iter().zip(&shapes) {
        assert_eq!(serde_json::from_str::<Action>(shape).unwrap(), *action);
    }
}
