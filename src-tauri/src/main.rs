//! What a person starts: it hands over to a window that is open already, or says how a new one is to draw and becomes
//! it.

use launch::one::{StartRequest, hand_over};
use launch::{Machine, drawing, folder};
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};
use std::{env, io};

/// The program that opens the window; it lies beside this one.
const WINDOW: &str = "bastide-window";

fn main() -> ExitCode {
    let folder = folder::data().ok();
    let open = folder.as_deref();
    if open.is_some_and(|folder| hand_over(folder, &StartRequest::here())) {
        return ExitCode::SUCCESS;
    }
    let mut arguments = env::args_os();
    let name = arguments.next();
    let arguments: Vec<_> = arguments.collect();
    let start = drawing::start(&Machine::here(), &drawing::ThisProgram, open, &arguments);
    let error = match env::current_exe() {
        Ok(here) => {
            let mut window = Command::new(here.with_file_name(WINDOW));
            // The system knows the window by this name.
            if let Some(name) = name {
                window.arg0(name);
            }
            for unsaid in start.unsaid {
                window.env_remove(unsaid);
            }
            window.envs(start.variables).args(arguments).exec()
        }
        Err(error) => error,
    };
    failed(&error)
}

fn failed(error: &io::Error) -> ExitCode {
    eprintln!("Bastide could not start {WINDOW}: {error}");
    ExitCode::FAILURE
}
