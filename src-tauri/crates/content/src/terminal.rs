//! What the command line says of the rules, in English: refusals by their code, and messages of its own. Knows which facts a
//! refusal gives; no word of it.

use crate::messages::Messages;
use rules::action::Phase;
use rules::reason::Reason;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::read(include_str!("../../../../ui/languages/en/terminal.ftl")));

/// A message with its facts; its name where there is none.
pub fn said(id: &str, facts: &Map<String, Value>) -> String {
    MESSAGES.say(id, facts).unwrap_or_else(|| id.to_owned())
}

/// The sentence of a reason.
pub fn refusal(reason: &Reason) -> String {
    let side = reason
        .side
        .map(|side| ["north", "east", "south", "west"][side as usize]);
    let facts = json!({
        "n": reason.n.map_or_else(String::new, |n| n.to_string()),
        "m": reason.m.map_or_else(String::new, |m| m.to_string()),
        "side": side.unwrap_or_default(),
        "player": reason.player.map_or_else(String::new, |player| player.to_string()),
        "own": reason.meets.map_or("", |(own, _)| own.word()),
        "other": reason.meets.map_or("", |(_, other)| other.word()),
        "phase": reason.phase.map_or("", Phase::word),
    });
    let code = reason.why.code.replace('-', "_").replace('/', "-");
    let none = Map::new();
    said(
        &format!("reason-{code}"),
        facts.as_object().unwrap_or(&none),
    )
}

/// Reasons with their sentences, as the command line writes them.
///
/// # Errors
/// When they cannot be written.
pub fn spoken<S: Serializer>(reasons: &[Reason], to: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct ReasonText<'a> {
        #[serde(flatten)]
        reason: &'a Reason,
        message: String,
    }
    to.collect_seq(reasons.iter().map(|reason| ReasonText {
        reason,
        message: refusal(reason),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::base;
    use rules::ground::{Edge, PlayerId, Side};

    #[test]
    fn every_code_of_the_rules_has_a_sentence() {
        for code in rules::expansions::codes() {
            let said = refusal(&Reason::new(code));
            assert!(!said.contains(['{', '$']) && said.ends_with('.'), "{said}");
        }
    }

    #[test]
    fn a_refusal_says_its_facts() {
        let meets = Reason::new(base::EDGE_MISMATCH).on(Side::E);
        let meets = meets.meets(Edge::Road, Edge::City);
        assert_eq!(refusal(&meets), "In the east, a road would meet a city.");
        let whose = Reason::new(base::NOT_YOUR_TURN).of(PlayerId(1));
        assert_eq!(refusal(&whose), "It’s player 1’s turn to decide.");
    }
}
