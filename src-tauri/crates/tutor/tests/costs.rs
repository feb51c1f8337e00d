//! Steps that carry what each way through the turn gives up: what is right, how it is answered, and what is wrong with a
//! table.

mod common;

use bots::Way;
use common::{act, follower, lesson, pass, report, road, runner, scenario, tile, verdict};
use content::way_loss::WayLoss;
use rules::action::Action;
use serde_json::{Value, json};

/// A straight road in hand, and what a way through the turn gives up.
fn table_of(cost: impl Fn(&Way) -> (i32, i32)) -> Value {
    let lesson = lesson(&scenario(
        road(),
        &["base/U"],
        json!([{ "id": "ask", "type": "find", "find": "best", "say": "ask" }]),
    ));
    let ways = tutor::ways(&lesson.stage(None).start().sight());
    let stood = ways.iter().map(|way| {
        let (behind, noise) = cost(way);
        WayLoss::from((behind, noise, 16))
    });
    json!({
        "bot": "steady", "version": 3, "seed": 7, "games": [16, 96], "stood": stood.collect::<Vec<_>>(),
    })
}

/// To the end of the road is best, with no figure or nearly as good with a farmer; elsewhere a figure costs most.
fn table() -> Value {
    table_of(|way| match (way.action, way.then) {
        (Action::Tile { x: -1, y: 0, .. }, Some(Action::Pass)) => (0, 0),
        (Action::Tile { x: -1, y: 0, .. }, _) => (120, 20),
        (_, Some(Action::Pass)) => (260, 30),
        _ => (540, 40),
    })
}

fn step(changes: &Value) -> Value {
    let mut step = json!({
        "id": "ask", "type": "find", "find": "best", "say": "ask", "good": "good", "costs": table(),
        "accept": { "gives-up": { "at-most": 1 } },
        "feedback": [
            { "class": "some", "when": { "gives-up": { "at-most": 4 } }, "say": "some" },
            { "class": "much", "when": { "gives-up": { "at-least": 5 } }, "say": "much" },
        ],
    });
    for (name, value) in changes.as_object().expect("changes") {
        if value.is_null() {
            step.as_object_mut().expect("a step").remove(name);
        } else {
            step[name] = value.clone();
        }
    }
    step
}

fn asked(changes: &Value) -> Value {
    let mut file = scenario(road(), &["base/U"], json!([step(changes)]));
    for key in ["good", "some", "much"] {
        file["text"]["en"][key] = json!("{given-up} {given-up|point|points}.");
    }
    file
}

#[test]
fn a_move_is_right_by_what_it_gives_up_and_the_answer_says_so() {
    let farmer = |x: i16, y: i16| follower(x, y, "field", "NL");
    let rows = [
        (tile(-1, 0, 0), pass(), "right", "0 points."),
        (tile(-1, 0, 0), farmer(-1, 0), "right", "1 point."),
        // The same road turned half round, and the same field by another name.
        (tile(-1, 0, 2), pass(), "right", "0 points."),
        (
            tile(-1, 0, 2),
            follower(-1, 0, "field", "NR"),
            "right",
            "1 point.",
        ),
        (tile(0, 1, 0), pass(), "wrong", "3 points."),
        (
            tile(0, 1, 0),
            follower(0, 1, "road", "W"),
            "wrong",
            "5 points.",
        ),
    ];
    for (first, then, expected, said) in rows {
        let mut runner = runner(&asked(&json!({})));
        let laid = act(&mut runner, first.clone());
        assert_eq!(
            verdict(&laid),
            "undecided",
            "the figure is still to come: {first}"
        );
        let done = act(&mut runner, then.clone());
        assert_eq!(verdict(&done), expected, "{first} {then}");
        let text = "{given-up} {given-up|point|points}.";
        assert_eq!(done.facts.fill(text), said, "{first} {then}");
    }
}

#[test]
fn a_table_without_more_accepts_what_nobody_can_tell_from_the_best() {
    let file = asked(&json!({
        "accept": null, "feedback": [{ "class": "some", "when": { "gives-up": { "at-least": 1 } }, "say": "some" }],
    }));
    let proofs = report(&file);
    let ways = &proofs.steps[0];
    // Two turns of the same road at its end, each without a figure.
    assert_eq!((ways.accepted, ways.unclassified), (2, 0), "{ways}");
    assert!(ways.classes["some"] > 10, "{ways}");
}

