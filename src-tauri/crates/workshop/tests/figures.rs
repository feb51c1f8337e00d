//! What tiles come to, which are alike, and what mends a fault.

use content::expansions::Picture;
use content::library::Library;
use content::mix::Mix;
use content::number::Whole;
use content::opening::impossible;
use content::problem::Problem;
use content::text::Text;
use content::tile_set::SetTile;
use content::words::{Land, Word as _};
use rules::expansions::ExpansionKey;
use rules::ground::{At, Side};
use rules::setup::SetupProblem;
use rules::tile::Edge;
use std::collections::BTreeSet;
use workshop::draft::DocumentDraft;
use workshop::op::{DocumentField, MixOp, Op, OpRefusal, SetOp, TileOp, TileText};
use workshop::position_op::PositionOp;
use workshop::totals::{self, Totals};
use workshop::twins::{TileAppearance, TwinKind};
use workshop::{fix, fresh};

fn tile(id: &str) -> &'static SetTile {
    Library::built_in().tile(id).expect("a tile")
}

fn base() -> Totals {
    let set = Library::built_in().set("base").expect("the base game");
    totals::of(set.tiles.iter().map(|tile| (tile, tile.count.get())))
}

/// A set with one tile after some strokes.
fn drawn(strokes: &[TileOp]) -> DocumentDraft {
    strokes
        .iter()
        .fold(fresh::set("mine", "Mine"), |draft, change| {
            let tile = "mine/A".to_owned();
            let op = Op::Tile {
                tile,
                change: change.clone(),
            };
            draft
                .apply(&op)
                .unwrap_or_else(|no| panic!("{op:?}: {no:?}"))
        })
}

/// The tile of such a set after one more stroke, or why not.
fn stroke(draft: &DocumentDraft, change: TileOp) -> Result<SetTile, OpRefusal> {
    let tile = "mine/A".to_owned();
    match draft.apply(&Op::Tile { tile, change })? {
        DocumentDraft::Set(set) => Ok(set.tiles[0].clone()),
        _ => unreachable!("a set stays one"),
    }
}

fn side(side: Side, land: Edge) -> TileOp {
    TileOp::Side { side, land }
}

fn fault(draft: &DocumentDraft) -> Problem {
    let faults = draft.faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults[0].clone()
}

#[test]
fn the_base_game_has_72_tiles_and_six_monasteries() {
    let base = base();
    assert_eq!(base.tiles, 72);
    assert_eq!(base.sides.iter().sum::<u32>(), 4 * 72);
    assert_eq!(base.patterns.values().sum::<u32>(), 72);
    assert_eq!(base.things["monastery"], 6);
    assert_eq!(base.patterns["cccc"], 1);
}

#[test]
fn a_corner_is_filled_by_every_tile_that_has_these_two_sides_side_by_side() {
    let one = totals::of([(tile("base/V"), 9)]);
    // Field, field, road, road: a bend.
    assert_eq!(one.sides, [18, 18, 0, 0]);
    let none = [0; 4];
    assert_eq!(one.corners, [[9, 9, 0, 0], [9, 9, 0, 0], none, none]);
}

#[test]
fn every_carried_tile_is_the_twin_of_all_its_turns_and_of_its_mirror_pictures() {
    for set in Library::built_in().sets() {
        for tile in &set.tiles {
            let old = TileAppearance::of(tile);
            let mut alone = set.clone();
            alone.tiles = vec![tile.clone()];
            let mut draft = DocumentDraft::Set(alone);
            for op in [TileOp::Turn, TileOp::TurnBack, TileOp::Turn, TileOp::Mirror] {
                let expected = match op {
                    TileOp::Turn | TileOp::TurnBack => [Some(TwinKind::Same), Some(TwinKind::Same)],
                    // A tile may be its own mirror picture.
                    _ => [Some(TwinKind::Mirrored), Some(TwinKind::Same)],
                };
                let change = Op::Tile {
                    tile: tile.id.clone(),
                    change: op,
                };
                // A tile that looks the same in every way is not changed by being turned.
                draft = draft.apply(&change).unwrap_or(draft);
                let DocumentDraft::Set(now) = &draft else {
                    panic!("a set")
                };
                let likeness = TileAppearance::of(&now.tiles[0]).likeness(&old);
                assert!(expected.contains(&likeness), "{}: {likeness:?}", tile.id);
            }
        }
    }
}

