//! Whatever boxes lie on a table: it is a game with their tiles and rules, and it can be played to its end.

use crate::properties::belongings;
use crate::support::{open, play_randomly};
use content::expansions::misses;
use content::game_box::GameBox;
use content::library::Library;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::expansions::ExpansionKey;
use rules::game::Game;
use serde_json::json;
use std::collections::BTreeSet;

/// Every choice of boxes, the empty one too.
fn every_choice(boxes: &[GameBox]) -> impl Iterator<Item = Vec<GameBox>> {
    (0..1_u32 << boxes.len()).map(|bits| {
        let ticked = |(n, _): &(usize, &GameBox)| bits >> n & 1 == 1;
        let chosen = boxes.iter().enumerate().filter(ticked);
        chosen.map(|(_, one)| one.clone()).collect()
    })
}

#[test]
fn every_expansion_comes_in_a_box_and_every_box_has_its_own_name() {
    let library = Library::built_in();
    let boxes = library.boxes();
    let expansions: BTreeSet<_> = boxes
        .iter()
        .flat_map(|one| one.expansions.clone())
        .collect();
    assert_eq!(expansions, ExpansionKey::ALL.iter().copied().collect());
    let ids: BTreeSet<_> = boxes.iter().map(|one| &one.id).collect();
    assert_eq!(ids.len(), boxes.len());
    let set = |id: &str| boxes.iter().any(|one| one.sets.contains_key(id));
    for tiles in library.sets().filter(|set| set.id != "base") {
        assert!(set(&tiles.id), "{} lies in no box", tiles.id);
    }
}

#[test]
fn every_mix_of_the_program_is_made_of_boxes() {
    let library = Library::built_in();
    for mix in library.mixes() {
        let ids = library
            .boxes_of(mix)
            .unwrap_or_else(|| panic!("{:?}", mix.id));
        let boxes = library.boxes().into_iter();
        let boxes: Vec<_> = boxes.filter(|one| ids.contains(&one.id)).collect();
        let made = library.mix_of_boxes(&boxes);
        assert_eq!(library.built_in_like(&made), mix.id.as_deref());
    }
}

#[test]
fn a_table_of_any_boxes_has_their_tiles_and_rules_and_plays_to_its_end() {
    let library = Library::built_in();
    let boxes = library.boxes();
    for (seed, chosen) in (1_u32..).zip(every_choice(&boxes)) {
        let names: Vec<_> = chosen.iter().map(|one| &*one.id).collect();
        let mix = library.mix_of_boxes(&chosen);
        let bag = library
            .bag(&mix)
            .unwrap_or_else(|faults| panic!("{names:?}: {faults:?}"));
        assert!(bag.warnings.is_empty(), "{names:?}: {:?}", bag.warnings);
        for one in &chosen {
            let on = |expansion: &ExpansionKey| bag.expansions.has(*expansion);
            assert!(
                one.expansions.iter().all(on),
                "{names:?} without the rules of {}",
                one.id
            );
        }
        let idle = |expansion: ExpansionKey| {
            chosen
                .iter()
                .all(|one| !one.expansions.contains(&expansion))
        };
        for expansion in bag.expansions.iter() {
            assert!(
                !idle(expansion),
                "{names:?} with the rules of {}",
                expansion.word()
            );
        }
        for (tile, _) in library.counted(&mix) {
            for expansion in ExpansionKey::ALL
                .iter()
                .filter(|expansion| !mix.expansions.contains(expansion))
            {
                assert!(
                    !misses(*expansion, tile),
                    "{names:?}: {} says nothing",
                    tile.id
                );
            }
        }
        let total: u16 = bag.counts.iter().map(|(_, count)| count).sum();
        let single: u16 = chosen.iter().map(|one| alone(library, one)).sum();
        assert_eq!(total, 72 + single, "{names:?}");

        let players = 1 + seed as usize % 6;
        let (table, setup) = open(&json!({ "players": players, "seed": seed, "mix": mix }));
        let mut game = Game::new(table, &setup).unwrap_or_else(|faults| panic!("{faults:?}"));
        let before = belongings(&game);
        assert_eq!(before.last(), Some(&usize::from(total)), "{names:?}");
        play_randomly(
            &mut game,
            &mut Chance::new(seed.into()),
            |game, _, action| {
                game.apply_offered(action, &mut EventSink::silent());
                assert_eq!(belongings(game), before, "{names:?}");
            },
        );
    }
}

/// How many tiles lie in one box.
fn alone(library: &Library, one: &GameBox) -> u16 {
    let singles = one.tiles.values().map(|count| count.get::<u16>());
    let sets = one.sets.iter().flat_map(|(id, times)| {
        let set = library.set(id).unwrap_or_else(|| panic!("{id}"));
        set.tiles
            .iter()
            .map(|tile| tile.count.get::<u16>() * times.get::<u16>())
    });
    singles.sum::<u16>() + sets.sum::<u16>()
}
