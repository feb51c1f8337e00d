//! A step begins where the solution of the steps before it leads: alone, in a path, and when it is begun again. After free
//! turns more of them go on from where they led.

mod common;

use common::{act, faults, lesson, pass, report, road, runner, scenario, tile, verdict};
use content::library::Library;
use content::path::Path;
use content::scenario::Scenario;
use rules::action::Action;
use serde_json::{Value, json};
use tutor::check::prove_within;
use tutor::{Runner, Work, checkpoint};

/// Two turns of the learner with a turn of Bo after each, then a third that is open: a tile, and a thief on it.
fn three_turns() -> Value {
    let any = json!({ "act": { "type": "tile" } });
    let mut lesson = scenario(
        road(),
        &["base/V", "base/E", "base/V", "base/E", "base/U", "base/U"],
        json!([
            { "id": "first", "type": "do", "say": "first", "accept": any, "rest": "pass" },
            { "id": "second", "type": "do", "say": "second", "accept": any, "rest": "pass" },
            { "id": "third", "type": "do", "say": "third",
              "accept": { "happened": { "event": "figure-set", "player": 0 } } },
        ]),
    );
    lesson["setup"]["players"][1] = json!({ "by": "script" });
    let bo = |x, y, rotation| json!([{ "act": tile(x, y, rotation) }, { "act": pass() }]);
    lesson["scripts"] = json!([{ "player": 1, "turns": [bo(1, 1, 2), bo(1, 2, 0)] }]);
    lesson["solution"] = json!({ "first": [tile(-1, 0, 3)] });
    lesson
}

