//! Paths that are carried: each opens as a lesson, and what it says is plain. Their steps are proved in the lessons in
//! which they stand.

use content::course::paths;
use content::library::Library;
use tutor::check::read_over;
use tutor::{Lesson, scenario_of_path};

#[test]
fn every_path_opens_and_speaks_plainly() {
    assert!(!paths().is_empty());
    for path in paths() {
        let scenario = scenario_of_path(&path.id).expect("steps that there are");
        let told = read_over(&scenario);
        assert!(told.is_empty(), "{}: {told:#?}", path.id);
        let lesson = Lesson::open(scenario.clone(), Library::built_in(), 0);
        assert!(lesson.is_ok(), "{}: {:#?}", path.id, lesson.err());
    }
}
