//! The format of campaigns: scenarios that open one after another, and what stands on their cards.
//! Knows what opens what; it must not know any scenario, nor how far anybody has come.

use crate::document::{Document, Judged};
use crate::entries::Entries;
use crate::faults::{Faults, near};
use crate::number::Whole;
use crate::problem::{Problem, What, join, shown};
use crate::{healthy, ids, said};
use deserr::Deserr;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// The most stars of one scenario.
pub const STARS: usize = 3;
/// The most chapters of a campaign.
const MOST_CHAPTERS: usize = 60;

/// Scenarios that open one after another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct Campaign {
    /// The name that files and progress use.
    pub id: String,
    /// The text of its title.
    pub title: String,
    /// The text that says what it is about.
    pub about: String,
    /// Its chapters, in the order in which they are listed.
    pub chapters: Vec<Chapter>,
    /// Everything that is said, by language and key.
    pub text: Entries<Entries<String>>,
}

/// One chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct Chapter {
    /// The scenario that is played.
    pub scenario: String,
    /// The text on its card.
    pub say: String,
    /// The scenarios of earlier chapters that must be finished before.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<String>,
    /// How many stars of the campaign must be won before.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stars: Option<Whole<1, 180>>,
}

impl Document for Campaign {
    const KIND: &'static str = "campaign";
    const NAME: &'static str = "campaign";
}

impl Judged for Campaign {
    fn judge(fields: &Map<String, Value>, at: &str, faults: &mut Faults) {
        let id = fields.get("id").and_then(Value::as_str);
        if let Some(id) = id.filter(|id| !ids::is_plain(id)) {
            faults.add(|| ids::not_plain(join(at, "id"), id));
        }
        said::judge(fields, at, faults);
        let mut fault = |path: &str, what| faults.add(|| Problem::error(join(at, path), what));
        let listed = fields.get("chapters").filter(|list| list.is_array());
        let n = healthy::list(listed).count();
        if listed.is_some() && n == 0 {
            fault("chapters", What::NoChapters);
        }
        if n > MOST_CHAPTERS {
            let (n, most) = (n.into(), MOST_CHAPTERS.into());
            fault("chapters", What::TooManyChapters { n, most });
        }
        let scenario = |chapter: &Value| chapter.get("scenario")?.as_str().map(str::to_owned);
        let all: Vec<_> = healthy::list(listed).map(scenario).collect();
        for (index, chapter) in healthy::objects(listed).take(MOST_CHAPTERS) {
            let here = format!("chapters[{index}]");
            let before: Vec<_> = all[..index].iter().flatten().map(String::as_str).collect();
            let own = all[index].as_deref();
            if let Some(id) = own.filter(|id| before.contains(id)) {
                let id = shown(id);
                fault(&join(&here, "scenario"), What::ChapterTwice { id });
            }
            for (n, needs) in healthy::list(chapter.get("needs")).enumerate() {
                let Some(needs) = needs.as_str().filter(|id| !before.contains(id)) else {
                    continue;
                };
                let path = join(&here, &format!("needs[{n}]"));
                if all.iter().flatten().any(|id| id == needs) {
                    fault(&path, What::NotEarlier);
                } else {
                    let (id, near) = (shown(needs), near(needs, &before));
                    fault(&path, What::NoChapter { id, near });
                }
            }
            // What is won in the chapter itself, or behind it, does not open it.
            let most = index * STARS;
            let stars = chapter.get("stars").and_then(Value::as_u64);
            if stars.is_some_and(|stars| stars > most as u64) {
                let most = most.into();
                fault(&join(&here, "stars"), What::TooManyStars { most });
            }
        }
    }
}

impl Campaign {
    /// What is said under a key, in a language or else in English.
    pub fn said(&self, key: &str, language: &str) -> Option<&str> {
        let of = |language: &str| self.text.get(language)?.get(key);
        of(language).or_else(|| of("en")).map(String::as_str)
    }
}
