//! What campaigns there are, and how far somebody has come in them: which chapters are open. It must not know any open
//! scenario.

use super::kept::Past;
use super::map::{name, under_way};
use crate::view::campaign::{CampaignView, ChapterOf, ChapterState, ChapterView};
use content::campaign::{Chapter, STARS};
use content::course::{CarriedCampaign, Lesson, campaigns};
use content::library::Library;
use content::mix::MixChoice;
use content::scenario::Scenario;
use rules::rooms::RoomKey;

pub(super) fn all(past: &Past, library: &Library, language: &str) -> Vec<CampaignView> {
    let view = |campaign| view(campaign, past, library, language);
    campaigns().iter().map(view).collect()
}

/// Which chapter a scenario is.
pub(super) fn chapter_of(id: &str, language: &str) -> Option<ChapterOf> {
    campaigns().iter().find_map(|carried| {
        let number = carried.scenarios.iter().position(|it| it.id == id)?;
        Some(ChapterOf {
            campaign: said(carried, &carried.campaign.title, language),
            number: number as u16 + 1,
            of: carried.scenarios.len() as u16,
        })
    })
}

/// True for a chapter that something must be won for first.
pub(super) fn is_closed(id: &str, past: &Past, library: &Library) -> bool {
    let mut of = campaigns().iter();
    let carried = of.find(|carried| carried.scenarios.iter().any(|it| it.id == id));
    carried.is_some_and(|carried| {
        let mut chapters = view(carried, past, library, "en").chapters.into_iter();
        chapters.any(|it| it.scenario.id == id && it.state == ChapterState::Closed)
    })
}

fn said(carried: &CarriedCampaign, key: &str, language: &str) -> String {
    let said = carried.campaign.said(key, language);
    said.unwrap_or(key).to_owned()
}

fn view(carried: &CarriedCampaign, past: &Past, library: &Library, language: &str) -> CampaignView {
    let CarriedCampaign {
        campaign,
        scenarios,
    } = carried;
    let stars_of = |id: &str| past.lesson(id).map_or(0, |kept| kept.stars);
    let won: u16 = scenarios.iter().map(|it| u16::from(stars_of(&it.id))).sum();
    let chapter = |(chapter, scenario): (&Chapter, &Lesson)| {
        let open = |id: &&String| stars_of(id) == 0;
        let named = |id: &String| scenarios.iter().find(|it| it.id == *id);
        let needs = chapter.needs.iter().filter(open).filter_map(named);
        let needs: Vec<_> = needs.map(|needed| name(needed, language)).collect();
        let wanted: u16 = chapter.stars.map_or(0, content::number::Whole::get);
        let (stars, lacks) = (stars_of(&scenario.id), wanted.saturating_sub(won));
        ChapterView {
            scenario: name(scenario, language),
            say: said(carried, &chapter.say, language),
            rooms: rooms(scenario, library),
            level: scenario.level.map(content::number::Whole::get),
            minutes: scenario.minutes.map(content::number::Whole::get),
            stars,
            state: if stars == 0 && !(needs.is_empty() && lacks == 0) {
                ChapterState::Closed
            } else if under_way(past, scenario).is_some() {
                ChapterState::Begun
            } else if stars > 0 {
                ChapterState::Finished
            } else {
                ChapterState::Open
            },
            needs,
            lacks,
        }
    };
    let chapters: Vec<_> = campaign
        .chapters
        .iter()
        .zip(scenarios)
        .map(chapter)
        .collect();
    // What was finished before can wait, even when it was begun again.
    let next = |wanted, again| {
        let is_next = |it: &&ChapterView| it.state == wanted && (again || it.stars == 0);
        chapters.iter().find(is_next)
    };
    let next = next(ChapterState::Begun, false)
        .or_else(|| next(ChapterState::Open, false))
        .or_else(|| next(ChapterState::Begun, true));
    CampaignView {
        id: campaign.id.clone(),
        title: said(carried, &campaign.title, language),
        about: said(carried, &campaign.about, language),
        stars: won,
        of: (scenarios.len() * STARS) as u16,
        next: next.map(|chapter| chapter.scenario.clone()),
        chapters,
    }
}

/// The expansions that are on in a scenario.
pub(super) fn rooms(scenario: &Scenario, library: &Library) -> Vec<RoomKey> {
    let mix = match &scenario.setup.mix {
        MixChoice::Named(id) => library.mix(id),
        MixChoice::Written(mix) => Some(&**mix),
    };
    let rooms = mix.into_iter().flat_map(|mix| &mix.rooms);
    rooms.map(|room| RoomKey::from(*room)).collect()
}

#[cfg(test)]
mod tests;
