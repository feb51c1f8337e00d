//! A lesson recorded in a game, loosened, answered, played, given away and taken in again.

use super::{change, workshop};
use crate::lesson::{LearnerAction, Lessons};
use crate::view::draft::DocumentView;
use crate::view::game::GameView;
use crate::view::lesson::LessonView;
use crate::view::lesson::given::GivenAnswer;
use crate::view::lesson_draft::{LessonBegin, Recorded};
use crate::view::parcel::{ImportChoice, ParcelKind};
use crate::view::shelf::FileReport;
use crate::workshop::{Sort, Workshop};
use ::workshop::lesson_op::{AnswerChoice, CourseText, LessonOp, PointedAt, QuestionOf, StepText};
use ::workshop::op::Op;
use rules::action::Action;
use rules::ground::Cell;
use std::sync::Arc;
use store::document::DocumentId;
use store::game::GameId;
use tempfile::tempdir;
use tutor::desk::{OpenMistake, StepReport};

pub(super) fn lessons(workshop: &Workshop) -> Lessons {
    let session = workshop.session.clone();
    let library = session.library();
    let todays = Arc::new(move || session.library());
    Lessons::new(library, todays, workshop.store.clone())
}

/// Plays the first thing that is offered until so many turns are over.
async fn play_turns(workshop: &Workshop, mut game: GameView, turns: u16) -> GameView {
    let last = game.turn + turns;
    while game.turn < last && !game.over {
        let action = match (game.places.first(), game.choices.first()) {
            (Some(place), _) => Action::Tile {
                x: place.x,
                y: place.y,
                rotation: place.rotations[0],
            },
            (None, Some(choice)) => choice.action,
            (None, None) => panic!("nothing to do"),
        };
        let decided = workshop.session.decide(game.revision, action);
        game = decided.await.expect("a move");
    }
    game
}

pub(super) fn steps_of(view: &DocumentView) -> Vec<String> {
    let lesson = view.lesson.as_ref().expect("a lesson");
    lesson.steps.iter().map(|step| step.id.clone()).collect()
}

pub(super) async fn report(workshop: &Workshop, view: &DocumentView, step: &str) -> StepReport {
    let looked = workshop.lesson_step(DocumentId(view.id), step.to_owned());
    looked.await.expect("a step").report
}

pub(super) async fn done(workshop: &Workshop, view: &DocumentView, of: LessonOp) -> DocumentView {
    change(workshop, view, Op::Lesson { change: of }).await
}

/// Two steps recorded at the beginning of a lesson with an expansion, with words, and every mistake answered.
pub(super) async fn made(workshop: &Workshop, lessons: &Lessons) -> DocumentView {
    let begin = LessonBegin::Scenario {
        id: "inns-01-large".to_owned(),
    };
    let begun = workshop.begin_lesson(lessons, begin, "At the lake".to_owned());
    let begun = begun.await.expect("a lesson");
    let id = DocumentId(begun.id);
    let recording = workshop.record_lesson(id).await.expect("a game");
    let game = GameId(recording.game.game.id);
    let nothing = workshop
        .keep_recording(id, begun.revision, game, begun.head)
        .await;
    assert!(matches!(nothing, Ok(Recorded::Nothing)), "no turn is over");
    let seats = recording.game.seats.len() as u16;
    play_turns(workshop, *recording.game, seats + 1).await;
    let kept = workshop
        .keep_recording(id, begun.revision, game, begun.head)
        .await;
    let Ok(Recorded::Kept { document }) = kept else {
        panic!("recorded: {kept:?}");
    };
    let mut view = *document;
    assert!(steps_of(&view).len() >= 2, "{:?}", view.lesson);
    for step in steps_of(&view) {
        view = done(
            workshop,
            &view,
            LessonOp::Say {
                step: step.clone(),
                what: StepText::Task,
                text: Some("Place the tile.".to_owned()),
            },
        )
        .await;
        for OpenMistake { class, .. } in report(workshop, &view, &step).await.open {
            let text = "Not there.".to_owned();
            let step = step.clone();
            view = done(workshop, &view, LessonOp::Answer { step, class, text }).await;
        }
        let open = report(workshop, &view, &step).await.open;
        assert!(open.is_empty(), "{open:?}");
    }
    view
}

/// Plays a lesson by its hints to the end.
async fn played(lessons: &Lessons, id: &str) -> LessonView {
    let mut view = lessons.open(id.to_owned(), None).await.expect("open");
    for _ in 0..40 {
        if view.done {
            return view;
        }
        let skip = lessons.learn(view.revision, LearnerAction::Skip);
        view = skip.await.expect("a step");
    }
    panic!("{id} has no end");
}

