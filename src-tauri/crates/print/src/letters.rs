//! How wide words are in the fonts that are printed, and where lines break. It must not know a page.

use crate::plan::Face;
use rustybuzz::UnicodeBuffer;
use std::sync::OnceLock;

/// No line of small type has more letters.
const MOST_ON_A_LINE: usize = 400;

/// The whole font; a page embeds what it shows of it.
pub(crate) const fn font(face: Face) -> &'static [u8] {
    match face {
        Face::Title => include_bytes!("../fonts/Alegreya-Bold.ttf"),
        Face::Plain => include_bytes!("../fonts/SourceSans3-Regular.ttf"),
        Face::Strong => include_bytes!("../fonts/SourceSans3-SemiBold.ttf"),
    }
}

fn shaper(face: Face) -> &'static rustybuzz::Face<'static> {
    static SHAPERS: OnceLock<[rustybuzz::Face<'static>; 3]> = OnceLock::new();
    let shapers = SHAPERS.get_or_init(|| {
        Face::ALL.map(|face| {
            rustybuzz::Face::from_slice(font(face), 0).expect("the fonts within are fonts")
        })
    });
    &shapers[face as usize]
}

pub(crate) fn width(face: Face, size: i32, text: &str) -> i32 {
    let shaper = shaper(face);
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    let shaped = rustybuzz::shape(shaper, &[], buffer);
    let advance: i64 = shaped
        .glyph_positions()
        .iter()
        .map(|each| i64::from(each.x_advance))
        .sum();
    let units = i64::from(shaper.units_per_em()).max(1);
    ((advance * i64::from(size) + units - 1) / units) as i32
}

/// Text as lines that are not wider than `most`; a line of its own stays one.
pub(crate) fn lines(face: Face, size: i32, text: &str, most: i32) -> Vec<String> {
    let space = width(face, size, " ");
    let mut lines = Vec::new();
    for own in text.lines() {
        let (mut line, mut so_far) = (String::new(), 0);
        for word in own.split_whitespace() {
            let wide = width(face, size, word);
            if !line.is_empty() && so_far + space + wide <= most {
                line = format!("{line} {word}");
                so_far += space + wide;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            if wide <= most {
                (line, so_far) = (word.to_owned(), wide);
            } else {
                line = broken(face, size, word, most, &mut lines);
                so_far = width(face, size, &line);
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }
    lines
}

/// The end of a word, when pieces of it as wide as a line are on lines of their own.
fn broken(face: Face, size: i32, word: &str, most: i32, lines: &mut Vec<String>) -> String {
    let mut piece = String::new();
    for letter in word.chars() {
        piece.push(letter);
        if width(face, size, &piece) > most && piece.chars().count() > 1 {
            piece.pop();
            lines.push(std::mem::replace(&mut piece, letter.to_string()));
        }
    }
    piece
}

/// As much of a text as fits on one line.
pub(crate) fn cut(face: Face, size: i32, text: &str, most: i32) -> String {
    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if width(face, size, &text) <= most {
        return text;
    }
    let mut kept: Vec<char> = text.chars().take(MOST_ON_A_LINE).collect();
    while kept.pop().is_some() {
        let short: String = kept.iter().chain(&['…']).collect();
        if width(face, size, &short) <= most {
            return short;
        }
    }
    String::new()
}
