//! Files that are no definitions are refused with a sentence; files that somebody scribbled on never do harm.

mod common;

use content::check::check_all;
use content::document;
use content::library::Library;
use jcloisterzone::convert;
use rules::chance::Chance;

fn refusal(bytes: &[u8]) -> Vec<String> {
    match convert(bytes, "broken", &|_| false) {
        Ok(converted) => panic!("{:?}", converted.sets),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn what_is_no_definition_is_refused_with_a_sentence() {
    const MEADOW: &str = "<farm>NL NR EL ER SL SR WL WR</farm>";
    let deep = format!("<pack>{}{}</pack>", "<a>".repeat(16), "</a>".repeat(16));
    let abyss = format!("<pack>{}", "<a>".repeat(90_000));
    let many = format!("<pack>{}</pack>", "<a/>".repeat(100_000));
    let attributes: String = written(0..100_000, |n| format!(" a{n}='1'"));
    let crowd = format!("<pack><tile{attributes}/></pack>");
    // What looks like the end of the element is not.
    let behind = format!("<!-- <a -->\n<pack><tile id='>' b=\"'/>\"{attributes}/></pack>");
    let spaces: String = written(0..80_000, |n| format!("<a xmlns:n{n} = 'u{n}'/>"));
    let spaces = format!("<pack>{spaces}</pack>");
    let tiles = format!("<pack>{}</pack>", "<tile/>".repeat(1001));
    let fields = "<farm city='N'>NL</farm>".repeat(61);
    let crowded = format!("<pack><tile id='A'>{fields}</tile></pack>");
    let refs = format!(
        "<defs><tile-set id=\"s\">{}</tile-set></defs>",
        "<ref/>".repeat(1001)
    );
    let laughs = "<!DOCTYPE pack [<!ENTITY a \"&b;&b;\"><!ENTITY b \"ha\">]><pack>&a;</pack>";
    let no_tile = "the set has no tiles";
    let cases: &[(&str, &[&str])] = &[
        ("", &["there is nothing here"]),
        (" \n\t", &["there is nothing here"]),
        ("\u{feff}", &["there is nothing here"]),
        ("hello", &["this is not XML (line 1, column 1)"]),
        (
            "{\"format\": \"bastide/tile-set@1\"}",
            &["this is not XML (line 1, column 1)"],
        ),
        ("<pack>", &["this ends before its elements do (line 1)"]),
        (
            "<pack>\n<tile id=\"A\">\n\n",
            &["this ends before its elements do (line 2)"],
        ),
        (
            "<pack>\n</tile></pack>",
            &["this is not XML (line 2, column 1)"],
        ),
        ("<pack a=1/>", &["this is not XML (line 1, column 9)"]),
        (
            "<pack a='1' a='2'/>",
            &["this is not XML (line 1, column 13)"],
        ),
        ("<pack a='<'/>", &["this is not XML (line 1, column 10)"]),
        (
            "<pack>&nbsp;</pack>",
            &["this is not XML (line 1, column 7)"],
        ),
        (
            "<pack>\u{1}</pack>",
            &["this is not XML (line 1, column 7)"],
        ),
        ("<x:pack/>", &["this is not XML (line 1, column 2)"]),
        ("<pack/><pack/>", &["this is not XML (line 1, column 8)"]),
        (
            laughs,
            &["a document type (DTD) stands here: such files are not read"],
        ),
        (
            "<!DOCTYPE pack SYSTEM \"file:///etc/passwd\"><pack/>",
            &["a document type (DTD) stands here: such files are not read"],
        ),
        (&deep, &["elements are nested more than 16 deep"]),
        (&abyss, &["elements are nested more than 16 deep"]),
        (&crowd, &["an element has more than 40 attributes"]),
        (&behind, &["an element has more than 40 attributes"]),
        (&spaces, &["more than 20 namespaces are named"]),
        (&many, &["there are more than 100000 elements and texts"]),
        (&tiles, &["1001 tiles: a definition has at most 1000"]),
        (&refs, &["1001 tiles: a definition has at most 1000"]),
        (
            "<svg/>",
            &[
                "this is not a definition of JCloisterZone: it begins with <svg>, not with <pack> or <defs>",
            ],
        ),
        (
            "<tile id=\"A\"/>",
            &[
                "this is not a definition of JCloisterZone: it begins with <tile>, not with <pack> or <defs>",
            ],
        ),
        ("<pack/>", &[no_tile]),
        ("<defs><tiles/><sets/></defs>", &[no_tile]),
        (
            "<pack><mill/></pack>",
            &[
                no_tile,
                "mill: warning: not taken over, because it is not known: <mill>",
            ],
        ),
        (
            "<pack><tile id=\"A\"><river>Q</river></tile></pack>",
            &[
                no_tile,
                "tile[A].river[0]: unknown word \"Q\", expected one of: N, E, S, W, NL, NR, EL, ER, SL, SR, WL, WR, I",
                "tile[A]: this tile is left out",
            ],
        ),
        (
            "<pack><tile id=\"A\"><city>M</city></tile></pack>",
            &[
                no_tile,
                "tile[A].city[0]: unknown word \"M\", expected one of: N, E, S, W, NL, NR, EL, ER, SL, SR, WL, WR, I",
                "tile[A]: this tile is left out",
            ],
        ),
        (
            "<defs><tile-set><ref tile=\"BA/L\"/></tile-set></defs>",
            &[
                no_tile,
                "tile-set[0]: warning: the set has no tiles",
                "tile-set[0].ref[BA/L]: warning: the set names the tile \"BA/L\", which is not in this file",
            ],
        ),
        (
            &format!("<defs><tile id=\"A\">{MEADOW}</tile><tile-set id=\"s\"/></defs>"),
            &[
                no_tile,
                "tile-set[s]: warning: the set has no tiles",
                "tile[A]: warning: this tile is in none of the sets and is left out",
            ],
        ),
        (
            &crowded,
            &[
                no_tile,
                "tile[A]: there are more than 60 elements and texts",
                "tile[A]: this tile is left out",
            ],
        ),
        (
            "<pack>loose</pack>",
            &[
                no_tile,
                "warning: not taken over, because only elements belong here: \"loose\"",
            ],
        ),
    ];
    assert!(cases.len() >= 30);
    for (text, lines) in cases {
        assert_eq!(
            refusal(text.as_bytes()),
            *lines,
            "{}",
            &text[..text.len().min(80)]
        );
    }
    assert_eq!(
        refusal(b"\xff\xfe<\0p\0"),
        ["this is not a text file (UTF-8)"]
    );
    let huge = vec![b' '; content::json::MOST_BYTES + 1];
    assert_eq!(refusal(&huge), ["this is larger than 8 MB"]);
}

/// Pieces that are likely to hurt.
const PIECES: [&str; 20] = [
    "<tile>",
    "</tile>",
    "<city>N S</city>",
    "<farm>I</farm>",
    "<road>",
    " count=\"99999999999999999999\"",
    " id=\"\"",
    " city=\"N E S W\"",
    "NWSE",
    "_N",
    "INNER_FARM",
    "&#0;",
    "&amp;",
    "<!--",
    "<![CDATA[",
    "<?xml?>",
    "\u{0}",
    "é",
    "II",
    "<tile-set id=\"x\"><ref tile=\"A\" count=\"50\"/></tile-set>",
];

/// Words that stand where others stood, so that the file stays readable and what lies behind the reading is met.
const WORDS: [&str; 12] = [
    "N", "E S", "NL", "I", "NWSE", "SL SR", "yes", "0", "99", "", "wine", "N N",
];

fn scribbled(text: &str, chance: &mut Chance) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(bytes.len());
        let piece = PIECES[chance.below(PIECES.len())].bytes();
        match chance.below(10) {
            0 => bytes.truncate(at + 1),
            1 => bytes[at] = chance.below(256) as u8,
            2 => {
                let end = (at + 1 + chance.below(30)).min(bytes.len());
                drop(bytes.drain(at..end));
                bytes.push(b'>');
            }
            3 => drop(bytes.splice(at..at, piece)),
            4 => reword(&mut bytes, at, [b'>', b'<'], piece),
            5 | 6 => {
                let word = WORDS[chance.below(WORDS.len())].bytes();
                reword(&mut bytes, at, [b'"', b'"'], word);
            }
            _ => {
                let word = WORDS[chance.below(WORDS.len())].bytes();
                reword(&mut bytes, at, [b'>', b'<'], word);
            }
        }
    }
    bytes
}

