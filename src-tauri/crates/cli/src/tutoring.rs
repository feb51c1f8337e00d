//! `bastide tutor`: a lesson, line by line. Knows the file; what a line asks for is known to its door.

use crate::engine::converse;
use crate::files;
use crate::trouble::Trouble;
use crate::tutor_protocol::TutorProtocol;
use clap::Args;
use content::check::File;
use content::course::courses;
use content::library::Library;
use content::scenario::Scenario;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use tutor::Lesson;

/// Go through a lesson by JSON lines, so that another program can learn it, or test it
///
/// One request a line in, one answer a line out. Nothing that is sent ends the lesson but the end of the input.
#[derive(Args)]
#[command(after_help = "Requests:
  {\"do\":\"look\"}   {\"do\":\"legal\"}   {\"do\":\"board\"}   {\"do\":\"next\"}
  {\"do\":\"act\",\"action\":{\"type\":\"tile\",\"x\":1,\"y\":0,\"rotation\":0}}
  {\"do\":\"act\",\"action\":{\"of\":\"tile\",\"tile\":\"gates/A\",\"change\":{\"do\":\"bridge\",\"on\":true}}}
  {\"do\":\"answer\",\"value\":4}
  {\"do\":\"why\"}   {\"do\":\"hint\"}   {\"do\":\"back\"}   {\"do\":\"rewind\"}   {\"do\":\"retry\"}   {\"do\":\"skip\"}
  {\"do\":\"progress\"}   {\"do\":\"resume\",\"progress\":{...}}")]
pub(crate) struct Tutor {
    /// The lesson; `-` is the input of the command only when nothing else comes from there
    #[arg(value_name = "FILE")]
    path: PathBuf,
    /// The language of what is said
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    language: String,
    /// Shuffles the bag, where a lesson draws from the real one
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    seed: u32,
}

impl Tutor {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Trouble> {
        let library = Library::built_in();
        let name = self.path.display().to_string();
        let bytes = files::read(&self.path).map_err(|problem| Trouble::Problems(vec![problem]))?;
        let scenario = File::read(&bytes, library).and_then(|file| match file {
            File::Path(path) => {
                let begins = |lesson: &Scenario, step| tutor::checkpoint(library, lesson, step);
                path.scenario(path.id.clone(), None, lesson, begins)
            }
            _ => library.read::<Scenario>(&bytes),
        });
        let lesson = scenario.and_then(|scenario| Lesson::open(scenario, library, self.seed));
        let lesson = lesson.map_err(|problems| {
            let named = problems.into_iter().map(|p| p.of_file(name.as_str()));
            Trouble::Problems(named.collect())
        })?;
        let mut door = TutorProtocol::new(Arc::new(lesson), self.language);
        converse(&mut io::stdin().lock(), out, |line| door.answer(line))?;
        Ok(())
    }
}

/// A lesson that the program carries: of such ones paths are made.
fn lesson(id: &str) -> Option<&'static Scenario> {
    let mut lessons = courses().iter().flat_map(|course| &course.lessons);
    lessons
        .find(|lesson| lesson.id == id)
        .map(|lesson| &**lesson)
}
