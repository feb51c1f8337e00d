//! What is not as it was: said of a tile, or of the definition as a whole, and never too much.

use content::problem::{Problem, What, shown, some_of};
use std::collections::{BTreeMap, BTreeSet};

/// So many remarks are told one by one.
const MOST: usize = 500;
/// What is lost on so many tiles is told once, with all of them.
const MANY: usize = 3;

/// One thing that could not be taken over, or was guessed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The tile, as the definition calls it.
    pub tile: Option<String>,
    /// What is to be said of it.
    pub problem: Problem,
}

/// The remarks so far.
#[derive(Default)]
pub(crate) struct Remarks {
    kept: Vec<Remark>,
    more: usize,
    /// What so many tiles say that it is told once, with all of them.
    often: BTreeMap<&'static str, Vec<String>>,
}

impl Remarks {
    /// Of the definition as a whole.
    pub(crate) fn add(&mut self, problem: Problem) {
        self.put(None, problem);
    }

    /// Of one tile.
    pub(crate) fn of_tile(&mut self, tile: &str, problem: Problem) {
        self.put(Some(tile), problem);
    }

    fn put(&mut self, tile: Option<&str>, problem: Problem) {
        if self.kept.len() < MOST {
            let tile = tile.map(shown);
            self.kept.push(Remark { tile, problem });
        } else {
            self.more += 1;
        }
    }

    /// Of one tile among many.
    pub(crate) fn often(&mut self, thing: &'static str, tile: &str) {
        self.often.entry(thing).or_default().push(shown(tile));
    }

    /// Before everything else.
    pub(crate) fn first(&mut self, problem: Problem) {
        let tile = None;
        self.kept.insert(0, Remark { tile, problem });
    }

    /// All of them: those of no single tile, then the others as the file has them. What is lost on many tiles is told once.
    pub(crate) fn told(self) -> Vec<Remark> {
        let mut often = self.often;
        let mut tiles_of = BTreeMap::<&str, BTreeSet<&str>>::new();
        for (tile, thing) in self.kept.iter().filter_map(lost) {
            tiles_of.entry(thing).or_default().insert(tile);
        }
        let many: BTreeSet<&str> = tiles_of
            .into_iter()
            .filter_map(|(thing, tiles)| (tiles.len() >= MANY).then_some(thing))
            .collect();
        let (of_many, kept): (Vec<_>, Vec<_>) = self
            .kept
            .into_iter()
            .partition(|remark| lost(remark).is_some_and(|(_, thing)| many.contains(thing)));
        for (tile, thing) in of_many.iter().filter_map(lost) {
            let tiles = often.entry(thing).or_default();
            if tiles.last().is_none_or(|last| last != tile) {
                tiles.push(tile.to_owned());
            }
        }
        let often = often.into_iter().map(|(thing, tiles)| {
            let n = tiles.len().into();
            let tiles = some_of(tiles.iter().map(String::as_str));
            Remark {
                tile: None,
                problem: Problem::warning("", What::NotTakenOften { thing, n, tiles }),
            }
        });
        let (whole, of_tiles): (Vec<_>, Vec<_>) =
            kept.into_iter().partition(|remark| remark.tile.is_none());
        let more = (self.more > 0).then(|| Remark {
            tile: None,
            problem: Problem::warning(
                "",
                What::MoreFaults {
                    n: self.more.into(),
                },
            ),
        });
        whole
            .into_iter()
            .chain(often)
            .chain(of_tiles)
            .chain(more)
            .collect()
    }
}

/// Which thing is lost on which tile.
fn lost(remark: &Remark) -> Option<(&str, &'static str)> {
    match (remark.tile.as_deref(), &*remark.problem.what) {
        (Some(tile), &What::NotTaken { thing }) => Some((tile, thing)),
        _ => None,
    }
}
