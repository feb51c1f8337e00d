//! A scenario of one's own is kept once it is proved, played as any other, and its moment is the one of the game.

use super::super::{LearnerAction, Lessons};
use crate::error::{AppError, MissingThing, Result};
use crate::session::moment::TurnBeginning;
use crate::view::campaign::ChapterState;
use crate::view::lesson::{LessonHelp, LessonView};
use crate::view::own::{NewScenario, OwnScenario, SavedScenario};
use crate::view::shelf::FileReport;
use bots::BotKind;
use content::beginning::GameSetup;
use content::document;
use content::library::Library;
use content::position::PositionSeat;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::menu::Menu;
use serde_json::json;
use std::path::Path;
use std::sync::Arc;
use store::Store;
use store::document::DocumentId;
use tempfile::tempdir;
use tutor::moment::ScenarioAim;

fn started(folder: &Path) -> Lessons {
    Lessons::of_program(crate::store_in(folder))
}

/// A game of two greedy bots, some turns before its end.
fn moment(turn: u16) -> TurnBeginning {
    let written = json!({ "players": 2, "mix": "base", "seed": 5 });
    let opening: GameSetup = document::read_part(written, "setup").expect("a setup");
    let opened = Library::built_in().open(&opening).expect("a table");
    let mut game = Game::new(opened.table, &opened.setup).expect("a game");
    let (mut menu, mut chance) = (Menu::new(), Chance::new(1));
    while game.state().turn < turn || game.tell().is_none() {
        game.legal(&mut menu);
        let action = BotKind::Greedy.choose(&game, &menu, &mut chance);
        game.apply_offered(action, &mut EventSink::silent());
    }
    let seat = |name: &str| PositionSeat {
        name: Some(name.to_owned()),
        ..PositionSeat::default()
    };
    TurnBeginning {
        game: Arc::new(game),
        seats: vec![seat("Anna"), seat("Ben")],
    }
}

#[test]
fn from_a_real_bag_no_tile_is_drawn_as_a_turn_begins() {
    let tiles = |written| {
        let opening: GameSetup = document::read_part(written, "setup").expect("a setup");
        let opened = Library::built_in().open(&opening).expect("a table");
        let game = Arc::new(Game::new(opened.table, &opened.setup).expect("a game"));
        let seats = vec![PositionSeat::default(); 2];
        Lessons::told(&TurnBeginning { game, seats }).tiles
    };
    // The base game has 72 tiles; one lies on the table.
    let by_hand = json!({ "players": 2, "mix": "base", "draw": "by-hand" });
    let shuffled = json!({ "players": 2, "mix": "base", "seed": 5 });
    assert_eq!((tiles(by_hand), tiles(shuffled)), (71, 71));
}

/// Within reach of whoever scores at all.
fn reachable(moment: &TurnBeginning) -> NewScenario {
    let has = moment.game.state().players[0].score;
    NewScenario {
        game: 1,
        step: 0,
        title: "The last fields".to_owned(),
        note: None,
        learner: 0,
        aim: ScenarioAim::Points {
            points: has as u16 + 3,
        },
        tiles: None,
        anyway: false,
    }
}

async fn made(lessons: &Lessons, moment: TurnBeginning, wish: NewScenario) -> OwnScenario {
    match lessons.make_own(moment, wish).await {
        Ok(SavedScenario::Kept { scenario }) => *scenario,
        other => panic!("{other:?}"),
    }
}

async fn listed(lessons: &Lessons) -> Vec<OwnScenario> {
    lessons.own().await.expect("a list")
}

async fn open(lessons: &Lessons, id: &str) -> Result<LessonView> {
    lessons.open(id.to_owned(), None).await
}

#[tokio::test]
async fn what_was_made_is_there_after_a_restart_and_can_be_played_to_its_end() {
    let folder = tempdir().expect("folder");
    let moment = moment(60);
    let left = moment.game.state().undrawn().len() + 1;
    let wish = reachable(&moment);
    let own = made(&started(folder.path()), moment, wish).await;
    assert!(own.proven);
    assert_eq!((own.stars, own.state), (0, ChapterState::Open));
    assert_eq!((usize::from(own.tiles), own.seats.len()), (left, 2));

    let lessons = started(folder.path());
    assert_eq!(listed(&lessons).await[0].scenario, own.scenario);
    let view = open(&lessons, &own.scenario.id).await.expect("open");
    assert!(view.own && view.chapter.is_none());
    assert_eq!(view.title, "The last fields");
    let act = view.board.places.first();
    assert!(act.is_some(), "somebody is to lay a tile");
    let done = lessons.learn(view.revision, LearnerAction::Skip).await;
    let view = done.expect("the way that the bot found");
    assert!(view.done && view.goals.iter().all(|goal| goal.reached));
    let own = listed(&lessons).await.remove(0);
    assert_eq!((own.stars, own.state), (1, ChapterState::Finished));
}