fn read(scenario: &Value) -> Scenario {
    let read = Library::built_in().read_value(scenario.clone());
    read.unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// A step alone, as practice asks it.
fn alone(whole: &Value, step: usize) -> Value {
    let board = checkpoint(Library::built_in(), &read(whole), step);
    let mut alone = whole.clone();
    for (name, value) in serde_json::to_value(board).unwrap().as_object().unwrap() {
        alone[name] = value.clone();
    }
    let step = &whole["steps"][step];
    alone["steps"] = json!([step]);
    let id = step["id"].as_str().unwrap();
    let solution = &whole["solution"][id];
    alone["solution"] = json!({});
    if !solution.is_null() {
        alone["solution"][id] = solution.clone();
    }
    alone["text"]["en"] = json!({ "title": "Words.", id: "Words." });
    alone
}

/// Somebody in the third turn, who has done what is right first in the two before.
fn in_third_turn(whole: &Value) -> Runner {
    let mut runner = runner(whole);
    assert_eq!(verdict(&act(&mut runner, tile(-1, 0, 3))), "right");
    laid(&mut runner);
    assert_eq!(runner.step().id, "third");
    runner
}

#[test]
fn a_step_begins_where_playing_the_solution_leads() {
    let whole = three_turns();
    let mut playing = runner(&whole);
    for step in 0..3 {
        let begun = runner(&alone(&whole, step));
        assert_eq!(begun.game().state(), playing.game().state(), "step {step}");
        playing.skip();
    }
    let third = in_third_turn(&whole);
    let tiles = third.game().state().board.tiles();
    assert_eq!(tiles.len(), 6, "two of the start, and each has placed two");
    let began = runner(&alone(&whole, 2));
    assert_eq!(began.game().state(), third.game().state());
    assert_eq!(began.began(), 2, "Bo's second turn is seen before it");
    assert_eq!(faults(&alone(&whole, 2)), [""; 0]);
}

#[test]
fn what_a_step_shows_of_others_is_no_turn_of_their_scripts() {
    let mut whole = three_turns();
    let bo = |mut action: Value| {
        action["player"] = json!(1);
        action
    };
    let shown = json!({ "id": "shown", "type": "show", "say": "shown",
                        "moves": [bo(tile(1, 1, 2)), bo(pass())] });
    whole["steps"].as_array_mut().unwrap().insert(1, shown);
    whole["text"]["en"]["shown"] = json!("Words.");
    whole["scripts"][0]["turns"]
        .as_array_mut()
        .unwrap()
        .remove(0);
    let third = Runner::at_step(&lesson(&whole), "third").unwrap();
    let tiles = third.game().state().board.tiles();
    let is_bos = |x, y| {
        tiles
            .iter()
            .any(|tile| (tile.cell.x, tile.cell.y) == (x, y))
    };
    assert!(
        is_bos(1, 1) && is_bos(1, 2),
        "one is shown, one is of the script"
    );
    let begun = runner(&alone(&whole, 3));
    assert_eq!(begun.game().state(), third.game().state());
}

#[test]
fn a_lesson_opens_at_a_step_with_everything_before_it_solved() {
    let whole = three_turns();
    let mut opened = Runner::at_step(&lesson(&whole), "third").unwrap();
    assert_eq!(opened.game().state(), in_third_turn(&whole).game().state());
    assert_eq!(opened.progress().skipped, 0);
    opened.back();
    assert_eq!(opened.step().id, "second");
    assert!(Runner::at_step(&lesson(&whole), "fourth").is_none());
}

#[test]
fn a_step_that_is_begun_again_begins_where_it_began() {
    let whole = three_turns();
    let mut third = in_third_turn(&whole);
    let begun = third.game().clone();
    laid(&mut third);
    assert_ne!(third.game().state(), begun.state());
    third.retry();
    assert_eq!(third.game().state(), begun.state());
    // Alone it does the same.
    let mut begun_alone = runner(&alone(&whole, 2));
    laid(&mut begun_alone);
    begun_alone.retry();
    assert_eq!(begun_alone.game().state(), begun.state());
}

#[test]
fn a_step_of_a_path_begins_at_its_checkpoint_or_goes_on_with_the_one_before_it() {
    let whole = three_turns();
    let lesson_of_it = read(&whole);
    let path = |steps: &[&str]| {
        let steps: Vec<_> = steps
            .iter()
            .map(|step| json!({ "lesson": "probe", "step": step }))
            .collect();
        let path = json!({ "format": "bastide/path@1", "id": "short", "title": "title", "minutes": 1,
                           "steps": steps, "text": { "en": { "title": "Words." } } });
        let path: Path = Library::built_in().read_value(path).unwrap();
        let begins = |of: &Scenario, step| checkpoint(Library::built_in(), of, step);
        let made = path.scenario("short".to_owned(), None, |_| Some(&lesson_of_it), begins);
        let mut made = serde_json::to_value(made.unwrap()).unwrap();
        made["format"] = json!("bastide/scenario@1");
        made
    };
    let third = in_third_turn(&whole);
    assert_eq!(
        runner(&path(&["third"])).game().state(),
        third.game().state()
    );
    let both = path(&["second", "third"]);
    assert_eq!(both["boards"], Value::Null, "the third turn needs no board");
    let mut playing = runner(&both);
    laid(&mut playing);
    assert_eq!(playing.game().state(), third.game().state());
    // Another step comes between: then it begins on a board of its own.
    let apart = path(&["third", "first"]);
    assert!(apart["boards"]["board-1"]["moves"].is_null());
    assert_eq!(apart["moves"].as_array().unwrap().len(), 6);
}

#[test]
fn moves_before_a_step_are_moves_that_the_rules_allow() {
    let mut third = alone(&three_turns(), 2);
    third["moves"][1]["player"] = json!(1);
    assert_eq!(faults(&third), ["moves[1] refused"]);
    third["moves"][1]["player"] = json!(2);
    assert_eq!(faults(&third), ["moves[1].player no-seat"]);
}

/// One free turn, a word, and one more.
fn free_turns() -> Value {
    let free = |id: &str| {
        json!({ "id": id, "type": "play", "say": id, "turns": 1,
                "until": { "happened": { "event": "figure-set", "player": 0 } },
                "feedback": [{ "class": "nobody", "say": "nobody" }] })
    };
    let mut lesson = scenario(
        road(),
        &["base/V", "base/E", "base/V", "base/E", "base/U"],
        json!([free("one"), { "id": "word", "type": "say", "say": "word" }, free("two")]),
    );
    for step in ["one", "two"] {
        lesson["solution"][step] = json!([tile(9, 9, 0)]);
    }
    let mut playing = runner(&lesson);
    for step in ["one", "two"] {
        assert_eq!(playing.step().id, step);
        let solution = [laid(&mut playing), stood(&mut playing, 0)];
        lesson["solution"][step] = json!(solution);
        if step == "one" {
            playing.go_on().unwrap();
        }
    }
    lesson
}

/// Places the tile where it may go first.
fn laid(runner: &mut Runner) -> Action {
    let action = runner.game().actions()[0];
    assert!(matches!(action, Action::Tile { .. }));
    runner.act(action).unwrap();
    action
}

/// Places a figure in one of the ways in which it may stand.
fn stood(runner: &mut Runner, way: usize) -> Action {
    let actions = runner.game().actions();
    let stands = |action: &&Action| matches!(action, Action::Figure { .. });
    let action = *actions.iter().filter(stands).nth(way).unwrap();
    runner.act(action).unwrap();
    action
}

#[test]
fn after_free_turns_words_and_more_free_turns_go_on_with_their_board() {
    let free = free_turns();
    assert_eq!(faults(&free), Vec::<String>::new());
    let mut other = free.clone();
    other["steps"][2]["type"] = json!("do");
    other["steps"][2].as_object_mut().unwrap().remove("turns");
    let until = other["steps"][2].as_object_mut().unwrap().remove("until");
    other["steps"][2]["accept"] = until.unwrap();
    other["steps"][2]["feedback"][0]["when"] = json!({ "act": { "type": "pass" } });
    assert!(faults(&other).contains(&"steps[2] any-position".to_owned()));
}

#[test]
fn who_left_the_solution_in_free_turns_goes_on_from_there_and_is_shown_the_rest_from_the_checkpoint()
 {
    let free = free_turns();
    let mut own = runner(&free);
    laid(&mut own);
    stood(&mut own, 1);
    own.go_on().unwrap();
    assert_eq!(own.step().id, "two");
    let mut solved = Runner::at_step(&lesson(&free), "two").unwrap();
    assert_ne!(own.game().state(), solved.game().state());
    // What the solution does next is shown only to who came by it.
    let shown = |runner: &mut Runner| {
        while runner.next_rung() < 4 {
            runner.hint().unwrap();
        }
        runner.help().is_some_and(|help| !help.acts.is_empty())
    };
    assert!(shown(&mut solved));
    assert!(!shown(&mut own));
    own.skip();
    assert!(own.is_done());
    solved.skip();
    assert_eq!(own.game().state(), solved.game().state());
}

#[test]
fn every_right_way_is_followed_or_said_not_to_be() {
    let mut wide = three_turns();
    wide["setup"]["players"] = json!([{ "by": "learner" }]);
    wide.as_object_mut().unwrap().remove("scripts");
    wide.as_object_mut().unwrap().remove("solution");
    wide["deck"]["draws"] = json!(["base/V", "base/V", "base/V", "base/U"]);
    wide["steps"][2]["accept"] = wide["steps"][0]["accept"].clone();
    let seen = report(&wide).steps;
    assert_eq!(seen.iter().map(|step| step.unseen).sum::<usize>(), 0);
    let ways: Vec<_> = seen.iter().map(|step| step.accepted).collect();
    assert!(
        ways[1] > 50 && ways[2] > 4 * ways[1],
        "the last turn is tried from wherever the second may lead: {ways:?}"
    );
    let little = prove_within(&read(&wide), Library::built_in(), Work::of(2_000));
    let unseen = little.steps[2].unseen;
    assert!(unseen > 0);
    assert!(
        little.steps[2]
            .to_string()
            .contains(&format!("{unseen} positions not looked at"))
    );
}
