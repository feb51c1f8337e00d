//! The Robbers in files: money bags, robbers on the track, and what is decided.

use super::drawn::Mark;
use crate::faults::ProblemList;
use crate::number::{AnyPlayer, Whole, whole};
use crate::problem::{What, shown};
use crate::tile_set::SetTile;
use deserr::{Deserr, IntoValue, Value, ValuePointerRef};
use rules::action;
use rules::expansions::{ExpansionAction, robbers};
use rules::ground::PlayerId;
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// Where a robber is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Robber {
    /// With its owner.
    Home,
    /// On a space of the score track.
    Space(Whole<0, 9999>),
}

impl Robber {
    /// As the rules tell it.
    pub(super) fn tell(seat: &robbers::Seat) -> Self {
        seat.robber
            .map_or(Self::Home, |space| Self::Space(whole(space)))
    }

    /// As the rules take it.
    pub(super) fn seat(self) -> robbers::Seat {
        let robber = match self {
            Self::Home => None,
            Self::Space(space) => Some(space.get()),
        };
        robbers::Seat { robber }
    }
}

impl Deserr<ProblemList> for Robber {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        match value {
            Value::String(word) if word == "home" => Ok(Self::Home),
            Value::String(word) => {
                let word = shown(&word);
                Err(ProblemList::one(at, What::NoRobberSpace { word }))
            }
            space => Whole::deserialize_from_value(space, at).map(Self::Space),
        }
    }
}

impl Serialize for Robber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Home => serializer.serialize_str("home"),
            Self::Space(space) => space.serialize(serializer),
        }
    }
}

#[cfg(test)]
impl JsonSchema for Robber {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Robber".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let space = generator.subschema_for::<Whole<0, 9999>>();
        json_schema!({ "anyOf": [{ "const": "home" }, space] })
    }
}

/// What may be decided.
#[derive(Deserr)]
#[deserr(error = ProblemList, tag = "type", deny_unknown_fields)]
pub(crate) enum Action {
    #[deserr(rename = "robber")]
    Robber { space: Whole<0, 65_535> },
    #[deserr(rename = "rob")]
    Rob { player: AnyPlayer },
}

/// The words of [`Action`].
pub(crate) const ACTIONS: &[&str] = &["robber", "rob"];

impl From<Action> for robbers::Action {
    fn from(action: Action) -> Self {
        match action {
            Action::Robber { space } => Self::Robber { space: space.get() },
            Action::Rob { player } => Self::Rob {
                player: player.get(),
            },
        }
    }
}

/// Whom an action robs.
pub(super) fn robbed(action: &action::Action) -> Option<PlayerId> {
    match action {
        action::Action::Expansion(ExpansionAction::Robbers(robbers::Action::Rob { player })) => {
            Some(*player)
        }
        _ => None,
    }
}

/// True when the tile shows what the rules live on, and what means nothing without them.
pub(super) fn feeds(tile: &SetTile) -> bool {
    tile.marks.contains(&Mark::Bag)
}
