//! What land is by its kind, one line a kind: how it reaches further, whether it can be completed, when it scores.

use crate::ground::{Edge, Kind, Rim};
use serde::Serialize;

/// How a stretch of land reaches further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// From side to side, where this edge meets the same.
    Sides(Edge),
    /// Over half edges.
    Halves,
    /// Not at all: it waits for the eight cells around its tile.
    Surrounded,
    /// Not at all, and nothing around it changes it.
    Alone,
}

/// When land brings points to whoever stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PayTime {
    /// Once it is complete, and at the end as far as it came.
    Completed,
    /// At the end only.
    AtTheEnd,
    /// Never.
    Never,
}

/// When points are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// In the course of the game.
    Closed,
    /// When a figure was called back.
    Recalled,
    /// After it.
    Final,
}

/// What is known of a kind of land.
#[derive(Clone, Copy, Debug)]
struct Nature {
    kind: Kind,
    word: &'static str,
    growth: Growth,
    pays: PayTime,
    /// What is scored at one time is scored in this order; what has the same place goes by where it lies.
    order: u8,
}

/// Every kind of land, in the order of [`Kind::ALL`]. What pays once it is complete can be completed.
const NATURES: [Nature; Kind::ALL.len()] = {
    use Growth::{Alone, Halves, Sides, Surrounded};
    use PayTime::{AtTheEnd, Completed, Never};
    [
        nature(Kind::Road, "road", Sides(Edge::Road), Completed, 0),
        nature(Kind::City, "city", Sides(Edge::City), Completed, 1),
        nature(Kind::Monastery, "monastery", Surrounded, Completed, 2),
        nature(Kind::Field, "field", Halves, AtTheEnd, 3),
        nature(Kind::Garden, "garden", Surrounded, Completed, 2),
        nature(Kind::Tower, "tower", Alone, Never, 5),
        nature(Kind::River, "river", Sides(Edge::River), Never, 6),
    ]
};

const fn nature(
    kind: Kind,
    word: &'static str,
    growth: Growth,
    pays: PayTime,
    order: u8,
) -> Nature {
    Nature {
        kind,
        word,
        growth,
        pays,
        order,
    }
}

/// A set of kinds, one bit each.
pub type Kinds = u16;

/// The bits of some kinds.
#[must_use]
pub const fn kinds(some: &[Kind]) -> Kinds {
    let mut bits = 0;
    let mut i = 0;
    while i < some.len() {
        bits |= some[i].bit();
        i += 1;
    }
    bits
}

// The questions that every tile laid asks: answered from the table when the program is built.
const COMPLETED: Kinds = such(false, true);
const SCORED: Kinds = such(true, true);
const SURROUNDED: Kinds = {
    let mut bits = 0;
    let mut i = 0;
    while i < NATURES.len() {
        if matches!(NATURES[i].growth, Growth::Surrounded) {
            bits |= NATURES[i].kind.bit();
        }
        i += 1;
    }
    bits
};

/// The kinds that pay at the end only, once they are complete, or either.
const fn such(at_the_end: bool, completed: bool) -> Kinds {
    let mut bits = 0;
    let mut i = 0;
    while i < NATURES.len() {
        assert!(NATURES[i].kind as usize == i, "a line stands out of order");
        let wanted = match NATURES[i].pays {
            PayTime::Completed => completed,
            PayTime::AtTheEnd => at_the_end,
            PayTime::Never => false,
        };
        if wanted {
            bits |= NATURES[i].kind.bit();
        }
        i += 1;
    }
    bits
}

