//! What people and minds ask of a game beyond its rules: what a score counted, what a robber would take, whom a
//! circle concerns, what the end would bring, how far an answer reaches, how a turn begins. Holds only what no
//! golden case can say.

use crate::support::open;
use rules::action::Action;
use rules::base::{place as place_rules, worth};
use rules::chance::Chance;
use rules::event::{Event, ScoreEntry};
use rules::expansions::{
    ExpansionAction, ExpansionSource, abbot, crop_circles, robbers, tollkeepers, tower,
};
use rules::figure::FigureKind;
use rules::foresee::Relevance;
use rules::game::Game;
use rules::ground::{At, Cell, Kind, Place, PlayerId};
use rules::score::Source;
use rules::tile::TypeId;
use rules::{picture, report};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn set_up(setup: &Value) -> Game {
    let (table, setup) = open(setup);
    Game::new(table, &setup).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn act(game: &mut Game, action: impl Into<Action>) -> Vec<Event> {
    let who = game.to_move().unwrap();
    game.apply(who, action.into())
        .unwrap_or_else(|no| panic!("{no}"))
}

fn lay(x: i16, y: i16, rotation: u8) -> Action {
    Action::Tile { x, y, rotation }
}

fn bearing(game: &Game, action: Action) -> Relevance {
    let sight = game.sight();
    sight.bearing(&sight.outlook(), action)
}

fn place(x: i16, y: i16, kind: Kind, at: At) -> Place {
    Place { x, y, kind, at }
}

/// A toll road: travellers, a farmhouse, nothing, and the monastery that completes it.
fn toll_road(red: Value) -> Game {
    set_up(&json!({"players": [red, {}], "mix": "tollkeepers",
        "deck": ["base/A", "base/B"], "start": [{"tile": "tollkeepers/03", "x": 0, "y": 0, "rotation": 0},
            {"tile": "base/U-farmhouse", "x": 1, "y": 0, "rotation": 0}, {"tile": "base/U", "x": 2, "y": 0, "rotation": 0}]}))
}

#[test]
fn a_toll_counted_the_tiles_with_pictures() {
    let mut game = toll_road(json!({"tollhouse": {"x": 0, "y": 0, "value": 1}}));
    act(&mut game, lay(3, 0, 1));
    let told = act(&mut game, Action::Pass);
    let toll = |event: &Event| match event {
        Event::Score(entry)
            if matches!(
                entry.source,
                Source::Expansion(ExpansionSource::Tollkeepers(_))
            ) =>
        {
            Some(entry.clone())
        }
        _ => None,
    };
    let entry: ScoreEntry = told.iter().find_map(toll).expect("a toll is paid");
    let counted = report::counted(game.context(), &entry);
    let counted: Vec<_> = counted.iter().map(|tile| (tile.n, tile.cell)).collect();
    assert_eq!(counted, [(1, Cell::new(0, 0)), (2, Cell::new(1, 0))]);
}

/// A garden with three neighbours, from which the first player calls back an abbot of his own.
fn called_back(figures: Value) -> (Game, Vec<Event>) {
    let mut game = set_up(
        &json!({"players": 2, "mix": {"expansions": ["abbot"]}, "deck": ["base/B", "base/B"],
        "start": [{"tile": "base/E-garden", "x": 0, "y": 0, "rotation": 0}, {"tile": "base/E", "x": 0, "y": -1, "rotation": 2},
            {"tile": "base/B", "x": 1, "y": 0, "rotation": 0}, {"tile": "base/B", "x": 2, "y": 0, "rotation": 0}],
        "figures": figures}),
    );
    act(&mut game, lay(0, 1, 0));
    let recall = abbot::Action::Recall {
        x: 0,
        y: 0,
        kind: Kind::Garden,
        at: At::I,
    };
    let told = act(&mut game, recall);
    (game, told)
}

#[test]
fn a_recall_counted_the_tiles_around_the_garden_and_its_own() {
    let (game, told) = called_back(
        json!([{"player": 0, "figure": "abbot", "x": 0, "y": 0, "kind": "garden", "at": "I"}]),
    );
    let paid = told.iter().find_map(|event| match event {
        Event::Score(entry) => Some(entry.clone()),
        _ => None,
    });
    let counted = report::counted(game.context(), &paid.expect("a recall is paid"));
    let cells: Vec<_> = counted.iter().map(|tile| tile.cell).collect();
    let cell = |(x, y)| Cell::new(x, y);
    assert_eq!(cells, [(0, 0), (0, -1), (1, 0), (0, 1)].map(cell));
}

#[test]
fn of_two_abbots_in_one_garden_one_calls_back_his_own() {
    let abbot = |player: u8| json!({"player": player, "figure": "abbot", "x": 0, "y": 0, "kind": "garden", "at": "I"});
    for figures in [json!([abbot(0), abbot(1)]), json!([abbot(1), abbot(0)])] {
        let (game, _) = called_back(figures);
        let left: Vec<_> = game
            .context()
            .state
            .figures
            .iter()
            .map(|it| it.owner)
            .collect();
        assert_eq!(left, [PlayerId(1)]);
    }
}

/// A river of four tiles, of which the spring lies, and one tile that is no river's.
fn river() -> Game {
    set_up(
        &json!({"players": 2, "mix": {"sets": {"base": 1, "river": 1}, "expansions": ["river"]},
        "deck": ["river/J", "river/D", "river/L", "base/B"],
        "start": [{"tile": "river/A", "x": 0, "y": 0, "rotation": 0}]}),
    )
}

#[test]
fn the_river_its_lake_and_the_rest_are_drawn_one_after_the_other() {
    let mut game = river();
    let told = |game: &Game| {
        let stages = game.context().state.pile.stages();
        stages.map(<[_]>::len).collect::<Vec<_>>()
    };
    assert_eq!(told(&game), [1, 1, 1], "one is in the hand");
    act(&mut game, lay(1, 0, 0));
    act(&mut game, Action::Pass);
    assert_eq!(told(&game), [1, 1]);
    act(&mut game, lay(1, 1, 1));
    act(&mut game, Action::Pass);
    assert_eq!(told(&game), [1]);
}

#[test]
fn a_cell_is_dead_for_tiles_of_which_none_may_lie_there_whichever_way_it_is_turned() {
    let cells = |of: &[(i16, i16)]| {
        of.iter()
            .map(|(x, y)| Cell::new(*x, *y))
            .collect::<Vec<_>>()
    };
    let kind = |game: &Game, id: &str| {
        let types = &game.table().types;
        let mut kinds = TypeId::first(types.len());
        kinds
            .find(|kind| types[usize::from(*kind)].id == id)
            .expect("a tile of the game")
    };
    let dead = |game: &Game, ids: &[&str]| {
        let kinds: Vec<_> = ids.iter().map(|id| kind(game, id)).collect();
        place_rules::dead(game.context(), &kinds)
    };
    let around = [(-1, 0), (0, -1), (0, 1), (1, 0)];
    let meadow = set_up(
        &json!({"players": 2, "mix": "base", "deck": ["base/B", "base/C"],
        "start": [{"tile": "base/B", "x": 0, "y": 0, "rotation": 0}]}),
    );
    assert_eq!(
        dead(&meadow, &["base/C"]),
        cells(&around),
        "a city on every side"
    );
    assert_eq!(dead(&meadow, &["base/C", "base/B"]), []);
    // A river goes on where it ends, and nowhere else although its land would fit.
    let river = river();
    assert_eq!(
        dead(&river, &["river/D"]),
        cells(&[(-1, 0), (0, -1), (0, 1)])
    );
    let ways = |x, y| {
        let way = kind(&river, "river/D");
        let fit = |turn: &u8| place_rules::fits(river.context(), way, Cell::new(x, y), *turn);
        (0..4).filter(fit).count()
    };
    assert!(ways(1, 0) > 0);
    assert_eq!(ways(0, 1), 0);
}

#[test]
fn nobody_sees_the_order_within_a_stage_and_a_shuffle_keeps_each_tile_in_its_own() {
    let game = set_up(
        &json!({"players": 2, "mix": {"sets": {"base": 1, "river": 1}, "expansions": ["river"]},
        "deck": ["river/J", "river/I", "river/D", "river/G", "river/C", "river/L", "base/W", "base/B", "base/U", "base/A"],
        "start": [{"tile": "river/A", "x": 0, "y": 0, "rotation": 0}]}),
    );
    let stages = |game: &rules::state::State| {
        let stages = game.pile.stages();
        stages.map(<[_]>::to_vec).collect::<Vec<_>>()
    };
    let in_order = |mut stages: Vec<Vec<_>>| {
        for tiles in &mut stages {
            tiles.sort_unstable();
        }
        stages
    };
    let lie = stages(game.state());
    let lengths: Vec<_> = lie.iter().map(Vec::len).collect();
    assert_eq!(lengths, [4, 1, 4]);
    assert_ne!(lie, in_order(lie.clone()));
    assert_eq!(stages(game.sight().context().state), in_order(lie.clone()));
    let shuffled: BTreeSet<_> = (0..20)
        .map(|seed| stages(game.reshuffled(seed).state()))
        .collect();
    assert!(shuffled.len() > 10);
    for order in shuffled {
        assert_eq!(in_order(order), in_order(lie.clone()));
    }
}

#[test]
fn a_game_that_is_copied_into_another_is_that_game_and_draws_what_it_draws() {
    let mut later = river();
    act(&mut later, lay(1, 0, 0));
    act(&mut later, Action::Pass);
    let mut copy = river();
    copy.clone_from(&later);
    let drawn = |game: &Game| {
        let pile = &game.context().state.pile;
        (pile.drawn(), pile.undrawn().to_vec())
    };
    assert_eq!(drawn(&copy), drawn(&later));
    assert_ne!(drawn(&copy), drawn(&river()));
}

#[test]
fn an_open_road_shows_a_point_for_each_tile_and_whom_it_would_pay() {
    let game = set_up(
        &json!({"players": 3, "mix": "base", "deck": ["base/B"], "start": [{"tile": "base/B", "x": 0, "y": 1, "rotation": 0},
            {"tile": "base/U", "x": 0, "y": 0, "rotation": 0}, {"tile": "base/U", "x": 1, "y": 0, "rotation": 0}],
        "figures": [{"player": 2, "figure": "follower", "x": 0, "y": 0, "kind": "road", "at": "E"}]}),
    );
    let context = game.context();
    let road = context.segment_at(place(1, 0, Kind::Road, At::E)).unwrap();
    let report = report::feature(context, road).unwrap();
    let lines: Vec<_> = report.lines.iter().map(|l| (l.count, l.each)).collect();
    assert_eq!(lines, [(2, 1)]);
    assert_eq!(worth::points(context, report.feature), [0, 0, 2, 0, 0, 0]);
}

#[test]
fn if_the_game_ended_now_open_roads_would_pay_and_once_it_has_ended_nothing_more() {
    let mut game = set_up(
        &json!({"players": [{"score": 4}, {}, {"score": 1}], "mix": "base", "deck": ["base/B"],
        "start": [{"tile": "base/U", "x": 0, "y": 0, "rotation": 0}, {"tile": "base/U", "x": 1, "y": 0, "rotation": 0}],
        "figures": [{"player": 2, "figure": "follower", "x": 0, "y": 0, "kind": "road", "at": "E"}]}),
    );
    let ended = |game: &Game| report::if_it_ended(game.context());
    let told = |game: &Game| {
        let paid = |event: &Event| match event {
            Event::Score(entry) => Some((entry.player, entry.points, entry.source)),
            _ => None,
        };
        let told = report::told_if_it_ended(game.context()).expect("nothing is being settled");
        told.iter().filter_map(paid).collect::<Vec<_>>()
    };
    let road = (PlayerId(2), 2, Source::Road);
    let as_it_stands = |game: &Game| {
        assert_eq!(ended(game), Some([4, 0, 3, 0, 0, 0]));
        assert_eq!(told(game), [road]);
    };
    as_it_stands(&game);
    act(&mut game, lay(0, 1, 0));
    as_it_stands(&game);
    act(&mut game, Action::Pass);
    assert!(game.is_over());
    assert_eq!(ended(&game), Some([4, 0, 3, 0, 0, 0]));
    assert_eq!(told(&game), []);
}

#[test]
fn a_robber_with_two_victims_can_compare_what_they_bring() {
    // Red's field with a pig pays 8, Blue's share of it 6; Yellow's robber stands beside both.
    let mut game = set_up(
        &json!({"players": [{}, {}, {"score": 20, "robber": 0}], "mix": {"expansions": ["traders", "robbers"]}, "deck": ["base/B"],
        "start": [{"tile": "base/E", "x": 0, "y": 0, "rotation": 0}, {"tile": "base/E", "x": 1, "y": 0, "rotation": 0},
            {"tile": "base/E", "x": 0, "y": -1, "rotation": 2}, {"tile": "base/E", "x": 1, "y": -1, "rotation": 2}],
        "figures": [{"player": 0, "figure": "follower", "x": 0, "y": 0, "kind": "field", "at": "EL"},
            {"player": 0, "figure": "pig", "x": 0, "y": 0, "kind": "field", "at": "EL"},
            {"player": 1, "figure": "follower", "x": 1, "y": 0, "kind": "field", "at": "EL"}]}),
    );
    act(&mut game, lay(0, 1, 0));
    act(&mut game, Action::Pass);
    let yellow = PlayerId(2);
    assert_eq!(game.to_move(), Some(yellow));
    let loot = |victim| robbers::loot(game.context(), yellow, PlayerId(victim));
    assert_eq!([0, 1, 2].map(loot), [Some((8, 4)), Some((6, 3)), None]);
    // Some points are given and others not: nobody can tell yet what the end would bring.
    assert_eq!(report::if_it_ended(game.context()), None);
}

#[test]
fn a_circle_concerns_its_followers_from_the_choice_to_the_last_answer() {
    let mut game = set_up(
        &json!({"players": 2, "mix": {"expansions": ["crop-circles"]}, "deck": ["crop-circles/A", "base/B"],
        "start": [{"tile": "base/X", "x": 0, "y": 0, "rotation": 0}],
        "figures": [{"player": 1, "figure": "follower", "x": 0, "y": 0, "kind": "road", "at": "S"},
            {"player": 1, "figure": "follower", "x": 0, "y": 0, "kind": "road", "at": "N"}]}),
    );
    let concerned = |game: &Game| crop_circles::concerned(game.context());
    assert_eq!(concerned(&game), None);
    act(&mut game, lay(1, 0, 0));
    assert_eq!(concerned(&game), None);
    act(&mut game, Action::Pass);
    assert_eq!(concerned(&game), Some(Kind::Road));
    let choice = crop_circles::CropChoice::Remove;
    act(&mut game, crop_circles::Action::Crop { choice });
    assert_eq!(concerned(&game), Some(Kind::Road));
    let action = game.actions()[0];
    act(&mut game, action);
    assert_eq!(concerned(&game), None);
}

#[test]
fn a_floor_with_somebody_in_reach_bears_on_nothing_yet_and_any_other_is_like_passing() {
    let with_monk_at = |x: i16| {
        let mut tiles = vec![json!({"tile": "tower/I", "x": 0, "y": 0, "rotation": 0})];
        tiles.extend((1..x).map(|x| json!({"tile": "base/B", "x": x, "y": 0, "rotation": 0})));
        tiles.push(json!({"tile": "base/A", "x": x, "y": 0, "rotation": 3}));
        let mut game = set_up(
            &json!({"players": 2, "mix": "tower", "deck": ["base/A", "base/B"], "start": tiles,
            "figures": [{"player": 1, "figure": "follower", "x": x, "y": 0, "kind": "monastery", "at": "I"}]}),
        );
        // The road between two monasteries is completed.
        act(&mut game, lay(x + 1, 0, 1));
        let floor = tower::Action::Floor { x: 0, y: 0 };
        bearing(&game, floor.into())
    };
    assert_eq!(with_monk_at(1), Relevance::Nothing);
    assert_eq!(with_monk_at(2), Relevance::AsPassing);
}

#[test]
fn a_tollhouse_reaches_far_where_the_tile_completes_a_road_and_else_no_farther_than_passing() {
    let house = Action::from(tollkeepers::Action::Tollhouse { x: 0, y: 0 });
    let mut road = toll_road(json!({}));
    act(&mut road, lay(3, 0, 1));
    let mut city = set_up(
        &json!({"players": 2, "mix": "tollkeepers", "deck": ["base/E", "base/B"],
        "start": [{"tile": "base/X", "x": 0, "y": 0, "rotation": 0}, {"tile": "base/A", "x": 1, "y": 0, "rotation": 1},
            {"tile": "base/E", "x": 1, "y": 1, "rotation": 1}]}),
    );
    act(&mut city, lay(2, 1, 3));
    assert_eq!(bearing(&road, house), Relevance::Wide);
    assert_eq!(bearing(&city, house), Relevance::AsPassing);
}

#[test]
fn whoever_has_no_tokens_is_shown_none() {
    let game = set_up(
        &json!({"players": [{"goods": {"cloth": 2}}, {}], "mix": "traders", "deck": ["base/B"],
        "start": [{"tile": "base/B", "x": 0, "y": 0, "rotation": 0}]}),
    );
    let supply = picture::status(&game).supply;
    let goods = supply
        .iter()
        .map(|seat| json!(seat.expansions.traders.goods));
    assert_eq!(goods.collect::<Vec<_>>(), [json!({"cloth": 2}), json!({})]);
}

#[test]
fn a_turn_is_told_when_it_begins_and_not_when_it_goes_on() {
    let told = |more: Value| {
        let mut setup = json!({"players": 2, "mix": "tower", "deck": ["base/B"], "turn": 3,
            "start": [{"tile": "base/B", "x": 0, "y": 0, "rotation": 0}]});
        setup
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let (table, setup) = open(&setup);
        let (game, events) = Game::begin(table, &setup).unwrap();
        assert_eq!(game.state().turn, 3);
        let began = |event: &Event| matches!(event, Event::TurnBegan { turn: 3, .. });
        events.iter().filter(|event| began(event)).count()
    };
    assert_eq!(told(json!({})), 1);
    assert_eq!(told(json!({"ransomed": true})), 0);
    assert_eq!(told(json!({"part": 2})), 0);
}

#[test]
fn an_action_tells_the_place_that_it_names_whichever_expansion_it_is_of() {
    let Place { x, y, kind, at } = place(3, -2, Kind::City, At::N);
    let figure = FigureKind::Follower;
    let owner = PlayerId(1);
    let named: [Action; 4] = [
        tower::Action::Capture {
            x,
            y,
            kind,
            at,
            owner,
            figure,
        }
        .into(),
        crop_circles::Action::CropAdd {
            figure,
            x,
            y,
            kind,
            at,
        }
        .into(),
        tollkeepers::Action::Tollhouse { x, y }.into(),
        robbers::Action::Robber { space: 3 }.into(),
    ];
    let there = Some(place(3, -2, Kind::City, At::N));
    assert_eq!(
        named.map(|action| action.place()),
        [there, there, None, None]
    );
}

#[test]
fn a_floor_reaches_as_far_before_it_is_put_on_as_after() {
    let mut asked = 0;
    for seed in 0..6 {
        let mut game = set_up(&json!({"players": 2, "mix": "tower", "seed": seed}));
        let mut chance = Chance::new(seed);
        while let Some(who) = game.to_move() {
            let actions = game.actions();
            let floors = actions.iter().filter_map(|action| match action {
                Action::Expansion(ExpansionAction::Tower(tower::Action::Floor { x, y })) => {
                    Some(Cell::new(*x, *y))
                }
                _ => None,
            });
            assert_eq!(
                tower::reach_asking(game.context()).is_some(),
                game.phase() == tower::Phase::Capture.into()
            );
            for cell in floors {
                let said = tower::next_reach(game.context(), cell).expect("a tower");
                assert!(said.cells.contains(&cell), "its own cell");
                let mut copy = game.clone();
                let Cell { x, y } = cell;
                copy.apply(who, tower::Action::Floor { x, y }.into())
                    .expect("offered");
                // Where nobody can be taken, nobody is asked.
                if let Some(asks) = tower::reach_asking(copy.context()) {
                    assert_eq!(asks, said);
                    let taken = copy
                        .actions()
                        .into_iter()
                        .filter_map(|action| action.place());
                    for place in taken {
                        assert!(said.cells.contains(&place.cell()), "{place:?}");
                    }
                    asked += 1;
                }
            }
            let action = actions[chance.below(actions.len())];
            game.apply(who, action).expect("offered");
        }
    }
    assert!(asked > 50, "{asked}");
}
