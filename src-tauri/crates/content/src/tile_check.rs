//! Whether a tile can be drawn and played: every side covered once, nothing crossing, words in place.
//! Knows the geometry of one tile; no set, no rule, no board.

use crate::faults::Faults;
use crate::healthy;
use crate::ids;
use crate::number::Whole;
use crate::problem::{Problem, join};
use crate::rim::{cross, parts, spots_of};
use crate::rooms::Mark;
use crate::rooms::crop_circles::CIRCLES;
use crate::words::{Land, Word};
use rules::ground::{At, Side};
use rules::tile::MAX_SEGMENTS;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Adds everything that is wrong with the tile at `at`, beyond the fields that are wrong by themselves.
pub(crate) fn check(fields: &Map<String, Value>, at: &str, faults: &mut Faults) {
    let mut check = Check { at, faults };
    if let Some(id) = fields.get("id").and_then(Value::as_str) {
        check.id(id);
    }
    check.marks(&healthy::each(fields.get("marks")));
    let Some(listed) = fields.get("segments").and_then(Value::as_array) else {
        return;
    };
    check.count_segments(listed.len());
    // A list like that is no tile, and every segment would be held against every other.
    if listed.len() > 2 * MAX_SEGMENTS {
        return;
    }
    let segments: Vec<_> = listed.iter().map(Stretch::of).collect();
    let village = healthy::each::<Whole<0, 11>>(fields.get("village"));
    let village: Vec<_> = village.into_iter().map(|road| Some(road?.get())).collect();
    for (index, segment) in segments.iter().enumerate() {
        check.spots(index, segment);
        check.possessions(index, segment);
    }
    if let Some(land) = segments
        .iter()
        .map(Stretch::known)
        .collect::<Option<Vec<_>>>()
    {
        for side in Side::ALL {
            check.side(side, &land);
        }
    }
    check.inner_places(&segments);
    // A bridge that is said in a wrong way is meant to be one.
    if matches!(fields.get("bridge"), None | Some(Value::Bool(false))) {
        check.crossings(&segments);
    }
    check.village(&village, &segments);
    for (index, segment) in segments.iter().enumerate() {
        if segment.kind == Some(Land::Field) {
            check.bordered_cities(index, &segments, &village);
        }
    }
}

/// What is known of a segment: whatever is wrong with a part of it was told already.
struct Stretch {
    kind: Option<Land>,
    edges: Vec<Option<At>>,
    /// The edges, when all of them are known.
    reach: Option<Vec<At>>,
    cities: Vec<Option<usize>>,
    /// The fields that only one kind of land has, when they say something.
    has: [bool; 5],
}

/// The fields that only one kind of land has, and what they say of it.
const POSSESSIONS: [(&str, Land, &str); 5] = [
    ("cities", Land::Field, "borders cities"),
    ("pennants", Land::City, "has pennants"),
    ("cathedral", Land::City, "has a cathedral"),
    ("goods", Land::City, "has goods"),
    ("roadside", Land::Road, "has pictures beside it"),
];

impl Stretch {
    fn of(segment: &Value) -> Self {
        let edges = healthy::each(segment.get("edges"));
        let is_list = segment.get("edges").is_some_and(Value::is_array);
        let cities = healthy::each::<Whole<0, 11>>(segment.get("cities"));
        Self {
            kind: healthy::part(segment.get("kind")),
            reach: is_list.then(|| edges.iter().copied().collect()).flatten(),
            edges,
            cities: cities.into_iter().map(|city| Some(city?.get())).collect(),
            has: POSSESSIONS.map(|(field, ..)| match segment.get(field) {
                None | Some(Value::Null | Value::Bool(false)) => false,
                Some(Value::Array(list)) => !list.is_empty(),
                Some(_) => true,
            }),
        }
    }

    /// Its kind and all of its edges.
    fn known(&self) -> Option<(Land, &[At])> {
        Some((self.kind?, self.reach.as_deref()?))
    }
}

type Known<'a> = (Land, &'a [At]);

struct Check<'a> {
    at: &'a str,
    faults: &'a mut Faults,
}

