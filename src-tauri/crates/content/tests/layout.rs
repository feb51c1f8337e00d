//! Every file of lessons that the program carries is laid out as `bastide check --write` does it.

use content::built_in::{CAMPAIGNS, LESSONS, OVERLAYS, PATHS};
use content::layout::laid_out;

#[test]
fn every_lesson_has_the_one_layout() {
    let own = || LESSONS.iter().chain(CAMPAIGNS).chain(PATHS);
    let is_of_lesson = |path: &str| {
        let of = path.split_once('/').map(|(_, of)| of);
        own().any(|(path, _)| Some(*path) == of)
    };
    let overlays = OVERLAYS.iter().filter(|(path, _)| is_of_lesson(path));
    let other: Vec<_> = own()
        .chain(overlays)
        .filter(|(_, text)| laid_out(text).as_deref() != Some(*text))
        .map(|(path, _)| path)
        .collect();
    assert!(
        other.is_empty(),
        "`bastide check --write` lays these out: {other:?}"
    );
}
