//! `bastide estimate`: what hints say of who is ahead is what games come to.

mod bastide;

use serde_json::Value;

#[test]
fn who_is_said_to_be_ahead_ends_ahead_and_two_in_turn_do_not_both_lead() {
    let arguments = "estimate --positions 12 --games 24 --seed 44 --json";
    let answer = bastide::run(&arguments.split(' ').collect::<Vec<_>>());
    let figures: Value = serde_json::from_str(&answer.out).expect("JSON");
    let mean = |name: &str| figures[name]["mean"].as_f64().expect("a number");
    assert!(mean("off").abs() <= 2.0, "{figures}");
    assert!(mean("twoInTurn").abs() <= 2.0, "{figures}");
    assert_eq!(figures["positions"], 12);
}
