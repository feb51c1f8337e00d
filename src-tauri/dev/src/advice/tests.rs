//! Small positions, and what each piece of advice says of two ways through a turn there.

use super::{Decision, advice};
use bots::Way;
use content::beginning::GameSetup;
use content::document;
use content::library::Library;
use rules::action::Action;
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{Kind, Place, Side};
use rules::sight::PlayerView;
use serde_json::{Value, json};

/// A tile on the board, and how it is turned.
type Laid = (&'static str, i16, i16, u8);
/// A follower: whose, and on what.
type Standing = (u8, i16, i16, Kind, &'static str);

/// A board with followers on it, and the tiles to come; the first of them is in the hand of the first player.
struct TestBoard {
    mix: &'static str,
    players: Vec<Value>,
    tiles: Vec<Laid>,
    followers: Vec<Standing>,
    deck: Vec<&'static str>,
}

impl TestBoard {
    fn of_base(tiles: &[Laid], followers: &[Standing], deck: &[&'static str]) -> Self {
        Self {
            mix: "base",
            players: vec![json!({}); 2],
            tiles: tiles.to_vec(),
            followers: followers.to_vec(),
            deck: deck.to_vec(),
        }
    }

    fn sight(&self) -> PlayerView {
        let tiles = self.tiles.iter().map(|(tile, x, y, rotation)| {
            json!({ "tile": format!("{tile}"), "x": x, "y": y, "rotation": rotation })
        });
        let followers = self.followers.iter().map(|(player, x, y, kind, at)| {
            json!({
                "figure": "follower", "player": player, "x": x, "y": y, "kind": kind, "at": at
            })
        });
        let setup = json!({
            "players": self.players,
            "mix": self.mix,
            "start": tiles.collect::<Vec<_>>(),
            "figures": followers.collect::<Vec<_>>(),
            "deck": self.deck,
        });
        let setup: GameSetup = document::read_part(setup, "setup").expect("a setup");
        let opened = Library::built_in().open(&setup).expect("a position");
        let game = Game::new(opened.table, &opened.setup).expect("a game");
        game.sight()
    }

    /// What a piece of advice says of the tile laid here, with a follower on this side or none.
    fn says(&self, name: &str, tile: (i16, i16, u8), follower: Option<(Kind, Side)>) -> i32 {
        let sight = self.sight();
        let (x, y, rotation) = tile;
        let action = Action::Tile { x, y, rotation };
        assert!(sight.actions().contains(&action), "{:?}", sight.actions());
        let mut laid = sight.clone();
        laid.attempt(action, &mut rules::event::EventSink::silent());
        let wished = |action: &Action| match (follower, *action) {
            (None, Action::Pass) => true,
            (
                Some((kind, side)),
                Action::Figure {
                    figure,
                    x,
                    y,
                    kind: there,
                    at,
                },
            ) => {
                let context = laid.context();
                let segment = context.segment_at(Place {
                    x,
                    y,
                    kind: there,
                    at,
                });
                figure == FigureKind::Follower
                    && there == kind
                    && segment.is_some_and(|segment| reaches(&laid, segment, side))
            }
            _ => false,
        };
        let then = laid.actions().into_iter().find(wished);
        assert!(then.is_some() || follower.is_none(), "{:?}", laid.actions());
        says_of(name, &sight, Way { action, then })
    }
}

/// What a piece of advice says of a way.
fn says_of(name: &str, sight: &PlayerView, way: Way) -> i32 {
    let decision = Decision::new(sight).expect("somebody is asked");
    let advice = advice(name).expect("an advice");
    (advice.bonus)(&decision, &decision.outcome(&way))
}

/// True when land on the newest tile reaches a side of it.
fn reaches(sight: &PlayerView, segment: rules::figure::SegmentId, side: Side) -> bool {
    let board = &sight.context().state.board;
    let tile = board.tile(board.tile_of(segment));
    let kind = &sight.context().types()[usize::from(tile.kind)];
    kind.side(tile.rotation, side as usize) == board.index_of(segment)
}

const CITY: Kind = Kind::City;
const N: Option<(Kind, Side)> = Some((CITY, Side::N));
const S: Option<(Kind, Side)> = Some((CITY, Side::S));
const W: Option<(Kind, Side)> = Some((CITY, Side::W));

/// A road from west to east with a city in the north of it.
const START: Laid = ("base/D", 0, 0, 0);

#[test]
fn four_at_once_likes_a_small_city_that_brings_a_knight_home_and_no_wide_one() {
    let board = |tile| TestBoard::of_base(&[START], &[(0, 0, 0, CITY, "N")], &[tile, "base/E"]);
    assert!(board("base/E").says("four-at-once", (0, -1, 2), None) > 0);
    // Three sides of the new city are open.
    assert!(board("base/R").says("four-at-once", (0, 1, 2), S) < 0);
    // Passing by.
    assert_eq!(board("base/E").says("four-at-once", (0, 1, 2), None), 0);
}

#[test]
fn count_the_bag_claims_what_tiles_left_can_complete() {
    let board =
        |left: &[&'static str]| TestBoard::of_base(&[START], &[], &[&["base/E"], left].concat());
    let caps = board(&["base/E", "base/E", "base/E", "base/E"]);
    assert!(caps.says("count-the-bag", (0, 1, 2), S) > 0);
    let none = board(&["base/B", "base/U", "base/B", "base/U"]);
    assert!(none.says("count-the-bag", (0, 1, 2), S) < 0);
    assert_eq!(none.says("count-the-bag", (0, 1, 2), None), 0);
}

#[test]
fn leave_a_door_asks_how_many_tiles_fit_the_gap() {
    let tiles = [START, ("base/U", 1, 0, 0)];
    let board = |tile| {
        TestBoard::of_base(
            &tiles,
            &[(0, 0, 0, CITY, "N")],
            &[tile, "base/N", "base/N", "base/E"],
        )
    };
    // A road into the gap of the city: nothing left fits any more.
    assert!(board("base/U").says("leave-a-door", (1, -1, 0), None) < 0);
    // A city of one's own whose gap many tiles fit.
    assert!(board("base/E").says("leave-a-door", (0, 1, 2), S) > 0);
}

#[test]
fn shut_the_door_makes_a_hole_beside_a_rivals_city_and_never_completes_it() {
    let tiles = [START, ("base/U", 1, 0, 0)];
    let board = |tile| {
        TestBoard::of_base(
            &tiles,
            &[(1, 0, 0, CITY, "N")],
            &[tile, "base/E", "base/E", "base/B", "base/B", "base/B"],
        )
    };
    assert!(board("base/U").says("shut-the-door", (1, -1, 0), None) > 0);
    assert!(board("base/E").says("shut-the-door", (0, -1, 2), None) < 0);
}

/// A city with a pennant that is open in the north, and a cell east of that gap where another tile can lie.
const WITH_A_PENNANT: [Laid; 3] = [START, ("base/F", 0, -1, 1), ("base/B", 1, -1, 0)];

#[test]
fn move_in_stands_outside_where_one_tile_joins_the_two() {
    let board = TestBoard::of_base(
        &WITH_A_PENNANT,
        &[(1, 0, 0, CITY, "N")],
        &["base/E", "base/N", "base/N", "base/E"],
    );
    assert!(board.says("move-in", (1, -2, 3), W) > 0);
    assert_eq!(board.says("move-in", (1, -2, 3), None), 0);
    // Turned away from the gap, the knight waits for nothing.
    assert_eq!(board.says("move-in", (1, -2, 0), N), 0);
}

#[test]
fn keep_out_closes_the_gap_between_the_two_and_opens_none() {
    let mut tiles = WITH_A_PENNANT.to_vec();
    tiles.push(("base/E", 1, -2, 3));
    let followers = [(0, 0, 0, CITY, "N"), (1, 1, -2, CITY, "W")];
    let board = TestBoard::of_base(
        &tiles,
        &followers,
        &["base/I", "base/N", "base/N", "base/E"],
    );
    // Two cities that do not meet, though both rivals' gaps are filled.
    assert!(board.says("keep-out", (0, -2, 2), None) > 0);
    // My city grows towards the rival's.
    let apart = [
        START,
        ("base/U", 1, 0, 0),
        ("base/B", 1, -1, 0),
        ("base/E", 1, -2, 3),
    ];
    let board = TestBoard::of_base(
        &apart,
        &followers,
        &["base/F", "base/N", "base/N", "base/E"],
    );
    assert!(board.says("keep-out", (0, -1, 1), None) < 0);
}

#[test]
fn the_third_chair_leaves_out_whoever_leads() {
    let board = |leads: usize| {
        let mut board =
            TestBoard::of_base(&[START], &[(1, 0, 0, CITY, "N")], &["base/E", "base/U"]);
        board.players = vec![json!({}); 3];
        board.players[leads] = json!({ "score": 30 });
        board
    };
    let (to_the_leader, to_the_other) = (
        board(1).says("third-chair", (0, -1, 2), None),
        board(2).says("third-chair", (0, -1, 2), None),
    );
    assert!(to_the_leader < to_the_other && to_the_other < 0);
    // The same turn pays both, and the leader nothing.
    let mut shared = board(2);
    shared.followers.push((0, 0, 0, CITY, "N"));
    assert!(shared.says("third-chair", (0, -1, 2), None) > 0);
}

#[test]
fn seven_followers_keeps_the_last_one_and_fetches_one_home() {
    let left = ["base/E"; 20];
    let mut board = TestBoard::of_base(&[START], &[(0, 0, 0, CITY, "N")], &left);
    board.players[0] = json!({ "supply": { "follower": 1 } });
    assert!(board.says("seven-followers", (0, 1, 2), S) < 0);
    assert!(board.says("seven-followers", (0, -1, 2), None) > 0);
    assert_eq!(board.says("seven-followers", (0, 1, 2), None), 0);
    // With few turns left nobody needs a reserve.
    board.deck.truncate(3);
    assert_eq!(board.says("seven-followers", (0, 1, 2), S), 0);
}

#[test]
fn the_great_field_is_entered_late_and_beside_complete_cities() {
    let tiles = [START, ("base/E", 0, -1, 2)];
    let sent = |left: usize| {
        let deck = [&["base/B"], vec!["base/U"; left].as_slice()].concat();
        let board = TestBoard::of_base(&tiles, &[], &deck);
        let sight = board.sight();
        let action = Action::Tile {
            x: 0,
            y: -2,
            rotation: 0,
        };
        let mut laid = sight.clone();
        laid.attempt(action, &mut rules::event::EventSink::silent());
        let farms = |action: &Action| {
            matches!(
                action,
                Action::Figure {
                    kind: Kind::Field,
                    ..
                }
            )
        };
        let then = laid.actions().into_iter().find(farms);
        assert!(then.is_some());
        says_of("great-field", &sight, Way { action, then })
    };
    assert!(sent(2) > 0, "{}", sent(2));
    assert!(sent(40) < 0, "{}", sent(40));
}

#[test]
fn market_sense_takes_a_token_and_knows_its_price() {
    let board = |tiles: &[Laid], pennants: &[Standing]| TestBoard {
        mix: "traders",
        ..TestBoard::of_base(tiles, pennants, &["base/E", "base/E"])
    };
    // Wine between two caps, nobody inside.
    let wine = [("base/E", 0, 0, 1), ("traders/Q", 1, 0, 0)];
    assert!(board(&wine, &[]).says("market-sense", (2, 0, 3), None) > 0);
    assert_eq!(board(&wine, &[]).says("market-sense", (0, -1, 0), None), 0);
    // The same wine in a rival's city, with four more tiles that carry pennants.
    let long = [
        ("base/E", -4, 0, 1),
        ("base/F", -3, 0, 0),
        ("base/F", -2, 0, 0),
        ("base/G", -1, 0, 0),
        ("traders/Q", 0, 0, 0),
        ("traders/S", 1, 0, 0),
    ];
    assert!(board(&long, &[(1, -4, 0, CITY, "E")]).says("market-sense", (2, 0, 3), None) < 300);
}

#[test]
fn towers_threaten_rivals_and_keep_their_own_figures_away() {
    let foundation_beside = |player: u8| TestBoard {
        mix: "tower",
        ..TestBoard::of_base(
            &[("base/B", 0, 0, 0)],
            &[(player, 0, 0, Kind::Monastery, "I")],
            &["tower/I", "base/B"],
        )
    };
    assert!(foundation_beside(1).says("towers-and-prisoners", (1, 0, 0), None) > 0);
    assert!(foundation_beside(0).says("towers-and-prisoners", (1, 0, 0), None) < 0);
}

#[test]
fn a_purse_goes_where_points_come_next_and_not_to_a_robber() {
    // A robber stands on my space: of four points he takes two.
    let mut board = TestBoard::of_base(&[START], &[(0, 0, 0, CITY, "N")], &["base/E", "base/U"]);
    board.mix = "robbers";
    board.players = vec![json!({ "score": 3 }), json!({ "score": 9, "robber": 3 })];
    assert!(board.says("purse-and-toll", (0, -1, 2), None) < 0);
    assert_eq!(board.says("purse-and-toll", (0, 1, 2), None), 0);
    // My own robber may go to the marker of a rival.
    board.deck[0] = "robbers/F";
    let sight = board.sight();
    let tile = Action::Tile {
        x: 1,
        y: 0,
        rotation: 1,
    };
    let mut laid = sight.clone();
    laid.attempt(tile, &mut rules::event::EventSink::silent());
    let to = |space| rules::words::robbers::Action::Robber { space }.into();
    let says = |action| says_of("purse-and-toll", &laid, Way { action, then: None });
    assert!(laid.actions().contains(&to(9)), "{:?}", laid.actions());
    assert!(says(to(9)) > 0);
    assert!(says(Action::Pass) <= 0);
}

#[test]
fn a_tollhouse_stands_where_open_roads_end() {
    let board = TestBoard {
        mix: "tollkeepers",
        ..TestBoard::of_base(&[START], &[], &["tollkeepers/04", "base/U", "base/U"])
    };
    let sight = board.sight();
    let action = Action::Tile {
        x: 1,
        y: 0,
        rotation: 0,
    };
    let house = rules::words::tollkeepers::Action::Tollhouse { x: 1, y: 0 };
    let says = |then| {
        says_of(
            "purse-and-toll",
            &sight,
            Way {
                action,
                then: Some(then),
            },
        )
    };
    assert!(says(house.into()) > 0);
    assert_eq!(says(Action::Pass), 0);
}
