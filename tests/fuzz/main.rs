//! What reads and decides, tried with more than anybody would write down: `npm run fuzz -- TARGET SECONDS`. Without a
//! time each target is tried once with the same seed.

mod bundles;
mod damage;
mod documents;
mod games;
mod runner;
mod tables;

use content::problem::Problem;
use proptest::prelude::*;
use runner::{Held, fuzz};

/// What is wrong is said in one short line.
fn sound(problems: &[Problem]) -> Held {
    for problem in problems {
        let said = problem.message();
        prop_assert!(!said.is_empty() && said.len() < 1100, "{}", problem.code);
        prop_assert!(!said.chars().any(char::is_control), "{said:?}");
        prop_assert!(problem.path.len() < 400, "{}", problem.path);
    }
    Ok(())
}

/// What is refused is refused with a reason.
fn refused(problems: &[Problem]) -> Held {
    prop_assert!(problems.iter().any(Problem::is_error), "{problems:?}");
    sound(problems)
}

#[test]
fn actions() {
    fuzz("actions", &games::actions(), games::rules_hold);
}

#[test]
fn records() {
    fuzz("records", &games::records(), games::record_holds);
}

#[test]
fn setups() {
    fuzz("setups", &games::setups(), games::setup_holds);
}

#[test]
fn bundles() {
    fuzz("bundles", &bundles::cases(), bundles::hold);
}

#[test]
fn documents() {
    fuzz("documents", &documents::cases(), documents::hold);
}
