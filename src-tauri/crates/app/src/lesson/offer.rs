//! Lessons where they are needed: of the rules that bite in a game, which one is offered, and that each is offered
//! once.

use super::kept::LessonRecords;
use super::{Lessons, learned, map};
use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::session::decision_rules::DecisionRules;
use crate::view::learn::{Knowledge, OfferView, TaughtRule};
use content::course::courses;
use std::collections::BTreeSet;

/// What lies beside a board just now.
#[derive(Debug, Clone)]
pub(super) struct LessonOffer {
    game: u32,
    turn: u16,
    view: OfferView,
}

impl Lessons {
    /// What is offered beside a game. It stays until it is put away or its turn is over, and nothing else comes while
    /// it lies there.
    pub async fn offer(&self, decision_rules: Option<DecisionRules>) -> Result<Option<OfferView>> {
        let mut lies = self.offered.lock().await;
        if !self.store.read_settings().await?.teaching {
            *lies = None;
            return Ok(None);
        }
        let Some(decision_rules) = decision_rules else {
            return Ok(lies.as_ref().map(|it| it.view.clone()));
        };
        lies.take_if(|it| (it.game, it.turn) != (decision_rules.game, decision_rules.turn));
        if let Some(lies) = lies.as_ref() {
            return Ok(Some(lies.view.clone()));
        }
        let before = self.store.offered().await?;
        let fresh = |rule: &&'static str| !before.contains(*rule);
        let rules: Vec<_> = decision_rules.rules.into_iter().filter(fresh).collect();
        if rules.is_empty() {
            return Ok(None);
        }
        let past = self.past().await?;
        let chosen = run_blocking(
            || "choosing a lesson to offer".to_owned(),
            move || Ok(choose(&past, &rules, decision_rules.game)),
        );
        let Some(view) = chosen.await? else {
            return Ok(None);
        };
        self.store.keep_offer(view.rule.clone()).await?;
        *lies = Some(LessonOffer {
            game: decision_rules.game,
            turn: decision_rules.turn,
            view: view.clone(),
        });
        Ok(Some(view))
    }

    /// Takes away what lies beside the board: it was taken, or nobody wants it now.
    pub async fn put_offer_away(&self) {
        *self.offered.lock().await = None;
    }
}

/// The first rule that nobody has met, of a course that was not learned.
fn choose(past: &LessonRecords, rules: &[&str], game: u32) -> Option<OfferView> {
    let taught = map::rules(past);
    let known_courses: BTreeSet<&str> = courses()
        .iter()
        .filter(|course| learned::is_known(past, course))
        .map(|course| course.id)
        .collect();
    let view = |rule: &&str| {
        let TaughtRule {
            lesson,
            step,
            known,
        } = taught.get(*rule)?;
        let course = map::place(&lesson.id).course;
        let wanted =
            *known == Knowledge::New && course != map::BASE && !known_courses.contains(course);
        wanted.then(|| OfferView {
            rule: (*rule).to_owned(),
            course: course.to_owned(),
            lesson: lesson.clone(),
            step: step.clone(),
            game,
        })
    };
    rules.iter().find_map(view)
}

#[cfg(test)]
mod tests;
