//! `bastide review`: one object for other programs, words for people, and an exit code that tells a record that cannot be
//! played.

mod bastide;

use bastide::{Desk, run};
use serde_json::{Value, json};
use std::fs;

const LITTLE: [&str; 6] = ["--games", "8", "--outcomes", "2", "--bags", "1"];

fn record(desk: &Desk) -> String {
    let told = run(&[
        "lab",
        "--mix",
        "base",
        "--bots",
        "greedy,random",
        "--game",
        "3",
    ]);
    assert_eq!(told.code, 0, "{}", told.err);
    desk.write("game.json", told.out)
}

fn reviewed(file: &str, more: &[&str]) -> bastide::CommandOutput {
    run(&[&["review", file], &LITTLE[..], more].concat())
}

#[test]
fn a_record_is_told_as_one_object_whatever_number_of_threads_works() {
    let desk = Desk::new();
    let file = record(&desk);
    let told = reviewed(&file, &["--json", "--threads", "1"]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    let object: Value = serde_json::from_str(&told.out).expect("one object");
    assert_eq!(object["format"], "bastide/review@1");
    assert_eq!(object["by"], json!({"bot": "steady", "games": 8}));
    let points = |list: &Value| list.as_array().map(Vec::len);
    assert_eq!(points(&object["result"]), Some(2));
    assert_eq!(points(&object["adjusted"]), Some(2));
    assert!(object["turns"].as_array().expect("turns").len() > 60);
    assert_eq!(reviewed(&file, &["--json", "--threads", "3"]).out, told.out);
}

#[test]
fn a_person_reads_the_result_the_key_moments_and_every_turn() {
    let desk = Desk::new();
    let told = reviewed(&record(&desk), &[]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    let lines: Vec<_> = told.out.lines().collect();
    assert!(lines[0].starts_with("Player 0: ") && lines[0].ends_with(" points"));
    assert!(lines[1].starts_with("  with even luck "), "{}", lines[1]);
    assert!(told.out.contains("plays like "));
    let at = |head: &str| lines.iter().position(|line| *line == head);
    let (key, all) = (at("Key moments").expect("mistakes"), at("Turn by turn"));
    assert!(Some(key) < all, "the key moments come first");
    // Whoever takes anything gives up much, and each key moment says in chance and points what.
    let moments = &lines[key..all.expect("turns")];
    let said = |what: &str| moments.iter().filter(|line| line.contains(what)).count();
    assert_eq!(said("points given up"), 3);
    assert_eq!(said("% to win and"), 3);
}

#[test]
fn a_record_that_cannot_be_played_is_no_review() {
    let desk = Desk::new();
    let refused = json!({
        "format": "bastide/game@1",
        "setup": {"players": 2, "mix": "base"},
        "actions": [{"player": 0, "type": "tile", "x": 7, "y": 7, "rotation": 0}],
    });
    let file = desk.write("refused.json", refused.to_string());
    let told = reviewed(&file, &["--json"]);
    assert_eq!((told.code, told.out.as_str()), (1, ""));
    assert!(told.err.contains("actions[0]"), "{}", told.err);
    let told = reviewed("no-such-file.json", &[]);
    assert_eq!((told.code, told.out.as_str()), (1, ""));
}

#[test]
fn a_duel_with_even_luck_says_how_much_of_the_variance_is_left() {
    let arguments = [
        "duel",
        "--a",
        "greedy",
        "--b",
        "random",
        "--games",
        "6",
        "--adjusted",
        "--bags",
        "1",
        "--json",
    ];
    let told = run(&arguments);
    assert_eq!(told.code, 0, "{}", told.err);
    let object: Value = serde_json::from_str(&told.out).expect("one object");
    let even = |field: &str| object["adjusted"][field].as_f64().expect("a number");
    assert!(even("low") < even("margin") && even("margin") < even("high"));
    assert!(even("low") > 0.0 && even("variance_ratio") > 0.0);
    let words = run(&arguments[..10]).out;
    assert!(words.contains("% of the variance is left"), "{words}");
    let plain = run(&[
        "duel", "--a", "greedy", "--b", "random", "--games", "2", "--json",
    ]);
    let plain: Value = serde_json::from_str(&plain.out).expect("one object");
    assert_eq!(plain.get("adjusted"), None);
}

#[test]
fn a_duel_that_was_stopped_goes_on_with_the_games_it_kept() {
    let desk = Desk::new();
    let file = desk.write("games.jsonl", "");
    let duel = |games: &str, kept: Option<&str>| {
        let duel = ["duel", "--a", "greedy", "--b", "random", "--adjusted"];
        let more = ["--bags", "0", "--json", "--games", games];
        let kept = kept.map_or(vec![], |file| vec!["--kept", file]);
        let told = run(&[&duel[..], &more[..], &kept[..]].concat());
        assert_eq!(told.code, 0, "{}", told.err);
        let mut object: Value = serde_json::from_str(&told.out).expect("one object");
        object["ms_per_move"] = Value::Null;
        object
    };
    let whole = duel("12", None);
    assert_eq!(duel("12", Some(&file)), whole);
    let text = fs::read_to_string(&file).expect("kept");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 13, "a head, and a line for each game");
    // Stopped in the middle of a line, as by a kill.
    let half = format!("{}\n{}", lines[..6].join("\n"), &lines[6][..9]);
    fs::write(&file, half).expect("written");
    assert_eq!(duel("12", Some(&file)), whole);
    let again = fs::read_to_string(&file).expect("kept");
    assert_eq!(again.lines().count(), 13);
    assert_eq!(again.lines().take(6).collect::<Vec<_>>(), lines[..6]);
    // Fewer of them, and more.
    assert_eq!(duel("8", Some(&file)), duel("8", None));
    assert_eq!(duel("14", Some(&file)), duel("14", None));
    let other = run(&["duel", "--a", "greedy", "--b", "gentle", "--kept", &file]);
    assert_eq!(other.code, 1);
    assert!(other.err.contains("another duel"), "{}", other.err);
    fs::write(&file, format!("{}\nno game\n", lines[0])).expect("written");
    let broken = run(&[
        "duel",
        "--a",
        "greedy",
        "--b",
        "random",
        "--adjusted",
        "--bags",
        "0",
        "--kept",
        &file,
    ]);
    assert_eq!(broken.code, 1);
    assert!(broken.err.contains("line 2"), "{}", broken.err);
}
