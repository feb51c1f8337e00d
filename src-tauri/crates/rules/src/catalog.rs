//! What tiles carry, by number: every mark and every lane gets a place of its own when a catalogue is built, and
//! tiles are prepared for the board. Knows expansions only as a list.

use crate::base;
use crate::expansion::{Expansions, Hook};
use crate::ground::{Kind, Rim};
use crate::nature::Kinds;
use crate::options::Options;
use crate::setup::SetupProblem;
use crate::tile::{
    LANES, LAST_STAGE, Lane, MARKS, MAX_DRAWN, MAX_SEGMENTS, MarkBit, SegmentSpec, SegmentType,
    Segments, TileSpec, TileType,
};
use crate::words::{EXPANSIONS, ExpansionKey, ExpansionSet};
use arrayvec::ArrayVec;
use std::collections::BTreeMap;

/// What a word on a tile stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Meaning<T> {
    /// Whose word it is; nobody's when it belongs to the base game.
    expansion: Option<ExpansionKey>,
    /// Its place; none when it means nothing in this game.
    at: Option<T>,
}

/// The words on tiles, and where each expansion's begin.
#[derive(Clone, Debug, Default)]
pub(crate) struct Catalog {
    marks: BTreeMap<&'static str, Meaning<MarkBit>>,
    lanes: BTreeMap<&'static str, Meaning<Lane>>,
    first_mark: [u8; EXPANSIONS],
    first_lane: [u8; EXPANSIONS],
    /// The kinds of places that expansions give to tiles.
    inner: Kinds,
}

impl Catalog {
    /// Gives every word its place.
    ///
    /// # Errors
    /// When two expansions use one word, or there are more words than places.
    pub(crate) fn new(all: &Expansions, options: &Options) -> Result<Self, Vec<SetupProblem>> {
        let mut catalog = Self::default();
        let mut faults = Vec::new();
        for (word, lane) in base::LANES {
            catalog.put_lane(word, None, Some(*lane), &mut faults);
        }
        let mut next_mark = 0;
        let mut next_lane = base::LANES.len();
        for expansion in all {
            let key = expansion.key();
            catalog.first_mark[key as usize] = next_mark as u8;
            catalog.first_lane[key as usize] = next_lane as u8;
            catalog.inner |= expansion.inner_place().map_or(0, |(_, kind)| kind.bit());
            for word in expansion.marks() {
                let mark = (next_mark < MARKS).then(|| 1 << next_mark);
                if mark.is_none() {
                    faults.push(no_place(word));
                }
                catalog.put_mark(word, key, mark, &mut faults);
                next_mark += 1;
            }
            let first = next_lane;
            for (word, own) in expansion.lanes() {
                let lane = first + own;
                if lane >= LANES {
                    faults.push(no_place(word));
                }
                let lane = (lane < LANES && expansion.counts(*own, options)).then_some(lane);
                catalog.put_lane(word, Some(key), lane, &mut faults);
                next_lane = next_lane.max(first + own + 1);
            }
        }
        if faults.is_empty() {
            Ok(catalog)
        } else {
            Err(faults)
        }
    }

    fn put_mark(
        &mut self,
        word: &'static str,
        expansion: ExpansionKey,
        at: Option<MarkBit>,
        faults: &mut Vec<SetupProblem>,
    ) {
        let expansion = Some(expansion);
        if self.marks.insert(word, Meaning { expansion, at }).is_some() {
            faults.push(word_twice(word));
        }
    }

    fn put_lane(
        &mut self,
        word: &'static str,
        expansion: Option<ExpansionKey>,
        at: Option<Lane>,
        faults: &mut Vec<SetupProblem>,
    ) {
        if self.lanes.insert(word, Meaning { expansion, at }).is_some() {
            faults.push(word_twice(word));
        }
    }

    /// The bit of an expansion's own `n`th mark.
    #[inline]
    pub(crate) const fn mark(&self, expansion: ExpansionKey, n: usize) -> MarkBit {
        1 << (self.first_mark[expansion as usize] as usize + n)
    }

    /// The place of an expansion's own `n`th lane.
    #[inline]
    pub(crate) const fn lane(&self, expansion: ExpansionKey, n: usize) -> Lane {
        self.first_lane[expansion as usize] as usize + n
    }

    /// True for places that expansions give to tiles, whether or not their rules are on.
    #[inline]
    pub(crate) const fn is_inner(&self, kind: Kind) -> bool {
        self.inner & kind.bit() != 0
    }

