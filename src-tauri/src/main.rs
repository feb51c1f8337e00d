//! What a person starts. On Linux it hands over to a window that is open already, or says how a new one is to draw and
//! becomes it; elsewhere nothing has to be said, and it is the window's program itself. It must not link what draws where
//! it becomes another: this start would take as long as the window's own.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

#[cfg(target_os = "linux")]
mod launcher;

#[cfg(target_os = "linux")]
fn main() -> ExitCode {
    launcher::run()
}

#[cfg(not(target_os = "linux"))]
fn main() -> ExitCode {
    bastide_desktop::run()
}
