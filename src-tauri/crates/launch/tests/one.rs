//! Two starts that mean one folder, real sockets and real locks.

use launch::one::{Claim, StartFinding, StartRequest, claim, hand_over};
use std::ffi::OsString;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use tempfile::tempdir;

const SOON: Duration = Duration::from_millis(300);
const LONG: Duration = Duration::from_secs(10);

fn given(file: &str) -> StartRequest {
    StartRequest {
        arguments: vec!["bastide-desktop".into(), file.into()],
        folder: "/home/anna".into(),
    }
}

fn first(folder: &Path) -> Claim {
    match claim(folder, &given("own.json"), SOON) {
        StartFinding::First(claim) => claim,
        StartFinding::Taken => panic!("another window took it"),
        StartFinding::Silent => panic!("another window is silent"),
    }
}

fn listening(claim: &mut Claim) -> Receiver<StartRequest> {
    let (send, taken) = channel();
    claim
        .listen(move |given| send.send(given).expect("heard"))
        .expect("a thread");
    taken
}

#[test]
fn a_second_start_hands_over_what_it_was_given_and_the_first_hears_of_it() {
    let folder = tempdir().expect("folder");
    let mut window = first(folder.path());
    let taken = listening(&mut window);
    assert!(matches!(
        claim(folder.path(), &given("sunday.json"), SOON),
        StartFinding::Taken
    ));
    assert_eq!(taken.recv_timeout(LONG), Ok(given("sunday.json")));
    assert!(hand_over(folder.path(), &given("monday.json")));
    assert_eq!(taken.recv_timeout(LONG), Ok(given("monday.json")));
}

#[test]
fn what_was_handed_over_while_the_window_was_still_starting_is_not_lost() {
    let folder = tempdir().expect("folder");
    let mut window = first(folder.path());
    std::thread::scope(|starts| {
        let second = starts.spawn(|| hand_over(folder.path(), &given("early.json")));
        std::thread::sleep(SOON);
        let taken = listening(&mut window);
        assert_eq!(taken.recv_timeout(LONG), Ok(given("early.json")));
        assert!(second.join().expect("it ended"));
    });
}

#[test]
fn a_window_that_is_open_and_silent_is_not_joined_by_another() {
    let folder = tempdir().expect("folder");
    let _window = first(folder.path());
    let socket = folder.path().join("window.socket");
    std::fs::remove_file(socket).expect("nobody can be heard");
    assert!(matches!(
        claim(folder.path(), &given("a.json"), SOON),
        StartFinding::Silent
    ));
}

#[test]
fn what_a_killed_window_left_behind_keeps_nobody_out() {
    let folder = tempdir().expect("folder");
    drop(first(folder.path()));
    assert!(folder.path().join("window.socket").exists());
    let mut window = first(folder.path());
    let taken = listening(&mut window);
    assert!(hand_over(folder.path(), &given("again.json")));
    assert_eq!(taken.recv_timeout(LONG), Ok(given("again.json")));
    window.leave();
    assert!(!folder.path().join("window.socket").exists());
}

#[test]
fn a_folder_with_a_name_longer_than_a_socket_may_have_is_as_good_as_any() {
    let folder = tempdir().expect("folder");
    let deep = folder.path().join("deep/".repeat(60));
    std::fs::create_dir_all(&deep).expect("folder");
    let mut window = first(&deep);
    let taken = listening(&mut window);
    assert!(hand_over(&deep, &given("deep.json")));
    assert_eq!(taken.recv_timeout(LONG), Ok(given("deep.json")));
}

#[test]
fn names_arrive_as_they_are_whatever_their_bytes() {
    use std::os::unix::ffi::OsStringExt;
    let folder = tempdir().expect("folder");
    let mut window = first(folder.path());
    let taken = listening(&mut window);
    let odd = OsString::from_vec(b"\xff sunday\n.json".to_vec());
    let given = StartRequest {
        arguments: vec![odd],
        folder: OsString::from_vec(b"/\xfe".to_vec()),
    };
    assert!(hand_over(folder.path(), &given));
    assert_eq!(taken.recv_timeout(LONG), Ok(given));
}

#[test]
fn who_says_nonsense_is_not_answered_and_the_next_is() {
    use std::io::{Read, Write};
    let folder = tempdir().expect("folder");
    let mut window = first(folder.path());
    let taken = listening(&mut window);
    for nonsense in [&b"hello\n"[..], b"{}\n", b"\n", b"{\"arguments\":[]}\n"] {
        let socket = folder.path().join("window.socket");
        let mut stream = std::os::unix::net::UnixStream::connect(socket).expect("heard");
        stream.write_all(nonsense).expect("said");
        assert_eq!(stream.read(&mut [0]).expect("the end"), 0);
    }
    assert!(hand_over(folder.path(), &given("good.json")));
    assert_eq!(taken.recv_timeout(LONG), Ok(given("good.json")));
}
