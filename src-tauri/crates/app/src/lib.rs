//! The application without a window: games, lessons, the workshop and the lab as somebody uses them, each change kept
//! before it is answered. It must not know a window, how a person is asked, or any SQL.

pub mod application;
mod background;
pub mod damaged;
mod days;
pub mod deleted;
pub mod error;
pub mod files;
mod holder;
pub mod keeping;
pub mod laboratory;
pub mod lesson;
pub mod measured;
pub mod printing;
pub mod reviews;
pub mod scrub;
pub mod session;
pub mod statistics;
pub mod view;
pub mod wall;
pub mod workshop;

#[cfg(test)]
mod log_of_test;

/// The store of a folder that a test has just let go of: what it set going may still hold it for a moment.
#[cfg(test)]
fn store_in(folder: &std::path::Path) -> store::Store {
    for _ in 0..500 {
        match store::Store::open(folder) {
            Err(trouble) if trouble.kind == store::TroubleKind::InUse => {
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            opened => return opened.expect("store"),
        }
    }
    panic!("nobody lets go of the folder");
}
