//! What may still come for a gap or a feature, held against every order in which the rest of the bag could lie.

use crate::support::{everything_with, open, play_randomly};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::expansions::ExpansionSet;
use rules::game::Game;
use rules::likelihood::Likelihood;
use rules::odds::{self, DrawChance};
use rules::sight::{Next, PlayerView};
use rules::tile::TypeId;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Every order of these.
fn orders(tiles: &[TypeId]) -> Vec<Vec<TypeId>> {
    let Some((first, rest)) = tiles.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for order in orders(rest) {
        for place in 0..=order.len() {
            let mut order = order.clone();
            order.insert(place, *first);
            all.push(order);
        }
    }
    all
}

/// In parts of a million, as it must be rounded.
fn parts(with: usize, all: usize) -> u32 {
    match all - with {
        none if none == all => 0,
        0 => 1_000_000,
        none => 1_000_000 - ((2_000_000 * none + all) / (2 * all)).clamp(1, 999_999) as u32,
    }
}

/// The same by trying every order: who draws which tile, one after the other.
fn by_trying(sight: &PlayerView, good: &BTreeSet<TypeId>) -> Vec<(Option<u32>, u32)> {
    let state = sight.context().state;
    let first = if sight.next() == Next::Draw {
        state.active
    } else {
        state.after(state.active)
    };
    let seats = usize::from(state.seats());
    let orders = orders(state.undrawn());
    let tells = |player: usize| {
        let place = (player + seats - usize::from(first)) % seats;
        let does = |tile: &TypeId| good.contains(tile);
        let next = orders
            .iter()
            .filter(|order| order.get(place).is_some_and(does));
        let ever = orders
            .iter()
            .filter(|order| order.iter().skip(place).step_by(seats).any(does));
        let next = (place < state.left()).then(|| parts(next.count(), orders.len()));
        (next, parts(ever.count(), orders.len()))
    };
    (0..seats).map(tells).collect()
}

fn told(coming: &[DrawChance]) -> Vec<(Option<u32>, u32)> {
    let told = coming
        .iter()
        .map(|one| (one.next.map(Likelihood::millionths), one.ever.millionths()));
    told.collect()
}

/// Calls `see` at each decision of a random game in which so many tiles are left at most.
fn near_the_end(setup: &Value, left: usize, mut see: impl FnMut(&Game)) {
    let (table, setup) = open(setup);
    let mut game = Game::new(table, &setup).expect("a game");
    play_randomly(&mut game, &mut Chance::new(3), |game, _, action| {
        if game.state().left() <= left {
            see(game);
        }
        game.apply_offered(action, &mut EventSink::silent());
    });
}

#[test]
fn every_gap_is_as_likely_as_trying_every_order_tells() {
    let (mut gaps, mut dead, mut between) = (0, 0, 0);
    for players in 1..=4 {
        let setup = json!({"players": players, "mix": "base", "seed": 40 + players});
        near_the_end(&setup, 6, |game| {
            let sight = game.sight();
            for gap in odds::gaps(&sight) {
                let good = gap.fits.iter().map(|fit| fit.tile).collect();
                let tried = by_trying(&sight, &good);
                assert_eq!(told(&gap.coming), tried, "{:?}", gap.cell);
                assert_eq!(gap.proof.is_some(), good.is_empty() && !gap.in_hand);
                between += usize::from(tried.iter().any(|(_, ever)| (1..999_999).contains(ever)));
                dead += usize::from(gap.proof.is_some());
                gaps += 1;
            }
        });
    }
    println!("{gaps} gaps, {dead} dead, {between} neither certain nor dead");
    assert!(gaps > 1000 && dead > 100 && between > 100);
}

#[test]
fn what_completes_a_feature_is_what_completes_it_when_it_is_laid() {
    let (mut features, mut closing) = (0, 0);
    let setup = json!({"players": 2, "mix": "base", "seed": 9});
    near_the_end(&setup, 60, |game| {
        let sight = game.sight();
        let board = &game.state().board;
        let all: BTreeSet<_> = (0..board.segment_count())
            .map(|segment| board.feature(rules::figure::SegmentId::nth(segment)))
            .collect();
        for feature in all {
            let Some(odds) = odds::feature(&sight, feature) else {
                continue;
            };
            features += 1;
            assert!(odds.closes <= odds.grows);
            // What the tile in hand does is seen by laying it.
            let closes = game.actions().into_iter().any(|action| {
                let after = sight.right_after(action);
                let board = &after.context().state.board;
                board.is_complete(board.feature(feature))
            });
            if game.state().drawn.is_some() {
                assert_eq!(odds.in_hand_closes, closes);
                closing += usize::from(closes);
            }
            let dead: BTreeSet<_> = odds.dead.iter().collect();
            let gaps = odds::gaps(&sight);
            let proven = gaps.iter().filter(|gap| gap.proof.is_some());
            assert!(proven.filter(|gap| dead.contains(&gap.cell)).count() == dead.len());
        }
    });
    println!("{features} features, {closing} that the tile in hand completes");
    assert!(features > 500 && closing > 10);
}

#[test]
fn the_order_of_the_bag_is_in_none_of_it_and_stages_are_kept_apart() {
    let setup = everything_with(ExpansionSet::ALL, 4, 5);
    let mut compared = 0;
    near_the_end(&setup, 200, |game| {
        if game.state().left() % 23 == 0 {
            let other = game.reshuffled(compared);
            assert_eq!(odds::gaps(&game.sight()), odds::gaps(&other.sight()));
            compared += 1;
        }
    });
    assert!(compared > 5, "{compared}");
}

#[test]
fn a_dead_place_names_everything_that_would_have_fitted() {
    let mut proven = 0;
    let setup = json!({"players": 2, "mix": "base", "seed": 12});
    near_the_end(&setup, 40, |game| {
        for gap in odds::gaps(&game.sight()) {
            let Some(proof) = gap.proof else { continue };
            assert!(!proof.asked.is_empty());
            assert!(
                proof.refused.is_empty(),
                "the base game refuses nothing that fits"
            );
            for (tile, copies) in proof.gone {
                assert!(!game.state().undrawn().contains(&tile));
                let deck = game
                    .state()
                    .pile
                    .deck()
                    .iter()
                    .filter(|one| **one == tile)
                    .count();
                let start = usize::from(game.state().board.tiles()[0].kind == tile);
                assert_eq!(usize::from(copies), deck + start);
            }
            proven += 1;
        }
    });
    assert!(proven > 50, "{proven}");
}
