//! PNGs, and what only calls itself one.

use crate::made::{SIGNATURE, chunk, chunks, data, end, good, head, packed, png, rows, with};
use crate::{Hostile, Odd};

const KEYWORD: &[u8] = b"Comment\0\0";
/// A tenth of it would be enough to hold a window that unpacked it.
const BOMB: usize = 200 << 20;

fn cut(at: usize) -> Vec<u8> {
    let mut bytes = good();
    bytes.truncate(at);
    bytes
}

/// A picture that is good but for one byte, counted from the end.
fn flipped(from_end: usize) -> Vec<u8> {
    let mut bytes = good();
    let at = bytes.len() - from_end;
    bytes[at] ^= 0x55;
    bytes
}

/// A head of any size, and a picture that is much smaller.
fn sized(width: u32, height: u32) -> Vec<u8> {
    png(&[head(width, height, 8, 2, 0), data(&rows(8, 8)), end()])
}

fn palette(colours: usize, indices: &[u8]) -> Vec<u8> {
    let mut chunks = vec![head(8, 1, 8, 3, 0)];
    if colours > 0 {
        chunks.push(chunk(b"PLTE", &vec![120; colours * 3]));
    }
    chunks.extend([data(indices), end()]);
    png(&chunks)
}

fn animation() -> Vec<u8> {
    let frames = [2_u32.to_be_bytes(), 0_u32.to_be_bytes()].concat();
    with(chunk(b"acTL", &frames))
}

fn clear() -> Vec<u8> {
    let row = [&[0_u8][..], &[200, 100, 50, 0].repeat(8)].concat();
    png(&[head(8, 8, 8, 6, 0), data(&row.repeat(8)), end()])
}

pub(crate) fn hostile() -> Vec<Hostile> {
    let long = |length: u32| [SIGNATURE, &length.to_be_bytes(), b"IHDR", &[0; 40]].concat();
    let mut twice = good();
    twice.splice(8..8, head(8, 8, 8, 2, 0));
    vec![
        ("nothing at all", "not-a-picture", Vec::new()),
        (
            "a sentence",
            "not-a-picture",
            b"This is a picture.".to_vec(),
        ),
        (
            "a JPEG that calls itself a PNG",
            "not-a-picture",
            b"\xff\xd8\xff\xe0\0\x10JFIF\0".to_vec(),
        ),
        ("a GIF", "not-a-picture", b"GIF89a\x01\0\x01\0\x80".to_vec()),
        (
            "a WebP",
            "not-a-picture",
            b"RIFF\x10\0\0\0WEBPVP8 ".to_vec(),
        ),
        (
            "a bitmap",
            "not-a-picture",
            b"BM\x3a\0\0\0\0\0\0\0\x36".to_vec(),
        ),
        (
            "a program",
            "not-a-picture",
            b"\x7fELF\x02\x01\x01".to_vec(),
        ),
        ("a PDF", "not-a-picture", b"%PDF-1.7\n%\xe2\xe3".to_vec()),
        ("a zip file", "not-a-picture", b"PK\x03\x04\x14\0".to_vec()),
        (
            "a PNG that went through a text program",
            "not-a-picture",
            b"\x89PNG\n\x1a\n\0\0\0\x0dIHDR".to_vec(),
        ),
        ("nine megabytes of nothing", "too-large", vec![0; 9 << 20]),
        ("only the signature", "broken", SIGNATURE.to_vec()),
        ("cut off in its head", "broken", cut(20)),
        ("cut off behind its head", "broken", cut(33)),
        ("cut off in what is drawn", "broken", cut(good().len() - 30)),
        ("without its end", "broken", cut(good().len() - 12)),
        ("a wrong sum of what is drawn", "broken", flipped(13)),
        ("a byte of what is drawn turned", "broken", flipped(20)),
        ("a wrong sum of its head", "broken", {
            let mut bytes = good();
            bytes[30] ^= 1;
            bytes
        }),
        ("a head longer than the file", "broken", long(0x7fff_fff0)),
        ("a head of no length", "broken", long(0)),
        ("two heads", "broken", twice),
        (
            "drawn before its head",
            "broken",
            png(&[data(&rows(8, 8)), head(8, 8, 8, 2, 0), end()]),
        ),
        (
            "nothing drawn",
            "broken",
            png(&[head(8, 8, 8, 2, 0), end()]),
        ),
        (
            "too few rows",
            "broken",
            png(&[head(8, 80, 8, 2, 0), data(&rows(8, 8)), end()]),
        ),
        (
            "what is drawn is not packed",
            "broken",
            png(&[head(8, 8, 8, 2, 0), chunk(b"IDAT", &rows(8, 8)), end()]),
        ),
        ("a row with a filter that there is not", "broken", {
            let mut bad = rows(8, 8);
            bad[0] = 9;
            png(&[head(8, 8, 8, 2, 0), data(&bad), end()])
        }),
        ("no width", "broken", sized(0, 8)),
        ("no height", "broken", sized(8, 0)),
        (
            "three bits a colour",
            "broken",
            png(&[head(8, 8, 3, 2, 0), data(&rows(8, 8)), end()]),
        ),
        (
            "a kind of colour that there is not",
            "broken",
            png(&[head(8, 8, 8, 5, 0), data(&rows(8, 8)), end()]),
        ),
        (
            "interlaced in a way that there is not",
            "broken",
            png(&[head(8, 8, 8, 2, 7), data(&rows(8, 8)), end()]),
        ),
        ("a palette that is not there", "broken", palette(0, &[0; 9])),
        ("a palette with half a colour", "broken", {
            png(&[
                head(8, 1, 8, 3, 0),
                chunk(b"PLTE", &[1; 7]),
                data(&[0; 9]),
                end(),
            ])
        }),
        (
            "a palette of too many colours",
            "broken",
            palette(300, &[0; 9]),
        ),
        (
            "a million pixels a side",
            "too-many-pixels",
            sized(1_000_000, 1_000_000),
        ),
        (
            "as wide as numbers go",
            "too-many-pixels",
            sized(0x7fff_ffff, 1),
        ),
        (
            "as high as numbers go",
            "too-many-pixels",
            sized(1, 0x7fff_ffff),
        ),
        ("five thousand pixels, all packed", "too-many-pixels", {
            png(&[head(5000, 5000, 1, 0, 0), data(&vec![0; 626 * 5000]), end()])
        }),
        ("it moves", "moving", animation()),
        ("all of it is clear", "blank", clear()),
    ]
}

