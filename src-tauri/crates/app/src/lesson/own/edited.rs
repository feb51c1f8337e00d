//! Scenarios of one's own that are edited at the desk of a position: kept under the id that they have, and found by their
//! position.

use super::{Lessons, NOT_THERE, is_better, named, proved, scenarios, view};
use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::view::own::{OwnScenario, SavedScenario};
use content::document::{self, DocumentFormat as _};
use content::scenario::Scenario;
use proved::WishOutcome;
use store::document::DocumentId;
use tutor::check::without_way;

/// Where a scenario stands among what is kept.
#[derive(Debug, Clone)]
pub(crate) struct KeptScenario {
    pub(crate) at: DocumentId,
    pub(crate) scenario: Scenario,
}

/// What became of a position that was saved.
pub(crate) enum MadeScenario {
    Kept {
        /// As it was before, where it was kept already.
        before: Option<Box<Scenario>>,
        now: Box<KeptScenario>,
    },
    NoWay {
        tries: u32,
    },
}

/// A scenario as others get it: where it is edited is known to whoever edits it.
pub(crate) fn without_desk(scenario: Scenario) -> Scenario {
    Scenario {
        position: None,
        ..scenario
    }
}

/// True for the same task in the same words, whatever way solves it and wherever it is edited.
pub(crate) fn is_same(one: &Scenario, other: &Scenario) -> bool {
    let bare = |it: &Scenario| without_way(without_desk(it.clone()));
    bare(one) == bare(other)
}

impl Lessons {
    /// Keeps the scenario that a position makes, once a bot has shown that its aims can be reached, or anyway. What was
    /// saved of that position before keeps its id, and what was won in it.
    pub(crate) async fn make_of_position(
        &self,
        file: serde_json::Value,
        position: &str,
        anyway: bool,
    ) -> Result<MadeScenario> {
        let library = (self.todays)();
        let making = || "making a scenario of a position".to_owned();
        let made = run_blocking(making, move || proved::of_file(file, &library, anyway));
        let made = match made.await? {
            WishOutcome::Scenario(scenario) => *scenario,
            WishOutcome::NoWay { tries } => return Ok(MadeScenario::NoWay { tries }),
        };
        let mut made = Scenario {
            position: Some(position.to_owned()),
            ..made
        };
        let _alone = self.keeping_own.lock().await;
        let kept = self.kept_own().await?;
        let of_position = kept.iter().find(|(_, it)| it.position == made.position);
        // What was saved by an earlier version does not say where it was made.
        let same = |it: &Scenario| it.id == made.id && it.position.is_none();
        let known = of_position.or_else(|| kept.iter().find(|(_, it)| same(it)));
        if let Some((at, before)) = known.cloned() {
            made.id.clone_from(&before.id);
            if is_same(&before, &made) && !is_better(&made, &before) {
                (made.solution, made.bots) = (before.solution.clone(), before.bots.clone());
            }
            if made != before {
                self.rewrite(at, &made).await?;
            }
            return Ok(MadeScenario::Kept {
                before: Some(Box::new(before)),
                now: Box::new(KeptScenario { at, scenario: made }),
            });
        }
        let is_taken = |id: &str| kept.iter().any(|(_, it)| it.id == id);
        let plain = made.id.clone();
        let mut nth = 2..;
        while is_taken(&made.id) {
            made.id = format!("{plain}-{}", nth.next().unwrap_or_default());
        }
        let at = self.add_own(&made).await?;
        Ok(MadeScenario::Kept {
            before: None,
            now: Box::new(KeptScenario { at, scenario: made }),
        })
    }

    /// The scenario that was saved of a position.
    pub(crate) async fn of_position(&self, position: &str) -> Result<Option<KeptScenario>> {
        let mut naming = self.own_naming(position).await?.into_iter();
        Ok(naming.find(|it| it.scenario.position.as_deref() == Some(position)))
    }

    /// The scenarios of an id, the one changed last first.
    pub(crate) async fn of_id(&self, id: &str) -> Result<Vec<KeptScenario>> {
        let mut naming = self.own_naming(id).await?;
        naming.retain(|it| it.scenario.id == id);
        Ok(naming)
    }

    async fn own_naming(&self, word: &str) -> Result<Vec<KeptScenario>> {
        let naming = self.store.documents_naming(Scenario::KIND, word).await?;
        let kept = scenarios(naming).await?.into_iter();
        Ok(kept
            .map(|(at, scenario)| KeptScenario { at, scenario })
            .collect())
    }

    /// The scenario that is kept there.
    pub(crate) async fn own_at(&self, at: DocumentId) -> Result<KeptScenario> {
        let mut kept = self.kept_own().await?.into_iter();
        let found = kept.find(|(document, _)| *document == at);
        let (at, scenario) = found.ok_or(NOT_THERE)?;
        Ok(KeptScenario { at, scenario })
    }

    /// Writes a scenario anew in its place.
    pub(crate) async fn put_own(&self, now: &KeptScenario) -> Result<()> {
        let _alone = self.keeping_own.lock().await;
        self.rewrite(now.at, &now.scenario).await
    }

    /// Keeps a scenario as it is, under the id that it has.
    pub(crate) async fn add_own(&self, scenario: &Scenario) -> Result<DocumentId> {
        let (kind, body) = (Scenario::KIND.to_owned(), document::write(scenario));
        Ok(self.store.add_document(kind, body).await?.id)
    }

    /// A scenario as the list shows it.
    pub(crate) async fn own_view(&self, kept: &KeptScenario) -> Result<OwnScenario> {
        let (past, library) = (self.past().await?, (self.todays)());
        let used = super::used_in(&self.store.documents().await?, &past.language);
        Ok(view(kept.at, &kept.scenario, &past, &library, &used))
    }

    /// The same as the window is told of it.
    pub(crate) async fn saved(&self, kept: &KeptScenario) -> Result<SavedScenario> {
        Ok(SavedScenario::Kept {
            scenario: Box::new(self.own_view(kept).await?),
        })
    }
}

/// True where a scenario that comes from outside is kept already, by the id that it has or by what it is.
pub(super) fn is_known(kept: &Scenario, id: &str) -> bool {
    kept.id == id || named(kept.clone()).id == id
}
