//! Documents on their way to somebody else and back: into one file with all that they need, and out of one, judged. It must
//! not know the disk, nor what becomes of what comes.

use super::arrived::Arrived;
use super::shelf::{Shelf, needs};
use super::{Answer, Workshop, lacking, not_there};
use crate::lesson::own::title_of;
use crate::wall::apart;
use ::workshop::draft::{Draft, DraftKind};
use ::workshop::fresh;
use content::library::Library;
use content::problem::Problem;
use content::scenario::Scenario;
use exchange::{Carried, Kind};
use std::collections::BTreeSet;
use store::document::DocumentId;
use tutor::Work;
use tutor::check::prove_within;

/// All scenarios of a file may take so many times what one may take to be proved.
const PATIENCE: u64 = 4;

impl Workshop {
    /// Documents and the own sets and mixes that they need in one file, with a fitting name for it.
    pub async fn bundle(&self, ids: &[DocumentId]) -> Answer<(String, Vec<u8>)> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let mut chosen = BTreeSet::new();
        let mut going = Vec::new();
        let mut titles = Vec::new();
        for id in ids {
            if let (Some(draft), Some(needed)) = (shelf.get(*id), shelf.needs_of(*id)) {
                titles.push((kind(draft.kind()), draft.id().to_owned()));
                chosen.extend(needs(&shelf, needed));
                chosen.insert(*id);
                continue;
            }
            // What stands on no shelf can only be a scenario.
            let (kept, _) = self.store.document(*id).await.map_err(lacking)?;
            let title = title_of(&kept, "en").unwrap_or_default();
            titles.push((Kind::Scenario, fresh::id(&title, |_| false)));
            going.push(kept.body);
        }
        // What needs the others says what it is all for.
        let name = titles.into_iter().rev().max_by_key(|(kind, _)| *kind);
        let (_, name) = name.ok_or_else(not_there)?;
        let packing = || "packing what is shared".to_owned();
        apart(packing, move || {
            let file = format!("{name}.{}", exchange::ENDING);
            Ok((file, exchange::write(&carried(&shelf, chosen, &going)?)?))
        })
        .await
    }
}

/// Documents of the shelf and scenarios, with everything of the shelf that the scenarios need.
fn carried(
    shelf: &Shelf,
    mut chosen: BTreeSet<DocumentId>,
    scenarios: &[String],
) -> Answer<Vec<Carried>> {
    let mut carried = Vec::new();
    for body in scenarios {
        let one = Carried::of(Kind::Scenario, body.as_bytes())?;
        chosen.extend(needs(shelf, &one.needs));
        carried.push(one);
    }
    let mut problems = Vec::new();
    for draft in chosen.iter().filter_map(|id| shelf.get(*id)) {
        match Carried::of(kind(draft.kind()), draft.text().as_bytes()) {
            Ok(one) => carried.push(one),
            Err(faults) => {
                let within = |problem: Problem| problem.within(draft.id());
                problems.extend(faults.into_iter().map(within));
            }
        }
    }
    if problems.is_empty() {
        Ok(carried)
    } else {
        Err(problems.into())
    }
}

/// The documents of a bundle, once they are proved.
pub(super) fn unpacked(bytes: &[u8]) -> Answer<Vec<Arrived>> {
    let bundle = exchange::read(bytes)?;
    let of_bundle = bundle.documents.iter();
    let scenarios = of_bundle.filter(|it| it.kind == Kind::Scenario).count() as u64;
    let share = Work::USUAL.min(PATIENCE * Work::USUAL / scenarios.max(1));
    let documents: Answer<Vec<_>> = bundle.documents.iter().map(Arrived::of).collect();
    let documents = documents?;
    let mut problems = Vec::new();
    let library = super::parcels::with_sets(&Shelf::default(), &documents);
    for (it, carried) in documents.iter().zip(&bundle.documents) {
        let faults = match it {
            Arrived::Draft(Draft::Campaign(_)) => it.faults(&library),
            Arrived::Scenario(scenario) => proved(scenario, &library, share),
            Arrived::Draft(_) => Vec::new(),
        };
        problems.extend(faults.into_iter().map(|it| it.within(&carried.path())));
    }
    if problems.is_empty() {
        Ok(documents)
    } else {
        Err(problems.into())
    }
}

/// What is wrong with a scenario when it is played, as far as so much work tells.
fn proved(scenario: &Scenario, library: &Library, share: u64) -> Vec<Problem> {
    let mut problems = prove_within(scenario, library, Work::of(share)).problems;
    problems.retain(Problem::is_error);
    problems
}

/// As what it travels.
const fn kind(kind: DraftKind) -> Kind {
    match kind {
        DraftKind::TileSet => Kind::TileSet,
        DraftKind::Mix => Kind::Mix,
        DraftKind::Position => Kind::Position,
        DraftKind::Campaign => Kind::Campaign,
    }
}

#[cfg(test)]
mod tests;
