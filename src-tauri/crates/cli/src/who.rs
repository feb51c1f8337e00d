//! Who plays: bots as arguments name them.

use bots::BotKind;
use content::problem::{Problem, What};
use rules::ground::MAX_PLAYERS;

/// The bot of a word, or which there are.
pub(crate) fn bot(word: &str) -> Result<BotKind, String> {
    let known = || BotKind::ALL.map(BotKind::word).join(", ");
    BotKind::from_word(word).ok_or_else(|| format!("there is no such bot, only: {}", known()))
}

/// No more bots than can sit at a table.
pub(crate) fn at_one_table(argument: &str, bots: &[BotKind]) -> Result<(), Vec<Problem>> {
    if bots.len() <= MAX_PLAYERS {
        return Ok(());
    }
    let n = bots.len().into();
    Err(vec![Problem::error(argument, What::BotsOutOfRange { n })])
}
