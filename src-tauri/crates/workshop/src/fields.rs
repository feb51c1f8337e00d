//! How fields form by themselves between cities, roads and rivers, and how somebody corrects them.
//! Knows the geometry of one tile; not what a field is worth.

use crate::gates::Gate;
use crate::op::OpRefusal;
use crate::plan::{Grass, LandStretch, TilePlan, halves, side_of};
use content::rim::parts;
use rules::ground::{At, Side};
use rules::tile::Edge;
use std::collections::BTreeSet;

/// Forms all fields anew: what no city, road or river parts is one field, and borders each city that it can reach. A road
/// with a gate parts them together with its city.
pub(crate) fn form(plan: &mut TilePlan, gates: &[Gate]) {
    let walls = walls(plan, gates);
    let is_grass = |at: &At| side_of(*at).is_some_and(|side| plan.edge(side) != Edge::City);
    let mut fields: Vec<Grass> = Vec::new();
    for half in At::ALL.into_iter().filter(is_grass) {
        let together = |field: &&mut Grass| {
            let first = field.spots.first().copied();
            !first.is_some_and(|first| walls.iter().any(|wall| parts(wall, &[half], &[first])))
        };
        match fields.iter_mut().find(together) {
            Some(field) => {
                field.spots.insert(half);
            }
            None => fields.push(Grass {
                spots: [half].into(),
                cities: BTreeSet::new(),
            }),
        }
    }
    let cities = || plan.stretches.iter().filter(|s| s.land == Edge::City);
    if fields.is_empty() && cities().count() > 1 {
        fields.push(Grass::default());
    }
    for field in &mut fields {
        let spots: Vec<_> = field.spots.iter().copied().collect();
        let reached = cities().filter(|city| {
            let own = city.spots();
            let is_other = |wall: &&Vec<At>| !own.iter().all(|at| wall.contains(at));
            !walls
                .iter()
                .filter(is_other)
                .any(|wall| parts(wall, &spots, &own))
        });
        field.cities = reached.filter_map(LandStretch::name).collect();
    }
    plan.fields = fields;
}

/// What parts grass from grass: everything that passes through; when a road ends in the middle, that road with whatever
/// else meets there; and each road that ends at a gate, with its city.
fn walls(plan: &TilePlan, gates: &[Gate]) -> Vec<Vec<At>> {
    let stretches = &plan.stretches;
    let at_gates = gates.iter().map(|gate| (gate.0, wall_at(plan, *gate)));
    let at_gates: Vec<_> = at_gates
        .filter_map(|(road, wall)| Some((road, wall?)))
        .collect();
    let has_gate = |road: &LandStretch| at_gates.iter().any(|(own, _)| road.sides.contains(own));
    let passes = |stretch: &&LandStretch| stretch.sides.len() > 1;
    let ends = |stretch: &&LandStretch| {
        stretch.land == Edge::Road && stretch.sides.len() == 1 && !has_gate(stretch)
    };
    let mut walls: Vec<_> = stretches
        .iter()
        .filter(passes)
        .map(LandStretch::spots)
        .collect();
    if stretches.iter().any(|stretch| ends(&stretch)) {
        let meet = stretches
            .iter()
            .filter(|stretch| passes(stretch) || ends(stretch));
        walls.push(meet.flat_map(LandStretch::spots).collect());
    }
    walls.extend(at_gates.into_iter().map(|(_, wall)| wall));
    walls
}

/// The wall that a road and the city at whose gate it ends are together; nothing where one of them is not there any more.
fn wall_at(plan: &TilePlan, (road, city): Gate) -> Option<Vec<At>> {
    let road = plan.stretch(road).filter(|s| s.land == Edge::Road)?;
    let city = plan.stretch(city).filter(|s| s.land == Edge::City)?;
    (road.sides.len() == 1).then(|| [road.spots(), city.spots()].concat())
}

/// Makes two fields one.
pub(crate) fn join(plan: &mut TilePlan, one: At, other: At) -> Result<(), OpRefusal> {
    let (Some(one), Some(other)) = (plan.field(one), plan.field(other)) else {
        return Err(OpRefusal::NoField);
    };
    if one == other {
        return Err(OpRefusal::Same);
    }
    let gone = plan.fields[other].clone();
    plan.fields[one].spots.extend(gone.spots);
    plan.fields[one].cities.extend(gone.cities);
    plan.fields.remove(other);
    Ok(())
}

/// Makes a spot a field of its own; a side without a road goes as a whole. It still borders the cities that
/// it did.
pub(crate) fn part(plan: &mut TilePlan, at: At) -> Result<(), OpRefusal> {
    let (Some(side), Some(index)) = (side_of(at), plan.field(at)) else {
        return Err(OpRefusal::NoField);
    };
    let field = &mut plan.fields[index];
    let own: BTreeSet<At> = if plan.stretches.iter().any(|s| s.sides.contains(&side)) {
        [at].into()
    } else {
        halves(side).into()
    };
    if field.spots.is_subset(&own) {
        return Err(OpRefusal::Same);
    }
    field.spots.retain(|spot| !own.contains(spot));
    let cities = field.cities.clone();
    plan.fields.push(Grass { spots: own, cities });
    Ok(())
}

/// Whether a field borders a city.
pub(crate) fn border(plan: &mut TilePlan, at: At, city: Side, on: bool) -> Result<(), OpRefusal> {
    let index = plan.field(at).ok_or(OpRefusal::NoField)?;
    let city = plan.stretch(city).filter(|s| s.land == Edge::City);
    let name = city.and_then(LandStretch::name).ok_or(OpRefusal::NoCity)?;
    let cities = &mut plan.fields[index].cities;
    if on {
        cities.insert(name);
    } else {
        cities.remove(&name);
    }
    Ok(())
}

/// Whether a field lies inside, bordering every city of the tile.
pub(crate) fn inner(plan: &mut TilePlan, on: bool) {
    let there = plan.field(At::I);
    match (there, on) {
        (Some(index), false) => {
            plan.fields.remove(index);
        }
        (None, true) => {
            let cities = plan.stretches.iter().filter(|s| s.land == Edge::City);
            plan.fields.push(Grass {
                spots: BTreeSet::new(),
                cities: cities.filter_map(LandStretch::name).collect(),
            });
        }
        _ => {}
    }
}
