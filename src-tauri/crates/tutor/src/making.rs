//! Whether something that a lesson says of a document is true, and the numbers that it asks for: counted by the
//! workshop and the lab. Reads only.

use crate::learner_editor::{EditedDocument, LearnerEditor, Tools};
use crate::truth::Truth;
use content::library::Library;
use content::mix::Mix;
use content::number::Whole;
use content::scenario::{
    AskKind, AskedMeasure, Carries, CountIs, CountedThing, ExpectedAnswer, HasSegment, InSet,
    Joined, Limit, OfTile, Predicate, RulesWord, Whose, WrittenQuestion,
};
use content::tile_set::{Segment, SetTile};
use content::words::Land;
use lab::report;
use rules::ground::At;
use std::collections::BTreeSet;
use workshop::draft::DocumentDraft;
use workshop::fix::number_after;
use workshop::totals;
use workshop::twins::TwinKind;

/// What it costs in tries to look at one tile, to judge it, and to compare it with another.
const LOOKED: usize = 2;
const JUDGED: usize = 5;
const COMPARED: usize = 8;

/// A document that something is said of, and what it is made for.
#[derive(Clone, Copy)]
pub(crate) struct DocumentInView<'a> {
    pub made: &'a EditedDocument,
    pub tools: &'a Tools,
    /// The mix of the game that it is made for.
    pub bag: &'a Mix,
}

impl<'a> DocumentInView<'a> {
    pub(crate) fn of(bench: &'a LearnerEditor, bag: &'a Mix) -> Self {
        Self {
            made: bench.now(),
            tools: &bench.tools,
            bag,
        }
    }

    /// What it costs to see whether a predicate holds.
    pub(crate) fn cost(&self, predicate: &Predicate) -> usize {
        let each = match predicate {
            Predicate::InSet(InSet { like: Some(_), .. }) => COMPARED,
            Predicate::TileValid(_) | Predicate::WarningFree(_) => JUDGED,
            Predicate::CountIs(_)
            | Predicate::HasSegment(_)
            | Predicate::Joined(_)
            | Predicate::Carries(_) => LOOKED,
            _ => return 1,
        };
        let designs = |mix: &Mix| {
            let sets = mix
                .sets
                .keys()
                .filter_map(|set| self.tools.library.set(set));
            sets.map(|set| set.tiles.len()).sum::<usize>() + mix.tiles.len()
        };
        let in_bag = matches!(predicate, Predicate::CountIs(of) if of.whose == Some(Whose::Bag));
        let tiles = match &self.made.draft {
            _ if in_bag => designs(self.bag),
            DocumentDraft::Set(set) => set.tiles.len(),
            DocumentDraft::Mix(mix) => designs(mix),
            DocumentDraft::Position(_) | DocumentDraft::Campaign(_) | DocumentDraft::Lesson(_) => 0,
        };
        each * (1 + tiles)
    }

    /// Whether a predicate about documents holds; what is of a game is not true here.
    pub(crate) fn holds(&self, predicate: &Predicate) -> Truth {
        match predicate {
            Predicate::TileValid(of) => Truth::of(self.is_valid(of)),
            Predicate::HasSegment(of) => Truth::of(self.has_segment(of)),
            Predicate::Joined(of) => Truth::of(self.joined(of)),
            Predicate::Carries(of) => Truth::of(self.carries(of)),
            Predicate::CountIs(of) => match self.count(of) {
                Some(count) => Truth::of(within(count, of.limit())),
                None => Truth::Undecided,
            },
            Predicate::InSet(of) => Truth::of(self.in_set(of)),
            Predicate::WarningFree(wanted) => Truth::of(self.is_warning_free() == *wanted),
            Predicate::LabRan(limit) => match self.made.weighed() {
                Some(run) => Truth::of(within(run.done.figures.games.into(), *limit)),
                None => Truth::Undecided,
            },
            _ => Truth::False,
        }
    }

