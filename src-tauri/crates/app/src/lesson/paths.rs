//! The short ways: steps of lessons in an order of their own, the page at their end, and the test of the base game.

use super::kept::LessonRecords;
use super::learned::STARS_TO_PASS;
use super::map::position;
use crate::view::learn::PathCard;
use crate::view::lesson::{PathOf, SheetLine};
use content::course::{outline_of_path, path, paths};
use content::library::Library;
use content::path::{Path, PathLine};
use rules::expansions::ExpansionKey;

pub(super) fn cards(past: &LessonRecords) -> Vec<PathCard> {
    paths().iter().map(|path| card(past, path)).collect()
}

fn card(past: &LessonRecords, path: &Path) -> PathCard {
    let kept = past.lesson(&path.id);
    let scenario = outline_of_path(&path.id);
    let title = path.said(&path.title, &past.language).unwrap_or(&path.id);
    PathCard {
        id: path.id.clone(),
        title: title.to_owned(),
        language: path.language(&past.language).to_owned(),
        expansion: path.expansion.as_deref().and_then(expansion),
        expansions: path
            .expansions()
            .into_iter()
            .filter_map(expansion)
            .collect(),
        minutes: path.minutes.get(),
        test: path.test,
        steps: scenario.as_ref().map_or(0, |it| it.steps.len() as u16),
        at: scenario
            .and_then(|it| position(past, &it))
            .map(|at| at as u16),
        stars: kept.map_or(0, |kept| kept.stars),
    }
}

fn expansion(word: &str) -> Option<ExpansionKey> {
    ExpansionKey::from_word(word)
}

/// What an open lesson says of the path that it is.
pub(super) fn of(id: &str, stars: u8, language: &str) -> Option<PathOf> {
    let (path, played) = path(id)?;
    let line = |line: &PathLine| SheetLine {
        title: line.title.as_ref().map(|key| said(path, key, language)),
        say: said(path, &line.say, language),
        rules: line.rules.clone(),
        rulings: Library::built_in().rulings_of(&line.rules),
        when: line.when.0.clone(),
    };
    Some(PathOf {
        expansion: path.expansion.as_deref().and_then(expansion),
        test: path.test,
        passed: stars >= STARS_TO_PASS,
        sheet: path.page(played.as_deref()).map(line).collect(),
    })
}

fn said(path: &Path, key: &str, language: &str) -> String {
    path.said(key, language).unwrap_or(key).to_owned()
}