#[tokio::test]
async fn what_no_bot_reaches_is_kept_only_when_somebody_wants_it_all_the_same() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let wish = NewScenario {
        aim: ScenarioAim::Points { points: 999 },
        tiles: Some(3),
        ..reachable(&moment(60))
    };
    let told = lessons.make_own(moment(60), wish.clone());
    let told = told.await.expect("an answer");
    // Fewer only where the machine is so slow that nobody would wait.
    assert!(matches!(told, SavedScenario::NoWay { tries: 1..=40 }));
    assert!(listed(&lessons).await.is_empty());
    let wish = NewScenario {
        anyway: true,
        ..wish
    };
    let own = made(&lessons, moment(60), wish).await;
    assert_eq!((own.proven, own.tiles), (false, 3));
    let mut view = open(&lessons, &own.scenario.id).await.expect("open");
    assert!(!view.may.contains(&LessonHelp::Skip), "nobody knows how");
    let skipped = lessons.learn(view.revision, LearnerAction::Skip).await;
    assert!(matches!(skipped, Err(AppError::Misplaced { .. })));
    assert!(view.may.contains(&LessonHelp::Hint));
    view = lessons
        .learn(view.revision, LearnerAction::Hint)
        .await
        .expect("a nudge");
    assert!(view.help.is_some_and(|help| help.say.is_some()));
    assert!(
        !view.may.contains(&LessonHelp::Hint),
        "there is no more help"
    );
    let more = lessons.learn(view.revision, LearnerAction::Hint).await;
    assert!(matches!(more, Err(AppError::Misplaced { .. })));
}

#[tokio::test]
async fn the_same_moment_with_the_same_aim_is_kept_once() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let first = made(&lessons, moment(60), reachable(&moment(60))).await;
    let again = made(&lessons, moment(60), reachable(&moment(60))).await;
    assert_eq!(first.document, again.document);
    let other = NewScenario {
        title: "Another".to_owned(),
        ..reachable(&moment(60))
    };
    made(&lessons, moment(60), other).await;
    assert_eq!(listed(&lessons).await.len(), 2);
}

#[tokio::test]
async fn of_the_same_scenario_twice_at_once_one_is_kept() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let made = made(&lessons, moment(60), reachable(&moment(60))).await;
    let id = DocumentId(made.document);
    let mut kept = lessons.kept_own().await.expect("kept").into_iter();
    let (_, scenario) = kept.next().expect("the one");
    lessons.delete_own(id).await.expect("deleted");
    let (one, other) = tokio::join!(
        lessons.keep_own(scenario.clone()),
        lessons.keep_own(scenario),
    );
    let (one, other) = (one.expect("kept"), other.expect("known"));
    assert_eq!(one.0.document, other.0.document);
    assert_eq!(listed(&lessons).await.len(), 1);
}

#[tokio::test]
async fn a_deleted_scenario_is_brought_back() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let own = made(&lessons, moment(60), reachable(&moment(60))).await;
    let id = DocumentId(own.document);
    lessons.delete_own(id).await.expect("deleted");
    assert!(listed(&lessons).await.is_empty());
    let gone = open(&lessons, &own.scenario.id).await;
    assert!(matches!(
        gone,
        Err(AppError::NotFound {
            what: MissingThing::Lesson
        })
    ));
    lessons.restore_own(id).await.expect("brought back");
    assert_eq!(listed(&lessons).await[0].scenario, own.scenario);
}

