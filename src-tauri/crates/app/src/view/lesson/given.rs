//! Answers as they cross to the window and back.

use content::number::Coordinate;
use content::scenario::{AskKind, ExpectedAnswer, PlaceOrCell, RulesWord};
use rules::ground::{At, Kind, PlayerId};
use serde::{Deserialize, Serialize};
use specta::Type;

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename = "Given", tag = "kind", rename_all = "kebab-case")]
pub enum GivenAnswer {
    YesNo {
        yes: bool,
    },
    Number {
        number: i32,
    },
    /// Nobody when there are none.
    Players {
        players: Vec<PlayerId>,
    },
    /// The code of a reason.
    Reason {
        code: String,
    },
    Places {
        places: Vec<Aim>,
    },
    /// A tile by its design.
    Tile {
        tile: String,
    },
}

/// A place, or a whole cell where nothing more is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Aim {
    pub x: i16,
    pub y: i16,
    pub kind: Option<Kind>,
    pub at: Option<At>,
}

impl From<&PlaceOrCell> for Aim {
    fn from(spot: &PlaceOrCell) -> Self {
        Self {
            x: spot.x.get(),
            y: spot.y.get(),
            kind: spot.kind.map(|kind| kind.0),
            at: spot.at.map(|at| at.0),
        }
    }
}

impl From<Aim> for PlaceOrCell {
    fn from(aim: Aim) -> Self {
        let whole = |n: i16| Coordinate::new(i64::from(n)).unwrap_or(Coordinate::ZERO);
        Self {
            x: whole(aim.x),
            y: whole(aim.y),
            kind: aim.kind.map(RulesWord),
            at: aim.at.map(RulesWord),
        }
    }
}

/// An answer of the rules, or of an author; `kind` says what numbers stand for.
pub fn shown(answer: &ExpectedAnswer, kind: AskKind) -> GivenAnswer {
    let players = |numbers: &[i32]| {
        let player = |number: &i32| PlayerId::nth(usize::try_from(*number).unwrap_or_default());
        GivenAnswer::Players {
            players: numbers.iter().map(player).collect(),
        }
    };
    match answer {
        ExpectedAnswer::YesNo(yes) => GivenAnswer::YesNo { yes: *yes },
        ExpectedAnswer::Number(number) if kind == AskKind::Player => players(&[*number]),
        ExpectedAnswer::Number(number) => GivenAnswer::Number { number: *number },
        ExpectedAnswer::Numbers(numbers) => players(numbers),
        ExpectedAnswer::Places(none) if none.is_empty() && kind == AskKind::Player => players(&[]),
        ExpectedAnswer::Code(tile) if kind == AskKind::Tile => {
            GivenAnswer::Tile { tile: tile.clone() }
        }
        ExpectedAnswer::Code(code) => GivenAnswer::Reason { code: code.clone() },
        ExpectedAnswer::Place(place) => GivenAnswer::Places {
            places: vec![place.into()],
        },
        ExpectedAnswer::Places(places) => GivenAnswer::Places {
            places: places.iter().map(Aim::from).collect(),
        },
    }
}

/// An answer of the learner; one feature is no list.
pub fn meant(given: &GivenAnswer, kind: AskKind) -> ExpectedAnswer {
    match given {
        GivenAnswer::YesNo { yes } => ExpectedAnswer::YesNo(*yes),
        GivenAnswer::Number { number } => ExpectedAnswer::Number(*number),
        GivenAnswer::Players { players } => ExpectedAnswer::Numbers(
            players
                .iter()
                .map(|player| usize::from(*player) as i32)
                .collect(),
        ),
        GivenAnswer::Reason { code } | GivenAnswer::Tile { tile: code } => {
            ExpectedAnswer::Code(code.clone())
        }
        GivenAnswer::Places { places } => match places.as_slice() {
            [only] if kind == AskKind::Feature => ExpectedAnswer::Place((*only).into()),
            all => ExpectedAnswer::Places(all.iter().map(|aim| (*aim).into()).collect()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::{GivenAnswer, meant, shown};
    use content::scenario::{AskKind, ExpectedAnswer, PlaceOrCell};
    use rules::ground::PlayerId;

    #[test]
    fn nobody_is_a_list_of_players_without_one() {
        let nobody = GivenAnswer::Players {
            players: Vec::new(),
        };
        assert_eq!(
            shown(&ExpectedAnswer::Places(Vec::new()), AskKind::Player),
            nobody
        );
        assert_eq!(
            shown(&ExpectedAnswer::Numbers(Vec::new()), AskKind::Player),
            nobody
        );
        let ada = GivenAnswer::Players {
            players: vec![PlayerId::nth(1)],
        };
        assert_eq!(shown(&ExpectedAnswer::Number(1), AskKind::Player), ada);
    }

    #[test]
    fn what_is_shown_means_the_same_when_it_comes_back() {
        let place = PlaceOrCell::cell(2, -1);
        for (answer, kind) in [
            (ExpectedAnswer::Number(4), AskKind::Number),
            (ExpectedAnswer::Numbers(vec![0, 1]), AskKind::Player),
            (ExpectedAnswer::YesNo(true), AskKind::YesNo),
            (ExpectedAnswer::Place(place), AskKind::Feature),
            (ExpectedAnswer::Places(vec![place]), AskKind::Places),
            (ExpectedAnswer::Places(Vec::new()), AskKind::Places),
            (
                ExpectedAnswer::Code("base/cell-taken".into()),
                AskKind::Feature,
            ),
            (ExpectedAnswer::Code("base/U".into()), AskKind::Tile),
        ] {
            assert_eq!(meant(&shown(&answer, kind), kind), answer);
        }
    }
}
