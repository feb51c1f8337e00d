//! Every change of a campaign that is being made, as data. Knows what may be asked for; `campaign.rs` does it.

use content::campaign::{BecomesWord, CarriedWord, CarryRule};
use content::number::Whole;
use serde::{Deserialize, Serialize};

/// One change of a campaign. A chapter is named by the scenario that it plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum CampaignOp {
    /// Puts a chapter in at a place of the list. Its scenario comes along, written out as in a file, unless the program
    /// has it.
    Add {
        at: u16,
        scenario: String,
        brought: Option<String>,
        say: String,
    },
    /// Has the scenario of a chapter as it is now, written out as in a file. Everything else of the chapter stays.
    Scenario { chapter: String, brought: String },
    /// Takes a chapter out, and every way that led there.
    Remove { chapter: String },
    /// Moves a chapter to a place of the list.
    Move { chapter: String, to: u16 },
    /// What is said of a chapter; nothing when the text is null.
    Say {
        chapter: String,
        what: ChapterText,
        text: Option<String>,
        language: String,
    },
    /// What is said when the campaign is over; nothing when the text is null.
    End {
        text: Option<String>,
        language: String,
    },
    /// Whether a chapter is open from the beginning.
    Open { chapter: String, on: bool },
    /// Whether a win or a loss leads to another chapter.
    Leads {
        chapter: String,
        way: ChapterEnding,
        to: String,
        on: bool,
    },
    /// Whether another chapter must be won before.
    Needs {
        chapter: String,
        needed: String,
        on: bool,
    },
    /// How many stars must be won before; none when it is null.
    Stars { chapter: String, stars: Option<u8> },
    /// What goes along into a chapter.
    Carry {
        chapter: String,
        carry: Vec<CarryWish>,
    },
}

/// What can be said of a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum ChapterText {
    /// On its card, before it is played.
    Say,
    /// After a win.
    Won,
    /// After a loss.
    Lost,
}

/// How a chapter ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum ChapterEnding {
    Win,
    Loss,
}

/// Something that goes along into a chapter, as the form has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub struct CarryWish {
    /// What.
    pub what: CarriedWord,
    /// The chapter from whose end it comes.
    pub from: String,
    /// What it becomes; the usual when it is null.
    pub to: Option<BecomesWord>,
    /// One for so many of them.
    pub per: Option<u16>,
    /// So many for each of them.
    pub times: Option<u8>,
    /// At least so many in the end.
    pub least: Option<u16>,
    /// At most so many in the end.
    pub most: Option<u16>,
    /// Whether it takes the place of what the chapter says.
    pub instead: bool,
    /// Whether it goes along for everybody at the table.
    pub everybody: bool,
}

impl From<&CarryRule> for CarryWish {
    fn from(carry: &CarryRule) -> Self {
        Self {
            what: carry.what,
            from: carry.from.clone(),
            to: carry.to,
            per: carry.per.map(Whole::get),
            times: carry.times.map(Whole::get),
            least: carry.least.map(Whole::get),
            most: carry.most.map(Whole::get),
            instead: carry.instead,
            everybody: carry.everybody,
        }
    }
}