pub(crate) fn odd() -> Vec<Odd> {
    let text = |name, bytes: &[u8]| with(chunk(name, bytes));
    let profile = [&b"icc\0\0"[..], &packed(&vec![0; BOMB])].concat();
    let comment = [KEYWORD, &packed(&vec![b'x'; BOMB])].concat();
    let fine = png(&[
        head(4096, 4096, 8, 0, 0),
        data(&[&[0_u8][..], &[77; 4096]].concat().repeat(4096)),
        end(),
    ]);
    let deep: Vec<u8> = [&[0_u8][..], &[1, 200, 9, 100, 3, 50].repeat(8)]
        .concat()
        .repeat(8);
    let passes: Vec<u8> = [1_usize, 1, 2, 2, 4, 4, 8]
        .iter()
        .zip([1_usize, 1, 1, 2, 2, 4, 4])
        .flat_map(|(width, height)| rows(*width, height))
        .collect();
    let strip: Vec<u8> = rows(3000, 3);
    let names = chunks(&good());
    assert_eq!(names, ["IHDR", "IDAT", "IEND"]);
    vec![
        ("a small picture", good()),
        (
            "sixteen bits a colour",
            png(&[head(8, 8, 16, 2, 0), data(&deep), end()]),
        ),
        (
            "interlaced",
            png(&[head(8, 8, 8, 2, 1), data(&passes), end()]),
        ),
        (
            "black and white",
            png(&[head(8, 8, 1, 0, 0), data(&[0, 0xa5].repeat(8)), end()]),
        ),
        ("a palette", palette(2, &[0, 0, 1, 0, 1, 0, 1, 0, 1])),
        ("four thousand pixels a side", fine),
        (
            "a strip",
            png(&[head(3000, 3, 8, 2, 0), data(&strip), end()]),
        ),
        ("200 megabytes of comment", text(b"zTXt", &comment)),
        ("200 megabytes of colour profile", text(b"iCCP", &profile)),
        (
            "a comment in all languages",
            text(b"iTXt", b"Comment\0\0\0\0\0<script>"),
        ),
        (
            "where the camera was",
            text(b"eXIf", b"MM\0\x2a\0\0\0\x08\0\0"),
        ),
        ("a chunk that nobody knows", text(b"boMb", &[7; 5000])),
        ("a wrong sum of a comment", {
            let mut bad = chunk(b"tEXt", b"Comment\0hello");
            *bad.last_mut().expect("a byte") ^= 1;
            with(bad)
        }),
        (
            "a zip file behind it",
            [good(), b"PK\x03\x04 and more".to_vec()].concat(),
        ),
        (
            "a page behind it",
            [good(), b"<html><script>alert(1)</script>".to_vec()].concat(),
        ),
    ]
}
