//! One change of a tile: its land by `sides.rs` and `fields.rs`, and what stands on it.
//! Knows one tile; no set.

use crate::fields;
use crate::gates;
use crate::op::{OpRefusal, TileOp};
use crate::plan::{Grass, LandStretch, TilePlan};
use crate::sides::{self, MOST_PENNANTS};
use content::picture::OwnPicture;
use content::tile_set::SetTile;
use content::words::Land;
use rules::ground::{At, Side};
use rules::tile::Edge;
use std::collections::BTreeSet;

/// The tile after a change.
///
/// # Errors
/// When it cannot be done, or changes nothing.
pub(crate) fn change(tile: &SetTile, op: &TileOp) -> Result<SetTile, OpRefusal> {
    let before = TilePlan::of(tile);
    let mut plan = before.clone();
    match op {
        TileOp::Side { side, land } => {
            sides::set(&mut plan, *side, *land)?;
            fields::form(&mut plan, &gates::of(&before));
        }
        TileOp::Join { from, to } => {
            sides::join(&mut plan, *from, *to)?;
            fields::form(&mut plan, &gates::of(&before));
        }
        TileOp::Part { side } => {
            sides::part(&mut plan, *side)?;
            fields::form(&mut plan, &gates::of(&before));
        }
        TileOp::Gate { road, city, on } => gates::set(&mut plan, *road, *city, *on)?,
        TileOp::FormFields => fields::form(&mut plan, &[]),
        TileOp::JoinFields { one, other } => fields::join(&mut plan, *one, *other)?,
        TileOp::PartField { at } => fields::part(&mut plan, *at)?,
        TileOp::Border { at, city, on } => fields::border(&mut plan, *at, *city, *on)?,
        TileOp::InnerField { on } => fields::inner(&mut plan, *on),
        TileOp::Pennants { city, count } => {
            if *count > MOST_PENNANTS {
                return Err(OpRefusal::BadNumber);
            }
            on(&mut plan, *city, Edge::City)?.pennants = *count;
        }
        TileOp::Goods { city, goods } => on(&mut plan, *city, Edge::City)?.goods = *goods,
        TileOp::Cathedral { city, on: there } => {
            on(&mut plan, *city, Edge::City)?.cathedral = *there;
        }
        TileOp::Roadside {
            road,
            picture,
            on: there,
        } => {
            let pictures = &mut on(&mut plan, *road, Edge::Road)?.roadside;
            pictures.retain(|other| other != picture);
            if *there {
                pictures.push(*picture);
            }
        }
        TileOp::Monastery { on } => put(&mut plan.inner, Land::Monastery, *on),
        TileOp::Village { on } => {
            let roads: BTreeSet<_> = sides::ends(&plan).collect();
            if *on && roads.is_empty() {
                return Err(OpRefusal::NoRoad);
            }
            plan.village = if *on { roads } else { BTreeSet::new() };
        }
        TileOp::VillageRoad { road, on } => {
            if *on && !sides::ends(&plan).any(|side| side == *road) {
                return Err(OpRefusal::NoRoad);
            }
            put(&mut plan.village, *road, *on);
        }
        TileOp::Bridge { on } => plan.bridge = *on,
        TileOp::Mark { mark, on } => put(&mut plan.marks, *mark, *on),
        TileOp::Decor { picture, on } => put(&mut plan.decor, *picture, *on),
        TileOp::Turn => plan = turned(&plan),
        TileOp::TurnBack => plan = turned(&turned(&turned(&plan))),
        TileOp::Mirror => plan = mirrored(&plan),
        TileOp::Clear => {
            plan = TilePlan {
                count: plan.count,
                ..TilePlan::blank(plan.id)
            };
        }
    }
    let picture = tile.picture.clone();
    let picture = match op {
        TileOp::Turn => picture.map(OwnPicture::turn),
        TileOp::TurnBack => picture.map(|own| own.turn().turn().turn()),
        TileOp::Mirror => picture.map(OwnPicture::mirror),
        _ => picture,
    };
    // A tile that was written in another order is not changed by being read.
    plan.order();
    if plan == before && picture == tile.picture {
        return Err(OpRefusal::Same);
    }
    Ok(SetTile {
        name: tile.name.clone(),
        note: tile.note.clone(),
        picture,
        ..plan.tile()
    })
}

fn on(plan: &mut TilePlan, side: Side, land: Edge) -> Result<&mut LandStretch, OpRefusal> {
    let there = plan.stretch_mut(side).filter(|s| s.land == land);
    there.ok_or(if land == Edge::City {
        OpRefusal::NoCity
    } else {
        OpRefusal::NoRoad
    })
}

fn put<T: Ord>(set: &mut BTreeSet<T>, value: T, on: bool) {
    if on {
        set.insert(value);
    } else {
        set.remove(&value);
    }
}

/// Everything a quarter turn clockwise.
pub(crate) fn turned(plan: &TilePlan) -> TilePlan {
    moved(plan, |at| At::ALL[turned_index(at as usize)])
}

/// Everything left to right.
pub(crate) fn mirrored(plan: &TilePlan) -> TilePlan {
    moved(plan, |at| match at {
        At::E => At::W,
        At::W => At::E,
        At::NL => At::NR,
        At::NR => At::NL,
        At::EL => At::WR,
        At::ER => At::WL,
        At::SL => At::SR,
        At::SR => At::SL,
        At::WL => At::ER,
        At::WR => At::EL,
        same => same,
    })
}

const fn turned_index(at: usize) -> usize {
    match at {
        0..4 => (at + 1) % 4,
        4..12 => 4 + (at - 4 + 2) % 8,
        inside => inside,
    }
}

fn moved(plan: &TilePlan, to: impl Fn(At) -> At) -> TilePlan {
    let side = |side: &Side| crate::plan::whole_side(to(crate::plan::spot(*side))).unwrap_or(*side);
    let stretches: Vec<_> = plan
        .stretches
        .iter()
        .map(|stretch| LandStretch {
            sides: stretch.sides.iter().map(side).collect(),
            ..stretch.clone()
        })
        .collect();
    // A city is named by its first side, which may be another one now.
    let name = |old: &Side| {
        let new = side(old);
        let city = stretches
            .iter()
            .find(|stretch| stretch.sides.contains(&new));
        city.and_then(LandStretch::name).unwrap_or(new)
    };
    TilePlan {
        village: plan.village.iter().map(side).collect(),
        fields: plan
            .fields
            .iter()
            .map(|field| Grass {
                spots: field.spots.iter().map(|at| to(*at)).collect(),
                cities: field.cities.iter().map(name).collect(),
            })
            .collect(),
        id: plan.id.clone(),
        count: plan.count,
        marks: plan.marks.clone(),
        decor: plan.decor.clone(),
        bridge: plan.bridge,
        inner: plan.inner.clone(),
        stretches,
    }
}
