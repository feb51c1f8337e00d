//! Hostile files of each kind but scenarios: many of one thing, long, deep, or nearly right. Nobody made them by hand; it
//! must not know what is said of them.

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// A way to make a file of about so many bytes.
pub(crate) type Make = fn(usize) -> Vec<u8>;

pub(crate) const GOOD: &str = r#"{"format": "bastide/game@1", "setup": {"players": 2}}"#;

pub(crate) const ALL: &[(&str, Make)] = &[
    ("json: lists in lists", |n| "[".repeat(n).into()),
    ("json: objects in objects", |n| {
        "{\"a\":".repeat(n / 5).into()
    }),
    ("json: a list of numbers", |n| {
        listed(n, "[", |_| "0".into(), "]")
    }),
    ("json: a list of lists", |n| {
        listed(n, "[", |_| "[]".into(), "]")
    }),
    ("json: a long text", |n| {
        format!("\"{}\"", "a".repeat(n)).into()
    }),
    ("json: a long text of escapes", |n| {
        format!("\"{}\"", "\\u00e9".repeat(n / 6)).into()
    }),
    ("json: a long number", |n| "1".repeat(n).into()),
    ("json: fields of an object", |n| {
        listed(n, "{", |i| format!("\"f{i}\":0"), "}")
    }),
    ("json: spaces", |n| format!("{}0", " ".repeat(n)).into()),
    ("game: strange fields", |n| {
        document("game", &repeated(n, |i| format!("\"f{i}\":0")))
    }),
    ("game: a long format", |n| {
        format!("{{\"format\":\"bastide/{}\"}}", "a".repeat(n)).into()
    }),
    ("game: players", |n| {
        setup(n, "players", |i| format!("{{\"name\":\"p{i}\"}}"))
    }),
    ("game: a player's name", |n| {
        setup(0, "players", |_| {
            format!("{{\"name\":\"{}\"}},{{}}", "a".repeat(n))
        })
    }),
    ("game: prisoners", |n| {
        let all = repeated(n, |_| "{\"owner\":0,\"figure\":\"follower\"}".into());
        setup(0, "players", |_| format!("{{\"prisoners\":[{all}]}}"))
    }),
    ("game: a deck of strangers", |n| {
        setup(n, "deck", |i| format!("\"base/X{i}\""))
    }),
    ("game: a deck", |n| {
        setup(n, "deck", |_| "\"base/D\"".into())
    }),
    ("game: tiles put aside", |n| {
        setup(n, "aside", |_| "\"base/D\"".into())
    }),
    ("game: tiles on one cell", |n| {
        setup(n, "start", |_| tile(0, 0))
    }),
    ("game: tiles in a square", |n| {
        setup(n, "start", |i| tile(i % 200, i / 200))
    }),
    ("game: tiles in a line", |n| {
        setup(n, "start", |i| tile(i, 0))
    }),
    ("game: figures", |n| {
        setup(n, "figures", |i| figure(i % 50, i / 50))
    }),
    ("game: figures on one tile", |n| {
        setup(n, "figures", |_| figure(0, 0))
    }),
    ("game: towers", |n| {
        setup(n, "towers", |i| {
            format!("{{\"x\":{i},\"y\":0,\"floors\":3}}")
        })
    }),
    ("game: actions", |n| {
        actions(n, |_| r#"{"player":0,"type":"pass"}"#.into())
    }),
    ("game: actions that are none", |n| {
        actions(n, |i| format!(r#"{{"player":0,"type":"pas{i}"}}"#))
    }),
    ("game: designs", |n| {
        let all = repeated(n, |i| design("base", i));
        format!(r#"{{"format":"bastide/game@1","setup":{{"players":2}},"designs":[{all}]}}"#).into()
    }),
    ("mix: sets", |n| mix(n, "sets", |i| format!("\"set{i}\":1"))),
    ("mix: tiles", |n| {
        mix(n, "tiles", |i| format!("\"base/X{i}\":1"))
    }),
    ("mix: options", |n| {
        mix(n, "options", |i| format!("\"OP-{i}\":\"on\""))
    }),
    ("mix: languages", |n| {
        mix(n, "name", |i| format!("\"l{i}\":\"a\""))
    }),
    ("set: tiles", |n| set(n, |i| design("own", i))),
    ("set: tiles of one id", |n| set(n, |_| design("own", 0))),
    ("set: empty tiles", |n| set(n, |_| "{}".into())),
    ("set: segments", |n| {
        let all = repeated(n, |_| r#"{"kind":"city","edges":["N"]}"#.into());
        set(0, |_| {
            format!(r#"{{"id":"own/A","count":1,"segments":[{all}]}}"#)
        })
    }),
    ("set: edges", |n| {
        let all = repeated(n, |_| "\"N\"".into());
        set(0, |_| {
            format!(r#"{{"id":"own/A","count":1,"segments":[{{"kind":"city","edges":[{all}]}}]}}"#)
        })
    }),
    ("set: cities of a field", |n| {
        let all = repeated(n, |_| "0".into());
        set(0, |_| {
            format!(
                r#"{{"id":"own/A","count":1,"segments":[{{"kind":"field","edges":["NL"],"cities":[{all}]}}]}}"#
            )
        })
    }),
    ("set: marks", |n| {
        let all = repeated(n, |_| "\"garden\"".into());
        set(0, |_| {
            format!(r#"{{"id":"own/A","count":1,"marks":[{all}],"segments":[]}}"#)
        })
    }),
    ("rules: rules", |n| rules(n, |i| rule(i, ""))),
    ("rules: references", |n| {
        let all = repeated(n, |i| format!("\"XX-{i}\""));
        rules(0, |_| rule(0, &format!(",\"see\":[{all}]")))
    }),
    ("xml: elements", |n| {
        element(n, "<pack>", |_| "<a/>".into(), "</pack>")
    }),
    ("xml: elements in elements", |n| {
        element(n, "<pack>", |_| "<a>".into(), "")
    }),
    ("xml: attributes", |n| {
        element(n, "<pack", |i| format!(" a{i}='1'"), "/>")
    }),
    ("xml: attributes of tiles", |n| {
        let all = |t| written(0..39, |i| format!(" a{i}='{t}'"));
        element(n, "<pack>", |t| format!("<tile{}/>", all(t)), "</pack>")
    }),
    ("xml: namespaces", |n| {
        element(
            n,
            "<pack>",
            |i| format!("<a xmlns:n{i}='u{i}'/>"),
            "</pack>",
        )
    }),
    ("xml: a long text", |n| {
        element(n, "<pack>", |_| "a b ".into(), "</pack>")
    }),
    ("xml: entities", |n| {
        element(n, "<pack>", |_| "&amp;".into(), "</pack>")
    }),
    ("xml: comments", |n| {
        element(n, "<pack>", |_| "<!---->".into(), "</pack>")
    }),
    ("xml: a comment without an end", |n| {
        element(n, "<pack>", |_| "<!--".into(), "")
    }),
    ("xml: values without an end", |n| {
        element(n, "<pack>", |_| "<a b=\"".into(), "")
    }),
    ("xml: texts", |n| {
        element(n, "<pack>", |_| "a<b/>".into(), "</pack>")
    }),
    ("xml: cities of a tile", |n| {
        element(
            n,
            "<pack><tile id='A'>",
            |_| "<city>N</city>".into(),
            "</tile></pack>",
        )
    }),
    ("xml: sides of a city", |n| {
        element(
            n,
            "<pack><tile id='A'><city>",
            |_| "N ".into(),
            "</city></tile></pack>",
        )
    }),
    ("xml: fields of a tile", |n| {
        element(
            n,
            "<pack><tile id='A'>",
            |_| "<farm city='N S E W'>NL</farm>".into(),
            "</tile></pack>",
        )
    }),
    ("xml: tiles", |n| {
        let many = |i| {
            format!(
                "<tile id='{i}'>{}</tile>",
                "<road>N</road>".repeat(n / 15_000)
            )
        };
        element(n, "<pack>", many, "</pack>")
    }),
    ("xml: strange things of tiles", |n| {
        let many = |i| format!("<tile id='{i}'>{}</tile>", "<b a='c'/>".repeat(n / 10_500));
        element(n, "<pack>", many, "</pack>")
    }),
    ("xml: references", |n| {
        element(
            n,
            "<defs><tile-set id='a'>",
            |i| format!("<ref tile='{i}'/>"),
            "</tile-set></defs>",
        )
    }),
    ("xml: sets", |n| {
        element(n, "<defs>", |i| format!("<tile-set id='s{i}'/>"), "</defs>")
    }),
    ("bundle: entries", |n| {
        zipped(n / 100, CompressionMethod::Stored, |_| Vec::new())
    }),
    ("bundle: entries of zeros", |_| {
        zipped(4, CompressionMethod::Deflated, |_| vec![0; 8 << 20])
    }),
    ("bundle: entries of sets", |n| {
        zipped(900, CompressionMethod::Stored, |i| {
            set(n / 1200, |t| design("own", i + t))
        })
    }),
    ("bundle: a manifest", |n| {
        let all = repeated(n, |i| format!("{{\"path\":\"p{i}\"}}"));
        let manifest = format!("{{\"format\":\"bastide/bundle@1\",\"entries\":[{all}]}}");
        zipped(1, CompressionMethod::Stored, |_| manifest.clone().into())
    }),
];

/// So much of one thing after the other as there is room for, at least one.
pub(crate) fn repeated(bytes: usize, thing: impl Fn(usize) -> String) -> String {
    let mut all = thing(0);
    for number in 1.. {
        if all.len() >= bytes {
            break;
        }
        let _ = write!(all, ",{}", thing(number));
    }
    all
}

fn listed(bytes: usize, open: &str, thing: impl Fn(usize) -> String, close: &str) -> Vec<u8> {
    format!("{open}{}{close}", repeated(bytes, thing)).into()
}

fn document(kind: &str, fields: &str) -> Vec<u8> {
    format!("{{\"format\":\"bastide/{kind}@1\",{fields}}}").into()
}

/// A game whose setup has a list of many things.
fn setup(bytes: usize, field: &str, thing: impl Fn(usize) -> String) -> Vec<u8> {
    let players = if field == "players" {
        ""
    } else {
        "\"players\":2,"
    };
    let all = repeated(bytes, thing);
    let setup = format!("\"setup\":{{{players}\"{field}\":[{all}]}}");
    document("game", &setup)
}

fn actions(bytes: usize, action: impl Fn(usize) -> String) -> Vec<u8> {
    let all = repeated(bytes, action);
    document(
        "game",
        &format!("\"setup\":{{\"players\":2}},\"actions\":[{all}]"),
    )
}

fn mix(bytes: usize, field: &str, entry: impl Fn(usize) -> String) -> Vec<u8> {
    let name = if field == "name" {
        ""
    } else {
        "\"name\":{\"en\":\"A\"},"
    };
    let all = repeated(bytes, entry);
    document(
        "mix",
        &format!("\"id\":\"own\",{name}\"{field}\":{{{all}}}"),
    )
}

fn set(bytes: usize, tile: impl Fn(usize) -> String) -> Vec<u8> {
    let all = repeated(bytes, tile);
    let head = "\"id\":\"own\",\"name\":{\"en\":\"A\"}";
    document("tile-set", &format!("{head},\"tiles\":[{all}]"))
}

fn rules(bytes: usize, rule: impl Fn(usize) -> String) -> Vec<u8> {
    let all = repeated(bytes, rule);
    document(
        "rules",
        &format!("\"expansion\":\"base\",\"rules\":[{all}]"),
    )
}

fn rule(number: usize, more: &str) -> String {
    let id = format!("XX-{number:02}");
    format!(
        r#"{{"id":"{id}","title":{{"en":"A"}},"text":{{"en":"B"}},"kind":"rule","source":"C"{more}}}"#
    )
}

fn tile(x: usize, y: usize) -> String {
    format!(r#"{{"tile":"base/B","x":{x},"y":{y},"rotation":0}}"#)
}

fn figure(x: usize, y: usize) -> String {
    format!(r#"{{"player":0,"figure":"follower","x":{x},"y":{y},"kind":"city","at":"N"}}"#)
}

fn design(set: &str, number: usize) -> String {
    format!(
        r#"{{"id":"{set}/T{number}","count":1,"segments":[{{"kind":"city","edges":["N","E","S","W"]}}]}}"#
    )
}

fn zipped(entries: usize, method: CompressionMethod, file: impl Fn(usize) -> Vec<u8>) -> Vec<u8> {
    let options = SimpleFileOptions::default().compression_method(method);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for number in 0..entries.max(1) {
        let name = match number {
            0 => "manifest.json".to_owned(),
            _ => format!("{number}.json"),
        };
        let put = zip.start_file(name, options);
        put.and_then(|()| Ok(zip.write_all(&file(number))?))
            .unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn element(bytes: usize, before: &str, thing: impl Fn(usize) -> String, after: &str) -> Vec<u8> {
    let mut text = before.to_owned();
    for number in 0.. {
        if text.len() >= bytes {
            break;
        }
        text.push_str(&thing(number));
    }
    (text + after).into()
}

/// One text of many parts.
fn written(numbers: std::ops::Range<u32>, part: impl Fn(u32) -> String) -> String {
    numbers.map(part).collect::<Vec<_>>().concat()
}
