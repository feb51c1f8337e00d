//! Whether a tile can be drawn and played: every side covered once, nothing crossing, words in place.
//! Knows the geometry of one tile; no set, no rule, no board.

use crate::expansions::drawn::{CIRCLES, ENDS, Mark};
use crate::faults::ProblemList;
use crate::healthy;
use crate::ids;
use crate::number::Whole;
use crate::problem::{Problem, What, join};
use crate::rim::{cross, parts, spots_of};
use crate::words::{Land, Word};
use rules::ground::{At, Side};
use rules::tile::MAX_DRAWN;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Adds everything that is wrong with the tile at `at`, beyond the fields that are wrong by themselves.
pub(crate) fn check(fields: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
    let mut check = SegmentChecker { at, faults };
    if let Some(id) = fields.get("id").and_then(Value::as_str) {
        check.id(id);
    }
    let marks = healthy::each(fields.get("marks"));
    check.marks(&marks);
    let Some(listed) = fields.get("segments").and_then(Value::as_array) else {
        return;
    };
    check.count_segments(listed.len());
    // A list like that is no tile, and every segment would be held against every other.
    if listed.len() > 2 * MAX_DRAWN {
        return;
    }
    let segments: Vec<_> = listed.iter().map(CheckedSegment::of).collect();
    let village = healthy::each::<Whole<0, 11>>(fields.get("village"));
    let village: Vec<_> = village.into_iter().map(|road| Some(road?.get())).collect();
    for (index, segment) in segments.iter().enumerate() {
        check.spots(index, segment);
        check.possessions(index, segment);
    }
    if let Some(land) = segments
        .iter()
        .map(CheckedSegment::known)
        .collect::<Option<Vec<_>>>()
    {
        for side in Side::ALL {
            check.side(side, &land);
        }
    }
    check.inner_places(&segments);
    check.ends(&marks, &segments);
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
struct CheckedSegment {
    kind: Option<Land>,
    edges: Vec<Option<At>>,
    /// The edges, when all of them are known.
    reach: Option<Vec<At>>,
    cities: Vec<Option<usize>>,
    /// The fields that only one kind of land has, when they say something.
    has: [bool; 5],
}

/// The fields that only one kind of land has.
const POSSESSIONS: [(&str, Land); 5] = [
    ("cities", Land::Field),
    ("pennants", Land::City),
    ("cathedral", Land::City),
    ("goods", Land::City),
    ("roadside", Land::Road),
];

impl CheckedSegment {
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

type KnownSegment<'a> = (Land, &'a [At]);

struct SegmentChecker<'a> {
    at: &'a str,
    faults: &'a mut ProblemList,
}

