//! A step between two texts: what was taken out, what came in, and where. Done backwards it gives the older
//! text to the byte.
//! Knows text; not which document it is.

use serde::{Deserialize, Serialize};

/// The difference between two texts as one exchange.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Patch {
    /// How many bytes stand unchanged before it.
    pub from: usize,
    /// What stood there.
    pub gone: String,
    /// What stands there now.
    pub came: String,
}

impl Patch {
    /// What turns one text into the other.
    pub fn between(before: &str, after: &str) -> Self {
        let same = |(a, b): &(char, char)| a == b;
        let letters = before.chars().zip(after.chars());
        let from = letters.take_while(same).map(|(a, _)| a.len_utf8()).sum();
        let (gone, came) = (&before[from..], &after[from..]);
        let letters = gone.chars().rev().zip(came.chars().rev());
        let tail: usize = letters.take_while(same).map(|(a, _)| a.len_utf8()).sum();
        Self {
            from,
            gone: gone[..gone.len() - tail].to_owned(),
            came: came[..came.len() - tail].to_owned(),
        }
    }

    /// The text after the step; nothing when it is not the text that the step was made for.
    pub fn done(&self, before: &str) -> Option<String> {
        exchange(before, self.from, &self.gone, &self.came)
    }

    /// The text before the step.
    pub fn undone(&self, after: &str) -> Option<String> {
        exchange(after, self.from, &self.came, &self.gone)
    }
}

fn exchange(text: &str, from: usize, gone: &str, came: &str) -> Option<String> {
    let (head, rest) = text.split_at_checked(from)?;
    let tail = rest.strip_prefix(gone)?;
    Some([head, came, tail].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_as_small_as_the_change_and_goes_both_ways() {
        for (before, after) in [
            ("abcd", "abXcd"),
            ("aé", "aè"),
            ("", "x"),
            ("aaa", "aa"),
            ("ab", "ab"),
        ] {
            let patch = Patch::between(before, after);
            assert_eq!(patch.done(before).as_deref(), Some(after));
            assert_eq!(patch.undone(after).as_deref(), Some(before));
        }
        let patch = Patch::between("{\"count\": 1}", "{\"count\": 2}");
        assert_eq!((patch.gone.as_str(), patch.came.as_str()), ("1", "2"));
    }

    #[test]
    fn a_step_of_another_text_is_refused() {
        let patch = Patch::between("abcd", "abXd");
        assert_eq!(patch.done("xyz"), None);
        assert_eq!(patch.undone("abcd"), None);
    }
}
