//! What a person starts: says how the window is drawn, and becomes the window. It must not link what draws: this
//! start would take as long as the window's own.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod drawing;

use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};
use std::{env, io};

/// The program that opens the window; it lies beside this one.
const WINDOW: &str = "bastide-window";

fn main() -> ExitCode {
    let error = become_the_window();
    eprintln!("Bastide could not start {WINDOW}: {error}");
    ExitCode::FAILURE
}

/// Answers only if it could not.
fn become_the_window() -> io::Error {
    let mut arguments = env::args_os();
    let mut window = match env::current_exe() {
        Ok(here) => Command::new(here.with_file_name(WINDOW)),
        Err(error) => return error,
    };
    // The system knows the window by this name.
    if let Some(name) = arguments.next() {
        window.arg0(name);
    }
    if let Some((name, value)) = drawing::wish() {
        window.env(name, value);
    }
    window.args(arguments).exec()
}
