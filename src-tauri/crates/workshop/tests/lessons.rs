//! Lessons of the program opened at the desk of lessons, and changes of a lesson as a hand that knows nothing would make them.

mod common;

use common::{lines_gone, steps_of};
use content::built_in::LESSONS;
use content::position_file::PositionFile;
use rules::action::Action;
use rules::figure::FigureKind;
use rules::ground::{At, Cell, Kind, Place, PlayerId};
use serde_json::json;
use workshop::draft::{DocumentDraft, DraftKind};
use workshop::fresh;
use workshop::lesson_op::{
    AnswerChoice, CourseText, LessonOp, MoveTrait, PointedAt, QuestionOf, RecordedDecision,
    RecordedTurn, ScriptedTurns, StepText, WrongMove,
};
use workshop::op::{DocumentField, Op, OpRefusal};
use workshop::patch::Patch;

/// A die that falls the same way each time.
struct Die(u64);

impl Die {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % below
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.roll(list.len())].clone()
    }

    fn text(&mut self) -> Option<String> {
        let texts = [
            "",
            "Een woord.",
            "Another “word”.",
            "One more.\nOn two lines.",
        ];
        Some(self.of(&texts).to_owned()).filter(|_| self.roll(5) > 0)
    }

    fn place(&mut self) -> Place {
        Place {
            x: self.roll(7) as i16 - 3,
            y: self.roll(7) as i16 - 3,
            kind: self.of(&[Kind::Road, Kind::City, Kind::Monastery]),
            at: self.of(&[At::N, At::E, At::I]),
        }
    }

    fn act(&mut self) -> Action {
        let Place { x, y, kind, at } = self.place();
        match self.roll(4) {
            0 => Action::Pass,
            1 => Action::Figure {
                figure: FigureKind::Follower,
                x,
                y,
                kind,
                at,
            },
            _ => Action::Tile {
                x,
                y,
                rotation: self.roll(5) as u8,
            },
        }
    }

    fn turn(&mut self) -> RecordedTurn {
        RecordedTurn {
            player: self.roll(3) as u8,
            acts: (0..self.roll(4)).map(|_| self.act()).collect(),
        }
    }

    fn decided(&mut self) -> RecordedDecision {
        RecordedDecision {
            player: self.roll(8) as u8,
            act: self.act(),
        }
    }

    fn step(&mut self, draft: &DocumentDraft) -> String {
        let steps = match draft {
            DocumentDraft::Lesson(lesson) => lesson.scenario().steps.clone(),
            _ => Vec::new(),
        };
        if steps.is_empty() || self.roll(9) == 0 {
            return "nowhere".to_owned();
        }
        self.of(&steps).id
    }

    fn shared(&mut self) -> MoveTrait {
        let place = self.place();
        let (x, y, kind) = (place.x, place.y, place.kind);
        match self.roll(8) {
            0 => MoveTrait::Turned {
                x,
                y,
                rotation: self.roll(5) as u8,
            },
            1 => MoveTrait::There { x, y },
            2 => MoveTrait::Completes { kind },
            3 => MoveTrait::Extends { place },
            4 => MoveTrait::Exactly { action: self.act() },
            5 => MoveTrait::On { place },
            6 => MoveTrait::Does {
                word: self.of(&["pass", "figure", "no such thing"]).to_owned(),
            },
            _ => MoveTrait::Scores {
                points: self.roll(30) as i16,
            },
        }
    }

    fn wrong(&mut self) -> WrongMove {
        let Place { x, y, kind, .. } = self.place();
        match self.roll(7) {
            5 | 6 => WrongMove::Says {
                answer: self.choice(),
            },
            0 => WrongMove::Elsewhere { x, y },
            1 => WrongMove::Turned { x, y, rotation: 1 },
            2 => WrongMove::Stands { kind },
            3 => WrongMove::Does {
                word: "pass".to_owned(),
            },
            _ => WrongMove::Other,
        }
    }

    fn choice(&mut self) -> AnswerChoice {
        match self.roll(3) {
            0 => AnswerChoice::Players {
                players: (0..self.roll(3)).map(PlayerId::nth).collect(),
            },
            _ => AnswerChoice::Number {
                number: self.of(&[-4, 0, 3, 7, 100_000]),
            },
        }
    }

    fn question(&mut self) -> QuestionOf {
        let (place, player) = (self.place(), self.of(&[None, Some(1), Some(9)]));
        match self.roll(8) {
            0 => QuestionOf::Worth { place, player },
            1 => QuestionOf::WorthComplete { place, player },
            2 => QuestionOf::Tiles { place },
            3 => QuestionOf::AtTheEnd { player },
            4 => QuestionOf::Followers { player },
            5 => QuestionOf::Fits {
                x: place.x,
                y: self.of(&[0, 31_000]),
            },
            6 => QuestionOf::Owners { place },
            _ => QuestionOf::Leaders,
        }
    }

    fn pointed(&mut self) -> PointedAt {
        let place = self.place();
        let (x, y) = (place.x, place.y);
        match self.roll(4) {
            0 => PointedAt::Feature { place },
            1 => PointedAt::Cell {
                cell: Cell::new(x, y),
            },
            2 => PointedAt::Figure { place },
            _ => PointedAt::Arrow {
                from: Cell::new(x, y),
                to: Cell::new(self.roll(3) as i16, self.of(&[0, 31_000])),
            },
        }
    }

    fn op(&mut self, draft: &DocumentDraft) -> Op {
        let step = self.step(draft);
        let change = match self.roll(27) {
            21 | 22 => LessonOp::Course {
                what: self.of(&[CourseText::Name, CourseText::Words]),
                text: self.text(),
            },
            23 | 24 => LessonOp::Reword {
                step,
                class: self.wrong().class(),
                text: self.text().unwrap_or_default(),
            },
            25 => LessonOp::Refute {
                step,
                class: self.wrong().class(),
                played: (0..self.roll(4)).map(|_| self.decided()).collect(),
            },
            26 => LessonOp::Rules {
                step,
                rules: (0..self.roll(3))
                    .map(|_| self.of(&["BG-01", "BG-02"]).to_owned())
                    .collect(),
            },
            14 => LessonOp::Ask {
                after: Some(step).filter(|_| self.roll(3) > 0),
                question: self.question(),
            },
            15 => LessonOp::Reask {
                step,
                question: self.question(),
            },
            16 | 17 => LessonOp::Choices {
                step,
                choices: (0..self.roll(4)).map(|_| self.choice()).collect(),
            },
            18 | 19 => LessonOp::Point {
                step,
                at: self.pointed(),
            },
            20 => LessonOp::Unpoint {
                step,
                nth: self.roll(4) as u16,
            },
            0 | 1 => LessonOp::Record {
                turns: (0..self.roll(3)).map(|_| self.turn()).collect(),
            },
            2 => LessonOp::Note {
                after: Some(step).filter(|_| self.roll(3) > 0),
            },
            3 => LessonOp::Remove { step },
            4 => LessonOp::Cut {
                from: step,
                stay: vec![ScriptedTurns {
                    player: 1,
                    turns: self.roll(3) as u16,
                }],
            },
            5..=7 => LessonOp::Say {
                step,
                what: self.of(&[StepText::Task, StepText::Good, StepText::Hint]),
                text: self.text(),
            },
            8 | 9 => LessonOp::Keep {
                step,
                keep: (0..self.roll(4)).map(|_| self.shared()).collect(),
            },
            10 | 11 => LessonOp::Answer {
                step,
                class: self.wrong(),
                text: self.text().unwrap_or_default(),
            },
            12 => LessonOp::Unanswer {
                step,
                class: self.wrong().class(),
            },
            _ if self.roll(2) == 0 => {
                return Op::About {
                    what: self.of(&[DocumentField::Name, DocumentField::Author]),
                    text: self.text(),
                    language: None,
                };
            }
            _ => LessonOp::After {
                lesson: Some("own-lesson-other".to_owned()).filter(|_| self.roll(3) > 0),
            },
        };
        Op::Lesson { change }
    }
}

