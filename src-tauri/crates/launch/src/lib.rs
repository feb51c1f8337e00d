//! What is settled before a window is there: the data folder (`folder`), whether a window is open on it already
//! (`one`), and how the web view is to draw (`drawing`). It links nothing that draws, because whoever starts the
//! program waits for it.
//!
//! - How the web view draws can only be asked by the environment, which no running program can change safely. So on
//!   Linux `bastide-desktop` settles it and then becomes `bastide-window`, in the same process.
//! - Without a graphics card the processor draws, which is quicker than a program that plays a card. Under Nvidia's
//!   driver the web view shares no buffers. A variable that somebody has set wins; `--safe` draws in the way that
//!   works everywhere.
//! - What worked is kept in `drawing.json`, for this machine, driver and web view.
//! - One window for each data folder, because the store has one writer. The first holds a lock and listens at a socket
//!   in the folder; a second start hands over what it was given, and ends (`tests/one.rs`). A window that holds the
//!   lock and doesn't answer is not joined by another.

pub mod drawing;
pub mod folder;
pub mod one;
mod system;
pub mod wish;

pub use system::Machine;
