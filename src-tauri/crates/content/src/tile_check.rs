//! Whether a tile can be drawn and played: every side covered once, nothing crossing, words in place.
//! Knows the geometry of one tile; no set, no rule, no board.

use crate::faults::{Faults, path};
use crate::problem::{Problem, join};
use crate::rim::{cross, parts, spots_of};
use crate::rooms::crop_circles::CIRCLES;
use crate::tile_set::{Segment, Tile};
use crate::words::{Land, Word};
use crate::{ids, number::Whole};
use deserr::ValuePointerRef;
use rules::ground::{At, Side};
use rules::tile::MAX_SEGMENTS;

/// Checks one tile.
///
/// # Errors
/// With every fault.
pub(crate) fn check(tile: Tile, at: ValuePointerRef<'_>) -> Result<Tile, Faults> {
    let mut check = Check {
        tile: &tile,
        at: path(at),
        faults: Vec::new(),
    };
    check.id_and_marks();
    check.count_segments();
    for (index, segment) in tile.segments.iter().enumerate() {
        check.spots(index, segment);
        check.possessions(index, segment);
    }
    for side in Side::ALL {
        check.side(side);
    }
    check.inner_places();
    check.crossings();
    check.village();
    for (index, segment) in tile.segments.iter().enumerate() {
        if segment.kind == Land::Field {
            check.bordered_cities(index, segment);
        }
    }
    let faults = check.faults;
    if faults.is_empty() {
        Ok(tile)
    } else {
        Err(Faults(faults))
    }
}

struct Check<'a> {
    tile: &'a Tile,
    at: String,
    faults: Vec<Problem>,
}

