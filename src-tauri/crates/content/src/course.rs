//! The lessons that the program carries within itself, course by course, its campaigns, and paths through lessons. Knows their order; it must
//! not know how far anybody has come in them.

use crate::built_in::{CAMPAIGNS, COURSES, LESSONS, PATHS};
use crate::campaign::Campaign;
use crate::document::carried;
use crate::path::Path;
use crate::scenario::{Scenario, ScenarioBoard};
use std::ops::Deref;
use std::sync::{LazyLock, OnceLock};

/// The lessons about one expansion, or about expansions that meet.
#[derive(Debug)]
pub struct Course {
    /// The expansion, or `together`, `play-well` or `build`.
    pub id: &'static str,
    /// In the order in which they are learned; none yet, perhaps.
    pub lessons: Vec<CourseLesson>,
}

/// A campaign, with the scenarios of its chapters.
#[derive(Debug)]
pub struct CarriedCampaign {
    /// What opens what.
    pub campaign: Campaign,
    /// Its scenarios, in the order of its chapters.
    pub scenarios: Vec<CourseLesson>,
}

/// A lesson or another scenario. Its file is read when somebody first asks for what stands in it, so that a list of
/// lessons costs nothing.
#[derive(Debug)]
pub struct CourseLesson {
    /// As in its file, which is called after it.
    pub id: String,
    /// True for a page that stands beside its course; its file is called after that.
    pub apart: bool,
    file: &'static str,
    text: &'static str,
    read: OnceLock<Scenario>,
}

impl Course {
    /// True for a course of decisions, which teaches no rule of its own.
    pub fn decides(&self) -> bool {
        self.lessons.first().is_some_and(|lesson| lesson.decides())
    }
}

/// How a file is called that stands beside its course: what other printings have.
const APART: &str = "editions";

impl CourseLesson {
    fn listed(&(file, text): &(&'static str, &'static str)) -> Self {
        // The name of the folder, a hyphen, and the name of the file.
        let mut names = file.trim_end_matches(".json").rsplit('/');
        let (name, folder) = (
            names.next().unwrap_or(file),
            names.next().unwrap_or_default(),
        );
        Self {
            id: format!("{folder}-{name}"),
            apart: name == APART,
            file,
            text,
            read: OnceLock::new(),
        }
    }
}

impl Deref for CourseLesson {
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
        lessons: LESSONS
            .iter()
            .filter(of_it)
            .map(CourseLesson::listed)
            .collect(),
    }
}

/// Every path through steps of lessons: those of one expansion as these are learned, then the others.
pub fn paths() -> &'static [Path] {
    static READ: LazyLock<Vec<Path>> = LazyLock::new(|| {
        let read = PATHS.iter().map(|(file, text)| carried(file, text));
        let mut paths: Vec<Path> = read.collect();
        let course = |path: &Path| {
            let mut courses = COURSES.iter();
            courses.position(|course| path.expansion.as_deref() == Some(*course))
        };
        paths.sort_by_key(|path| course(path).unwrap_or(COURSES.len()));
        paths
    });
    &READ
}

/// What stands between the id of a path and the expansions that are played, and between them.
const WITH: char = '+';

/// A path by an id, and the expansions that are played; all when none are named: `turn`, or `turn+robbers+tower`.
pub fn path(id: &str) -> Option<(&'static Path, Option<Vec<String>>)> {
    let (own, expansions) = match id.split_once(WITH) {
        Some((own, expansions)) => (
            own,
            Some(expansions.split(WITH).map(str::to_owned).collect()),
        ),
        None => (id, None),
    };
    let path = paths().iter().find(|path| path.id == own)?;
    Some((path, expansions))
}

/// The scenario that a path comes to, by an id as `path` takes it. `begins` says on which board a step begins that does not
/// follow the one before it.
pub fn scenario_of_path(
    id: &str,
    begins: impl Fn(&'static Scenario, usize) -> ScenarioBoard,
) -> Option<Scenario> {
    let (path, expansions) = path(id)?;
    let lesson = |id: &str| {
        let mut lessons = courses().iter().flat_map(|course| &course.lessons);
        lessons
            .find(|lesson| lesson.id == id)
            .map(|lesson| &**lesson)
    };
    path.scenario(id.to_owned(), expansions.as_deref(), lesson, begins)
        .ok()
}

/// The same to be listed, where nothing was played: each step stands on the board that its lesson writes.
pub fn outline_of_path(id: &str) -> Option<Scenario> {
    scenario_of_path(id, |lesson, step| lesson.board(lesson.board_of(step)))
}

/// A lesson or a chapter by its id. What stands in no other is read for it.
pub fn scenario(id: &str) -> Option<&'static Scenario> {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    let found = lessons.chain(chapters()).find(|lesson| lesson.id == id);
    found.map(|lesson| &**lesson)
}

impl Campaign {
    /// The scenario of an id: one that it brings along, one of the program, or one that lies beside it.
    pub fn scenario<'a>(
        &'a self,
        id: &str,
        beside: impl Fn(&str) -> Option<&'a Scenario>,
    ) -> Option<&'a Scenario> {
        let own = self.scenarios.get(id);
        own.or_else(|| beside(id)).or_else(|| scenario(id))
    }
}

/// The scenarios of all campaigns.
fn chapters() -> &'static [CourseLesson] {
    static LISTED: LazyLock<Vec<CourseLesson>> = LazyLock::new(|| {
        let below = |(file, _): &&(&str, &str)| file.matches('/').count() > 1;
        CAMPAIGNS
            .iter()
            .filter(below)
            .map(CourseLesson::listed)
            .collect()
    });
    &LISTED
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
        let mut listed = CAMPAIGNS.iter().map(CourseLesson::listed);
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
