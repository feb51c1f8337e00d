//! What can be done with a campaign: chapters, where they lead, what goes along, what is said. Knows one campaign as a file
//! says it; whether it can be played is judged by `content` and proved by the tutor.

use crate::campaign_op::{CampaignOp, CarryWish, ChapterEnding, ChapterText};
use crate::op::{DocumentField, OpRefusal};
use crate::position::{some, whole};
use content::campaign::{Campaign, CarryRule, Chapter, MOST_CARRIED, MOST_CHAPTERS};
use content::document;
use content::entries::Entries;
use content::scenario::Scenario;
use content::text::MOST_LETTERS;

/// The keys of what a campaign says of itself.
pub(crate) const TITLE: &str = "title";
const ABOUT: &str = "about";

/// The campaign after a change.
pub(crate) fn change(before: &Campaign, op: &CampaignOp) -> Result<Campaign, OpRefusal> {
    let mut after = before.clone();
    match op {
        CampaignOp::Add {
            at,
            scenario,
            brought,
            say,
        } => add(&mut after, *at, scenario, brought.as_deref(), say)?,
        CampaignOp::Scenario { chapter, brought } => {
            number(&after, chapter)?;
            renew(&mut after, chapter, brought)?;
        }
        CampaignOp::Remove { chapter } => remove(&mut after, chapter)?,
        CampaignOp::Move { chapter, to } => {
            let from = number(&after, chapter)?;
            let to = usize::from(*to).min(after.chapters.len() - 1);
            let moved = after.chapters.remove(from);
            after.chapters.insert(to, moved);
        }
        CampaignOp::Say {
            chapter,
            what,
            text,
            language,
        } => say(&mut after, chapter, *what, text.as_deref(), language)?,
        CampaignOp::End { text, language } => {
            let key = after.end.clone();
            after.end = said(&mut after, key, "end", text.as_deref(), language)?;
            forget_unsaid(&mut after);
        }
        CampaignOp::Open { chapter, on } => of(&mut after, chapter)?.open = *on,
        CampaignOp::Leads {
            chapter,
            way,
            to,
            on,
        } => {
            number(&after, to)?;
            let chapter = of(&mut after, chapter)?;
            let list = match way {
                ChapterEnding::Win => &mut chapter.win,
                ChapterEnding::Loss => &mut chapter.loss,
            };
            put(list, to, *on);
        }
        CampaignOp::Needs {
            chapter,
            needed,
            on,
        } => {
            number(&after, needed)?;
            put(&mut of(&mut after, chapter)?.needs, needed, *on);
        }
        CampaignOp::Stars { chapter, stars } => {
            of(&mut after, chapter)?.stars = some(stars.filter(|stars| *stars > 0))?;
        }
        CampaignOp::Carry { chapter, carry } => {
            if carry.len() > MOST_CARRIED {
                return Err(OpRefusal::TooMany);
            }
            let carry = carry.iter().map(carried).collect::<Result<Vec<_>, _>>()?;
            of(&mut after, chapter)?.carry = carry;
        }
    }
    Ok(after)
}

/// Says something of the campaign itself. What it is about is its title until somebody says more.
pub(crate) fn say_of(
    campaign: &mut Campaign,
    what: DocumentField,
    text: Option<&str>,
    language: &str,
) -> Result<(), OpRefusal> {
    match what {
        DocumentField::Name => {
            let key = Some(campaign.title.clone());
            let key = said(campaign, key, TITLE, text, language)?;
            let old = std::mem::replace(&mut campaign.title, key.ok_or(OpRefusal::BadText)?);
            if campaign.about == old && text.is_some() {
                campaign.about.clone_from(&campaign.title);
            }
        }
        DocumentField::Description => {
            let key = Some(campaign.about.clone()).filter(|key| *key != campaign.title);
            let key = said(campaign, key, ABOUT, text, language)?;
            campaign.about = key.unwrap_or_else(|| campaign.title.clone());
        }
        DocumentField::Author => campaign.author = text.map(str::to_owned),
        DocumentField::Licence => return Err(OpRefusal::WrongKind),
    }
    forget_unsaid(campaign);
    Ok(())
}

