//! Campaigns as they are shown: how far somebody has come in each, which chapters are open, where one leads to another.

use super::journeys::{AtHand, OpenChapter, content, star};
use super::kept::LessonRecords;
use super::map::name;
use crate::view::campaign::{
    CampaignEnd, CampaignView, ChapterEnd, ChapterOf, ChapterState, ChapterView, LeadFrom, LeadTo,
    StandingLine, depths, expansions, leads, picture,
};
use crate::view::lesson::name::LessonName;
use ::content::campaign::{Chapter, ChapterResources, STARS};
use ::content::library::Library;
use ::content::needs::Needs;
use ::content::scenario::Scenario;
use ::workshop::campaign_op::ChapterEnding;
use tutor::Progress;
use tutor::campaign::{CampaignProgress, ChapterStanding};

pub(super) fn all(
    campaigns: &[AtHand],
    past: &LessonRecords,
    library: &Library,
) -> Vec<CampaignView> {
    let view = |of| CampaignContext::of(of, past, library).campaign();
    campaigns.iter().map(view).collect()
}

/// Which chapter an open scenario is, and what came of it.
pub(super) fn chapter_of(open: &OpenChapter, is_over: bool, language: &str) -> ChapterOf {
    let of = &open.of;
    let chapter = open.chapter();
    let scenario = of.scenario(&chapter.scenario);
    let next = open.next().filter(|next| *next != open.index);
    ChapterOf {
        own: of.document.is_some(),
        campaign: of.said(&of.campaign.title, language),
        number: open.index as u16 + 1,
        of: of.campaign.chapters.len() as u16,
        say: of.said(&chapter.say, language),
        carried: open.carried.clone(),
        seats: scenario.map(seats).unwrap_or_default(),
        ended: is_over
            .then(|| ended(of, chapter, &open.journey, language))
            .flatten(),
        next: next.and_then(|at| named(of, &of.campaign.chapters[at], language)),
        over: is_over.then(|| over(of, &open.journey, language)).flatten(),
    }
}

/// A chapter by the id under which it is played.
fn named(of: &AtHand, chapter: &Chapter, language: &str) -> Option<LessonName> {
    let scenario = of.scenario(&chapter.scenario)?;
    Some(LessonName {
        id: of.played_as(&chapter.scenario),
        ..name(scenario, language)
    })
}

/// Who sits there, the learner first.
fn seats(scenario: &Scenario) -> Vec<String> {
    let mut seats: Vec<_> = scenario
        .setup
        .players
        .seats()
        .into_iter()
        .map(|seat| seat.name.unwrap_or_default())
        .collect();
    let learner = scenario.learner().min(seats.len().saturating_sub(1));
    seats.rotate_left(learner);
    seats
}

fn ended(
    of: &AtHand,
    chapter: &Chapter,
    journey: &CampaignProgress,
    language: &str,
) -> Option<ChapterEnd> {
    let kept = journey.ends.get(&chapter.scenario)?;
    let mut path = journey.path.iter().rev();
    let last = path.find(|way| way.scenario == chapter.scenario)?;
    let end: &ChapterResources = if last.won { &kept.won } else { &kept.lost }.as_ref()?;
    let said = if last.won {
        &chapter.won
    } else {
        &chapter.lost
    };
    let names = of
        .scenario(&chapter.scenario)
        .map(seats)
        .unwrap_or_default();
    let line = |(at, seat): (usize, &::content::campaign::SeatAtEnd)| StandingLine {
        name: names.get(at).cloned().unwrap_or_default(),
        score: seat.score,
    };
    Some(ChapterEnd {
        won: last.won,
        say: said.as_ref().map(|key| of.said(key, language)),
        standings: end.seats.iter().enumerate().map(line).collect(),
    })
}

fn over(of: &AtHand, journey: &CampaignProgress, language: &str) -> Option<CampaignEnd> {
    let way = journey.over(&of.campaign)?;
    let end = of.campaign.end.as_ref();
    Some(CampaignEnd {
        won: way.won,
        say: end.map(|key| of.said(key, language)),
    })
}

/// A campaign, and all that is known of it.
struct CampaignContext<'a> {
    of: &'a AtHand,
    past: &'a LessonRecords,
    library: &'a Library,
    journey: CampaignProgress,
    stars: std::collections::BTreeMap<String, u8>,
    standings: Vec<ChapterStanding>,
}

impl<'a> CampaignContext<'a> {
    fn of(of: &'a AtHand, past: &'a LessonRecords, library: &'a Library) -> Self {
        let (journey, stars) = (past.journey(&of.key), of.stars(past));
        let standings = journey.standings(&of.campaign, |id| star(&stars, id));
        Self {
            of,
            past,
            library,
            journey,
            stars,
            standings,
        }
    }

