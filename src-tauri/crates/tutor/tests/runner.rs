//! How a lesson goes: what is right leads on, what is wrong is answered and taken back, help comes in four rungs.

mod common;

use common::{act, follower, lesson, pass, road, runner, scenario, tile, verdict, worded};
use content::scenario::ExpectedAnswer;
use serde_json::{Value, json};
use std::sync::Arc;
use tutor::{Progress, Runner};

/// The learner holds a curve; the road to the west is to be made longer.
fn longer() -> Value {
    scenario(
        road(),
        &["base/V", "base/U", "base/U"],
        json!([
            { "id": "want", "type": "say", "say": "want" },
            { "id": "longer", "type": "do", "say": "longer", "rest": "pass", "rules": ["BG-16"],
              "good": "grown", "why": "because", "accept": { "extends": { "feature": "road" } },
              "feedback": [
                { "class": "elsewhere", "when": { "not": { "extends": { "feature": "road" } } },
                  "say": "elsewhere", "refute": [{ "player": 0, "type": "pass" }] },
              ],
              "hints": { "nudge": "look-west" } },
            { "id": "end", "type": "say", "say": "end" },
        ]),
    )
}

#[test]
fn what_is_right_leads_on_and_says_what_it_brought() {
    let mut runner = runner(&longer());
    assert_eq!(runner.view().may[0], "next");
    runner.go_on().unwrap();
    // Whoever asks before the answer hears why the task is so.
    assert_eq!(runner.why().say.as_deref(), Some("because"));
    let outcome = act(&mut runner, tile(-1, 0, 3));
    assert_eq!(
        (verdict(&outcome), outcome.say.as_deref()),
        ("right", Some("grown"))
    );
    assert_eq!(runner.view().step, "end");
    // The rest of the turn was passed.
    assert_eq!(runner.game().state().turn, 2);
    assert_eq!(runner.why().say.as_deref(), Some("because"));
    runner.go_on().unwrap();
    let view = runner.view();
    assert_eq!((view.done, view.stars, view.progress), (true, 3, (3, 3)));
    assert!(runner.go_on().is_err() && runner.hint().is_err());
}

#[test]
fn what_is_wrong_happens_is_played_out_answered_and_taken_back() {
    let mut runner = runner(&longer());
    runner.go_on().unwrap();
    let before = runner.game().state().clone();
    let outcome = act(&mut runner, tile(0, 1, 0));
    assert_eq!(verdict(&outcome), "wrong");
    assert_eq!(outcome.class.as_deref(), Some("elsewhere"));
    assert_eq!(outcome.say.as_deref(), Some("elsewhere"));
    assert_eq!(outcome.rules, ["BG-16"]);
    let (line, from) = runner.shown().unwrap();
    // The tile, and the pass of the refutation.
    assert_eq!((line.head() - from, line.now().state().turn), (2, 2));
    assert_eq!(runner.game().state(), &before);
    assert_eq!(runner.view().stars, 2);
}

#[test]
fn what_the_rules_refuse_is_no_mistake() {
    let mut runner = runner(&longer());
    runner.go_on().unwrap();
    let outcome = act(&mut runner, tile(5, 5, 0));
    assert_eq!((verdict(&outcome), outcome.reasons.len()), ("refused", 1));
    assert_eq!(outcome.rules, ["BG-06"]);
    assert_eq!(runner.why().reasons, outcome.reasons);
    assert_eq!((runner.view().mistakes, runner.view().stars), (0, 3));
}

#[test]
fn after_two_mistakes_of_one_class_the_first_hint_opens_by_itself() {
    let mut runner = runner(&longer());
    runner.go_on().unwrap();
    assert_eq!(act(&mut runner, tile(0, 1, 0)).help, None);
    let help = act(&mut runner, tile(0, 1, 3)).help.unwrap();
    assert_eq!((help.rung, help.say.as_deref()), (1, Some("look-west")));
    let view = runner.view();
    assert_eq!(
        (view.hint, view.hints, view.mistakes, view.stars),
        (1, 0, 2, 1)
    );
}

