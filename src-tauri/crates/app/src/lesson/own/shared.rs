//! Scenarios of one's own as files: written, and read in once they are proved.

use super::super::Lessons;
use super::NOT_THERE;
use super::edited::without_desk;
use super::proved::named;
use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::files;
use crate::files::TextFile;
use crate::view::own::OwnScenario;
use crate::view::shelf::FileReport;
use ::workshop::fresh;
use content::document;
use content::json;
use content::problem::{Problem, What};
use content::scenario::Scenario;
use std::path::Path;
use store::document::DocumentId;
use tutor::check::{prove, without_way};

impl Lessons {
    /// A scenario as a file, with a fitting name for it.
    pub async fn export_own(&self, id: DocumentId) -> Result<TextFile> {
        let mut kept = self.kept_own().await?.into_iter();
        let (_, scenario) = kept.find(|(at, _)| *at == id).ok_or(NOT_THERE)?;
        let title = scenario.said(&scenario.title, "en").unwrap_or_default();
        Ok(TextFile {
            file_name: format!("{}.bastide-scenario.json", fresh::id(title, |_| false)),
            text: document::write(&without_desk(scenario.clone())),
        })
    }

    /// Keeps the scenario that a file holds.
    pub async fn import_own(&self, path: &Path) -> FileReport {
        let file = path.file_name().unwrap_or(path.as_os_str());
        let file = file.to_string_lossy().into_owned();
        match self.read_own(path).await {
            Ok((scenario, known)) => FileReport::Scenario {
                file,
                scenario: Box::new(scenario),
                known,
            },
            Err(error) => FileReport::Refused { file, error },
        }
    }

    async fn read_own(&self, path: &Path) -> Result<(OwnScenario, bool)> {
        let path = path.to_owned();
        let library = (self.todays)();
        let read = run_blocking(
            || "reading a file".to_owned(),
            move || {
                let bytes = files::read(&path, json::MOST_BYTES)?;
                let scenario: Scenario = library.read(&bytes)?;
                let mut problems = prove(&scenario, &library).problems;
                let is_of_other_bots = |it: &Problem| matches!(*it.what, What::OtherBots { .. });
                let has_lost_its_way = problems.iter().any(is_of_other_bots);
                problems.retain(Problem::is_error);
                if has_lost_its_way {
                    Ok(named(without_way(scenario)))
                } else if problems.is_empty() {
                    Ok(named(scenario))
                } else {
                    Err(problems.into())
                }
            },
        );
        self.keep_own(read.await?).await
    }
}
