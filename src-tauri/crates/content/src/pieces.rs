//! How many pieces a mix says that players begin with, where the rules would say otherwise. Knows the fields; what a piece
//! does, and how many are usual, is known to the rules.

use crate::expansions;
use crate::faults::ProblemList;
use crate::number::{Whole, some};
use crate::problem::{Problem, What};
use deserr::Deserr;
use rules::expansions::ExpansionKey;
use rules::figure::FigureKind;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// How many of each piece a player begins with; of what is not named, as many as the rules say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[serde(default)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct StartingPieces {
    /// Followers.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub follower: Option<Whole<1, 20>>,
    /// Large followers.
    #[deserr(rename = "big-follower", default)]
    #[serde(rename = "big-follower", skip_serializing_if = "Option::is_none")]
    pub big_follower: Option<Whole<0, 5>>,
    /// Abbots.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub abbot: Option<Whole<0, 5>>,
    /// Builders.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builder: Option<Whole<0, 5>>,
    /// Pigs.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pig: Option<Whole<0, 5>>,
    /// Floors for towers.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floors: Option<Whole<0, 30>>,
}

impl StartingPieces {
    /// True when everybody begins as the rules say.
    pub fn are_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Pieces that no rule in play knows.
    pub(crate) fn warnings(&self, expansions: &[ExpansionKey]) -> Vec<Problem> {
        let given = expansions::given(self);
        let idle = given
            .into_iter()
            .filter(|(_, given, expansion)| *given && !expansions.contains(expansion));
        idle.map(|(piece, _, expansion)| {
            let expansion = expansion.word();
            Problem::warning(
                format!("pieces.{piece}"),
                What::PieceWithoutRule { expansion },
            )
        })
        .collect()
    }
}

impl From<&StartingPieces> for rules::expansions::Pieces {
    fn from(pieces: &StartingPieces) -> Self {
        let mut figures = Self::default().figures;
        figures[FigureKind::Follower as usize] = pieces.follower.map(Whole::get);
        figures[FigureKind::BigFollower as usize] = pieces.big_follower.map(Whole::get);
        figures[FigureKind::Abbot as usize] = pieces.abbot.map(Whole::get);
        figures[FigureKind::Builder as usize] = pieces.builder.map(Whole::get);
        figures[FigureKind::Pig as usize] = pieces.pig.map(Whole::get);
        expansions::pieces(pieces, figures)
    }
}

impl From<rules::expansions::Pieces> for StartingPieces {
    fn from(pieces: rules::expansions::Pieces) -> Self {
        let of = |kind: FigureKind| pieces.figures[kind as usize];
        let mut told = Self {
            follower: of(FigureKind::Follower).and_then(some),
            big_follower: of(FigureKind::BigFollower).and_then(some),
            abbot: of(FigureKind::Abbot).and_then(some),
            builder: of(FigureKind::Builder).and_then(some),
            pig: of(FigureKind::Pig).and_then(some),
            floors: None,
        };
        expansions::tell_pieces(pieces, &mut told);
        told
    }
}
