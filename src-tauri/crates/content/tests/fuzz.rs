//! Files that somebody dropped, cut or scribbled on: always an answer, never a panic.

use content::built_in;
use content::check::{File, check_all};
use content::library::Library;
use rules::chance::Chance;

/// Pieces that are likely to hurt.
const PIECES: [&str; 16] = [
    "null",
    "-1",
    "1e99",
    "\"\"",
    "[]",
    "{}",
    "99999999999999999999",
    "0.5",
    "true",
    "\"NL\"",
    "\"city\"",
    "\"I\"",
    "[[[[",
    "\u{0}",
    "\"é\"",
    "}",
];

fn scribbled(text: &str, chance: &mut Chance) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len());
        match chance.below(5) {
            0 => bytes.truncate(at + 1),
            1 => bytes[at] = chance.below(256) as u8,
            2 => {
                let end = (at + 1 + chance.below(40)).min(bytes.len());
                bytes.drain(at..end);
                bytes.push(b'}');
            }
            3 => {
                let piece = PIECES[chance.below(PIECES.len())];
                bytes.splice(at..at, piece.bytes());
            }
            // A value instead of a value keeps the file readable, so that the checks behind the reading are met.
            _ => {
                let piece = PIECES[chance.below(PIECES.len())];
                let from = bytes[at..]
                    .iter()
                    .position(|b| *b == b':')
                    .map_or(at, |n| at + n + 1);
                let len = bytes[from..]
                    .iter()
                    .position(|b| b",]}\n".contains(b))
                    .unwrap_or(0);
                bytes.splice(from..from + len, piece.bytes());
            }
        }
    }
    bytes
}

#[test]
fn a_scribbled_file_is_read_or_refused_with_paths() {
    let mut chance = Chance::new(11);
    let mut refused = 0;
    let texts = built_in::SETS
        .into_iter()
        .chain(built_in::RULES)
        .chain(built_in::MIXES);
    for (name, text) in texts.chain([("game.json", GAME)]) {
        for _ in 0..120 {
            let bytes = scribbled(text, &mut chance);
            match File::read(&bytes, Library::built_in()) {
                Ok(_) => {
                    check_all(&[(name.to_owned(), bytes)]);
                }
                Err(problems) => {
                    assert!(!problems.is_empty(), "{name} is refused without a reason");
                    assert!(
                        problems
                            .iter()
                            .all(|p| !p.message().is_empty() && !p.message().contains('\n'))
                    );
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 1000, "only {refused} files were refused");
}

const GAME: &str = r#"{ "format": "bastide/game@1",
  "setup": { "players": [{"name":"Ada","score":3,"supply":{"follower":2}},{"bot":"steady","robber":"home"}],
    "mix": {"sets":{"base":1,"tower":1},"tiles":{"base/C":3},"rooms":["tower"],"options":{"OP-08":"2"}},
    "seed": 42, "deck": ["base/D","base/U"], "start": [{"tile":"base/D","x":0,"y":0,"rotation":0}],
    "figures": [{"player":0,"figure":"follower","x":0,"y":0,"kind":"city","at":"N"}] },
  "actions": [{"player":0,"type":"tile","x":1,"y":0,"rotation":1},{"player":1,"type":"rob","from":0}] }"#;