impl Check<'_> {
    fn fault(&mut self, at: &str, code: &'static str, message: impl Into<String>) {
        self.faults
            .add(|| Problem::error(join(self.at, at), code, message));
    }

    fn id(&mut self, id: &str) {
        if let Some(problem) = ids::tile(join(self.at, "id"), id) {
            self.faults.add(|| problem);
        }
    }

    fn marks(&mut self, marks: &[Option<Mark>]) {
        let mut seen = BTreeSet::new();
        for (index, mark) in marks.iter().enumerate() {
            if let Some(mark) = mark
                && !seen.insert(mark)
            {
                let message = format!("the mark \"{}\" is there twice", mark.word());
                self.fault(&format!("marks[{index}]"), "mark-twice", message);
            }
        }
        if marks
            .iter()
            .flatten()
            .filter(|mark| CIRCLES.contains(mark))
            .count()
            > 1
        {
            let message = "a tile has one crop circle at most";
            self.fault("marks", "two-crop-circles", message);
        }
    }

    fn count_segments(&mut self, count: usize) {
        let most = MAX_SEGMENTS - 1;
        if !(1..=most).contains(&count) {
            let message = format!("{count} segments: a tile has 1 to {most}");
            self.fault("segments", "segment-count", message);
        }
    }

    fn spots(&mut self, index: usize, segment: &Stretch) {
        let mut seen = BTreeSet::new();
        for (i, spot) in segment.edges.iter().enumerate() {
            let Some(spot) = spot else { continue };
            let here = || format!("segments[{index}].edges[{i}]");
            let spot = spot.word();
            if !seen.insert(spot) {
                self.fault(&here(), "spot-twice", format!("{spot} is named twice"));
            }
            let Some(land) = segment.kind else { continue };
            let kind = land.word();
            let message = match land {
                Land::City | Land::Road if spot.len() != 1 || spot == "I" => {
                    format!("a {kind} reaches whole sides (N, E, S, W), not {spot}")
                }
                Land::Field if spot.len() != 2 && spot != "I" => {
                    format!("a {kind} reaches half edges: write {spot}L and {spot}R, not {spot}")
                }
                Land::Monastery | Land::Garden if spot != "I" => {
                    format!("a {kind} lies inside and reaches no edge, not {spot}")
                }
                _ => continue,
            };
            self.fault(&here(), "wrong-spot", message);
        }
        let here = format!("segments[{index}].edges");
        if let Some((kind @ (Land::City | Land::Road), [])) = segment.known() {
            let message = format!("a {} reaches at least one side", kind.word());
            self.fault(&here, "no-side", message);
        }
        if segment.edges.contains(&Some(At::I)) && segment.edges.len() > 1 {
            let message = "I is the inside: no edge stands beside it";
            self.fault(&here, "inside-and-edge", message);
        }
    }

    fn possessions(&mut self, index: usize, segment: &Stretch) {
        let Some(kind) = segment.kind else { return };
        for ((field, owner, does), is_there) in POSSESSIONS.into_iter().zip(segment.has) {
            if is_there && kind != owner {
                let message = format!("only a {} {does}, not a {}", owner.word(), kind.word());
                self.fault(&format!("segments[{index}].{field}"), "wrong-land", message);
            }
        }
    }

    fn side(&mut self, side: Side, land: &[Known<'_>]) {
        let [whole, left, right] = spots_of(side);
        let name = whole.word();
        let owners = owners_of(land, whole);
        let halves = [left, right].map(|half| (half, owners_of(land, half)));
        for (spot, owners) in [(whole, &owners)]
            .into_iter()
            .chain(halves.iter().map(|h| (h.0, &h.1)))
        {
            if let [first, .., last] = owners[..] {
                let message = format!(
                    "{} is covered twice, also by segments[{first}]",
                    spot.word()
                );
                self.fault(&format!("segments[{last}].edges"), "covered-twice", message);
            }
        }
        let bare: Vec<_> = halves
            .iter()
            .filter(|h| h.1.is_empty())
            .map(|h| h.0.word())
            .collect();
        match owners.first().map(|owner| land[*owner].0) {
            None if bare.len() == 2 => {
                let message = format!("the {} side is covered by nothing", compass(side));
                self.fault("segments", "side-open", message);
            }
            None if bare.len() == 1 => {
                let message = format!("the half edge {} is covered by nothing", bare[0]);
                self.fault("segments", "side-open", message);
            }
            None => {
                if halves[0].1.first() != halves[1].1.first() {
                    let message = format!(
                        "{} and {} belong to two fields with nothing between them",
                        left.word(),
                        right.word()
                    );
                    self.fault("segments", "split-field", message);
                }
            }
            Some(Land::Road) if !bare.is_empty() => {
                let message = format!(
                    "a road leaves by {name}: the half edges beside it ({}) need a field",
                    bare.join(", ")
                );
                self.fault("segments", "road-without-field", message);
            }
            Some(Land::Road) => {}
            Some(_) => {
                for (half, owners) in halves {
                    for owner in owners {
                        let message = format!("{} belongs to the city on {name}", half.word());
                        let here = format!("segments[{owner}].edges");
                        self.fault(&here, "beside-a-city", message);
                    }
                }
            }
        }
    }

    /// A place on the board is named by kind and spot, so two inner ones of a kind have one name.
    fn inner_places(&mut self, segments: &[Stretch]) {
        let mut seen = BTreeSet::new();
        for (index, segment) in segments.iter().enumerate() {
            let Some((kind @ (Land::Field | Land::Garden | Land::Monastery), reach)) =
                segment.known()
            else {
                continue;
            };
            if reach.iter().all(|spot| *spot == At::I) && !seen.insert(kind) {
                let message = format!("a tile has one inner {} at most", kind.word());
                self.fault(&format!("segments[{index}]"), "two-inner", message);
            }
        }
    }

    fn crossings(&mut self, segments: &[Stretch]) {
        for (index, segment) in segments.iter().enumerate() {
            let Some((kind, reach)) = segment.known() else {
                continue;
            };
            for (other, earlier) in segments[..index].iter().enumerate() {
                if let Some((over, other_reach)) = earlier.known()
                    && cross(reach, other_reach)
                {
                    let message = format!(
                        "this {} crosses the {} of segments[{other}]: say \"bridge\": true, \
                         or let one of them end",
                        kind.word(),
                        over.word()
                    );
                    self.fault(&format!("segments[{index}]"), "crossing", message);
                }
            }
        }
    }

    fn village(&mut self, roads: &[Option<usize>], segments: &[Stretch]) {
        let mut seen = BTreeSet::new();
        for (i, road) in roads.iter().enumerate() {
            let Some(road) = road else { continue };
            let here = format!("village[{i}]");
            if !seen.insert(road) {
                let message = format!("segments[{road}] is named twice");
                self.fault(&here, "named-twice", message);
                continue;
            }
            let Some(segment) = segments.get(*road) else {
                self.fault(&here, "no-segment", no_segment(*road));
                continue;
            };
            match segment.kind {
                Some(kind) if kind != Land::Road => {
                    let kind = kind.word();
                    let message =
                        format!("segments[{road}] is a {kind}: only roads end in a village");
                    self.fault(&here, "wrong-land", message);
                }
                Some(_) if segment.edges.len() > 1 => {
                    let message = format!(
                        "segments[{road}] passes through: a road that ends in the village reaches \
                         one side"
                    );
                    self.fault(&here, "road-passes", message);
                }
                _ => {}
            }
        }
    }

    fn bordered_cities(&mut self, index: usize, segments: &[Stretch], village: &[Option<usize>]) {
        let mut seen = BTreeSet::new();
        for (i, city) in segments[index].cities.iter().enumerate() {
            let Some(city) = city else { continue };
            let here = format!("segments[{index}].cities[{i}]");
            if !seen.insert(city) {
                let message = format!("segments[{city}] is named twice");
                self.fault(&here, "named-twice", message);
                continue;
            }
            let Some(segment) = segments.get(*city) else {
                self.fault(&here, "no-segment", no_segment(*city));
                continue;
            };
            match segment.kind {
                Some(kind) if kind != Land::City => {
                    let kind = kind.word();
                    let message = format!("segments[{city}] is a {kind}: a field borders cities");
                    self.fault(&here, "wrong-land", message);
                }
                Some(_) => {
                    if let Some(wall) = wall_between(index, *city, segments, village) {
                        let message =
                            format!("this field cannot touch the city segments[{city}]: {wall}");
                        self.fault(&here, "out-of-touch", message);
                    }
                }
                None => {}
            }
        }
    }
}