#[tokio::test]
async fn a_wish_that_cannot_be_is_refused_by_its_field() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let refused = |change: fn(&mut NewScenario, &mut TurnBeginning)| {
        let mut of = moment(60);
        let mut wish = reachable(&of);
        change(&mut wish, &mut of);
        let lessons = lessons.clone();
        async move {
            let told = lessons.make_own(of, wish).await;
            match told.expect_err("a refusal") {
                AppError::Invalid { field, .. } => field,
                AppError::Content { problems } => problems[0].to_string(),
                other => panic!("{other:?}"),
            }
        }
    };
    assert_eq!(
        refused(|wish, _| wish.title = "  ".to_owned()).await,
        "title: the text is empty"
    );
    let long = refused(|wish, _| wish.title = "x".repeat(61)).await;
    assert!(long.starts_with("title: "), "{long}");
    let long = refused(|wish, _| wish.note = Some("word ".repeat(40))).await;
    assert!(
        long.starts_with("note: ") && long.contains("40 words"),
        "{long}"
    );
    assert_eq!(refused(|wish, _| wish.learner = 2).await, "learner");
    let low = refused(|wish, of| {
        let has = of.game.state().players[0].score;
        wish.aim = ScenarioAim::Points { points: has as u16 };
    });
    let low = low.await;
    assert!(
        low.starts_with("points: expected a whole number from"),
        "{low}"
    );
    let none = refused(|wish, _| wish.tiles = Some(0)).await;
    assert!(
        none.starts_with("tiles: expected a whole number from 1 to"),
        "{none}"
    );
    let alone = refused(|wish, of| {
        of.seats.truncate(1);
        wish.aim = ScenarioAim::Win;
    });
    assert_eq!(alone.await, "aim");
    assert!(listed(&lessons).await.is_empty());
}

/// What became of a file of that text.
async fn imported(lessons: &Lessons, folder: &Path, text: &str) -> FileReport {
    let path = folder.join("a.bastide-scenario.json");
    std::fs::write(&path, text).expect("a file");
    lessons.import_own(&path).await
}

#[tokio::test]
async fn a_scenario_in_a_file_is_the_same_elsewhere_and_kept_once() {
    let (here, there) = (tempdir().expect("folder"), tempdir().expect("folder"));
    let lessons = started(here.path());
    let own = made(&lessons, moment(60), reachable(&moment(60))).await;
    let file = lessons.export_own(DocumentId(own.document)).await;
    let file = file.expect("a file");
    assert_eq!(file.file_name, "the-last-fields.bastide-scenario.json");
    let again = imported(&lessons, here.path(), &file.text).await;
    assert!(matches!(again, FileReport::Scenario { known: true, .. }));

    let elsewhere = started(there.path());
    let came = imported(&elsewhere, there.path(), &file.text).await;
    let FileReport::Scenario {
        scenario,
        known: false,
        ..
    } = came
    else {
        panic!("{came:?}")
    };
    assert_eq!(scenario.scenario, own.scenario);
    assert_eq!(scenario.aim, own.aim);
    assert!(scenario.proven);
    assert!(open(&elsewhere, &scenario.scenario.id).await.is_ok());
}

#[tokio::test]
async fn a_lesson_from_a_file_is_one_of_ones_own_under_an_id_of_its_own() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let text = include_str!("../../../../../../tutorials/campaigns/charter/01-meadow.json");
    let came = imported(&lessons, folder.path(), text).await;
    let FileReport::Scenario { scenario, .. } = came else {
        panic!("{came:?}")
    };
    assert!(scenario.scenario.id.starts_with("own-the-meadow-"));
    let view = open(&lessons, &scenario.scenario.id).await.expect("open");
    assert!(view.own && view.chapter.is_none());
}

#[tokio::test]
async fn a_file_whose_solution_fails_is_refused_with_its_path() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let text = include_str!("../../../../../../tutorials/campaigns/charter/01-meadow.json");
    let mut file: serde_json::Value = serde_json::from_str(text).expect("JSON");
    file["solution"]["play"][0]["x"] = json!(40);
    let refused = imported(&lessons, folder.path(), &file.to_string()).await;
    let FileReport::Refused {
        error: AppError::Content { problems },
        ..
    } = refused
    else {
        panic!("{refused:?}")
    };
    assert_eq!(problems[0].path, "solution.play[0]");
    assert!(listed(&lessons).await.is_empty());
}

