//! What the core lets expansions ask for, whether or not one of them does: tiles drawn in stages, places refused, many
//! places on one tile.

use crate::action::{Action, Phase};
use crate::base::{NO_NEIGHBOUR, place};
use crate::event::EventSink;
use crate::expansion::{Expansion, Hook};
use crate::expansions::{self, ExpansionKey, ExpansionSet};
use crate::game::Game;
use crate::ground::{At, Cell, Kind, PlayerId, Rim, Rotation};
use crate::options::Options;
use crate::reason::{Code, Reason, ReasonCollector};
use crate::setup::{Setup, TileAtStart};
use crate::state::Context;
use crate::table::Table;
use crate::tile::{LANES, MAX_SEGMENTS, SegmentSpec, SegmentType, TileSpec, TileType, TypeId};
use std::sync::Arc;

/// Refuses every place west of the first tile.
struct Fence;

/// Refuses every place.
struct Wall;

impl Expansion for Fence {
    fn key(&self) -> ExpansionKey {
        ExpansionKey::ALL[0]
    }

    fn hooks(&self) -> &'static [Hook] {
        &[Hook::AllowsPlace]
    }

    fn codes(&self) -> &'static [&'static Code] {
        &[]
    }

    fn allows_place(
        &self,
        _: Context<'_>,
        _: TypeId,
        cell: Cell,
        _: Rotation,
        why: &mut ReasonCollector,
    ) {
        why.demand(cell.x >= 0, || Reason::new(NO_NEIGHBOUR));
    }
}

impl Expansion for Wall {
    fn key(&self) -> ExpansionKey {
        Fence.key()
    }

    fn hooks(&self) -> &'static [Hook] {
        Fence.hooks()
    }

    fn codes(&self) -> &'static [&'static Code] {
        &[]
    }

    fn allows_place(
        &self,
        _: Context<'_>,
        _: TypeId,
        _: Cell,
        _: Rotation,
        why: &mut ReasonCollector,
    ) {
        why.object(|| Reason::new(NO_NEIGHBOUR));
    }
}

/// A monastery in a meadow.
fn monastery(id: &str) -> TileSpec {
    let halves = At::ALL[4..12].to_vec();
    let segment = |kind, edges| SegmentSpec {
        kind,
        edges,
        ..SegmentSpec::default()
    };
    TileSpec {
        id: id.to_owned(),
        segments: vec![
            segment(Kind::Monastery, Vec::new()),
            segment(Kind::Field, halves),
        ],
        ..TileSpec::default()
    }
}

/// Three designs that fit everywhere.
fn table() -> Table {
    let specs = ["a", "b", "c"].map(monastery).to_vec();
    Table::new(specs, ExpansionSet::EMPTY, Options::default()).expect("healthy tiles")
}

/// Two players, the first design on the table, of each so many in the bag.
fn setup(counts: [u16; 3]) -> Setup {
    let cell = Cell::new(0, 0);
    Setup {
        bag: TypeId::all().zip(counts).collect(),
        start: vec![TileAtStart {
            tile: TypeId(0),
            cell,
            rotation: 0,
            by: None,
        }],
        ..Setup::for_players(2)
    }
}

fn begun(table: Table, setup: &Setup) -> Game {
    Game::new(Arc::new(table), setup).expect("a position that is possible")
}

#[test]
fn a_place_that_a_expansion_refuses_is_refused_wherever_fitting_is_asked() {
    let mut game = begun(
        table().with_listener(Hook::AllowsPlace, &Fence),
        &setup([3, 3, 3]),
    );
    let west = Cell::new(-1, 0);
    let refused = Action::Tile {
        x: -1,
        y: 0,
        rotation: 2,
    };
    let offered = game.actions();
    assert_eq!(offered.len(), 3 * 4);
    assert!(!offered.contains(&refused));
    let rejection = game.check(PlayerId(0), &refused).expect_err("a fence");
    assert_eq!(rejection.reasons, [Reason::new(NO_NEIGHBOUR)]);
    let types: Vec<_> = TypeId::first(3).collect();
    assert_eq!(place::dead(game.context(), &types), [west]);
    assert_eq!(place::dead(game.context(), &[]).len(), 4);
    assert!(!place::fits(game.context(), TypeId(1), west, 0));
    assert!(place::fits(game.context(), TypeId(1), Cell::new(1, 0), 0));
    let mut pairs = Vec::new();
    game.pairs(&mut pairs);
    assert!(pairs.iter().all(|(place, _)| *place != refused));
    while !game.is_over() {
        let action = game.actions()[0];
        game.apply_offered(action, &mut EventSink::silent());
    }
    assert!(game.state().aside.is_empty());
    assert!(
        game.state()
            .board
            .tiles()
            .iter()
            .all(|tile| tile.cell.x >= 0)
    );
}