#[tokio::test]
async fn a_lesson_is_recorded_loosened_answered_played_shared_and_taken_in_again() {
    let here = workshop().await;
    let own = lessons(&here);
    let view = made(&here, &own).await;
    let id = DocumentId(view.id);
    let first = steps_of(&view)[0].clone();
    let exact = report(&here, &view, &first).await;
    // A tile that looks the same turned may be turned.
    assert!((1..=2).contains(&exact.right), "{exact:?}");
    assert!(exact.legal > 2);
    // A move is a whole turn, wherever moves are counted.
    let answered: u32 = exact.answered.values().sum();
    assert_eq!(exact.right + answered, exact.legal, "{exact:?}");
    assert!(exact.traits.iter().any(|it| !it.kept && it.ways > 1));
    let problems = here.check_lesson(id).await.expect("checked");
    assert!(problems.is_empty(), "{problems:?}");
    // Wherever the tile is placed by now.
    let loose = exact.traits.iter().find(|it| it.ways > exact.right);
    let keep = vec![loose.expect("a trait").what.clone()];
    let step = first.clone();
    let loosened = done(&here, &view, LessonOp::Keep { step, keep }).await;
    let right = report(&here, &loosened, &first).await.right;
    assert_eq!(right, loose.map_or(0, |it| it.ways));
    // Undo is exact.
    let back = here.stand_at(id, loosened.revision, view.head).await;
    let back = back.expect("undone");
    assert_eq!(report(&here, &back, &first).await, exact);

    let key = view.key.clone();
    let listed = own.own_lessons().await.expect("a list");
    assert_eq!(listed.len(), 1);
    assert!(listed[0].playable);
    let end = played(&own, &key).await;
    assert!(end.made.is_some_and(|made| made.document == view.id));
    assert!(!end.own);
    let step = own.open(key.clone(), Some(steps_of(&view)[1].clone()));
    assert!(step.await.expect("a step").trial);

    let (name, bytes) = here.bundle(vec![id]).await.expect("a bundle");
    assert_eq!(name, "own-lesson-at-the-lake.bastide");
    let text = here.export(id).await.expect("a file").text;
    let there = workshop().await;
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("shared.bastide");
    std::fs::write(&file, &bytes).expect("a file");
    let FileReport::Offered { parcel, .. } = there.import_file(&file, Sort::Bundle).await else {
        panic!("not offered");
    };
    assert_eq!(parcel.items[0].kind, ParcelKind::Lesson);
    let taken = there.take_parcel(parcel.number, vec![ImportChoice::Add]);
    let taken = taken.await.expect("taken");
    let arrived = DocumentId(taken[0].document);
    let again = there.export(arrived).await.expect("a file").text;
    let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    assert_eq!(
        value(&again),
        value(&text),
        "export and import are the same"
    );
    let others = lessons(&there);
    assert!(played(&others, &key).await.done);

    // Deleted, and taken in alone.
    there.delete(arrived).await.expect("deleted");
    assert!(others.open(key.clone(), None).await.is_err());
    there.restore(arrived).await.expect("restored");
    there.delete(arrived).await.expect("deleted");
    let file = folder.path().join("lesson.json");
    std::fs::write(&file, &text).expect("a file");
    assert_eq!(Workshop::sort(&file).await, Sort::Lesson);
    let drawn = there.import_file(&file, Sort::Lesson).await;
    assert!(
        matches!(drawn, FileReport::Drawn { known: false, .. }),
        "{drawn:?}"
    );
    let alone = there.export(arrived_again(&drawn)).await.expect("a file");
    assert_eq!(alone.text, text, "to the letter");
    assert!(played(&others, &key).await.done);

    // Any other puzzle is played by whoever gets it: its desk would tell the answer.
    std::fs::write(&file, text.replace(&key, "best-move")).expect("a file");
    assert_eq!(Workshop::sort(&file).await, Sort::Scenario);
}

