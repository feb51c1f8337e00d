//! A fingerprint of a file: enough to recognise the bytes that we wrote, and no protection against forgery.

use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Read at a time; a multiple of eight.
const PART: usize = 1 << 16;
/// From the hash of Fowler, Noll and Vo.
const FIRST: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fingerprint {
    pub(crate) length: u64,
    pub(crate) sum: u64,
}

impl Fingerprint {
    /// None when there is no such file.
    pub(crate) fn of_file(path: &Path) -> io::Result<Option<Self>> {
        match File::open(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            file => read(file?).map(Some),
        }
    }

    pub(crate) fn of(bytes: &[u8]) -> Self {
        Self {
            length: bytes.len() as u64,
            sum: bytes.chunks(PART).fold(FIRST, add),
        }
    }
}

fn read(mut file: File) -> io::Result<Fingerprint> {
    let (mut length, mut sum) = (0, FIRST);
    let mut part = Vec::with_capacity(PART);
    loop {
        part.clear();
        let count = file.by_ref().take(PART as u64).read_to_end(&mut part)?;
        if count == 0 {
            return Ok(Fingerprint { length, sum });
        }
        length += count as u64;
        sum = add(sum, &part);
    }
}

/// Eight bytes at a time: a file is read at each start.
fn add(sum: u64, part: &[u8]) -> u64 {
    part.chunks(8).fold(sum, |sum, bytes| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        (sum.rotate_left(23) ^ u64::from_le_bytes(word)).wrapping_mul(PRIME)
    })
}

#[cfg(test)]
mod tests {
    use super::Fingerprint;
    use std::fs;

    #[test]
    fn a_file_and_its_bytes_have_one_fingerprint_and_other_bytes_another() {
        let folder = tempfile::tempdir().expect("folder");
        let path = folder.path().join("file");
        assert_eq!(Fingerprint::of_file(&path).expect("no file"), None);
        let mut bytes = vec![7; 200_003];
        fs::write(&path, &bytes).expect("a file");
        let print = Fingerprint::of(&bytes);
        assert_eq!(Fingerprint::of_file(&path).expect("read"), Some(print));
        bytes[100_000] ^= 0x80;
        assert_ne!(Fingerprint::of(&bytes), print);
        assert_ne!(Fingerprint::of(&bytes[..200_002]), print);
        bytes.swap(3, 100_000);
        assert_ne!(Fingerprint::of(&bytes), print);
    }
}
