//! Sets of ours written as definitions: what comes back is the land as it was, and what is not written is told.

use content::document;
use content::expansions::{Mark, Picture};
use content::library::Library;
use content::tile_set::{Segment, SetTile, TileSet};
use content::words::Land;
use jcloisterzone::{Conversion, convert, write};

/// A set with a drawing for everything that the form can say and cannot say.
const DRAWN: &str = include_str!("own/drawn.json");
/// The same as a definition.
const DEFINITION: &str = include_str!("own/drawn.xml");

/// Villages that three roads do not give away.
const UNGUESSED_VILLAGES: [&str; 3] = ["drawn/Hamlet", "tollkeepers/01", "tollkeepers/03"];
/// Bridges over which nothing passes.
const UNGUESSED_BRIDGES: [&str; 2] = ["drawn/Gate", "traders/C"];

fn drawn() -> TileSet {
    document::read(DRAWN.as_bytes()).expect("a set without a fault")
}

fn again(set: &TileSet) -> Conversion {
    let written = write(set);
    let again = convert(written.text.as_bytes(), "a file", &|_| false);
    again.unwrap_or_else(|faults| panic!("{}: {faults:?}\n{}", set.id, written.text))
}

/// What the form says of a tile, with its segments in their order.
fn said(tile: &SetTile) -> SetTile {
    let mut said = tile.clone();
    said.decor.clear();
    said.marks.retain(|mark| *mark != Mark::Bag);
    said.marks
        .sort_by_key(|mark| matches!(mark, Mark::Spring | Mark::Lake));
    if said.segments.iter().any(|it| it.kind == Land::Garden) {
        said.marks.push(Mark::Garden);
        said.segments.retain(|it| it.kind != Land::Garden);
    }
    for Segment {
        edges, roadside, ..
    } in &mut said.segments
    {
        edges.sort_by_key(|at| *at as usize);
        edges.retain(|at| *at != rules::ground::At::I);
        let has_inn = roadside.contains(&Picture::Inn);
        *roadside = has_inn.then_some(Picture::Inn).into_iter().collect();
    }
    if UNGUESSED_VILLAGES.contains(&tile.id.as_str()) {
        said.village.clear();
    }
    said.bridge &= !UNGUESSED_BRIDGES.contains(&tile.id.as_str());
    said
}

fn name(tile: &SetTile) -> &str {
    tile.id.rsplit('/').next().expect("the name of a tile")
}

#[test]
fn every_design_that_is_carried_or_drawn_comes_back_with_its_land() {
    let own = drawn();
    let mut designs = 0;
    for set in Library::built_in().sets().chain([&own]) {
        let Conversion { sets, remarks } = again(set);
        let faults: Vec<_> = remarks.iter().filter(|it| it.problem.is_error()).collect();
        assert!(faults.is_empty(), "{}: {faults:?}", set.id);
        let [back] = sets.as_slice() else {
            panic!("{}: {} sets", set.id, sets.len());
        };
        assert_eq!(back.tiles.len(), set.tiles.len(), "{}", set.id);
        for (ours, theirs) in set.tiles.iter().zip(&back.tiles) {
            let ours = SetTile {
                id: theirs.id.clone(),
                ..said(ours)
            };
            assert_eq!(&ours, theirs, "{}", name(theirs));
            designs += 1;
        }
        let names = |set: &TileSet| {
            set.tiles
                .iter()
                .map(|it| name(it).to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(names(set), names(back));
    }
    assert_eq!(designs, 146 + own.tiles.len());
}

#[test]
fn what_came_from_a_definition_and_is_written_again_is_the_same_definition() {
    for set in Library::built_in().sets() {
        let back = again(set).sets.remove(0);
        let twice = again(&back).sets.remove(0);
        assert_eq!(back, twice, "{}", set.id);
    }
}

#[test]
fn a_drawn_set_is_written_as_it_stands_in_the_file() {
    assert_eq!(write(&drawn()).text, DEFINITION);
}

#[test]
fn a_river_that_is_said_to_begin_end_or_flow_on_is_not_guessed() {
    let remarks = again(&drawn()).remarks;
    let guessed = remarks
        .iter()
        .any(|it| it.problem.code == "guessed" && it.tile.as_deref() == Some("drawn/Delta"));
    assert!(!guessed, "{remarks:#?}");
    let river = Library::built_in().set("river").expect("the river").clone();
    let told: Vec<_> = again(&river)
        .remarks
        .iter()
        .map(|it| it.problem.message())
        .collect();
    assert!(
        !told.iter().any(|line| line.contains("the river ends here")),
        "{told:#?}"
    );
}

#[test]
fn what_the_form_cannot_say_is_told_once_with_the_tiles_that_have_it() {
    let told: Vec<_> = write(&drawn())
        .remarks
        .iter()
        .map(|it| it.problem.to_string())
        .collect();
    let expected = [
        "warning: not included: what the set is called in other languages",
        "warning: not included: the description",
        "warning: not included: who made the set",
        "warning: not included: what others may do with the set",
        "warning: not included: which expansions its tiles need",
        "warning: not included: the village in which roads end (on Crossing, Hamlet)",
        "warning: not included: the bridge on which one way crosses another (on Gate, Viaduct)",
        "warning: not included: a money bag (on Purse)",
        "warning: not included: that a garden is land of its own: it is a sign on the tile there (on Bower)",
        "warning: not included: travellers (on Way)",
        "warning: not included: highwaymen (on Way)",
        "warning: not included: decoration (on Way, Meadow)",
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_set_that_has_nothing_else_loses_nothing() {
    let mut set = drawn();
    set.name = content::text::Text::english("Plain");
    (set.description, set.author, set.licence) = (None, None, None);
    set.needs.clear();
    set.tiles.retain(|tile| name(tile) == "Town");
    assert_eq!(write(&set).remarks, []);
}

#[test]
fn a_name_that_is_no_xml_is_written_as_one_that_is() {
    let mut set = drawn();
    set.name = content::text::Text::english("Mills & \"more\" <i>\u{1}at\nonce</i>");
    let back = again(&set).sets.remove(0);
    assert_eq!(
        back.name.in_language("en"),
        "Mills & \"more\" <i> at once</i>"
    );
}

#[test]
fn a_tile_with_a_name_is_told_by_it() {
    let mut set = drawn();
    let way = set.tiles.iter_mut().find(|tile| name(tile) == "Way");
    way.expect("the tile").name = Some(content::text::Text::english("Salt road"));
    let told: Vec<_> = write(&set)
        .remarks
        .iter()
        .map(|it| it.problem.to_string())
        .collect();
    let line = "warning: not included: travellers (on Salt road)".to_owned();
    assert!(told.contains(&line), "{told:#?}");
}
