//! The closed lists of words that files use: how they are read, and those of the base game.
//! Knows how a word is spelt, not what it does in a game.

use crate::faults::{ProblemList, unknown_word};
use deserr::{IntoValue, Value, ValueKind, ValuePointerRef};
use rules::expansions::{EXPANSIONS, ExpansionKey};
use rules::figure::FigureKind;
use rules::ground::{At, Kind};
#[cfg(test)]
use schemars::{Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// A word of a closed list.
pub trait Word: Copy + 'static {
    /// All words of the list.
    const ALL: &'static [Self];

    /// How it is spelt.
    fn word(self) -> &'static str;

    /// The one that is spelt so.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|known| known.word() == word)
    }
}

/// Reads a word of a list.
///
/// # Errors
/// When it is no text, or no word of the list.
pub fn read<T: Word, V: IntoValue>(
    value: Value<V>,
    at: ValuePointerRef<'_>,
) -> Result<T, ProblemList> {
    let Value::String(text) = value else {
        return Err(ProblemList::kind(value, &[ValueKind::String], at));
    };
    T::ALL
        .iter()
        .find(|known| known.word() == text)
        .copied()
        .ok_or_else(|| {
            let known: Vec<_> = T::ALL.iter().map(|known| known.word()).collect();
            ProblemList::unknown(at, unknown_word, &text, &known)
        })
}

/// The schema of a word of a list.
#[cfg(test)]
pub(crate) fn schema<T: Word>(_: &mut SchemaGenerator) -> Schema {
    let words: Vec<_> = T::ALL.iter().map(|known| known.word()).collect();
    json_schema!({ "enum": words })
}

/// The schema of a list of such words.
#[cfg(test)]
pub(crate) fn list_schema<T: Word>(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "array", "items": schema::<T>(generator) })
}

/// Makes types with words readable.
macro_rules! reads_as_word {
    ($($name:ty),+) => {$(
        impl deserr::Deserr<$crate::faults::ProblemList> for $name {
            fn deserialize_from_value<V: deserr::IntoValue>(
                value: deserr::Value<V>,
                at: deserr::ValuePointerRef<'_>,
            ) -> Result<Self, $crate::faults::ProblemList> {
                $crate::words::read(value, at)
            }
        }
    )+};
}
pub(crate) use reads_as_word;

/// Closed lists of words, each with everything that a file needs of it.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize, specta::Type)]
        #[allow(missing_docs, reason = "the words say it")]
        pub enum $name { $(#[serde(rename = $word)] $variant),+ }

        impl $crate::words::Word for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        #[cfg(test)]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $crate::words::schema::<Self>(generator)
            }
        }

        $crate::words::reads_as_word!($name);
    )+};
}
pub(crate) use words;

words! {
    /// What a segment is. The top of a tower is no word here: a foundation is a mark.
    Land {
        City = "city", Road = "road", Field = "field", Monastery = "monastery", Garden = "garden",
        River = "river",
    }

    /// What the figures of a player are marked with besides their colour.
    Pattern {
        Plain = "plain",
        Stripes = "stripes",
        Dots = "dots",
        Bars = "bars",
        Checks = "checks",
        Waves = "waves",
    }

    /// Who draws the tiles, when it is not the program.
    Draw { ByHand = "by-hand" }

    /// What a rule of the index is.
    RuleKind {
        Rule = "rule",
        Clarification = "clarification",
        Example = "example",
        Component = "component",
        Ruling = "ruling",
        Option = "option",
    }

    /// An edition of the printed game.
    Printing {
        First = "first",
        Second = "second",
        Third = "third",
        ThirdRevised = "third-revised",
        Mini = "mini",
    }
}

impl From<Land> for Kind {
    fn from(land: Land) -> Self {
        match land {
            Land::City => Self::City,
            Land::Road => Self::Road,
            Land::Field => Self::Field,
            Land::Monastery => Self::Monastery,
            Land::Garden => Self::Garden,
            Land::River => Self::River,
        }
    }
}

impl Word for At {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        const WORDS: [&str; At::ALL.len()] = [
            "N", "E", "S", "W", "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR", "I",
        ];
        WORDS[self as usize]
    }
}

impl Word for Kind {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        self.word()
    }
}

impl Word for FigureKind {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        self.word()
    }
}

impl Word for ExpansionKey {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        self.word()
    }
}

/// Where tiles and rules belong: an expansion, or the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Home(pub Option<ExpansionKey>);

impl Home {
    /// The base game.
    pub const BASE: Self = Self(None);
}

impl Word for Home {
    const ALL: &'static [Self] = &{
        let mut all = [Self::BASE; EXPANSIONS + 1];
        let mut expansion = 0;
        while expansion < EXPANSIONS {
            all[expansion + 1] = Self(Some(ExpansionKey::ALL[expansion]));
            expansion += 1;
        }
        all
    };

    fn word(self) -> &'static str {
        self.0.map_or("base", ExpansionKey::word)
    }
}

impl Serialize for Home {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

#[cfg(test)]
impl schemars::JsonSchema for Home {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Home".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        schema::<Self>(generator)
    }
}

reads_as_word!(At, Kind, FigureKind, ExpansionKey, Home);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_the_game_is_spelt_as_the_rules_write_it() {
        fn spelt<T: Word + Serialize>() {
            for known in T::ALL {
                assert_eq!(serde_json::to_value(known).unwrap(), known.word());
            }
        }
        spelt::<At>();
        spelt::<Kind>();
        spelt::<FigureKind>();
        spelt::<ExpansionKey>();
    }
}