/// A position for two.
fn position() -> PositionFile {
    let file = json!({
        "format": "bastide/position@1", "id": "mine", "name": { "en": "Mine" },
        "setup": {
            "players": [{ "name": "Eva", "bot": "steady" }, {}], "mix": "base", "deck": ["base/D", "base/U"],
            "start": [{ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 }],
        },
    });
    content::draft::read(&file.to_string()).expect("a position")
}

fn lesson() -> DocumentDraft {
    fresh::lesson("own-lesson-mine", "Mijn les", "nl", &position()).expect("a lesson")
}

#[test]
fn five_thousand_changes_leave_no_lesson_that_cannot_be_told_and_each_is_undone_to_the_letter() {
    let (mut die, mut done, mut taken) = (Die(11), 0, 0);
    let mut draft = lesson();
    let mut behind: Vec<(String, Patch)> = Vec::new();
    while done < 5_000 {
        let text = draft.text();
        if die.roll(5) == 0 {
            if let Some((before, step)) = behind.pop() {
                let undone = step.undone(&text).expect("a step back");
                assert_eq!(undone, before);
                assert_eq!(step.done(&undone).as_deref(), Some(text.as_str()));
                draft = DocumentDraft::read(draft.kind(), &undone).expect("what was written");
            }
            continue;
        }
        let op = die.op(&draft);
        let kept = serde_json::to_string(&op).expect("JSON");
        assert_eq!(serde_json::from_str::<Op>(&kept).expect("an operation"), op);
        done += 1;
        let Ok(after) = draft.apply(&op) else {
            assert_eq!(draft.text(), text, "a refusal changes nothing");
            continue;
        };
        taken += 1;
        let written = after.text();
        let read = DocumentDraft::read(after.kind(), &written).expect("what was written");
        assert_eq!(read, after);
        behind.push((text.clone(), Patch::between(&text, &written)));
        draft = after;
    }
    assert!(taken > 1_500, "only {taken} changes were done");
}

