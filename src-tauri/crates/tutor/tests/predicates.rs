//! Every predicate, in the words of the game: after these actions it is true, false, or not decided yet.

mod common;

use common::{act, follower, pass, road, runner, scenario, tile};
use content::scenario::Predicate;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// After these actions of the learner, a step that wants the predicate is right, wrong or undecided.
struct Row(&'static str, Value, Vec<Value>, &'static str);

fn verdict(beginning: &Value, draws: &[&str], wanted: &Value, actions: &[Value]) -> &'static str {
    let steps = json!([
        { "id": "task", "type": "do", "say": "task", "accept": wanted },
        { "id": "end", "type": "say", "say": "end" },
    ]);
    let mut runner = runner(&scenario(beginning.clone(), draws, steps));
    let mut said = "none";
    for action in actions {
        said = common::verdict(&act(&mut runner, action.clone()));
    }
    said
}

fn all_hold(beginning: Value, draws: &[&str], rows: Vec<Row>, met: &mut BTreeSet<String>) {
    for Row(name, wanted, actions, expected) in rows {
        met.extend(wanted.as_object().unwrap().keys().cloned());
        let said = verdict(&beginning, draws, &wanted, &actions);
        assert_eq!(said, expected, "{name}: {wanted}");
    }
}

/// The curve makes the learner's road longer in the west.
fn longer() -> Value {
    tile(-1, 0, 3)
}

