//! How the web view is to draw on a machine, and what is tried when a window stays blank.
//!
//! Without a graphics card the web view would have a program play one, and then draw with that; drawing with the
//! processor at once is quicker. With some drivers a window stays blank, until the web view is asked not to share its
//! buffers, or not to compose its layers. All of it can be asked by the environment alone, which no program can safely
//! change while it runs: so it is settled before the window's program starts, and that program starts anew.

use crate::{Machine, wish};
use serde::{Deserialize, Serialize};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// Read by the web view: `1` draws with the processor, `0` with whatever plays a graphics card.
const PROCESSOR: &str = "WEBKIT_SKIA_ENABLE_CPU_RENDERING";
const UNSHARED: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";
const UNCOMPOSED: &str = "WEBKIT_DISABLE_COMPOSITING_MODE";

/// How the window that is started draws; without it nobody watches whether it stays blank.
pub const WAY: &str = "BASTIDE_DRAWING";
/// The way in which a window stayed blank: this start tries the next.
pub const BLANK: &str = "BASTIDE_BLANK";
/// Given to a start, it draws in the way that works everywhere, and asks for nothing that was found out before.
pub const SAFE: &str = "--safe";

/// The quickest first; what works where one stays blank comes after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawingWay {
    Usual,
    Unshared,
    Uncomposed,
}

impl DrawingWay {
    const ALL: [Self; 3] = [Self::Usual, Self::Unshared, Self::Uncomposed];

    const fn variables(self) -> &'static [&'static str] {
        match self {
            Self::Usual => &[],
            Self::Unshared => &[UNSHARED],
            Self::Uncomposed => &[UNSHARED, UNCOMPOSED],
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Unshared => "unshared",
            Self::Uncomposed => "uncomposed",
        }
    }

    /// The way that the environment speaks of under such a name.
    pub fn said(around: &impl Around, name: &str) -> Option<Self> {
        let said = around.value(name)?;
        Self::ALL.into_iter().find(|way| said == way.name())
    }

    /// What can still be tried: a way that changes anything where somebody has settled some of it.
    pub fn next(self, around: &impl Around) -> Option<Self> {
        let new = |way: &Self| *way > self && !way.unsettled(around).is_empty();
        Self::ALL.into_iter().find(new)
    }

    /// Whoever has settled something gets it.
    fn unsettled(self, around: &impl Around) -> Vec<&'static str> {
        let variables = self.variables().iter().copied();
        variables
            .filter(|name| around.value(name).is_none())
            .collect()
    }
}

/// An environment.
pub trait Around {
    fn value(&self, name: &str) -> Option<OsString>;
}

/// That of this program.
pub struct ThisProgram;

impl Around for ThisProgram {
    fn value(&self, name: &str) -> Option<OsString> {
        std::env::var_os(name)
    }
}

/// What the environment of the window's program is to say besides what it says already.
#[derive(Debug, PartialEq, Eq)]
pub struct WindowEnvironment {
    pub variables: Vec<(&'static str, &'static str)>,
    /// What it must not say.
    pub unsaid: Vec<&'static str>,
}

/// Settles how a window draws that is started with these arguments on this machine.
pub fn start(
    machine: &Machine,
    around: &impl Around,
    folder: Option<&Path>,
    arguments: &[OsString],
) -> WindowEnvironment {
    let safe = arguments
        .iter()
        .any(|argument| argument == OsStr::new(SAFE));
    let blank = DrawingWay::said(around, BLANK);
    let way = if safe {
        DrawingWay::Uncomposed
    } else if let Some(blank) = blank {
        blank.next(around).unwrap_or(blank)
    } else {
        let usual = usual(machine);
        let known = folder.and_then(|folder| wish::read(folder, machine));
        known.map_or(usual, |known| known.max(usual))
    };
    let mut variables: Vec<_> = way
        .unsettled(around)
        .into_iter()
        .map(|name| (name, "1"))
        .collect();
    if around.value(PROCESSOR).is_none() && !machine.has_card() {
        variables.push((PROCESSOR, "1"));
    }
    let mut unsaid = Vec::new();
    if safe {
        unsaid.extend([WAY, BLANK]);
    } else {
        variables.push((WAY, way.name()));
    }
    WindowEnvironment { variables, unsaid }
}

fn usual(machine: &Machine) -> DrawingWay {
    if machine.has_nvidia() {
        DrawingWay::Unshared
    } else {
        DrawingWay::Usual
    }
}

/// What a start says to the one that follows it.
pub fn blank(way: DrawingWay) -> (&'static str, &'static str) {
    (BLANK, way.name())
}

#[cfg(test)]
mod tests;