#[test]
fn a_tile_is_the_twin_of_itself_turned_and_the_mirror_twin_of_itself_mirrored() {
    let looks = |tile: &SetTile| TileAppearance::of(tile);
    let taken = |op: TileOp| {
        let mut set = Library::built_in().set("traders").expect("a set").clone();
        set.tiles.retain(|tile| tile.id == "traders/D");
        let own = fresh::copy(&DocumentDraft::Set(set), "mine", "Mine");
        let Ok(DocumentDraft::Set(set)) = own.apply(&Op::Tile {
            tile: "mine/D".to_owned(),
            change: op,
        }) else {
            panic!("a change")
        };
        set.tiles[0].clone()
    };
    let old = looks(tile("traders/D"));
    assert_eq!(
        looks(&taken(TileOp::Turn)).likeness(&old),
        Some(TwinKind::Same)
    );
    assert_eq!(
        looks(&taken(TileOp::Mirror)).likeness(&old),
        Some(TwinKind::Mirrored)
    );
    let other = taken(TileOp::Pennants {
        city: Side::N,
        count: 3,
    });
    assert_eq!(looks(&other).likeness(&old), None);
}

#[test]
fn two_roads_that_cross_are_a_fault_until_there_is_a_bridge() {
    let cross = drawn(&[
        side(Side::N, Edge::Road),
        TileOp::Join {
            from: Side::N,
            to: Side::S,
        },
        side(Side::E, Edge::Road),
        TileOp::Join {
            from: Side::E,
            to: Side::W,
        },
    ]);
    let crossing = fault(&cross);
    assert_eq!(
        (crossing.code, crossing.path.as_str()),
        ("crossing", "tiles[0].segments[1]")
    );
    let mended = cross
        .apply(&fix::of(&cross, &crossing).expect("a fix"))
        .expect("a change");
    assert_eq!(mended.faults(), []);
    let DocumentDraft::Set(set) = mended else {
        unreachable!("a set")
    };
    assert!(set.tiles[0].bridge);
    assert_eq!(set.tiles[0].segments.len(), 6, "two roads, four fields");
}

#[test]
fn a_field_that_is_said_to_border_a_city_behind_a_road_gives_it_up() {
    let tile = drawn(&[
        side(Side::N, Edge::City),
        side(Side::E, Edge::Road),
        TileOp::Join {
            from: Side::E,
            to: Side::W,
        },
        TileOp::Border {
            at: At::SL,
            city: Side::N,
            on: true,
        },
    ]);
    let untouched = fault(&tile);
    assert_eq!(untouched.code, "out-of-touch");
    let mended = tile
        .apply(&fix::of(&tile, &untouched).expect("a fix"))
        .expect("a change");
    assert_eq!(mended.faults(), []);
}

#[test]
fn an_empty_set_asks_for_a_tile() {
    let op = Op::Set {
        change: SetOp::Remove {
            tiles: vec!["mine/A".to_owned()],
        },
    };
    let empty = fresh::set("mine", "Mine").apply(&op).expect("a change");
    let fix = fix::of(&empty, &fault(&empty)).expect("a fix");
    assert_eq!(empty.apply(&fix).expect("a change").faults(), []);
}