fn number(campaign: &Campaign, chapter: &str) -> Result<usize, OpRefusal> {
    campaign.at(chapter).ok_or(OpRefusal::NoChapter)
}

fn of<'a>(campaign: &'a mut Campaign, chapter: &str) -> Result<&'a mut Chapter, OpRefusal> {
    let at = number(campaign, chapter)?;
    Ok(&mut campaign.chapters[at])
}

fn put(list: &mut Vec<String>, id: &str, on: bool) {
    list.retain(|other| other != id);
    if on {
        list.push(id.to_owned());
    }
}

fn add(
    campaign: &mut Campaign,
    at: u16,
    scenario: &str,
    brought: Option<&str>,
    say: &str,
) -> Result<(), OpRefusal> {
    if campaign.at(scenario).is_some() {
        return Err(OpRefusal::ChapterThere);
    }
    if campaign.chapters.len() >= MOST_CHAPTERS {
        return Err(OpRefusal::TooMany);
    }
    if let Some(text) = brought {
        bring(campaign, scenario, text)?;
    }
    let usual = format!("say-{scenario}");
    let key = said(campaign, None, &usual, Some(say), "en")?.ok_or(OpRefusal::BadText)?;
    let at = usize::from(at).min(campaign.chapters.len());
    let chapter = Chapter {
        scenario: scenario.to_owned(),
        say: key,
        won: None,
        lost: None,
        open: false,
        win: Vec::new(),
        loss: Vec::new(),
        needs: Vec::new(),
        stars: None,
        carry: Vec::new(),
    };
    campaign.chapters.insert(at, chapter);
    // What comes next is what a win leads to, until somebody says otherwise.
    if let Some(before) = at.checked_sub(1).map(|at| &mut campaign.chapters[at])
        && before.win.is_empty()
    {
        before.win.push(scenario.to_owned());
    }
    Ok(())
}

/// Has a scenario along, in place of the one that it had before.
fn bring(campaign: &mut Campaign, scenario: &str, text: &str) -> Result<(), OpRefusal> {
    let read: Scenario = document::read(text.as_bytes()).map_err(|_| OpRefusal::NotAScenario)?;
    if read.id != scenario {
        return Err(OpRefusal::NotAScenario);
    }
    campaign.scenarios.0.insert(scenario.to_owned(), read);
    Ok(())
}

/// Has another version of a scenario along. What its card says by itself follows the aim; words of the author stay.
fn renew(campaign: &mut Campaign, chapter: &str, text: &str) -> Result<(), OpRefusal> {
    let old = campaign.scenarios.get(chapter);
    let old = card_words(old.ok_or(OpRefusal::NotAScenario)?);
    bring(campaign, chapter, text)?;
    let key = of(campaign, chapter)?.say.clone();
    let mut languages = campaign.text.0.values();
    if languages.all(|said| said.get(&key).is_none_or(|said| *said == old)) {
        let now = card_words(&campaign.scenarios[chapter]);
        say(campaign, chapter, ChapterText::Say, Some(&now), "en")?;
    }
    Ok(())
}

/// What the card of a chapter says until its author writes something: what is to be reached.
pub fn card_words(scenario: &Scenario) -> String {
    let goal = scenario.goals.first().map(|goal| &goal.say);
    let key = goal.unwrap_or(&scenario.title);
    scenario.said(key, "en").unwrap_or(key).to_owned()
}

