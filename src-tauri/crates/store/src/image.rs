//! A database as it would be, in memory: what the file holds, with what a log adds to it. SQLite opens the copy, so
//! that neither the file nor the log is touched.

use crate::fingerprint::Fingerprint;
use crate::log::{WalFrame, number};
use rusqlite::{Connection, MAIN_DB};
use std::io::{self, Read};

/// The length of the header.
const HEAD: usize = 100;
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// A log alone is not believed that its file was longer.
const LONGEST_TOLD: usize = 256 << 20;
/// What SQLite makes pages of, where nothing is said.
pub(crate) const USUAL_PAGE: usize = 4096;

#[derive(Debug, Clone, Default)]
pub(crate) struct Image {
    bytes: Vec<u8>,
}

impl Image {
    pub(crate) fn of(bytes: Vec<u8>) -> Self {
        Self { bytes }
    }

    /// With pages of a log in the place of its own.
    pub(crate) fn with(&self, frames: &[WalFrame<'_>], page_size: usize) -> Self {
        let mut bytes = self.bytes.clone();
        let pages = frames.iter().rev().find(|frame| frame.commit > 0);
        // A file that was cut short was as long as the log says. Whoever says more than can be leaves it as long as it is.
        let told = pages.map_or(0, |frame| frame.commit as usize);
        let told = Some(told).filter(|told| told * page_size <= LONGEST_TOLD);
        let most = bytes.len() / page_size.max(1) + frames.len();
        let most = most.max(told.unwrap_or_default());
        for frame in frames.iter().filter(|frame| frame.page as usize <= most) {
            let end = frame.page as usize * page_size;
            bytes.resize(bytes.len().max(end), 0);
            bytes[end - page_size..end].copy_from_slice(frame.bytes);
        }
        if let Some(frame) = pages.filter(|frame| frame.commit as usize <= most) {
            bytes.resize(frame.commit as usize * page_size, 0);
        }
        Self { bytes }
    }

    pub(crate) fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.bytes)
    }

    /// With the first page of another file, and with the pages that it leads to where its own are blank.
    pub(crate) fn with_schema_of(&self, other: &Self) -> Self {
        let size = other.page_size();
        let mut bytes = self.bytes.clone();
        for page in other.schema_pages() {
            let (from, to) = ((page - 1) * size, page * size);
            let Some(theirs) = other.bytes.get(from..to) else {
                continue;
            };
            bytes.resize(bytes.len().max(to), 0);
            if page == 1 || bytes[from..to].iter().all(|byte| *byte == 0) {
                bytes[from..to].copy_from_slice(theirs);
            }
        }
        Self { bytes }
    }

    /// The numbers of the pages that say which tables there are: the first, and those right below it in its tree.
    fn schema_pages(&self) -> Vec<usize> {
        const IS_A_NODE: u8 = 5;
        let mut pages = vec![1];
        if self.bytes.get(HEAD) == Some(&IS_A_NODE) {
            let at = |at: usize| number(&self.bytes, at) as usize;
            let cell = |nth: usize| at(HEAD + 12 + 2 * nth) >> 16;
            pages.extend((0..at(HEAD + 3) >> 16).map(|nth| at(cell(nth))));
            pages.push(at(HEAD + 8));
        }
        // A page that cannot be there was put into the tree by damage.
        let most = self.bytes.len() / self.page_size();
        pages.retain(|page| (1..=most).contains(page));
        pages
    }

    /// True when there is not a byte in it that says anything.
    pub(crate) fn says_nothing(&self) -> bool {
        self.bytes.iter().all(|byte| *byte == 0)
    }

    pub(crate) fn is_blank(&self) -> bool {
        self.bytes.iter().take(100).all(|byte| *byte == 0)
    }

    pub(crate) fn is_a_database(&self) -> bool {
        self.bytes.starts_with(MAGIC)
    }

    pub(crate) fn application_id(&self) -> u32 {
        number(&self.bytes, 68)
    }

    pub(crate) fn user_version(&self) -> u32 {
        number(&self.bytes, 60)
    }

    /// How many changes of its first page the header counts.
    pub(crate) fn changes(&self) -> u32 {
        number(&self.bytes, 24)
    }

    pub(crate) fn page_size(&self) -> usize {
        match usize::from(self.bytes.get(16).copied().unwrap_or_default()) << 8
            | usize::from(self.bytes.get(17).copied().unwrap_or_default())
        {
            1 => 65_536,
            size if size >= 512 && size.is_power_of_two() => size,
            _ => USUAL_PAGE,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Opens the copy as it is.
    pub(crate) fn open(&self) -> rusqlite::Result<Connection> {
        let mut head = self.head();
        without_log(&mut head);
        self.opened(&head, self.bytes.len().max(head.len()))
    }

    /// Opens the copy with a header as Bastide writes it, and goes past damage that can be gone past.
    pub(crate) fn open_mended(&self, user_version: u32) -> rusqlite::Result<Connection> {
        let mut head = self.head();
        let page_size = self.page_size();
        let pages = self.bytes.len().div_ceil(page_size).max(1);
        head[..16].copy_from_slice(MAGIC);
        let size = if page_size == 65_536 {
            1
        } else {
            page_size as u16
        };
        head[16..18].copy_from_slice(&size.to_be_bytes());
        without_log(&mut head);
        head[20..24].copy_from_slice(&[0, 64, 32, 32]);
        head[28..32].copy_from_slice(&(pages as u32).to_be_bytes());
        // No list of free pages, no other form of file.
        head[32..40].fill(0);
        head[44..56].copy_from_slice(&[0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]);
        head[56..60].copy_from_slice(&1_u32.to_be_bytes());
        head[60..64].copy_from_slice(&user_version.to_be_bytes());
        head[64..68].fill(0);
        head.copy_within(24..28, 92);
        let connection = self.opened(&head, pages * page_size)?;
        connection.pragma_update(None, "writable_schema", true)?;
        connection.pragma_update(None, "cell_size_check", true)?;
        Ok(connection)
    }

    fn head(&self) -> [u8; HEAD] {
        let mut head = [0; HEAD];
        let known = self.bytes.len().min(HEAD);
        head[..known].copy_from_slice(&self.bytes[..known]);
        head
    }

    /// With another header, and filled up with zeros.
    fn opened(&self, head: &[u8], length: usize) -> rusqlite::Result<Connection> {
        let rest = self.bytes.get(HEAD..).unwrap_or_default();
        let bytes = head.chain(rest).chain(io::repeat(0));
        let mut connection = Connection::open_in_memory()?;
        connection.deserialize_read_exact(MAIN_DB, bytes, length, false)?;
        Ok(connection)
    }
}

/// A copy in memory has no log.
fn without_log(head: &mut [u8; HEAD]) {
    head[18..20].fill(1);
}
