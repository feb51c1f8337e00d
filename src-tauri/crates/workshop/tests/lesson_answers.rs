//! What is said to mistakes at the desk of lessons, what is shown after them, which rules a step teaches, and double turns.

mod common;

use common::{lines_gone, steps_of};
use content::built_in::LESSONS;
use content::position_file::PositionFile;
use content::scenario::{Feedback, Predicate, ScenarioStep};
use rules::action::Action;
use serde_json::json;
use workshop::draft::{DocumentDraft, DraftKind};
use workshop::fresh;
use workshop::lesson_op::{LessonOp, MoveTrait, RecordedDecision, RecordedTurn};
use workshop::op::{Op, OpRefusal};

type Changed = Result<DocumentDraft, OpRefusal>;

fn done(draft: &DocumentDraft, change: LessonOp) -> Changed {
    draft.apply(&Op::Lesson { change })
}

/// Every lesson that is played on a board, as its file is.
fn lessons() -> impl Iterator<Item = (&'static str, &'static str, DocumentDraft)> {
    LESSONS.iter().filter_map(|(path, text)| {
        let draft = DocumentDraft::read(DraftKind::Lesson, text).expect(path);
        let DocumentDraft::Lesson(lesson) = &draft else {
            panic!("{path} is a lesson");
        };
        lesson
            .scenario()
            .desk
            .is_none()
            .then_some((*path, *text, draft))
    })
}

#[test]
fn an_answer_is_written_anew_in_its_place_whatever_class_its_file_made_it() {
    let mut reworded = 0;
    for (path, text, draft) in lessons() {
        for step in steps_of(&draft)
            .into_iter()
            .filter(|it| !it.feedback.is_empty())
        {
            let class = step.feedback[0].class.clone();
            let change = LessonOp::Reword {
                step: step.id.clone(),
                class,
                text: "Look again.".to_owned(),
            };
            let after = done(&draft, change).expect(path);
            let now = steps_of(&after).into_iter().find(|it| it.id == step.id);
            let now = now.expect("the step").feedback;
            assert_eq!(now.len(), step.feedback.len());
            assert_eq!(now[0].when, step.feedback[0].when, "{path}");
            assert_eq!(now[0].refute, step.feedback[0].refute, "{path}");
            let gone = lines_gone(text, &after.text());
            // A sentence that is said elsewhere too is left there; then its key stands behind the others.
            assert!(gone.len() <= 3, "{path}: {gone:?}");
            reworded += 1;
        }
    }
    assert!(reworded > 100, "{reworded}");
    let (_, _, draft) = lessons().next().expect("a lesson");
    let nobody = LessonOp::Reword {
        step: steps_of(&draft)[0].id.clone(),
        class: "no-such-class".to_owned(),
        text: "Look again.".to_owned(),
    };
    assert_eq!(done(&draft, nobody), Err(OpRefusal::NoAnswer));
}

#[test]
fn what_is_shown_after_a_mistake_comes_and_goes_and_leaves_the_file_as_it_was() {
    let (mut shown, mut kept) = (0, 0);
    for (path, text, draft) in lessons() {
        let judged = steps_of(&draft)
            .into_iter()
            .filter(|it| it.accept.is_some());
        let classes = judged.flat_map(|step| {
            let id = step.id.clone();
            step.feedback
                .into_iter()
                .map(move |class| (id.clone(), class))
        });
        let (with, without): (Vec<_>, Vec<_>) =
            classes.partition(|(_, class)| !class.refute.is_empty());
        let refute = |step: &str, class: &str, played: Vec<RecordedDecision>| LessonOp::Refute {
            step: step.to_owned(),
            class: class.to_owned(),
            played,
        };
        let pass = RecordedDecision {
            player: 0,
            act: Action::Pass,
        };
        for (step, class) in without.iter().take(1) {
            let Ok(now) = done(&draft, refute(step, &class.class, vec![pass, pass])) else {
                continue;
            };
            let gone = lines_gone(text, &now.text());
            let came = lines_gone(&now.text(), text);
            assert!(
                gone.len() <= 1 && came.len() <= 12,
                "{path}: {gone:?} {came:?}"
            );
            let again = done(&now, refute(step, &class.class, Vec::new())).expect(path);
            assert_eq!(again.text(), text, "{path}");
            shown += 1;
        }
        for (step, class) in with.iter().take(1) {
            let less = done(&draft, refute(step, &class.class, Vec::new())).expect(path);
            let now = steps_of(&less).into_iter().find(|it| it.id == *step);
            let now = now.expect("the step").feedback;
            let is_bare = |it: &Feedback| it.class == class.class && it.refute.is_empty();
            assert!(now.iter().any(is_bare), "{path}");
            kept += 1;
        }
    }
    assert!(shown > 40 && kept > 20, "{shown} {kept}");
}

#[test]
fn a_step_names_the_rules_that_it_teaches() {
    let (path, text, draft) = lessons().next().expect("a lesson");
    let step = steps_of(&draft)[0].clone();
    let teach = |rules: &[&str]| LessonOp::Rules {
        step: step.id.clone(),
        rules: rules.iter().map(|it| (*it).to_owned()).collect(),
    };
    let with = done(&draft, teach(&["BG-01", "BG-02"])).expect(path);
    assert_eq!(steps_of(&with)[0].rules, ["BG-01", "BG-02"]);
    let own: Vec<&str> = step.rules.iter().map(String::as_str).collect();
    assert_eq!(done(&with, teach(&own)).expect(path).text(), text, "{path}");
    assert_eq!(
        done(&draft, teach(&["BG-01", "BG-01"])),
        Err(OpRefusal::Same)
    );
}

#[test]
fn both_tiles_of_a_double_turn_become_steps() {
    let file = json!({
        "format": "bastide/position@1", "id": "mine", "name": { "en": "Mine" },
        "setup": {
            "players": [{}, {}], "mix": "base", "deck": ["base/D", "base/U"],
            "start": [{ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 }],
        },
    });
    let position: PositionFile = content::draft::read(&file.to_string()).expect("a position");
    let begun = fresh::lesson("own-lesson-mine", "Mine", "en", &position).expect("a lesson");
    let tile = |x| Action::Tile {
        x,
        y: 0,
        rotation: 1,
    };
    let turns = vec![RecordedTurn {
        player: 0,
        acts: vec![tile(1), Action::Pass, tile(2), Action::Pass],
    }];
    let draft = done(&begun, LessonOp::Record { turns }).expect("recorded");
    let [first, second] = &steps_of(&draft)[..] else {
        panic!("two steps");
    };
    let DocumentDraft::Lesson(lesson) = &draft else {
        panic!("a lesson");
    };
    let acts = |step: &ScenarioStep| lesson.scenario().acts(&step.id).expect("its acts");
    assert_eq!(acts(first), [tile(1), Action::Pass]);
    assert_eq!(acts(second), [tile(2), Action::Pass]);
    let brings = |step: &ScenarioStep| match &step.accept {
        Some(Predicate::All(parts)) => parts.contains(&Predicate::SecondPart(true)),
        _ => false,
    };
    assert!(brings(first) && !brings(second));
    // However little a right move must share, the second tile still has to come.
    let keep = LessonOp::Keep {
        step: first.id.clone(),
        keep: vec![MoveTrait::There { x: 1, y: 0 }],
    };
    assert!(brings(&steps_of(&done(&draft, keep).expect("loosened"))[0]));
}
