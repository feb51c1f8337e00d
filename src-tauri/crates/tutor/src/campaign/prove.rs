//! The proof of a campaign: everything that goes along exists and makes a position that is possible, and every chapter
//! can be won with the least and with the most of it, by bots over many bags where draws vary.

use crate::check::prove_within;
use crate::lesson::Lesson;
use crate::reach;
use crate::work::Work;
use content::campaign::{Campaign, CarriedItem, CarriedWord, CarryRule, Chapter, MOST_CHAPTERS};
use content::expansions::brings;
use content::faults::{MOST_FAULTS, field};
use content::library::Library;
use content::problem::{Problem, What, shown};
use content::scenario::{Scenario, StepKind};
use content::words::Word;
use serde::Serialize;
use std::fmt::{Display, Formatter};
use std::sync::Arc;

/// In so many bags a chapter is tried where draws vary.
pub const BAGS: u32 = 50;
/// So often where they do not.
const TRIES: u32 = 60;
/// A chapter that bots win more seldom than once in so many bags deserves a second look.
const SELDOM: u32 = 10;
/// What may be tried for one chapter.
const WORK: u64 = Work::USUAL;

/// The proof of one campaign.
#[derive(Clone, Debug, Default)]
pub struct CampaignReport {
    /// What is wrong, and what deserves a second look.
    pub problems: Vec<Problem>,
    /// How bots fared, chapter by chapter, as far as they can play it.
    pub chapters: Vec<ChapterOdds>,
}

/// How bots fared in one chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct ChapterOdds {
    /// Its scenario.
    pub scenario: String,
    /// Whether other tiles come each time.
    pub varies: bool,
    /// With the least that goes along.
    pub least: BagsWon,
    /// With the most that goes along.
    pub most: BagsWon,
}

/// How often it was tried, and won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct BagsWon {
    /// How often it was won; where draws do not vary, once is enough.
    pub won: u32,
    /// How often it was tried.
    pub of: u32,
}

impl Display for ChapterOdds {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let Self {
            scenario,
            varies,
            least,
            most,
        } = self;
        if *varies {
            write!(f, "{scenario}: won in {least} bags with the least")?;
            write!(f, ", in {most} with the most")
        } else {
            let found = |tried: &BagsWon| if tried.won > 0 { "found" } else { "not found" };
            write!(f, "{scenario}: a way was {} with the least", found(least))?;
            write!(f, ", {} with the most", found(most))
        }
    }
}

impl Display for BagsWon {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} of {}", self.won, self.of)
    }
}

/// Proves a campaign whose scenarios are all there. Before each try `stop` is asked; then only what is possible is told.
pub fn prove<'a>(
    campaign: &Campaign,
    find: &dyn Fn(&str) -> Option<&'a Scenario>,
    library: &Library,
    stop: &dyn Fn() -> bool,
) -> CampaignReport {
    let mut report = CampaignReport::default();
    for (id, scenario) in campaign.scenarios.iter() {
        if stop() {
            break;
        }
        let proof = prove_within(scenario, library, Work::of(WORK));
        let at = field("scenarios", id);
        let under = |problem: Problem| problem.under(&at);
        let errors = proof.problems.into_iter().filter(Problem::is_error);
        report.problems.extend(errors.map(under));
    }
    for index in 0..campaign.chapters.len().min(MOST_CHAPTERS) {
        if stop() || report.problems.len() > MOST_FAULTS {
            break;
        }
        let chapter = prove_chapter(campaign, index, find, library, stop);
        report.problems.extend(chapter.problems);
        report.chapters.extend(chapter.chapters);
    }
    report.problems.truncate(MOST_FAULTS);
    report
}

/// Proves one chapter of a campaign: what goes along into it, and that it can be won.
pub fn prove_chapter<'a>(
    campaign: &Campaign,
    index: usize,
    find: &dyn Fn(&str) -> Option<&'a Scenario>,
    library: &Library,
    stop: &dyn Fn() -> bool,
) -> CampaignReport {
    let mut report = CampaignReport::default();
    if let Some(chapter) = campaign.chapters.get(index)
        && let Some(scenario) = find(&chapter.scenario)
    {
        let at = format!("chapters[{index}]");
        one(&mut report, chapter, scenario, find, library, &at, stop);
    }
    report
}

