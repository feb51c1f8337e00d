//! Scenarios made of moments of games: the same position, an aim that is judged, a way that is proved.

use bots::BotKind;
use content::beginning::GameSetup;
use content::course::campaigns;
use content::document;
use content::library::Library;
use content::position::PositionSeat;
use content::problem::Problem;
use content::scenario::{DeckEnd, Scenario, StepKind};
use content::told;
use rules::action::Phase;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;
use serde_json::{Value, json};
use std::cell::Cell;
use std::sync::Arc;
use tutor::check::prove;
use tutor::moment::{ScenarioAim, ScenarioWish, scenario};
use tutor::{Lesson, Runner, is_solved, search};

fn begin(mix: &str, seats: u8, seed: u32) -> Game {
    let opening: GameSetup = {
        let written = json!({ "players": seats, "mix": mix, "seed": seed });
        document::read_part(written, "setup").unwrap()
    };
    let opened = Library::built_in().open(&opening).unwrap();
    Game::new(opened.table, &opened.setup).unwrap()
}

/// The game after so many turns of greedy bots; nothing when it is over by then.
fn after(mut game: Game, turns: u16) -> Option<Game> {
    let (mut menu, mut chance) = (Menu::new(), Chance::new(1));
    while game.state().turn < turns || game.tell().is_none() {
        if game.is_over() {
            return None;
        }
        game.legal(&mut menu);
        let action = BotKind::Greedy.choose(&game, &menu, &mut chance);
        game.apply_offered(action, &mut EventSink::silent());
    }
    Some(game)
}

fn wish(aim: ScenarioAim, tiles: Option<u16>) -> ScenarioWish {
    ScenarioWish {
        title: "The moment".to_owned(),
        note: Some("Look at the field first.".to_owned()),
        learner: PlayerId(1),
        aim,
        tiles,
    }
}

fn read(written: &Value) -> Result<Scenario, Vec<Problem>> {
    document::read(&serde_json::to_vec(written).unwrap())
}

fn errors(scenario: &Scenario) -> Vec<String> {
    let report = prove(scenario, Library::built_in());
    report.problems.iter().map(ToString::to_string).collect()
}

#[test]
fn a_scenario_begins_where_the_game_stood_whatever_is_played_with() {
    let library = Library::built_in();
    let mut told_of = 0;
    for mix in [
        "base",
        "traders",
        "tower",
        "robbers",
        "tollkeepers",
        "everything",
    ] {
        for (seats, turn) in [(2, 1), (2, 9), (3, 26), (4, 47), (5, 61)] {
            let Some(game) = after(begin(mix, seats, u32::from(turn)), turn) else {
                continue;
            };
            let seats = vec![PositionSeat::default(); usize::from(seats)];
            let written =
                scenario(&game, &seats, "own-probe", &wish(ScenarioAim::Win, None)).unwrap();
            let read = read(&written).unwrap();
            assert_eq!(
                read.said(&read.steps[0].say, "en"),
                Some("Look at the field first.")
            );
            let lesson = Lesson::open(read, library, 0).unwrap();
            let stage = lesson.stage(None);
            assert_eq!(stage.learner, PlayerId(1));
            let told = |game: &Game| told::told(game.table(), &game.tell().unwrap(), &seats);
            assert_eq!(told(stage.start()), told(&game), "{mix}, turn {turn}");
            told_of += 1;
        }
    }
    assert!(told_of >= 24, "{told_of} positions");
}

#[test]
fn every_aim_says_what_is_wanted_and_what_came_of_it() {
    let game = after(begin("base", 2, 5), 40).unwrap();
    let seats = vec![PositionSeat::default(); 2];
    let points = ScenarioAim::Points { points: 77 };
    for aim in [ScenarioAim::Win, ScenarioAim::WinAlone, points] {
        let written = scenario(&game, &seats, "own-probe", &wish(aim, None)).unwrap();
        let kept = read(&written).unwrap();
        let said = |key: &str| kept.said(key, "en").unwrap().to_owned();
        for key in ["goal", "aim", "good", "lost", "nudge"] {
            let text = said(key);
            assert!(
                !text.contains('{') && text.len() > 5,
                "{aim:?}, {key}: {text}"
            );
        }
        assert_eq!(said("aim").contains("77"), aim == points);
        assert_ne!(kept.said("aim", "en"), kept.said("aim", "nl"));
        assert_eq!(kept.said("title", "en"), kept.said("title", "nl"));
        assert_eq!(kept.language("nl"), "nl");
    }
}

