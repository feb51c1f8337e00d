//! SQLite's write-ahead log and its index, read by their published format, to see what of a log is valid before SQLite
//! itself would change the file by it.

const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;
/// So much of an index says how much of the log it knows.
pub(crate) const INDEX_HEAD: usize = 100;
/// Each time that a log begins anew its first salt grows by one; what is left of earlier ones lies behind it.
const GENERATIONS: u32 = 1 << 20;

/// One page as a transaction left it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct WalFrame<'a> {
    pub(crate) page: u32,
    /// How many pages the file has then; 0 when the transaction goes on.
    pub(crate) commit: u32,
    salts: [u32; 2],
    sum: [u32; 2],
    /// True when it follows from the frame before it.
    follows: bool,
    pub(crate) bytes: &'a [u8],
}

#[derive(Debug, Default)]
pub(crate) struct Log<'a> {
    pub(crate) page_size: usize,
    /// What belongs to transactions that were ended, without a gap.
    pub(crate) valid: Vec<WalFrame<'a>>,
    /// Every frame that can be read, also behind a gap.
    pub(crate) readable: Vec<WalFrame<'a>>,
    /// True when something that was in the log is not in `valid`.
    pub(crate) dropped: bool,
}

impl<'a> Log<'a> {
    /// Reads a log with its index, where there is one; `usual_size` is taken where the log does not say how big a page is.
    pub(crate) fn read(bytes: &'a [u8], index: &[u8], usual_size: usize) -> Self {
        if bytes.len() < HEAD {
            return Self {
                dropped: bytes.iter().any(|byte| *byte != 0) || is_missed(index),
                ..Self::default()
            };
        }
        let magic = number(bytes, 0);
        let big = magic & 1 == 1;
        let sum = [number(bytes, 24), number(bytes, 28)];
        let sound = magic >> 1 == 0x377f_0682 >> 1 && checksum([0; 2], &bytes[..24], big) == sum;
        let page_size = if sound {
            number(bytes, 8) as usize
        } else {
            usual_size
        };
        if !page_size.is_power_of_two() || !(512..=65_536).contains(&page_size) {
            return Self {
                dropped: true,
                ..Self::default()
            };
        }
        let frames = frames(&bytes[HEAD..], page_size, sum, big);
        let Some(first) = frames.first() else {
            return Self {
                page_size,
                dropped: is_missed(index),
                ..Self::default()
            };
        };
        let salts = if sound {
            [number(bytes, 16), number(bytes, 20)]
        } else {
            first.salts
        };
        let ours = |frame: &WalFrame<'_>| frame.salts == salts;
        let in_order = frames
            .iter()
            .take_while(|frame| ours(frame) && frame.follows);
        let whole = if sound { in_order.count() } else { 0 };
        let ended = frames[..whole].iter().rposition(|frame| frame.commit > 0);
        let ended = ended.map_or(0, |last| last + 1);
        let dropped = match known_frames(index, salts) {
            Some(known) => known as usize > whole || frames[whole..].iter().skip(1).any(ours),
            None => {
                frames[whole..].iter().any(ours)
                    || frames.get(whole).is_some_and(|frame| !older(frame, salts))
            }
        };
        let readable = frames.iter().filter(|frame| ours(frame) && frame.follows);
        Self {
            page_size,
            readable: readable.copied().collect(),
            valid: frames[..ended].to_vec(),
            dropped,
        }
    }

    /// True when the log was not written upon a file whose header counts so many changes.
    pub(crate) fn is_of_another_time(&self, counted: u32) -> bool {
        let mut counts = self.valid.iter().filter(|frame| frame.page == 1);
        let Some(first) = counts.next().map(|frame| number(frame.bytes, 24)) else {
            return false;
        };
        let last = counts
            .next_back()
            .map_or(first, |frame| number(frame.bytes, 24));
        // A part of the log may have been folded in already.
        counted.wrapping_add(1) < first || counted > last
    }
}

fn frames(bytes: &[u8], page_size: usize, sum: [u32; 2], big: bool) -> Vec<WalFrame<'_>> {
    let mut before = sum;
    let each = bytes.chunks_exact(FRAME_HEAD + page_size).map(|frame| {
        let (head, bytes) = frame.split_at(FRAME_HEAD);
        let sum = [number(head, 16), number(head, 20)];
        let follows = checksum(checksum(before, &head[..8], big), bytes, big) == sum;
        before = sum;
        WalFrame {
            page: number(head, 0),
            commit: number(head, 4),
            salts: [number(head, 8), number(head, 12)],
            sum,
            follows: follows && number(head, 0) > 0,
            bytes,
        }
    });
    each.collect()
}

fn older(frame: &WalFrame<'_>, salts: [u32; 2]) -> bool {
    let ago = salts[0].wrapping_sub(frame.salts[0]);
    // A file may have been made longer before it was written.
    (1..=GENERATIONS).contains(&ago) || (frame.salts == [0; 2] && frame.sum == [0; 2])
}

/// How many frames the index of the log knows of, when it is the index of this log.
fn known_frames(index: &[u8], salts: [u32; 2]) -> Option<u32> {
    let head = index.get(..48)?;
    let native =
        |at: usize| u32::from_ne_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    let sum = checksum([0; 2], &head[..40], cfg!(target_endian = "big"));
    let same = index.get(48..96) == Some(head) && sum == [native(40), native(44)];
    let of_it = [number(head, 32), number(head, 36)] == salts;
    (same && of_it).then(|| native(16))
}

/// True when an index knows of frames that neither a log holds nor the file.
pub(crate) fn is_missed(index: &[u8]) -> bool {
    counted(index).is_some_and(|(known, folded_in)| known > folded_in)
}

/// True when an index knows that all of its log is in the file.
pub(crate) fn is_folded_in(index: &[u8]) -> bool {
    counted(index).is_some_and(|(known, folded_in)| known <= folded_in)
}

/// How many frames an index knows of, and how many of them are in the file.
fn counted(index: &[u8]) -> Option<(u32, u32)> {
    let of_itself = [number(index, 32), number(index, 36)];
    let folded_in = index.get(96..100).and_then(|four| four.try_into().ok());
    let folded_in = folded_in.map_or(0, u32::from_ne_bytes);
    Some((known_frames(index, of_itself)?, folded_in))
}

fn checksum(sum: [u32; 2], bytes: &[u8], big: bool) -> [u32; 2] {
    let word = |bytes: &[u8]| {
        let bytes = [bytes[0], bytes[1], bytes[2], bytes[3]];
        if big {
            u32::from_be_bytes(bytes)
        } else {
            u32::from_le_bytes(bytes)
        }
    };
    bytes.chunks_exact(8).fold(sum, |[one, two], pair| {
        let one = one.wrapping_add(word(&pair[..4])).wrapping_add(two);
        let two = two.wrapping_add(word(&pair[4..])).wrapping_add(one);
        [one, two]
    })
}

/// The number at a place; 0 behind the end.
pub(crate) fn number(bytes: &[u8], at: usize) -> u32 {
    let four = bytes.get(at..at + 4).and_then(|four| four.try_into().ok());
    four.map_or(0, u32::from_be_bytes)
}
