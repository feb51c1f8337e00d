//! What is done with a lesson beside changing it: begun at a position, recorded in a game, looked at step by step, proved.

use super::kept::{body_at, operation};
use super::positions::{fill_bag, position_file};
use super::shelf::is_taken;
use super::{DocumentLibrary, Workshop, at_hand, not_there};
use crate::error::{AppError, Result};
use crate::lesson::Lessons;
use crate::lesson::shown::sitters_of;
use crate::session::kept::step_board;
use crate::view::draft::DocumentView;
use crate::view::lesson::mark::marks;
use crate::view::lesson_draft::{
    LessonBegin, LessonProblem, LessonStepView, Recorded, RecordingView, ShownMove,
};
use ::workshop::draft::{DocumentDraft, DraftKind};
use ::workshop::fix::number_after;
use ::workshop::fresh;
use ::workshop::lesson::LessonFile;
use ::workshop::lesson_op::{LessonOp, RecordedTurn};
use ::workshop::op::{Op, OpRefusal};
use content::built_in::LESSONS;
use content::edition::Edition;
use content::library::Library;
use content::problem::Problem;
use content::record::Record;
use content::text::MOST_LETTERS_OF_NAME;
use content::told;
use rules::ground::PlayerId;
use store::document::{DocumentId, StepRow};
use store::game::GameId;
use tutor::{Lesson, desk};

impl Workshop {
    /// Begins a lesson in the language of its author.
    pub async fn begin_lesson(
        &self,
        lessons: &Lessons,
        begin: LessonBegin,
        name: String,
    ) -> Result<DocumentView> {
        let name = name.trim().to_owned();
        if name.is_empty() || name.chars().count() > MOST_LETTERS_OF_NAME {
            let why = OpRefusal::BadText;
            return Err(AppError::Undrawable { why });
        }
        let language = self.store.language().await?;
        let position = match begin {
            LessonBegin::Copy { id } => {
                let copied = move |shelf: &DocumentLibrary| {
                    let made = at_hand(shelf, DraftKind::Lesson, &id)?;
                    Ok(super::named_anew(shelf, &made, &name))
                };
                let id = self.add(copied).await?;
                return self.view(id).await;
            }
            LessonBegin::Position { document } => {
                let shelf = self.shelf.now().ok_or_else(not_there)?;
                match shelf.get(DocumentId(document)) {
                    Some(DocumentDraft::Position(position)) => (**position).clone(),
                    _ => return Err(not_there()),
                }
            }
            LessonBegin::Moment { game, step } => {
                let moment = self.session.moment(GameId(game), step).await?;
                let told = moment.game.tell().ok_or_else(not_there)?;
                let mut setup = told::told(moment.game.table(), &told, &moment.seats);
                fill_bag(&mut setup);
                let learner = moment.game.to_move().unwrap_or(PlayerId(0));
                let mut position = position_file(setup, None, &name)?;
                position.learner = content::number::Whole::new(usize::from(learner) as i64);
                position
            }
            LessonBegin::Scenario { id } => {
                let scenario = lessons.scenario_of(&id).await?;
                let mut setup = scenario.setup.clone();
                if let Some(deck) = &scenario.deck {
                    setup.deck = Some(deck.draws.clone());
                }
                position_file(setup, Some(scenario), &name)?
            }
        };
        let draw = move |shelf: &DocumentLibrary| {
            let position = position.written_out(shelf.library());
            let kind = DraftKind::Lesson;
            let key = fresh::id_of(kind, &name, |id| is_taken(shelf, kind, id));
            let lesson = fresh::lesson(&key, &name, &language, &position)?;
            // Whoever makes a lesson can play where it begins.
            Lesson::open(
                lesson_of(Some(&lesson))?.scenario().clone(),
                shelf.library(),
                0,
            )?;
            Ok(lesson)
        };
        let id = self.add(draw).await?;
        self.view(id).await
    }

    /// Begins a game behind the last step of a lesson: whoever makes it plays for everybody.
    pub async fn record_lesson(&self, id: DocumentId) -> Result<RecordingView> {
        self.begin_recording(id, |lesson, library| {
            desk::recording(lesson.scenario(), library)
        })
        .await
    }