#[test]
fn a_scenario_keeps_what_is_said_of_its_aim_as_facts_and_not_as_sentences() {
    let game = after(begin("base", 2, 5), 40).unwrap();
    let seats = vec![PositionSeat::default(); 2];
    let aim = ScenarioAim::Points { points: 77 };
    let written = scenario(&game, &seats, "own-probe", &wish(aim, None)).unwrap();
    let kept = read(&written).unwrap();
    let file: Value = serde_json::from_str(&document::write(&kept)).unwrap();
    let own = json!({ "en": { "title": "The moment", "note": "Look at the field first." } });
    assert_eq!(file["text"], own);
    assert_eq!(
        file["messages"]["goal"],
        json!({ "id": "points-goal", "facts": { "points": 77 } })
    );
    assert_eq!(read(&file).unwrap(), kept);

    // A translation of what people wrote is kept beside theirs.
    let mut dutch = file.clone();
    dutch["text"]["nl"] = json!({ "title": "Het moment", "note": "Kijk eerst naar de weide." });
    let dutch = read(&dutch).unwrap();
    assert_eq!(dutch.said("title", "nl"), Some("Het moment"));
    assert_eq!(dutch.said("goal", "nl"), kept.said("goal", "nl"));
    let again: Value = serde_json::from_str(&document::write(&dutch)).unwrap();
    assert_eq!(again["text"]["nl"]["title"], "Het moment");
    assert_eq!(again["text"]["nl"].get("goal"), None);
}

#[test]
fn a_scenario_of_before_with_its_sentences_is_read_and_written_as_it_is() {
    let game = after(begin("base", 2, 5), 40).unwrap();
    let seats = vec![PositionSeat::default(); 2];
    let written = scenario(&game, &seats, "own-probe", &wish(ScenarioAim::Win, None)).unwrap();
    let kept = read(&written).unwrap();
    let mut before = written.clone();
    before.as_object_mut().unwrap().remove("messages");
    before["text"] = json!(kept.text);
    let read_before = read(&before).unwrap();
    assert_eq!(read_before.text, kept.text);
    let again: Value = serde_json::from_str(&document::write(&read_before)).unwrap();
    assert_eq!(again["text"], before["text"]);
}

#[test]
fn what_is_no_message_is_said_by_nothing() {
    let game = after(begin("base", 2, 5), 40).unwrap();
    let seats = vec![PositionSeat::default(); 2];
    let mut written = scenario(&game, &seats, "own-probe", &wish(ScenarioAim::Win, None)).unwrap();
    written["messages"]["goal"]["id"] = json!("nobody-says-this");
    let problems = read(&written).unwrap_err();
    assert_eq!(problems[0].path, "goals[0].say");
}

#[test]
fn only_as_many_tiles_are_played_as_were_wished() {
    let game = after(begin("base", 2, 5), 40).unwrap();
    let seats = vec![PositionSeat::default(); 2];
    let written = scenario(&game, &seats, "own-probe", &wish(ScenarioAim::Win, Some(3))).unwrap();
    let deck = written["setup"]["deck"].as_array().unwrap();
    assert_eq!(deck.len(), 3);
    let drawn = usize::from(game.state().drawn.unwrap());
    assert_eq!(deck[0], json!(game.table().types[drawn].id));
}

#[test]
fn a_way_that_is_found_proves_the_scenario_and_without_one_that_is_said() {
    let game = after(begin("base", 2, 5), 60).unwrap();
    let points = u16::try_from(game.state().players[1].score).unwrap() + 5;
    let seats = vec![PositionSeat::default(); 2];
    let aim = wish(ScenarioAim::Points { points }, None);
    let mut written = scenario(&game, &seats, "own-probe", &aim).unwrap();
    let unproven = read(&written).unwrap();
    assert_eq!(
        errors(&unproven),
        ["solution.play: warning: nothing shows that the aim of these turns can be reached"]
    );
    let lesson = Lesson::open(unproven, Library::built_in(), 0).unwrap();
    assert!(!is_solved(&lesson));
    let found = search(&lesson, 40, &|| false);
    assert!((1..=40).contains(&found.tries));
    let way = found.way.unwrap();
    written["solution"] = json!({ "play": way });
    assert_eq!(errors(&read(&written).unwrap()), [""; 0]);
    // With bots of before, a way that fails is left out.
    let mut of_before = written.clone();
    of_before["solution"]["play"] = json!([{ "type": "pass" }]);
    assert!(!errors(&read(&of_before).unwrap()).is_empty());
    let version = BotKind::Greedy.version();
    of_before["bots"] = json!({ "greedy": version + 1 });
    let then_and_now = format!(
        "solution: warning: this way was found against version {} of the bot \"greedy\", and no longer leads to the aim \
         against version {version}: it is left out",
        version + 1
    );
    let told = prove(&read(&of_before).unwrap(), Library::built_in());
    assert!(told.problems.iter().any(|it| it.code == "other-bots"));
    assert_eq!(
        errors(&read(&of_before).unwrap()),
        [
            "solution.play: warning: nothing shows that the aim of these turns can be reached",
            then_and_now.as_str()
        ]
    );
    let mut starred = written.clone();
    let star = json!({ "say": "goal", "reach": { "score": { "at-least": 999 } } });
    starred["goals"].as_array_mut().unwrap().push(star);
    assert_eq!(
        errors(&read(&starred).unwrap()),
        ["goals[1]: warning: the solution does not reach this goal"]
    );
    let solved = |written: &Value| {
        let lesson = Lesson::open(read(written).unwrap(), Library::built_in(), 0).unwrap();
        is_solved(&lesson)
    };
    assert!(solved(&written));
    written["solution"] = json!({ "play": way[..way.len() - 1] });
    assert!(!solved(&written), "a way that ends too early leads nowhere");
}

