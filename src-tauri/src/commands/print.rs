//! Tiles on paper and as pictures. It must not know how pages are laid out or drawn.

use crate::files::asking::{Asking, DialogTitle};
use crate::files::saving::save_as;
use ::print::plan::PrintPlan;
use ::workshop::draft::DraftKind;
use app::catch_panics::run_blocking;
use app::error::AppError;
use app::printing;
use app::view::print::{
    PictureFile, PrintJob, PrintPictures, Printable, ScoreSheetJob, TableSheetJob,
};
use app::workshop::Workshop;
use command_macro::command;
use tauri::State;

/// A tile set or a mix, a person's own or one of the program's, with what of it can be printed.
#[command]
pub(crate) async fn printable(
    workshop: State<'_, Workshop>,
    kind: DraftKind,
    key: String,
    language: String,
) -> Result<Printable, AppError> {
    workshop.printable(kind, &key, &language).await
}

/// The pages as they will be.
#[command]
pub(crate) async fn plan_pages(job: PrintJob) -> Result<PrintPlan, AppError> {
    run_blocking(
        || "planning pages".to_owned(),
        move || printing::planned(job).map(|(plan, _)| plan),
    )
    .await
}

/// Asks where, and writes the pages there as PDF; answers with the file, or null when the person thinks better of
/// it.
#[command]
pub(crate) async fn save_pages(
    asking: State<'_, Asking>,
    key: String,
    job: PrintJob,
    pictures: PrintPictures,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let drawn = run_blocking(
        || "printing pages".to_owned(),
        move || printing::pdf(job, &pictures),
    );
    // Nobody is asked where before it is there: what cannot be printed is said at once.
    let pages = drawn.await?;
    save_as(&asking, question, printing::named(&key, "pdf"), pages).await
}

/// The sheet for a table as it will be.
#[command]
pub(crate) async fn plan_table_sheet(job: TableSheetJob) -> Result<PrintPlan, AppError> {
    run_blocking(
        || "planning the sheet for a table".to_owned(),
        move || printing::planned_sheet(job).map(|(plan, _)| plan),
    )
    .await
}

/// Asks where, and writes the sheet for a table there as PDF; answers with the file, or null when the person thinks
/// better of it.
#[command]
pub(crate) async fn save_table_sheet(
    asking: State<'_, Asking>,
    job: TableSheetJob,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let drawn = run_blocking(
        || "printing the sheet for a table".to_owned(),
        move || printing::sheet_pdf(job),
    );
    let pages = drawn.await?;
    save_as(
        &asking,
        question,
        printing::named("for-the-table", "pdf"),
        pages,
    )
    .await
}

/// The score sheet or the review of a game as it will be.
#[command]
pub(crate) async fn plan_score_sheet(job: ScoreSheetJob) -> Result<PrintPlan, AppError> {
    run_blocking(
        || "planning a score sheet".to_owned(),
        move || printing::planned_scores(job).map(|(plan, _)| plan),
    )
    .await
}

/// Asks where, and writes the score sheet or the review of a game there as PDF; answers with the file, or null when the person thinks
/// better of it.
#[command]
pub(crate) async fn save_score_sheet(
    asking: State<'_, Asking>,
    job: ScoreSheetJob,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let name = printing::named(job.of.word(), "pdf");
    let drawn = run_blocking(
        || "printing a score sheet".to_owned(),
        move || printing::scores_pdf(job),
    );
    let pages = drawn.await?;
    save_as(&asking, question, name, pages).await
}

/// Asks where, and writes the picture of one tile there; answers with the file, or null when the person thinks
/// better of it.
#[command]
pub(crate) async fn save_picture(
    asking: State<'_, Asking>,
    tile: String,
    svg: String,
    file: PictureFile,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let name = printing::named(&tile, printing::ending(file));
    let drawn = run_blocking(
        move || format!("drawing tile {tile}"),
        move || printing::picture(svg, file),
    );
    save_as(&asking, question, name, drawn.await?).await
}
