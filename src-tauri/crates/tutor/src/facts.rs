//! Facts in answers: `{points}` and the like, which the rules compute from what was done in a step. Knows which facts
//! there are and how a text names them; the texts belong to the scenario.

use crate::lesson::LessonStage;
use crate::measure;
use crate::step_history::StepHistory;
use content::scenario::{PlayerHas, Scenario, ScenarioStep, SourceWord};
use rules::ground::PlayerId;
use std::collections::BTreeMap;

/// The learner’s points. `points.ada` are Ada’s, `points.road` the learner’s from roads.
const POINTS: &str = "points";
/// What the learner’s tollhouse shows.
const VALUE: &str = "value";
/// How many followers are in the learner’s supply.
const SUPPLY: &str = "supply";
/// How many tiles are left in the bag.
const LEFT: &str = "left";
/// What the move of the learner gives up, in a step that has a table of it.
pub(crate) const GIVEN_UP: &str = "given-up";

/// Where the learner’s points come from, by the word that texts use.
const SOURCES: [(&str, SourceWord); 8] = [
    ("road", SourceWord::Road),
    ("city", SourceWord::City),
    ("monastery", SourceWord::Monastery),
    ("field", SourceWord::Field),
    ("garden", SourceWord::Garden),
    ("goods", SourceWord::Goods),
    ("toll", SourceWord::Toll),
    ("robbed", SourceWord::Rob),
];

/// The outcome of a step in numbers, by the names that answers use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnswerFacts(BTreeMap<String, i32>);

impl AnswerFacts {
    /// Counts what was done in a step.
    pub(crate) fn of(stage: &LessonStage, trail: &StepHistory) -> Self {
        let (now, learner) = (&trail.now, stage.learner);
        let points = |player: PlayerId, source: Option<SourceWord>| -> i32 {
            let entries = measure::scores(stage, trail, source, None);
            let own = entries.filter(|entry| entry.player == player);
            // Whoever pays a ransom loses points: that is told in words.
            own.map(|entry| entry.points.max(0)).sum()
        };
        let mut facts = BTreeMap::from([
            (POINTS.to_owned(), points(learner, None)),
            (SUPPLY.to_owned(), measure::kept(now, learner, None)),
            (LEFT.to_owned(), now.state().left() as i32),
        ]);
        let house = measure::kept(now, learner, Some(PlayerHas::Tollhouse));
        if house > 0 {
            facts.insert(VALUE.to_owned(), house);
        }
        let costs = trail.costs.as_ref();
        if let Some((loss, _)) = costs.and_then(|costs| costs.loss(stage, trail)) {
            facts.insert(GIVEN_UP.to_owned(), loss.given_up());
        }
        for (player, name) in stage.people() {
            facts.insert(format!("{POINTS}.{name}"), points(player, None));
        }
        for (word, source) in SOURCES {
            facts.insert(format!("{POINTS}.{word}"), points(learner, Some(source)));
        }
        Self(facts)
    }

    /// A fact by its name; nothing where there is none now, such as the value of a tollhouse that stands nowhere.
    pub(crate) fn get(&self, name: &str) -> Option<i32> {
        self.0.get(name).copied()
    }

    /// All numbers.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = i32> {
        self.0.values().copied()
    }

    /// Fills in the facts that a text names. An unknown fact stays as it is written.
    pub fn fill(&self, text: &str) -> String {
        filled(text, |fact| {
            let number = self.get(fact.name)?;
            Some(match fact.forms {
                None => number.to_string(),
                Some((one, _)) if number == 1 => one.to_owned(),
                Some((_, other)) => other.to_owned(),
            })
        })
    }
}

/// A fact as a text names it: `{points}` is its number, `{points|point|points}` a word that goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NamedFact<'a> {
    pub(crate) name: &'a str,
    /// The word for one, and for any other number.
    forms: Option<(&'a str, &'a str)>,
}

impl<'a> NamedFact<'a> {
    /// Reads what stands between braces; nothing when it is not a fact.
    fn read(inner: &'a str) -> Option<Self> {
        let (name, rest) = inner.split_once('|').unwrap_or((inner, ""));
        let is_name = |c: char| c.is_lowercase() || c == '.' || c == '-';
        if name.is_empty() || !name.chars().all(is_name) {
            return None;
        }
        let forms = match rest.split_once('|') {
            Some((one, other)) if !other.contains('|') => Some((one, other)),
            None if !inner.contains('|') => None,
            _ => return None,
        };
        Some(Self { name, forms })
    }
}

