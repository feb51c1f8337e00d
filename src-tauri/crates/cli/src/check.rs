//! `bastide check`: what is wrong with files, one line a fault.
//! Knows how to print; what is wrong is found by `content`, and with lessons by `tutor`.

use crate::response::told;
use crate::trouble::Trouble;
use crate::{files, say};
use clap::Args;
use content::check::{PlayableFile, check_and_prove};
use content::layout;
use content::library::Library;
use content::problem::{Problem, What};
use content::scenario::ScenarioKind;
use serde::Serialize;
use serde_json::json;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use tutor::Work;
use tutor::campaign::ChapterOdds;
use tutor::check::{Classes, CraftFigures, prove_with_craft, prove_within};

/// Check tile sets, mixes, rule indexes, game records, positions, lessons, campaigns and bundles
///
/// Prints one line a fault, `file:path: what is wrong`, and a last line with their number.
/// Of each lesson it says how the mistakes of every step fall into classes, and of each chapter of a campaign in how many bags a bot won. Warnings are no faults. Folders are searched for `.json` and `.bastide` files; schemas, and folders of languages such as `nl`, are left out. A bundle is checked by itself: it holds what it needs.
#[derive(Args)]
#[command(after_help = "Examples:
  bastide check tile-sets
  bastide check tutorials --json
  bastide check my-set.json my-mix.json
  bastide check --write my-lesson.json
  bastide check --report --json tutorials/base
  bastide check mine.bastide")]
pub(crate) struct CheckArgs {
    /// Files or folders; `-` reads the input
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Print one object instead: the problems, and the classes of mistakes of every step
    #[arg(long)]
    json: bool,
    /// Print the figures of each lesson instead, one object a line
    #[arg(long, requires = "json", conflicts_with = "write")]
    report: bool,
    /// Lay the files out in the one layout that lessons have, instead of checking them
    #[arg(long, conflicts_with_all = ["json", "effort"])]
    write: bool,
    /// Try so many times as much as usual to prove a lesson
    #[arg(long, value_name = "TIMES", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    effort: u32,
}

/// The steps of one lesson.
#[derive(Serialize)]
struct LessonProof {
    file: String,
    steps: Vec<Classes>,
}

/// What is found out of lessons and campaigns beside their faults.
#[derive(Default)]
struct Proofs {
    lessons: Vec<LessonProof>,
    figures: Vec<CraftFigures>,
    chapters: Vec<(String, ChapterOdds)>,
}

impl CheckArgs {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Trouble> {
        if self.write {
            return self.lay_out(out);
        }
        let mut problems = Vec::new();
        let mut read = Vec::new();
        for path in &self.paths {
            match files::below(path) {
                Ok(found) => read.extend(found),
                Err(problem) => problems.push(problem),
            }
        }
        let mut proofs = Proofs::default();
        let mut bytes = Vec::new();
        for path in &read {
            match files::read(path) {
                Ok(content) if files::is_bundle(path) || bundle::is_bundle(&content) => {
                    let named = path.display().to_string();
                    let proving = |file: &str, playable: &PlayableFile<'_>, library: &Library| {
                        self.prove(&format!("{named}:{file}"), playable, library, &mut proofs)
                    };
                    let told = match bundle::read_and_prove(&content, proving) {
                        Ok(bundle) => bundle.warnings,
                        Err(faults) => faults,
                    };
                    problems.extend(told.into_iter().map(|it| it.of_file(&named)));
                }
                Ok(content) => bytes.push((path.display().to_string(), content)),
                Err(problem) => problems.push(problem),
            }
        }
        problems.extend(check_and_prove(&bytes, |file, playable, library| {
            self.prove(file, playable, library, &mut proofs)
        }));
        let Proofs {
            lessons: proved,
            figures,
            chapters: odds,
        } = proofs;
        let errors = problems
            .iter()
            .filter(|problem| Problem::is_error(problem))
            .count();
        if self.report {
            for figures in &figures {
                say::json(out, figures)?;
            }
            problems.retain(Problem::is_error);
            return if errors == 0 {
                Ok(())
            } else {
                Err(Trouble::Problems(problems))
            };
        }
        if self.json {
            let odds: Vec<_> = odds
                .iter()
                .map(|(file, odds)| json!({ "file": file, "odds": odds }))
                .collect();
            let told = json!({ "problems": told(&problems), "lessons": proved, "chapters": odds });
            say::json(out, &told)?;
            return if errors == 0 {
                Ok(())
            } else {
                Err(Trouble::Told)
            };
        }
        for LessonProof { file, steps } in &proved {
            for step in steps {
                say::line(out, format_args!("{file}: {step}"))?;
            }
        }
        for (file, odds) in &odds {
            say::line(out, format_args!("{file}: {odds}"))?;
        }
        for problem in &problems {
            say::line(out, format_args!("{problem}"))?;
        }
        let warnings = problems.len() - errors;
        say::line(
            out,
            format_args!(
                "{} checked: {}, {}",
                counted(read.len(), "file"),
                counted(errors, "error"),
                counted(warnings, "warning")
            ),
        )?;
        if errors == 0 {
            Ok(())
        } else {
            Err(Trouble::Told)
        }
    }
}

impl CheckArgs {
    /// Writes each file anew that is laid out otherwise, and names it.
    fn lay_out(&self, out: &mut impl Write) -> Result<(), Trouble> {
        let found = self.paths.iter().map(|path| files::below(path));
        let found = found.collect::<Result<Vec<_>, _>>();
        let found = found.map_err(|problem| Trouble::Problems(vec![problem]))?;
        for path in found
            .iter()
            .flatten()
            .filter(|path| !files::is_bundle(path))
        {
            let name = path.display().to_string();
            let wrong = |problem: Problem| Trouble::Problems(vec![problem.of_file(&name)]);
            let bytes = files::read(path).map_err(|problem| Trouble::Problems(vec![problem]))?;
            content::json::parse(&bytes).map_err(wrong)?;
            let text = String::from_utf8_lossy(&bytes);
            let laid = layout::laid_out(&text).filter(|laid| *laid != text);
            if let Some(laid) = laid {
                fs::write(path, laid).map_err(|error| {
                    let error = error.to_string();
                    wrong(Problem::error("", What::Unwritable { error }))
                })?;
                say::line(out, format_args!("{name}: laid out"))?;
            }
        }
        Ok(())
    }

    /// What is wrong with what is to be played; what else is found out is put to the proofs.
    fn prove(
        &self,
        file: &str,
        playable: &PlayableFile<'_>,
        library: &Library,
        proofs: &mut Proofs,
    ) -> Vec<Problem> {
        let scenario = match playable {
            PlayableFile::Scenario(scenario) => scenario,
            PlayableFile::Campaign(campaign, find) => {
                let report = tutor::campaign::prove(campaign, *find, library, &|| false);
                let of_file = |odds: ChapterOdds| (file.to_owned(), odds);
                proofs
                    .chapters
                    .extend(report.chapters.into_iter().map(of_file));
                return report.problems;
            }
        };
        let work = Work::of(Work::USUAL * u64::from(self.effort));
        let mut report = match scenario.kind {
            ScenarioKind::Lesson => prove_with_craft(scenario, library, work),
            ScenarioKind::Puzzle | ScenarioKind::Scenario => prove_within(scenario, library, work),
        };
        if let Some(craft) = report.craft.take() {
            report.problems.extend(craft.problems);
            proofs.figures.push(craft.figures);
        }
        proofs.lessons.push(LessonProof {
            file: file.to_owned(),
            steps: report.steps,
        });
        report.problems
    }
}

fn counted(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}
