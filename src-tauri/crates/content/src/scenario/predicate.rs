//! What may be said of a game, as data from a closed list. Knows the fields; whether something is true is
//! answered by whoever holds the game.

use super::ask::{ExpectedAnswer, PlaceOrCell};
use super::making::{Carries, CountIs, HasSegment, InSet, Joined, OfTile};
use super::written::{
    ActionWord, Happening, PlayerHas, RulesWord, SourceWord, is_default, one_of, written,
};
use crate::faults::ProblemList;
use crate::number::{Coordinate, PlayerNumber, Whole};
use deserr::{Deserr, IntoValue, Value, ValueKind, ValuePointerRef};
use rules::figure::FigureKind;
use rules::ground::{At, Kind};
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// A number that something is held against.
pub type Amount = Whole<-9999, 9999>;

one_of! {
    /// Something that is true, false, or not decided yet. A player who is not named is the learner.
    Predicate {
        /// All of these.
        All(Vec<Predicate>) = "all",
        /// At least one of these.
        Any(Vec<Predicate>) = "any",
        /// Not this.
        Not(Box<Predicate>) = "not",
        /// Such an action was taken in this step.
        Act(Pattern) = "act",
        /// A tile of this step made the feature longer.
        Extends(FeatureOf) = "extends",
        /// A figure stands there.
        Occupies(Occupies) = "occupies",
        /// A tile of this step completed the feature.
        Completes(FeatureOf) = "completes",
        /// So many points were scored in this step.
        Scored(Scored) = "scored",
        /// So many points are on the track.
        Score(Score) = "score",
        /// So much lies before a player.
        Supply(Supplied) = "supply",
        /// A figure was captured in this step.
        Captured(Captured) = "captured",
        /// So many prisoners are held.
        Holds(HoldsPrisoners) = "holds",
        /// The second tile of a double turn is being played.
        SecondPart(bool) = "second-part",
        /// What was tried is refused, for this reason.
        Illegal(Illegal) = "illegal",
        /// So many points fewer than the best, counted at the end of this turn.
        Loss(Limit) = "loss",
        /// So many points are given up by the tile and the figure decision after it, as the table of the step tells it: 0 where nobody can tell them from the best, else whole points, at least 1.
        GivesUp(Limit) = "gives-up",
        /// So many turns of the learner are over in this step.
        Turns(Limit) = "turns",
        /// The game is over.
        GameOver(bool) = "game-over",
        /// One of these was answered.
        Answer(Vec<ExpectedAnswer>) = "answer",
        /// This happened in this step.
        Happened(Happened) = "happened",
        /// A feature would pay this player.
        Owns(Owns) = "owns",
        /// The game is over, and this player is ahead or level at the top.
        Wins(Wins) = "wins",
        /// A feature is complete, whoever completed it.
        Complete(Complete) = "complete",
        /// What a feature has brought a player in this step, and would bring as it stands.
        Worth(Paid) = "worth",
        /// At a desk: nothing is wrong with the tile.
        TileValid(OfTile) = "tile-valid",
        /// At a desk: a tile has such a city, road or field.
        HasSegment(HasSegment) = "has-segment",
        /// At a desk: one city or road reaches these sides.
        Joined(Joined) = "joined",
        /// At a desk: this stands on a tile.
        Carries(Carries) = "carries",
        /// At a desk: so many are counted.
        CountIs(CountIs) = "count-is",
        /// At a desk: this is among the tiles.
        InSet(InSet) = "in-set",
        /// At a desk: nothing deserves a second look.
        WarningFree(bool) = "warning-free",
        /// At a desk: so many games were played of the mix as it is.
        LabRan(Limit) = "lab-ran",
    }
}

impl Predicate {
    /// The words for what is true of a document, and not of a game.
    pub const AT_DESK: [&'static str; 8] = [
        "tile-valid",
        "has-segment",
        "joined",
        "carries",
        "count-is",
        "in-set",
        "warning-free",
        "lab-ran",
    ];
}

/// A feature: by a name of the board, or by a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(untagged)]
pub enum Anchor {
    /// By its name.
    Named(String),
    /// By a place on it.
    At(PlaceOrCell),
}

impl Deserr<ProblemList> for Anchor {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        match value {
            Value::String(name) => Ok(Self::Named(name)),
            Value::Map(_) => PlaceOrCell::deserialize_from_value(value, at).map(Self::At),
            other => Err(ProblemList::kind(
                other,
                &[ValueKind::String, ValueKind::Map],
                at,
            )),
        }
    }
}