/// Replaces each fact for which `of` gives a text.
fn filled<'a>(text: &'a str, mut of: impl FnMut(NamedFact<'a>) -> Option<String>) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, from)) = rest.split_once('{') {
        whole.push_str(before);
        let inner = from.split_once('}');
        let fact = inner.and_then(|(inner, after)| Some((of(NamedFact::read(inner)?)?, after)));
        rest = if let Some((said, after)) = fact {
            whole.push_str(&said);
            after
        } else {
            whole.push('{');
            from
        };
    }
    whole + rest
}

/// The facts that a text names.
pub(crate) fn named(text: &str) -> Vec<NamedFact<'_>> {
    let mut found = Vec::new();
    filled(text, |fact| {
        found.push(fact);
        None
    });
    found
}

/// True when a text names a fact, so that it can be shown only after a move.
pub fn needs_facts(text: &str) -> bool {
    !named(text).is_empty()
}

/// A text with sample numbers, for counting its words.
pub(crate) fn as_said(text: &str) -> String {
    filled(text, |fact| {
        Some(fact.forms.map_or("2", |(_, other)| other).to_owned())
    })
}

/// The names of all facts of a step at a board.
pub(crate) fn names(stage: &LessonStage, step: &ScenarioStep) -> Vec<String> {
    let words = SOURCES.iter().map(|(word, _)| (*word).to_owned());
    let people = stage.people().map(|(_, name)| name.to_owned());
    let of_points = people.chain(words).map(|of| format!("{POINTS}.{of}"));
    let plain = [POINTS, VALUE, SUPPLY, LEFT].map(str::to_owned);
    let of_costs = step.costs.as_ref().map(|_| GIVEN_UP.to_owned());
    plain.into_iter().chain(of_points).chain(of_costs).collect()
}

/// The keys of what a step answers, and where each stands in it.
pub(crate) fn answers(step: &ScenarioStep) -> impl Iterator<Item = (String, &str)> {
    let own = [("good", &step.good), ("why", &step.why)];
    let own = own
        .into_iter()
        .filter_map(|(field, key)| Some((field.to_owned(), key.as_deref()?)));
    let of_mistakes = step.feedback.iter().enumerate();
    let of_mistakes = of_mistakes.map(|(n, it)| (format!("feedback[{n}].say"), it.say.as_str()));
    own.chain(of_mistakes)
}

/// A text in every language in which it is said.
pub(crate) fn in_all_languages<'a>(
    scenario: &'a Scenario,
    key: &'a str,
) -> impl Iterator<Item = (&'a str, &'a str)> {
    let languages = scenario.text.iter();
    languages
        .filter_map(move |(language, texts)| Some((language.as_str(), texts.get(key)?.as_str())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(all: &[(&str, i32)]) -> AnswerFacts {
        AnswerFacts(
            all.iter()
                .map(|(name, n)| ((*name).to_owned(), *n))
                .collect(),
        )
    }

    #[test]
    fn numbers_stand_for_facts_and_words_go_with_them() {
        let text = "{points} {points|punt|punten}, Ada {points.ada} {points.ada|point|points}.";
        assert_eq!(
            facts(&[("points", 1), ("points.ada", 4)]).fill(text),
            "1 punt, Ada 4 points."
        );
        assert_eq!(
            facts(&[("points", 0), ("points.ada", 1)]).fill(text),
            "0 punten, Ada 1 point."
        );
    }

    #[test]
    fn what_is_no_fact_stays_as_it_is_written() {
        for text in [
            "{value} now",
            "a { brace",
            "{Not one}",
            "{points|only}",
            "{}",
            "{a|b|c|d}",
        ] {
            assert_eq!(facts(&[("points", 3)]).fill(text), text);
        }
        assert_eq!(facts(&[("points", 3)]).fill("{{points}}"), "{3}");
    }

    #[test]
    fn names_of_facts_are_found_with_and_without_words() {
        let found = named("{points} {points.ada|point|points} {Other} {left}");
        let names: Vec<_> = found.iter().map(|fact| fact.name).collect();
        assert_eq!(names, ["points", "points.ada", "left"]);
        assert_eq!(as_said("{points.ada} {points|point|points}."), "2 points.");
    }
}
