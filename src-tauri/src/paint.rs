//! Whether the window has shown anything yet, by what is seen of it.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// From the page's first call to its first frame it takes a tenth of a second here: a machine may be a hundred times
/// slower.
const FRAME: Duration = Duration::from_secs(10);
/// So long the page may take to call at all, on a machine that is busy with other things.
const CALL: Duration = Duration::from_secs(30);

/// What has been seen so far.
#[derive(Default)]
pub(crate) struct Paint(Mutex<PaintSample>);

#[derive(Default)]
struct PaintSample {
    /// The page runs: it has asked for something.
    called: bool,
    /// Something was put on the screen since then.
    drawn: bool,
    /// The page says that it has made a frame.
    said: bool,
    /// Nobody could see anything: the time does not count.
    hidden: bool,
    /// What is kept is still being opened, and the page waits for it: neither is that the page's time.
    opening: bool,
    waited: Duration,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PaintVerdict {
    Unsure,
    Painted,
    Blank,
}

impl Paint {
    pub(crate) fn called(&self) {
        self.change(|seen| {
            if !seen.called {
                seen.called = true;
                seen.waited = Duration::ZERO;
            }
        });
    }

    /// What is drawn before the page runs is the empty window.
    pub(crate) fn drawn(&self) {
        self.change(|seen| seen.drawn |= seen.called);
    }

    pub(crate) fn said(&self) {
        self.change(|seen| seen.said = true);
    }

    pub(crate) fn hidden(&self, hidden: bool) {
        self.change(|seen| seen.hidden = hidden);
    }

    pub(crate) fn opening(&self, opening: bool) {
        self.change(|seen| seen.opening = opening);
    }

    /// A page can make frames that never reach the screen, and a screen can be drawn without a page: both count.
    pub(crate) fn painted(&self) -> bool {
        let mut painted = false;
        self.change(|seen| painted = seen.said && seen.drawn);
        painted
    }

    /// What is to be thought of it after so much more time.
    pub(crate) fn after(&self, passed: Duration) -> PaintVerdict {
        if self.painted() {
            return PaintVerdict::Painted;
        }
        let mut verdict = PaintVerdict::Unsure;
        self.change(|seen| {
            if !seen.hidden && !seen.opening {
                seen.waited += passed;
            }
            let limit = if seen.called { FRAME } else { CALL };
            if seen.waited >= limit {
                verdict = PaintVerdict::Blank;
            }
        });
        verdict
    }

    fn change(&self, change: impl FnOnce(&mut PaintSample)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// After how many seconds the window counts as blank.
    fn blank_after(paint: &Paint) -> Option<u32> {
        (1..100).find(|_| paint.after(SECOND) == PaintVerdict::Blank)
    }

    #[test]
    fn a_window_is_painted_once_the_page_and_the_screen_both_say_so() {
        let paint = Paint::default();
        paint.drawn();
        paint.called();
        paint.said();
        assert_eq!(
            paint.after(SECOND),
            PaintVerdict::Unsure,
            "only the empty window was drawn"
        );
        paint.drawn();
        assert_eq!(paint.after(SECOND), PaintVerdict::Painted);
        assert_eq!(blank_after(&paint), None);
    }

    #[test]
    fn a_page_that_runs_and_shows_nothing_is_blank_after_ten_seconds() {
        let paint = Paint::default();
        for _ in 0..15 {
            assert_eq!(paint.after(SECOND), PaintVerdict::Unsure);
        }
        paint.called();
        assert_eq!(blank_after(&paint), Some(10));
        let paint = Paint::default();
        paint.called();
        paint.drawn();
        assert_eq!(blank_after(&paint), Some(10), "drawn, but not the page");
    }

    #[test]
    fn a_page_that_never_runs_is_blank_after_thirty_seconds() {
        assert_eq!(blank_after(&Paint::default()), Some(30));
    }

    #[test]
    fn a_page_may_wait_for_what_is_being_opened() {
        let paint = Paint::default();
        paint.opening(true);
        paint.called();
        assert_eq!(blank_after(&paint), None);
        paint.opening(false);
        assert_eq!(blank_after(&paint), Some(10));
    }

    #[test]
    fn a_window_that_nobody_can_see_may_wait() {
        let paint = Paint::default();
        paint.called();
        paint.hidden(true);
        assert_eq!(blank_after(&paint), None);
        paint.hidden(false);
        assert_eq!(blank_after(&paint), Some(10));
    }
}
