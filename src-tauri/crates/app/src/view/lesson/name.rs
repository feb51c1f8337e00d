//! A lesson, a chapter or a scenario by its name.

use serde::Serialize;
use specta::Type;

/// A lesson by its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct LessonName {
    pub id: String,
    pub title: String,
    /// The language of the title.
    pub language: String,
}
