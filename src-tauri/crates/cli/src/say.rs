//! The only place that prints: lines for people with nothing in them that a terminal would obey, and lines of JSON.
//! Knows characters, not what is said with them.

use serde::Serialize;
use std::fmt::{Arguments, Write as _};
use std::io::{self, Write};

/// Writes one line for a person.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn line(out: &mut impl Write, text: Arguments<'_>) -> io::Result<()> {
    writeln!(out, "{}", visible(&text.to_string()))
}

/// Writes lines for a person that somebody else has put together; each line break in them is one.
///
/// # Errors
/// When they cannot be written.
pub(crate) fn lines(out: &mut impl Write, text: &str) -> io::Result<()> {
    text.lines()
        .try_for_each(|text| line(out, format_args!("{text}")))
}

/// Writes a table in the form of RFC 4180, whose lines end in two letters.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn table(out: &mut impl Write, text: &str) -> io::Result<()> {
    text.split_terminator("\r\n")
        .try_for_each(|line| write!(out, "{}\r\n", visible(line)))
}

/// Writes one line of JSON. Its texts mean what they say, and show it in a terminal too.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn json(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    writeln!(out, "{}", json_text(value))
}

/// Writes one line of JSON that was made here before.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn made(out: &mut impl Write, json: &str) -> io::Result<()> {
    writeln!(out, "{json}")
}

/// Writes a script for a shell as it was made.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn script(out: &mut impl Write, script: &[u8]) -> io::Result<()> {
    out.write_all(script)
}

/// One line of JSON: what a terminal would obey stands in it as the escape of its number.
pub(crate) fn json_text(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value)
        .unwrap_or_else(|error| unreachable!("what is printed has a JSON form: {error}"));
    escaped(&text, |shown, letter| {
        for unit in letter.encode_utf16(&mut [0; 2]) {
            let _ = write!(shown, "\\u{unit:04x}");
        }
    })
}

/// A text with its control characters written out: `\n`, `\u{1b}`.
pub(crate) fn visible(text: &str) -> String {
    escaped(text, |shown, letter| match letter {
        '\n' | '\r' | '\t' => shown.extend(letter.escape_default()),
        _ => shown.extend(letter.escape_unicode()),
    })
}

fn escaped(text: &str, escape: impl Fn(&mut String, char)) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_obeyed(letter) {
            escape(&mut shown, letter);
        } else {
            shown.push(letter);
        }
    }
    shown
}

/// True for what moves, colours, rings, turns round, or hides without being seen itself.
fn is_obeyed(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            // Soft hyphen, Arabic letter mark, Mongolian vowel separator.
            '\u{ad}' | '\u{61c}' | '\u{180e}'
            // Zero width space; marks, embeddings, overrides and isolates of direction; line separators.
            | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            // Byte order mark, annotations, tags.
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    const OBEYED: [char; 14] = [
        '\u{1b}',
        '\u{7}',
        '\u{8}',
        '\n',
        '\r',
        '\0',
        '\u{7f}',
        '\u{9b}',
        '\u{202e}',
        '\u{2066}',
        '\u{200f}',
        '\u{2028}',
        '\u{feff}',
        '\u{e0041}',
    ];

    #[test]
    fn what_a_terminal_would_obey_is_shown() {
        for letter in OBEYED {
            let mut out = Vec::new();
            line(&mut out, format_args!("Ada{letter}Bo")).unwrap();
            let said = String::from_utf8(out).unwrap();
            assert_eq!(
                said.chars().filter(|c| is_obeyed(*c)).collect::<String>(),
                "\n"
            );
            assert!(
                said.starts_with("Ada\\") && said.ends_with("Bo\n"),
                "{said}"
            );
        }
        assert_eq!(visible("\u{1b}[31m\n"), "\\u{1b}[31m\\n");
        let names = "Zoë, 美, नमस्ते, עדה, 👩\u{200d}🌾, \"\\";
        assert_eq!(visible(names), names);
    }

    #[test]
    fn a_line_of_json_says_the_same() {
        for letter in OBEYED {
            let name = format!("Ada{letter}Bo");
            let text = json_text(&name);
            assert!(!text.chars().any(is_obeyed), "{text}");
            assert_eq!(serde_json::from_str::<String>(&text).unwrap(), name);
        }
    }
}
