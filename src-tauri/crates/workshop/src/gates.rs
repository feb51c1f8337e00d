//! Gates: where a road comes to its end in the wall of a city. Only the fields tell it: left and right of the road there are
//! two, and both touch the city. Knows one tile; how its fields form is told in `fields.rs`.

use crate::fields;
use crate::op::OpRefusal;
use crate::plan::{LandStretch, TilePlan, halves};
use crate::sides;
use rules::ground::Side;
use rules::tile::Edge;

/// A road that ends, by its side, and the city at whose gate it does, by any side of it.
pub(crate) type Gate = (Side, Side);

/// The gates of a tile, each city by its first side.
pub(crate) fn of(plan: &TilePlan) -> Vec<Gate> {
    let gate = |road: Side| {
        let [left, right] = halves(road).map(|half| plan.field(half));
        let (left, right) = (left?, right?);
        let (one, other) = (&plan.fields[left], &plan.fields[right]);
        let city = one.cities.intersection(&other.cities).next()?;
        (left != right).then_some((road, *city))
    };
    let outside = sides::ends(plan).filter(|road| !plan.village.contains(road));
    outside.filter_map(gate).collect()
}

/// Lets a road end at the gate of a city, or no longer. Other roads keep their gates.
pub(crate) fn set(plan: &mut TilePlan, road: Side, city: Side, on: bool) -> Result<(), OpRefusal> {
    let stretch = plan.stretch(road).filter(|s| s.land == Edge::Road);
    if stretch.ok_or(OpRefusal::NoRoad)?.sides.len() > 1 {
        return Err(OpRefusal::RoadGoesOn);
    }
    let wanted = plan.stretch(city).filter(|s| s.land == Edge::City);
    let name = wanted
        .and_then(LandStretch::name)
        .ok_or(OpRefusal::NoCity)?;
    let gate = (road, name);
    let mut gates = of(plan);
    if gates.contains(&gate) == on {
        return Err(OpRefusal::Same);
    }
    gates.retain(|(other, _)| *other != road);
    if on {
        gates.push(gate);
        plan.village.remove(&road);
    }
    fields::form(plan, &gates);
    match (on, of(plan).contains(&gate)) {
        (true, false) => Err(OpRefusal::NoGate),
        // A gate that forms by itself goes when the grass beside the road is one field.
        (false, true) => {
            let [left, right] = halves(road);
            fields::join(plan, left, right)
        }
        _ => Ok(()),
    }
}
