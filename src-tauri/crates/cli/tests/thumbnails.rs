//! Small pictures of games and bundles, for file managers; and what else a package brings of the command.

mod bastide;

use bastide::{Desk, run};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tiny_skia::Pixmap;

const GUIDES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tutorials/guides");
const GRASS: [u8; 4] = [0xba, 0xc7, 0x88, 0xff];
const CITY: [u8; 4] = [0xd3, 0xb3, 0x77, 0xff];
const NOTHING: [u8; 4] = [0; 4];

fn pictured(desk: &Desk, file: &str, size: &str) -> Pixmap {
    let picture = desk.path().join("picture.png").display().to_string();
    let said = run(&["thumbnail", "--size", size, file, &picture]);
    assert_eq!(
        (said.code, said.out.as_str(), said.err.as_str()),
        (0, "", "")
    );
    Pixmap::load_png(picture).expect("a PNG")
}

fn colour(picture: &Pixmap, x: u32, y: u32) -> [u8; 4] {
    let pixel = picture.pixel(x, y).expect("a pixel of the picture");
    [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
}

fn bundled(desk: &Desk, files: &[&str]) -> String {
    let bundle = desk.path().join("ours.bastide").display().to_string();
    let said = run(&[&["bundle"], files, &["-o", &bundle]].concat());
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    bundle
}

fn game(figure: bool) -> Value {
    let mut actions = vec![json!({ "player": 0, "type": "tile", "x": 0, "y": -1, "rotation": 0 })];
    if figure {
        actions.push(json!({ "player": 0, "type": "figure", "figure": "follower", "x": 0, "y": -1, "kind": "city", "at": "N" }));
    }
    json!({
        "format": "bastide/game@1",
        "setup": {
            "players": 2,
            "start": [{ "tile": "base/D", "x": 0, "y": 0, "rotation": 2 }],
            "deck": ["base/E", "base/A"],
        },
        "actions": actions,
    })
}

#[test]
fn a_game_is_its_board_and_who_stands_there() {
    let desk = Desk::new();
    let file = desk.write("sunday.bastide-game.json", game(false).to_string());
    let picture = pictured(&desk, &file, "64");
    // Two tiles, one above the other, in the middle of a square.
    assert_eq!((picture.width(), picture.height()), (64, 64));
    assert_eq!(colour(&picture, 8, 32), NOTHING);
    assert_eq!(colour(&picture, 24, 28), GRASS);
    assert_eq!(colour(&picture, 32, 2), CITY);
    let file = desk.write("sunday.bastide-game.json", game(true).to_string());
    let with_follower = pictured(&desk, &file, "64");
    assert_ne!(colour(&with_follower, 32, 9), colour(&picture, 32, 9));
    assert_eq!(colour(&with_follower, 24, 28), GRASS);
}

#[test]
fn a_bundle_is_the_tiles_that_it_brings() {
    let desk = Desk::new();
    let tile = |name: &str| {
        json!({ "id": format!("mine/{name}"), "count": 1, "segments": [
            { "kind": "city", "edges": ["N", "E", "S", "W"] },
        ] })
    };
    let set = json!({
        "format": "bastide/tile-set@1", "id": "mine", "name": { "en": "Mine" },
        "tiles": [tile("A"), tile("B"), tile("C")],
    });
    let set = desk.write("set.json", set.to_string());
    let picture = pictured(&desk, &bundled(&desk, &[&set]), "100");
    // Two columns; the last place stays empty.
    for (x, y) in [(25, 25), (75, 25), (25, 75)] {
        assert_eq!(colour(&picture, x, y), CITY);
    }
    assert_eq!(colour(&picture, 75, 75), NOTHING);
    assert_eq!(colour(&picture, 50, 50), NOTHING);
}

#[test]
fn a_bundle_without_tiles_is_its_first_board_or_what_its_mix_takes() {
    let desk = Desk::new();
    let mix = json!({
        "format": "bastide/mix@1", "id": "two", "name": { "en": "Two" },
        "sets": { "base": 1, "inns": 1 }, "expansions": ["inns"],
    });
    let mix = desk.write("mix.json", mix.to_string());
    for files in [
        mix,
        format!("{GUIDES}/first-scenario"),
        format!("{GUIDES}/first-campaign"),
    ] {
        let picture = pictured(&desk, &bundled(&desk, &[&files]), "256");
        let pixels = picture.pixels().iter();
        let colours: BTreeSet<_> = pixels.map(|it| (it.red(), it.green(), it.blue())).collect();
        assert!(colours.len() > 20, "{files}: {} colours", colours.len());
    }
}

#[test]
fn what_has_no_picture_is_told_and_leaves_no_file() {
    let desk = Desk::new();
    let letter = desk.write("letter.bastide-game.json", "Dear Anna");
    let cut = desk.write("cut.bastide", b"PK\x03\x04");
    for file in [&letter, &cut, "/nowhere/at-all.bastide"] {
        let picture = desk.path().join("picture.png");
        let said = run(&["thumbnail", file, &picture.display().to_string()]);
        assert_eq!((said.code, said.out.as_str()), (1, ""), "{}", said.err);
        assert!(
            said.err.starts_with(&format!("error: {file}")),
            "{}",
            said.err
        );
        assert!(!picture.exists(), "{file}");
    }
    let file = desk.write("sunday.bastide-game.json", game(true).to_string());
    let said = run(&["thumbnail", &file, "/nowhere/at-all.png"]);
    assert_eq!(said.code, 1);
    assert!(
        said.err.starts_with("error: /nowhere/at-all.png"),
        "{}",
        said.err
    );
}

#[test]
fn shells_and_man_know_every_command() {
    let help = run(&["--help"]).out;
    let (_, listed) = help.split_once("Commands:\n").expect("a list of commands");
    let names: Vec<_> = listed
        .lines()
        .map_while(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    assert!(names.len() > 12, "{names:?}");
    for shell in ["bash", "fish", "zsh"] {
        let script = run(&["completions", shell]);
        assert_eq!(script.code, 0);
        for name in &names {
            assert!(script.out.contains(name), "{shell}: {name}");
        }
    }
    let desk = Desk::new();
    let folder = desk.path().display().to_string();
    assert_eq!(run(&["man", &folder]).code, 0);
    for name in &names {
        let page = std::fs::read_to_string(desk.path().join(format!("bastide-{name}.1")));
        assert!(page.expect("a page").contains(".SH NAME"), "{name}");
    }
}