#[test]
fn hints_are_a_ladder_and_the_last_one_leads_on() {
    let mut runner = runner(&longer());
    runner.go_on().unwrap();
    let mut hint = || runner.hint().unwrap().help.unwrap();
    let (nudge, area, places) = (hint(), hint(), hint());
    assert_eq!(
        (nudge.rung, nudge.area.len(), nudge.places.len()),
        (1, 0, 0)
    );
    assert_eq!((area.rung, area.area.len(), area.places.len()), (2, 9, 0));
    assert_eq!(places.rung, 3);
    assert_eq!(json!(places.places), json!([{ "x": -1, "y": 0 }]));
    // The place is shown with the tile turned: played so it is right.
    let shown = runner.clone().act(places.acts[0]).unwrap();
    assert_eq!((places.acts.len(), verdict(&shown)), (1, "right"));
    runner.hint().unwrap();
    assert_eq!(
        (runner.view().step.as_str(), runner.view().mistakes),
        ("end", 0)
    );
    assert_eq!(runner.view().stars, 2);
}

#[test]
fn what_is_skipped_is_done_for_the_learner_and_costs_two_stars() {
    let mut runner = runner(&longer());
    runner.skip();
    assert_eq!(
        (runner.view().step.as_str(), runner.view().stars),
        ("longer", 3)
    );
    runner.skip();
    assert_eq!(
        (runner.view().step.as_str(), runner.view().stars),
        ("end", 1)
    );
    assert_eq!(runner.game().state().board.tiles().len(), 3);
}

#[test]
fn a_step_can_be_begun_again_and_left_for_the_one_before() {
    let mut runner = runner(&longer());
    let start = runner.game().state().clone();
    runner.go_on().unwrap();
    act(&mut runner, tile(-1, 0, 3));
    assert_eq!(runner.view().step, "end");
    runner.back();
    assert_eq!(
        (runner.view().step.as_str(), runner.game().state()),
        ("longer", &start)
    );
    runner.back_to("want");
    assert_eq!(runner.view().step, "want");
    runner.back();
    assert_eq!(runner.view().step, "want");
}

#[test]
fn a_lesson_goes_on_at_its_step_after_a_restart() {
    let lesson = lesson(&longer());
    let mut runner = Runner::new(Arc::clone(&lesson));
    runner.go_on().unwrap();
    act(&mut runner, tile(0, 1, 0));
    runner.hint().unwrap();
    let kept = serde_json::to_string(runner.progress()).unwrap();
    let again = Runner::resume(Arc::clone(&lesson), serde_json::from_str(&kept).unwrap());
    assert_eq!(again.view(), runner.view());
    assert_eq!(again.game().state(), runner.game().state());
    act(&mut runner, tile(-1, 0, 3));
    let kept: Progress = serde_json::from_value(json!(runner.progress())).unwrap();
    let again = Runner::resume(lesson, kept);
    assert_eq!(again.game().state(), runner.game().state());
}

#[test]
fn where_no_words_help_the_first_hint_shows_where_to_look() {
    let mut value = longer();
    let step = &mut value["steps"][1];
    step.as_object_mut().unwrap().remove("hints");
    let mut runner = runner(&value);
    runner.go_on().unwrap();
    let help = runner.hint().unwrap().help.expect("help");
    assert_eq!((help.rung, help.say), (2, None));
    assert!(!help.area.is_empty());
    let help = runner.hint().unwrap().help.expect("help");
    assert_eq!(help.rung, 3);
    assert!(!help.places.is_empty());
}

#[test]
fn who_comes_back_to_a_lesson_that_is_done_sees_how_it_ended() {
    let mut value = longer();
    value["steps"].as_array_mut().unwrap().pop();
    let lesson = lesson(&value);
    let mut runner = Runner::new(Arc::clone(&lesson));
    let begun = runner.game().state().board.tiles().len();
    while !runner.progress().done {
        runner.skip();
    }
    assert!(runner.game().state().board.tiles().len() > begun);
    let kept = serde_json::to_string(runner.progress()).unwrap();
    let mut again = Runner::resume(Arc::clone(&lesson), serde_json::from_str(&kept).unwrap());
    assert_eq!(again.game().state(), runner.game().state());
    assert_eq!(
        (again.goals(), again.stars()),
        (runner.goals(), runner.stars())
    );
    assert_eq!(again.view(), runner.view());
    // Begun again, it is not done, and nothing is kept of an end.
    again.retry();
    assert_eq!(
        (again.progress().done, &again.progress().end),
        (false, &None)
    );
    let kept = serde_json::to_string(again.progress()).unwrap();
    assert!(!kept.contains("end"), "{kept}");
}

