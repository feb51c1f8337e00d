//! The commands when all is well: checking, replaying, playing out, and a reader that goes away.

mod bastide;

use bastide::{Desk, bastide, run};
use bots::BotKind;
use content::edition::Edition;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::process::Stdio;

#[test]
fn a_folder_is_checked_file_by_file() {
    let tile_sets = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tile-sets");
    let said = run(&["check", tile_sets]);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
    assert_eq!(said.out, "39 files checked: 0 errors, 0 warnings\n");
}

#[test]
fn a_file_is_laid_out_and_another_time_it_stays_as_it_is() {
    let desk = Desk::new();
    let file = desk.write("mine.json", r#"{"text":{},"id":"mine"}"#);
    let said = run(&["check", "--write", &file]);
    assert_eq!((said.code, said.out), (0, format!("{file}: laid out\n")));
    let laid = std::fs::read_to_string(&file).unwrap();
    assert_eq!(laid, "{ \"id\": \"mine\", \"text\": {} }\n");
    assert_eq!(run(&["check", "--write", &file]).out, "");
    let broken = desk.write("broken.json", "{");
    let said = run(&["check", "--write", &broken]);
    assert_eq!(said.code, 1);
    assert_eq!(std::fs::read_to_string(&broken).unwrap(), "{");
}

#[test]
fn files_are_checked_against_each_other() {
    let desk = Desk::new();
    let set = json!({
        "format": "bastide/tile-set@1", "id": "mine", "name": { "en": "Mine" },
        "tiles": [{ "id": "mine/A", "count": 2, "segments": [
            { "kind": "city", "edges": ["N", "E", "S", "W"] },
        ] }],
    });
    let mix = json!({
        "format": "bastide/mix@1", "id": "both", "name": { "en": "Both" },
        "sets": { "base": 1, "mine": 1 }, "expansions": ["tower"],
    });
    let alone = desk.write("both.json", mix.to_string());
    let said = run(&["check", &alone]);
    assert_eq!(said.code, 1);
    assert_eq!(
        said.out.lines().next().unwrap(),
        format!("{alone}:sets.mine: there is no tile set \"mine\"")
    );
    let first = desk.write("mine.json", set.to_string());
    let second = desk.write("mine-again.json", set.to_string());
    let folder = desk.path().display().to_string();
    let said = run(&["check", &folder]);
    assert_eq!(
        said.out.lines().collect::<Vec<_>>(),
        [
            format!(
                "{alone}:expansions[0]: warning: the rules of tower are on, but no tile shows a tower foundation"
            ),
            format!("{first}:id: the id \"mine\" is taken by {second}"),
            "3 files checked: 1 error, 1 warning".to_owned(),
        ]
    );
    assert_eq!(said.code, 1);
}

#[test]
fn a_city_is_retold_with_its_lines() {
    let desk = Desk::new();
    let record = json!({
        "format": "bastide/game@1",
        "setup": { "players": [{ "name": "Ada", "score": 10 }, { "name": "Bo" }], "deck": ["base/E"] },
        "actions": [
            { "player": 0, "type": "tile", "x": 0, "y": -1, "rotation": 2 },
            { "player": 0, "type": "figure", "figure": "follower", "x": 0, "y": -1, "kind": "city", "at": "S" },
        ],
    });
    let file = desk.write("city.json", record.to_string());
    let said = run(&["replay", &file]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let lines: Vec<_> = said.out.lines().collect();
    assert_eq!(lines[0], file);
    assert_eq!(lines[1], "    1  Ada   14    0   base/E");
    assert!(
        lines[2].starts_with("         Ada +4 city at ("),
        "{}",
        lines[2]
    );
    assert!(lines[2].ends_with("tiles 2 × 2 [BG-19]"), "{}", lines[2]);
    let words =
        |line: &str| -> Vec<String> { line.split_whitespace().map(str::to_owned).collect() };
    assert_eq!(words(lines[3]), ["city", "total"]);
    assert_eq!(words(lines[4]), ["Ada", "4", "14"]);
    assert_eq!(words(lines[5]), ["Bo", "0", "0"]);
    assert_eq!(lines[6], "Won by Ada.");
    assert_eq!(lines.len(), 7);
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let play = |extra: &[&str]| -> Value {
        let arguments = [
            &[
                "playout",
                "--games",
                "20",
                "--mix",
                "everything",
                "--players",
                "3",
                "--json",
            ],
            extra,
        ];
        let said = run(&arguments.concat());
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        serde_json::from_str(&said.out).unwrap()
    };
    let one = play(&["--seed", "4"]);
    assert_eq!(one["games"], 20);
    let listed = play(&["--seed", "4", "--enumerate"]);
    let other = play(&["--seed", "5"]);
    for figure in ["turns", "meanTotalScore"] {
        assert_eq!(one[figure], play(&["--seed", "4"])[figure]);
        assert_eq!(one[figure], listed[figure], "listing pairs changes no game");
    }
    assert_ne!(
        (&one["turns"], &one["meanTotalScore"]),
        (&other["turns"], &other["meanTotalScore"])
    );
    assert!(listed["pairsPerTurn"].as_f64().unwrap() > 1.0);
    assert_eq!(one["pairsPerTurn"], Value::Null);
}

#[test]
fn greed_pays() {
    let mean = |bot: &str| -> f64 {
        let said = run(&["playout", "--games", "2", "--bot", bot, "--json"]);
        let told: Value = serde_json::from_str(&said.out).unwrap();
        told["meanTotalScore"].as_f64().unwrap()
    };
    assert!(mean("greedy") > 2.0 * mean("random"));
}

#[test]
fn a_mix_of_ones_own_is_played_from_its_file() {
    let desk = Desk::new();
    let mix = json!({
        "format": "bastide/mix@1", "id": "small", "name": { "en": "Small" },
        "tiles": { "base/D": 1, "base/U": 5, "base/E": 4 },
    });
    let file = desk.write("small.json", mix.to_string());
    let said = run(&["playout", "--mix", &file, "--games", "3"]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let first = format!("3 games of {file}, 2 players, bot random, seed 1");
    assert_eq!(said.out.lines().next(), Some(first.as_str()));
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let desk = Desk::new();
    let mut broken = String::new();
    for _ in 0..5000 {
        broken.push_str("{\"x\":1},");
    }
    let file = desk.write(
        "many.json",
        format!("{{\"format\":\"bastide/tile-set@1\",\"tiles\":[{broken}0]}}"),
    );
    let many = vec![file.as_str(); 20];
    let mut child = bastide(&[&["check"], many.as_slice()].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut told = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut told)
        .unwrap();
    assert_eq!(told, "");
    assert_eq!(child.wait().unwrap().code(), Some(0));

    let mut engine = bastide(&["engine"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(engine.stdout.take());
    let mut input = engine.stdin.take().unwrap();
    let _ = input.write_all(b"{\"do\":\"legal\"}\n");
    drop(input);
    let mut told = String::new();
    engine
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut told)
        .unwrap();
    assert_eq!(
        (told.as_str(), engine.wait().unwrap().code()),
        ("", Some(0))
    );
}

#[test]
fn help_shows_how_to_begin() {
    for command in ["engine", "replay", "check", "convert", "playout", "duel"] {
        assert!(
            run(&["--help"]).out.contains(&format!("\n  {command} ")),
            "{command}"
        );
        let said = run(&[command, "--help"]);
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert!(
            said.out.contains("Examples:") || said.out.contains("Requests:"),
            "{}",
            said.out
        );
    }
}

#[test]
fn the_lab_says_the_same_with_one_thread_and_with_two() {
    let games = |threads: &str| {
        let mix = ["lab", "--mix", "base", "--bots", "greedy,random"];
        let rest = [
            "--games",
            "40",
            "--seed",
            "3",
            "--json",
            "--threads",
            threads,
        ];
        let said = run(&[&mix[..], &rest].concat());
        assert_eq!(said.code, 0, "{}", said.err);
        assert!(said.err.contains("games a second"), "{}", said.err);
        said.out
    };
    let one = games("1");
    assert_eq!(one, games("2"));
    let told: Value = serde_json::from_str(&one).unwrap();
    assert_eq!(told["report"]["games"], 40);
    assert_eq!(told["figures"]["seats"].as_array().unwrap().len(), 2);
    let turns = &told["figures"]["measures"]["base/game/turns"];
    assert!(turns["sum"].as_i64() > Some(40 * 70), "{turns}");
    let of = &told["report"]["origin"];
    assert_eq!(of["rules"], Edition::TODAY.number());
    let bots = [BotKind::Greedy, BotKind::Random];
    let bots = bots.map(|bot| json!({ "bot": bot.word(), "version": bot.version() }));
    assert_eq!(of["bots"], json!(bots));
}

#[test]
fn a_duel_says_the_same_with_one_thread_and_with_two_and_from_both_sides() {
    let duel = |a: &str, b: &str, threads: &str| -> Value {
        let bots = ["duel", "--a", a, "--b", b, "--games", "39", "--seed", "3"];
        let said = run(&[&bots[..], &["--json", "--threads", threads]].concat());
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        let mut told: Value = serde_json::from_str(&said.out).unwrap();
        let times = told["ms_per_move"].take();
        assert!(times["a"].is_f64() && times["b"].is_f64(), "{times}");
        told
    };
    let told = duel("greedy", "gentle", "1");
    assert_eq!(told, duel("greedy", "gentle", "2"));
    assert_eq!(told["games"], 40, "both have each seat with each bag");
    let count = |what: &str| told[what].as_u64().unwrap();
    assert_eq!(count("wins") + count("losses") + count("draws"), 40);
    let rate = told["rate"].as_f64().unwrap();
    assert!((rate * 40.0 - count("wins") as f64 - count("draws") as f64 / 2.0).abs() < 1e-9);
    assert!(told["low"].as_f64().unwrap() < rate && rate < told["high"].as_f64().unwrap());
    // The same games with the same bags, told by the other.
    let other = duel("gentle", "greedy", "2");
    for (of_one, of_other) in [("wins", "losses"), ("losses", "wins"), ("draws", "draws")] {
        assert_eq!(told[of_one], other[of_other]);
    }
    let ahead = |told: &Value| told["ahead"].as_f64().unwrap();
    assert!((ahead(&told) + ahead(&other)).abs() < 1e-9);
    let said = run(&["duel", "--a", "greedy", "--b", "random", "--games", "4"]);
    assert!(
        said.out
            .starts_with("greedy against random, 4 games of base")
    );
    let said = run(&["duel", "--a", "clever", "--b", "random"]);
    assert!(said.err.contains("there is no such bot, only: random"));
}

#[test]
fn one_bot_against_several_has_every_seat_with_each_bag() {
    let duel = |a: &str, against: &str, threads: &str| -> Value {
        let bots = ["duel", "--a", a, "--against", against, "--games", "22"];
        let said = run(&[&bots[..], &["--json", "--threads", threads]].concat());
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        let mut told: Value = serde_json::from_str(&said.out).unwrap();
        told["ms_per_move"].take();
        told
    };
    let told = duel("greedy", "random,random", "1");
    assert_eq!(told, duel("greedy", "random,random", "2"));
    assert_eq!((&told["games"], &told["seats"]), (&json!(24), &json!(3)));
    assert_eq!(told["wins"], 24, "{told}");
    // Who only plays against himself has an even share, whatever the bags.
    let told = duel("greedy", "greedy,greedy,greedy,greedy,greedy", "2");
    let count = |what: &str| told[what].as_u64().unwrap();
    assert_eq!(count("wins") + count("losses") + count("draws"), 24);
    let rate = told["rate"].as_f64().unwrap();
    assert!(rate < 0.5, "{told}");
    let said = run(&["duel", "--a", "greedy", "--against", "greedy,clever"]);
    assert!(said.err.contains("there is no such bot, only: random"));
    let six = "random,random,random,random,random,random";
    let said = run(&["duel", "--a", "random", "--against", six, "--games", "7"]);
    assert_ne!(said.code, 0);
    assert!(said.err.contains("players"), "{}", said.err);
    let said = run(&["duel", "--a", "random"]);
    assert!(said.err.contains("--against"), "{}", said.err);
}

#[test]
fn the_lab_sets_two_mixes_side_by_side_and_hands_out_any_game() {
    let desk = Desk::new();
    let few = ["--bots", "random,random", "--games", "30"];
    let both = ["lab", "--mix", "base", "--against", "everything"];
    let said = run(&[&both[..], &few].concat());
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("* base game: turns"), "{}", said.out);
    let said = run(&[&both[..], &few, &["--csv"]].concat());
    assert!(
        said.out
            .starts_with("subject,figure,a,b,difference,low,high,beyond chance\r\n")
    );
    let said = run(&["lab", "--bots", "random,random", "--game", "12"]);
    let file = desk.write("twelve.json", said.out);
    let said = run(&["replay", &file]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let said = run(&["lab", "--mix", "bace"]);
    assert_eq!(said.code, 1);
    assert!(
        said.err.contains("there is no mix \"bace\""),
        "{}",
        said.err
    );
    let seven = run(&[
        "lab",
        "--bots",
        "random,random,random,random,random,random,random",
    ]);
    assert!(seven.err.contains("7 bots"), "{}", seven.err);
}