fn one<'a>(
    report: &mut CampaignReport,
    chapter: &Chapter,
    scenario: &Scenario,
    find: &dyn Fn(&str) -> Option<&'a Scenario>,
    library: &Library,
    at: &str,
    stop: &dyn Fn() -> bool,
) {
    let seats = scenario.setup.players.seats().len();
    for (n, carry) in chapter.carry.iter().enumerate() {
        let here = format!("{at}.carry[{n}]");
        let what = || carry.what.word().to_owned();
        let from = find(&carry.from);
        if from.is_some_and(|from| !ends_with(from, carry.what, library)) {
            let id = shown(&carry.from);
            let what = What::CarryLacks { what: what(), id };
            report
                .problems
                .push(Problem::error(format!("{here}.what"), what));
        }
        let some = CarryRule {
            least: carry.least.or(content::number::Whole::new(1)),
            instead: false,
            ..carry.clone()
        };
        let most = some.extreme(true, seats);
        if scenario.clone().with_carried(&most) == *scenario {
            let what = What::CarryNowhere { what: what() };
            report.problems.push(Problem::error(here, what));
        }
    }
    let is_free = scenario.steps.iter().any(|it| it.kind == StepKind::Play);
    if !chapter.loss.is_empty() && !is_free {
        let at = format!("{at}.loss");
        report.problems.push(Problem::error(at, What::CannotLose));
    }
    let extreme = |most: bool| -> Vec<CarriedItem> {
        let carried = chapter.carry.iter();
        carried
            .flat_map(|carry| carry.extreme(most, seats))
            .collect()
    };
    let least = tried(scenario, &extreme(false), library, stop);
    let most = if chapter.carry.is_empty() {
        least.clone()
    } else {
        tried(scenario, &extreme(true), library, stop)
    };
    let at = if chapter.carry.is_empty() {
        format!("{at}.scenario")
    } else {
        format!("{at}.carry")
    };
    match (least, most) {
        (Ok(Some(least)), Ok(Some(most))) => {
            let varies = scenario.varies(None);
            report.problems.extend(
                [least, most]
                    .into_iter()
                    .filter_map(|it| told(it, varies, &at))
                    .take(1),
            );
            report.chapters.push(ChapterOdds {
                scenario: scenario.id.clone(),
                varies,
                least,
                most,
            });
        }
        (Ok(_), Ok(_)) => {}
        (least, most) => {
            let faults = least.err().into_iter().chain(most.err()).next();
            let faults = faults.into_iter().flatten();
            report.problems.extend(faults.map(|it| it.under(&at)));
        }
    }
}

fn told(tried: BagsWon, varies: bool, at: &str) -> Option<Problem> {
    let BagsWon { won, of } = tried;
    let tries = of.into_count();
    if won == 0 && of > 0 {
        return Some(Problem::warning(at, What::ChapterUnwon { tries }));
    }
    let what = || What::ChapterRarelyWon {
        won: won.into_count(),
        of: of.into_count(),
    };
    (varies && won * SELDOM < of).then(|| Problem::warning(at, what()))
}

/// A number as problems say it.
trait IntoCount {
    fn into_count(self) -> content::problem::FactNumber;
}

impl IntoCount for u32 {
    fn into_count(self) -> content::problem::FactNumber {
        (self as usize).into()
    }
}

/// How a bot fares with what goes along; nothing where no turns are played freely.
///
/// # Errors
/// With every fault of a position that is impossible.
fn tried(
    scenario: &Scenario,
    carried: &[CarriedItem],
    library: &Library,
    stop: &dyn Fn() -> bool,
) -> Result<Option<BagsWon>, Vec<Problem>> {
    let scenario = scenario.clone().with_carried(carried);
    let work = Arc::new(Work::of(WORK));
    let first = Lesson::open(scenario.clone(), library, 0)?.within(&work);
    if !reach::is_free(&first) {
        return Ok(None);
    }
    let mut tried = BagsWon { won: 0, of: 0 };
    if !scenario.varies(None) {
        tried.of = 1;
        if reach::is_solved(&first) {
            tried.won = 1;
        } else {
            let search = reach::search(&first, TRIES, &|| stop() || work.is_spent());
            tried.of = search.tries.max(1);
            tried.won = search.way.is_some().into();
        }
        return Ok(Some(tried));
    }
    for seed in 0..BAGS {
        if stop() || work.is_spent() {
            break;
        }
        let lesson = Lesson::open(scenario.clone(), library, seed)?.within(&work);
        tried.of += 1;
        tried.won += u32::from(reach::is_won_by_bot(&lesson));
    }
    Ok(Some(tried))
}

/// True when other tiles come each time, and a bot reaches the aim with some of them: no written way could show it.
pub(crate) fn is_won_in_some_bag(scenario: &Scenario, library: &Library, work: &Arc<Work>) -> bool {
    let is_won = |seed| {
        let lesson = Lesson::open(scenario.clone(), library, seed);
        lesson.is_ok_and(|lesson| reach::is_won_by_bot(&lesson.within(work)))
    };
    scenario.varies(None) && (0..BAGS).any(|seed| !work.is_spent() && is_won(seed))
}

/// True when a scenario has what is to come from its end.
pub fn ends_with(scenario: &Scenario, what: CarriedWord, library: &Library) -> bool {
    let Some(expansion) = brings(what) else {
        return true;
    };
    let mix = match &scenario.setup.mix {
        content::mix::MixChoice::Named(id) => library.mix(id),
        content::mix::MixChoice::Written(mix) => Some(&**mix),
    };
    mix.is_some_and(|mix| mix.expansions.contains(&expansion))
}