impl SegmentChecker<'_> {
    fn fault(&mut self, at: &str, what: What) {
        self.faults.add(|| Problem::error(join(self.at, at), what));
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
                let mark = mark.word();
                self.fault(&format!("marks[{index}]"), What::MarkTwice { mark });
            }
        }
        if marks
            .iter()
            .flatten()
            .filter(|mark| CIRCLES.contains(mark))
            .count()
            > 1
        {
            self.fault("marks", What::TwoCropCircles);
        }
    }

    /// Where something ends, a stretch of it reaches one side and no other.
    fn ends(&mut self, marks: &[Option<Mark>], segments: &[CheckedSegment]) {
        for (index, mark) in marks.iter().enumerate() {
            let Some((mark, land)) = ENDS.into_iter().find(|(end, _)| Some(*end) == *mark) else {
                continue;
            };
            let of_kind = |segment: &&CheckedSegment| segment.kind == Some(land);
            let rivers: Vec<_> = segments.iter().filter(of_kind).collect();
            if rivers.len() != 1 || rivers[0].edges.len() != 1 {
                let mark = mark.word();
                self.fault(
                    &format!("marks[{index}]"),
                    What::NoEnd {
                        mark,
                        land: land.word(),
                    },
                );
            }
        }
    }

    fn count_segments(&mut self, count: usize) {
        let most = MAX_DRAWN;
        if !(1..=most).contains(&count) {
            let (n, most) = (count.into(), most.into());
            self.fault("segments", What::SegmentCount { n, most });
        }
    }

    fn spots(&mut self, index: usize, segment: &CheckedSegment) {
        let mut seen = BTreeSet::new();
        for (i, spot) in segment.edges.iter().enumerate() {
            let Some(spot) = *spot else { continue };
            let here = || format!("segments[{index}].edges[{i}]");
            let word = spot.word();
            if !seen.insert(word) {
                self.fault(&here(), What::SpotTwice { spot });
            }
            let Some(land) = segment.kind else { continue };
            let what = match land {
                Land::City | Land::Road | Land::River if word.len() != 1 || spot == At::I => {
                    What::WholeSides {
                        land: land.word(),
                        spot,
                    }
                }
                Land::Field if word.len() != 2 && spot != At::I => What::HalfEdges {
                    land: land.word(),
                    spot,
                },
                Land::Monastery | Land::Garden if spot != At::I => What::InsideOnly {
                    land: land.word(),
                    spot,
                },
                _ => continue,
            };
            self.fault(&here(), what);
        }
        let here = format!("segments[{index}].edges");
        if let Some((land @ (Land::City | Land::Road | Land::River), [])) = segment.known() {
            self.fault(&here, What::NoSide { land: land.word() });
        }
        if segment.edges.contains(&Some(At::I)) && segment.edges.len() > 1 {
            self.fault(&here, What::InsideAndEdge);
        }
    }

    fn possessions(&mut self, index: usize, segment: &CheckedSegment) {
        let Some(land) = segment.kind else { return };
        for ((field, owner), is_there) in POSSESSIONS.into_iter().zip(segment.has) {
            if is_there && land != owner {
                let what = What::OnlyOf {
                    field,
                    owner: owner.word(),
                    land: land.word(),
                };
                self.fault(&format!("segments[{index}].{field}"), what);
            }
        }
    }

    fn side(&mut self, side: Side, land: &[KnownSegment<'_>]) {
        let [whole, left, right] = spots_of(side);
        let owners = owners_of(land, whole);
        let halves = [left, right].map(|half| (half, owners_of(land, half)));
        for (spot, owners) in [(whole, &owners)]
            .into_iter()
            .chain(halves.iter().map(|h| (h.0, &h.1)))
        {
            if let [first, .., last] = owners[..] {
                let segment = first.into();
                let what = What::CoveredTwice { spot, segment };
                self.fault(&format!("segments[{last}].edges"), what);
            }
        }
        let bare: Vec<_> = halves
            .iter()
            .filter(|h| h.1.is_empty())
            .map(|h| h.0)
            .collect();
        match owners.first().map(|owner| land[*owner].0) {
            None if bare.len() == 2 => {
                self.fault("segments", What::SideOpen { side });
            }
            None if bare.len() == 1 => {
                self.fault("segments", What::HalfOpen { spot: bare[0] });
            }
            None => {
                if halves[0].1.first() != halves[1].1.first() {
                    self.fault("segments", What::SplitField { left, right });
                }
            }
            Some(land @ (Land::Road | Land::River)) if !bare.is_empty() => {
                let (side, spots) = (whole, bare);
                let what = What::RoadWithoutField {
                    land: land.word(),
                    side,
                    spots,
                };
                self.fault("segments", what);
            }
            Some(Land::Road | Land::River) => {}
            Some(_) => {
                for (spot, owners) in halves {
                    for owner in owners {
                        let here = format!("segments[{owner}].edges");
                        self.fault(&here, What::BesideCity { spot, side: whole });
                    }
                }
            }
        }
    }

    /// A place on the board is named by kind and spot, so two inner ones of a kind have one name.
    fn inner_places(&mut self, segments: &[CheckedSegment]) {
        let mut seen = BTreeSet::new();
        for (index, segment) in segments.iter().enumerate() {
            let Some((land @ (Land::Field | Land::Garden | Land::Monastery), reach)) =
                segment.known()
            else {
                continue;
            };
            if reach.iter().all(|spot| *spot == At::I) && !seen.insert(land) {
                self.fault(
                    &format!("segments[{index}]"),
                    What::TwoInner { land: land.word() },
                );
            }
        }
    }

    fn crossings(&mut self, segments: &[CheckedSegment]) {
        for (index, segment) in segments.iter().enumerate() {
            let Some((land, reach)) = segment.known() else {
                continue;
            };
            for (earlier_index, earlier) in segments[..index].iter().enumerate() {
                if let Some((other, other_reach)) = earlier.known()
                    && cross(reach, other_reach)
                {
                    let what = What::Crossing {
                        land: land.word(),
                        other: other.word(),
                        segment: earlier_index.into(),
                    };
                    self.fault(&format!("segments[{index}]"), what);
                }
            }
        }
    }

    fn village(&mut self, roads: &[Option<usize>], segments: &[CheckedSegment]) {
        let mut seen = BTreeSet::new();
        for (i, road) in roads.iter().enumerate() {
            let Some(road) = road else { continue };
            let here = format!("village[{i}]");
            if !seen.insert(road) {
                self.fault(
                    &here,
                    What::SegmentTwice {
                        segment: (*road).into(),
                    },
                );
                continue;
            }
            let Some(segment) = segments.get(*road) else {
                self.fault(
                    &here,
                    What::NoSegment {
                        segment: (*road).into(),
                    },
                );
                continue;
            };
            match segment.kind {
                Some(land) if land != Land::Road => {
                    let segment = (*road).into();
                    self.fault(
                        &here,
                        What::NoRoadOfVillage {
                            segment,
                            land: land.word(),
                        },
                    );
                }
                Some(_) if segment.edges.len() > 1 => {
                    self.fault(
                        &here,
                        What::RoadPasses {
                            segment: (*road).into(),
                        },
                    );
                }
                _ => {}
            }
        }
    }

    fn bordered_cities(
        &mut self,
        index: usize,
        segments: &[CheckedSegment],
        village: &[Option<usize>],
    ) {
        let mut seen = BTreeSet::new();
        for (i, city) in segments[index].cities.iter().enumerate() {
            let Some(city) = city else { continue };
            let here = format!("segments[{index}].cities[{i}]");
            if !seen.insert(city) {
                self.fault(
                    &here,
                    What::SegmentTwice {
                        segment: (*city).into(),
                    },
                );
                continue;
            }
            let Some(segment) = segments.get(*city) else {
                self.fault(
                    &here,
                    What::NoSegment {
                        segment: (*city).into(),
                    },
                );
                continue;
            };
            match segment.kind {
                Some(land) if land != Land::City => {
                    let segment = (*city).into();
                    self.fault(
                        &here,
                        What::NoCityOfField {
                            segment,
                            land: land.word(),
                        },
                    );
                }
                Some(_) => {
                    if let Some(what) = wall_between(index, *city, segments, village) {
                        self.fault(&here, what);
                    }
                }
                None => {}
            }
        }
    }
}

fn owners_of(land: &[KnownSegment<'_>], spot: At) -> Vec<usize> {
    let segments = land.iter().enumerate();
    segments
        .filter(|(_, (_, reach))| reach.contains(&spot))
        .map(|(index, _)| index)
        .collect()
}

/// What lies between a field and a city.
fn wall_between(
    field: usize,
    city: usize,
    segments: &[CheckedSegment],
    village: &[Option<usize>],
) -> Option<What> {
    let reach = |index: usize| segments.get(index)?.reach.as_deref();
    let (of_field, of_city) = (reach(field)?, reach(city)?);
    let lies_between = |wall: &[At]| parts(wall, of_field, of_city);
    let wall = (0..segments.len())
        .find(|index| ![field, city].contains(index) && reach(*index).is_some_and(lies_between));
    let between = city.into();
    if let Some(wall) = wall {
        let segment = wall.into();
        return Some(What::LandBetween {
            city: between,
            segment,
        });
    }
    let ends = village.iter().flatten().filter_map(|road| reach(*road));
    let ends: Vec<At> = ends.flatten().copied().collect();
    lies_between(&ends).then_some(What::VillageBetween { city: between })
}
