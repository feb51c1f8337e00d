//! Everything that is wrong with a position, at once: what cannot be set up, and what no box and no play could have led to.
//! Knows how bag and position belong together; what may stand where is judged by the rules.

use crate::bag::Bag;
use crate::beginning::GameSetup;
use crate::faults::ProblemList;
use crate::library::Library;
use crate::opening::impossible;
use crate::problem::Problem;
use rules::setup::SetupProblem;
use std::collections::BTreeMap;

impl Library {
    /// What is wrong with a position, by path in the opening.
    pub fn faults_of_position(&self, opening: &GameSetup) -> Vec<Problem> {
        let mut problems = match self.open(opening) {
            Ok(opened) => impossible(rules::position::faults(&opened.table, &opened.setup)),
            Err(problems) => problems,
        };
        if let Ok(bag) = self.bag_of(&opening.mix) {
            let copies: ProblemList = more_copies(opening, &bag).into_iter().collect();
            problems.extend(copies.under("setup").told());
        }
        problems
    }
}

/// Every tile beyond the copies that the bag has. A mix that says nothing of tiles is the beginning of a position told from
/// a game: there the draws are written out.
fn more_copies(opening: &GameSetup, bag: &Bag) -> Vec<SetupProblem> {
    if bag.counts.is_empty() {
        return Vec::new();
    }
    let has: BTreeMap<_, _> = bag.counts.iter().map(|(id, n)| (id.as_str(), *n)).collect();
    let laid = opening.start.iter().flatten().enumerate();
    let laid = laid.map(|(i, laid)| (format!("start[{i}]"), &laid.tile));
    let deck = opening.deck.iter().flatten().enumerate();
    let deck = deck.map(|(i, id)| (format!("deck[{i}]"), id));
    let aside = opening.aside.iter().enumerate();
    let aside = aside.map(|(i, id)| (format!("aside[{i}]"), id));
    let mut used: BTreeMap<&str, usize> = BTreeMap::new();
    let mut faults = Vec::new();
    for (path, id) in laid.chain(deck).chain(aside) {
        let n = used.entry(id).or_default();
        *n += 1;
        let most = has.get(id.as_str()).copied().map_or(0, usize::from);
        if *n > most {
            faults.push(rules::setup::more_copies(path, most, *n));
        }
    }
    faults
}
