//! From a mix to a bag: how many of which tile, shuffled in which order, which rules, and what deserves a second look.
//! Knows which expansion lives on which symbol; nothing of what the rules do with it.

use crate::expansions::{self, begun_by, feeds, needs_tiles};
use crate::faults::ProblemList;
use crate::library::Library;
use crate::mix::{Mix, StartTile};
use crate::number::Whole;
use crate::problem::{Problem, What, shown};
use crate::set_rules::symbol_without_rule;
use crate::tile_set::SetTile;
use rules::chance::Chance;
use rules::expansions::{ExpansionKey, ExpansionSet, Pieces};
use rules::options::Options;
use rules::setup::MAX_TILES;
use rules::table::Table;
use std::collections::BTreeMap;

/// What a mix comes to.
#[derive(Clone, Debug)]
pub struct Bag {
    /// Tiles and how many of each, in the order of the library; none with 0.
    pub counts: Vec<(String, u16)>,
    /// The expansions whose rules are on.
    pub expansions: ExpansionSet,
    /// The rule options.
    pub options: Options,
    /// How many pieces players begin with.
    pub pieces: Pieces,
    /// The tiles on the table at the start, when the mix says so.
    pub start: Option<Vec<StartTile>>,
    /// The tile that lies on the table otherwise, when an expansion brings one, and that expansion: it is never drawn.
    pub first: Option<(ExpansionKey, String)>,
    /// The tiles that are drawn first, in this order.
    pub draws: Vec<String>,
    /// Symbols whose rule is off, rules without a tile.
    pub warnings: Vec<Problem>,
}

impl Library {
    /// Fills a bag.
    ///
    /// # Errors
    /// With every unknown set and tile, by path in the mix.
    pub fn bag(&self, mix: &Mix) -> Result<Bag, Vec<Problem>> {
        let mut faults = ProblemList::default();
        self.look_up_in(mix, &mut faults);
        let mut tiles = self.counted(mix);
        let total: usize = tiles.iter().map(|(_, count)| usize::from(*count)).sum();
        if total > MAX_TILES {
            let (n, most) = (total.into(), MAX_TILES.into());
            faults.add(|| Problem::error("", What::BagTooFull { n, most }));
        }
        faults.verdict()?;
        let mut warnings = warnings(mix, &tiles);
        let expansions = mix.expansion_set();
        warnings.extend(leave(expansions, &mut tiles));
        let mut brought = tiles
            .iter()
            .filter_map(|(tile, _)| Some((begun_by(expansions, tile)?, tile.id.clone())));
        let first = brought.next();
        Ok(Bag {
            warnings,
            first,
            counts: tiles
                .into_iter()
                .map(|(tile, count)| (tile.id.clone(), count))
                .collect(),
            expansions,
            options: mix.chosen_options(self.usual()),
            pieces: (&mix.pieces).into(),
            start: mix.start.clone(),
            draws: mix.draws.clone(),
        })
    }

    /// The tiles of a mix that are at hand, with how many of each are in the bag.
    pub fn counted(&self, mix: &Mix) -> Vec<(&SetTile, u16)> {
        let count = |set: &str, tile: &SetTile| {
            let times: u16 = mix.sets.get(set).map_or(0, |times| times.get());
            let by_set = times * tile.count.get::<u16>();
            mix.tiles
                .get(&tile.id)
                .map_or(by_set, |single| Whole::get(*single))
        };
        let tiles = self
            .sets()
            .flat_map(|set| set.tiles.iter().map(|tile| (&set.id, tile)));
        tiles
            .map(|(set, tile)| (tile, count(set, tile)))
            .filter(|(_, count)| *count > 0)
            .collect()
    }
}

impl Bag {
    /// The whole order of draws: what is written out, then what is left, shuffled stage by stage. What the bag has
    /// of the first ones leaves it. The table has all of its tiles.
    pub(crate) fn in_order(mut self, first: &[String], seed: u32, table: &Table) -> Vec<String> {
        for id in first {
            self.take(id);
        }
        let repeat = |(id, count): &(String, u16)| std::iter::repeat_n(id.clone(), (*count).into());
        let mut rest: Vec<_> = self.counts.iter().flat_map(repeat).collect();
        Chance::new(u64::from(seed)).shuffle(&mut rest);
        table.put_in_stages(&mut rest, |id| table.type_id(id));
        first.iter().cloned().chain(rest).collect()
    }

    /// Takes one tile out, when it is there.
    pub(crate) fn take(&mut self, id: &str) -> bool {
        let Some(index) = self.counts.iter().position(|(tile, _)| tile == id) else {
            return false;
        };
        self.counts[index].1 -= 1;
        if self.counts[index].1 == 0 {
            self.counts.remove(index);
        }
        true
    }
}

/// Takes out what leaves the game before it begins, and says so.
fn leave(expansions: ExpansionSet, tiles: &mut Vec<(&SetTile, u16)>) -> Vec<Problem> {
    let before = tiles.clone();
    expansions::leave(expansions, tiles);
    let gone = before.iter().zip(tiles.iter());
    let gone = gone.filter(|((_, before), (_, after))| before > after);
    let told = gone.map(|((tile, before), (_, after))| {
        let instead = |other: &&(&SetTile, u16)| {
            other.1 > 0 && other.0.id != tile.id && expansions::same_end(tile, other.0)
        };
        let what = What::LeavesTheGame {
            tile: shown(&tile.id),
            n: usize::from(before - after).into(),
            stays: tiles.iter().find(instead).map(|(it, _)| shown(&it.id)),
        };
        Problem::warning("sets", what)
    });
    let told = told.collect();
    tiles.retain(|(_, count)| *count > 0);
    told
}

fn warnings(mix: &Mix, tiles: &[(&SetTile, u16)]) -> Vec<Problem> {
    let on: BTreeMap<_, _> = mix
        .expansions
        .iter()
        .enumerate()
        .map(|(index, expansion)| (*expansion, index))
        .collect();
    let options = mix.chosen_options(Options::default());
    let mut warnings = Vec::new();
    for expansion in ExpansionKey::ALL.iter().copied() {
        if let Some(index) = on.get(&expansion) {
            // A position that says its draws one by one needs no bag.
            let lacks = needs_tiles(expansion, &options) && !tiles.is_empty();
            if lacks && !tiles.iter().any(|(tile, _)| feeds(expansion, tile)) {
                let at = format!("expansions[{index}]");
                warnings.push(Problem::warning(
                    at,
                    What::RuleWithoutTile {
                        expansion: expansion.word(),
                    },
                ));
            }
            continue;
        }
        let tiles = tiles.iter().map(|(tile, _)| *tile);
        warnings.extend(symbol_without_rule("expansions", expansion, tiles));
    }
    let counted = tiles
        .iter()
        .map(|(tile, count)| ("sets".to_owned(), *tile, *count));
    warnings.extend(expansions::unanswered(mix.expansion_set(), counted));
    warnings.extend(mix.pieces.warnings(&mix.expansions, &options));
    warnings
}
