//! The piles of their own from which the tiles of a river are drawn: how a definition calls them, and what they say of
//! a tile. Knows land and signs; no element.

use content::expansions::Mark;
use content::tile_set::{Segment, SetTile};
use content::words::Land;

/// A pile beside the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pile {
    /// Where the river begins.
    Spring,
    /// The way of the river.
    Way,
    /// Where it ends.
    Lake,
}

/// Every word for each; the first is the one that is written.
const WORDS: [(Pile, &[&str]); 3] = [
    (Pile::Spring, &["river-spring", "river-start"]),
    (Pile::Way, &["river"]),
    (Pile::Lake, &["river-lake"]),
];

impl Pile {
    /// The pile that a word means on land where a river flows; elsewhere it means none that is known here.
    pub(crate) fn read(word: &str, land: &[Segment]) -> Option<Self> {
        let known = WORDS.iter().find(|(_, words)| words.contains(&word));
        let (pile, _) = known.filter(|_| has_river(land))?;
        Some(*pile)
    }

    /// The pile that a tile of ours is drawn from.
    pub(crate) fn of(tile: &SetTile) -> Option<Self> {
        let ends = [Self::Spring, Self::Lake];
        let end = ends
            .into_iter()
            .find(|end| end.mark().is_some_and(|mark| tile.marks.contains(&mark)));
        end.or_else(|| has_river(&tile.segments).then_some(Self::Way))
    }

    /// The sign of what lies in it; none for the way between.
    pub(crate) const fn mark(self) -> Option<Mark> {
        match self {
            Self::Spring => Some(Mark::Spring),
            Self::Lake => Some(Mark::Lake),
            Self::Way => None,
        }
    }

    /// How it is written.
    pub(crate) fn word(self) -> &'static str {
        let words = WORDS.iter().find(|(pile, _)| *pile == self);
        words.map_or("", |(_, words)| words[0])
    }
}

fn has_river(land: &[Segment]) -> bool {
    land.iter().any(|segment| segment.kind == Land::River)
}