fn arrived_again(report: &FileReport) -> DocumentId {
    match report {
        FileReport::Drawn { document, .. } => DocumentId(document.id),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn steps_are_taken_away_with_what_others_did_after_them_and_recorded_anew() {
    let here = workshop().await;
    let own = lessons(&here);
    let view = made(&here, &own).await;
    let id = DocumentId(view.id);
    let second = steps_of(&view)[1].clone();
    let cut = here.cut_lesson(id, view.revision, second).await;
    let cut = cut.expect("cut");
    assert_eq!(steps_of(&cut).len(), 1);
    let recording = here.record_lesson(id).await.expect("a game");
    let game = GameId(recording.game.game.id);
    let seats = recording.game.seats.len() as u16;
    play_turns(&here, *recording.game, seats).await;
    let kept = here.keep_recording(id, cut.revision, game, cut.head).await;
    let Ok(Recorded::Kept { document }) = kept else {
        panic!("recorded: {kept:?}");
    };
    // Another recording, in which nothing was played yet, adds nothing.
    let other = here.record_lesson(id).await.expect("a game").game.game.id;
    let again = here
        .keep_recording(id, document.revision, GameId(other), cut.head)
        .await;
    let Ok(Recorded::Kept { document: same }) = again else {
        panic!("nothing new: {again:?}");
    };
    assert_eq!(same.revision, document.revision);
}

#[tokio::test]
async fn a_copy_of_a_lesson_of_the_program_changes_its_name_and_nothing_else() {
    let here = workshop().await;
    let own = lessons(&here);
    let begin = LessonBegin::Copy {
        id: "base-02-claiming".to_owned(),
    };
    let copy = here.begin_lesson(&own, begin, "My claims".to_owned()).await;
    let copy = copy.expect("a copy");
    let text = here.export(DocumentId(copy.id)).await.expect("a file").text;
    let files = content::built_in::LESSONS.iter();
    let original = files
        .clone()
        .find(|(path, _)| path.ends_with("base/02-claiming.json"));
    let (_, original) = original.expect("the lesson");
    let other = text.lines().zip(original.lines()).filter(|(a, b)| a != b);
    assert_eq!(other.count(), 3, "its id, its kind and its title");
    assert!(played(&own, &copy.key).await.done);
}

#[tokio::test]
async fn a_recording_is_kept_turn_by_turn_and_turns_that_were_taken_back_are_gone() {
    let here = workshop().await;
    let own = lessons(&here);
    let begin = LessonBegin::Scenario {
        id: "inns-01-large".to_owned(),
    };
    let begun = here.begin_lesson(&own, begin, "At the lake".to_owned());
    let begun = begun.await.expect("a lesson");
    let id = DocumentId(begun.id);
    let game = here.record_lesson(id).await.expect("a game").game;
    let (number, seats) = (GameId(game.game.id), game.seats.len() as u16);
    let mut revision = begun.revision;
    let mut steps = Vec::new();
    let mut now = *game;
    for turns in [1, seats] {
        now = play_turns(&here, now, turns).await;
        let kept = here.keep_recording(id, revision, number, begun.head).await;
        let Ok(Recorded::Kept { document }) = kept else {
            panic!("recorded: {kept:?}");
        };
        revision = document.revision;
        steps.push(steps_of(&document).len());
        // Each time it is kept is a step of its history, which can be undone.
        assert_eq!(document.head as usize, begun.head as usize + steps.len());
    }
    assert_eq!(steps, [1, 2]);
    for _ in 0..40 {
        if here.session.undo().await.is_err() {
            break;
        }
    }
    let kept = here.keep_recording(id, revision, number, begun.head).await;
    assert!(matches!(kept, Ok(Recorded::Nothing)), "{kept:?}");
    let left = here.view(id).await.expect("the lesson");
    assert_eq!(steps_of(&left).len(), 0);
}

#[tokio::test]
async fn a_question_is_computed_its_wrong_answers_are_said_and_what_is_pointed_at_is_found() {
    let here = workshop().await;
    let own = lessons(&here);
    let mut view = made(&here, &own).await;
    let id = DocumentId(view.id);
    let question = QuestionOf::AtTheEnd { player: None };
    view = done(
        &here,
        &view,
        LessonOp::Ask {
            after: None,
            question,
        },
    )
    .await;
    let step = steps_of(&view)[0].clone();
    let asked = report(&here, &view, &step).await.asked.expect("a question");
    let Some(AnswerChoice::Number { number: right }) = asked.right else {
        panic!("{asked:?}");
    };
    assert_eq!(asked.problem, None);
    let choices = [right, right + 1, right + 3].map(|number| AnswerChoice::Number { number });
    let op = LessonOp::Choices {
        step: step.clone(),
        choices: choices.to_vec(),
    };
    view = done(&here, &view, op).await;
    let open = report(&here, &view, &step).await.open;
    assert_eq!(open.len(), 2, "{open:?}");
    for OpenMistake { class, .. } in open {
        let (step, text) = (step.clone(), "Count again.".to_owned());
        view = done(&here, &view, LessonOp::Answer { step, class, text }).await;
    }
    let op = LessonOp::Say {
        step: step.clone(),
        what: StepText::Task,
        text: Some("How many points?".to_owned()),
    };
    view = done(&here, &view, op).await;
    let cell = Cell::new(0, 0);
    for at in [
        PointedAt::Cell { cell },
        PointedAt::Arrow {
            from: cell,
            to: Cell::new(1, 0),
        },
    ] {
        let step = step.clone();
        view = done(&here, &view, LessonOp::Point { step, at }).await;
    }
    let looked = here.lesson_step(id, step.clone()).await.expect("looked at");
    assert!(looked.marks.iter().all(|it| it.len() == 1), "{looked:?}");
    let problems = here.check_lesson(id).await.expect("checked");
    assert!(problems.is_empty(), "{problems:?}");
    let opened = own.open(view.key.clone(), None).await.expect("open");
    assert_eq!(opened.task.marks.len(), 2);
    let wrong = LearnerAction::Answer {
        answer: GivenAnswer::Number { number: right + 1 },
    };
    let told = own.learn(opened.revision, wrong).await.expect("answered");
    let said = told.told.and_then(|told| told.say);
    assert_eq!(said.as_deref(), Some("Count again."));
    assert!(played(&own, &view.key).await.done);
}

#[tokio::test]
async fn a_course_goes_into_one_file_and_a_copy_of_it_follows_its_own_lessons() {
    let here = workshop().await;
    let own = lessons(&here);
    let first = made(&here, &own).await;
    let say = |what, text: &str| LessonOp::Course {
        what,
        text: Some(text.to_owned()),
    };
    let first = done(&here, &first, say(CourseText::Name, "At the lake")).await;
    let first = done(&here, &first, say(CourseText::Words, "Inns pay.")).await;
    let second = made(&here, &own).await;
    let after = LessonOp::After {
        lesson: Some(first.key.clone()),
    };
    let second = done(&here, &second, after).await;
    let listed = own.own_lessons().await.expect("lessons");
    let course = listed[0].course.as_ref().expect("a course");
    assert_eq!(
        (&*course.name, &*course.words),
        ("At the lake", "Inns pay.")
    );
    let ids = vec![DocumentId(first.id), DocumentId(second.id)];
    let (name, bytes) = here.bundle(ids).await.expect("a file");
    let folder = tempdir().expect("a folder");
    let file = folder.path().join(name);
    std::fs::write(&file, bytes).expect("written");
    // Both have been changed here: they are taken in as copies.
    let about = |step: String| LessonOp::Say {
        step,
        what: StepText::Good,
        text: Some("Good.".to_owned()),
    };
    for view in [&first, &second] {
        done(&here, view, about(steps_of(view)[0].clone())).await;
    }
    let report = here.import_file(&file, Sort::Bundle).await;
    let FileReport::Offered { parcel, .. } = report else {
        panic!("{report:?}");
    };
    let takes = parcel.items.iter().map(|_| ImportChoice::Copy).collect();
    let taken = here.take_parcel(parcel.number, takes).await;
    let taken = taken.expect("taken in");
    let listed = own.own_lessons().await.expect("lessons");
    assert_eq!(listed.len(), 4);
    let copies: Vec<_> = listed.iter().skip(2).collect();
    assert!(taken.iter().any(|it| it.key == copies[0].lesson.id));
    assert_eq!(copies[1].after.as_ref(), Some(&copies[0].lesson.id));
    assert_eq!(copies[0].course.as_ref(), Some(course));
}

#[tokio::test]
async fn a_lesson_of_building_is_looked_at_and_not_changed() {
    let here = workshop().await;
    let own = lessons(&here);
    let begin = LessonBegin::Copy {
        id: "build-02-bridge".to_owned(),
    };
    let copy = here.begin_lesson(&own, begin, "My bridge".to_owned()).await;
    let copy = copy.expect("a copy");
    assert!(copy.lesson.as_ref().is_some_and(|it| it.read_only));
    let step = steps_of(&copy)[0].clone();
    let looked = here.lesson_step(DocumentId(copy.id), step.clone()).await;
    assert!(looked.expect("looked at").board.is_none());
    let say = LessonOp::Say {
        step,
        what: StepText::Task,
        text: Some("Other words".to_owned()),
    };
    let op = Op::Lesson { change: say };
    let changed = here.change(DocumentId(copy.id), copy.revision, op).await;
    assert!(changed.is_err());
}
