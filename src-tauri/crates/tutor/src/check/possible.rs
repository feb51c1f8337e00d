//! Boards of a scenario that no box and no play leads to, although a game can go on from them. It must not know what is
//! asked there.

use content::faults::field;
use content::library::Library;
use content::opening::impossible;
use content::problem::Problem;
use content::scenario::{Scenario, ScenarioBoard};

pub(super) fn of(scenario: &Scenario, library: &Library) -> Vec<Problem> {
    let first = ScenarioBoard {
        setup: scenario.setup.clone(),
        deck: scenario.deck.clone(),
        names: scenario.names.clone(),
        scripts: Vec::new(),
        document: None,
    };
    let others = scenario.boards.iter();
    let others = others.map(|(name, board)| (field("boards", name), board.clone()));
    let mut problems = Vec::new();
    for (path, board) in std::iter::once((String::new(), first)).chain(others) {
        // What cannot be opened is told by who opened it.
        if let Ok(opened) = library.open_board(&board, 0) {
            let faults = impossible(rules::setup::faults(&opened.table, &opened.setup));
            problems.extend(faults.into_iter().map(|fault| fault.under(&path)));
        }
    }
    problems
}