/// An object that may hold a limit besides its own fields.
macro_rules! limited {
    ($(#[$doc:meta])* $name:ident { $($(#[$may:meta])* $field:ident $word:literal: $type:ty),* $(,)? }) => {
        written! {
            $(#[$doc])* $name
            needs {}
            may {
                $($(#[$may])* $field $word: $type,)*
                /// At least so many.
                at_least "at-least": Option<Amount>,
                /// At most so many.
                at_most "at-most": Option<Amount>,
                /// So many.
                exactly "exactly": Option<Amount>,
            }
        }

        impl $name {
            /// The limit that it holds.
            #[must_use]
            pub const fn limit(&self) -> Limit {
                Limit { at_least: self.at_least, at_most: self.at_most, exactly: self.exactly }
            }
        }
    };
}

limited! {
    /// A limit alone.
    #[derive(Copy)]
    Limit {}
}

written! {
    /// An action, as far as it matters. What is not said may be anything.
    Pattern
    needs {}
    may {
        /// What is done.
        kind_of_act "type": Option<ActionWord>,
        /// East of the first tile.
        x "x": Option<Coordinate>,
        /// South of the first tile.
        y "y": Option<Coordinate>,
        /// How the tile is turned: any of these.
        rotation "rotation": Vec<Whole<0, 3>>,
        /// Which figure.
        figure "figure": Option<RulesWord<FigureKind>>,
        /// What it stands on.
        kind "kind": Option<RulesWord<Kind>>,
        /// Where on the tile.
        at "at": Option<RulesWord<At>>,
        /// The feature that its place belongs to.
        on "on": Option<Anchor>,
        /// Whose figure is captured.
        owner "owner": Option<PlayerNumber>,
        /// Who is paid for a prisoner.
        from "from": Option<PlayerNumber>,
        /// Who is robbed.
        player "player": Option<PlayerNumber>,
        /// The space of the robber.
        space "space": Option<Whole<0, 9999>>,
        /// What a crop circle does.
        choice "choice": Option<String>,
        /// So many such actions; 1 when nothing is said.
        times "times": Option<Whole<1, 20>>,
    }
}

written! {
    /// A feature: this one, or any of a kind.
    FeatureOf
    needs {}
    may {
        /// Which.
        feature "feature": Option<Anchor>,
        /// Of which kind.
        kind "kind": Option<RulesWord<Kind>>,
        /// By so many tiles; 1 when nothing is said.
        times "times": Option<Whole<1, 20>>,
    }
}

written! {
    /// A figure that stands somewhere.
    Occupies
    needs {}
    may {
        /// Whose.
        player "player": Option<PlayerNumber>,
        /// On which feature.
        feature "feature": Option<Anchor>,
        /// On which kind of feature.
        kind "kind": Option<RulesWord<Kind>>,
        /// Which figure.
        figure "figure": Option<RulesWord<FigureKind>>,
        /// True when it must have been set in this step.
        newly "newly": bool,
    }
}

limited! {
    /// Points that were scored.
    Scored {
        /// By whom.
        player "player": Option<PlayerNumber>,
        /// For what.
        source "source": Option<SourceWord>,
        /// For which feature.
        feature "feature": Option<Anchor>,
    }
}

limited! {
    /// Points on the track.
    Score {
        /// Whose.
        player "player": Option<PlayerNumber>,
    }
}

limited! {
    /// What lies before a player.
    Supplied {
        /// Whose.
        player "player": Option<PlayerNumber>,
        /// What.
        what "what": Option<PlayerHas>,
    }
}

written! {
    /// A figure that was captured.
    Captured
    needs {}
    may {
        /// By whom.
        player "player": Option<PlayerNumber>,
        /// Whose.
        owner "owner": Option<PlayerNumber>,
        /// Which.
        figure "figure": Option<RulesWord<FigureKind>>,
    }
}

limited! {
    /// Prisoners.
    HoldsPrisoners {
        /// Who holds them.
        player "player": Option<PlayerNumber>,
        /// Whose they are.
        owner "owner": Option<PlayerNumber>,
        /// Which.
        figure "figure": Option<RulesWord<FigureKind>>,
    }
}

written! {
    /// What is refused.
    Illegal
    needs {}
    may {
        /// For which reason.
        code "code": Option<String>,
    }
}

limited! {
    /// Something that happened so often; at least once when nothing is said.
    Happened {
        /// What.
        event "event": Option<Happening>,
        /// To whom.
        player "player": Option<PlayerNumber>,
    }
}

written! {
    /// Who would be paid for a feature.
    Owns
    needs {}
    may {
        /// Who.
        player "player": Option<PlayerNumber>,
        /// Which feature.
        feature "feature": Option<Anchor>,
        /// True when nobody may share it.
        alone "alone": bool,
    }
}

written! {
    /// A feature that is complete.
    Complete
    needs {
        /// Which.
        feature "feature": Anchor,
    }
    may {}
}

limited! {
    /// Points for one feature.
    Paid {
        /// Whose.
        player "player": Option<PlayerNumber>,
        /// For which feature.
        feature "feature": Option<Anchor>,
    }
}

written! {
    /// Who is ahead at the end.
    Wins
    needs {}
    may {
        /// Who.
        player "player": Option<PlayerNumber>,
        /// True when nobody may be level.
        alone "alone": bool,
    }
}
