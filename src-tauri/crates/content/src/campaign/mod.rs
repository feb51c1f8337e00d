//! The format of campaigns: scenarios of which one leads to another, what goes along from one to the next, and what is
//! said. Knows what leads where.

pub(crate) mod carried;
mod carrying;
mod judge;

pub use carried::{CarriedWord, SeatAtEnd};
pub use carrying::{CarriedItem, ChapterResources, brought_along};

use crate::document::DocumentFormat;
use crate::entries::Entries;
use crate::faults::ProblemList;
use crate::number::Whole;
use crate::scenario::Scenario;
use crate::words::words;
use deserr::Deserr;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// The most stars of one scenario.
pub const STARS: usize = 3;
/// The most chapters of a campaign.
pub const MOST_CHAPTERS: usize = 60;
/// The most things that go along into one chapter.
pub const MOST_CARRIED: usize = 12;

words! {
    /// What it becomes in the chapter to which it goes.
    BecomesWord {
        Score = "score",
        Followers = "followers",
        Floors = "floors",
        Wine = "wine",
        Wheat = "wheat",
        Cloth = "cloth",
    }
}

/// Scenarios of which one leads to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Campaign {
    /// The name that files and progress use.
    pub id: String,
    /// The text of its title.
    pub title: String,
    /// The text that says what it is about.
    pub about: String,
    /// Who made it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The text that ends it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// Its chapters, in the order in which they are listed. The first one is open from the beginning.
    pub chapters: Vec<Chapter>,
    /// Scenarios that it brings along, by their ids.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Entries::is_empty")]
    pub scenarios: Entries<Scenario>,
    /// Everything that is said, by language and key.
    pub text: Entries<Entries<String>>,
}

/// One chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Chapter {
    /// The scenario that is played: one that the campaign brings along, one of the program, or one of one's own.
    pub scenario: String,
    /// The text on its card, before it is played.
    pub say: String,
    /// The text after it was won.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<String>,
    /// The text after it was lost.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<String>,
    /// True when it is open from the beginning.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// The later chapters to which a win leads.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub win: Vec<String>,
    /// The later chapters to which a loss leads. Where it leads nowhere, one tries again.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub loss: Vec<String>,
    /// The earlier chapters that must all be won before.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<String>,
    /// How many stars of the campaign must be won before.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stars: Option<Whole<1, 180>>,
    /// What goes along from earlier chapters.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carry: Vec<CarryRule>,
}

/// Something that goes along from the end of an earlier chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct CarryRule {
    /// What.
    pub what: CarriedWord,
    /// The chapter from whose end it comes.
    pub from: String,
    /// What it becomes; the same thing when nothing is said, and points for stars and wins.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<BecomesWord>,
    /// One for so many of them, and nothing for what is left over.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per: Option<Whole<1, 1000>>,
    /// So many for each of them.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<Whole<1, 100>>,
    /// At least so many in the end.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<Whole<0, 9999>>,
    /// At most so many in the end.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<Whole<0, 9999>>,
    /// True when it takes the place of what the chapter says, and is not added to it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub instead: bool,
    /// True when it goes along for everybody at the table, and not for the learner alone.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub everybody: bool,
}

impl DocumentFormat for Campaign {
    const KIND: &'static str = "campaign";
    const NAME: &'static str = "campaign";
}

impl Campaign {
    /// What is said under a key, in a language or else in English.
    pub fn said(&self, key: &str, language: &str) -> Option<&str> {
        let of = |language: &str| self.text.get(language)?.get(key);
        of(language).or_else(|| of("en")).map(String::as_str)
    }

    /// The number of the chapter that a scenario is.
    pub fn at(&self, scenario: &str) -> Option<usize> {
        let mut chapters = self.chapters.iter();
        chapters.position(|chapter| chapter.scenario == scenario)
    }

    /// The chapter that a scenario is.
    pub fn chapter(&self, scenario: &str) -> Option<&Chapter> {
        self.chapters.get(self.at(scenario)?)
    }
}

impl Chapter {
    /// True when something must be done before it can be played.
    pub fn is_gated(&self) -> bool {
        !self.needs.is_empty() || self.stars.is_some()
    }
}
