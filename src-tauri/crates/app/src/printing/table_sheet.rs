//! The sheet for a table: notes of the expansions that lie there, and the rules that were chosen, as pages.

use crate::error::Result;
use crate::view::print::TableSheetJob;
use content::library::Library;
use content::table_sheet::for_the_table;
use content::text::Text;
use content::words::Home;
use print::plan::{self, PrintPlan};
use print::words::{PrintChapter, PrintRule, PrintTexts, Reference};

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
    let note = |title: &Text, text: &Text, rules: &[String]| PrintRule {
        title: title.in_language(language).to_owned(),
        text: format!("{} ({})", text.in_language(language), rules.join(", ")),
    };
    let sheet = for_the_table(expansions);
    let turn = sheet.turn.iter();
    let turn = turn
        .map(|it| note(&it.title, &it.text, &it.rules))
        .collect();
    let scores = sheet.scores.iter();
    let scores = scores
        .map(|it| note(&it.title, &it.text, &it.rules))
        .collect();
    let disputes = sheet.disputes.iter();
    let disputes = disputes
        .map(|it| note(&it.title, &it.text, &it.rules))
        .collect();
    let is_on = |home: Home| {
        home.0
            .is_none_or(|expansion| expansions.contains(&expansion))
    };
    let indexes = library
        .rule_indexes()
        .filter(|index| is_on(index.expansion));
    let options = indexes.flat_map(|index| &index.rules).filter_map(|rule| {
        let values = rule.option.as_ref()?;
        // What has one answer left is no question any more.
        let chosen = job.options.get(&rule.id).unwrap_or(&values.default);
        let chosen = values.values.iter().find(|it| it.value == *chosen)?;
        let is_open = values.values.len() > 1;
        is_open.then(|| note(&rule.title, &chosen.text, std::slice::from_ref(&rule.id)))
    });
    let options = options.collect();
    let chapter = |title, rules| PrintChapter { title, rules };
    let said = job.words;
    PrintTexts {
        language: job.language.clone(),
        title: said.title,
        sheet: String::new(),
        back: String::new(),
        scale: String::new(),
        reference: Reference {
            byline: String::new(),
            lead: said.lead,
            tiles: String::new(),
            told: Vec::new(),
            chapters: vec![
                chapter(said.turn, turn),
                chapter(said.scores, scores),
                chapter(said.options, options),
                chapter(said.disputes, disputes),
            ],
            page: said.page,
        },
    }
}
