//! What is settled before a window is there: where everything is kept, whether a window is open on it already, and how
//! the web view is to draw. It must not link what draws: whoever starts the program waits for this.

#[cfg(target_os = "linux")]
pub mod drawing;
pub mod folder;
pub mod one;
mod system;
#[cfg(target_os = "linux")]
pub mod wish;

#[cfg(target_os = "linux")]
pub use system::Machine;
