//! Facts in answers: what the rules compute from a move takes the place of `{points}` and the like, in any language.

mod common;

use common::{act, faults, road, runner, scenario, tile};
use serde_json::{Value, json};

/// The learner can complete a road of three tiles, or leave it open.
fn road_to_close(text: &[(&str, &str)]) -> Value {
    let mut beginning = road();
    beginning["setup"]["players"][1]["name"] = json!("Bo");
    let steps = json!([
        { "id": "open", "type": "do", "say": "open", "rest": "pass", "good": "good", "why": "why",
          "accept": { "not": { "completes": { "kind": "road" } } },
          "feedback": [{ "class": "closed", "when": { "completes": { "kind": "road" } }, "say": "closed",
                         "refute": [{ "player": 0, "type": "pass" }] }] },
        { "id": "end", "type": "say", "say": "end" },
    ]);
    let mut scenario = scenario(beginning, &["base/W", "base/U", "base/U"], steps);
    for (key, said) in text {
        scenario["text"]["en"][*key] = json!(said);
    }
    scenario
}

fn answer(scenario: &Value, action: Value) -> String {
    let mut runner = runner(scenario);
    let outcome = act(&mut runner, action);
    let said = outcome.say.expect("it is answered");
    let text = runner.lesson().scenario.said(&said, "en").expect("a text");
    outcome.facts.fill(text)
}

#[test]
fn an_answer_tells_what_the_move_and_its_refutation_brought() {
    let scenario = road_to_close(&[
        (
            "closed",
            "{points} {points|point|points}: {points.road} for the road, {points.city} for a city. \
             Bo {points.bo}. {supply} followers, {left} {left|tile|tiles}.",
        ),
        ("good", "{points}. {supply} left."),
    ]);
    assert_eq!(faults(&scenario), [""; 0]);
    // The points come with the pass of the refutation, the thief with them.
    let tiles = runner(&scenario).game().state().left() - 1;
    assert_eq!(
        answer(&scenario, tile(-1, 0, 2)),
        format!("3 points: 3 for the road, 0 for a city. Bo 0. 7 followers, {tiles} tiles.")
    );
    assert_eq!(answer(&scenario, tile(0, 1, 0)), "0. 6 left.");
}

#[test]
fn why_tells_of_the_last_move() {
    let scenario = road_to_close(&[("why", "{points}!")]);
    let mut runner = runner(&scenario);
    act(&mut runner, tile(-1, 0, 2));
    assert_eq!(runner.why().facts.fill("{points}!"), "3!");
    act(&mut runner, tile(0, 1, 0));
    assert_eq!(runner.why().facts.fill("{points}!"), "0!");
}

#[test]
fn the_checker_names_facts_that_there_are_not() {
    let unknown = road_to_close(&[
        ("closed", "{point} and {points.ada}"),
        ("why", "{points.bo}"),
    ]);
    assert_eq!(faults(&unknown), ["text.en.closed no-answer-fact"]);
    let mut dutch = road_to_close(&[("closed", "{points}")]);
    dutch["text"]["nl"] = dutch["text"]["en"].clone();
    dutch["text"]["nl"]["closed"] = json!("{punten}");
    assert_eq!(faults(&dutch), ["text.nl.closed no-answer-fact"]);
    let early = road_to_close(&[("open", "{points} to be had")]);
    assert_eq!(faults(&early), ["text.en.open only-in-answers"]);
    let houseless = road_to_close(&[("good", "Your tollhouse shows {value}.")]);
    assert_eq!(faults(&houseless), ["text.en.good fact-without-value"]);
}

#[test]
fn a_question_is_answered_by_what_its_moves_bring() {
    for (suppose, right) in [(true, 3), (false, 3)] {
        let moves = json!([{ "player": 0, "type": "tile", "x": -1, "y": 0, "rotation": 2 },
                           { "player": 0, "type": "pass" }]);
        let steps = json!([
            { "id": "guess", "type": "predict", "say": "guess", "good": "good", "moves": moves, "suppose": suppose,
              "ask": { "kind": "number", "of": { "points": {} }, "choices": [2, right] },
              "feedback": [{ "class": "few", "when": { "answer": [2] }, "say": "few" }] },
            { "id": "end", "type": "say", "say": "end" },
        ]);
        let lesson = scenario(road(), &["base/W", "base/U", "base/U"], steps);
        for given in [2, right] {
            let given = content::scenario::ExpectedAnswer::Number(given);
            let outcome = runner(&lesson).answer(&given).unwrap();
            assert_eq!(outcome.facts.fill("{points}"), "3");
        }
    }
}

#[test]
fn the_tollhouse_of_the_learner_has_a_value() {
    let tiles = json!([{ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 },
                       { "tile": "base/W", "x": 1, "y": 0, "rotation": 2 }]);
    let beginning = json!({ "setup": {
        "players": [{ "by": "learner", "tollhouse": { "x": 1, "y": 0, "value": 2 } }, { "by": "bot:greedy" }],
        "mix": "tollkeepers", "start": tiles,
    } });
    let steps = json!([
        { "id": "go", "type": "do", "say": "go", "good": "good", "rest": "pass", "accept": { "act": { "type": "tile" } } },
        { "id": "end", "type": "say", "say": "end" },
    ]);
    let mut lesson = scenario(beginning, &["base/U", "base/U"], steps);
    lesson["text"]["en"]["good"] = json!("It shows {value}.");
    let outcome = act(&mut runner(&lesson), tile(2, 0, 1));
    assert_eq!(outcome.facts.fill("It shows {value}."), "It shows 2.");
}