#[test]
fn a_lesson_that_was_changed_goes_on_as_far_as_it_can() {
    let first = lesson(&longer());
    let mut runner = Runner::new(first);
    runner.go_on().unwrap();
    act(&mut runner, tile(0, 1, 0));
    act(&mut runner, tile(-1, 0, 3));
    let mut changed = longer();
    // Now a crossing is drawn first: what was done is impossible.
    changed["deck"]["draws"][0] = json!("base/C");
    changed["deck"]["aside"] = json!(true);
    let again = Runner::resume(lesson(&changed), runner.progress().clone());
    assert_eq!(
        (again.view().step.as_str(), again.view().mistakes),
        ("longer", 1)
    );
}

#[test]
fn a_mistake_in_the_second_decision_takes_back_no_more_than_needed() {
    let steps = json!([
        { "id": "farmer", "type": "do", "say": "farmer",
          "accept": { "all": [{ "extends": { "feature": "road" } },
                              { "occupies": { "kind": "field", "newly": true } }] },
          "feedback": [
            { "class": "no-farmer", "when": { "extends": { "feature": "road" } }, "say": "no-farmer" },
            { "class": "elsewhere", "when": { "not": { "extends": { "feature": "road" } } },
              "say": "elsewhere", "then": "retry" },
          ] },
        { "id": "end", "type": "say", "say": "end" },
    ]);
    let mut runner = runner(&scenario(road(), &["base/V", "base/U"], steps));
    assert_eq!(verdict(&act(&mut runner, tile(-1, 0, 3))), "undecided");
    assert_eq!(verdict(&act(&mut runner, pass())), "wrong");
    // The tile stays: only the figure is asked again.
    assert_eq!(runner.game().state().board.tiles().len(), 3);
    runner.rewind();
    assert_eq!(runner.game().state().board.tiles().len(), 2);
    assert_eq!(
        act(&mut runner, tile(0, 1, 0)).class.as_deref(),
        Some("elsewhere")
    );
    assert_eq!(verdict(&act(&mut runner, tile(-1, 0, 3))), "undecided");
    assert_eq!(
        verdict(&act(&mut runner, follower(-1, 0, "field", "NL"))),
        "right"
    );
}

#[test]
fn a_mistake_may_stand_and_the_lesson_goes_on_from_it() {
    let mut lesson = longer();
    lesson["steps"][1]["feedback"][0]["then"] = json!("continue");
    let mut runner = runner(&lesson);
    runner.go_on().unwrap();
    assert_eq!(verdict(&act(&mut runner, tile(0, 1, 0))), "wrong");
    assert_eq!(runner.view().step, "end");
    assert_eq!(runner.game().state().turn, 2);
}

/// The learner guesses what closing the road brings.
fn guess() -> Value {
    let closing = json!([
        { "player": 0, "type": "tile", "x": -1, "y": 0, "rotation": 3 },
        { "player": 0, "type": "pass" },
    ]);
    scenario(
        road(),
        &["base/L", "base/U"],
        json!([
            { "id": "guess", "type": "predict", "say": "guess", "good": "three", "moves": closing,
              "ask": { "kind": "number", "of": { "points": { "source": "road" } },
                       "choices": [2, 3, 6], "answer": 3 },
              "feedback": [
                { "class": "village", "when": { "answer": [2] }, "say": "village" },
                { "class": "twice", "when": { "answer": [6] }, "say": "twice" },
              ] },
            { "id": "end", "type": "say", "say": "end" },
        ]),
    )
}

