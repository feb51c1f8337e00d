//! The lessons that the program carries within itself, course by course. Knows their order; it must not know how
//! far anybody has come in them.

use crate::built_in::{COURSES, LESSONS};
use crate::library::carried;
use crate::scenario::Scenario;
use std::ops::Deref;
use std::sync::{LazyLock, OnceLock};

/// The lessons about one room, or about rooms that meet.
#[derive(Debug)]
pub struct Course {
    /// The room, or `together`.
    pub id: &'static str,
    /// In the order in which they are learned; none yet, perhaps.
    pub lessons: Vec<Lesson>,
}

/// A lesson. Its file is read when somebody first asks for what stands in it, so that a list of lessons costs nothing.
#[derive(Debug)]
pub struct Lesson {
    /// As in its file, which is called after it.
    pub id: String,
    file: &'static str,
    text: &'static str,
    read: OnceLock<Scenario>,
}

impl Deref for Lesson {
    type Target = Scenario;

    fn deref(&self) -> &Scenario {
        self.read.get_or_init(|| carried(self.file, self.text))
    }
}

/// Every course that there is to be, those without lessons too.
pub fn courses() -> &'static [Course] {
    static LISTED: LazyLock<Vec<Course>> = LazyLock::new(|| COURSES.map(course).into());
    &LISTED
}

fn course(id: &'static str) -> Course {
    let of_it = |&(file, text): &(&'static str, &'static str)| {
        let (room, name) = file.split_once('/')?;
        (room == id).then(|| Lesson {
            id: format!("{room}-{}", name.trim_end_matches(".json")),
            file,
            text,
            read: OnceLock::new(),
        })
    };
    Course {
        id,
        lessons: LESSONS.iter().filter_map(of_it).collect(),
    }
}
