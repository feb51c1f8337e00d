//! Of which rules and of which versions of its bots a run is, and what of that is not today's.

use bots::BotKind;
use content::edition::Edition;
use serde::Serialize;

/// What a run is of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "LabOrigin")]
pub struct Origin {
    /// The edition of the rules.
    pub rules: u32,
    /// The bots, in the order of the plan.
    pub bots: Vec<OfBot>,
}

/// One of its bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "LabOfBot")]
pub struct OfBot {
    /// The word for it.
    pub bot: &'static str,
    /// Its version.
    pub version: u32,
}

/// Something that a run is of, and that is otherwise today.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "LabChange", rename_all = "kebab-case", tag = "of")]
pub enum OriginChange {
    /// The rules, by their edition.
    Rules {
        /// Of the run.
        then: u32,
        /// Today's.
        now: u32,
    },
    /// A bot, by its version.
    Bot {
        /// The word for it.
        bot: &'static str,
        /// Of the run.
        then: u32,
        /// Today's.
        now: u32,
    },
}

impl Origin {
    /// What a run is of that begins today.
    pub fn today(bots: &[BotKind]) -> Self {
        let versions = bots.iter().map(|bot| bot.version());
        Self::kept(Edition::TODAY.number(), bots, versions)
    }

    /// What a run was kept with.
    pub fn kept(rules: u32, bots: &[BotKind], versions: impl IntoIterator<Item = u32>) -> Self {
        let bots = bots.iter().map(|bot| bot.word()).zip(versions);
        Self {
            rules,
            bots: bots.map(|(bot, version)| OfBot { bot, version }).collect(),
        }
    }

    /// What is otherwise today, each bot once.
    pub fn changes(&self) -> Vec<OriginChange> {
        let now = Edition::TODAY.number();
        let then = self.rules;
        let rules = (then != now).then_some(OriginChange::Rules { then, now });
        let bots = self.bots.iter().filter_map(|OfBot { bot, version }| {
            let now = BotKind::from_word(bot)?.version();
            let (bot, then) = (*bot, *version);
            (then != now).then_some(OriginChange::Bot { bot, then, now })
        });
        let mut changes = Vec::new();
        for change in rules.into_iter().chain(bots) {
            if !changes.contains(&change) {
                changes.push(change);
            }
        }
        changes
    }
}
