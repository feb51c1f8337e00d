//! How long the proofs of each lesson take, as an editor asks for them at every keystroke. Run with
//! `cargo bench -p bastide-tutor`.

use content::course::courses;
use content::library::Library;
use content::scenario::Scenario;
use divan::Bencher;
use tutor::check::prove;

fn main() {
    // So that what is carried is read before anything is measured.
    assert!(all().all(|lesson| !lesson.steps.is_empty()));
    divan::main();
}

fn lessons() -> Vec<&'static str> {
    all().map(|lesson| lesson.id.as_str()).collect()
}

fn all() -> impl Iterator<Item = &'static Scenario> {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    lessons.map(|lesson| &**lesson)
}

#[divan::bench(args = lessons(), sample_count = 5, sample_size = 1)]
fn every_proof_of(bencher: Bencher<'_, '_>, id: &str) {
    let lesson = all().find(|lesson| lesson.id == id).expect("a lesson");
    bencher.bench(|| prove(lesson, Library::built_in()));
}
