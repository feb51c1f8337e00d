//! Games of people and bots counted together, as the window asks for it.

use super::Statistics;
use crate::reviews::Reviews;
use crate::session::{News, Session, usual_minds};
use crate::view::statistics::{GamesWish, PlayedWith, PlayerFigures, StatisticsView, TablePlayer};
use bots::BotKind;
use content::document;
use content::library::Library;
use content::mix::MixChoice;
use lab::LabPlan;
use lab::review::Depth;
use rules::expansions::ExpansionKey;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use store::game::{GameId, NewGame, Page};

/// As it is told of everybody, and of one of them.
const EVERYTHING: GamesWish = GamesWish {
    player: None,
    with: None,
    seats: None,
};

struct House {
    store: Store,
    session: Session,
    reviews: Reviews,
    statistics: Statistics,
}

impl House {
    fn new() -> Self {
        let store = Store::in_memory().expect("store");
        let session = Session::new(
            Arc::new(Library::built_in().clone()),
            store.clone(),
            usual_minds(),
            |_| Duration::ZERO,
            Arc::new(|_: News| {}),
        );
        let little = Depth {
            games: 16,
            outcomes: 2,
            bags: 1,
        };
        let silent = Arc::new(|_, _| {});
        let reviews = Reviews::of_depth(store.clone(), session.clone(), silent, little);
        Self {
            statistics: Statistics::new(store.clone(), session.clone(), reviews.clone()),
            store,
            session,
            reviews,
        }
    }

    /// Takes a game in that bots have played to its end, each seat with a name or a bot.
    async fn game(&self, mix: &str, seats: &[Value], seed: u64) -> GameId {
        let record = played(mix, seats, seed);
        let game = self.session.import_game(record.to_string()).await;
        GameId(game.expect("a record").id)
    }

    async fn view(&self, wish: GamesWish) -> StatisticsView {
        loop {
            let view = self.statistics.view(wish.clone()).await;
            let view = view.expect("statistics");
            if view.waiting == 0 {
                return view;
            }
        }
    }
}

fn played(mix: &str, seats: &[Value], seed: u64) -> Value {
    let bots = vec![BotKind::Greedy; seats.len()];
    let mix = MixChoice::Named(mix.to_owned());
    let (plan, _) = LabPlan::new(Library::built_in(), mix, bots, 1, seed).expect("a plan");
    let text = document::write(&plan.record(0));
    let mut record: Value = serde_json::from_str(&text).expect("JSON");
    record["setup"]["players"] = seats.into();
    record
}

fn person(name: &str) -> TablePlayer {
    TablePlayer::Person {
        name: name.to_owned(),
    }
}

fn ada_and(other: Value) -> [Value; 2] {
    [json!({ "name": "Ada" }), other]
}

fn of<'a>(view: &'a StatisticsView, player: &TablePlayer) -> &'a PlayerFigures {
    let found = view.players.iter().find(|one| one.player == *player);
    found.expect("who sat there")
}

#[tokio::test]
async fn points_come_from_where_the_games_say_and_add_up_to_what_everybody_has() {
    let house = House::new();
    let bo = ada_and(json!({ "name": "Bo" }));
    let steady = ada_and(json!({ "name": "Sage", "bot": "steady" }));
    let mut best = i32::MIN;
    let mut sum = 0;
    for (mix, seats, seed) in [("base", &bo, 1), ("inns", &bo, 2), ("base", &steady, 3)] {
        let id = house.game(mix, seats, seed).await;
        let end = house.session.open_game(id).await.expect("a game");
        sum += end.seats[0].score;
        best = best.max(end.seats[0].score);
    }
    let all = house.view(EVERYTHING).await;
    assert_eq!((all.games, all.all, all.left_out), (3, 3, 0));
    let ada = of(&all, &person("Ada"));
    assert_eq!((ada.games, ada.contests, ada.best), (3, 3, best));
    assert_eq!(ada.mean, (100.0 * f64::from(sum) / 3.0).round() as i32);
    assert_eq!(
        all.players[0].player,
        person("Ada"),
        "who sat most is first"
    );
    let won: i32 = all.players.iter().map(|one| one.won).sum();
    assert_eq!(won, 300, "every game is won once, shared or not");
    let sage = TablePlayer::Bot {
        bot: "steady".to_owned(),
    };
    assert_eq!(of(&all, &sage).games, 1, "a bot is known by what it is");

    let of_ada = house
        .view(GamesWish {
            player: Some(person("Ada")),
            ..EVERYTHING
        })
        .await;
    let own = of_ada
        .sources
        .iter()
        .map(|one| one.own.played + one.own.at_end);
    let own: i32 = own.sum();
    // Each source is rounded by itself.
    assert!(
        (own - ada.mean).abs() <= of_ada.sources.len() as i32,
        "{own}"
    );
    assert!(of_ada.sources.iter().all(|one| one.others.is_some()));
    assert_eq!(all.course, None);
}

