//! The window's program, which `main.rs` becomes. It must not know anything but where the shell starts.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    bastide_desktop::run()
}
