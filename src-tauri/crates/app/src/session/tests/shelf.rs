//! Games begun, kept, listed, exported and imported.

use super::*;
use crate::error::{FileTrouble, MissingThing};
use crate::files;
use crate::view::shelf::FileReport;
use serde_json::Value;
use store::game::GameId;

#[tokio::test]
async fn a_whole_game_with_every_expansion_reopens_to_the_same_bytes() {
    let folder = tempfile::tempdir().expect("folder");
    for seed in 1..=3 {
        let Table { session, .. } = table_in(folder.path());
        let new = GameWish {
            seed: Some(seed),
            ..hot_seat("everything")
        };
        let view = session.new_game(new).await.expect("game");
        let end = play(&session, view, usize::MAX, &mut Chance::new(seed.into())).await;
        assert!(end.over);
        let log = session
            .current_game()
            .await
            .expect("shown")
            .expect("open")
            .log;

        drop(session);
        let Table { session, .. } = table_in(folder.path());
        let again = session.open_game(GameId(end.game.id)).await.expect("kept");
        assert_eq!(bytes(&again), bytes(&end), "seed {seed}");
        let kept = serde_json::to_string(&again.log).expect("JSON");
        assert_eq!(
            kept,
            serde_json::to_string(&log).expect("JSON"),
            "seed {seed}"
        );
    }
}

#[tokio::test]
async fn a_game_that_was_saved_and_deleted_comes_back_from_its_file_as_it_was() {
    let folder = tempfile::tempdir().expect("folder");
    let Table { session, .. } = table();
    let mut new = hot_seat("everything");
    (new.seats[0].colour, new.seats[0].pattern) = (4, SeatPattern::Waves);
    let view = session.new_game(new).await.expect("game");
    let view = play(&session, view, 80, &mut Chance::new(4)).await;
    let id = GameId(view.game.id);
    let named = session.rename_game(id, Some(" Ada & Bo: Sunday ".to_owned()));
    named.await.expect("named");
    let view = session.open_game(id).await.expect("kept");
    let listed = session
        .games(u32::MAX)
        .await
        .expect("games")
        .games
        .remove(0);
    let game = session.export_game(id).await.expect("text");
    assert_eq!(game.file_name, "Ada & Bo Sunday.bastide-game.json");
    let file = folder.path().join(&game.file_name);
    files::write(&file, &game.text).expect("a file");
    session.delete_game(id).await.expect("deleted");

    let FileReport::Kept { file, game, .. } = session.import_file(file).await else {
        panic!("refused")
    };
    assert_eq!(file, "Ada & Bo Sunday.bastide-game.json");
    assert_eq!(game.name.as_deref(), Some("Ada & Bo: Sunday"));
    assert_eq!((game.seats, game.steps), (listed.seats, 80));
    assert_eq!(game.picture, listed.picture);
    assert_eq!(game.figures, listed.figures);
    let shown: u16 = listed.figures.iter().map(|figure| figure.count).sum();
    let standing: u16 = view.figures.iter().map(|figure| figure.count).sum();
    assert_eq!(shown, standing);
    assert!(shown > 0, "somebody stands on the land");
    let mut again = session.open_game(GameId(game.id)).await.expect("kept");
    // The list has it as a new game: under another number, and since now.
    (again.game.id, again.game.created) = (view.game.id, view.game.created);
    assert_eq!(bytes(&again), bytes(&view));
}

#[tokio::test]
async fn the_same_file_opened_again_is_the_game_that_is_kept_until_that_is_played_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let mut chance = Chance::new(4);
    let view = play(&session, view, 10, &mut chance).await;
    let id = GameId(view.game.id);
    let text = session.export_game(id).await.expect("text").text;
    let file = folder.path().join("a.bastide-game.json");
    files::write(&file, &text).expect("a file");
    let opened = async || match session.import_file(file.clone()).await {
        FileReport::Kept { game, known, .. } => (game.id, known),
        other => panic!("no game: {other:?}"),
    };
    assert_eq!(opened().await, (id.0, true));
    play(&session, view, 1, &mut chance).await;
    let (copy, known) = opened().await;
    assert!(copy != id.0 && !known);
    assert_eq!(opened().await, (copy, true));
    assert_eq!(session.games(u32::MAX).await.expect("games").games.len(), 2);
}

