//! The advice of the course “Play well”. Each piece says of a way through a turn how well it follows, in hundredths of a
//! point: more than nothing where the way does what the advice asks, less where it does what the advice warns of.
//! It adds to what the gentle bot sees itself; `measure` says what following it brings.

mod claims;
mod command;
mod count_the_bag;
mod decision;
mod four_at_once;
mod great_field;
mod keep_out;
mod land;
mod leave_a_door;
mod market_sense;
mod measure;
mod move_in;
mod player;
mod purse_and_toll;
mod seven_followers;
mod shut_the_door;
#[cfg(test)]
mod tests;
mod third_chair;
mod towers_and_prisoners;

use bots::BotKind;

pub(crate) use command::AdviceCommand;
pub(crate) use decision::{Decision, Outcome};

/// A piece of advice.
#[derive(Debug)]
pub(crate) struct Advice {
    /// Its name.
    pub(crate) name: &'static str,
    /// The mix in which it is measured when none is named.
    pub(crate) mix: &'static str,
    /// With how many players its problems are.
    pub(crate) players: u8,
    /// Against whom it is measured: Gentle takes nothing from others, and so nobody need be kept out.
    pub(crate) against: BotKind,
    /// How well a way through a turn follows it.
    pub(crate) bonus: fn(&Decision<'_>, &Outcome) -> i32,
}

const fn of_two(
    name: &'static str,
    mix: &'static str,
    bonus: fn(&Decision<'_>, &Outcome) -> i32,
) -> Advice {
    Advice {
        name,
        mix,
        players: 2,
        against: BotKind::Gentle,
        bonus,
    }
}

/// Every piece of advice, in the order of the course.
pub(crate) static ADVICE: [Advice; 12] = [
    of_two("four-at-once", "base", four_at_once::bonus),
    of_two("count-the-bag", "base", count_the_bag::bonus),
    of_two("leave-a-door", "base", leave_a_door::bonus),
    of_two("shut-the-door", "base", shut_the_door::bonus),
    of_two("move-in", "base", move_in::bonus),
    Advice {
        against: BotKind::Greedy,
        ..of_two("keep-out", "base", keep_out::bonus)
    },
    Advice {
        players: 3,
        ..of_two("third-chair", "base", third_chair::bonus)
    },
    of_two("seven-followers", "base", seven_followers::bonus),
    of_two("great-field", "base", great_field::bonus),
    of_two("market-sense", "traders", market_sense::bonus),
    of_two("towers-and-prisoners", "tower", towers_and_prisoners::bonus),
    of_two("purse-and-toll", "robbers", purse_and_toll::bonus),
];

/// The advice of a name, or which there are.
pub(crate) fn advice(name: &str) -> Result<&'static Advice, String> {
    let known = || ADVICE.iter().map(|advice| advice.name).collect::<Vec<_>>();
    let mut all = ADVICE.iter();
    all.find(|advice| advice.name == name)
        .ok_or_else(|| format!("there is no such advice, only: {}", known().join(", ")))
}
