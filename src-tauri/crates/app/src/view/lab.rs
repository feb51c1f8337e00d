//! Runs of the lab as a screen shows them.

use crate::error::{AppError, Result};
use crate::files::TextFile;
use crate::view::catalog::{self, TileDesign};
use ::lab::{LabFigures, LabMeasure, LabPlan, LabReport, OriginChange, measures, report};
use content::library::Library;
use content::mix::MixChoice;
use content::record::Record;
use serde::{Deserialize, Serialize};
use specta::Type;
use store::run::StoredRun;

/// A run to begin.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(rename = "NewRun", deny_unknown_fields)]
pub struct RunWish {
    /// The id of a mix.
    pub mix: String,
    /// The words of the bots, in turn order.
    pub bots: Vec<String>,
    pub games: u32,
    pub seed: u32,
}

/// A run in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RunCard {
    pub id: u32,
    /// The id of the mix that it is kept with.
    pub mix: String,
    /// What the mix was called when it began.
    pub name: String,
    pub bots: Vec<String>,
    pub games: u32,
    pub done: u32,
    pub seed: u32,
    /// True while its games are played.
    pub going: bool,
    /// Nothing while nobody can say.
    pub seconds_left: Option<u32>,
    /// Seconds since 1970.
    pub made: u32,
    /// Of which other bots and rules than today's it is: such a run does not go on.
    pub changes: Vec<OriginChange>,
    /// True when its figures can no longer be read.
    pub damaged: bool,
}

/// What a run tells so far.
#[derive(Debug, Clone, Serialize, Type)]
pub struct RunView {
    pub run: RunCard,
    pub report: LabReport,
    /// The designs of its tiles that the catalog does not have, or has otherwise.
    pub designs: Vec<TileDesign>,
}

pub fn card(run: &StoredRun, done: u32, going: bool, seconds_left: Option<u32>) -> RunCard {
    RunCard {
        id: run.id.0,
        mix: run.new.mix.clone(),
        name: run.new.name.clone(),
        bots: run.new.bots.split(',').map(str::to_owned).collect(),
        games: run.new.games,
        done,
        seed: run.new.seed,
        going,
        seconds_left,
        made: run.created_at,
        changes: Vec::new(),
        damaged: false,
    }
}

/// What the mix of a record is called.
pub fn name(record: &Record) -> Option<String> {
    match &record.setup.mix {
        MixChoice::Written(mix) => mix
            .name
            .as_ref()
            .map(|name| name.in_language("en").to_owned()),
        MixChoice::Named(_) => None,
    }
}

pub fn view(run: RunCard, plan: &LabPlan, figures: &LabFigures, library: &Library) -> RunView {
    let report = report(plan, figures);
    let run = RunCard {
        done: report.games,
        ..run
    };
    RunView {
        designs: catalog::of_its_own(library, &plan.beginning.designs),
        run,
        report,
    }
}

pub fn file(run: &RunCard, ending: &str, text: String) -> TextFile {
    TextFile {
        file_name: format!("lab-{}-{}.{ending}", run.mix.replace('/', "-"), run.id),
        text,
    }
}

/// A run with what its figures are made of, as `bastide lab --json` prints it.
pub fn json(view: &RunView, plan: &LabPlan, figures: &LabFigures) -> Result<String> {
    #[derive(Serialize)]
    struct LabRow<'a> {
        mix: &'a str,
        bots: &'a [String],
        games: u32,
        seed: u32,
        report: &'a LabReport,
        figures: &'a LabFigures,
        measures: Vec<LabMeasure>,
        tiles: Vec<&'a str>,
    }
    let types = plan.table().types.iter();
    text(&LabRow {
        mix: &view.run.mix,
        bots: &view.run.bots,
        games: view.run.done,
        seed: view.run.seed,
        report: &view.report,
        figures,
        measures: measures().collect(),
        tiles: types.map(|kind| kind.id.as_str()).collect(),
    })
}

pub fn text(value: &impl Serialize) -> Result<String> {
    let text = serde_json::to_string_pretty(value).map_err(AppError::bug)?;
    Ok(text + "\n")
}
