//! Single operations that somebody might do to a document next: what mistakes are looked for among.

use content::draft;
use content::expansions::{Goods, Mark, Picture};
use content::words::Word;
use rules::expansions::ExpansionKey;
use rules::ground::{At, Side};
use rules::tile::Edge;
use workshop::draft::DocumentDraft;
use workshop::op::{MixOp, Op, OpRefusal, SetOp, TileOp};

/// Every one of them, as far as they are few.
pub fn of(draft: &DocumentDraft) -> Vec<Op> {
    match draft {
        DocumentDraft::Set(set) => {
            let mut ops = vec![Op::Set { change: SetOp::Add }];
            for tile in &set.tiles {
                let id = || tile.id.clone();
                let of_tile = |change| Op::Tile { tile: id(), change };
                ops.extend(drawing().into_iter().map(of_tile));
                let listed = [
                    SetOp::Duplicate { tile: id() },
                    SetOp::Remove { tiles: vec![id()] },
                ];
                let counts = (1..=9).map(|count| SetOp::Count { tile: id(), count });
                let change = listed.into_iter().chain(counts);
                ops.extend(change.map(|change| Op::Set { change }));
            }
            let end = set.tiles.len() as u16;
            let pasted = set.tiles.iter().map(|tile| SetOp::Paste {
                at: end,
                tiles: vec![draft::text(tile)],
            });
            let rules = ExpansionKey::ALL.iter().flat_map(|expansion| {
                [true, false].map(|on| SetOp::Rules {
                    expansion: *expansion,
                    on,
                })
            });
            ops.extend(pasted.chain(rules).map(|change| Op::Set { change }));
            ops
        }
        DocumentDraft::Mix(mix) => {
            let sets = content::library::Library::built_in().sets();
            let times = sets.flat_map(|set| {
                let set = &set.id;
                (0..=3).map(move |times| MixOp::Times {
                    set: set.clone(),
                    times,
                })
            });
            let rules = ExpansionKey::ALL.iter().flat_map(|expansion| {
                [true, false].map(|on| MixOp::Rules {
                    expansion: *expansion,
                    on,
                })
            });
            let tiles = mix.tiles.keys().map(|tile| MixOp::Count {
                tile: tile.clone(),
                count: None,
            });
            let all = times.chain(rules).chain(tiles);
            all.map(|change| Op::Mix { change }).collect()
        }
        // No lesson is given at these desks.
        DocumentDraft::Position(_) | DocumentDraft::Campaign(_) | DocumentDraft::Lesson(_) => {
            Vec::new()
        }
    }
}

/// What can be drawn on a tile.
fn drawing() -> Vec<TileOp> {
    let mut ops = vec![
        TileOp::FormFields,
        TileOp::Turn,
        TileOp::Mirror,
        TileOp::Clear,
    ];
    for on in [true, false] {
        ops.extend([
            TileOp::Bridge { on },
            TileOp::Monastery { on },
            TileOp::Village { on },
            TileOp::InnerField { on },
        ]);
        ops.extend(
            Mark::ALL
                .iter()
                .map(|mark| TileOp::Mark { mark: *mark, on }),
        );
    }
    for side in Side::ALL {
        let lands = Edge::ALL;
        ops.extend(lands.map(|land| TileOp::Side { side, land }));
        ops.push(TileOp::Part { side });
        let others = Side::ALL.into_iter().filter(|to| *to != side);
        ops.extend(others.map(|to| TileOp::Join { from: side, to }));
        ops.extend((0..=4).map(|count| TileOp::Pennants { city: side, count }));
        let goods = Goods::ALL.iter().map(|goods| Some(*goods)).chain([None]);
        ops.extend(goods.map(|goods| TileOp::Goods { city: side, goods }));
        for on in [true, false] {
            ops.extend([
                TileOp::Cathedral { city: side, on },
                TileOp::VillageRoad { road: side, on },
            ]);
            ops.extend(Picture::ALL.iter().map(|picture| TileOp::Roadside {
                road: side,
                picture: *picture,
                on,
            }));
        }
    }
    let halves = || At::ALL.into_iter().filter(|at| (*at as usize) >= 4);
    ops.extend(halves().map(|at| TileOp::PartField { at }));
    ops.extend(halves().flat_map(|one| {
        let others = halves().filter(move |other| *other > one);
        others.map(move |other| TileOp::JoinFields { one, other })
    }));
    ops
}

/// The word for a refusal, as the door says it.
pub(crate) const fn word(refusal: OpRefusal) -> &'static str {
    match refusal {
        OpRefusal::Same => "same",
        OpRefusal::WrongKind => "wrong-kind",
        OpRefusal::NoTile => "no-tile",
        OpRefusal::NoCity => "no-city",
        OpRefusal::NoRoad => "no-road",
        OpRefusal::NoField => "no-field",
        OpRefusal::OnlyGrass => "only-grass",
        OpRefusal::OtherLand => "other-land",
        OpRefusal::RoadGoesOn => "road-goes-on",
        OpRefusal::NoGate => "no-gate",
        OpRefusal::NameTaken => "name-taken",
        OpRefusal::BadName => "bad-name",
        OpRefusal::BadText => "bad-text",
        OpRefusal::BadNumber => "bad-number",
        OpRefusal::BadOption => "bad-option",
        OpRefusal::NoPicture => "no-picture",
        OpRefusal::BadPicture => "bad-picture",
        OpRefusal::NotATile => "not-a-tile",
        OpRefusal::NoSeat => "no-seat",
        OpRefusal::NoFigure => "no-figure",
        OpRefusal::TooMany => "too-many",
        OpRefusal::NoAim => "no-aim",
        OpRefusal::NoChapter => "no-chapter",
        OpRefusal::ChapterThere => "chapter-there",
        OpRefusal::NotAScenario => "not-a-scenario",
        OpRefusal::NoStep => "no-step",
        OpRefusal::NoMove => "no-move",
        OpRefusal::NoAnswer => "no-answer",
    }
}
