//! The application without a window: games, lessons, the workshop and the lab as somebody uses them, each change kept
//! before it is answered. It must not know a window, how a person is asked, or any SQL.

pub mod application;
pub mod damaged;
pub mod error;
pub mod files;
mod holder;
pub mod keeping;
pub mod laboratory;
pub mod lesson;
pub mod measured;
pub mod printing;
pub mod session;
pub mod view;
pub mod wall;
pub mod workshop;
