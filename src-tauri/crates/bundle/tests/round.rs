//! What is packed comes out again, to the byte, and the same documents make the same bundle.

mod common;

use bundle::{CarriedDocument, DocumentKind, read, write};
use common::{carried, gates, own, with_gates};
use content::library::Library;
use rules::chance::Chance;

/// Every set and mix that the program carries, under ids of their own.
fn documents() -> Vec<CarriedDocument> {
    let library = Library::built_in();
    let sets = library.sets().map(|set| own(&set.id));
    let mixes = library.mixes().map(|mix| {
        let mut mix = mix.clone();
        mix.id = mix.id.map(|id| format!("own-{id}"));
        CarriedDocument::of(DocumentKind::Mix, content::document::write(&mix).as_bytes())
            .expect("a mix")
    });
    sets.chain(mixes).collect()
}

#[test]
fn everything_comes_out_as_it_went_in() {
    let all = documents();
    assert!(all.len() > 14);
    let bundle = read(&write(&all).expect("a bundle")).expect("documents");
    let mut expected = all.clone();
    expected.sort_by(|a, b| (a.kind, &a.id).cmp(&(b.kind, &b.id)));
    assert_eq!(bundle.documents, expected);
}

#[test]
fn any_choice_in_any_order_makes_one_bundle_that_comes_out_equal() {
    let mut all = documents();
    all.extend((0..20).map(gates));
    all.extend((0..20).map(with_gates));
    let mut chance = Chance::new(20_26);
    for _ in 0..150 {
        let mut chosen: Vec<_> = all
            .iter()
            .filter(|_| chance.below(4) == 0)
            .cloned()
            .collect();
        let mut needed: Vec<_> = chosen
            .iter()
            .flat_map(|it| &it.needs.sets)
            .filter_map(|id| {
                all.iter()
                    .find(|it| it.kind == DocumentKind::TileSet && it.id == *id)
            })
            .cloned()
            .collect();
        chosen.append(&mut needed);
        if chosen.is_empty() {
            continue;
        }
        let bytes = write(&chosen).expect("a bundle");
        for _ in 0..3 {
            let (a, b) = (chance.below(chosen.len()), chance.below(chosen.len()));
            chosen.swap(a, b);
        }
        assert_eq!(write(&chosen).expect("a bundle"), bytes, "the same bytes");
        let found = read(&bytes).expect("documents").documents;
        chosen.sort_by(|a, b| (a.kind, &a.id).cmp(&(b.kind, &b.id)));
        chosen.dedup();
        assert_eq!(found, chosen);
        assert_eq!(write(&found).expect("a bundle"), bytes, "packed again");
    }
}

#[test]
fn what_the_program_carries_is_named_and_stays_at_home() {
    let tower = Library::built_in().set("tower").expect("the tower");
    let built_in = carried(DocumentKind::TileSet, &content::document::write(tower));
    let bytes = write(&[gates(1), with_gates(1), built_in.clone()]).expect("a bundle");
    let bundle = read(&bytes).expect("documents");
    assert_eq!(bundle.documents, [gates(1), with_gates(1)]);
    let named: Vec<_> = bundle.built_in.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(named, ["base", "tower"]);
    let nothing = write(&[built_in]).expect_err("nothing to carry");
    assert_eq!(nothing[0].code, "nothing-to-carry");
}

#[test]
fn what_cannot_be_read_again_is_not_written() {
    let faults = write(&[with_gates(3)]).expect_err("its set is not there");
    assert_eq!(
        faults.iter().map(ToString::to_string).collect::<Vec<_>>(),
        [
            "mixes/with-3.json:sets.gates-3: there is no tile set \"gates-3\"",
            "mixes/with-3.json:tiles[\"gates-3/A\"]: there is no tile \"gates-3/A\"",
        ]
    );
    let many: Vec<_> = (0..1000).map(gates).collect();
    let faults = write(&many).expect_err("too many");
    assert_eq!(
        faults[0].message(),
        "1001 files in the bundle: at most 1000"
    );
}
