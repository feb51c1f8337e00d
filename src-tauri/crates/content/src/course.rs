//! The lessons that the program carries within itself, course by course. Knows their order; it must not know how
//! far anybody has come in them.

use crate::built_in::{COURSES, LESSONS};
use crate::library::carried;
use crate::scenario::Scenario;
use std::sync::LazyLock;

/// The lessons about one room, or about rooms that meet.
#[derive(Clone, Debug)]
pub struct Course {
    /// The room, or `together`.
    pub id: &'static str,
    /// In the order in which they are learned; none yet, perhaps.
    pub lessons: Vec<Scenario>,
}

/// Every course that there is to be, those without lessons too.
pub fn courses() -> &'static [Course] {
    static READ: LazyLock<Vec<Course>> = LazyLock::new(|| COURSES.map(course).into());
    &READ
}

fn course(id: &'static str) -> Course {
    let of_it =
        |(path, _): &&(&str, &str)| path.split_once('/').is_some_and(|(room, _)| room == id);
    let files: Vec<_> = LESSONS.iter().filter(of_it).copied().collect();
    Course {
        id,
        lessons: carried(&files),
    }
}
