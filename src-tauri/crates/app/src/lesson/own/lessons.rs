//! Lessons of one's own as they are played: listed in the order of their course, opened by their id.

use super::super::Lessons;
use super::super::map::{name, position};
use super::NOT_THERE;
use crate::catch_panics::{guarded, run_blocking};
use crate::error::Result;
use crate::view::lesson::MadeLesson;
use crate::view::own::{OwnCourse, OwnLesson};
use ::workshop::draft::DraftKind;
use ::workshop::fresh::LESSONS;
use ::workshop::lesson::LessonFile;
use content::needs::Needs;
use content::scenario::Scenario;
use store::document::{Document, DocumentId};

impl Lessons {
    /// Every lesson of one's own: each behind the one that comes before it, else the oldest first.
    pub async fn own_lessons(&self) -> Result<Vec<OwnLesson>> {
        let (past, library) = (self.past().await?, (self.todays)());
        let kept = self.store.documents().await?.into_iter();
        let kept: Vec<_> = kept
            .filter(|it| it.kind == DraftKind::Lesson.word())
            .collect();
        let listing = || "listing own lessons".to_owned();
        run_blocking(listing, move || {
            let lessons = kept
                .iter()
                .filter_map(|kept| Some((kept.id, read(kept).ok()?)));
            let view = |(at, lesson): (DocumentId, LessonFile)| {
                let scenario = lesson.scenario();
                let progress = past.lesson(&scenario.id);
                OwnLesson {
                    document: at.0,
                    lesson: name(scenario, &past.language),
                    steps: scenario.steps.len() as u16,
                    at: position(&past, scenario).map(|at| at as u16),
                    stars: progress.map_or(0, |kept| kept.stars),
                    after: scenario.after.first().cloned(),
                    course: course(scenario, &past.language),
                    playable: Needs::of(scenario).are_in(&library) && lesson.as_played().is_ok(),
                }
            };
            let mut lessons: Vec<_> = lessons.map(view).collect();
            lessons.sort_by_key(|lesson| lesson.document);
            Ok(in_order(lessons))
        })
        .await
    }

    /// Where a lesson of one's own is made, and what follows it; nothing for any other.
    pub(in crate::lesson) async fn made_lesson(&self, id: &str) -> Result<Option<MadeLesson>> {
        if !id.starts_with(LESSONS) {
            return Ok(None);
        }
        let all = self.own_lessons().await?;
        let next = all
            .iter()
            .find(|it| it.after.as_deref() == Some(id) && it.playable);
        let of_it = all.iter().find(|it| it.lesson.id == id);
        Ok(of_it.map(|it| MadeLesson {
            document: it.document,
            next: next.map(|next| next.lesson.clone()),
        }))
    }

    /// The lesson of one's own that has this id.
    pub(super) async fn own_lesson(&self, id: &str) -> Result<Scenario> {
        let naming = self.store.documents_naming(DraftKind::Lesson.word(), id);
        let (naming, id) = (naming.await?, id.to_owned());
        let reading = || "reading own lessons".to_owned();
        run_blocking(reading, move || {
            let sound = naming.iter().filter_map(|kept| read(kept).ok());
            let mut of_id = sound.filter(|lesson| lesson.scenario().id == id);
            let lesson = of_id.next().ok_or(NOT_THERE)?;
            Ok(lesson.as_played()?)
        })
        .await
    }
}

fn course(scenario: &Scenario, language: &str) -> Option<OwnCourse> {
    let course = scenario.course.as_ref()?;
    let said = |key: &str| scenario.said(key, language).unwrap_or_default().to_owned();
    Some(OwnCourse {
        name: said(&course.title),
        words: course.say.as_deref().map(said).unwrap_or_default(),
    })
}

/// Each behind the one that it says comes before it; what goes in a circle stands as it came.
fn in_order(mut lessons: Vec<OwnLesson>) -> Vec<OwnLesson> {
    let mut ordered: Vec<OwnLesson> = Vec::new();
    while !lessons.is_empty() {
        let ready = |lesson: &OwnLesson| {
            let waits = |id: &String| lessons.iter().any(|other| other.lesson.id == *id);
            !lesson.after.as_ref().is_some_and(waits)
        };
        // The lesson that follows the last one comes at once.
        let last = ordered.last().map(|last| last.lesson.id.clone());
        let follows = |lesson: &OwnLesson| last.is_some() && lesson.after == last;
        let next = lessons
            .iter()
            .position(|lesson| follows(lesson) && ready(lesson));
        let next = next.or_else(|| lessons.iter().position(ready)).unwrap_or(0);
        ordered.push(lessons.remove(next));
    }
    ordered
}

fn read(kept: &Document) -> Result<LessonFile> {
    let doing = || format!("reading lesson {}", kept.id.0);
    guarded(doing, || Ok(LessonFile::read(&kept.body)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::lesson::name::LessonName;

    #[test]
    fn a_course_stands_in_order_and_a_circle_is_listed_too() {
        let lesson = |id: &str, after: Option<&str>| OwnLesson {
            document: 1,
            lesson: LessonName {
                id: id.to_owned(),
                title: id.to_owned(),
                language: "en".to_owned(),
            },
            steps: 1,
            at: None,
            stars: 0,
            after: after.map(str::to_owned),
            course: None,
            playable: true,
        };
        let all = vec![
            lesson("c", Some("b")),
            lesson("x", Some("y")),
            lesson("a", None),
            lesson("alone", None),
            lesson("b", Some("a")),
            lesson("y", Some("x")),
            lesson("lost", Some("gone")),
        ];
        let ids: Vec<_> = in_order(all).into_iter().map(|it| it.lesson.id).collect();
        assert_eq!(ids, ["a", "b", "c", "alone", "lost", "x", "y"]);
    }
}
