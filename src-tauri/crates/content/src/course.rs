//! The lessons that the program carries within itself, course by course, and its campaigns. Knows their order; it must
//! not know how far anybody has come in them.

use crate::built_in::{CAMPAIGNS, COURSES, LESSONS};
use crate::campaign::Campaign;
use crate::library::carried;
use crate::scenario::Scenario;
use std::ops::Deref;
use std::sync::{LazyLock, OnceLock};

/// The lessons about one room, or about rooms that meet.
#[derive(Debug)]
pub struct Course {
    /// The room, or `together`.
    pub id: &'static str,
    /// In the order in which they are learned; none yet, perhaps.
    pub lessons: Vec<Lesson>,
}

/// A campaign, with the scenarios of its chapters.
#[derive(Debug)]
pub struct CarriedCampaign {
    /// What opens what.
    pub campaign: Campaign,
    /// Its scenarios, in the order of its chapters.
    pub scenarios: Vec<Lesson>,
}

/// A lesson or another scenario. Its file is read when somebody first asks for what stands in it, so that a list of
/// lessons costs nothing.
#[derive(Debug)]
pub struct Lesson {
    /// As in its file, which is called after it.
    pub id: String,
    file: &'static str,
    text: &'static str,
    read: OnceLock<Scenario>,
}

impl Lesson {
    fn listed(&(file, text): &(&'static str, &'static str)) -> Self {
        // The name of the folder, a hyphen, and the name of the file.
        let mut names = file.trim_end_matches(".json").rsplit('/');
        let (name, folder) = (
            names.next().unwrap_or(file),
            names.next().unwrap_or_default(),
        );
        Self {
            id: format!("{folder}-{name}"),
            file,
            text,
            read: OnceLock::new(),
        }
    }
}

impl Deref for Lesson {
    type Target = Scenario;

    fn deref(&self) -> &Scenario {
        self.read.get_or_init(|| carried(self.file, self.text))
    }
}

/// Every course that there is to be, those without lessons too.
pub fn courses() -> &'static [Course] {
    static LISTED: LazyLock<Vec<Course>> = LazyLock::new(|| COURSES.map(course).into());
    &LISTED
}

fn course(id: &'static str) -> Course {
    let of_it = |(file, _): &&(&str, &str)| file.split('/').next() == Some(id);
    Course {
        id,
        lessons: LESSONS.iter().filter(of_it).map(Lesson::listed).collect(),
    }
}

/// Every campaign.
pub fn campaigns() -> &'static [CarriedCampaign] {
    static READ: LazyLock<Vec<CarriedCampaign>> = LazyLock::new(|| {
        let files = CAMPAIGNS.iter();
        let itself = files.filter(|(file, _)| file.matches('/').count() == 1);
        itself
            .map(|(file, text)| campaign(carried(file, text)))
            .collect()
    });
    &READ
}

fn campaign(campaign: Campaign) -> CarriedCampaign {
    let scenario = |id: &String| {
        let mut listed = CAMPAIGNS.iter().map(Lesson::listed);
        listed
            .find(|scenario| scenario.id == *id)
            .unwrap_or_else(|| unreachable!("a test finds every chapter: {id}"))
    };
    let chapters = campaign.chapters.iter().map(|chapter| &chapter.scenario);
    CarriedCampaign {
        scenarios: chapters.map(scenario).collect(),
        campaign,
    }
}