#[tokio::test]
async fn a_file_fits_every_disk_by_its_name() {
    let Table { session, .. } = table();
    let id = session.new_game(hot_seat("base")).await.expect("game");
    let id = GameId(id.game.id);
    let long = "\u{1f3f0}".repeat(60);
    let cut = "\u{1f3f0}".repeat(50);
    let unnamed = format!("game-{}", id.0);
    for (name, fits) in [
        ("Sunday", "Sunday"),
        ("Été à Carcassonne", "Été à Carcassonne"),
        ("../../etc", "etc"),
        (r"a\b:c*d", "a b c d"),
        ("...", unnamed.as_str()),
        (&long, cut.as_str()),
    ] {
        let renamed = session.rename_game(id, Some(name.to_owned())).await;
        renamed.expect("renamed");
        let game = session.export_game(id).await.expect("text");
        assert_eq!(
            game.file_name,
            format!("{fits}.bastide-game.json"),
            "{name}"
        );
    }
}

#[tokio::test]
async fn a_file_that_holds_no_game_is_refused_with_what_is_wrong_and_keeps_nothing() {
    let folder = tempfile::tempdir().expect("folder");
    let Table { session, .. } = table();
    let refused = async |bytes: &[u8]| {
        let path = folder.path().join("any.json");
        std::fs::write(&path, bytes).expect("a file");
        match session.import_file(path).await {
            FileReport::Refused {
                file,
                error: AppError::Content { problems },
            } => {
                assert_eq!(file, "any.json");
                problems[0].message()
            }
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        refused(b"a letter to Anna").await,
        "this is not JSON: expected value (line 1, column 1)"
    );
    assert_eq!(
        refused(b"\xff\xfe\x00").await,
        "this is not a text file (UTF-8)"
    );
    let much = vec![b' '; super::super::files::LARGEST_RECORD + 1];
    assert_eq!(refused(&much).await, "a game record has at most 8 MB");
    let gone = session.import_file(folder.path().join("gone.json")).await;
    let missing = |error: &AppError| {
        matches!(
            error,
            AppError::File {
                trouble: FileTrouble::Missing,
                ..
            }
        )
    };
    assert!(
        matches!(&gone, FileReport::Refused { error, .. } if missing(error)),
        "{gone:?}"
    );
    assert!(
        session
            .games(u32::MAX)
            .await
            .expect("games")
            .games
            .is_empty()
    );
}

/// The setup of a kept game without seed and deck, the seed, and the deck.
async fn setup(session: &Session, id: u32) -> (Value, Option<Value>, Vec<Value>) {
    let file = session.export_game(GameId(id)).await.expect("a record");
    let mut record: Value = serde_json::from_str(&file.text).expect("JSON");
    let setup = record["setup"].as_object_mut().expect("fields");
    let seed = setup.remove("seed");
    let deck = setup["deck"].take();
    (
        record["setup"].take(),
        seed,
        deck.as_array().expect("tiles").clone(),
    )
}

fn sorted(deck: &[Value]) -> Vec<&str> {
    let mut ids: Vec<_> = deck.iter().filter_map(Value::as_str).collect();
    ids.sort_unstable();
    ids
}

#[tokio::test]
async fn a_game_played_again_has_the_same_seats_tiles_and_rules_in_another_order() {
    let Table { session, .. } = table();
    let mut seats = vec![seat("Ada", 3, None), seat("", 1, Some("greedy"))];
    seats[0].pattern = SeatPattern::Waves;
    let new = GameWish {
        name: Some("Sunday".to_owned()),
        options: [("OP-08".to_owned(), "2".to_owned())].into(),
        ..game_of("everything", seats)
    };
    let first = session.new_game(new).await.expect("game");
    let first = session.decide(first.revision, offered(&first)[0]).await;
    let first = first.expect("legal");
    let again = session.play_again(GameId(first.game.id)).await;
    let again = again.expect("a game");
    assert_ne!(again.game.id, first.game.id);
    assert_eq!((again.steps, again.live), (0, true));
    assert_eq!(again.game.name.as_deref(), Some("Sunday"));
    assert_ne!(again.game.seed, first.game.seed);
    let facts = |view: &GameView| (view.game.expansions.clone(), view.game.options.clone());
    assert_eq!(facts(&again), facts(&first));
    for (seat, before) in again.seats.iter().zip(&first.seats) {
        assert_eq!(seat.name, before.name);
        assert_eq!((seat.colour, seat.pattern), (before.colour, before.pattern));
        assert_eq!(seat.bot, before.bot);
    }
    let (old, seed, deck) = setup(&session, first.game.id).await;
    let (new, another, shuffled) = setup(&session, again.game.id).await;
    assert_eq!(new, old);
    assert_ne!(another, seed);
    assert_ne!(shuffled, deck);
    assert_eq!(sorted(&shuffled), sorted(&deck));
    assert_eq!(session.games(u32::MAX).await.expect("games").games.len(), 2);
    let kept = session.open_game(GameId(again.game.id)).await;
    assert_eq!(kept.expect("kept").game.seed, again.game.seed);
}

#[tokio::test]
async fn a_game_with_its_own_bag_and_order_is_played_again_as_it_was() {
    let Table { session, .. } = table();
    let text = r#"{ "format": "bastide/game@1", "setup": {
        "players": [{"name": "Ada", "score": 4}, {"name": "Bo"}],
        "mix": { "id": "two", "tiles": {"base/U": 3} },
        "deck": ["base/U", "base/V", "base/U"],
        "start": [{"tile": "base/D", "x": 0, "y": 0, "rotation": 1}] } }"#;
    let first = session.import_game(text.to_owned()).await.expect("a game");
    let again = session.play_again(GameId(first.id)).await.expect("a game");
    assert_eq!((again.game.seed, again.game.name), (None, None));
    assert_eq!(again.drawn.as_deref(), Some("base/U"));
    assert_eq!(again.seats[0].score, 4);
    assert_eq!((again.tiles.len(), again.tiles[0].rotation), (1, 1));
    let old = setup(&session, first.id).await;
    assert_eq!(old.1, None);
    assert_eq!(setup(&session, again.game.id).await, old);
    session
        .delete_game(GameId(first.id))
        .await
        .expect("deleted");
    let gone = session.play_again(GameId(first.id)).await;
    assert!(matches!(
        gone,
        Err(AppError::NotFound {
            what: MissingThing::Game
        })
    ));
}

