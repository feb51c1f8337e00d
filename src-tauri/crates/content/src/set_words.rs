//! What a set has beside its tiles: a page of rules in the order in which people look for them, and a mark for its tiles.

use crate::faults::ProblemList;
use crate::text::Text;
use crate::words::words;
use deserr::Deserr;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

words! {
    /// A chapter of the rules page of a set.
    RulesChapter {
        Setup = "setup",
        Placing = "placing",
        Figures = "figures",
        Scoring = "scoring",
        Ending = "ending",
        Questions = "questions",
    }

    /// What each tile of a set has in its corner, so that it is found again among others.
    SetSymbol {
        Circle = "circle",
        Square = "square",
        Triangle = "triangle",
        Diamond = "diamond",
        Star = "star",
        Cross = "cross",
        Moon = "moon",
        Drop = "drop",
    }
}

/// The rules of a set, as its author tells them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct RulesPage {
    /// What changes before the game begins.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<Text>,
    /// How its tiles are placed.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placing: Option<Text>,
    /// How figures are placed on them.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figures: Option<Text>,
    /// How they score.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scoring: Option<Text>,
    /// What counts at the end.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Text>,
    /// Questions, and other expansions.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub questions: Option<Text>,
}

impl RulesPage {
    /// True when nothing is said; a file then leaves the field out.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// What a chapter says.
    pub const fn chapter(&self, chapter: RulesChapter) -> Option<&Text> {
        match chapter {
            RulesChapter::Setup => &self.setup,
            RulesChapter::Placing => &self.placing,
            RulesChapter::Figures => &self.figures,
            RulesChapter::Scoring => &self.scoring,
            RulesChapter::Ending => &self.ending,
            RulesChapter::Questions => &self.questions,
        }
        .as_ref()
    }

    /// The same, to be changed.
    pub const fn chapter_mut(&mut self, chapter: RulesChapter) -> &mut Option<Text> {
        match chapter {
            RulesChapter::Setup => &mut self.setup,
            RulesChapter::Placing => &mut self.placing,
            RulesChapter::Figures => &mut self.figures,
            RulesChapter::Scoring => &mut self.scoring,
            RulesChapter::Ending => &mut self.ending,
            RulesChapter::Questions => &mut self.questions,
        }
    }
}
