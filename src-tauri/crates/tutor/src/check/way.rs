//! The way that solves a scenario, and the bots against whom it was found: which they are, and whether they play otherwise
//! today. Proves nothing.

use bots::BotKind;
use content::entries::Entries;
use content::problem::{Problem, What};
use content::scenario::{Decider, Scenario};
use std::collections::BTreeMap;

/// Where it stands in a file.
const WAY: &str = "solution";

/// Whether this is wrong with the way.
pub(super) fn fails(problem: &Problem) -> bool {
    problem.is_error() && problem.path.starts_with(WAY)
}

/// The scenario as nobody has solved it yet.
pub fn without_way(scenario: Scenario) -> Scenario {
    Scenario {
        solution: Entries::default(),
        bots: Entries::default(),
        ..scenario
    }
}

/// The versions of the bots that decide in a scenario today.
pub fn bots_of_today(scenario: &Scenario) -> BTreeMap<String, u32> {
    let seats = scenario.setup.players.seats().into_iter();
    let of_seats = seats.filter_map(|seat| match seat.by {
        Some(Decider::Bot(bot)) => Some(bot),
        _ => None,
    });
    let scripts = scenario.scripts.iter();
    let of_scripts = scripts.filter_map(|script| script.bot.clone());
    let version = |bot: String| Some((bot.clone(), BotKind::from_word(&bot)?.version()));
    of_seats.chain(of_scripts).filter_map(version).collect()
}

/// True where a bot was another when the way was found.
pub fn is_of_other_bots(scenario: &Scenario) -> bool {
    changed_bot(scenario).is_some()
}

/// A bot that was another then, as its author is told.
pub(super) fn changed_bot(scenario: &Scenario) -> Option<Problem> {
    let todays = bots_of_today(scenario);
    scenario.bots.iter().find_map(|(bot, then)| {
        let (then, now) = (then.get::<i64>(), i64::from(*todays.get(bot)?));
        let what = || What::OtherBots {
            bot: bot.clone(),
            then: then.into(),
            now: now.into(),
        };
        (then != now).then(|| Problem::warning(WAY, what()))
    })
}
