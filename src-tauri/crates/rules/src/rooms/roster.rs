//! The list of all rooms: their names and, side by side, the words of each. Only plain data: whose a step or
//! an action is, is routed in `rooms/mod.rs`; what it does is known to the room.

use super::{crop_circles, robbers, tollkeepers, tower, traders};
use crate::action::{Action, Phase};
use crate::agenda::Step;
use crate::event::{Event, Left};
use crate::figure::FIGURES;
use crate::ground::Place;
use crate::score::Source;
use serde::{Deserialize, Serialize};

/// How many rooms there are besides the base game.
pub const ROOMS: usize = 6;

/// The name of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names of the expansions")]
pub enum RoomKey {
    Traders,
    Tower,
    Robbers,
    Tollkeepers,
    CropCircles,
    Inns,
}

impl RoomKey {
    /// Every room.
    pub const ALL: [Self; ROOMS] = [
        Self::Traders,
        Self::Tower,
        Self::Robbers,
        Self::Tollkeepers,
        Self::CropCircles,
        Self::Inns,
    ];

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Traders => "traders",
            Self::Tower => "tower",
            Self::Robbers => "robbers",
            Self::Tollkeepers => "tollkeepers",
            Self::CropCircles => "crop-circles",
            Self::Inns => "inns",
        }
    }

    /// The room of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|key| key.word() == word)
    }
}

/// The rooms whose rules are on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RoomSet(u8);

impl RoomSet {
    /// The base game alone.
    pub const EMPTY: Self = Self(0);
    /// All of them.
    pub const ALL: Self = Self((1 << ROOMS) - 1);

    /// This room too.
    #[must_use]
    pub const fn with(self, key: RoomKey) -> Self {
        Self(self.0 | 1 << key as u8)
    }

    /// Without this room.
    #[must_use]
    pub const fn without(self, key: RoomKey) -> Self {
        Self(self.0 & !(1 << key as u8))
    }

    /// True when the room is on.
    #[must_use]
    pub const fn has(self, key: RoomKey) -> bool {
        self.0 >> key as u8 & 1 == 1
    }

    /// Every combination of rooms.
    pub fn combinations() -> impl Iterator<Item = Self> {
        (0..=Self::ALL.0).map(Self)
    }

    /// The rooms that are on.
    pub fn iter(self) -> impl Iterator<Item = RoomKey> {
        RoomKey::ALL.into_iter().filter(move |key| self.has(*key))
    }
}

/// What each room remembers of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "one slot a room")]
pub struct Slots {
    pub traders: traders::Slot,
    pub tower: tower::Slot,
    pub robbers: robbers::Slot,
    pub tollkeepers: tollkeepers::Slot,
    pub crop_circles: crop_circles::Slot,
}

/// What each room gives a seat of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "one part a room")]
pub struct Seats {
    pub traders: traders::Seat,
    pub tower: tower::Seat,
    pub robbers: robbers::Seat,
    pub tollkeepers: tollkeepers::Seat,
}

/// How many of each piece a player begins with, where a game has it otherwise than the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pieces {
    /// Figures; of those that no room in play brings there are none all the same.
    pub figures: [Option<u8>; FIGURES],
    /// The pieces of The Tower.
    pub tower: tower::Pieces,
}

/// What each room gives a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "one part a room")]
pub struct Starts {
    pub tower: tower::Start,
}

impl Starts {
    /// True when something was done in the turn already.
    #[must_use]
    pub const fn are_under_way(&self) -> bool {
        self.tower.ransomed
    }
}

/// A step of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "one variant a room")]
pub enum RoomStep {
    Traders(traders::Step),
    Tower(tower::Step),
    Robbers(robbers::Step),
    Tollkeepers(tollkeepers::Step),
    CropCircles(crop_circles::Step),
}

/// Lists the words of one sort, flat where they are written, and makes each of them one of all.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident of $whole:ident, $($derive:ident)*: $($room:ident($word:ty))+) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, $($derive),*)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(untagged)]
        #[allow(missing_docs, reason = "one variant a room")]
        pub enum $name {
            $($room($word)),+
        }

        $(impl From<$word> for $whole {
            fn from(word: $word) -> Self {
                Self::Room($name::$room(word))
            }
        }

        impl<'a> TryFrom<&'a $whole> for &'a $word {
            type Error = ();

            #[allow(unreachable_patterns, reason = "where only one room has such words")]
            fn try_from(whole: &'a $whole) -> Result<Self, ()> {
                match whole {
                    $whole::Room($name::$room(word)) => Ok(word),
                    _ => Err(()),
                }
            }
        })+
    };
}

words! {
    /// A decision in the words of a room.
    RoomAction of Action, Copy PartialOrd Ord Hash Deserialize:
    Tower(tower::Action)
    Robbers(robbers::Action)
    Tollkeepers(tollkeepers::Action)
    CropCircles(crop_circles::Action)
}

impl RoomAction {
    /// Whose word it is.
    #[must_use]
    pub const fn room(&self) -> RoomKey {
        match self {
            Self::Tower(_) => RoomKey::Tower,
            Self::Robbers(_) => RoomKey::Robbers,
            Self::Tollkeepers(_) => RoomKey::Tollkeepers,
            Self::CropCircles(_) => RoomKey::CropCircles,
        }
    }

    /// The word for it in files.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Tower(action) => action.word(),
            Self::Robbers(action) => action.word(),
            Self::Tollkeepers(action) => action.word(),
            Self::CropCircles(action) => action.word(),
        }
    }

    /// The place on the land that it names.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::Tower(action) => action.place(),
            Self::CropCircles(action) => action.place(),
            Self::Robbers(_) | Self::Tollkeepers(_) => None,
        }
    }
}

words! {
    /// What is being decided, in the words of a room.
    RoomPhase of Phase, Copy:
    Tower(tower::Phase)
    Robbers(robbers::Phase)
    CropCircles(crop_circles::Phase)
}

impl RoomPhase {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Tower(phase) => phase.word(),
            Self::Robbers(phase) => phase.word(),
            Self::CropCircles(phase) => phase.word(),
        }
    }
}

words! {
    /// What points are given for, in the words of a room.
    RoomSource of Source, Copy PartialOrd Ord:
    Traders(traders::Source)
    Tower(tower::Source)
    Robbers(robbers::Source)
    Tollkeepers(tollkeepers::Source)
}

words! {
    /// Why a figure came home, in the words of a room.
    RoomLeft of Left, Copy:
    Tower(tower::Left)
    CropCircles(crop_circles::Left)
}

words! {
    /// What happened, in the words of a room.
    RoomEvent of Event,:
    Traders(traders::Event)
    Tower(tower::Event)
    Robbers(robbers::Event)
    Tollkeepers(tollkeepers::Event)
    CropCircles(crop_circles::Event)
}

macro_rules! steps {
    ($($room:ident($step:ty))+) => {$(
        impl From<$step> for Step {
            fn from(step: $step) -> Self {
                Self::Room(RoomStep::$room(step))
            }
        }
    )+};
}

steps! {
    Traders(traders::Step)
    Tower(tower::Step)
    Robbers(robbers::Step)
    Tollkeepers(tollkeepers::Step)
    CropCircles(crop_circles::Step)
}