#[test]
fn where_expansions_refuse_every_place_nothing_left_fits() {
    let table = table().with_listener(Hook::AllowsPlace, &Wall);
    let game = begun(table, &setup([2, 2, 2]));
    assert!(game.is_over());
    assert_eq!(game.state().aside.len(), 6);
}

#[test]
fn a_position_lays_its_tiles_whatever_expansions_would_refuse() {
    let mut setup = setup([1, 1, 1]);
    setup.start.push(TileAtStart {
        cell: Cell::new(-1, 0),
        ..setup.start[0]
    });
    let table = table().with_listener(Hook::AllowsPlace, &Fence);
    assert_eq!(begun(table, &setup).state().board.tiles().len(), 2);
}

/// The last design is drawn first, the first one next.
fn in_stages() -> Table {
    let mut table = table();
    table.types[2].stage = 0;
    table.types[0].stage = 1;
    table
}

/// The designs in the order in which they are drawn.
fn drawn(mut game: Game) -> Vec<u16> {
    let mut drawn = Vec::new();
    while !game.is_over() {
        if game.phase() == Phase::Tile {
            drawn.extend(game.state().drawn.map(|tile| tile.0));
        }
        let action = game.actions()[0];
        game.apply_offered(action, &mut EventSink::silent());
    }
    drawn
}

#[test]
fn stages_hold_in_drawing_sights_reshuffling_and_positions() {
    let in_order = [2, 2, 2, 0, 0, 1, 1, 1];
    for seed in 0..20 {
        let setup = Setup {
            seed,
            ..setup([2, 3, 3])
        };
        let mut game = begun(in_stages(), &setup);
        for step in 0..in_order.len() {
            let rest = &in_order[step..];
            assert_eq!(drawn(game.clone()), rest);
            let shuffled = game.reshuffled(u64::from(seed));
            assert_eq!(drawn(shuffled), rest);
            let left: usize = game.sight().left().map(|(_, n)| usize::from(n)).sum();
            assert_eq!(left, rest.len() - 1);
            let position = game.tell().expect("a turn begins");
            assert_eq!(drawn(begun(in_stages(), &position)), rest);
            let turn = game.state().turn;
            while game.state().turn == turn && !game.is_over() {
                let action = game.actions()[0];
                game.apply_offered(action, &mut EventSink::silent());
            }
        }
    }
}

#[test]
fn by_hand_nothing_of_a_later_stage_can_have_been_drawn() {
    let setup = Setup {
        by_hand: true,
        ..setup([1, 2, 1])
    };
    let mut game = begun(in_stages(), &setup);
    for tile in [2, 0, 1, 1] {
        let tile = TypeId(tile);
        assert_eq!(game.actions(), [Action::Draw { tile }]);
        for other in TypeId::first(3).filter(|other| *other != tile) {
            let player = game.to_move().expect("a draw");
            assert!(game.check(player, &Action::Draw { tile: other }).is_err());
        }
        game.apply_offered(Action::Draw { tile }, &mut EventSink::silent());
        while game.phase() != Phase::Draw && !game.is_over() {
            let action = game.actions()[0];
            game.apply_offered(action, &mut EventSink::silent());
        }
    }
    assert!(game.is_over());
}

#[test]
fn every_expansion_stands_where_its_key_is_looked_up() {
    assert!(expansions::all().map(Expansion::key).eq(ExpansionKey::ALL));
}

#[test]
fn a_tile_has_room_for_a_place_of_every_expansion() {
    let inner = SegmentType::new(Kind::Garden, Rim::default(), 0, [0; LANES]);
    let segments = std::iter::repeat_n(inner, MAX_SEGMENTS).collect();
    let tile = TileType::new("full".to_owned(), 0, 0, segments);
    assert_eq!(tile.turns(), 1);
}
