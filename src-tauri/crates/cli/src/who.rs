//! Who plays: bots as arguments name them. Knows no command.

use bots::BotKind;

/// The bot of a word, or which there are.
pub(crate) fn bot(word: &str) -> Result<BotKind, String> {
    let known = || BotKind::ALL.map(BotKind::word).join(", ");
    BotKind::from_word(word).ok_or_else(|| format!("there is no such bot, only: {}", known()))
}