#[test]
fn what_is_given_up_joins_other_predicates() {
    let with_figure = json!({ "act": { "type": "figure" } });
    let few = json!({ "gives-up": { "at-most": 1 } });
    for (accept, right) in [
        (json!({ "all": [few, { "not": with_figure }] }), 2),
        (json!({ "all": [few, with_figure] }), 4),
        (json!({ "gives-up": {} }), 2),
        (json!({ "gives-up": { "exactly": 1 } }), 4),
        (json!({ "not": { "gives-up": { "at-least": 2 } } }), 6),
    ] {
        let proofs = report(&asked(&json!({ "accept": accept })));
        assert_eq!(proofs.steps[0].accepted, right, "{accept}");
    }
}

#[test]
fn what_is_wrong_with_a_table_is_told() {
    let short = |rows: usize| {
        let mut short = table();
        let stood = short["stood"].as_array_mut().expect("a list");
        let left = stood.len() - rows;
        stood.truncate(left);
        short
    };
    let all = table()["stood"].as_array().expect("a list").len();
    let with = |name: &str, value: Value| {
        let mut table = table();
        table[name] = value;
        json!({ "costs": table })
    };
    let by_act = json!({ "act": { "type": "tile" } });
    let rows = [
        (
            json!({ "costs": short(1) }),
            format!("steps[0].costs.stood: this turn has {all} ways, and the table has {}", all - 1),
        ),
        (
            json!({ "costs": short(all - 1) }),
            "steps[0].costs.stood: too few for this turn: the table has 1".to_owned(),
        ),
        (
            with("stood", json!(vec![[0, 0, 16]; 601])),
            "steps[0].costs.stood: there are more than 600 ways to do this".to_owned(),
        ),
        (
            with("stood", json!([[0, 0]])),
            "steps[0].costs.stood[0]: expected a list of 3, found a list of 2".to_owned(),
        ),
        (
            with("bot", json!("stedy")),
            "steps[0].costs.bot: there is no bot \"stedy\", did you mean \"steady\"?".to_owned(),
        ),
        (
            with("version", json!(2)),
            "steps[0].costs: warning: version 2 of the bot \"steady\" judged this, and today it is version 3: judge it anew"
                .to_owned(),
        ),
        (
            json!({ "costs": null }),
            "steps[0].costs: to ask what a move gives up, say what each way gives up".to_owned(),
        ),
        (
            json!({ "find": "all" }),
            "steps[0].costs: only a step that finds the best has a table of what each way gives up".to_owned(),
        ),
        (
            json!({ "accept": { "gives-up": { "exactly": 9 } } }),
            "steps[0].accept: nothing that is allowed here is right".to_owned(),
        ),
    ];
    for (changes, expected) in rows {
        let told = report(&asked(&changes)).problems;
        let told: Vec<_> = told.iter().map(ToString::to_string).collect();
        assert!(
            told.contains(&expected),
            "expected {expected}, found {told:#?}"
        );
    }
    let refused = json!({ "accept": { "gives-up": { "at-least": 3 } } });
    let told = common::told(&report(&asked(&refused)).problems);
    assert!(
        told.contains("steps[0].accept: by the table this is best, and it is not accepted: {\"type\":\"tile\",\"x\":-1"),
        "{told}"
    );
    // Only a lesson is asked to use what it has.
    let mut unused = asked(&json!({ "accept": by_act, "feedback": null }));
    unused["kind"] = json!("lesson");
    unused["text"]["en"]["good"] = json!("Good.");
    let told = common::told(&report(&unused).problems);
    let expected = "steps[0].costs: warning: nothing in this step asks what a move gives up";
    assert!(told.contains(expected), "{told}");
    let mut goal = asked(&json!({}));
    goal["goals"] = json!([{ "say": "good", "reach": { "not": { "gives-up": {} } } }]);
    let told = common::told(&report(&goal).problems);
    let expected = "goals[0].reach: to ask what a move gives up, say what each way gives up";
    assert!(told.contains(expected), "{told}");
}

#[test]
fn hints_lead_to_what_gives_up_little_and_the_lesson_can_be_played_by_them() {
    let mut runner = runner(&asked(&json!({ "hints": { "nudge": "nudge" } })));
    let mut asked = 0;
    while !runner.is_done() {
        runner.hint().expect("there is more help");
        asked += 1;
    }
    assert!(asked <= 4, "{asked}");
}
