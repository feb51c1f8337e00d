//! A road that ends at the gate of a city: drawn on a blank tile, kept while one draws on, refused where it cannot be.

use content::tile_set::SetTile;
use content::words::Land;
use rules::ground::{At, Side};
use rules::tile::Edge;
use workshop::draft::DocumentDraft;
use workshop::fresh;
use workshop::op::{Op, OpRefusal, TileOp};

const CITY: fn(Side) -> TileOp = |side| TileOp::Side {
    side,
    land: Edge::City,
};
const ROAD: fn(Side) -> TileOp = |side| TileOp::Side {
    side,
    land: Edge::Road,
};
const JOIN: fn(Side, Side) -> TileOp = |from, to| TileOp::Join { from, to };

fn gate(road: Side, city: Side, on: bool) -> TileOp {
    TileOp::Gate { road, city, on }
}

/// A blank tile after some strokes.
fn drawn(strokes: &[TileOp]) -> Result<SetTile, OpRefusal> {
    let mut draft = fresh::set("mine", "Mine");
    for change in strokes.iter().cloned() {
        let tile = "mine/A".to_owned();
        draft = draft.apply(&Op::Tile { tile, change })?;
        assert_eq!(draft.faults(), []);
    }
    match draft {
        DocumentDraft::Set(set) => Ok(set.tiles[0].clone()),
        _ => unreachable!("a set stays one"),
    }
}

/// Whether there are two fields beside the road that leaves by a side, and both touch the same city.
fn has_gate(tile: &SetTile, road: [At; 2]) -> bool {
    let field = |half| {
        let mut segments = tile.segments.iter();
        segments.position(|s| s.kind == Land::Field && s.edges.contains(&half))
    };
    let [left, right] = road.map(|half| field(half).expect("a field"));
    let touches = |field: usize| &tile.segments[field].cities;
    left != right
        && touches(left)
            .iter()
            .any(|city| touches(right).contains(city))
}

const EAST: [At; 2] = [At::EL, At::ER];
const WEST: [At; 2] = [At::WL, At::WR];
const SOUTH: [At; 2] = [At::SL, At::SR];

#[test]
fn a_road_ends_at_a_gate_of_any_city_that_it_can_reach() {
    for (city, road, sides) in [
        (vec![CITY(Side::N)], Side::E, EAST),
        (vec![CITY(Side::N)], Side::S, SOUTH),
        (vec![CITY(Side::N), JOIN(Side::N, Side::E)], Side::S, SOUTH),
        (vec![CITY(Side::N), JOIN(Side::N, Side::S)], Side::W, WEST),
    ] {
        let strokes = [city, vec![ROAD(road)]].concat();
        let already = has_gate(&drawn(&strokes).expect("a tile"), sides);
        let with = |on| [strokes.clone(), vec![gate(road, Side::N, on)]].concat();
        match drawn(&with(true)) {
            Ok(tile) => assert!(has_gate(&tile, sides) && !already),
            Err(no) => assert!(already && no == OpRefusal::Same, "{no:?}"),
        }
        let open = [with(!already), vec![gate(road, Side::N, false)]].concat();
        let open = if already { with(false) } else { open };
        assert!(!has_gate(&drawn(&open).expect("a tile"), sides));
    }
}

#[test]
fn each_road_has_a_gate_of_its_own_and_keeps_it_while_one_draws_on() {
    let two = [
        CITY(Side::N),
        ROAD(Side::E),
        gate(Side::E, Side::N, true),
        ROAD(Side::W),
        gate(Side::W, Side::N, true),
    ];
    let tile = drawn(&two).expect("a tile");
    assert!(has_gate(&tile, EAST) && has_gate(&tile, WEST));
    let one = [&two[..], &[gate(Side::W, Side::N, false)]].concat();
    let tile = drawn(&one).expect("a tile");
    assert!(has_gate(&tile, EAST) && !has_gate(&tile, WEST));
    let no_city = [
        &two[..],
        &[TileOp::Side {
            side: Side::N,
            land: Edge::Field,
        }],
    ]
    .concat();
    let tile = drawn(&no_city).expect("a tile");
    assert!(!has_gate(&tile, EAST) && !has_gate(&tile, WEST));
}

#[test]
fn a_stroke_never_takes_a_city_away_in_silence() {
    let beside = [CITY(Side::N), ROAD(Side::E)];
    for stroke in [JOIN(Side::E, Side::N), JOIN(Side::N, Side::E)] {
        let strokes = [&beside[..], &[stroke]].concat();
        assert_eq!(drawn(&strokes), Err(OpRefusal::OtherLand));
    }
    let passing = [
        &beside[..],
        &[JOIN(Side::E, Side::W), gate(Side::E, Side::N, true)],
    ]
    .concat();
    assert_eq!(drawn(&passing), Err(OpRefusal::RoadGoesOn));
    let behind = [
        CITY(Side::N),
        ROAD(Side::E),
        JOIN(Side::E, Side::W),
        ROAD(Side::S),
        gate(Side::S, Side::N, true),
    ];
    assert_eq!(drawn(&behind), Err(OpRefusal::NoGate));
    let none = [ROAD(Side::E), gate(Side::E, Side::N, true)];
    assert_eq!(drawn(&none), Err(OpRefusal::NoCity));
}
