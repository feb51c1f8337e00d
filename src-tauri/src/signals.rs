//! The wishes of the system that the program end.

use tauri::AppHandle;
use tokio::signal::unix::{SignalKind, signal};

/// Ends in order when the system asks for it, such as when somebody logs out; at once when it asks again.
pub(crate) fn heed(app: &AppHandle) {
    for wish in [
        SignalKind::terminate(),
        SignalKind::hangup(),
        SignalKind::interrupt(),
    ] {
        let app = app.clone();
        let in_order = move || app.exit(0);
        tauri::async_runtime::spawn(async move {
            if let Err(error) = listen(wish, in_order, at_once).await {
                log::warn!("the system cannot ask for an end: {error}");
            }
        });
    }
}

/// What is kept is whole whenever the program ends. Nothing of it is asked any more: the end in order may be what hangs.
fn at_once() {
    use rustix::process::{Signal, getpid, kill_process};
    if let Err(error) = kill_process(getpid(), Signal::KILL) {
        log::error!("the program cannot end at once: {error}");
    }
}

/// Once a signal is listened to, the system does nothing about it by itself, however often it is sent.
async fn listen(wish: SignalKind, first: impl FnOnce(), again: impl Fn()) -> std::io::Result<()> {
    let mut wishes = signal(wish)?;
    wishes.recv().await;
    first();
    while wishes.recv().await.is_some() {
        again();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::listen;
    use rustix::process::{Signal, getpid, kill_process};
    use std::sync::mpsc::{RecvTimeoutError, channel};
    use std::time::Duration;
    use tokio::signal::unix::SignalKind;

    #[tokio::test(flavor = "multi_thread")]
    async fn the_second_wish_is_heard_while_the_first_is_still_being_done() {
        let (tell, heard) = channel();
        let told = tell.clone();
        let first = move || told.send("first").expect("a listener");
        let again = move || tell.send("again").expect("a listener");
        // Nobody is ended by this one who does not listen yet.
        tokio::spawn(listen(SignalKind::window_change(), first, again));
        let next = || loop {
            kill_process(getpid(), Signal::WINCH).expect("sent");
            match heard.recv_timeout(Duration::from_millis(50)) {
                Ok(one) => return one,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return "nobody listens",
            }
        };
        assert_eq!([next(), next(), next()], ["first", "again", "again"]);
    }
}