    /// Begins a game in which a mistake of a step is made already: what is played then is shown to whoever makes it.
    pub async fn record_mistake(
        &self,
        id: DocumentId,
        step: String,
        class: String,
    ) -> Result<RecordingView> {
        self.begin_recording(id, move |lesson, library| {
            desk::mistake(lesson.scenario(), library, &step, &class)
        })
        .await
    }

    async fn begin_recording(
        &self,
        id: DocumentId,
        start: impl FnOnce(&LessonFile, &Library) -> Begins + Send + 'static,
    ) -> Result<RecordingView> {
        let reading = move || format!("recording lesson {}", id.0);
        let (record, learner) = self
            .shelf
            .ask(reading, move |shelf| {
                let lesson = lesson_of(shelf.get(id))?;
                let start = start(lesson, shelf.library())?;
                let record = Record {
                    rules: Edition::TODAY,
                    name: Some(lesson.name("en").chars().take(60).collect()),
                    setup: start.setup,
                    designs: Vec::new(),
                    actions: start.played,
                };
                Ok((record, start.learner))
            })
            .await?;
        Ok(RecordingView {
            game: Box::new(self.session.try_out(record).await?),
            learner,
        })
    }

    /// What was played in such a game is shown after the mistake from now on.
    pub async fn keep_mistake(
        &self,
        id: DocumentId,
        revision: u32,
        game: GameId,
        step: String,
        class: String,
    ) -> Result<Recorded> {
        let reading = move || format!("a mistake in lesson {}", id.0);
        let (of_step, of_class) = (step.clone(), class.clone());
        let before = self
            .shelf
            .ask(reading, move |shelf| {
                let scenario = lesson_of(shelf.get(id))?.scenario();
                Ok(desk::mistake(scenario, shelf.library(), &of_step, &of_class)?.played)
            })
            .await?;
        let played = self.session.decided(game, before).await?;
        if played.is_empty() {
            return Ok(Recorded::Nothing);
        }
        let change = LessonOp::Refute {
            step,
            class,
            played,
        };
        let document = Box::new(self.change(id, revision, Op::Lesson { change }).await?);
        Ok(Recorded::Kept { document })
    }

    /// What was played in a game since a recording began becomes the next steps of a lesson: `begun` is the step of its
    /// history at which it stood then. It is asked after each turn, so that nothing is lost, and turns can be taken back.
    pub async fn keep_recording(
        &self,
        id: DocumentId,
        mut revision: u32,
        game: GameId,
        begun: u32,
    ) -> Result<Recorded> {
        let (kept, steps) = self.store.document(id).await?;
        let reading = move || format!("where lesson {} stood", id.0);
        let asked = self
            .shelf
            .ask(reading, move |shelf| {
                let begun = begun.min(kept.head);
                let lesson = LessonFile::read(&body_at(&kept, &steps, begun)?)?;
                let before = desk::recording(lesson.scenario(), shelf.library())?.played;
                let since = &steps[begun as usize..kept.head as usize];
                Ok((before, recorded_in(since)))
            })
            .await?;
        let (before, known) = asked;
        let mut turns = self.session.recorded(game, before).await?;
        if known.as_ref().is_some_and(|known| turns.starts_with(known)) {
            turns.drain(..known.map_or(0, |known| known.len()));
        } else {
            // Turns were taken back that are steps by now.
            revision = self.stand_at(id, revision, begun).await?.revision;
        }
        let document = if turns.is_empty() {
            self.view(id).await?
        } else {
            let change = LessonOp::Record { turns };
            self.change(id, revision, Op::Lesson { change }).await?
        };
        if document.head <= begun {
            return Ok(Recorded::Nothing);
        }
        Ok(Recorded::Kept {
            document: Box::new(document),
        })
    }

    /// Takes a step away, and all that follow.
    pub async fn cut_lesson(
        &self,
        id: DocumentId,
        revision: u32,
        step: String,
    ) -> Result<DocumentView> {
        let from = step.clone();
        let reading = move || format!("what is played before a step of lesson {}", id.0);
        let stay = self
            .shelf
            .ask(reading, move |shelf| {
                let scenario = lesson_of(shelf.get(id))?.scenario();
                let at = scenario.steps.iter().position(|it| it.id == step);
                let at = at.ok_or_else(not_there)?;
                Ok(desk::scripted_until(scenario, shelf.library(), at))
            })
            .await?;
        let change = LessonOp::Cut { from, stay };
        self.change(id, revision, Op::Lesson { change }).await
    }

