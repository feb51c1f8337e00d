//! Tile sets, mixes, positions, scenarios and campaigns on their way to somebody else: one file that holds several, each
//! whole and checked.
//! Bytes in, documents or problems out; no disk, no window, no store.

mod carried;
mod pack;
mod read;
mod unpack;

pub use carried::CarriedDocument;
pub use content::bundle::{DocumentKind, Named};
pub use pack::write;
pub use read::{Bundle, read, read_and_prove};

/// How the name of such a file ends.
pub const ENDING: &str = "bastide";

/// The largest bundle that is read or written.
pub const MOST_BYTES: usize = 8 << 20;
/// So much all files of a bundle may come to when they are unpacked.
const MOST_UNPACKED: usize = 32 << 20;
/// So many files may lie in it, the manifest among them.
const MOST_FILES: usize = 1000;
/// So many times its packed size a file may unpack to: no text of ours comes near.
const MOST_TIMES: u64 = 200;

/// Where the manifest lies.
const MANIFEST: &str = "manifest.json";

/// Whether bytes look like a bundle, whatever their file is called.
pub fn is_bundle(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK")
}