fn remove(campaign: &mut Campaign, chapter: &str) -> Result<(), OpRefusal> {
    let at = number(campaign, chapter)?;
    campaign.chapters.remove(at);
    campaign.scenarios.0.remove(chapter);
    for other in &mut campaign.chapters {
        for list in [&mut other.win, &mut other.loss, &mut other.needs] {
            list.retain(|id| id != chapter);
        }
        other.carry.retain(|carry| carry.from != chapter);
    }
    forget_unsaid(campaign);
    Ok(())
}

fn say(
    campaign: &mut Campaign,
    chapter: &str,
    what: ChapterText,
    text: Option<&str>,
    language: &str,
) -> Result<(), OpRefusal> {
    let at = number(campaign, chapter)?;
    let place = &campaign.chapters[at];
    let (word, key) = match what {
        ChapterText::Say => ("say", Some(place.say.clone())),
        ChapterText::Won => ("won", place.won.clone()),
        ChapterText::Lost => ("lost", place.lost.clone()),
    };
    let key = said(campaign, key, &format!("{word}-{chapter}"), text, language)?;
    let place = &mut campaign.chapters[at];
    match what {
        ChapterText::Say => place.say = key.ok_or(OpRefusal::BadText)?,
        ChapterText::Won => place.won = key,
        ChapterText::Lost => place.lost = key,
    }
    forget_unsaid(campaign);
    Ok(())
}

/// Puts a text under a key, and answers with the key; without a text, nothing is said any more. A key that says something
/// else too is left to it.
fn said(
    campaign: &mut Campaign,
    key: Option<String>,
    usual: &str,
    text: Option<&str>,
    language: &str,
) -> Result<Option<String>, OpRefusal> {
    let is_language = language.len() == 2 && language.bytes().all(|b| b.is_ascii_lowercase());
    let text = text.map(str::trim).filter(|text| !text.is_empty());
    if !is_language || text.is_some_and(|text| text.chars().count() > MOST_LETTERS) {
        return Err(OpRefusal::BadText);
    }
    let Some(text) = text else {
        return Ok(None);
    };
    let shared = |key: &String| keys(campaign).filter(|other| *other == key).count() > 1;
    let key = key.filter(|key| !shared(key));
    let key = key.unwrap_or_else(|| usual.to_owned());
    let mut put = |language: &str| {
        let said = campaign.text.0.entry(language.to_owned()).or_default();
        said.0.insert(key.clone(), text.to_owned());
    };
    put(language);
    // Every language has what English has, and English what any has.
    let lacking: Vec<String> = {
        let lacks = |(_, said): &(&String, &Entries<String>)| !said.contains_key(&key);
        let all = campaign.text.iter().filter(lacks);
        all.map(|(language, _)| language.clone()).collect()
    };
    for language in lacking {
        let said = campaign.text.0.entry(language).or_default();
        said.0.insert(key.clone(), text.to_owned());
    }
    Ok(Some(key))
}

/// Every key by which something is said, as often as it is.
fn keys(campaign: &Campaign) -> impl Iterator<Item = &String> {
    let own = [&campaign.title, &campaign.about].into_iter();
    let chapters = campaign.chapters.iter();
    let said = chapters.flat_map(|it| [Some(&it.say), it.won.as_ref(), it.lost.as_ref()]);
    own.chain(campaign.end.as_ref()).chain(said.flatten())
}

/// Texts that nothing says any more are gone.
fn forget_unsaid(campaign: &mut Campaign) {
    let keys: std::collections::BTreeSet<String> = keys(campaign).cloned().collect();
    for said in campaign.text.0.values_mut() {
        said.0.retain(|key, _| keys.contains(key));
    }
}

fn carried(wish: &CarryWish) -> Result<CarryRule, OpRefusal> {
    Ok(CarryRule {
        what: wish.what,
        from: wish.from.clone(),
        to: wish.to,
        per: some(wish.per)?,
        times: some(wish.times)?,
        least: wish.least.map(whole).transpose()?,
        most: wish.most.map(whole).transpose()?,
        instead: wish.instead,
        everybody: wish.everybody,
    })
}
