//! The letters of the fonts that are printed: which glyphs a text is written with, how wide words are, and where lines
//! break.

use crate::plan::Face;
use harfrust::{FontRef, GlyphBuffer, ShapeOptions, ShaperData, UnicodeBuffer};
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

/// The glyphs of a text in the order in which they stand on a line, and how many of their units a letter is high.
pub(crate) fn shape(face: Face, text: &str) -> (GlyphBuffer, i32) {
    static FONTS: OnceLock<[(FontRef<'static>, ShaperData); 3]> = OnceLock::new();
    let fonts = FONTS.get_or_init(|| {
        Face::ALL.map(|face| {
            let font = FontRef::new(font(face)).expect("the fonts within are fonts");
            let data = ShaperData::new(&font);
            (font, data)
        })
    });
    let (font, data) = &fonts[face as usize];
    let shaper = data.shaper(font).build();
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let units = shaper.units_per_em().max(1);
    (shaper.shape(buffer, ShapeOptions::new()), units)
}

pub(crate) fn width(face: Face, size: i32, text: &str) -> i32 {
    let (shaped, units) = shape(face, text);
    let advances = shaped.glyph_positions().iter();
    let advance: i64 = advances.map(|each| i64::from(each.x_advance)).sum();
    let units = i64::from(units);
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
