//! PNGs chunk by chunk, so that each can be wrong.

use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write;

pub(crate) const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

pub(crate) fn chunk(name: &[u8], content: &[u8]) -> Vec<u8> {
    let mut sum = flate2::Crc::new();
    sum.update(name);
    sum.update(content);
    let length = (content.len() as u32).to_be_bytes();
    [&length[..], name, content, &sum.sum().to_be_bytes()].concat()
}

/// Width, height, bits, kind of colour, interlaced.
pub(crate) fn head(width: u32, height: u32, bits: u8, colour: u8, interlaced: u8) -> Vec<u8> {
    let size = [width.to_be_bytes(), height.to_be_bytes()].concat();
    chunk(
        b"IHDR",
        &[&size[..], &[bits, colour, 0, 0, interlaced]].concat(),
    )
}

pub(crate) fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).expect("packed");
    packer.finish().expect("packed")
}

pub(crate) fn data(bytes: &[u8]) -> Vec<u8> {
    chunk(b"IDAT", &packed(bytes))
}

pub(crate) fn end() -> Vec<u8> {
    chunk(b"IEND", &[])
}

pub(crate) fn png(chunks: &[Vec<u8>]) -> Vec<u8> {
    [SIGNATURE.to_vec(), chunks.concat()].concat()
}

/// Rows of eight bits a colour in red, green and blue.
pub(crate) fn rows(width: usize, height: usize) -> Vec<u8> {
    let row: Vec<u8> = std::iter::once(0)
        .chain((0..width).flat_map(|x| [(x * 7) as u8, 90, (x * 3) as u8]))
        .collect();
    row.repeat(height)
}

/// A small picture that has nothing wrong with it.
pub(crate) fn good() -> Vec<u8> {
    png(&[head(8, 8, 8, 2, 0), data(&rows(8, 8)), end()])
}

/// With a chunk between its head and what is drawn.
pub(crate) fn with(extra: Vec<u8>) -> Vec<u8> {
    png(&[head(8, 8, 8, 2, 0), extra, data(&rows(8, 8)), end()])
}

/// The names of the chunks of a PNG.
pub(crate) fn chunks(png: &[u8]) -> Vec<String> {
    let mut rest = png.strip_prefix(SIGNATURE).expect("a PNG");
    let mut names = Vec::new();
    while let Some(head) = rest.get(..8) {
        let length = u32::from_be_bytes(head[..4].try_into().expect("four")) as usize;
        names.push(String::from_utf8_lossy(&head[4..]).into_owned());
        rest = &rest[length + 12..];
    }
    names
}
