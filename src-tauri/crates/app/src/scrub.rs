//! What may be written down of a message, or handed on with a report: no names and no paths, which are a person's own.

use std::env::consts::{ARCH, OS};

/// What stands for what was taken out.
const GONE: &str = "…";
const QUOTES: [(char, char); 5] = [('"', '"'), ('“', '”'), ('‘', '’'), ('`', '`'), ('\'', '\'')];

/// What can be handed on of an error that was shown.
pub fn report(version: &str, web_view: &str, kind: &str, detail: &str) -> String {
    let (kind, detail) = (scrub(kind), scrub(detail));
    format!("Bastide {version}\n{OS} {ARCH}, {web_view}\n{kind}: {detail}\n")
}

/// The message without what is quoted in it and without paths. Rather too much is taken out than too little: a name may
/// hold anything, so a path ends only with a colon and what follows it, as messages of the system are made.
pub fn scrub(message: &str) -> String {
    let mut clean = String::with_capacity(message.len());
    let mut rest = message;
    let mut before = None;
    while let Some(letter) = rest.chars().next() {
        let starts = !before.is_some_and(char::is_alphanumeric);
        let taken = if starts {
            quoted(rest).or_else(|| path(rest))
        } else {
            None
        };
        let length = taken.unwrap_or(letter.len_utf8());
        if taken.is_some() {
            clean.push_str(GONE);
        } else {
            clean.push(letter);
        }
        before = Some(letter);
        rest = &rest[length..];
    }
    clean
}

/// How long what is quoted here is; without an end all of it.
fn quoted(text: &str) -> Option<usize> {
    let first = text.chars().next()?;
    let (open, close) = *QUOTES.iter().find(|(open, _)| *open == first)?;
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        if letter == close && !escaped {
            return Some(at + close.len_utf8());
        }
        escaped = letter == '\\' && !escaped;
    }
    // An apostrophe is no quote.
    (open != '\'').then_some(text.len())
}

fn path(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let rooted = match bytes {
        [b'/' | b'\\', second, ..] => !second.is_ascii_whitespace(),
        [b'~', b'/' | b'\\', ..] => true,
        [drive, b':', b'/' | b'\\', ..] => drive.is_ascii_alphabetic(),
        _ => text
            .get(..5)
            .is_some_and(|scheme| scheme.eq_ignore_ascii_case("file:")),
    };
    let ends = |at: &usize| text[at + 1..].starts_with([' ', '\n']);
    let end = text.match_indices(':').map(|(at, _)| at).find(ends);
    rooted.then(|| end.unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_names_a_person_or_their_files_is_taken_out_and_the_rest_stays() {
        for (message, clean) in [
            ("3 games deleted long ago are gone for good", ""),
            ("run 7 is not kept: database or disk is full (code 13)", ""),
            ("panicked at crates/store/src/lib.rs:12:5:\nan index", ""),
            ("the window isn't there, and that's that", ""),
            ("2 / 3 or 4/5", ""),
            (
                "/home/anna/For Bo's eyes.json: No such file",
                "…: No such file",
            ),
            ("writing /home/anna/a b/c", "writing …"),
            ("reading ~/secret.json", "reading …"),
            (r"C:\Users\Anna\game.json: denied", "…: denied"),
            (r"\\server\anna: denied", "…: denied"),
            ("file:///home/anna/a.json", "…"),
            ("at (/home/anna): Denied", "at (…: Denied"),
            (r#"Name("Anna \"the\" Great", 3)"#, "Name(…, 3)"),
            (
                "no set “river bends” of `Bo` or 'Cleo'",
                "no set … of … or …",
            ),
            ("it begins \"and never ends", "it begins …"),
            ("one\n/home/anna/two: three\nfour", "one\n…: three\nfour"),
            ("", ""),
        ] {
            let clean = if clean.is_empty() { message } else { clean };
            assert_eq!(scrub(message), clean, "{message}");
        }
    }
}
