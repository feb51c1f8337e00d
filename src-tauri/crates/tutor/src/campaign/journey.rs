//! One journey through a campaign: how its chapters ended, which way that led, what goes along. It holds a journey
//! against the campaign as it is today.

use content::campaign::{Campaign, CarriedItem, Chapter, ChapterResources, STARS, brought_along};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The number of the form in which a journey is written.
pub const JOURNEY_NUMBER: u32 = 1;

/// What was won, lost and carried in a campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignProgress {
    /// How chapters ended, by their scenarios.
    #[serde(default)]
    pub ends: BTreeMap<String, ChapterResult>,
    /// What went along into each chapter as it was begun last.
    #[serde(default)]
    pub begun: BTreeMap<String, Vec<CarriedItem>>,
    /// Losses that were not taken yet: they can be, or the chapter is tried again.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub pending: BTreeMap<String, ChapterResources>,
    /// Every end, in the order in which it came.
    #[serde(default)]
    pub path: Vec<JourneyEnd>,
}

/// How a chapter ended so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChapterResult {
    /// What it was called.
    pub title: String,
    /// What it was, in short.
    pub content: String,
    /// The best win.
    #[serde(default)]
    pub won: Option<ChapterResources>,
    /// The last loss that was taken.
    #[serde(default)]
    pub lost: Option<ChapterResources>,
}

/// One end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JourneyEnd {
    /// The chapter.
    pub scenario: String,
    /// Whether it was won.
    pub won: bool,
}

/// Where a chapter stands on a journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChapterStanding {
    /// Something must be done before.
    Closed,
    /// It can be played.
    Open,
    /// It was lost, and that was taken.
    Lost,
    /// It was won.
    Won,
}

impl CampaignProgress {
    /// Writes down how a chapter ended.
    pub fn end(
        &mut self,
        scenario: &str,
        title: String,
        content: String,
        brought: ChapterResources,
    ) {
        let won = brought.won;
        let ended = self.ends.entry(scenario.to_owned()).or_default();
        ended.title = title;
        ended.content = content;
        let place = if won { &mut ended.won } else { &mut ended.lost };
        let is_worse = won && place.as_ref().is_some_and(|old| old.stars > brought.stars);
        if !is_worse {
            *place = Some(brought);
        }
        let scenario = scenario.to_owned();
        self.path.push(JourneyEnd { scenario, won });
    }

    /// A chapter is begun, or begun again: what there is today goes along.
    pub fn begin(&mut self, chapter: &Chapter) {
        let carried = self.brought_along(chapter);
        self.begun.insert(chapter.scenario.clone(), carried);
    }

    /// True when a chapter was won; `stars` also counts what was won before journeys were kept.
    pub fn is_won(&self, scenario: &str, stars: impl Fn(&str) -> u8) -> bool {
        let ended = self.ends.get(scenario);
        ended.is_some_and(|ended| ended.won.is_some()) || stars(scenario) > 0
    }

    /// True when a loss of a chapter was taken.
    pub fn is_lost(&self, scenario: &str) -> bool {
        let ended = self.ends.get(scenario);
        ended.is_some_and(|ended| ended.lost.is_some())
    }

    /// What goes along into a chapter: what went along as it was begun, else what there is today.
    pub fn carried(&self, chapter: &Chapter) -> Vec<CarriedItem> {
        match self.begun.get(&chapter.scenario) {
            Some(carried) => carried.clone(),
            None => self.brought_along(chapter),
        }
    }

    /// What would go along if it was begun now. A win counts before a loss.
    pub fn brought_along(&self, chapter: &Chapter) -> Vec<CarriedItem> {
        brought_along(&chapter.carry, |from| {
            let ended = self.ends.get(from)?;
            ended.won.as_ref().or(ended.lost.as_ref())
        })
    }

    /// Where each chapter stands.
    pub fn standings(
        &self,
        campaign: &Campaign,
        stars: impl Fn(&str) -> u8 + Copy,
    ) -> Vec<ChapterStanding> {
        let sum: u16 = campaign
            .chapters
            .iter()
            .map(|it| u16::from(stars(&it.scenario).min(STARS as u8)))
            .sum();
        let standing = |(index, chapter): (usize, &Chapter)| {
            let id = &chapter.scenario;
            if self.is_won(id, stars) {
                ChapterStanding::Won
            } else if self.is_lost(id) {
                ChapterStanding::Lost
            } else if self.is_open(campaign, index, stars, sum) {
                ChapterStanding::Open
            } else {
                ChapterStanding::Closed
            }
        };
        campaign.chapters.iter().enumerate().map(standing).collect()
    }

    fn is_open(
        &self,
        campaign: &Campaign,
        index: usize,
        stars: impl Fn(&str) -> u8 + Copy,
        sum: u16,
    ) -> bool {
        let chapter = &campaign.chapters[index];
        let id = &chapter.scenario;
        let before = &campaign.chapters[..index];
        let leads = before
            .iter()
            .any(|it| it.win.contains(id) || it.loss.contains(id));
        let led = before.iter().any(|it| {
            (it.win.contains(id) && self.is_won(&it.scenario, stars))
                || (it.loss.contains(id) && self.is_lost(&it.scenario))
        });
        let is_reached = index == 0 || chapter.open || led || (!leads && chapter.is_gated());
        let wanted: u16 = chapter.stars.map_or(0, content::number::Whole::get);
        is_reached && sum >= wanted && chapter.needs.iter().all(|id| self.is_won(id, stars))
    }

    /// The chapter to go on with: one that is open and did not end yet, else one that was lost where that led nowhere.
    pub fn next(&self, campaign: &Campaign, standings: &[ChapterStanding]) -> Option<usize> {
        let first = |wanted| standings.iter().position(|it| *it == wanted);
        let again = || first(ChapterStanding::Lost).filter(|_| self.over(campaign).is_none());
        first(ChapterStanding::Open).or_else(again)
    }

    /// The end at which the campaign is over: the last one, where it leads nowhere.
    pub fn over(&self, campaign: &Campaign) -> Option<&JourneyEnd> {
        let last = self.path.last()?;
        let chapter = campaign.chapter(&last.scenario)?;
        let leads = if last.won {
            &chapter.win
        } else {
            &chapter.loss
        };
        let is_needed = |it: &Chapter| it.needs.contains(&last.scenario);
        let leads_on = !leads.is_empty() || (last.won && campaign.chapters.iter().any(is_needed));
        (!leads_on).then_some(last)
    }

    /// What of it has no place any more in the campaign as it is: the chapters that are gone, and those that are other
    /// than they were, by what they were called.
    pub fn held_against(
        &self,
        campaign: &Campaign,
        content: impl Fn(&str) -> Option<String>,
    ) -> (Vec<String>, Vec<String>) {
        let (mut gone, mut other) = (Vec::new(), Vec::new());
        for (scenario, ended) in &self.ends {
            if campaign.at(scenario).is_none() {
                gone.push(ended.title.clone());
            } else if content(scenario).is_some_and(|now| now != ended.content) {
                other.push(ended.title.clone());
            }
        }
        (gone, other)
    }
}
