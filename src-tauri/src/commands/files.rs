//! Opening games, tile sets, mixes, bundles and scenarios, and saving games, bundles and scenarios, as files. It must not know how a person is asked, nor what a file holds.

use crate::files::arrivals::{Arrivals, HandedFiles};
use crate::files::asking::{Asking, DialogTitle};
use crate::files::saving::save_as;
use app::error::AppError;
use app::lesson::Lessons;
use app::session::Session;
use app::view::parcel::{ImportChoice, ImportedDocument};
use app::view::shelf::FileReport;
use app::workshop::{Sort, Workshop};
use command_macro::command;
use std::path::PathBuf;
use store::document::DocumentId;
use store::game::GameId;
use tauri::State;

/// Asks for files and keeps what they hold; nothing when the person thinks better of it.
#[command]
pub(crate) async fn open_files(
    session: State<'_, Session>,
    workshop: State<'_, Workshop>,
    lessons: State<'_, Lessons>,
    asking: State<'_, Asking>,
    question: DialogTitle,
    language: String,
) -> Result<Vec<FileReport>, AppError> {
    let files = asking.to_open(question).await;
    Ok(keep((&session, &workshop, &lessons), files, &language).await)
}

/// Keeps what was dropped on the window or named at its start, each once.
#[command]
pub(crate) async fn arrived_files(
    session: State<'_, Session>,
    workshop: State<'_, Workshop>,
    lessons: State<'_, Lessons>,
    arrivals: State<'_, Arrivals>,
    language: String,
) -> Result<Vec<FileReport>, AppError> {
    Ok(keep((&session, &workshop, &lessons), arrivals.take(), &language).await)
}

/// What another program handed over, and a person is to be asked about.
#[command]
pub(crate) async fn handed_files(
    arrivals: State<'_, Arrivals>,
) -> Result<Option<HandedFiles>, AppError> {
    Ok(arrivals.asked_about())
}

/// Keeps what a person was asked about and agreed to; what was not agreed to is forgotten.
#[command]
pub(crate) async fn settle_handed_files(
    session: State<'_, Session>,
    workshop: State<'_, Workshop>,
    lessons: State<'_, Lessons>,
    arrivals: State<'_, Arrivals>,
    number: u32,
    agreed: bool,
    language: String,
) -> Result<Vec<FileReport>, AppError> {
    let mut files = arrivals.settle(number);
    if !agreed {
        files.clear();
    }
    Ok(keep((&session, &workshop, &lessons), files, &language).await)
}

/// Asks where, and writes a game there; answers with the file, or null when the person thinks better of it.
#[command]
pub(crate) async fn save_game(
    session: State<'_, Session>,
    asking: State<'_, Asking>,
    id: u32,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let game = session.export_game(GameId(id)).await?;
    save_as(&asking, question, game.file_name, game.text).await
}

/// Asks where, and writes a scenario of one's own there; answers with the file, or null when the person thinks better of
/// it.
#[command]
pub(crate) async fn save_scenario_file(
    lessons: State<'_, Lessons>,
    asking: State<'_, Asking>,
    id: u32,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let scenario = lessons.export_own(DocumentId(id)).await?;
    save_as(&asking, question, scenario.file_name, scenario.text).await
}

/// Does with each document of a file what was decided, all of it or nothing; answers with those that are kept now.
#[command]
pub(crate) async fn take_parcel(
    workshop: State<'_, Workshop>,
    number: u32,
    takes: Vec<ImportChoice>,
    language: String,
) -> Result<Vec<ImportedDocument>, AppError> {
    workshop.take_parcel(number, &takes, &language).await
}

/// Forgets what a file held, because nobody wants it.
#[command]
pub(crate) async fn refuse_parcel(
    workshop: State<'_, Workshop>,
    number: u32,
) -> Result<(), AppError> {
    workshop.refuse_parcel(number).await;
    Ok(())
}

/// Asks where, and writes documents there with the own sets and mixes that they need; answers with the file, or null when the
/// person thinks better of it.
#[command]
pub(crate) async fn save_bundle(
    workshop: State<'_, Workshop>,
    asking: State<'_, Asking>,
    ids: Vec<u32>,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let ids: Vec<_> = ids.into_iter().map(DocumentId).collect();
    let (name, bytes) = workshop.bundle(&ids).await?;
    save_as(&asking, question, name, bytes).await
}

/// What holds nothing else is read as a game, and told what a game would need. A set is opened
/// before a mix that may need it.
async fn keep(
    (session, workshop, lessons): (&Session, &Workshop, &Lessons),
    files: Vec<PathBuf>,
    language: &str,
) -> Vec<FileReport> {
    let mut sorted = Vec::new();
    for file in files {
        sorted.push((Workshop::sort(&file).await, file));
    }
    sorted.sort_by_key(|(sort, _)| *sort);
    let mut reports = Vec::new();
    for (sort, file) in sorted {
        reports.push(match sort {
            Sort::Other => session.import_file(file).await,
            Sort::Scenario => lessons.import_own(&file, language).await,
            _ => workshop.import_file(&file, sort, language).await,
        });
    }
    reports
}
