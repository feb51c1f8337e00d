//! Which of the tiles left fit what a gap asks, and which of them would close the land along a side of it.
//! Counts designs and their copies; knows nothing of worth.

use rules::gaps::Gap;
use rules::ground::Side;
use rules::state::Context;
use std::cell::Cell as Slot;

/// How many answers are remembered; a power of two.
const REMEMBERED: usize = 256;

/// What is left for a gap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GapFill {
    /// So many tiles fit.
    pub tiles: u8,
    /// So many of them, in one of their turns, end what lies along a side, one count a side.
    closers: [u8; 4],
}

impl GapFill {
    /// How many tiles fit and end what lies along this side.
    #[must_use]
    pub const fn closing(self, side: Side) -> u8 {
        self.closers[side as usize]
    }
}

/// A design that is left.
#[derive(Clone, Copy, Debug)]
struct RemainingDesign {
    /// Four edge codes, a byte a turn.
    edges: u32,
    /// The sides at which a road, city or river ends on the tile: four bits for each turn.
    ends: u16,
    copies: u8,
}

/// The tiles left, asked again and again.
#[derive(Debug)]
pub struct RemainingTiles {
    left: Vec<RemainingDesign>,
    /// What a gap asks, and the answer. No gap asks nothing.
    known: Vec<Slot<(u16, GapFill)>>,
}

impl RemainingTiles {
    #[must_use]
    pub fn of(context: Context<'_>) -> Self {
        let alike = context.state.undrawn().chunk_by(|a, b| a == b);
        let mut left: Vec<RemainingDesign> = Vec::with_capacity(32);
        for tiles in alike {
            let kind = &context.types()[usize::from(tiles[0])];
            let copies = u8::try_from(tiles.len()).unwrap_or(u8::MAX);
            let (edges, ends) = (kind.edges, kind.ends);
            let same = |one: &&mut RemainingDesign| one.edges == edges && one.ends == ends;
            match left.iter_mut().find(same) {
                Some(one) => one.copies = one.copies.saturating_add(copies),
                None => left.push(RemainingDesign {
                    edges,
                    ends,
                    copies,
                }),
            }
        }
        Self {
            left,
            known: vec![Slot::new((0, GapFill::default())); REMEMBERED],
        }
    }

    /// What is left for this gap, as far as the land goes.
    #[must_use]
    pub fn at(&self, gap: Gap) -> GapFill {
        let asks = gap.asks();
        let slot = &self.known[usize::from(asks ^ asks >> 8) % REMEMBERED];
        let (known, fitting) = slot.get();
        if known == asks {
            return fitting;
        }
        let fitting = self.count(gap);
        slot.set((asks, fitting));
        fitting
    }

    fn count(&self, gap: Gap) -> GapFill {
        let mut fitting = GapFill::default();
        for left in &self.left {
            let turns = gap.fitting_turns(left.edges);
            if turns == 0 {
                continue;
            }
            let fits = |turn: &u32| turns >> turn & 1 == 1;
            let ends = (0..4).filter(fits).map(|turn| left.ends >> (4 * turn));
            let ends = ends.fold(0, |all, ends| all | ends);
            fitting.tiles = fitting.tiles.saturating_add(left.copies);
            for (side, closers) in fitting.closers.iter_mut().enumerate() {
                if ends >> side & 1 == 1 {
                    *closers = closers.saturating_add(left.copies);
                }
            }
        }
        fitting
    }
}