impl Kind {
    const fn nature(self) -> &'static Nature {
        &NATURES[self as usize]
    }

    /// The bit of this kind in [`Kinds`].
    #[must_use]
    #[inline]
    pub const fn bit(self) -> Kinds {
        1 << self as u8
    }

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.nature().word
    }

    /// How it reaches further.
    #[must_use]
    pub const fn growth(self) -> Growth {
        self.nature().growth
    }

    /// When it brings points.
    #[must_use]
    pub const fn pays(self) -> PayTime {
        self.nature().pays
    }

    /// Its place when several features are scored at one time.
    #[must_use]
    pub const fn order(self) -> u8 {
        self.nature().order
    }

    /// The edge that it makes of a side it reaches; none for what reaches no whole side.
    #[must_use]
    pub const fn edge(self) -> Option<Edge> {
        match self.growth() {
            Growth::Sides(edge) => Some(edge),
            Growth::Halves | Growth::Surrounded | Growth::Alone => None,
        }
    }

    /// True for what waits for the cells around its tile.
    #[must_use]
    #[inline]
    pub const fn is_surrounded(self) -> bool {
        SURROUNDED & self.bit() != 0
    }

    /// True for what can be completed.
    #[must_use]
    #[inline]
    pub const fn can_be_completed(self) -> bool {
        COMPLETED & self.bit() != 0
    }

    /// True for land that brings points to whoever stands on it.
    #[must_use]
    #[inline]
    pub const fn is_scored(self) -> bool {
        SCORED & self.bit() != 0
    }

    /// True for what reaches whole sides.
    #[must_use]
    pub const fn has_sides(self) -> bool {
        self.edge().is_some()
    }

    /// How many sides, or cells around it, a stretch of it has open on a tile that lies alone.
    #[must_use]
    #[inline]
    pub(crate) const fn open_alone(self, rim: Rim) -> u16 {
        match self.growth() {
            Growth::Sides(_) => rim.sides().count_ones() as u16,
            Growth::Surrounded => 8,
            Growth::Halves | Growth::Alone => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_known_by_its_line() {
        for (nature, kind) in NATURES.iter().zip(Kind::ALL) {
            assert_eq!(nature.kind, kind);
            assert_eq!(kind.is_surrounded(), kind.growth() == Growth::Surrounded);
            assert_eq!(kind.can_be_completed(), kind.pays() == PayTime::Completed);
            assert_eq!(kind.is_scored(), kind.pays() != PayTime::Never);
        }
        assert_eq!(kinds(&Kind::ALL).count_ones() as usize, Kind::ALL.len());
    }

    #[test]
    fn no_two_kinds_that_reach_sides_look_alike_there() {
        let edges: Vec<_> = Kind::ALL.into_iter().filter_map(Kind::edge).collect();
        for (i, edge) in edges.iter().enumerate() {
            assert!(!edges[..i].contains(edge) && *edge != Edge::Field);
        }
    }

    /// Every answer that follows from a line, written out: none of these is looked up in the table.
    #[test]
    fn what_follows_from_a_line() {
        let two_sides = Rim(0b1010);
        for (kind, edge, surrounded, completed, scored, open) in [
            (Kind::Road, Some(Edge::Road), false, true, true, 2),
            (Kind::City, Some(Edge::City), false, true, true, 2),
            (Kind::Monastery, None, true, true, true, 8),
            (Kind::Field, None, false, false, true, 0),
            (Kind::Garden, None, true, true, true, 8),
            (Kind::Tower, None, false, false, false, 0),
            (Kind::River, Some(Edge::River), false, false, false, 2),
        ] {
            assert_eq!(kind.edge(), edge, "{kind:?}");
            assert_eq!(kind.has_sides(), edge.is_some(), "{kind:?}");
            assert_eq!(kind.is_surrounded(), surrounded, "{kind:?}");
            assert_eq!(kind.can_be_completed(), completed, "{kind:?}");
            assert_eq!(kind.is_scored(), scored, "{kind:?}");
            assert_eq!(kind.open_alone(two_sides), open, "{kind:?}");
        }
        let orders = Kind::ALL.map(Kind::order);
        assert_eq!(orders, [0, 1, 2, 3, 2, 5, 6]);
        let words = Kind::ALL.map(Kind::word);
        let all = "road city monastery field garden tower river";
        assert_eq!(words.join(" "), all);
        assert_eq!(Kind::ALL.map(Kind::bit), [1, 2, 4, 8, 16, 32, 64]);
        assert_eq!(kinds(&[Kind::City, Kind::Garden, Kind::River]), 2 | 16 | 64);
        assert_eq!(kinds(&[]), 0);
        assert_eq!(such(true, false), Kind::Field.bit());
    }
}
