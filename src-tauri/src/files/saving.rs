//! Writes a file where a person wants it.

use super::asking::{DialogTitle, FileDialogs};
use app::catch_panics::run_blocking;
use app::error::AppError;
use app::files::{BinaryFile, write};

/// Asks where, and writes there; answers with the file, or nothing when the person thinks better of it.
pub(crate) async fn save_as(
    asking: &FileDialogs,
    question: DialogTitle,
    file: impl Into<BinaryFile>,
) -> Result<Option<String>, AppError> {
    let (name, content) = file.into();
    let Some(place) = asking.to_save(question, name).await else {
        return Ok(None);
    };
    let file = place.clone();
    run_blocking(
        || "writing a file".to_owned(),
        move || write(&place, content),
    )
    .await?;
    Ok(Some(asking.written(file)))
}
