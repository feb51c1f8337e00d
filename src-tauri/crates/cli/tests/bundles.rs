//! Bundles in the terminal: packed from files, checked, refused.

mod bastide;

use bastide::{Desk, run};
use serde_json::{Value, json};

fn set() -> Value {
    json!({
        "format": "bastide/tile-set@1", "id": "mine", "name": { "en": "Mine" },
        "tiles": [{ "id": "mine/A", "count": 2, "segments": [
            { "kind": "city", "edges": ["N", "E", "S", "W"] },
        ] }],
    })
}

fn mix() -> Value {
    json!({
        "format": "bastide/mix@1", "id": "both", "name": { "en": "Both" },
        "sets": { "base": 1, "mine": 1 }, "expansions": ["tower"],
    })
}

#[test]
fn files_are_put_into_a_bundle_and_checked_in_it() {
    let desk = Desk::new();
    let set = desk.write("set.json", set().to_string());
    let mix = desk.write("mix.json", mix().to_string());
    let out = desk.path().join("ours.bastide").display().to_string();
    let said = run(&["bundle", &mix, &set, "-o", &out]);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
    let bytes = std::fs::read(&out).expect("a bundle");
    assert_eq!(
        said.out,
        format!("{out}: 2 documents, {} bytes\n", bytes.len())
    );
    let said = run(&["check", &out]);
    assert_eq!(said.code, 0);
    assert_eq!(
        said.out.lines().collect::<Vec<_>>(),
        [
            format!(
                "{out}:mixes/both.json:expansions[0]: warning: the rules of tower are on, but no tile shows a tower foundation"
            ),
            "1 file checked: 0 errors, 1 warning".to_owned(),
        ]
    );
    // From the folder with the bundle in it, in another order: the same bytes.
    let folder = desk.path().display().to_string();
    let again = desk.path().join("again.bastide").display().to_string();
    assert_eq!(run(&["bundle", &folder, "--output", &again]).code, 0);
    assert_eq!(std::fs::read(&again).expect("a bundle"), bytes);
}

#[test]
fn what_cannot_travel_is_told_and_nothing_is_written() {
    let desk = Desk::new();
    let out = desk.path().join("ours.bastide");
    let named = out.display().to_string();
    let both = desk.write("mix.json", mix().to_string());
    let said = run(&["bundle", &both, "-o", &named]);
    assert_eq!(
        (said.code, said.err.as_str()),
        (
            1,
            "error: mixes/both.json:sets.mine: there is no tile set \"mine\"\n"
        )
    );
    let game = desk.write("game.json", "{\"format\": \"bastide/game@1\"}");
    let broken = desk.write("broken.json", "{\"format\": \"bastide/mix@1\"");
    let said = run(&["bundle", &game, &broken, "-o", &named]);
    assert_eq!(
        said.err.lines().collect::<Vec<_>>(),
        [
            format!(
                "error: {game}:format: this cannot go into a bundle: found \"game\", expected one of: tile-set, mix, position, scenario, campaign"
            ),
            format!("error: {broken}: this ends in the middle of a value (line 1)"),
        ]
    );
    assert!(!out.exists());
    let folder = desk.path().join("gone").join("ours.bastide");
    let set = desk.write("set.json", set().to_string());
    let said = run(&["bundle", &set, "-o", &folder.display().to_string()]);
    assert_eq!(said.code, 1);
    assert!(said.err.contains(": cannot be written: "), "{}", said.err);
}

#[test]
fn a_broken_bundle_is_checked_with_all_its_faults() {
    let desk = Desk::new();
    let letter = desk.write("letter.bastide", "Dear Anna");
    let cut = desk.write("cut.bastide", b"PK\x03\x04");
    let said = run(&["check", &desk.path().display().to_string()]);
    let no = "this is not a bundle: it is not a zip file, or it is cut off or damaged";
    assert_eq!(said.code, 1);
    assert_eq!(
        said.out.lines().collect::<Vec<_>>(),
        [
            format!("{cut}: {no}"),
            format!("{letter}: {no}"),
            "2 files checked: 2 errors, 0 warnings".to_owned(),
        ]
    );
}
