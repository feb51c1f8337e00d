//! Definitions of another program through the command: sets on the output, remarks on the error output.

mod bastide;

use bastide::{Desk, bastide, run};
use serde_json::Value;
use std::io::Write;
use std::process::Stdio;

const PACK: &str = "<pack>
  <tile id=\"Gate\" count=\"3\"><road inn=\"yes\">W E</road><city cathedral=\"true\">N</city>
    <farm city=\"N\">EL WR</farm><farm>ER SL SR WL</farm></tile>
  <tile id=\"Lair\"><dragon/><farm>NL NR EL ER SL SR WL WR</farm></tile>
  <tile id=\"Brook\"><river>W Q</river><farm>NL NR EL WR</farm><farm>ER SL SR WL</farm></tile>
</pack>";

const DEFS: &str =
    "<defs><tiles><tile id=\"A\"><field>NL NR EL ER SL SR WL WR</field></tile></tiles><sets>
  <tile-set id=\"one\"><ref tile=\"A\" count=\"1\"/></tile-set>
  <tile-set id=\"two\"><ref tile=\"A\" count=\"2\"/></tile-set></sets></defs>";

#[test]
fn a_set_comes_out_ready_to_be_checked_and_the_rest_is_told_by_tile() {
    let desk = Desk::new();
    let file = desk.write("old_gates.xml", PACK);
    let said = run(&["convert", &file]);
    assert_eq!(said.code, 0, "{}", said.err);
    let lines: Vec<_> = said.err.lines().skip(1).collect();
    assert_eq!(
        lines,
        [
            format!("{file}:tile[Lair].dragon[0]: warning: not taken over: a dragon"),
            format!(
                "{file}:tile[Brook].river[0]: unknown word \"Q\", expected one of: N, E, S, W, NL, NR, EL, ER, SL, SR, WL, WR, I"
            ),
            format!("{file}:tile[Brook]: this tile is left out"),
        ]
    );
    let set: Value = serde_json::from_str(&said.out).expect("one document");
    assert_eq!(set["format"], "bastide/tile-set@1");
    assert_eq!(set["id"], "old-gates");
    assert_eq!(set["needs"], serde_json::json!(["inns"]));
    assert_eq!(set["tiles"][0]["count"], 3);
    let checked = desk.write("old-gates.json", &said.out);
    let said = run(&["check", &checked]);
    assert_eq!(said.out, "1 file checked: 0 errors, 0 warnings\n");
}

#[test]
fn several_sets_are_a_line_each_and_json_holds_everything() {
    let desk = Desk::new();
    let file = desk.write("sets.xml", DEFS);
    let said = run(&["convert", &file]);
    let ids: Vec<_> = said
        .out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a document")["id"].clone())
        .collect();
    assert_eq!(ids, ["one", "two"]);
    let said = run(&["convert", "--json", &file]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let all: Value = serde_json::from_str(&said.out).expect("one object");
    assert_eq!(all["sets"][1]["tiles"][0]["count"], 2);
    assert_eq!(all["problems"][0]["code"], "never-told");
}

#[test]
fn a_set_takes_no_id_of_the_program_and_the_input_may_be_read() {
    let desk = Desk::new();
    let said = run(&["convert", &desk.write("tower.xml", PACK)]);
    assert!(said.out.contains("\"id\":\"tower-2\""), "{}", said.out);
    let mut child = bastide(&["convert", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command starts");
    let mut input = child.stdin.take().expect("an input");
    input.write_all(PACK.as_bytes()).expect("it reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("Gate"));
}

const SET: &str = r#"{ "format": "bastide/tile-set@1", "id": "hills", "name": { "en": "Hills & dales" }, "author": "Ada",
  "tiles": [
    { "id": "hills/Hamlet", "count": 2, "village": [0, 1], "segments": [
      { "kind": "road", "edges": ["W"] }, { "kind": "road", "edges": ["E"] },
      { "kind": "field", "edges": ["NL", "NR", "EL", "WR"] }, { "kind": "field", "edges": ["ER", "SL", "SR", "WL"] }] },
    { "id": "hills/Spring", "count": 1, "marks": ["spring", "garden"], "segments": [
      { "kind": "river", "edges": ["E"] },
      { "kind": "field", "edges": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] }] }] }"#;

#[test]
fn a_set_of_ours_becomes_a_definition_that_is_taken_over_again() {
    let desk = Desk::new();
    let file = desk.write("hills.json", SET);
    let said = run(&["convert", "--for-jcloisterzone", &file]);
    assert_eq!(said.code, 0, "{}", said.err);
    let losses: Vec<_> = said.err.lines().collect();
    let lost = |thing: &str| format!("{file}: warning: not included: {thing}");
    assert_eq!(
        losses,
        [
            lost("who made the set"),
            lost("the village in which roads end (on Hamlet)"),
        ]
    );
    assert!(
        said.out
            .starts_with("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<defs>\n")
    );
    assert!(said.out.ends_with("</defs>\n"));
    let back = run(&["convert", &desk.write("hills.xml", &said.out)]);
    assert_eq!(back.code, 0, "{}", back.err);
    let set: Value = serde_json::from_str(&back.out).expect("one document");
    let mut ours: Value = serde_json::from_str(SET).expect("a document");
    for (design, name) in [(0, "Hamlet"), (1, "Spring")] {
        ours["tiles"][design]["id"] = format!("hills-dales/{name}").into();
    }
    ours["tiles"][0]
        .as_object_mut()
        .expect("a tile")
        .remove("village");
    ours["tiles"][1]["marks"] = serde_json::json!(["garden", "spring"]);
    assert_eq!(set["tiles"], ours["tiles"]);
    assert_eq!(set["name"], ours["name"]);
    let all = run(&["convert", "--for-jcloisterzone", "--json", &file]);
    assert_eq!((all.code, all.err.as_str()), (0, ""));
    let all: Value = serde_json::from_str(&all.out).expect("one object");
    assert_eq!(all["definition"], said.out);
    assert_eq!(all["problems"][1]["code"], "not-written");
}

#[test]
fn a_set_with_a_fault_becomes_no_definition() {
    let desk = Desk::new();
    let torn = SET.replace("\"SR\", \"WL\"] }] },", "\"SR\"] }] },");
    let file = desk.write("hills.json", &torn);
    let said = run(&["convert", "--for-jcloisterzone", &file]);
    assert_eq!((said.code, said.out.as_str()), (1, ""));
    assert!(said.err.contains("(WL) need a field"), "{}", said.err);
    let said = run(&[
        "convert",
        "--for-jcloisterzone",
        &desk.write("pack.xml", PACK),
    ]);
    assert_eq!((said.code, said.out.as_str()), (1, ""));
}

#[test]
fn what_is_no_definition_fails_with_its_sentence() {
    let desk = Desk::new();
    let file = desk.write("set.json", "{}");
    let said = run(&["convert", &file]);
    assert_eq!(said.code, 1);
    assert_eq!(said.out, "");
    assert_eq!(
        said.err,
        format!("error: {file}: this is not XML (line 1, column 1)\n")
    );
    let said = run(&["convert", "gone.xml"]);
    assert!(
        said.err.starts_with("error: gone.xml: cannot be read"),
        "{}",
        said.err
    );
}
