//! Hostile scenarios at a desk: many tiles, changes, games and conditions of what is made.

use crate::files::{Make, repeated};
use crate::written::{listed, scenario, step};

pub(crate) const ALL: &[(&str, Make)] = &[
    ("desk: many tiles", |_| set(900, &make(RAISED, ""))),
    ("desk: many tiles that are compared", |_| {
        set(200, &make(&either(ALIKE), ""))
    }),
    ("desk: many tiles that are judged", |_| {
        set(200, &make(&either(JUDGED), ""))
    }),
    ("desk: classes of mistakes", |n| {
        set(9, &make(RAISED, &classes(n, ALIKE)))
    }),
    ("desk: classes of mistakes that are judged", |n| {
        set(9, &make(RAISED, &classes(n, JUDGED)))
    }),
    ("desk: classes of mistakes that are counted", |n| {
        set(9, &make(RAISED, &classes(n, COUNTED)))
    }),
    ("desk: classes of mistakes in the bag", |n| {
        let of_bag = COUNTED.replace("\"tiles\"", "\"tiles\",\"in\":\"bag\"");
        set(9, &make(RAISED, &classes(n, &of_bag)))
    }),
    ("desk: classes of mistakes in a mix", |n| {
        let inns = r#"{"in-set":{"set":"inns"}}"#;
        let add = r#"{"of":"mix","change":{"do":"times","set":"inns","times":1}}"#;
        mix(1, 1, &make(inns, &classes(n, COUNTED)), add)
    }),
    ("desk: many steps", |_| {
        let step = |n: usize| step(n, "make", &format!("\"accept\":{}", raised(2 - n % 2)));
        let solution = listed(60, |n| format!("\"s{n}\":[{}]", change(n + 1)));
        set_solved(60, &listed(60, step), &solution)
    }),
    ("desk: a long solution", |n| {
        let solution = format!("\"s0\":[{}]", repeated(n, |i| change(i + 1)));
        set_solved(9, &make(&raised(9), ""), &solution)
    }),
    ("desk: a long example", |n| {
        let example = repeated(n, change);
        let class = format!(r#"{{"class":"c","when":{COUNTED},"say":"a","example":[{example}]}}"#);
        set(9, &make(RAISED, &class))
    }),
    ("desk: games of a lab", |_| {
        mix(1, 200, &make(PLAYED, ""), LAB)
    }),
    ("desk: long games of a lab", |_| {
        mix(9, 7, &make(PLAYED, ""), LAB)
    }),
    ("desk: more games than can be played", |_| {
        mix(9, 200, &make(PLAYED, ""), LAB)
    }),
];

const RAISED: &str = r#"{"count-is":{"what":"copies","tile":"own/T0","exactly":2}}"#;
/// What holds of nothing that can be made.
const COUNTED: &str = r#"{"count-is":{"what":"tiles","at-least":9999}}"#;
const ALIKE: &str = r#"{"in-set":{"like":"base/V","at-least":9999}}"#;
const JUDGED: &str = r#"{"tile-valid":{"tile":"own/none"}}"#;
const PLAYED: &str = r#"{"lab-ran":{}}"#;
const LAB: &str = r#"{"of":"lab"}"#;

fn raised(count: usize) -> String {
    RAISED.replace("\"exactly\":2", &format!("\"exactly\":{count}"))
}

/// What is solved, after another condition was asked for.
fn either(condition: &str) -> String {
    format!("{{\"any\":[{condition},{RAISED}]}}")
}

/// A step, and what it answers.
fn make(accept: &str, feedback: &str) -> String {
    step(
        0,
        "make",
        &format!("\"accept\":{accept},\"feedback\":[{feedback}]"),
    )
}

fn classes(bytes: usize, when: &str) -> String {
    repeated(bytes, |i| {
        format!(r#"{{"class":"c{i}","when":{when},"say":"a"}}"#)
    })
}

/// Lowers the count of a tile, or raises it again.
fn change(number: usize) -> String {
    let count = number % 2 + 1;
    format!(r#"{{"of":"set","change":{{"do":"count","tile":"own/T0","count":{count}}}}}"#)
}

/// A desk with a tile set of so many tiles, and one step.
fn set(tiles: usize, steps: &str) -> Vec<u8> {
    set_solved(tiles, steps, &format!("\"s0\":[{}]", change(1)))
}

fn set_solved(tiles: usize, steps: &str, solution: &str) -> Vec<u8> {
    let land = r#"[{"kind":"field","edges":["NL","NR","EL","ER","SL","SR","WL","WR"]}]"#;
    let tile = |n| format!(r#"{{"id":"own/T{n}","count":1,"segments":{land}}}"#);
    let tiles = listed(tiles, tile);
    let head = r#""format":"bastide/tile-set@1","id":"own","name":{"en":"A"}"#;
    let document = format!("{{{head},\"tiles\":[{tiles}]}}");
    at_desk("set", &document, 1, steps, solution)
}

/// A desk where a mix of so many boxes is weighed by so many games.
fn mix(times: usize, games: usize, steps: &str, solution: &str) -> Vec<u8> {
    let head = r#""format":"bastide/mix@1","id":"mine","name":{"en":"A"}"#;
    let document = format!("{{{head},\"sets\":{{\"base\":{times}}}}}");
    let solution = format!("\"s0\":[{solution}]");
    at_desk("lab", &document, games, steps, &solution)
}

fn at_desk(desk: &str, document: &str, games: usize, steps: &str, solution: &str) -> Vec<u8> {
    let lab = format!(r#"{{"bots":["greedy","greedy"],"games":{games},"seed":3}}"#);
    let more =
        format!(r#""desk":"{desk}","lab":{lab},"document":{document},"solution":{{{solution}}}"#);
    let setup = r#"{"players":[{"by":"learner"}],"mix":"base"}"#;
    scenario(steps, setup, &more)
}