fn owners_of(land: &[Known<'_>], spot: At) -> Vec<usize> {
    let segments = land.iter().enumerate();
    segments
        .filter(|(_, (_, reach))| reach.contains(&spot))
        .map(|(index, _)| index)
        .collect()
}

/// What lies between a field and a city, in words.
fn wall_between(
    field: usize,
    city: usize,
    segments: &[Stretch],
    village: &[Option<usize>],
) -> Option<String> {
    let reach = |index: usize| segments.get(index)?.reach.as_deref();
    let (of_field, of_city) = (reach(field)?, reach(city)?);
    let lies_between = |wall: &[At]| parts(wall, of_field, of_city);
    let wall = (0..segments.len())
        .find(|index| ![field, city].contains(index) && reach(*index).is_some_and(lies_between));
    if let Some(wall) = wall {
        return Some(format!("segments[{wall}] lies between them"));
    }
    let ends = village.iter().flatten().filter_map(|road| reach(*road));
    let ends: Vec<At> = ends.flatten().copied().collect();
    lies_between(&ends).then(|| "the roads of the village lie between them".to_owned())
}

fn no_segment(index: usize) -> String {
    format!("there is no segments[{index}]")
}

const fn compass(side: Side) -> &'static str {
    match side {
        Side::N => "north",
        Side::E => "east",
        Side::S => "south",
        Side::W => "west",
    }
}
