//! The kinds of questions: one list, one file a group, those of an expansion in its own. Each finds its questions in a position
//! and names the mistakes. The only file of this crate that lists the expansions.

mod bag;
mod figures;
mod land;
mod outs;
mod points;
/// What an expansion brings, a file an expansion. None knows another.
mod expansions {
    pub(super) mod river;
    pub(super) mod robbers;
    pub(super) mod tollkeepers;
    pub(super) mod tower;
    pub(super) mod traders;
}
mod tiles;
mod winner;

use crate::draft::QuestionDraft;
use crate::taught;
use expansions::{river, robbers, tollkeepers, tower, traders};
use rules::chance::Chance;
use rules::game::Game;
use serde::{Deserialize, Serialize};

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $word:literal in $mix:literal on [$($rule:literal),+] by $find:path),+ ;
        $($(#[$kept_doc:meta])* $kept:ident = $kept_word:literal),+ ;
        $(#[$else_doc:meta])* $else:ident = $else_word:literal $(,)?) => {
        /// A kind of question.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum QuestionKind {
            $($(#[$doc])* #[serde(rename = $word)] $name,)+
            $($(#[$kept_doc])* #[serde(rename = $kept_word)] $kept,)+
            $(#[$else_doc])* #[serde(rename = $else_word)] $else,
        }

        impl QuestionKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+ $(Self::$kept,)+ Self::$else];

            /// Decisions that are kept, with what each way gives up.
            pub const KEPT: &'static [Self] = &[$(Self::$kept),+];

            /// The word for it.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                    $(Self::$kept => $kept_word,)+
                    Self::$else => $else_word,
                }
            }

            /// The kind of a word.
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|kind| kind.word() == word)
            }

            /// The rules about which it cuts questions from games.
            pub(crate) const fn generated(self) -> &'static [&'static str] {
                match self {
                    $(Self::$name => &[$($rule),+],)+
                    $(Self::$kept => &[],)+
                    Self::$else => &[],
                }
            }

            /// The mix in whose games it comes up; none for what is not cut from games.
            pub(crate) const fn mix(self) -> &'static str {
                match self {
                    $(Self::$name => $mix,)+
                    $(Self::$kept => "",)+
                    Self::$else => "",
                }
            }
        }

        /// The questions of a kind in a position; the player to move has a tile in hand.
        pub(crate) fn drafts(kind: QuestionKind, game: &Game, chance: &mut Chance) -> Vec<QuestionDraft> {
            let mut out = Vec::new();
            match kind {
                $(QuestionKind::$name => $find(game, chance, &mut out),)+
                $(QuestionKind::$kept => {})+
                QuestionKind::$else => {}
            }
            out.retain(QuestionDraft::is_a_question);
            out
        }
    };
}