#[test]
fn a_symbol_without_its_rule_turns_the_rule_on_and_a_rule_without_a_tile_off() {
    for (sets, expansions, code) in [
        (vec!["base", "tower"], vec![], "symbol-without-rule"),
        (vec!["base"], vec!["inns"], "rule-without-tile"),
    ] {
        let json = serde_json::json!({
            "format": "bastide/mix@1", "id": "mine", "name": {"en": "Mine"}, "expansions": expansions,
            "sets": sets.iter().map(|set| ((*set).to_owned(), 1.into())).collect::<serde_json::Map<_, _>>(),
        });
        let mix: Mix = content::document::read_value(json).expect("a mix");
        let warnings = Library::built_in().bag(&mix).expect("a bag").warnings;
        let draft = DocumentDraft::Mix(mix);
        assert_eq!(warnings[0].code, code);
        let DocumentDraft::Mix(mended) = draft
            .apply(&fix::of(&draft, &warnings[0]).expect("a fix"))
            .expect("a change")
        else {
            unreachable!("a mix")
        };
        assert_eq!(
            Library::built_in().bag(&mended).expect("a bag").warnings,
            []
        );
    }
}

#[test]
fn goods_in_a_position_without_goods_bring_them_back() {
    let mut draft = fresh::position("mine", "Mine", None);
    let mix = |change| Op::Position {
        change: PositionOp::Mix { change },
    };
    let (id, value) = ("OP-14".to_owned(), Some("off".to_owned()));
    let off = mix(MixOp::Option { id, value });
    draft = draft.apply(&off).expect("a change");
    let goods = SetupProblem::new("players[0].goods", "setup/goods-off");
    let problem = impossible(vec![goods]).remove(0);
    let fix = fix::of(&draft, &problem).expect("a fix");
    let id = "OP-14".to_owned();
    assert_eq!(fix, mix(MixOp::Option { id, value: None }));
}

#[test]
fn the_rules_that_a_set_needs_follow_what_is_drawn_until_somebody_says_otherwise() {
    let rules = |draft: &DocumentDraft| match draft {
        DocumentDraft::Set(set) => set.needs.clone(),
        _ => unreachable!("a set"),
    };
    let missing = |draft: &DocumentDraft| match draft {
        DocumentDraft::Set(set) => set.missing_rules(),
        _ => unreachable!("a set"),
    };
    let does =
        |draft: &DocumentDraft, change: SetOp| draft.apply(&Op::Set { change }).expect("a change");
    let ticked = |expansion, on| SetOp::Rules { expansion, on };
    let blank = fresh::set("mine", "Mine");
    assert_eq!(rules(&blank), []);
    let change = TileOp::Side {
        side: Side::N,
        land: Edge::River,
    };
    let tile = "mine/A".to_owned();
    let river = blank.apply(&Op::Tile { tile, change }).expect("a river");
    assert_eq!(rules(&river), [ExpansionKey::River]);
    let both = does(&river, ticked(ExpansionKey::Tower, true));
    assert_eq!(rules(&both), [ExpansionKey::Tower, ExpansionKey::River]);

    let without = does(&both, ticked(ExpansionKey::River, false));
    let problems = missing(&without);
    assert_eq!(problems.len(), 1, "{problems:?}");
    let fix = fix::of(&without, &problems[0]).expect("a fix");
    let mended = without.apply(&fix).expect("a change");
    assert_eq!((rules(&mended), missing(&mended)), (rules(&both), vec![]));

    // Who ticks what the tiles show lets the set follow them again.
    assert_eq!(does(&mended, ticked(ExpansionKey::Tower, false)), river);
}