#[test]
fn a_guess_is_held_against_what_the_rules_count_and_then_played() {
    let mut runner = runner(&guess());
    let outcome = runner.answer(&ExpectedAnswer::Number(6)).unwrap();
    assert_eq!(
        (verdict(&outcome), outcome.class.as_deref()),
        ("wrong", Some("twice"))
    );
    // No words are written for it and nothing is pointed at: the first hint leaves two of the answers, and counts nothing
    // yet, as the sum is the answer.
    let help = runner.hint().unwrap().help.unwrap();
    assert_eq!((help.rung, help.lines.len()), (3, 0));
    assert_eq!(
        help.left,
        [ExpectedAnswer::Number(2), ExpectedAnswer::Number(3)]
    );
    let told = runner.clone().hint().unwrap().help.unwrap();
    assert_eq!((told.rung, told.lines[0].points), (4, 3));
    let outcome = runner.answer(&ExpectedAnswer::Number(3)).unwrap();
    assert_eq!(
        (verdict(&outcome), outcome.value),
        ("right", Some(ExpectedAnswer::Number(3)))
    );
    assert_eq!(runner.game().state().players[0].score, 3);
    assert_eq!(runner.why().scores[0].points, 3);
}

#[test]
fn a_guess_costs_no_star_and_a_hint_for_it_neither() {
    let mut runner = runner(&guess());
    assert_eq!(runner.hint_costs(), 0);
    runner.hint().unwrap();
    assert_eq!(
        verdict(&runner.answer(&ExpectedAnswer::Number(2)).unwrap()),
        "wrong"
    );
    let view = runner.view();
    assert_eq!(
        (view.guesses, view.mistakes, view.hints, view.stars),
        (1, 0, 0, 3)
    );
}

#[test]
fn a_test_asks_once_without_help_and_counts_every_answer() {
    let mut test = guess();
    test["test"] = json!(true);
    let mut runner = runner(&test);
    let step = runner.view().step;
    assert!(
        !runner
            .view()
            .may
            .iter()
            .any(|it| ["hint", "skip"].contains(it))
    );
    assert_eq!(
        verdict(&runner.answer(&ExpectedAnswer::Number(2)).unwrap()),
        "wrong"
    );
    assert_ne!(runner.view().step, step);
    assert_eq!(runner.stars(), 2);
}

#[test]
fn where_there_are_aims_they_earn_the_stars() {
    for (score, stars) in [(0, 3), (4000, 2)] {
        let mut aimed = longer();
        let goal = |say: &str, least: i32| json!({ "say": say, "reach": { "score": { "at-least": least } } });
        aimed["goals"] = json!([goal("here", 0), goal("far", score)]);
        let mut runner = runner(&worded(aimed));
        runner.go_on().unwrap();
        act(&mut runner, tile(-1, 0, 3));
        while !runner.view().done {
            runner.skip();
        }
        // Nothing was left to skip but what is told.
        assert_eq!((runner.progress().skipped, runner.stars()), (0, stars));
    }
}

#[test]
fn a_hint_tells_its_price_before_it_is_given() {
    let mut runner = runner(&longer());
    runner.go_on().unwrap();
    assert_eq!(runner.hint_costs(), 1);
    runner.hint().unwrap();
    assert_eq!((runner.hint_costs(), runner.stars()), (0, 2));
}

#[test]
fn moves_that_are_only_imagined_are_not_played() {
    let mut imagined = guess();
    imagined["steps"][0]["suppose"] = json!(true);
    let mut runner = runner(&imagined);
    runner.answer(&ExpectedAnswer::Number(3)).unwrap();
    assert_eq!(runner.game().state().board.tiles().len(), 2);
}

#[test]
fn moves_are_shown_one_by_one_and_back_again() {
    let mut shown = guess();
    let moves = shown["steps"][0]["moves"].clone();
    shown["steps"][0] = json!({ "id": "show", "type": "show", "say": "show", "moves": moves });
    let mut runner = runner(&worded(shown));
    runner.go_on().unwrap();
    runner.go_on().unwrap();
    assert_eq!(runner.game().state().players[0].score, 3);
    runner.back();
    assert_eq!(runner.game().state().board.tiles().len(), 3);
    runner.go_on().unwrap();
    runner.go_on().unwrap();
    assert_eq!(runner.view().step, "end");
}

