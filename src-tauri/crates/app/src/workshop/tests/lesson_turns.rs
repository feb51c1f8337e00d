//! What follows a mistake is recorded and shown, both tiles of a double turn become steps, and only what is a mistake asks for
//! an answer.

use super::lessons::{done, lessons, made, report, steps_of};
use super::workshop;
use crate::lesson::LearnerAction;
use crate::view::draft::DocumentView;
use crate::view::lesson_draft::{AnswerDraft, LessonBegin, Recorded};
use crate::workshop::Workshop;
use ::workshop::lesson_op::{LessonOp, MoveTrait, WrongMove};
use content::course;
use content::scenario::Scenario;
use rules::action::Action;
use rules::ground::PlayerId;
use store::document::DocumentId;
use store::game::GameId;

fn answers(view: &DocumentView, nth: usize) -> Vec<AnswerDraft> {
    let lesson = view.lesson.as_ref().expect("a lesson");
    lesson.steps[nth].answers.clone()
}

async fn file(workshop: &Workshop, view: &DocumentView) -> String {
    let file = workshop.export(DocumentId(view.id)).await;
    file.expect("a file").text
}

#[tokio::test]
async fn what_follows_a_mistake_is_recorded_proved_seen_by_whoever_makes_it_and_taken_back() {
    let here = workshop().await;
    let own = lessons(&here);
    let view = made(&here, &own).await;
    let id = DocumentId(view.id);
    let before = file(&here, &view).await;
    let step = steps_of(&view)[0].clone();
    let class = "elsewhere".to_owned();
    let recording = here.record_mistake(id, step.clone(), class.clone()).await;
    let game = recording.expect("a game").game;
    let number = GameId(game.game.id);
    let keep = |revision| here.keep_mistake(id, revision, number, step.clone(), class.clone());
    let nothing = keep(view.revision).await;
    assert!(matches!(nothing, Ok(Recorded::Nothing)), "{nothing:?}");
    // The mistake is made already: the tile lies, and nobody has claimed anything yet.
    let learner = game.to_move.expect("somebody is asked");
    let then = here.session.decide(game.revision, Action::Pass).await;
    then.expect("a move");
    let Ok(Recorded::Kept { document }) = keep(view.revision).await else {
        panic!("nothing is shown");
    };
    let shown = answers(&document, 0);
    let of_class = |it: &&AnswerDraft| it.class == class;
    assert_eq!(shown.iter().find(of_class).map(|it| it.shows), Some(1));
    let looked = here.lesson_step(id, step.clone()).await.expect("looked at");
    assert_eq!(looked.shown[&class].len(), 1);
    assert_eq!(looked.shown[&class][0].action.action, Action::Pass);
    assert_eq!(looked.shown[&class][0].player, learner);
    let problems = here.check_lesson(id).await.expect("checked");
    assert!(problems.is_empty(), "{problems:?}");

    // Whoever makes the mistake sees it, and it is taken back.
    let open = own.open(view.key.clone(), None).await.expect("open");
    let lesson = view.lesson.as_ref().expect("a lesson");
    let Some(Action::Tile { x, y, .. }) = lesson.steps[0].acts.first().copied() else {
        panic!("{:?}", lesson.steps[0]);
    };
    let places = open.board.places.clone();
    let mut now = open;
    let mut frames = Vec::new();
    for place in places.iter().filter(|place| (place.x, place.y) != (x, y)) {
        let action = Action::Tile {
            x: place.x,
            y: place.y,
            rotation: place.rotations[0],
        };
        let told = own.learn(now.revision, LearnerAction::Act { action }).await;
        now = told.expect("judged");
        let told = now.told.as_ref().expect("an answer");
        assert_eq!(told.say.as_deref(), Some("Not there."));
        frames.push(told.frames.len());
    }
    // Where the tile leaves no choice of a figure, the turn is over and nobody passes.
    frames.sort_unstable();
    frames.dedup();
    assert_eq!(frames, [1, 2]);

    let played = Vec::new();
    let refute = LessonOp::Refute {
        step,
        class,
        played,
    };
    let without = done(&here, &document, refute).await;
    assert_eq!(file(&here, &without).await, before);
    let back = here.stand_at(id, without.revision, document.head - 1).await;
    assert_eq!(file(&here, &back.expect("undone")).await, before);
}

/// Plays these in the open game.
async fn play(workshop: &Workshop, acts: &[Action]) {
    for act in acts {
        let now = workshop.session.current_game().await.expect("a game");
        let now = now.expect("an open game");
        let decided = workshop.session.decide(now.revision, *act).await;
        decided.unwrap_or_else(|error| panic!("{act:?}: {error:?}"));
    }
}

/// What a script does in one of its turns.
fn scripted(scenario: &Scenario, script: usize, turn: usize) -> Vec<Action> {
    let deeds = scenario.scripts[script].turns[turn].iter();
    deeds.map(|deed| deed.act.0).collect()
}

#[tokio::test]
async fn what_others_did_before_a_step_is_played_before_its_mistake() {
    let here = workshop().await;
    let own = lessons(&here);
    let view = made(&here, &own).await;
    let id = DocumentId(view.id);
    let step = steps_of(&view)[1].clone();
    let class = answers(&view, 1)[0].class.clone();
    let recording = here.record_mistake(id, step, class).await;
    let game = recording.expect("a game").game;
    let lesson = view.lesson.as_ref().expect("a lesson");
    let recorded = lesson.steps[0].acts.len();
    assert!(game.step as usize > recorded + 1, "{}", game.step);
}