#[test]
fn every_lesson_is_saved_again_byte_for_byte_and_a_change_changes_only_its_lines() {
    let mut changed = 0;
    for (path, text) in LESSONS {
        let draft = DocumentDraft::read(DraftKind::Lesson, text).expect(path);
        assert_eq!(draft.text(), *text, "{path}");
        let DocumentDraft::Lesson(lesson) = &draft else {
            panic!("{path} is a lesson");
        };
        let scenario = lesson.scenario();
        let say = |step: &str, what, text: &str| Op::Lesson {
            change: LessonOp::Say {
                step: step.to_owned(),
                what,
                text: Some(text.to_owned()),
            },
        };
        let first = &scenario.steps[0].id;
        let task = draft.apply(&say(first, StepText::Task, "Other words."));
        if scenario.desk.is_some() {
            assert_eq!(task, Err(OpRefusal::WrongKind), "{path}");
            continue;
        }
        let name = Op::About {
            what: DocumentField::Name,
            text: Some("Another name".to_owned()),
            language: None,
        };
        for after in [draft.apply(&name), task] {
            let after = after.expect(path).text();
            let (gone, came) = (lines_gone(text, &after), lines_gone(&after, text));
            // The last line of the texts may get a comma.
            assert!(
                gone.len() <= 2 && came.len() <= 2,
                "{path}: {gone:?} {came:?}"
            );
        }
        let moves = scenario.steps.iter().find(|step| step.feedback.len() > 1);
        let Some(step) = moves.filter(|step| step.accept.is_some()) else {
            continue;
        };
        let unanswer = draft.apply(&Op::Lesson {
            change: LessonOp::Unanswer {
                step: step.id.clone(),
                class: step.feedback[0].class.clone(),
            },
        });
        let after = unanswer.expect(path);
        let came = lines_gone(&after.text(), text);
        // What was in several lines may fit into fewer; beyond the step nothing is written anew.
        assert!(came.len() <= 4, "{path}: {came:?}");
        let DocumentDraft::Lesson(after) = &after else {
            panic!("{path} is a lesson");
        };
        assert_eq!(after.scenario().steps.len(), scenario.steps.len());
        changed += 1;
    }
    assert!(changed > 40, "only {changed} lessons");
}