#[test]
fn what_is_refused_says_why() {
    let draft = fresh::set("mine", "Mine");
    let on = |tile: &str, change| {
        draft.apply(&Op::Tile {
            tile: tile.to_owned(),
            change,
        })
    };
    assert_eq!(on("mine/Z", TileOp::Turn), Err(OpRefusal::NoTile));
    assert_eq!(
        on("mine/A", side(Side::N, Edge::Field)),
        Err(OpRefusal::Same)
    );
    assert_eq!(
        on(
            "mine/A",
            TileOp::Pennants {
                city: Side::N,
                count: 1
            }
        ),
        Err(OpRefusal::NoCity)
    );
    assert_eq!(
        on("mine/A", TileOp::Village { on: true }),
        Err(OpRefusal::NoRoad)
    );
    let named = Op::About {
        what: DocumentField::Name,
        text: None,
        language: None,
    };
    assert_eq!(draft.apply(&named), Err(OpRefusal::BadText));
    let set = |change| draft.apply(&Op::Set { change });
    assert_eq!(
        set(SetOp::Count {
            tile: "mine/A".to_owned(),
            count: 0
        }),
        Err(OpRefusal::BadNumber)
    );
    assert_eq!(
        set(SetOp::Rename {
            tile: "mine/A".to_owned(),
            name: "a b".to_owned()
        }),
        Err(OpRefusal::BadName)
    );
    let torn = SetOp::Paste {
        at: 0,
        tiles: vec!["{".to_owned()],
    };
    assert_eq!(set(torn), Err(OpRefusal::NotATile));
}

#[test]
fn a_name_and_a_note_of_a_tile_stay_with_it() {
    let mut draft = fresh::set("mine", "Mine");
    let set = |draft: &DocumentDraft, change| draft.apply(&Op::Set { change });
    draft = set(&draft, SetOp::Add).expect("a tile");
    let said = |what, text: Option<&str>, language: Option<&str>| SetOp::About {
        tile: "mine/A".to_owned(),
        what,
        text: text.map(str::to_owned),
        language: language.map(str::to_owned),
    };
    let named = |draft: &DocumentDraft| {
        let DocumentDraft::Set(set) = draft else {
            unreachable!("a set")
        };
        let text = |text: &Option<Text>| text.as_ref().map(|text| text.by_language().clone());
        (text(&set.tiles[0].name), text(&set.tiles[0].note))
    };
    let in_all = |texts: &[(&str, &str)]| {
        let texts = texts.iter();
        Some(
            texts
                .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()))
                .collect(),
        )
    };
    draft = set(&draft, said(TileText::Name, Some(" Toll bridge "), None)).expect("a name");
    draft = set(&draft, said(TileText::Note, Some("Pay."), Some("nl"))).expect("a note");
    draft = set(&draft, said(TileText::Name, Some("Tolbrug"), Some("nl"))).expect("a name");
    let expected = (
        in_all(&[("en", "Toll bridge"), ("nl", "Tolbrug")]),
        in_all(&[("en", "Pay."), ("nl", "Pay.")]),
    );
    assert_eq!(named(&draft), expected);
    let drawing = |change| Op::Tile {
        tile: "mine/A".to_owned(),
        change,
    };
    for change in [side(Side::N, Edge::City), TileOp::Turn, TileOp::Clear] {
        draft = draft.apply(&drawing(change)).expect("a stroke");
    }
    let read = DocumentDraft::read(draft.kind(), &draft.text()).expect("the same");
    assert_eq!(named(&read), expected);
    let without = set(&draft, said(TileText::Name, None, None)).expect("no name");
    assert_eq!(named(&without).0, None);
    assert_eq!(
        set(&without, said(TileText::Name, Some("  "), None)),
        Err(OpRefusal::Same)
    );
    for (what, letters) in [(TileText::Name, 61), (TileText::Note, 501)] {
        let long = said(what, Some(&"x".repeat(letters)), None);
        assert_eq!(set(&draft, long), Err(OpRefusal::BadText));
    }
}

#[test]
fn names_give_ids_that_nobody_has() {
    assert_eq!(fresh::id("Höfe & Brücken", |_| false), "h-fe-br-cken");
    assert_eq!(fresh::id("  ", |_| false), "own");
    assert_eq!(fresh::id("Base", |id| id == "base"), "base-2");
}