    /// What a question asks for.
    pub(crate) fn value(&self, ask: &WrittenQuestion) -> Option<ExpectedAnswer> {
        match (&ask.of, ask.kind) {
            (AskedMeasure::Made(of), AskKind::Number) => self
                .count(of)
                .and_then(|n| n.try_into().ok())
                .map(ExpectedAnswer::Number),
            (AskedMeasure::Is(predicate), AskKind::YesNo) => {
                Some(ExpectedAnswer::YesNo(self.holds(predicate) == Truth::True))
            }
            _ => None,
        }
    }

    /// The tiles of the document: those of a set, or those in the bag of a mix, each with its copies.
    fn tiles(&self) -> Vec<(&'a SetTile, u32)> {
        match &self.made.draft {
            DocumentDraft::Set(set) => set.tiles.iter().map(|t| (t, t.count.get())).collect(),
            DocumentDraft::Mix(mix) => in_bag(&self.tools.library, mix),
            DocumentDraft::Position(_) | DocumentDraft::Campaign(_) | DocumentDraft::Lesson(_) => {
                Vec::new()
            }
        }
    }

    /// The tiles of one name, or all of them.
    fn named(&self, name: Option<&String>) -> Vec<(&'a SetTile, u32)> {
        let mut tiles = self.tiles();
        tiles.retain(|(tile, _)| name.is_none_or(|name| tile.id == *name));
        tiles
    }

    fn is_valid(&self, of: &OfTile) -> bool {
        let faults = self.made.draft.faults();
        let faulty = |index: usize| {
            let on_it = |path: &str| number_after(path, "tiles[") == Some(index);
            faults
                .iter()
                .any(|fault| fault.is_error() && on_it(&fault.path))
        };
        let DocumentDraft::Set(set) = &self.made.draft else {
            return false;
        };
        match &of.tile {
            None => !faults.iter().any(content::problem::Problem::is_error),
            Some(name) => {
                let at = set.tiles.iter().position(|tile| tile.id == *name);
                at.is_some_and(|index| !faulty(index))
            }
        }
    }

    fn is_warning_free(&self) -> bool {
        let bag = match &self.made.draft {
            DocumentDraft::Mix(mix) => self.tools.library.bag(mix),
            DocumentDraft::Set(_)
            | DocumentDraft::Position(_)
            | DocumentDraft::Campaign(_)
            | DocumentDraft::Lesson(_) => {
                return self.made.draft.faults().is_empty();
            }
        };
        self.made.draft.faults().is_empty() && bag.is_ok_and(|bag| bag.warnings.is_empty())
    }

    fn has_segment(&self, of: &HasSegment) -> bool {
        let wanted = sides(&of.sides);
        let is_it = |segment: &&Segment| {
            let own: BTreeSet<_> = segment.edges.iter().copied().collect();
            segment.kind == of.kind
                && (wanted.is_empty() || own == wanted)
                && of.reaches.is_none_or(|n| own.len() == n.get::<usize>())
        };
        self.named(of.tile.as_ref())
            .iter()
            .any(|(tile, _)| within(count(tile.segments.iter().filter(is_it)), of.limit()))
    }

    fn joined(&self, of: &Joined) -> bool {
        let wanted = sides(&of.sides);
        let reaches = |segment: &Segment| {
            of.kind.is_none_or(|kind| segment.kind == kind)
                && matches!(segment.kind, Land::City | Land::Road)
                && wanted.iter().all(|side| segment.edges.contains(side))
        };
        let tiles = self.named(of.tile.as_ref());
        tiles
            .iter()
            .any(|(tile, _)| tile.segments.iter().any(reaches))
    }

    fn carries(&self, of: &Carries) -> bool {
        let on = |tile: &SetTile| {
            let told = totals::of([(tile, 1)]);
            told.things.get(&of.what).copied().unwrap_or_default()
        };
        let tiles = self.named(of.tile.as_ref());
        tiles
            .iter()
            .any(|(tile, _)| within(on(tile).into(), of.limit()))
    }

