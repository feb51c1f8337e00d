//! Numbers that name things: seats, tiles, segments, designs. One cannot be taken for another.

/// Makes a type of its own for the numbers of one kind of thing; on the wire it is the number.
macro_rules! numbered {
    ($(#[$about:meta])* $name:ident($number:ty)) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, specta::Type)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl $name {
            /// The one at `index` of a list; a list is never longer than its numbers reach.
            #[must_use]
            #[inline]
            pub const fn nth(index: usize) -> Self {
                debug_assert!(index <= <$number>::MAX as usize);
                #[expect(clippy::cast_possible_truncation)]
                Self(index as $number)
            }

            /// The first `count` of them, in order.
            pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::nth(count).0).map(Self)
            }

            /// All of them, in order; to number what is in a list.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..).map(Self)
            }
        }

        impl From<$name> for usize {
            #[inline]
            fn from(it: $name) -> usize {
                usize::from(it.0)
            }
        }

        impl From<$name> for i64 {
            fn from(it: $name) -> i64 {
                i64::from(it.0)
            }
        }

        impl TryFrom<i64> for $name {
            type Error = std::num::TryFromIntError;

            fn try_from(number: i64) -> Result<Self, Self::Error> {
                number.try_into().map(Self)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

pub(crate) use numbered;
