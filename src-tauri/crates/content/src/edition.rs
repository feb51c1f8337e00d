//! The versions of the rules that games were kept under, and the sets, mixes and defaults of those that have
//! passed. Knows what was usual then; which of them a record is read with, `Library::of_record` chooses.

use crate::faults::Faults;
use crate::library::{Library, carried};
use crate::problem::What;
use deserr::{Deserr, IntoValue, Value, ValuePointerRef};
use rules::options::Options;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::sync::LazyLock;

/// A version of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    /// That of a record which does not say.
    #[default]
    First = 1,
    /// Before The River and The Abbot came to everything.
    Second = 2,
    /// Today's.
    Third = 3,
}

/// What was the default in an edition, and in those before it, and is not any more.
const USUAL_THEN: [(Edition, &str, &str); 1] = [(Edition::First, "OP-12", "before-acting")];

macro_rules! carried_then {
    ($($path:literal),+ $(,)?) => {
        [$(($path, include_str!(concat!("../editions/", $path)))),+]
    };
}

/// The sets and mixes of an edition, each by its file.
struct CarriedThen {
    sets: &'static [(&'static str, &'static str)],
    mixes: &'static [(&'static str, &'static str)],
}

const FIRST: CarriedThen = CarriedThen {
    sets: &carried_then![
        "1/base.json",
        "1/traders.json",
        "1/tower.json",
        "1/robbers.json",
        "1/tollkeepers.json",
        "1/crop-circles.json",
        "1/crop-circles-1.json",
    ],
    mixes: &carried_then![
        "1/mixes/base.json",
        "1/mixes/traders.json",
        "1/mixes/tower.json",
        "1/mixes/robbers.json",
        "1/mixes/tollkeepers.json",
        "1/mixes/crop-circles.json",
        "1/mixes/robbers-box.json",
        "1/mixes/everything.json",
    ],
};

const SECOND: CarriedThen = CarriedThen {
    sets: &carried_then![
        "2/base.json",
        "2/traders.json",
        "2/tower.json",
        "2/robbers.json",
        "2/tollkeepers.json",
        "2/crop-circles.json",
        "2/crop-circles-1.json",
        "2/inns.json",
        "2/river.json",
    ],
    mixes: &carried_then![
        "2/mixes/base.json",
        "2/mixes/traders.json",
        "2/mixes/tower.json",
        "2/mixes/robbers.json",
        "2/mixes/tollkeepers.json",
        "2/mixes/crop-circles.json",
        "2/mixes/inns.json",
        "2/mixes/river.json",
        "2/mixes/abbot.json",
        "2/mixes/robbers-box.json",
        "2/mixes/everything.json",
    ],
};

impl CarriedThen {
    fn read(&self) -> Library {
        let mut then = Library::default();
        for (file, text) in self.sets {
            then.put_set(carried(file, text));
        }
        for (file, text) in self.mixes {
            then.put_mix(carried(file, text));
        }
        then
    }
}

impl Edition {
    /// All of them, the earliest first.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];
    /// The one that new games are kept under.
    pub const TODAY: Self = Self::Third;

    /// Its number in a record.
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// The sets and mixes of an edition that has passed; nothing for today's, which is handed in.
    pub(crate) fn library(self) -> Option<&'static Library> {
        static THEN: [LazyLock<Library>; 2] = [
            LazyLock::new(|| FIRST.read()),
            LazyLock::new(|| SECOND.read()),
        ];
        match self {
            Self::First => Some(&THEN[0]),
            Self::Second => Some(&THEN[1]),
            Self::Third => None,
        }
    }

    /// What holds where a mix says nothing.
    pub(crate) fn usual_options(self) -> Options {
        let mut usual = Options::default();
        for (last, id, value) in USUAL_THEN {
            if self <= last {
                let chosen = usual.choose(id, value);
                debug_assert!(chosen.is_ok(), "{id} has the value {value}");
            }
        }
        usual
    }
}

impl Deserr<Faults> for Edition {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, Faults> {
        let number =
            crate::number::Whole::<1, { u32::MAX as i64 }>::deserialize_from_value(value, at)?;
        let known = Self::ALL
            .into_iter()
            .find(|edition| edition.number() == number.get::<u32>());
        known.ok_or_else(|| {
            let (number, newest) = (number.get::<u32>().into(), Self::TODAY.number().into());
            Faults::one(at, What::NewerRules { number, newest })
        })
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.number())
    }
}

impl JsonSchema for Edition {
    fn schema_name() -> Cow<'static, str> {
        "Edition".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "enum": Self::ALL.map(Self::number) })
    }
}