#[test]
fn every_predicate_is_answered_by_the_rules() {
    let mut met = BTreeSet::new();
    let road_named = || json!({ "feature": "road" });
    let farmer = || follower(-1, 0, "field", "NL");
    all_hold(
        road(),
        &["base/V", "base/U", "base/L"],
        vec![
            Row(
                "a longer road",
                json!({ "extends": road_named() }),
                vec![longer()],
                "right",
            ),
            Row(
                "another place",
                json!({ "extends": road_named() }),
                vec![tile(0, 1, 0)],
                "wrong",
            ),
            Row(
                "any road grows",
                json!({ "extends": { "kind": "road" } }),
                vec![longer()],
                "right",
            ),
            Row(
                "it stays open",
                json!({ "completes": road_named() }),
                vec![longer()],
                "wrong",
            ),
            Row(
                "where it was laid",
                json!({ "act": { "type": "tile", "x": -1 } }),
                vec![longer()],
                "right",
            ),
            Row(
                "how it was turned",
                json!({ "act": { "type": "tile", "rotation": [0, 3] } }),
                vec![longer()],
                "right",
            ),
            Row(
                "turned otherwise",
                json!({ "act": { "type": "tile", "rotation": [1] } }),
                vec![longer()],
                "wrong",
            ),
            Row(
                "no figure yet",
                json!({ "act": { "type": "figure" } }),
                vec![longer()],
                "undecided",
            ),
            Row(
                "no figure at all",
                json!({ "act": { "type": "figure" } }),
                vec![longer(), pass()],
                "wrong",
            ),
            Row(
                "a farmer",
                json!({ "act": { "kind": "field", "type": "figure" } }),
                vec![longer(), farmer()],
                "right",
            ),
            Row(
                "by any of its spots",
                json!({ "act": { "type": "figure", "kind": "field", "at": "WL" } }),
                vec![longer(), farmer()],
                "right",
            ),
            Row(
                "a farmer stands",
                json!({ "occupies": { "kind": "field" } }),
                vec![longer(), farmer()],
                "right",
            ),
            Row(
                "the thief stood before",
                json!({ "occupies": { "feature": "road", "newly": true } }),
                vec![longer(), farmer()],
                "wrong",
            ),
            Row(
                "the thief stands",
                json!({ "occupies": { "feature": "road", "figure": "follower" } }),
                vec![longer()],
                "right",
            ),
            Row(
                "the road pays the learner",
                json!({ "owns": { "feature": "road", "alone": true } }),
                vec![longer()],
                "right",
            ),
            Row(
                "what the road would bring",
                json!({ "worth": { "feature": "road", "at-least": 2 } }),
                vec![longer()],
                "right",
            ),
            Row(
                "the road is not complete",
                json!({ "complete": { "feature": "road" } }),
                vec![longer(), pass()],
                "wrong",
            ),
            Row(
                "nobody else",
                json!({ "owns": { "feature": "road", "player": 1 } }),
                vec![longer(), pass()],
                "wrong",
            ),
            Row(
                "six in hand",
                json!({ "supply": { "what": "follower", "exactly": 6 } }),
                vec![longer()],
                "right",
            ),
            Row(
                "five in hand",
                json!({ "supply": { "what": "follower", "at-most": 5 } }),
                vec![longer(), farmer()],
                "right",
            ),
            Row(
                "no points yet",
                json!({ "score": { "at-least": 1 } }),
                vec![longer(), pass()],
                "wrong",
            ),
            Row(
                "both",
                json!({ "all": [{ "extends": road_named() }, { "occupies": { "kind": "field" } }] }),
                vec![longer()],
                "undecided",
            ),
            Row(
                "either",
                json!({ "any": [{ "extends": road_named() }, { "occupies": { "kind": "field" } }] }),
                vec![longer()],
                "right",
            ),
            Row(
                "not so",
                json!({ "not": { "extends": road_named() } }),
                vec![longer()],
                "wrong",
            ),
            Row(
                "a turn is over",
                json!({ "turns": { "at-least": 1 } }),
                vec![longer(), pass()],
                "right",
            ),
            Row(
                "two are not",
                json!({ "turns": { "at-least": 2 } }),
                vec![longer(), pass()],
                "wrong",
            ),
            Row(
                "a tile was laid",
                json!({ "happened": { "event": "tile-laid", "player": 0 } }),
                vec![longer()],
                "right",
            ),
            Row(
                "no figure came home",
                json!({ "happened": { "event": "figure-home", "exactly": 0 } }),
                vec![longer(), pass()],
                "right",
            ),
            Row(
                "it goes on",
                json!({ "game-over": true }),
                vec![longer(), pass()],
                "wrong",
            ),
            Row(
                "nothing was lost",
                json!({ "loss": { "at-most": 0 } }),
                vec![longer(), pass()],
                "right",
            ),
            Row(
                "nobody has won",
                json!({ "wins": {} }),
                vec![longer(), pass()],
                "wrong",
            ),
            Row(
                "nothing was answered",
                json!({ "answer": [3] }),
                vec![longer()],
                "wrong",
            ),
            Row(
                "nothing was refused",
                json!({ "illegal": {} }),
                vec![longer()],
                "wrong",
            ),
        ],
        &mut met,
    );
    let closing = || tile(-1, 0, 3);
    all_hold(
        road(),
        &["base/L"],
        vec![
            Row(
                "the road ends",
                json!({ "completes": road_named() }),
                vec![closing()],
                "right",
            ),
            Row(
                "some road ends",
                json!({ "completes": { "kind": "road" } }),
                vec![closing()],
                "right",
            ),
            Row(
                "no city ends",
                json!({ "completes": { "kind": "city" } }),
                vec![closing()],
                "wrong",
            ),
            Row(
                "points come later",
                json!({ "scored": { "at-least": 3 } }),
                vec![closing()],
                "undecided",
            ),
            Row(
                "three points",
                json!({ "scored": { "source": "road", "exactly": 3 } }),
                vec![closing(), pass()],
                "right",
            ),
            Row(
                "for this road",
                json!({ "scored": { "feature": "road", "at-least": 3 } }),
                vec![closing(), pass()],
                "right",
            ),
            Row(
                "not four",
                json!({ "scored": { "at-least": 4 } }),
                vec![closing(), pass()],
                "wrong",
            ),
            Row(
                "on the track",
                json!({ "score": { "exactly": 3 } }),
                vec![closing(), pass()],
                "right",
            ),
            Row(
                "less than the best",
                json!({ "loss": { "at-least": 1 } }),
                vec![tile(0, -1, 2), pass()],
                "right",
            ),
        ],
        &mut met,
    );
    let mut last = road();
    last["setup"]["deck"] = json!(["base/L"]);
    let mut ended = scenario(
        last,
        &[],
        json!([{ "id": "task", "type": "do", "say": "task",
                 "accept": { "all": [{ "game-over": true }, { "wins": { "alone": true } }] } }]),
    );
    ended.as_object_mut().unwrap().remove("deck");
    let mut runner = runner(&ended);
    act(&mut runner, closing());
    assert_eq!(common::verdict(&act(&mut runner, pass())), "right");

    met.extend(towers());
    met.extend(builders());
    // What is said of a document is tried where one is made, and what a move gives up in `costs.rs`.
    let of_games = |word: &&&str| !Predicate::AT_DESK.contains(word) && **word != "gives-up";
    let all: BTreeSet<_> = Predicate::WORDS
        .iter()
        .filter(of_games)
        .map(|word| (*word).to_owned())
        .collect();
    assert_eq!(met, all, "a predicate is not tried");
}

