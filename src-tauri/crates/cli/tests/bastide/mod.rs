//! The `bastide` command as a stranger meets it: run, fed and read.
#![allow(dead_code, reason = "each test file uses a part")]

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// The command with these arguments.
pub(crate) fn bastide(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
    command.args(arguments);
    command
}

/// What a run said.
pub(crate) struct CommandOutput {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for CommandOutput {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the command speaks UTF-8");
        Self {
            code: output.status.code().expect("the command ended by itself"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }
}

/// Runs to the end.
pub(crate) fn run(arguments: &[&str]) -> CommandOutput {
    bastide(arguments)
        .output()
        .expect("the command starts")
        .into()
}

/// A folder with one file.
pub(crate) struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Self {
            folder: tempfile::tempdir().expect("a temporary folder"),
        }
    }

    /// Writes a file and tells its path.
    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.path().join(name);
        std::fs::write(&path, bytes).expect("the file is written");
        path.display().to_string()
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().to_owned()
    }
}

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Self {
        Self::of(&["engine"])
    }

    /// Another command that answers line by line.
    pub(crate) fn of(arguments: &[&str]) -> Self {
        let mut child = bastide(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("its output is ours"));
        Self {
            child,
            input,
            output,
        }
    }

    /// Sends a line and reads the answer.
    pub(crate) fn say(&mut self, line: &str) -> Value {
        self.say_bytes(line.as_bytes())
    }

    /// Sends a line that may be no text and reads the answer.
    pub(crate) fn say_bytes(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().expect("the input is open");
        input
            .write_all(&[line, b"\n"].concat())
            .expect("the engine listens");
        let mut answer = String::new();
        self.output
            .read_line(&mut answer)
            .expect("the engine answers");
        serde_json::from_str(&answer).expect("the answer is one line of JSON")
    }

    /// Sends a request that must succeed.
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        let answer = self.say(&request.to_string());
        assert_eq!(answer["ok"], true, "{request} was answered {answer}");
        answer
    }

    /// Ends the input; tells the exit code.
    pub(crate) fn end(mut self) -> Option<i32> {
        self.input = None;
        self.child.wait().expect("the engine ends").code()
    }
}
