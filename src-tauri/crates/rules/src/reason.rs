//! Why something is refused: the reasons, and the refusal that lists all of them.

use crate::action::Phase;
pub use crate::code::Code;
use crate::ground::{Edge, Place, PlayerId, Side};
use serde::{Serialize, Serializer};

/// One reason against one action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What is wrong.
    pub why: &'static Code,
    /// Where, when it has a place.
    pub place: Option<Place>,
    /// On which side, when it is about a side.
    pub side: Option<Side>,
    /// Whose, when it is about somebody.
    pub player: Option<PlayerId>,
    /// What lies along that side: on the tile, and beyond it.
    pub meets: Option<(Edge, Edge)>,
    /// What is being decided instead.
    pub phase: Option<Phase>,
    /// The number that counts.
    pub n: Option<i32>,
    /// The number it is held against.
    pub m: Option<i32>,
}

impl Reason {
    /// The bare statement.
    #[must_use]
    pub const fn new(why: &'static Code) -> Self {
        Self {
            why,
            place: None,
            side: None,
            player: None,
            meets: None,
            phase: None,
            n: None,
            m: None,
        }
    }

    /// … at a place.
    #[must_use]
    pub const fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// … on a side.
    #[must_use]
    pub const fn on(mut self, side: Side) -> Self {
        self.side = Some(side);
        self
    }

    /// … where one thing meets another.
    #[must_use]
    pub const fn meets(mut self, own: Edge, other: Edge) -> Self {
        self.meets = Some((own, other));
        self
    }

    /// … of a player.
    #[must_use]
    pub const fn of(mut self, player: PlayerId) -> Self {
        self.player = Some(player);
        self
    }

    /// … with a number.
    #[must_use]
    pub const fn n(mut self, n: i32) -> Self {
        self.n = Some(n);
        self
    }

    /// … against a limit.
    #[must_use]
    pub const fn m(mut self, m: i32) -> Self {
        self.m = Some(m);
        self
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ReasonOut {
            code: self.why.code,
            rule: self.why.rule,
            place: self.place,
            side: self.side,
            player: self.player,
            own: self.meets.map(|(own, _)| own),
            other: self.meets.map(|(_, other)| other),
            phase: self.phase,
            n: self.n,
            m: self.m,
        }
        .serialize(serializer)
    }
}

/// How a reason is written: a code with its facts.
#[derive(Debug, Serialize, specta::Type)]
#[serde(rename = "Reason")]
pub struct ReasonOut {
    code: &'static str,
    rule: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<PlayerId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    own: Option<Edge>,
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<Edge>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<Phase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    m: Option<i32>,
}

/// A refusal: all the reasons, and nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rejection {
    /// At least one.
    pub reasons: Vec<Reason>,
}

impl std::fmt::Display for Rejection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, reason) in self.reasons.iter().enumerate() {
            let gap = if i == 0 { "" } else { " " };
            write!(f, "{gap}{} [{}]", reason.why.code, reason.why.rule)?;
        }
        Ok(())
    }
}

impl std::error::Error for Rejection {}

/// Collects objections. A menu only asks whether there is one; a person wants to hear them all.
#[derive(Debug)]
pub struct ReasonCollector {
    hear_all: bool,
    refused: bool,
    reasons: Vec<Reason>,
}

impl ReasonCollector {
    /// Hears every reason.
    #[must_use]
    pub const fn all() -> Self {
        Self {
            hear_all: true,
            refused: false,
            reasons: Vec::new(),
        }
    }

    /// Only wants to know whether there is one.
    #[must_use]
    pub const fn quick() -> Self {
        Self {
            hear_all: false,
            refused: false,
            reasons: Vec::new(),
        }
    }

    /// An objection; the reason is only made up when somebody listens.
    #[inline]
    pub fn object(&mut self, reason: impl FnOnce() -> Reason) {
        self.refused = true;
        if self.hear_all {
            let reason = reason();
            if !self.reasons.contains(&reason) {
                self.reasons.push(reason);
            }
        }
    }

    /// Objects unless `holds`.
    #[inline]
    pub fn demand(&mut self, holds: bool, reason: impl FnOnce() -> Reason) {
        if !holds {
            self.object(reason);
        }
    }

    /// True as long as nobody objected.
    #[must_use]
    #[inline]
    pub const fn is_clear(&self) -> bool {
        !self.refused
    }

    /// True when there is no point in asking on.
    #[must_use]
    #[inline]
    pub const fn is_settled(&self) -> bool {
        self.refused && !self.hear_all
    }

    /// The outcome.
    ///
    /// # Errors
    /// When somebody objected.
    pub fn verdict(self) -> Result<(), Rejection> {
        if self.refused {
            Err(Rejection {
                reasons: self.reasons,
            })
        } else {
            Ok(())
        }
    }
}