#[test]
fn a_city_has_four_pennants_at_most() {
    let city = drawn(&[side(Side::N, Edge::City)]);
    let with = |count| {
        let change = TileOp::Pennants {
            city: Side::N,
            count,
        };
        stroke(&city, change).map(|tile| tile.segments[0].pennants.map_or(0, Whole::get))
    };
    assert_eq!(with(4), Ok(4));
    assert_eq!(with(5), Err(OpRefusal::BadNumber));
    assert_eq!(with(9), Err(OpRefusal::BadNumber));
}

#[test]
fn a_village_lies_where_roads_end() {
    let grass = drawn(&[]);
    let road = drawn(&[side(Side::N, Edge::Road)]);
    let ends = |draft: &DocumentDraft, change| stroke(draft, change).map(|tile| tile.village.len());
    let at = |road, on| TileOp::VillageRoad { road, on };
    assert_eq!(ends(&road, TileOp::Village { on: true }), Ok(1));
    assert_eq!(ends(&road, at(Side::N, true)), Ok(1));
    assert_eq!(ends(&road, at(Side::E, true)), Err(OpRefusal::NoRoad));
    for nothing in [TileOp::Village { on: false }, at(Side::E, false)] {
        assert_eq!(ends(&grass, nothing), Err(OpRefusal::Same));
    }
}

#[test]
fn a_tile_that_is_wiped_is_still_there_as_often() {
    let often = Op::Set {
        change: SetOp::Count {
            tile: "mine/A".to_owned(),
            count: 3,
        },
    };
    let draft = drawn(&[side(Side::N, Edge::Road)])
        .apply(&often)
        .expect("a count");
    let wiped = stroke(&draft, TileOp::Clear).expect("a change");
    assert_eq!((wiped.count.get::<u8>(), wiped.segments.len()), (3, 1));
}

#[test]
fn a_quarter_turn_takes_each_spot_clockwise() {
    let crossed = drawn(&[
        side(Side::N, Edge::Road),
        TileOp::Join {
            from: Side::N,
            to: Side::S,
        },
    ]);
    let fields = |tile: &SetTile| -> Vec<BTreeSet<At>> {
        let segments = tile.segments.iter();
        let fields = segments.filter(|segment| segment.kind == Land::Field);
        fields
            .map(|field| field.edges.iter().copied().collect())
            .collect()
    };
    let DocumentDraft::Set(set) = &crossed else {
        unreachable!("a set")
    };
    let [east, west] = [
        [At::NR, At::EL, At::ER, At::SL],
        [At::NL, At::SR, At::WL, At::WR],
    ];
    assert_eq!(fields(&set.tiles[0]).len(), 2);
    assert!(fields(&set.tiles[0]).contains(&BTreeSet::from(east)));
    assert!(fields(&set.tiles[0]).contains(&BTreeSet::from(west)));
    let turned = stroke(&crossed, TileOp::Turn).expect("a change");
    let [south, north] = [
        [At::ER, At::SL, At::SR, At::WL],
        [At::EL, At::WR, At::NL, At::NR],
    ];
    assert!(fields(&turned).contains(&BTreeSet::from(south)));
    assert!(fields(&turned).contains(&BTreeSet::from(north)));
    let road = turned.segments.iter().find(|one| one.kind == Land::Road);
    assert_eq!(road.expect("a road").edges, [At::E, At::W]);
}

#[test]
fn how_often_a_tile_is_there_and_what_only_adorns_it_makes_it_no_other() {
    let plain = tile("base/U");
    let count = Whole::new(7).expect("a number of tiles");
    let often = SetTile {
        count,
        ..plain.clone()
    };
    let decor = vec![Picture::ALL[0]];
    let adorned = SetTile {
        decor,
        ..plain.clone()
    };
    for other in [often, adorned] {
        assert_ne!(&other, plain);
        let likeness = TileAppearance::of(&other).likeness(&TileAppearance::of(plain));
        assert_eq!(likeness, Some(TwinKind::Same));
    }
}