#[tokio::test]
async fn both_tiles_of_a_double_turn_are_steps_and_a_second_one_is_recorded_anew() {
    let here = workshop().await;
    let own = lessons(&here);
    let scenario = course::scenario("traders-05-double-turn").expect("the lesson");
    let begin = LessonBegin::Scenario {
        id: scenario.id.clone(),
    };
    let begun = here.begin_lesson(&own, begin, "Twice".to_owned()).await;
    let begun = begun.expect("a lesson");
    let id = DocumentId(begun.id);
    let game = here.record_lesson(id).await.expect("a game").game.game.id;
    let acts = |step: &str| scenario.acts(step).expect("its acts");
    play(&here, &acts("hire")).await;
    play(&here, &scripted(scenario, 0, 0)).await;
    play(&here, &scripted(scenario, 1, 0)).await;
    play(&here, &acts("lengthen")).await;
    play(&here, &acts("anywhere")).await;
    let kept = here.keep_recording(id, begun.revision, GameId(game), begun.head);
    let Ok(Recorded::Kept { document: view }) = kept.await else {
        panic!("nothing is recorded");
    };
    let steps = steps_of(&view);
    assert_eq!(steps.len(), 3);
    let first = report(&here, &view, &steps[1]).await;
    assert!((1..first.legal).contains(&first.right), "{first:?}");
    assert!(
        first.legal < 200,
        "only the first tile is counted: {first:?}"
    );
    let second = report(&here, &view, &steps[2]).await;
    assert!((1..second.legal).contains(&second.right), "{second:?}");
    let placed = |it: &MoveTrait| matches!(it, MoveTrait::There { .. });
    assert!(second.traits.iter().any(|it| placed(&it.what)));

    let cut = here.cut_lesson(id, view.revision, steps[2].clone()).await;
    let cut = cut.expect("cut");
    let game = here.record_lesson(id).await.expect("a game").game.game.id;
    play(&here, &acts("anywhere")).await;
    let kept = here.keep_recording(id, cut.revision, GameId(game), cut.head);
    let Ok(Recorded::Kept { document: again }) = kept.await else {
        panic!("the second tile is not recorded");
    };
    let solved = |view: &DocumentView| {
        let lesson = view.lesson.as_ref().expect("a lesson");
        lesson
            .steps
            .iter()
            .map(|it| it.acts.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(solved(&again), solved(&view));
}

#[tokio::test]
async fn where_the_tile_may_go_anywhere_its_place_is_no_mistake() {
    let here = workshop().await;
    let own = lessons(&here);
    let mut view = made(&here, &own).await;
    let step = steps_of(&view)[0].clone();
    for AnswerDraft { class, .. } in answers(&view, 0) {
        let step = step.clone();
        view = done(&here, &view, LessonOp::Unanswer { step, class }).await;
    }
    let exact = report(&here, &view, &step).await;
    let elsewhere = |it: &WrongMove| matches!(it, WrongMove::Elsewhere { .. });
    assert!(
        exact.open.iter().any(|it| elsewhere(&it.class)),
        "{exact:?}"
    );
    let placed = |it: &MoveTrait| {
        matches!(
            it,
            MoveTrait::Turned { .. }
                | MoveTrait::There { .. }
                | MoveTrait::Extends { .. }
                | MoveTrait::Exactly { .. }
        )
    };
    let loose = exact.traits.iter().filter(|it| !placed(&it.what));
    let loose = loose
        .max_by_key(|it| it.ways)
        .expect("a trait")
        .what
        .clone();
    let keep = vec![loose];
    let op = LessonOp::Keep {
        step: step.clone(),
        keep,
    };
    let view = done(&here, &view, op).await;
    let loose = report(&here, &view, &step).await;
    assert!(loose.right > exact.right, "{loose:?}");
    assert!(!loose.open.is_empty(), "{loose:?}");
    assert!(
        !loose.open.iter().any(|it| elsewhere(&it.class)),
        "{loose:?}"
    );
    let open: u32 = loose.open.iter().map(|it| it.moves).sum();
    assert_eq!(loose.right + open, loose.legal, "{loose:?}");
}

#[tokio::test]
async fn a_board_at_the_desk_has_the_seats_of_the_lesson_and_its_learner() {
    let here = workshop().await;
    let own = lessons(&here);
    for (id, learner) in [("base-02-claiming", 0), ("river-04-when", 1)] {
        let begin = LessonBegin::Copy { id: id.to_owned() };
        let copy = here.begin_lesson(&own, begin, "A copy".to_owned()).await;
        let copy = copy.expect(id);
        let step = steps_of(&copy)[0].clone();
        let looked = here.lesson_step(DocumentId(copy.id), step).await;
        let board = looked.expect(id).board.expect(id);
        let played = own.open(copy.key.clone(), None).await.expect(id).board;
        assert_eq!(board.learner, PlayerId::nth(learner), "{id}");
        let at_desk = board.seats.iter().map(|it| (&it.name, it.colour));
        let in_lesson = played.seats.iter().map(|it| (&it.name, it.colour));
        assert!(at_desk.eq(in_lesson), "{id}");
        assert!(played.seats[learner].you, "{id}");
    }
}
