//! What drawing does to the cities, roads and rivers of a tile: a side becomes something, sides join, part and end.
//! Knows one tile; the fields are formed anew by whoever calls.

use crate::op::OpRefusal;
use crate::plan::{LandStretch, TilePlan};
use rules::ground::Side;
use rules::tile::Edge;

/// The most coats of arms that a city can carry.
pub(crate) const MOST_PENNANTS: u8 = 4;

/// Makes a side a city, a road, a river or a field, by itself.
pub(crate) fn set(plan: &mut TilePlan, side: Side, land: Edge) -> Result<(), OpRefusal> {
    if plan.edge(side) == land {
        return Err(OpRefusal::Same);
    }
    take_off(plan, side);
    if land != Edge::Field {
        plan.stretches.push(LandStretch::new(land, side));
    }
    Ok(())
}

/// Joins what `from` shows with `to`, which becomes the same.
pub(crate) fn join(plan: &mut TilePlan, from: Side, to: Side) -> Result<(), OpRefusal> {
    let Some(stretch) = plan.stretch(from) else {
        return Err(OpRefusal::OnlyGrass);
    };
    if stretch.sides.contains(&to) {
        return Err(OpRefusal::Same);
    }
    let land = stretch.land;
    let there = plan.edge(to);
    // Nobody who joins two sides means to lose what one of them shows.
    if there != Edge::Field && there != land {
        return Err(OpRefusal::OtherLand);
    }
    if there != land {
        plan.stretches.push(LandStretch::new(land, to));
    }
    let at = |plan: &TilePlan, side| plan.stretches.iter().position(|s| s.sides.contains(&side));
    let Some(other) = at(plan, to) else {
        return Err(OpRefusal::Same);
    };
    let gone = plan.stretches.remove(other);
    plan.village.retain(|side| !gone.sides.contains(side));
    if let Some(stretch) = plan.stretch_mut(from) {
        stretch.sides.extend(gone.sides);
        stretch.pennants = (stretch.pennants + gone.pennants).min(MOST_PENNANTS);
        stretch.cathedral |= gone.cathedral;
        stretch.goods = stretch.goods.or(gone.goods);
        for picture in gone.roadside {
            if !stretch.roadside.contains(&picture) {
                stretch.roadside.push(picture);
            }
        }
    }
    // A road that passes through no longer ends in the village.
    plan.village.remove(&from);
    Ok(())
}

/// Lets what a side shows end by itself.
pub(crate) fn part(plan: &mut TilePlan, side: Side) -> Result<(), OpRefusal> {
    let stretch = plan.stretch_mut(side).ok_or(OpRefusal::OnlyGrass)?;
    if stretch.sides.len() < 2 {
        return Err(OpRefusal::Same);
    }
    let land = stretch.land;
    stretch.sides.remove(&side);
    plan.stretches.push(LandStretch::new(land, side));
    Ok(())
}

/// Takes a side from what it belongs to; what has no other side is gone.
fn take_off(plan: &mut TilePlan, side: Side) {
    if let Some(stretch) = plan.stretch_mut(side) {
        stretch.sides.remove(&side);
    }
    plan.stretches.retain(|stretch| !stretch.sides.is_empty());
    plan.village.remove(&side);
}

/// The sides of roads that end.
pub(crate) fn ends(plan: &TilePlan) -> impl Iterator<Item = Side> {
    let roads = plan
        .stretches
        .iter()
        .filter(|s| s.land == Edge::Road && s.sides.len() == 1);
    roads.filter_map(LandStretch::name)
}
