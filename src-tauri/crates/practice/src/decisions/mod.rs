//! Decisions: positions from games of strong bots, and the move that nothing beats. What was found is kept as data, and
//! found again by the same bot, games and seed; what somebody is asked is one of them, turned and reseated.

mod ask;
mod costs;
mod find;
mod judge;
mod kept;
mod land;
mod own;
mod play;
mod reasons;

pub use costs::move_costs;
pub use find::{best_in, decision};
pub use kept::{About, MeantMove, PracticeDecision};
pub use own::{BoardDecision, CutDecision, DecidedTable, OwnDecision, OwnItem, own_id, own_number};
pub use play::moments;
pub use reasons::move_reasons;

use crate::item::PracticeItem;
use crate::kinds::QuestionKind;
use crate::taught::vary;
use bots::Way;
use content::library::Library;
use content::way_loss::WayLoss;
use rules::chance::Chance;
use serde_json::json;
use std::sync::LazyLock;
use tutor::people;

/// A decision a line.
const LINES: &str = include_str!("../../decisions.jsonl");

static KEPT: LazyLock<Vec<PracticeDecision>> = LazyLock::new(|| {
    let lines = LINES.lines().filter(|line| !line.is_empty());
    let read = lines.map(|line| {
        serde_json::from_str(line).unwrap_or_else(|fault| {
            unreachable!("the decisions are read by a test before anybody else: {fault}")
        })
    });
    read.collect()
});

/// Every decision that the program carries.
pub fn carried() -> &'static [PracticeDecision] {
    &KEPT
}

/// The mixes of whose games it carries decisions.
pub fn mixes() -> Vec<&'static str> {
    let mut mixes: Vec<_> = KEPT.iter().map(|decision| decision.mix.as_str()).collect();
    mixes.sort_unstable();
    mixes.dedup();
    mixes
}

/// Where a step carries what can be done while it is turned.
const WAYS: &str = "ways";

/// What is carried of a kind, from games of some mixes, or of any where none of them has one; each with its number.
fn meant(kind: QuestionKind, mixes: &[String]) -> Vec<(usize, &'static PracticeDecision)> {
    let of_kind = KEPT
        .iter()
        .enumerate()
        .filter(|(_, kept)| kept.kind == kind);
    let of_kind: Vec<_> = of_kind.collect();
    let of_mixes = of_kind.iter().copied();
    let of_mixes: Vec<_> = of_mixes
        .filter(|(_, kept)| mixes.contains(&kept.mix))
        .collect();
    if of_mixes.is_empty() {
        return of_kind;
    }
    of_mixes
}

/// How many of a kind there are, from games of some mixes.
pub(crate) fn count(kind: QuestionKind, mixes: &[String]) -> usize {
    meant(kind, mixes).len()
}

/// The one with a number among those of a kind, turned as the seed says.
pub(crate) fn nth(
    library: &Library,
    kind: QuestionKind,
    mixes: &[String],
    nth: usize,
    seed: u64,
) -> Option<PracticeItem> {
    let (number, kept) = *meant(kind, mixes).get(nth)?;
    varied(library, kept, number, seed, &mut Chance::new(seed))
}

/// One item of a kind, from games of some mixes, or of any where none of them has one; near a level, the same for the
/// same seed.
pub(crate) fn item(
    library: &Library,
    kind: QuestionKind,
    mixes: &[String],
    seed: u64,
    level: Option<u8>,
) -> Option<PracticeItem> {
    let mut meant = meant(kind, mixes);
    if let Some(level) = level {
        let far = |kept: &PracticeDecision| ask::level_of(kept).abs_diff(level);
        let near = meant.iter().map(|(_, kept)| far(kept).max(1)).min()?;
        meant.retain(|(_, kept)| far(kept) <= near);
    }
    let mut chance = Chance::new(seed);
    let (number, kept) = meant.get(chance.below(meant.len().max(1)))?;
    varied(library, kept, *number, seed, &mut chance)
}

fn varied(
    library: &Library,
    kept: &PracticeDecision,
    number: usize,
    seed: u64,
    chance: &mut Chance,
) -> Option<PracticeItem> {
    let id = format!("practice-{}-{seed:x}-{number}", kept.kind.word());
    let mut others = names();
    chance.shuffle(&mut others);
    let mut item = ask::item(library, kept, &others, &id)?;
    let ways = kept.by_loss(&kept.game(library)?.sight())?;
    let said = |(way, _): &(Way, WayLoss)| json!({ "action": way.action, "then": way.then });
    item.scenario["steps"][0][WAYS] = ways.iter().map(said).collect();
    vary::vary(&mut item.scenario, chance);
    let turned = item.scenario["steps"][0].as_object_mut()?.remove(WAYS)?;
    let sight = kept::opened(library, &item.scenario["setup"])?.sight();
    let turned = turned.as_array()?.iter().zip(&ways);
    let asked = turned.map(|(way, (_, stood))| {
        let meant: MeantMove = serde_json::from_value(way.clone()).ok()?;
        Some((land::offered(&sight, meant.into())?, *stood))
    });
    item.ways = asked.collect::<Option<_>>()?;
    Some(item)
}

/// A decision as an item, as it was found: neither turned nor reseated.
pub fn plain(library: &Library, decision: &PracticeDecision) -> Option<PracticeItem> {
    let id = format!("practice-{}-plain", decision.kind.word());
    ask::item(library, decision, &names(), &id)
}

fn names() -> Vec<&'static str> {
    people::OTHERS.map(|person| person.name).to_vec()
}
