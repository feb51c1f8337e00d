//! How much a mind may think.

use std::num::NonZeroUsize;

/// Says when to stop, from another thread if need be.
pub trait StopSignal: Sync {
    /// True as soon as nobody waits any longer.
    fn is_stopped(&self) -> bool;
}

impl StopSignal for std::sync::atomic::AtomicBool {
    fn is_stopped(&self) -> bool {
        self.load(std::sync::atomic::Ordering::Relaxed)
    }
}

/// How much a mind may think before it answers. One that is stopped answers with the best it knows by then.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// So many games may be played out; those who play none out need none.
    pub playouts: Option<u32>,
    /// So many threads may share the games; what comes out is the same.
    pub cores: NonZeroUsize,
    stop: Option<&'a dyn StopSignal>,
}

impl<'a> Budget<'a> {
    /// As much as it usually takes.
    pub const ENDLESS: Budget<'static> = Budget {
        playouts: None,
        cores: NonZeroUsize::MIN,
        stop: None,
    };

    /// Until somebody says stop.
    pub fn until(stop: &'a dyn StopSignal) -> Self {
        Self {
            playouts: None,
            cores: NonZeroUsize::MIN,
            stop: Some(stop),
        }
    }

    /// With so many playouts at most.
    #[must_use]
    pub const fn playouts(self, playouts: u32) -> Self {
        Self {
            playouts: Some(playouts),
            ..self
        }
    }

    /// On so many threads.
    #[must_use]
    pub const fn cores(self, cores: NonZeroUsize) -> Self {
        Self { cores, ..self }
    }

    /// True when nobody will say stop.
    pub(crate) const fn is_endless(&self) -> bool {
        self.stop.is_none()
    }

    /// True as soon as nobody waits any longer.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_some_and(StopSignal::is_stopped)
    }
}