#[test]
fn the_best_action_is_the_one_that_leaves_most_points_at_the_end_of_the_turn() {
    let steps = json!([
        { "id": "best", "type": "find", "say": "best", "find": "best",
          "feedback": [{ "class": "less", "when": { "loss": { "at-least": 1 } }, "say": "less" }] },
        { "id": "end", "type": "say", "say": "end" },
    ]);
    let mut runner = runner(&scenario(road(), &["base/L", "base/U"], steps));
    // The road would bring three points, the little city brings four to whoever stands in it.
    assert_eq!(verdict(&act(&mut runner, tile(0, -1, 2))), "undecided");
    assert_eq!(act(&mut runner, pass()).class.as_deref(), Some("less"));
    let knight = follower(0, -1, "city", "S");
    assert_eq!(verdict(&act(&mut runner, knight)), "right");
}

#[test]
fn all_places_are_found_together() {
    let steps = json!([
        { "id": "all", "type": "find", "say": "all", "find": "all",
          "accept": { "extends": { "feature": "road" } },
          "feedback": [{ "class": "grass", "when": { "not": { "extends": { "feature": "road" } } }, "say": "grass" }] },
        { "id": "end", "type": "say", "say": "end" },
    ]);
    let mut runner = runner(&scenario(road(), &["base/V", "base/U"], steps));
    let places = |spots: Value| ExpectedAnswer::read_part(spots, "value").unwrap();
    let wrong = runner
        .answer(&places(json!([{ "x": -1, "y": 0 }, { "x": 0, "y": 1 }])))
        .unwrap();
    assert_eq!(wrong.class.as_deref(), Some("grass"));
    let right = runner
        .answer(&places(json!([{ "x": -1, "y": 0 }])))
        .unwrap();
    assert_eq!(verdict(&right), "right");
}

#[test]
fn what_is_wrong_can_be_named_or_pointed_at() {
    let steps = json!([
        { "id": "spot", "type": "spot", "say": "spot",
          "wrong": { "act": { "type": "tile", "x": -1, "y": 0, "rotation": 1 },
                     "choices": ["base/edge-mismatch", "base/no-neighbour"] },
          "feedback": [{ "class": "touches", "when": { "answer": ["base/no-neighbour"] }, "say": "touches" }] },
        { "id": "end", "type": "say", "say": "end" },
    ]);
    let scenario = scenario(road(), &["base/V", "base/U"], steps);
    let mut learner = runner(&scenario);
    let wrong = learner
        .answer(&ExpectedAnswer::Code("base/no-neighbour".to_owned()))
        .unwrap();
    assert_eq!(wrong.class.as_deref(), Some("touches"));
    let right = learner
        .answer(&ExpectedAnswer::Code("base/edge-mismatch".to_owned()))
        .unwrap();
    assert_eq!(verdict(&right), "right");
    let pointed = ExpectedAnswer::read_part(json!({ "x": 0, "y": 0 }), "value").unwrap();
    assert_eq!(
        verdict(&runner(&scenario).answer(&pointed).unwrap()),
        "right"
    );
}

/// Two free turns in which three points are to be scored.
fn free() -> Value {
    let mut free = scenario(
        road(),
        &["base/U", "base/E", "base/L", "base/E", "base/U"],
        json!([
            { "id": "free", "type": "play", "say": "free", "turns": 2, "good": "scored",
              "until": { "scored": { "source": "road", "at-least": 3 } },
              "fail": { "score": { "player": 1, "at-least": 4 } },
              "feedback": [
                { "class": "bo", "when": { "score": { "player": 1, "at-least": 4 } }, "say": "bo" },
                { "class": "late", "say": "late" },
              ] },
            { "id": "end", "type": "say", "say": "end" },
        ]),
    );
    free["setup"]["players"][1] = json!({ "by": "script" });
    free["scripts"] = json!([{ "player": 1, "bot": "random", "turns": [
        [{ "act": { "type": "tile", "x": 1, "y": 1, "rotation": 2 }, "say": "hm" }, { "act": pass() }],
    ] }]);
    free["solution"] = json!({ "free": [tile(-1, 0, 0), pass(), tile(-2, 0, 3), pass()] });
    worded(free)
}

#[test]
fn free_turns_go_on_until_the_goal_is_reached() {
    let mut runner = runner(&free());
    assert_eq!(verdict(&act(&mut runner, tile(-1, 0, 0))), "undecided");
    let outcome = act(&mut runner, pass());
    assert_eq!(outcome.others.len(), 2);
    assert_eq!(outcome.others[0].player, rules::ground::PlayerId::nth(1));
    assert_eq!(verdict(&act(&mut runner, tile(-2, 0, 3))), "undecided");
    assert_eq!(verdict(&act(&mut runner, pass())), "right");
}

