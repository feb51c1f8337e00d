//! The window's program, which `main.rs` becomes.

use std::process::ExitCode;

fn main() -> ExitCode {
    bastide_desktop::run()
}