    fn campaign(&self) -> CampaignView {
        let campaign = &self.of.campaign;
        let said = |key: &String| self.of.said(key, &self.past.language);
        let (leads, mut chapters) = (leads(campaign), Vec::new());
        let depths = depths(&leads);
        let laid = leads.into_iter().zip(depths).enumerate();
        for (index, (leads, depth)) in laid {
            chapters.extend(self.chapter(index, leads, depth));
        }
        let todays = |id: &str| self.of.scenario(id).map(content);
        let (gone, other) = self.journey.held_against(campaign, todays);
        CampaignView {
            id: self.of.key.clone(),
            document: self.of.document.map(|id| id.0),
            title: said(&campaign.title),
            about: said(&campaign.about),
            author: campaign.author.clone(),
            stars: self.stars.values().map(|stars| u16::from(*stars)).sum(),
            of: (campaign.chapters.len() * STARS) as u16,
            next: next(&chapters),
            over: over(self.of, &self.journey, &self.past.language),
            chapters,
            gone,
            other,
        }
    }

    fn chapter(&self, index: usize, leads: Vec<LeadTo>, depth: u16) -> Option<ChapterView> {
        let campaign = &self.of.campaign;
        let chapter = campaign.chapters.get(index)?;
        let scenario = self.of.scenario(&chapter.scenario)?;
        let stars_of = |id: &str| star(&self.stars, id);
        let stars = stars_of(&chapter.scenario);
        let is_won = |id: &str| self.journey.is_won(id, stars_of);
        let named = |id: &String| named(self.of, campaign.chapter(id)?, &self.past.language);
        let open = chapter.needs.iter().filter(|id| !is_won(id));
        let needs: Vec<_> = open.filter_map(named).collect();
        let wanted: u16 = chapter.stars.map_or(0, ::content::number::Whole::get);
        let won: u16 = self.stars.values().map(|stars| u16::from(*stars)).sum();
        let standing = self.standings[index];
        let state = match standing {
            ChapterStanding::Closed => ChapterState::Closed,
            _ if self.is_begun(chapter, scenario) => ChapterState::Begun,
            ChapterStanding::Won => ChapterState::Finished,
            ChapterStanding::Lost => ChapterState::Lost,
            ChapterStanding::Open => ChapterState::Open,
        };
        let led = campaign.chapters[..index].iter().flat_map(|before| {
            let title = named(&before.scenario).map(|name| name.title);
            let way = |list: &Vec<String>, way| {
                let leads = list.contains(&chapter.scenario);
                let title = title.clone().filter(|_| leads)?;
                Some(LeadFrom { title, way })
            };
            let won = way(&before.win, ChapterEnding::Win);
            won.into_iter()
                .chain(way(&before.loss, ChapterEnding::Loss))
        });
        let is_led = standing == ChapterStanding::Closed && needs.is_empty() && wanted <= won;
        Some(ChapterView {
            scenario: named(&chapter.scenario)?,
            say: self.of.said(&chapter.say, &self.past.language),
            expansions: expansions(scenario, self.library),
            level: scenario.level.map(::content::number::Whole::get),
            minutes: scenario.minutes.map(::content::number::Whole::get),
            stars,
            state,
            lacks: wanted.saturating_sub(won),
            after: if is_led { led.collect() } else { Vec::new() },
            needs,
            leads,
            depth,
            carried: if standing == ChapterStanding::Closed {
                Vec::new()
            } else {
                self.journey.carried(chapter)
            },
            playable: Needs::of(scenario).are_in(self.library),
            ended: ended(self.of, chapter, &self.journey, &self.past.language),
            picture: picture(&scenario.setup),
        })
    }

    fn is_begun(&self, chapter: &Chapter, scenario: &Scenario) -> bool {
        let kept = self.past.lesson(&self.of.played_as(&chapter.scenario));
        let read = kept.and_then(|kept| serde_json::from_str::<Progress>(&kept.progress).ok());
        let at = read.filter(|progress| !progress.done);
        let at = at.and_then(|progress| Some(progress.visits.last()?.step.clone()));
        at.is_some_and(|at| scenario.steps.iter().any(|step| step.id == at))
    }
}

/// What was finished before can wait, even when it was begun again; what was lost is tried again where that led nowhere.
fn next(chapters: &[ChapterView]) -> Option<LessonName> {
    let next = |wanted, again| {
        let is_next = |it: &&ChapterView| it.state == wanted && (again || it.stars == 0);
        chapters.iter().find(is_next)
    };
    let next = next(ChapterState::Begun, false)
        .or_else(|| next(ChapterState::Open, false))
        .or_else(|| next(ChapterState::Begun, true));
    next.map(|chapter| chapter.scenario.clone())
}

#[cfg(test)]
mod tests;