impl Check<'_> {
    fn fault(&mut self, at: &str, code: &'static str, message: impl Into<String>) {
        self.faults
            .push(Problem::error(join(&self.at, at), code, message));
    }

    fn id_and_marks(&mut self) {
        self.faults
            .extend(ids::tile(join(&self.at, "id"), &self.tile.id));
        for (index, mark) in self.tile.marks.iter().enumerate() {
            if self.tile.marks[..index].contains(mark) {
                let message = format!("the mark \"{}\" is there twice", mark.word());
                self.fault(&format!("marks[{index}]"), "mark-twice", message);
            }
        }
        if self
            .tile
            .marks
            .iter()
            .filter(|mark| CIRCLES.contains(mark))
            .count()
            > 1
        {
            self.fault(
                "marks",
                "two-crop-circles",
                "a tile has one crop circle at most",
            );
        }
    }

    fn count_segments(&mut self) {
        let (count, most) = (self.tile.segments.len(), MAX_SEGMENTS - 1);
        if count == 0 || count > most {
            let message = format!("{count} segments: a tile has 1 to {most}");
            self.fault("segments", "segment-count", message);
        }
    }

    fn spots(&mut self, index: usize, segment: &Segment) {
        for (i, spot) in segment.edges.iter().enumerate() {
            let here = format!("segments[{index}].edges[{i}]");
            if segment.edges[..i].contains(spot) {
                let message = format!("{} is named twice", spot.word());
                self.fault(&here, "spot-twice", message);
            }
            let (kind, spot) = (segment.kind.word(), spot.word());
            let message = match segment.kind {
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
            self.fault(&here, "wrong-spot", message);
        }
        let here = format!("segments[{index}].edges");
        let kind = segment.kind.word();
        if matches!(segment.kind, Land::City | Land::Road) && segment.edges.is_empty() {
            self.fault(
                &here,
                "no-side",
                format!("a {kind} reaches at least one side"),
            );
        }
        if segment.edges.contains(&At::I) && segment.edges.len() > 1 {
            self.fault(
                &here,
                "inside-and-edge",
                "I is the inside: no edge stands beside it",
            );
        }
    }

    fn possessions(&mut self, index: usize, segment: &Segment) {
        let kind = segment.kind;
        let rules = [
            (
                "cities",
                !segment.cities.is_empty(),
                Land::Field,
                "borders cities",
            ),
            (
                "pennants",
                segment.pennants.is_some(),
                Land::City,
                "has pennants",
            ),
            (
                "cathedral",
                segment.cathedral,
                Land::City,
                "has a cathedral",
            ),
            ("goods", segment.goods.is_some(), Land::City, "has goods"),
            (
                "roadside",
                !segment.roadside.is_empty(),
                Land::Road,
                "has pictures beside it",
            ),
        ];
        for (field, is_there, owner, does) in rules {
            if is_there && kind != owner {
                let message = format!("only a {} {does}, not a {}", owner.word(), kind.word());
                self.fault(&format!("segments[{index}].{field}"), "wrong-land", message);
            }
        }
    }

    fn owners(&self, spot: At) -> Vec<usize> {
        let segments = self.tile.segments.iter().enumerate();
        segments
            .filter(|(_, s)| s.edges.contains(&spot))
            .map(|(index, _)| index)
            .collect()
    }

    fn side(&mut self, side: Side) {
        let [whole, left, right] = spots_of(side);
        let name = whole.word();
        let owners = self.owners(whole);
        let halves = [left, right].map(|half| (half, self.owners(half)));
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
        match owners.first().map(|owner| self.tile.segments[*owner].kind) {
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
    fn inner_places(&mut self) {
        let is_inner = |s: &Segment| s.edges.iter().all(|spot| *spot == At::I);
        for (index, segment) in self.tile.segments.iter().enumerate() {
            let earlier = self.tile.segments[..index].iter();
            let inner = is_inner(segment)
                && matches!(segment.kind, Land::Field | Land::Garden | Land::Monastery);
            if inner
                && earlier
                    .into_iter()
                    .any(|s| s.kind == segment.kind && is_inner(s))
            {
                let message = format!("a tile has one inner {} at most", segment.kind.word());
                self.fault(&format!("segments[{index}]"), "two-inner", message);
            }
        }
    }

    fn crossings(&mut self) {
        if self.tile.bridge {
            return;
        }
        for (index, segment) in self.tile.segments.iter().enumerate() {
            for (other, earlier) in self.tile.segments[..index].iter().enumerate() {
                if cross(&segment.edges, &earlier.edges) {
                    let message = format!(
                        "this {} crosses the {} of segments[{other}]: say \"bridge\": true, \
                         or let one of them end",
                        segment.kind.word(),
                        earlier.kind.word()
                    );
                    self.fault(&format!("segments[{index}]"), "crossing", message);
                }
            }
        }
    }

    fn village(&mut self) {
        let roads: Vec<usize> = self.tile.village.iter().copied().map(Whole::get).collect();
        for (i, road) in roads.iter().enumerate() {
            let here = format!("village[{i}]");
            match self.tile.segments.get(*road) {
                None => self.fault(&here, "no-segment", no_segment(*road)),
                Some(segment) if segment.kind != Land::Road => {
                    let kind = segment.kind.word();
                    let message =
                        format!("segments[{road}] is a {kind}: only roads end in a village");
                    self.fault(&here, "wrong-land", message);
                }
                Some(segment) if segment.edges.len() > 1 => {
                    let message = format!(
                        "segments[{road}] passes through: a road that ends in the village reaches \
                         one side"
                    );
                    self.fault(&here, "road-passes", message);
                }
                Some(_) => {}
            }
            if roads[..i].contains(road) {
                self.fault(
                    &here,
                    "named-twice",
                    format!("segments[{road}] is named twice"),
                );
            }
        }
    }

    fn bordered_cities(&mut self, index: usize, field: &Segment) {
        let cities: Vec<usize> = field.cities.iter().copied().map(Whole::get).collect();
        for (i, city) in cities.iter().enumerate() {
            let here = format!("segments[{index}].cities[{i}]");
            if cities[..i].contains(city) {
                self.fault(
                    &here,
                    "named-twice",
                    format!("segments[{city}] is named twice"),
                );
            }
            let Some(segment) = self.tile.segments.get(*city) else {
                self.fault(&here, "no-segment", no_segment(*city));
                continue;
            };
            if segment.kind != Land::City {
                let kind = segment.kind.word();
                let message = format!("segments[{city}] is a {kind}: a field borders cities");
                self.fault(&here, "wrong-land", message);
            } else if let Some(wall) = self.wall_between(index, *city) {
                let message = format!("this field cannot touch the city segments[{city}]: {wall}");
                self.fault(&here, "out-of-touch", message);
            }
        }
    }

    /// What lies between a field and a city, in words.
    fn wall_between(&self, field: usize, city: usize) -> Option<String> {
        let segments = &self.tile.segments;
        let (of_field, of_city) = (&segments[field].edges, &segments[city].edges);
        let wall = (0..segments.len()).find(|index| {
            ![field, city].contains(index) && parts(&segments[*index].edges, of_field, of_city)
        });
        if let Some(wall) = wall {
            return Some(format!("segments[{wall}] lies between them"));
        }
        let ends = self
            .tile
            .village
            .iter()
            .filter_map(|road| segments.get(road.get::<usize>()));
        let village: Vec<At> = ends.flat_map(|road| road.edges.iter().copied()).collect();
        parts(&village, of_field, of_city)
            .then(|| "the roads of the village lie between them".to_owned())
    }
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