    /// What one step of a lesson comes to: what is true of its move, which mistakes nobody answers, and its board.
    pub async fn lesson_step(&self, id: DocumentId, step: String) -> Result<LessonStepView> {
        let looking = move || format!("looking at a step of lesson {}", id.0);
        self.shelf
            .ask(looking, move |shelf| {
                let scenario = lesson_of(shelf.get(id))?.scenario();
                if scenario.desk.is_some() {
                    return Ok(LessonStepView::default());
                }
                let report = desk::report(scenario, shelf.library(), &step)?;
                let shown = desk::shown(scenario, shelf.library(), &step).into_iter();
                let view = |it: &Vec<_>| it.iter().map(ShownMove::of).collect();
                let shown = shown.map(|(class, it)| (class, view(&it))).collect();
                let begins = desk::begins(scenario, shelf.library(), &step);
                let index = scenario.steps.iter().position(|it| it.id == step);
                let board = index.and_then(|index| scenario.board_of(index));
                let players = scenario.board(board).setup.players;
                let Some(runner) = begins else {
                    return Ok(LessonStepView {
                        report,
                        ..LessonStepView::default()
                    });
                };
                let game = runner.game();
                let drawn = game.state().drawn;
                let sitters = sitters_of(&players, runner.stage().learner);
                let pointed = |it| marks(runner.stage(), game, std::slice::from_ref(it));
                Ok(LessonStepView {
                    report,
                    board: Some(step_board(game, sitters)),
                    drawn: drawn.map(|it| game.table().types[usize::from(it)].id.clone()),
                    marks: runner.step().mark.iter().map(pointed).collect(),
                    shown,
                })
            })
            .await
    }

    /// What keeps a lesson from being played as it is meant, as the checker finds it.
    pub async fn check_lesson(&self, id: DocumentId) -> Result<Vec<LessonProblem>> {
        let proving = move || format!("proving lesson {}", id.0);
        self.shelf
            .ask(proving, move |shelf| {
                let Ok(scenario) = lesson_of(shelf.get(id))?.as_played() else {
                    return Ok(Vec::new());
                };
                let problems = desk::faults(&scenario, shelf.library(), tutor::Work::default());
                // What solves a step is told by its id, all else by its place.
                let solved = |path: &str| {
                    let id = path.strip_prefix("solution.")?;
                    scenario.steps.iter().position(|step| step.id == id)
                };
                let view = |problem: Problem| LessonProblem {
                    step: number_after(&problem.path, "steps[")
                        .or_else(|| solved(&problem.path))
                        .map(|step| step as u16),
                    problem,
                };
                Ok(problems.into_iter().map(view).collect())
            })
            .await
    }
}

/// Where a recording begins, or why it cannot.
type Begins = std::result::Result<desk::RecordingStart, Vec<Problem>>;

/// The turns that some steps of a history have recorded; nothing where something else was done as well.
fn recorded_in(steps: &[StepRow]) -> Option<Vec<RecordedTurn>> {
    let turns = steps.iter().map(|step| match operation(step) {
        Some(Op::Lesson {
            change: LessonOp::Record { turns },
        }) => Some(turns),
        _ => None,
    });
    Some(turns.collect::<Option<Vec<_>>>()?.concat())
}

fn lesson_of(draft: Option<&DocumentDraft>) -> Result<&LessonFile> {
    match draft {
        Some(DocumentDraft::Lesson(lesson)) => Ok(lesson),
        _ => Err(not_there()),
    }
}

/// A lesson of the program as its file is written.
pub(super) fn carried(id: &str) -> Option<DocumentDraft> {
    let named = format!("\"id\": \"{id}\"");
    let mut files = LESSONS.iter().filter(|(_, text)| text.contains(&named));
    let read = files.find_map(|(_, text)| {
        let lesson = LessonFile::read(text).ok()?;
        (lesson.scenario().id == id).then_some(lesson)
    });
    read.map(|lesson| DocumentDraft::Lesson(Box::new(lesson)))
}
