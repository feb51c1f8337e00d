//! Every tile that the program carries, drawn from a blank one by the operations that the editor has.

use content::library::Library;
use content::tile_set::SetTile;
use content::words::Land;
use rules::ground::{At, Side};
use rules::tile::Edge;
use workshop::draft::DocumentDraft;
use workshop::fresh;
use workshop::op::{Op, OpRefusal, SetOp, TileOp};
use workshop::plan::{Grass, LandStretch, TilePlan};

/// A set with one tile, on which somebody draws.
struct Desk {
    draft: DocumentDraft,
    strokes: usize,
}

impl Desk {
    fn blank() -> Self {
        let (draft, strokes) = (fresh::set("mine", "Mine"), 0);
        Self { draft, strokes }
    }

    fn tile(&self) -> &SetTile {
        match &self.draft {
            DocumentDraft::Set(set) => &set.tiles[0],
            DocumentDraft::Mix(_)
            | DocumentDraft::Position(_)
            | DocumentDraft::Campaign(_)
            | DocumentDraft::Lesson(_) => {
                unreachable!("a set was begun")
            }
        }
    }

    fn plan(&self) -> TilePlan {
        TilePlan::of(self.tile())
    }

    /// Does it, unless it is so already.
    fn does(&mut self, change: TileOp) {
        let tile = self.tile().id.clone();
        match self.draft.apply(&Op::Tile {
            tile,
            change: change.clone(),
        }) {
            Ok(draft) => (self.draft, self.strokes) = (draft, self.strokes + 1),
            Err(OpRefusal::Same) => {}
            Err(refusal) => panic!("{change:?}: {refusal:?}"),
        }
    }

    fn draws(&mut self, wanted: &TilePlan) {
        for LandStretch { land, sides, .. } in &wanted.stretches {
            let first = *sides.first().expect("a side");
            self.does(TileOp::Side {
                side: first,
                land: *land,
            });
            for side in sides {
                self.does(TileOp::Join {
                    from: first,
                    to: *side,
                });
            }
        }
        for stretch in &wanted.stretches {
            let side = *stretch.sides.first().expect("a side");
            if stretch.land == Edge::City {
                self.does(TileOp::Pennants {
                    city: side,
                    count: stretch.pennants,
                });
                self.does(TileOp::Goods {
                    city: side,
                    goods: stretch.goods,
                });
                self.does(TileOp::Cathedral {
                    city: side,
                    on: stretch.cathedral,
                });
            }
            for picture in &stretch.roadside {
                self.does(TileOp::Roadside {
                    road: side,
                    picture: *picture,
                    on: true,
                });
            }
        }
        self.does(TileOp::Monastery {
            on: wanted.inner.contains(&Land::Monastery),
        });
        for road in &wanted.village {
            self.does(TileOp::VillageRoad {
                road: *road,
                on: true,
            });
        }
        self.does(TileOp::Bridge { on: wanted.bridge });
        for mark in &wanted.marks {
            self.does(TileOp::Mark {
                mark: *mark,
                on: true,
            });
        }
        for picture in &wanted.decor {
            self.does(TileOp::Decor {
                picture: *picture,
                on: true,
            });
        }
    }

    fn corrects(&mut self, wanted: &[Grass]) {
        let halves = |fields: &[Grass]| {
            fields
                .iter()
                .flat_map(|f| f.spots.clone())
                .collect::<Vec<_>>()
        };
        for at in halves(wanted) {
            self.does(TileOp::PartField { at });
        }
        let inner = wanted.iter().any(|field| field.spots.is_empty());
        self.does(TileOp::InnerField { on: inner });
        let sides = self.plan().stretches;
        let cities: Vec<Side> = sides
            .iter()
            .filter(|s| s.land == Edge::City)
            .filter_map(|s| s.sides.first().copied())
            .collect();
        for field in wanted {
            let at = field.spots.first().copied().unwrap_or(At::I);
            for other in &field.spots {
                self.does(TileOp::JoinFields {
                    one: at,
                    other: *other,
                });
            }
            for city in &cities {
                self.does(TileOp::Border {
                    at,
                    city: *city,
                    on: field.cities.contains(city),
                });
            }
        }
    }
}