#[test]
fn what_is_recorded_becomes_steps_and_scripts_and_goes_again() {
    let tile = |x, rotation| Action::Tile { x, y: 0, rotation };
    let turns = |numbers: &[(u8, i16)]| {
        let turn = |&(player, x): &(u8, i16)| RecordedTurn {
            player,
            acts: vec![tile(x, 1), Action::Pass],
        };
        numbers.iter().map(turn).collect::<Vec<_>>()
    };
    let begun = lesson();
    let record = |turns| Op::Lesson {
        change: LessonOp::Record { turns },
    };
    let draft = begun.apply(&record(turns(&[(0, 1), (1, 2), (0, 3)])));
    let DocumentDraft::Lesson(made) = draft.as_ref().expect("recorded") else {
        panic!("a lesson");
    };
    let scenario = made.scenario();
    assert_eq!(scenario.own_language(), "nl");
    assert_eq!(scenario.steps.len(), 2);
    assert_eq!(scenario.scripts.len(), 1);
    assert_eq!(
        scenario.acts(&scenario.steps[1].id),
        Some(vec![tile(3, 1), Action::Pass])
    );
    let cut = Op::Lesson {
        change: LessonOp::Cut {
            from: scenario.steps[1].id.clone(),
            stay: vec![ScriptedTurns {
                player: 1,
                turns: 0,
            }],
        },
    };
    let DocumentDraft::Lesson(less) = draft.expect("recorded").apply(&cut).expect("cut") else {
        panic!("a lesson");
    };
    assert_eq!(less.scenario().steps.len(), 1);
    assert_eq!(less.scenario().solution.len(), 1);
    assert!(less.scenario().scripts[0].turns.is_empty());
    assert_eq!(begun.apply(&record(Vec::new())), Err(OpRefusal::NoMove));
    let nobody = begun.apply(&record(turns(&[(4, 1)])));
    assert_eq!(nobody, Err(OpRefusal::NoSeat));
}

#[test]
fn a_question_and_what_is_pointed_at_change_their_own_lines_alone() {
    let (mut asked, mut pointed) = (0, 0);
    for (path, text) in LESSONS {
        let draft = DocumentDraft::read(DraftKind::Lesson, text).expect(path);
        let done = |draft: &DocumentDraft, change| draft.apply(&Op::Lesson { change });
        let steps = steps_of(&draft);
        let first = steps[0].id.clone();
        let question = QuestionOf::AtTheEnd { player: None };
        let after = Some(steps.last().expect("a step").id.clone());
        let Ok(with) = done(&draft, LessonOp::Ask { after, question }) else {
            continue;
        };
        let (gone, came) = (
            lines_gone(text, &with.text()),
            lines_gone(&with.text(), text),
        );
        // The step before it gets a comma, for which its line may be too short.
        assert!(
            gone.len() <= 1 && came.len() <= 16,
            "{path}: {gone:?} {came:?}"
        );
        let own = steps_of(&with).pop().expect("the question").id;
        let without = done(&with, LessonOp::Remove { step: own }).expect(path);
        assert_eq!(without.text(), *text, "{path}");
        asked += 1;
        let at = PointedAt::Arrow {
            from: Cell::new(7, 7),
            to: Cell::new(8, 7),
        };
        let marked = done(
            &draft,
            LessonOp::Point {
                step: first.clone(),
                at,
            },
        )
        .expect(path);
        let gone = lines_gone(text, &marked.text());
        assert!(gone.len() <= 1, "{path}: {gone:?}");
        let nth = steps[0].mark.len() as u16;
        let back = done(&marked, LessonOp::Unpoint { step: first, nth }).expect(path);
        assert_eq!(back.text(), *text, "{path}");
        pointed += 1;
    }
    assert!(asked > 40 && pointed > 40, "{asked} {pointed}");
}

