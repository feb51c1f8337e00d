//! Hostile scenarios and campaigns: many steps, ways, boards, texts and conditions.

use crate::files::{Make, repeated};

pub(crate) const ALL: &[(&str, Make)] = &[
    ("scenario: steps with many ways", |_| {
        scenario(&steps(30, "do", ALWAYS), SMALL, "")
    }),
    ("scenario: steps with many ways and figures", |_| {
        scenario(&steps(60, "do", TURN), SMALL, "")
    }),
    ("scenario: steps on a large board", |_| {
        scenario(&steps(30, "do", TURN), &large(), "")
    }),
    ("scenario: nothing worse than the best", |_| {
        scenario(&steps(30, "do", r#"{"loss":{}}"#), &large(), "")
    }),
    ("scenario: find all of many", |_| {
        let find = |n| step(n, "find", &format!("\"find\":\"all\",\"accept\":{ALWAYS}"));
        scenario(&listed(30, find), SMALL, "")
    }),
    ("scenario: bots that think long", |_| {
        let players = r#"[{"by":"learner"},{"by":"bot:sharp"},{"by":"bot:sharp"}]"#;
        let setup = format!("{{\"players\":{players},\"mix\":\"everything\"}}");
        scenario(&steps(30, "do", TURN), &setup, "")
    }),
    ("scenario: deep conditions", |_| {
        let deep = format!("{}{ALWAYS}{}", r#"{"not":"#.repeat(80), "}".repeat(80));
        scenario(&steps(30, "do", &deep), SMALL, "")
    }),
    ("scenario: wide conditions", |n| {
        let wide = format!(
            "{{\"any\":[{}]}}",
            repeated(n, |_| r#"{"score":{"at-least":99}}"#.into())
        );
        scenario(&steps(1, "do", &wide), SMALL, "")
    }),
    ("scenario: wide conditions of what happened", |n| {
        let wide = repeated(n, |_| {
            r#"{"happened":{"event":"score","at-least":9}}"#.into()
        });
        let wide = format!("{{\"any\":[{wide},{TURN}]}}");
        scenario(&steps(1, "do", &wide), SMALL, "")
    }),
    ("scenario: wide conditions in a tree", |n| {
        let one = |_| format!("{{\"all\":[{}]}}", ["{\"any\":[]}"; 20].join(","));
        scenario(
            &steps(1, "do", &format!("{{\"all\":[{}]}}", repeated(n, one))),
            SMALL,
            "",
        )
    }),
    ("scenario: classes of mistakes", |n| {
        let class =
            |i| format!(r#"{{"class":"c{i}","when":{{"score":{{"at-least":99}}}},"say":"a"}}"#);
        let more = format!("\"accept\":{TURN},\"feedback\":[{}]", repeated(n, class));
        scenario(&step(0, "do", &more), SMALL, "")
    }),
    ("scenario: more steps than there may be", |n| {
        scenario(&steps(n / 80, "do", ALWAYS), SMALL, "")
    }),
    ("scenario: steps of one id", |n| {
        scenario(
            &repeated(n, |_| {
                step(0, "say", "").replace("\"say\":\"a\",", "\"say\":\"a\"")
            }),
            SMALL,
            "",
        )
    }),
    ("scenario: boards", |n| {
        let board = |i| format!(r#""b{i}":{{"setup":{SMALL}}}"#);
        scenario(
            &steps(1, "say", ""),
            SMALL,
            &format!("\"boards\":{{{}}}", repeated(n, board)),
        )
    }),
    ("scenario: boards with everything", |n| {
        let board = |i| {
            format!(
                r#""b{i}":{{"setup":{}}}"#,
                SMALL.replace("\"base\"", "\"everything\"")
            )
        };
        scenario(
            &steps(1, "say", ""),
            SMALL,
            &format!("\"boards\":{{{}}}", repeated(n, board)),
        )
    }),
    ("scenario: names of places", |n| {
        let name = |i| format!(r#""n{i}":{{"x":0,"y":0,"kind":"city","at":"N"}}"#);
        scenario(
            &steps(1, "do", TURN),
            SMALL,
            &format!("\"let\":{{{}}}", repeated(n, name)),
        )
    }),
    ("scenario: names that are near", |n| {
        let name = |i| format!(r#""name{i}":{{"x":0,"y":0,"kind":"city","at":"N"}}"#);
        let unknown = |i: usize| format!(r#"{{"owns":{{"feature":"nam{i}"}}}}"#);
        let accept = format!("{{\"any\":[{}]}}", repeated(n / 2, unknown));
        scenario(
            &steps(1, "do", &accept),
            SMALL,
            &format!("\"let\":{{{}}}", repeated(n / 2, name)),
        )
    }),
    ("scenario: scripts", |n| {
        let script = |_| r#"{"player":1,"turns":[[]]}"#.into();
        scenario(
            &steps(1, "do", TURN),
            SMALL,
            &format!("\"scripts\":[{}]", repeated(n, script)),
        )
    }),
    ("scenario: turns of a script", |n| {
        let turns = repeated(n, |_| r#"[{"act":{"type":"pass"}}]"#.into());
        let script = format!("\"scripts\":[{{\"player\":1,\"turns\":[{turns}]}}]");
        scenario(&steps(1, "do", TURN), SMALL, &script)
    }),
    ("scenario: draws", |n| {
        let draws = repeated(n, |_| "\"base/D\"".into());
        scenario(
            &steps(1, "do", TURN),
            SMALL,
            &format!("\"deck\":{{\"draws\":[{draws}]}}"),
        )
    }),
    ("scenario: moves that are shown", |n| {
        let moves = repeated(n, |_| r#"{"player":0,"type":"pass"}"#.into());
        scenario(&step(0, "show", &format!("\"moves\":[{moves}]")), SMALL, "")
    }),
    ("scenario: choices of an answer", |n| {
        let choices = repeated(n, |i| i.to_string());
        let ask =
            format!(r#""ask":{{"kind":"number","of":{{"score":{{}}}},"choices":[{choices}]}}"#);
        scenario(&step(0, "predict", &ask), SMALL, "")
    }),
    ("scenario: places to choose among", |n| {
        let places = repeated(n, |i| {
            format!(r#"{{"x":{i},"y":0,"kind":"city","at":"N"}}"#)
        });
        let of = format!(r#"{{"richest":{{"places":[{places}]}}}}"#);
        scenario(
            &step(
                0,
                "predict",
                &format!("\"ask\":{{\"kind\":\"feature\",\"of\":{of}}}"),
            ),
            SMALL,
            "",
        )
    }),
    ("scenario: reasons to choose among", |n| {
        let choices = repeated(n, |i| format!("\"code-{i}\""));
        let wrong = format!(r#""wrong":{{"act":{{"type":"pass"}},"choices":[{choices}]}}"#);
        scenario(&step(0, "spot", &wrong), SMALL, "")
    }),
    ("scenario: marks of a hint", |n| {
        let area = repeated(n, |i| format!(r#"{{"x":{},"y":0}}"#, i % 500));
        let more = format!("\"accept\":{TURN},\"hints\":{{\"nudge\":\"a\",\"area\":[{area}]}}");
        scenario(&step(0, "do", &more), SMALL, "")
    }),
    ("scenario: free turns", |n| {
        let acts = repeated(n, |_| r#"{"type":"pass"}"#.into());
        let play = r#""until":{"game-over":true}"#;
        scenario(
            &step(0, "play", play),
            SMALL,
            &format!("\"solution\":{{\"s0\":[{acts}]}}"),
        )
    }),
    ("scenario: texts", |n| {
        texts(&repeated(n, |i| format!("\"t{i}\":\"a\"")))
    }),
    ("scenario: texts that nobody wrote in English", |n| {
        let said = repeated(n, |i| format!("\"t{i}\":\"a\""));
        texts(&format!("\"a\":\"A\"}},\"nl\":{{{said}"))
    }),
    ("scenario: keys that are near", |n| {
        let english = repeated(n / 2, |i| format!("\"text{i}\":\"a\""));
        let said = repeated(n / 2, |i| format!("\"tex{i}\":\"a\""));
        texts(&format!("{english}}},\"nl\":{{{said}"))
    }),
    ("scenario: languages", |n| {
        let more = repeated(n, |i| format!("\"l{i}\":{{}}"));
        texts(&format!(
            "\"a\":\"A\"}},\"nl\":{{}},{more},\"zz\":{{\"a\":\"A\""
        ))
    }),
    ("scenario: a long text", |n| {
        texts(&format!("\"a\":\"{}\"", "a ".repeat(n / 2)))
    }),
    ("scenario: goals", |n| {
        let goal = |_| r#"{"say":"a","reach":{"score":{"at-least":9}}}"#.into();
        scenario(
            &steps(1, "do", TURN),
            SMALL,
            &format!("\"goals\":[{}]", repeated(n, goal)),
        )
    }),
    ("scenario: what comes before", |n| {
        let after = repeated(n, |i| format!("\"s{i}\""));
        scenario(&steps(1, "say", ""), SMALL, &format!("\"after\":[{after}]"))
    }),
    ("scenario: what it teaches", |n| {
        let rules = repeated(n, |i| format!("\"XX-{i}\""));
        scenario(
            &steps(1, "say", ""),
            SMALL,
            &format!("\"teaches\":[{rules}]"),
        )
    }),
    ("scenario: solutions of strange steps", |n| {
        let all = repeated(n, |i| format!("\"x{i}\":[]"));
        scenario(
            &steps(1, "say", ""),
            SMALL,
            &format!("\"solution\":{{{all}}}"),
        )
    }),
    ("campaign: chapters", |n| {
        campaign(n, |i| format!("{{\"scenario\":\"s{i}\"}}"))
    }),
    ("campaign: chapters of one scenario", |n| {
        campaign(n, |_| "{\"scenario\":\"s\"}".into())
    }),
    ("campaign: needs", |n| {
        let needs = repeated(n, |i| format!("\"n{i}\""));
        campaign(0, |_| {
            format!("{{\"scenario\":\"s\"}},{{\"scenario\":\"t\",\"needs\":[{needs}]}}")
        })
    }),
    ("campaign: needs of each chapter", |n| {
        campaign(n, |i| {
            format!("{{\"scenario\":\"scenario-{i}\",\"needs\":[\"scenari-{i}\"]}}")
        })
    }),
];

const SMALL: &str = r#"{"players":[{"by":"learner"}],"mix":"base"}"#;
/// Always true, so that a step is over with the first thing that is done.
const ALWAYS: &str = r#"{"all":[]}"#;
/// True when the turn is over.
const TURN: &str = r#"{"turns":{"at-least":1}}"#;

/// A game in the middle of a large land.
fn large() -> String {
    let cells = (0..40).flat_map(|x| (0..40).map(move |y| (x, y)));
    // Every third row lies free, so that there are as many places as can be.
    let cells = cells.filter(|(_, y)| y % 3 == 0).chain([(0, 1), (0, 2)]);
    let tile = |(x, y)| format!(r#"{{"tile":"base/C","x":{x},"y":{y},"rotation":0}}"#);
    let start: Vec<_> = cells.map(tile).collect();
    format!(
        r#"{{"players":[{{"by":"learner"}},{{"by":"bot:greedy"}}],"mix":"everything","start":[{}]}}"#,
        start.join(",")
    )
}

pub(crate) fn listed(number: usize, thing: impl Fn(usize) -> String) -> String {
    (0..number.max(1)).map(thing).collect::<Vec<_>>().join(",")
}

fn steps(number: usize, kind: &str, accept: &str) -> String {
    let accept = if accept.is_empty() {
        String::new()
    } else {
        format!("\"accept\":{accept}")
    };
    listed(number, |n| step(n, kind, &accept))
}

pub(crate) fn step(number: usize, kind: &str, more: &str) -> String {
    let comma = if more.is_empty() { "" } else { "," };
    format!(r#"{{"id":"s{number}","type":"{kind}","say":"a"{comma}{more}}}"#)
}

pub(crate) fn scenario(steps: &str, setup: &str, more: &str) -> Vec<u8> {
    let comma = if more.is_empty() { "" } else { "," };
    let head = r#""format":"bastide/scenario@1","id":"own","kind":"puzzle","title":"a""#;
    let text = r#""text":{"en":{"a":"A"}}"#;
    format!("{{{head},\"setup\":{setup},\"steps\":[{steps}],{text}{comma}{more}}}").into()
}

/// A scenario that says much; the languages follow the English texts.
fn texts(english: &str) -> Vec<u8> {
    let whole = String::from_utf8(scenario(&steps(1, "say", ""), SMALL, "")).unwrap_or_default();
    whole
        .replace(r#"{"en":{"a":"A"}}"#, &format!("{{\"en\":{{{english}}}}}"))
        .into()
}

fn campaign(bytes: usize, chapter: impl Fn(usize) -> String) -> Vec<u8> {
    let head = r#""format":"bastide/campaign@1","id":"own","title":"a","about":"a""#;
    let text = r#""text":{"en":{"a":"A"}}"#;
    let all = repeated(bytes, chapter);
    format!("{{{head},\"chapters\":[{all}],{text}}}").into()
}
