//! What never changes in a game: the tile types, the rooms that are on, the options, the figures.
//! Knows rooms only as a list; which there are is told by `rooms/mod.rs`.

use crate::base;
use crate::figure::{FIGURES, FigureKind, FigureSpec};
use crate::ground::Kind;
use crate::options::Options;
use crate::room::{HOOKS, Hook, Room};
use crate::rooms::{self, RoomSet};
use crate::setup::Fault;
use crate::tile::{
    LANES, MAX_SEGMENTS, Mark, SegmentSpec, SegmentType, TileSpec, TileType, TypeId,
};
use arrayvec::ArrayVec;
use std::collections::BTreeMap;

/// What never changes in a game.
pub struct Table {
    /// The tile types.
    pub types: Vec<TileType>,
    /// The expansions whose rules are on.
    pub rooms: RoomSet,
    /// The options chosen.
    pub options: Options,
    ids: BTreeMap<String, TypeId>,
    figures: [FigureSpec; FIGURES],
    heard_by: [ArrayVec<&'static dyn Room, { rooms::ROOMS }>; HOOKS],
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("types", &self.types.len())
            .finish_non_exhaustive()
    }
}

impl Table {
    /// Prepares tiles and rooms.
    ///
    /// # Errors
    /// With every fault of the tiles, by path `tiles[i]…`.
    pub fn new(specs: Vec<TileSpec>, rooms: RoomSet, options: Options) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut ids = BTreeMap::new();
        let mut types = Vec::with_capacity(specs.len());
        for (index, spec) in specs.into_iter().enumerate() {
            let path = format!("tiles[{index}]");
            if ids.insert(spec.id.clone(), index as TypeId).is_some() {
                let message = format!("The tile {} is there twice.", spec.id);
                faults.push(Fault::new(format!("{path}.id"), "tile/id-twice", message));
            }
            types.push(prepare(spec, rooms, &options, &path, &mut faults));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut heard_by: [ArrayVec<_, { rooms::ROOMS }>; HOOKS] = Default::default();
        let mut figures = FigureKind::ALL.map(base::absent);
        for spec in base::FIGURES {
            figures[spec.kind as usize] = *spec;
        }
        for room in rooms::all().filter(|room| rooms.has(room.key())) {
            for hook in room.hooks() {
                heard_by[*hook as usize].push(room);
            }
            for spec in room.figures() {
                figures[spec.kind as usize] = *spec;
            }
        }
        Ok(Self {
            types,
            rooms,
            options,
            ids,
            figures,
            heard_by,
        })
    }

    /// The rooms that listen to a hook.
    #[must_use]
    #[inline]
    pub fn heard_by(&self, hook: Hook) -> &[&'static dyn Room] {
        &self.heard_by[hook as usize]
    }

    /// The number of a tile type.
    #[must_use]
    pub fn type_id(&self, id: &str) -> Option<TypeId> {
        self.ids.get(id).copied()
    }

    /// For tests of rules that no figure of today needs.
    #[cfg(test)]
    pub(crate) fn count_as_follower(&mut self, kind: FigureKind) {
        self.figures[kind as usize].is_follower = true;
    }

    /// What a figure is. One that is not in play has no supply and stands nowhere.
    #[must_use]
    #[inline]
    pub const fn figure(&self, kind: FigureKind) -> &FigureSpec {
        &self.figures[kind as usize]
    }
}

fn prepare(
    spec: TileSpec,
    on: RoomSet,
    options: &Options,
    path: &str,
    faults: &mut Vec<Fault>,
) -> TileType {
    let mut marks: Mark = 0;
    for (i, word) in spec.marks.iter().enumerate() {
        match rooms::mark(word) {
            Some((room, mark)) if room.is_none_or(|key| on.has(key)) => marks |= mark,
            Some(_) => {}
            None => faults.push(Fault::new(
                format!("{path}.marks[{i}]"),
                "tile/unknown-mark",
                format!("No expansion knows the mark “{word}”."),
            )),
        }
    }
    let mut segments = ArrayVec::<SegmentType, MAX_SEGMENTS>::new();
    for (i, segment) in spec.segments.iter().take(MAX_SEGMENTS - 1).enumerate() {
        let mut lanes = [0u8; LANES];
        for (word, count) in &segment.carries {
            match rooms::lane(word, options) {
                Some(Some(lane)) => lanes[lane] = lanes[lane].saturating_add(*count),
                Some(None) => {}
                None => faults.push(Fault::new(
                    format!("{path}.segments[{i}]"),
                    "tile/unknown-word",
                    format!("No expansion knows “{word}”."),
                )),
            }
        }
        let cities = bits(&segment.cities);
        let rim = segment.edges.iter().copied().collect();
        segments.push(SegmentType {
            kind: segment.kind,
            rim,
            cities,
            lanes,
        });
    }
    for (i, segment) in spec.segments.iter().enumerate() {
        let twin = |other: &SegmentSpec| other.kind == segment.kind && other.edges.is_empty();
        if segment.edges.is_empty() && spec.segments[..i].iter().any(twin) {
            let message = format!(
                "Nobody could tell two inner {} segments apart.",
                segment.kind.word()
            );
            faults.push(Fault::new(
                format!("{path}.segments[{i}]"),
                "tile/inner-twice",
                message,
            ));
        }
    }
    if spec.segments.is_empty() || spec.segments.len() >= MAX_SEGMENTS {
        let message = format!("A tile has 1 to {} segments.", MAX_SEGMENTS - 1);
        faults.push(Fault::new(
            format!("{path}.segments"),
            "tile/segments",
            message,
        ));
    }
    for (mark, kind) in rooms::all()
        .filter(|r| on.has(r.key()))
        .filter_map(Room::inner_place)
    {
        if marks & mark != 0 {
            let (rim, lanes) = (crate::ground::Rim::default(), [0; LANES]);
            segments.push(SegmentType {
                kind,
                rim,
                cities: 0,
                lanes,
            });
        }
    }
    let village = bits(&spec.village);
    debug_assert!(
        segments
            .iter()
            .all(|s| s.kind != Kind::Field || s.rim.sides() == 0)
    );
    TileType::new(spec.id, marks, village, segments)
}

fn bits(indices: &[usize]) -> u16 {
    indices
        .iter()
        .filter(|i| **i < MAX_SEGMENTS)
        .fold(0, |bits, i| bits | 1 << i)
}