/// Puts something else between the next two of these letters.
fn reword(bytes: &mut Vec<u8>, at: usize, marks: [u8; 2], word: impl Iterator<Item = u8>) {
    let next = |from: usize, mark: u8| bytes[from..].iter().position(|b| *b == mark);
    let Some(from) = next(at, marks[0]).map(|n| at + n + 1) else {
        return;
    };
    if let Some(len) = next(from, marks[1]) {
        bytes.splice(from..from + len, word);
    }
}

#[test]
fn scribbled_definitions_are_answered_and_what_comes_over_has_no_fault() {
    let sets = Library::built_in().sets();
    let texts: Vec<_> = sets
        .flat_map(|set| [common::pack(set), common::defs(set)])
        .collect();
    let mut chance = Chance::new(20);
    let (mut refused, mut changed) = (0, 0);
    for round in 0..2000 {
        let text = &texts[round % texts.len()];
        let bytes = scribbled(text, &mut chance);
        match convert(&bytes, "scribbled", &|_| false) {
            Err(problems) => {
                refused += 1;
                assert!(!problems.is_empty());
            }
            Ok(converted) => {
                changed += usize::from(converted.remarks.iter().any(|r| r.problem.is_error()));
                for set in &converted.sets {
                    let file = document::write(set).into_bytes();
                    let mut faults = check_all(&[("set.json".to_owned(), file)]);
                    // An id is chosen by whoever asks; here nobody minds those of the program.
                    faults.retain(|fault| fault.code != "id-built-in");
                    assert_eq!(
                        faults,
                        [],
                        "round {round}: {}",
                        String::from_utf8_lossy(&bytes)
                    );
                }
            }
        }
    }
    assert!(
        refused > 200 && changed > 200,
        "{refused} refused, {changed} with tiles left out"
    );
}

/// One text of many parts.
fn written(numbers: std::ops::Range<u32>, part: impl Fn(u32) -> String) -> String {
    numbers.map(part).collect::<Vec<_>>().concat()
}
