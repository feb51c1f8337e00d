//! Campaigns as a screen shows them: chapters, what they need and where they lead, what was won.

use crate::view::lesson::name::LessonName;
use crate::view::picture::PictureTile;
use content::beginning::GameSetup;
use content::campaign::{Campaign, CarriedItem, Chapter};
use content::library::Library;
use content::mix::{MixChoice, StartTile};
use content::scenario::Scenario;
use rules::expansions::ExpansionKey;
use serde::Serialize;
use specta::Type;
use std::collections::BTreeSet;
use workshop::campaign_op::ChapterEnding;

/// A campaign, and how far somebody has come in it.
#[derive(Debug, Clone, Serialize, Type)]
pub struct CampaignView {
    pub id: String,
    /// The document that it is, where somebody made it.
    pub document: Option<u32>,
    pub title: String,
    /// What it is about.
    pub about: String,
    /// Who made it.
    pub author: Option<String>,
    /// The stars that were won in it, of all there are.
    pub stars: u16,
    pub of: u16,
    pub chapters: Vec<ChapterView>,
    /// The chapter to go on with; null when none is open that was not finished.
    pub next: Option<LessonName>,
    /// How it ended, once it is over.
    pub over: Option<CampaignEnd>,
    /// The chapters that were played and are gone, or other than they were.
    pub gone: Vec<String>,
    pub other: Vec<String>,
}

/// The end of a campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct CampaignEnd {
    /// Whether the last chapter was won.
    pub won: bool,
    /// What is said then.
    pub say: Option<String>,
}

/// A chapter of a campaign.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ChapterView {
    pub scenario: LessonName,
    /// What stands on its card.
    pub say: String,
    /// The expansions that it is played with.
    pub expansions: Vec<ExpansionKey>,
    /// How hard it is, from 1 to 5.
    pub level: Option<u8>,
    /// How long it takes.
    pub minutes: Option<u8>,
    /// The most stars it was finished with; none as long as it was not.
    pub stars: u8,
    pub state: ChapterState,
    /// The chapters that must be finished before, as far as they are not.
    pub needs: Vec<LessonName>,
    /// How many more stars of the campaign must be won before.
    pub lacks: u16,
    /// The ends that open it, where one of them must come first.
    pub after: Vec<LeadFrom>,
    /// Where it leads: to which chapters, by their places.
    pub leads: Vec<LeadTo>,
    /// How many chapters lie before it on the longest way.
    pub depth: u16,
    /// What goes along into it, as it was begun, or would be now.
    pub carried: Vec<CarriedItem>,
    /// False when a set or a mix that it is made of is not there any more.
    pub playable: bool,
    /// How it ended.
    pub ended: Option<ChapterEnd>,
    /// The tiles that lie on the table as it begins.
    pub picture: Vec<PictureTile>,
}

/// The end of another chapter that opens one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct LeadFrom {
    pub title: String,
    pub way: ChapterEnding,
}

/// Where an end leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct LeadTo {
    pub chapter: u16,
    pub way: ChapterEnding,
}

/// How a chapter ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct ChapterEnd {
    pub won: bool,
    /// What is said then.
    pub say: Option<String>,
    /// What everybody had, the learner first.
    pub standings: Vec<StandingLine>,
}

/// What somebody had when a chapter ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct StandingLine {
    /// Empty where nobody gave a name.
    pub name: String,
    pub score: u32,
}

/// Where a chapter stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum ChapterState {
    /// Something must be won before.
    Closed,
    Open,
    /// Somebody is in the middle of it.
    Begun,
    /// It was lost, and that was taken.
    Lost,
    Finished,
}

/// The chapter that an open scenario is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct ChapterOf {
    /// True in a campaign that somebody made.
    pub own: bool,
    /// The title of the campaign.
    pub campaign: String,
    /// Which chapter, from 1, of how many.
    pub number: u16,
    pub of: u16,
    /// What stood on its card.
    pub say: String,
    /// What went along into it.
    pub carried: Vec<CarriedItem>,
    /// Who sits there, the learner first; without a name where nobody gave one.
    pub seats: Vec<String>,
    /// How it ended, once it has.
    pub ended: Option<ChapterEnd>,
    /// The chapter to go on with.
    pub next: Option<LessonName>,
    /// How the campaign ended, once it is over.
    pub over: Option<CampaignEnd>,
}

/// Where each chapter leads, those that need it among them.
pub fn leads(campaign: &Campaign) -> Vec<Vec<LeadTo>> {
    let lead = |(index, chapter): (usize, &Chapter)| {
        let to = |id: &String, way| {
            let chapter = campaign.at(id)? as u16;
            Some(LeadTo { chapter, way })
        };
        let won = chapter
            .win
            .iter()
            .filter_map(|id| to(id, ChapterEnding::Win));
        let lost = chapter
            .loss
            .iter()
            .filter_map(|id| to(id, ChapterEnding::Loss));
        let needing = campaign.chapters.iter().skip(index + 1);
        let needing = needing.filter(|it| it.needs.contains(&chapter.scenario));
        let needing = needing.filter(|it| !chapter.win.contains(&it.scenario));
        let needing = needing.filter_map(|it| to(&it.scenario, ChapterEnding::Win));
        won.chain(lost).chain(needing).collect()
    };
    campaign.chapters.iter().enumerate().map(lead).collect()
}

/// How many chapters lie before each on the longest way.
pub fn depths(leads: &[Vec<LeadTo>]) -> Vec<u16> {
    let mut depths = vec![0_u16; leads.len()];
    for (from, leads) in leads.iter().enumerate() {
        for lead in leads {
            let to = usize::from(lead.chapter);
            // What leads back is a fault, and draws nothing longer.
            if to > from && to < depths.len() {
                depths[to] = depths[to].max(depths[from] + 1);
            }
        }
    }
    depths
}

/// The tiles that lie on the table as a scenario or a position begins, one on each place.
pub fn picture(setup: &GameSetup) -> Vec<PictureTile> {
    let mut taken = BTreeSet::new();
    let laid = setup.start.iter().flatten();
    let laid = laid.filter(|laid| taken.insert((laid.x.get::<i32>(), laid.y.get::<i32>())));
    let tile = |laid: &StartTile| PictureTile {
        tile: laid.tile.clone(),
        x: laid.x.get(),
        y: laid.y.get(),
        rotation: laid.rotation.get(),
    };
    laid.map(tile).collect()
}

/// The expansions that are on in a scenario.
pub fn expansions(scenario: &Scenario, library: &Library) -> Vec<ExpansionKey> {
    let mix = match &scenario.setup.mix {
        MixChoice::Named(id) => library.mix(id),
        MixChoice::Written(mix) => Some(&**mix),
    };
    let expansions = mix.into_iter().flat_map(|mix| &mix.expansions);
    expansions.copied().collect()
}