    /// Prepares a tile for the board.
    pub(crate) fn prepare(
        &self,
        all: &Expansions,
        spec: TileSpec,
        on: ExpansionSet,
        path: &str,
        faults: &mut Vec<SetupProblem>,
    ) -> TileType {
        let expansions_on = || all.iter().filter(|expansion| on.has(expansion.key()));
        let gives = |kind| {
            let mut places = expansions_on().filter_map(|expansion| expansion.inner_place());
            places.any(|(_, its)| its == kind)
        };
        let mut marks: MarkBit = 0;
        for (i, word) in spec.marks.iter().enumerate() {
            match self.marks.get(word.as_str()) {
                Some(Meaning { expansion, at }) if expansion.is_none_or(|key| on.has(key)) => {
                    marks |= at.unwrap_or(0);
                }
                Some(_) => {}
                None => {
                    let fault =
                        SetupProblem::new(format!("{path}.marks[{i}]"), "tile/unknown-mark");
                    faults.push(fault.with("word", word.as_str()));
                }
            }
        }
        let mut segments = ArrayVec::<SegmentType, MAX_SEGMENTS>::new();
        for (i, segment) in spec.segments.iter().take(MAX_DRAWN).enumerate() {
            let mut lanes = [0u8; LANES];
            for (word, count) in &segment.carries {
                match self.lanes.get(word.as_str()) {
                    Some(Meaning { at: Some(lane), .. }) => {
                        lanes[*lane] = lanes[*lane].saturating_add(*count);
                    }
                    Some(_) => {}
                    None => {
                        let fault =
                            SetupProblem::new(format!("{path}.segments[{i}]"), "tile/unknown-word");
                        faults.push(fault.with("word", word.as_str()));
                    }
                }
            }
            let cities = bits(&segment.cities);
            let rim = segment.edges.iter().copied().collect();
            let mut prepared = SegmentType::new(segment.kind, rim, cities, lanes);
            if self.is_inner(segment.kind) && !gives(segment.kind) {
                prepared.open = PICTURE;
            }
            segments.push(prepared);
        }
        for (i, segment) in spec.segments.iter().enumerate() {
            let twin = |other: &SegmentSpec| other.kind == segment.kind && other.edges.is_empty();
            if segment.edges.is_empty() && spec.segments[..i].iter().any(twin) {
                let fault = SetupProblem::new(format!("{path}.segments[{i}]"), "tile/inner-twice");
                faults.push(fault.with("land", segment.kind.word()));
            }
        }
        if spec.segments.is_empty() || spec.segments.len() > MAX_DRAWN {
            let fault = SetupProblem::new(format!("{path}.segments"), "tile/segments");
            faults.push(fault.with("most", MAX_DRAWN));
        }
        for expansion in expansions_on() {
            let Some((own, kind)) = expansion.inner_place() else {
                continue;
            };
            let drawn = segments.iter().any(|segment| segment.kind == kind);
            if marks & self.mark(expansion.key(), own) != 0 && !drawn {
                segments.push(SegmentType::new(kind, Rim::default(), 0, [0; LANES]));
            }
        }
        let village = bits(&spec.village);
        debug_assert!(
            segments
                .iter()
                .all(|s| s.kind != Kind::Field || s.rim.sides() == 0)
        );
        let mut tile = TileType::new(spec.id, marks, village, segments);
        for expansion in expansions_on() {
            let first = self.first_mark[expansion.key() as usize];
            let own = marks >> first & ((1 << expansion.marks().len()) - 1);
            let stage = expansion.stage(&tile, own).unwrap_or(LAST_STAGE);
            tile.stage = tile.stage.min(stage);
            let listens = expansion.hooks().contains(&Hook::AllowsPlace);
            tile.is_watched |= listens && expansion.watches(&tile);
        }
        tile
    }
}

/// What is drawn and no expansion on makes a place of never ends: nobody stands there, and it is not told of.
const PICTURE: u16 = u16::MAX / 2;

fn word_twice(word: &str) -> SetupProblem {
    SetupProblem::new("", "catalog/word-twice").with("word", word)
}

fn no_place(word: &str) -> SetupProblem {
    SetupProblem::new("", "catalog/no-place").with("word", word)
}

fn bits(indices: &[usize]) -> Segments {
    indices
        .iter()
        .filter(|i| **i < MAX_DRAWN)
        .fold(0, |bits, i| bits | 1 << i)
}
