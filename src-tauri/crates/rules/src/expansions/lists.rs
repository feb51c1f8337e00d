//! What each list of expansions is made into: `mod.rs` says which expansion stands in which list, and this says what comes of
//! it. It must not name an expansion.
//!
//! A list makes one type of the words that the expansions in it have of one sort, and hands each question on to the expansion
//! whose word it is: the traits in `routing.rs` say what may be asked, with an answer for expansions that have none.

/// Every expansion: its key, the word for it in files, and its code.
macro_rules! expansions {
    ($($key:ident $word:literal $expansion:expr;)+) => {
        /// The name of an expansion.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs, reason = "the names of the expansions")]
        pub enum ExpansionKey {
            $($key),+
        }

        /// How many expansions there are besides the base game.
        pub const EXPANSIONS: usize = ExpansionKey::ALL.len();

        impl ExpansionKey {
            /// Every expansion.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$key),+];

            /// The word for it in files.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$key => $word),+
                }
            }

            fn expansion(self) -> &'static dyn $crate::expansion::Expansion {
                match self {
                    $(Self::$key => &$expansion),+
                }
            }
        }
    };
}

/// Parts of several expansions, each under its own name.
macro_rules! side_by_side {
    ($(#[$about:meta])* $name:ident: $($(#[$field:meta])* $module:ident($part:ty))+) => {
        $(#[$about])*
        #[allow(missing_docs, reason = "one part an expansion")]
        pub struct $name {
            $($(#[$field])* pub $module: $part),+
        }
    };
}

/// What several expansions remember: copied with each state of a game.
macro_rules! memories {
    ($(#[$about:meta])* $name:ident: $($module:ident($part:ty))+) => {
        side_by_side! { $(#[$about])* $name: $($module($part))+ }
        $crate::in_place::copied_in_place!($name: $($module),+);
    };
}

/// What the expansions show, each under its own name.
macro_rules! shown {
    ($(#[$about:meta])* $name:ident of($($given:ident: $type:ty),*) by $call:tt: $($module:ident($part:ty))+) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[allow(missing_docs, reason = "one part an expansion")]
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
    ($(#[$about:meta])* $name:ident of $whole:ident, $($derive:ident)*: $($expansion:ident($word:ty))+) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, $($derive),*)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(untagged)]
        #[allow(missing_docs, reason = "one variant an expansion")]
        pub enum $name {
            $($expansion($word)),+
        }

        $(impl From<$word> for $whole {
            fn from(word: $word) -> Self {
                Self::Expansion($name::$expansion(word))
            }
        }

        impl<'a> TryFrom<&'a $whole> for &'a $word {
            type Error = ();

            #[allow(unreachable_patterns, reason = "where only one expansion has such words")]
            fn try_from(whole: &'a $whole) -> Result<Self, ()> {
                match whole {
                    $whole::Expansion($name::$expansion(word)) => Ok(word),
                    _ => Err(()),
                }
            }
        })+
    };
}

/// What an expansion is asked of a step of its own.
macro_rules! steps {
    ($($expansion:ident($step:ty))+) => {
        /// A step of an expansion.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
        #[allow(missing_docs, reason = "one variant an expansion")]
        pub enum ExpansionStep {
            $($expansion($step)),+
        }

        $(impl From<$step> for $crate::agenda::Step {
            fn from(step: $step) -> Self {
                Self::Expansion(ExpansionStep::$expansion(step))
            }
        })+

        impl $crate::expansions::routing::OwnStep for ExpansionStep {
            fn asks(self, scene: Scene<'_>) -> Option<(PlayerId, Phase)> {
                match self {
                    $(Self::$expansion(step) => step.asks(scene)),+
                }
            }

            fn menu(self, scene: Scene<'_>, menu: &mut Menu) {
                match self {
                    $(Self::$expansion(step) => step.menu(scene, menu)),+
                }
            }

            fn check(self, scene: Scene<'_>, who: PlayerId, action: &Action, why: &mut Why) {
                match self {
                    $(Self::$expansion(step) => step.check(scene, who, action, why)),+
                }
            }

            fn answer(self, stage: &mut Stage<'_>, who: PlayerId, action: &Action) {
                match self {
                    $(Self::$expansion(step) => step.answer(stage, who, action)),+
                }
            }

            fn run(self, stage: &mut Stage<'_>) {
                match self {
                    $(Self::$expansion(step) => step.run(stage)),+
                }
            }

            fn is_settling(self) -> bool {
                match self {
                    $(Self::$expansion(step) => step.is_settling()),+
                }
            }
        }
    };
}

/// What an expansion is asked of a decision in its own words.
macro_rules! decisions {
    ($($expansion:ident)+) => {
        impl ExpansionAction {
            /// Whose word it is.
            #[must_use]
            pub const fn expansion(&self) -> ExpansionKey {
                match self {
                    $(Self::$expansion(_) => ExpansionKey::$expansion),+
                }
            }

            /// The word for it in files.
            #[must_use]
            pub const fn word(&self) -> &'static str {
                match self {
                    $(Self::$expansion(action) => action.word()),+
                }
            }

            /// The place on the land that it names.
            #[must_use]
            pub const fn place(&self) -> Option<Place> {
                match self {
                    $(Self::$expansion(action) => action.place()),+
                }
            }
        }

        impl $crate::expansions::routing::OwnAction for ExpansionAction {
            fn is_aside(&self) -> bool {
                match self {
                    $(Self::$expansion(action) => action.is_aside()),+
                }
            }

            fn is_follow_up(&self) -> bool {
                match self {
                    $(Self::$expansion(action) => action.is_follow_up()),+
                }
            }

            fn check_offer(&self, scene: Scene<'_>, who: PlayerId, why: &mut Why) {
                match self {
                    $(Self::$expansion(action) => action.check_offer(scene, who, why)),+
                }
            }

            fn bearing(&self, scene: Scene<'_>) -> Bearing {
                match self {
                    $(Self::$expansion(action) => action.bearing(scene)),+
                }
            }

            fn perform_offer(&self, stage: &mut Stage<'_>, who: PlayerId) {
                match self {
                    $(Self::$expansion(action) => action.perform_offer(stage, who)),+
                }
            }
        }
    };
}

/// The word for what an expansion asks.
macro_rules! questions {
    ($($expansion:ident)+) => {
        impl ExpansionPhase {
            /// The word for it.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$expansion(phase) => phase.word()),+
                }
            }
        }
    };
}

/// What an expansion is asked of points in its own words.
macro_rules! points {
    ($($expansion:ident)+) => {
        impl $crate::expansions::routing::OwnSource for ExpansionSource {
            fn counted_tiles(self, scene: Scene<'_>, segment: SegmentId) -> Vec<TileId> {
                match self {
                    $(Self::$expansion(source) => source.counted_tiles(scene, segment)),+
                }
            }
        }
    };
}

pub(super) use {
    decisions, expansions, memories, points, questions, shown, side_by_side, steps, words,
};
