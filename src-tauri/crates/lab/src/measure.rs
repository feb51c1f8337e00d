//! What is counted once a game, beside scores and tiles: a list of plain names.

use crate::expansions;
use rules::ground::Kind;
use rules::score::{Source, When};
use serde::Serialize;

/// What sort of thing is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum LabGroup {
    /// The game as a whole.
    Game,
    /// Points in the course of the game, of all seats together.
    Points,
    /// Points after the last turn, of all seats together.
    Final,
    /// Features completed.
    Completed,
    /// What happens in an expansion.
    Happened,
}

impl LabGroup {
    /// The word for it in names.
    const fn key(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Points => "points",
            Self::Final => "final",
            Self::Completed => "completed",
            Self::Happened => "happened",
        }
    }

    /// The words for it in tables.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Points => "points",
            Self::Final => "points at the end",
            Self::Completed => "completed",
            Self::Happened => "happened",
        }
    }
}

/// Something that is counted in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct LabMeasure {
    /// Its sort.
    pub group: LabGroup,
    /// The word for it.
    pub what: &'static str,
    /// The expansion that brings it; `base` for the base game.
    pub expansion: &'static str,
}

impl LabMeasure {
    /// The name that its figures are kept by, which never changes.
    pub fn name(self) -> String {
        let Self {
            group,
            what,
            expansion,
        } = self;
        format!("{expansion}/{}/{what}", group.key())
    }

    /// True for what a longer game has more of, turn by turn: neither the turns themselves nor a lead.
    pub(crate) fn grows_with_the_turns(self) -> bool {
        self.group != LabGroup::Game || matches!(self.what, "points" | "winner" | "aside")
    }
}

pub(crate) const TURNS: usize = 0;
pub(crate) const POINTS: usize = 1;
pub(crate) const WINNER: usize = 2;
pub(crate) const AHEAD: usize = 3;
pub(crate) const ASIDE: usize = 4;
const COMPLETED: usize = 5;
const SCORED: usize = 9;
/// How many measures the base has; those of the expansions stand after them.
pub(crate) const BASE: usize = 17;
/// How many there are.
pub(crate) const MEASURES: usize = BASE + expansions::MEASURES.len();

/// The base's own, in the order of the numbers above.
const OF_BASE: [(LabGroup, &str); BASE] = [
    (LabGroup::Game, "turns"),
    (LabGroup::Game, "points"),
    (LabGroup::Game, "winner"),
    (LabGroup::Game, "ahead"),
    (LabGroup::Game, "aside"),
    (LabGroup::Completed, "road"),
    (LabGroup::Completed, "city"),
    (LabGroup::Completed, "monastery"),
    (LabGroup::Completed, "unclaimed"),
    (LabGroup::Points, "road"),
    (LabGroup::Points, "city"),
    (LabGroup::Points, "monastery"),
    (LabGroup::Points, "field"),
    (LabGroup::Final, "road"),
    (LabGroup::Final, "city"),
    (LabGroup::Final, "monastery"),
    (LabGroup::Final, "field"),
];

/// Everything that is counted once a game, in the order in which it is shown.
pub fn measures() -> impl Iterator<Item = LabMeasure> {
    let base = OF_BASE.into_iter().map(|(group, what)| LabMeasure {
        group,
        what,
        expansion: "base",
    });
    base.chain(expansions::MEASURES)
}

/// Where a completed feature is counted, and one that nobody claims.
pub(crate) const fn completed(kind: Kind) -> Option<usize> {
    match kind {
        Kind::Road => Some(COMPLETED),
        Kind::City => Some(COMPLETED + 1),
        Kind::Monastery => Some(COMPLETED + 2),
        other => expansions::completed(other),
    }
}

pub(crate) const UNCLAIMED: usize = COMPLETED + 3;

/// Where points are counted.
pub(crate) const fn scored(source: Source, when: When) -> usize {
    let nth = match source {
        Source::Road => 0,
        Source::City => 1,
        Source::Monastery => 2,
        Source::Field => 3,
        Source::Expansion(source) => return expansions::scored(source, when),
    };
    match when {
        When::Closed | When::Recalled => SCORED + nth,
        When::Final => SCORED + 4 + nth,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_measure_stands_where_it_is_counted() {
        let all: Vec<_> = measures().collect();
        assert_eq!(all.len(), MEASURES);
        let names: BTreeSet<_> = all.iter().map(|m| m.name()).collect();
        assert_eq!(names.len(), MEASURES, "no two have one name");
        let at = |number: usize| (all[number].group, all[number].what);
        assert_eq!(at(ASIDE), (LabGroup::Game, "aside"));
        assert_eq!(at(UNCLAIMED), (LabGroup::Completed, "unclaimed"));
        for (kind, word) in [(Kind::Road, "road"), (Kind::Monastery, "monastery")] {
            assert_eq!(completed(kind).map(at), Some((LabGroup::Completed, word)));
        }
        let field = scored(Source::Field, When::Final);
        assert_eq!(at(field), (LabGroup::Final, "field"));
        let road = scored(Source::Road, When::Closed);
        assert_eq!(at(road), (LabGroup::Points, "road"));
    }
}
