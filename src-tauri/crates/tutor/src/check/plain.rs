//! Whether a lesson is said in words that everybody knows: a list of common ones, and the glossary of the game. It
//! knows how a word is bent, and no text.

use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Words that everybody knows, and those of the game, one a line.
const LISTS: [&str; 2] = [
    include_str!("../../words/common.txt"),
    include_str!("../../words/glossary.txt"),
];

/// What is added to a plain form, and what it takes the place of.
const BENT: [(&str, &str); 9] = [
    ("s", ""),
    ("es", ""),
    ("ies", "y"),
    ("d", ""),
    ("ed", ""),
    ("ied", "y"),
    ("ing", ""),
    ("ing", "e"),
    ("ly", ""),
];

static PLAIN: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let lines = LISTS.iter().flat_map(|list| list.lines());
    lines.filter(|line| !line.starts_with('#')).collect()
});

/// The words of a text that stand on neither list, each once. A name is none: it begins with a capital in the middle
/// of a sentence, or somebody at the table is called so.
pub(super) fn rare<'a>(said: &'a str, names: &BTreeSet<String>) -> Vec<&'a str> {
    let mut rare = Vec::new();
    let mut begins = true;
    for token in said.split_whitespace() {
        for word in token.split(|c: char| !(c.is_alphanumeric() || is_apostrophe(c))) {
            let word = owner(word.trim_matches(is_apostrophe));
            if word.is_empty() {
                continue;
            }
            let is_name = word.starts_with(char::is_uppercase)
                && (!begins || names.contains(word) || word.chars().all(char::is_uppercase));
            // A sign of counting, or the letter of a tile.
            let is_number = word.len() == 1 || word.contains(|c: char| c.is_ascii_digit());
            begins = false;
            if !is_name && !is_number && !is_plain(&word.to_lowercase()) && !rare.contains(&word) {
                rare.push(word);
            }
        }
        begins |= token.contains(['.', '?', '!', ':', '"', '“', '”']);
    }
    rare
}

const fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’')
}

/// A word without the sign of its owner.
fn owner(word: &str) -> &str {
    let own = word.strip_suffix("'s").or_else(|| word.strip_suffix("’s"));
    own.unwrap_or(word)
}

fn is_plain(word: &str) -> bool {
    PLAIN.contains(word)
        || BENT.iter().any(|(end, instead)| {
            word.strip_suffix(end).is_some_and(|stem| {
                PLAIN.contains(format!("{stem}{instead}").as_str()) || is_doubled(stem)
            })
        })
}

/// True for the stem of a word whose last letter was doubled before its ending.
fn is_doubled(stem: &str) -> bool {
    let mut letters = stem.chars().rev();
    let (last, before) = (letters.next(), letters.next());
    last.is_some() && last == before && PLAIN.contains(&stem[..stem.len() - 1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_neither_list_is_rare_however_it_is_bent() {
        let names = BTreeSet::from(["Mira".to_owned()]);
        let said = "Mira's followers stopped. Slantwise yawns the city, says Ada: 12 tiles, north-east. OP-08";
        assert_eq!(rare(said, &names), ["Slantwise", "yawns"]);
    }

    #[test]
    fn the_lists_hold_plain_forms_in_order_and_no_word_twice() {
        for list in LISTS {
            let words: Vec<_> = list.lines().skip(1).collect();
            assert!(words.is_sorted() && !words.is_empty());
            assert!(
                words
                    .iter()
                    .all(|it| it.chars().all(|c| c.is_ascii_lowercase()))
            );
        }
        let all: usize = LISTS.iter().map(|list| list.lines().count() - 1).sum();
        assert_eq!(PLAIN.len(), all);
    }
}