#[test]
fn a_question_is_said_as_it_was_asked_and_forgets_what_belonged_to_another() {
    let begun = lesson();
    let done = |draft: &DocumentDraft, change| draft.apply(&Op::Lesson { change });
    let mut die = Die(5);
    for _ in 0..60 {
        let question = die.question();
        let ask = LessonOp::Ask {
            after: None,
            question: question.clone(),
        };
        // A player or a place that no table has cannot be asked about.
        let Ok(asked) = done(&begun, ask) else {
            continue;
        };
        let step = steps_of(&asked).remove(0);
        assert_eq!(
            QuestionOf::of(step.ask.as_ref().expect("asked")),
            Some(question)
        );
    }
    let question = QuestionOf::AtTheEnd { player: None };
    let asked = done(
        &begun,
        LessonOp::Ask {
            after: None,
            question,
        },
    )
    .expect("asked");
    let step = steps_of(&asked).remove(0).id;
    let number = |number| AnswerChoice::Number { number };
    let choose = |choices: Vec<AnswerChoice>| LessonOp::Choices {
        step: step.clone(),
        choices,
    };
    let chosen = done(&asked, choose(vec![number(1), number(2), number(3)])).expect("choices");
    let say = |answer| LessonOp::Answer {
        step: step.clone(),
        class: WrongMove::Says { answer },
        text: "Not so many.".to_owned(),
    };
    let said = done(&chosen, say(number(2))).expect("said");
    let said = done(&said, say(number(3))).expect("said");
    let fewer = done(&said, choose(vec![number(1), number(2)])).expect("fewer");
    let classes: Vec<_> = steps_of(&fewer)[0]
        .feedback
        .iter()
        .map(|it| it.class.clone())
        .collect();
    assert_eq!(classes, ["says-2"]);
    assert_eq!(fewer.text().matches("Not so many.").count(), 1);
    let players = AnswerChoice::Players {
        players: Vec::new(),
    };
    assert!(
        done(&chosen, choose(vec![players])).is_err(),
        "a player is no number"
    );
    assert!(
        done(&chosen, choose(vec![number(1), number(1)])).is_err(),
        "twice the same"
    );
}

#[test]
fn a_course_is_named_in_its_first_lesson_and_changes_its_own_lines_alone() {
    let mut named = 0;
    for (path, text) in LESSONS {
        let draft = DocumentDraft::read(DraftKind::Lesson, text).expect(path);
        let say = |draft: &DocumentDraft, what, text: Option<&str>| {
            let text = text.map(str::to_owned);
            draft.apply(&Op::Lesson {
                change: LessonOp::Course { what, text },
            })
        };
        let Ok(course) = say(&draft, CourseText::Name, Some("Roads")) else {
            continue;
        };
        let said = say(&course, CourseText::Words, Some("Long ones.")).expect(path);
        let gone = lines_gone(text, &said.text());
        // What stood last, in the file and among its texts, gets a comma.
        assert!(gone.len() <= 2, "{path}: {gone:?}");
        let none = say(&said, CourseText::Name, None).expect(path);
        assert_eq!(none.text(), *text, "{path}");
        assert!(say(&none, CourseText::Words, Some("Of nothing.")).is_err());
        named += 1;
    }
    assert!(named > 40, "{named}");
}
