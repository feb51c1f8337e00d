//! What each list of expansions is made into: `mod.rs` says which expansion stands in which list, and this says what
//! comes of it.

/// Every expansion: its key, and the word for it in files.
macro_rules! keys {
    ($($key:ident $word:literal)+) => {
        /// The name of an expansion.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
            specta::Type,
        )]
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

            /// The expansion of a word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|key| key.word() == word)
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

/// The words of one sort: each becomes one of all, and is found again by the expansion whose it is.
macro_rules! one_of {
    ($(#[$about:meta])* $name:ident: $($expansion:ident($word:ty))+) => {
        $(#[$about])*
        #[allow(missing_docs, reason = "one variant an expansion")]
        pub enum $name {
            $($expansion($word)),+
        }

        impl $name {
            /// Whose word it is.
            #[must_use]
            #[inline]
            pub const fn expansion(&self) -> ExpansionKey {
                match self {
                    $(Self::$expansion(_) => ExpansionKey::$expansion),+
                }
            }
        }

        $(impl From<$word> for $name {
            #[inline]
            fn from(word: $word) -> Self {
                Self::$expansion(word)
            }
        }

        impl<'a> TryFrom<&'a $name> for &'a $word {
            type Error = ();

            #[inline]
            #[allow(unreachable_patterns, reason = "where only one expansion has such words")]
            fn try_from(one: &'a $name) -> Result<Self, ()> {
                match one {
                    $name::$expansion(word) => Ok(word),
                    _ => Err(()),
                }
            }
        })+
    };
}

/// The words of one sort, flat where they are written.
macro_rules! words {
    ($(#[$about:meta])* $name:ident, $($derive:ident)*: $($expansion:ident($word:ty))+) => {
        one_of! {
            $(#[$about])*
            #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, specta::Type, $($derive),*)]
            #[serde(untagged)]
            $name: $($expansion($word))+
        }
    };
}

/// What a decision in the words of an expansion says to everybody.
macro_rules! decisions {
    ($($expansion:ident)+) => {
        impl ExpansionAction {
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

pub(super) use {decisions, keys, memories, one_of, questions, side_by_side, words};
