//! Whoever sits at a table of a lesson is known by one colour, whatever the seat.

use crate::lesson::shown;
use content::course::{campaigns, courses, outline_of_path, paths};
use content::scenario::{Decider, Scenario};
use rules::ground::PlayerId;
use std::collections::{BTreeMap, BTreeSet};

/// Every scenario that the program carries: lessons, what stands beside them, paths and chapters.
fn all() -> Vec<Scenario> {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    let chapters = campaigns().iter().flat_map(|campaign| &campaign.scenarios);
    let paths = paths().iter().filter_map(|path| outline_of_path(&path.id));
    let carried = lessons.chain(chapters).map(|lesson| (**lesson).clone());
    carried.chain(paths).collect()
}

#[test]
fn each_person_has_one_colour_on_all_boards_of_all_lessons() {
    let mut colours: BTreeMap<String, BTreeSet<u8>> = BTreeMap::new();
    let mut boards = 0;
    for scenario in all() {
        let others = scenario.boards.values().map(|board| &board.setup);
        for setup in std::iter::once(&scenario.setup).chain(others) {
            let seats = setup.players.seats();
            let learner = seats
                .iter()
                .position(|seat| seat.by == Some(Decider::Learner));
            let learner = PlayerId::nth(learner.unwrap_or(0));
            let sitters = shown::sitters_of(&setup.players, learner);
            let you = sitters.iter().filter(|sitter| sitter.you);
            assert_eq!(you.count(), 1, "{}", scenario.id);
            let worn: BTreeSet<_> = sitters.iter().map(|sitter| sitter.look.colour).collect();
            assert_eq!(worn.len(), sitters.len(), "{}", scenario.id);
            for sitter in sitters {
                assert_eq!(sitter.you, sitter.name.is_empty(), "{}", scenario.id);
                let known = colours.entry(sitter.name).or_default();
                known.insert(sitter.look.colour);
            }
            boards += 1;
        }
    }
    assert!(boards > 150, "{boards}");
    let known: Vec<_> = colours.into_iter().collect();
    let one = |name: &str, colour| (name.to_owned(), BTreeSet::from([colour]));
    assert_eq!(
        known,
        [one("", 0), one("Ada", 1), one("Bo", 2), one("Cor", 3)]
    );
}
