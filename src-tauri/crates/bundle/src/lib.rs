//! Bundles: one `.bastide` file that holds several documents, each whole and checked. Bytes in, documents or problems
//! out; no disk, window or store.
//!
//! A bundle is a zip file with a manifest (`content::bundle`: kind, version, id, path, size and SHA-256 of each
//! document). What is built in is named and not carried.
//!
//! - **A bundle is not believed.** `unpack` gives every number that the file says of itself a limit before anything is
//!   unpacked, `read` holds the files against the manifest, and `content` judges each as it judges any file. Nothing
//!   is unpacked to the disk. `tests/faults.txt` pins what every broken bundle is answered.
//! - **The same documents make the same bytes:** there is no date and nothing of the system in it (`tests/round.rs`).
//! - A scenario and a position travel with the sets and mixes of one's own that they name (`content::needs`), a
//!   campaign with its chapters written into it.
//!
//! A new kind of document that shall travel is a variant of [`DocumentKind`] and a branch in `carried`.

mod carried;
mod pack;
mod read;
mod unpack;

pub use carried::CarriedDocument;
pub use content::bundle::{DocumentKind, NamedDocument};
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
