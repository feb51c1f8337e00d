//! What was acknowledged is there after the program was killed in the middle of its work.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
};
use store::{Store, settings::TEXT_SIZES};
use tempfile::tempdir;

fn writer(folder: &std::path::Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_settings-writer"))
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("writer")
}

#[tokio::test]
async fn a_killed_program_has_lost_nothing_it_acknowledged() {
    for acknowledged in 1..=12 {
        let folder = tempdir().expect("folder");
        let mut writer = writer(folder.path());
        let mut ask = writer.stdin.take().expect("input");
        let mut said = BufReader::new(writer.stdout.take().expect("output")).lines();
        let size = |n: usize| TEXT_SIZES[n % TEXT_SIZES.len()];
        for n in 1..=acknowledged {
            writeln!(ask, "{}", size(n)).expect("a wish");
            said.next().expect("an answer").expect("an answer");
        }
        writeln!(ask, "{}", size(acknowledged + 1)).expect("a last wish");
        writer.kill().expect("kill");
        writer.wait().expect("end");

        let store = Store::open(folder.path()).expect("store");
        let kept = store.read_settings().await.expect("settings").text_size;
        // The last wish may have been in time; nothing before it may be gone.
        let allowed = [size(acknowledged), size(acknowledged + 1)];
        assert!(allowed.contains(&kept), "{kept} after {acknowledged}");
    }
}
