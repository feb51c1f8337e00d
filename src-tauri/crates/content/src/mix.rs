//! The format of mixes: which sets and tiles go into the bag, which rules are on.
//! Knows the fields; which sets and tiles there are is known to the library.

use crate::document::{Document, check_format};
use crate::entries::Entries;
use crate::faults::{Faults, did_you_mean, path, quoted};
use crate::ids;
use crate::number::Whole;
use crate::problem::{Problem, join};
use crate::rooms::Room;
use crate::text::Text;
use crate::words::Word;
use deserr::{Deserr, IntoValue, Map, Value, ValueKind, ValuePointerRef};
use rules::options::{NoSuchOption, OPTIONS, Options};
use rules::rooms::RoomSet;
use schemars::JsonSchema;
use serde::Serialize;

/// How far from the first tile a position may reach.
pub type Coordinate = Whole<-3000, 3000>;

/// What goes into the bag and which rules are on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields, validate = check -> Faults)]
#[schemars(deny_unknown_fields)]
pub struct Mix {
    /// The name that files and commands use.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What people call it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Text>,
    /// How often each set is in the bag.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "is_empty")]
    pub sets: Entries<Whole<0, 20>>,
    /// How many copies of single tiles, whatever the sets say; 0 removes a tile.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "is_empty")]
    pub tiles: Entries<Whole<0, 99>>,
    /// The expansions whose rules are on.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<Room>,
    /// Rule options that differ from their default, such as `{"OP-01": "next-one"}`.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "is_empty")]
    pub options: Entries<String>,
    /// The tiles on the table at the start.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Vec<StartTile>>,
}

/// A tile on the table at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct StartTile {
    /// Its id.
    pub tile: String,
    /// East of the first tile.
    pub x: Coordinate,
    /// South of the first tile.
    pub y: Coordinate,
    /// Quarter turns clockwise.
    pub rotation: Whole<0, 3>,
    /// Who laid it, in a game that was played before.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Whole<0, 5>>,
}

/// A mix by name, or written out on the spot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum MixChoice {
    /// A built-in mix or one of the library's.
    Named(String),
    /// Its own.
    Written(Box<Mix>),
}

impl Document for Mix {
    const KIND: &'static str = "mix";
    const NAME: &'static str = "mix";
    const NEEDS: &'static [&'static str] = &["id", "name"];
}

impl Mix {
    /// The rooms whose rules are on.
    pub fn room_set(&self) -> RoomSet {
        self.rooms
            .iter()
            .fold(RoomSet::EMPTY, |set, room| set.with((*room).into()))
    }

    /// The usual options but for those chosen; what does not exist was refused when the mix was read.
    pub fn chosen_options(&self, usual: Options) -> Options {
        let mut options = usual;
        for (id, value) in self.options.iter() {
            let _ = options.choose(id, value);
        }
        options
    }
}

impl Deserr<Faults> for MixChoice {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, Faults> {
        match value {
            Value::String(name) => Ok(Self::Named(name)),
            Value::Map(mut fields) => {
                if let Some(format) = fields.remove("format") {
                    check_format::<Mix>(&format.into_value().into())
                        .map_err(|problem| Faults(vec![problem.under(&path(at))]))?;
                }
                let mix = Mix::deserialize_from_value(Value::<V>::Map(fields), at)?;
                Ok(Self::Written(Box::new(mix)))
            }
            other => Err(Faults::kind(
                other,
                &[ValueKind::String, ValueKind::Map],
                at,
            )),
        }
    }
}

fn check(mix: Mix, at: ValuePointerRef<'_>) -> Result<Mix, Faults> {
    let at = path(at);
    let mut faults = Vec::new();
    if let Some(id) = mix.id.as_ref().filter(|id| !ids::is_plain(id)) {
        faults.push(ids::not_plain(join(&at, "id"), id));
    }
    for (index, room) in mix.rooms.iter().enumerate() {
        if mix.rooms[..index].contains(room) {
            let message = format!("the room \"{}\" is named twice", room.word());
            faults.push(Problem::error(
                join(&at, &format!("rooms[{index}]")),
                "named-twice",
                message,
            ));
        }
    }
    let mut options = Options::default();
    for (id, value) in mix.options.iter() {
        let here = join(&at, &format!("options.{id}"));
        let message = match options.choose(id, value) {
            Ok(()) => continue,
            Err(NoSuchOption::Id) => {
                let hint = did_you_mean(id, &OPTIONS.map(|(id, _)| id));
                format!("there is no option {}{hint}", quoted(id))
            }
            Err(NoSuchOption::Value(values)) => {
                format!(
                    "{} is no value of {id}: choose {}",
                    quoted(value),
                    values.join(", ")
                )
            }
        };
        faults.push(Problem::error(here, "unknown-option", message));
    }
    if faults.is_empty() {
        Ok(mix)
    } else {
        Err(Faults(faults))
    }
}

fn is_empty<T>(entries: &Entries<T>) -> bool {
    entries.is_empty()
}
