//! The kinds of questions: one list, one file a group. Each finds its questions in a position and names the mistakes.

mod figures;
mod land;
mod points;
mod tiles;
mod towers;
mod trade;

use crate::draft::Draft;
use rules::chance::Chance;
use rules::game::Game;
use serde::{Deserialize, Serialize};

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $word:literal in $mix:literal by $find:path),+ $(,)?) => {
        /// A kind of question.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Kind {
            $($(#[$doc])* #[serde(rename = $word)] $name,)+
        }

        impl Kind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The word for it.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                }
            }

            /// The kind of a word.
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|kind| kind.word() == word)
            }

            /// The mix in whose games it comes up.
            pub(crate) const fn mix(self) -> &'static str {
                match self {
                    $(Self::$name => $mix,)+
                }
            }
        }

        /// The questions of a kind in a position; the player to move has a tile in hand.
        pub(crate) fn drafts(kind: Kind, game: &Game, chance: &mut Chance) -> Vec<Draft> {
            let mut out = Vec::new();
            match kind {
                $(Kind::$name => $find(game, chance, &mut out),)+
            }
            out.retain(Draft::is_a_question);
            out
        }
    };
}

kinds! {
    /// On how many places the drawn tile fits.
    Places = "places" in "base" by tiles::places,
    /// Why a tile may not lie there.
    Refusal = "refusal" in "base" by tiles::refusal,
    /// What a road brings that is finished now.
    Road = "road" in "base" by points::road,
    /// What a city brings that is finished now.
    City = "city" in "base" by points::city,
    /// What a monastery brings if the game ended now.
    Monastery = "monastery" in "base" by land::monastery,
    /// What a field brings if the game ended now.
    Field = "field" in "base" by land::field,
    /// Who is paid.
    Majority = "majority" in "base" by land::majority,
    /// How many figures are in hand after a scoring.
    Home = "home" in "base" by figures::home,
    /// Where a follower may stand.
    Follower = "follower" in "base" by figures::follower,
    /// What a player still gets if the game ends now.
    Ending = "ending" in "base" by land::ending,
    /// What an inn or a cathedral changes.
    Splendour = "splendour" in "inns" by points::splendour,
    /// Where the builder may stand.
    Builder = "builder" in "traders" by figures::builder,
    /// Where the pig may graze.
    Pig = "pig" in "traders" by figures::pig,
    /// How many goods are taken.
    Goods = "goods" in "traders" by trade::goods,
    /// Whom a floor can capture.
    Capture = "capture" in "tower" by towers::capture,
    /// What a robber takes.
    Robbery = "robbery" in "robbers" by trade::robbery,
    /// What a tollhouse collects.
    Toll = "toll" in "tollkeepers" by trade::toll,
}