/// Comes back after the program was closed.
fn resumed(runner: &Runner) -> Runner {
    let kept = serde_json::to_string(&runner.kept_progress()).unwrap();
    let again: Progress = serde_json::from_str(&kept).unwrap();
    Runner::resume(Arc::clone(runner.lesson()), again)
}

#[test]
fn free_turns_go_on_where_somebody_left() {
    let mut runner = runner(&free());
    assert!(!runner.is_amid());
    for action in [tile(-1, 0, 0), pass(), tile(-2, 0, 3), pass()] {
        let again = resumed(&runner);
        assert_eq!(again.game().state(), runner.game().state());
        assert_eq!(again.is_amid(), runner.is_amid());
        assert_eq!(
            (again.view(), again.turns()),
            (runner.view(), runner.turns())
        );
        // Whoever goes on can still take back what was done before.
        let (mut back, mut there) = (again.clone(), runner.clone());
        back.rewind();
        there.rewind();
        assert_eq!(back.game().state(), there.game().state());
        runner = again;
        act(&mut runner, action);
    }
    assert_eq!(runner.view().step, "end");
    assert_eq!(resumed(&runner).game().state(), runner.game().state());
}

#[test]
fn free_turns_whose_beginning_changed_begin_anew() {
    let mut left = runner(&free());
    act(&mut left, tile(-1, 0, 0));
    let kept = left.kept_progress();
    let mut changed = free();
    changed["deck"]["draws"][0] = json!("base/C");
    changed["solution"] = json!({});
    let begun = Runner::new(lesson(&changed));
    let again = Runner::resume(lesson(&changed), kept.clone());
    assert_eq!(again.game().state(), begun.game().state());
    // Another step that is entered keeps nothing of it.
    let mut done = Runner::resume(lesson(&free()), kept);
    done.skip();
    assert_eq!(done.kept_progress().amid, None);
}

#[test]
fn free_turns_that_are_used_up_begin_again() {
    let mut runner = runner(&free());
    let start = runner.game().state().clone();
    for _ in 0..2 {
        let actions = runner.game().actions();
        let far = actions
            .iter()
            .find(|a| json!(a)["x"] != -1)
            .copied()
            .unwrap();
        runner.act(far).unwrap();
        if runner.game().state().landed.is_some() && runner.game().state().turn != 1 {
            break;
        }
        act(&mut runner, pass());
    }
    let mut outcome = None;
    while runner.view().mistakes == 0 {
        let least = runner.game().actions().last().copied().unwrap();
        outcome = Some(runner.act(least).unwrap());
    }
    assert_eq!(outcome.unwrap().class.as_deref(), Some("late"));
    assert_eq!(runner.game().state(), &start);
    // The last hint plays the whole solution.
    while runner.view().step != "end" {
        runner.hint().unwrap();
    }
}

#[test]
fn a_script_that_became_impossible_is_left_to_its_bot() {
    let mut blocked = free();
    blocked["scripts"][0]["turns"][0][0]["act"] = tile(0, 0, 0);
    let mut runner = runner(&blocked);
    act(&mut runner, tile(-1, 0, 0));
    let outcome = act(&mut runner, pass());
    assert!(!outcome.others.is_empty());
    assert_eq!(
        runner.game().to_move(),
        Some(rules::ground::PlayerId::nth(0))
    );
}

#[test]
fn a_step_on_its_own_board_begins_there_whatever_was_done_before() {
    let mut two = longer();
    two["boards"] = json!({ "other": { "setup": road()["setup"], "let": {} } });
    two["boards"]["other"]["setup"]["start"][1]["tile"] = json!("base/X");
    two["steps"][2]["board"] = json!("other");
    let mut runner = runner(&two);
    runner.go_on().unwrap();
    act(&mut runner, tile(-1, 0, 3));
    assert_eq!(runner.view().board.as_deref(), Some("other"));
    assert_eq!(runner.game().state().board.tiles().len(), 2);
    // What is shown is still what was done.
    assert_eq!(
        runner.shown().unwrap().0.now().state().board.tiles().len(),
        3
    );
}
