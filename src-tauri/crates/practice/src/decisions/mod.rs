//! Decisions: positions from games of strong bots, and the move that nothing beats. What was found is kept as data, and
//! found again by the same bot, games and seed; what somebody is asked is one of them, turned and reseated.

mod ask;
mod find;
mod judge;
mod kept;
mod land;
mod own;
mod play;
mod reasons;

pub use find::decision;
pub use judge::WayLoss;
pub use kept::{About, MeantMove, PracticeDecision};
pub use own::{BoardDecision, CutDecision, DecidedTable, OwnDecision, OwnItem, own_id, own_number};

use crate::item::PracticeItem;
use crate::kinds::QuestionKind;
use crate::taught::vary;
use content::library::Library;
use rules::chance::Chance;
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

/// One item of a kind, from games of some mixes, or of any where none of them has one; near a level, the same for the
/// same seed.
pub(crate) fn item(
    library: &Library,
    kind: QuestionKind,
    mixes: &[String],
    seed: u64,
    level: Option<u8>,
) -> Option<PracticeItem> {
    let of_kind = || {
        KEPT.iter()
            .enumerate()
            .filter(|(_, kept)| kept.kind == kind)
    };
    let mut meant: Vec<_> = of_kind()
        .filter(|(_, kept)| mixes.contains(&kept.mix))
        .collect();
    if meant.is_empty() {
        meant = of_kind().collect();
    }
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
    vary::vary(&mut item.scenario, chance);
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
