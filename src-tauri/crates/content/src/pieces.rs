//! How many pieces a mix says that players begin with, where the rules would say otherwise. Knows their words and limits;
//! what a piece does, and how many are usual, is known to the rules.

use crate::expansions;
use crate::faults::ProblemList;
use crate::number::Whole;
use crate::problem::{Problem, What};
use deserr::{
    DeserializeError, Deserr, ErrorKind, IntoValue, Map, MergeWithError, Value, ValueKind,
    ValuePointerRef, take_cf_content,
};
use rules::expansions::ExpansionKey;
use rules::figure::FigureKind;
use rules::options::Options;
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// A piece that players begin with.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum StartPiece {
    Follower,
    BigFollower,
    Abbot,
    Builder,
    Pig,
    Floors,
}

impl StartPiece {
    /// Every piece.
    pub const ALL: [Self; 6] = [
        Self::Follower,
        Self::BigFollower,
        Self::Abbot,
        Self::Builder,
        Self::Pig,
        Self::Floors,
    ];
    const WORDS: [&str; 6] = {
        let mut words = [""; 6];
        let mut at = 0;
        while at < words.len() {
            words[at] = Self::ALL[at].word();
            at += 1;
        }
        words
    };

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self.figure() {
            Some(figure) => figure.word(),
            None => "floors",
        }
    }

    /// The piece of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.word() == word)
    }

    const fn figure(self) -> Option<FigureKind> {
        match self {
            Self::Follower => Some(FigureKind::Follower),
            Self::BigFollower => Some(FigureKind::BigFollower),
            Self::Abbot => Some(FigureKind::Abbot),
            Self::Builder => Some(FigureKind::Builder),
            Self::Pig => Some(FigureKind::Pig),
            Self::Floors => None,
        }
    }

    /// As many as a file may say.
    fn read<V: IntoValue>(
        self,
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<u8, ProblemList> {
        match self {
            Self::Follower => Followers::deserialize_from_value(value, at).map(Whole::get),
            Self::Floors => Floors::deserialize_from_value(value, at).map(Whole::get),
            _ => OtherFigures::deserialize_from_value(value, at).map(Whole::get),
        }
    }

    fn allows(self, count: u8) -> bool {
        let count = count.into();
        match self {
            Self::Follower => Followers::new(count).is_some(),
            Self::Floors => Floors::new(count).is_some(),
            _ => OtherFigures::new(count).is_some(),
        }
    }
}

type Followers = Whole<1, 20>;
type OtherFigures = Whole<0, 5>;
type Floors = Whole<0, 30>;

/// How many of each piece a player begins with; of what is not named, as many as the rules say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct StartingPieces(BTreeMap<StartPiece, u8>);

impl StartingPieces {
    /// True when everybody begins as the rules say.
    pub fn are_usual(&self) -> bool {
        self.0.is_empty()
    }

    /// How many of a piece, where that is said.
    #[must_use]
    pub fn count(&self, piece: StartPiece) -> Option<u8> {
        self.0.get(&piece).copied()
    }

    /// So many of a piece, or as many as the rules say; false where no file may say that.
    pub fn say(&mut self, piece: StartPiece, count: Option<u8>) -> bool {
        match count {
            None => {
                self.0.remove(&piece);
                true
            }
            Some(count) => {
                let allowed = piece.allows(count);
                if allowed {
                    self.0.insert(piece, count);
                }
                allowed
            }
        }
    }

    /// Pieces that no rule in play knows.
    pub(crate) fn warnings(&self, expansions: &[ExpansionKey], options: &Options) -> Vec<Problem> {
        let idle = self.0.keys().filter_map(|&piece| {
            let expansion = expansions::expansion_of(piece)?;
            let is_left_out =
                || expansions::left_out(piece).is_some_and(|part| options.of(part) != 0);
            let what = if !expansions.contains(&expansion) {
                let expansion = expansion.word();
                What::PieceWithoutRule { expansion }
            } else if is_left_out() {
                What::PieceLeftOut
            } else {
                return None;
            };
            Some(Problem::warning(format!("pieces.{}", piece.word()), what))
        });
        idle.collect()
    }
}

impl Deserr<ProblemList> for StartingPieces {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let Value::Map(map) = value else {
            return Err(ProblemList::kind(value, &[ValueKind::Map], at));
        };
        let mut pieces = BTreeMap::new();
        let mut faults = None;
        for (word, count) in map.into_iter() {
            let here = at.push_key(&word);
            let count = count.into_value();
            let read = match StartPiece::from_word(&word) {
                // As if it were not named.
                Some(_) if matches!(count, Value::Null) => continue,
                Some(piece) => piece.read(count, here).map(|count| (piece, count)),
                None => {
                    let error: ErrorKind<'_, V> = ErrorKind::UnknownKey {
                        key: &word,
                        accepted: &StartPiece::WORDS,
                    };
                    Err(take_cf_content(ProblemList::error(None, error, at)))
                }
            };
            match read {
                Ok((piece, count)) => {
                    pieces.insert(piece, count);
                }
                Err(more) => match ProblemList::merge(faults, more, here) {
                    ControlFlow::Continue(all) => faults = Some(all),
                    ControlFlow::Break(all) => return Err(all),
                },
            }
        }
        faults.map_or(Ok(Self(pieces)), Err)
    }
}

impl From<&StartingPieces> for rules::expansions::Pieces {
    fn from(pieces: &StartingPieces) -> Self {
        let mut figures = Self::default().figures;
        for (&piece, &count) in &pieces.0 {
            if let Some(figure) = piece.figure() {
                figures[figure as usize] = Some(count);
            }
        }
        expansions::pieces(pieces, figures)
    }
}

impl From<rules::expansions::Pieces> for StartingPieces {
    fn from(pieces: rules::expansions::Pieces) -> Self {
        let mut told = Self::default();
        for piece in StartPiece::ALL {
            let count = match piece.figure() {
                Some(figure) => pieces.figures[figure as usize],
                None => expansions::floors(pieces),
            };
            told.say(piece, count);
        }
        told
    }
}

#[cfg(test)]
impl JsonSchema for StartingPieces {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "StartingPieces".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let properties: BTreeMap<_, _> = StartPiece::ALL
            .into_iter()
            .map(|piece| {
                let schema = match piece {
                    StartPiece::Follower => generator.subschema_for::<Option<Followers>>(),
                    StartPiece::Floors => generator.subschema_for::<Option<Floors>>(),
                    _ => generator.subschema_for::<Option<OtherFigures>>(),
                };
                (piece.word(), schema)
            })
            .collect();
        json_schema!({
            "type": "object",
            "description": "How many of each piece a player begins with; of what is not named, as many as the rules say.",
            "properties": properties,
            "additionalProperties": false,
        })
    }
}