#[test]
fn every_tile_can_be_drawn_from_a_blank_one() {
    let mut drawn = 0;
    for tile in Library::built_in().tiles() {
        let mut desk = Desk::blank();
        let wanted = TilePlan::of(tile);
        desk.draws(&wanted);
        if desk.plan().fields != wanted.fields {
            desk.corrects(&wanted.fields);
        }
        let own = desk.plan();
        let same = TilePlan {
            id: own.id.clone(),
            count: own.count,
            ..wanted.clone()
        };
        assert_eq!(own, same, "{}", tile.id);
        assert_eq!(desk.draft.faults(), [], "{}", tile.id);
        drawn += 1;
    }
    assert_eq!(drawn, 146);
}

/// A plan leaves nothing out: what a file says of a tile, its plan says too.
#[test]
fn a_plan_holds_all_of_a_tile() {
    for tile in Library::built_in().tiles() {
        let again = TilePlan::of(tile).tile();
        assert_eq!(sorted(&again), sorted(tile), "{}", tile.id);
    }
}

/// What a tile says, whatever the order of its parts: each segment with what it names written out.
fn sorted(tile: &SetTile) -> (Vec<String>, Vec<String>) {
    let edges = |index: usize| {
        let mut edges = tile.segments[index].edges.clone();
        edges.sort();
        format!("{edges:?}")
    };
    let mut segments: Vec<_> = (0..tile.segments.len())
        .map(|index| {
            let segment = &tile.segments[index];
            let mut cities: Vec<_> = segment
                .cities
                .iter()
                .map(|city| edges(city.get()))
                .collect();
            cities.sort();
            let mut roadside = segment.roadside.clone();
            roadside.sort();
            let in_village = tile.village.iter().any(|road| road.get::<usize>() == index);
            format!(
                "{:?} {} {cities:?} {:?} {} {:?} {roadside:?} {in_village}",
                segment.kind,
                edges(index).replace("[I]", "[]"),
                segment.pennants,
                segment.cathedral,
                segment.goods,
            )
        })
        .collect();
    segments.sort();
    let mut things: Vec<_> = tile.marks.iter().map(|mark| format!("{mark:?}")).collect();
    things.extend(tile.decor.iter().map(|picture| format!("{picture:?}")));
    things.push(format!(
        "{} {} {}",
        tile.id,
        tile.bridge,
        tile.count.get::<u8>()
    ));
    things.sort();
    (segments, things)
}

/// Fields are rarely corrected: most tiles are drawn when their cities and roads are.
#[test]
fn most_fields_form_as_they_are_on_the_tiles_of_the_boxes() {
    let mut formed = 0;
    for tile in Library::built_in().tiles() {
        let mut desk = Desk::blank();
        let wanted = TilePlan::of(tile);
        desk.draws(&wanted);
        if desk.plan().fields == wanted.fields {
            formed += 1;
        }
    }
    assert!(formed >= 116, "only {formed}");
}

#[test]
fn a_set_can_be_made_of_copies_of_every_tile() {
    let written: Vec<_> = Library::built_in()
        .tiles()
        .map(|tile| serde_json::to_string(tile).expect("JSON"))
        .collect();
    let count = written.len();
    let paste = Op::Set {
        change: SetOp::Paste {
            at: 1,
            tiles: written,
        },
    };
    let draft = fresh::set("mine", "Mine").apply(&paste).expect("tiles");
    let DocumentDraft::Set(set) = &draft else {
        unreachable!("a set")
    };
    assert_eq!(set.tiles.len(), count + 1);
    assert_eq!(draft.faults(), []);
}
