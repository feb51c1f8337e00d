//! How much a picture may be before it is one of ours.

/// The largest file.
pub const MOST_BYTES: usize = 8 << 20;
/// The longest side of a PNG.
pub(super) const MOST_PIXELS: u32 = 4096;
/// What unpacking a PNG may take beside its pixels.
pub(super) const MOST_UNPACKED: usize = 16 << 20;

/// The longest SVG: drawings of programs for illustrators have some hundred thousand letters.
pub(super) const MOST_LETTERS: usize = 2 << 20;
pub(super) const MOST_NODES: u32 = 40_000;
/// How deep groups may lie in each other, and uses in what is used: whoever draws it goes as deep.
pub(super) const DEEPEST: usize = 64;
/// How many elements there are once all that is used again is written out.
pub(super) const MOST_DRAWN: u64 = 60_000;
/// How often a rule of a style sheet may be held against an element.
pub(super) const MOST_MATCHES: usize = 4_000_000;
/// How many lines and curves all paths have.
pub(super) const MOST_SEGMENTS: usize = 400_000;
/// How many strokes a dashed line may come to.
pub(super) const MOST_DASHES: f32 = 20_000.0;
/// How often the whole picture may be painted over.
pub(super) const MOST_COATS: f32 = 400.0;