#[tokio::test]
async fn games_are_chosen_by_who_sat_there_with_what_and_how_many() {
    let house = House::new();
    let bo = ada_and(json!({ "name": "Bo" }));
    let three = ["Ada", "Bo", "Cor"].map(|name| json!({ "name": name }));
    house.game("base", &bo, 1).await;
    house.game("inns", &bo, 2).await;
    house.game("inns", &three, 3).await;
    let count = |wish: GamesWish| async { house.view(wish).await.games };
    let with = |with| GamesWish {
        with: Some(with),
        ..EVERYTHING
    };
    let all = house.view(EVERYTHING).await;
    let expansions: Vec<ExpansionKey> = all
        .choices
        .with
        .iter()
        .copied()
        .filter_map(expansion)
        .collect();
    let [inns] = expansions[..] else {
        panic!("{expansions:?}");
    };
    assert_eq!(all.choices.seats, [2, 3]);
    assert_eq!(count(with(PlayedWith::Alone)).await, 1);
    assert_eq!(
        count(with(PlayedWith::Expansion { expansion: inns })).await,
        2
    );
    let seats = Some(3);
    assert_eq!(
        count(GamesWish {
            seats,
            ..EVERYTHING
        })
        .await,
        1
    );
    let player = Some(person("Cor"));
    let of_cor = GamesWish {
        player,
        ..EVERYTHING
    };
    assert_eq!(count(of_cor.clone()).await, 1);
    let none = GamesWish {
        seats: Some(2),
        ..of_cor
    };
    let none = house.view(none).await;
    assert_eq!((none.games, none.all), (0, 3));
    assert!(none.players.is_empty() && none.sources.is_empty());
}

fn expansion(with: PlayedWith) -> Option<ExpansionKey> {
    match with {
        PlayedWith::Alone => None,
        PlayedWith::Expansion { expansion } => Some(expansion),
    }
}

#[tokio::test]
async fn what_is_deleted_goes_on_or_cannot_be_read_does_not_count_and_a_name_is_todays() {
    let house = House::new();
    let bo = ada_and(json!({ "name": "Bo" }));
    let id = house.game("base", &bo, 1).await;
    let gone = house.game("base", &bo, 2).await;
    let mut going = played("base", &bo, 3);
    let actions = going["actions"].as_array_mut().expect("a list");
    actions.truncate(20);
    let going = house.session.import_game(going.to_string()).await;
    going.expect("a record");
    // A position of which only the end was counted.
    let mut counted = played("base", &bo, 4);
    counted["actions"] = json!([]);
    counted["setup"]["deck"] = json!([]);
    let counted = house.session.import_game(counted.to_string()).await;
    assert!(counted.expect("a record").finished);
    let torn = NewGame {
        name: None,
        rules: 1,
        setup: "{".to_owned(),
        designs: "[]".to_owned(),
        page: Page {
            finished: true,
            ..Page::default()
        },
        actions: Vec::new(),
        branch: None,
        locked: false,
    };
    house.store.add_game(torn).await.expect("kept");
    let view = house.view(EVERYTHING).await;
    assert_eq!((view.games, view.left_out), (2, 1));
    house.session.delete_game(gone).await.expect("deleted");
    let view = house.view(EVERYTHING).await;
    assert_eq!((view.games, view.left_out), (1, 1));
    house.session.restore_game(gone).await.expect("restored");
    assert_eq!(house.view(EVERYTHING).await.games, 2);
    let named = house.session.rename_game(id, Some("=Sunday".to_owned()));
    named.await.expect("renamed");
    let table = house
        .statistics
        .export(EVERYTHING)
        .await
        .expect("a table")
        .text;
    assert!(table.contains(",'=Sunday,"), "{table}");
    assert_eq!(
        table.lines().count(),
        5,
        "a head, and two seats of two games"
    );
    let cells = |line: &str| line.split(',').count();
    let counts: Vec<_> = table.lines().map(cells).collect();
    assert!(counts.iter().all(|count| *count == counts[0]), "{table}");
}

#[tokio::test(flavor = "multi_thread")]
async fn how_a_game_was_played_counts_once_it_was_reviewed_to_its_end() {
    let house = House::new();
    let bo = ada_and(json!({ "name": "Bo" }));
    let id = house.game("base", &bo, 5).await;
    house.game("base", &bo, 6).await;
    assert_eq!(house.view(EVERYTHING).await.course, None);
    house.reviews.begin(id).await.expect("begun");
    let review = loop {
        // Half of a review says nothing of a game. The course is read first: a review only grows.
        let course = house.view(EVERYTHING).await.course;
        let review = house.reviews.view(id).await.expect("a review");
        assert!(course.is_none() || review.progress.done == review.progress.parts);
        if !review.progress.going {
            break review;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let wish = GamesWish {
        player: Some(person("Bo")),
        ..EVERYTHING
    };
    let course = house.view(wish).await.course.expect("a course");
    let [game] = &course.games[..] else {
        panic!("{course:?}");
    };
    let bo = &review.players[1];
    assert_eq!((game.game, game.rate, game.luck), (id.0, bo.rate, bo.luck));
    let all = house.view(EVERYTHING).await;
    assert_eq!(
        of(&all, &person("Bo")).rate,
        Some((f64::from(bo.lost) / f64::from(bo.unforced)).round() as i32)
    );
    assert_eq!(of(&all, &person("Bo")).luck, Some(bo.luck));
}

#[tokio::test]
async fn whoever_looks_is_told_of_more_games_each_time_until_all_are_counted() {
    let house = House::new();
    let bo = ada_and(json!({ "name": "Bo" }));
    for seed in 0..3 {
        house.game("base", &bo, seed).await;
    }
    let mut known = Vec::new();
    for _ in 0..4 {
        let counted = house.statistics.counted(Some(Duration::ZERO)).await;
        let counted = counted.expect("games");
        assert_eq!(counted.left_out, 0);
        known.push((counted.games.len(), counted.waiting));
    }
    assert_eq!(known, [(1, 2), (2, 1), (3, 0), (3, 0)]);
}
