//! Rules that need tiles which no built-in set has.

use rules::action::Action;
use rules::expansions::{ExpansionKey, ExpansionSet, tower};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::ground::{At, Cell, Kind};
use rules::options::Options;
use rules::setup::{MAX_TILES, Setup, TileAtStart};
use rules::table::Table;
use rules::tile::TypeId;
use rules::tile::{SegmentSpec, TileSpec};
use std::sync::Arc;

const ALL_AROUND: [At; 8] = [
    At::NL,
    At::NR,
    At::EL,
    At::ER,
    At::SL,
    At::SR,
    At::WL,
    At::WR,
];

fn segment(kind: Kind, edges: &[At]) -> SegmentSpec {
    SegmentSpec {
        kind,
        edges: edges.to_vec(),
        ..SegmentSpec::default()
    }
}

fn game(segments: Vec<SegmentSpec>) -> Game {
    let tile = TileSpec {
        id: "own/tile".to_owned(),
        segments,
        ..TileSpec::default()
    };
    let table = Table::new(vec![tile], ExpansionSet::EMPTY, Options::default()).unwrap();
    let start = vec![TileAtStart {
        tile: TypeId(0),
        cell: Cell::default(),
        rotation: 0,
        by: None,
    }];
    let setup = Setup {
        deck: Some(vec![TypeId(0); 9]),
        start,
        ..Setup::for_players(2)
    };
    Game::new(Arc::new(table), &setup).unwrap()
}

#[test]
fn nobody_stands_in_a_garden() {
    let mut game = game(vec![
        segment(Kind::Garden, &[]),
        segment(Kind::Field, &ALL_AROUND),
    ]);
    game.apply(
        PlayerId(0),
        Action::Tile {
            x: 1,
            y: 0,
            rotation: 0,
        },
    )
    .unwrap();
    let garden = Action::Figure {
        figure: FigureKind::Follower,
        x: 1,
        y: 0,
        kind: Kind::Garden,
        at: At::I,
    };
    let no = game.check(PlayerId(0), &garden).unwrap_err();
    assert_eq!(no.reasons[0].why.code, "base/nobody-stands-there");
    assert_eq!(no.reasons[0].why.rule, "BG-31");
    assert!(!game.actions().contains(&garden));
}

#[test]
fn two_inner_segments_of_a_kind_could_not_be_told_apart() {
    let segments = vec![
        segment(Kind::Monastery, &[]),
        segment(Kind::Monastery, &[]),
        segment(Kind::Field, &ALL_AROUND),
    ];
    let tile = TileSpec {
        id: "own/tile".to_owned(),
        segments,
        ..TileSpec::default()
    };
    let faults = Table::new(vec![tile], ExpansionSet::EMPTY, Options::default()).unwrap_err();
    let found: Vec<_> = faults.iter().map(|f| (f.path.as_str(), f.code)).collect();
    assert_eq!(found, [("tiles[0].segments[1]", "tile/inner-twice")]);
}

#[test]
fn a_pennant_in_a_city_of_two_tiles_is_worth_what_its_tiles_are() {
    let rest: Vec<_> = ALL_AROUND[2..].to_vec();
    let mut city = segment(Kind::City, &[At::N]);
    city.carries = vec![("pennant".to_owned(), 1)];
    let segments = vec![city, segment(Kind::Field, &rest)];
    for (value, points) in [("4", 8), ("2", 4)] {
        let mut options = Options::default();
        options.choose("OP-08", value).unwrap();
        let tile = TileSpec {
            id: "own/tile".to_owned(),
            segments: segments.clone(),
            ..TileSpec::default()
        };
        let table = Table::new(vec![tile], ExpansionSet::EMPTY, options).unwrap();
        let start = vec![TileAtStart {
            tile: TypeId(0),
            cell: Cell::default(),
            rotation: 0,
            by: None,
        }];
        let setup = Setup {
            deck: Some(vec![TypeId(0); 2]),
            start,
            ..Setup::for_players(2)
        };
        let mut game = Game::new(Arc::new(table), &setup).unwrap();
        game.apply(
            PlayerId(0),
            Action::Tile {
                x: 0,
                y: -1,
                rotation: 2,
            },
        )
        .unwrap();
        let (figure, kind, at) = (FigureKind::Follower, Kind::City, At::S);
        game.apply(
            PlayerId(0),
            Action::Figure {
                figure,
                x: 0,
                y: -1,
                kind,
                at,
            },
        )
        .unwrap();
        assert_eq!(game.state().scores()[0], points, "OP-08 {value}");
    }
}

#[test]
fn a_village_with_a_single_road_is_no_crossroads() {
    let offered = |roads: &[At]| {
        let rest = ALL_AROUND.into_iter();
        let mut segments: Vec<_> = roads.iter().map(|at| segment(Kind::Road, &[*at])).collect();
        segments.push(segment(Kind::Field, &rest.collect::<Vec<_>>()));
        let tile = TileSpec {
            id: "own/tile".to_owned(),
            segments,
            village: (0..roads.len()).collect(),
            ..TileSpec::default()
        };
        let expansions = ExpansionSet::EMPTY.with(ExpansionKey::Tollkeepers);
        let table = Table::new(vec![tile], expansions, Options::default()).unwrap();
        let start = vec![TileAtStart {
            tile: TypeId(0),
            cell: Cell::default(),
            rotation: 0,
            by: None,
        }];
        let setup = Setup {
            deck: Some(vec![TypeId(0); 2]),
            start,
            ..Setup::for_players(2)
        };
        let mut game = Game::new(Arc::new(table), &setup).unwrap();
        let action = game.actions()[0];
        game.apply(PlayerId(0), action).unwrap();
        let houses = game.actions().into_iter();
        houses.filter(|action| action.word() == "tollhouse").count()
    };
    assert_eq!(offered(&[At::N]), 0);
    assert_eq!(offered(&[At::N, At::S]), 2);
}

#[test]
fn as_many_towers_as_tiles_may_be_told_and_not_one_more() {
    let tile = TileSpec {
        id: "own/tile".to_owned(),
        segments: vec![segment(Kind::Field, &ALL_AROUND)],
        ..TileSpec::default()
    };
    let expansions = ExpansionSet::EMPTY.with(ExpansionKey::Tower);
    let table = Arc::new(Table::new(vec![tile], expansions, Options::default()).unwrap());
    let refused = |towers: usize| {
        let start = vec![TileAtStart {
            tile: TypeId(0),
            cell: Cell::default(),
            rotation: 0,
            by: None,
        }];
        let mut setup = Setup {
            deck: Some(vec![TypeId(0); 2]),
            start,
            ..Setup::for_players(2)
        };
        let nowhere = |n: usize| tower::TowerAtStart {
            cell: Cell::new(n as i16, 1),
            floors: 1,
        };
        setup.expansions.tower.towers = (0..towers).map(nowhere).collect();
        let faults = Game::new(table.clone(), &setup).err().unwrap();
        faults.iter().any(|f| f.code == "setup/too-many-towers")
    };
    assert_eq!(
        [0, 1, 2].map(|n| refused(MAX_TILES - 1 + n)),
        [false, false, true]
    );
}