kinds! {
    /// On how many places the drawn tile fits.
    Places = "places" in "base" on ["BG-07", "BG-08"] by tiles::places,
    /// Which tile of the bag fills a gap.
    Fits = "fits" in "base" on ["BG-07", "BG-08"] by bag::fits,
    /// Why a tile may not lie there.
    Refusal = "refusal" in "base" on ["BG-06", "BG-07", "BG-10"] by tiles::refusal,
    /// What a road brings that is finished now.
    Road = "road" in "base" on ["BG-16"] by points::road,
    /// What a city brings that is finished now.
    City = "city" in "base" on ["BG-17"] by points::city,
    /// What a monastery brings if the game ended now.
    Monastery = "monastery" in "base" on ["BG-20", "BG-29"] by land::monastery,
    /// What a field brings if the game ended now.
    Field = "field" in "base" on ["BG-30"] by land::field,
    /// Who is paid.
    Majority = "majority" in "base" on ["BG-21"] by land::majority,
    /// How many figures are in hand after a scoring.
    Home = "home" in "base" on ["BG-23"] by figures::home,
    /// Where a follower may stand.
    Follower = "follower" in "base" on ["BG-11", "BG-12"] by figures::follower,
    /// What a player still gets if the game ends now.
    Ending = "ending" in "base" on ["BG-29"] by land::ending,
    /// Who wins if the game ends now.
    Winner = "winner" in "base" on ["BG-32", "BG-29", "BG-30"] by winner::winner,
    /// Who wins by the goods if the game ends now.
    Wealth = "wealth" in "traders" on ["TB-11", "BG-32"] by traders::wealth,
    /// What an inn or a cathedral changes.
    Splendour = "splendour" in "inns" on ["IC-06", "IC-10"] by points::splendour,
    /// Where the builder may stand.
    Builder = "builder" in "traders" on ["TB-24"] by figures::builder,
    /// Where the pig may graze.
    Pig = "pig" in "traders" on ["TB-16"] by figures::pig,
    /// How many goods are taken.
    Goods = "goods" in "traders" on ["TB-08", "TB-09"] by traders::goods,
    /// Whom a floor can capture.
    Capture = "capture" in "tower" on ["TW-04", "TW-06"] by tower::capture,
    /// What a robber takes.
    Robbery = "robbery" in "robbers" on ["RB-07", "RB-08"] by robbers::robbery,
    /// What a tollhouse collects.
    Toll = "toll" in "tollkeepers" on ["TK-11"] by tollkeepers::toll,
    /// Why a river tile may not lie there.
    Bend = "bend" in "river" on ["RV-05", "RV-07"] by river::bend,
    /// What an abbot brings who is called home.
    Recall = "recall" in "abbot" on ["AB-08", "AB-14"] by land::recall,
    /// How many of the tiles left would do.
    Outs = "outs" in "base" on ["BG-07", "BG-08"] by outs::outs;
    /// The move that nothing beats.
    Best = "best",
    /// Which of three places gives up least.
    Cost = "cost",
    /// A share of what is somebody else's.
    Steal = "steal",
    /// Who goes with the tile, if anybody.
    Send = "send",
    /// The answer to a threat.
    Follow = "follow";
    /// A step of a lesson, seen anew.
    Taught = "taught",
}

impl QuestionKind {
    /// The rules that it practises; none where what is practised is to decide.
    pub fn rules(self) -> &'static [&'static str] {
        match self {
            Self::Taught => taught::rules(),
            other if other.is_decision() => &[],
            other => other.generated(),
        }
    }

    /// True where the answer needs judgement besides the rules: whoever misses it knows the rules all the same.
    pub fn is_decision(self) -> bool {
        self == Self::Outs || self.is_kept()
    }

    /// True for decisions that are kept as data.
    pub fn is_kept(self) -> bool {
        Self::KEPT.contains(&self)
    }

    /// What is remembered of its answers: each rule by itself, a kind of decision as one.
    pub fn cards(self) -> Vec<&'static str> {
        match self {
            decision if decision.is_decision() => vec![decision.word()],
            other => other.rules().to_vec(),
        }
    }

    /// The kind of decision that an item asks for, by the name of the item.
    pub fn decided(id: &str) -> Option<Self> {
        let word = id.strip_prefix("practice-")?.split('-').next()?;
        Self::from_word(word).filter(|kind| kind.is_decision())
    }

    /// Whether any kind asks about one of these rules.
    pub fn asks_of(rules: &[String]) -> bool {
        let named = |rule: &&str| rules.iter().any(|it| it == rule);
        Self::ALL.iter().any(|kind| kind.rules().iter().any(named))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moment::PlayedGames;
    use content::library::Library;

    #[test]
    fn nothing_is_asked_about_parts_of_traders_that_are_left_out() {
        let mut library = Library::built_in().clone();
        let mut mix = library.mix("traders").expect("a mix").clone();
        for part in ["OP-14", "OP-15", "OP-16"] {
            mix.options.0.insert(part.to_owned(), "off".to_owned());
        }
        library.put_mix(mix);
        let parts = [
            QuestionKind::Goods,
            QuestionKind::Wealth,
            QuestionKind::Builder,
            QuestionKind::Pig,
        ];
        let asked = |library: &Library, kind| {
            let mut asked = 0;
            let mut chance = Chance::new(5);
            let games = PlayedGames::of(library, kind).expect("a mix");
            for _ in 0..6 {
                games.play(&mut chance, |game, chance| {
                    asked += drafts(kind, game, chance).len();
                });
            }
            asked
        };
        for kind in parts {
            assert_eq!(asked(&library, kind), 0, "{}", kind.word());
        }
        assert!(
            parts
                .iter()
                .any(|kind| asked(Library::built_in(), *kind) > 0)
        );
    }
}
