//! The sheet for a table: notes of the expansions that lie there, and the rules that were chosen, as pages.

use crate::error::Result;
use crate::view::print::TableSheetJob;
use content::library::Library;
use content::table_sheet::{ForTheTable, Note, for_the_table};
use content::text::Text;
use content::words::Home;
use print::plan::{self, PrintPlan};
use print::words::{PrintChapter, PrintRule, PrintTexts, Reference};
use rules::options::Options;
use std::collections::BTreeSet;

/// Stands behind the rules that are rulings of ours.
const STAR: &str = "*";

impl super::Pages for TableSheetJob {
    fn laid_out(self) -> Result<(PrintPlan, PrintTexts)> {
        let paper = self.paper;
        let words = words(Library::built_in(), self);
        Ok((plan::reading(paper, &words)?, words))
    }
}

fn words(library: &Library, job: TableSheetJob) -> PrintTexts {
    let expansions = &job.expansions;
    let language = &job.language;
    let chosen_here = &job.options;
    let mut options = Options::default();
    for (id, value) in chosen_here {
        // What there is no more changes nothing.
        let _ = options.choose(id, value);
    }
    let mut starred = false;
    let mut said = |title: &Text, text: &Text, rules: &[String]| {
        let rulings = library.rulings_of(rules);
        starred |= !rulings.is_empty();
        let star = |rule| if rulings.contains(rule) { STAR } else { "" };
        let rules = rules.iter().map(|rule| format!("{rule}{}", star(rule)));
        PrintRule {
            title: title.in_language(language).to_owned(),
            text: format!(
                "{} ({})",
                text.in_language(language),
                rules.collect::<Vec<_>>().join(", ")
            ),
        }
    };
    let ForTheTable {
        setup,
        turn,
        scores,
        tiles,
        disputes,
    } = for_the_table(expansions, &options);
    let conditions = turn.iter().map(|note| &note.when);
    let notes = [&setup, &scores, &tiles, &disputes].into_iter().flatten();
    let conditions = conditions.chain(notes.map(|note| &note.when));
    let told: BTreeSet<_> = conditions.flat_map(|when| when.keys()).collect();
    let (words, own) = (job.words, job.own);
    let mut notes = |notes: Vec<&Note>| -> Vec<_> {
        let notes = notes.iter();
        notes
            .map(|it| said(&it.title, &it.text, &it.rules))
            .collect()
    };
    // What is a word and a sentence each stands together.
    let together = |title, notes: Vec<PrintRule>| {
        let line = |PrintRule { title, text }| format!("{title}: {text}");
        let lines: Vec<_> = notes.into_iter().map(line).collect();
        let text = lines.join(" ");
        (!text.is_empty()).then_some(PrintRule { title, text })
    };
    let setup = together(words.setup, notes(setup));
    let tiles = together(words.tiles, notes(tiles));
    let scores = notes(scores).into_iter().chain(tiles).collect();
    let disputes = notes(disputes);
    let turn = turn.iter();
    let turn = turn.map(|it| said(&it.title, &it.text, &it.rules));
    let turn = setup.into_iter().chain(turn).collect();
    let is_on = |home: Home| {
        home.0
            .is_none_or(|expansion| expansions.contains(&expansion))
    };
    let indexes = library
        .rule_indexes()
        .filter(|index| is_on(index.expansion));
    let chosen = indexes.flat_map(|index| &index.rules).filter_map(|rule| {
        let values = rule.option.as_ref()?;
        // What has one answer left is no question any more. What is as usual, and told by a note, is not told again.
        let is_told = told.contains(&rule.id) && !chosen_here.contains_key(&rule.id);
        let is_open = values.values.len() > 1 && !is_told;
        let (_, value) = options.all().find(|(id, _)| *id == rule.id)?;
        let chosen = values.values.iter().find(|it| it.value == value)?;
        is_open.then(|| said(&rule.title, &chosen.text, std::slice::from_ref(&rule.id)))
    });
    let chosen = chosen.collect();
    let chapter = |title, rules| PrintChapter { title, rules };
    let lead = if starred {
        format!("{} {STAR} {}", words.lead, words.ruling)
    } else {
        words.lead
    };
    PrintTexts {
        language: job.language.clone(),
        title: words.title,
        sheet: String::new(),
        back: String::new(),
        scale: String::new(),
        reference: Reference {
            byline: String::new(),
            lead,
            tiles: String::new(),
            told: Vec::new(),
            chapters: own
                .into_iter()
                .chain([
                    chapter(words.turn, turn),
                    chapter(words.scores, scores),
                    chapter(words.options, chosen),
                    chapter(words.disputes, disputes),
                ])
                .collect(),
            page: words.page,
        },
    }
}
