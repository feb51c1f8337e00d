//! Documents on their way to somebody else and back: into one file with all that they need, and out of one, judged.

use super::arrived::ArrivalOutcome;
use super::shelf::{DocumentLibrary, needs};
use super::{Workshop, not_there};
use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::files::BinaryFile;
use crate::lesson::own::edited::without_desk;
use crate::lesson::own::title_of;
use ::workshop::draft::{DocumentDraft, DraftKind};
use ::workshop::fresh;
use bundle::{CarriedDocument, DocumentKind};
use content::document;
use content::faults::field;
use content::library::Library;
use content::problem::Problem;
use content::scenario::Scenario;
use std::collections::BTreeSet;
use store::document::DocumentId;
use tutor::Work;
use tutor::check::prove_within;

/// All scenarios of a file may take so many times what one may take to be proved.
const PATIENCE: u64 = 4;

impl Workshop {
    /// Documents and the own sets and mixes that they need in one file, with a fitting name for it.
    pub async fn bundle(&self, ids: Vec<DocumentId>) -> Result<BinaryFile> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let mut chosen = BTreeSet::new();
        let mut going = Vec::new();
        let mut titles = Vec::new();
        for id in ids {
            if let (Some(draft), Some(needed)) = (shelf.get(id), shelf.needs_of(id)) {
                titles.push((kind(draft.kind()), draft.id().to_owned()));
                chosen.extend(needs(&shelf, needed));
                chosen.insert(id);
                continue;
            }
            // What stands on no shelf can only be a scenario.
            let (kept, _) = self.store.document(id).await?;
            let title = title_of(&kept, "en").unwrap_or_default();
            titles.push((DocumentKind::Scenario, fresh::id(&title, |_| false)));
            going.push(shared(kept.body)?);
        }
        // What needs the others says what it is all for.
        let name = titles.into_iter().rev().max_by_key(|(kind, _)| *kind);
        let (_, name) = name.ok_or_else(not_there)?;
        let packing = || "packing what is shared".to_owned();
        run_blocking(packing, move || {
            let file = format!("{name}.{}", bundle::ENDING);
            Ok((file, bundle::write(&carried(&shelf, chosen, &going)?)?))
        })
        .await
    }
}

/// A scenario as others get it.
fn shared(body: String) -> Result<String> {
    let scenario: Scenario = document::read(body.as_bytes())?;
    Ok(if scenario.position.is_some() {
        document::write(&without_desk(scenario))
    } else {
        body
    })
}

/// Documents of the shelf and scenarios, with everything of the shelf that the scenarios need.
fn carried(
    shelf: &DocumentLibrary,
    mut chosen: BTreeSet<DocumentId>,
    scenarios: &[String],
) -> Result<Vec<CarriedDocument>> {
    let mut carried = Vec::new();
    for body in scenarios {
        let one = CarriedDocument::of(DocumentKind::Scenario, body.as_bytes())?;
        chosen.extend(needs(shelf, &one.needs));
        carried.push(one);
    }
    let mut problems = Vec::new();
    for draft in chosen.iter().filter_map(|id| shelf.get(*id)) {
        match CarriedDocument::of(kind(draft.kind()), draft.text().as_bytes()) {
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
pub(super) fn unpacked(bytes: &[u8]) -> Result<Vec<ArrivalOutcome>> {
    let bundle = bundle::read(bytes)?;
    let documents: Result<Vec<_>> = bundle.documents.iter().map(ArrivalOutcome::of).collect();
    let documents = documents?;
    let share = share(documents.iter().map(|it| played_in(it).count()).sum());
    let mut problems = Vec::new();
    let library = super::parcels::with_sets(&DocumentLibrary::default(), &documents);
    for (it, carried) in documents.iter().zip(&bundle.documents) {
        let mut faults = match it {
            ArrivalOutcome::Draft(DocumentDraft::Campaign(_)) => it.faults(&library),
            ArrivalOutcome::Draft(_) | ArrivalOutcome::Scenario(_) => Vec::new(),
        };
        faults.extend(unplayable(it, &library, share));
        problems.extend(faults.into_iter().map(|it| it.within(&carried.path())));
    }
    if problems.is_empty() {
        Ok(documents)
    } else {
        Err(problems.into())
    }
}

/// A campaign that comes by itself: its chapters are all there, can all be set up, and all be played.
pub(super) fn campaign_of(bytes: &[u8], library: &Library) -> Result<ArrivalOutcome> {
    let campaign = ArrivalOutcome::Draft(DocumentDraft::Campaign(Box::new(library.read(bytes)?)));
    let mut problems = campaign.faults(library);
    let share = share(played_in(&campaign).count());
    problems.extend(unplayable(&campaign, library, share));
    if problems.is_empty() {
        Ok(campaign)
    } else {
        Err(problems.into())
    }
}

/// A lesson that comes by itself, proved.
pub(super) fn lesson_of(bytes: &[u8], library: &Library) -> Result<ArrivalOutcome> {
    let text = String::from_utf8_lossy(bytes);
    let lesson = ArrivalOutcome::scenario(&text)?;
    let mut problems = lesson.faults(library);
    if problems.is_empty() {
        problems = unplayable(&lesson, library, share(1));
    }
    if problems.is_empty() {
        Ok(lesson)
    } else {
        Err(problems.into())
    }
}

/// How much each of so many scenarios of one file may take to be proved.
fn share(scenarios: usize) -> u64 {
    Work::USUAL.min(PATIENCE * Work::USUAL / (scenarios as u64).max(1))
}

/// The scenarios that a document is or brings along, each with its place in it.
fn played_in(document: &ArrivalOutcome) -> impl Iterator<Item = (Option<String>, &Scenario)> {
    let (alone, along) = match document {
        ArrivalOutcome::Scenario(scenario) => (Some((None, &**scenario)), None),
        ArrivalOutcome::Draft(DocumentDraft::Campaign(campaign)) => {
            (None, Some(&campaign.scenarios))
        }
        ArrivalOutcome::Draft(DocumentDraft::Lesson(lesson)) => {
            (Some((None, lesson.scenario())), None)
        }
        ArrivalOutcome::Draft(_) => (None, None),
    };
    let along = along.into_iter().flat_map(|all| all.iter());
    let chapters = along.map(|(id, it)| (Some(field("scenarios", id)), it));
    alone.into_iter().chain(chapters)
}

/// What is wrong with a document when it is played, as far as so much work for each of its scenarios tells.
fn unplayable(document: &ArrivalOutcome, library: &Library, share: u64) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (place, scenario) in played_in(document) {
        let of_chapter = |problem: Problem| match &place {
            Some(place) => problem.under(place),
            None => problem,
        };
        let found = proved(scenario, library, share).into_iter();
        problems.extend(found.map(of_chapter));
    }
    problems
}

/// What is wrong with a scenario when it is played, as far as so much work tells.
fn proved(scenario: &Scenario, library: &Library, share: u64) -> Vec<Problem> {
    let mut problems = prove_within(scenario, library, Work::of(share)).problems;
    problems.retain(Problem::is_error);
    problems
}

/// As what it travels.
const fn kind(kind: DraftKind) -> DocumentKind {
    match kind {
        DraftKind::TileSet => DocumentKind::TileSet,
        DraftKind::Mix => DocumentKind::Mix,
        DraftKind::Position => DocumentKind::Position,
        DraftKind::Campaign => DocumentKind::Campaign,
        DraftKind::Lesson => DocumentKind::Scenario,
    }
}

#[cfg(test)]
mod tests;