    fn in_set(&self, of: &InSet) -> bool {
        let mut found = 0;
        if let Some(like) = &of.like {
            let Some(other) = self.tools.library.tile(like) else {
                return false;
            };
            let other = self.tools.looks(other);
            let is_it = Some(TwinKind::Same);
            let same = |tile: &SetTile| self.tools.looks(tile).likeness(&other) == is_it;
            found = count(self.tiles().iter().filter(|(tile, _)| same(tile)));
        }
        if let (Some(set), DocumentDraft::Mix(mix)) = (&of.set, &self.made.draft) {
            found = mix.sets.get(set).map_or(0, |times| times.get());
        }
        within(found, of.limit())
    }

    /// A number that the workshop or the lab counts; nothing where it cannot be counted.
    pub(crate) fn count(&self, of: &CountIs) -> Option<i64> {
        let tiles = match of.whose {
            Some(Whose::Bag) => in_bag(&self.tools.library, self.bag),
            None | Some(Whose::Document) if of.what == CountedThing::Answers => self.tiles(),
            None | Some(Whose::Document) => self.named(of.tile.as_ref()),
        };
        // Whoever counts tiles need not look at their land.
        let told = || totals::of(tiles.iter().copied());
        let sides = |land: Land| {
            let index = [Land::Field, Land::Road, Land::City]
                .iter()
                .position(|it| *it == land)?;
            told().sides.get(index).map(|n| i64::from(*n))
        };
        // A guess about games may be asked for before they are shown: then they are played now.
        let run = || {
            let run = self.tools.run(&self.made.draft)?;
            Some(report(&run.plan, &run.done.figures))
        };
        match of.what {
            CountedThing::Tiles | CountedThing::Copies => {
                Some(tiles.iter().map(|(_, count)| i64::from(*count)).sum())
            }
            CountedThing::Designs => i64::try_from(tiles.len()).ok(),
            CountedThing::Sides => sides(of.land?),
            CountedThing::Things => {
                let thing = of.thing.as_ref()?;
                Some(told().things.get(thing).copied().unwrap_or_default().into())
            }
            CountedThing::Answers => {
                let named = self.named(of.tile.as_ref());
                let land = land_at(named.first()?.0, of.side?.0);
                let answers = tiles.iter().filter(|(tile, _)| {
                    let around = [At::N, At::E, At::S, At::W];
                    around.iter().any(|side| land_at(tile, *side) == land)
                });
                Some(answers.map(|(_, count)| i64::from(*count)).sum())
            }
            CountedThing::Games => Some(run()?.games.into()),
            CountedThing::Highest => run()?.seats.iter().map(|seat| i64::from(seat.most)).max(),
            CountedThing::Lowest => run()?.seats.iter().map(|seat| i64::from(seat.least)).min(),
            CountedThing::Median => Some(run()?.seats.first()?.median.into()),
            CountedThing::FirstAhead => {
                let run = run()?;
                let first = run.first?;
                Some(i64::from(first.won_sure?.low > first.even))
            }
        }
    }
}

fn in_bag<'a>(library: &'a Library, mix: &Mix) -> Vec<(&'a SetTile, u32)> {
    let counted = library.counted(mix).into_iter();
    counted.map(|(tile, count)| (tile, count.into())).collect()
}

/// What a side shows.
fn land_at(tile: &SetTile, side: At) -> Land {
    let reaches = |segment: &&Segment| {
        matches!(segment.kind, Land::City | Land::Road) && segment.edges.contains(&side)
    };
    tile.segments
        .iter()
        .find(reaches)
        .map_or(Land::Field, |it| it.kind)
}

fn sides(spelt: &[RulesWord<At>]) -> BTreeSet<At> {
    spelt.iter().map(|side| side.0).collect()
}

fn count<T>(of: impl Iterator<Item = T>) -> i64 {
    of.count() as i64
}

/// At least one where nothing is said.
fn within(number: i64, limit: Limit) -> bool {
    let unsaid = limit.at_least.is_none() && limit.at_most.is_none() && limit.exactly.is_none();
    let least = limit.at_least.map(Whole::get).or(unsaid.then_some(1));
    least.is_none_or(|least| number >= least)
        && limit.at_most.is_none_or(|most| number <= most.get::<i64>())
        && limit
            .exactly
            .is_none_or(|exactly| number == exactly.get::<i64>())
}