#[tokio::test]
async fn a_record_that_breaks_a_rule_is_refused_with_the_path_to_the_fault() {
    let Table { session, .. } = table();
    let text = r#"{ "format": "bastide/game@1", "setup": { "players": 2, "mix": "base" },
        "actions": [ {"player": 0, "type": "tile", "x": 5, "y": 5, "rotation": 0} ] }"#;
    let refused = session.import_game(text.to_owned()).await;
    let Err(AppError::Content { problems }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(problems[0].path, "actions[0]");
    assert!(
        session
            .games(u32::MAX)
            .await
            .expect("games")
            .games
            .is_empty()
    );
}

#[tokio::test]
async fn a_deleted_game_leaves_the_list_and_comes_back_when_restored() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let view = play(&session, view, 5, &mut Chance::new(5)).await;
    let id = GameId(view.game.id);
    session.delete_game(id).await.expect("deleted");
    assert!(
        session
            .games(u32::MAX)
            .await
            .expect("games")
            .games
            .is_empty()
    );
    assert!(session.current_game().await.expect("no fault").is_none());
    let gone = session.open_game(id).await;
    let what = MissingThing::Game;
    assert!(
        matches!(gone, Err(AppError::NotFound { what: w }) if w == what),
        "{gone:?}"
    );
    session.restore_game(id).await.expect("restored");
    let again = session.open_game(id).await.expect("kept");
    assert_eq!(bytes(&again), bytes(&view));
}