/// Bo's thief stands beside a tower; the learner holds floors.
fn towers() -> BTreeSet<String> {
    let tower = json!({
        "setup": {
            "mix": "tower",
            "players": [{ "by": "learner" }, { "by": "bot:greedy" }],
            "start": [
                { "tile": "tower/A", "x": 0, "y": 0, "rotation": 0 },
            ],
            "figures": [
                { "player": 1, "figure": "follower", "x": 0, "y": 0, "kind": "road", "at": "N" },
                { "player": 0, "figure": "follower", "x": 0, "y": 0, "kind": "field", "at": "SL" },
            ],
        },
    });
    let own = || json!({ "type": "capture", "x": 0, "y": 0, "kind": "field", "at": "SL", "owner": 0, "figure": "follower" });
    let floor = || json!({ "type": "floor", "x": 0, "y": 0 });
    let capture = || json!({ "type": "capture", "x": 0, "y": 0, "kind": "road", "at": "N", "owner": 1, "figure": "follower" });
    let laid = || tile(0, -1, 1);
    let mut met = BTreeSet::new();
    all_hold(
        tower,
        &["base/U", "base/U"],
        vec![
            Row(
                "not yet captured",
                json!({ "captured": { "owner": 1 } }),
                vec![laid(), floor()],
                "undecided",
            ),
            Row(
                "captured",
                json!({ "captured": { "owner": 1, "figure": "follower" } }),
                vec![laid(), floor(), capture()],
                "right",
            ),
            Row(
                "an own figure",
                json!({ "captured": { "owner": 0, "figure": "follower" } }),
                vec![laid(), floor(), own()],
                "right",
            ),
            Row(
                "somebody else's is none of one's own",
                json!({ "captured": { "owner": 0 } }),
                vec![laid(), floor(), capture()],
                "wrong",
            ),
            Row(
                "one prisoner",
                json!({ "holds": { "owner": 1, "exactly": 1 } }),
                vec![laid(), floor(), capture()],
                "right",
            ),
            Row(
                "no prisoner",
                json!({ "holds": { "at-least": 1 } }),
                vec![laid(), floor(), pass()],
                "wrong",
            ),
            Row(
                "a floor less",
                json!({ "supply": { "what": "floors", "at-most": 9 } }),
                vec![laid(), floor()],
                "right",
            ),
            Row(
                "whose figure",
                json!({ "act": { "type": "capture", "owner": 1 } }),
                vec![laid(), floor(), capture()],
                "right",
            ),
        ],
        &mut met,
    );
    met
}

/// The learner's builder stands on the road.
fn builders() -> BTreeSet<String> {
    let mut builder = road();
    builder["setup"]["mix"] = json!("traders");
    builder["setup"]["figures"].as_array_mut().unwrap().push(
        json!({ "player": 0, "figure": "builder", "x": 0, "y": 0, "kind": "road", "at": "E" }),
    );
    let mut met = BTreeSet::new();
    all_hold(
        builder,
        &["base/V", "base/U", "base/U"],
        vec![
            Row(
                "a second tile",
                json!({ "second-part": true }),
                vec![longer(), pass()],
                "right",
            ),
            Row(
                "none",
                json!({ "second-part": true }),
                vec![tile(0, 1, 0), pass()],
                "wrong",
            ),
        ],
        &mut met,
    );
    met
}
