//! What is wrong with a campaign by itself: its chapters, where they lead, what goes along.

use super::{BecomesWord, Campaign, CarriedWord, MOST_CARRIED, MOST_CHAPTERS, STARS};
use crate::document::JudgedFields;
use crate::faults::{ProblemList, field, near};
use crate::problem::{Problem, What, join, shown};
use crate::scenario::Scenario;
use crate::words::Word;
use crate::{healthy, ids, said};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

type Fields = Map<String, Value>;

impl JudgedFields for Campaign {
    fn judge(fields: &Fields, at: &str, faults: &mut ProblemList) {
        let id = fields.get("id").and_then(Value::as_str);
        if let Some(id) = id.filter(|id| !ids::is_plain(id)) {
            faults.add(|| ids::not_plain(join(at, "id"), id));
        }
        said::judge(fields, at, faults);
        let listed = fields.get("chapters").filter(|list| list.is_array());
        let n = healthy::list(listed).count();
        if listed.is_some() && n == 0 {
            faults.add(|| Problem::error(join(at, "chapters"), What::NoChapters));
        }
        if n > MOST_CHAPTERS {
            let (n, most) = (n.into(), MOST_CHAPTERS.into());
            let what = What::TooManyChapters { n, most };
            faults.add(|| Problem::error(join(at, "chapters"), what));
        }
        let scenario = |chapter: &Value| chapter.get("scenario")?.as_str().map(str::to_owned);
        let all: Vec<_> = healthy::list(listed).map(scenario).collect();
        let listed = ListedScenarios {
            all,
            led_to: led_to(listed),
        };
        for (index, chapter) in healthy::objects(fields.get("chapters")).take(MOST_CHAPTERS) {
            listed.chapter(index, chapter, at, faults);
        }
        brought(fields, &listed.all, at, faults);
    }
}

/// The scenarios of the chapters, and those to which something leads.
struct ListedScenarios {
    all: Vec<Option<String>>,
    led_to: BTreeSet<String>,
}

impl ListedScenarios {
    fn chapter(&self, index: usize, chapter: &Fields, at: &str, faults: &mut ProblemList) {
        let here = join(at, &format!("chapters[{index}]"));
        let mut fault = |path: &str, what| faults.add(|| Problem::error(join(&here, path), what));
        let known = |list: &[Option<String>]| -> BTreeSet<String> {
            list.iter().flatten().cloned().collect()
        };
        let (before, after) = (known(&self.all[..index]), known(&self.all[index + 1..]));
        let own = self.all[index].as_deref();
        if let Some(id) = own.filter(|id| before.contains(*id)) {
            let id = shown(id);
            fault("scenario", What::ChapterTwice { id });
        }
        let is_listed = |id: &str| self.all.iter().flatten().any(|it| it == id);
        let missing = |id: &str, of: &BTreeSet<String>| {
            let of: Vec<_> = of.iter().map(String::as_str).collect();
            let (id, near) = (shown(id), near(id, &of));
            What::NoChapter { id, near }
        };
        for (n, id) in healthy::list(chapter.get("needs")).enumerate() {
            let Some(id) = id.as_str().filter(|id| !before.contains(*id)) else {
                continue;
            };
            let what = if is_listed(id) {
                What::NotEarlier
            } else {
                missing(id, &before)
            };
            fault(&format!("needs[{n}]"), what);
        }
        for way in ["win", "loss"] {
            for (n, id) in healthy::list(chapter.get(way)).enumerate() {
                let Some(id) = id.as_str().filter(|id| !after.contains(*id)) else {
                    continue;
                };
                let what = if is_listed(id) {
                    What::LeadsBack
                } else {
                    missing(id, &after)
                };
                fault(&format!("{way}[{n}]"), what);
            }
        }
        // What is won in the chapter itself, or behind it, does not open it.
        let most = index * STARS;
        let stars = chapter.get("stars").and_then(Value::as_u64);
        if stars.is_some_and(|stars| stars > most as u64) {
            let most = most.into();
            fault("stars", What::TooManyStars { most });
        }
        let gate = |name: &str| match chapter.get(name) {
            Some(Value::Array(list)) => !list.is_empty(),
            Some(value) => *value != Value::Bool(false),
            None => false,
        };
        let is_reached = index == 0 || ["open", "needs", "stars"].into_iter().any(gate);
        if !is_reached && own.is_some_and(|id| !self.led_to.contains(id)) {
            fault("", What::ChapterUnreached);
        }
        let carried = chapter.get("carry");
        let n = healthy::list(carried).count();
        if n > MOST_CARRIED {
            let (n, most) = (n.into(), MOST_CARRIED.into());
            fault("carry", What::TooManyCarried { n, most });
        }
        for (n, carry) in healthy::objects(carried).take(MOST_CARRIED) {
            let at = format!("carry[{n}]");
            let from = carry.get("from").and_then(Value::as_str);
            if let Some(id) = from.filter(|id| !before.contains(*id)) {
                let what = if is_listed(id) {
                    What::NotEarlier
                } else {
                    missing(id, &before)
                };
                fault(&join(&at, "from"), what);
            }
            carried_fault(carry, &at, &mut fault);
        }
    }
}