#[test]
fn a_way_through_one_bag_is_shown_to_nobody_who_draws_from_another() {
    let game = after(begin("base", 2, 5), 60).unwrap();
    let points = u16::try_from(game.state().players[1].score).unwrap() + 5;
    let seats = vec![PositionSeat::default(); 2];
    let aim = wish(ScenarioAim::Points { points }, None);
    let mut written = scenario(&game, &seats, "own-probe", &aim).unwrap();
    let open = |written: &Value| Lesson::open(read(written).unwrap(), Library::built_in(), 0);
    let way = search(&open(&written).unwrap(), 40, &|| false).way.unwrap();
    written["solution"] = json!({ "play": way });
    let at_the_turns = |written: &Value| {
        let mut runner = Runner::new(Arc::new(open(written).unwrap()));
        while runner.go_on().is_ok() {}
        runner
    };
    let mut fixed = at_the_turns(&written);
    assert!(fixed.may_skip());
    fixed.skip();
    assert!(fixed.view().done);

    let mut drawn = written["setup"]["deck"].take();
    written["setup"].as_object_mut().unwrap().remove("deck");
    let first = drawn.as_array_mut().unwrap().swap_remove(0);
    written["deck"] = json!({ "draws": [first], "then": "bag" });
    // A way through the bag of the checker is right, and nobody else's.
    let way = search(&open(&written).unwrap(), 40, &|| false).way.unwrap();
    written["solution"] = json!({ "play": way });
    assert_eq!(errors(&read(&written).unwrap()), [""; 0]);
    let mut shuffled = at_the_turns(&written);
    assert!(!shuffled.may_skip() && shuffled.is_unproven());
    shuffled.skip();
    assert!(!shuffled.view().done, "nobody has played");
}

#[test]
fn no_way_is_found_to_what_nobody_can_reach() {
    let game = after(begin("base", 2, 5), 60).unwrap();
    let seats = vec![PositionSeat::default(); 2];
    let aim = wish(ScenarioAim::Points { points: 999 }, Some(4));
    let written = scenario(&game, &seats, "own-probe", &aim).unwrap();
    let lesson = Lesson::open(read(&written).unwrap(), Library::built_in(), 0).unwrap();
    let found = search(&lesson, 40, &|| false);
    assert_eq!((found.way, found.tries), (None, 40));
    let stopped_after = |times: u32| {
        let asked = Cell::new(0);
        let stop = || asked.replace(asked.get() + 1) >= times;
        search(&lesson, 40, &stop).tries
    };
    assert_eq!(stopped_after(0), 1, "one try is always made");
    assert_eq!(stopped_after(2), 1, "a try that was cut off does not count");
    assert!((2..40).contains(&stopped_after(60)));
}

#[test]
fn nothing_is_made_of_the_middle_of_a_turn() {
    let mut game = after(begin("base", 2, 5), 20).unwrap();
    let action = game.actions()[0];
    let who = game.to_move().unwrap();
    game.apply(who, action).unwrap();
    let seats = vec![PositionSeat::default(); 2];
    assert_eq!(game.phase(), Phase::Figure);
    let made = scenario(&game, &seats, "own-probe", &wish(ScenarioAim::Win, None));
    assert_eq!(made, None);
}

/// Only a person's own scenario may leave open whether its aim can be reached.
#[test]
fn every_chapter_of_a_campaign_shows_a_way_that_leads_there() {
    let chapters = campaigns().iter().flat_map(|campaign| &campaign.scenarios);
    for chapter in chapters {
        let free = chapter
            .steps
            .iter()
            .filter(|step| step.kind == StepKind::Play);
        assert!(free.clone().count() > 0, "{}", chapter.id);
        // Of tiles that come otherwise each time bots show it, which the checker holds.
        let varies = chapter.deck.as_ref().and_then(|deck| deck.then) == Some(DeckEnd::Bag);
        for step in free {
            let shown = chapter.acts(&step.id).is_some();
            assert_ne!(shown, varies, "{}, {}", chapter.id, step.id);
        }
        assert_eq!(errors(chapter), [""; 0], "{}", chapter.id);
        let lesson = Lesson::open(Scenario::clone(chapter), Library::built_in(), 0).unwrap();
        assert_ne!(is_solved(&lesson), varies, "{}", chapter.id);
    }
}
