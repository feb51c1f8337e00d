//! What the questions say, by language and key.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The texts of one language.
pub(crate) type Texts = BTreeMap<String, String>;

static ENGLISH: LazyLock<Texts> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../texts/en.json")).unwrap_or_else(|fault| {
        unreachable!("the texts are read by a test before anybody else: {fault}")
    })
});

/// A text, with names and numbers put in.
pub(crate) fn said(key: &str, facts: &[(&str, String)]) -> Option<String> {
    let filled = part(key, facts)?;
    // "you" is a name too, and may come first.
    let mut letters = filled.chars();
    let first = letters.next()?.to_uppercase();
    Some(first.chain(letters).collect())
}

/// A part of a text, which never comes first.
pub(crate) fn part(key: &str, facts: &[(&str, String)]) -> Option<String> {
    let text = ENGLISH.get(key)?;
    let fill =
        |text: String, (name, value): &(&str, String)| text.replace(&format!("{{{name}}}"), value);
    Some(facts.iter().fold(text.clone(), fill))
}