/// Every scenario to which a win or a loss leads.
fn led_to(chapters: Option<&Value>) -> BTreeSet<String> {
    let mut led_to = BTreeSet::new();
    for (_, chapter) in healthy::objects(chapters) {
        for way in ["win", "loss"] {
            let ids = healthy::list(chapter.get(way)).filter_map(Value::as_str);
            led_to.extend(ids.map(str::to_owned));
        }
    }
    led_to
}

fn carried_fault(carry: &Fields, at: &str, fault: &mut impl FnMut(&str, What)) {
    let limit = |name: &str| carry.get(name).and_then(Value::as_u64);
    if let (Some(least), Some(most)) = (limit("least"), limit("most"))
        && least > most
    {
        let (least, most) = ((least as usize).into(), (most as usize).into());
        fault(&join(at, "least"), What::CarryLimits { least, most });
    }
    let what = healthy::part::<CarriedWord>(carry.get("what"));
    let Some(what) = what.filter(|what| !what.is_number()) else {
        return;
    };
    for name in ["to", "per", "times"] {
        if carry.contains_key(name) {
            let what = what.word().to_owned();
            fault(&join(at, name), What::CarryStays { what });
        }
    }
}

/// What is wrong with the scenarios that it brings along.
fn brought(fields: &Fields, chapters: &[Option<String>], at: &str, faults: &mut ProblemList) {
    for (id, scenario) in healthy::entries(fields.get("scenarios")) {
        let here = join(at, &field("scenarios", id));
        let Some(scenario) = scenario.as_object() else {
            continue;
        };
        Scenario::judge(scenario, &here, faults);
        let own = scenario.get("id").and_then(Value::as_str);
        if let Some(own) = own.filter(|own| *own != id) {
            let (id, found) = (shown(id), shown(own));
            faults.add(|| Problem::error(join(&here, "id"), What::BroughtDiffers { id, found }));
        }
        if !chapters.iter().flatten().any(|chapter| chapter == id) {
            faults.add(|| Problem::error(here, What::NoChapterPlays));
        }
    }
}

impl CarriedWord {
    /// True for what is so many, and can become something else.
    pub const fn is_number(self) -> bool {
        matches!(
            self,
            Self::Score | Self::Followers | Self::Floors | Self::Stars | Self::Won
        )
    }

    /// What it becomes where nothing else is said; nothing for what stays what it is.
    pub const fn becomes(self) -> Option<BecomesWord> {
        match self {
            Self::Score | Self::Stars | Self::Won => Some(BecomesWord::Score),
            Self::Followers => Some(BecomesWord::Followers),
            Self::Floors => Some(BecomesWord::Floors),
            Self::Goods | Self::Prisoners | Self::Robber | Self::House => None,
        }
    }
}