#[tokio::test]
async fn a_way_that_is_found_later_is_added() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let blind = NewScenario {
        anyway: true,
        ..reachable(&moment(60))
    };
    let own = made(&lessons, moment(60), blind).await;
    assert!(!own.proven, "nobody looked for a way");
    let again = made(&lessons, moment(60), reachable(&moment(60))).await;
    assert_eq!((again.document, again.proven), (own.document, true));
    let listed = listed(&lessons).await;
    assert_eq!((listed.len(), listed[0].proven), (1, true));
}

/// Today's sets with one tile of the base game drawn otherwise.
fn redrawn() -> Library {
    let mut library = Library::built_in().clone();
    let mut base = library.set("base").expect("the base set").clone();
    let other = base.tiles.iter().find(|tile| tile.id == "base/W");
    let segments = other.expect("a tile").segments.clone();
    let tile = base.tiles.iter_mut().find(|tile| tile.id == "base/V");
    tile.expect("a tile").segments = segments;
    library.put_set(base);
    library
}

#[tokio::test]
async fn a_moment_with_a_tile_that_is_another_today_is_refused_by_its_name() {
    let todays = Arc::new(redrawn());
    let built_in = Arc::new(Library::built_in().clone());
    let store = Store::in_memory().expect("store");
    let lessons = Lessons::new(built_in, Arc::new(move || Arc::clone(&todays)), store);
    let refused = lessons.make_own(moment(60), reachable(&moment(60)));
    let Err(AppError::Content { problems }) = refused.await else {
        panic!("it was made of another tile")
    };
    assert_eq!(
        problems[0].to_string(),
        "setup: \"base/V\" is another tile in the set of today than in this game"
    );
}

#[tokio::test]
async fn a_way_that_leads_nowhere_today_is_no_help() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let own = made(&lessons, moment(60), reachable(&moment(60))).await;
    let id = DocumentId(own.document);
    let mut file: serde_json::Value = {
        let file = lessons.export_own(id).await.expect("a file");
        serde_json::from_str(&file.text).expect("JSON")
    };
    file["solution"]["play"] = json!([{ "type": "pass" }]);
    lessons.delete_own(id).await.expect("deleted");
    let kept = lessons
        .store
        .add_document("scenario".to_owned(), file.to_string());
    kept.await.expect("kept");
    let view = open(&lessons, &own.scenario.id).await.expect("open");
    assert!(!view.may.contains(&LessonHelp::Skip));
}

#[tokio::test]
async fn a_way_against_bots_of_before_is_left_out_where_it_no_longer_holds_and_found_again() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let own = made(&lessons, moment(60), reachable(&moment(60))).await;
    let id = DocumentId(own.document);
    let file = lessons.export_own(id).await.expect("a file");
    let mut file: serde_json::Value = serde_json::from_str(&file.text).expect("JSON");
    let told = file["bots"].as_object().expect("bots").clone();
    let (word, version) = told.iter().next().expect("a bot");
    let today = BotKind::from_word(word).expect("a bot").version();
    assert_eq!((told.len(), version), (1, &json!(today)));
    lessons.delete_own(id).await.expect("deleted");
    let path = folder.path().join("way.bastide-scenario.json");
    let taken = async |file: &serde_json::Value| {
        std::fs::write(&path, file.to_string()).expect("written");
        lessons.import_own(&path).await
    };
    // A way that holds is good, whoever found it.
    file["bots"] = json!({ word: today + 1 });
    let FileReport::Scenario { scenario, .. } = taken(&file).await else {
        panic!("refused")
    };
    assert!(scenario.proven);
    lessons
        .delete_own(DocumentId(scenario.document))
        .await
        .expect("deleted");
    // One that does not is the fault of nobody, if the bots have changed; …
    file["solution"]["play"] = json!([{ "type": "pass" }]);
    let FileReport::Scenario { scenario, .. } = taken(&file).await else {
        panic!("refused")
    };
    assert!(!scenario.proven);
    assert_eq!(
        scenario.scenario.id, own.scenario.id,
        "the way is no part of the name"
    );
    let again = made(&lessons, moment(60), reachable(&moment(60))).await;
    assert_eq!((again.document, again.proven), (scenario.document, true));
    // … and is refused where they are the same.
    lessons
        .delete_own(DocumentId(again.document))
        .await
        .expect("deleted");
    file["bots"] = json!({ word: today });
    assert!(matches!(taken(&file).await, FileReport::Refused { .. }));
}
