//! What each list of rooms is made into: `mod.rs` says which room stands in which list, and this says what comes of
//! it. It must not name a room.
//!
//! A list makes one type of the words that the rooms in it have of one sort, and hands each question on to the room
//! whose word it is: the traits in `routing.rs` say what may be asked, with an answer for rooms that have none.

/// Every room: its key, the word for it in files, and its code.
macro_rules! rooms {
    ($($key:ident $word:literal $room:expr;)+) => {
        /// The name of a room.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs, reason = "the names of the expansions")]
        pub enum RoomKey {
            $($key),+
        }

        /// How many rooms there are besides the base game.
        pub const ROOMS: usize = RoomKey::ALL.len();

        impl RoomKey {
            /// Every room.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$key),+];

            /// The word for it in files.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$key => $word),+
                }
            }

            fn room(self) -> &'static dyn $crate::room::Room {
                match self {
                    $(Self::$key => &$room),+
                }
            }
        }
    };
}

/// Parts of several rooms, each under its own name.
macro_rules! side_by_side {
    ($(#[$about:meta])* $name:ident: $($(#[$field:meta])* $module:ident($part:ty))+) => {
        $(#[$about])*
        #[allow(missing_docs, reason = "one part a room")]
        pub struct $name {
            $($(#[$field])* pub $module: $part),+
        }
    };
}

/// What several rooms remember: copied with each state of a game.
macro_rules! memories {
    ($(#[$about:meta])* $name:ident: $($module:ident($part:ty))+) => {
        side_by_side! { $(#[$about])* $name: $($module($part))+ }
        $crate::in_place::copied_in_place!($name: $($module),+);
    };
}

/// What the rooms show, each under its own name.
macro_rules! shown {
    ($(#[$about:meta])* $name:ident of($($given:ident: $type:ty),*) by $call:tt: $($module:ident($part:ty))+) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[allow(missing_docs, reason = "one part a room")]
        pub struct $name {
            $(#[serde(flatten)] pub $module: $part),+
        }

        impl $name {
            pub(super) fn of($($given: $type),*) -> Self {
                Self {
                    $($module: <$part>::of $call),+
                }
            }
        }
    };
}

/// The words of one sort, flat where they are written, and each of them one of all.
macro_rules! words {
    ($(#[$about:meta])* $name:ident of $whole:ident, $($derive:ident)*: $($room:ident($word:ty))+) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, $($derive),*)]
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

/// What a room is asked of a step of its own.
macro_rules! steps {
    ($($room:ident($step:ty))+) => {
        /// A step of a room.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
        #[allow(missing_docs, reason = "one variant a room")]
        pub enum RoomStep {
            $($room($step)),+
        }

        $(impl From<$step> for $crate::agenda::Step {
            fn from(step: $step) -> Self {
                Self::Room(RoomStep::$room(step))
            }
        })+

        impl $crate::rooms::routing::OwnStep for RoomStep {
            fn asks(self, scene: Scene<'_>) -> Option<(PlayerId, Phase)> {
                match self {
                    $(Self::$room(step) => step.asks(scene)),+
                }
            }

            fn menu(self, scene: Scene<'_>, menu: &mut Menu) {
                match self {
                    $(Self::$room(step) => step.menu(scene, menu)),+
                }
            }

            fn check(self, scene: Scene<'_>, who: PlayerId, action: &Action, why: &mut Why) {
                match self {
                    $(Self::$room(step) => step.check(scene, who, action, why)),+
                }
            }

            fn answer(self, stage: &mut Stage<'_>, who: PlayerId, action: &Action) {
                match self {
                    $(Self::$room(step) => step.answer(stage, who, action)),+
                }
            }

            fn run(self, stage: &mut Stage<'_>) {
                match self {
                    $(Self::$room(step) => step.run(stage)),+
                }
            }

            fn is_settling(self) -> bool {
                match self {
                    $(Self::$room(step) => step.is_settling()),+
                }
            }
        }
    };
}

/// What a room is asked of a decision in its own words.
macro_rules! decisions {
    ($($room:ident)+) => {
        impl RoomAction {
            /// Whose word it is.
            #[must_use]
            pub const fn room(&self) -> RoomKey {
                match self {
                    $(Self::$room(_) => RoomKey::$room),+
                }
            }

            /// The word for it in files.
            #[must_use]
            pub const fn word(&self) -> &'static str {
                match self {
                    $(Self::$room(action) => action.word()),+
                }
            }

            /// The place on the land that it names.
            #[must_use]
            pub const fn place(&self) -> Option<Place> {
                match self {
                    $(Self::$room(action) => action.place()),+
                }
            }
        }

        impl $crate::rooms::routing::OwnAction for RoomAction {
            fn is_aside(&self) -> bool {
                match self {
                    $(Self::$room(action) => action.is_aside()),+
                }
            }

            fn is_follow_up(&self) -> bool {
                match self {
                    $(Self::$room(action) => action.is_follow_up()),+
                }
            }

            fn check_offer(&self, scene: Scene<'_>, who: PlayerId, why: &mut Why) {
                match self {
                    $(Self::$room(action) => action.check_offer(scene, who, why)),+
                }
            }

            fn bearing(&self, scene: Scene<'_>) -> Bearing {
                match self {
                    $(Self::$room(action) => action.bearing(scene)),+
                }
            }

            fn perform_offer(&self, stage: &mut Stage<'_>, who: PlayerId) {
                match self {
                    $(Self::$room(action) => action.perform_offer(stage, who)),+
                }
            }
        }
    };
}

/// The word for what a room asks.
macro_rules! questions {
    ($($room:ident)+) => {
        impl RoomPhase {
            /// The word for it.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$room(phase) => phase.word()),+
                }
            }
        }
    };
}

/// What a room is asked of points in its own words.
macro_rules! points {
    ($($room:ident)+) => {
        impl $crate::rooms::routing::OwnSource for RoomSource {
            fn counted_tiles(self, scene: Scene<'_>, segment: SegmentId) -> Vec<TileId> {
                match self {
                    $(Self::$room(source) => source.counted_tiles(scene, segment)),+
                }
            }
        }
    };
}

pub(super) use {decisions, memories, points, questions, rooms, shown, side_by_side, steps, words};
