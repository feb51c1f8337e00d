//! A campaign as its desk shows it: chapters, where they lead, what goes along, what is wrong.

use crate::view::campaign::{LeadTo, depths, expansions, leads, picture};
use crate::view::picture::PictureTile;
use ::workshop::campaign_op::CarryWish;
use content::campaign::{Campaign, CarriedWord, Chapter};
use content::library::Library;
use content::number::Whole;
use content::problem::{Problem, What, shown};
use content::scenario::{Scenario, StepKind};
use content::words::Word as _;
use rules::expansions::ExpansionKey;
use serde::Serialize;
use specta::Type;
use tutor::Lesson;
use tutor::campaign::{ChapterOdds, ends_with};

/// What lies on the desk of a campaign.
#[derive(Debug, Clone, Serialize, Type)]
pub struct CampaignDraft {
    pub chapters: Vec<ChapterDraft>,
    /// What is said when it is over.
    pub end: String,
}

/// A chapter while it is made.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ChapterDraft {
    pub scenario: String,
    pub title: String,
    /// What is to be reached.
    pub aim: String,
    /// True for a scenario that the campaign brings along.
    pub brought: bool,
    /// True where it opens at the desk of a position.
    pub editable: bool,
    /// True where there is no such scenario.
    pub missing: bool,
    pub expansions: Vec<ExpansionKey>,
    pub picture: Vec<PictureTile>,
    /// What is said on its card, after a win and after a loss.
    pub say: String,
    pub won: String,
    pub lost: String,
    pub open: bool,
    pub win: Vec<String>,
    pub loss: Vec<String>,
    pub needs: Vec<String>,
    pub stars: Option<u8>,
    pub carry: Vec<CarryWish>,
    /// What there is at its end, to go along.
    pub ends: Vec<CarriedWord>,
    /// True where free turns are played, which can be lost.
    pub loseable: bool,
    pub leads: Vec<LeadTo>,
    /// How many chapters lie before it on the longest way.
    pub depth: u16,
}

/// What the checker makes of a chapter.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ChapterProof {
    /// How bots fared; null where no turns are played freely, or it cannot be played.
    pub odds: Option<ChapterOdds>,
    pub problems: Vec<Problem>,
}

pub fn campaign(library: &Library, campaign: &Campaign, language: &str) -> CampaignDraft {
    let leads = leads(campaign);
    let depths = depths(&leads);
    let laid = campaign.chapters.iter().zip(leads).zip(depths);
    let said = |key: Option<&String>| {
        let said = key.and_then(|key| campaign.said(key, language));
        said.unwrap_or_default().to_owned()
    };
    let chapter = |((chapter, leads), depth): ((&Chapter, Vec<LeadTo>), u16)| {
        let scenario = campaign.scenario(&chapter.scenario, |_| None);
        let of = |key: &dyn Fn(&Scenario) -> Option<&str>| {
            scenario.and_then(key).unwrap_or_default().to_owned()
        };
        ChapterDraft {
            title: match scenario {
                Some(scenario) => {
                    let title = scenario.said(&scenario.title, language);
                    title.unwrap_or(&scenario.title).to_owned()
                }
                None => chapter.scenario.clone(),
            },
            aim: of(&|it| it.said(&it.goals.first()?.say, language)),
            brought: campaign.scenarios.contains_key(&chapter.scenario),
            editable: campaign
                .scenarios
                .get(&chapter.scenario)
                .is_some_and(tutor::aims::is_of_position),
            missing: scenario.is_none(),
            expansions: scenario.map_or_else(Vec::new, |it| expansions(it, library)),
            picture: scenario.map_or_else(Vec::new, |scenario| picture(&scenario.setup)),
            say: said(Some(&chapter.say)),
            won: said(chapter.won.as_ref()),
            lost: said(chapter.lost.as_ref()),
            open: chapter.open,
            win: chapter.win.clone(),
            loss: chapter.loss.clone(),
            needs: chapter.needs.clone(),
            stars: chapter.stars.map(Whole::get),
            carry: chapter.carry.iter().map(CarryWish::from).collect(),
            ends: scenario.map_or_else(Vec::new, |it| ends(it, library)),
            loseable: scenario.is_some_and(is_loseable),
            scenario: chapter.scenario.clone(),
            leads,
            depth,
        }
    };
    CampaignDraft {
        chapters: laid.map(chapter).collect(),
        end: said(campaign.end.as_ref()),
    }
}

fn ends(scenario: &Scenario, library: &Library) -> Vec<CarriedWord> {
    let all = CarriedWord::ALL.iter().copied();
    all.filter(|what| ends_with(scenario, *what, library))
        .collect()
}

fn is_loseable(scenario: &Scenario) -> bool {
    scenario.steps.iter().any(|it| it.kind == StepKind::Play)
}

/// What it is about, where that is more than its title.
pub fn about(campaign: &Campaign, language: &str) -> String {
    let key = Some(&campaign.about).filter(|key| **key != campaign.title);
    let said = key.and_then(|key| campaign.said(key, language));
    said.unwrap_or_default().to_owned()
}

/// The tiles that lie on the table as its first chapter begins.
pub fn first_tiles(campaign: &Campaign) -> impl Iterator<Item = &String> {
    let first = campaign.chapters.first();
    let scenario = first.and_then(|it| campaign.scenario(&it.scenario, |_| None));
    let start = scenario.and_then(|it| it.setup.start.as_ref());
    start.into_iter().flatten().map(|laid| &laid.tile)
}

/// What is wrong with it beyond itself: scenarios that are not there, or cannot be set up; a loss where nothing can be lost.
pub fn faults(library: &Library, campaign: &Campaign) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (index, chapter) in campaign.chapters.iter().enumerate() {
        let at = format!("chapters[{index}]");
        let Some(scenario) = campaign.scenario(&chapter.scenario, |_| None) else {
            let id = shown(&chapter.scenario);
            let path = format!("{at}.scenario");
            problems.push(Problem::error(path, What::NoScenario { id }));
            continue;
        };
        if !chapter.loss.is_empty() && !is_loseable(scenario) {
            problems.push(Problem::error(format!("{at}.loss"), What::CannotLose));
        }
        if let Err(faults) = Lesson::open(scenario.clone(), library, 0) {
            let under = |problem: Problem| problem.under(&format!("{at}.scenario"));
            problems.extend(faults.into_iter().map(under));
        }
    }
    problems
}
